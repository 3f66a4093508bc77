package emara

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// inspectCard is one of the nine action cards: where the viewer has it, and where each slot that is free would lead.
func (c explainer) inspectCard(card rules.Card) face.Detail {
	d := face.Detail{Title: say.Card(card).String(), Art: rules.CardNames[card], Sub: say.SheetCard.String(), Paras: []string{say.Card(card).Line()}}
	if g, ok := rules.CardGood(card); ok {
		d.Chips = []face.Chip{chip(g, 1, true)}
	}
	if q := c.my(); q != nil {
		d.Sub = words.Cap(c.whereIs(c.me, card))
		if q.Hand>>(card-1)&1 == 1 && !c.v.Over {
			d.Say(say.SheetCardPlay.String())
			for slot, held := range q.Slots {
				if held == rules.NoCard {
					d.Row(face.Row{Name: say.SheetSlot(slot + 1), Text: c.leads(c.me, card, slot+1)})
				}
			}
		}
	}
	d.Say(say.SheetCardHalf.String())
	for p := range game.Player(c.s.N) {
		if p != c.me {
			d.Row(face.Row{Name: c.who(p), Text: c.whereIs(p, card)})
		}
	}
	return d
}

// whereIs says where a seat has a card. What others hold and what they have yet to draw cannot be told apart.
func (c explainer) whereIs(p game.Player, card rules.Card) string {
	q, bit := &c.s.Seats[p], uint16(1)<<(card-1)
	for slot, held := range q.Slots {
		if held == card {
			return say.SheetCardSlot(slot + 1)
		}
	}
	switch {
	case q.Played&bit != 0:
		return say.SheetCardPlayed.String()
	case p == c.me && q.Hand&bit != 0:
		return say.SheetCardHand.String()
	case p == c.me:
		return say.SheetCardDeck.String()
	}
	return say.SheetCardOpen.String()
}

// leads says where the councilors of a seat come to by so many steps, and with the step of the card before them.
func (c explainer) leads(p game.Player, card rules.Card, steps int) string {
	to := func(circuit, n int) say.Place { return say.Place(c.s.Reaches(p, circuit, n)) }
	if card == rules.CardStep {
		return say.SheetWaysStep(to(0, steps+1), to(1, steps+1), to(0, 1), to(1, 1), to(0, steps), to(1, steps))
	}
	return say.SheetWays(to(0, steps), to(1, steps))
}

// inspectSlot is one of the viewer's three slots.
func (c explainer) inspectSlot(slot int) face.Detail {
	d := face.Detail{Title: say.SheetSlot(slot + 1), Icon: "g-step", Sub: say.Steps(slot + 1), Paras: []string{say.SheetSlotRule(slot + 1)}}
	q := c.my()
	if q == nil {
		return d
	}
	if held := q.Slots[slot]; held != rules.NoCard {
		d.Paras = append(d.Paras, say.SheetSlotHolds(say.Card(held)), say.Card(held).Line())
	} else {
		d.Say(say.SheetSlotFree.String())
	}
	for circuit := range 2 {
		d.Row(face.Row{Name: say.SheetFrom(say.Place(c.s.At(c.me, circuit))), Text: say.Place(c.s.Reaches(c.me, circuit, slot+1)).Entry()})
	}
	return d
}

// inspectGood is a kind of good: what it can be spent on, what it is worth at the end, and who has how many.
func (c explainer) inspectGood(g rules.Good) face.Detail {
	d := face.Detail{Title: say.Good(g).Title(), Icon: goodIcon[g], Paras: []string{c.use(g)}}
	switch {
	case g < rules.Resources:
		d.Sub = say.SheetResource.String()
		d.Say(say.SheetUseResource.String())
		d.Rows = []face.Row{row(say.SheetAsDonation, c.course(rules.MarkDonation+uint16(g))), row(say.SheetAsGift, c.course(rules.MarkGift+uint16(g)))}
	case g == rules.Coin:
		d.Sub = say.SheetAnyResource.String()
	default:
		d.Sub = say.SheetNoResource.String()
	}
	end := say.SheetEndHalf.String()
	if n := c.box().EndPoints2[g]; n != 1 || g >= rules.Resources {
		end = say.SheetEndEach(n%2 == 1, int(n/2))
	}
	d.Row(row(say.SheetAtEnd, end))
	for p := range game.Player(c.s.N) {
		d.Row(face.Row{Name: c.who(p), Text: face.Num(c.s.Seats[p].Owned(g))})
	}
	return d
}

// use is what a good can be spent on.
func (c explainer) use(g rules.Good) string {
	switch g {
	case rules.Wood:
		return say.UseWood(say.Buildings(c.gets(int(c.box().WoodBP))), say.Buildings(c.gets(int(c.box().WoodsBP))))
	case rules.Cloth:
		return say.UseCloth.String()
	case rules.Grain:
		return say.UseGrain.String()
	case rules.Stone:
		return say.UseStone(c.gets(int(c.box().StoneBP)), c.s.Shows(rules.MarkStone))
	case rules.Bread:
		return say.UseBread(c.s.Shows(rules.MarkBread))
	case rules.Book:
		return say.UseBook(c.gets(int(c.box().CastleBookBP)))
	case rules.Ring:
		return say.UseRing.String()
	}
	return say.UseCoin.String()
}
