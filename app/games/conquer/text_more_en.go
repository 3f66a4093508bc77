package conquer

// text names a sentence or a part of one that hangs on more than one id of the rules.
type text int

// The texts of the game as it is played. Some are reached by counting on from the first of a row.
const (
	_ text = iota

	// Where the game stands.
	gameOver
	settingUp
	lastRound
	lastTurn
	moreTurns
	roundOf
	ofGoals
	partCards
	partIncome
	partActions
	partPeasants
	onlyFour
	onlyLaid

	// Counted words: one, then many.
	coinOne
	coinMany
	peasantOne
	peasantMany
	soldierOne
	soldierMany
	settlementOne
	settlementMany
	objectiveOne
	objectiveMany
	actionOne
	actionMany
	pointOne
	pointMany
	dieOne
	dieMany
	movementOne
	movementMany
	hexOne
	hexMany
	capturedOne

	// Arrows: a normal one, then a flaming one.
	arrowOne
	flamingOne
	arrowMany
	flamingMany
	arrowA
	flamingA
	lastArrow
	lastFlaming
	lastStones
	twoArrows

	// Names of places, pieces and cards.
	nothing
	nowhere
	townThere
	townOf
	townByTag
	soldierIn
	soldierAt
	soldierThere
	wayFrom
	noKingdom
	inKingdom
	nextTo
	goalIn
	goalShort
	anObjective
	anAction
	theOpen
	theDeclared

	// Questions.
	dropOrKeepObj
	dropOrKeepAct
	buyOrEnd
	sellOrEnd
	canMove
	canClaim
	freePeasants
	stepBegins // by rules.StepStart and the next two
	stepBetween
	stepEnds
	attackerWins
	defenderHolds
	couldDefend
	couldWall
	couldMend
	couldMendDefence

	// How questions are closed: a sentence, then a button.
	passRoll
	passRollShort
	passStep
	passStepShort
	passFlight
	passFlightShort
	passBefore
	passBeforeShort
	passAfter
	passAfterShort
	passCounter
	passCounterShort
	doneSiege
	doneSiegeShort
	doneObj
	doneObjShort
	doneAct
	doneActShort
	donePeasants
	donePeasantsShort
	stillClaim
	notMoved
	notAttacked
	emptyTowns
	idlePeasants
	gameEnds
	isNext

	// Laying the board.
	sideIs
	turnNone
	turnBy
	riversTo
	fromMiddle
	aroundIs
	inTheMiddle
	besideTiles
	realmOf
	realmNone
	beginsWith
	coloursAre

	// Work.
	leavesCoins
	youHave
	armyOf
	willYield
	yieldOf
	upgradeDice
	upgradeCatapult
	coversOne
	coversMany
	openAround
	enemyTown
	thenClaim

	// Marches.
	moveFixed
	moveBonus
	moveDie
	moveUsed
	moveCosts
	canStrike
	leavesFree
	breaksVow
	takesPeasant
	occupierGets
	noAttackThere
	catapultGoes

	// Fights.
	diceAgainst
	chanceBoth
	chanceSafe
	winsCraft
	withArrow
	andArrow
	byFlaming
	byStones
	flamingNone // by the number of flaming arrows
	flamingHalf
	flamingBoth
	rollLies
	noDice
	attackDie
	defenceDie
	attackAt
	counterAt
	theRoll

	// Cards.
	onTarget
	shortOn
	deploys
	shortDeploys
	changesTo
	oddsTo
	lateDie
	forSettlement
	inTurn
	forGoods
	bySoldier
	leavesBoard
	plusFaction
	plusSet
	onlyOne
	lastObjective
	lastKingdom
	lastOfMine
	lastOfAll
	finishedFirst
	stillToDo
	soFar
	byCard
	toTier2
	toAvalon
	byRounds

	momentIs

	texts
)

var enMore = [texts]string{
	gameOver: "The game is over", settingUp: "Before the first turn", lastRound: "Round {n}, the last turns: {who} completed all objectives",
	lastTurn: "Round {n}, {whose} last turn: {who} completed all objectives", moreTurns: "Round {n}, {whose} turn and {left} more: {who} completed all objectives",
	roundOf: "Round {n}, {whose} turn; {target} to complete", ofGoals: "of {n} completed",
	partCards: "Cards", partIncome: "Income", partActions: "Actions", partPeasants: "Peasants",
	onlyFour: "Only with four players", onlyLaid: "Only when the players lay the tiles",

	coinOne: "coin", coinMany: "coins", peasantOne: "peasant", peasantMany: "peasants", soldierOne: "soldier", soldierMany: "soldiers",
	settlementOne: "settlement", settlementMany: "settlements", objectiveOne: "objective", objectiveMany: "objectives",
	actionOne: "action card", actionMany: "action cards", pointOne: "point", pointMany: "points", dieOne: "die", dieMany: "dice",
	movementOne: "movement", movementMany: "movement", hexOne: "space", hexMany: "spaces", capturedOne: "captured peasant",

	arrowOne: "arrow", flamingOne: "flaming arrow", arrowMany: "arrows", flamingMany: "flaming arrows", arrowA: "an arrow", flamingA: "a flaming arrow",
	lastArrow: "uses your last arrow", lastFlaming: "uses your last flaming arrow", lastStones: "uses the last of your stone",
	twoArrows: "takes two arrows",

	nothing: "nothing", nowhere: "nowhere", townThere: "the settlement at {place}", townOf: "{whose} {town} at {place}", townByTag: "{lord.c} {hold.c} at {site.b}",
	soldierIn: "{whose} {soldier} in {town}", soldierAt: "{whose} {soldier} at {place}", soldierThere: "the {soldier} at {place}", wayFrom: "{n} {way}",
	noKingdom: "in no kingdom", inKingdom: "in {whose} kingdom", nextTo: "next to {things}", goalIn: "{title} ({colours})", goalShort: "{title}: {colours}",
	anObjective: "{who} drew an objective", anAction: "{who} drew an action card", theOpen: "the open ", theDeclared: "the declared ",

	dropOrKeepObj: "Discard an objective, or keep all", dropOrKeepAct: "Discard an action card, or keep all",
	buyOrEnd: "Buy peasants for empty settlements, or end your turn", sellOrEnd: "Sell peasants who have no work, or end your turn",
	canMove: "{n} of {all} can move", canClaim: "{n} can be claimed", freePeasants: "{n} free",
	stepBegins: "{whose} turn begins", stepBetween: "{whose} move or attack is over", stepEnds: "{whose} turn ends",
	attackerWins: "the attack wins", defenderHolds: "the defence holds",
	couldDefend: "Added Defense would add a die", couldWall: "Added Defense would add a die, Shield Wall a second Warrior",
	couldMend:        "Weak Fight or Weaker Fight could change that",
	couldMendDefence: "Added Defense, Weak Fight or Weaker Fight could change that",

	passRoll: "Let the roll stand", passRollShort: "Let it stand", passStep: "Lead nobody astray", passStepShort: "Pass",
	passFlight: "Stay and fight", passFlightShort: "Stay", passBefore: "Go on to the roll", passBeforeShort: "Roll",
	passAfter: "Let the roll stand", passAfterShort: "Let it stand", passCounter: "Do not strike back", passCounterShort: "No",
	doneSiege: "Buy no more and begin the turn", doneSiegeShort: "Begin turn", doneObj: "Keep all objectives", doneObjShort: "Keep all",
	doneAct: "Keep all action cards", doneActShort: "Keep all", donePeasants: "End your turn", donePeasantsShort: "End turn",
	stillClaim: "You could still claim {goals}", notMoved: "{n} could still move", notAttacked: "{n} could still attack", emptyTowns: "{n} would stay without a peasant",
	idlePeasants: "{n} would have no work and can be sold next", gameEnds: "the game ends", isNext: "{who} is next",

	sideIs: "side {side}: {terrain}", turnNone: "as it is printed", turnBy: "turned {n} degrees clockwise", riversTo: "; its large rivers run {ways}",
	fromMiddle: ", {way} of the middle", aroundIs: "around {place}: {terrain}", inTheMiddle: "in the middle", besideTiles: "beside tile {tiles}",
	realmOf: "in the kingdom of the place around {place}", realmNone: "in no kingdom", beginsWith: "begins with {things}", coloursAre: "{colours}",

	leavesCoins: "leaves {coins}", youHave: "you have {n}", armyOf: "soldier {n} of {all}", willYield: "yields {goods} next turn",
	yieldOf: "each turn brings {goods}", upgradeDice: "attack dice {attack} to {more}, defence dice {defence} to {shields}",
	upgradeCatapult: "attack dice {attack} to {more} a stone, defence dice {defence} to {shields}", coversOne: "one of the three is forest", coversMany: "{forest} of the three are forest",
	openAround: "spaces around it that can be walked on: {n}", enemyTown: "{way} to {town}", thenClaim: "then you can claim {goals}",

	moveFixed: "moves {n} without a die", moveBonus: "rolls the die and adds {n}", moveDie: "rolls the die", moveUsed: "its move is used up", moveCosts: "{n} of {all} movement", canStrike: "can attack {soldiers} from there",
	leavesFree: "sets {town} free", breaksVow: "You lose the declared objective {goal}", takesPeasant: "captures the peasant",
	occupierGets: "brings you {goods} each turn", noAttackThere: "it cannot attack from there", catapultGoes: "{Lord.c} {man.c} at {hex.a} moves {n}",

	diceAgainst: "{attack} against {defence}", chanceBoth: "{win}% to win, {lose}% to lose {whose} {soldier}", chanceSafe: "{win}% to win, and it cannot strike back",
	winsCraft: "wins {craft}", withArrow: " with {arrow}", andArrow: " and {arrow}", byFlaming: ", flaming", byStones: ", {n}",
	flamingNone: "Shoot two normal arrows", flamingHalf: "Shoot a normal and a flaming arrow", flamingBoth: "Shoot two flaming arrows",
	rollLies: "{a} against {d}: {result}", noDice: "no dice", attackDie: "an attack", defenceDie: "a defence",
	attackAt: "Attack at {place}", counterAt: "Counter-attack at {place}", theRoll: "The dice",

	onTarget: " on {target}", shortOn: "{card}: {target}", deploys: ": {soldier} at {place}", shortDeploys: "{soldier} at {place}",
	changesTo: "{to} instead of {from}", oddsTo: "{attack} against {defence}: the attack wins with {to}% instead of {from}%",
	lateDie: "{n} of {all} faces save the defence", forSettlement: " for {town}", inTurn: "can be claimed in your turn {n} at the earliest",
	forGoods: " for {goods}", bySoldier: " with {soldier}", leavesBoard: "the soldier leaves the game",
	plusFaction: "+{n} for a colour of your faction", plusSet: "+{n} for three in {colour}", onlyOne: "only one objective whose name begins with Captured each turn",
	lastObjective: "This ends your turn at once, and everyone else has one more", lastOfMine: "This ends your turn at once",
	lastKingdom: "This ends your turn at once, and everyone else has {n} more", lastOfAll: "This ends your turn at once, and you have no other",
	finishedFirst: "{who} completed the last objective: everyone else has {n} more turns",
	stillToDo:     "{n} still to do", soFar: "{have} of {need} so far", byCard: " by {card}", toTier2: "to tier 2", toAvalon: "to the City of Avalon",
	byRounds: ": the last round has been played",

	momentIs: ": {when}",
}
