package emara

import (
	"math/bits"

	"tabard/engines/game"
)

// Tries appends what a seat may look for in vain: in its turn the ways to use the card, the next rank, free huts, advisors,
// its abilities and the end; in a visit what is done at the place; at a round's end the event's trades.
func (s *State) Tries(dst []game.Action) []game.Action {
	from, f := len(dst), s.Prompt()
	switch f.Kind {
	case FrameTurn:
		dst = s.triesTurn(dst, &s.Seats[f.Who])
	case FrameVisit:
		dst = triesVisit(dst, Location(f.A))
	case FrameReward:
		for row, t := range EventTrades {
			if t.Event == s.Event {
				dst = append(dst, Trade(row))
			}
		}
	}
	return game.Refused(s, dst, from, 0)
}

func (s *State) triesTurn(dst []game.Action, q *Seat) []game.Action {
	dst = append(dst, EndTurn(), RankUp())
	if s.Flags&DoneCard == 0 {
		switch s.Card {
		case CardExchange:
			dst = append(dst, Exchange(1), Exchange(3))
		case CardHelpers:
			dst = s.triesPeople(dst, CardHire, CardRecruit)
		}
	}
	dst = s.triesPeople(dst, Hire, Recruit)
	for m := q.Advisors & OncePerTurn; m != 0; m &= m - 1 {
		a := Advisor(bits.TrailingZeros32(m) + 1)
		from, to := modesOf(a)
		for mode := from; mode < to; mode++ {
			dst = append(dst, Use(a, mode))
		}
	}
	if q.Has(Chamberlain) {
		dst = append(dst, Swap(1), Swap(-1))
	}
	return dst
}

// triesPeople appends all free huts and all advisors on the board.
func (s *State) triesPeople(dst []game.Action, hire, recruit func(Location, int) game.Action) []game.Action {
	for l := range Town {
		for hut, owner := range s.Huts[l] {
			if owner == game.Nobody {
				dst = append(dst, hire(l, hut))
			}
		}
	}
	for l := Town; l < Locations; l++ {
		for space, a := range s.AdvisorAt[l-Town] {
			if a != NoAdvisor {
				dst = append(dst, recruit(l, space))
			}
		}
	}
	return dst
}

func triesVisit(dst []game.Action, l Location) []game.Action {
	for r := range Good(Resources) {
		switch l {
		case Castle:
			dst = append(dst, Gift(r))
		case Cathedral:
			dst = append(dst, Donate(r))
		}
	}
	switch l {
	case Castle:
		dst = append(dst, CastleBook())
	case Market:
		dst = append(dst, BuyCoin(1), SellBooks(1))
	case ConstructionSite:
		dst = append(dst, BuildStone(), Feed(1), BuildWood(1), BuildWood(3))
	}
	return dst
}
