package main

import (
	"strconv"
	"strings"

	rules "tabard/engines/coincrown"
)

var coincrownSection = ofGame(rules.Def, "Coin & Crown", rules.WhyNames[:], []string{"event-start"},
	family{name: "card", members: coincrownCards()},
	family{name: "iron", members: coincrownIrons()},
	family{name: "item", members: coincrownItems()},
	family{name: "rank", members: []string{rules.Hamlet: "hamlet", rules.Village: "village", rules.Town: "town", rules.City: "city"}},
	family{name: "denom", members: []string{rules.Bronze: "bronze", rules.Silver: "silver", rules.Gold: "gold"}},
	family{name: "tier", members: []string{rules.TierBronze: "bronze", rules.TierSilver: "silver", rules.TierGold: "gold"}},
	family{name: "resource", members: []string{rules.Wheat: "wheat", rules.Sheep: "sheep", rules.Lumber: "lumber", rules.Ore: "ore"}},
	family{name: "start", members: []string{rules.StartRandom: "random", rules.StartRotates: "rotates", rules.StartFewestPoints: "fewest points",
		rules.StartFewestCards: "fewest cards", rules.StartClockwise: "clockwise", rules.StartChosen: "chosen"}},
	family{name: "purple"}, family{name: "pile"}, family{name: "family"}, family{name: "mark"}, family{name: "group"}, family{name: "boxrow", named: true, members: []string{"Standard", "Elite", "Upgrade", "MintBronzeUp", "MintSilverUp", "MintSilverDown", "MintGoldDown", "two", "three", "four"}},
	family{name: "lesson"},
)

// coincrownCards are the kinds of card, and after them the troops as they are sold, with so many tokens.
func coincrownCards() []string {
	all := append([]string{}, rules.CardKindNames[:]...)
	for c := range rules.Class(rules.Classes) {
		all = append(all, rules.CardKindNames[rules.ClassKind(c)]+strconv.Itoa(rules.ClassAttacks(c)))
	}
	return all
}

func coincrownIrons() (all []string) {
	for _, i := range rules.IronCoins {
		all = append(all, strings.TrimPrefix(i.ID, "Iron"))
	}
	return all
}

func coincrownItems() (all []string) {
	for _, i := range rules.OverseasItems {
		all = append(all, strings.TrimPrefix(i.ID, "Ov"))
	}
	return all
}
