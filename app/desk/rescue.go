package desk

import (
	"errors"

	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/save"
	"tabard/web/store"
)

// unsaved says that the present of a table is nowhere but on this page. One that another tab has overtaken is none of these:
// only the player can say which of the two counts.
func unsaved(st session.SaveState) bool { return st.Err != nil && !errors.Is(st.Err, store.ErrStale) }

// AtRisk says that closing the page now would lose something, and that the browser is to ask.
func (d *Desk) AtRisk() bool { return !d.leaving && d.Unkept() }

// Unkept says that there is what nobody has been able to save, or this tab's line of a game of which there are two.
func (d *Desk) Unkept() bool {
	for _, t := range d.tables {
		if t.View.Save.Err != nil {
			return true
		}
	}
	return false
}

// Rescue writes anew what could not be written: there may be room by now. Tables that nobody looks at are done with then.
func (d *Desk) Rescue() {
	for _, t := range d.tables {
		if !unsaved(t.View.Save) || t.Watched {
			continue
		}
		d.Send(t, table.Write{})
	}
}

// Flush is the last chance before the page goes: it draws nothing.
func (d *Desk) Flush() {
	for _, t := range d.tables {
		if unsaved(t.View.Save) && !t.Watched {
			_ = d.house.Shelf.Put(t.Machine.Save()) // what it says is for nobody any more; rescue looks again if the page stays
		}
	}
}

// Ahead are the games whose present is on this page alone.
func (d *Desk) Ahead() (all []save.Game) {
	for _, t := range d.tables {
		if t.View.Save.Err != nil {
			all = append(all, t.Machine.Save())
		}
	}
	return all
}

// OnlyHere says that a game is nowhere but on this page.
func (d *Desk) OnlyHere(id string) bool {
	t := d.tables[id]
	return t != nil && unsaved(t.View.Save)
}
