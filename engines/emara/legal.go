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
	case FrameStartResource:
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

// legalTurn is the menu of a turn, in the order of the verbs. What speaks against a part of it is known in why.go
// alone; what is skipped here could not be had anyway.
func (s *State) legalTurn(dst []game.Action, p game.Player) []game.Action {
	q := &s.Seats[p]
	if s.whyEnd().ID == 0 {
		dst = append(dst, EndTurn())
	}
	if s.Flags&DoneCard == 0 {
		dst = s.legalCard(dst, p)
	}
	if s.Flags&DoneMove == 0 {
		dst = append(dst, Move(0), Move(1))
	}
	if s.whyRank(q).ID == 0 {
		dst = append(dst, RankUp())
	}
	if s.Flags&DoneHire == 0 {
		dst = s.legalHire(dst, p, KindHire, 0)
	}
	if s.Flags&DoneRecruit == 0 {
		dst = s.legalRecruit(dst, p, KindRecruit, 0)
	}
	for m := q.Advisors & OncePerTurn &^ s.Used; m != 0; m &= m - 1 {
		a := Advisor(bits.TrailingZeros32(m) + 1)
		if q.barsAbility(a).ID != 0 {
			continue
		}
		from, to := modesOf(a)
		for mode := from; mode < to; mode++ {
			if price := abilityPrice(a, mode); q.CanPay(&price) {
				dst = append(dst, game.Action{Kind: KindAdvisor, A: uint16(a), B: uint16(mode)})
			}
		}
	}
	if q.Has(Chamberlain) && s.Flags&LastChamberlain == 0 {
		for n := 1; n <= int(q.Ring); n++ {
			dst = append(dst, Swap(n))
		}
		for n := 1; n <= int(q.Coin); n++ {
			dst = append(dst, Swap(-n))
		}
	}
	return dst
}

// legalCard appends the uses of the card played.
func (s *State) legalCard(dst []game.Action, p game.Player) []game.Action {
	switch s.Card {
	case CardExchange:
		for _, n := range [...]int{1, 3} {
			if a := Exchange(n); s.whyCard(p, a).ID == 0 {
				dst = append(dst, a)
			}
		}
		return dst
	case CardStep:
		return append(dst, Step(0), Step(1))
	case CardHelpers:
		return s.legalRecruit(s.legalHire(dst, p, KindCardHire, 1), p, KindCardRecruit, 1)
	case CardTown:
		for l := Town; l < Locations; l++ {
			dst = append(dst, VisitTown(l))
		}
		return dst
	}
	return append(dst, game.Action{Kind: KindCardGain})
}

// reach is the locations at which a seat may hire or recruit, as a mask: where a councilor stands at this moment, and with a
// Steward all.
func (s *State) reach(p game.Player) uint16 {
	if s.Seats[p].Has(Steward) {
		return 1<<Locations - 1
	}
	return 1<<s.At(p, 0) | 1<<s.At(p, 1)
}

// legalHire appends the huts that the seat can take.
func (s *State) legalHire(dst []game.Action, p game.Player, kind game.Kind, off int) []game.Action {
	q := &s.Seats[p]
	for m := s.reach(p) & (1<<Town - 1); m != 0; m &= m - 1 {
		l := Location(bits.TrailingZeros16(m))
		for hut := range s.Huts[l] {
			if s.barsHire(p, l, hut).ID == 0 && q.affords(&s.box.HutCosts[l][hut], off) {
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
func (s *State) legalRecruit(dst []game.Action, p game.Player, kind game.Kind, off int) []game.Action {
	q, less := &s.Seats[p], off+s.recruitsOff()
	for m := s.reach(p) >> Town << Town; m != 0; m &= m - 1 {
		l := Location(bits.TrailingZeros16(m))
		for space, advisor := range s.AdvisorAt[l-Town] {
			if advisor != NoAdvisor && q.affords(&s.box.Advisors[advisor].Cost, less) {
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
