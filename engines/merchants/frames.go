package merchants

import "tabard/engines/game"

// The stack of open questions. At the bottom lies the turn: FrameAction until the action is chosen, then FrameTurnDone.
// What the action opens lies above it, never more than two deep:
//
//	Action
//	TurnDone
//	TurnDone [Forge | Second | Region | Race | Free | Old | Bond | Rush | SellByCard]
//	TurnDone Drive [Forge | Second]

// State is one position together with its box. See the package comment for what is hidden in it.
type State struct {
	Position
	box *values // nil in the zero State only
}

// UnmarshalMsg reads a snapshot, which is of a game with our box.
func (s *State) UnmarshalMsg(b []byte) ([]byte, error) {
	rest, err := s.Position.UnmarshalMsg(b)
	if err != nil {
		return b, err
	}
	s.box = house
	return rest, nil
}

// Settled says that the turn's action or its end is asked, or that the game is over.
func (s *State) Settled() bool { return s.Depth <= 1 }

// Clone returns a copy.
func (s *State) Clone() game.State {
	c := *s
	return &c
}

// CopyFrom makes s the position of from, which must be of this game.
func (s *State) CopyFrom(from game.State) { *s = *from.(*State) }

// Redact forgets the streams, which is all that is hidden; it is the same for every viewer.
func (s *State) Redact(game.Player) {
	s.KingdomRand, s.SpringRand, s.AutumnRand = game.Rand{}, game.Rand{}, game.Rand{}
}

// Determinize gives every deck a new stream.
func (s *State) Determinize(r *game.Rand) {
	for i, to := range [3]*game.Rand{&s.KingdomRand, &s.SpringRand, &s.AutumnRand} {
		*to = game.NewRand(r.Uint64(), uint64(i))
	}
}
