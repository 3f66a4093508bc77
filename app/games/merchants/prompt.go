package merchants

import (
	"tabard/app/face"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// prompt is the open question in words.
func (c *teller) prompt() face.Prompt {
	f := c.v.Prompt
	ask := say.Ask(f.Kind)
	out := face.Prompt{Text: ask.String(), Why: ask.Why(), Slide: f.Kind == rules.FrameBond}
	if c.s == nil || f.Who < 0 {
		return out
	}
	switch f.Kind {
	case rules.FrameAction:
		if c.s.Trigger != game.Nobody {
			out.Left = ask.Last()
		}
	case rules.FrameForge:
		if f.A == 1 {
			out.Why = ask.ByCard()
			if f.N == rules.MaxForge {
				out.Text = ask.First()
			}
		}
		out.Left = ask.Left(int(f.N))
	case rules.FrameDrive:
		if f.A == 2 {
			out.Text = ask.Again()
		}
	case rules.FrameSellByCard:
		out.Text, out.Why = saleAsked(ask, f), say.Card(f.A).String()
	}
	return out
}

// saleAsked is the question of a card that sells.
func saleAsked(ask say.Ask, f game.Frame) string {
	switch {
	case f.B == 2:
		return ask.Again()
	case f.A == uint16(rules.BaitAndSwitch):
		return ask.Wrong()
	case f.A == uint16(rules.SmugglersRoad):
		return ask.Locked()
	case f.A == uint16(rules.DesperateTimes):
		return ask.Cheaper()
	}
	return ask.String()
}
