package emara

import (
	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// gain is a chip of citizens or buildings that something brings.
func (c explainer) gain(icon string, n int, word string) face.Chip {
	return face.Chip{Icon: icon, N: n, Word: c.plural(n, word), Gain: true}
}

// advisorChips are what an advisor costs and brings as printed.
func (c explainer) advisorChips(a rules.Advisor) []face.Chip {
	card := &rules.AdvisorCards[a]
	chips := c.costChips(card.Cost, 0)
	if card.CP > 0 {
		chips = append(chips, c.gain(citizenIcon, int(card.CP), "citizen"))
	}
	if card.BP > 0 {
		chips = append(chips, c.gain(buildingIcon, int(card.BP), "building"))
	}
	if card.N > 0 {
		chips = append(chips, c.chip(card.Gain, int(card.N), true))
	}
	return chips
}

// abilityText is what an advisor does and brings.
func (c explainer) abilityText(a rules.Advisor) []string {
	card := &rules.AdvisorCards[a]
	paras := []string{c.Advisors[a].Line}
	if a < rules.FirstPatron {
		paras = append(paras, c.tell("brings", "citizens", c.count(int(card.CP), "citizen")))
	}
	if card.BP > 0 {
		paras = and(paras, c.got(int(card.BP)))
	}
	return paras
}

// inspectSpace is an advisor in the town, or the space where one lay.
func (c explainer) inspectSpace(l rules.Location, space int) face.Detail {
	a := c.s.AdvisorAt[l-rules.Town][space]
	d := face.Detail{Title: c.Inspect["emptySpace"], Icon: advisorIcon, Sub: c.tell("onPlace", "place", c.Locations[l].The)}
	if a == rules.NoAdvisor {
		d.Paras = []string{c.Inspect["emptyStays"]}
		return d
	}
	d.Title, d.Art, d.Chips, d.Paras = c.Advisors[a].Name, rules.AdvisorCards[a].ID, c.advisorChips(a), c.abilityText(a)
	target := uint16(l)<<8 | uint16(space)
	if c.my() != nil && !c.v.Over {
		d.Paras = append(d.Paras, c.terms(l, rules.PayForRecruit, target, rules.DoneRecruit)...)
		d.Rows = c.priceRows(&rules.AdvisorCards[a].Cost, rules.PayForRecruit, rules.PayForCardRecruit, target)
	} else {
		d.Rows = []face.Row{c.row("price", c.cost(rules.AdvisorCards[a].Cost, 0))}
	}
	next := c.Inspect["nobody"]
	if c.s.BTop != rules.NoAdvisor {
		next = c.Advisors[c.s.BTop].Name
	}
	d.Row(c.row("takesPlace", next))
	d.Rows = append(d.Rows, c.awayRows(l)...)
	return d
}

// inspectPatron is the top of the stack of advisors.
func (c explainer) inspectPatron() face.Detail {
	d := face.Detail{Title: c.Inspect["stack"], Icon: advisorIcon, Sub: c.Inspect["stackSub"], Paras: []string{c.Inspect["stackGone"]}}
	if a := c.s.BTop; a != rules.NoAdvisor {
		d.Title, d.Art, d.Chips = c.Advisors[a].Name, rules.AdvisorCards[a].ID, c.advisorChips(a)
		d.Paras = append(c.abilityText(a), c.Inspect["stackRule"])
		d.Rows = []face.Row{c.row("price", c.cost(rules.AdvisorCards[a].Cost, 0))}
	}
	var under []string
	for i := range rules.Advisors - rules.AdvisorsA {
		if c.s.BLeft>>i&1 == 1 {
			under = append(under, c.Advisors[int(rules.FirstPatron)+i].Name)
		}
	}
	if len(under) > 0 {
		d.Row(c.row("under", c.List(under)))
	}
	return d
}

// inspectAdvisor is an advisor wherever it is: with a seat, in the town, in the stack or out of the game.
func (c explainer) inspectAdvisor(a rules.Advisor) face.Detail {
	for i, spaces := range c.s.AdvisorAt {
		for space, at := range spaces {
			if at == a {
				return c.inspectSpace(rules.Town+rules.Location(i), space)
			}
		}
	}
	if c.s.BTop == a {
		return c.inspectPatron()
	}
	d := face.Detail{Title: c.Advisors[a].Name, Icon: advisorIcon, Art: rules.AdvisorCards[a].ID, Sub: c.Inspect["outOfGame"], Chips: c.advisorChips(a), Paras: c.abilityText(a)}
	if a >= rules.FirstPatron {
		d.Sub = c.Inspect["stackUnseen"]
	}
	for p := range game.Player(c.s.N) {
		if !c.s.Seats[p].Has(a) {
			continue
		}
		d.Sub, d.Chips, d.Paras = c.tell("advisorOf", "whose", c.Whose(p)), nil, []string{c.Advisors[a].Line}
		if a < rules.Baker || a >= rules.FirstPatron {
			d.Say(c.Inspect["doneOnce"])
		}
		if rules.OncePerTurn>>(a-1)&1 == 1 && c.v.Turn == p && c.s.Round > 0 {
			key := "notUsed"
			if c.s.Used>>(a-1)&1 == 1 {
				key = "usedUp"
			}
			d.Say(c.Inspect[key])
		}
	}
	d.Rows = []face.Row{c.row("price", c.cost(rules.AdvisorCards[a].Cost, 0))}
	return d
}

// inspectNoble is a rank with its cards that are left.
func (c explainer) inspectNoble(r rules.Rank) face.Detail {
	card, gone := &rules.RankCards[r], int(c.s.NobleTaken[r-1])
	d := face.Detail{Title: c.Ranks[r], Icon: nobleIcon, Sub: c.tell("rankSub", "n", face.Num(int(r)), "all", face.Num(rules.Ranks))}
	price := c.rankPrice(card)
	d.Chips = []face.Chip{c.chip(rules.Coin, int(card.Coins), false)}
	if card.Rings > 0 {
		d.Chips = append(d.Chips, c.chip(rules.Ring, int(card.Rings), false))
	}
	top, left := c.s.NextRankCP(r)
	if !left {
		d.Paras = []string{c.Inspect["rankGone"]}
	} else {
		d.Chips = append(d.Chips, c.gain(citizenIcon, top, "citizen"))
		d.Paras = []string{c.tell("rank", "price", price, "citizens", c.count(top, "citizen"))}
		if c.s.Event == rules.Respected {
			d.Say(c.Occasions[rules.Respected].Line)
		}
		if q := c.my(); q != nil && !c.v.Over {
			d.Paras = append(d.Paras, c.rise(r, q)...)
		}
		d.Row(c.row("cardsLeft", c.List(each(card.CP[gone:], number))))
	}
	d.Row(c.row("price", price))
	var holders []string
	for p := range game.Player(c.s.N) {
		if c.s.Seats[p].Rank >= r {
			holders = append(holders, c.Who(p))
		}
	}
	if c.s.N == 1 && r < rules.Duke {
		key, round := "herRank", int(r)+1
		if int(c.s.Round) > round {
			key = "herRankHad"
		}
		d.Row(face.Row{Name: c.Victoria, Text: c.tell(key, "n", face.Num(round))})
	}
	if len(holders) > 0 {
		d.Row(c.row("holders", c.List(holders)))
	}
	return d
}

// rise says how near the viewer is to a rank.
func (c explainer) rise(r rules.Rank, q *rules.Seat) []string {
	card := &rules.RankCards[r]
	var lacks []string
	for _, x := range [...]struct {
		g    rules.Good
		need uint8
	}{{rules.Coin, card.Coins}, {rules.Ring, card.Rings}} {
		if n := int(x.need) - q.Owned(x.g); n > 0 {
			lacks = append(lacks, c.amount(n, x.g))
		}
	}
	switch {
	case q.Rank >= r:
		return []string{c.Inspect["rankHad"]}
	case q.Rank+1 < r:
		return []string{c.tell("rankLater", "rank", c.Ranks[q.Rank+1])}
	case len(lacks) > 0:
		return []string{c.tell("lack", "cost", c.List(lacks))}
	case c.v.Turn == c.me && c.s.Flags&rules.DoneRank != 0:
		return []string{c.Inspect["roseAlready"]}
	}
	return []string{c.Inspect["canPay"]}
}

// inspectMarker is a marker: what it shows and what comes next.
func (c explainer) inspectMarker(marker uint16) face.Detail {
	t, step := c.s.TrackOf(marker)
	now := t.At(step)
	d := face.Detail{Icon: "g-site", Sub: c.tell("markerAt", "place", c.Locations[rules.ConstructionSite].The)}
	q := c.my()
	switch {
	case marker == rules.MarkStone:
		d.Title = c.Inspect["stoneMark"]
		d.Chips = []face.Chip{c.chip(rules.Stone, 1, false), c.gain(citizenIcon, now, "citizen")}
		d.Paras = and([]string{c.tell("stone", "citizens", c.count(now, "citizen"), "buildings", c.gets(rules.StoneBP))}, c.got(rules.StoneBP))
	case marker == rules.MarkBread:
		d.Title = c.Inspect["breadMark"]
		d.Chips = []face.Chip{c.chip(rules.Bread, 1, false), c.gain(citizenIcon, now, "citizen")}
		d.Paras = []string{c.tell("bread", "citizens", c.count(now, "citizen"))}
	default:
		g, key, at, brings := rules.Good(marker), "donation", rules.Cathedral, rules.Book
		if marker >= rules.MarkGift {
			g, key, at, brings = rules.Good(marker-rules.MarkGift), "gift", rules.Castle, rules.Ring
		}
		d.Title, d.Icon = c.tell(key+"Of", "good", c.Goods[g].One), goodIcon[g]
		d.Sub = c.tell("markerAt", "place", c.Locations[at].The)
		books := 1
		if q != nil && at == rules.Cathedral && q.Has(rules.Abbess) {
			books = 2
		}
		d.Chips = []face.Chip{c.chip(g, now, false), c.chip(brings, books, true)}
		d.Paras = []string{c.tell(key, "cost", c.amount(now, g), "goods", c.amount(books, brings))}
		if c.touches(at) && (c.s.Event == rules.PiousDonation || c.s.Event == rules.PeoplesGift) {
			d.Say(c.Occasions[c.s.Event].Line)
		}
		if q != nil && at == rules.Castle && q.Has(rules.Mayoress) {
			d.Say(c.Advisors[rules.Mayoress].Line)
		}
		if q != nil && !c.v.Over {
			price := rules.PayForDonation
			if at == rules.Castle {
				price = rules.PayForGift
			}
			d.Say(c.afford(c.s.Price(c.me, price, uint16(g))))
		}
	}
	if step >= t.Len {
		d.Say(c.Inspect["markerGone"])
	} else {
		d.Say(c.Inspect["markerTurns"])
	}
	d.Rows = []face.Row{c.row("numbers", c.course(marker))}
	return d
}
