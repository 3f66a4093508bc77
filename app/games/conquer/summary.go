package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
)

// ruleList are the lines of one list in the rules.
func (w *words) ruleList(name string) []string {
	switch name {
	case "lengths":
		return w.lengthLines()
	case "terrains":
		return w.terrainLines()
	case "factions":
		return w.factionLines()
	case "yields":
		return w.yieldLines()
	case "soldierCosts":
		return w.soldierPrices()
	case "townCosts":
		return w.townPrices()
	case "ammo":
		return w.ammoPrices()
	case "soldiers":
		return w.soldierLines()
	case "objectives":
		return w.objectiveLines()
	}
	return w.cardLines()
}

// objective is an objective in words, its numbers filled in.
func (w *words) objective(id uint8) face.Card {
	o, text := &rules.ObjectiveCards[id], w.Objectives[id]
	parts, n := o.Parts(&rules.Standing{})
	need := 0
	if n > 0 {
		need = parts[0].Need
	}
	values := []string{"n", num(need), "goods", w.goods(o.Goods), "turns", num(rules.DeclaredTurns)}
	text.Brief, text.Line = fill(text.Brief, values...), fill(text.Line, values...)
	return text
}

// card is an action card in words, its numbers filled in.
func (w *words) card(k rules.ActionCard) face.Card {
	text := w.Cards[k]
	values := []string{"craft", num(rules.CardCraft), "flaming", num(rules.CardFlaming)}
	text.Brief, text.Line = fill(text.Brief, values...), fill(text.Line, values...)
	return text
}

// dieSides counts the faces of a die: "blank on 2 sides, 1 on 2 sides and 2 on 2 sides".
func (w *words) dieSides(die [rules.DieSides]rules.Face) string {
	var n [rules.Faces]int
	for _, f := range die {
		n[f]++
	}
	var parts []string
	for f, sides := range n {
		if sides > 0 {
			parts = append(parts, fill(w.Lines[lineDie], "face", w.Faces[f], "sides", w.Count(sides, w.Lines[lineSide], w.Lines[lineSides])))
		}
	}
	return w.List(parts)
}

func (w *words) points(n int) string     { return w.Count(n, w.Lines[linePoint], w.Lines[linePoints]) }
func (w *words) objectives(n int) string { return w.Count(n, w.Lines[lineGoal], w.Lines[lineGoals]) }
