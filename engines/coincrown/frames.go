package coincrown

import "tabard/engines/game"

// The stack of open questions. The lowest frame is always the turn's menu; it never grows past four:
//
//	Turn                       the menu
//	Turn Pay, Turn Bonus       buying, diplomacy, moving the overseas token
//	Turn Deploy [Pay]          a conquest by force; Pay is for an overseas item
//	Turn Item [Pay|Fill|Wilds] an upgrade. Item stays below as the record of land and item: its B is the item collected
//	Turn Offer, Turn Levels    church, overseas

// State is one position together with its box. See the package comment for what is hidden in it.
type State struct {
	Position
	box *values
}

// Box is the numbers that the position is played with. They are not to be changed.
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

// Settled says that the turn's menu is on top, or that the game is over.
func (s *State) Settled() bool { return s.Depth <= 1 }

// Clone returns a copy.
func (s *State) Clone() game.State {
	c := *s
	return &c
}

// CopyFrom makes s the position of from, which must be of this game.
func (s *State) CopyFrom(from game.State) { *s = *from.(*State) }
