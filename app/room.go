package app

import (
	"cmp"
	"fmt"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/bot"
	"tabard/engines/save"
	"tabard/web/bridge"
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
	keeping  map[string][]table.Done // who waits for a game to be written down
	outdated why                     // what makes this version an old one, so that nothing is written here; empty if nothing does
	past     *table.Table            // looks back over the game of the table on the screen: see looking
	wanted   string                  // game that is to be looked back over once it is on the screen
	hello    string                  // what is told once the next table is on the screen
	waiting  string                  // game that is being claimed or read for the screen
	opening  error                   // why the table of the route could not be opened
	leaving  bool                    // the player has asked for the page to be loaded anew

	polite, assertive spoken // where what is told is heard
}

// ports are what tables need of this page.
func (s *room) ports() table.Ports {
	return table.Ports{
		Put: func(g save.Game, done table.Done) {
			if s.outdated != "" {
				done(false, fmt.Errorf("app: %w", save.ErrNewer))
				return
			}
			g.Played = house.Now()
			s.put(g, done)
		},
		Think: func(t session.Think, answer func(session.Thought)) {
			s.AskBot(bridge.Question{Game: t.Game, Seat: t.Seat, Level: t.Level, Trait: t.Trait, Seed: t.Seed, State: t.State}, func(a bridge.Answer) {
				answer(session.Thought{Rev: t.Rev, Action: a.Action, Iterations: a.Iterations, Fallback: a.Fault != ""})
			})
		},
		Advise: func(q session.Think, answer func([]table.Tip)) {
			s.AskBot(bridge.Question{Game: q.Game, Seat: q.Seat, Level: adviser, Seed: q.Seed, State: q.State, Advice: bot.MaxAdvice}, func(a bridge.Answer) {
				answer(tipsOf(a.Advice))
			})
		},
		Review: func(q session.Story, found func(table.Review)) {
			s.AskBot(bridge.Question{Game: q.Game, State: q.Start, Moves: q.Moves, Of: q.People, Seed: reviewSeed}, func(a bridge.Answer) {
				found(reviewOf(a))
			})
		},
		Stop:  func() { s.Do(page.Unask{}) },
		After: s.After,
		Now:   house.Now,
	}
}

// adviser is the level that is asked for advice: one without roll-outs, so that the answer comes at once.
const adviser = 1

// tipsOf is advice as a table shows it.
func tipsOf(list []bot.Advice) []table.Tip {
	tips := make([]table.Tip, len(list))
	for i, a := range list {
		tips[i] = table.Tip{Action: a.Action, Behind: a.Behind, Causes: causesOf(a)}
	}
	return tips
}

// causesOf are the reasons of an advice as a table shows them.
func causesOf(a bot.Advice) (list []table.Cause) {
	for _, c := range a.Causes {
		if c.More != 0 {
			list = append(list, table.Cause{Feature: int(c.Feature), Rivals: c.Rivals, Better: c.More})
		}
	}
	return list
}

// reviewSeed makes two looks back at the same game the same.
const reviewSeed = 1

// reviewOf is a look back as a table shows it.
func reviewOf(a bridge.Answer) table.Review {
	r := table.Review{Turns: make([]table.Judged, len(a.Turns)), Turnings: make([]table.Turning, len(a.Turnings))}
	for i, x := range a.Turns {
		r.Turns[i] = table.Judged{Who: x.Who, Next: x.Next, Chances: x.Chances, Luck: x.Luck}
	}
	for i, x := range a.Turnings {
		r.Turnings[i] = table.Turning{Move: x.Move, Who: x.Who, Played: x.Played, Better: x.Better.Action, Causes: causesOf(x.Better),
			Cost: x.Cost, Margin: x.Margin, Trials: x.Trials}
	}
	return r
}

// openTable shows the table of a saved game. One that is still open is taken up where it stands; for others this tab has to
// find out first whether it may play them.
func (s *room) openTable(id string) {
	s.opening = nil
	if t := s.tables[id]; t != nil && (!t.Driver.Watch || t.View.Save.Err != nil) {
		s.current = t
		s.rescue()
		t.Driver.Send(session.Resume{Rev: t.View.Rev})
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

// newTable starts a game and shows it.
func (s *room) newTable(f *face.Face, c session.Config) {
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
	t := table.New(games.Of(v.Def), m, s.ports(), table.Normal)
	s.furnish(t)
	if s.tables == nil {
		s.tables = map[string]*table.Table{}
	}
	s.tables[v.ID] = t
	s.current = t
	finish, over := t.Driver.OnFinish, v.Over
	t.Driver.OnFinish = func() {
		s.ended(t) // first, since the headline may tell of it
		finish()
	}
	if over {
		s.reopened(t)
	}
	if because != "" {
		s.stop(t, because)
	}
	t.Start(effects, func() {
		if t == s.current && t.View.Covered {
			s.Dialog = house.Dialog{} // what the one has opened is not for the next
		}
		s.follow(t, over)
		over = t.View.Over
		s.yield(t)
		s.keepUp()
	})
	s.seated()
}

// leaveTable lets the bots rest. The table is forgotten once its game is safe on the shelf.
func (s *room) leaveTable() {
	s.present()
	t := s.current
	t.DropReview()
	s.current = nil
	s.Hush() // what was said before this table is no news now
	t.Driver.Halt()
	t.Update(table.Close{})
	s.clearAway(t)
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
