package conquer

import (
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// ruleList are the lines of one list in the rules.
func ruleList(boxed game.Boxed, name string) []string {
	b := boxed.(*rules.Box)
	switch name {
	case "lengths":
		return lengthLines()
	case "terrains":
		return terrainLines()
	case "factions":
		return factionLines(b)
	case "yields":
		return yieldLines(b)
	case "soldierCosts":
		return soldierPrices(b)
	case "townCosts":
		return townPrices(b)
	case "ammo":
		return ammoPrices(b)
	case "soldiers":
		return soldierLines(b)
	case "objectives":
		return objectiveLines(b)
	}
	return cardLines()
}

// dieSides counts the faces of a die: "blank on 2 sides, 1 on 2 sides and 2 on 2 sides".
func dieSides(die [rules.Faces]uint8) string {
	var parts []string
	for f, sides := range rules.DieFaces(die) {
		if sides > 0 {
			parts = append(parts, say.DieSides(say.Face(f), int(sides)))
		}
	}
	return words.And(parts)
}
