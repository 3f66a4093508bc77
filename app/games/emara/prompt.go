package emara

import (
	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// prompt is the open question in words.
func (c scene) prompt() face.Prompt {
	f := c.v.Prompt
	q := c.Prompts[f.Kind]
	out := face.Prompt{Slide: f.Kind == rules.FrameSplit || f.Kind == rules.FramePayKind}
	if c.s == nil || f.Who < 0 {
		out.Text = q.Text
		return out
	}
	var values []string
	switch f.Kind {
	case rules.FramePlayCard:
		values = []string{"turns", c.count(rules.Laps-c.s.Seats[f.Who].Filled(), "turn")}
	case rules.FrameTurn:
		open := c.open()
		if open == "" {
			q = face.Question{Text: c.More["menuDone"]}
		}
		if open == "" && len(c.v.Legal) == 1 {
			q.Text = c.More["menuEnd"]
		}
		values = []string{"card", c.Cards[c.s.Card].Name, "slot", face.Num(int(c.s.Slot) + 1), "open", open}
	case rules.FrameVisit:
		values = []string{"place", c.Locations[f.A].The}
	case rules.FramePay, rules.FramePayKind:
		values = []string{"price", c.priceText(c.s.Price(f.Who, f.A, f.B)), "what", c.paidFor(f)}
		if f.Kind == rules.FramePayKind {
			g, left := rules.KindOfFrame(f)
			values = append(values, "good", c.Goods[g].One, "n", face.Num(left))
		}
	case rules.FrameReward:
		values = []string{"event", c.Occasions[c.s.Event].Name}
	case rules.FrameSplit:
		values = []string{"points", c.count(int(f.N), "point")}
	}
	out.Text, out.Why, out.Left = c.Cap(face.Fill(q.Text, values...)), face.Fill(q.Why, values...), face.Fill(q.Left, values...)
	return out
}

// open names the compulsory parts of the turn that are still to be done.
func (c scene) open() string {
	var parts []string
	for _, it := range c.checklist() {
		if it.Must && !it.Done {
			parts = append(parts, it.Text)
		}
	}
	return c.List(parts)
}

// paidFor is what the open payment is for.
func (c scene) paidFor(f game.Frame) string {
	at, i := rules.Location(f.B>>8), int(f.B&255)
	var values []string
	switch f.A {
	case rules.PayForHire, rules.PayForCardHire:
		values = []string{"hut", c.Huts[i%rules.Huts], "place", c.Locations[at%rules.Locations].The}
	case rules.PayForRecruit, rules.PayForCardRecruit:
		values = []string{"advisor", c.named(c.s.AdvisorAt[(at-rules.Town)%rules.Towns][i&1])}
	case rules.PayForAdvisor:
		values = []string{"advisor", c.named(rules.Advisor(at))}
	case rules.PayForExchange:
		values = []string{"goods", c.amount((i+1)/2, rules.Coin)}
	case rules.PayForCoins:
		values = []string{"goods", c.amount(i, rules.Coin)}
	case rules.PayForWood:
		values = []string{"wood", c.amount(i, rules.Wood)}
	case rules.PayForGift, rules.PayForDonation:
		values = []string{"good", c.Goods[i%rules.Goods].One}
	}
	return face.Fill(c.Pays[f.A], values...)
}

// checklist is what belongs to the viewer's turn.
func (c scene) checklist() []face.Item {
	q := c.my()
	if q == nil || c.v.Turn != c.me || c.s.Card == rules.NoCard {
		return nil
	}
	why, _ := game.State(c.s).(game.Explainer)
	menu := c.v.Prompt.Kind == rules.FrameTurn
	var items []face.Item
	add := func(text string, done, must bool, tries ...game.Action) {
		it := face.Item{Text: text, Done: done, Must: must}
		for i, a := range tries {
			if done || !menu || game.Index(c.v.Legal, a) >= 0 {
				it.Locked = ""
				break
			}
			if i == 0 && why != nil {
				it.Locked = c.reason(why.Why(a))
			}
		}
		items = append(items, it)
	}
	has := func(flag uint8) bool { return c.s.Flags&flag != 0 }
	_, gains := rules.CardGood(c.s.Card)
	add(face.Fill(c.More["partCard"], "card", c.Cards[c.s.Card].Name), has(rules.DoneCard), gains || c.s.Card == rules.CardStep, c.byCard()...)
	add(c.More["partMove"], has(rules.DoneMove), true, rules.Move(0), rules.Move(1))
	add(c.More["partRank"], has(rules.DoneRank), false, rules.RankUp())
	add(c.More["partHire"], has(rules.DoneHire), false, c.hires(false)...)
	add(c.More["partRecruit"], has(rules.DoneRecruit), false, c.recruits(false)...)
	for a := range rules.Advisor(rules.Advisors + 1) {
		if a > 0 && q.Has(a) && rules.OncePerTurn>>(a-1)&1 == 1 {
			add(c.Advisors[a].Name, c.s.Used>>(a-1)&1 == 1, false, uses(a)...)
		}
	}
	return items
}

// byCard are the ways in which the card of the turn could be used.
func (c scene) byCard() []game.Action {
	switch c.s.Card {
	case rules.CardExchange:
		return []game.Action{rules.Exchange(1), rules.Exchange(3)}
	case rules.CardStep:
		return []game.Action{rules.Step(0), rules.Step(1)}
	case rules.CardHelpers:
		return append(c.hires(true), c.recruits(true)...)
	case rules.CardTown:
		return []game.Action{rules.VisitTown(rules.Castle), rules.VisitTown(rules.Cathedral), rules.VisitTown(rules.Market),
			rules.VisitTown(rules.ConstructionSite)}
	}
	return []game.Action{rules.Gain()}
}

// hires and recruits are all free huts and all advisors on the board, those in reach first, as actions.
func (c scene) hires(byCard bool) []game.Action {
	var near, far []game.Action
	for l := range rules.Town {
		for hut, owner := range c.s.Huts[l] {
			a := rules.Hire(l, hut)
			if byCard {
				a = rules.CardHire(l, hut)
			}
			switch {
			case owner != game.Nobody:
			case c.inReach(l):
				near = append(near, a)
			default:
				far = append(far, a)
			}
		}
	}
	return append(near, far...)
}

func (c scene) recruits(byCard bool) []game.Action {
	var near, far []game.Action
	for i := range rules.Location(rules.Towns) {
		l := rules.Town + i
		for space, adv := range c.s.AdvisorAt[i] {
			a := rules.Recruit(l, space)
			if byCard {
				a = rules.CardRecruit(l, space)
			}
			switch {
			case adv == rules.NoAdvisor:
			case c.inReach(l):
				near = append(near, a)
			default:
				far = append(far, a)
			}
		}
	}
	return append(near, far...)
}

// inReach says whether the seat that must decide may hire or recruit at a location.
func (c scene) inReach(l rules.Location) bool {
	p, q := c.acting()
	return c.s.Present(p, l) || q.Has(rules.Steward)
}

// uses are the ways in which an ability that is there once per turn could be used.
func uses(a rules.Advisor) []game.Action {
	switch a {
	case rules.Baker:
		return []game.Action{rules.Use(a, 1), rules.Use(a, 2)}
	case rules.Merchant:
		return []game.Action{rules.Use(a, 0), rules.Use(a, 1), rules.Use(a, 2), rules.Use(a, 3)}
	}
	return []game.Action{rules.Use(a, 0)}
}
