package emara

import "tabard/engines/game"

// The stack of open questions; it never grows past three:
//
//	PlayCard            a turn begins
//	Turn                its menu
//	Turn Pay|PayKind    something with a price
//	Turn Visit          a location
//	Turn Visit Pay|Keep what costs something there, and the token after a donation
//	Reward [Pay]        the event's trade
//	Split               left-over points
//	Relocate, StartRes  set-up of the random layout

// State is one position together with the box that it is played with. See the package comment for what is hidden in it.
type State struct {
	Position
	box *values // nil in the zero State alone
}

// Box is what the game is played with. It is not to be changed.
func (s *State) Box() *Box { return &s.box.Box }

// PackedBox is the box that the position is played with, as a set-up holds it.
func (s *State) PackedBox() string {
	if s.box == nil {
		return "" // the zero State
	}
	return s.box.packed
}

// MarshalMsg appends the snapshot: the box if it is not ours, and the position.
func (s *State) MarshalMsg(b []byte) ([]byte, error) {
	return s.Position.MarshalMsg(game.AppendBox(b, s.PackedBox()))
}

// UnmarshalMsg reads a snapshot and attaches its box.
func (s *State) UnmarshalMsg(b []byte) ([]byte, error) {
	boxed, rest, err := Def.CutBox(b)
	if err != nil {
		return b, err
	}
	if rest, err = s.Position.UnmarshalMsg(rest); err != nil {
		return b, err
	}
	s.box = house
	if boxed != nil {
		s.box = valuesOf(boxed.(*Box))
	}
	return rest, nil
}

// Settled says that what was begun is complete: a menu is on top and not a payment or the choice of a token, or the
// game is over.
func (s *State) Settled() bool {
	if s.Depth == 0 {
		return true
	}
	switch s.Frames[s.Depth-1].Kind {
	case FramePay, FramePayKind, FrameKeep:
		return false
	}
	return true
}

// Clone returns a copy.
func (s *State) Clone() game.State {
	c := *s
	return &c
}

// CopyFrom makes s the position of from, which must be of this game.
func (s *State) CopyFrom(from game.State) { *s = *from.(*State) }
