package conquer

import (
	"slices"
	"testing"

	"tabard/app/face"
	"tabard/app/session"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// A march is shown step by step, over no river and past no enemy, by the crossings that were played.
func TestAMarchPassesNeighboursOnly(t *testing.T) {
	marches, long, crossings := 0, 0, 0
	for _, setup := range setups(2) {
		var log []session.Entry
		var before *rules.State
		lively(t, setup, func(s *rules.State, events []game.Event) {
			log = append(log, session.Entry{Index: len(log), Events: slices.Clone(events)})
			v := viewOf(s, game.Nobody, 1)
			v.Log = log
			c := look(v)
			for _, e := range events {
				if e.Kind != rules.EvMoved && e.Kind != rules.EvEntered {
					continue
				}
				marches++
				crossed := c.narrator().crossed(e)
				if crossed != 0 {
					crossings++
				}
				m := c.narrator().motion(e)
				if len(m.Via) > 1 {
					long++
				}
				at := covered(before, m.From)
				for _, r := range append(slices.Clone(m.Via), m.To) {
					to := covered(before, r)
					if !beside(c.mapper().grid(), at, to) {
						t.Fatalf("%s: from %v to %v is no step of %+v", rules.EventNames[e.Kind], at, to, m)
					}
					at = to
					_, cell, _ := r.Parts()
					if p, _ := before.SoldierAt(rules.Cell(cell)); r != m.To && p != game.Nobody && before.Enemies(p, e.Who) {
						t.Fatalf("%s: %+v passes an enemy on %s", rules.EventNames[e.Kind], m, r)
					}
					if r != m.To && crossed == 0 && rules.StepCost(before.Board().Terrain(rules.Cell(cell))) == 0 {
						t.Fatalf("%s: %+v passes what nobody enters on %s", rules.EventNames[e.Kind], m, r)
					}
				}
			}
			before = s.Clone().(*rules.State)
		})
	}
	if marches < 100 || long < 20 || crossings == 0 {
		t.Errorf("only %d marches, %d of them of more than three steps, and %d crossings", marches, long, crossings)
	}
}

// covered are the spaces of a place: its own, or those of the settlement there.
func covered(s *rules.State, r face.Ref) []rules.Cell {
	name, n, _ := r.Parts()
	cell := rules.Cell(n)
	if name == "site" {
		cell /= 2
	}
	if p, i := s.TownOn(cell); p != game.Nobody {
		return s.CellsOf(&s.Seats[p].Towns[i])
	}
	return []rules.Cell{cell}
}

func beside(g *rules.Grid, a, b []rules.Cell) bool {
	for _, x := range a {
		for d := range rules.Directions {
			if slices.Contains(b, g.Next(x, d)) {
				return true
			}
		}
	}
	return false
}
