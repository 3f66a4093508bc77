package desk

import (
	"errors"

	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/save"
	"tabard/web/store"
)

// unsaved says that a game could not be saved, so that only this page has its present. It is false for a game that another tab has played
// on: only the player can say which of the two lines counts.
func unsaved(st session.SaveState) bool { return st.Err != nil && !errors.Is(st.Err, store.ErrStale) }

// AtRisk says that closing the page would lose something, so that the browser must ask first.
func (d *Desk) AtRisk() bool { return !d.leaving && d.unkept() }

// unkept says that a game of this page could not be saved, has another line in another tab, or is only on its way to the journal.
func (d *Desk) unkept() bool {
	for _, t := range d.tables {
		if t.View.Save.Err != nil {
			return true
		}
	}
	for _, b := range d.outbox.writing {
		for _, w := range b.all {
			if w.alone {
				return true
			}
		}
	}
	return false
}

// Rescue saves the games that could not be saved, or of which the storage has nothing any more. The desk then forgets those of them that are
// not on the screen.
func (d *Desk) Rescue() {
	for id, t := range d.tables {
		if t.Watched || !unsaved(t.View.Save) && !d.house.Shelf.Gone(d.mail.record(id)) {
			continue
		}
		d.Send(t, table.Write{})
	}
}

// Flush saves what it can when the page is about to go. Nothing is drawn any more.
func (d *Desk) Flush() {
	for id, t := range d.tables {
		if unsaved(t.View.Save) && !t.Watched && t.View.Letter > 0 {
			_ = d.mail.Keep(id, false)
		} else if unsaved(t.View.Save) && !t.Watched {
			_ = d.house.Shelf.Put(t.Machine.Save()) // nobody can read an error any more; Rescue tries again if the page stays
		}
	}
}

// Ahead returns the games whose last save has failed.
func (d *Desk) Ahead() (all []save.Game) {
	for _, t := range d.tables {
		if t.View.Save.Err != nil && t.View.Letter == 0 {
			all = append(all, t.Machine.Save())
		}
	}
	return all
}

// OnlyHere says that only this page has the present of a game.
func (d *Desk) OnlyHere(id string) bool {
	t := d.tables[id]
	return t != nil && unsaved(t.View.Save)
}
