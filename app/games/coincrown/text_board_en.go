package coincrown

// enBoard are the captions of the board, and what it says to those who listen: entries that end in Aria describe a piece
// in full.
var enBoard = map[string]string{
	"areaMarket": "Market", "areaRealm": "Realm", "areaGuilds": "Guilds",

	"turnline": "Year {n} of {all}", "over": "The game is over",
	"yearAria": "Year {n} of {all}. Start player: {who}", "passed": "Passed",
	"supply": "Supply", "supplyAria": "Supply: {coins}, {one} and {two} troop tokens of strength 1 and 2, {up} upgrade cards",

	"stall": "{tier} stall", "left": "{n} left", "vacant": "Sold", "deckNone": "Empty",
	"deckAria":   "{tier} deck, {left} left. The unseen top card costs {price}",
	"deckEmpty":  "{tier} deck, empty",
	"deckSeen":   "{tier} deck, {left} left. You saw {card} on top: {printed}",
	"vacantAria": "{tier} stall, place {place}: sold",
	"cardAria":   "{card}, {price}, {tier} stall, place {place}{bonus}{mark}. {line}",
	"markExact":  ", you can pay it exactly", "markOver": ", you would overpay",
	"markMint": ", you can pay it exactly after a swap at the Mint", "markNo": ", too dear now",

	"toConquer": "Lands to conquer", "orPay": "or", "reach": "{have}/{need}",
	"landAria": "{land}, {rank}: shield {shield}, {points}{dipl}{needs}. {left} in the deck",
	"landDipl": ", {price} by diplomacy", "landNeeds": ", to become {rank}: {symbols}",
	"landHave": ". You reach strength {have}", "landNone": "No more {rank}",

	"mint": "Imperial Mint", "mintAria": "Imperial Mint: {give} for {take}", "visited": "Visited",
	"church": "Church", "churchAria": "Church. Offered so far: {offers}. Points for the places: {places}", "stake": "{points}",
	"overseas": "Overseas Market", "overseasAria": "Overseas Market. Your ship is at level {n} of {top}",
	"itemAria": "Overseas: {item} at level {n}, costs you {price}", "port": "Port", "levelAria": "Level {n}", "shipsAria": "{level}: {ships}", "shipsNone": "no ship",

	"irons": "Iron coins", "ironFree": "Nobody holds it", "ironHeld": "Held by {who}", "ironHas": "{who} {n}",
	"ironAria": "Iron coin for {iron}, {points}. Counts {counts}. {holder}. {standing}",
	"ironMore": "needs {n} more", "ironYours": "Yours",

	"income": "Income", "incomeAria": "Income: {coins}, worth {n} bronze", "worth": "worth {n}",
	"coinAria": "{n} {denom} of your income", "reserved": "Reserved", "reservedAria": "Reserved: {coins}",
	"reserveNone": "Nothing reserved", "purse": "Purse", "purseAria": "Purse: {coins}",
	"discard": "Discard", "discardAria": "Discard: {coins}",

	"shelf": "Cards", "shelfNone": "No cards yet", "crypt": "Crypt", "cryptAria": "In the crypt: {cards}",
	"shelfAria": "{card}: {ready} ready, {tired} exhausted. {line}",
	"troopAria": "{troop}, {left} left, {state}", "fallenAria": "In the crypt: {cards}, {tokens} when brought back", "ready": "ready", "exhausted": "exhausted",

	"ownLands": "Lands", "ownLandAria": "{land}, {rank}, {points}{next}", "topRank": ", as high as a land can rise",
	"nextAria": ". To become {rank}: {symbols}", "covered": "{symbol} covered", "missing": "{symbol} missing",
	"wild": "{symbol} by a builder or storehouse", "shipLevel": "Ship",
}
