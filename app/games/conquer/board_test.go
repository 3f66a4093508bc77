package conquer

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/face/facetest"
	"tabard/app/ui"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// sampled plays games of every layout and way of setting up and visits each kind of question so often, and the end.
func sampled(t *testing.T, times int, visit func(s *rules.State, seats int)) {
	t.Helper()
	seen := map[uint8]int{}
	for _, setup := range setups(1) {
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			kind := s.Prompt().Kind
			if seen[kind]++; seen[kind] <= times {
				visit(s, setup.Seats)
			}
		})
	}
	if len(seen) < 20 {
		t.Errorf("only %d kinds of questions came up", len(seen))
	}
}

// Every space has a name, lies where the pointer finds it, and can be walked to from the viewer's home.
func TestEveryPlaceOfTheMapCanBeReached(t *testing.T) {
	for _, l := range []struct {
		seats  int
		layout uint8
	}{{2, 0}, {3, 4}, {4, 5}} {
		setup := rules.Def.DefaultSetup(l.seats, 3)
		setup.Options[rules.OptionLayout] = l.layout
		var late *rules.State
		step := 0
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			if step++; step == 150 {
				late = s.Clone().(*rules.State)
			}
		})
		v := viewOf(late, 0, 1)
		m, c := Face().Map, look(v)
		g := rules.GridOf(late.Placement.Layout)
		for cell := range rules.Cell(g.Cells()) {
			at := middleOf(g, cell)
			r := m.At(v, at.x, at.y)
			want := c.mapper().placeRef(cell)
			if r != want {
				t.Fatalf("at the middle of %s lies %q, not %q", c.cellName(cell), r, want)
			}
			for _, corner := range hexCorner { // a little within a corner it is still the same space
				if got := cellAt(g, at.x+corner.x*4/5, at.y+corner.y*4/5); got != cell {
					t.Fatalf("near a corner of %d lies %d", cell, got)
				}
			}
			facetest.Whole(t, "place", m.Name(v, hexRef(cell)))
			for d := range rules.Directions {
				refs := m.Step(v, hexRef(cell), d)
				next := g.Next(cell, d)
				if p, _ := late.TownOn(cell); p != game.Nobody {
					continue
				}
				if next == rules.NoCell {
					if len(refs) != 0 {
						t.Fatalf("from %s past the edge lies %v", c.cellName(cell), refs)
					}
				} else if len(refs) == 0 || refs[len(refs)-1] != hexRef(next) {
					t.Fatalf("from %s one step leads to %v, not to %s", c.cellName(cell), refs, c.cellName(next))
				}
			}
		}
		// By the last, bare place of every step all spaces come up, and every settlement by one before it.
		seen := map[face.Ref]bool{m.Home(v): true}
		queue := []face.Ref{m.Home(v)}
		for len(queue) > 0 {
			at := queue[0]
			queue = queue[1:]
			for d := range rules.Directions {
				for _, r := range m.Step(v, at, d) {
					if _, _, ok := m.Middle(v, r); ok && !seen[r] {
						seen[r] = true
						queue = append(queue, r)
					}
				}
			}
		}
		for cell := range rules.Cell(g.Cells()) {
			if !seen[c.mapper().placeRef(cell)] && !seen[hexRef(cell)] {
				t.Errorf("%s cannot be walked to", c.cellName(cell))
			}
		}
	}
}

// The land is a few elements, however large the board is, and lies within its frame.
func TestLandIsAFewElements(t *testing.T) {
	for l := range rules.Layout(rules.Layouts) {
		d := &ground{Placed: rules.FixedFill(l), Seats: rules.LayoutSeats(l)}
		page := app.HTMLString(d.Render())
		if n := strings.Count(page, "<path"); n > 45 {
			t.Errorf("%s: %d paths", rules.LayoutNames[l], n)
		}
		if strings.Contains(page, `d=""`) && l == rules.GrandCampaign {
			t.Error("the largest board lacks a kind of land")
		}
	}
}

// Borders close around what they enclose: as many corners as there are sides to the outside.
func TestOutlinesGoAroundEverything(t *testing.T) {
	p := rules.FixedFill(rules.Std4)
	b, err := rules.Sketch(p)
	if err != nil {
		t.Fatal(err)
	}
	for terrain := range rules.Terrain(rules.Terrains) {
		in := func(c rules.Cell) bool { return b.Terrain(c) == terrain }
		sides, corners := 0, 0
		for c := range rules.Cell(b.Cells()) {
			for d := range rules.Directions {
				if o := b.Next(c, d); in(c) && (o == rules.NoCell || !in(o)) {
					sides++
				}
			}
		}
		for _, loop := range outlines(b.Grid, in) {
			corners += len(loop)
			for i, at := range loop {
				to := loop[(i+1)%len(loop)]
				if n := (at.x-to.x)*(at.x-to.x) + (at.y-to.y)*(at.y-to.y); n > ui.HexTall*ui.HexTall+10 {
					t.Fatalf("a border jumps from %v to %v", at, to)
				}
			}
		}
		if sides != corners {
			t.Errorf("terrain %d has %d sides to others and %d corners", terrain, sides, corners)
		}
	}
}

// A march shows what it costs, an attack how often it wins, and a chosen archer what is in the way.
func TestMarchesAndAttacksShowWhatTheyCost(t *testing.T) {
	f := Face()
	marches, attacks, ranges := 0, 0, 0
	sampled(t, 400, func(s *rules.State, _ int) {
		p := s.Turn()
		if p == game.Nobody {
			return
		}
		v := viewOf(s, p, 1)
		fights := slices.ContainsFunc(v.Legal, func(a game.Action) bool { return a.Kind == rules.KindAttack })
		if v.Prompt.Kind != rules.FrameRolled && !fights || marches > 200 && !fights {
			return
		}
		lit := facetest.Lit(f, v)
		isLit := func(r face.Ref) bool { return lit[r] }
		page := app.HTMLString(f.Board(v, isLit))
		if v.Prompt.Kind == rules.FrameRolled {
			cost := s.PaceTo(v.Prompt)
			for _, a := range v.Legal {
				if a.Kind == rules.KindMoveTo {
					marches++
					if n := int(cost[a.A]); n < 1 || n > int(v.Prompt.N) {
						t.Fatalf("going to %d costs %d of %d", a.A, n, v.Prompt.N)
					}
					// Whoever listens hears with the cost how far the next enemy is from there.
					near := 0
					for q := range game.Player(s.N) {
						for _, x := range s.Seats[q].Army[:s.Seats[q].NArmy] {
							if n := rules.GridOf(s.Placement.Layout).HexDist(a.A, x.Cell); s.Enemies(p, q) && (near == 0 || n < near) {
								near = n
							}
						}
					}
					before, after, _ := strings.Cut(page, `data-ref="`+string(hexRef(a.A))+`"`)
					after, _, _ = strings.Cut(after, ">")
					if said := before[strings.LastIndex(before, "<")+1:] + after; near > 0 && !strings.Contains(said, "movement, "+itoa(near)+" from the next enemy") {
						t.Fatalf("%d from the next enemy: %s", near, said)
					}
				}
			}
			if len(v.Legal) > 3 && !strings.Contains(page, "cq-cost") {
				t.Fatal("no space shows what it costs")
			}
		}
		targets := map[rules.Cell]bool{}
		for _, a := range v.Legal {
			if a.Kind == rules.KindAttack {
				targets[a.B] = true
			}
		}
		if len(targets) > 0 && v.Prompt.Kind == rules.FrameMain {
			attacks++
			if n := strings.Count(page, `class="cq-tag"`); n < len(targets) {
				t.Fatalf("%d chances for %d targets", n, len(targets))
			}
		}
		if v.Prompt.Kind != rules.FrameMain {
			return
		}
		for _, x := range s.Seats[p].Army[:s.Seats[p].NArmy] {
			occupied, _ := s.TownOn(x.Cell)
			near := app.HTMLString(f.Map.Board(v, isLit, hexRef(x.Cell)))
			want := rules.SoldierKinds[x.Type].Ranged && occupied == game.Nobody
			if got := strings.Contains(near, "cq-range"); got != want {
				t.Fatalf("the range of a %s is shown: %v", rules.SoldierNames[x.Type], got)
			}
			if want {
				ranges++
			}
		}
	})
	if marches == 0 || attacks == 0 || ranges == 0 {
		t.Errorf("%d marches, %d turns with attacks, %d archers", marches, attacks, ranges)
	}
}

// In a game of teams the board says who is whose partner.
func TestTheBoardSaysWhoArePartners(t *testing.T) {
	setup := rules.Def.DefaultSetup(4, 1)
	for teams, want := range []int{0, 1} {
		setup.Options[rules.OptionTeams] = uint8(teams)
		s, err := rules.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		page := app.HTMLString(Face().Board(viewOf(s, 0, 4), face.Unlit))
		if got := strings.Count(page, ">partner of Cleo<"); got != want {
			t.Errorf("teams %d: Ann is shown as partner of Cleo %d times", teams, got)
		}
	}
}

// What is told to whoever listens counts one of a thing as one.
func TestOneOfAThingIsOne(t *testing.T) {
	c := at(t, func(s *rules.State, me, foe *rules.Seat) {
		foe.NTowns, foe.Captured, foe.Obj, foe.NObj, foe.Act, foe.NAct = 1, 1, [4]byte{1}, 1, [3]byte{rules.Repeat}, 1
		s.ActGone = [rules.ActionCards + 1]byte{rules.Sickness: 1}
	})
	page := app.HTMLString(Face().Board(c.v, face.Unlit)) + app.HTMLString(Face().Player(c.v, 1, face.Unlit))
	for _, want := range []string{"0 soldiers and 1 settlement on the board, 1 objective and 1 action card in hand, 1 peasant captured", "Discarded action cards: 1<",
		"1 objective and 1 action card hidden in hand", "; 1 peasant captured", "1 point so far", "each turn it brings 2 coins, and with a peasant "} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is not told", want)
		}
	}
}
