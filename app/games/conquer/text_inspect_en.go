package conquer

// account names a text of a sheet that explains a piece.
type account int

// The texts of sheets.
const (
	accountNone account = iota
	none
	thisTurn
	nextTurn
	missing
	ofLimit
	// Spaces and soldiers.
	hexTitle
	hexEmpty
	hexWoodcraft
	hexRiver
	hexBridge
	hexDeploy
	buildWays
	buildAbroad
	buildTerrain
	buildSoldier
	buildNoRoom
	soldierBonus
	soldierReward
	soldierOccupies
	soldierAttrition
	soldierUnarmed
	mayBoth
	mayMove
	mayAttack
	maySpent
	maySick
	mayNothing
	upgradeTo
	upgradeNone
	upgradeTwice
	upgradeActed
	upgradeNew
	ammoWith
	rowBuildHere
	rowDeployHere
	rowUpgrade
	rowTargets
	rowAttack
	rowVolley
	rowAttackers
	rowAttacked
	rowVolleyed
	// Settlements.
	siteTitle
	siteNobody
	siteFor
	townTitle
	townSub
	soldierOn
	townOccupied
	townWorked
	townIdle
	townSieged
	townSiegeBuy
	townGuarded
	townOpen
	townUsed
	townVowed
	improveTo
	improveNone
	improveCity
	improveOccupied
	improveBuilt
	improveTwice
	buildTitle
	buildSub
	buildRules
	rowImprove
	rowPrice
	rowTowns
	rowPlaces
	// Cards.
	whereHand
	whereDeclared
	whereDone
	whereGone
	whereHidden
	objThisTurn
	objDeclare
	objEitherOr
	objCopies
	objVowed
	objVowedNow
	objVowedHold
	objHeldNow
	turnOne
	turnMany
	partTurns
	partBoard
	partDone
	claimNow
	declareNow
	claimEnough
	claimTurn
	claimEitherOr
	claimDeclare
	claimNotYet
	claimMain
	worthFaction
	worthSet
	rowPoints
	rowRibbon
	rowWorth
	rowCopies
	cardSub
	cardHand
	cardWhen
	cardStays
	cardReady
	cardUsed
	playNow
	playUsed
	playFinished
	playLater
	playOther
	playYour
	playTarget
	playMoment
	rowOpen
	rowGone
	rowHidden
	rowCards
	objDeckTitle
	objGoneTitle
	actDeckTitle
	actGoneTitle
	pileLeft
	pileGone
	pileOrder
	pileAgain
	pileTimes
	handObj
	handAct
	cardOne
	cardMany
	// Own things.
	resSub
	resTrade
	resStones
	resCraft
	resOf
	resManned
	ownHave
	coinSub
	coinTrade
	peasantSub
	peasantHave
	peasantDo
	peasantBuy
	peasantOf
	capturedHow
	arrowSub
	arrowDice
	arrowTrade
	rowTradeUp
	typeSub
	typeReward
	typeReserve
	typeDeploy
	typeOf
	spaceOne
	spaceMany
	rowUpgradeCost
	rowBox
	// Seats and factions.
	seatSub
	seatFaction
	seatGoals
	seatFinished
	seatLast
	seatIncome
	seatManned
	seatDone
	seatHand
	seatTownIdle
	seatTownTaken
	seatTownWorked
	actOne
	actMany
	rowDone
	rowVowed
	rowHand
	rowOpenCards
	rowGoods
	rowArrows
	rowArmy
	rowReserve
	rowSoldierAt
	factionSub
	factionPlain
	factionCards
	rowKit
	rowPlayer
	// The fight, and the laying of tiles.
	fightTitle
	fightSub
	fightCounter
	fightChoosing
	fightWin
	fightPairs
	fightStrike
	fightPlayed
	diceCount
	dieTitle
	dieSub
	dieCounts
	rowAttackDice
	rowDefenceDice
	rowAttacker
	rowDefender
	rowMayPlay
	rowWithout
	rowAttackDie
	rowDefenceDie
	tileTitle
	tileFree
	tileLies
	tileSides
	tileRiver
	rowSide
	slotTitle
	slotFree
	slotTile
	rowRealm
	placeTitle
	placeOf
	placeRealm
	accounts
)

var enInspect = [accounts]string{
	none: "none", thisTurn: "this turn", nextTurn: "in {whose} next turn", missing: "missing: {goods}", ofLimit: "{n} of {limit}",

	hexTitle: "Space {place}", hexEmpty: "no tile lies here yet", hexWoodcraft: "by {perk} your soldiers enter it for 1",
	hexRiver: "a small river on its {ways} side: no step leads across, but attacks do", hexBridge: "a bridge over a small river on its {ways} side",
	hexDeploy: "you can place a soldier here {time}", rowBuildHere: "Your settlement here", rowDeployHere: "Deploying",
	buildWays: "possible, in as many ways as this: {n}", buildAbroad: "no: it is not your kingdom", buildTerrain: "no: not on a space of this kind ({terrain})",
	buildSoldier: "no: a soldier stands here", buildNoRoom: "no: too near a settlement, or no room for three spaces",
	soldierBonus: "it adds {n} to the movement die", soldierReward: "defeating it brings {goods}", soldierOccupies: "it occupies {town}, and so it can neither attack nor strike back",
	soldierAttrition: "by {card}, {who} cannot attack {time}", soldierUnarmed: "it has nothing to shoot with at present",
	mayBoth: "it may move and then attack {time}", mayMove: "it may move {time}", mayAttack: "it has moved and may still attack {time}",
	maySpent: "it has attacked and can do no more {time}", maySick: "it is sick: it can neither move nor attack {time}", mayNothing: "it has moved and can do no more {time}",
	upgradeTo: "to {soldier}: {goods}", upgradeNone: "none, it is the best of its kind", upgradeTwice: "not this turn: it has been upgraded",
	upgradeActed: "not this turn: it has moved or attacked", upgradeNew: "not this turn: it has just come onto the board", ammoWith: " with {ammo}",
	rowUpgrade: "Upgrade", rowTargets: "Enemies in its reach", rowAttack: "Attack on {soldier}{ammo}", rowVolley: "Volley from {places} on {soldier}",
	rowAttackers: "Enemies who reach it", rowAttacked: "Attack by {soldier}{ammo}", rowVolleyed: "Volley by {whose} Archers at {places}",

	siteTitle: "Place for a settlement", siteNobody: "nobody can build on these three spaces now", siteFor: "as the board stands, {who} could build here",
	townTitle: "{whose} {town}", townSub: "Settlement at {places}",
	soldierOn:    "{whose} {soldier}",
	townOccupied: "occupied by {foe}: its {all} go to {who} every turn as long as that lasts, and nothing goes to {owner}",
	townWorked:   "in {whose} next turn it brings {coins}, and by its peasant {goods}", townIdle: "in {whose} next turn it brings {coins}, and {goods} if a peasant works there then",
	townSieged:   "under siege by {foes}: nobody can be deployed next to it in the main part of a turn",
	townSiegeBuy: "as long as that lasts, soldiers can be bought and placed here when {whose} turn begins: a Warrior for {price}, an Archer for {other}",
	townGuarded:  "guarded by {guards}: no enemy can enter it", townOpen: "nobody guards it: an enemy who comes next to it with 1 movement left, not across a small river, can enter it",
	townUsed: "a soldier was deployed next to it this turn; one a turn is all", townVowed: "{whose} declared objective is to hold it: {turns} of {need} turns so far",
	improveTo: "{town}: {goods}; it then brings {yield}", improveNone: "none, it cannot grow further", improveCity: "not possible: a player has one city, and it stands already",
	improveOccupied: "not while it is occupied", improveBuilt: "not this turn: it has just been built", improveTwice: "not this turn: it has just been improved",
	buildTitle: "New settlement: {town}", buildSub: "Settlement to be built",
	buildRules: "it covers three spaces that touch, in your kingdom, on grass or forest, with {distance} spaces or more between it and every other settlement",
	rowImprove: "Improvement", rowPrice: "Price", rowTowns: "Settlements", rowPlaces: "Places for it now",

	whereHand: "objective in your hand", whereDeclared: "{whose} declared objective", whereDone: "{whose} completed objective", whereGone: "objective on the discard pile",
	whereHidden: "objective in the deck or in a hand", objThisTurn: "only what you do in the turn in which you claim it counts",
	objDeclare: "once declared it lies open and still counts as one of your {limit} objectives", objEitherOr: "of the objectives whose names begin with Captured only one can be claimed in a turn",
	objCopies: "{n}, with different colours", objVowed: "declared by {who}: it must be done by the end of {whose} turn {n} from now",
	objVowedNow:  "declared by {who}: it must be done by the end of this turn",
	objVowedHold: "declared by {who} for {town}: it can be claimed {n} from now", objHeldNow: "declared by {who} for {town}: it can be claimed in the main part of {whose} turn", turnOne: "turn", turnMany: "turns",
	partTurns: "Turns held", partBoard: "On the board", partDone: "Done so far",
	claimNow: "you can claim it now", declareNow: "you can declare it now", claimEnough: "you have completed as many as are played for", claimTurn: "it can be claimed in your turn",
	claimEitherOr: "not this turn: you have claimed another one whose name begins with Captured", claimDeclare: "it must be declared first", claimNotYet: "it is not fulfilled yet",
	claimMain:    "it can be claimed in the main part of your turn",
	worthFaction: "{n} of them for {faction}", worthSet: "{n} of them for three cards with {color}",
	rowPoints: "On the card", rowRibbon: "Colours", rowWorth: "Worth to you", rowCopies: "Cards of this kind",
	cardSub: "Action card", cardHand: "Action card in your hand: {n}", cardWhen: "to be played: {when}",
	cardStays: "it is not discarded: it lies open before you, turned over when used, and is ready again when your next turn begins",
	cardReady: "{who}: ready", cardUsed: "{who}: turned over",
	playNow: "you can play it now", playUsed: "you have used it; it is ready again when your next turn begins", playFinished: "you have ended the game and play no cards any more",
	playLater: "no card can be played yet", playOther: "not now: it is for the turns of others", playYour: "not now: it is for your own turn",
	playTarget: "not now: there is nothing that it could be played on", playMoment: "not now: it is for another moment",
	rowOpen: "Open", rowGone: "Discarded", rowHidden: "In the deck or in other hands", rowCards: "Cards",
	objDeckTitle: "Deck of objectives", objGoneTitle: "Discarded objectives", actDeckTitle: "Deck of action cards", actGoneTitle: "Discarded action cards",
	pileLeft: "{cards} left", pileGone: "{cards}", pileOrder: "what comes next is unknown to all; everybody draws one at the beginning of a turn, but not in the first",
	pileAgain: "when the deck is empty, the discarded cards are shuffled and become the deck", pileTimes: "{card} ({n})",
	handObj: "{n} in hand, {declared} declared, {done} completed", handAct: "{n} in hand, {open} open", cardOne: "card", cardMany: "cards",

	resSub: "Resource", resTrade: "settlements bring {things}; in the main part of your turn you can sell one for {sell} and buy one for {buy}",
	resStones: "{soldier} throws 1 to {stones} of them in an attack", resCraft: "defeated enemies bring craftpoints too", resOf: "{n}; {income} more in the next turn",
	resManned: "{n}; {income} more in the next turn if every settlement has a peasant then",
	ownHave:   "you have {things}", coinSub: "Money",
	coinTrade:  "selling a resource brings {sell}; {basics} costs {buy}, a craftpoint {craft}, a peasant {peasant}",
	peasantSub: "Peasants who are not at work", peasantHave: "you have {n} to spare, and {idle} without a peasant",
	peasantDo:  "a peasant on a settlement makes it bring resources and comes back to you when your turn begins; crafting a soldier takes one for good",
	peasantBuy: "you can buy one for {price}; at the end of your turn those without a settlement can be sold for {sale} each", peasantOf: "{n} to spare, {working} at work",
	capturedHow: "they come by entering an enemy settlement on which one works, and by {card}",
	arrowSub:    "Ammunition", arrowDice: "with {arrow}, {archer} attacks with {one} dice and {bolteer} with {two}", arrowTrade: "{coins} and {arrow}", rowTradeUp: "Trading up",
	typeSub: "Kind of soldier", typeReward: "whoever defeats {soldier} gets {goods}", typeReserve: "in your reserve: {soldiers}; your army has {n} of {limit} soldiers",
	typeDeploy: "{spaces} to deploy on {time}", typeOf: "{n} on the board", spaceOne: "space", spaceMany: "spaces", rowUpgradeCost: "Price of the upgrade",
	rowBox: "Left in the box",

	seatSub: "No faction yet", seatFaction: "{faction}, {colors}", seatGoals: "{n} of {target} objectives completed; {points} as things stand",
	seatFinished: "all objectives are completed: no more turns, no more cards", seatLast: "last turns still to begin: {n}", seatIncome: "{whose} next turn brings {goods} as things stand",
	seatManned: "{whose} next turn brings {goods} if every settlement has a peasant then",
	seatDone:   "{name} ({points}; {colors})", seatHand: "{obj} and {act}", seatTownIdle: "no peasant", seatTownTaken: "occupied by an enemy", seatTownWorked: "with a peasant",
	actOne: "action card", actMany: "action cards", rowDone: "Completed", rowVowed: "Declared", rowHand: "In hand", rowOpenCards: "Open cards", rowGoods: "Goods", rowArrows: "Arrows",
	rowArmy: "Army", rowReserve: "In reserve", rowSoldierAt: "{soldier} at {place}",
	factionSub: "Faction, {colors}", factionPlain: "this game is played without perks", factionCards: "{cards} of the {all} objectives show one of its colours, {points} in all",
	rowKit: "Kit", rowPlayer: "Played by",

	fightTitle: "The engagement", fightSub: "{attacker} against {target}", fightCounter: "the one who was attacked strikes back, or it is answered again",
	fightChoosing: "the arrows are being chosen", fightWin: "the attack wins if its total is higher; at equal totals the defence holds, unless a card says otherwise",
	fightPairs: "two soldiers fight side by side, so nobody strikes back", fightStrike: "a defence that holds and shows a {c} may strike back, if it reaches the attacker, can pay and occupies no settlement",
	fightPlayed: "played: {n}", diceCount: "{n} × {face}", dieTitle: "Die: {face}", dieSub: "Face of a die", dieCounts: "it counts {points}",
	rowAttackDice: "Attack dice", rowDefenceDice: "Defence dice", rowAttacker: "Attacker", rowDefender: "Defender", rowMayPlay: "{whose} possible cards", rowWithout: "Without it",
	rowAttackDie: "An attack die", rowDefenceDie: "A defence die",
	tileTitle: "Tile {n}", tileFree: "Not laid yet", tileLies: "Lies around {place}, side {side} up", tileSides: "a tile has two sides and may be turned at will",
	tileRiver: "unturned, its large river runs {ways}", rowSide: "Side {side}",
	slotTitle: "Tile place around {place}", slotFree: "Empty", slotTile: "Tile {n}, side {side}", rowRealm: "Kingdom",
	placeTitle: "Player's place around {place}", placeOf: "{who}'s place", placeRealm: "a kingdom is the player's own tile of {cells} spaces and the two tiles beside it",
}
