package emara

import (
	"strings"

	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// label is an action in words, with what it costs and brings.
func (c labeller) label(a game.Action) face.Label {
	words := face.At(c.Actions[:], int(a.Kind))
	l := face.Label{Text: words.Text, Short: words.Short, Group: c.More[words.Group]}
	if c.s == nil || c.v.Turn < 0 {
		return l
	}
	var values []string
	switch a.Kind {
	case rules.KindPlayCard, rules.KindMove, rules.KindCardStep, rules.KindCardTown, rules.KindRelocate:
		values = c.moveLabel(&l, a)
	case rules.KindCardHire, rules.KindHire, rules.KindCardRecruit, rules.KindRecruit, rules.KindRankUp:
		values = c.bonusLabel(&l, a)
	case rules.KindPay, rules.KindPayKind:
		values = c.payLabel(&l, a)
	case rules.KindSplit:
		values = c.splitLabel(&l, a)
	case game.EndTurn:
		l.Warn = c.unused()
	case game.Pass:
		l.Refs = []face.Ref{eventRef}
	default:
		values = c.tradeLabel(&l, a)
	}
	l.Text, l.Short, l.Group = c.Cap(face.Fill(l.Text, values...)), c.Cap(face.Fill(l.Short, values...)), face.Fill(l.Group, values...)
	l.Note, l.Warn, l.Refs = c.Cap(l.Note), c.Cap(l.Warn), c.allLaid(l.Refs)
	return l
}

// route is a councilor's way: "from the Forest to the Quarry".
func (c labeller) route(from, to rules.Location) string {
	return face.Fill(c.More["route"], "from", c.Locations[from].The, "to", c.Locations[to].The)
}

// moveLabel speaks of cards and of councilors on their way.
func (c labeller) moveLabel(l *face.Label, a game.Action) []string {
	p, q := c.acting()
	switch a.Kind {
	case rules.KindPlayCard:
		card, slot := rules.Card(a.A), int(a.B)
		have := *q
		if g, ok := rules.CardGood(card); ok {
			if g < rules.Resources {
				have.Res[g]++
			} else {
				have.Ring++
			}
			l.Chips = c.goodChips(true, int(g), 1)
		}
		var ways, said []string
		for circuit := range 2 {
			to := c.s.Reaches(p, circuit, slot+1)
			ways = append(ways, c.route(c.s.At(p, circuit), to))
			said = append(said, c.does(to, p, &have))
		}
		if card == rules.CardStep {
			var steps []string
			for circuit := range 2 {
				steps = append(steps, c.Locations[c.s.Reaches(p, circuit, 1)].The,
					c.Locations[c.s.Reaches(p, circuit, slot+2)].The)
			}
			said = append(said, face.Fill(c.More["withStep"], "one", c.Or([]string{steps[0], steps[2]}),
				"both", c.Or([]string{steps[1], steps[3]})))
		}
		// The slot first: a lesson leads to it, where the row is too long for the screen, and no card lies far from it.
		l.Note, l.Refs = face.Notes(said...), []face.Ref{slotRef(slot), cardRef(card)}
		return []string{"card", c.Cards[card].Name, "slot", face.Num(slot + 1), "steps", c.count(slot+1, "step"), "ways", c.Or(ways)}
	case rules.KindRelocate:
		card := rules.EventCards[c.s.StartCard]
		stays, other := card.Country, 0
		if a.A == 1 {
			stays = card.Town
		}
		if circuit, _ := c.s.Place(stays); circuit == 0 {
			other = 1
		}
		to := c.s.Circuits[other][a.B&3]
		l.Refs = []face.Ref{locRef(to)}
		return []string{"place", c.Locations[stays].The, "to", c.Locations[to].The}
	case rules.KindCardTown:
		at := rules.Location(a.A)
		l.Note, l.Refs = c.does(at, p, q), []face.Ref{locRef(at), slotRef(int(c.s.Slot))}
		return []string{"place", c.Locations[at].The}
	}
	circuit, steps := int(a.A&1), 1
	l.Refs = []face.Ref{councilorRef(p, circuit)}
	if a.Kind == rules.KindMove {
		steps = int(c.s.Slot) + 1
	} else {
		l.Refs = append(l.Refs, slotRef(int(c.s.Slot)))
	}
	to := c.s.Reaches(p, circuit, steps)
	l.Note, l.Refs = c.does(to, p, q), append(l.Refs, locRef(to))
	return []string{"steps", c.count(steps, "step"), "route", c.route(c.s.At(p, circuit), to), "to", c.Locations[to].The}
}

// bonusLabel speaks of ranks, craftsmen and advisors.
func (c labeller) bonusLabel(l *face.Label, a game.Action) []string {
	p, q := c.acting()
	purpose := face.At([]uint16{rules.KindHire: rules.PayForHire, rules.KindCardHire: rules.PayForCardHire,
		rules.KindRecruit: rules.PayForRecruit, rules.KindCardRecruit: rules.PayForCardRecruit}, int(a.Kind))
	switch a.Kind {
	case rules.KindRankUp:
		r := min(q.Rank+1, rules.Duke)
		card := &rules.RankCards[r]
		points, _ := c.s.NextRankCP(r)
		var extras []extra
		if c.s.Event == rules.Respected {
			extras = append(extras, extra{rules.RespectedCP, c.Occasions[rules.Respected].Name})
		}
		n, how := c.sum(points, "citizen", extras...)
		l.Chips = c.goodChips(false, int(rules.Coin), int(card.Coins), int(rules.Ring), int(card.Rings))
		l.Chips = append(l.Chips, c.citizens(n)...)
		l.Refs = []face.Ref{nobleRef(r)}
		l.Note = how
		if r < rules.Duke {
			l.Note = face.Notes(how, face.Fill(c.More["thenRank"], "rank", c.Ranks[r+1], "price", c.rankPrice(&rules.RankCards[r+1])))
		}
		return []string{"rank", c.Ranks[r], "price", c.rankPrice(card), "points", c.count(n, "citizen")}
	case rules.KindHire, rules.KindCardHire:
		at, hut := rules.Location(a.A&3), int(a.B)
		price := c.s.Price(p, purpose, a.A<<8|a.B)
		l.Chips = c.priceChips(price)
		if int(q.CraftPlaced) < rules.Craftsmen {
			l.Chips = append(l.Chips, c.citizens(int(rules.CraftsmanCP[q.CraftPlaced]))...)
		}
		l.Refs = []face.Ref{hutRef(at, hut)}
		if a.Kind == rules.KindHire && price.Any { // the price does not tell its huts apart
			l.Short = c.More["hireHut"]
		}
		if !c.s.Present(p, at) && q.Has(rules.Steward) {
			l.Note = c.More["anywhere"]
		}
		return []string{"hut", c.Huts[hut], "place", c.Locations[at].The, "price", c.priceText(price)}
	}
	at, space := rules.Location(a.A), int(a.B)
	adv := c.s.AdvisorAt[at-rules.Town][space]
	if adv == rules.NoAdvisor {
		return nil
	}
	price := c.s.Price(p, purpose, a.A<<8|a.B)
	card := &rules.AdvisorCards[adv]
	l.Chips = append(c.priceChips(price), c.citizens(int(card.CP))...)
	l.Refs = []face.Ref{advisorRef(at, space)}
	how := ""
	if card.N > 0 {
		l.Chips = append(l.Chips, c.chip(card.Gain, int(card.N), true))
	}
	if card.BP > 0 {
		var n int
		n, how = c.receipt(p, int(card.BP))
		l.Chips = append(l.Chips, c.buildings(n)...)
	}
	if adv >= rules.Baker && adv < rules.FirstPatron {
		how = strings.TrimSuffix(c.Advisors[adv].Line, ".")
	}
	takes := c.More["noRefill"]
	if c.s.BTop != rules.NoAdvisor {
		takes = face.Fill(c.More["refill"], "advisor", c.Advisors[c.s.BTop].Name)
	}
	l.Note = face.Notes(how, takes)
	if c.s.BLeft != 0 {
		l.Warn = c.More["warnShown"]
	}
	return []string{"advisor", c.advisor(adv), "place", c.Locations[at].The, "price", c.priceText(price)}
}

// unused is what ending the turn now would leave undone.
func (c labeller) unused() string {
	var card bool
	var bonus []string
	for _, a := range c.v.Legal {
		key := ""
		switch a.Kind {
		case rules.KindCardExchange, rules.KindCardHire, rules.KindCardRecruit, rules.KindCardTown:
			card = true
		case rules.KindRankUp:
			key = "canRank"
		case rules.KindHire:
			key = "canHire"
		case rules.KindRecruit:
			key = "canRecruit"
		}
		if n := len(bonus); key != "" && (n == 0 || bonus[n-1] != c.More[key]) {
			bonus = append(bonus, c.More[key])
		}
	}
	said := ""
	if card {
		said = c.More["warnCard"]
	}
	if len(bonus) > 0 {
		said = face.Notes(said, face.Fill(c.More["warnBonus"], "what", c.Or(bonus)))
	}
	return said
}

func (c labeller) payLabel(l *face.Label, a game.Action) []string {
	_, q := c.acting()
	if a.Kind == rules.KindPayKind {
		g, n := rules.Good(a.A&3), int(a.B)
		l.Amount, l.Chips, l.Refs = n, c.costChips(of(g, n), 0), []face.Ref{goodRef(g)}
		if n == 0 {
			l.Text, l.Short = c.More["payNo"], c.More["payNoShort"]
		}
		return []string{"cost", c.amount(n, g), "good", c.Goods[g].One}
	}
	res, coins := rules.ResOf(a.B), int(a.A)
	keeps := q.Res
	for g := range keeps {
		keeps[g] -= min(keeps[g], res[g])
	}
	left := int(q.Coin) - coins
	l.Note = c.More["keepsNone"]
	if left > 0 || keeps != [4]byte{} {
		l.Note = face.Fill(c.More["keeps"], "goods", c.cost(keeps, max(left, 0)))
	}
	l.Chips = c.costChips(res, coins)
	if a == c.v.Suggested {
		l.Refs = c.payRefs()
	}
	return []string{"cost", c.cost(res, coins)}
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

func (c labeller) splitLabel(l *face.Label, a game.Action) []string {
	_, q := c.acting()
	n, x := int(c.v.Prompt.N), int(a.A)
	cp, bp := int(q.CP)+x, int(q.BP)+n-x
	l.Amount = x
	l.Chips = append(c.citizens(x), c.buildings(n-x)...)
	l.Chips = append(l.Chips, face.Chip{Icon: crownIcon, N: min(cp, bp), Word: c.More["finalScore"], Gain: true})
	return []string{"citizens", c.count(x, "citizen"), "buildings", c.count(n-x, "building"),
		"cp", face.Num(cp), "bp", face.Num(bp), "final", face.Num(min(cp, bp))}
}
