package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

const siteIcon = "g-site"

// inspectSite is a settlement by its site, or a place for one.
func (c landSheet) inspectSite(site rules.Site) {
	if p, i := c.s.TownAt(site); p >= 0 {
		c.inspectTown(p, i)
		return
	}
	b := c.s.Board()
	cells, ok := b.SiteCells(site)
	if !ok {
		return
	}
	c.head(c.Inspect[siteTitle], siteIcon, c.siteName(site))
	if c.laying() {
		c.tell(hexEmpty)
		return
	}
	var who []string
	for _, p := range c.seats() {
		if free := c.s.FreeSites(p); !c.s.Over && free.Has(site) {
			who = append(who, c.WhoIn(p))
		}
	}
	if who == nil {
		c.tell(siteNobody)
	} else {
		c.tell(siteFor, "who", c.Or(who))
	}
	for _, cell := range cells {
		c.put(c.cellName(cell), c.place(cell))
	}
	if c.builds() {
		for t := range rules.SettlementType(rules.SettlementTypes) {
			c.put(c.Towns[t].One, c.priced(c.s.CostOfTown(c.me, t, 1)))
		}
	}
}

// inspectTown is a settlement: what it brings to whom, who stands on it and next to it, and what can be made of it.
func (c landSheet) inspectTown(p game.Player, i int) {
	t := &c.s.Seats[p].Towns[i]
	yield := rules.Yields[t.Type][t.Tier]
	var cells []string
	for _, cell := range c.s.CellsOf(t) {
		cells = append(cells, c.cellName(cell))
	}
	c.head(c.account(townTitle, "whose", c.Whose(p), "town", c.townKind(t)), townIcon[t.Type], c.account(townSub, "places", c.List(cells)))
	c.Art = townPicture(t.Type, t.Tier)
	c.Chips = c.chip(coinIcon, int(yield.Coins), face.Noun{One: c.More[coinOne], Many: c.More[coinMany]})
	for r, n := range yield.Stock {
		c.Chips = append(c.Chips, c.chip(resourceIcon[r], int(n), c.Resources[r])...)
	}
	values := []string{"owner", c.WhoIn(p), "whose", c.WhoseIn(p), "coins", c.goods(rules.Goods{Coins: yield.Coins}), "goods", c.goods(rules.Goods{Stock: yield.Stock}), "all", c.goods(yield),
		"price", c.goods(rules.SoldierCost[rules.Warrior]), "other", c.goods(rules.SoldierCost[rules.Archer])}
	occupier := c.s.OccupierOf(t)
	switch {
	case occupier >= 0:
		c.tell(townOccupied, append(values, "who", c.WhoIn(occupier), "foe", c.soldierAtHome(t))...)
		c.tellSoldier(t.Site / 2)
		c.Icon = townIcon[t.Type]
	case !c.turned(p):
		c.declare(c.yieldLine(t.Type, t.Tier))
	case t.Flags&rules.Peasant != 0:
		c.tell(townWorked, values...)
	default:
		c.tell(townIdle, values...)
	}
	foes, friends := c.neighbours(p, t)
	if foes != nil && occupier < 0 {
		values = append(values, "foes", c.List(foes))
		c.tell(townSieged, values...)
		if c.turned(p) {
			c.tell(townSiegeBuy, values...)
		}
	}
	if occupier < 0 {
		if friends != nil {
			c.tell(townGuarded, "guards", c.List(friends))
		} else {
			c.tell(townOpen)
		}
	}
	if c.running(p) && t.Flags&rules.DeployUsed != 0 {
		c.tell(townUsed)
	}
	for v := range c.s.Vows {
		if x := &c.s.Vows[v]; x.Owner >= 0 && x.Site == t.Site && v > 0 {
			c.tell(townVowed, "whose", c.WhoseIn(x.Owner), "turns", num(min(int(c.s.Seats[x.Owner].Turns-x.Since), rules.DeclaredTurns)), "need", num(rules.DeclaredTurns))
		}
	}
	c.growth(p, t, occupier >= 0)
}

// soldierAtHome is the soldier on a settlement, without saying where that is.
func (c landSheet) soldierAtHome(t *rules.Town) string {
	p, i := c.s.SoldierAt(t.Site / 2)
	return c.account(soldierOn, "whose", c.WhoseIn(p), "soldier", c.Soldiers[c.s.Seats[p].Army[i].Type].One)
}

// neighbours are the soldiers next to a settlement, those against its owner and those on the owner's side.
func (c landSheet) neighbours(p game.Player, t *rules.Town) (foes, friends []string) {
	own := c.s.CellsOf(t)
	seen := rules.CellSet{}
	for _, cell := range own {
		seen.Add(cell)
	}
	for _, cell := range own {
		for dir := range rules.Directions {
			o := c.s.Board().Next(cell, dir)
			if o == rules.NoCell || seen.Has(o) {
				continue
			}
			seen.Add(o)
			q, _ := c.s.SoldierAt(o)
			if under, _ := c.s.TownOn(o); q < 0 || under >= 0 {
				continue
			}
			if c.s.Enemies(p, q) {
				foes = append(foes, c.soldierName(o))
			} else {
				friends = append(friends, c.soldierName(o))
			}
		}
	}
	return foes, friends
}

// growth says what a settlement can become, what that costs and brings, and what stands against it.
func (c landSheet) growth(p game.Player, t *rules.Town, occupied bool) {
	next := t.Tier + 1
	if next > rules.Avalon || next == rules.Avalon && c.s.Opt&rules.OptAvalon == 0 {
		c.lineOf(rowImprove, c.Inspect[improveNone])
		return
	}
	city := false
	for i := range c.s.Seats[p].NTowns {
		city = city || c.s.Seats[p].Towns[i].Tier == rules.Avalon
	}
	bar := account(0)
	switch {
	case next == rules.Avalon && city:
		bar = improveCity
	case occupied:
		bar = improveOccupied
	case c.running(p) && t.Flags&rules.Built != 0:
		bar = improveBuilt
	case c.running(p) && t.Flags&rules.Improved != 0:
		bar = improveTwice
	}
	if next < rules.Avalon {
		c.seatSheet().inBox(c.s.Left().Towns[t.Type][next], rules.Box.Towns[t.Type][next])
	}
	cost := c.s.CostOfTown(p, t.Type, next)
	c.lineOf(rowImprove, face.Notes(c.account(improveTo, "town", c.townOfTier(t.Type, next), "goods", c.goods(cost),
		"yield", c.brings(t.Type, next)), c.lacking(p, cost), c.Inspect[bar]))
}

// inspectBuild is a type of settlement that could be established.
func (c landSheet) inspectBuild(t rules.SettlementType) {
	c.head(c.account(buildTitle, "town", c.Towns[t].One), townIcon[t], c.Inspect[buildSub])
	cost := rules.TownCost[t]
	if c.my() != nil {
		for tier := range cost {
			cost[tier] = c.s.CostOfTown(c.me, t, rules.Tier(tier))
		}
	}
	c.declare(c.yieldLine(t, 1))
	c.declare(c.yieldLine(t, 2))
	c.tell(buildRules, "distance", num(rules.SiteDistance-1))
	c.lineOf(rowPrice, c.priced(cost[1]))
	c.seatSheet().inBox(c.s.Left().Towns[t][1], rules.Box.Towns[t][1])
	c.put(c.townOfTier(t, 2), c.priced(cost[2]))
	if c.s.Opt&rules.OptAvalon != 0 {
		c.put(c.townOfTier(t, rules.Avalon), c.priced(cost[rules.Avalon]))
	}
	if q := c.my(); q != nil {
		c.lineOf(rowTowns, c.account(ofLimit, "n", num(int(q.NTowns)), "limit", num(rules.TownLimit)))
		if c.builds() {
			free := c.s.FreeSites(c.me)
			c.lineOf(rowPlaces, num(free.Len()))
		}
	}
}
