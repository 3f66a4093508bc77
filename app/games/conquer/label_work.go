package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// tradeLabel speaks of sales and purchases.
func (c labeller) tradeLabel(l *face.Label, a game.Action) []string {
	p := c.v.Prompt.Who
	q := &c.s.Seats[p]
	coins := rules.Goods{Coins: rules.SellPrice}
	thing := rules.Goods{Peasants: 1}
	l.Refs = []face.Ref{peasantRef}
	have := c.say(freePeasants, "n", c.count(int(q.Spare), peasantOne, peasantMany))
	if a.Kind == rules.KindSell || a.Kind == rules.KindBuy {
		r := rules.Resource(a.A % rules.Resources)
		thing = rules.Goods{}
		thing.Stock[r] = 1
		l.Refs[0] = resRef(r)
		have = c.say(youHave, "n", c.Times(int(q.Stock[r]), c.Resources[r]))
		if a.Kind == rules.KindBuy {
			coins.Coins = c.s.CostOfResource(p, r)
		}
	}
	switch a.Kind {
	case rules.KindSellPeasant:
		coins.Coins = rules.PeasantSale
	case rules.KindBuyPeasant:
		coins.Coins = c.s.CostOfPeasant(p)
	}
	if a.Kind == rules.KindBuy || a.Kind == rules.KindBuyPeasant {
		l.Chips = append(c.pay(coins), c.earn(thing)...)
		have = face.Notes(have, c.leaves(p, coins))
	} else {
		l.Chips = append(c.pay(thing), c.earn(coins)...)
	}
	l.Note = have
	return []string{"price", c.goods(coins)}
}

// workLabel speaks of soldiers, arrows and settlements that are made, placed and improved.
func (c labeller) workLabel(l *face.Label, a game.Action) []string {
	s := c.s
	f := c.v.Prompt
	p := f.Who
	var price rules.Goods
	var town *rules.Town
	if owner, i := s.TownAt(a.A); owner >= 0 {
		town = &s.Seats[owner].Towns[i]
	}
	soldier := rules.SoldierType(a.A % (rules.SoldierTypes + 1))
	kind := rules.SettlementType(a.A % rules.SettlementTypes)
	values, more := []string(nil), ""
	switch a.Kind {
	case rules.KindStartType:
		l.Refs = []face.Ref{buildRef(kind)}
		l.Note = c.yields(kind, 1)
	case rules.KindSite:
		l.Refs = []face.Ref{siteRef(a.A)}
		if cells, ok := rules.GridOf(s.Placement.Layout).SiteCells(a.A); ok {
			l.Refs = append(l.Refs, hexRef(cells[0]), hexRef(cells[1]), hexRef(cells[2]))
		}
		l.Note = c.siteNote(p, a.A)
		values = []string{"town", c.Towns[f.A%rules.SettlementTypes].One, "row", c.row(a.A / 2)}
	case rules.KindStartSoldier, rules.KindSiegeBuy, rules.KindDeploy:
		l.Refs = []face.Ref{hexRef(a.B), reserveRef(soldier)}
		if a.Kind == rules.KindSiegeBuy {
			price = rules.SoldierCost[soldier]
		}
		l.Note = c.place(a.B)
	case rules.KindCraft:
		l.Refs = []face.Ref{reserveRef(soldier)}
		price = rules.SoldierCost[soldier]
		more = c.say(armyOf, "n", num(s.Seats[p].ArmySize()+1), "all", num(rules.ArmyLimit))
	case rules.KindAmmo:
		l.Refs = []face.Ref{ammoRef(uint8(a.A & 1))}
		price = rules.ArrowCost[a.A&1]
	case rules.KindTradeUp:
		l.Refs = []face.Ref{ammoRef(rules.Flaming)}
		price = rules.Goods{Coins: rules.TradeUpPrice}
	case rules.KindEstablish:
		l.Refs = []face.Ref{buildRef(kind)}
		price, more = s.CostOfTown(p, kind, 1), c.yields(kind, 1)
	case rules.KindImprove, rules.KindAvalon:
		l.Refs = []face.Ref{siteRef(a.A)}
		if a.Kind == rules.KindAvalon {
			l.Refs = append(l.Refs, hexRef(a.B))
		}
		if town != nil {
			tier := min(town.Tier+1, rules.Avalon)
			price, more = s.CostOfTown(p, town.Type, tier), c.yields(town.Type, tier)
		}
	case rules.KindUpgrade:
		from := c.typeAt(a.A)
		next := c.Soldiers[rules.Soldiers[from].Next]
		l.Refs = []face.Ref{hexRef(a.A)}
		l.Note = c.better(from)
		price = rules.SoldierCost[rules.Soldiers[from].Next]
		values = []string{"next", next.A, "name", next.One}
	case rules.KindPlace:
		l.Refs = []face.Ref{siteRef(a.A)}
		if town != nil {
			values = []string{"hold", c.Towns[town.Type].One}
			l.Note = c.say(willYield, "goods", c.goods(rules.Goods{Stock: rules.Yields[town.Type][town.Tier].Stock}))
		}
	}
	l.Chips = c.pay(price)
	l.Note = face.Notes(l.Note, c.leaves(p, price), more)
	return append(values, "price", c.goods(price))
}

// yields is what a settlement brings each turn.
func (c labeller) yields(t rules.SettlementType, tier rules.Tier) string {
	return c.say(yieldOf, "goods", c.brings(t, tier))
}

// better is what an upgrade changes.
func (c labeller) better(t rules.SoldierType) string {
	x := rules.Soldiers[t]
	y := rules.Soldiers[x.Next]
	key := upgradeDice
	if x.Next == rules.Catapult {
		key = upgradeCatapult
	}
	return c.say(key, "attack", num(int(x.Attack)), "more", num(int(y.Attack)), "defence", num(int(x.Defence)), "shields", num(int(y.Defence)))
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
	covers := ""
	switch {
	case forest == 1:
		covers = c.More[coversOne]
	case forest > 1:
		covers = c.say(coversMany, "forest", num(forest))
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
	return c.say(openAround, "n", num(open))
}

// row is the number of a space's row.
func (c labeller) row(cell rules.Cell) string {
	l := c.s.Placement.Layout
	g := rules.GridOf(l)
	if int(cell) >= g.Cells() {
		return ""
	}
	_, r := g.Coord(cell)
	return num(r - cornerOf(l).row + 1)
}
