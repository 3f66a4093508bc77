package conquer

import (
	"fmt"
	"testing"

	"tabard/engines/game"
)

// goes is where a soldier can go.
func goes(b *Board, from spaces, w walk, g *ground) *reached {
	r := reached{cost: new([MaxCells]uint8)}
	b.reach(from, w, g, &r)
	return &r
}

// CQ-35, CQ-36: forest costs 2 to enter and 1 to leave.
func TestForestIsSlow(t *testing.T) {
	b := meadow(t, corridor()...)
	from := oneSpace(cellOf(t, b, "(0,0)"))
	for points, want := range map[int]string{2: "(1,0)", 3: "(1,0) (2,0)", 4: "(1,0) (2,0) (3,0)"} {
		wantCells(t, b, "corridor", goes(b, from, walk{points: points}, &ground{}).to, want)
	}
	wantCells(t, b, "corridor with woodcraft", goes(b, from, walk{points: 3, woodcraft: true}, &ground{}).to, "(1,0) (2,0) (3,0)")
	b = meadow(t, "F@(0,0)")
	r := goes(b, oneSpace(cellOf(t, b, "(0,0)")), walk{points: 1}, &ground{})
	wantCells(t, b, "out of the forest", r.to, "(1,0) (0,1) (-1,1) (-1,0) (0,-1) (1,-1)")
	if none := goes(b, oneSpace(cellOf(t, b, "(0,0)")), walk{}, &ground{}).to; none.Len() != 0 {
		t.Errorf("without points one reaches %s", cellText(b, none))
	}
}

// CQ-40, CQ-41: an enemy settlement costs 1 to enter from a space beside it; a closed one must be walked round.
func TestEnteringASettlement(t *testing.T) {
	b := meadow(t)
	town := b.token(siteAt(t, b, "(1,0)"))
	var g ground
	g.town.put(town)
	g.gate.put(town)
	if p, ok := goes(b, oneSpace(cellOf(t, b, "(0,0)")), walk{points: 1}, &g).at(town); !ok || p != 1 {
		t.Errorf("from beside it it costs %d, %v", p, ok)
	}
	from := oneSpace(cellOf(t, b, "(-2,0)"))
	if _, ok := goes(b, from, walk{points: 2}, &g).at(town); ok {
		t.Error("entered with 2 points from three spaces away")
	}
	r := goes(b, from, walk{points: 3}, &g)
	if p, ok := r.at(town); !ok || p != 3 {
		t.Errorf("from three spaces away it costs %d, %v", p, ok)
	}
	for _, c := range town.all() {
		if r.to.Has(c) {
			t.Error("a walk ends on a settlement as if it were a field")
		}
	}
	for what, w := range map[string]walk{"Misdirection": {points: 6, outside: true}, "over mountains": {points: 6, mountain: true}, "over water": {points: 6, water: true}} {
		if _, ok := goes(b, from, w, &g).at(town); ok {
			t.Errorf("%s leads into a settlement", what)
		}
	}
	g = ground{}
	g.town.put(town)
	r = goes(b, oneSpace(cellOf(t, b, "(0,0)")), walk{points: 6}, &g)
	if _, ok := r.at(town); ok {
		t.Error("a closed settlement was entered")
	}
	if c := r.cost[cellOf(t, b, "(3,0)")]; c != 4 {
		t.Errorf("round the settlement it costs %d, want 4", c)
	}
	// Not across a small river.
	b = meadow(t, "(0,0)-(1,0)")
	g = ground{}
	g.town.put(town)
	g.gate.put(town)
	if _, ok := goes(b, oneSpace(cellOf(t, b, "(0,0)")), walk{points: 1}, &g).at(town); ok {
		t.Error("entered across a river")
	}
	b = meadow(t, "(0,0)=(1,0)")
	if _, ok := goes(b, oneSpace(cellOf(t, b, "(0,0)")), walk{points: 1}, &g).at(town); !ok {
		t.Error("not entered over a bridge")
	}
}

// CQ-42: an occupier leaves by any border.
func TestLeavingASettlement(t *testing.T) {
	b := meadow(t)
	town := b.token(siteAt(t, b, "(1,0)"))
	var g ground
	g.town.put(town)
	g.friend.put(town)
	near := goes(b, town, walk{points: 1}, &g).to
	wantCells(t, b, "one step", near, "(0,0) (0,1) (0,2) (1,-1) (1,2) (2,-1) (2,1) (3,-1) (3,0)")
	if near != b.around(town) {
		t.Error("one step is not what lies around")
	}
	if two := goes(b, town, walk{points: 2}, &g).to; two.Len() != 24 {
		t.Errorf("two steps reach %d spaces, want 24", two.Len())
	}
}

// friends are passed and not joined, enemies close the way, the own settlement is crossed at 1 a space
// whatever lies under it.
func TestWhoStandsInTheWay(t *testing.T) {
	b := meadow(t, corridor()...)
	from := oneSpace(cellOf(t, b, "(0,0)"))
	one := cellOf(t, b, "(1,0)")
	var g ground
	g.friend.Add(one)
	wantCells(t, b, "past a friend", goes(b, from, walk{points: 4}, &g).to, "(2,0) (3,0)")
	g = ground{}
	g.foe.Add(one)
	r := goes(b, from, walk{points: 4}, &g)
	if r.seen.Has(one) || r.to.Has(cellOf(t, b, "(2,0)")) {
		t.Error("an enemy was passed")
	}
	// A settlement of one's own under which there is forest.
	b = meadow(t, "F@(1,0)", "F@(2,0)", "F@(1,1)")
	town := b.token(siteAt(t, b, "(1,0)"))
	g = ground{}
	g.town.put(town)
	g.pass.put(town)
	r = goes(b, oneSpace(cellOf(t, b, "(0,0)")), walk{points: 3}, &g)
	if c := r.cost[cellOf(t, b, "(3,0)")]; !r.to.Has(cellOf(t, b, "(3,0)")) || c != 3 {
		t.Errorf("across the own settlement it costs %d, want 3", c)
	}
	for _, c := range town.all() {
		if r.to.Has(c) {
			t.Error("a walk ends on the own settlement")
		}
	}
	g = ground{}
	g.town.put(town)
	g.foe.put(town)
	if r := goes(b, oneSpace(cellOf(t, b, "(0,0)")), walk{points: 3}, &g); r.to.Has(cellOf(t, b, "(3,0)")) {
		t.Error("a settlement that an enemy holds was crossed")
	}
}

// riverEdits are the small river of CQ-43: all borders between q = 0 and q = 1, with one bridge.
func riverEdits() (edits []string) {
	for r := -9; r <= 8; r++ {
		for _, e := range [][4]int{{0, r, 1, r}, {0, r, 1, r - 1}} {
			a, b := coord{int8(e[0]), int8(e[1])}, coord{int8(e[2]), int8(e[3])}
			if hexDist(a, coord{}) > 9 || hexDist(b, coord{}) > 9 {
				continue
			}
			sign := "-"
			if e == [4]int{0, 0, 1, 0} {
				sign = "="
			}
			edits = append(edits, fmt.Sprintf("(%d,%d)%s(%d,%d)", e[0], e[1], sign, e[2], e[3]))
		}
	}
	return edits
}

// east keeps the spaces beyond the river.
func east(b *Board, s CellSet) (e CellSet) {
	for c := s.Next(0); c != NoCell; c = s.Next(c + 1) {
		if q, _ := b.Coord(c); q >= 1 {
			e.Add(c)
		}
	}
	return
}

// CQ-43, CQ-44: a bridge, no bridge, and Water Crossing.
func TestSmallRivers(t *testing.T) {
	b := meadow(t, riverEdits()...)
	r := goes(b, oneSpace(cellOf(t, b, "(-1,0)")), walk{points: 3}, &ground{})
	wantCells(t, b, "over the bridge", east(b, r.to), "(1,0) (2,0) (1,-1) (2,-1) (1,1)")
	for text, want := range map[string]uint8{"(1,0)": 2, "(2,0)": 3, "(1,-1)": 3, "(2,-1)": 3, "(1,1)": 3} {
		if got := r.cost[cellOf(t, b, text)]; got != want {
			t.Errorf("to %s it costs %d, want %d", text, got, want)
		}
	}
	from := oneSpace(cellOf(t, b, "(0,2)"))
	dry := goes(b, from, walk{points: 2}, &ground{}).to
	if e := east(b, dry); e.Len() != 0 {
		t.Errorf("without a bridge one reaches %s", cellText(b, e))
	}
	wet := goes(b, from, walk{points: 2, water: true}, &ground{}).to
	wantCells(t, b, "with the card", wet.Minus(&dry), "(1,0) (1,1) (1,2) (1,3) (2,0) (2,1) (2,2)")
	if b.Dist(cellOf(t, b, "(0,2)"), cellOf(t, b, "(1,2)")) != 1 {
		t.Error("a river makes neighbours strangers")
	}
}

// Crossing cards: what could not be entered costs 1, nobody stays there, and both may be combined.
func TestCrossings(t *testing.T) {
	var edits []string
	for q := -9; q <= 9; q++ {
		for r, terrain := range [...]string{1: "M", 2: "L", 3: "R"} {
			if terrain != "" && hexDist(coord{int8(q), int8(r)}, coord{}) <= 9 {
				edits = append(edits, fmt.Sprintf("%s@(%d,%d)", terrain, q, r))
			}
		}
	}
	b := meadow(t, edits...)
	from := oneSpace(cellOf(t, b, "(0,0)"))
	beyond := func(w walk) (n int) {
		r := goes(b, from, w, &ground{})
		for c := r.to.Next(0); c != NoCell; c = r.to.Next(c + 1) {
			if !land(b.Terrain(c)) {
				t.Errorf("a walk ends on terrain %d", b.Terrain(c))
			}
			if _, y := b.Coord(c); y > 3 {
				n++
			}
		}
		return
	}
	for what, w := range map[string]walk{"no card": {points: 9}, "one card": {points: 9, mountain: true}, "the other card": {points: 9, water: true},
		"too few points": {points: 3, mountain: true, water: true}} {
		if n := beyond(w); n != 0 {
			t.Errorf("%s: %d spaces beyond are reached", what, n)
		}
	}
	if n := beyond(walk{points: 4, mountain: true, water: true}); n != 5 {
		t.Errorf("with both cards and four points %d spaces beyond are reached, want 5", n)
	}
}

// slowReach is reach done the long way: prices are improved until nothing changes.
func slowReach(b *Board, from spaces, w walk, g *ground) (to, gates CellSet, cost map[Cell]int) {
	cost = map[Cell]int{}
	for _, c := range from.all() {
		cost[c] = 0
	}
	for changed := true; changed; {
		changed = false
		for u := range Cell(b.Cells()) {
			spent, ok := cost[u]
			if !ok || gates.Has(u) {
				continue
			}
			for d := range Directions {
				v := b.Next(u, d)
				if v == NoCell || from.has(v) || g.foe.Has(v) || b.Edge(u, d) == EdgeRiver && !w.water {
					continue
				}
				price, gate := 0, false
				switch {
				case g.pass.Has(v):
					price = 1
				case g.town.Has(v):
					if !g.gate.Has(v) || w.outside || w.mountain || w.water {
						continue
					}
					price, gate = 1, true
				default:
					switch b.Terrain(v) {
					case Grass, Bridge:
						price = 1
					case Forest:
						price = 2
						if w.woodcraft {
							price = 1
						}
					case Mountain:
						if !w.mountain {
							continue
						}
						price = 1
					default:
						if !w.water {
							continue
						}
						price = 1
					}
				}
				if old, ok := cost[v]; spent+price <= w.points && (!ok || spent+price < old) {
					cost[v] = spent + price
					if gate {
						gates.Add(v)
					}
					changed = true
				}
			}
		}
	}
	for c := range cost {
		if !from.has(c) && !g.town.Has(c) && !g.friend.Has(c) && !g.foe.Has(c) && land(b.Terrain(c)) {
			to.Add(c)
		}
	}
	return
}

// Random country, random crowds, every way of walking: the queues find what patience finds.
func TestReachAgainstPatience(t *testing.T) {
	r := game.NewRand(23, 1)
	for range 60 {
		b := wilderness(t, &r)
		var g ground
		for range r.Intn(12) {
			c, side := Cell(r.Intn(b.Cells())), [2]*CellSet{&g.friend, &g.foe}[r.Intn(2)]
			side.Add(c)
		}
		for range r.Intn(6) {
			x := b.token(Site(r.Intn(2 * b.Cells())))
			g.town.put(x)
			if whose := [4]*CellSet{nil, &g.pass, &g.gate, &g.foe}[r.Intn(4)]; whose != nil {
				whose.put(x)
			}
		}
		for range 20 {
			from := oneSpace(Cell(r.Intn(b.Cells())))
			if x := b.token(Site(r.Intn(2 * b.Cells()))); x.n != 0 && r.Intn(3) == 0 {
				from = x
			}
			w := walk{points: r.Intn(13), woodcraft: r.Intn(2) == 0, mountain: r.Intn(4) == 0, water: r.Intn(4) == 0, outside: r.Intn(4) == 0}
			to, gates, cost := slowReach(b, from, w, &g)
			got := goes(b, from, w, &g)
			if got.to != to {
				t.Fatalf("%+v reaches %s, want %s", w, cellText(b, got.to), cellText(b, to))
			}
			for c := range Cell(b.Cells()) {
				if p, ok := cost[c]; ok != got.seen.Has(c) || ok && p != int(got.cost[c]) {
					t.Fatalf("%+v: cell %d costs %d, want %d (%v)", w, c, got.cost[c], p, ok)
				}
			}
			for s := range Site(2 * b.Cells()) {
				x := b.token(s)
				if x.n == 0 || !gates.Has(x.cell[0]) {
					continue
				}
				if p, ok := got.at(spaces{cell: x.cell, n: 1}); !ok || p != cost[x.cell[0]] {
					t.Fatalf("%+v: gate %d costs %d, %v", w, s, p, ok)
				}
			}
		}
	}
}

// CQ-24, CQ-25, CQ-26: where a target may withdraw.
func TestRetreats(t *testing.T) {
	b := meadow(t)
	attacker := oneSpace(cellOf(t, b, "(0,0)"))
	var g ground
	g.foe.put(attacker)
	g.friend.Add(cellOf(t, b, "(1,0)"))
	g.foe.Add(cellOf(t, b, "(3,0)"))
	wantCells(t, b, "from melee", b.retreats(oneSpace(cellOf(t, b, "(1,0)")), attacker, 1, &g), "(1,1) (2,-1)")

	g = ground{}
	g.foe.put(attacker)
	wantCells(t, b, "from an Archer", b.retreats(oneSpace(cellOf(t, b, "(3,0)")), attacker, 4, &g), "(3,2) (4,1) (5,-2) (5,-1) (5,0)")

	closed := meadow(t, "M@(2,0)", "M@(2,-1)", "L@(1,1)")
	wantCells(t, closed, "nowhere", closed.retreats(oneSpace(cellOf(t, closed, "(1,0)")), attacker, 1, &g), "")

	// A river is not crossed, a friend and the own settlement are passed, an enemy and its settlement are not.
	rivers := meadow(t, "(1,0)-(2,0)", "(1,0)-(1,1)")
	wantCells(t, rivers, "with rivers", rivers.retreats(oneSpace(cellOf(t, rivers, "(1,0)")), attacker, 1, &g), "(2,-1)")
	g.friend.Add(cellOf(t, b, "(4,0)"))
	wantCells(t, b, "past a friend", b.retreats(oneSpace(cellOf(t, b, "(3,0)")), attacker, 4, &g), "(3,2) (4,1) (5,-2) (5,-1) (5,0)")
	g = ground{}
	g.foe.put(attacker)
	g.town.put(b.token(siteAt(t, b, "(4,-1)")))
	g.pass.put(b.token(siteAt(t, b, "(4,-1)")))
	wantCells(t, b, "through the own settlement", b.retreats(oneSpace(cellOf(t, b, "(3,0)")), attacker, 4, &g), "(3,2) (4,1) (5,-2) (5,0)")
	g = ground{}
	g.foe.put(attacker)
	g.town.put(b.token(siteAt(t, b, "(4,-1)")))
	wantCells(t, b, "round an enemy settlement", b.retreats(oneSpace(cellOf(t, b, "(3,0)")), attacker, 4, &g), "(3,2) (4,1)")

	// An occupier leaves from any of its spaces; those that are out of range already lead too far away. Two Archers must
	// both be left behind.
	g = ground{}
	g.foe.put(attacker)
	town := b.token(siteAt(t, b, "(1,0)"))
	g.town.put(town)
	g.friend.put(town)
	wantCells(t, b, "an occupier", b.retreats(town, attacker, 1, &g), "(2,-1)")
	two := spaces{cell: [4]Cell{cellOf(t, b, "(0,0)"), cellOf(t, b, "(0,1)")}, n: 2}
	g = ground{}
	g.foe.put(two)
	got := b.retreats(oneSpace(cellOf(t, b, "(3,0)")), two, 4, &g)
	for c := got.Next(0); c != NoCell; c = got.Next(c + 1) {
		if min(b.Dist(c, two.cell[0]), b.Dist(c, two.cell[1])) != 5 {
			t.Errorf("cell %d is no refuge from two Archers", c)
		}
	}
	wantCells(t, b, "from two Archers", got, "(5,-2) (5,-1) (5,0)")
}
