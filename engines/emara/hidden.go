package emara

import (
	"math/bits"

	"tabard/engines/game"
)

// Redact forgets what viewer cannot know: every random stream, the hands of other seats, which go back to their decks,
// and the tokens that another seat is choosing among, but for those that counting tells. In the full selection hands are
// open.
func (s *State) Redact(viewer game.Player) {
	if !s.Full() {
		for p := range game.Player(s.N) {
			if q := &s.Seats[p]; p != viewer {
				q.Deck |= q.Hand
				q.Hand = 0
			}
		}
	}
	if s.Depth > 0 && s.Asked().Kind == FrameKeep && s.Asked().Who != viewer {
		s.FavorStack |= s.Drawn &^ s.Certain
		s.Drawn = s.Certain
	}
	s.Still()
}

// Still forgets every random stream.
func (s *State) Still() {
	s.Hands = [4]game.Rand{}
	s.EventRand, s.FavorRand, s.PatronRand = game.Rand{}, game.Rand{}, game.Rand{}
}

// Determinize deals what was forgotten: hands from the decks, drawn tokens from the stack, and new streams.
func (s *State) Determinize(r *game.Rand) {
	s.EventRand = game.NewRand(r.Uint64(), streamEvents)
	s.FavorRand = game.NewRand(r.Uint64(), streamFavor)
	s.PatronRand = game.NewRand(r.Uint64(), streamPatrons)
	for p := range game.Player(s.N) {
		s.Hands[p] = game.NewRand(r.Uint64(), streamHands+uint64(p))
		if q := &s.Seats[p]; !s.Full() {
			for n := s.HandSize(p) - bits.OnesCount16(q.Hand); n > 0; n-- {
				bit := uint16(1) << pick(q.Deck, r)
				q.Deck &^= bit
				q.Hand |= bit
			}
		}
	}
	if s.Depth > 0 && s.Asked().Kind == FrameKeep {
		for n := int(s.Asked().N) - bits.OnesCount16(s.Drawn); n > 0; n-- {
			bit := uint16(1) << pick(s.FavorStack, r)
			s.FavorStack &^= bit
			s.Drawn |= bit
		}
	}
}
