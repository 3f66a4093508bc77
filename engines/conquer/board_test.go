package conquer

import (
	"runtime"
	"testing"
	"time"

	"tabard/engines/game"
)

// Equal placements are the same board, different ones are not.
func TestBoardsAreInterned(t *testing.T) {
	a, b := fixedBoard(t, Std3), fixedBoard(t, Std3)
	if a != b {
		t.Error("one placement, two boards")
	}
	p := FixedFill(Std3)
	p.Seats[0], p.Seats[1] = p.Seats[1], p.Seats[0]
	c, err := boardOf(p)
	if err != nil || c == a {
		t.Errorf("seats have changed places, the board is %p (was %p), %v", c, a, err)
	}
	if c.Placement() != p || a.Placement() != FixedFill(Std3) {
		t.Error("a board forgot its placement")
	}
	for i := range Cell(c.Cells()) {
		if k := a.Kingdom(i); c.Kingdom(i) != k&^3|k>>1&1|k&1<<1 {
			t.Fatalf("cell %d: kingdoms %03b became %03b", i, k, c.Kingdom(i))
		}
	}
	if a.Grid != c.Grid {
		t.Error("one layout, two grids")
	}
	f, err := boardOf(meadow(t).Placement())
	if err != nil || f != meadow(t) || f == meadow(t, "F@(1,0)") {
		t.Error("boards of tests are not found again")
	}
	runtime.KeepAlive(a)
}

// Boards that nobody uses leave the table.
func TestTheTableOfBoardsDoesNotGrow(t *testing.T) {
	r := game.NewRand(11, 5)
	const fillings = 300
	for range fillings {
		if _, err := boardOf(RandomFill(Crossroads, &r)); err != nil {
			t.Fatal(err)
		}
	}
	for range 100 {
		runtime.GC()
		if boards.Len() < fillings/2 {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("%d boards are left", boards.Len())
}

// Placements from strangers are refused, not drawn.
func TestHostilePlacements(t *testing.T) {
	spoil := func(what string, do func(p *Placement)) {
		t.Helper()
		p := FixedFill(Std3)
		do(&p)
		if b, err := boardOf(p); err == nil || b != nil {
			t.Errorf("%s: the board was made", what)
		}
	}
	spoil("unknown layout", func(p *Placement) { p.Layout = Layouts })
	spoil("unknown high layout", func(p *Placement) { p.Layout = 255 })
	spoil("layout for other seats", func(p *Placement) { p.Layout = RoundTable })
	spoil("empty slot", func(p *Placement) { p.Tiles[9] = 0 })
	spoil("tile past the last slot", func(p *Placement) { p.Tiles[10] = TileCode(8, SideA, 0) })
	spoil("code too high", func(p *Placement) { p.Tiles[0] = tileCodes + 1 })
	spoil("highest code", func(p *Placement) { p.Tiles[0] = 255 })
	spoil("same tile twice", func(p *Placement) { p.Tiles[0] = p.Tiles[1] })
	spoil("both sides of a tile", func(p *Placement) { p.Tiles[0] = TileCode(TileOf(p.Tiles[1]), SideB, 3) })
	spoil("seat without a slot", func(p *Placement) { p.Seats[2] = 0 })
	spoil("two seats in a slot", func(p *Placement) { p.Seats[2] = p.Seats[0] })
	spoil("slot too high", func(p *Placement) { p.Seats[2] = 4 })
	spoil("highest slot", func(p *Placement) { p.Seats[2] = 255 })
	spoil("seat too many", func(p *Placement) { p.Seats[3] = 3 })
	spoil("nothing", func(p *Placement) { *p = Placement{} })

	r := game.NewRand(4, 4)
	for range 20000 {
		var p Placement
		p.Layout = uint8(r.Intn(12))
		for i := range p.Tiles {
			p.Tiles[i] = uint8(r.Intn(180))
		}
		for i := range p.Seats {
			p.Seats[i] = uint8(r.Intn(6))
		}
		if b, err := boardOf(p); err == nil && b.Placement() != p {
			t.Fatalf("%v gave another board", p)
		}
		if b, err := Sketch(p); err == nil && b.Cells() != GridOf(p.Layout).Cells() {
			t.Fatalf("%v gave another sketch", p)
		}
	}
}

// What is being laid can be drawn: each step shows the tiles that lie, the last one is the board.
func TestSketch(t *testing.T) {
	whole := FixedFill(Std2)
	p := Placement{Layout: Std2}
	want := fixedBoard(t, Std2)
	for slot := range LayoutTiles(Std2) + 1 {
		b, err := Sketch(p)
		if err != nil {
			t.Fatal(err)
		}
		for c := range Cell(b.Cells()) {
			terrain := want.Terrain(c)
			if s := int(c) / TileCells; s >= slot && s < LayoutTiles(Std2) {
				terrain = NoTerrain
			}
			if b.Terrain(c) != terrain || b.Kingdom(c) != 0 {
				t.Fatalf("with %d tiles cell %d is %d of kingdom %b, want %d", slot, c, b.Terrain(c), b.Kingdom(c), terrain)
			}
		}
		if _, err := boardOf(p); err == nil {
			t.Errorf("%d tiles are a board", slot)
		}
		if slot < LayoutTiles(Std2) {
			p.Tiles[slot] = whole.Tiles[slot]
		}
	}
	for c := range TileCells {
		for turn := range Directions {
			p := whole
			p.Tiles[3] = TileCode(5, SideB, turn)
			b, err := boardOf(p)
			if err != nil || b.Terrain(Cell(3*TileCells+c)) != TileTerrain(p.Tiles[3], c) {
				t.Fatalf("place %d turned by %d differs, %v", c, turn, err)
			}
		}
	}
	if TileTerrain(0, 4) != NoTerrain {
		t.Error("an empty slot has terrain")
	}
}

// Distances: no shorter than by coordinates, symmetric, and longer only around the bays of the rim.
func TestDistances(t *testing.T) {
	for l := range Layout(Layouts) {
		b := fixedBoard(t, l)
		bays, widest := 0, 0
		for x := range Cell(b.Cells()) {
			for y := range Cell(b.Cells()) {
				d := b.Dist(x, y)
				if d != b.Dist(y, x) || d < b.HexDist(x, y) || (d == 0) != (x == y) || d == far {
					t.Fatalf("layout %d: from %d to %d is %d", l, x, y, d)
				}
				if d != b.HexDist(x, y) && b.HexDist(x, y) <= 9 {
					bays++
				}
				widest = max(widest, d)
			}
		}
		if bays > 1008 {
			t.Errorf("layout %d: %d near pairs are farther than their coordinates say", l, bays)
		}
		if widest >= far {
			t.Errorf("layout %d is %d wide", l, widest)
		}
	}
	// CQ-34: around a bay.
	b := meadow(t, "x@(1,0)", "x@(0,1)")
	if d := b.Dist(cellOf(t, b, "(0,0)"), cellOf(t, b, "(1,1)")); d != 4 {
		t.Errorf("around the bay are %d steps, want 4", d)
	}
}

func TestCellSets(t *testing.T) {
	var s, o CellSet
	for _, c := range []Cell{0, 63, 64, 127, 300, MaxCells - 1} {
		if s.Has(c) {
			t.Errorf("%d is there already", c)
		}
		s.Add(c)
		if !s.Has(c) {
			t.Errorf("%d is not there", c)
		}
	}
	o.Add(64)
	o.Add(2)
	var got []Cell
	left := s.Minus(&o)
	for c := left.Next(0); c != NoCell; c = left.Next(c + 1) {
		got = append(got, c)
	}
	want := []Cell{0, 63, 127, 300, MaxCells - 1}
	if len(got) != len(want) || left.Len() != len(want) || s.Len() != len(want)+1 {
		t.Fatalf("the set is %v, want %v", got, want)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("the set is %v, want %v", got, want)
		}
	}
	if left.Next(MaxCells) != NoCell || new(CellSet).Next(0) != NoCell || left.Next(NoCell) != NoCell {
		t.Error("there is something past the last")
	}
}
