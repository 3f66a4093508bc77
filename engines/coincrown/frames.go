package coincrown

import "tabard/engines/game"

// The stack of open questions. The lowest frame is always the turn's menu; it never grows past four:
//
//	Turn                       the menu
//	Turn Pay, Turn Bonus       buying, diplomacy, moving the overseas token
//	Turn Deploy [Pay]          a conquest by force; Pay is for an overseas item
//	Turn Item [Pay|Fill|Wilds] an upgrade. Item stays below as the record of land and item: its B is the item collected
//	Turn Offer, Turn Levels    church, overseas

// Turn is the seat that must answer; Nobody when the game is over. Only the active seat is ever asked.
func (s *State) Turn() game.Player {
	if s.Depth == 0 {
		return game.Nobody
	}
	return s.Frames[0].Who
}

// Prompt is the open question.
func (s *State) Prompt() game.Frame {
	if s.Depth == 0 {
		return game.Frame{Who: game.Nobody}
	}
	return s.Frames[s.Depth-1]
}

// Settled says that the turn's menu is on top, or that the game is over.
func (s *State) Settled() bool { return s.Depth <= 1 }

func (s *State) top() *game.Frame { return &s.Frames[s.Depth-1] }

func (s *State) push(kind uint8, a, b uint16, n int) {
	s.Frames[s.Depth] = game.Frame{Kind: kind, Who: s.Frames[0].Who, A: a, B: b, N: int16(n)}
	s.Depth++
}

func (s *State) pop() game.Frame {
	s.Depth--
	f := s.Frames[s.Depth]
	s.Frames[s.Depth] = game.Frame{}
	return f
}

// Clone returns a copy.
func (s *State) Clone() game.State {
	c := *s
	return &c
}

// CopyFrom makes s the position of from, which must be of this game.
func (s *State) CopyFrom(from game.State) { *s = *from.(*State) }
