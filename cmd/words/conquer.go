package main

import rules "tabard/engines/conquer"

var conquerSection = ofGame(rules.Def, "Craft & Conquer", rules.WhyNames[:], nil,
	family{name: "terrain", members: append(rules.TerrainNames[:], "None")}, // of an empty slot
	family{name: "resource", members: rules.ResourceNames[:]},
	family{name: "soldier", members: rules.SoldierNames[:]},
	family{name: "town", members: conquerTowns()},
	family{name: "arrow", members: rules.ArrowNames[:]},
	family{name: "shot"},
	family{name: "color", members: rules.ColorNames[:]},
	family{name: "face"},
	family{name: "way"},
	family{name: "faction", members: rules.FactionNames[:]},
	family{name: "card", members: append([]string{""}, rules.CardNames[1:]...)},
	family{name: "moment"},
	family{name: "goal", members: conquerGoals()},
	family{name: "boxrow", named: true, members: []string{"Sale", "Peasant", "PeasantSale", "TradeUp", "Attack", "Defence", "Coin"}},
	family{name: "lesson"},
)

// conquerTowns are settlements by type, then those of the second tier by type, then the city.
func conquerTowns() []string {
	names := rules.SettlementNames[:]
	for _, name := range rules.SettlementNames {
		names = append(names, name+" 2")
	}
	return append(names, "Avalon")
}

// conquerGoals are objectives by number. Cards with one title ask for the same.
func conquerGoals() (titles []string) {
	for _, o := range rules.ObjectiveCards {
		titles = append(titles, o.Title)
	}
	return titles
}
