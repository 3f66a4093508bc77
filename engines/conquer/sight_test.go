package conquer

import (
	"testing"

	"tabard/engines/game"
)

func wantSight(t *testing.T, b *Board, from, to string, want Sight, towns ...Site) {
	t.Helper()
	var covered CellSet
	for _, s := range towns {
		x := b.token(s)
		for _, c := range x.all() {
			covered.Add(c)
		}
	}
	x, y := cellOf(t, b, from), cellOf(t, b, to)
	if got := b.sight(x, y, &covered); got != want {
		t.Errorf("from %s to %s: sight %d, want %d", from, to, got, want)
	}
	if got := b.sight(y, x, &covered); got != want {
		t.Errorf("from %s to %s: sight %d, want %d", to, from, got, want)
	}
}

// CQ-28: of two equal ways one is enough.
func TestSightOverTwoWays(t *testing.T) {
	wantSight(t, meadow(t, "F@(1,0)"), "(0,0)", "(1,1)", SightClear)
	wantSight(t, meadow(t, "F@(1,0)", "F@(0,1)"), "(0,0)", "(1,1)", SightStones)
	wantSight(t, meadow(t, "M@(1,0)", "F@(0,1)"), "(0,0)", "(1,1)", SightStones)
	wantSight(t, meadow(t, "M@(1,0)", "M@(0,1)"), "(0,0)", "(1,1)", SightBlocked)
}

// CQ-29, CQ-31: a straight line is one way, and its ends do not matter.
func TestSightAlongALine(t *testing.T) {
	wantSight(t, meadow(t, "M@(2,0)"), "(0,0)", "(3,0)", SightBlocked)
	wantSight(t, meadow(t, "F@(2,0)"), "(0,0)", "(3,0)", SightStones)
	wantSight(t, meadow(t, "F@(0,0)", "F@(3,0)"), "(0,0)", "(3,0)", SightClear)
	wantSight(t, meadow(t, "M@(0,0)", "M@(3,0)"), "(0,0)", "(3,0)", SightClear)
	wantSight(t, meadow(t, "L@(1,0)", "R@(2,0)", "(1,0)-(2,0)"), "(0,0)", "(3,0)", SightClear)
	wantSight(t, meadow(t, "F@(1,0)"), "(0,0)", "(1,0)", SightClear)
	wantSight(t, meadow(t), "(0,0)", "(0,0)", SightClear)
}

// CQ-32: a settlement flattens what it stands on.
func TestSightOverASettlement(t *testing.T) {
	b := meadow(t, "F@(1,0)", "F@(2,0)")
	wantSight(t, b, "(0,0)", "(3,0)", SightStones)
	wantSight(t, b, "(0,0)", "(3,0)", SightClear, siteAt(t, b, "(1,0)"))
	wantSight(t, b, "(0,0)", "(4,0)", SightClear, siteAt(t, b, "(1,0)"))
}

// CQ-33, and CQ-11: what a stone may pass.
func TestSightOfACatapult(t *testing.T) {
	wantSight(t, meadow(t, "M@(1,0)", "F@(0,1)"), "(0,0)", "(5,1)", SightStones)
	wantSight(t, meadow(t), "(0,0)", "(6,0)", SightClear)
	wantSight(t, meadow(t, "F@(3,0)"), "(0,0)", "(6,0)", SightStones)
	wantSight(t, meadow(t, "M@(3,0)"), "(0,0)", "(6,0)", SightBlocked)
	// A mountain closes one way and a forest the other, farther on: no way is clear, and stones take the second.
	wantSight(t, meadow(t, "M@(2,0)", "F@(0,1)"), "(0,0)", "(5,1)", SightClear)
	wantSight(t, meadow(t), "(-4,0)", "(4,0)", SightClear)
	wantSight(t, meadow(t), "(-4,0)", "(5,0)", SightBlocked)
}

// CQ-34: around a bay the long way is the shortest.
func TestSightAroundABay(t *testing.T) {
	b := meadow(t, "x@(1,0)", "x@(0,1)")
	wantSight(t, b, "(0,0)", "(1,1)", SightClear)
	// Both ways round: (1,-1) (2,-1) (2,0) and (-1,1) (-1,2) (0,2).
	wantSight(t, meadow(t, "x@(1,0)", "x@(0,1)", "F@(2,-1)"), "(0,0)", "(1,1)", SightClear)
	wantSight(t, meadow(t, "x@(1,0)", "x@(0,1)", "F@(2,-1)", "M@(-1,2)"), "(0,0)", "(1,1)", SightStones)
}

// CQ-27, CQ-32: an occupier stands on all its settlement; the nearest of its spaces count, and one of them is enough
//
func TestSightToAnOccupier(t *testing.T) {
	look := func(b *Board, from string, wantDist int, want Sight) {
		t.Helper()
		town := b.token(siteAt(t, b, "(1,0)"))
		var covered CellSet
		for _, c := range town.all() {
			covered.Add(c)
		}
		if d, s := b.sightTo(cellOf(t, b, from), town, &covered); d != wantDist || s != want {
			t.Errorf("from %s: distance %d, sight %d, want %d and %d", from, d, s, wantDist, want)
		}
	}
	look(meadow(t), "(-3,0)", 4, SightClear)
	look(meadow(t), "(0,0)", 1, SightClear)
	// From the south-west two of the spaces are equally near.
	b := meadow(t)
	if x, y := b.Dist(cellOf(t, b, "(-1,3)"), cellOf(t, b, "(1,0)")), b.Dist(cellOf(t, b, "(-1,3)"), cellOf(t, b, "(1,1)")); x != 3 || y != 2 {
		t.Fatalf("distances %d and %d", x, y)
	}
	look(meadow(t, "F@(0,2)"), "(-1,3)", 2, SightStones)
	look(meadow(t, "M@(0,2)"), "(-1,3)", 2, SightBlocked)
	// From (2,2) both (1,1) and (2,0) … at distances 1 and 2.
	look(meadow(t), "(2,2)", 2, SightClear)
	// (3,-2) sees (2,0) at 2 by (3,-1) or (2,-1), and (1,0) is 3 away.
	look(meadow(t, "F@(3,-1)"), "(3,-2)", 2, SightClear)
	look(meadow(t, "F@(3,-1)", "F@(2,-1)"), "(3,-2)", 2, SightStones)
}

// ways are what the shortest ways from one space to another leave of the sight, found one way at a time.
func ways(b *Board, from, to Cell, covered *CellSet) Sight {
	if b.Dist(from, to) <= 1 {
		return SightClear
	}
	best := SightBlocked
	for d := range Directions {
		c := b.Next(from, d)
		if c == NoCell || b.Dist(c, to) != b.Dist(from, to)-1 {
			continue
		}
		s := ways(b, c, to, covered)
		if !covered.Has(c) {
			switch b.Terrain(c) {
			case Mountain:
				s = SightBlocked
			case Forest:
				s = min(s, SightStones)
			}
		}
		best = max(best, s)
	}
	return best
}

// Over random country, with bays and settlements, sight is what trying every way finds; and what blocks it lies
// between.
func TestSightAgainstEveryWay(t *testing.T) {
	r := game.NewRand(17, 1)
	seen := [3]int{}
	for range 12 {
		b := wilderness(t, &r)
		var covered CellSet
		for range 4 {
			x := b.token(Site(r.Intn(2 * b.Cells())))
			for _, c := range x.all() {
				covered.Add(c)
			}
		}
		for from := range Cell(b.Cells()) {
			for to := range Cell(b.Cells()) {
				d := b.Dist(from, to)
				if d > 6 || (from+to)%3 != 0 {
					continue
				}
				want := ways(b, from, to, &covered)
				if got := b.sight(from, to, &covered); got != want {
					t.Fatalf("from %d to %d sight is %d, want %d", from, to, got, want)
				}
				seen[want]++
				blockers := b.SightBlockers(from, to, &covered)
				if want != SightClear && blockers.Len() == 0 {
					t.Fatalf("nothing blocks the sight from %d to %d", from, to)
				}
				if blockers.Has(from) || blockers.Has(to) {
					t.Fatalf("from %d to %d the ends block", from, to)
				}
			}
		}
	}
	for s, n := range seen {
		if n < 100 {
			t.Errorf("sight %d came up %d times only", s, n)
		}
	}
}

// wilderness is a random small board: every terrain, small rivers, bridges and gaps.
func wilderness(t testing.TB, r *game.Rand) *Board {
	t.Helper()
	var at []coord
	for y := -5; y <= 5; y++ {
		for x := max(-5, -5-y); x <= min(5, 5-y); x++ {
			if r.Intn(12) > 0 || x == 0 && y == 0 {
				at = append(at, coord{int8(x), int8(y)})
			}
		}
	}
	g := newGrid(at)
	b := emptyBoard(g)
	for i := range at {
		b.terrain[i] = [10]Terrain{Grass, Grass, Grass, Grass, Forest, Forest, Mountain, Lake, River, Bridge}[r.Intn(10)]
		b.kingdom[i] = uint8(r.Intn(4))
		for d := range 3 {
			if o := b.Next(Cell(i), d); o != NoCell && r.Intn(6) == 0 {
				b.flow(Cell(i), o, EdgeRiver+EdgeKind(r.Intn(2)))
			}
		}
	}
	b.survey()
	return b
}
