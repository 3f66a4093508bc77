package session

import "tabard/engines/game"

// The ways back. Each is the number of answers that would be left, or -1 where there is none. They end on a position in
// which a human really has a choice: one that gives its own answer would only give it again.

// undoTo takes back the last decision of the viewer, or, in practice, of any human.
func (s *Session) undoTo() int {
	return s.back(s.run)
}

// cancelTo drops what the viewer has chosen since the last settled position.
func (s *Session) cancelTo() int {
	if s.pos.Turn() != s.viewer || s.pos.Settled() {
		return -1
	}
	to := s.undoTo()
	if to < 0 || to < s.group(len(s.steps)-1) {
		return -1 // asked in the middle of another seat's decision, with no answer yet
	}
	return to
}

// restartTo goes back to the first choice of the turn.
func (s *Session) restartTo() int {
	return s.back(func(last int) int {
		if s.endsTurn(last) {
			return len(s.steps) // nothing of a turn under way
		}
		i := last
		for i > 0 && !s.endsTurn(i-1) && !(s.steps[i].settled && s.steps[i].who != s.steps[last].who) {
			i--
		}
		for s.steps[i].who != s.steps[last].who {
			i++
		}
		return i
	})
}

// back finds the last real choice, asks from for the place to return to, and keeps to the barrier.
func (s *Session) back(from func(last int) int) int {
	n := len(s.steps)
	if s.covered || !s.human(s.viewer) {
		return -1
	}
	stop, _ := s.barrier()
	last := n - 1
	for last >= stop && s.given(last) {
		last--
	}
	if last < stop {
		return -1
	}
	to := max(from(last), stop)
	for to < n && s.given(to) {
		to++
	}
	if to >= n {
		return -1
	}
	return to
}

// barrier is how far back the viewer may go at most, and why no further.
func (s *Session) barrier() (int, Barrier) {
	switch {
	case s.rec.Practice && s.held > 0:
		return s.held, BarrierOther
	case s.rec.Practice:
		return 0, BarrierStart
	}
	first := 0
	if s.by != nil {
		first = s.by.from
	}
	for i := len(s.steps) - 1; i >= first; i-- {
		if s.steps[i].who != s.viewer {
			return i + 1, BarrierOther
		}
		for _, e := range s.steps[i].events {
			if e.Flags&game.Reveals != 0 {
				return i + 1, BarrierRevealed
			}
		}
	}
	if first > 0 {
		return first, BarrierOther
	}
	return 0, BarrierStart
}

// Final says that an answer of the viewer could not be taken back, since it reveals something.
func (s *Session) Final(a game.Action) bool {
	if s.rec.Practice || game.Index(s.view.Legal, a) < 0 {
		return false
	}
	if s.by != nil {
		return s.by.course.Final(game.Index(s.view.Legal, a))
	}
	var trial game.Sink
	s.pos.Clone().Apply(a, &trial)
	return trial.Reveals()
}

// run is the first step of the seat's answers in a row that step i belongs to, back to a settled position at most.
func (s *Session) run(i int) int {
	for i > 0 && !s.steps[i].settled && s.steps[i-1].who == s.steps[i].who {
		i--
	}
	return i
}

// endsTurn says that step i gave up a turn.
func (s *Session) endsTurn(i int) bool {
	k := s.steps[i].action.Kind
	return k == game.EndTurn || k == game.Pass && s.steps[i].settled
}

// rewind goes back to where to answers were given.
func (s *Session) rewind(to int) bool {
	if to < 0 {
		s.say(NoticeNoUndo)
		return false
	}
	s.stop()
	if s.by != nil {
		s.unwrite(to)
	} else {
		s.pos = s.at(to)
		s.steps = s.steps[:to:to]
		s.rec.Cut(to)
	}
	s.told = toldLog{}
	s.openFrom = min(s.openFrom, to)
	s.shown, s.finished, s.stopped, s.skipping = to, false, false, false
	s.advance()
	return true
}
