package emara

import (
	"math/bits"

	"tabard/engines/game"
)

// A visit to a location: each thing that it offers once, in any order. It closes itself when
// nothing is left to do there.

// visit opens a visit. Only tokens that the seat has now can be redeemed in it.
func (s *State) visit(p game.Player, l Location, byCard uint16, out *game.Sink) {
	out.Add(game.Event{Kind: EvVisited, Who: p, A: uint16(l), B: byCard})
	s.Push(FrameVisit, p, uint16(l), s.Seats[p].Favors&s.box.tokensAt[l], 0)
	s.closeVisit(out)
}

// closeVisit ends the visit on top if nothing but leaving is left.
func (s *State) closeVisit(out *game.Sink) {
	f := s.Asked()
	if f.B != 0 || Location(f.A) < Town && f.N>>SubGather&1 == 0 {
		return // a token can be redeemed, or the place yields something
	}
	var buf [16]game.Action
	if len(s.legalVisit(buf[:0], f)) == 1 {
		s.leave(f.Who, 1, out)
	}
}

func (s *State) leave(p game.Player, byItself uint16, out *game.Sink) {
	f := s.Pop()
	out.Add(game.Event{Kind: EvLeft, Who: p, A: f.A, B: byItself})
}

// did marks what was done in the visit.
func (s *State) did(sub uint8) { s.Asked().N |= 1 << sub }

// legalVisit appends leaving and what can still be done: it goes through what the place offers, and barsVisit alone knows
// what speaks against it.
func (s *State) legalVisit(dst []game.Action, f *game.Frame) []game.Action {
	dst = append(dst, game.Action{Kind: game.Done})
	switch l := Location(f.A); l {
	case Castle:
		for r := Good(0); r < Resources && f.N>>SubGift&1 == 0; r++ {
			dst = s.offered(dst, f, Gift(r))
		}
		dst = s.offered(dst, f, CastleBook())
	case Cathedral:
		for r := Good(0); r < Resources && f.N>>SubDonate&1 == 0; r++ {
			dst = s.offered(dst, f, Donate(r))
		}
	case Market:
		dst = s.offeredUpTo(dst, f, s.mayBuy(), BuyCoin(1))
		dst = s.offeredUpTo(dst, f, MostBooks, SellBooks(1))
	case ConstructionSite:
		dst = s.offered(dst, f, BuildStone())
		dst = s.offeredUpTo(dst, f, MostBreads, Feed(1))
		for _, n := range [...]int{1, 3} {
			dst = s.offered(dst, f, BuildWood(n))
		}
	default:
		if f.N>>SubGather&1 == 0 {
			dst = s.legalGather(dst, f.Who, l)
		}
	}
	for m := f.B; m != 0; m &= m - 1 {
		dst = append(dst, game.Action{Kind: KindRedeem, A: uint16(bits.TrailingZeros16(m))})
	}
	return dst
}

// offered appends what nothing speaks against in a visit.
func (s *State) offered(dst []game.Action, f *game.Frame, a game.Action) []game.Action {
	if s.canDo(f, a) {
		dst = append(dst, a)
	}
	return dst
}

// offeredUpTo is offered for the same of one, two and more, until something speaks against it.
func (s *State) offeredUpTo(dst []game.Action, f *game.Frame, most int, a game.Action) []game.Action {
	for ; int(a.A) <= most && s.canDo(f, a); a.A++ {
		dst = append(dst, a)
	}
	return dst
}

// canDo says that nothing speaks against something in a visit.
func (s *State) canDo(f *game.Frame, a game.Action) bool {
	price, r := s.barsVisit(f, a)
	return r.ID == 0 && s.Seats[f.Who].CanPay(&price)
}

// mayBuy is how many coins the market sells in one visit.
func (s *State) mayBuy() int {
	if s.Event == FarMerchants {
		return 2
	}
	return 1
}

// legalGather appends how many craftsmen bake, and how many of their grains coins replace. Grain of the same gathering
// may be baked, and each craftsman does one of the two.
func (s *State) legalGather(dst []game.Action, p game.Player, l Location) []game.Action {
	q := &s.Seats[p]
	k := s.Crafts(p, l)
	for b := 0; b <= k; b++ {
		grain := int(q.Res[Grain])
		if l == Grainfield {
			grain += 1 + k - b
		}
		for c := max(0, b-grain); c <= min(b, int(q.Coin)); c++ {
			dst = append(dst, game.Action{Kind: KindGather, A: uint16(b), B: uint16(c)})
		}
	}
	return dst
}

func (s *State) applyVisit(p game.Player, a game.Action, out *game.Sink) {
	l := Location(s.Asked().A)
	switch a.Kind {
	case game.Done:
		s.leave(p, 0, out)
		return
	case KindGather:
		s.gather(p, l, int(a.A), int(a.B), out)
		s.did(SubGather)
	case KindGift:
		s.ask(p, PayForGift, a.A, out)
		return
	case KindCastleBook:
		s.spend(p, Book, 1, FromLocation, uint16(l), out)
		s.receive(p, int(s.box.CastleBookBP), FromLocation, uint16(l), out)
		s.did(SubCastleBook)
	case KindDonate:
		s.ask(p, PayForDonation, a.A, out)
		return
	case KindBuyCoin:
		s.ask(p, PayForCoins, a.A, out)
		return
	case KindSellBooks:
		s.spend(p, Book, int(a.A), FromLocation, uint16(l), out)
		s.citizens(p, int(s.box.BookCP[a.A]), FromLocation, uint16(l), out)
		s.did(SubSellBooks)
	case KindBuildStone:
		s.ask(p, PayForStone, 0, out)
		return
	case KindFeed:
		s.spend(p, Bread, int(a.A), FromLocation, uint16(l), out)
		s.citizens(p, int(a.A)*s.Shows(MarkBread), FromLocation, uint16(l), out)
		s.turn(p, MarkBread, out)
		s.did(SubFeed)
	case KindBuildWood:
		s.ask(p, PayForWood, a.A, out)
		return
	case KindRedeem:
		s.Asked().B &^= 1 << a.A
		s.redeem(p, a.A, out)
	default:
		panic("emara: not an action of a visit")
	}
	s.closeVisit(out)
}

// gather gives the location's resource and lets the craftsmen work.
func (s *State) gather(p game.Player, l Location, breads, coins int, out *game.Sink) {
	q := &s.Seats[p]
	s.gain(p, l, 1, FromLocation, uint16(l), out)
	s.gain(p, l, s.Crafts(p, l)-breads, FromCraft, uint16(l), out)
	if breads == 0 {
		return
	}
	if breads-coins > int(q.Res[Grain]) || coins > int(q.Coin) {
		panic("emara: grain is baked that is not there")
	}
	q.Res[Grain] -= byte(breads - coins)
	q.Coin -= byte(coins)
	q.Bread = byte(min(int(q.Bread)+breads, mostOfGood))
	out.Add(game.Event{Kind: EvBaked, Who: p, A: uint16(l), B: uint16(coins), N: int16(breads)})
}

// paidVisit goes on with what was paid for in a visit.
func (s *State) paidVisit(p game.Player, purpose, target uint16, out *game.Sink) {
	l := s.Asked().A
	switch purpose {
	case PayForGift:
		s.did(SubGift)
		s.turn(p, MarkGift+target, out)
		s.gain(p, Ring, 1, FromLocation, l, out)
		if s.Seats[p].Has(Mayoress) {
			s.citizens(p, int(s.box.Advisors[Mayoress].Ability), FromAdvisor, uint16(Mayoress), out)
		}
		if s.Event == PeoplesGift {
			s.citizens(p, int(s.box.Events[PeoplesGift].Effect), FromEvent, uint16(s.Event), out)
		}
	case PayForDonation:
		s.did(SubDonate)
		s.turn(p, MarkDonation+target, out)
		s.gain(p, Book, 1, FromLocation, l, out)
		if s.Seats[p].Has(Abbess) {
			s.gain(p, Book, 1, FromAdvisor, uint16(Abbess), out)
		}
		if s.Event == PiousDonation {
			s.citizens(p, int(s.box.Events[PiousDonation].Effect), FromEvent, uint16(s.Event), out)
		}
		if s.drawTokens(p, out); s.Asked().Kind == FrameKeep {
			return
		}
	case PayForCoins:
		s.did(SubBuyCoin)
		s.gain(p, Coin, int(target), FromLocation, l, out)
	case PayForStone:
		s.did(SubBuildStone)
		s.receive(p, int(s.box.StoneBP), FromLocation, l, out)
		s.citizens(p, s.Shows(MarkStone), FromLocation, l, out)
		s.turn(p, MarkStone, out)
	case PayForWood:
		s.did(SubBuildWood)
		n := s.box.WoodBP
		if target == 3 {
			n = s.box.WoodsBP
		}
		s.receive(p, int(n), FromLocation, l, out)
	default:
		panic("emara: unknown purpose of a payment")
	}
	s.closeVisit(out)
}
