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
	family{name: "advisor", members: ids(rules.AdvisorCards[:], func(c rules.AdvisorCard) string { return c.ID })},
	family{name: "occasion", members: ids(rules.EventCards[:], func(c rules.EventCard) string { return c.ID })},
	family{name: "rank", members: append([]string{"None"}, ids(rules.RankCards[1:], func(c rules.RankCard) string { return c.ID })...)},
	family{name: "source", members: rules.SourceNames[:]},
	family{name: "hut"}, family{name: "lesson"})

// spaceNumbers are the values of the option space that are numbers, and need no words.
func spaceNumbers() (all []string) {
	for n := range rules.TrackEnd + 1 {
		all = append(all, "value-space-"+strconv.Itoa(n))
	}
	return all
}

// ids are the rules' names of cards.
func ids[T any](cards []T, id func(T) string) (all []string) {
	for _, c := range cards {
		all = append(all, id(c))
	}
	return all
}
