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

// A card that is pointed at a slot shows where each of the two councilors would go; one of them will.
func TestASlotLeadsBothCouncilors(t *testing.T) {
	s, err := rules.New(rules.Def.DefaultSetup(2, 1))
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	v := viewOf(s, s.Turn(), 1)
	c := look(v)
	for _, a := range s.Legal(nil) {
		ways := leads(v, a)
		if a.Kind != rules.KindPlayCard {
			if ways != nil {
				t.Errorf("%v leads %v", a, ways)
			}
			continue
		}
		tried++
		for circuit, way := range ways {
			from, to := s.At(s.Turn(), circuit), s.Reaches(s.Turn(), circuit, int(a.B)+1)
			if way.From != c.laid(locRef(from)) || way.To != c.laid(locRef(to)) {
				t.Errorf("%v: circuit %d goes from %s to %s, want %d to %d", a, circuit, way.From, way.To, from, to)
			}
		}
		if len(ways) != len(s.Circuits) {
			t.Errorf("%v leads %d councilors", a, len(ways))
		}
	}
	if tried == 0 {
		t.Error("no card can be played")
	}
}
