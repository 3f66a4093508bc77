package emara

// enBoard are the captions of the board, and what it says to those who listen: entries that end in Aria describe a piece
// in full.
var enBoard = map[string]string{
	"setupAria": "Before the first round", "roundAria": "Round {n} of {all}, turn {turn} of {turns}. Order of this round: {order}",

	"eventNone": "No event before the first round", "eventGain": "At once", "eventReward": "At the round's end", "eventRule": "All round",
	"eventAria": "Event of this round: {event}. {line} {left} events not seen yet",

	"track": "Citizens and buildings", "keyCitizens": "Citizens", "keyBuildings": "Buildings", "keyForecast": "Final score now", "keyLow": "The lower one counts",
	"laneAria": "{who}: {citizens}, {buildings}, {gap}; final score {final} if the game ended now",
	"gapNone":  "both level", "gapCitizens": "citizens are short by {n}", "gapBuildings": "buildings are short by {n}",
	"soloAhead": "You are ahead of Victoria's {points}", "soloBehind": "Victoria is not beaten yet: she has {points}",
	"victoriaAria": "Victoria: {points}, heading for {heads} if only she turns markers and takes ranks", "victoriaEnd": "Victoria: {points}",

	"mixed": "Circuit {n}", "circuitAria": "{circuit}, clockwise: {places}",
	"placeAria": "{place}, place {n} of 4, {circuit}", "placeNext": "Clockwise next: {place}", "standHere": "Here: {who}",
	"yields": "Yields {good}", "castleOffers": "A gift brings 1 ring; 1 book brings 5 buildings",
	"cathedralOffers": "A donation brings 1 book and a favor token",
	"marketOffers":    "1 resource buys 1 coin; 1 to 5 books bring 3, 6, 10, 15 or 21 citizens",
	"siteOffers":      "1 stone brings 5 buildings and citizens; breads bring citizens; 1 wood brings 5 buildings, 3 wood 10",
	"councilorAria":   "{whose} councilor at {place}, 1 step before {next}",

	"hutFree":   "{place}, {hut} hut, free: {cost}",
	"hutTaken":  "{whose} craftsman at {place}, {hut} hut",
	"guestAria": "{advisor} at {place}. Costs {cost}. {line}", "guestNone": "Nobody to recruit at {place}", "noGuest": "Nobody",

	"gift": "Gift", "donation": "Donation", "anyResource": "Any resource", "fixed": "fixed",
	"giftAria": "Gift of {good}: costs {cost}", "donationAria": "Donation of {good}: costs {cost}",
	"stoneAria": "Delivering a stone: 5 buildings and {points}", "breadAria": "Delivering bread: {points} for each",
	"markThen": ", then {next} and {after} from then on", "markLast": ", then {after} from then on", "markGone": " from now on",

	"ranks": "Noble ranks", "stacks": "At court",
	"nobleAria": "{rank}: costs {cost}, brings {points}", "nobleThen": ", then {left}", "nobleNone": "{rank}: no card is left",
	"nobleHeld": "Held by {who}", "nobleNext": "Your next rank",
	"patron": "{left} more below", "patronNone": "No more advisors",
	"patronAria": "Next advisor, on top of the stack: {advisor}. Costs {cost} once on a town location. {line} {left} more below",
	"favors":     "Favor tokens", "favorsLeft": "{stack} left, {discard} discarded",
	"favorsAria": "Favor tokens: {stack} in the stack, {discard} on the discard pile",

	"choice": "Keep one", "slots": "Slots", "hand": "Your cards", "pool": "Not in hand", "handNone": "No cards in hand",
	"slotEmpty": "Slot {n}, {steps}: empty", "slotFilled": "Slot {n}, {steps}: {card}",
	"slotLeads": "Leads to {one} or {two}",
	"handAria":  "{card}, in your hand. {line}",
	"inDeck":    "{card}, still to be drawn", "isPlayed": "{card}, played in this half", "inSlot": "{card}, played this round",
	"goods": "Goods", "goodAria": "You have {good}",
	"crafts": "Craftsmen", "craftAria": "Craftsmen left: {n}; the next brings {points}", "craftNone": "No craftsmen left",
	"rankAria": "Rank: {rank}", "rankReady": "{rank} can be paid", "rankNext": "{rank} needs",
	"rankMissing": "For {rank} there is missing {missing}",
	"advisors":    "Advisors", "used": "Used this turn", "unused": "Not used this turn",
	"tokens": "Favor tokens", "tokenAria": "Favor token for {place}: {reward}", "farHere": "Your councilor stands there", "here": "you stand there",
	"far": "Your councilor is {steps} away",

	"leftover": "Left over", "leftoverAria": "Left-over goods are worth {points}",
	"purseAria": "Goods: {goods}", "purseNone": "No goods",
	"handCount": "{cards} in hand", "handOpen": "In hand: {cards}", "roundCards": "Played this round: {cards}",
	"halfCards": "Played earlier in this half: {cards}", "isPast": "Played",
}
