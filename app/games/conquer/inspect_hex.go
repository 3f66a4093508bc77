package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// inspectHex is a space: who stands on it, what it is made of, and what could be done there.
func (c landSheet) inspectHex(cell rules.Cell) {
	if p, i := c.s.TownOn(cell); p >= 0 {
		c.inspectTown(p, i)
		return
	}
	b := c.s.Board()
	t := b.Terrain(cell)
	c.head(c.account(hexTitle, "place", c.cellName(cell)), moveIcon, c.Cap(c.Terrains[t].One))
	if t == rules.NoTerrain {
		c.tell(hexEmpty)
		return
	}
	c.Sub = c.Cap(face.Notes(c.Terrains[t].One, c.lord(cell)))
	if p, _ := c.s.SoldierAt(cell); p >= 0 {
		c.tellSoldier(cell)
	}
	c.declare(c.Terrains[t].One + ": " + c.terrainRule(t))
	if t == rules.Forest && c.my() != nil && c.s.HasPerk(c.me, rules.Woodcraft) {
		c.tell(hexWoodcraft, "perk", c.Factions[rules.Woodcraft].Brief)
	}
	c.streams(cell, rules.EdgeRiver, hexRiver)
	c.streams(cell, rules.EdgeBridge, hexBridge)
	c.declare(c.beside(cell, rules.NoCell))
	if c.builds() {
		c.lineOf(rowBuildHere, c.buildHere(cell, t))
		if cells := c.s.AtTurn(c.me).DeployCells(c.me); c.playing() && cells.Has(cell) {
			c.lineOf(rowDeployHere, c.account(hexDeploy, "time", c.time(c.me)))
		}
	}
}

// streams says on which sides of a space small rivers run, with bridges or without.
func (c landSheet) streams(cell rules.Cell, kind rules.EdgeKind, k account) {
	var ways []string
	for dir := range rules.Directions {
		if c.s.Board().Edge(cell, dir) == kind {
			ways = append(ways, c.Ways[dir])
		}
	}
	if ways != nil {
		c.tell(k, "ways", c.List(ways))
	}
}

// buildHere says whether the viewer could build on a space, or what stands against it.
func (c landSheet) buildHere(cell rules.Cell, t rules.Terrain) string {
	free := c.s.FreeSites(c.me)
	n := 0
	for site := free.Next(0); site != rules.NoSite; site = free.Next(site + 1) {
		cells, _ := rules.GridOf(c.s.Placement.Layout).SiteCells(site)
		if cells[0] == cell || cells[1] == cell || cells[2] == cell {
			n++
		}
	}
	k := buildNoRoom
	switch p, _ := c.s.SoldierAt(cell); {
	case n > 0:
		k = buildWays
	case c.s.Board().Kingdom(cell)>>c.me&1 == 0:
		k = buildAbroad
	case !rules.MayCover(t):
		k = buildTerrain
	case p >= 0:
		k = buildSoldier
	}
	return c.account(k, "n", num(n), "terrain", c.Terrains[t].One)
}

// tellSoldier is a soldier on the board: what it is, what it may still do, whom it reaches and who reaches it.
func (c landSheet) tellSoldier(cell rules.Cell) {
	p, i := c.s.SoldierAt(cell)
	x := &c.s.Seats[p].Army[i]
	c.Icon = soldierIcon[x.Type]
	c.declare(c.soldierName(cell) + ": " + c.soldierRule(x.Type))
	if n := c.s.StepBonus(p, x.Type); n > int(rules.Soldiers[x.Type].Bonus) {
		c.tell(soldierBonus, "n", num(n))
	}
	foe := c.me < 0 || c.s.Enemies(p, c.me)
	if foe {
		c.tell(soldierReward, "goods", c.Times(int(rules.Soldiers[x.Type].Reward), c.Resources[rules.Craft]))
	}
	if !c.turned(p) {
		c.attackers(p, cell)
		return
	}
	s, acts := c.acts(p)
	_, k := s.SoldierAt(cell)
	c.mayDo(p, &s.Seats[p].Army[k])
	c.upgradeOf(p, &s.Seats[p].Army[k])
	found := false
	for _, a := range acts {
		switch {
		case a.Kind == rules.KindAttack && a.A == cell:
			found = true
			c.put(c.account(rowAttack, "soldier", c.soldierName(a.B), "ammo", c.paidWith(a.C)), c.attackOdds(s, a))
		case a.Kind == rules.KindVolley && (a.A == cell || a.B == cell):
			found = true
			c.put(c.account(rowVolley, "soldier", c.soldierName(a.C), "places", c.List([]string{c.cellName(a.A), c.cellName(a.B)})), c.attackOdds(s, a))
		}
	}
	if !found {
		c.lineOf(rowTargets, c.Inspect[none])
	}
	c.attackers(p, cell)
}

// mayDo says what a soldier may still do in its owner's turn.
func (c landSheet) mayDo(p game.Player, x *rules.Soldier) {
	owner, on := c.s.Occupying(x)
	sick, spent, moved := x.Flags&rules.SickNow != 0, x.Flags&rules.Attacked != 0, x.Flags&rules.Moved != 0
	k := mayBoth
	switch {
	case sick:
		k = maySick
	case spent:
		k = maySpent
	case on != nil && moved:
		k = mayNothing
	case on != nil:
		k = mayMove
	case moved:
		k = mayAttack
	}
	c.tell(k, "time", c.time(p))
	if on != nil {
		c.tell(soldierOccupies, "town", c.townName(on.Site), "owner", c.WhoIn(owner))
	}
	if c.s.AtTurn(p).Seats[p].Flags&rules.NoAttackNow != 0 {
		c.tell(soldierAttrition, "who", c.WhoIn(p), "card", c.Cards[rules.Attrition].Name, "time", c.time(p))
	}
	q := &c.s.Seats[p]
	if rules.Soldiers[x.Type].Ranged && (x.Type == rules.Catapult && q.Stock[rules.Stone] == 0 || x.Type != rules.Catapult && q.Arrows+q.Flaming == 0) {
		c.tell(soldierUnarmed, "who", c.WhoIn(p))
	}
}

// upgradeOf says what a soldier can become and what stands against it.
func (c landSheet) upgradeOf(p game.Player, x *rules.Soldier) {
	next := rules.Soldiers[x.Type].Next
	if next == rules.NoSoldier {
		c.lineOf(rowUpgrade, c.Inspect[upgradeNone])
		return
	}
	bar := account(0)
	switch {
	case x.Flags&rules.Upgraded != 0:
		bar = upgradeTwice
	case x.Flags&rules.Acted != 0:
		bar = upgradeActed
	case x.Flags&rules.Deployed != 0 && x.Flags&rules.Reinforced == 0:
		bar = upgradeNew
	}
	c.lineOf(rowUpgrade, face.Notes(c.account(upgradeTo, "soldier", c.Soldiers[next].A, "goods", c.goods(rules.SoldierCost[next])),
		c.lacking(p, rules.SoldierCost[next]), c.Inspect[bar]))
}

// attackOdds is what an attack promises as things stand; of a volley, with no more flaming arrows than must be.
func (c landSheet) attackOdds(s *rules.State, a game.Action) string {
	if a.Kind == rules.KindAttack {
		return c.outlook(a.A, a.B, c.shotDice(a.A, a.B, a.C))
	}
	dice := 2*rules.Soldiers[rules.Archer].Attack + uint8(2-min(2, s.Seats[s.Current].Arrows))
	return c.chances(rules.Roll{Attack: dice, Defence: c.shields(a.C)}, rules.Roll{}, a.A)
}

// paidWith is what an attack is paid with: " with an arrow", " with 2 stones"; empty for melee.
func (c landSheet) paidWith(a rules.Ammo) string {
	switch a {
	case rules.AmmoNone:
		return ""
	case rules.AmmoArrow, rules.AmmoFlaming:
		return c.account(ammoWith, "ammo", c.Arrows[a-rules.AmmoArrow].A)
	}
	return c.account(ammoWith, "ammo", c.Times(int(a-rules.AmmoStone1)+1, c.Resources[rules.Stone]))
}

// attackers are the enemies who could attack a soldier from where they stand.
func (c landSheet) attackers(p game.Player, cell rules.Cell) {
	if !c.playing() {
		return
	}
	found := false
	for _, o := range c.seats() {
		if !c.s.Enemies(o, p) || !c.turned(o) {
			continue
		}
		s, acts := c.acts(o)
		for _, a := range acts {
			switch {
			case a.Kind == rules.KindAttack && a.B == cell:
				found = true
				c.put(c.account(rowAttacked, "soldier", c.soldierName(a.A), "ammo", c.paidWith(a.C)), c.attackOdds(s, a))
			case a.Kind == rules.KindVolley && a.C == cell:
				found = true
				c.put(c.account(rowVolleyed, "whose", c.WhoseIn(o), "places", c.List([]string{c.cellName(a.A), c.cellName(a.B)})), c.attackOdds(s, a))
			}
		}
	}
	if !found {
		c.lineOf(rowAttackers, c.Inspect[none])
	}
}
