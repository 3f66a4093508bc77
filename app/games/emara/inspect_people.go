package emara

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// advisorChips are what an advisor costs and brings as printed.
func advisorChips(b *rules.Box, a rules.Advisor) []face.Chip {
	card := &b.Advisors[a]
	chips := append(costChips(card.Cost, 0), pointChips(int(card.CP), int(card.BP))...)
	if card.N > 0 {
		chips = append(chips, chip(rules.AdvisorGain[a], int(card.N), true))
	}
	return chips
}

// abilityText is what an advisor does and brings.
func (c explainer) abilityText(a rules.Advisor) []string {
	card := &c.box().Advisors[a]
	paras := []string{advisorDoes(c.box(), a) + "."}
	if a < rules.FirstPatron {
		paras = append(paras, say.SheetBrings(int(card.CP)))
	}
	if card.BP > 0 {
		paras = and(paras, c.got(int(card.BP)))
	}
	return paras
}

// inspectSpace is an advisor in the town, or the space where one lay.
func (c explainer) inspectSpace(l rules.Location, space int) face.Detail {
	a := c.s.AdvisorAt[l-rules.Town][space]
	d := face.Detail{Title: say.SheetEmptySpace.String(), Icon: advisorIcon, Sub: say.SheetAt(say.Place(l))}
	if a == rules.NoAdvisor {
		d.Paras = []string{say.SheetEmptyStays.String()}
		return d
	}
	d.Title, d.Art, d.Chips, d.Paras = say.Advisor(a).String(), rules.AdvisorNames[a], advisorChips(c.box(), a), c.abilityText(a)
	target := uint16(l)<<8 | uint16(space)
	if c.my() != nil && !c.v.Over {
		d.Paras = append(d.Paras, c.terms(l, rules.PayForRecruit, target, rules.DoneRecruit)...)
		d.Rows = c.priceRows(&c.box().Advisors[a].Cost, rules.PayForRecruit, rules.PayForCardRecruit, target)
	} else {
		d.Rows = []face.Row{row(say.SheetPrice, cost(c.box().Advisors[a].Cost, 0))}
	}
	next := say.SheetNobody.String()
	if c.s.BTop != rules.NoAdvisor {
		next = say.Advisor(c.s.BTop).String()
	}
	d.Row(row(say.SheetTakesPlace, next))
	d.Rows = append(d.Rows, c.awayRows(l)...)
	return d
}

// inspectPatron is the top of the stack of advisors.
func (c explainer) inspectPatron() face.Detail {
	d := face.Detail{Title: say.SheetStack.String(), Icon: advisorIcon, Sub: say.SheetStackSub.String(), Paras: []string{say.SheetStackGone.String()}}
	if a := c.s.BTop; a != rules.NoAdvisor {
		d.Title, d.Art, d.Chips = say.Advisor(a).String(), rules.AdvisorNames[a], advisorChips(c.box(), a)
		d.Paras = append(c.abilityText(a), say.SheetStackRule.String())
		d.Rows = []face.Row{row(say.SheetPrice, cost(c.box().Advisors[a].Cost, 0))}
	}
	var under []string
	for i := range rules.Advisors - rules.AdvisorsA {
		if c.s.BLeft>>i&1 == 1 {
			under = append(under, say.Advisor(int(rules.FirstPatron)+i).String())
		}
	}
	if len(under) > 0 {
		d.Row(row(say.SheetUnder, words.And(under)))
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
	d := face.Detail{Title: say.Advisor(a).String(), Icon: advisorIcon, Art: rules.AdvisorNames[a], Sub: say.SheetOutOfGame.String(), Chips: advisorChips(c.box(), a), Paras: c.abilityText(a)}
	if a >= rules.FirstPatron {
		d.Sub = say.SheetStackUnseen.String()
	}
	for p := range game.Player(c.s.N) {
		if !c.s.Seats[p].Has(a) {
			continue
		}
		d.Sub, d.Chips, d.Paras = say.SheetAdvisorOf(c.Person(p)), nil, []string{advisorDoes(c.box(), a) + "."}
		if a < rules.Baker || a >= rules.FirstPatron {
			d.Say(say.SheetDoneOnce.String())
		}
		if rules.OncePerTurn>>(a-1)&1 == 1 && c.v.Turn == p && c.s.Round > 0 {
			used := say.SheetNotUsed
			if c.s.Used>>(a-1)&1 == 1 {
				used = say.SheetUsedUp
			}
			d.Say(used.String())
		}
	}
	d.Rows = []face.Row{row(say.SheetPrice, cost(c.box().Advisors[a].Cost, 0))}
	return d
}

// inspectNoble is a rank with its cards that are left.
func (c explainer) inspectNoble(r rules.Rank) face.Detail {
	card, gone := &c.box().Ranks[r], int(c.s.NobleTaken[r-1])
	d := face.Detail{Title: say.Rank(r).String(), Icon: nobleIcon, Sub: say.SheetRankSub(rules.Ranks, int(r))}
	price := rankPrice(card)
	d.Chips = goodChips(false, coin, int(card.Coins), ring, int(card.Rings))
	top, left := c.s.NextRankCP(r)
	if !left {
		d.Paras = []string{say.SheetRankGone.String()}
	} else {
		d.Chips = append(d.Chips, pointChips(top, 0)...)
		d.Paras = []string{say.SheetRank(top, price)}
		if c.s.Event == rules.Respected {
			d.Say(eventDoes(c.box(), rules.Respected) + ".")
		}
		if q := c.my(); q != nil && !c.v.Over {
			d.Paras = append(d.Paras, c.rise(r, q)...)
		}
		d.Row(row(say.SheetCardsLeft, words.And(each(card.CP[gone:], number))))
	}
	d.Row(row(say.SheetPrice, price))
	if c.s.N == 1 && r < rules.Duke {
		takes, round := say.SheetHerRank, int(r)+1
		if int(c.s.Round) > round {
			takes = say.SheetHerRankHad
		}
		d.Row(row(say.Victoria, takes(round)))
	}
	if holders := c.those(func(p game.Player) bool { return c.s.Seats[p].Rank >= r }); len(holders) > 0 {
		d.Row(row(say.SheetHolders, words.And(c.inTurn(holders))))
	}
	return d
}

// rise says how near the viewer is to a rank.
func (c explainer) rise(r rules.Rank, q *rules.Seat) []string {
	card := &c.box().Ranks[r]
	var lacks []string
	for _, x := range [...]struct {
		g    rules.Good
		need uint8
	}{{rules.Coin, card.Coins}, {rules.Ring, card.Rings}} {
		if n := int(x.need) - q.Owned(x.g); n > 0 {
			lacks = append(lacks, say.Good(x.g).Amount(n))
		}
	}
	switch {
	case q.Rank >= r:
		return []string{say.SheetRankHad.String()}
	case q.Rank+1 < r:
		return []string{say.SheetRankLater(say.Rank(q.Rank + 1))}
	case len(lacks) > 0:
		return []string{say.SheetLack(words.And(lacks))}
	case c.v.Turn == c.me && c.s.Flags&rules.DoneRank != 0:
		return []string{say.SheetRoseAlready.String()}
	}
	return []string{say.SheetCanPay.String()}
}

// inspectMarker is a marker: what it shows and what comes next.
func (c explainer) inspectMarker(marker uint16) face.Detail {
	t, step := c.s.TrackOf(marker)
	now := t.At(step)
	var d face.Detail
	switch {
	case marker == rules.MarkStone:
		d = face.Detail{Title: say.SheetStoneMark.String(), Chips: append(goodChips(false, int(rules.Stone), 1), pointChips(now, 0)...),
			Paras: and([]string{say.SheetStone(c.gets(int(c.box().StoneBP)), now)}, c.got(int(c.box().StoneBP)))}
	case marker == rules.MarkBread:
		d = face.Detail{Title: say.SheetBreadMark.String(), Chips: append(goodChips(false, bread, 1), pointChips(now, 0)...),
			Paras: []string{say.SheetBread(now)}}
	case marker >= rules.MarkGift:
		d = c.inspectGift(rules.Good(marker-rules.MarkGift), now)
	default:
		d = c.inspectDonation(rules.Good(marker), now)
	}
	if d.Icon == "" {
		d.Icon, d.Sub = "g-site", say.SheetMarkerAt(say.Place(rules.ConstructionSite))
	}
	if step >= t.Len {
		d.Say(say.SheetMarkerGone.String())
	} else {
		d.Say(say.SheetMarkerTurns.String())
	}
	d.Rows = []face.Row{row(say.SheetNumbers, c.course(marker))}
	return d
}

// inspectGift is the marker of a gift to the king.
func (c explainer) inspectGift(g rules.Good, now int) face.Detail {
	d := face.Detail{Title: say.SheetGiftOf(say.Good(g)), Icon: goodIcon[g], Sub: say.SheetMarkerAt(say.Place(rules.Castle)),
		Chips: []face.Chip{chip(g, now, false), chip(rules.Ring, 1, true)}, Paras: []string{say.SheetGift(say.Good(g), now)}}
	if c.s.Event == rules.PeoplesGift {
		d.Say(eventDoes(c.box(), c.s.Event) + ".")
	}
	if q := c.my(); q != nil && q.Has(rules.Mayoress) {
		d.Say(advisorDoes(c.box(), rules.Mayoress) + ".")
	}
	if c.my() != nil && !c.v.Over {
		d.Say(c.afford(c.s.Price(c.me, rules.PayForGift, uint16(g))))
	}
	return d
}

// inspectDonation is the marker of a donation.
func (c explainer) inspectDonation(g rules.Good, now int) face.Detail {
	books := 1
	if q := c.my(); q != nil && q.Has(rules.Abbess) {
		books = 2
	}
	d := face.Detail{Title: say.SheetDonationOf(say.Good(g)), Icon: goodIcon[g], Sub: say.SheetMarkerAt(say.Place(rules.Cathedral)),
		Chips: []face.Chip{chip(g, now, false), chip(rules.Book, books, true)}, Paras: []string{say.SheetDonation(books, say.Good(g), now)}}
	if c.s.Event == rules.PiousDonation {
		d.Say(eventDoes(c.box(), c.s.Event) + ".")
	}
	if c.my() != nil && !c.v.Over {
		d.Say(c.afford(c.s.Price(c.me, rules.PayForDonation, uint16(g))))
	}
	return d
}
