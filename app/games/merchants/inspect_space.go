package merchants

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// lying says what lies in a space, or what it asks for.
func (c explainer) lying(space int) string {
	t, wants := c.s.Spaces[space], say.Weapon(c.s.Wants(space))
	k := rules.TileKind(t)
	switch {
	case rules.TileSteve(t):
		return c.weapon(t, k)
	case t != 0:
		return say.CellLies(say.Kind(k), int(c.s.Seats[rules.TileOwner(t)].Level[rules.WeaponOf(k)]), c.owner(t))
	case c.s.Open(space):
		return say.CellAsks(wants)
	}
	return say.CellAsksLocked(wants)
}

// verdict says how the battle of a space would end in a war now, with what comes of it.
func (c explainer) verdict(d *face.Detail, space int) {
	b, ok := facing(c.s, space)
	if !ok {
		return
	}
	para(d, c.outlookOf(b))
	lost, scrap := []uint8{b.owners[0], b.owners[1]}, rules.TieSalvage
	if b.winner > 0 {
		lost = lost[2-b.winner : 3-b.winner]
		para(d, say.SheetScores(c.box().DefeatedValue[rules.QualityOf(b.kinds[2-b.winner])], c.owner(b.owners[b.winner-1])))
	} else if lost[0] == lost[1] {
		lost, scrap = lost[:1], 2*scrap
	}
	for _, owner := range lost {
		p := rules.TileOwner(owner)
		switch {
		case p == game.Nobody:
		case b.winner == 0:
			para(d, say.SheetSalvage(scrap, c.Person(p)))
		case c.s.Seats[p].Owns(rules.WarInsurance):
			para(d, say.SheetInsured(rules.InsuranceGold, c.Person(p)))
		}
	}
}

// inspectSpace is one side of a battlefield: the weapon that it asks for, or the one that lies there.
func (c explainer) inspectSpace(d *face.Detail, space int) {
	at, wants := c.at(space), c.s.Wants(space)
	d.Title, d.Art, d.Sub = say.TitleSpace(at.depth, at.race, at.region), rules.WeaponNames[wants], say.SubSpaceOpen.String()
	t := c.s.Spaces[space]
	if t == 0 && !c.s.Open(space) {
		d.Sub = say.SubSpaceLocked.String()
	}
	if t != 0 {
		c.inspectTile(d, space)
	} else {
		c.inspectVacancy(d, space)
	}
	row(d, say.RowOpposite.String(), c.lying(c.s.Opposite(space)))
	if t == 0 {
		row(d, say.RowStored.String(), c.stored(wants))
		row(d, say.RowTileLeft.String(), c.tilesLeft(c.raceOf(space)))
	}
}

// inspectVacancy is a space without a weapon.
func (c explainer) inspectVacancy(d *face.Detail, space int) {
	at, wants := c.at(space), c.s.Wants(space)
	para(d, say.SheetWants(at.race, say.Weapon(wants)), c.tokenOf(c.regionOf(space), rules.DepthOf(space)))
	if !c.s.Open(space) {
		para(d, say.SheetSmuggle.String())
	}
	if q := c.my(); q != nil && !c.s.Over {
		k := rules.KindOf(wants, rules.Standard)
		if q.Held[k] == 0 && q.Held[k+1] > 0 {
			k++
		}
		gold, _ := c.s.SaleValue(c.me, space, k, 0)
		d.Chips = earn(gold)
		if q.Held[k] == 0 {
			para(d, say.SheetNoneHeld(say.Weapon(wants)))
		}
		if c.s.Open(space) {
			note, warn := c.sale(space, k)
			if note != "" {
				para(d, say.SheetSale(say.Kind(k), note))
			}
			para(d, warn)
		}
	}
	if !c.s.Over {
		c.prices(d, space)
	}
}

// inspectTile is a weapon on the board.
func (c explainer) inspectTile(d *face.Detail, space int) {
	t := c.s.Spaces[space]
	k, p := rules.TileKind(t), rules.TileOwner(t)
	d.Title, d.Sub, d.Art = say.TitleTile(say.Kind(k), c.owner(t)), d.Title, weaponArt(k)
	if rules.WeaponOf(k) != c.s.Wants(space) {
		para(d, say.AriaTileWrong(say.Weapon(c.s.Wants(space))))
	}
	switch {
	case c.s.Over:
	case c.s.Spaces[c.s.Opposite(space)] != 0:
		c.verdict(d, space)
	default:
		para(d, say.SheetUnfaced.String())
	}
	if p == game.Nobody {
		para(d, say.SheetSteveTile.String())
		return
	}
	q := &c.s.Seats[p]
	if c.s.Over {
		para(d, say.SheetTieBreak(c.box().TieValue[rules.QualityOf(k)]))
	} else {
		para(d, say.SheetRepaired(q.RepairPay(), c.Person(p)))
	}
	row(d, say.RowLevel(say.Weapon(rules.WeaponOf(k)), c.Person(p)), face.Num(int(q.Level[rules.WeaponOf(k)])))
}

// tilesLeft says whose reward tile of a race is still there.
func (c explainer) tilesLeft(r rules.Race) string {
	if who := c.names(words.Who, func(p game.Player) bool { return c.s.Reward[r]>>p&1 == 1 }); who != "" {
		return who
	}
	return say.Nobody.String()
}

// tokenOf says how a battlefield stands: open, or what it waits for.
func (c explainer) tokenOf(r rules.Region, depth int) string {
	f := int(c.s.Frontier[r])
	switch {
	case depth < f:
		return say.SheetTokenGone.String()
	case depth > f:
		var wait []string
		for n := f; n < depth; n++ {
			if !c.full(r, n) {
				wait = append(wait, say.Region(r).Field(n))
			}
		}
		return say.SheetTokenLock(words.And(wait))
	case depth == rules.Depths:
		return say.SheetTokenLast(say.Region(r))
	}
	return say.SheetTokenFire(depth+1, say.Region(r))
}

// full says whether both spaces of a battlefield are taken.
func (c explainer) full(r rules.Region, depth int) bool {
	for i, row := range c.s.Board() {
		if row.Region == r && c.s.Spaces[rules.SpaceOf(i, depth)] == 0 {
			return false
		}
	}
	return true
}
