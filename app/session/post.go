package session

import (
	"fmt"

	"tabard/engines/game"
	"tabard/engines/post"
	"tabard/engines/save"
)

// A table by link (package post) has seats that are away: their people play on devices of their own. A session of such a table is of one letter:
// it is opened anew with each letter that comes, and with the one that is begun here. Who writes here begins the letter first (post.Course.Begin)
// and has its record on the disk before a session shows what was drawn.
//
// Undo goes back to the beginning of the letter, and never past what was drawn. The answer that ends a letter is final.

// letter is what a session of a table by link has besides.
type letter struct {
	course *post.Course
	here   [game.MaxSeats]bool
	from   int                        // steps before this one are of earlier letters, or were there before anybody here had to answer
	fresh  int                        // steps from this one on have not been shown on this device
	wishes map[game.Player]post.Order // standing orders that hold when the letter has ended
	draws  map[int]game.Rand          // with what the draws of each letter were seeded
}

// order is the standing order of a person, as it will be when the letter has ended.
func (l *letter) order(p game.Player) post.Order {
	if o, ok := l.wishes[p]; ok {
		return o
	}
	return l.course.Order(p)
}

// OpenLetter sits down to a table by link as its course has it: at rest, when one can look on only, or with an open letter. here says which seats of people
// are at this device. Seen is how many letters have been shown on it: the first effect announces what came after, the draw of this letter
// included, and View.Since begins there. A table at rest whose newest letter is of a seat that is here gives that Letter at once: beginning it may
// have ended it, and who comes back may want to send it again. The error wraps post.ErrSeat if the game is not dealt, or if the letter is open for somebody who
// is not here.
func OpenLetter(id string, c *post.Course, here [game.MaxSeats]bool, seen int) (*Session, []Effect, error) {
	t := c.Table()
	if h := c.Holder(); !c.Dealt() || h != game.Nobody && !here[h] {
		return nil, nil, fmt.Errorf("session: open a letter: %w", post.ErrSeat)
	}
	s := &Session{def: c.Def(), by: &letter{course: c, here: here, wishes: map[game.Player]post.Order{}, draws: map[int]game.Rand{}}}
	g := save.Game{ID: id, Title: t.Title, Code: t.Code, Rules: t.Rules, Setup: t.Setup, Box: t.Box, Seats: t.Seats}
	return sit(s, g, func() error {
		s.rec = copied(g)
		s.by.fresh = -1
		err := c.Replay(func(x post.Step) {
			if s.by.fresh < 0 && x.Letter > seen {
				s.by.fresh = len(s.steps)
			}
			s.recount(x)
			if c.Holder() != game.Nobody && x.Letter == len(t.Letters)+1 && x.Way == post.Answered && s.by.from == 0 {
				s.by.from = len(s.steps) - 1
			}
		})
		if s.by.from == 0 {
			s.by.from = len(s.steps)
		}
		if s.by.fresh < 0 {
			s.by.fresh = len(s.steps)
		}
		s.pos = c.State().Clone()
		c.Watch(s.recount)
		if n := len(t.Letters); s.resting() && here[t.Letters[n-1].Seat] {
			s.due = dueLetter // it may not have been sent yet
		}
		return err
	})
}

// recount notes an answer that the course has carried out.
func (s *Session) recount(x post.Step) {
	n := len(s.steps)
	told := game.Sink{Events: x.Events}
	forced := x.Way == post.Answered && x.Options == 1 && !x.Before.Settled() && x.Action.Kind != game.EndTurn && !told.Reveals()
	s.note(x.Before, x.Action, forced, x.Options == 1, x.Events)
	st := &s.steps[n]
	st.passed, st.moves, st.letter = x.Way == post.Passed, x.Moves, x.Letter
	st.first = n == 0 || s.steps[n-1].letter != x.Letter
	s.by.draws[x.Letter] = x.Chance
}

// away says that a seat's person plays on another device.
func (s *Session) away(p game.Player) bool {
	return s.by != nil && p >= 0 && int(p) < len(s.rec.Seats) && !s.rec.Seats[p].Bot && !s.by.here[p]
}

// resting says that the table waits for the letter of somebody else, or for its own to be begun: nothing can be answered.
func (s *Session) resting() bool { return s.by != nil && s.by.course.Holder() == game.Nobody }

// write plays an answer in the open letter. If that ends it, the letter is told.
func (s *Session) write(index int) {
	if err := s.by.course.Play(index, nil); err != nil {
		panic(err) // the session has listed the answer
	}
	s.pos = s.by.course.State().Clone()
	if s.resting() {
		s.by.from = len(s.steps)
		s.due = dueLetter
	}
}

// moves is how many moves the table has, for resume.
func (s *Session) moves() int {
	if s.by == nil {
		return 0
	}
	return len(s.by.course.Table().Moves)
}

// resume makes the session what it was when the table had so many moves. A letter that has ended meanwhile stays so: it can be opened again.
func (s *Session) resume(before *Session, moves int) {
	*s = *before
	if s.by != nil && !s.resting() {
		_ = s.by.course.Back(moves) // it has been there
	}
}

// ends tells the letter that was written.
func (s *Session) ends() {
	text, err := s.by.course.Text(false)
	if err != nil {
		panic(err)
	}
	s.do(Letter{text, s.by.course.Next(), len(s.by.course.Table().Letters)})
}

// unwrite takes the answers from step to on back.
func (s *Session) unwrite(to int) {
	moves := s.steps[to].moves
	s.steps = s.steps[:to:to]
	if err := s.by.course.Back(moves); err != nil {
		panic(err)
	}
	s.pos = s.by.course.State().Clone()
}

// guessed is the game as the viewer knows it after n answers, as a game of practice of its own: what is hidden is dealt anew, and every draw comes from
// elsewhere, so that playing it tells nothing of the table.
func (s *Session) guessed(n int) save.Game {
	st := game.View(s.at(n), s.viewer)
	h, _ := game.Hash(st, nil)
	r := game.NewRand(h, 1)
	st.Determinize(&r)
	g := copied(s.rec)
	g.Setup.Seed, g.ID, g.Practice, g.Advised = 0, "", true, false
	g.Snapshot = marshal(st)
	g.Base = g.Snapshot
	for p := range g.Seats {
		if !g.Seats[p].Bot {
			g.Seats[p].Level = 0 // standing orders are the table's
		}
	}
	return g
}
