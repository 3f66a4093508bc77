package desk

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"tabard/app/house"
	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/save"
	"tabard/web/page"
	"tabard/web/store"
)

// why says why a table is only looked at.
type why string

const (
	whyElsewhere why = "elsewhere" // another tab has the game open
	whyTaken     why = "taken"     // another tab has taken it over from this one
	whyStale     why = "stale"     // another tab has written it all the same: there are two games now
	whyNewer     why = "newer"     // a newer version of the app is at work in another tab
	whyLayout    why = "layout"    // a newer version has laid out anew what is stored
)

// free gives a game back to the other tabs.
func (d *Desk) free(id string) {
	delete(d.whys, id)
	d.house.Do(page.Free{ID: id})
}

// Borrow claims a stored game for as long as do takes, unless it lies on a table of this tab, which keeps it. mine says whether
// it could be had.
func (d *Desk) Borrow(id string, do func(mine bool)) {
	d.claim(id, false, func(mine bool) {
		do(mine)
		if mine && d.tables[id] == nil {
			d.free(id)
		}
	})
}

// Alone does something to a stored game that no tab has open, this one among them.
func (d *Desk) Alone(id string, do func()) {
	d.Borrow(id, func(mine bool) {
		if !mine {
			d.house.Tell(lingo.T("problem.elsewhere"))
			return
		}
		do()
	})
}

// onlyWatch makes a table one to look at.
func (d *Desk) onlyWatch(t *table.Table, because why) {
	d.whys[t.View.ID] = because
	d.Send(t, table.Watch{On: true})
}

// Lost is another tab's taking over of a game.
func (d *Desk) Lost(id string) {
	if d.coming == id { // it is still being read: to be looked at, then
		d.house.Visits++
		d.Open(id)
		return
	}
	if t := d.tables[id]; t != nil {
		d.onlyWatch(t, whyTaken)
		if t == d.current {
			t.Alert = d.watchText(t)
		}
	}
}

// Outdate makes everything a thing to look at: a newer version is at work in another tab.
func (d *Desk) Outdate() { d.outdate(whyNewer) }

// outdate makes everything one to look at: a newer version has the say.
func (d *Desk) outdate(because why) {
	d.outdated = because
	for _, t := range d.tables {
		d.onlyWatch(t, because)
	}
}

// HeedLayout looks whether a newer version has laid out anew what is stored.
func (d *Desk) HeedLayout() {
	if err := d.house.Shelf.Newer(); errors.Is(err, save.ErrNewer) {
		d.outdate(whyLayout)
	}
}

// yieldRefused stops a table whose last write was refused because it is not this tab's to write.
func (d *Desk) yieldRefused(t *table.Table) {
	switch err := t.View.Save.Err; {
	case t.Watched:
	case errors.Is(err, store.ErrStale):
		d.onlyWatch(t, whyStale)
	case errors.Is(err, save.ErrNewer):
		d.outdate(cmp.Or(d.outdated, whyLayout))
	}
}

// Changed follows what another tab has written.
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
	case !any && !strings.HasPrefix(key, "game:"+t.View.ID+":"):
	case t.Watched:
		if because := d.whys[t.View.ID]; because == whyElsewhere || because == whyTaken && t.View.Save.Err == nil {
			d.showStored(t, because)
		}
	case d.house.Shelf.Gone(t.View.ID): // somebody else on this address has emptied the storage
		d.Send(t, table.Write{})
		d.house.SaveSettings()
		d.house.Tell(lingo.T("saves.emptied"))
	case d.house.Shelf.Behind(t.View.ID):
		d.Send(t, table.Saved{Rev: t.View.Rev, At: house.Now(), Err: fmt.Errorf("app: %w", store.ErrStale)})
	}
}

// dropDeleted forgets a game that another tab has deleted.
func (d *Desk) dropDeleted(key string) {
	if id, ok := store.GameOf(key); ok && d.tables[id] == nil && d.house.Shelf.Gone(id) {
		d.house.Shelf.Adopt(id, nil)
	}
}

// showStored shows a game that is played in another tab as it stands there now.
func (d *Desk) showStored(old *table.Table, because why) {
	g, err := d.house.Shelf.Look(old.View.ID)
	if err != nil {
		return // deleted there, or half written: what is on the screen stays
	}
	m, effects, err := session.Open(g)
	if err != nil {
		return
	}
	say, alert := old.Say, old.Alert
	d.show(m, effects, because)
	if t := d.current; !t.View.Covered {
		t.Open, t.Say, t.Alert = old.Open, say, alert
	}
}

// TakeOver writes what this tab has over what is stored.
func (d *Desk) TakeOver() {
	t := d.current
	d.claim(t.View.ID, true, func(bool) {
		if d.current != t {
			return
		}
		if err := d.house.Shelf.TakeOver(t.View.ID); err != nil && !errors.Is(err, store.ErrNone) {
			d.house.Tell(house.Problem(err))
			return
		}
		delete(d.whys, t.View.ID)
		d.Send(t, table.Write{Play: true})
	})
}

// Rejoin takes a game over as it is stored.
func (d *Desk) Rejoin() {
	t := d.current
	id := t.View.ID
	d.claim(id, true, func(mine bool) {
		if d.current != t {
			return
		}
		delete(d.tables, id)
		delete(d.whys, id)
		d.current = nil
		d.openClaimed(id, mine)
	})
}
