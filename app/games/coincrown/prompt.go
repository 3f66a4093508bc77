package coincrown

import (
	"tabard/app/face"
	rules "tabard/engines/coincrown"
)

// prompt is the open question in words.
func (c *teller) prompt() face.Prompt {
	f := c.v.Prompt
	q := face.At(c.Prompts[:], int(f.Kind))
	if c.s == nil || f.Who < 0 {
		return face.Prompt{Text: q.Text}
	}
	var values []string
	switch f.Kind {
	case rules.FrameTurn:
		switch {
		case c.s.ActionsLeft == 0:
			q.Text, q.Left = c.Menu[2], ""
		case c.s.Taken > 0:
			q.Text = c.Menu[1]
		}
		values = []string{"actions", c.count(int(c.s.ActionsLeft), "action")}
	case rules.FramePay:
		values = []string{"price", c.bronze(int(f.N)), "what", c.paidFor()}
	case rules.FrameBonus:
		values = []string{"coins", c.Coins(c.labeller().bonusAsked()), "what", c.rowTitle(int(f.A), int(f.B))}
	case rules.FrameDeploy:
		level := rules.DeployLevel(f)
		have, need := int(f.N), c.labeller().shield(level)
		if have >= need {
			q.Left = ""
		}
		values = []string{"land", c.topName(level), "have", face.Num(have), "need", face.Num(need), "more", face.Num(need - have)}
	case rules.FrameItem, rules.FrameFill, rules.FrameWilds:
		id := int(f.A)
		values = []string{"land", rules.LandCards[id].Name, "rank", c.Ranks[min(c.s.LandLevel[id]+1, rules.City)].A,
			"resources", c.count(int(f.N), "resource")}
		if f.Kind == rules.FrameFill {
			values = append(values, "n", face.Num(c.labeller().open(rules.Resource(f.B))), "resource", c.Resources[f.B])
		}
	case rules.FrameOffer:
		if f.N == 0 {
			q.Left = ""
		}
		values = []string{"denom", c.Denoms[f.A], "coins", c.count(int(f.N), "coin")}
	case rules.FrameLevels:
		values = []string{"level", face.Num(int(c.s.Seats[f.Who].Overseas)), "top", face.Num(rules.TopLevel)}
	}
	return face.Prompt{Text: face.Fill(q.Text, values...), Why: face.Fill(q.Why, values...), Left: face.Fill(q.Left, values...)}
}

// paidFor is what the open payment is for.
func (c *teller) paidFor() string {
	f := c.v.Prompt
	switch f.A {
	case rules.PayForRow:
		t, slot := rules.PaySlot(f)
		return c.rowTitle(int(t), slot)
	case rules.PayForPeeked:
		if top := int(c.s.Top[f.B]); top > 0 {
			return face.Fill(c.More["theCard"], "card", c.rowNoun(top-1).One)
		}
	case rules.PayForBlind:
		return face.Fill(c.More["theTop"], "tier", c.Tiers[f.B])
	case rules.PayForDiplomacy:
		return c.topName(rules.Level(f.B))
	case rules.PayForItem:
		item, _ := rules.PayItem(f)
		return face.Fill(c.More["fromOverseas"], "item", c.Items[item])
	case rules.PayForLevels:
		_, levels := rules.PayLevels(f)
		return face.Fill(c.More["sailing"], "levels", c.count(levels, "level"))
	}
	return ""
}

// rowTitle is the card in a slot of the market.
func (c *teller) rowTitle(tier, slot int) string {
	if tier >= len(c.s.Row) || slot >= len(c.s.Row[0]) || c.s.Row[tier][slot].Def == 0 {
		return ""
	}
	return face.Fill(c.More["theCard"], "card", c.rowNoun(int(c.s.Row[tier][slot].Def)-1).One)
}

func (c *teller) topName(l rules.Level) string {
	if id := c.s.TopLand(l); id >= 0 {
		return rules.LandCards[id].Name
	}
	return ""
}
