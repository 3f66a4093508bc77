package desk

import (
	"errors"
	"fmt"

	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/table"
	say "tabard/app/words/shell"
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
	writing map[int]batch       // what the page writes down together, by number
}

// writer is a table that waits for what it had at a revision to be written down.
type writer struct {
	t    *table.Table
	rev  uint32
	then func(error) // who waits instead of a table
}

// writing is what the page writes down, for whom. alone says that the storage does not have it.
type writing struct {
	entry journal.Entry
	by    []writer
	alone bool
}

// batch is what the page writes down together, and what ends the waiting for it.
type batch struct {
	all []writing
	end func()
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

// write has put write down what a table has at a revision, under a name on the shelf, unless this version is outdated. It says how that went, or
// that it will be known once the journal has it on the disk.
func (o *outbox) write(shelf *store.Shelf, w writer, name string, outdated bool, put func(at int64) error) (m table.Saved, known bool) {
	m = table.Saved{Rev: w.rev, At: house.Now()}
	if outdated {
		m.Err = fmt.Errorf("desk: %w", save.ErrNewer)
		return m, true
	}
	m.Err = put(m.At)
	if m.Err != nil || !shelf.Joined() {
		m.Noted = true
		return m, true
	}
	o.wait(name, w)
	return m, false
}

// wait lets somebody wait until what is on the shelf under a name is written down.
func (o *outbox) wait(name string, w writer) {
	if o.keeping == nil {
		o.keeping = map[string][]writer{}
	}
	o.keeping[name] = append(o.keeping[name], w)
}

// keep takes entries that the page is to write down together.
func (o *outbox) keep(shelf *store.Shelf, all []journal.Entry) (k page.Keep, b batch) {
	o.n++
	k = page.Keep{Entries: all, N: o.n}
	for _, e := range all {
		by := o.keeping[e.ID]
		delete(o.keeping, e.ID)
		b.all = append(b.all, writing{e, by, e.Slot != nil && shelf.Alone(e.ID)})
		k.Heard = k.Heard || len(by) > 0
	}
	return k, b
}

// Effects hands out what the program has asked for, and last that the page writes down what was put on the shelf meanwhile.
func (d *Desk) Effects() []page.Effect {
	if all := d.house.Shelf.Written(); len(all) > 0 {
		k, b := d.outbox.keep(d.house.Shelf, all)
		d.house.Do(k)
		b.end = d.clock.await(func() { d.tellWriters(b.all, nil) })
		if d.outbox.writing == nil {
			d.outbox.writing = map[int]batch{}
		}
		d.outbox.writing[k.N] = b
	}
	return d.house.Effects()
}

// tellWriters tells tables how it went to write down what they had. Without faults the journal has not answered: what the storage has is
// noted. It returns why games without a table are on this page alone.
func (d *Desk) tellWriters(all []writing, faults []error) (lost []error) {
	for i, w := range all {
		err, noted := error(journal.ErrFailed), false
		if faults != nil {
			err = faults[i]
		}
		switch {
		case errors.Is(err, journal.ErrMoved):
			err = store.ErrStale
		case errors.Is(err, journal.ErrAnew):
			err = nil
			d.house.Tell(say.SaveAnew.String())
			d.house.InSlices(d.house.Shelf.Renew(), func() {})
		case err != nil:
			err = d.house.Shelf.Lacks(w.entry)
			noted = err == nil
		}
		for _, x := range w.by {
			if x.then != nil {
				x.then(err)
				continue
			}
			d.Send(x.t, table.Saved{Rev: x.rev, At: house.Now(), Noted: noted, Err: err})
		}
		if len(w.by) == 0 && w.entry.Slot != nil && err != nil && err != store.ErrStale {
			lost = append(lost, err)
		}
	}
	return lost
}

// Kept tells tables how it went to write down what they had, and the library of games without a table that are on this page alone.
func (d *Desk) Kept(m page.Kept) {
	b, ok := d.outbox.writing[m.N]
	if !ok {
		return
	}
	b.end()
	delete(d.outbox.writing, m.N)
	lost := d.tellWriters(b.all, m.Faults)
	if len(lost) > 0 {
		d.library.Unkept(len(lost), lost[0])
	}
}

// claim asks for a game: only the tab that has it writes it, and goes on from what the journal holds. If the browser does not answer, the
// game counts as another tab's until it does. With steal the game of the table on the screen is taken from the tab that has it; that comes to
// nothing if the player has left the table meanwhile, and the player hears of it if the browser does not answer.
func (d *Desk) claim(id string, steal bool, then func(mine bool)) {
	at, late, end := d.current, false, func() {}
	d.house.Do(page.Claim{ID: d.mail.record(id), Steal: steal, N: d.house.Expect(func(answer any) {
		end()
		c := answer.(page.Claimed)
		t := d.tables[id]
		switch {
		case late && (!c.Mine || d.coming == id || t != nil && !t.Watched):
		case late && t != nil && t == d.current: // the player has looked on meanwhile
			d.Open(id)
		case late || steal && d.current != at:
			if c.Mine && (t == nil || late) {
				d.house.Do(page.Free{ID: d.mail.record(id)})
			}
		default:
			if c.Mine && c.Err == nil { // else what was read at the start has to do
				d.house.Shelf.Adopt(d.mail.record(id), c.Entry)
			}
			then(c.Mine)
		}
	})})
	end = d.clock.await(func() {
		late = true
		if steal {
			d.house.Tell(say.ProblemNohandover.String())
			return
		}
		then(false)
	})
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
