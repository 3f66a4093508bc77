package merchants

import (
	"tabard/app/face"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// prompt is the open question in words.
func (c *teller) prompt() face.Prompt {
	f := c.v.Prompt
	q := face.At(c.Prompts[:], int(f.Kind))
	out := face.Prompt{Text: q.Text, Slide: f.Kind == rules.FrameBond}
	if c.s == nil || f.Who < 0 {
		return out
	}
	card, left, which := uint8(0), "", "first"
	switch f.Kind {
	case rules.FrameAction:
		if c.s.Trigger != game.Nobody {
			left = c.More["lastTurn"]
		}
	case rules.FrameForge:
		if f.A == 1 {
			card = rules.NightShift
			if f.N == rules.MaxForge {
				q.Text = c.More["forgeFirst"]
			}
			q.Why = c.More["byCard"]
		}
		left = c.count(int(f.N), "more")
	case rules.FrameSecond:
		card = rules.ExtraCrafty
	case rules.FrameDrive:
		card = rules.DriveTheWorkers
		if f.A == 2 {
			which = "second"
		}
	case rules.FrameSellByCard:
		card = uint8(f.A)
		q.Text = c.More[face.At(saleKey[:], int(card))]
		if f.B == 2 {
			q.Text = c.More["saleSecond"]
		}
	case rules.FrameRush:
		card = rules.RushOrder
	case rules.FrameRace:
		card = rules.FamilyTies
	case rules.FrameFree:
		card = rules.Apprentice
	case rules.FrameOld:
		card = rules.AncientTechniques
	case rules.FrameBond:
		card = rules.CrownBond
	}
	values := []string{"card", c.Kingdoms[card%(rules.Kingdoms+1)].Name, "left", left, "which", c.More[which]}
	out.Text, out.Why, out.Left = face.Fill(q.Text, values...), face.Fill(q.Why, values...), face.Fill(q.Left, values...)
	return out
}

// saleKey are the questions of the cards that sell.
var saleKey = [rules.Kingdoms + 1]string{rules.BaitAndSwitch: "saleWrong", rules.SmugglersRoad: "saleLocked", rules.DesperateTimes: "saleFirst"}
