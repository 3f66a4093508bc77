package desk

import (
	"tabard/app/house"
	"tabard/app/table"
	say "tabard/app/words/shell"
	"tabard/engines/save"
	"tabard/web/store"
)

// LookBack looks back over a game, from an entry of its log on: over the one on the screen, or, by its id, one that has to be opened
// first.
func (d *Desk) LookBack(id string, entry int) {
	t := d.current
	if t == nil || id != "" && id != t.View.ID {
		d.backOver = id
		d.house.Navigate(house.Route{Place: house.PlaceTable, Arg: id})
		return
	}
	d.backOver = ""
	d.Send(t, table.LookBack{Entry: entry})
}

// welcome tells the greeting at a table that has just come on the screen, and looks back over its game if the player wished to.
func (d *Desk) welcome() {
	if d.current == nil {
		return
	}
	if d.greeting != "" {
		d.house.Tell(d.greeting)
		d.greeting = ""
	}
	if d.backOver == d.current.View.ID {
		d.LookBack("", -1)
	}
}

// Present ends a look back.
func (d *Desk) Present() {
	if d.current != nil {
		d.Send(d.current, table.Present{})
	}
}

// PlayOn stores a copy of the game as it stood at the step that the player looks back at, and opens it.
func (d *Desk) PlayOn() {
	b := d.Looking()
	if b == nil || !b.Past().PlaysOn() {
		return
	}
	if d.outdated != "" {
		d.house.Tell(house.Problem(save.ErrNewer))
		return
	}
	g, title := b.Past().Copy()
	at := house.Now()
	g.ID, g.Title, g.Created, g.Played = store.NewID(), save.Clean(title), at, at
	if err := d.house.Shelf.Put(g); err != nil {
		d.house.Tell(house.Problem(err))
		return
	}
	d.house.Navigate(house.Route{Place: house.PlaceTable, Arg: g.ID})
	d.greeting = say.BackCopied.String()
}
