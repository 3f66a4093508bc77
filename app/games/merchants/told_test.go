package merchants

import (
	"testing"

	"tabard/app/face"
	"tabard/app/face/facetest"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// What is told at a table and in its rules are the numbers of its box.
func TestTheBoxIsTold(t *testing.T) {
	facetest.TellsTheBox(t, Face(), facetest.Telling{
		Sheets: func(s game.State) []face.Ref { return everyRef(s.(*rules.State)) },
		Wish:   wish,
		More: func(first game.State) (all []game.State) { // every card and season
			for i := range rules.Crafts / rules.CraftPool {
				s := first.Clone().(*rules.State)
				s.Season = rules.Season(i % rules.Seasons)
				s.Seats[0].Defeated = [rules.Qualities]byte{1, 2}
				for j := range s.CraftOpen {
					s.CraftOpen[j] = byte(1 + i*rules.CraftPool + j)
				}
				for j := range s.KingdomOpen {
					s.KingdomOpen[j] = byte(1 + (i*rules.KingdomPool+j)%rules.Kingdoms)
				}
				all = append(all, s)
			}
			s := first.Clone().(*rules.State)
			s.CraftOpen[0] = rules.Crafts
			return append(all, s)
		},
		// What the spaces of the boards ask for stands on the board.
		Untold: []string{"board4, depth1", "board4, depth2", "board4, depth3", "board4, depth4", "board4, depth5", "board4, depth6",
			"board3, depth1", "board3, depth2", "board3, depth3", "board3, depth4", "board3, depth5", "board3, depth6"},
	})
}
