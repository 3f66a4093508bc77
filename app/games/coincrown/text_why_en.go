package coincrown

import (
	"tabard/app/face"
	rules "tabard/engines/coincrown"
)

// enReasons say why an action is refused.
var enReasons = [len(rules.WhyNames)]string{
	rules.WhyOver:         "The game is over",
	rules.WhyNotAsked:     "Finish the open choice first",
	rules.WhyNoAction:     "You have no action left this turn",
	rules.WhyNoCoins:      "Needs coins worth {need}: you have {have}",
	rules.WhyEmptySlot:    "Sold: the place stays empty until the year ends",
	rules.WhyEmptyDeck:    "That deck is empty",
	rules.WhyPeeked:       "You have seen this card: buy it at its printed cost",
	rules.WhyNotPeeked:    "You have not looked at the card on this deck",
	rules.WhyStrength:     "Needs strength {need}: you reach {have}",
	rules.WhyNotYours:     "This land is not yours",
	rules.WhyCity:         "A city is as high as a land can rise",
	rules.WhyUpgradeCards: "No upgrade card is left",
	rules.WhyResources:    "Missing {missing}: {wilds}",
	rules.WhyLastYear:     "There is no next year to reserve for",
	rules.WhyReserved:     "You reserve one coin a year, and have done so",
	rules.WhyNoSuchCoin:   "Needs {need} {denom}: you have {have}",
	rules.WhyVisited:      "You have visited {place} this turn",
	rules.WhySupply:       "The supply has too little {denom}: needs {need}, has {have}",
	rules.WhyNoIncome:     "You have no coins left",
	rules.WhyTrackTop:     "Your ship is at the last level",
	rules.WhyNoCard:       "You have no {card} in play",
	rules.WhyExhausted:    "{card}: used already this year",
	rules.WhyNoneFallen:   "No {troop} of yours has retired",
	rules.WhyNoTokens:     "The supply has no tokens for it",
	rules.WhyNothingTired: "You have no exhausted {card}",
	rules.WhyPurseEmpty:   "Your purse and discard are empty",
	rules.WhyDecksEmpty:   "All market decks are empty",
	rules.WhyActFirst:     "Take your action first",
	rules.WhyActionsLeft:  "Take the action you have left first",
	rules.WhyActed:        "You have acted: end your turn instead",
	rules.WhyNotActed:     "You have not acted: act, or pass for this year",
	rules.WhyTooLittle:    "Worth {have}: the price is {need}",
	rules.WhySuperfluous:  "1 {denom} of it is not needed",
	rules.WhyOrder:        "Chosen in another order: go back to change it",
	rules.WhyNoBearer:     "No troop without Armor is there to wear it",
	rules.WhyOutOfReach:   "Too far: {have} of {need} levels",
	rules.WhyNotNeeded:    "This is not needed here",
	rules.WhyDeadEnd:      "The rest could not be completed after that",
	rules.WhyNothingGiven: "An offering is at least 1 coin",
	rules.WhyRank:         "{card}: not skilled enough for this land",
	rules.WhyNoDiplomacy:  "Towns and cities are taken by force only",
}

// enWhyMore are the parts of reasons that hang on an argument.
var enWhyMore = face.Texts{
	{"mint", "the Imperial Mint"}, {"church", "the church"}, {"overseas", "the Overseas Market"},
	{"wilds", "builders and storehouses can stand in for {n}"}, {"noWilds", "no builder or storehouse can stand in"},
}
