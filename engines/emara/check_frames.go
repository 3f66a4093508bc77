package emara

import (
	"math/bits"

	"tabard/engines/game"
)

// subsAt are what there is to do at each location, as bits of a visit's N.
var subsAt = [Locations]int16{
	Forest: 1 << SubGather, WeavingMill: 1 << SubGather, Grainfield: 1 << SubGather, Quarry: 1 << SubGather,
	Castle: 1<<SubGift | 1<<SubCastleBook, Cathedral: 1 << SubDonate, Market: 1<<SubBuyCoin | 1<<SubSellBooks,
	ConstructionSite: 1<<SubBuildStone | 1<<SubFeed | 1<<SubBuildWood,
}

// checkFrames proves that the stack is one of those listed in frames.go and that the open question has an answer.
func (s *State) checkFrames() error {
	if s.Depth == 0 {
		return nil
	}
	f := s.Frames[0]
	bare := f == game.Frame{Kind: f.Kind, Who: f.Who}
	switch f.Kind {
	case FrameRelocate, FrameStartResource, FramePlayCard, FrameTurn:
		if !bare {
			return broken("CAN", "%s with arguments", Def.FrameText(f))
		}
	case FrameReward:
		if !bare || EventTrades[0].Event > s.Event || EventTrades[len(EventTrades)-1].Event < s.Event {
			return broken("R-51", "%s in event %d", Def.FrameText(f), s.Event)
		}
	case FrameSplit:
		if n := s.box.Leftover(&s.Seats[f.Who]); f.A != 0 || f.B != 0 || f.N < 1 || int(f.N) != n {
			return broken("R-64", "%s with %d points left over", Def.FrameText(f), n)
		}
	default:
		return broken("CAN", "%s at the bottom", Def.FrameText(f))
	}
	for i := 1; i < int(s.Depth); i++ {
		g := s.Frames[i]
		if g.Who != f.Who || !s.fits(i, g) {
			return broken("CAN", "%s above %s", Def.FrameText(g), Def.FrameText(s.Frames[i-1]))
		}
	}
	return s.checkAnswers()
}

// checkAnswers proves that the open question can be answered and is worth asking. A view may not know the answers.
func (s *State) checkAnswers() error {
	f := s.Prompt()
	if f.Kind == FramePlayCard && s.Seats[f.Who].Hand == 0 || f.Kind == FrameKeep && bits.OnesCount16(s.Drawn) < int(f.N) {
		if s.whole() || s.Full() && f.Kind == FramePlayCard {
			return broken("CAN", "nothing to choose in %s", Def.FrameText(f))
		}
		return nil
	}
	legal := s.Legal(make([]game.Action, 0, 64))
	switch {
	case len(legal) == 0:
		return broken("CAN", "a question without an answer: %s", Def.FrameText(f))
	case len(legal) == 1 && legal[0].Kind <= game.Done:
		return broken("CAN", "a question that closes itself: %s", Def.FrameText(f))
	}
	return nil
}

// fits says whether frame i may lie where it does, with arguments that are in range.
func (s *State) fits(i int, f game.Frame) bool {
	below := s.Frames[i-1]
	switch f.Kind {
	case FrameVisit:
		return below.Kind == FrameTurn && s.fitsVisit(f)
	case FrameKeep:
		n := bits.OnesCount16(s.Drawn)
		return below.Kind == FrameVisit && below.A == uint16(Cathedral) && below.N>>SubDonate&1 == 1 && f.A == 0 && f.B == 0 &&
			f.N >= 2 && f.N <= 3 && (n == int(f.N) || !s.whole() && s.Drawn == s.Certain && n < int(f.N) &&
			int(f.N)-n <= bits.OnesCount16(s.FavorStack))
	case FramePay:
		if f.N != 0 || int(s.Depth) != i+1 || !s.offers(i, f, 0) {
			return false
		}
		price := s.Price(f.Who, f.A, f.B)
		return price.N > 0 && !(price.Any && price.N >= LongPrice)
	case FramePayKind:
		return int(s.Depth) == i+1 && s.fitsKind(i, f)
	}
	return false
}

// fitsVisit proves that the seat can have come to the location and that only its own matters are open there.
func (s *State) fitsVisit(f game.Frame) bool {
	if f.A >= Locations || f.N < 0 || f.N&^subsAt[f.A] != 0 || f.B&^s.box.tokensAt[f.A] != 0 || f.B&^s.Seats[f.Who].Favors != 0 {
		return false
	}
	l := Location(f.A)
	moved := s.Flags&DoneMove != 0 || s.Flags&DoneCard != 0 && s.Card == CardStep
	return moved && s.Present(f.Who, l) || s.Flags&DoneCard != 0 && s.Card == CardTown && l >= Town
}

// fitsKind proves a long payment of the Scholar's: the part that is left, the purpose, and what is to be had for it.
func (s *State) fitsKind(i int, f game.Frame) bool {
	r, left := f.N>>8, int(f.N&0xff)
	q := &s.Seats[f.Who]
	if f.N < 0 || r >= int16(Resources) || left < 1 || !q.Has(Scholar) || q.Res[r] == 0 {
		return false
	}
	l, n := int(f.B>>8), int(f.B&0xff)
	var cost [4]byte
	less := 0
	switch f.A {
	case PayForCardHire, PayForHire:
		if l >= int(Resources) || n >= Huts {
			return false
		}
		cost = s.box.HutCosts[l][n]
	case PayForCardRecruit, PayForRecruit:
		if l < int(Town) || l >= Locations || n > 1 {
			return false
		}
		cost = s.box.Advisors[s.AdvisorAt[l-int(Town)][n]].Cost
		less += s.recruitsOff()
	default:
		return false
	}
	if f.A == PayForCardHire || f.A == PayForCardRecruit {
		less++
	}
	size := sizeOf(&cost) - less
	// What has been paid is gone, so the target is proved as for somebody who has coins enough.
	return size >= 4 && left <= size && (r > 0 || left == size) && s.offers(i, f, uint8(size))
}

// offers says whether the question below a payment offers what is being paid for. With coins in hand it is asked whether
// it would, since part of the payment has been made.
func (s *State) offers(i int, f game.Frame, coins uint8) bool {
	below := *s
	below.Depth = uint8(i)
	below.Frames[i] = game.Frame{}
	below.Seats[f.Who].Coin += coins
	hi, lo := f.B>>8, f.B&0xff
	var a game.Action
	switch f.A {
	case PayForExchange:
		a = game.Act(KindCardExchange, f.B)
	case PayForCardHire:
		a = game.Act(KindCardHire, hi, lo)
	case PayForCardRecruit:
		a = game.Act(KindCardRecruit, hi, lo)
	case PayForHire:
		a = game.Act(KindHire, hi, lo)
	case PayForRecruit:
		a = game.Act(KindRecruit, hi, lo)
	case PayForAdvisor:
		a = game.Act(KindAdvisor, hi, lo)
	case PayForGift:
		a = game.Act(KindGift, f.B)
	case PayForDonation:
		a = game.Act(KindDonate, f.B)
	case PayForCoins:
		a = game.Act(KindBuyCoin, f.B)
	case PayForStone:
		if f.B != 0 {
			return false
		}
		a = BuildStone()
	case PayForWood:
		a = game.Act(KindBuildWood, f.B)
	case PayForTrade:
		a = game.Act(KindTrade, f.B)
		if int(f.B) >= len(EventTrades) || EventTrades[f.B].Pay != Grain {
			return false
		}
	default:
		return false
	}
	if f.A == PayForAdvisor && hi == uint16(Bailiff) { // a ring is no payment of resources
		return false
	}
	return game.Index(below.Legal(make([]game.Action, 0, 64)), a) >= 0
}
