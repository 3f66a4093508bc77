package app

import (
	"errors"

	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/save"
	"tabard/web/journal"
	"tabard/web/page"
	"tabard/web/store"
)

// put writes a game on the shelf and, if there is a journal, down in that. done hears when it is safe: with a journal once the
// browser has it on the disk.
func (s *room) put(g save.Game, done table.Done) {
	err := s.shelf.Put(g)
	heard := func(noted bool, err error) {
		done(noted, err)
		if t := s.tables[g.ID]; t != nil {
			s.clearAway(t)
		}
	}
	if err != nil || !s.shelf.Joined() {
		heard(true, err)
		return
	}
	if s.keeping == nil {
		s.keeping = map[string][]table.Done{}
	}
	s.keeping[g.ID] = append(s.keeping[g.ID], heard)
}

// take hands out what the page is asked for, and last that it writes down what was put on the shelf meanwhile.
func (s *room) take() []page.Effect {
	for _, e := range s.shelf.Written() {
		all := s.keeping[e.ID]
		delete(s.keeping, e.ID)
		s.Do(page.Keep{Entry: e, N: s.Expect(func(answer any) {
			err, _ := answer.(error)
			noted := false
			switch {
			case errors.Is(err, journal.ErrMoved):
				err = store.ErrStale
			case err != nil:
				err = s.shelf.Lacks(e)
				noted = err == nil
			}
			for _, done := range all {
				done(noted, err)
			}
		})})
	}
	return s.Effects()
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
