package conquer

import "tabard/engines/game"

// Why nothing comes of it at home: prices, places, limits.

// Lacks is what a price wants that is not there, as a reason WhyGoods holds it: coins, every resource, peasants.
func Lacks(r game.Reason) Goods {
	g := Goods{Coins: r.B >> 8, Peasants: r.B >> 4 & 15}
	for i := range Basics {
		g.Stock[i] = r.A >> (4 * i) & 15
	}
	g.Stock[Craft] = r.B & 15
	return g
}

// whyNotGoods is the reason for a price that the seat cannot pay.
func (s *State) whyNotGoods(p game.Player, price Goods) game.Reason {
	m := s.Seats[p].Goods().Missing(price)
	if m == (Goods{}) {
		return game.Reason{}
	}
	r := game.Reason{ID: WhyGoods, B: m.Stock[Craft] | m.Peasants<<4 | m.Coins<<8}
	for i := range Basics {
		r.A |= m.Stock[i] << (4 * i)
	}
	return r
}

func (s *State) whyNotCoins(p game.Player, price uint16) game.Reason {
	if have := s.Seats[p].Coins; have < price {
		return game.Reason{ID: WhyCoins, Need: int16(price), Have: int16(have)}
	}
	return game.Reason{}
}

// whyNotTrade is about sales and purchases in the main part.
func (s *State) whyNotTrade(p game.Player, a game.Action) game.Reason {
	q := &s.Seats[p]
	r := Resource(a.A)
	switch {
	case a.Kind == KindSellPeasant:
		return game.Reason{ID: WhyLastStep}
	case a.Kind == KindBuyPeasant:
		if r := s.whyNoPeasantLeft(); r.ID != 0 {
			return r
		}
		return s.whyNotCoins(p, s.CostOfPeasant(p))
	case a.A >= Resources:
		return game.Reason{ID: WhyNoSuch}
	case a.Kind == KindSell:
		if q.Stock[r] == 0 {
			return game.Reason{ID: WhyNoResource, A: a.A}
		}
		return s.whyNotPaid(s.box.SellPrice)
	}
	if r := s.whyNoResourceLeft(r); r.ID != 0 {
		return r
	}
	return s.whyNotCoins(p, s.CostOfResource(p, r))
}

func (s *State) whyNotArmy(p game.Player) game.Reason {
	if n := s.Seats[p].ArmySize(); n >= ArmyLimit {
		return game.Reason{ID: WhyArmyLimit, Need: ArmyLimit, Have: int16(n)}
	}
	return game.Reason{}
}

// whyNotMake is about what is crafted and founded.
func (s *State) whyNotMake(p game.Player, a game.Action) game.Reason {
	q := &s.Seats[p]
	switch a.Kind {
	case KindCraft:
		if !firstTier(a.A) {
			return game.Reason{ID: WhyNoSuch}
		}
		if r := s.whyNotArmy(p); r.ID != 0 {
			return r
		}
		if r := s.whyNoSoldierLeft(SoldierType(a.A)); r.ID != 0 {
			return r
		}
		return s.whyNotGoods(p, s.box.Soldiers[a.A].Cost)
	case KindAmmo:
		if a.A >= ArrowKinds {
			return game.Reason{ID: WhyNoSuch}
		}
		if r := s.whyNoArrowLeft(uint8(a.A)); r.ID != 0 {
			return r
		}
		return s.whyNotGoods(p, s.box.ArrowCost[a.A])
	case KindTradeUp:
		if q.Arrows == 0 {
			return game.Reason{ID: WhyArrows, A: AmmoArrow, Need: 1}
		}
		if r := s.whyNoArrowLeft(Flaming); r.ID != 0 {
			return r
		}
		return s.whyNotCoins(p, s.box.TradeUpPrice)
	}
	switch {
	case a.A >= SettlementTypes:
		return game.Reason{ID: WhyNoSuch}
	case q.NTowns >= TownLimit:
		return game.Reason{ID: WhyTownLimit, Need: TownLimit, Have: int16(q.NTowns)}
	}
	if r := s.whyNoTownLeft(SettlementType(a.A), 1); r.ID != 0 {
		return r
	}
	if r := s.whyNotGoods(p, s.CostOfTown(p, SettlementType(a.A), 1)); r.ID != 0 {
		return r
	}
	if !s.board.hasFreeSite(int(p), &s.on) {
		return game.Reason{ID: WhyNoSite}
	}
	return game.Reason{}
}

// firstTier says that a number is that of a soldier which is crafted.
func firstTier(t uint16) bool { return t == uint16(Warrior) || t == uint16(Archer) }

// whyNotSite is about a place for a settlement.
func (s *State) whyNotSite(p game.Player, site Site) game.Reason {
	b := s.board
	x := b.token(site)
	if x.n == 0 {
		return game.Reason{ID: WhyNoSuch}
	}
	for i, c := range x.all() {
		if r := s.whyNotCovered(p, c); r.ID != 0 {
			return r
		}
		if b.streams(c, x.cell[(i+1)%3]) {
			return game.Reason{ID: WhyRiverBetween, A: c}
		}
	}
	return s.whyTooNear(x, NoSite)
}

// whyNotCovered is about a space that a settlement would cover.
func (s *State) whyNotCovered(p game.Player, c Cell) game.Reason {
	b := s.board
	switch {
	case s.on.taken(c):
		return game.Reason{ID: WhySpaceTaken, A: c}
	case b.kingdom[c]>>p&1 == 0:
		return game.Reason{ID: WhyKingdom, A: c}
	case !firm(b.terrain[c]):
		return game.Reason{ID: WhyTerrain, A: c, B: uint16(b.terrain[c])}
	}
	return game.Reason{}
}

// whyTooNear names a settlement, other than one, with less than two spaces between.
func (s *State) whyTooNear(x spaces, other Site) game.Reason {
	for o := range s.N {
		for _, t := range s.Seats[o].towns() {
			y := s.covers(&t)
			for _, c := range x.all() {
				for _, d := range y.all() {
					if t.Site != other && s.board.HexDist(c, d) < SiteDistance {
						return game.Reason{ID: WhyTooNear, A: t.Site}
					}
				}
			}
		}
	}
	return game.Reason{}
}

// whyNotDeploy is about soldiers from the reserve, those of the kit and those bought under siege.
func (s *State) whyNotDeploy(f *game.Frame, a game.Action) game.Reason {
	if !firstTier(a.A) {
		return game.Reason{ID: WhyNoSuch}
	}
	if a.Kind != KindSiegeBuy {
		if s.Seats[f.Who].Reserve[a.A-uint16(Warrior)] == 0 {
			return game.Reason{ID: WhyReserve, A: a.A}
		}
		return s.whyNotSpace(f, a.B)
	}
	if r := s.whyNotArmy(f.Who); r.ID != 0 {
		return r
	}
	if r := s.whyNoSoldierLeft(SoldierType(a.A)); r.ID != 0 {
		return r
	}
	if r := s.whyNotGoods(f.Who, s.box.Soldiers[a.A].Cost); r.ID != 0 {
		return r
	}
	return s.whyNotSpace(f, a.B)
}

// whyNotSpace is about the space of a deployment.
func (s *State) whyNotSpace(f *game.Frame, c Cell) game.Reason {
	b, p := s.board, f.Who
	if int(c) >= b.Cells() {
		return game.Reason{ID: WhyNoSuch}
	}
	if s.on.taken(c) {
		return game.Reason{ID: WhySpaceTaken, A: c}
	}
	for i := range s.Seats[p].towns() {
		t := &s.Seats[p].Towns[i]
		x := s.covers(t)
		if around := b.around(x); !around.Has(c) || f.Kind == FrameStartSoldier && i != int(f.A) {
			continue
		}
		o := s.OccupierOf(t)
		switch {
		case f.Kind == FrameSiege && i < int(f.A):
			return game.Reason{ID: WhyPassed, A: t.Site}
		case t.Flags&DeployUsed != 0:
			return game.Reason{ID: WhyDeployUsed, A: t.Site}
		case o != game.Nobody:
			return game.Reason{ID: WhyOccupied, A: t.Site, B: uint16(o)}
		case f.Kind != FrameSiege && s.Besieged(p, t):
			return game.Reason{ID: WhyBesieged, A: t.Site}
		case b.kingdom[c]>>p&1 == 0:
			return game.Reason{ID: WhyKingdom, A: c}
		case !land(b.terrain[c]):
			return game.Reason{ID: WhyTerrain, A: c, B: uint16(b.terrain[c])}
		}
		for d, o := range b.next[c] {
			if o != NoCell && x.has(o) && b.Edge(c, d) != EdgeRiver {
				return game.Reason{}
			}
		}
		return game.Reason{ID: WhyRiverBetween, A: c}
	}
	return game.Reason{ID: WhyNoTownBeside, A: c}
}

// whyNotImprove is about a better settlement and the city.
func (s *State) whyNotImprove(p game.Player, a game.Action) game.Reason {
	q := &s.Seats[p]
	tier := Tier(2)
	if a.Kind == KindAvalon {
		tier = Avalon
		if s.Opt&OptAvalon == 0 {
			return game.Reason{ID: WhyNoAvalon}
		}
		for _, t := range q.towns() {
			if t.Tier == Avalon {
				return game.Reason{ID: WhyAvalonStands, A: t.Site}
			}
		}
	}
	owner, i := s.TownAt(a.A)
	if owner != p {
		return game.Reason{ID: WhyNoTown, A: a.A}
	}
	t := &q.Towns[i]
	switch o := s.OccupierOf(t); {
	case t.Tier != tier-1:
		return game.Reason{ID: WhyTier, A: a.A, Need: int16(tier - 1), Have: int16(t.Tier)}
	case t.Flags&Built != 0:
		return game.Reason{ID: WhyBuilt, A: a.A}
	case t.Flags&Improved != 0:
		return game.Reason{ID: WhyImproved, A: a.A}
	case o != game.Nobody:
		return game.Reason{ID: WhyOccupied, A: a.A, B: uint16(o)}
	}
	if r := s.whyNoTownLeft(t.Type, tier); r.ID != 0 {
		return r
	}
	if r := s.whyNotGoods(p, s.CostOfTown(p, t.Type, tier)); r.ID != 0 || tier == 2 {
		return r
	}
	return s.whyNotFourth(p, t, a.B)
}

// whyNotFourth is about the fourth space of the city.
func (s *State) whyNotFourth(p game.Player, t *Town, c Cell) game.Reason {
	b := s.board
	if int(c) >= b.Cells() {
		return game.Reason{ID: WhyNoSuch}
	}
	x := s.covers(t)
	if around := b.around(x); !around.Has(c) {
		return game.Reason{ID: WhyNotBeside, A: c}
	}
	if r := s.whyNotCovered(p, c); r.ID != 0 {
		return r
	}
	for _, o := range x.all() {
		if b.Dist(c, o) == 1 && b.streams(c, o) {
			return game.Reason{ID: WhyRiverBetween, A: c}
		}
	}
	return s.whyTooNear(oneSpace(c), t.Site)
}

// whyNotUpgrade is about a soldier's next type.
func (s *State) whyNotUpgrade(p game.Player, c Cell) game.Reason {
	owner, i := s.SoldierAt(c)
	if owner != p {
		return game.Reason{ID: WhyNoSoldier, A: c}
	}
	x := &s.Seats[p].Army[i]
	next := SoldierKinds[x.Type].Next
	switch {
	case next == NoSoldier:
		return game.Reason{ID: WhyTopOfLine, A: uint16(x.Type)}
	case x.Flags&Upgraded != 0:
		return game.Reason{ID: WhyUpgraded, A: c}
	case x.Flags&Acted != 0:
		return game.Reason{ID: WhyActed, A: c}
	case x.Flags&Deployed != 0 && x.Flags&Reinforced == 0:
		return game.Reason{ID: WhyDeployed, A: c}
	}
	if r := s.whyNoSoldierLeft(next); r.ID != 0 {
		return r
	}
	return s.whyNotGoods(p, s.box.Soldiers[next].Cost)
}
