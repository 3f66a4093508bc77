package session

import (
	"slices"

	"tabard/engines/game"
	"tabard/engines/save"
)

// A long game has thousands of answers, and its positions would fill the memory of a phone. Those before the last few
// answers are kept, since that is how far back people go, and of the older ones every so many'th. What lies between is
// played again from there when it is wanted: for an undo in practice, or to look back from the log.
const (
	keepLast  = 48
	keepEvery = 48
)

// at is the position before step i; behind the last step it is the present.
func (s *Session) at(i int) game.State {
	if i == len(s.steps) {
		return s.pos
	}
	from := i
	for s.steps[from].before == nil {
		from--
	}
	if from == i {
		return s.steps[i].before
	}
	st := s.steps[from].before.Clone()
	for ; from < i; from++ {
		st.Apply(s.steps[from].action, nil)
	}
	return st
}

// thin lets go of the position that has just become an old one.
func (s *Session) thin() {
	if i := len(s.steps) - 1 - keepLast; i > 0 && i%keepEvery != 0 && !s.steps[i].first {
		s.steps[i].before = nil
	}
}

// shedRoom is more than the answers that one message can bring about.
const shedRoom = 1024

// shed drops the older half of a history that has filled the record: the game goes on and can be saved, from the position
// in the middle.
func (s *Session) shed() {
	k := save.MaxMoves / 2
	if len(s.rec.Moves) < save.MaxMoves-shedRoom {
		return
	}
	st := s.at(k)
	s.rec.Base = marshal(st)
	s.rec.Moves = slices.Clone(s.rec.Moves[k:])
	s.rec.Hashes = slices.Clone(s.rec.Hashes[k/save.HashEvery:])
	s.steps = slices.Clone(s.steps[k:])
	s.steps[0].before, s.steps[0].settled = st, true
	for p := range s.rests {
		s.rests[p].at = max(s.rests[p].at-k, 0)
	}
	s.openFrom, s.shown, s.told = max(s.openFrom-k, 0), s.shown-k, toldLog{}
	s.say(NoticeShed)
}
