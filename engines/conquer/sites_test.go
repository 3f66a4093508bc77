package conquer

import (
	"testing"

	"tabard/engines/game"
)

// The triangle of the scenarios: three spaces that touch, nine around them, and each triangle has one number.
func TestSiteNumbers(t *testing.T) {
	b := meadow(t)
	town := b.token(siteAt(t, b, "(1,0)"))
	var set CellSet
	for _, c := range town.all() {
		set.Add(c)
	}
	wantCells(t, b, "T0", set, "(1,0) (2,0) (1,1)")
	wantCells(t, b, "around T0", b.around(town), "(0,0) (0,1) (0,2) (1,-1) (1,2) (2,-1) (2,1) (3,-1) (3,0)")
	seen := map[CellSet]Site{}
	for s := range Site(2 * b.Cells()) {
		cells, ok := b.SiteCells(s)
		if !ok {
			if b.Sites(0).Has(s) {
				t.Errorf("site %d is not on the board and may be built on", s)
			}
			continue
		}
		var set CellSet
		for i, c := range cells {
			set.Add(c)
			if b.HexDist(c, cells[(i+1)%3]) != 1 {
				t.Fatalf("the spaces of site %d do not touch", s)
			}
		}
		if o, twice := seen[set]; twice {
			t.Errorf("sites %d and %d are the same", o, s)
		}
		seen[set] = s
	}
	// A hexagon of radius nine has six sides of nine triangles to the corner: 6 times 81.
	if len(seen) != 486 || b.Sites(3).Len() != 486 {
		t.Errorf("%d sites, %d of them good, want 486", len(seen), b.Sites(3).Len())
	}
	if x := b.token(NoSite); x.n != 0 {
		t.Error("no site has spaces")
	}
	if x := b.token(Site(2 * b.Cells())); x.n != 0 {
		t.Error("a site past the board has spaces")
	}
}

// not on water, mountain or large bridge, and no small river under the token, bridged or not.
func TestWhatASettlementMayCover(t *testing.T) {
	for _, edit := range []string{"M@(2,0)", "L@(1,0)", "R@(1,1)", "B@(2,0)", "(1,0)-(2,0)", "(2,0)=(1,1)", "(1,1)-(1,0)", "x@(1,1)"} {
		b := meadow(t, edit)
		if b.Sites(0).Has(siteAt(t, meadow(t), "(1,0)")) && edit[0] != 'x' {
			t.Errorf("a settlement may stand on %s", edit)
		}
	}
	b := meadow(t, "F@(1,0)", "F@(2,0)", "F@(1,1)", "(2,0)-(3,0)", "(1,0)=(1,-1)")
	if !b.Sites(0).Has(siteAt(t, b, "(1,0)")) {
		t.Error("no settlement may stand in a forest by a river")
	}
	std := fixedBoard(t, Std2)
	for seat := range 2 {
		for s := std.Sites(seat).Next(0); s != NoSite; s = std.Sites(seat).Next(s + 1) {
			x := std.token(s)
			for _, c := range x.all() {
				if std.Kingdom(c)>>seat&1 == 0 {
					t.Fatalf("site %d is not in the kingdom of seat %d", s, seat)
				}
			}
		}
	}
	if std.Sites(2).Len() != 0 || std.Sites(3).Len() != 0 {
		t.Error("an empty seat may build")
	}
}

// CQ-57: two spaces between settlements, and no soldier under one.
func TestFreeSites(t *testing.T) {
	b := meadow(t)
	var f pieces
	f.settle(b, b.token(siteAt(t, b, "(1,0)")))
	free := b.freeSites(0, &f)
	if free.Has(siteAt(t, b, "(4,0)")) || !free.Has(siteAt(t, b, "(5,0)")) || free.Has(siteAt(t, b, "(1,0)")) {
		t.Error("settlements do not keep their distance")
	}
	f.soldier.Add(cellOf(t, b, "(6,0)"))
	if free = b.freeSites(0, &f); free.Has(siteAt(t, b, "(5,0)")) || !free.Has(siteAt(t, b, "(-5,0)")) {
		t.Error("a settlement may be built on a soldier")
	}
	r := game.NewRand(5, 9)
	for range 40 {
		b := wilderness(t, &r)
		var f pieces
		for range 6 {
			f.soldier.Add(Cell(r.Intn(b.Cells())))
			if r.Intn(2) == 0 {
				f.settle(b, b.token(Site(r.Intn(2*b.Cells()))))
			}
		}
		for seat := range MaxSeats {
			free := b.freeSites(seat, &f)
			for s := range Site(2 * b.Cells()) {
				if want := mayBuild(b, seat, s, &f); want != free.Has(s) {
					t.Fatalf("site %d for seat %d: %v, want %v", s, seat, !want, want)
				}
			}
		}
	}
}

// mayBuild is the rule for one site, word by word.
func mayBuild(b *Board, seat int, s Site, f *pieces) bool {
	cells, ok := b.SiteCells(s)
	if !ok {
		return false
	}
	for i, c := range cells {
		if b.Kingdom(c)>>seat&1 == 0 || b.Terrain(c) != Grass && b.Terrain(c) != Forest || f.taken(c) {
			return false
		}
		if b.Edge(c, b.direction(c, cells[(i+1)%3])) != EdgeOpen {
			return false
		}
		for o := range Cell(b.Cells()) {
			if f.town.Has(o) && b.HexDist(c, o) < 3 {
				return false
			}
		}
	}
	return true
}

// CQ-51: where soldiers come out of a settlement.
func TestDeploySpaces(t *testing.T) {
	b := meadow(t, "L@(0,0)", "(1,0)-(1,-1)", "(1,0)-(2,-1)")
	town := b.token(siteAt(t, b, "(1,0)"))
	var f pieces
	f.settle(b, town)
	wantCells(t, b, "deployment", b.deploySpaces(0, town, &f), "(0,1) (0,2) (1,2) (2,-1) (2,1) (3,-1) (3,0)")
	f.soldier.Add(cellOf(t, b, "(2,1)"))
	f.soldier.Add(cellOf(t, b, "(3,0)"))
	wantCells(t, b, "deployment past soldiers", b.deploySpaces(0, town, &f), "(0,1) (0,2) (1,2) (2,-1) (3,-1)")
	b = meadow(t, "B@(0,0)", "F@(0,1)", "M@(0,2)", "R@(1,2)", "(1,0)=(1,-1)")
	f = pieces{}
	f.settle(b, town)
	wantCells(t, b, "deployment by terrain", b.deploySpaces(2, town, &f), "(0,0) (0,1) (1,-1) (2,-1) (2,1) (3,-1) (3,0)")

	// Only inside the kingdom.
	std := fixedBoard(t, Std2)
	for seat := range 2 {
		for s := std.Sites(seat).Next(0); s != NoSite; s = std.Sites(seat).Next(s + 1) {
			set := std.deploySpaces(seat, std.token(s), &pieces{})
			for c := set.Next(0); c != NoCell; c = set.Next(c + 1) {
				if std.Kingdom(c)>>seat&1 == 0 || !land(std.Terrain(c)) {
					t.Fatalf("seat %d deploys at cell %d", seat, c)
				}
			}
		}
	}
}

// the fourth space of Avalon.
func TestFourthSpaces(t *testing.T) {
	b := meadow(t, "L@(0,0)", "B@(0,1)", "F@(0,2)", "(1,2)-(1,1)", "(2,1)=(2,0)")
	town := b.token(siteAt(t, b, "(1,0)"))
	var f pieces
	f.settle(b, town)
	// (2,-1) touches two spaces of the token, one of them across no river.
	wantCells(t, b, "fourth space", b.fourthSpaces(0, town, &f), "(0,2) (1,-1) (2,-1) (3,-1) (3,0)")
	f.soldier.Add(cellOf(t, b, "(3,0)"))
	wantCells(t, b, "fourth space beside a soldier", b.fourthSpaces(0, town, &f), "(0,2) (1,-1) (2,-1) (3,-1)")
	f = pieces{}
	f.settle(b, town)
	f.settle(b, b.token(siteAt(t, b, "(5,0)")))
	// (3,0) and (3,-1) would be two from (5,0) or (5,-1); the latter is not covered.
	wantCells(t, b, "fourth space near a settlement", b.fourthSpaces(0, town, &f), "(0,2) (1,-1) (2,-1) (3,-1)")
	city := b.city(siteAt(t, b, "(1,0)"), cellOf(t, b, "(2,-1)"))
	if a := b.around(city); a.Len() != 10 || city.n != 4 {
		t.Errorf("a city has %d spaces and %d around it", city.n, a.Len())
	}
	r := game.NewRand(6, 2)
	for range 40 {
		b := wilderness(t, &r)
		var f pieces
		town := b.token(Site(r.Intn(2 * b.Cells())))
		if town.n == 0 {
			continue
		}
		f.settle(b, town)
		f.settle(b, b.token(Site(r.Intn(2*b.Cells()))))
		f.soldier.Add(Cell(r.Intn(b.Cells())))
		set := b.fourthSpaces(1, town, &f)
		for c := range Cell(b.Cells()) {
			touches, want := false, firm(b.Terrain(c)) && b.Kingdom(c)>>1&1 != 0 && !f.taken(c)
			for _, o := range town.all() {
				if d := b.direction(c, o); d < Directions {
					touches = true
					want = want && b.Edge(c, d) == EdgeOpen
				}
			}
			for o := range Cell(b.Cells()) {
				want = want && (!f.town.Has(o) || town.has(o) || b.HexDist(c, o) >= 3)
			}
			if set.Has(c) != (want && touches) {
				t.Fatalf("cell %d: %v, want %v", c, set.Has(c), want && touches)
			}
		}
	}
}
