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
		More:   built,
		Untold: []string{"cards, copies"},   // how many there are of a card is told with it
		Unseen: []string{"movement, steps"}, // what a die may show is told in the rules
	})
}

// built are positions with counted pieces in which whoever is in turn has a settlement of each kind beside the City of Avalon.
func built(begin game.State) (all []game.State) {
	s := begin.Clone().(*rules.State)
	s.Opt |= rules.OptAvalon | rules.OptCounted
	for s.Prompt().Kind != rules.FrameMain || s.Seats[s.Turn()].NTowns < 2 {
		s.Apply(s.Legal(nil)[0], nil)
	}
	for kind := range uint8(rules.SettlementTypes) {
		with := s.Clone().(*rules.State)
		towns := &with.Seats[s.Turn()].Towns
		towns[0].Type, towns[0].Tier, towns[0].Flags = kind, 1, 0
		towns[1].Tier = rules.Avalon
		all = append(all, with)
	}
	return all
}
