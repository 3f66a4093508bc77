package app

import (
	"cmp"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/save"
	"tabard/web/page"
)

// room is the tables of this page, the one on the screen among them, and what is said there.
type room struct {
	*house.House
	cabinet
	furnish func(*table.Table) // gives a new table what the player's settings ask of it

	tables   map[string]*table.Table // every table that is open, and parked ones that could not be saved
	current  *table.Table            // the one on the screen, nil if none
	whys     map[string]why          // of the tables that are only looked at
	n        int                     // how many questions and writes there were: an answer names its own
	asked    asked
	keeping  map[string][]writer // who waits for a game to be written down, by its id
	writing  map[int]writing     // what the page writes down, by number
	outdated why                 // what makes this version an old one, so that nothing is written here; empty if nothing does
	wanted   string              // game that is to be looked back over once it is on the screen
	hello    string              // what is told once the next table is on the screen
	waiting  string              // game that is being claimed or read for the screen
	opening  error               // why the table of the route could not be opened
	leaving  bool                // the player has asked for the page to be loaded anew

	polite, assertive spoken // where what is told is heard
}

// send gives a table a message, and carries out what comes of it.
func (s *room) send(t *table.Table, m table.Msg) { s.carry(t, t.Update(m)) }

// carry carries out what a table asks for, in order, and gives it then what is answered at once. A fault breaks off only what was under
// way: the effects from before it are carried out.
func (s *room) carry(t *table.Table, effects []table.Effect) {
	var answers []table.Msg
	fault := ""
	for {
		for _, e := range effects {
			switch e := e.(type) {
			case table.Save:
				if m, known := s.write(t, e); known {
					answers = append(answers, m)
				}
			case table.Ask:
				s.n++
				s.asked = asked{s.n, t, e}
				s.Do(page.Ask{N: s.n, Question: e.Question})
			case table.Unask:
				s.asked = asked{}
				s.Do(page.Unask{})
			case table.After:
				s.Do(page.After{D: e.D, Msg: timed{t, e.Msg}})
			case table.Ended:
				answers = append(answers, s.ended(t))
			case table.Reopened:
				s.dropResult(t)
			case table.Page:
				s.Do(e.Effect)
			case table.Fault:
				fault = cmp.Or(fault, e.Report)
			}
		}
		if len(answers) == 0 {
			break
		}
		effects, answers = t.Update(answers[0]), answers[1:]
	}
	if fault != "" {
		panic(fault)
	}
	if t == s.current && t.View.Covered {
		s.Dialog = house.Dialog{} // what the one has opened is not for the next
	}
	s.yield(t)
	s.clearAway(t)
}

// asked is the question to a bot that is open, under its number, and the table that waits for the answer.
type asked struct {
	n int
	t *table.Table
	table.Ask
}

// botAnswered hands a table the answer to its question.
func (s *room) botAnswered(m page.Answered) {
	if q := s.asked; q.t != nil && q.n == m.N {
		s.asked = asked{}
		s.send(q.t, table.Answered{Ask: q.Ask, Answer: m.Answer})
	}
}

// timed is what a table is told once its time has passed.
type timed struct {
	t *table.Table
	m table.Msg
}

// timeIsUp tells it, unless the table has been cleared away.
func (s *room) timeIsUp(m timed) {
	if s.tables[m.t.View.ID] == m.t {
		s.send(m.t, m.m)
	}
}

// openTable shows the table of a saved game. One that is still open is taken up where it stands; for others this tab has to
// find out first whether it may play them.
func (s *room) openTable(id string) {
	s.opening = nil
	if t := s.tables[id]; t != nil && (!t.Watched || t.View.Save.Err != nil) {
		s.current = t
		s.rescue()
		s.send(t, table.Resume{})
		s.seated()
		return
	}
	n := s.Visits
	s.waiting = id
	s.claim(id, false, func(mine bool) {
		if n == s.Visits {
			s.sitDown(id, mine)
		} else if mine && s.tables[id] == nil && s.waiting != id { // the page shows something else by now
			s.free(id)
		}
	})
}

// sitDown shows a saved game: to play if it is this tab's, else to look at. To look writes nothing.
func (s *room) sitDown(id string, mine bool) {
	fail := func(err error) {
		s.waiting = ""
		s.opening = err
		s.free(id)
	}
	mine = mine && s.outdated == ""
	g, behind, err := save.Game{}, false, error(nil)
	if mine {
		g, behind, err = s.shelf.Get(id)
	} else {
		g, err = s.shelf.Look(id)
	}
	if err != nil {
		fail(err)
		return
	}
	s.waiting = id
	r := session.StartGame(g)
	s.PlayThrough(r, func(done bool) {
		if !done {
			if s.tables[id] == nil && s.waiting != id {
				s.free(id)
			}
			return
		}
		m, effects, err := r.Session()
		rebased := err == nil && mine && m.View().Lost && len(g.Base) == 0
		if rebased { // to play on writes over the old history
			err = s.shelf.KeepEarlier(id)
		}
		if err != nil {
			fail(err)
			return
		}
		s.waiting = ""
		if !mine {
			s.place(m, effects, cmp.Or(s.outdated, whyElsewhere))
			return
		}
		s.seat(m, effects)
		switch {
		case rebased:
			s.Ask(house.Dialog{Kind: "lost", ID: id})
		case behind:
			s.Tell(lingo.T("saves.behind"))
		}
	})
}

// Deal starts a game and shows its table.
func (s *room) Deal(f *face.Face, c session.Config) {
	m, effects, err := session.New(f.Def, c)
	if err != nil {
		s.Tell(lingo.T("setup.refused", house.Problem(err)))
		return
	}
	if s.current != nil {
		s.leaveTable() // another game at the same table
	}
	s.claim(c.ID, false, func(bool) {}) // nobody else knows of it yet
	s.seat(m, effects)
	s.Navigate(house.Route{Place: house.PlaceTable, Arg: c.ID})
}

// seat puts a session on the screen to be played.
func (s *room) seat(m *session.Session, effects []session.Effect) { s.place(m, effects, "") }

// place puts a session on the screen, to be looked at if there is a reason why.
func (s *room) place(m *session.Session, effects []session.Effect, because why) {
	v := m.View()
	t := table.New(games.Of(v.Def), m, table.Normal)
	s.furnish(t)
	if s.tables == nil {
		s.tables = map[string]*table.Table{}
	}
	s.tables[v.ID] = t
	s.current = t
	if v.Over {
		s.reopened(t)
	}
	if because != "" {
		s.stop(t, because)
	}
	s.carry(t, t.Start(effects))
	s.seated()
}

// leaveTable lets the bots rest. The table is forgotten once its game is safe on the shelf.
func (s *room) leaveTable() {
	t := s.current
	s.current = nil
	s.Hush() // what was said before this table is no news now
	s.send(t, table.Leave{})
}

// clearAway forgets a table that is not on the screen once nothing of it is left to be saved.
func (s *room) clearAway(t *table.Table) {
	id := t.View.ID
	if t != s.current && s.tables[id] == t && t.View.Save.Err == nil && !t.View.Save.Pending {
		delete(s.tables, id)
		s.free(id)
	}
}

// atTable is the table on the screen, as the house sees it.
type atTable struct{ r *room }

func (a atTable) Tell(text string) bool {
	t := a.r.shownTable()
	if t != nil {
		t.Tell(text)
	}
	return t != nil
}

func (a atTable) CloseSheet() {
	if t := a.r.shownTable(); t != nil {
		t.Open = ""
	}
}

// toastText is the short message that is shown now.
func (s *room) toastText() string {
	text, _ := s.Toast()
	if t := s.shownTable(); text == "" && t != nil {
		return t.Toast
	}
	return text
}

// saying and alerting are the texts of the polite and the assertive live region.
func (s *room) saying() string {
	if t := s.shownTable(); t != nil {
		return t.Say
	}
	return s.Said()
}

func (s *room) alerting() string {
	if t := s.shownTable(); t != nil {
		return t.Alert
	}
	return ""
}
