package conquer

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/conquer"
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
	c.head(say.SiteTitle.String(), siteIcon, c.siteName(site))
	if c.laying() {
		c.tell(say.HexEmpty.String())
		return
	}
	var who []string
	for _, p := range c.seats() {
		if free := c.s.FreeSites(p); !c.s.Over && free.Has(site) {
			who = append(who, words.WhoIn(c.Person(p)))
		}
	}
	if who == nil {
		c.tell(say.SiteNobody.String())
	} else {
		c.tell(say.SiteFor(words.Or(who)))
	}
	for _, cell := range cells {
		c.put(c.cellName(cell), c.place(cell))
	}
	if c.builds() {
		for t := range rules.SettlementType(rules.SettlementTypes) {
			c.put(say.Town(t).String(), c.priced(c.s.CostOfTown(c.me, t, 1)))
		}
	}
}

// inspectTown is a settlement: what it brings to whom, who stands on it and next to it, and what can be made of it.
func (c landSheet) inspectTown(p game.Player, i int) {
	t := &c.s.Seats[p].Towns[i]
	yield := c.s.Box().Town(t.Type, t.Tier).Yield
	var cells []string
	for _, cell := range c.s.CellsOf(t) {
		cells = append(cells, c.cellName(cell))
	}
	town, owner := townOf(t.Type, t.Tier), c.Person(p)
	c.head(say.HoldTitle(town, owner), townIcon[t.Type], say.HoldSub(words.And(cells)))
	c.Art = townPicture(t.Type, t.Tier)
	c.Chips = c.chip(coinIcon, int(yield.Coins), say.CoinsWord)
	for r, n := range yield.Stock {
		c.Chips = append(c.Chips, c.chip(resourceIcon[r], int(n), say.Resource(r).Word)...)
	}
	goods, coins := yieldOf(c.s.Box(), t.Type, t.Tier)
	occupier := c.s.OccupierOf(t)
	switch {
	case occupier >= 0:
		c.tell(say.HoldOccupied(c.Person(occupier), amounts(yield), owner, say.Soldier(c.typeAt(t.Site/2))))
		c.tellSoldier(t.Site / 2)
		c.Icon = townIcon[t.Type]
	case !c.turned(p):
		c.tell(yieldLine(c.s.Box(), t.Type, t.Tier))
	case t.Flags&rules.Peasant != 0:
		c.tell(say.HoldWorked(goods, coins, owner))
	default:
		c.tell(say.HoldIdle(goods, coins, owner))
	}
	if occupier < 0 {
		c.tellNeighbours(p, t)
	}
	if c.running(p) && t.Flags&rules.DeployUsed != 0 {
		c.tell(say.HoldUsed.String())
	}
	for v := range c.s.Vows {
		if x := &c.s.Vows[v]; x.Owner >= 0 && x.Site == t.Site && v > 0 {
			c.tell(say.HoldVowed(min(int(c.s.Seats[x.Owner].Turns-x.Since), rules.DeclaredTurns), rules.DeclaredTurns, c.Person(x.Owner)))
		}
	}
	c.growth(p, t, occupier >= 0)
}

// tellNeighbours says who besieges a settlement and who guards it.
func (c landSheet) tellNeighbours(p game.Player, t *rules.Town) {
	foes, friends := c.neighbours(p, t)
	if foes != nil {
		c.tell(say.HoldSieged(words.And(foes)))
		if c.turned(p) {
			c.tell(say.HoldSiegeBuy(paid(c.s.Box().Soldiers[rules.Archer].Cost), c.Person(p), paid(c.s.Box().Soldiers[rules.Warrior].Cost)))
		}
	}
	if friends != nil {
		c.tell(say.HoldGuarded(words.And(friends)))
	} else {
		c.tell(say.HoldUnguarded.String())
	}
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
				foes = append(foes, c.soldierName(o, where))
			} else {
				friends = append(friends, c.soldierName(o, where))
			}
		}
	}
	return foes, friends
}

// growth says what a settlement can become, what that costs and brings, and what stands against it.
func (c landSheet) growth(p game.Player, t *rules.Town, occupied bool) {
	next := t.Tier + 1
	if next > rules.Avalon || next == rules.Avalon && c.s.Opt&rules.OptAvalon == 0 {
		c.lineOf(say.RowImprove, say.ImproveNone.String())
		return
	}
	city := false
	for i := range c.s.Seats[p].NTowns {
		city = city || c.s.Seats[p].Towns[i].Tier == rules.Avalon
	}
	bar := words.Text(0)
	switch {
	case next == rules.Avalon && city:
		bar = say.ImproveCity
	case occupied:
		bar = say.ImproveOccupied
	case c.running(p) && t.Flags&rules.Built != 0:
		bar = say.ImproveBuilt
	case c.running(p) && t.Flags&rules.Improved != 0:
		bar = say.ImproveTwice
	}
	if next < rules.Avalon {
		c.seatSheet().inBox(c.s.Left().Towns[t.Type][next], c.s.Box().Pieces.Towns[t.Type][next])
	}
	cost := c.s.CostOfTown(p, t.Type, next)
	c.lineOf(say.RowImprove, face.Notes(say.ImproveTo(amounts(cost), townOf(t.Type, next), brings(c.s.Box(), t.Type, next)), c.lacking(p, cost), bar.String()))
}

// inspectBuild is a type of settlement that could be established.
func (c landSheet) inspectBuild(t rules.SettlementType) {
	c.head(say.BuildTitle(say.Town(t)), townIcon[t], say.BuildSub.String())
	var cost [rules.Avalon + 1]rules.Goods
	for tier := rules.Tier(1); tier <= rules.Avalon; tier++ {
		cost[tier] = c.s.Box().Town(t, tier).Cost
		if c.my() != nil {
			cost[tier] = c.s.CostOfTown(c.me, t, tier)
		}
	}
	c.tell(yieldLine(c.s.Box(), t, 1))
	c.tell(yieldLine(c.s.Box(), t, 2))
	c.tell(say.BuildRules(rules.SiteDistance - 1))
	c.lineOf(say.RowPrice, c.priced(cost[1]))
	c.seatSheet().inBox(c.s.Left().Towns[t][1], c.s.Box().Pieces.Towns[t][1])
	c.put(words.Cap(townOf(t, 2).String()), c.priced(cost[2]))
	if c.s.Opt&rules.OptAvalon != 0 {
		c.put(words.Cap(townOf(t, rules.Avalon).String()), c.priced(cost[rules.Avalon]))
	}
	if q := c.my(); q != nil {
		c.lineOf(say.RowTowns, say.OfLimit(rules.TownLimit, int(q.NTowns)))
		if c.builds() {
			free := c.s.FreeSites(c.me)
			c.lineOf(say.RowPlaces, num(free.Len()))
		}
	}
}
