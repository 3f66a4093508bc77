package emara

import (
	"testing"

	"tabard/app/face"
	"tabard/app/face/facetest"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// What is told at a table and in its rules are the numbers of its box.
func TestTheBoxIsTold(t *testing.T) {
	facetest.TellsTheBox(t, Face(), facetest.Telling{
		Sheets: func(s game.State) []face.Ref { return everyRef(int(s.(*rules.State).N)) },
		Wish:   wish,
		More: func(first game.State) (all []game.State) { // each event
			for e := rules.OldForest; e <= rules.GoodLabour; e++ {
				s := first.Clone().(*rules.State)
				s.Event = e
				all = append(all, s)
			}
			return all
		},
		// Where the first player's councilors and the buildings begin is seen on the board, if that start card is drawn.
		Untold: []string{"event, country", "event, town", "event, start"},
		Unseen: []string{"event, country", "event, town", "event, start"},
	})
}
