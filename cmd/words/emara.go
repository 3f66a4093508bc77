package main

import (
	"strconv"

	rules "tabard/engines/emara"
)

var emaraSection = ofGame(rules.Def, "Crown of Emara", rules.WhyNames[:],
	append(spaceNumbers(), "act-chamberlain", "event-ability", "event-left", "event-marker", "event-traded", "why-bonus-done", "why-short"),
	family{name: "good", members: rules.GoodNames[:]},
	family{name: "place", members: rules.LocationNames[:]},
	family{name: "card", members: rules.CardNames[:]},
	family{name: "advisor", members: rules.AdvisorNames[:]},
	family{name: "occasion", members: rules.OccasionNames[:]},
	family{name: "rank", members: append([]string{"None"}, rules.RankNames[1:]...)},
	family{name: "source", members: rules.SourceNames[:]},
	family{name: "hut"}, family{name: "boxrow", named: true, members: []string{"First", "Second", "Third", "Fourth", "FamineGrain", "FamineGrains", "FamineRing", "AlmsCoin", "AlmsRing", "OldBooksBook", "OldBooksRing", "Price",
		"CastleBook", "Stone", "Wood", "Woods", "Token", "1", "2", "3", "4"}},
	family{name: "lesson"})

// spaceNumbers are the values of the option space that are numbers, and need no words.
func spaceNumbers() (all []string) {
	for n := range rules.TrackEnd + 1 {
		all = append(all, "value-space-"+strconv.Itoa(n))
	}
	return all
}
