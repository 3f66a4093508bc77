package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// tradeLabel speaks of sales and purchases.
func (c scene) tradeLabel(l *face.Label, a game.Action) []string {
	p := c.v.Prompt.Who
	q := &c.s.Seats[p]
	r := rules.Resource(a.A % rules.Resources)
	one := rules.Goods{}
	one.Stock[r] = 1
	coins := 0
	switch a.Kind {
	case rules.KindSell:
		coins = rules.SellPrice
		l.Refs = []face.Ref{resRef(r)}
		l.Chips = append(c.pay(one), c.earn(rules.Goods{Coins: uint16(coins)})...)
		l.Note = c.say(youHave, "n", c.Times(int(q.Stock[r]), c.Resources[r]))
	case rules.KindBuy:
		price := rules.Goods{Coins: c.s.CostOfResource(p, r)}
		coins = int(price.Coins)
		l.Refs = []face.Ref{resRef(r)}
		l.Chips = append(c.pay(price), c.earn(one)...)
		l.Note = face.Notes(c.say(youHave, "n", c.Times(int(q.Stock[r]), c.Resources[r])), c.leaves(p, price))
	case rules.KindBuyPeasant:
		price := rules.Goods{Coins: c.s.CostOfPeasant(p)}
		coins = int(price.Coins)
		l.Refs = []face.Ref{peasantRef}
		l.Chips = append(c.pay(price), c.earn(rules.Goods{Peasants: 1})...)
		l.Note = face.Notes(c.say(freePeasants, "n", c.count(int(q.Spare), peasantOne, peasantMany)), c.leaves(p, price))
	case rules.KindSellPeasant:
		coins = rules.PeasantSale
		l.Refs = []face.Ref{peasantRef}
		l.Chips = append(c.pay(rules.Goods{Peasants: 1}), c.earn(rules.Goods{Coins: uint16(coins)})...)
	}
	return []string{"one", c.Resources[r].A, "name", c.Resources[r].One, "coins", c.coins(coins)}
}

// workLabel speaks of soldiers, arrows and settlements that are made, placed and improved.
func (c scene) workLabel(l *face.Label, a game.Action) []string {
	s := c.s
	f := c.v.Prompt
	p := f.Who
	values := []string{}
	add := func(namesAndValues ...string) { values = append(values, namesAndValues...) }
	price := func(g rules.Goods) {
		l.Chips = append(l.Chips, c.pay(g)...)
		l.Note = face.Notes(l.Note, c.leaves(p, g))
		add("price", c.goods(g))
	}
	soldier := func(t rules.SoldierType) {
		add("soldier", c.Soldiers[t].A, "name", c.Soldiers[t].One)
	}
	switch a.Kind {
	case rules.KindStartType:
		t := rules.SettlementType(a.A % rules.SettlementTypes)
		l.Refs = []face.Ref{buildRef(t)}
		l.Note = c.yields(t, 1)
		add("town", c.Towns[t].One)
	case rules.KindSite:
		t := rules.SettlementType(f.A % rules.SettlementTypes)
		l.Refs = []face.Ref{siteRef(a.A)}
		l.Note = c.siteNote(p, a.A)
		if cells, ok := rules.GridOf(s.Placement.Layout).SiteCells(a.A); ok {
			l.Refs = append(l.Refs, hexRef(cells[0]), hexRef(cells[1]), hexRef(cells[2]))
		}
		add("town", c.Towns[t].One, "site", c.siteName(a.A), "row", c.row(a.A/2))
	case rules.KindStartSoldier, rules.KindSiegeBuy, rules.KindDeploy:
		t := rules.SoldierType(a.A % (rules.SoldierTypes + 1))
		l.Refs = []face.Ref{hexRef(a.B), reserveRef(t)}
		soldier(t)
		add("place", c.cellName(a.B))
		if a.Kind == rules.KindSiegeBuy {
			price(rules.SoldierCost[t])
		}
		l.Note = face.Notes(c.place(a.B), l.Note)
	case rules.KindCraft:
		t := rules.SoldierType(a.A % (rules.SoldierTypes + 1))
		l.Refs = []face.Ref{reserveRef(t)}
		soldier(t)
		price(rules.SoldierCost[t])
		q := &s.Seats[p]
		l.Note = face.Notes(l.Note, c.say(armyOf, "n", num(q.ArmySize()+1), "all", num(rules.ArmyLimit)))
	case rules.KindAmmo:
		kind := uint8(a.A % rules.ArrowKinds)
		l.Refs = []face.Ref{ammoRef(kind)}
		price(rules.ArrowCost[kind])
		add("arrow", c.More[arrowA+text(kind)], "name", c.More[arrowOne+text(kind)])
	case rules.KindTradeUp:
		l.Refs = []face.Ref{ammoRef(rules.Flaming)}
		price(rules.Goods{Coins: rules.TradeUpPrice})
		add("coins", c.coins(rules.TradeUpPrice))
	case rules.KindEstablish:
		t := rules.SettlementType(a.A % rules.SettlementTypes)
		l.Refs = []face.Ref{buildRef(t)}
		price(s.CostOfTown(p, t, 1))
		l.Note = face.Notes(l.Note, c.yields(t, 1))
		add("town", c.Towns[t].One)
	case rules.KindImprove, rules.KindAvalon:
		l.Refs = []face.Ref{siteRef(a.A)}
		if owner, i := s.TownAt(a.A); owner >= 0 {
			t := &s.Seats[owner].Towns[i]
			tier := t.Tier + 1
			price(s.CostOfTown(p, t.Type, min(tier, rules.Avalon)))
			l.Note = face.Notes(l.Note, c.yields(t.Type, min(tier, rules.Avalon)))
		}
		if a.Kind == rules.KindAvalon {
			l.Refs = append(l.Refs, hexRef(a.B))
			add("place", c.cellName(a.B))
		}
		add("ownTown", c.townName(a.A), "at", c.siteAt(a.A))
	case rules.KindUpgrade:
		next := rules.Soldiers[c.typeAt(a.A)].Next
		l.Refs = []face.Ref{hexRef(a.A)}
		price(rules.SoldierCost[next])
		l.Note = face.Notes(c.better(c.typeAt(a.A)), l.Note)
		add("soldier", c.soldierName(a.A), "next", c.Soldiers[next].A, "name", c.Soldiers[next].One, "place", c.cellName(a.A))
	case rules.KindPlace:
		l.Refs = []face.Ref{siteRef(a.A)}
		if owner, i := s.TownAt(a.A); owner >= 0 {
			t := &s.Seats[owner].Towns[i]
			l.Note = c.say(willYield, "goods", c.goods(rules.Goods{Stock: rules.Yields[t.Type][t.Tier].Stock}))
		}
		add("ownTown", c.townName(a.A), "at", c.siteAt(a.A))
	}
	return values
}

// yields is what a settlement brings each turn.
func (c scene) yields(t rules.SettlementType, tier rules.Tier) string {
	return c.say(yieldOf, "goods", c.goods(rules.Yields[t][tier]))
}

// better is what an upgrade changes.
func (c scene) better(t rules.SoldierType) string {
	x := rules.Soldiers[t]
	y := rules.Soldiers[x.Next]
	key := upgradeDice
	if x.Next == rules.Catapult {
		key = upgradeCatapult
	}
	return c.say(key, "attack", num(int(x.Attack)), "more", num(int(y.Attack)), "defence", num(int(x.Defence)), "shields", num(int(y.Defence)))
}

// siteNote tells of a place for a settlement: what it covers, what is beside it and how far the nearest enemy settlement is.
func (c scene) siteNote(p game.Player, site rules.Site) string {
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
	covers := c.say(coversGrass, "forest", num(forest))
	if forest == 0 {
		covers = ""
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
		enemy = c.say(enemyTown, "way", c.way(cells[0], near/2), "town", c.townName(near))
	}
	return face.Notes(c.closed(cells), covers, enemy)
}

// closed says how many of the spaces around a site can be walked on, of all that there are.
func (c scene) closed(cells [3]rules.Cell) string {
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
	return c.say(openAround, "n", num(open))
}

// row is the number of a space's row.
func (c scene) row(cell rules.Cell) string {
	l := c.s.Placement.Layout
	g := rules.GridOf(l)
	if int(cell) >= g.Cells() {
		return ""
	}
	_, r := g.Coord(cell)
	return num(r - cornerOf(l).row + 1)
}
