package merchants

import (
	"tabard/app/face"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// lying says what lies in a space, or what it asks for.
func (c explainer) lying(space int) string {
	t := c.s.Spaces[space]
	k := rules.TileKind(t)
	switch {
	case rules.TileSteve(t):
		return c.weapon(t, k)
	case t != 0:
		return c.gloss("lies", "tile", c.weapon(t, k), "n", face.Num(int(c.s.Seats[rules.TileOwner(t)].Level[rules.WeaponOf(k)])))
	case c.s.Open(space):
		return c.gloss("asks", "weapon", c.Weapons[c.s.Wants(space)].A)
	}
	return c.gloss("asksLocked", "weapon", c.Weapons[c.s.Wants(space)].A)
}

// verdict says how the battle of a space would end in a war now, with what comes of it.
func (c explainer) verdict(d *face.Detail, space int) {
	b, ok := facing(c.s, space)
	if !ok {
		return
	}
	lost, key := []uint8{b.owners[0], b.owners[1]}, "breaks"
	one, two := c.weapon(b.owners[0], b.kinds[0]), c.weapon(b.owners[1], b.kinds[1])
	if b.winner > 0 {
		key, lost = "beats", lost[2-b.winner:3-b.winner]
		if b.winner == 2 {
			one, two = two, one
		}
	}
	c.para(d, c.tell(key, "one", one, "two", two, "why", c.why(b)))
	if b.winner > 0 {
		n := rules.DefeatedValue[rules.QualityOf(b.kinds[2-b.winner])]
		c.para(d, c.gloss("scores", "who", c.Who(rules.TileOwner(b.owners[b.winner-1])), "points", c.count(n, "point")))
	}
	scrap := rules.TieSalvage
	if len(lost) == 2 && lost[0] == lost[1] {
		lost, scrap = lost[:1], 2*scrap
	}
	for _, owner := range lost {
		p := rules.TileOwner(owner)
		switch {
		case p == game.Nobody:
		case b.winner == 0:
			c.para(d, c.gloss("salvage", "who", c.Who(p), "gold", c.gold(scrap)))
		case c.s.Seats[p].Owns(rules.WarInsurance):
			c.para(d, c.gloss("insured", "who", c.Who(p), "gold", c.gold(rules.InsuranceGold), "card", c.Kingdoms[rules.WarInsurance].Name))
		}
	}
}

// inspectSpace is one side of a battlefield: the weapon that it asks for, or the one that lies there.
func (c explainer) inspectSpace(d *face.Detail, space int) {
	field, people := c.at(space)
	wants := c.s.Wants(space)
	values := []string{"field", field, "race", people, "weapon", c.Weapons[wants].A, "weapons", c.Weapons[wants].Many, "card", c.Kingdoms[rules.SmugglersRoad].Name}
	d.Title, d.Art, d.Sub = c.gloss("space", values...), rules.WeaponNames[wants], c.Inspect["spaceOpen"]
	t := c.s.Spaces[space]
	if t == 0 && !c.s.Open(space) {
		d.Sub = c.Inspect["spaceLocked"]
	}
	if t != 0 {
		c.inspectTile(d, space, values)
	} else {
		c.para(d, c.gloss("wants", values...), c.tokenOf(c.regionOf(space), rules.DepthOf(space)))
		if !c.s.Open(space) {
			c.para(d, c.gloss("smuggle", values...))
		}
		if q := c.my(); q != nil && !c.s.Over {
			k := rules.KindOf(wants, rules.Standard)
			if q.Held[k] == 0 && q.Held[k+1] > 0 {
				k++
			}
			gold, _ := c.s.SaleValue(c.me, space, k, 0)
			d.Chips = c.earn(gold)
			if q.Held[k] == 0 {
				c.para(d, c.gloss("holdNone", values...))
			}
			if c.s.Open(space) {
				note, warn := c.sale(space, k)
				if note != "" {
					c.para(d, c.gloss("saleHere", "kind", c.kind(k), "what", note))
				}
				c.para(d, warn)
			}
		}
		if !c.s.Over {
			c.prices(d, space)
		}
	}
	row(d, c.Inspect["opposite"], c.lying(c.s.Opposite(space)))
	if t == 0 {
		row(d, c.Inspect["stored"], c.stored(wants))
		row(d, c.Inspect["tilesLeft"], c.tilesLeft(c.raceOf(space)))
	}
}

// inspectTile is a weapon on the board.
func (c explainer) inspectTile(d *face.Detail, space int, values []string) {
	t := c.s.Spaces[space]
	k, p := rules.TileKind(t), rules.TileOwner(t)
	d.Title, d.Sub, d.Art = c.Cap(c.weapon(t, k)), d.Title, weaponArt(k)
	if rules.WeaponOf(k) != c.s.Wants(space) {
		c.para(d, c.tell("tileWrong", values...))
	}
	switch {
	case c.s.Over:
	case c.s.Spaces[c.s.Opposite(space)] != 0:
		c.verdict(d, space)
	default:
		c.para(d, c.Inspect["unfaced"])
	}
	if p == game.Nobody {
		c.para(d, c.Inspect["steveTile"])
		return
	}
	q := &c.s.Seats[p]
	if c.s.Over {
		c.para(d, c.gloss("tieBreak", "n", face.Num(rules.TieValue[rules.QualityOf(k)])))
	} else {
		c.para(d, c.gloss("repaired", "who", c.Who(p), "gold", c.gold(q.RepairPay())))
	}
	row(d, c.gloss("levelOf", "whose", c.Whose(p), "weapons", c.Weapons[rules.WeaponOf(k)].Many), face.Num(int(q.Level[rules.WeaponOf(k)])))
}

// tilesLeft says whose reward tile of a race is still there.
func (c explainer) tilesLeft(r rules.Race) string {
	if who := c.names(func(p game.Player) bool { return c.s.Reward[r]>>p&1 == 1 }); who != "" {
		return who
	}
	return c.Inspect["nobody"]
}

// tokenOf says how a battlefield stands: open, or what it waits for.
func (c explainer) tokenOf(r rules.Region, depth int) string {
	f := int(c.s.Frontier[r])
	values := []string{"region", c.Regions[r].The, "next", c.field(r, depth+1)}
	switch {
	case depth < f:
		return c.Inspect["tokenGone"]
	case depth > f:
		var wait []string
		for n := f; n < depth; n++ {
			if !c.full(r, n) {
				wait = append(wait, c.field(r, n))
			}
		}
		return c.gloss("tokenLock", append(values, "fields", c.List(wait))...)
	case depth == rules.Depths:
		return c.gloss("tokenLast", values...)
	}
	return c.gloss("tokenFire", values...)
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
