package conquer

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/conquer"
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
	terrain := say.Terrain(t).String()
	c.head(say.HexTitle(c.cellName(cell)), moveIcon, words.Cap(terrain))
	if t == rules.NoTerrain {
		c.tell(say.HexEmpty.String())
		return
	}
	c.Sub = words.Cap(face.Notes(terrain, c.lord(cell)))
	if p, _ := c.s.SoldierAt(cell); p >= 0 {
		c.tellSoldier(cell)
	}
	c.tell(say.Terrain(t).Rule())
	if t == rules.Forest && c.my() != nil && c.s.HasPerk(c.me, rules.Woodcraft) {
		c.tell(say.HexWoodcraft.String())
	}
	c.streams(cell, rules.EdgeRiver, say.HexRiver)
	c.streams(cell, rules.EdgeBridge, say.HexBridge)
	c.declare(c.beside(cell, rules.NoCell))
	if c.builds() {
		c.lineOf(say.RowBuildHere, c.buildHere(cell, t))
		if cells := c.s.AtTurn(c.me).DeployCells(c.me); c.playing() && cells.Has(cell) {
			c.lineOf(say.RowDeployHere, say.HexDeploy(c.time(c.me)))
		}
	}
}

// streams says on which sides of a space small rivers run, with bridges or without.
func (c landSheet) streams(cell rules.Cell, kind rules.EdgeKind, told func(ways string) string) {
	var ways []string
	for dir := range rules.Directions {
		if c.s.Board().Edge(cell, dir) == kind {
			ways = append(ways, say.Way(dir).String())
		}
	}
	if ways != nil {
		c.tell(told(words.And(ways)))
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
	switch p, _ := c.s.SoldierAt(cell); {
	case n > 0:
		return say.BuildWays(n)
	case c.s.Board().Kingdom(cell)>>c.me&1 == 0:
		return say.BuildAbroad.String()
	case !rules.MayCover(t):
		return say.BuildTerrain(say.Terrain(t))
	case p >= 0:
		return say.BuildSoldier.String()
	}
	return say.BuildNoRoom.String()
}

// tellSoldier is a soldier on the board: what it is, what it may still do, whom it reaches and who reaches it.
func (c landSheet) tellSoldier(cell rules.Cell) {
	p, i := c.s.SoldierAt(cell)
	x := &c.s.Seats[p].Army[i]
	c.Icon = soldierIcon[x.Type]
	c.tell(say.RuleOf(soldierRule(c.s.Box(), x.Type), c.soldierName(cell, subject)))
	if n := c.s.StepBonus(p, x.Type); n > int(c.s.Box().Soldiers[x.Type].Bonus) {
		c.tell(say.UnitBonus(n))
	}
	foe := c.me < 0 || c.s.Enemies(p, c.me)
	if foe {
		c.tell(say.UnitReward(int(c.s.Box().Soldiers[x.Type].Reward)))
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
			c.put(say.RowAttack(shot(a.C), c.soldierName(a.B, object)), c.attackOdds(s, a))
		case a.Kind == rules.KindVolley && (a.A == cell || a.B == cell):
			found = true
			c.put(say.RowVolley(c.cellName(a.A), c.cellName(a.B), c.soldierName(a.C, object)), c.attackOdds(s, a))
		}
	}
	if !found {
		c.lineOf(say.RowTargets, say.None.String())
	}
	c.attackers(p, cell)
}

// mayDo says what a soldier may still do in its owner's turn.
func (c landSheet) mayDo(p game.Player, x *rules.Soldier) {
	_, on := c.s.Occupying(x)
	sick, spent, moved := x.Flags&rules.SickNow != 0, x.Flags&rules.Attacked != 0, x.Flags&rules.Moved != 0
	may := say.MayBoth
	switch {
	case sick:
		may = say.MayNothingSick
	case spent:
		may = say.MayNothingSpent
	case on != nil && moved:
		may = say.MayNothingMoved
	case on != nil:
		may = say.MayMove
	case moved:
		may = say.MayAttack
	}
	c.tell(may(c.time(p)))
	if on != nil {
		c.tell(say.UnitOccupies(c.townName(on.Site, object)))
	}
	if c.s.AtTurn(p).Seats[p].Flags&rules.NoAttackNow != 0 {
		c.tell(say.UnitAttrition(c.time(p), c.Person(p)))
	}
	q := &c.s.Seats[p]
	if rules.SoldierKinds[x.Type].Ranged && (x.Type == rules.Catapult && q.Stock[rules.Stone] == 0 || x.Type != rules.Catapult && q.Arrows+q.Flaming == 0) {
		c.tell(say.UnitUnarmed.String())
	}
}

// upgradeOf says what a soldier can become and what stands against it.
func (c landSheet) upgradeOf(p game.Player, x *rules.Soldier) {
	next := rules.SoldierKinds[x.Type].Next
	if next == rules.NoSoldier {
		c.lineOf(say.RowUpgrade, say.UpgradeNone.String())
		return
	}
	bar := words.Text(0)
	switch {
	case x.Flags&rules.Upgraded != 0:
		bar = say.UpgradeTwice
	case x.Flags&rules.Acted != 0:
		bar = say.UpgradeActed
	case x.Flags&rules.Deployed != 0 && x.Flags&rules.Reinforced == 0:
		bar = say.UpgradeNew
	}
	price := c.s.Box().Soldiers[next].Cost
	c.lineOf(say.RowUpgrade, face.Notes(say.UpgradeTo(amounts(price), say.Soldier(next)), c.lacking(p, price), bar.String()))
}

// attackOdds is what an attack promises as things stand; of a volley, with no more flaming arrows than must be.
func (c landSheet) attackOdds(s *rules.State, a game.Action) string {
	if a.Kind == rules.KindAttack {
		return c.outlook(a.A, a.B, c.shotDice(a.A, a.B, a.C))
	}
	dice := 2*c.s.Box().Soldiers[rules.Archer].Attack + uint8(2-min(2, s.Seats[s.Current].Arrows))
	return c.chances(rules.Roll{Attack: dice, Defence: c.shields(a.C)}, rules.Roll{}, a.A)
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
				c.put(say.RowAttacked(shot(a.C), c.soldierName(a.A, where)), c.attackOdds(s, a))
			case a.Kind == rules.KindVolley && a.C == cell:
				found = true
				c.put(say.RowVolleyed(c.cellName(a.A), c.cellName(a.B), c.Person(o)), c.attackOdds(s, a))
			}
		}
	}
	if !found {
		c.lineOf(say.RowAttackers, say.None.String())
	}
}
