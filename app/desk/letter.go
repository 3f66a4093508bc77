package desk

import (
	"tabard/app/house"
	"tabard/web/store"
)

// A table by link lies on the shelf as a record of its own kind, and is claimed among the tabs, written and journalled under that record's name.

// mail has the tables by link, for the desk.
type mail struct {
	Post
	desk *Desk
}

// record is the name under which a game or a table by link is claimed and written down.
func (m mail) record(id string) string {
	if m.Post != nil && m.Has(id) {
		return string(store.Heads) + id
	}
	return id
}

// open shows a table by link: to write its letter if this tab has it, otherwise to look at. What the letter draws is shown once it is on the
// disk that the letter has begun.
func (m mail) open(id string, mine bool, fail func(error)) {
	d := m.desk
	sit := func() {
		at, effects, before, err := m.Session(id)
		if d.coming = ""; err != nil {
			fail(err)
			return
		}
		if before {
			m.Shut(id)
			d.free(id)
			d.house.Navigate(house.Route{Place: house.PlacePost, Arg: id})
			return
		}
		because := why("")
		if m.Looks(id) {
			because = whyOther
		} else if !mine {
			because = whyElsewhere
			if d.outdated != "" {
				because = d.outdated
			}
		}
		d.show(at, effects, because)
	}
	if !mine {
		if err := m.Look(id); err != nil {
			fail(err)
			return
		}
		sit()
		return
	}
	wrote, err := m.Begin(id)
	if err != nil {
		fail(err)
		return
	}
	if !wrote || !d.house.Shelf.Joined() {
		sit()
		return
	}
	d.coming = id
	visits := d.house.Visits
	d.outbox.wait(m.record(id), writer{then: func(err error) {
		switch {
		case visits != d.house.Visits:
			m.Shut(id)
			d.free(id)
		case err != nil:
			fail(err)
		default:
			sit()
		}
	}})
}
