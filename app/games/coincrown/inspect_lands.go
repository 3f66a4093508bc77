package coincrown

import (
	"tabard/app/face"
	rules "tabard/engines/coincrown"
)

// inspectTop is the land on top of a deck: what it takes to conquer it, and what it may become.
func (c explainer) inspectTop(l rules.Level) face.Detail {
	id := c.s.TopLand(l)
	if id < 0 {
		return face.Detail{Title: face.Fill(c.Board["landNone"], "rank", c.Ranks[l].Many), Icon: rankIcon[l], Sub: c.Board["toConquer"],
			Paras: []string{c.say("landsGone", "rank", c.Ranks[l].Many)}}
	}
	land := rules.LandCards[id]
	d := face.Detail{Title: land.Name, Icon: rankIcon[l], Art: rankPicture(l),
		Sub:   c.say("topSub", "rank", c.Ranks[l].A, "left", face.Num(c.s.LandsLeft(l)-1)),
		Chips: []face.Chip{c.pointChip(rules.LandPoints[l])}}
	shield := int(land.Shield)
	if c.me >= 0 {
		now, most := c.s.Strength(c.me), c.s.MaxStrength(c.me)
		values := []string{"have", face.Num(most), "need", face.Num(shield), "more", face.Num(shield - most), "now", face.Num(now)}
		switch {
		case now >= shield:
			d.Say(c.say("forceYes", values...))
		case most >= shield:
			d.Say(c.say("forceShip", values...))
		default:
			d.Say(c.say("forceNo", values...))
		}
	} else {
		d.Say(c.say("forceAny", "need", face.Num(shield)))
	}
	if l <= rules.Village {
		price := diplomacyPrice(l)
		d.Say(c.say("diplomacy", "price", c.Coins(price)))
		if q := c.my(); q != nil && !c.s.Over {
			d.Paras = append(d.Paras, c.payText(price.Value())...)
		}
	} else {
		d.Say(c.Reasons[rules.WhyNoDiplomacy] + ".")
	}
	if c.me >= 0 {
		d.Paras = append(d.Paras, c.sentences(c.labeller().ironChange(c.me, rules.IronLands, c.Inspect))...)
	}
	d.Paras = c.spent(d.Paras)
	d.Row(c.row("shield", face.Num(shield)))
	if c.me >= 0 {
		d.Row(c.row("strength", c.strengthText()))
	}
	d.Rows = append(d.Rows, c.ladder(id, l)...)
	return append1(d, c.row("ironLands", c.ironText(rules.IronLands)))
}

func append1(d face.Detail, r face.Row) face.Detail {
	d.Row(r)
	return d
}

// ladder are the ranks that a land may still reach, with what each asks for.
func (c explainer) ladder(id int, from rules.Level) []face.Row {
	var rows []face.Row
	for l := from; l < rules.City; l++ {
		rows = append(rows, face.Row{Name: c.say("toBecome", "rank", c.Ranks[l+1].A),
			Text: c.say("becomes", "symbols", c.symbolText(needsAt(id, l)), "points", c.count(rules.LandPoints[l+1]-rules.LandPoints[l], "point"))})
	}
	return rows
}

// inspectLand is an owned land: what its next rank asks for, what of it is covered, and the cheapest way to the rest.
func (c explainer) inspectLand(id int) face.Detail {
	level, owner := c.s.LandLevel[id], c.s.LandOwner[id]
	d := face.Detail{Title: rules.LandCards[id].Name, Icon: rankIcon[level], Art: rankPicture(level),
		Sub:   c.say("landOf", "rank", c.Cap(c.Ranks[level].One), "who", c.WhoIn(owner)),
		Chips: []face.Chip{c.pointChip(rules.LandPoints[level])}}
	if level == rules.City {
		d.Paras = []string{c.Reasons[rules.WhyCity] + "."}
		return d
	}
	open, wilds := c.s.Missing(owner, id)
	var missing [rules.Resources]uint8
	total := 0
	for r, n := range open {
		missing[r] = uint8(n)
		total += n
	}
	values := []string{"rank", c.Ranks[level+1].A, "symbols", c.symbolText(c.s.Needs(id)), "missing", c.symbolText(missing),
		"who", c.Who(owner), "n", face.Num(wilds)}
	d.Say(c.say("landNeeds", values...))
	switch {
	case c.s.UpgradeCards == 0 && level == rules.LandCards[id].Printed && level < rules.Town:
		d.Say(c.Reasons[rules.WhyUpgradeCards] + ".")
	case total == 0:
		d.Say(c.Inspect["coveredAll"])
	case total <= wilds:
		d.Say(c.say("coveredWild", values...))
	case c.s.CanUpgrade(owner, id):
		key := "coveredShip"
		if wilds > 0 {
			key = "coveredBoth"
		}
		d.Say(c.say(key, values...))
	case wilds > 0:
		d.Paras = append(d.Paras, c.say("notCovered", values...), c.say("notWild", values...))
	default:
		d.Say(c.say("notCovered", values...))
	}
	d.Paras = c.spent(d.Paras)
	for r, n := range c.s.Needs(id) {
		if n > 0 {
			d.Row(face.Row{Name: c.Cap(c.Resources[r]), Text: c.cover(id, rules.Resource(r), int(n), open[r])})
		}
	}
	d.Rows = append(d.Rows, c.ladder(id, level)...)
	return d
}

// cover says how the symbols of one resource are covered, and how the rest may be.
func (c explainer) cover(id int, r rules.Resource, need, open int) string {
	k, owner := rules.CardKind(r), c.s.LandOwner[id] // Field, Pasture, Forest and Mine come in the order of the resources
	covered := need - open
	text := ""
	if covered > 0 {
		text = c.say("coveredBy", "n", face.Num(covered), "cards", c.A(c.Cards[k].Noun, covered))
	}
	if open == 0 {
		return text
	}
	if text != "" {
		text += "; "
	}
	text += c.say("open", "n", face.Num(open))
	if tired := c.s.Seats[owner].Exhausted(k); tired > 0 {
		text += "; " + c.say("isTired", "cards", c.A(c.Cards[k].Noun, tired))
	}
	if owner == c.me {
		if way := c.cheapest(id, r); way != "" {
			text += "; " + way
		}
	}
	return text
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
			if item := rules.OverseasItems[i]; item.Strength == 0 && item.Resource == r {
				price := c.reach(i)
				offer(price, c.say("wayShip", "price", c.bronze(price)))
			}
		}
	}
	for t := range rules.Tier(rules.Tiers) {
		for slot := range c.labeller().slots() {
			def := c.s.Row[t][slot].Def
			if def == 0 {
				continue
			}
			card := rules.MarketCards[def-1]
			if card.Kind == rules.CardKind(r) || standsIn(card.Kind, c.s.LandLevel[id]) {
				offer(card.Value(), c.say("wayCard", "card", c.Cards[card.Kind].A, "price", c.Coins(card.Cost)))
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
