package coincrown

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// parts of a turn: their words, their rule, the verbs from one to another that belong to them, and the purple card that is
// visited with them.
var parts = [...]struct {
	text     words.Text
	rule     string
	from, to game.Kind
	used     uint8
}{
	{say.TurnAction, "turn", rules.KindBuyRow, rules.KindUpgrade, 0},
	{say.TurnMint, "purple-mint", rules.KindMint, rules.KindMint, rules.UsedMint},
	{say.TurnChurch, "purple-church", rules.KindChurch, rules.KindChurch, rules.UsedChurch},
	{say.TurnOverseas, "overseas", rules.KindAdvance, rules.KindAdvance, rules.UsedOverseas},
	{say.TurnReserve, "purple-reserve", rules.KindReserve, rules.KindReserve, 0},
	{say.TurnBuildings, "buildings", rules.KindBarracks, rules.KindFortress, 0},
	{say.TurnEnd, "turn-pass", 0, 0, 0},
}

// turn is the viewer's turn for its card: the action, the free ones, and the end. While a question is open nothing else is possible,
// which is no fault of what it keeps waiting.
func (c *teller) turn() []face.Item {
	q := c.my()
	if q == nil || c.v.Over || c.v.Turn != c.me {
		return nil
	}
	list := make([]face.Item, len(parts))
	for i := range parts {
		p, it := &parts[i], &list[i]
		it.Text, it.Rule, it.Must = p.text.String(), p.rule, p.from == 0
		switch i {
		case 0:
			it.Done = c.s.ActionsLeft == 0
		case 4:
			it.Done = q.ReservedThisYear
		default:
			it.Done = c.s.Visited(p.used)
		}
		if !it.Done && !it.Must && c.v.Prompt.Kind == rules.FrameTurn {
			it.Locked = c.lockedPart(p.from, p.to)
		}
	}
	return list
}

// lockedPart says why none of the verbs from one to another can be done now; empty if one can.
func (c *teller) lockedPart(from, to game.Kind) string {
	for _, a := range c.v.Legal {
		if a.Kind >= from && a.Kind <= to {
			return ""
		}
	}
	for _, a := range c.s.Tries(nil) {
		if a.Kind >= from && a.Kind <= to {
			return c.labeller().reason(c.s.Why(a))
		}
	}
	return say.TurnNone.String()
}
