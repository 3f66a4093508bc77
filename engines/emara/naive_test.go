package emara

import "tabard/engines/game"

// A second, slow generator of legal actions, written from the rulebook and the rows of RULES.md and sharing
// only tables and state with the first. Payments are found by trying every handful of goods. The suite compares the two
// lists at every position it meets and below every counted position.

// naive appends what may be answered, in any order.
func naive(state game.State, dst []game.Action) []game.Action {
	s := state.(*State)
	f := s.Prompt()
	if f.Kind == 0 {
		return dst
	}
	n := judge{s: s, p: f.Who, q: s.Seats[f.Who]}
	try := func(ok bool, k game.Kind, abc ...uint16) {
		if ok {
			dst = append(dst, game.Act(k, abc...))
		}
	}
	switch f.Kind {
	case FrameRelocate:
		for i := range 8 {
			try(true, KindRelocate, uint16(i/4), uint16(i%4))
		}
	case FrameStartResource:
		for r := range Resources {
			try(true, KindTakeStart, uint16(r))
		}
	case FramePlayCard:
		for c := 1; c <= Cards; c++ {
			for slot, card := range n.q.Slots {
				try(n.q.Hand>>(c-1)&1 == 1 && card == NoCard, KindPlayCard, uint16(c), uint16(slot))
			}
		}
	case FrameTurn:
		n.turn(try)
	case FrameVisit:
		n.visit(f, try)
	case FramePay:
		n.bill(f).each(&n.q, func(res [4]byte, coins int) {
			try(true, KindPay, uint16(coins), uint16(res[0])<<12|uint16(res[1])<<8|uint16(res[2])<<4|uint16(res[3]))
		})
	case FramePayKind:
		kind, left := int(f.N>>8), int(f.N&255)
		rest := int(n.q.Coin)
		for k := kind + 1; k < Resources; k++ {
			rest += int(n.q.Res[k])
		}
		for c := range int(n.q.Res[kind]) + 1 {
			try(c <= left && left-c <= rest, KindPayKind, uint16(kind), uint16(c))
		}
	case FrameKeep:
		for t := range Tokens {
			try(s.Drawn>>t&1 == 1, KindKeep, uint16(t))
		}
	case FrameReward:
		try(true, game.Pass)
		for i, x := range EventTrades {
			have := n.q.Owned(x.Pay)
			if x.Pay < Resources {
				have += int(n.q.Coin)
			}
			try(x.Event == s.Event && have >= int(s.Box().Trades[i].N), KindTrade, uint16(i))
		}
	case FrameSplit:
		for x := 0; x <= s.Box().Leftover(&n.q); x++ {
			try(true, KindSplit, uint16(x))
		}
	}
	return dst
}

type tried func(ok bool, k game.Kind, abc ...uint16)

// judge looks at a position for the seat that is asked.
type judge struct {
	s *State
	p game.Player
	q Seat
}

// bill is a price.
type bill struct {
	fixed   [4]byte
	any     int // instead of fixed
	off     int // reduction
	free    bool
	noCoins bool
	notThis int // kind that may not be paid, or -1
}

func fixed(c [4]byte, off int, scholar bool) bill {
	return bill{fixed: c, off: off, free: scholar, notThis: -1}
}

func anyOf(n int) bill { return bill{any: n, free: true, notThis: -1} }

// each calls f with every payment.
func (b bill) each(q *Seat, f func(res [4]byte, coins int)) {
	size := b.any
	for _, n := range b.fixed {
		size += int(n)
	}
	size = max(0, size-b.off)
	upTo := func(owned byte) int { return min(int(owned), size) + 1 }
	for w := range upTo(q.Res[Wood]) {
		for c := range upTo(q.Res[Cloth]) {
			for g := range upTo(q.Res[Grain]) {
				for st := range upTo(q.Res[Stone]) {
					for coins := range upTo(q.Coin) {
						res := [4]byte{byte(w), byte(c), byte(g), byte(st)}
						ok := w+c+g+st+coins == size && (coins == 0 || !b.noCoins)
						for k, n := range res {
							ok = ok && (b.free || n <= b.fixed[k]) && (k != b.notThis || n == 0)
						}
						if ok {
							f(res, coins)
						}
					}
				}
			}
		}
	}
}

func (b bill) payable(q *Seat) (ok bool) {
	b.each(q, func([4]byte, int) { ok = true })
	return ok
}

// hut and advisor are the prices of hires and recruits.
func (n *judge) hut(l, i, off int) bill {
	return fixed(n.s.Box().HutCosts[l][i], off, n.q.Has(Scholar))
}

func (n *judge) advisor(l, i, off int) bill {
	if n.s.Event == GoodLabour {
		off++
	}
	return fixed(n.s.Box().Advisors[n.s.AdvisorAt[l-int(Town)][i]].Cost, off, n.q.Has(Scholar))
}

// ability is the price of an advisor's ability.
func ability(a Advisor, mode int) bill {
	switch a {
	case Baker:
		return fixed([4]byte{0, 1, byte(mode), 0}, 0, false)
	case Schoolmarm:
		return anyOf(2)
	case Merchant:
		b := anyOf(1)
		b.notThis = mode
		return b
	}
	return fixed([4]byte{0, 1, 0, 0}, 0, false) // Dressmaker, Landlord
}

// bill is the price that a payment is about.
func (n *judge) bill(f game.Frame) bill {
	hi, lo := int(f.B>>8), int(f.B&255)
	one := [4]byte{}
	switch f.A {
	case PayForExchange, PayForCoins:
		b := anyOf(int(f.B))
		b.noCoins = true
		return b
	case PayForCardHire:
		return n.hut(hi, lo, 1)
	case PayForHire:
		return n.hut(hi, lo, 0)
	case PayForCardRecruit:
		return n.advisor(hi, lo, 1)
	case PayForRecruit:
		return n.advisor(hi, lo, 0)
	case PayForAdvisor:
		return ability(Advisor(hi), lo)
	case PayForGift:
		one[f.B] = byte(n.gift(int(f.B)))
	case PayForDonation:
		one[f.B] = byte(n.donation(int(f.B)))
	case PayForStone:
		one[Stone] = 1
	case PayForWood:
		one[Wood] = byte(f.B)
	case PayForTrade:
		one[Grain] = n.s.Box().Trades[f.B].N
	}
	return fixed(one, 0, false)
}

// The prices on the markers: the side by the number of seats, the board's number afterwards.
func (n *judge) price(step byte) int {
	marker := &n.s.Box().Price
	side := marker.Small[:]
	if n.s.N == 4 {
		side = marker.Large[:]
	}
	if int(step) < len(side) {
		return int(side[step])
	}
	return int(marker.Board)
}

func (n *judge) gift(r int) int     { return n.price(n.s.Gift[r]) }
func (n *judge) donation(r int) int { return n.price(n.s.Donation[r]) }

// stands says whether a councilor of the seat is on the location.
func (n *judge) stands(l int) bool {
	for c, places := range n.s.Circuits {
		if int(places[n.q.Councilor[c]]) == l {
			return true
		}
	}
	return false
}

// turn tries every option of 7.3.
func (n *judge) turn(try tried) {
	s, q := n.s, &n.q
	card := func(c Card) bool { return s.Flags&DoneCard == 0 && s.Card == c }
	gives := map[Card]bool{CardWood: true, CardStone: true, CardCloth: true, CardGrain: true, CardRing: true}[s.Card]
	try(gives && s.Flags&DoneCard == 0, KindCardGain)
	for _, k := range []int{1, 3} {
		sum := int(q.Res[0]) + int(q.Res[1]) + int(q.Res[2]) + int(q.Res[3])
		try(card(CardExchange) && sum >= k, KindCardExchange, uint16(k))
	}
	for c := range 2 {
		try(card(CardStep), KindCardStep, uint16(c))
		try(s.Flags&DoneMove == 0, KindMove, uint16(c))
	}
	for l := range int(Town) {
		own := 0
		for _, o := range s.Huts[l] {
			if o == n.p {
				own++
			}
		}
		for i, o := range s.Huts[l] {
			may := o == game.Nobody && own < 3 && q.CraftPlaced < 4 && (n.stands(l) || q.Has(Steward))
			try(may && card(CardHelpers) && n.hut(l, i, 1).payable(q), KindCardHire, uint16(l), uint16(i))
			try(may && s.Flags&DoneHire == 0 && n.hut(l, i, 0).payable(q), KindHire, uint16(l), uint16(i))
		}
	}
	for l := int(Town); l < Locations; l++ {
		for i, a := range s.AdvisorAt[l-int(Town)] {
			may := a != NoAdvisor && (n.stands(l) || q.Has(Steward))
			try(may && card(CardHelpers) && n.advisor(l, i, 1).payable(q), KindCardRecruit, uint16(l), uint16(i))
			try(may && s.Flags&DoneRecruit == 0 && n.advisor(l, i, 0).payable(q), KindRecruit, uint16(l), uint16(i))
		}
		try(card(CardTown), KindCardTown, uint16(l))
	}
	if q.Rank < Duke {
		next := s.Box().Ranks[q.Rank+1]
		try(s.Flags&DoneRank == 0 && q.Coin >= next.Coins && q.Ring >= next.Rings, KindRankUp)
	}
	may := func(a Advisor) bool { return q.Has(a) && s.Used>>(a-1)&1 == 0 }
	for m := 1; m <= 2; m++ {
		try(may(Baker) && ability(Baker, m).payable(q), KindAdvisor, uint16(Baker), uint16(m))
	}
	for m := range Resources {
		try(may(Merchant) && ability(Merchant, m).payable(q), KindAdvisor, uint16(Merchant), uint16(m))
	}
	try(may(Schoolmarm) && ability(Schoolmarm, 0).payable(q), KindAdvisor, uint16(Schoolmarm))
	try(may(Bailiff) && q.Ring > 0, KindAdvisor, uint16(Bailiff))
	try(may(Dressmaker) && ability(Dressmaker, 0).payable(q), KindAdvisor, uint16(Dressmaker))
	try(may(Landlord) && q.CP > 0 && ability(Landlord, 0).payable(q), KindAdvisor, uint16(Landlord))
	swap := q.Has(Chamberlain) && s.Flags&LastChamberlain == 0
	for x := 1; x <= int(q.Ring); x++ {
		try(swap, KindChamberlain, 0, uint16(x))
	}
	for x := 1; x <= int(q.Coin); x++ {
		try(swap, KindChamberlain, 1, uint16(x))
	}
	declinable := s.Card == CardExchange || s.Card == CardHelpers || s.Card == CardTown
	try(s.Flags&DoneMove != 0 && (s.Flags&DoneCard != 0 || declinable), game.EndTurn)
}

// visit tries every option of 7.4.
func (n *judge) visit(f game.Frame, try tried) {
	s, q := n.s, &n.q
	open := func(sub uint8) bool { return f.N>>sub&1 == 0 }
	coin := int(q.Coin)
	try(true, game.Done)
	for t, x := range s.Box().Tokens {
		try(q.Favors>>t&1 == 1 && uint16(x.At) == f.A && f.B>>t&1 == 1, KindRedeem, uint16(t))
	}
	switch l := Location(f.A); l {
	case Forest, WeavingMill, Grainfield, Quarry:
		crafts := 0
		for _, o := range s.Huts[l] {
			if o == n.p {
				crafts++
			}
		}
		for b := range crafts + 1 {
			grain := int(q.Res[Grain])
			if l == Grainfield {
				grain += 1 + crafts - b
			}
			for c := range b + 1 {
				try(open(SubGather) && c <= coin && b-c <= grain, KindGather, uint16(b), uint16(c))
			}
		}
	case Castle:
		for r := range Resources {
			try(open(SubGift) && int(q.Res[r])+coin >= n.gift(r), KindGift, uint16(r))
		}
		try(open(SubCastleBook) && q.Book > 0, KindCastleBook)
	case Cathedral:
		for r := range Resources {
			try(open(SubDonate) && int(q.Res[r])+coin >= n.donation(r), KindDonate, uint16(r))
		}
	case Market:
		sum := int(q.Res[0]) + int(q.Res[1]) + int(q.Res[2]) + int(q.Res[3])
		try(open(SubBuyCoin) && sum >= 1, KindBuyCoin, 1)
		try(open(SubBuyCoin) && sum >= 2 && s.Event == FarMerchants, KindBuyCoin, 2)
		for b := 1; b <= 5; b++ {
			try(open(SubSellBooks) && int(q.Book) >= b, KindSellBooks, uint16(b))
		}
	case ConstructionSite:
		try(open(SubBuildStone) && int(q.Res[Stone])+coin >= 1, KindBuildStone)
		for b := 1; b <= 3; b++ {
			try(open(SubFeed) && int(q.Bread) >= b, KindFeed, uint16(b))
		}
		for _, w := range []int{1, 3} {
			try(open(SubBuildWood) && int(q.Res[Wood])+coin >= w, KindBuildWood, uint16(w))
		}
	}
}
