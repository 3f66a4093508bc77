package app

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

// write puts a game of a table on the shelf. It says how that went, or that it will be known once the journal has it on the disk.
func (s *room) write(t *table.Table, e table.Save) (m table.Saved, known bool) {
	m = table.Saved{Rev: e.Rev, At: house.Now()}
	if s.outdated != "" {
		m.Err = fmt.Errorf("app: %w", save.ErrNewer)
		return m, true
	}
	e.Game.Played = m.At
	m.Err = s.shelf.Put(e.Game)
	if m.Err != nil || !s.shelf.Joined() {
		m.Noted = true
		return m, true
	}
	if s.keeping == nil {
		s.keeping = map[string][]writer{}
	}
	s.keeping[e.Game.ID] = append(s.keeping[e.Game.ID], writer{t, e.Rev})
	return m, false
}

// take hands out what the page is asked for, and last that it writes down what was put on the shelf meanwhile.
func (s *room) take() []page.Effect {
	for _, e := range s.shelf.Written() {
		s.n++
		if s.writing == nil {
			s.writing = map[int]writing{}
		}
		s.writing[s.n] = writing{e, s.keeping[e.ID]}
		delete(s.keeping, e.ID)
		s.Do(page.Keep{Entry: e, N: s.n})
	}
	return s.Effects()
}

// kept tells tables how it went to write down what they had.
func (s *room) kept(m page.Kept) {
	w, err := s.writing[m.N], m.Err
	delete(s.writing, m.N)
	noted := false
	switch {
	case errors.Is(err, journal.ErrMoved):
		err = store.ErrStale
	case err != nil:
		err = s.shelf.Lacks(w.entry)
		noted = err == nil
	}
	for _, x := range w.by {
		s.send(x.t, table.Saved{Rev: x.rev, At: house.Now(), Noted: noted, Err: err})
	}
}

// claim asks for a game: only the tab that has it writes it, and goes on from what the journal holds.
func (s *room) claim(id string, steal bool, then func(mine bool)) {
	s.Do(page.Claim{ID: id, Steal: steal, N: s.Expect(func(answer any) {
		c := answer.(page.Claimed)
		if c.Mine && c.Err == nil { // else what was read at the start has to do
			s.shelf.Adopt(id, c.Entry)
		}
		then(c.Mine)
	})})
}

// saveMark says where the save of the table on the screen stands.
func (s *room) saveMark() page.Save {
	if s.current == nil {
		return page.Save{}
	}
	st := s.current.View.Save
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
