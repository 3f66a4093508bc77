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

// Turn is the seat that must answer; Nobody when the game is over.
func (s *State) Turn() game.Player {
	if s.Depth == 0 {
		return game.Nobody
	}
	return s.Frames[s.Depth-1].Who
}

// Prompt is the open question.
func (s *State) Prompt() game.Frame {
	if s.Depth == 0 {
		return game.Frame{Who: game.Nobody}
	}
	return s.Frames[s.Depth-1]
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

func (s *State) top() *game.Frame { return &s.Frames[s.Depth-1] }

func (s *State) push(kind uint8, who game.Player, a, b uint16, n int) {
	s.Frames[s.Depth] = game.Frame{Kind: kind, Who: who, A: a, B: b, N: int16(n)}
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
