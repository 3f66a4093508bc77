package session

import (
	"bytes"

	"tabard/engines/game"
)

// seatViewer chooses the viewer of a new session: the only human, or the first of several humans if all of them know the same. Otherwise
// there is no viewer until a human has to decide.
func (s *Session) seatViewer() {
	first := game.Nobody
	for p := range game.Player(len(s.rec.Seats)) {
		switch {
		case !s.human(p):
		case first == game.Nobody:
			first = p
		case s.differ(first, p):
			return
		}
	}
	s.viewer = first
	if s.humans() > 1 {
		s.openFrom = len(s.steps)
	}
}

// leave takes the viewer away when the table is left, because another of its humans may come back to it.
func (s *Session) leave() bool {
	if s.covered || s.viewer == game.Nobody || !s.secretFrom(s.viewer) {
		return false
	}
	s.viewer, s.called = game.Nobody, false
	if t := s.pos.Turn(); s.human(t) {
		s.turnTo(t)
	}
	return true
}

// turnTo turns the table to human t, who has to decide. The curtain comes down if t knows what the person in front of the
// device does not, or the other way round.
//
// In a window t is asked aloud instead: see windows.go.
//
// Without a curtain nobody has said that the device changed hands, so secrets of the log that are older than this moment
// stay hidden until one is lifted: the positions may look alike now and still have differed.
func (s *Session) turnTo(t game.Player) {
	switch {
	case s.covered:
		s.coverFor = t
	case s.viewer == t:
	case s.viewer == game.Nobody:
		if s.secretFrom(t) {
			s.cover(t)
		} else {
			s.uncurtained(t)
		}
	case s.def.Private && s.window(s.pos):
		s.called = true
	case s.differ(s.viewer, t):
		s.cover(t)
	default:
		s.uncurtained(t)
	}
}

func (s *Session) cover(p game.Player) { s.covered, s.coverFor = true, p }

func (s *Session) uncurtained(p game.Player) { s.viewer, s.openFrom = p, len(s.steps) }

// lift shows the table to the person who has taken the device.
func (s *Session) lift() bool {
	if !s.covered {
		return false
	}
	s.viewer, s.covered, s.coverFor, s.openFrom = s.coverFor, false, game.Nobody, 0
	return true
}

// look changes the eyes while bots play or when the game is over.
func (s *Session) look(p game.Player) bool {
	if s.humans() < 2 || s.human(s.pos.Turn()) || p != game.Nobody && !s.human(p) {
		s.say(NoticeNotYours)
		return false
	}
	switch {
	case p == game.Nobody:
		if s.viewer == p && !s.covered {
			return false
		}
		s.viewer, s.covered, s.coverFor = p, false, p
	case s.covered:
		if s.coverFor == p {
			return false
		}
		s.coverFor = p
	case s.viewer == p:
		return false
	case s.differ(s.viewer, p):
		s.cover(p)
	default:
		s.uncurtained(p)
	}
	return true
}

// secretFrom says that one of the other humans knows something that p does not, or the other way round.
func (s *Session) secretFrom(p game.Player) bool {
	for q := range game.Player(len(s.rec.Seats)) {
		if q != p && s.human(q) && s.differ(p, q) {
			return true
		}
	}
	return false
}

// differ says that two seats, or a seat and a spectator, know different things of the position.
func (s *Session) differ(a, b game.Player) bool {
	return s.def.Private && !bytes.Equal(marshal(game.View(s.pos, a)), marshal(game.View(s.pos, b)))
}
