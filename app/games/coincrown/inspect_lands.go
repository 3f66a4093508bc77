package coincrown

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
)

// inspectTop is the land on top of a deck: what it takes to conquer it, and what it may become.
func (c explainer) inspectTop(l rules.Level) face.Detail {
	id := c.s.TopLand(l)
	if id < 0 {
		return face.Detail{Title: say.LandNone(say.Rank(l)), Icon: rankIcon[l], Sub: say.LandsTop.String(),
			Paras: []string{say.LandsGone(say.Rank(l))}}
	}
	d := face.Detail{Title: rules.LandCards[id].Name, Icon: rankIcon[l], Art: rankPicture(l),
		Sub:   say.SheetTop(c.s.LandsLeft(l)-1, say.Rank(l)),
		Chips: []face.Chip{pointChip(int(c.box().LandPoints[l]))}}
	shield := int(c.box().Lands[id].Shield)
	if c.me >= 0 {
		now, most := c.s.Strength(c.me), c.s.MaxStrength(c.me)
		switch {
		case now >= shield:
			d.Say(say.ForceYes(shield, now))
		case most >= shield:
			d.Say(say.ForceShip(most, shield, now))
		default:
			d.Say(say.ForceNo(most, shield-most, shield))
		}
	} else {
		d.Say(say.ForceAny(shield))
	}
	if l <= rules.Village {
		price := c.diplomacyPrice(l)
		d.Say(say.Diplomacy(coinText(price)))
		if q := c.my(); q != nil && !c.s.Over {
			d.Paras = append(d.Paras, c.payText(price.Value())...)
		}
	} else {
		d.Say(refused(rules.WhyNoDiplomacy))
	}
	if c.me >= 0 {
		d.Paras = append(d.Paras, statements(c.ironNews(rules.IronLands))...)
	}
	d.Paras = c.spent(d.Paras)
	d.Row(rowOf(say.RowShield, face.Num(shield)))
	if c.me >= 0 {
		d.Row(rowOf(say.RowStrength, c.strengthText()))
	}
	d.Rows = append(d.Rows, c.ladder(id, l)...)
	d.Row(face.Row{Name: say.SheetIron(say.Iron(rules.IronLands)), Text: c.ironText(rules.IronLands)})
	return d
}

// ladder are the ranks that a land may still reach, with what each asks for.
func (c explainer) ladder(id int, from rules.Level) []face.Row {
	var rows []face.Row
	for l := from; l < rules.City; l++ {
		rows = append(rows, face.Row{Name: say.RowBecome(say.Rank(l + 1)),
			Text: say.Becomes(int(c.box().LandPoints[l+1])-int(c.box().LandPoints[l]), symbolText(c.box().Lands[id].Steps[l]))})
	}
	return rows
}

// inspectLand is an owned land: what its next rank asks for, what of it is covered, and the cheapest way to the rest.
func (c explainer) inspectLand(id int) face.Detail {
	level, owner := c.s.LandLevel[id], c.s.LandOwner[id]
	d := face.Detail{Title: rules.LandCards[id].Name, Icon: rankIcon[level], Art: rankPicture(level),
		Sub:   say.SheetLand(say.Rank(level), c.Person(owner)),
		Chips: []face.Chip{pointChip(int(c.box().LandPoints[level]))}}
	if level == rules.City {
		d.Paras = []string{refused(rules.WhyCity)}
		return d
	}
	open, wilds := c.missingOf(owner, id)
	total := 0
	for _, n := range open {
		total += int(n)
	}
	missing := symbolText(open)
	d.Say(say.SheetLandNeeds(say.Rank(level+1), symbolText(c.s.Needs(id))))
	switch {
	case c.s.UpgradeCards == 0 && level == rules.LandCards[id].Printed && level < rules.Town:
		d.Say(refused(rules.WhyUpgradeCards))
	case total == 0:
		d.Say(say.CoveredAll.String())
	case total <= wilds:
		d.Say(say.CoveredWild(missing))
	case c.s.CanUpgrade(owner, id) && wilds > 0:
		d.Say(say.CoveredBoth(missing))
	case c.s.CanUpgrade(owner, id):
		d.Say(say.CoveredShip(missing))
	case wilds > 0:
		d.Paras = append(d.Paras, say.CoveredNot(missing), say.CoveredNotWilds(wilds))
	default:
		d.Say(say.CoveredNot(missing))
	}
	d.Paras = c.spent(d.Paras)
	for r, n := range c.s.Needs(id) {
		if n > 0 {
			d.Row(face.Row{Name: words.Cap(say.Resource(r).String()), Text: c.cover(id, rules.Resource(r), int(n), int(open[r]))})
		}
	}
	d.Rows = append(d.Rows, c.ladder(id, level)...)
	return d
}

// cover says how the symbols of one resource are covered, and how the rest may be.
func (c explainer) cover(id int, r rules.Resource, need, open int) string {
	k, owner := rules.CardKind(r), c.s.LandOwner[id] // Field, Pasture, Forest and Mine come in the order of the resources
	var by, tired, way string
	if covered := need - open; covered > 0 {
		by = say.CoverBy(say.Card(k), covered)
	}
	if open == 0 {
		return by
	}
	if n := c.s.Seats[owner].Exhausted(k); n > 0 {
		tired = say.CoverTired(say.Card(k), n)
	}
	if owner == c.me {
		way = c.cheapest(id, r)
	}
	return face.Notes(by, say.CoverOpen(open), tired, way)
}

// cheapest is the cheapest way to one more symbol of a resource: from overseas, or with a card from the stalls.
func (c explainer) cheapest(id int, r rules.Resource) string {
	best, way := 0, ""
	offer := func(price int, text string) {
		if way == "" || price < best {
			best, way = price, text
		}
	}
	if c.v.Turn != c.me || !c.s.Visited(rules.UsedOverseas) {
		for i := rules.OvWheat; i < rules.Items; i++ {
			if item := rules.OverseasItems[i]; !item.Fights && item.Resource == r {
				price := c.reach(i)
				offer(price, say.CoverShip(paidLevels(price)))
			}
		}
	}
	for t := range rules.Tier(rules.Tiers) {
		for slot := range c.labeller().slots() {
			def := c.s.Row[t][slot].Def
			if def == 0 {
				continue
			}
			kind, card := rules.MarketCards[def-1].Kind, c.box().Cards[def-1]
			if kind == rules.CardKind(r) || standsIn(kind, c.s.LandLevel[id]) {
				offer(card.Value(), say.CoverCard(say.Card(kind), coinText(card.Cost)))
			}
		}
	}
	return way
}

// standsIn says whether a kind of card covers any symbol of a land of that level.
func standsIn(k rules.CardKind, level rules.Level) bool {
	switch k {
	case rules.Storehouse, rules.MasterBuilder:
		return true
	case rules.SkilledBuilder:
		return level <= rules.Village
	case rules.ApprenticeBuilder:
		return level == rules.Hamlet
	}
	return false
}
