package coincrown

import "tabard/engines/game"

// Redact forgets what viewer cannot know: every random stream, and the deck tops that he has not seen. Everything else
// is public, purses included, since all that goes in or out of them is.
func (s *State) Redact(viewer game.Player) {
	for t := range s.Top {
		if viewer < 0 || s.KnownBy[t]>>uint(viewer)&1 == 0 {
			s.Top[t] = 0
		}
	}
	s.Still()
}

// Still forgets every random stream.
func (s *State) Still() {
	s.Purses = [4]game.Rand{}
	s.Market = [3]game.Rand{}
	s.Land = [4]game.Rand{}
}

// Determinize deals what was forgotten: a card for each deck top that somebody has seen, and new streams for everything
// else. That somebody saw a card and did not buy it is no hard fact and is not used. While a seen card is being paid,
// its price is open.
func (s *State) Determinize(r *game.Rand) {
	for t := range Tier(Tiers) {
		s.Market[t] = game.NewRand(r.Uint64(), streamMarket+uint64(t))
	}
	for l := range s.Land {
		s.Land[l] = game.NewRand(r.Uint64(), streamLand+uint64(l))
	}
	for p := range s.N {
		s.Purses[p] = game.NewRand(r.Uint64(), streamPurse+uint64(p))
	}
	for t := range Tier(Tiers) {
		if s.KnownBy[t] != 0 && s.Top[t] == 0 {
			s.Top[t] = uint8(s.dealTop(t, r)) + 1
		}
	}
}

// dealTop draws a card that may be the seen top of a deck.
func (s *State) dealTop(t Tier, r *game.Rand) int {
	price := 0
	if f := s.Prompt(); f.Kind == FramePay && f.A == PayForPeeked && f.B == uint16(t) {
		price = int(f.N)
	}
	n := 0
	for _, row := range s.box.decks[t] {
		if price == 0 || int(s.box.value[row]) == price {
			n += int(s.Left[row])
		}
	}
	i := r.Intn(n)
	for _, row := range s.box.decks[t] {
		if price != 0 && int(s.box.value[row]) != price {
			continue
		}
		if i -= int(s.Left[row]); i < 0 {
			return int(row)
		}
	}
	panic("coincrown: a top of an empty deck")
}
