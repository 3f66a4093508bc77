package emara

import (
	"math/bits"

	"tabard/engines/game"
)

// look values what one seat could do, in hundredths of a point: what an act brings, less what the goods that it takes
// are kept for.
type look struct {
	s     *State
	box   *values
	q     *Seat
	p     game.Player
	row   *[features]int16
	c, b  int32 // a citizen point, a building point
	keep  [Goods]int32
	token int32
}

// receipt is what building points of that base are worth.
func (l *look) receipt(base int) int32 {
	n, _ := l.s.Receipt(l.p, base)
	return int32(n) * l.b
}

// price is what a price costs the seat. Coins stand in for what is missing; off is how much less is to be paid, any the
// Scholar's freedom. ok is false if the seat cannot pay.
func (l *look) price(cost *[4]byte, off int, any bool) (sum int32, ok bool) {
	q := l.q
	if any {
		n := int(cost[0]) + int(cost[1]) + int(cost[2]) + int(cost[3]) - off
		return l.cheapest(max(n, 0))
	}
	missing, dear, last := 0, int32(0), int32(0)
	for r, n := range cost {
		have := min(n, q.Res[r])
		missing += int(n - have)
		sum += int32(have) * l.keep[r]
		if have > 0 && l.keep[r] > dear {
			dear, last = l.keep[r], dear
		}
	}
	for ; off > 0; off-- {
		if missing > 0 {
			missing--
			continue
		}
		sum -= dear
		dear = last
	}
	return max(sum, 0) + int32(missing)*l.keep[Coin], missing <= int(q.Coin)
}

// cheapest is what any n resources or coins cost.
func (l *look) cheapest(n int) (sum int32, ok bool) {
	left := [5]uint8{l.q.Res[Wood], l.q.Res[Cloth], l.q.Res[Grain], l.q.Res[Stone], l.q.Coin}
	for ; n > 0; n-- {
		at := -1
		for i, have := range &left {
			if have > 0 && (at < 0 || l.worthOf(i) < l.worthOf(at)) {
				at = i
			}
		}
		if at < 0 {
			return sum, false
		}
		left[at]--
		sum += l.worthOf(at)
	}
	return sum, true
}

// worthOf is what a resource is kept for, or with 4 a coin.
func (l *look) worthOf(i int) int32 {
	if i == 4 {
		return l.keep[Coin]
	}
	return l.keep[i]
}

// some is what n of one resource cost, coins standing in.
func (l *look) some(r Good, n int) (sum int32, ok bool) {
	have := min(n, int(l.q.Res[r]))
	return int32(have)*l.keep[r] + int32(n-have)*l.keep[Coin], n-have <= int(l.q.Coin)
}

// least is the cheapest resource that the seat has, and what it is kept for.
func (l *look) least() (int32, bool) {
	low, ok := int32(0), false
	for r, n := range &l.q.Res {
		if n > 0 && (!ok || l.keep[r] < low) {
			low, ok = l.keep[r], true
		}
	}
	return low, ok
}

// visit is what the seat could gain at a location, beyond what is done there already; no more than a feature can count.
func (l *look) visit(at Location, done int16) int32 { return min(l.offer(at, done), 1<<15-1) }

func (l *look) offer(at Location, done int16) (sum int32) {
	if at < Town {
		if done>>SubGather&1 == 0 {
			sum = l.gather(at)
		}
		return sum
	}
	q := l.q
	for m := q.Favors; m != 0; m &= m - 1 {
		t := &l.box.Tokens[bits.TrailingZeros16(m)]
		if t.At != at {
			continue
		}
		gain := int32(t.CP)*l.c - l.token
		if t.BP > 0 {
			gain += l.receipt(int(t.BP))
		}
		for i, n := range &t.Gain {
			gain += int32(n) * l.keep[int(Book)+i]
		}
		sum += max(gain, 0)
	}
	switch at {
	case Castle:
		if done>>SubCastleBook&1 == 0 && q.Book > 0 {
			sum += max(0, l.receipt(int(l.box.CastleBookBP))-l.keep[Book])
		}
		if done>>SubGift&1 == 0 {
			gain := l.keep[Ring]
			if q.Has(Mayoress) {
				gain += int32(l.box.Advisors[Mayoress].Ability) * l.c
			}
			if l.s.Event == PeoplesGift {
				gain += int32(l.box.Events[PeoplesGift].Effect) * l.c
			}
			sum += l.given(gain, MarkGift)
		}
	case Cathedral:
		if done>>SubDonate&1 == 0 {
			gain := l.keep[Book] + l.token
			if q.Has(Abbess) {
				gain += l.keep[Book]
			}
			if l.s.Event == PiousDonation {
				gain += int32(l.box.Events[PiousDonation].Effect) * l.c
			}
			sum += l.given(gain, MarkDonation)
		}
	case Market:
		if done>>SubBuyCoin&1 == 0 {
			if low, ok := l.least(); ok {
				sum += max(0, l.keep[Coin]-low)
			}
		}
		if done>>SubSellBooks&1 == 0 {
			best := int32(0)
			for n := 1; n <= min(MostBooks, int(q.Book)); n++ {
				best = max(best, int32(l.box.BookCP[n])*l.c-int32(n)*l.keep[Book])
			}
			sum += best
		}
	case ConstructionSite:
		sum += l.site(done)
	}
	return sum
}

// gather is what the countryside yields.
func (l *look) gather(at Location) int32 {
	crafts := int32(l.s.Crafts(l.p, at))
	sum := (1 + crafts) * l.keep[at]
	grains := int32(l.q.Res[Grain]) + int32(l.q.Coin)
	if at == Location(Grain) {
		grains += 1 + crafts
	}
	if bake := l.keep[Bread] - l.keep[Grain] - l.keep[at]; bake > 0 {
		sum += min(crafts, grains) * bake
	}
	return sum
}

// given is the best gift or donation: what it brings less its price.
func (l *look) given(gain int32, marker uint16) (best int32) {
	for r := range Good(Resources) {
		if cost, ok := l.some(r, l.s.Shows(marker+uint16(r))); ok {
			best = max(best, gain-cost)
		}
	}
	return best
}

// site is what deliveries to the construction site bring.
func (l *look) site(done int16) (sum int32) {
	q := l.q
	if done>>SubBuildStone&1 == 0 {
		if cost, ok := l.some(Stone, 1); ok {
			sum += max(0, l.receipt(int(l.box.StoneBP))+int32(l.s.Shows(MarkStone))*l.c-cost)
		}
	}
	if done>>SubFeed&1 == 0 && q.Bread > 0 {
		sum += int32(min(q.Bread, MostBreads)) * max(0, int32(l.s.Shows(MarkBread))*l.c-l.keep[Bread])
	}
	if done>>SubBuildWood&1 == 0 {
		best := int32(0)
		if cost, ok := l.some(Wood, 1); ok {
			best = l.receipt(int(l.box.WoodBP)) - cost
		}
		if cost, ok := l.some(Wood, 3); ok {
			best = max(best, l.receipt(int(l.box.WoodsBP))-cost)
		}
		sum += max(0, best)
	}
	return sum
}

// hire is the best craftsman that could be hired at a countryside location.
func (l *look) hire(at Location, off int) (best int32) {
	if l.q.CraftPlaced >= Craftsmen {
		return 0
	}
	gain := int32(l.box.CraftsmanCP[l.q.CraftPlaced])*l.c + int32(l.row[fCraft+int(at)])/16
	for hut, owner := range &l.s.Huts[at] {
		if owner == game.Nobody {
			if cost, ok := l.price(&l.box.HutCosts[at][hut], off, l.q.Has(Scholar)); ok {
				best = max(best, gain-cost)
			}
		}
	}
	return best
}

// recruit is the best advisor that could be recruited at a town location.
func (l *look) recruit(at Location, off int) (best int32) {
	if l.s.Event == GoodLabour {
		off++
	}
	for _, a := range &l.s.AdvisorAt[at-Town] {
		if a == NoAdvisor {
			continue
		}
		card := &l.box.Advisors[a]
		cost, ok := l.price(&card.Cost, off, l.q.Has(Scholar))
		if !ok {
			continue
		}
		gain := int32(card.CP)*l.c + int32(card.N)*l.keep[AdvisorGain[a]] - cost
		if card.BP > 0 {
			gain += l.receipt(int(card.BP))
		}
		if a >= Baker && a <= Toolmaker {
			gain += int32(l.row[fAdvisor+int(a-Baker)]) / 16
		}
		best = max(best, gain)
	}
	return best
}

// bonus are the best hire and the best recruit where the councilors stand, or anywhere for the Steward.
func (l *look) bonus(off int) (hire, recruit int32) {
	for at := range Location(Locations) {
		if !l.q.Has(Steward) && !l.s.Present(l.p, at) {
			continue
		}
		if at < Town {
			hire = max(hire, l.hire(at, off))
		} else {
			recruit = max(recruit, l.recruit(at, off))
		}
	}
	return hire, recruit
}

// use is what the abilities bring that are there once a turn and not used in it.
func (l *look) use(used uint32) (sum int32) {
	q := l.q
	for m := q.Advisors & OncePerTurn &^ used; m != 0; m &= m - 1 {
		gain := int32(0)
		switch Advisor(bits.TrailingZeros32(m) + 1) {
		case Baker:
			if cost, ok := l.price(&[4]byte{0, 1, 1, 0}, 0, false); ok {
				gain = l.keep[Bread] - cost
			}
			if cost, ok := l.price(&[4]byte{0, 1, 2, 0}, 0, false); ok {
				gain = max(gain, 2*l.keep[Bread]-cost)
			}
		case Schoolmarm:
			if cost, ok := l.cheapest(2); ok {
				gain = l.keep[Book] - cost
			}
		case Bailiff:
			if q.Ring > 0 {
				gain = l.receipt(int(l.box.Advisors[Bailiff].Ability)) - l.keep[Ring]
			}
		case Dressmaker:
			if cost, ok := l.some(Cloth, 1); ok {
				gain = int32(l.box.Advisors[Dressmaker].Ability)*l.c - cost
			}
		case Landlord:
			if cost, ok := l.some(Cloth, 1); ok && q.CP > 0 {
				gain = l.receipt(int(l.box.Advisors[Landlord].Ability)) - l.c - cost
			}
		case Merchant:
			if low, ok := l.least(); ok {
				gain = max(l.keep[Wood], l.keep[Cloth], l.keep[Grain], l.keep[Stone]) - low
			}
		}
		sum += max(0, gain)
	}
	return sum
}

// countRank looks at the next noble rank.
func (l *look) countRank(f *[features]int16, inTurn bool) {
	q := l.q
	cp, ok := l.s.NextRankCP(q.Rank + 1)
	if !ok {
		return
	}
	f[fNextRank] = int16(cp)
	if l.s.TurnsLeft(l.p) == 0 && (!inTurn || l.s.Flags&DoneRank != 0) {
		return
	}
	card := &l.box.Ranks[q.Rank+1]
	if l.s.Event == Respected && (inTurn || q.Filled() < Laps) {
		cp += int(l.box.Events[Respected].Effect)
	}
	gain := int32(cp)*l.c - int32(card.Coins)*l.keep[Coin] - int32(card.Rings)*l.keep[Ring]
	coins, rings := int(card.Coins)-int(q.Coin), int(card.Rings)-int(q.Ring)
	short := max(coins, 0) + max(rings, 0)
	if q.Has(Chamberlain) {
		short = max(coins+rings, 0)
	}
	switch {
	case gain <= 0:
	case short == 0:
		f[fRank] = int16(gain)
	case short == 1:
		f[fRankSoon] = int16(gain)
	}
}

// countTrade looks at what the event will trade for points at the round's end.
func (l *look) countTrade(f *[features]int16) {
	best := int32(0)
	for i := range EventTrades {
		if EventTrades[i].Event != l.s.Event {
			continue
		}
		t, pay := &l.box.Trades[i], EventTrades[i].Pay
		cost, ok := int32(t.N)*l.keep[pay], l.q.Owned(pay) >= int(t.N)
		if pay < Resources {
			cost, ok = l.some(pay, int(t.N))
		}
		if !ok {
			continue
		}
		gain := int32(t.CP)*l.c - cost
		if t.BP > 0 {
			gain += l.receipt(int(t.BP))
		}
		best = max(best, gain)
	}
	f[fTrade] = int16(best)
}

// countTurn looks at what the rest of the turn offers.
func (l *look) countTurn(f *[features]int16) {
	s := l.s
	f[fTurn] = 1
	if s.Depth > 1 && s.Frames[1].Kind == FrameVisit {
		f[fOpen] = int16(l.visit(Location(s.Frames[1].A), s.Frames[1].N))
	}
	if s.Flags&DoneMove == 0 {
		f[fMove] = 1
		steps := int(s.Slot) + 1
		f[fMoveTo] = int16(max(l.visit(s.Reaches(l.p, 0, steps), 0), l.visit(s.Reaches(l.p, 1, steps), 0)))
	}
	hire, recruit := l.bonus(0)
	if s.Flags&DoneHire == 0 {
		f[fHire] = int16(hire)
	}
	if s.Flags&DoneRecruit == 0 {
		f[fRecruit] = int16(recruit)
	}
	f[fUse] = int16(l.use(s.Used))
	if s.Flags&DoneCard != 0 {
		return
	}
	switch c := s.Card; c {
	case CardExchange:
		if low, ok := l.least(); ok {
			f[fCardDeal] = int16(max(0, l.keep[Coin]-low, 2*l.keep[Coin]-3*low-30))
		}
	case CardHelpers:
		hire, recruit := l.bonus(1)
		f[fCardDeal] = int16(max(hire, recruit))
	case CardStep:
		f[fCardGo] = int16(max(l.visit(s.Reaches(l.p, 0, 1), 0), l.visit(s.Reaches(l.p, 1, 1), 0)))
	case CardTown:
		best := int32(0)
		for at := Town; at < Locations; at++ {
			best = max(best, l.visit(at, 0))
		}
		f[fCardGo] = int16(best)
	default:
		good, _ := CardGood(c)
		f[fCardGain] = int16(l.keep[good])
	}
}

// countNext looks at what the next turn offers: the places that the empty slots lead to, and what could be had where the
// councilors stand now.
func (l *look) countNext(f *[features]int16, inTurn bool) {
	s, q := l.s, l.q
	round := q.Filled() == Laps // then all slots are empty again
	best, second := int32(0), int32(0)
	for circuit := range 2 {
		for slot, c := range &q.Slots {
			if c != NoCard && !round {
				continue
			}
			gain := l.visit(s.Reaches(l.p, circuit, slot+1), 0)
			if gain > best {
				best, second = gain, best
			} else if gain > second {
				second = gain
			}
		}
	}
	f[fNext], f[fNext2] = int16(best), int16(second)
	if !inTurn {
		hire, recruit := l.bonus(0)
		f[fNextHire], f[fNextJoin], f[fNextUse] = int16(hire), int16(recruit), int16(l.use(0))
	}
}
