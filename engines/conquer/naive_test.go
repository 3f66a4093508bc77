package conquer

import (
	"slices"

	"tabard/engines/game"
)

// A second, slow generator of legal actions, written from the rulings of RULES.md alone, sharing only tables and state with the first. The suite compares the two lists at every position it meets
// and below every counted one, soaking at one position of each game.

// naive appends what may be answered, in any order.
func naive(state game.State, dst []game.Action) []game.Action {
	s := state.(*State)
	f := s.Prompt()
	if f.Kind == 0 {
		return dst
	}
	n := judge{s: s, f: f, p: f.Who, q: &s.Seats[f.Who], dst: dst}
	if s.board != nil {
		n.x = sceneOf(s)
	}
	switch {
	case f.Kind <= FrameStartSoldier:
		n.setting()
	case f.Kind == FrameMain:
		n.main()
	case f.Kind >= FrameDeclAsk && f.Kind <= FrameCounter:
		n.fight()
	default:
		n.between()
	}
	return n.dst
}

// judge looks at a position for the seat that is asked.
type judge struct {
	s   *State
	f   game.Frame
	p   game.Player
	q   *Seat
	x   *scene
	dst []game.Action
}

func (n *judge) add(ok bool, k game.Kind, abc ...uint16) {
	if ok {
		n.dst = append(n.dst, game.Act(k, abc...))
	}
}

// holds counts a card in the hand.
func (n *judge) holds(k ActionCard) (yes bool) {
	for _, c := range n.q.Act[:n.q.NAct] {
		yes = yes || c == k
	}
	return yes
}

func (n *judge) ready(k ActionCard) bool {
	return n.holds(k) || slices.Contains(n.q.Open[:n.q.NOpen], k)
}

// perk says that the seat plays with that faction's perk.
func (n *judge) perk(p game.Player, f Faction) bool {
	return n.s.Opt&OptPerks != 0 && n.s.Seats[p].Faction == f
}

// can says that the seat has the price: coins, wood, iron, horses, stone, craftpoints, peasants.
func (n *judge) can(price Goods) bool {
	ok := n.q.Coins >= price.Coins && n.q.Spare >= price.Peasants
	for r, k := range price.Stock {
		ok = ok && n.q.Stock[r] >= k
	}
	return ok
}

// army counts what the limit of soldiers is about.
func (n *judge) army() int { return int(n.q.NArmy) + int(n.q.Reserve[0]) + int(n.q.Reserve[1]) }

// own calls for each soldier of the seat, foes for each of its enemies.
func (n *judge) own(do func(y *man)) {
	for _, y := range n.x.men {
		if y.owner == n.p {
			do(y)
		}
	}
}

func (n *judge) foes(do func(y *man)) {
	for _, y := range n.x.men {
		if n.x.foes(y.owner, n.p) {
			do(y)
		}
	}
}

// towns calls for each settlement of the seat with its place in the list.
func (n *judge) towns(do func(i int, t *town)) {
	i := 0
	for _, t := range n.x.towns {
		if t.owner == n.p {
			do(i, t)
			i++
		}
	}
}

// setting is the set-up.
func (n *judge) setting() {
	s, f := n.s, n.f
	l := s.Placement.Layout
	laid := func(slot int) bool { return s.Placement.Tiles[slot] != 0 }
	open := func(slot int) (yes bool) {
		first := true
		for i := range LayoutTiles(l) {
			first = first && !laid(i)
			for d := range 6 {
				yes = yes || laid(i) && NextSlot(l, i, d) == slot
			}
		}
		return !laid(slot) && (yes || first && slot == CentreSlot(l))
	}
	fits := func(slot, tile, side, turns int) bool {
		mine := Arrows(TileCode(tile, Side(side), turns))
		joined, beside := false, false
		for i := range LayoutTiles(l) {
			for d := range 6 {
				if laid(i) && NextSlot(l, slot, d) == i {
					theirs := Arrows(s.Placement.Tiles[i])
					beside = beside || theirs != 0
					joined = joined || mine&(1<<d) != 0 && theirs&(1<<((d+3)%6)) != 0
				}
			}
		}
		return s.Opt&OptAlign == 0 || mine == 0 || !beside || joined
	}
	somehow := func(slot, tile, side int) (yes bool) {
		for turns := range 6 {
			yes = yes || open(slot) && fits(slot, tile, side, turns)
		}
		return yes
	}
	a, b := int(f.A), int(f.B)
	switch f.Kind {
	case FrameTile:
		for tile := 1; tile <= 14; tile++ {
			used := false
			for _, code := range s.Placement.Tiles {
				used = used || code != 0 && int(code-1)/12+1 == tile
			}
			n.add(!used, KindTile, uint16(tile))
		}
	case FrameSide:
		for side := range 2 {
			some := false
			for slot := range LayoutTiles(l) {
				some = some || somehow(slot, a, side)
			}
			n.add(some, KindSide, uint16(side))
		}
	case FrameSlot:
		for slot := range LayoutTiles(l) {
			n.add(somehow(slot, a, b), KindSlot, uint16(slot))
		}
	case FrameRotation:
		for turns := range 6 {
			n.add(fits(b, a/2, a%2, turns), KindRotation, uint16(turns))
		}
	case FrameSeatSlot:
		for slot := range LayoutSeats(l) {
			n.add(!slices.Contains(s.Placement.Seats[:], byte(slot+1)), KindSeatSlot, uint16(slot))
		}
	case FrameFaction:
		for x := range Faction(8) {
			free := true
			for p := range n.p {
				free = free && s.Seats[p].Faction != x
			}
			n.add(free, KindFaction, uint16(x))
		}
	case FrameStartType:
		for _, t := range FactionCards[n.q.Faction].Towns {
			placed := false
			for _, o := range n.q.Towns[:n.q.NTowns] {
				placed = placed || o.Type == t
			}
			n.add(!placed, KindStartType, uint16(t))
		}
	case FrameStartSite:
		for _, site := range n.x.settle(n.p) {
			n.add(true, KindSite, site)
		}
	case FrameStartSoldier:
		n.towns(func(i int, t *town) {
			for c := range n.x.deploy(t) {
				n.add(i == a && n.q.Reserve[0] > 0, KindStartSoldier, uint16(Warrior), c)
				n.add(i == a && n.q.Reserve[1] > 0, KindStartSoldier, uint16(Archer), c)
			}
		})
	}
}

// main is the turn's menu.
func (n *judge) main() {
	s, q, x := n.s, n.q, n.x
	n.add(true, game.EndTurn)
	b := s.Box()
	prices := b.BuyPrice
	if n.perk(n.p, Ravenmoor) && !s.Smuggled {
		prices = [5]uint16{1, 1, 1, 1, prices[4]}
	}
	for r := range uint16(5) {
		n.add(q.Stock[r] > 0 && n.coin(b.SellPrice), KindSell, r)
		n.add(q.Coins >= prices[r] && n.good(int(r)), KindBuy, r)
	}
	n.add(q.Coins >= n.peasantPrice() && n.hand(), KindBuyPeasant)
	n.add(n.army() < 8 && n.figure(Warrior) && n.can(n.s.Box().Soldiers[Warrior].Cost), KindCraft, uint16(Warrior))
	n.add(n.army() < 8 && n.figure(Archer) && n.can(n.s.Box().Soldiers[Archer].Cost), KindCraft, uint16(Archer))
	n.add(n.shaft(false) && n.can(b.ArrowCost[Arrow]), KindAmmo, uint16(Arrow))
	n.add(n.shaft(true) && n.can(b.ArrowCost[Flaming]), KindAmmo, uint16(Flaming))
	n.add(q.Arrows > 0 && q.Coins >= b.TradeUpPrice && n.shaft(true), KindTradeUp)
	pays := func(price Goods) bool {
		if n.perk(n.p, Tidewall) {
			price.Coins = uint16(max(0, int(price.Coins)-2))
		}
		return n.can(price)
	}
	for t := range 3 {
		n.add(pays(b.Towns[t][0].Cost) && n.token(SettlementType(t), 1) && q.NTowns < 5 && len(x.settle(n.p)) > 0, KindEstablish, uint16(t))
	}
	city := false
	n.towns(func(_ int, t *town) {
		city = city || t.Tier == 3
		for c := range x.deploy(t) {
			n.add(q.Reserve[0] > 0 && !x.siege(t), KindDeploy, uint16(Warrior), c)
			n.add(q.Reserve[1] > 0 && !x.siege(t), KindDeploy, uint16(Archer), c)
		}
	})
	n.towns(func(_ int, t *town) {
		quiet := x.occupier(t) == nil && t.Flags&(Built|Improved) == 0
		n.add(quiet && t.Tier == 1 && n.token(t.Type, 2) && pays(b.Towns[t.Type][1].Cost), KindImprove, t.Site)
		if quiet && t.Tier == 2 && s.Opt&OptAvalon != 0 && !city && pays(b.City.Cost) {
			for c := range Cell(len(x.next)) {
				n.add(n.fourth(t, c), KindAvalon, t.Site, c)
			}
		}
	})
	n.own(func(y *man) {
		fresh := y.Flags&Deployed == 0 || y.Flags&Reinforced != 0
		n.add(y.Type <= Bolteer && n.figure(y.Type+2) && n.can(b.Soldiers[y.Type+2].Cost) && y.Flags&(Acted|Upgraded) == 0 && fresh, KindUpgrade, y.Cell)
		n.add(y.Flags&(Moved|Attacked|SickNow) == 0, KindMove, y.Cell)
	})
	if q.Flags&NoAttackNow == 0 {
		n.attacks()
	}
	n.cards()
	n.objectives()
}

func (n *judge) peasantPrice() uint16 {
	if n.perk(n.p, Mossgate) {
		return min(n.s.Box().PeasantPrice, max(1, n.s.Box().PeasantSale))
	}
	return n.s.Box().PeasantPrice
}

// fourth is the fourth space of the City of Avalon.
func (n *judge) fourth(t *town, c Cell) bool {
	touches, river := false, false
	n.x.neighbours(c, func(o Cell, border EdgeKind) {
		if slices.Contains(t.cells, o) {
			touches = true
			river = river || border != EdgeOpen
		}
	})
	return touches && !river && n.x.ground(n.p, c) && n.x.apart(c, t)
}

// cards are the action cards of the main part.
func (n *judge) cards() {
	s := n.s
	play := func(k ActionCard, ok bool, target, t uint16) { n.add(ok && n.holds(k), KindPlay, uint16(k), target, t) }
	for o := range game.Player(s.N) {
		play(Attrition, n.x.foes(o, n.p) && s.Seats[o].Flags&NoAttackNext == 0, uint16(o), 0)
	}
	play(Craftpoints, n.good(4), 0, 0)
	play(FlamingArrows, n.shaft(true), 0, 0)
	for _, t := range n.x.towns {
		play(Kidnapped, n.x.foes(t.owner, n.p) && t.Flags&Peasant != 0, t.Site, 0)
	}
	n.own(func(y *man) {
		play(Promoted, y.Type <= Archer && n.figure(y.Type+2) && y.Flags&(Acted|Upgraded) == 0, y.Cell, 0)
		play(Repeat, y.Flags&(Moved|Attacked) != 0 && y.Flags&SickNow == 0, y.Cell, 0)
	})
	n.towns(func(_ int, t *town) {
		for c := range n.x.deploy(t) {
			play(Reinforcement, n.army() < 8 && n.figure(Warrior) && !n.x.siege(t), c, uint16(Warrior))
			play(Reinforcement, n.army() < 8 && n.figure(Archer) && !n.x.siege(t), c, uint16(Archer))
		}
	})
	n.foes(func(y *man) { play(Sickness, y.Flags&SickNext == 0, y.Cell, 0) })
}

// walker is how a soldier of that seat goes.
func (n *judge) walker(p game.Player, points int) going {
	return going{points: points, forest: n.perk(p, Thornwatch)}
}

// between are the questions around the main part and those of a move.
func (n *judge) between() {
	s, f, q, x := n.s, n.f, n.q, n.x
	play := func(k ActionCard, ok bool, target uint16) { n.add(ok && n.holds(k), KindPlay, uint16(k), target) }
	switch f.Kind {
	case FrameSiege:
		n.add(true, game.Done)
		n.towns(func(i int, t *town) {
			for c := range x.deploy(t) {
				ok := i >= int(f.A) && n.army() < 8
				n.add(ok && n.figure(Warrior) && n.can(n.s.Box().Soldiers[Warrior].Cost), KindSiegeBuy, uint16(Warrior), c)
				n.add(ok && n.figure(Archer) && n.can(n.s.Box().Soldiers[Archer].Cost), KindSiegeBuy, uint16(Archer), c)
			}
		})
	case FrameDropObj:
		hand := int(q.NObj)
		for i, id := range [3]uint16{65, 74, 75} {
			if s.Vows[i].Owner == n.p {
				hand++
				n.add(true, KindDropObj, id)
			}
		}
		for _, id := range q.Obj[:q.NObj] {
			n.add(true, KindDropObj, uint16(id))
		}
		n.add(hand <= 3, game.Done)
	case FrameDropAct:
		for _, k := range q.Act[:q.NAct] {
			n.add(true, KindDropAct, uint16(k))
		}
		for _, k := range q.Open[:q.NOpen] {
			n.add(true, KindDropAct, uint16(k), 1)
		}
		n.add(int(q.NAct)+int(q.NOpen) <= 2, game.Done)
	case FrameSite:
		for _, site := range x.settle(n.p) {
			n.add(true, KindSite, site)
		}
	case FrameFlaming:
		for k := range uint16(3) {
			n.add(q.Flaming >= k && q.Arrows >= 2-k, KindFlaming, k)
		}
	case FrameRollAsk:
		n.add(true, game.Pass)
		play(HinderedPath, true, 0)
	case FrameRolled:
		n.rolled()
	case FrameStepAsk:
		n.add(true, game.Pass)
		high := n.s.Box().MoveDie[5]
		if n.s.Opt&OptPlainDie != 0 {
			high = 6
		}
		n.foes(func(y *man) {
			w := n.walker(y.owner, int(high))
			w.outside = true
			to, _ := x.march(y, w)
			play(Misdirection, len(to) > 0, y.Cell)
		})
	case FrameMisdirect:
		n.add(true, KindStay)
		y := x.stand[f.A]
		w := n.walker(y.owner, int(f.N))
		w.outside = true
		to, _ := x.march(y, w)
		for c := range to {
			n.add(true, KindMoveTo, c)
		}
	case FramePeasants:
		n.peasants()
	}
}

// rolled is what may follow when a soldier has rolled.
func (n *judge) rolled() {
	y := n.x.stand[n.f.A]
	goes := func(points int, cards uint16) (map[Cell]bool, map[*town]bool) {
		w := n.walker(n.p, points)
		plain, enter := n.x.march(y, w)
		if cards == 0 {
			return plain, enter
		}
		w.mountain, w.water = cards&CrossedMountain != 0, cards&CrossedWater != 0
		to, _ := n.x.march(y, w)
		for c := range plain {
			delete(to, c)
		}
		return to, nil
	}
	points, cards := int(n.f.N), n.f.B
	to, enter := goes(points, cards)
	for c := range to {
		n.add(true, KindMoveTo, c)
	}
	for t := range enter {
		n.add(true, KindEnter, t.Site)
	}
	n.add(cards == 0, KindStay)
	twice, _ := goes(2*points, cards)
	n.add(n.holds(DoubleSpeed) && points > 0 && (cards == 0 || len(twice) > 0), KindPlay, uint16(DoubleSpeed))
	for k, bit := range map[ActionCard]uint16{MountainCrossing: CrossedMountain, WaterCrossing: CrossedWater} {
		more := false
		if cards&bit == 0 && n.holds(k) {
			then, _ := goes(points, cards|bit)
			for c := range then {
				more = more || !to[c]
			}
		}
		n.add(more, KindPlay, uint16(k))
	}
}

// peasants is the last step of a turn, with settlements asked one after another.
func (n *judge) peasants() {
	from := int(n.f.A)
	var empty []*town
	n.towns(func(i int, t *town) {
		if i >= from && n.x.occupier(t) == nil && t.Flags&Peasant == 0 {
			empty = append(empty, t)
		}
	})
	spare := int(n.q.Spare)
	n.add(spare == 0 || len(empty) == 0, game.Done)
	n.add(spare < len(empty) && from == 0 && !n.s.Ended && n.hand() && n.q.Coins >= n.peasantPrice(), KindBuyPeasant)
	n.add(spare > len(empty) && len(empty) == 0 && n.coin(n.s.Box().PeasantSale) && !n.s.Ended, KindSellPeasant)
	for i, t := range empty {
		n.add(spare > 0 && len(empty)-i >= spare, KindPlace, t.Site) // the rest takes all that are left
	}
}
