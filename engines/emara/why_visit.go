package emara

import "tabard/engines/game"

// Why something is refused in visits, payments and trades.

// placeOf is the town location where an action is done, if there is only one.
func (s *State) placeOf(a game.Action) (Location, bool) {
	switch a.Kind {
	case KindGift, KindCastleBook:
		return Castle, true
	case KindDonate:
		return Cathedral, true
	case KindBuyCoin, KindSellBooks:
		return Market, true
	case KindBuildStone, KindFeed, KindBuildWood:
		return ConstructionSite, true
	case KindRedeem:
		if a.A < Tokens {
			return s.box.Tokens[a.A].At, true
		}
	}
	return 0, false
}

// subOf is what an action does in a visit, as the Sub of that name.
func subOf(k game.Kind) uint8 { return uint8(k - KindGather) }

// whyVisit is what speaks against something in a visit; the zero Reason if nothing does.
func (s *State) whyVisit(f *game.Frame, a game.Action) game.Reason {
	price, r := s.barsVisit(f, a)
	if r.ID != 0 {
		return r
	}
	return s.Seats[f.Who].short(&price)
}

// barsVisit is what speaks against something in a visit but its price, which is told as well. The visit offers by it.
func (s *State) barsVisit(f *game.Frame, a game.Action) (price Price, r game.Reason) {
	q := &s.Seats[f.Who]
	if a.Kind == KindRedeem {
		return price, s.whyRedeem(q, f, a)
	}
	if a.Kind < KindGather || a.Kind > KindBuildWood {
		return price, game.Reason{}
	}
	if l, ok := s.placeOf(a); ok && uint16(l) != f.A {
		return price, game.Reason{ID: WhyArrive, A: uint16(l)}
	}
	if a.Kind == KindGather && f.A >= uint16(Town) {
		return price, game.Reason{}
	}
	if sub := subOf(a.Kind); f.N>>sub&1 == 1 {
		return price, game.Reason{ID: WhyDone, A: uint16(sub)}
	}
	switch a.Kind {
	case KindGather:
		return price, s.whyGather(f, a)
	case KindCastleBook:
		return price, q.lacks(Book, 1)
	case KindSellBooks:
		if a.A == 0 || a.A > MostBooks {
			return price, game.Reason{}
		}
		return price, q.lacks(Book, int(a.A))
	case KindFeed:
		if a.A == 0 || a.A > MostBreads {
			return price, game.Reason{}
		}
		return price, q.lacks(Bread, int(a.A))
	case KindGift, KindDonate:
		if a.A >= Resources {
			return price, game.Reason{}
		}
		n := s.GiftPrice(Good(a.A))
		if a.Kind == KindDonate {
			n = s.DonationPrice(Good(a.A))
		}
		price = ofKind(Good(a.A), n)
	case KindBuyCoin:
		if a.A == 0 || int(a.A) > s.mayBuy() {
			return price, why(WhyOneCoin, 0, int(a.A), s.mayBuy())
		}
		price = free(int(a.A), false)
	case KindBuildStone:
		price = ofKind(Stone, 1)
	case KindBuildWood:
		if a.A != 1 && a.A != 3 {
			return price, game.Reason{}
		}
		price = ofKind(Wood, int(a.A))
	}
	return price, game.Reason{}
}

func (s *State) whyRedeem(q *Seat, f *game.Frame, a game.Action) game.Reason {
	switch {
	case a.A >= Tokens:
		return game.Reason{}
	case q.Favors>>a.A&1 == 0:
		return game.Reason{ID: WhyNoToken, A: a.A}
	case uint16(s.box.Tokens[a.A].At) != f.A:
		return game.Reason{ID: WhyTokenPlace, A: a.A, B: uint16(s.box.Tokens[a.A].At)}
	case f.B>>a.A&1 == 0:
		return game.Reason{ID: WhyTokenNew, A: a.A}
	}
	return game.Reason{}
}

func (s *State) whyGather(f *game.Frame, a game.Action) game.Reason {
	q, l := &s.Seats[f.Who], Location(f.A)
	breads, coins, k := int(a.A), int(a.B), s.Crafts(f.Who, Location(f.A))
	switch {
	case breads > k:
		return why(WhyBakers, f.A, breads, k)
	case coins > breads:
		return game.Reason{}
	case coins > int(q.Coin):
		return why(WhyGoods, uint16(Coin), coins, int(q.Coin))
	}
	grain := int(q.Res[Grain])
	if l == Grainfield {
		grain += 1 + k - breads
	}
	return why(WhyGoods, uint16(Grain), breads-coins, grain)
}

// whyPay names what is missing or too much.
func (s *State) whyPay(f *game.Frame, a game.Action) game.Reason {
	if a.Kind != KindPay {
		return game.Reason{}
	}
	q, price := &s.Seats[f.Who], s.Price(f.Who, f.A, f.B)
	sum := int(a.A)
	if sum > int(q.Coin) {
		return why(WhyGoods, uint16(Coin), sum, int(q.Coin))
	}
	if sum > 0 && !price.Coins {
		return game.Reason{ID: WhyNoCoins}
	}
	for r, n := range ResOf(a.B) {
		if reason := q.lacks(Good(r), int(n)); reason.ID != 0 {
			return reason
		}
		if !price.Any && n > price.Most[r] {
			return why(WhyNotInPrice, uint16(r), int(n), int(price.Most[r]))
		}
		sum += int(n)
	}
	return why(WhyWrongSum, 0, price.N, sum)
}

func (s *State) whyPayKind(f *game.Frame, a game.Action) game.Reason {
	r, left := KindOfFrame(*f)
	if a.Kind != KindPayKind || a.A != uint16(r) {
		return game.Reason{}
	}
	_, least, most := s.kindBounds(f)
	switch n := int(a.B); {
	case n < least:
		return why(WhyRest, a.A, least, n)
	case n > most && most == left:
		return why(WhyWrongSum, 0, left, n)
	default:
		return why(WhyGoods, a.A, n, most)
	}
}

func (s *State) whyTrade(p game.Player, a game.Action) game.Reason {
	if a.Kind != KindTrade || int(a.A) >= len(EventTrades) {
		return game.Reason{}
	}
	t := &EventTrades[a.A]
	if t.Event != s.Event {
		return game.Reason{ID: WhyOtherEvent, A: uint16(t.Event)}
	}
	n := int(s.box.Trades[a.A].N)
	if t.Pay < Resources {
		price := ofKind(t.Pay, n)
		return s.Seats[p].short(&price)
	}
	return s.Seats[p].lacks(t.Pay, n)
}
