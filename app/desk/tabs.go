package desk

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/table"
	say "tabard/app/words/shell"
	"tabard/engines/save"
	"tabard/web/page"
	"tabard/web/store"
)

// why is the reason that nobody can play at a table: the player can only look on.
type why string

const (
	whyElsewhere why = "elsewhere" // another tab has the game open
	whyTaken     why = "taken"     // another tab has taken it over from this one
	whyStale     why = "stale"     // another tab has written it all the same: there are two games now
	whyNewer     why = "newer"     // a newer version of the app is at work in another tab
	whyOther     why = "other"     // it is that of a letter that came beside this device's own
	whyLayout    why = "layout"    // a newer version has laid out anew what is stored
)

// String is the reason in words.
func (w why) String() string {
	text, _ := say.BannerNamed(string(w))
	return text.String()
}

// free lets other tabs have a game.
func (d *Desk) free(id string) {
	delete(d.whys, id)
	d.house.Do(page.Free{ID: d.mail.record(id)})
}

// Borrow claims a stored game while do runs, and gives it back unless this tab has a table of it. mine says whether the claim succeeded.
func (d *Desk) Borrow(id string, do func(mine bool)) {
	d.claim(id, false, func(mine bool) {
		do(mine)
		if mine && d.tables[id] == nil && d.coming != id {
			d.free(id)
		}
	})
}

// Alone runs do on a stored game that no other tab has open. If one has, it tells the player so.
func (d *Desk) Alone(id string, do func()) {
	d.Borrow(id, func(mine bool) {
		if !mine {
			d.house.Tell(say.ProblemElsewhere.String())
			return
		}
		do()
	})
}

// onlyWatch stops a table: the player can only look on, for the reason given.
func (d *Desk) onlyWatch(t *table.Table, because why) {
	d.whys[t.View.ID] = because
	d.Send(t, table.Watch{On: true})
}

// Lost stops the table of a game that another tab has taken over.
func (d *Desk) Lost(id string) {
	id = strings.TrimPrefix(id, string(store.Heads))
	if d.coming == id { // it is still being read: to be looked at, then
		d.house.Visits++
		d.Open(id)
		return
	}
	if t := d.tables[id]; t != nil {
		d.onlyWatch(t, whyTaken)
		if t == d.current {
			t.Voice.Alert(d.watchText(t))
		}
	}
}

// Outdate stops every table, because a newer version of the program is at work in another tab.
func (d *Desk) Outdate() { d.outdate(whyNewer) }

// outdate stops every table for good: this version may not write any more.
func (d *Desk) outdate(because why) {
	d.outdated = because
	for _, t := range d.tables {
		d.onlyWatch(t, because)
	}
}

// HeedLayout outdates this version if a newer one has changed the layout of the storage.
func (d *Desk) HeedLayout() {
	if err := d.house.Shelf.Newer(); errors.Is(err, save.ErrNewer) {
		d.outdate(whyLayout)
	}
}

// yieldRefused stops a table whose last write the shelf has refused, because another tab or a newer version has the say.
func (d *Desk) yieldRefused(t *table.Table) {
	switch err := t.View.Save.Err; {
	case t.Watched:
	case errors.Is(err, store.ErrStale):
		d.onlyWatch(t, whyStale)
	case errors.Is(err, save.ErrNewer):
		d.outdate(cmp.Or(d.outdated, whyLayout))
	}
}

// Changed takes in what another tab has written under a key of the storage; "" is any.
func (d *Desk) Changed(key string) {
	any := key == ""
	d.dropDeleted(key)
	if any || key == "layout" {
		d.HeedLayout()
	}
	if any || key == "settings" {
		if set, err := d.house.Shelf.Settings(); err == nil {
			d.house.Settings = set
		}
	}
	t := d.current
	switch {
	case t == nil:
	case !any && !strings.HasPrefix(key, "game:"+t.View.ID+":") && !strings.HasPrefix(key, string(store.Heads)+t.View.ID+":"):
	case t.Watched:
		if because := d.whys[t.View.ID]; because == whyElsewhere || because == whyTaken && t.View.Save.Err == nil {
			d.showStored(t, because)
		}
	case d.house.Shelf.Gone(d.mail.record(t.View.ID)): // something else on this address has taken it out and left other records
		d.Send(t, table.Write{})
		d.house.Tell(say.SavesEmptied(0))
	case d.house.Shelf.Behind(d.mail.record(t.View.ID)):
		d.Send(t, table.Saved{Rev: t.View.Rev, At: house.Now(), Err: fmt.Errorf("app: %w", store.ErrStale)})
	}
}

// dropDeleted forgets a game that another tab has deleted.
func (d *Desk) dropDeleted(key string) {
	if id, ok := store.GameOf(key); ok && d.tables[id] == nil && d.house.Shelf.Gone(id) {
		d.house.Shelf.Adopt(id, nil)
	}
}

// showStored shows a game that another tab plays as it is stored now.
func (d *Desk) showStored(old *table.Table, because why) {
	if old.View.Letter > 0 {
		d.mail.open(old.View.ID, false, func(error) {}) // half written there: what is on the screen stays
		return
	}
	g, err := d.house.Shelf.Look(old.View.ID)
	if err != nil {
		return // deleted there, or half written: what is on the screen stays
	}
	m, effects, err := session.Open(g)
	if err != nil {
		return
	}
	d.show(m, effects, because)
	if t := d.current; !t.View.Covered {
		t.Continue(old)
	}
}

// TakeOver claims the game on the screen from the tab that has it, and goes on with this tab's line of it. The stored one is kept as a game
// of its own.
func (d *Desk) TakeOver() {
	t := d.current
	d.claim(t.View.ID, true, func(bool) {
		shelf := d.house.Shelf
		stored, err := shelf.Look(t.View.ID)
		if err == nil {
			err = shelf.KeepLine(t.Machine.Save(), stored)
		}
		if err == nil {
			err = shelf.TakeOver(t.View.ID)
		}
		if err != nil && !errors.Is(err, store.ErrNone) {
			d.house.Tell(house.Problem(err))
			return
		}
		delete(d.whys, t.View.ID)
		d.Send(t, table.Write{Play: true})
		if told := keptLine(shelf, t.View.ID); told != "" {
			d.house.Tell(told)
		}
	})
}

// Rejoin claims the game on the screen from the tab that has it, and goes on from the stored line. This tab's line of it is kept as a game of
// its own.
func (d *Desk) Rejoin() {
	t := d.current
	id := t.View.ID
	d.claim(id, true, func(mine bool) {
		if stored, err := d.house.Shelf.Look(id); err == nil && t.View.Save.Err != nil {
			if err := d.house.Shelf.KeepLine(stored, t.Machine.Save()); err != nil {
				d.house.Tell(house.Problem(err))
				return
			}
			d.Greet(keptLine(d.house.Shelf, id))
		}
		delete(d.tables, id)
		delete(d.whys, id)
		d.current = nil
		d.openClaimed(id, mine)
	})
}
