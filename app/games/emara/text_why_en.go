package emara

import (
	"tabard/app/face"
	rules "tabard/engines/emara"
)

// enReasons say why an action is refused.
var enReasons = [len(rules.WhyNames)]string{
	rules.WhyOver:         "The game is over",
	rules.WhyNotAsked:     "Finish the open choice first",
	rules.WhyNotInHand:    "The {card} card is not in your hand",
	rules.WhySlotTaken:    "A card lies in that slot already",
	rules.WhyMustMove:     "Move a councilor first",
	rules.WhyMustCard:     "Use your {card} card first",
	rules.WhyCardDone:     "Your {card} card has done its work",
	rules.WhyOtherCard:    "Only with the {card} card",
	rules.WhyMoved:        "You have moved this turn",
	rules.WhyBonusDone:    "You have {done} this turn",
	rules.WhyTopRank:      "There is no rank above {rank}",
	rules.WhyNoRankCard:   "No card of {rank} is left",
	rules.WhyGoods:        "Needs {goods}: you have {owned}",
	rules.WhyShort:        "{short}",
	rules.WhyHutTaken:     "This hut is taken",
	rules.WhyCraftsmen:    "All your craftsmen are hired",
	rules.WhyNotHere:      "You have no councilor at {place}",
	rules.WhyEmptySpace:   "Nobody is here to be recruited",
	rules.WhyNotRecruited: "You have not recruited {advisor}",
	rules.WhyUsed:         "You have used {advisor} this turn",
	rules.WhyNoCitizen:    "You have no citizen to give up",
	rules.WhySwapped:      "{advisor} changes again after something else",
	rules.WhyArrive:       "Only in a visit to {place}",
	rules.WhyDone:         "Done in this visit",
	rules.WhyOneCoin:      "The Market sells {coins} in a visit",
	rules.WhyNoToken:      "You do not have this favor token",
	rules.WhyTokenPlace:   "This favor token is for {place}",
	rules.WhyTokenNew:     "This favor token came in this visit: it counts from the next one on",
	rules.WhyBakers:       "Needs {need} of your craftsmen here: there are {have}",
	rules.WhyWrongSum:     "The price is {need}, this is {have}",
	rules.WhyNotInPrice:   "More {good} than the price takes",
	rules.WhyNoCoins:      "Coins do not buy coins",
	rules.WhyRest:         "The rest could not be paid after that",
	rules.WhyNotDrawn:     "This favor token was not drawn",
	rules.WhyOtherEvent:   "This belongs to another event",
	rules.WhyPoints:       "Only {have} are left over",
}

// enWhyMore are the parts of reasons that hang on an argument.
var enWhyMore = face.Texts{
	{"ranked", "risen in rank"}, {"hired", "hired a craftsman"}, {"recruited", "recruited an advisor"}, {"none", "none"},
	{"missing", "Missing {missing}"}, {"missingOf", "Missing {n} of {missing}"}, {"coins", "{said}; you have {coins}"},
	{"any", "Needs {resources}: you have {have}"},
}
