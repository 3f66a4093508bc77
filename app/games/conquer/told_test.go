package conquer

import (
	"testing"

	"tabard/app/face/facetest"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// What is told at a table and in its rules are the numbers of its box.
func TestTheBoxIsTold(t *testing.T) {
	facetest.TellsTheBox(t, Face(), facetest.Telling{
		Sheets: everyPiece,
		More: func(first game.State) []game.State { // with the City of Avalon, and with counted pieces
			s := first.Clone().(*rules.State)
			s.Opt |= rules.OptAvalon | rules.OptCounted
			return []game.State{s}
		},
		Untold: []string{"cards, copies"},   // how many there are of a card is told with it
		Unseen: []string{"movement, steps"}, // what a die may show is told in the rules
	})
}
