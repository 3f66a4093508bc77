package emara

import (
	"slices"

	"tabard/app/face"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// prompt is the open question in words. What hangs on the position is missing where the table is covered.
func (c *teller) prompt() face.Prompt {
	f := c.v.Prompt
	if c.s == nil || f.Who < 0 {
		return face.Prompt{}
	}
	ask := say.Ask(f.Kind)
	switch f.Kind {
	case rules.FramePlayCard:
		return face.Prompt{Text: ask.String(), Left: say.AskPlayCardLeft(rules.Laps - c.s.Seats[f.Who].Filled())}
	case rules.FrameTurn:
		return c.turnPrompt()
	case rules.FrameVisit:
		return face.Prompt{Text: say.AskVisit(say.Place(f.A))}
	case rules.FramePay:
		return face.Prompt{Text: say.AskPay(priceText(c.s.Price(f.Who, f.A, f.B))), Why: c.paidFor(f)}
	case rules.FramePayKind:
		g, left := rules.KindOfFrame(f)
		return face.Prompt{Text: say.AskPayKind(say.Good(g)), Why: c.paidFor(f), Left: say.AskPayKindLeft(left), Slide: true}
	case rules.FrameReward:
		return face.Prompt{Text: ask.String(), Why: say.AskRewardWhy(say.Occasion(c.s.Event))}
	case rules.FrameSplit:
		return face.Prompt{Text: ask.String(), Why: ask.Why(), Left: say.AskSplitLeft(int(f.N)), Slide: true}
	}
	return face.Prompt{Text: ask.String(), Why: ask.Why(), Left: ask.Left()}
}

// turnPrompt is the question of a turn, or that the turn may end. The checklist tells what is still open.
func (c *teller) turnPrompt() face.Prompt {
	if slices.ContainsFunc(c.checklist(), func(it face.Item) bool { return it.Must && !it.Done }) {
		return face.Prompt{Text: say.Ask(rules.FrameTurn).String(), Why: say.AskTurnWhy(say.Card(c.s.Card), int(c.s.Slot)+1)}
	}
	if len(c.v.Legal) == 1 {
		return face.Prompt{Text: say.TurnEnd.String()}
	}
	return face.Prompt{Text: say.TurnDone.String()}
}

// paidFor is what the open payment is for.
func (c *teller) paidFor(f game.Frame) string {
	at, i := rules.Location(f.B>>8), int(f.B&255)
	switch f.A {
	case rules.PayForHire, rules.PayForCardHire:
		return say.ForHut(say.Hut(i), say.Place(at))
	case rules.PayForRecruit, rules.PayForCardRecruit:
		return say.ForAdvisor(say.Advisor(c.s.AdvisorAt[(at-rules.Town)%rules.Towns][i&1]))
	case rules.PayForAdvisor:
		return say.ForAdvisor(say.Advisor(at))
	case rules.PayForExchange:
		return say.ForExchange((i + 1) / 2)
	case rules.PayForCoins:
		return say.ForCoins(i)
	case rules.PayForWood:
		return say.ForWood(i)
	case rules.PayForGift:
		return say.ForGift(say.Good(i))
	case rules.PayForDonation:
		return say.ForDonation(say.Good(i))
	case rules.PayForStone:
		return say.ForStone.String()
	case rules.PayForTrade:
		return say.ForEvent.String()
	}
	return ""
}

// checklist is what belongs to the viewer's turn, but for while something is paid.
func (c *teller) checklist() []face.Item {
	q, paying := c.my(), c.v.Prompt.Kind == rules.FramePay || c.v.Prompt.Kind == rules.FramePayKind
	if q == nil || c.v.Turn != c.me || c.s.Card == rules.NoCard || paying {
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
	add("turn-given", say.TurnCard.String(), has(rules.DoneCard), gains || c.s.Card == rules.CardStep, func(a game.Action) bool {
		return a.Kind >= rules.KindCardGain && a.Kind <= rules.KindCardTown
	})
	add("move", say.TurnMove.String(), has(rules.DoneMove), true, verb(rules.KindMove))
	add("rank", say.TurnRank.String(), has(rules.DoneRank), false, verb(rules.KindRankUp))
	add("hire", say.TurnHire.String(), has(rules.DoneHire), false, verb(rules.KindHire))
	add("recruit", say.TurnRecruit.String(), has(rules.DoneRecruit), false, verb(rules.KindRecruit))
	for a := range rules.Advisor(rules.Advisors + 1) {
		if a > 0 && q.Has(a) && rules.OncePerTurn>>(a-1)&1 == 1 {
			add("recruit-abilities", say.Advisor(a).String(), c.s.Used>>(a-1)&1 == 1, false, func(x game.Action) bool {
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
