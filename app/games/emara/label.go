package emara

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// label is an action in words, with what it costs and brings. Nothing is said of one at a table that nobody may look at.
func (c labeller) label(a game.Action) face.Label {
	var l face.Label
	if c.s == nil || c.v.Turn < 0 {
		return l
	}
	act := say.Act(a.Kind)
	l.Group = act.Group()
	switch a.Kind {
	case rules.KindPlayCard:
		c.playLabel(&l, rules.Card(a.A), int(a.B))
	case rules.KindMove, rules.KindCardStep:
		c.moveLabel(&l, a)
	case rules.KindCardTown:
		c.townLabel(&l, rules.Location(a.A))
	case rules.KindRelocate:
		c.relocateLabel(&l, a)
	case rules.KindRankUp:
		c.rankLabel(&l)
	case rules.KindHire, rules.KindCardHire:
		c.hireLabel(&l, a)
	case rules.KindRecruit, rules.KindCardRecruit:
		c.recruitLabel(&l, a)
	case rules.KindPay:
		c.payLabel(&l, a)
	case rules.KindPayKind:
		g, n := rules.Good(a.A&3), int(a.B)
		l.Text, l.Short = say.ActPayKind(say.Good(g), n), say.ActPayKindShort(say.Good(g), n)
		l.Amount, l.Chips, l.Refs = n, costChips(of(g, n), 0), []face.Ref{goodRef(g)}
	case rules.KindSplit:
		c.splitLabel(&l, a)
	case game.EndTurn:
		l.Text, l.Short, l.Warn = act.String(), act.Short(), c.unused()
	case game.Pass:
		l.Text, l.Short, l.Refs = act.String(), act.Short(), []face.Ref{eventRef}
	case rules.KindAdvisor, rules.KindChamberlain:
		c.abilityLabel(&l, a)
	case rules.KindRedeem, rules.KindKeep:
		c.tokenLabel(&l, a)
	case rules.KindCardGain, rules.KindCardExchange, rules.KindTrade, rules.KindTakeStart:
		c.gainLabel(&l, a)
	default:
		c.visitLabel(&l, a)
	}
	l.Note, l.Warn, l.Refs = words.Cap(l.Note), words.Cap(l.Warn), c.allLaid(l.Refs)
	return l
}

// playLabel speaks of a card that is played into a slot: where its steps lead, and what there is to do.
func (c labeller) playLabel(l *face.Label, card rules.Card, slot int) {
	p, q := c.acting()
	steps, have := slot+1, *q
	if g, ok := rules.CardGood(card); ok {
		if g < rules.Resources {
			have.Res[g]++
		} else {
			have.Ring++
		}
		l.Chips = goodChips(true, int(g), 1)
	}
	to := func(circuit, steps int) say.Place { return say.Place(c.s.Reaches(p, circuit, steps)) }
	from := func(circuit int) say.Place { return say.Place(c.s.At(p, circuit)) }
	said := []string{c.does(c.s.Reaches(p, 0, steps), p, &have), c.does(c.s.Reaches(p, 1, steps), p, &have)}
	if card == rules.CardStep {
		said = append(said, say.NoteStep(to(0, steps+1), to(1, steps+1), to(0, 1), to(1, 1)))
	}
	l.Text = say.ActPlayCard(say.Card(card), from(0), from(1), steps, steps, to(0, steps), to(1, steps))
	l.Short, l.Group = say.ActPlayCardShort(say.Card(card), steps), say.GroupPlay(say.Card(card))
	// The slot first: a lesson leads to it, where the row is too long for the screen, and no card lies far from it.
	l.Note, l.Refs = face.Notes(said...), []face.Ref{slotRef(slot), cardRef(card)}
}

// moveLabel speaks of a councilor on its way.
func (c labeller) moveLabel(l *face.Label, a game.Action) {
	p, q := c.acting()
	circuit, steps := int(a.A&1), 1
	l.Refs = []face.Ref{councilorRef(p, circuit)}
	if a.Kind == rules.KindMove {
		steps = int(c.s.Slot) + 1
	} else {
		l.Refs = append(l.Refs, slotRef(int(c.s.Slot)))
	}
	at := c.s.Reaches(p, circuit, steps)
	from, to := say.Place(c.s.At(p, circuit)), say.Place(at)
	if a.Kind == rules.KindMove {
		l.Text, l.Short = say.ActMove(from, steps, to), say.ActMoveShort(to)
	} else {
		l.Text, l.Short = say.ActCardStep(from, to), say.ActCardStepShort(to)
	}
	l.Note, l.Refs = c.does(at, p, q), append(l.Refs, locRef(at))
}

// townLabel speaks of a visit without a movement.
func (c labeller) townLabel(l *face.Label, at rules.Location) {
	p, q := c.acting()
	l.Text, l.Short = say.ActCardTown(say.Place(at)), say.ActCardTownShort(say.Place(at))
	l.Note, l.Refs = c.does(at, p, q), []face.Ref{locRef(at), slotRef(int(c.s.Slot))}
}

// relocateLabel speaks of the councilor that goes to the other circuit before the game.
func (c labeller) relocateLabel(l *face.Label, a game.Action) {
	card := &c.box().Events[c.s.StartCard]
	stays, other := card.Country, 0
	if a.A == 1 {
		stays = card.Town
	}
	if circuit, _ := c.s.Place(stays); circuit == 0 {
		other = 1
	}
	to := c.s.Circuits[other][a.B&3]
	l.Text, l.Short = say.ActRelocate(say.Place(stays), say.Place(to)), say.ActRelocateShort(say.Place(stays), say.Place(to))
	l.Refs = []face.Ref{locRef(to)}
}

// rankLabel speaks of the next rank.
func (c labeller) rankLabel(l *face.Label) {
	_, q := c.acting()
	r := min(q.Rank+1, rules.Duke)
	card := &c.box().Ranks[r]
	points, _ := c.s.NextRankCP(r)
	var extras []extra
	if c.s.Event == rules.Respected {
		extras = append(extras, byEvent(int(c.box().Events[rules.Respected].Effect), rules.Respected))
	}
	n, how := citizensSum(points, extras...)
	l.Chips = append(goodChips(false, int(rules.Coin), int(card.Coins), int(rules.Ring), int(card.Rings)), pointChips(n, 0)...)
	l.Text, l.Short, l.Note = say.ActRankUp(rankPrice(card), say.Rank(r)), say.ActRankUpShort(say.Rank(r)), how
	l.Refs = []face.Ref{nobleRef(r)}
	if r < rules.Duke {
		l.Note = face.Notes(how, say.NoteNextRank(rankPrice(&c.box().Ranks[r+1]), say.Rank(r+1)))
	}
}

// hireLabel speaks of a craftsman for a hut.
func (c labeller) hireLabel(l *face.Label, a game.Action) {
	p, q := c.acting()
	at, hut := rules.Location(a.A&3), int(a.B)
	purpose := rules.PayForHire
	if a.Kind == rules.KindCardHire {
		purpose = rules.PayForCardHire
	}
	price := c.s.Price(p, purpose, a.A<<8|a.B)
	switch place, hut := say.Place(at), say.Hut(hut); {
	case a.Kind == rules.KindCardHire:
		l.Text, l.Short = say.ActCardHire(hut, place, priceText(price)), say.ActCardHireShort(hut, place)
	case price.Any: // the price does not tell the huts of a place apart
		l.Text, l.Short = say.ActHire(hut, place, priceText(price)), say.HireHut(hut, place)
	default:
		l.Text, l.Short = say.ActHire(hut, place, priceText(price)), say.ActHireShort(place)
	}
	l.Chips = priceChips(price)
	if int(q.CraftPlaced) < rules.Craftsmen {
		l.Chips = append(l.Chips, pointChips(int(c.box().CraftsmanCP[q.CraftPlaced]), 0)...)
	}
	l.Refs = []face.Ref{hutRef(at, hut)}
	if !c.s.Present(p, at) && q.Has(rules.Steward) {
		l.Note = say.NoteSteward.String()
	}
}

// recruitLabel speaks of an advisor of the town.
func (c labeller) recruitLabel(l *face.Label, a game.Action) {
	p, _ := c.acting()
	at, space := rules.Location(a.A), int(a.B)
	adv := c.s.AdvisorAt[at-rules.Town][space]
	purpose := rules.PayForRecruit
	if a.Kind == rules.KindCardRecruit {
		purpose = rules.PayForCardRecruit
	}
	price := c.s.Price(p, purpose, a.A<<8|a.B)
	if a.Kind == rules.KindRecruit {
		l.Text, l.Short = say.ActRecruit(say.Advisor(adv), say.Place(at), priceText(price)), say.ActRecruitShort(say.Advisor(adv))
	} else {
		l.Text, l.Short = say.ActCardRecruit(say.Advisor(adv), say.Place(at), priceText(price)), say.ActCardRecruitShort(say.Advisor(adv))
	}
	card := &c.box().Advisors[adv]
	l.Chips = append(priceChips(price), pointChips(int(card.CP), 0)...)
	l.Refs = []face.Ref{advisorRef(at, space)}
	how := ""
	if advisorGift(c.box(), adv) == "" {
		how = advisorDoes(c.box(), adv)
	}
	if card.N > 0 {
		l.Chips = append(l.Chips, chip(rules.AdvisorGain[adv], int(card.N), true))
	}
	if card.BP > 0 {
		var n int
		n, how = c.receipt(p, int(card.BP))
		l.Chips = append(l.Chips, pointChips(0, n)...)
	}
	takes := say.NoteNoRefill.String()
	if c.s.BTop != rules.NoAdvisor {
		takes = say.NoteRefill(say.Advisor(c.s.BTop))
	}
	l.Note = face.Notes(how, takes)
	if c.s.BLeft != 0 {
		l.Warn = say.WarnShown.String()
	}
}

// unused is what ending the turn now would leave undone.
func (c labeller) unused() (said string) {
	var bonus []string
	for _, a := range c.v.Legal {
		var can words.Text
		switch a.Kind {
		case rules.KindCardExchange, rules.KindCardHire, rules.KindCardRecruit, rules.KindCardTown:
			said = say.WarnCard.String()
			continue
		case rules.KindRankUp:
			can = say.CanRank
		case rules.KindHire:
			can = say.CanHire
		case rules.KindRecruit:
			can = say.CanRecruit
		default:
			continue
		}
		if what, n := can.String(), len(bonus); n == 0 || bonus[n-1] != what {
			bonus = append(bonus, what)
		}
	}
	if len(bonus) > 0 {
		said = face.Notes(said, say.WarnBonus(words.Or(bonus)))
	}
	return said
}

// payLabel speaks of a whole payment, and of what is kept.
func (c labeller) payLabel(l *face.Label, a game.Action) {
	_, q := c.acting()
	res, coins := rules.ResOf(a.B), int(a.A)
	keeps := q.Res
	for g := range keeps {
		keeps[g] -= min(keeps[g], res[g])
	}
	left := int(q.Coin) - coins
	l.Text, l.Short, l.Note = say.ActPay(cost(res, coins)), say.ActPayShort(cost(res, coins)), say.NoteKeepsNone.String()
	if left > 0 || keeps != [4]byte{} {
		l.Note = say.NoteKeeps(cost(keeps, max(left, 0)))
	}
	l.Chips = costChips(res, coins)
	if a == c.v.Suggested {
		l.Refs = c.payRefs()
	}
}

// payRefs is the piece that is being paid for: a second press on it pays in the way that is offered first.
func (c labeller) payRefs() []face.Ref {
	f := c.v.Prompt
	switch f.A {
	case rules.PayForAdvisor:
		return []face.Ref{myAdvisorRef(rules.Advisor(f.B >> 8))}
	case rules.PayForCoins, rules.PayForWood:
		return []face.Ref{locRef(c.visited())}
	case rules.PayForExchange:
		return []face.Ref{slotRef(int(c.s.Slot))}
	}
	return []face.Ref{paidRef(f.A, f.B)}
}

// visited is the location of the open visit.
func (c labeller) visited() rules.Location {
	for i := int(c.s.Depth) - 1; i >= 0; i-- {
		if f := c.s.Frames[i]; f.Kind == rules.FrameVisit {
			return rules.Location(f.A)
		}
	}
	return 0
}

// splitLabel speaks of how left-over points are shared out.
func (c labeller) splitLabel(l *face.Label, a game.Action) {
	_, q := c.acting()
	n, x := int(c.v.Prompt.N), int(a.A)
	cp, bp := int(q.CP)+x, int(q.BP)+n-x
	l.Text, l.Short, l.Amount = say.ActSplit(bp, n-x, x, cp, min(cp, bp)), say.ActSplitShort(bp, cp), x
	l.Chips = append(pointChips(x, n-x), face.Chip{Icon: crownIcon, N: min(cp, bp), Word: say.FinalScore.String(), Gain: true})
}
