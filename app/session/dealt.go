package session

import (
	"tabard/engines/game"
	"tabard/engines/save"
)

// Dealt is a table for two as a seed deals it, seen by nobody: what the worked examples of the rules are drawn from, with the names that they tell of. The set-up is the
// game's own, so that it always can be dealt.
func Dealt(def *game.Def, seed uint64) View {
	s, err := def.New(def.DefaultSetup(def.MinSeats, seed))
	if err != nil {
		panic(def.ID + ": the set-up that everybody begins with: " + err.Error())
	}
	return View{Def: def, State: s, Viewer: game.Nobody, Seats: []save.Seat{{Name: "Ann"}, {Name: "Ben", Colour: 1}}}
}
