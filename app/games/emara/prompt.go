package emara

import (
	"slices"

	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// prompt is the open question in words.
func (c *teller) prompt() face.Prompt {
	f := c.v.Prompt
	q := face.At(c.Prompts[:], int(f.Kind))
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
func (c *teller) open() string {
	var parts []string
	for _, it := range c.checklist() {
		if it.Must && !it.Done {
			parts = append(parts, it.Text)
		}
	}
	return c.List(parts)
}

// paidFor is what the open payment is for.
func (c *teller) paidFor(f game.Frame) string {
	at, i := rules.Location(f.B>>8), int(f.B&255)
	var values []string
	switch f.A {
	case rules.PayForHire, rules.PayForCardHire:
		values = []string{"hut", c.Huts[i%rules.Huts], "place", c.Locations[at%rules.Locations].The}
	case rules.PayForRecruit, rules.PayForCardRecruit:
		values = []string{"advisor", c.advisor(c.s.AdvisorAt[(at-rules.Town)%rules.Towns][i&1])}
	case rules.PayForAdvisor:
		values = []string{"advisor", c.advisor(rules.Advisor(at))}
	case rules.PayForExchange:
		values = []string{"goods", c.amount((i+1)/2, rules.Coin)}
	case rules.PayForCoins:
		values = []string{"goods", c.amount(i, rules.Coin)}
	case rules.PayForWood:
		values = []string{"wood", c.amount(i, rules.Wood)}
	case rules.PayForGift, rules.PayForDonation:
		values = []string{"good", c.Goods[i%rules.Goods].One}
	}
	return face.Fill(face.At(c.Pays[:], int(f.A)), values...)
}

// checklist is what belongs to the viewer's turn.
func (c *teller) checklist() []face.Item {
	q := c.my()
	if q == nil || c.v.Turn != c.me || c.s.Card == rules.NoCard {
		return nil
	}
	menu := c.v.Prompt.Kind == rules.FrameTurn
	tries := c.s.Tries(nil)
	var items []face.Item
	add := func(rule, text string, done, must bool, part func(game.Action) bool) {
		it := face.Item{Text: text, Rule: rule, Done: done, Must: must}
		if !done && menu && !slices.ContainsFunc(c.v.Legal, part) {
			it.Locked = c.nearest(tries, part)
		}
		items = append(items, it)
	}
	verb := func(kind game.Kind) func(game.Action) bool {
		return func(a game.Action) bool { return a.Kind == kind }
	}
	has := func(flag uint8) bool { return c.s.Flags&flag != 0 }
	_, gains := rules.CardGood(c.s.Card)
	add("turn-given", face.Fill(c.More["partCard"], "card", c.Cards[c.s.Card].Name), has(rules.DoneCard), gains || c.s.Card == rules.CardStep, func(a game.Action) bool {
		return a.Kind >= rules.KindCardGain && a.Kind <= rules.KindCardTown
	})
	add("move", c.More["partMove"], has(rules.DoneMove), true, verb(rules.KindMove))
	add("rank", c.More["partRank"], has(rules.DoneRank), false, verb(rules.KindRankUp))
	add("hire", c.More["partHire"], has(rules.DoneHire), false, verb(rules.KindHire))
	add("recruit", c.More["partRecruit"], has(rules.DoneRecruit), false, verb(rules.KindRecruit))
	for a := range rules.Advisor(rules.Advisors + 1) {
		if a > 0 && q.Has(a) && rules.OncePerTurn>>(a-1)&1 == 1 {
			add("recruit-abilities", c.Advisors[a].Name, c.s.Used>>(a-1)&1 == 1, false, func(x game.Action) bool {
				return x.Kind == rules.KindAdvisor && x.A == uint16(a)
			})
		}
	}
	return items
}

// nearest is the reason why a part of the turn cannot be done: one that holds where a councilor stands, before that nobody
// is there.
func (c *teller) nearest(tries []game.Action, part func(game.Action) bool) (said string) {
	for _, a := range tries {
		if !part(a) {
			continue
		}
		r := c.s.Why(a)
		if said == "" || r.ID != rules.WhyNotHere {
			said = c.labeller().reason(r)
		}
		if r.ID != rules.WhyNotHere {
			break
		}
	}
	return said
}
