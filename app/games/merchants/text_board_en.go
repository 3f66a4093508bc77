package merchants

// enBoard are the captions of the board, and what it says to those who listen.
var enBoard = map[string]string{
	"seasonAria": "{season}, season {n} of {all}. {tokens} of {of} tokens in the season area. At most {cards} in front of each player",
	"limit":      "max {n}", "finalTurns": "then war", "ended": "{who} brought the season to its end",
	"movers": "A last turn before the war: {who}",

	"courtAria": "{race}: their reward tile is still there for {who}", "courtNone": "{race}: no reward tile is left this season",
	"courtYours": "Your sales to them bring {gold} more",

	"steveAria": "{steve} sells to {races}, in this order", "steveNext": "sells next to", "steveGoal": "then sells at {fields}",
	"steveGoals": "After a sale now he sells at {fields}", "steveHere": "Salesman Steve may sell here next",

	"token": "demand token", "tokens": "demand tokens",
	"regionAria": "{region}, where {one} fight {two}: {tokens} left", "tileFree": "Its region tile is free: 1 gold more for every sale here",
	"fieldEmpty": "battlefield {n} is empty", "fieldOne": "{weapons} alone on {n}", "fieldTwo": "{weapons} on {n}",
	"tileHeld": "The region tile is held by {who}",

	"spaceOpen": "{field}, {race}: open, asks for {weapon}", "spaceLocked": "{field}, {race}: locked, asks for {weapon}",
	"sells": "A sale here brings {gold}", "or": "{one} or {two}",
	"tileAria": "{field}, {race}: {tile}", "tileWrong": "The space asked for {weapon}", "falls": "It would be lost in a war now",
	"battleAria": "{field}, {one} against {two}: {token}", "tokenFire": "the demand token burns here", "tokenLock": "locked",
	"tokenGone": "open, its token is gone", "beats": "in a war now {one} would beat {two}, {why}",
	"breaks": "in a war now {one} and {two} would break each other, {why}", "unopposed": "{tile} is unopposed",
	"wins": "wins", "tie": "tie", "alone": "alone",

	"shops": "The fair", "kingdoms": "Kingdom cards", "crafts": "Craft cards", "decks": "Decks and discard piles", "bonuses": "Craft bonus cards",
	"kingdomDeck": "deck", "kingdomGone": "discards", "craftDeck": "deck", "craftGone": "discards",
	"kingdomDeckAria": "Kingdom cards: {cards} in the deck", "kingdomGoneAria": "Kingdom cards: {cards} on the discard pile",
	"craftDeckAria": "Craft cards: {cards} in the deck", "craftGoneAria": "Craft cards: {cards} on the discard pile",
	"sold": "empty", "kingdomNone": "No kingdom card here", "craftNone": "No craft card at place {n}",
	"kingdomAria": "Kingdom card {card}: {gold}, {lasts}", "goldNone": "no gold", "goldGet": "brings {gold}", "goldPay": "costs {gold}",
	"lastsOnce": "at once", "lastsLong": "stays", "lastsEnd": "year's end", "lastsAll": "for all",
	"craftAria": "Craft card {n}: {craft}, {cost}", "costFree": "free", "costYou": "for {gold}", "costDear": "for {gold}, more than you have", "costTimes": "for {n} times the own level in gold",
	"boxKingdom": "Box {n}: craft card {n} is discarded when it is taken", "boxBoth": "Box {n}: the kingdom card of box {n} is discarded when it is taken, unless it is the Slush Fund",
	"boxCraft":  "Box {n}: craft card {link} is discarded when it is taken",
	"bonusFree": "Craft bonus card for {weapons}: goes to the first with level {n}", "levelSix": "level {n}",
	"bonusReady": "{whose} craft bonus card for {weapons}: ready", "bonusUsed": "{whose} craft bonus card for {weapons}: used this season",
	"ready": "ready", "used": "used",

	"outlook": "If war came now", "won": "won", "lost": "lost", "tied": "tied", "pay": "gold", "pile": "defeated", "total": "Year's end now", "yearEnd": "year's end", "atTheEnd": "At the year's end",
	"laneAria": "{who}: {gold}, {total} if the year ended now",
	"laneWar":  "A war now: {won} won, {lost} lost, {tied} tied; {gold} for repairs, scrap and insurance; then {points}, worth {prize}",

	"smithy": "Crafts and store", "levelAria": "{weapons}: level {level}", "levelOff": "{off} off", "levelOne": "A standard one costs {standard}, vorpal ones need level {need}",
	"levelBoth": "A standard one costs {standard}, a vorpal one {vorpal}", "levelNone": "Cannot be forged yet", "cannot": "not yet",
	"stock": "{who}: {n} {kind} in store", "stockNone": "No {kind} in store",
	"cards": "Kingdom cards: {n} of {limit}", "worth": "Worth {gold} now", "bond": "On it: {gold}",
	"tiles": "Reward tiles", "tileRace": "{n} {race}", "tileRegion": "{region}", "tilesAria": "Reward tiles: {tiles}",
	"cash": "Gold", "onBoard": "On the board", "pileNow": "Defeated", "unsold": "Unsold", "prize": "Prize", "cardGold": "Cards",
	"purseAria": "{gold}, {points}, {weapons} on the board",
	"totalAria": "At the year's end now: {total}, with {unsold} for unsold weapons, {prize} for defeated ones and {cards} from cards",
}
