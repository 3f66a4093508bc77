package emara

import (
	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// enMore are sentences and words that hang on more than an id of the rules.
var enMore = map[string]string{
	// Where the game stands.
	"over": "The game is over", "setup": "Before the first round", "roundEnd": "End of round {n} of {all}", "scoring": "Final scoring", "turnline": "Round {n} of {all}, turn {turn}",
	"forecast": "final score if the game ended now, {short}", "shortCitizens": "citizens are short",
	"shortBuildings": "buildings are short", "even": "both are level then",

	// Headings of the list of actions.
	"play": "Play {card}", "yours": "Your card", "move": "Movement", "rank": "Noble rank", "hire": "Hire a craftsman",
	"recruit": "Recruit an advisor", "advisor": "Your advisors", "visit": "At {place}", "redeem": "Favor tokens",
	"end": "Finish", "pay": "Payments", "keep": "Tokens drawn", "event": "At the end of the round",
	"split": "Left-over points", "set": "Before the first round",

	// Counted words.
	"citizen": "citizen", "citizens": "citizens", "building": "building", "buildings": "buildings",
	"resource": "resource", "resources": "resources", "step": "step", "steps": "steps", "point": "point", "points": "points",
	"token": "favor token", "tokens": "favor tokens", "card": "card", "cards": "cards", "turn": "turn", "turns": "turns",

	// Prices.
	"nothing": "nothing", "theAdvisor": "the {name}", "anyKind": "{resources} of any kind", "less": "{cost}, less {resources} of your choice",

	// What actions bring, and what follows from them.
	"sum": "{base}, {more} = {n}", "sumNone": "{word} {more} = {n}", "plus": "+{n} {by}", "minus": "-{n} {by}",
	"nextGift": "the next gift of {good} will cost {n}", "nextDonation": "the next donation of {good} will cost {n}",
	"nextStone": "the next stone will bring {citizens}", "nextBread": "the next breads will bring {citizens} each",
	"keeps": "you keep {goods}", "keepsNone": "you keep no resource and no coin",
	"refill": "{advisor} takes the place", "noRefill": "the place stays empty", "thenRank": "the next rank is {rank}, for {price}",
	"abbess": "the Abbess adds {books}", "andToken": " and a favor token", "noToken": "no favor token is left to draw",
	"afterGrain": "grain that you gather here can be baked too", "enoughRank": "enough to become {rank}", "unused": "you have done nothing here yet",
	"here": "your councilor is there now: it has to come again", "away": "your councilor at {from} is {steps} away",

	// What there is to do at a location with the goods at hand.
	"does": "{place}: {things}", "doNothing": "nothing to do with what you have", "doGather": "{goods}",
	"doCraft": "{goods}, with craftsmen {n} more or bread", "doGift": "a gift of {goods} for a ring", "doBook": "a book for {buildings}",
	"doDonate": "a donation of {goods}", "doCoin": "a coin for a resource", "doBooks": "{books} for {citizens}",
	"doStone": "a stone for {buildings} and {citizens}", "doFeed": "{breads} for {citizens}", "doWood": "{wood} for {buildings}",
	"doToken": "a favor token for {reward}",

	// Parts of actions.
	"route": "from {from} to {to}", "withStep": "its step alone leads to {one}, both with one councilor to {both}", "gather": "Gather {goods}",
	"bake": "Gather {goods} and bake {breads} with {cost}", "bakeShort": "{goods}, {breads}",
	"payNo": "Pay no {good}", "payNoShort": "No {good}", "withCitizen": "{cost} and 1 citizen",
	"anywhere": "by your Steward", "trade": "{pay} for {get}",

	// What is out of reach.
	"use": "Use {advisor}", "hireAt": "Hire a craftsman at {place}", "hireCard": "Hire a craftsman by your card", "hireCardAt": "Hire a craftsman by your card at {place}",
	"recruitAt": "Recruit an advisor at {place}", "recruitCard": "Recruit an advisor by your card", "recruitCardAt": "Recruit an advisor by your card at {place}",

	// Warnings.
	"warnShown": "a hidden advisor comes to light: this cannot be taken back",
	"warnDraw":  "tokens are drawn: this cannot be taken back",
	"warnCard":  "your card is not used yet", "warnBonus": "you can still {what}",
	"canRank": "rise in rank", "canHire": "hire a craftsman", "hireHut": "Hire: {hut} hut of {place}", "canRecruit": "recruit an advisor",
	"finalScore": "final score",

	// The menu of a turn once all that must be is done, and with nothing else left.
	"menuDone": "End your turn, or do more", "menuEnd": "End your turn",

	// The parts of a turn.
	"partCard": "Card", "partMove": "Movement", "partRank": "Rank", "partHire": "Craftsman", "partRecruit": "Advisor",
}

var enActions = [len(rules.KindNames)]face.Verb{
	game.Pass:              {"Hand in nothing for the event", "Nothing", "event"},
	game.Done:              {"Leave {place}", "Leave", "end"},
	game.EndTurn:           {"End your turn", "End turn", "end"},
	rules.KindCardGain:     {"Take {goods} by your card", "Take {goods}", "yours"},
	rules.KindCardExchange: {"Exchange {cost} for {goods} by your card", "{cost}: {goods}", "yours"},
	rules.KindCardStep:     {"Step {route} by your card", "Step to {to}", "yours"},
	rules.KindCardHire:     {"Hire a craftsman by your card for the {hut} hut of {place}, for {price}", "By card: {hut} hut of {place}", "yours"},
	rules.KindCardRecruit:  {"Recruit {advisor} by your card at {place}, for {price}", "By card: {advisor}", "yours"},
	rules.KindCardTown:     {"Visit {place} by your card, without moving", "Visit {place}", "yours"},
	rules.KindMove:         {"Move {steps} {route}", "Move to {to}", "move"},
	rules.KindRankUp:       {"Become {rank} for {price}", "Become {rank}", "rank"},
	rules.KindHire:         {"Hire a craftsman for the {hut} hut of {place}, for {price}", "Hire at {place}", "hire"},
	rules.KindRecruit:      {"Recruit {advisor} at {place}, for {price}", "Recruit {advisor}", "recruit"},
	rules.KindAdvisor:      {"Use {advisor}: {trade}", "{trade}", "advisor"},
	rules.KindChamberlain:  {"Use {advisor}: {trade}", "{trade}", "advisor"},
	rules.KindGather:       {"{gather}", "{short}", "visit"},
	rules.KindGift:         {"Give the king {cost} for {goods}", "Give {cost}", "visit"},
	rules.KindCastleBook:   {"Hand in {cost} for {points}", "{cost}: {points}", "visit"},
	rules.KindDonate:       {"Donate {cost} for {goods}{token}", "Donate {cost}", "visit"},
	rules.KindBuyCoin:      {"Buy {goods} for {cost}", "Buy {goods}", "visit"},
	rules.KindSellBooks:    {"Hand in {cost} for {points}", "{cost}: {points}", "visit"},
	rules.KindBuildStone:   {"Deliver {cost} for {points}", "Deliver {cost}", "visit"},
	rules.KindFeed:         {"Deliver {cost} for {points}", "Deliver {cost}", "visit"},
	rules.KindBuildWood:    {"Deliver {cost} for {points}", "Deliver {cost}", "visit"},
	rules.KindRedeem:       {"Redeem the favor token for {reward}", "Token: {reward}", "redeem"},
	rules.KindPay:          {"Pay {cost}", "Pay {cost}", "pay"},
	rules.KindPayKind:      {"Pay {cost}", "{cost}", "pay"},
	rules.KindKeep:         {"Keep the token for {place}: {reward}", "{place}: {reward}", "keep"},
	rules.KindTrade:        {"Hand in {cost} for {points}", "{cost}: {points}", "event"},
	rules.KindSplit:        {"{citizens} and {buildings}: totals {cp} and {bp}, final score {final}", "{cp} and {bp}", "split"},
	rules.KindPlayCard:     {"Play {card} into slot {slot}: {steps} {ways}", "{card}, slot {slot}", "play"},
	rules.KindRelocate:     {"Leave a councilor at {place} and put the other at {to}", "{place} and {to}", "set"},
	rules.KindTakeStart:    {"Start with {goods}", "{goods}", "set"},
}

var enPrompts = [len(rules.FrameNames)]face.Question{
	rules.FrameRelocate:      {"Place your councilors", "the start card sets both on one circuit", ""},
	rules.FrameStartResource: {"Choose your first resource", "", ""},
	rules.FramePlayCard:      {"Play a card into a slot", "", "{turns} left"},
	rules.FrameTurn:          {"Choose what to do", "{card} in slot {slot}", "still open: {open}"},
	rules.FrameVisit:         {"Choose what to do at {place}", "", ""},
	rules.FramePay:           {"Choose how to pay {price}", "for {what}", ""},
	rules.FramePayKind:       {"How much {good} do you pay?", "for {what}", "{n} still to pay"},
	rules.FrameKeep:          {"Keep one favor token", "the others are discarded", ""},
	rules.FrameReward:        {"Hand something in for the event?", "{event}", ""},
	rules.FrameSplit:         {"How many left-over points become citizens?", "the lower total is your score", "{points} to share out"},
}

// enPays are what payments are for.
var enPays = [rules.PayForTrade + 1]string{
	rules.PayForExchange: "{goods} by your card", rules.PayForCardHire: "the {hut} hut of {place}", rules.PayForCardRecruit: "{advisor}",
	rules.PayForHire: "the {hut} hut of {place}", rules.PayForRecruit: "{advisor}", rules.PayForAdvisor: "{advisor}",
	rules.PayForGift: "a gift of {good}", rules.PayForDonation: "a donation of {good}", rules.PayForCoins: "{goods}",
	rules.PayForStone: "delivering a stone", rules.PayForWood: "delivering {wood}", rules.PayForTrade: "the event",
}

var enEvents = [len(rules.EventNames)]string{
	rules.EvRound:       "Round {n} begins: {event.a}. {line.a}",
	rules.EvStart:       "{who} took the statue: first in this round",
	rules.EvGot:         "{who} got {goods}{source}",
	rules.EvPaid:        "{who} paid {cost}",
	rules.EvSpent:       "{who} handed in {goods}",
	rules.EvCitizens:    "{who} got {citizen.n}{source}",
	rules.EvBuildings:   "{who} got {building.n}{source}{how}",
	rules.EvCitizenLost: "{who} gave up 1 citizen",
	rules.EvPlayed:      "{who} played {played.a} into slot {slot.b}",
	rules.EvMoved:       "{who} moved {step.n} to {place.b}{by}",
	rules.EvVisited:     "{who} visited {place.a}{by}",
	rules.EvBaked:       "{who} baked {breads.n} with {cost}",
	rules.EvMarker:      "{marker.a}: {now}",
	rules.EvHired:       "{who} hired a craftsman at {place.a}: {hired.n}",
	rules.EvRecruited:   "{who} recruited {advisor.a} at {place.b}",
	rules.EvReplaced:    "{advisor.a} came to {place.b} from the stack",
	rules.EvPatron:      "{advisor.a} is next on the stack",
	rules.EvRanked:      "{who} became {rank.a}: {citizen.n}",
	rules.EvDrew:        "{who} drew {token.n}{tokens.a}",
	rules.EvKept:        "{who} kept a favor token for {tokenPlace.a}: {reward.a}",
	rules.EvDiscarded:   "{who} discarded {token.n}{tokens.a}",
	rules.EvReshuffled:  "The discarded favor tokens became the stack again",
	rules.EvRedeemed:    "{who} redeemed a favor token at {tokenPlace.a}",
	rules.EvDeclined:    "{who} handed in nothing for the event",
	rules.EvTurnEnded:   "{who} ended the turn",
	rules.EvRoundEnded:  "Round {n} ends",
	rules.EvNewDeck:     "{who} has all nine cards again",
	rules.EvHand:        "{who} drew {card.n}{cards.a}",
	rules.EvSplit:       "{who} turned left-over goods into {points}",
	rules.EvStartTaken:  "{who} started with {oneGood.a}",
	rules.EvRelocated:   "{who} placed a councilor at {place.b}",
	rules.EvOver:        "The game is over",
}

// enSources say in the log what brought something.
var enSources = [len(rules.SourceNames)]string{
	rules.FromCard: " by card", rules.FromLocation: " at {place.a}", rules.FromCraft: " by craftsmen at {place.a}",
	rules.FromHire: " for the craftsman", rules.FromAdvisor: " by {advisor.a}", rules.FromRank: " for the rank",
	rules.FromFavor: " for a favor token", rules.FromEvent: " by the event", rules.FromStart: " to start with",
}

// enEventMore are the parts of log lines that hang on an argument.
var enEventMore = face.Texts{
	{"seen", ": {things}"}, {"token", "{reward.a} at {tokenPlace.a}"}, {"byCard", " by card"},
	{"how", " ({sum})"}, {"gift", "Gift of {good.a}"}, {"donation", "Donation of {good.a}"}, {"stone", "Stone"}, {"bread", "Bread"},
	{"costs", "costs {n}"}, {"brings", "brings {citizen.n}"}, {"bringsEach", "brings {citizen.n} each"}, {"gone", "{now} from now on"}, {"roundEnds", "Round {n} ends"},
	{"roundBegins", "Round {n}"}, {"drew", "{card.n} drawn"}, {"allNine", "all nine cards again"},
	{"forGift", " for a gift"}, {"forDonation", " for a donation"}, {"forBooks", " for books at {place.b}"},
}
