package emara

import (
	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// inspectCard is one of the nine action cards: where the viewer has it, and where each slot that is free would lead.
func (c explainer) inspectCard(card rules.Card) face.Detail {
	d := face.Detail{Title: c.Cards[card].Name, Art: rules.CardNames[card], Sub: c.Inspect["cardAny"], Paras: []string{c.Cards[card].Line}}
	if g, ok := rules.CardGood(card); ok {
		d.Chips = []face.Chip{c.chip(g, 1, true)}
	}
	if q := c.my(); q != nil {
		d.Sub = c.Cap(c.whereIs(c.me, card))
		if q.Hand>>(card-1)&1 == 1 && !c.v.Over {
			d.Say(c.Inspect["cardSlot"])
			for slot, held := range q.Slots {
				if held == rules.NoCard {
					d.Row(face.Row{Name: c.tell("slot", "slot", face.Num(slot+1)), Text: c.leads(c.me, card, slot+1)})
				}
			}
		}
	}
	d.Say(c.Inspect["cardHalf"])
	for p := range game.Player(c.s.N) {
		if p != c.me {
			d.Row(face.Row{Name: c.Who(p), Text: c.whereIs(p, card)})
		}
	}
	return d
}

// whereIs says where a seat has a card. What others hold and what they have yet to draw cannot be told apart.
func (c explainer) whereIs(p game.Player, card rules.Card) string {
	q, bit := &c.s.Seats[p], uint16(1)<<(card-1)
	for slot, held := range q.Slots {
		if held == card {
			return c.tell("cardIn", "slot", face.Num(slot+1))
		}
	}
	switch {
	case q.Played&bit != 0:
		return c.Inspect["cardPlayed"]
	case p == c.me && q.Hand&bit != 0:
		return c.Inspect["cardHand"]
	case p == c.me:
		return c.Inspect["cardDeck"]
	}
	return c.Inspect["cardOpen"]
}

// leads says where the councilors of a seat come to by so many steps, and with the step of the card before them.
func (c explainer) leads(p game.Player, card rules.Card, steps int) string {
	to := func(circuit, n int) string { return c.Locations[c.s.Reaches(p, circuit, n)].The }
	text := c.Or([]string{to(0, steps), to(1, steps)})
	if card == rules.CardStep {
		text = c.tell("stepToo", "ways", text, "one", to(0, 1), "two", to(1, 1), "both", c.Or([]string{to(0, steps+1), to(1, steps+1)}))
	}
	return text
}

// inspectSlot is one of the viewer's three slots.
func (c explainer) inspectSlot(slot int) face.Detail {
	d := face.Detail{Title: c.tell("slot", "slot", face.Num(slot+1)), Icon: "g-step", Sub: c.count(slot+1, "step"),
		Paras: []string{c.tell("slotRule", "steps", c.count(slot+1, "step"))}}
	q := c.my()
	if q == nil {
		return d
	}
	if held := q.Slots[slot]; held != rules.NoCard {
		d.Paras = append(d.Paras, c.tell("slotHolds", "card", c.Cards[held].Name), c.Cards[held].Line)
	} else {
		d.Say(c.Inspect["slotFree"])
	}
	for circuit := range 2 {
		d.Row(face.Row{Name: c.tell("from", "place", c.Locations[c.s.At(c.me, circuit)].The),
			Text: c.Locations[c.s.Reaches(c.me, circuit, slot+1)].The})
	}
	return d
}

// inspectGood is a kind of good: what it can be spent on, what it is worth at the end, and who has how many.
func (c explainer) inspectGood(g rules.Good) face.Detail {
	d := face.Detail{Title: c.Cap(c.Goods[g].Many), Icon: goodIcon[g], Sub: c.Inspect["resource"],
		Paras: []string{c.tell("use"+rules.GoodNames[g], "wood", c.gets(rules.WoodBP), "woods", c.gets(rules.WoodsBP),
			"stone", c.gets(rules.StoneBP), "citizens", c.count(c.s.Shows(rules.MarkStone), "citizen"),
			"bread", c.count(c.s.Shows(rules.MarkBread), "citizen"), "book", c.gets(rules.CastleBookBP))}}
	if g < rules.Resources {
		d.Say(c.Inspect["useResource"])
		d.Rows = []face.Row{c.row("donationNow", c.course(rules.MarkDonation+uint16(g))), c.row("giftNow", c.course(rules.MarkGift+uint16(g)))}
	} else if d.Sub = c.Inspect["noResource"]; g == rules.Coin {
		d.Sub = c.Inspect["anyResource"]
	}
	end := c.Inspect["endHalf"]
	if n := rules.EndPoints2[g] / 2; n > 0 {
		end = c.tell("endEach", "points", c.count(n, "point"))
	}
	d.Row(c.row("atEnd", end))
	for p := range game.Player(c.s.N) {
		d.Row(face.Row{Name: c.Who(p), Text: face.Num(c.s.Seats[p].Owned(g))})
	}
	return d
}
