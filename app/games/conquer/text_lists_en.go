package conquer

import rules "tabard/engines/conquer"

// ruleLine names a line of the lists in the rules.
type ruleLine int

// The lines of the lists, and the words in them.
const (
	lineStep ruleLine = iota
	lineClosed
	lineHides
	lineHidesStones
	lineSettle
	lineNoSettle
	lineYield
	lineBrings
	lineFaction
	linePrice
	lineTradeUp
	lineMelee
	lineRanged
	lineCatapult
	lineBase
	lineBonus
	lineLength
	lineLengthFrom
	lineObjective
	lineEitherOr
	lineCard
	lineTo
	lineDie
	lineSide
	lineSides
	linePoint
	linePoints
	lineGoal
	lineGoals
	ruleLines
)

var enLines = [ruleLines]string{
	lineStep: "{n} movement to enter", lineClosed: "closed", lineHides: ", hides what lies behind", lineHidesStones: ", hides what lies behind, from Catapults too",
	lineSettle: ", settlements can stand there", lineNoSettle: ", no settlements", lineYield: "{town}: {yield}.", lineBrings: "{coins}, and with a peasant {goods}",
	lineFaction: "{name}, {colors}: {kit}. {perk}: {line}", linePrice: "{what}: {goods}.", lineTradeUp: "flaming arrow for a normal one",
	lineMelee:    "tier {tier}, range {far}, {attack} attack dice, {defence} defence dice",
	lineRanged:   "tier {tier}, range {near} to {far}, {attack} attack dice, {defence} defence dice",
	lineCatapult: "tier {tier}, range {near} to {far}, {attack} attack dice for each stone, {defence} defence dice",
	lineBase:     ", always {n} movement", lineBonus: ", {n} more movement",
	lineLength: "{players} players, {minutes} minutes: {n}.", lineLengthFrom: "{players} players, {minutes} minutes: {n} or more.",
	lineObjective: "{name} ({points}; {ribbons}): {line}.{sign}", lineEitherOr: " Only one such a turn.", lineCard: "{name} ({when}): {line}.",
	lineTo: "{a} to {b}", lineDie: "{face} on {sides}", lineSide: "side", lineSides: "sides", linePoint: "point", linePoints: "points", lineGoal: "objective", lineGoals: "objectives",
}

// enMoments say when an action card may be played: by its icon for the turns, and by the windows in the order of their bits.
var (
	enTurns   = [rules.IconAny + 1]string{rules.IconYour: "your turn", rules.IconOther: "another's turn", rules.IconAny: "any turn"}
	enMoments = [8]string{
		"in the main part", "when you have rolled for a move", "when the movement die was rolled", "between two acts",
		"when your soldier is attacked", "before you roll an attack", "before a roll in which you defend", "after a roll that you are losing",
	}
)
