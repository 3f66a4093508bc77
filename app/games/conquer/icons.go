package conquer

import rules "tabard/engines/conquer"

// Symbols of the sprite.
var (
	resourceIcon = [rules.Resources]string{"g-lumber", "g-iron", "g-cavalry", "g-stone", "g-craft"}
	soldierIcon  = [rules.SoldierTypes + 1]string{"g-soldier", "g-warrior", "g-archer", "g-knight", "g-bolteer", "g-champion", "g-catapult"}
	townIcon     = [rules.SettlementTypes]string{"g-farm", "g-quarry", "g-village"}
)

const (
	coinIcon      = "g-coins"
	peasantIcon   = "g-citizen"
	capturedIcon  = "g-captured"
	arrowIcon     = "g-arrow"
	flamingIcon   = "g-arrow-fire"
	pointIcon     = "g-crown"
	objectiveIcon = "g-scroll"
	actionIcon    = "g-card"
	moveIcon      = "g-step"
	oddsIcon      = "g-swords"
	shieldIcon    = "g-shield"
	dieIcon       = "ui-dice"
)
