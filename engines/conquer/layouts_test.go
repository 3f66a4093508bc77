package conquer

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"tabard/engines/game"
)

func fixedBoard(t testing.TB, l Layout) *Board {
	t.Helper()
	b, err := boardOf(FixedFill(l))
	if err != nil {
		t.Fatalf("layout %d: %v", l, err)
	}
	return b
}

// edges are how many borders carry a small river, blocked and bridged. Both spaces of a border must tell the same.
func edges(t *testing.T, b *Board) (blocked, bridged int) {
	for c := range Cell(b.Cells()) {
		for d := range Directions {
			o := b.Next(c, d)
			if o == NoCell {
				if b.Edge(c, d) != EdgeOpen {
					t.Errorf("a river runs off the board at cell %d", c)
				}
				continue
			}
			if b.Edge(c, d) != b.Edge(o, (d+3)%Directions) {
				t.Errorf("cells %d and %d see different borders", c, o)
			}
			switch b.Edge(c, d) {
			case EdgeRiver:
				blocked++
			case EdgeBridge:
				bridged++
			}
		}
	}
	return blocked / 2, bridged / 2
}

func TestFixedBoardsHaveTheirSums(t *testing.T) {
	for _, want := range []struct {
		layout           Layout
		spaces           int
		terrain          [Terrains]int
		blocked, bridged int
	}{
		{Std2, 333, [Terrains]int{261, 56, 10, 6, 0, 0}, 10, 1},
		{SideBySide, 333, [Terrains]int{261, 49, 4, 19, 0, 0}, 0, 0},
		{Crossroads, 259, [Terrains]int{205, 38, 7, 9, 0, 0}, 0, 0},
		{GreatRiver, 444, [Terrains]int{332, 63, 17, 8, 20, 4}, 10, 1},
		{Std3, 481, [Terrains]int{384, 74, 8, 15, 0, 0}, 10, 2},
		{RoundTable, 370, [Terrains]int{297, 50, 10, 13, 0, 0}, 0, 0},
		{Std4, 518, [Terrains]int{416, 79, 9, 14, 0, 0}, 20, 2},
		{GrandCampaign, 666, [Terrains]int{511, 99, 12, 20, 20, 4}, 0, 0},
	} {
		b := fixedBoard(t, want.layout)
		if b.Cells() != want.spaces {
			t.Errorf("layout %d has %d spaces, want %d", want.layout, b.Cells(), want.spaces)
		}
		if got := count(b.terrain); got != want.terrain {
			t.Errorf("layout %d has %v, want %v", want.layout, got, want.terrain)
		}
		if blocked, bridged := edges(t, b); blocked != want.blocked || bridged != want.bridged {
			t.Errorf("layout %d has %d blocked and %d bridged borders, want %d and %d", want.layout, blocked, bridged, want.blocked, want.bridged)
		}
	}
}

func terrainSet(b *Board, terrain Terrain) (set CellSet) {
	for c := range Cell(b.Cells()) {
		if b.Terrain(c) == terrain {
			set.Add(c)
		}
	}
	return
}

// Known places find every mistake with turns and offsets.
func TestFixedBoardsLieAsTheyShould(t *testing.T) {
	std2 := fixedBoard(t, Std2)
	wantCells(t, std2, "mountains of Std2", terrainSet(std2, Mountain),
		"(-4,-3) (-4,10) (-2,1) (-1,0) (4,-6) (4,-5) (5,-2) (5,-1) (9,-5) (9,-4)")
	wantCells(t, std2, "lakes of Std2", terrainSet(std2, Lake), "(-2,7) (1,-2) (2,-5) (3,-3) (5,3) (6,3)")
	grand := fixedBoard(t, GrandCampaign)
	wantCells(t, grand, "large bridges of GrandCampaign", terrainSet(grand, Bridge), "(0,1) (4,3) (8,6) (10,9)")
	for _, want := range []struct {
		layout Layout
		pairs  [][2]string
	}{
		{Std2, [][2]string{{"(-6,4)", "(-6,5)"}}},
		{Std3, [][2]string{{"(-2,5)", "(-2,6)"}, {"(-6,9)", "(-5,9)"}}},
		{Std4, [][2]string{{"(3,2)", "(3,3)"}, {"(8,5)", "(9,4)"}}},
	} {
		b := fixedBoard(t, want.layout)
		for _, p := range want.pairs {
			x, y := cellOf(t, b, p[0]), cellOf(t, b, p[1])
			if d := b.direction(x, y); d == Directions || b.Edge(x, d) != EdgeBridge {
				t.Errorf("layout %d has no bridge between %s and %s", want.layout, p[0], p[1])
			}
		}
	}
}

// Every layout is valid: player tiles touch exactly their two game tiles and no other player tile, kingdoms share
// nothing, neighbouring tiles share seven borders, and every space belongs to one tile.
func TestLayoutsAreValid(t *testing.T) {
	for l := range Layout(Layouts) {
		tiles, seats := LayoutTiles(l), LayoutSeats(l)
		owner := map[int]int{}
		for seat := range seats {
			a, b := KingdomSlots(l, seat)
			touched := map[int]bool{}
			for d := range Directions {
				switch o := NextSlot(l, tiles+seat, d); {
				case o >= tiles:
					t.Errorf("layout %d: player tiles %d and %d touch", l, seat, o-tiles)
				case o >= 0:
					touched[o] = true
				}
			}
			if len(touched) != 2 || !touched[a] || !touched[b] {
				t.Errorf("layout %d: player tile %d touches %v, its kingdom is %d and %d", l, seat, touched, a, b)
			}
			for _, s := range []int{a, b, tiles + seat} {
				if o, ok := owner[s]; ok {
					t.Errorf("layout %d: slot %d is in the kingdoms %d and %d", l, s, o, seat)
				}
				owner[s] = seat
			}
		}
		g := GridOf(l)
		if g.Cells() != TileCells*(tiles+seats) {
			t.Errorf("layout %d has %d spaces", l, g.Cells())
		}
		shared := map[[2]int]int{}
		for c := range Cell(g.Cells()) {
			if q, r := g.Coord(c); g.CellAt(q, r) != c {
				t.Errorf("layout %d: two spaces lie at (%d,%d)", l, q, r)
			}
			for d := range Directions {
				o := g.Next(c, d)
				if o == NoCell {
					continue
				}
				if g.Next(o, (d+3)%Directions) != c || g.HexDist(c, o) != 1 {
					t.Errorf("layout %d: %d and %d are no neighbours of each other", l, c, o)
				}
				shared[[2]int{int(c) / TileCells, int(o) / TileCells}]++
			}
		}
		for s := range tiles + seats {
			for d := range Directions {
				if o := NextSlot(l, s, d); o >= 0 && shared[[2]int{s, o}] != 7 {
					t.Errorf("layout %d: slots %d and %d share %d borders", l, s, o, shared[[2]int{s, o}])
				}
			}
			for o := range tiles + seats {
				if n := shared[[2]int{s, o}]; s != o && n != 0 && n != 7 {
					t.Errorf("layout %d: slots %d and %d share %d borders", l, s, o, n)
				}
			}
		}
		if c := CentreSlot(l); c >= tiles {
			t.Errorf("layout %d begins with slot %d", l, c)
		}
	}
}

// Places worked out by hand: what lies where in the lattice of tiles.
func TestCentreSlotsAndSeats(t *testing.T) {
	for l, want := range [Layouts]struct{ centre, seat0 coord }{
		Std2: {coord{0, 0}, coord{1, 1}}, Std3: {coord{1, 1}, coord{1, -1}}, Std4: {coord{1, 0}, coord{0, -1}},
		SideBySide: {coord{2, -1}, coord{0, 1}}, Crossroads: {coord{0, 1}, coord{1, -1}}, GreatRiver: {coord{1, 0}, coord{2, -2}},
		RoundTable: {coord{0, 0}, coord{1, 1}}, GrandCampaign: {coord{1, 0}, coord{1, -2}},
	} {
		p := &plans[l]
		if c := p.slot(CentreSlot(Layout(l))); c != want.centre {
			t.Errorf("layout %d begins at %v", l, c)
		}
		if c := p.slot(LayoutTiles(Layout(l))); c != want.seat0 {
			t.Errorf("layout %d seats the first player at %v", l, c)
		}
	}
	for dir, want := range [Directions][2]int{{4, 3}, {-3, 7}, {-7, 4}, {-4, -3}, {3, -7}, {7, -4}} {
		s := NextSlot(Std2, CentreSlot(Std2), dir)
		if q, r := SlotCentre(Std2, s); q != want[0] || r != want[1] {
			t.Errorf("the tile in direction %d lies at (%d,%d), want %v", dir, q, r, want)
		}
	}
}

// checkRealm says what is wrong with a board: kingdoms of 111 spaces that nobody shares, one country, and room for at
// least eight settlements in every kingdom.
func checkRealm(b *Board) error {
	l := b.Placement().Layout
	if n := countries(b); n != 1 {
		return fmt.Errorf("%d countries", n)
	}
	for seat := range LayoutSeats(l) {
		spaces := 0
		for c := range Cell(b.Cells()) {
			switch b.Kingdom(c) {
			case 0, 1 << 0, 1 << 1, 1 << 2, 1 << 3:
			default:
				return fmt.Errorf("cell %d is in the kingdoms %04b", c, b.Kingdom(c))
			}
			if b.Kingdom(c)>>seat&1 != 0 {
				spaces++
			}
		}
		if spaces != 3*TileCells {
			return fmt.Errorf("kingdom %d has %d spaces", seat, spaces)
		}
		towns := 0
		for d := range Directions {
			towns = max(towns, packed(b, seat, steps[d]))
		}
		if towns < 8 {
			return fmt.Errorf("kingdom %d has room for %d settlements", seat, towns)
		}
	}
	return nil
}

// packed is how many settlements a seat finds room for if it takes the sites from one end of its kingdom to the other.
func packed(b *Board, seat int, towards coord) (towns int) {
	along := func(c, d coord) int { return int(c.q)*int(2*d.q+d.r) + int(c.r)*int(d.q+2*d.r) }
	depth := func(s Site) int {
		c := b.at[s/2]
		return 64*along(c, towards) + along(c, towards.turned(1))
	}
	var order []Site
	for s := b.Sites(seat).Next(0); s != NoSite; s = b.Sites(seat).Next(s + 1) {
		order = append(order, s)
	}
	slices.SortFunc(order, func(x, y Site) int { return cmp.Compare(depth(x), depth(y)) })
	var f pieces
	for _, s := range order {
		if free := b.freeSites(seat, &f); free.Has(s) {
			f.settle(b, b.token(s))
			towns++
		}
	}
	return
}

func TestEveryKingdomHasRoom(t *testing.T) {
	for l := range Layout(Layouts) {
		if err := checkRealm(fixedBoard(t, l)); err != nil {
			t.Errorf("layout %d: %v", l, err)
		}
		r := game.NewRand(uint64(l), 7)
		for i := range 12 {
			p := RandomFill(l, &r)
			b, err := boardOf(p)
			if err != nil {
				t.Fatalf("layout %d, filling %d: %v", l, i, err)
			}
			if err := checkRealm(b); err != nil {
				t.Errorf("layout %d, filling %v: %v", l, p, err)
			}
		}
	}
}

// A random filling reaches every tile, side and turn, and leaves the rivers of the great river layouts alone.
func TestRandomFill(t *testing.T) {
	for _, l := range []Layout{Std2, GreatRiver, GrandCampaign} {
		seen := map[uint8]bool{}
		r := game.NewRand(3, uint64(l))
		fixed := FixedFill(l)
		for range 3000 {
			p := RandomFill(l, &r)
			if !p.sound() || !p.full() || p.Seats != fixed.Seats {
				t.Fatalf("layout %d: filling %v is no board", l, p)
			}
			for slot, code := range p.Tiles[:LayoutTiles(l)] {
				if plans[l].row>>slot&1 != 0 {
					if code != fixed.Tiles[slot] {
						t.Fatalf("layout %d: the river left slot %d", l, slot)
					}
					continue
				}
				seen[code] = true
			}
		}
		want := tileCodes
		if plans[l].row != 0 {
			want -= 4 * Sides * Directions
		}
		if len(seen) != want {
			t.Errorf("layout %d: %d different tiles came up, want %d", l, len(seen), want)
		}
	}
}

// In the fixed rows of the great river layouts every large river meets the next one; turned away, it is refused, and tiles
// without a river may lie anywhere.
func TestRiversMeet(t *testing.T) {
	for _, l := range []Layout{GreatRiver, GrandCampaign} {
		p := FixedFill(l)
		for slot, code := range p.Tiles[:LayoutTiles(l)] {
			if !RiversMeet(p, slot, code) {
				t.Errorf("layout %d: the tile of slot %d does not fit where it lies", l, slot)
			}
		}
	}
	p := FixedFill(GreatRiver)
	fits := 0
	for turn := range Directions {
		// Slot 4 lies between the rivers of slot 3 and slot 5.
		if RiversMeet(p, 4, TileCode(11, SideB, turn)) {
			fits++
		}
		if !RiversMeet(p, 4, TileCode(11, SideA, turn)) {
			t.Error("a tile without a river was refused")
		}
	}
	if fits == 0 || fits == Directions {
		t.Errorf("%d ways to lay a straight river between two rivers", fits)
	}
	var alone Placement
	alone.Layout = Std2
	if !RiversMeet(alone, 3, TileCode(11, SideB, 2)) {
		t.Error("the first river was refused")
	}
}

// The cheapest march from each kingdom into the next one clockwise: where a war begins at once, and where it takes a while.
func TestMarchesBetweenKingdoms(t *testing.T) {
	for l, want := range [Layouts][2]int{Std2: {5, 5}, Std3: {5, 6}, Std4: {1, 1}, SideBySide: {1, 1}, Crossroads: {5, 5},
		GreatRiver: {8, 8}, RoundTable: {1, 1}, GrandCampaign: {5, 8}} {
		b := fixedBoard(t, Layout(l))
		seats := LayoutSeats(Layout(l))
		least, most := far, 0
		for seat := range seats {
			next := (seat + 1) % seats
			best := far
			for c := range Cell(b.Cells()) {
				if b.Kingdom(c)>>seat&1 == 0 || !land(b.Terrain(c)) {
					continue
				}
				r := reached{cost: new([MaxCells]uint8)}
				b.reach(oneSpace(c), walk{points: 10}, &ground{}, &r)
				for o := r.to.Next(0); o != NoCell; o = r.to.Next(o + 1) {
					if b.Kingdom(o)>>next&1 != 0 {
						best = min(best, int(r.cost[o]))
					}
				}
			}
			least, most = min(least, best), max(most, best)
		}
		if got := [2]int{least, most}; got != want {
			t.Errorf("layout %d: marches cost %v, want %v", l, got, want)
		}
	}
}

// Where two tiles touch, their edges do, and so do the places at which large rivers leave them.
func TestEdgesFaceEachOther(t *testing.T) {
	for l := range Layout(Layouts) {
		g := GridOf(l)
		for s := range LayoutTiles(l) {
			for d := range Directions {
				o := NextSlot(l, s, d)
				if o < 0 {
					continue
				}
				for _, c := range edgeCells[d] {
					touches := false
					for _, e := range edgeCells[(d+3)%Directions] {
						touches = touches || g.direction(Cell(s*TileCells)+c, Cell(o*TileCells)+e) < Directions
					}
					if !touches {
						t.Errorf("layout %d: space %d of slot %d does not touch slot %d", l, c, s, o)
					}
				}
				mine, theirs := Cell(s*TileCells+arrowPlace[d]), Cell(o*TileCells+arrowPlace[(d+3)%Directions])
				if g.direction(mine, theirs) == Directions {
					t.Errorf("layout %d: the rivers of slots %d and %d miss each other", l, s, o)
				}
			}
		}
	}
}

// A game that is only set up, as the screen of a new game does for each layout to know which may be chosen, measures no grid: distances
// take up to 900 kB for a layout and stay.
func TestSettingUpMeasuresNoGrid(t *testing.T) {
	shared := &grids[Std3]
	old := GridOf(Std3)
	shared.grid = newGrid(old.at) // as if nobody had played on it
	defer func() { shared.grid = old }()
	setup := Def.DefaultSetup(3, 8)
	setup.Options[OptionFill] = FillRandom
	s, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	g := s.board.Grid
	if g != shared.grid {
		t.Fatal("the board has another grid")
	}
	if g.spans.Load() != nil {
		t.Error("the grid is measured")
	}
	if d := s.board.Dist(0, 0); d != 0 || g.spans.Load() == nil {
		t.Errorf("distance %d; whoever asks for a distance does not measure the grid", d)
	}
}
