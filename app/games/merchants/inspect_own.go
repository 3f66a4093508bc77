package merchants

import (
	"tabard/app/face"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// inspectHeld are the viewer's weapons of a kind in store: where they can be sold, and for how much.
func (c explainer) inspectHeld(d *face.Detail, k rules.Kind) {
	w, q := rules.WeaponOf(k), c.my()
	values := []string{"weapons", c.Weapons[w].Many, "kinds", c.kindWord(2, k), "gold", c.gold(rules.EndValue[rules.QualityOf(k)])}
	d.Title, d.Art, d.Sub = c.Cap(c.kindWord(2, k)), weaponArt(k), c.Inspect["inStore"]
	if q != nil {
		n := int(q.Held[k])
		d.Chips = c.chips(kindIcon(k), n, c.kindWord(n, k), true)
		d.Sub = c.gloss("youHave", "n", face.Num(n))
	}
	if c.s.Over {
		c.para(d, c.gloss("unsold", values...))
		return
	}
	if open := c.openFor(w); open == "" {
		c.para(d, c.gloss("openNone", values...))
	} else {
		c.para(d, c.gloss("openThere", "weapons", c.Weapons[w].Many, "spaces", open))
	}
	c.para(d, c.gloss("unsold", values...))
	var next []string
	for space := range len(c.s.Board()) * rules.Depths {
		if c.s.Wants(space) != w || c.s.Spaces[space] != 0 {
			continue
		}
		field, people := c.at(space)
		name := c.gloss("space", "field", field, "race", people)
		switch {
		case !c.s.Open(space):
			if rules.DepthOf(space) == int(c.s.Frontier[c.regionOf(space)])+1 {
				next = append(next, name)
			}
		case q == nil:
			row(d, name, c.gold(rules.SellBase[rules.QualityOf(k)]))
		default:
			note, warn := c.sale(space, k)
			row(d, name, face.Notes(c.price(c.me, space, k), note, warn))
		}
	}
	row(d, c.Inspect["openNext"], c.listed(next))
	row(d, c.Inspect["stored"], c.stored(w))
}

// openFor names the open spaces that ask for a weapon; empty for none.
func (c explainer) openFor(w rules.Weapon) string {
	var open []string
	for space := range len(c.s.Board()) * rules.Depths {
		if c.s.Wants(space) == w && c.s.Open(space) {
			field, people := c.at(space)
			open = append(open, c.gloss("openAt", "field", field, "race", people))
		}
	}
	return c.List(open)
}

// inspectLevel is a craft: what it forges, what for, and what the next level brings.
func (c explainer) inspectLevel(d *face.Detail, w rules.Weapon) {
	need := int(rules.NeedLevel[rules.Vorpal])
	holder := c.s.BonusHolder[w]
	values := []string{"weapons", c.Weapons[w].Many, "need", face.Num(need), "level", face.Num(rules.BonusLevel), "whose", c.WhoseIn(holder)}
	d.Title, d.Art, d.Sub = c.gloss("craftOf", values...), rules.WeaponNames[w], c.gloss("ownCraft", values...)
	if q := c.my(); q != nil {
		level := int(q.Level[w])
		d.Sub = c.gloss("yourLevel", "n", face.Num(level))
		values = append(values, "n", face.Num(level), "off", c.gold(int(q.Coins[w])),
			"card", c.Kingdoms[rules.OreContract].Name, "levels", c.count(need-level, "level"), "more", c.count(rules.BonusLevel-level, "level"))
		c.para(d, c.forging(q, w))
		if q.Coins[w] > 0 {
			c.para(d, c.gloss("forgeOff", values...))
		}
		if q.Owns(rules.OreContract) {
			c.para(d, c.gloss("forgeCard", values...))
		}
		if level < need {
			c.para(d, c.gloss("toVorpal", values...))
		}
		if holder == game.Nobody && level < rules.BonusLevel {
			c.para(d, c.gloss("toBonus", values...))
		}
		c.para(d, c.gloss("inWar", values...))
	}
	if holder != game.Nobody {
		c.para(d, c.gloss("bonusGone", values...))
	} else if c.my() == nil {
		c.para(d, c.gloss("bonusFirst", values...))
	}
	c.levels(d, w)
	var cards []string
	for i, id := range c.s.CraftOpen {
		if id != 0 && rules.CraftCards[id].Weapon == w {
			cards = append(cards, c.gloss("openCraft", "n", face.Num(i+1), "craft", c.craft(id)))
		}
	}
	row(d, c.Inspect["openCrafts"], c.listed(cards))
	row(d, c.gloss("openFor", values...), c.listedOne(c.openFor(w)))
	row(d, c.Inspect["stored"], c.stored(w))
}

// forging says what forging a weapon costs a seat.
func (c explainer) forging(q *rules.Seat, w rules.Weapon) string {
	standard, vorpal := rules.KindOf(w, rules.Standard), rules.KindOf(w, rules.Vorpal)
	key := "forgeNone"
	switch {
	case q.CanForge(vorpal):
		key = "forgeBoth"
	case q.CanForge(standard):
		key = "forgeStandard"
	}
	return c.gloss(key, "weapons", c.Weapons[w].Many, "level", face.Num(int(rules.NeedLevel[rules.Standard])),
		"standard", c.gold(q.ForgeCost(standard, false)), "vorpal", c.gold(q.ForgeCost(vorpal, false)))
}

// listedOne is a text, or none for nothing.
func (c explainer) listedOne(text string) string {
	if text == "" {
		return c.Inspect["none"]
	}
	return text
}

// levels are the levels of all seats in a weapon.
func (c explainer) levels(d *face.Detail, w rules.Weapon) {
	for _, p := range c.seats() {
		q := &c.s.Seats[p]
		key := "levelAt"
		if q.Coins[w] > 0 {
			key = "levelAtOff"
		}
		row(d, c.Who(p), c.gloss(key, "n", face.Num(int(q.Level[w])), "gold", c.gold(int(q.Coins[w]))))
	}
}

// inspectSeat is a seat as it stands, with what a war now and the year's end would bring it.
func (c explainer) inspectSeat(d *face.Detail, p game.Player) {
	q, x, war := &c.s.Seats[p], c.s.ScoreOf(p), c.war()[p]
	d.Title, d.Icon, d.Sub, d.Chips = c.NameOf(p), "g-soldier", c.Mats[q.Mat].Name, c.glance(p)
	cash := int(q.Gold)
	if c.s.Over {
		cash -= x.Unsold + x.Prize + x.Cards
	}
	total := cash + x.Unsold + x.Prize + x.Cards
	if !c.s.Over {
		c.para(d, c.tell("laneWar", "won", face.Num(war.won), "lost", face.Num(war.lost), "tied", face.Num(war.tied), "gold", c.gold(war.gold),
			"points", c.count(war.pile, "point"), "prize", c.gold(war.prize)), c.gloss("yearNow", "gold", c.gold(total)))
	} else {
		c.para(d, c.gloss("yearWas", "gold", c.gold(total)))
	}
	row(d, c.Parts.Of("gold").Name, face.Num(cash))
	row(d, c.Parts.Of("unsold").Name, c.gold(x.Unsold))
	row(d, c.Parts.Of("prize").Name, c.gloss("defeated", "points", c.count(q.DefeatedTotal(), "point"), "gold", c.gold(x.Prize)))
	row(d, c.Parts.Of("cards").Name, c.gold(x.Cards))
	var levels, store, tiles, cards, bonus []string
	for w := range rules.Weapon(rules.Weapons) {
		levels = append(levels, c.gloss("some", "n", c.Weapons[w].Many, "things", face.Num(int(q.Level[w]))))
		if c.s.BonusHolder[w] == p {
			bonus = append(bonus, c.Weapons[w].Many)
		}
	}
	for k, n := range q.Held {
		if n > 0 {
			store = append(store, c.gloss("some", "n", face.Num(int(n)), "things", c.kindWord(int(n), rules.Kind(k))))
		}
	}
	for r, n := range q.Race {
		if n > 0 {
			tiles = append(tiles, c.gloss("some", "n", face.Num(int(n)), "things", c.Races[r].One))
		}
	}
	for r := range rules.Region(rules.Regions) {
		if q.Regions>>r&1 == 1 {
			tiles = append(tiles, c.Regions[r].Name)
		}
	}
	for id := uint8(1); id <= rules.Kingdoms; id++ {
		if q.Owns(id) {
			cards = append(cards, c.Kingdoms[id].Name)
		}
	}
	n := c.s.OnBoard(p)
	row(d, c.Inspect["levels"], c.List(levels))
	row(d, c.Inspect["inStore"], c.listedOne(c.List(store)))
	row(d, c.Inspect["onBoard"], c.gloss("onBoardAre", "standard", face.Num(n[rules.Standard]), "vorpal", face.Num(n[rules.Vorpal])))
	row(d, c.tell("tiles"), c.List(tiles))
	key := "inFrontAre"
	if cards == nil {
		key = "inFrontNone"
	}
	row(d, c.Inspect["inFront"], c.gloss(key, "n", face.Num(q.SlotCards()), "limit", face.Num(rules.KingdomLimit[c.s.Season]), "cards", c.List(cards)))
	row(d, c.tell("bonuses"), c.listedOne(c.List(bonus)))
}
