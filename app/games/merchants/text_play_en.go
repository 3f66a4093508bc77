package merchants

import (
	"tabard/app/face"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// enMore are sentences and words that hang on more than an id of the rules.
var enMore = map[string]string{
	// The turn on its card.
	"turnLearn": "Learn: take a craft card", "turnForge": "Forge weapons", "turnSell": "Sell a weapon", "turnKingdom": "Take a kingdom card",
	"turnBoth": "Forge and sell with a craft bonus card", "turnEnd": "One of these, then end the turn", "turnNone": "You have nothing for it now",
	// Where the game stands.
	"over": "The game is over", "turnline": "{season}, {tokens} of {all} tokens", "turnlineEnd": "{season}, final turns: {n} left",
	"turnlineLast": "{season} ends: this turn, then {turns} more", "forecast": "gold if the year ended now", "lastTurn": "your last turn before the war",
	"matsFixed": "Only with two players",

	// Headings of the list of actions.
	"learn": "Learn a craft", "forge": "Forge", "sell": "Sell {weapons}", "kingdom": "Take a kingdom card", "both": "Forge and sell {weapons}",
	"tile": "Reward tiles", "bond": "Crown Bond", "end": "Finish", "sellOther": "Not for sale now",

	// Counted words.
	"gold": "gold", "golds": "gold", "level": "level", "levels": "levels", "point": "defeated point", "points": "defeated points",
	"space": "open space", "spaces": "open spaces", "turn": "turn", "turns": "turns", "more": "more", "mores": "more",
	"card": "card", "cards": "cards", "weapon": "weapon", "weapons": "weapons",

	// Names.
	"kind": "{quality} {weapon}", "field": "{region} {n}", "ownWeapon": "{whose} {weapon}",
	"craft": "{levels} in {weapons}", "craftCoins": "{levels} in {weapons} with {gold} off", "lostCraft": "the craft card for {craft}",
	"free": "for nothing", "freeShort": "free", "price": " for {gold}", "raceTile": "race reward tile", "regionTile": "region tile", "levelChip": "{levels} in {weapons}",
	"wants": "{race} ({weapon})", "first": "first", "second": "second",

	// What a craft card changes.
	"levelTo": "level {before} to {after}", "firstForge": "{weapons} can be forged, for {standard} each", "cheaper": "forging {weapons} then costs {standard}",
	"cheaperBoth": "forging {weapons} then costs {standard}, vorpal ones {vorpal}", "vorpal": "vorpal {weapons} can be forged, for {vorpal} each",
	"thenSecond": "a second card may follow",

	// What a weapon is forged for.
	"leaves": "leaves {gold}", "wanted": "{spaces} for {weapons} now", "wantedNone": "no open space for {weapons} now",
	"heldAll": "{n} held by others", "heldNone": "none held by anyone", "heldMine": "{n} held, {own} of them by you", "heldMineAll": "{n} held, by you alone",

	// How the gold of a sale comes about.
	"sum": "{base}{parts} = {n}", "plusRace": ", +{n} {race} tiles", "plusRaceOne": ", +1 {race} tile", "plusRegion": ", +1 {region} tile",
	"plusCard": ", +1 {card}", "cut": ", -1 by the card",

	// What follows from an action.
	"takesTile": "takes your {one.a} reward tile", "noTile": "no reward tile: yours of this season is taken", "takesBonus": "takes the bonus card for {weapons.a}",
	"usesBonus":  "uses up the bonus card for {weapons} this season",
	"movesToken": "moves the token of {region.a}, number {n} of {all}", "dropsToken": "takes the token of {region.a} off the board", "unlocks": "opens {field} for {wants}", "unlocksFull": "{field} was full already",
	"steveSells": "{steve} then sells {aWeapon.b} to {buyers.a} at {spot.a}", "steveNone": "{steve} then finds no room with {race.a}",
	"facesSteve": "faces {weapon}, {why}", "faces": "faces {weapon}: {result}, {why}", "wins": "now the new one wins", "loses": "now the new one loses", "ties": "now a tie", "alone": "nothing faces it yet",
	"wrong": "the space asks for {weapon}", "lost": "{card} is lost", "noMore": "selling to {race} brings no reward tile until next season",

	// Warnings.
	"warnEnd": "this ends the season: everyone else has one more turn, then comes war", "warnWar": "war breaks out and {inSeason} ends", "warnYear": "war breaks out and the game ends",

	// Kingdom cards and tiles.
	"takeGet": ", with {gold}", "slot": "{lasts}, card {n} of {limit}", "worth": "worth {gold} now",
	"moreThere": "every later sale there brings 1 gold more", "moreThem": "every later sale to them brings 1 gold more", "openHere": "{spaces} there now",

	// The end of a turn.
	"next": "{who} is next", "finalTurn": "{who} is next, then {turns} more before the war", "finalLast": "{who} is next, for the last turn before the war",
	"relief": "Pass and get {gold}",

	// Questions that hang on a card.
	"forgeFirst": "Forge a weapon", "byCard": "{card}: each for 2 gold less", "saleWrong": "Choose a weapon and a space that asks for another",
	"saleLocked": "Choose a weapon and a locked space", "saleFirst": "Sell a weapon for 1 gold less", "saleSecond": "Sell a second weapon for 1 gold less?",

	// What is out of reach.
	"sellKind": "Sell {weapon}", "sellLocked": "Sell into a locked space", "bothKind": "Forge and sell {weapon}",
	"holdNone": "You hold no {weapons}", "noSpace": "No open space asks for {weapon}", "untilFull": "Locked until every battlefield before it is filled on both sides",

	// Parts of log lines.
	"learned": ", for {gold}", "sumIn": " ({sum})", "passedGot": " and got {gold}", "byOld": " from the discard pile", "opened": "laid open",
	"beatLevel": "level {high} to {low}", "beatVorpal": "vorpal over standard", "beatSteve": "which always loses", "beatFine": "by {card}, both level {high}",
	"tieSteve": "both his", "tieLevel": "both level {high}", "beat": "{winner} beat {loser}, {why}", "broke": "{winner} and {loser} broke each other, {why}",
	"triggerEmpty": "No token is left, so the season ends: one more turn for everyone else", "triggerStall": "Nobody moved the season on, so it ends",
	"repairs": "Repairs", "sceneTitle": "War in {inSeason}: {field}", "year": "Year's end", "toSeason": "moved: number {n} of {all}", "offBoard": "left the game",
	"clearedBoth": "{card.n} discarded; the spring and summer deck left the game", "clearedDeck": "The spring and summer deck left the game",
	"scrap": "{gold.n} for scrap",
}

var enPrompts = [len(rules.FrameNames)]face.Question{
	rules.FrameAction:     {"Choose your action", "", "{left}"},
	rules.FrameForge:      {"Forge another weapon?", "", "{left} possible"},
	rules.FrameSecond:     {"Learn a second craft card?", "{card}", ""},
	rules.FrameDrive:      {"Choose the {which} action", "{card}: learn, forge or sell", ""},
	rules.FrameSellByCard: {"Choose a weapon and a space", "{card}", ""},
	rules.FrameRush:       {"Choose a weapon to forge and sell at once", "{card}", ""},
	rules.FrameRegion:     {"Choose a region tile", "every later sale there brings 1 gold more", ""},
	rules.FrameRace:       {"Choose one of your reward tiles", "{card}", ""},
	rules.FrameFree:       {"Choose a craft card to take for nothing", "{card}", ""},
	rules.FrameOld:        {"Choose a discarded craft card to take for nothing", "{card}", ""},
	rules.FrameBond:       {"How much gold do you lay on the {card}?", "twice as much comes back at the year's end", ""},
	rules.FrameTurnDone:   {"End your turn", "", ""},
}

// enDones are the ways to close a question without a further answer.
var enDones = [len(rules.FrameNames)]face.Pair{
	rules.FrameForge: {"Forge no more", "Enough"}, rules.FrameSecond: {"Learn no second card", "No second"},
	rules.FrameDrive: {"Take no second action", "No second"}, rules.FrameSellByCard: {"Sell no second weapon", "No second"},
}

var enActions = [len(rules.KindNames)]face.Verb{
	game.Pass:             {"Pass", "Pass", "end"},
	game.Done:             {"{done}", "{short}", "end"},
	game.EndTurn:          {"End your turn", "End turn", "end"},
	rules.KindLearn:       {"Learn craft card {n}: {craft},{price}", "{weapons} +{levels}, {cost}", "learn"},
	rules.KindForge:       {"Forge a {kind} for {gold}", "{short}, {gold}", "forge"},
	rules.KindSell:        {"Sell a {kind} to {race} at {field} for {earn}", "{short}: {field}, {earn}", "sell"},
	rules.KindTakeKingdom: {"Take {card}{gold}", "{card}", "kingdom"},
	rules.KindForgeSell:   {"Forge a {kind} for {gold} and sell it to {race} at {field} for {earn}", "{short}: {field}, {earn}", "both"},
	rules.KindRegion:      {"Take the tile of {region}", "{name}", "tile"},
	rules.KindRace:        {"Take your {one} reward tile", "{name}", "tile"},
	rules.KindFree:        {"Take craft card {n} for nothing: {craft}", "{weapons} +{levels}", "learn"},
	rules.KindOld:         {"Take discarded craft card {n} for nothing: {craft}", "{weapons} +{levels}", "learn"},
	rules.KindBond:        {"Lay {gold} on the {card}: {back} at the year's end", "{gold}", "bond"},
}

var enEvents = [len(rules.EventNames)]string{
	rules.EvSeason:    "{season.n} began with {whoseIn} turn",
	rules.EvCraftUp:   "New craft card: {craft.a}",
	rules.EvKingdomUp: "New kingdom card: {kingdom.a}",
	rules.EvLearned:   "{who} learned {craft.a}{how}",
	rules.EvBonus:     "{who} took the bonus card for {weapons.a}",
	rules.EvForged:    "{who} forged a {kind.a} for {gold.n}",
	rules.EvSold:      "{who} sold a {kind.a} to {buyers.b} at {spot.b} for {gold.n}{sum}",
	rules.EvReward:    "{who} took the {one.a} reward tile",
	rules.EvToken:     "The token of {region.a} {where}",
	rules.EvUnlocked:  "{field} is open, between {wants}",
	rules.EvTriggered: "{who} brought the season to its end: everyone else has one more turn",
	rules.EvSteveSold: "{steve} sold {aWeapon.b} to {buyers.a} at {spot.a}",
	rules.EvSteveNone: "{steve} found no room with {race.a}",
	rules.EvKingdom:   "{who} took {kingdom.a}{how}",
	rules.EvLinked:    "The linked card was lost: {card}",
	rules.EvRegion:    "{who} took the tile of {region.a}",
	rules.EvBonded:    "{who} laid {gold.n} on the {card}",
	rules.EvPassed:    "{who} passed{how}",
	rules.EvTurnEnded: "{who} ended the turn",
	rules.EvSlid:      "The cards slid into the first boxes",
	rules.EvWar:       "War in {inSeason.n}",
	rules.EvBattle:    "{field.a}: {battle}",
	rules.EvDefeated:  "{who} scored {worth.a}",
	rules.EvSalvage:   "{who} got {gold.n} for scrap",
	rules.EvInsured:   "{who} got {gold.n} by {card}",
	rules.EvRepairs:   "{who} got {gold.n} for repairing {weapon.a}",
	rules.EvCleared:   "{card.n} discarded",
	rules.EvRestocked: "Reward tiles and bonus cards are ready again",
	rules.EvUnsold:    "{who} got {gold.n} for unsold weapons",
	rules.EvPrize:     "{who} got {gold.n} for {point.a}",
	rules.EvEndCard:   "{who} got {gold.n} from {kingdom.a}",
	rules.EvOver:      "The game is over",
}

// enReasons say why an action is refused.
var enReasons = [len(rules.WhyNames)]string{
	rules.WhyOver:       "The game is over",
	rules.WhyNotAsked:   "Finish the open choice first",
	rules.WhyEmpty:      "No card lies there",
	rules.WhyGold:       "Needs {gold}: you have {have}",
	rules.WhyLevel:      "Needs level {need} in {weapons}: you have {have}",
	rules.WhyForgeFirst: "Forge a weapon first",
	rules.WhyNotHeld:    "You hold no {kind}",
	rules.WhyOccupied:   "{field} of {race} is taken",
	rules.WhyWeapon:     "{field} of {race} asks for {weapon}",
	rules.WhySameWeapon: "{field} of {race} must ask for another weapon",
	rules.WhyLocked:     "{field} is locked",
	rules.WhyNotLocked:  "{field} is not locked",
	rules.WhyLimit:      "You have {have} of {need} cards that stay: no more this season",
	rules.WhyUseless:    "Nothing can be done with {card} now",
	rules.WhyNoBonus:    "The bonus card for {weapons} is not yours",
	rules.WhyBonusUsed:  "The bonus card for {weapons} is used until next season",
	rules.WhyTaken:      "That tile is taken",
	rules.WhyMustAct:    "Something else can be done",
	rules.WhyMustFirst:  "The first part must be done",
	rules.WhyActed:      "Your action is done: end your turn",
	rules.WhyNotActed:   "Take an action first",
}
