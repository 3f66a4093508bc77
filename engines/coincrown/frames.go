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

// UnmarshalMsg reads a snapshot, which is one with our box.
func (s *State) UnmarshalMsg(b []byte) ([]byte, error) {
	rest, err := s.Position.UnmarshalMsg(b)
	if err != nil {
		return b, err
	}
	s.box = house
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
