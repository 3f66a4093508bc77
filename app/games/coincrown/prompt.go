package coincrown

import (
	"tabard/app/face"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
)

// prompt is the open question in words. A covered table has none.
func (c *teller) prompt() face.Prompt {
	f := c.v.Prompt
	q := face.Prompt{}
	if c.s == nil || f.Who < 0 {
		return q
	}
	ask, n := say.Ask(f.Kind), int(f.N)
	switch f.Kind {
	case rules.FrameTurn:
		q.Text, q.Left = ask.String(), ask.Left(int(c.s.ActionsLeft))
		switch {
		case c.s.ActionsLeft == 0:
			q.Text, q.Left = ask.Free(), ""
		case c.s.Taken > 0:
			q.Text = ask.More()
		}
	case rules.FramePay:
		q.Text, q.Why = say.AskPay(bronze(n)), c.paidFor()
	case rules.FrameBonus:
		q.Text = ask.String()
		if card, ok := c.onRow(int(f.A), int(f.B)); ok {
			q.Why = say.AskBonusWhy(card, coinText(c.labeller().bonusAsked()))
		}
	case rules.FrameDeploy:
		level := rules.DeployLevel(f)
		need := c.labeller().shield(level)
		q.Text, q.Why = say.AskDeploy(c.topName(level)), say.AskDeployWhy(n, need)
		if n < need {
			q.Left = ask.Left(need - n)
		}
	case rules.FrameItem:
		q.Text, q.Why = ask.String(), c.upgrading()
	case rules.FrameFill:
		q.Text, q.Why = say.AskFill(c.labeller().open(rules.Resource(f.B)), say.Resource(f.B)), c.upgrading()
	case rules.FrameWilds:
		q.Text, q.Why = say.AskWilds(n), c.upgrading()
	case rules.FrameOffer:
		q.Text, q.Why = say.AskOffer(say.Denom(f.A)), ask.Why()
		if n > 0 {
			q.Left = ask.Left(n)
		}
	case rules.FrameLevels:
		q.Text, q.Why = ask.String(), say.AskLevelsWhy(int(c.s.Seats[f.Who].Overseas), rules.TopLevel)
	}
	return q
}

// upgrading is what the open upgrade does.
func (c *teller) upgrading() string {
	id := int(c.v.Prompt.A)
	return say.Upgrading(rules.LandCards[id].Name, say.Rank(min(c.s.LandLevel[id]+1, rules.City)))
}

// paidFor is what the open payment is for.
func (c *teller) paidFor() string {
	f := c.v.Prompt
	switch f.A {
	case rules.PayForRow:
		t, slot := rules.PaySlot(f)
		if card, ok := c.onRow(int(t), slot); ok {
			return say.PayForCard(card)
		}
	case rules.PayForPeeked:
		if top := int(c.s.Top[f.B]); top > 0 {
			return say.PayForCard(c.cardOf(top - 1))
		}
	case rules.PayForBlind:
		return say.PayForTop(say.Tier(f.B))
	case rules.PayForDiplomacy:
		return say.PayForLand(c.topName(rules.Level(f.B)))
	case rules.PayForItem:
		item, _ := rules.PayItem(f)
		return say.PayForItem(itemText(c.box(), item))
	case rules.PayForLevels:
		_, levels := rules.PayLevels(f)
		return say.PayForLevels(levels)
	}
	return ""
}

// onRow is the card in a slot of the market, and false if there is none.
func (c *teller) onRow(tier, slot int) (card say.Card, ok bool) {
	if tier >= len(c.s.Row) || slot >= len(c.s.Row[0]) || c.s.Row[tier][slot].Def == 0 {
		return 0, false
	}
	return c.cardOf(int(c.s.Row[tier][slot].Def) - 1), true
}

func (c *teller) topName(l rules.Level) string {
	if id := c.s.TopLand(l); id >= 0 {
		return rules.LandCards[id].Name
	}
	return ""
}
