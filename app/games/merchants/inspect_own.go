package merchants

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// inspectHeld are the viewer's weapons of a kind in store: where they can be sold, and for how much.
func (c explainer) inspectHeld(d *face.Detail, k rules.Kind) {
	w, q, kind := rules.WeaponOf(k), c.my(), say.Kind(k)
	d.Title, d.Art, d.Sub = words.Cap(kind.Many()), weaponArt(k), say.SubInStore.String()
	if q != nil {
		n := int(q.Held[k])
		d.Chips = chips(kindIcon(k), n, kind.Some(n), true)
		d.Sub = say.SubYouHave(n)
	}
	unsold := say.SheetUnsold(c.box().EndValue[rules.QualityOf(k)], kind)
	if c.s.Over {
		para(d, unsold)
		return
	}
	if open := c.openFor(w); open == "" {
		para(d, say.SheetOpenNone(say.Weapon(w)), unsold)
	} else {
		para(d, say.SheetOpenThere(open, say.Weapon(w)), unsold)
	}
	var next []string
	for space := range len(c.s.Board()) * rules.Depths {
		if c.s.Wants(space) != w || c.s.Spaces[space] != 0 {
			continue
		}
		at := c.at(space)
		name := say.TitleSpace(at.depth, at.race, at.region)
		switch {
		case !c.s.Open(space):
			if rules.DepthOf(space) == int(c.s.Frontier[c.regionOf(space)])+1 {
				next = append(next, name)
			}
		case q == nil:
			row(d, name, say.Gold(c.box().SellBase[rules.QualityOf(k)]))
		default:
			note, warn := c.sale(space, k)
			row(d, name, face.Notes(c.price(c.me, space, k), note, warn))
		}
	}
	row(d, say.RowOpenNext.String(), orNone(face.Notes(next...)))
	row(d, say.RowStored.String(), c.stored(w))
}

// openFor names the open spaces that ask for a weapon; empty for none.
func (c explainer) openFor(w rules.Weapon) string {
	var open []string
	for space := range len(c.s.Board()) * rules.Depths {
		if c.s.Wants(space) == w && c.s.Open(space) {
			at := c.at(space)
			open = append(open, say.CellOpenAt(at.depth, at.race, at.region))
		}
	}
	return words.And(open)
}

// inspectLevel is a craft: what it forges, what for, and what the next level brings.
func (c explainer) inspectLevel(d *face.Detail, w rules.Weapon) {
	weapon, holder := say.Weapon(w), c.s.BonusHolder[w]
	d.Title, d.Art, d.Sub = say.TitleCraft(weapon), rules.WeaponNames[w], say.SubCraft(weapon)
	if q := c.my(); q != nil {
		c.inspectOwnLevel(d, q, w)
	}
	if holder != game.Nobody {
		para(d, say.SheetBonusGone(c.Person(holder)))
	} else if c.my() == nil {
		para(d, say.SheetBonusFirst(rules.BonusLevel, weapon))
	}
	c.levels(d, w)
	var cards []string
	for i, id := range c.s.CraftOpen {
		if id != 0 && c.box().Crafts[id].Weapon == w {
			cards = append(cards, say.CellOpenCraft(c.craft(id), i+1))
		}
	}
	row(d, say.RowOpenCrafts.String(), orNone(face.Notes(cards...)))
	row(d, say.RowOpenFor(weapon), orNone(c.openFor(w)))
	row(d, say.RowStored.String(), c.stored(w))
}

// inspectOwnLevel is what a craft does for the viewer.
func (c explainer) inspectOwnLevel(d *face.Detail, q *rules.Seat, w rules.Weapon) {
	level, need := int(q.Level[w]), int(c.box().NeedLevel[rules.Vorpal])
	d.Sub = say.SubYourLevel(level)
	para(d, c.forging(q, w))
	if q.Coins[w] > 0 {
		para(d, say.SheetForgeOff(int(q.Coins[w])))
	}
	if q.Owns(rules.OreContract) {
		para(d, say.SheetForgeCard.String())
	}
	if level < need {
		para(d, say.SheetToVorpal(say.Kind(rules.KindOf(w, rules.Vorpal)), need-level))
	}
	if c.s.BonusHolder[w] == game.Nobody && level < rules.BonusLevel {
		para(d, say.SheetToBonus(rules.BonusLevel-level))
	}
	para(d, say.SheetInWar(say.Weapon(w)))
}

// forging says what forging a weapon costs a seat.
func (c explainer) forging(q *rules.Seat, w rules.Weapon) string {
	b := c.box()
	standard, vorpal := rules.KindOf(w, rules.Standard), rules.KindOf(w, rules.Vorpal)
	switch {
	case q.CanForge(b, vorpal):
		return say.SheetForgeBoth(q.ForgeCost(b, standard, false), q.ForgeCost(b, vorpal, false))
	case q.CanForge(b, standard):
		return say.SheetForgeStandard(q.ForgeCost(b, standard, false))
	}
	return say.SheetForgeNone(int(b.NeedLevel[rules.Standard]), say.Weapon(w))
}

// levels are the levels of all seats in a weapon.
func (c explainer) levels(d *face.Detail, w rules.Weapon) {
	for _, p := range c.seats() {
		q := &c.s.Seats[p]
		row(d, c.who(p), say.CellLevel(int(q.Level[w]), int(q.Coins[w])))
	}
}

// inspectSeat is a seat as it stands, with what a war now and the year's end would bring it.
func (c explainer) inspectSeat(d *face.Detail, p game.Player) {
	q, x := &c.s.Seats[p], c.s.ScoreOf(p)
	d.Title, d.Icon, d.Sub, d.Chips = c.NameOf(p), "g-soldier", say.Mat(q.Mat).String(), c.glance(p)
	cash := int(q.Gold)
	if c.s.Over {
		cash -= x.Unsold + x.Prize + x.Cards
	}
	total := cash + x.Unsold + x.Prize + x.Cards
	if !c.s.Over {
		para(d, c.war()[p].said(), say.SheetYearNow(total))
	} else {
		para(d, say.SheetYearWas(total))
	}
	row(d, partGold.String(), face.Num(cash))
	row(d, partUnsold.String(), say.Gold(x.Unsold))
	row(d, partPrize.String(), say.CellDefeated(x.Prize, q.DefeatedTotal(c.box())))
	row(d, partCards.String(), say.Gold(x.Cards))
	c.goods(d, p)
}

// goods are all that a seat has besides gold.
func (c explainer) goods(d *face.Detail, p game.Player) {
	q, n := &c.s.Seats[p], c.s.OnBoard(p)
	var levels, store, tiles, cards, bonus []string
	for w := range rules.Weapon(rules.Weapons) {
		levels = append(levels, say.CellLevels(int(q.Level[w]), say.Weapon(w)))
		if c.s.BonusHolder[w] == p {
			bonus = append(bonus, say.Weapon(w).Many())
		}
	}
	for k, n := range q.Held {
		if n > 0 {
			store = append(store, say.Kind(k).Count(int(n)))
		}
	}
	for r, n := range q.Race {
		if n > 0 {
			tiles = append(tiles, say.Race(r).One(int(n)))
		}
	}
	for r := range rules.Region(rules.Regions) {
		if q.Regions>>r&1 == 1 {
			tiles = append(tiles, say.Region(r).String())
		}
	}
	for id := uint8(1); id <= rules.Kingdoms; id++ {
		if q.Owns(id) {
			cards = append(cards, say.Card(id).String())
		}
	}
	row(d, say.RowLevels.String(), words.And(levels))
	row(d, say.RowStored.String(), orNone(words.And(store)))
	row(d, say.RowOnBoard.String(), say.CellOnBoard(n[rules.Standard], n[rules.Vorpal]))
	row(d, say.TitleTiles.String(), words.And(tiles))
	limit := c.box().KingdomLimit[c.s.Season]
	if cards == nil {
		row(d, say.RowInFront.String(), say.CellInFrontNone(limit))
	} else {
		row(d, say.RowInFront.String(), say.CellInFront(words.And(cards), limit, q.SlotCards()))
	}
	row(d, say.TitleBonuses.String(), orNone(words.And(bonus)))
}
