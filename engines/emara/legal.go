package emara

import (
	"math/bits"

	"tabard/engines/game"
)

// Legal appends what may be answered to the open question, in strictly ascending order.
func (s *State) Legal(dst []game.Action) []game.Action {
	if s.Depth == 0 {
		return dst
	}
	f := s.Asked()
	q := &s.Seats[f.Who]
	switch f.Kind {
	case FramePlayCard:
		return q.legalPlay(dst)
	case FrameTurn:
		return s.legalTurn(dst, f.Who)
	case FrameVisit:
		return s.legalVisit(dst, f)
	case FramePay:
		price := s.Price(f.Who, f.A, f.B)
		return q.payments(dst, &price)
	case FramePayKind:
		return s.legalPayKind(dst, f)
	case FrameKeep:
		for m := s.Drawn; m != 0; m &= m - 1 {
			dst = append(dst, game.Action{Kind: KindKeep, A: uint16(bits.TrailingZeros16(m))})
		}
		return dst
	case FrameReward:
		return s.legalReward(dst, f.Who)
	case FrameSplit:
		for x := range uint16(f.N) + 1 {
			dst = append(dst, game.Action{Kind: KindSplit, A: x})
		}
		return dst
	case FrameRelocate:
		for keeps := range uint16(2) {
			for place := range uint16(4) {
				dst = append(dst, game.Action{Kind: KindRelocate, A: keeps, B: place})
			}
		}
		return dst
	case FrameStartRes:
		for r := range uint16(Resources) {
			dst = append(dst, game.Action{Kind: KindTakeStart, A: r})
		}
		return dst
	}
	panic("emara: unknown question")
}

// legalPlay offers every card of the hand in every empty slot.
func (q *Seat) legalPlay(dst []game.Action) []game.Action {
	for m := q.Hand; m != 0; m &= m - 1 {
		for slot, c := range q.Slots {
			if c == NoCard {
				dst = append(dst, game.Action{Kind: KindPlayCard, A: uint16(bits.TrailingZeros16(m) + 1), B: uint16(slot)})
			}
		}
	}
	return dst
}

// mayEnd says whether everything compulsory of the turn is done.
func (s *State) mayEnd() bool {
	if s.Flags&DoneMove == 0 {
		return false
	}
	return s.Flags&DoneCard != 0 || s.Card == CardExchange || s.Card == CardHelpers || s.Card == CardTown
}

// legalTurn is the menu of a turn, in the order of the verbs. Must agree with Why.
func (s *State) legalTurn(dst []game.Action, p game.Player) []game.Action {
	q := &s.Seats[p]
	if s.mayEnd() {
		dst = append(dst, game.Action{Kind: game.EndTurn})
	}
	if s.Flags&DoneCard == 0 {
		dst = s.legalCard(dst, p, q)
	}
	if s.Flags&DoneMove == 0 {
		dst = append(dst, game.Action{Kind: KindMove}, game.Action{Kind: KindMove, A: 1})
	}
	if s.Flags&DoneRank == 0 && s.canRank(q) {
		dst = append(dst, game.Action{Kind: KindRankUp})
	}
	if s.Flags&DoneHire == 0 {
		dst = s.legalHire(dst, p, q, KindHire, 0)
	}
	if s.Flags&DoneRecruit == 0 {
		dst = s.legalRecruit(dst, p, q, KindRecruit, 0)
	}
	for m := q.Advisors & OncePerTurn &^ s.Used; m != 0; m &= m - 1 {
		dst = q.legalAbility(dst, Advisor(bits.TrailingZeros32(m)+1))
	}
	if q.Has(Chamberlain) && s.Flags&LastChamberlain == 0 {
		for n := uint16(1); n <= uint16(q.Ring); n++ {
			dst = append(dst, game.Action{Kind: KindChamberlain, B: n})
		}
		for n := uint16(1); n <= uint16(q.Coin); n++ {
			dst = append(dst, game.Action{Kind: KindChamberlain, A: 1, B: n})
		}
	}
	return dst
}

// legalCard appends the uses of the card played.
func (s *State) legalCard(dst []game.Action, p game.Player, q *Seat) []game.Action {
	switch s.Card {
	case CardExchange:
		n := q.Resources()
		if n >= 1 {
			dst = append(dst, game.Action{Kind: KindCardExchange, A: 1})
		}
		if n >= 3 {
			dst = append(dst, game.Action{Kind: KindCardExchange, A: 3})
		}
	case CardStep:
		dst = append(dst, game.Action{Kind: KindCardStep}, game.Action{Kind: KindCardStep, A: 1})
	case CardHelpers:
		dst = s.legalHire(dst, p, q, KindCardHire, 1)
		dst = s.legalRecruit(dst, p, q, KindCardRecruit, 1)
	case CardTown:
		for l := Town; l < Locations; l++ {
			dst = append(dst, game.Action{Kind: KindCardTown, A: uint16(l)})
		}
	default:
		dst = append(dst, game.Action{Kind: KindCardGain})
	}
	return dst
}

// canRank says whether the seat can pay the next rank and a card of it is left.
func (s *State) canRank(q *Seat) bool {
	if q.Rank >= Duke || s.NobleTaken[q.Rank] >= 4 {
		return false
	}
	c := &RankCards[q.Rank+1]
	return q.Coin >= c.Coins && q.Ring >= c.Rings
}

// legalHire appends the huts that the seat can take: anywhere for a Steward, otherwise where a councilor
// stands at this moment.
func (s *State) legalHire(dst []game.Action, p game.Player, q *Seat, kind game.Kind, off int) []game.Action {
	if q.CraftPlaced >= Craftsmen {
		return dst
	}
	at, too, anywhere := s.At(p, 0), s.At(p, 1), q.Has(Steward)
	for l := range Town {
		if !anywhere && l != at && l != too || s.fullOf(p, l) {
			continue
		}
		for hut, owner := range s.Huts[l] {
			if owner != game.Nobody {
				continue
			}
			if q.affords(&HutCosts[l][hut], off) {
				dst = append(dst, game.Action{Kind: kind, A: uint16(l), B: uint16(hut)})
			}
		}
	}
	return dst
}

// fullOf says whether the seat has as many craftsmen on the location as it may, should the tables give a location more
// huts than that.
func (s *State) fullOf(p game.Player, l Location) bool {
	return Huts > CraftsmenAtOne && s.Crafts(p, l) >= CraftsmenAtOne
}

// legalRecruit appends the advisors that the seat can take, never the stack's.
func (s *State) legalRecruit(dst []game.Action, p game.Player, q *Seat, kind game.Kind, off int) []game.Action {
	at, too, anywhere := s.At(p, 0), s.At(p, 1), q.Has(Steward)
	off += s.recruitsOff()
	for l := Town; l < Locations; l++ {
		if !anywhere && l != at && l != too {
			continue
		}
		for space, a := range s.AdvisorAt[l-Town] {
			if a == NoAdvisor {
				continue
			}
			if q.affords(&AdvisorCards[a].Cost, off) {
				dst = append(dst, game.Action{Kind: kind, A: uint16(l), B: uint16(space)})
			}
		}
	}
	return dst
}

// modesOf are the first mode of an ability and the one after its last.
func modesOf(a Advisor) (from, to int) {
	switch a {
	case Baker:
		return 1, 3
	case Merchant:
		return 0, Resources
	}
	return 0, 1
}

// legalAbility appends the modes of an ability that the seat can pay.
func (q *Seat) legalAbility(dst []game.Action, a Advisor) []game.Action {
	if a == Bailiff && q.Ring == 0 || a == Landlord && q.CP < 1 {
		return dst
	}
	from, to := modesOf(a)
	for mode := from; mode < to; mode++ {
		if price := abilityPrice(a, mode); q.CanPay(&price) {
			dst = append(dst, game.Action{Kind: KindAdvisor, A: uint16(a), B: uint16(mode)})
		}
	}
	return dst
}
