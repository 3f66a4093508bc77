package conquer

// caption names a text of the board.
type caption int

// The texts of the board.
const (
	captionNone caption = iota
	areaMap
	areaCamp
	mapName
	theLords
	lordState
	partnerOf
	hasDeclared
	liesOpen
	goesFirst
	theBuilders
	buildState
	thePiles
	pileState
	objDeck
	objGone
	actDeck
	actGone
	theFight
	versus
	fightState
	rollState
	attackWins
	attackHeld
	diceOf
	diceShow
	dieState
	theTiles
	tileState
	theFactions
	factionState
	slotEmpty
	placeEmpty
	siteFree
	riverThere
	bridgeThere
	hasMoved
	hasAttacked
	isSick
	sickSoon
	withPeasant
	noPeasant
	occupiedBy
	besiegedNow
	theStore
	sparePeasants
	capturedPeasants
	theArmoury
	reserveState
	arrowState
	armyState
	townsState
	stepsOf
	theHand
	objectiveState
	vowState
	doneState
	cardState
	openState
	turnedState
	theDeeds
	sheetState
	kingdomState
	setState
	ownFaction
	householdState
	tierMark
	hiddenState
	canGo
	enemyNear
	canChoose
	canAttack
	captions
)

var enBoard = [captions]string{
	areaMap: "Map", areaCamp: "Camp",
	mapName:          "Map",
	theLords:         "The lords",
	partnerOf:        "partner of {who}",
	lordState:        "{done} of {target} objectives completed, {soldiers} and {towns} on the board, {objectives} and {cards} in hand, {captured} captured",
	hasDeclared:      "declared: {goal}",
	liesOpen:         "{card} lies open",
	goesFirst:        "had the first turn",
	theBuilders:      "Settlements to establish",
	buildState:       "Establish a {town} for {price}; each turn it brings {yield}",
	thePiles:         "Decks",
	pileState:        "{pile}: {n}",
	objDeck:          "Objectives",
	objGone:          "Discarded objectives",
	actDeck:          "Action cards",
	actGone:          "Discarded action cards",
	theFight:         "The engagement",
	versus:           "against",
	fightState:       "Attack by {attacker} on {target}",
	rollState:        "{attack} to {defence}, {result}",
	attackWins:       "the attack wins as it lies",
	attackHeld:       "the defence holds as it lies",
	diceOf:           "Dice of {soldier}: {dice}",
	diceShow:         "{n} with {face}",
	dieState:         "Enemy die with {face}",
	theTiles:         "Tiles to lay",
	tileState:        "Tile {n}",
	theFactions:      "The factions",
	factionState:     "{name}. {perk}: {line} Begins with {things}",
	slotEmpty:        "{place}, middle of a place for a tile",
	placeEmpty:       "{place}, middle of a place for a player",
	siteFree:         "{site}: place for a settlement",
	riverThere:       "river to the {way}",
	bridgeThere:      "bridge to the {way}",
	hasMoved:         "has moved",
	hasAttacked:      "has attacked",
	isSick:           "sick this turn",
	sickSoon:         "sick in its next turn",
	withPeasant:      "a peasant works there",
	noPeasant:        "no peasant there",
	occupiedBy:       "occupied by {soldier}",
	besiegedNow:      "under siege",
	theStore:         "Your store",
	sparePeasants:    "{peasants} without work",
	capturedPeasants: "{peasants} captured",
	theArmoury:       "Soldiers and arrows",
	reserveState:     "{n} {soldiers} in reserve; one more costs {price}",
	arrowState:       "{arrows}; one more costs {price}",
	armyState:        "{n} of {all} soldiers",
	townsState:       "{n} of {all} settlements",
	stepsOf:          "{n}/{all}",
	theHand:          "Your cards",
	objectiveState:   "Objective {goal}, {points}: {demand}. {n} of {all} done",
	vowState:         "Declared objective {goal}, {points}: {demand}. {n} of {all} done",
	doneState:        "Completed objective {goal}, {points}",
	cardState:        "Action card {card}, {n} of it: {effect}",
	openState:        "Open action card {card}, {n} of it: {effect}",
	turnedState:      "Action card {card}, turned over until the next turn: {effect}",
	theDeeds:         "Deeds",
	sheetState:       "{total} so far: {cards} from objectives, {set} for the set, {faction} for faction colours, {captured} for captured peasants",
	kingdomState:     ", {n} for the kingdom",
	setState:         "in {color}: {n} of the {all} objectives of a set",
	ownFaction:       "{faction}, in {colors}: {perk}",
	householdState:   "In store: {goods}, {arrows}, {flaming}; {captured} captured",
	tierMark:         "tier {tier}",
	hiddenState:      "{objectives} and {cards} hidden in hand",
	canGo:            "can be reached for {n} movement",
	enemyNear:        "{n} from the next enemy",
	canChoose:        "can be chosen",
	canAttack:        "can be attacked, {share} to win",
}
