package conquer

import (
	"tabard/app/face"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// tradeLabel speaks of sales and purchases.
func (c labeller) tradeLabel(l *face.Label, a game.Action) {
	p := c.v.Prompt.Who
	q := &c.s.Seats[p]
	r := rules.Resource(a.A % rules.Resources)
	thing, coins := rules.Goods{Peasants: 1}, rules.Goods{Coins: c.s.Box().SellPrice}
	l.Refs = []face.Ref{peasantRef}
	l.Note = say.PeasantsFree(int(q.Spare))
	if a.Kind == rules.KindSell || a.Kind == rules.KindBuy {
		thing = rules.Goods{}
		thing.Stock[r] = 1
		l.Refs[0] = resRef(r)
		l.Note = say.NoteHave(say.Resource(r).Amount(int(q.Stock[r])))
	}
	switch a.Kind {
	case rules.KindSell:
		l.Text, l.Short = say.ActSell(paid(coins), say.Resource(r)), say.ActSellShort(say.Resource(r))
	case rules.KindSellPeasant:
		coins.Coins = c.s.Box().PeasantSale
		l.Text, l.Short = say.ActSellPeasant(paid(coins)), say.Act(a.Kind).Short()
	case rules.KindBuy:
		coins.Coins = c.s.CostOfResource(p, r)
		l.Text, l.Short = say.ActBuy(paid(coins), say.Resource(r)), say.ActBuyShort(say.Resource(r))
	case rules.KindBuyPeasant:
		coins.Coins = c.s.CostOfPeasant(p)
		l.Text, l.Short = say.ActBuyPeasant(paid(coins)), say.Act(a.Kind).Short()
	}
	if a.Kind == rules.KindBuy || a.Kind == rules.KindBuyPeasant {
		l.Chips = append(c.pay(coins), c.earn(thing)...)
		l.Note = face.Notes(l.Note, c.leaves(p, coins))
	} else {
		l.Chips = append(c.pay(thing), c.earn(coins)...)
	}
}

// workLabel speaks of soldiers, arrows and settlements that are made, placed and improved.
func (c labeller) workLabel(l *face.Label, a game.Action) {
	p := c.v.Prompt.Who
	price, more := rules.Goods{}, ""
	switch a.Kind {
	case rules.KindStartType, rules.KindSite, rules.KindEstablish, rules.KindImprove, rules.KindAvalon, rules.KindPlace:
		price, more = c.townLabel(l, a)
	case rules.KindAmmo:
		kind := uint8(a.A & 1)
		l.Refs = []face.Ref{ammoRef(kind)}
		price = c.s.Box().ArrowCost[kind]
		l.Text, l.Short = say.ActAmmo(say.Arrow(kind), paid(price)), say.ActAmmoShort(say.Arrow(kind))
	case rules.KindTradeUp:
		l.Refs = []face.Ref{ammoRef(rules.Flaming)}
		price = rules.Goods{Coins: c.s.Box().TradeUpPrice}
		l.Text, l.Short = say.ActTradeUp(paid(price)), say.Act(a.Kind).Short()
	default:
		price, more = c.troopLabel(l, a)
	}
	l.Chips = c.pay(price)
	l.Note = face.Notes(l.Note, c.leaves(p, price), more)
}

// troopLabel speaks of soldiers that are made, placed and upgraded: what that costs, and what is said after what it leaves.
func (c labeller) troopLabel(l *face.Label, a game.Action) (price rules.Goods, more string) {
	t := rules.SoldierType(a.A % (rules.SoldierTypes + 1))
	soldier := say.Soldier(t)
	l.Refs = []face.Ref{hexRef(a.B), reserveRef(t)}
	switch a.Kind {
	case rules.KindStartSoldier:
		l.Text, l.Short, l.Group = say.ActStartSoldier(c.cellName(a.B), soldier), say.ActStartSoldierShort(c.cellName(a.B), soldier), say.ActStartSoldierGroup(soldier)
		l.Note = c.place(a.B)
	case rules.KindSiegeBuy:
		price = c.s.Box().Soldiers[t].Cost
		l.Text, l.Short = say.ActSiegeBuy(c.cellName(a.B), paid(price), soldier), say.ActSiegeBuyShort(c.cellName(a.B), soldier)
		l.Group, l.Note = say.ActSiegeBuyGroup(soldier), c.place(a.B)
	case rules.KindDeploy:
		l.Text, l.Short, l.Group = say.ActDeploy(c.cellName(a.B), soldier), say.ActDeployShort(c.cellName(a.B), soldier), say.ActDeployGroup(soldier)
		l.Note = c.place(a.B)
	case rules.KindCraft:
		l.Refs = []face.Ref{reserveRef(t)}
		price = c.s.Box().Soldiers[t].Cost
		l.Text, l.Short = say.ActCraft(paid(price), soldier), say.ActCraftShort(soldier)
		more = say.NoteArmy(rules.ArmyLimit, c.s.Seats[c.v.Prompt.Who].ArmySize()+1)
	case rules.KindUpgrade:
		from := c.typeAt(a.A)
		next := rules.SoldierKinds[from].Next
		l.Refs = []face.Ref{hexRef(a.A)}
		price = c.s.Box().Soldiers[next].Cost
		l.Text = say.ActUpgrade(say.Soldier(next), paid(price), c.soldierName(a.A, object))
		l.Short = say.ActUpgradeShort(say.Soldier(next), c.cellName(a.A))
		l.Note = c.better(from)
	}
	return price, more
}

// townLabel speaks of settlements that are founded, improved and worked: what that costs, and what is said after what it leaves.
func (c labeller) townLabel(l *face.Label, a game.Action) (price rules.Goods, more string) {
	s, f := c.s, c.v.Prompt
	var town *rules.Town
	if owner, i := s.TownAt(a.A); owner >= 0 {
		town = &s.Seats[owner].Towns[i]
	}
	kind := rules.SettlementType(a.A % rules.SettlementTypes)
	l.Refs = []face.Ref{siteRef(a.A)}
	switch a.Kind {
	case rules.KindStartType:
		l.Text, l.Short = say.ActStartType(say.Town(kind)), say.ActStartTypeShort(say.Town(kind))
		l.Refs = []face.Ref{buildRef(kind)}
		l.Note = noteYield(c.s.Box(), kind, 1)
	case rules.KindSite:
		spaces := c.siteName(a.A)
		l.Text, l.Short, l.Group = say.ActSite(spaces, say.Town(f.A%rules.SettlementTypes)), say.ActSiteShort(spaces), say.ActSiteGroup(c.row(a.A/2))
		l.Note = c.siteNote(f.Who, a.A)
	case rules.KindEstablish:
		l.Refs = []face.Ref{buildRef(kind)}
		price, more = s.CostOfTown(f.Who, kind, 1), noteYield(c.s.Box(), kind, 1)
		l.Text, l.Short = say.ActEstablish(paid(price), say.Town(kind)), say.ActEstablishShort(say.Town(kind))
	case rules.KindImprove, rules.KindAvalon:
		if town != nil {
			tier := min(town.Tier+1, rules.Avalon)
			price, more = s.CostOfTown(f.Who, town.Type, tier), noteYield(c.s.Box(), town.Type, tier)
		}
		l.Text, l.Short = say.ActImprove(paid(price), c.townName(a.A, object)), say.ActImproveShort(c.siteAt(a.A))
		if a.Kind == rules.KindAvalon {
			l.Text, l.Short = say.ActAvalon(c.cellName(a.B), paid(price), c.townName(a.A, object)), say.ActAvalonShort(c.cellName(a.B))
			l.Refs = append(l.Refs, hexRef(a.B))
		}
	case rules.KindPlace:
		l.Text = say.ActPlace(c.townName(a.A, object))
		if town != nil {
			l.Short = say.ActPlaceShort(say.Town(town.Type), c.siteAt(a.A))
			l.Note = say.NoteWorks(amounts(rules.Goods{Stock: c.s.Box().Town(town.Type, town.Tier).Yield.Stock}))
		}
	}
	return price, more
}

// noteYield is what a settlement brings each turn.
func noteYield(b *rules.Box, t rules.SettlementType, tier rules.Tier) string {
	return say.NoteYield(brings(b, t, tier))
}

// brings is what a settlement brings each turn: "2 coins, and with a peasant 1 wood".
func brings(b *rules.Box, t rules.SettlementType, tier rules.Tier) string {
	return say.Yield(yieldOf(b, t, tier))
}

// yieldOf are the goods that a peasant brings in on a settlement in words, and its coins.
func yieldOf(b *rules.Box, t rules.SettlementType, tier rules.Tier) (goods string, coins int) {
	y := &b.Town(t, tier).Yield
	return amounts(rules.Goods{Stock: y.Stock}), int(y.Coins)
}

// better is what an upgrade changes.
func (c labeller) better(t rules.SoldierType) string {
	next := rules.SoldierKinds[t].Next
	x, y := &c.s.Box().Soldiers[t], &c.s.Box().Soldiers[next]
	return say.NoteUpgrade(int(x.Attack), int(x.Defence), int(y.Attack), int(y.Defence), next == rules.Catapult)
}

// siteNote tells of a place for a settlement: what it covers, what is beside it and how far the nearest enemy settlement is.
func (c labeller) siteNote(p game.Player, site rules.Site) string {
	b := c.s.Board()
	cells, ok := b.SiteCells(site)
	if !ok {
		return ""
	}
	forest := 0
	for _, cell := range cells {
		if b.Terrain(cell) == rules.Forest {
			forest++
		}
	}
	best, near := 1<<15, rules.NoSite
	for o := range game.Player(c.s.N) {
		if !c.s.Enemies(o, p) {
			continue
		}
		for _, t := range c.s.Seats[o].Towns[:c.s.Seats[o].NTowns] {
			if n := b.HexDist(cells[0], t.Site/2); n < best {
				best, near = n, t.Site
			}
		}
	}
	enemy := ""
	if near != rules.NoSite {
		enemy = say.NoteEnemyTown(c.townName(near, where), c.way(cells[0], near/2))
	}
	return face.Notes(c.closed(cells), ifAny(forest, say.NoteForest), enemy)
}

// closed says how many of the spaces around a site can be walked on, of all that there are.
func (c labeller) closed(cells [3]rules.Cell) string {
	b := c.s.Board()
	var seen rules.CellSet
	open := 0
	for _, cell := range cells {
		seen.Add(cell)
	}
	for _, cell := range cells {
		for d := range rules.Directions {
			o := b.Next(cell, d)
			if o == rules.NoCell || seen.Has(o) {
				continue
			}
			seen.Add(o)
			if t := b.Terrain(o); t == rules.Grass || t == rules.Forest || t == rules.Bridge {
				open++
			}
		}
	}
	return say.NoteOpen(open)
}

// row is the number of a space's row; 0 for one that is not on the board.
func (c labeller) row(cell rules.Cell) int {
	l := c.s.Placement.Layout
	g := rules.GridOf(l)
	if int(cell) >= g.Cells() {
		return 0
	}
	_, r := g.Coord(cell)
	return r - cornerOf(l).row + 1
}
