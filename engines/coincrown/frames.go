package coincrown

import "tabard/engines/game"

// The stack of open questions. The lowest frame is always the turn's menu; it never grows past four:
//
//	Turn                       the menu
//	Turn Pay, Turn Bonus       buying, diplomacy, moving the overseas token
//	Turn Deploy [Pay]          a conquest by force; Pay is for an overseas item
//	Turn Item [Pay|Fill|Wilds] an upgrade. Item stays below as the record of land and item: its B is the item collected
//	Turn Offer, Turn Levels    church, overseas

// Settled says that the turn's menu is on top, or that the game is over.
func (s *State) Settled() bool { return s.Depth <= 1 }

// Clone returns a copy.
func (s *State) Clone() game.State {
	c := *s
	return &c
}

// CopyFrom makes s the position of from, which must be of this game.
func (s *State) CopyFrom(from game.State) { *s = *from.(*State) }
