package coincrown

import (
	"tabard/app/face"
	rules "tabard/engines/coincrown"
)

// enMore are sentences and words that hang on more than an id of the rules.
var enMore = map[string]string{
	// Headings of the list of actions.
	"buy": "Buy a card", "conquer": "Conquer a land", "upgrade": "Upgrade a land", "extra": "Free actions",
	"building": "Use a building", "end": "Finish", "pay": "Payments", "choice": "Choose", "forces": "Send forces",
	"overseas": "Overseas", "sources": "Cover resources",

	// Counted words.
	"level": "level", "levels": "levels", "token": "token", "tokens": "tokens", "card": "card", "cards": "cards",
	"coin": "coin", "coins": "coins", "resource": "resource", "resources": "resources", "action": "action",
	"actions": "actions", "moreAction": "more action", "moreActions": "more actions", "point": "point",
	"battle": "battle", "battles": "battles", "moreBattle": "more battle", "moreBattles": "more battles",
	"points": "points", "land": "land", "lands": "lands",

	// Parts of actions.
	"withBonus": ", with {coins} on it",

	"nothing":       "nothing",
	"leftOf":        "{n} of {tokens}",
	"forPrice":      " for {price}",
	"free":          ", free",
	"harbor":        " with {levels} by Harbor",
	"leaveBonus":    "Leave {coins} to the supply",
	"leaveShort":    "Leave the coins",
	"fillNone":      "Use {cards} for the {resource}",
	"fillNoneShort": "Use {cards}",
	"offerNone":     "Offer no {denom}",
	"offerNoShort":  "No {denom}",
	"attackNow":     "Attack {land} with strength {n}",
	"attackShort":   "Attack with {n}",
	"noItem":        "Take nothing from overseas",
	"noItemShort":   "Nothing",

	"theCard":      "the {card}",
	"theTop":       "the unseen top card of the {tier} deck",
	"fromOverseas": "{item} from overseas",
	"sailing":      "sailing {levels}",

	// What else an action brings. A free iron coin is a chip already.
	"kindNew": "a new kind of card", "ironTakes": "takes the coin for {iron} from {who}", "ironTies": "ties with {who} for {iron}", "ironLevel": "ties for {iron}",
	"noteOver": "paying loses at least {n} bronze of value",
	"noteMint": "a swap at the Mint would let you pay it exactly", "noteReserve": "it joins your income next year",
	"noteSail":  "uses this turn's visit: nothing can be fetched this turn",
	"noteWilds": "{missing} by builders, storehouses or from overseas", "noteReach": "you reach strength {n}",

	// Warnings.
	"tooMany":    "more than needed: one card less would do",
	"lost":       "{n} bronze of value is lost: there is no change",
	"turnAction": "One action: buy a card, conquer a land or upgrade one", "turnReserve": "Put a coin in reserve", "turnBuildings": "Use your buildings",
	"turnMint": "Visit the Imperial Mint", "turnChurch": "Visit the Church", "turnOverseas": "Sail your ship (goods are fetched during an upgrade or a battle)",
	"turnEnd": "End the turn, or pass if you took no action", "turnNone": "You have nothing for it now",
	"sweep":     "{coins} will go to your discard",
	"passCould": "you can still act this turn",
	"passKeep":  "you may reserve one coin first",
	"endLeft":   "you have {actions} left",
	"storeLost": "its second resource is lost",
	"notNeeded": "not needed: your strength is enough",

	// Words of chips, for those who listen.
	"chipNeed": "strength needed", "chipStrength": "strength", "chipIron": "points for the iron coin of {iron}",
	"chipRetire": "retires", "chipReady": "ready again", "chipIncome": "income in bronze",
}

var enPrompts = [len(rules.FrameNames)]face.Question{
	rules.FrameTurn:   {"Choose your action", "", "{actions} left"},
	rules.FramePay:    {"Choose coins to pay {price}", "for {what}", ""},
	rules.FrameBonus:  {"Take the coins that lie on the card?", "{coins} on {what}", ""},
	rules.FrameDeploy: {"Choose who fights for {land}", "strength {have} of {need}", "{more} more needed"},
	rules.FrameItem:   {"Take something from overseas for this upgrade?", "{land} becomes {rank}", ""},
	rules.FrameFill:   {"How do you cover {n} {resource}?", "{land} becomes {rank}", ""},
	rules.FrameWilds:  {"Choose who covers {resources}", "{land} becomes {rank}", ""},
	rules.FrameOffer:  {"How many {denom} coins do you offer?", "for the church", "{coins} offered so far"},
	rules.FrameLevels: {"How far does your ship sail?", "it is at level {level} of {top}", ""},
}

// enMenu are the faces of the turn's menu: nothing done yet, more actions left, all done.
var enMenu = [3]string{"Choose your action", "Choose another action, or end your turn", "End your turn, or use a free action first"}

var enEvents = [len(rules.EventNames)]string{
	rules.EvYear:              "Year {n} begins",
	rules.EvStart:             "{start}",
	rules.EvIncome:            "{who} drew {coins}",
	rules.EvReserveBack:       "{who} got the reserved {denom.a} back",
	rules.EvPurseFilled:       "{who} refilled the purse with {coins}",
	rules.EvPaid:              "{who} paid {coins}{to}",
	rules.EvBought:            "{who} {how}",
	rules.EvDeckCard:          "{ARow.a} came up from the {tier.b} deck",
	rules.EvBonusTaken:        "{who} took {coins} from the card",
	rules.EvBonusLeft:         "{who} left {coins} to the supply",
	rules.EvTokens:            "{who} put {token.n} on {aTroop.a}",
	rules.EvIron:              "{who} took the iron coin for {iron.a}{from}",
	rules.EvConquered:         "{who} conquered {land.a}, {aRank.b}, by {means.c}",
	rules.EvLandShown:         "{land.a} is now the top {rank.b}",
	rules.EvTroopUsed:         "{who} sent {aTroop.a}: {left} left",
	rules.EvTroopRetired:      "{who} retired {aTroop.a}: no tokens left",
	rules.EvCavalryRetired:    "{who} sent a Cavalry, which retired",
	rules.EvArmorUsed:         "{who} used an Armor",
	rules.EvCollected:         "{who} took {item.a} from overseas",
	rules.EvHarborUsed:        "{who} used a Harbor for {level.n}",
	rules.EvAdvanced:          "{who} sailed from level {num.a} to level {num.b}",
	rules.EvUsed:              "{who} used {cards}",
	rules.EvStorehouseRetired: "{who} retired a Storehouse for {resource.n}",
	rules.EvUpgraded:          "{who} upgraded {land.a} to {aRank.b}",
	rules.EvReserved:          "{who} reserved 1 {denom.a}",
	rules.EvMinted:            "{who} swapped {give.a} for {take.a} at the Mint",
	rules.EvOffered:           "{who} offered {coins} to the church",
	rules.EvRecommissioned:    "{who} brought back {aClass.a} with a Barracks",
	rules.EvMilled:            "{who} used {aCard.a}: {cards} ready again",
	rules.EvToll:              "{who} drew {coins} with a Toll Station",
	rules.EvLooked:            "{who} looked at the deck tops with a Watchtower{seen}",
	rules.EvFortified:         "{who} used a Fortress: {moreAction.n}",
	rules.EvTurnEnded:         "{who} ended the turn",
	rules.EvPassed:            "{who} passed for this year",
	rules.EvSwept:             "{who} put {coins} into the discard",
	rules.EvSeeded:            "{Tier.a} {place.b}: 1 bronze more",
	rules.EvConverted:         "{Tier.a} {place.b}: 3 bronze became 1 silver",
	rules.EvRefilled:          "{Tier.b} {place.c}: {row.a}",
	rules.EvReadied:           "{who} readied {card.n}",
	rules.EvOver:              "The game is over",
}

// enEventMore are the parts of log lines that hang on an argument.
var enEventMore = face.Texts{
	{"toSupply", " to the supply"}, {"fromSeat", " from {who}"}, {"diplomacy", "diplomacy"}, {"force", "force"},
	{"boughtRow", "bought {aRow.a}"}, {"boughtPeeked", "bought {aRow.a}, seen on the {tier.b} deck"}, {"boughtBlind", "drew {aRow.a} from the {tier.b} deck"},
	{"seen", ": {cards}"}, {"yearEnds", "Year {n} ends"},
}

var enOptions = face.Pairs{
	{"start", "Start player", "Who takes the first turn; later years follow the rules."},
	{"cards", "Cards", "Whether they bring points themselves."},
}

var enValues = face.Pairs{
	{"start.random", "By lot", "Chance decides."},
	{"start.first", "Seat 1", "The first seat starts."},
	{"start.second", "Seat 2", "The second seat starts."},
	{"start.third", "Seat 3", "The third seat starts; for 3 or 4 players."},
	{"start.fourth", "Seat 4", "The fourth seat starts; for 4 players."},
	{"cards.means", "A means", "As the rulebook has it."},
	{"cards.kinds", "Kinds count", "Each kind of card that you have brings 2 points at the end."},
}

var enStrength = face.Pairs{
	{"page", "Page", "Learning the trade. A kind first opponent."},
	{"squire", "Squire", "Knows what things are worth, and slips now and then."},
	{"knight", "Knight", "Plans the whole turn and punishes waste."},
	{"marshal", "Marshal", "Weighs every way of a turn against what may be drawn. Bring your best."},
}

var enParts = face.Pairs{
	{"lands", "Lands", "Hamlet 1, village 2, town 4, city 7"},
	{"church", "Church", "For the largest offerings, by value"},
	{"iron", "Iron coins", "The points on the iron coins you hold"},
	{"kinds", "Kinds of card", "2 points each"},
}

var enKeys = face.Texts{
	{"points", "most points"}, {"cities", "most cities"}, {"towns", "most towns"}, {"villages", "most villages"},
	{"hamlets", "most hamlets"}, {"coins", "most coin value in purse and discard"},
}

// enWorth is what the rivals count, in the words of advice.
var enWorth = []face.Worth{
	{"tempo", "The turn"}, {"lands", "Lands"}, {"iron", "Iron coins"}, {"church", "Church offerings"}, {"coins", "Coins to come"},
	{"resources", "Resources"}, {"builders", "Builders"}, {"army", "The army"}, {"conquest", "Lands in reach of the army"},
	{"upgrades", "Lands ready to be raised"}, {"strongholds", "Fortresses and watchtowers"}, {"overseas", "Overseas and harbors"},
	{"kinds", "Kinds of card"},
}
