package session

import (
	"slices"

	"tabard/engines/game"
	"tabard/engines/post"
	"tabard/engines/save"
)

// Windows (game.Def.Windows) open on public facts alone, so that being asked tells nothing. Nothing that the session does
// with them may tell more. A silent pass is one that nobody else could notice, or one that its seat has ordered without
// looking. And where several people share a device, a seat is asked aloud: the table stays as it is, before the eyes of
// who holds it, until the one who was asked passes by word of mouth or takes the device. So it goes for everybody alike,
// whatever they hold.

// Ask is how a person is asked in windows. It is kept as the Level of the seat's save.Seat.
type Ask uint8

// The ways to ask. Numbers are wire format.
const (
	AskDefault Ask = iota // AskAble for the only person at a table, AskAlways for one of several
	AskAlways             // every window pauses, even if all that can be done is to pass
	AskAble               // where passing is all that can be done it is done at once, as far as nobody could notice
	AskNever              // every window is passed at once
	asksEnd
)

// AskOf is how the person in seat p of a table is asked.
func AskOf(seats []save.Seat, p game.Player) Ask {
	if a := Ask(seats[p].Level); a > AskDefault && a < asksEnd {
		return a
	}
	people := 0
	for i := range seats {
		if !seats[i].Bot {
			people++
		}
	}
	if people > 1 {
		return AskAlways
	}
	return AskAble
}

// rest is an order to pass for the rest of a turn.
type rest struct {
	on    bool
	owner game.Player // whose turn it is
	at    int         // how many answers there were when it was given
}

func (s *Session) window(st game.State) bool { return s.def.Window(st.Prompt()) }

// auto is what the session answers in the place of the person at turn.
func (s *Session) auto() (game.Action, bool) {
	if !s.window(s.pos) {
		return Forced(s.pos, s.options())
	}
	return game.Action{Kind: game.Pass}, s.by == nil && s.passes(s.pos.Turn(), len(s.options()) == 1)
}

// passes says that a window of person p is passed without a word. only says that p could do nothing else.
func (s *Session) passes(p game.Player, only bool) bool {
	if s.rests[p].on {
		return true
	}
	switch AskOf(s.rec.Seats, p) {
	case AskNever:
		return true
	case AskAble:
		return only && (!s.def.Private || s.humans() == 1 || !s.covered && s.viewer == p)
	}
	return false
}

// given says that step i is no choice of a person: the session has answered, or would answer now.
func (s *Session) given(i int) bool {
	st := &s.steps[i]
	if !s.human(st.who) {
		return true
	}
	if st.window && s.by != nil {
		return st.passed
	}
	if st.window {
		return st.action.Kind == game.Pass && s.passes(st.who, st.only)
	}
	return st.forced
}

// owner is the seat whose turn it is, also while another one is asked in the middle of it.
func (s *Session) owner() game.Player {
	if n := len(s.steps); n > 0 && !s.pos.Settled() {
		return s.steps[s.group(n-1)].who
	}
	return s.pos.Turn()
}

// tireless ends the orders that were given in another turn, or in one that has been taken back.
func (s *Session) tireless() {
	for p := range s.rests {
		if r := &s.rests[p]; r.on && (r.owner != s.owner() || r.at > len(s.steps)) {
			*r = rest{}
		}
	}
}

// pass answers a window with Pass for the person who is asked; the holder of the device may press it.
func (s *Session) pass(m Passes) bool {
	t := s.pos.Turn()
	switch {
	case m.Rev != s.rev:
		s.say(NoticeStale)
		return false
	case s.covered || !s.human(t) || !s.window(s.pos) || !s.called && s.viewer != t || s.resting():
		s.say(NoticeNotYours)
		return false
	}
	s.play(game.Action{Kind: game.Pass}, false)
	if m.Rest && s.by == nil { // at a table by link a standing order passes windows
		s.rests[t] = rest{true, s.owner(), len(s.steps)}
	}
	s.stopped = false
	s.advance()
	return true
}

// handOver brings the curtain down for the person who was asked aloud.
func (s *Session) handOver() bool {
	if !s.called {
		s.say(NoticeNotYours)
		return false
	}
	s.called = false
	s.cover(s.pos.Turn())
	return true
}

// setAsk changes how a person is asked and takes an order to pass back. A window that is open and need not be any more is
// passed.
func (s *Session) setAsk(m SetAsk) bool {
	if !s.human(m.Seat) || m.Ask >= asksEnd || s.by != nil && s.by.course.SetOrder(m.Seat, post.Order(m.Ask)) != nil {
		s.say(NoticeNotYours)
		return false
	}
	if s.by != nil { // it holds when the letter has ended
		s.by.wishes[m.Seat] = post.Order(m.Ask)
		s.view.Seats = slices.Clone(s.view.Seats)
		s.view.Seats[m.Seat].Level = uint8(m.Ask)
		s.save()
		return false
	}
	s.rests[m.Seat] = rest{}
	other := uint8(m.Ask) != s.rec.Seats[m.Seat].Level
	if other {
		s.rec.Seats = slices.Clone(s.rec.Seats)
		s.rec.Seats[m.Seat].Level = uint8(m.Ask)
		s.view.Seats = slices.Clone(s.rec.Seats)
	}
	n := len(s.steps)
	if s.pos.Turn() == m.Seat && !s.covered && s.window(s.pos) {
		s.advance()
	}
	if moved := len(s.steps) != n; moved || !other {
		return moved
	}
	s.save()
	return false
}
