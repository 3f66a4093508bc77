package coincrown

import (
	"slices"
	"testing"

	"tabard/app/face"
	"tabard/app/face/facetest"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// What is told at a table and in its rules are the numbers of its box.
func TestTheBoxIsTold(t *testing.T) {
	facetest.TellsTheBox(t, Face(), facetest.Telling{
		Sheets: func(game.State) (all []face.Ref) {
			for name, n := range map[string]int{"card": rules.CardKinds, "land": rules.Lands, "mint": rules.Swaps, "item": rules.Items, "iron": rules.Irons,
				"deck": rules.Tiers, "top": rules.LandLevels} {
				for i := range n {
					all = append(all, face.Ref(name+":"+face.Num(i)))
				}
			}
			for t := range rules.Tiers {
				for slot := range 5 {
					all = append(all, rowRef(rules.Tier(t), slot))
				}
			}
			slices.Sort(all)
			return append(all, "church", "overseas", "supply", "purse")
		},
		Wish: wish,
		More: func(first game.State) (all []game.State) { // every card in a stall, every land on its deck and with a seat
			for i := range rules.Lands {
				s := first.Clone().(*rules.State)
				for t := range s.Row {
					s.Row[t][0].Def = byte(1 + i%rules.Rows)
				}
				s.LandTop[rules.LandCards[i].Printed] = byte(i + 1)
				all = append(all, s)
			}
			for level := range rules.Level(rules.LandLevels) {
				s := first.Clone().(*rules.State)
				for i, card := range rules.LandCards {
					s.LandOwner[i], s.LandLevel[i] = 0, max(card.Printed, level)
				}
				all = append(all, s)
			}
			return all
		},
		// What single cards and lands cost, ask for and bring stands on them, and how many there are of each is told with them.
		Untold: []string{"market, deck", "market, bronze", "market, silver", "market, gold", "market, copies", "market, attacks", "lands, shield",
			"lands, village_wheat", "lands, village_sheep", "lands, village_lumber", "lands, village_ore", "lands, town_wheat", "lands, town_sheep",
			"lands, town_lumber", "lands, town_ore", "lands, city_wheat", "lands, city_sheep", "lands, city_lumber", "lands, city_ore", "iron, points"},
	})
}
