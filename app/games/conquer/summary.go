package conquer

import (
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
)

// ruleList are the lines of one list in the rules.
func ruleList(name string) []string {
	switch name {
	case "lengths":
		return lengthLines()
	case "terrains":
		return terrainLines()
	case "factions":
		return factionLines()
	case "yields":
		return yieldLines()
	case "soldierCosts":
		return soldierPrices()
	case "townCosts":
		return townPrices()
	case "ammo":
		return ammoPrices()
	case "soldiers":
		return soldierLines()
	case "objectives":
		return objectiveLines()
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
