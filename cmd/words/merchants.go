package main

import rules "tabard/engines/merchants"

var merchantsSection = ofGame(rules.Def, "Battle Merchants", rules.WhyNames[:], nil,
	family{name: "weapon", members: rules.WeaponNames[:]}, family{name: "kind", members: kinds()}, family{name: "race", members: rules.RaceNames[:]},
	family{name: "region", members: rules.RegionNames[:]}, family{name: "season", members: rules.SeasonNames[:]}, family{name: "mat", members: rules.MatNames[:]},
	family{name: "card", members: kingdomCards()}, family{name: "lasts", members: []string{rules.Immediate: "immediate", rules.Permanent: "permanent", rules.End: "end", rules.Final: "final"}},
	family{name: "boxrow", named: true, members: []string{"Standard", "Vorpal", "two", "three", "four"}},
	family{name: "lesson"})

// kinds are the names of the weapons with their qualities, by rules.Kind.
func kinds() (names []string) {
	for k := range rules.Kind(rules.Kinds) {
		names = append(names, rules.QualityNames[rules.QualityOf(k)]+rules.WeaponNames[rules.WeaponOf(k)])
	}
	return names
}

func kingdomCards() (names []string) {
	for _, card := range rules.KingdomCards {
		names = append(names, card.ID)
	}
	return names
}
