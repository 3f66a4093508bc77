package desk

import (
	"errors"
	"fmt"

	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/save"
	"tabard/web/journal"
	"tabard/web/page"
	"tabard/web/store"
)

// outbox is what the tables wait for: the answer of a bot, and that games are written down.
type outbox struct {
	n       int // how many questions and writes there were: an answer names its own
	asked   asked
	keeping map[string][]writer // who waits for a game to be written down, by its id
	writing map[int][]writing   // what the page writes down together, by number
}

// writer is a table that waits for what it had at a revision to be written down.
type writer struct {
	t   *table.Table
	rev uint32
}

// writing is what the page writes down, for whom.
type writing struct {
	entry journal.Entry
	by    []writer
}

// asked is the question to a bot that is open, under its number, and the table that waits for the answer.
type asked struct {
	n int
	t *table.Table
	table.Ask
}

// ask takes a table's question to a bot in the place of an older one.
func (o *outbox) ask(t *table.Table, q table.Ask) page.Ask {
	o.n++
	o.asked = asked{o.n, t, q}
	return page.Ask{N: o.n, Question: q.Question}
}

// write puts a game of a table on the shelf, unless this version is outdated. It says how that went, or that it will be known once the
// journal has it on the disk.
func (o *outbox) write(shelf *store.Shelf, t *table.Table, e table.Save, outdated bool) (m table.Saved, known bool) {
	m = table.Saved{Rev: e.Rev, At: house.Now()}
	if outdated {
		m.Err = fmt.Errorf("desk: %w", save.ErrNewer)
		return m, true
	}
	e.Game.Played = m.At
	m.Err = shelf.Put(e.Game)
	if m.Err != nil || !shelf.Joined() {
		m.Noted = true
		return m, true
	}
	if o.keeping == nil {
		o.keeping = map[string][]writer{}
	}
	o.keeping[e.Game.ID] = append(o.keeping[e.Game.ID], writer{t, e.Rev})
	return m, false
}

// keep takes entries that the page is to write down together.
func (o *outbox) keep(all []journal.Entry) page.Keep {
	o.n++
	if o.writing == nil {
		o.writing = map[int][]writing{}
	}
	k := page.Keep{Entries: all, N: o.n}
	for _, e := range all {
		by := o.keeping[e.ID]
		delete(o.keeping, e.ID)
		o.writing[o.n] = append(o.writing[o.n], writing{e, by})
		k.Heard = k.Heard || len(by) > 0
	}
	return k
}

// Effects hands out what the program has asked for, and last that the page writes down what was put on the shelf meanwhile.
func (d *Desk) Effects() []page.Effect {
	if all := d.house.Shelf.Written(); len(all) > 0 {
		d.house.Do(d.outbox.keep(all))
	}
	return d.house.Effects()
}

// Kept tells tables how it went to write down what they had, and the library of games without a table that are on this page alone.
func (d *Desk) Kept(m page.Kept) {
	all := d.outbox.writing[m.N]
	delete(d.outbox.writing, m.N)
	var lost []error
	for i, w := range all {
		err, noted := m.Faults[i], false
		switch {
		case errors.Is(err, journal.ErrMoved):
			err = store.ErrStale
		case err != nil:
			err = d.house.Shelf.Lacks(w.entry)
			noted = err == nil
		}
		for _, x := range w.by {
			d.Send(x.t, table.Saved{Rev: x.rev, At: house.Now(), Noted: noted, Err: err})
		}
		if len(w.by) == 0 && w.entry.Slot != nil && err != nil && err != store.ErrStale {
			lost = append(lost, err)
		}
	}
	if len(lost) > 0 {
		d.library.Unkept(len(lost), lost[0])
	}
}

// claim asks for a game: only the tab that has it writes it, and goes on from what the journal holds.
func (d *Desk) claim(id string, steal bool, then func(mine bool)) {
	d.house.Do(page.Claim{ID: id, Steal: steal, N: d.house.Expect(func(answer any) {
		c := answer.(page.Claimed)
		if c.Mine && c.Err == nil { // else what was read at the start has to do
			d.house.Shelf.Adopt(id, c.Entry)
		}
		then(c.Mine)
	})})
}

// SaveMark says where the save of the table on the screen stands.
func (d *Desk) SaveMark() page.Save {
	if d.current == nil {
		return page.Save{}
	}
	st := d.current.View.Save
	text, _ := table.SaveText(st)
	return page.Save{Word: saveWord(st), Text: text}
}

func saveWord(st session.SaveState) string {
	switch {
	case st.Err != nil:
		return "failed"
	case st.Pending:
		return "pending"
	case st.At == 0:
		return "none"
	case st.Noted:
		return "noted"
	}
	return "saved"
}
