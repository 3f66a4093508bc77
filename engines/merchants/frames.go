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
func (s *State) Redact(game.Player) { s.Still() }

// Still forgets every random stream.
func (s *State) Still() {
	s.KingdomRand, s.SpringRand, s.AutumnRand = game.Rand{}, game.Rand{}, game.Rand{}
}

// Determinize gives every deck a new stream.
func (s *State) Determinize(r *game.Rand) {
	for i, to := range [3]*game.Rand{&s.KingdomRand, &s.SpringRand, &s.AutumnRand} {
		*to = game.NewRand(r.Uint64(), uint64(i))
	}
}
