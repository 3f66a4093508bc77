package conquer

import "tabard/engines/game"

// log counts what the active player does this turn.
func (s *State) log() *Counters { return (*Counters)(&s.Counts) }

// Goods are a seat's coins, resources and free peasants.
func (q *Seat) Goods() Goods { return Goods{Coins: q.Coins, Stock: q.Stock, Peasants: q.Spare} }

// pay gives goods up; the seat must have them.
func (q *Seat) pay(g Goods) {
	q.Coins -= g.Coins
	q.Spare -= g.Peasants
	for r := range q.Stock {
		q.Stock[r] -= g.Stock[r]
	}
}

// earn takes goods.
func (q *Seat) earn(g Goods) {
	more(&q.Coins, g.Coins)
	more(&q.Spare, g.Peasants)
	for r := range q.Stock {
		more(&q.Stock[r], g.Stock[r])
	}
}

// more adds goods, of which nobody has more than Check allows: no game comes near, and play from a position that somebody has made up and
// that can be saved leads to none that cannot.
func more(have *uint16, n uint16) { *have = uint16(min(uint(*have)+uint(n), maxGoods)) }

// HasPerk says whether the seat has that faction's perk.
func (s *State) HasPerk(p game.Player, f Faction) bool {
	q := &s.Seats[p]
	return s.Opt&OptPerks != 0 && q.Flags&HasFaction != 0 && q.Faction == f
}

// CostOfTown is what the seat pays for a settlement of that type and tier.
func (s *State) CostOfTown(p game.Player, t SettlementType, tier Tier) Goods {
	g := s.box.Town(t, tier).Cost
	if s.HasPerk(p, Masons) {
		g.Coins -= min(g.Coins, MasonsOff)
	}
	return g
}

// CostOfPeasant is what the seat pays for a peasant.
func (s *State) CostOfPeasant(p game.Player) uint16 {
	if s.HasPerk(p, Hearthfolk) {
		return min(s.box.PeasantPrice, max(HearthfolkPrice, s.box.PeasantSale)) // or a turn of buying and selling would pay
	}
	return s.box.PeasantPrice
}

// CostOfResource is what the seat pays for one of a resource now.
func (s *State) CostOfResource(p game.Player, r Resource) uint16 {
	return s.prices(p)[r]
}

// prices are what the seat pays for one of each resource now.
func (s *State) prices(p game.Player) *[Resources]uint16 {
	if !s.Smuggled && s.HasPerk(p, Smugglers) {
		return &s.box.smuggled
	}
	return &s.box.BuyPrice
}

// Places in a run of trades: sales, then purchases, then peasants. For a search they only go up within a run, so that what
// a run amounts to is reached in one way; any other action begins a new one. People trade in any order.
const (
	martSell    = 1
	martBuy     = martSell + Resources
	martPeasant = martBuy + Resources
)

// trade carries out a sale or a purchase.
func (s *State) trade(p game.Player, a game.Action, out *game.Sink) {
	q := &s.Seats[p]
	r := Resource(a.A)
	switch a.Kind {
	case KindSell:
		s.Mart = martSell + r
		q.Stock[r]--
		more(&q.Coins, s.box.SellPrice)
		out.Add(game.Event{Kind: EvSold, Who: p, A: a.A})
	case KindBuy:
		s.Mart = martBuy + r
		price := s.CostOfResource(p, r)
		if r < Basics && s.HasPerk(p, Smugglers) {
			s.Smuggled = true
		}
		q.Coins -= price
		more(&q.Stock[r], 1)
		out.Add(game.Event{Kind: EvBought, Who: p, A: a.A, N: int16(price)})
	case KindBuyPeasant:
		s.Mart = martPeasant
		s.buyPeasant(p, out)
	}
}

func (s *State) buyPeasant(p game.Player, out *game.Sink) {
	price := s.CostOfPeasant(p)
	s.Seats[p].Coins -= price
	more(&s.Seats[p].Spare, 1)
	out.Add(game.Event{Kind: EvPeasant, Who: p, N: int16(price)})
}

// listTrades lists all trades that the supply allows.
func (s *State) listTrades(dst []game.Action, p game.Player, left *Pieces) []game.Action {
	q := &s.Seats[p]
	for r := range Resource(Resources) {
		if q.Stock[r] > 0 && left.Coins >= int(s.box.SellPrice) {
			dst = append(dst, Sell(r))
		}
	}
	for r, price := range s.prices(p) {
		if q.Coins >= price && left.Stock[r] > 0 {
			dst = append(dst, Buy(Resource(r)))
		}
	}
	if q.Coins >= s.CostOfPeasant(p) && left.Peasants > 0 {
		dst = append(dst, BuyPeasant())
	}
	return dst
}

// listWorks lists what is made at home: soldiers, arrows, deployment, settlements, upgrades.
func (s *State) listWorks(dst []game.Action, p game.Player, left *Pieces) []game.Action {
	q := &s.Seats[p]
	have := q.Goods()
	for t := Warrior; t <= Archer; t++ {
		if q.ArmySize() < ArmyLimit && left.Soldiers[t] > 0 && have.covers(&s.box.Soldiers[t].Cost) {
			dst = append(dst, CraftSoldier(t))
		}
	}
	for k := range uint8(ArrowKinds) {
		if left.Arrows[k] > 0 && have.covers(&s.box.ArrowCost[k]) {
			dst = append(dst, CraftAmmo(k))
		}
	}
	if q.Arrows > 0 && q.Coins >= s.box.TradeUpPrice && left.Arrows[Flaming] > 0 {
		dst = append(dst, TradeUp())
	}
	if q.Reserve != [2]byte{} {
		cells := s.deployCells(p, 0, false)
		for t := Warrior; t <= Archer; t++ {
			if q.Reserve[t-Warrior] == 0 {
				continue
			}
			for c := cells.Next(0); c != NoCell; c = cells.Next(c + 1) {
				dst = append(dst, Deploy(t, c))
			}
		}
	}
	if q.Stock[Craft] < s.box.leastCraft {
		return dst
	}
	if q.NTowns < TownLimit {
		looked, room := false, false
		for t := range SettlementType(SettlementTypes) {
			if left.Towns[t][1] <= 0 || !s.canPay(p, &have, t, 1) {
				continue
			}
			if !looked {
				looked, room = true, s.board.hasFreeSite(int(p), &s.on)
			}
			if room {
				dst = append(dst, Establish(t))
			}
		}
	}
	for i := range q.NTowns {
		t := &q.Towns[i]
		if t.Tier == 1 && left.Towns[t.Type][2] > 0 && s.canPay(p, &have, t.Type, 2) && s.improvable(t) {
			dst = append(dst, Improve(t.Site))
		}
	}
	dst = s.listAvalon(dst, p, &have)
	for i := range q.NArmy {
		x := &q.Army[i]
		if next := SoldierKinds[x.Type].Next; upgradable(x) && left.Soldiers[next] > 0 && have.covers(&s.box.Soldiers[next].Cost) {
			dst = append(dst, Upgrade(x.Cell))
		}
	}
	return dst
}

// canPay says that what the seat has is enough for a settlement.
func (s *State) canPay(p game.Player, have *Goods, t SettlementType, tier Tier) bool {
	cost := s.CostOfTown(p, t, tier)
	return have.covers(&cost)
}

// improvable says that a settlement may be built on: free, and neither built nor improved this turn.
func (s *State) improvable(t *Town) bool {
	return t.Flags&(Built|Improved) == 0 && !s.on.soldier.Has(t.seat())
}

func (s *State) listAvalon(dst []game.Action, p game.Player, have *Goods) []game.Action {
	q := &s.Seats[p]
	if s.Opt&OptAvalon == 0 {
		return dst
	}
	for i := range q.NTowns {
		if q.Towns[i].Tier == Avalon {
			return dst
		}
	}
	for i := range q.NTowns {
		t := &q.Towns[i]
		if t.Tier != 2 || !s.canPay(p, have, t.Type, Avalon) || !s.improvable(t) {
			continue
		}
		cells := s.board.fourthSpaces(int(p), s.covers(t), &s.on)
		for c := cells.Next(0); c != NoCell; c = cells.Next(c + 1) {
			dst = append(dst, ToAvalon(t.Site, c))
		}
	}
	return dst
}

// upgradable says that a soldier may become the next of its line: not after moving or attacking, not twice, and not
// if it came this turn, but for Reinforcement.
func upgradable(x *Soldier) bool {
	return SoldierKinds[x.Type].Next != NoSoldier && x.Flags&(Acted|Upgraded) == 0 &&
		(x.Flags&Deployed == 0 || x.Flags&Reinforced != 0)
}

// deployCells are the spaces on which the seat may deploy: beside its settlements from that place in the list on that are
// free and have not been used for it this turn; besieged ones only under the rule of the siege step.
func (s *State) deployCells(p game.Player, from int, siege bool) (set CellSet) {
	q := &s.Seats[p]
	for i := from; i < int(q.NTowns); i++ {
		t := &q.Towns[i]
		if t.Flags&DeployUsed != 0 || s.on.soldier.Has(t.seat()) || !siege && s.Besieged(p, t) {
			continue
		}
		cells := s.board.deploySpaces(int(p), s.covers(t), &s.on)
		set.join(&cells)
	}
	return set
}

// townBeside is the place in the list of the seat's settlement that touches the space; there is no more than one.
func (s *State) townBeside(p game.Player, c Cell) int {
	q := &s.Seats[p]
	for i := range q.NTowns {
		if s.board.distTo(c, s.covers(&q.Towns[i])) == 1 {
			return int(i)
		}
	}
	panic("conquer: no settlement beside the space")
}

// deploy puts a soldier onto the board beside one of the seat's settlements.
func (s *State) deploy(p game.Player, t SoldierType, c Cell, flags uint8) (town int) {
	q := &s.Seats[p]
	town = s.townBeside(p, c)
	q.Towns[town].Flags |= DeployUsed
	s.muster(p, Soldier{Cell: c, Type: t, Flags: Deployed | flags})
	if p == s.Current {
		s.log().Note(DeployedSoldiers, 1)
	}
	return town
}

// work carries out what listWorks offers.
func (s *State) work(p game.Player, a game.Action, out *game.Sink) {
	q := &s.Seats[p]
	switch a.Kind {
	case KindCraft:
		t := SoldierType(a.A)
		q.pay(s.box.Soldiers[t].Cost)
		q.Reserve[t-Warrior]++
		s.log().NoteCraft(t)
		out.Add(game.Event{Kind: EvCrafted, Who: p, A: a.A})
	case KindAmmo:
		q.pay(s.box.ArrowCost[a.A])
		q.addArrow(uint8(a.A), 1)
		s.log().NoteArrow(uint8(a.A))
		out.Add(game.Event{Kind: EvAmmo, Who: p, A: a.A})
	case KindTradeUp:
		q.Arrows--
		q.Coins -= s.box.TradeUpPrice
		more(&q.Flaming, 1)
		s.log().NoteArrow(Flaming)
		out.Add(game.Event{Kind: EvTradeUp, Who: p})
	case KindDeploy:
		t := SoldierType(a.A)
		q.Reserve[t-Warrior]--
		s.deploy(p, t, a.B, 0)
		out.Add(game.Event{Kind: EvDeployed, Who: p, A: a.A, B: a.B})
	case KindEstablish:
		s.Push(FrameSite, p, a.A, 0, 0)
	case KindImprove:
		s.improve(p, a.A, 2, 0, out)
	case KindAvalon:
		s.improve(p, a.A, Avalon, a.B, out)
	case KindUpgrade:
		x := s.soldier(a.A)
		q.pay(s.box.Soldiers[SoldierKinds[x.Type].Next].Cost)
		s.upgrade(p, x, 0, out)
	}
}

func (q *Seat) addArrow(kind uint8, n uint16) {
	if kind == Flaming {
		more(&q.Flaming, n)
	} else {
		more(&q.Arrows, n)
	}
}

// establish builds a settlement where its site has been named.
func (s *State) establish(p game.Player, t SettlementType, site Site, out *game.Sink) {
	q := &s.Seats[p]
	q.pay(s.CostOfTown(p, t, 1))
	s.settle(p, Town{Site: site, Type: t, Tier: 1, Flags: Built})
	s.log().NoteTown(t, 1)
	out.Add(game.Event{Kind: EvEstablished, Who: p, A: uint16(t), B: site})
}

func (s *State) improve(p game.Player, site Site, tier Tier, fourth Cell, out *game.Sink) {
	q := &s.Seats[p]
	_, i := s.TownAt(site)
	t := &q.Towns[i]
	q.pay(s.CostOfTown(p, t.Type, tier))
	t.Tier, t.Fourth = tier, fourth
	s.on.settle(s.board, s.covers(t))
	t.Flags |= Improved
	s.log().NoteTown(t.Type, tier)
	out.Add(game.Event{Kind: EvImproved, Who: p, A: site, B: uint16(tier), C: fourth, N: int16(t.Type)})
}

// upgrade makes a soldier the next of its line; n is 1 for the card Promoted.
func (s *State) upgrade(p game.Player, x *Soldier, n int16, out *game.Sink) {
	x.Type = SoldierKinds[x.Type].Next
	x.Flags |= Upgraded
	s.log().NoteUpgrade(x.Type)
	out.Add(game.Event{Kind: EvUpgraded, Who: p, A: x.Cell, B: uint16(x.Type), N: n})
}
