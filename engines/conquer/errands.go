package conquer

import "tabard/engines/game"

// A search trades for a purpose only: a price in sight that the seat can make up by few sales and purchases. For each such
// aim there is one way to trade; a run of trades that has begun goes on for the aims that it may be for.

// maxTrades is how many trades in a row a search makes for one aim.
const maxTrades = 6

// maxAims is how many prices are in sight at most.
const maxAims = 32

// onErrand says that a search is in a run of trades, which it follows to what they are for.
func (s *State) onErrand() bool { return s.brisk.on && s.Mart != 0 }

// martOf is the place of a trade in a run of trades; 0 for another action.
func martOf(a game.Action) uint8 {
	switch a.Kind {
	case KindSell:
		return martSell + uint8(a.A)
	case KindBuy:
		return martBuy + uint8(a.A)
	case KindBuyPeasant:
		return martPeasant
	}
	return 0
}

// errands are the trades to make now, as a mask of places in a run; ready says that the run has brought together what one
// of its aims takes.
func (s *State) errands(p game.Player) (trades uint16, ready bool) {
	var prices [maxAims]Goods
	left := s.Left()
	for i, price := range prices[:s.aimsOf(p, &prices, &left)] {
		if s.Mart != 0 && s.brisk.aims != 0 && s.brisk.aims>>i&1 == 0 {
			continue
		}
		m, done := s.errand(p, &price, &left)
		ready = ready || done
		if m != 0 {
			trades |= 1 << m
		}
	}
	return trades, ready
}

// errand is the next trade for an aim, 0 for none or if the box has too little for it; done says that it needs none.
func (s *State) errand(p game.Player, price *Goods, left *Pieces) (mart uint8, done bool) {
	q := &s.Seats[p]
	spend := int(price.Coins) - int(q.Coins)
	var over [Basics]int
	first := uint8(0)
	trades := 0
	for r := range Resource(Resources) {
		lack := int(price.Stock[r]) - int(q.Stock[r])
		if lack > left.Stock[r] && lack > 0 {
			return 0, false
		}
		if lack > 0 {
			spend += lack * int(s.box.BuyPrice[r])
			trades += lack
			if first == 0 {
				first = martBuy + r
			}
		} else if r < Basics {
			over[r] = -lack
		}
	}
	if hands := int(price.Peasants) - int(q.Spare); hands > 0 {
		if hands > left.Peasants {
			return 0, false
		}
		spend += hands * int(s.CostOfPeasant(p))
		trades += hands
		if first == 0 {
			first = martPeasant
		}
	}
	if spend <= 0 && first == 0 {
		return 0, true
	}
	if trades+max(spend, 0) > maxTrades || spend > left.Coins && spend > 0 {
		return 0, false
	}
	if spend > 0 { // sell what there is most of
		first = 0
		for ; spend > 0; spend -= int(s.box.SellPrice) {
			most := Resource(0)
			for r := range Resource(Basics) {
				if over[r] > over[most] {
					most = r
				}
			}
			if over[most] == 0 {
				return 0, false
			}
			over[most]--
			if m := martSell + most; first == 0 || m < first {
				first = m
			}
		}
	}
	if first < s.Mart {
		return 0, false
	}
	return first, false
}

// pursue notes for which aims a trade may be.
func (s *State) pursue(p game.Player, a game.Action) {
	m := martOf(a)
	var prices [maxAims]Goods
	left := s.Left()
	mask := uint32(0)
	for i, price := range prices[:s.aimsOf(p, &prices, &left)] {
		if s.Mart != 0 && s.brisk.aims != 0 && s.brisk.aims>>i&1 == 0 {
			continue
		}
		if next, _ := s.errand(p, &price, &left); next == m {
			mask |= 1 << i
		}
	}
	s.brisk.aims = mask
}

// aimsOf lists the prices that the seat may want to pay soon, for things that are in the box. No trade changes which they are.
func (s *State) aimsOf(p game.Player, prices *[maxAims]Goods, left *Pieces) (n int) {
	q := &s.Seats[p]
	add := func(g Goods, there int) {
		if there > 0 && n < maxAims {
			prices[n] = g
			n++
		}
	}
	if q.ArmySize() < ArmyLimit {
		add(s.box.Soldiers[Warrior].Cost, left.Soldiers[Warrior])
		add(s.box.Soldiers[Archer].Cost, left.Soldiers[Archer])
	}
	var seen [SoldierTypes + 1]bool
	for i := range q.NArmy {
		if x := &q.Army[i]; upgradable(x) && !seen[x.Type] {
			seen[x.Type] = true
			next := SoldierKinds[x.Type].Next
			add(s.box.Soldiers[next].Cost, left.Soldiers[next])
		}
	}
	if q.NTowns < TownLimit {
		for t := range SettlementType(SettlementTypes) {
			add(s.CostOfTown(p, t, 1), left.Towns[t][1])
		}
	}
	var bettered [SettlementTypes]bool
	for i := range q.NTowns {
		t := &q.Towns[i]
		switch {
		case t.Flags&(Built|Improved) != 0:
		case t.Tier == 1 && !bettered[t.Type]:
			bettered[t.Type] = true
			add(s.CostOfTown(p, t.Type, 2), left.Towns[t.Type][2])
		case t.Tier == 2 && s.Opt&OptAvalon != 0:
			add(s.CostOfTown(p, t.Type, Avalon), 1)
		}
	}
	for _, id := range q.Obj[:q.NObj] {
		if ObjectiveCards[id].Kind == ByPay {
			add(s.box.Objectives[id].Goods, 1)
		}
	}
	for k := range uint8(ArrowKinds) {
		if s.needsArrow(p, k) {
			add(s.box.ArrowCost[k], left.Arrows[k])
		}
	}
	return n
}
