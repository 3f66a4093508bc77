package emara

import (
	"slices"
	"testing"

	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// A councilor is seen to go round, past every place between.
func TestACouncilorGoesRound(t *testing.T) {
	s, err := rules.New(rules.Def.DefaultSetup(2, 1))
	if err != nil {
		t.Fatal(err)
	}
	c := look(viewOf(s, 0, 1))
	for circuit := range s.Circuits {
		at := func(place int) face.Ref { return c.laid(locRef(s.Circuits[circuit][place%4])) }
		for place := range 4 {
			for steps := 1; steps <= 4; steps++ {
				m := c.narrator().motion(game.Event{Kind: rules.EvMoved, Who: 1, A: uint16(circuit), B: uint16(s.Circuits[circuit][(place+steps)%4]), N: int16(steps)})
				want := []face.Ref{at(place)}
				for n := 1; n <= steps; n++ {
					want = append(want, at(place+n))
				}
				if got := slices.Concat([]face.Ref{m.From}, m.Via, []face.Ref{m.To}); !slices.Equal(got, want) {
					t.Errorf("%d steps from place %d go by %v, want %v", steps, place, got, want)
				}
			}
		}
	}
}
