package conquer

import (
	"testing"
)

// crowded is a full board: four armies and their settlements.
func crowded(b *Board) (g ground, f pieces) {
	for seat := range MaxSeats {
		n := 0
		for s := b.Sites(seat).Next(0); s != NoSite && n < TownLimit; s = b.Sites(seat).Next(s + 1) {
			if free := b.freeSites(seat, &f); free.Has(s) {
				x := b.token(s)
				f.settle(b, x)
				out := b.deploySpaces(seat, x, &f)
				c := out.Next(0)
				f.soldier.Add(c)
				if seat == 0 {
					g.pass.put(x)
					g.friend.Add(c)
				} else {
					g.gate.put(x)
					g.foe.Add(c)
				}
				n++
			}
		}
	}
	g.town = f.town
	return
}

// Playing asks these all the time: they must leave nothing to collect.
func TestGeometryAllocatesNothing(t *testing.T) {
	b := fixedBoard(t, Std4)
	g, f := crowded(b)
	from := oneSpace(b.CellAt(SlotCentre(Std4, 4)))
	town := b.token(b.Sites(0).Next(0))
	var r reached
	for what, do := range map[string]func(){
		"reach":    func() { b.reach(from, walk{points: 7}, &g, &r) },
		"sight":    func() { b.sight(from.cell[0], from.cell[0]+37, &f.town) },
		"sites":    func() { b.freeSites(0, &f) },
		"deploy":   func() { b.deploySpaces(0, town, &f) },
		"fourth":   func() { b.fourthSpaces(0, town, &f) },
		"retreats": func() { b.retreats(from, oneSpace(b.Next(from.cell[0], West)), 4, &g) },
		"blockers": func() { b.SightBlockers(from.cell[0], from.cell[0]+37, &f.town) },
	} {
		if n := testing.AllocsPerRun(20, do); n != 0 {
			t.Errorf("%s allocates %v times", what, n)
		}
	}
	p := b.Placement()
	if n := testing.AllocsPerRun(20, func() {
		if o, err := boardOf(p); o != b || err != nil {
			t.Error("the board is another")
		}
	}); n != 0 {
		t.Errorf("looking a board up allocates %v times", n)
	}
}

func BenchmarkBuildBoard(b *testing.B) {
	b.ReportAllocs()
	p := FixedFill(GrandCampaign)
	for b.Loop() {
		build(p)
	}
}

func BenchmarkLookUpBoard(b *testing.B) {
	held := fixedBoard(b, Std4)
	p := held.Placement()
	for b.Loop() {
		if o, _ := boardOf(p); o != held {
			b.Fatal("another board")
		}
	}
}

func BenchmarkMeasureGrid(b *testing.B) {
	g := *GridOf(GrandCampaign)
	for b.Loop() {
		g.measure()
	}
}

func BenchmarkReach(b *testing.B) {
	board := fixedBoard(b, Std4)
	g, _ := crowded(board)
	from := oneSpace(board.CellAt(SlotCentre(Std4, 4)))
	var r reached
	for b.Loop() {
		board.reach(from, walk{points: 4}, &g, &r)
	}
}

func BenchmarkReachDoubled(b *testing.B) {
	board := fixedBoard(b, Std4)
	g, _ := crowded(board)
	from := oneSpace(board.CellAt(SlotCentre(Std4, 4)))
	var r reached
	for b.Loop() {
		board.reach(from, walk{points: 14, mountain: true, water: true}, &g, &r)
	}
}

func BenchmarkSight(b *testing.B) {
	board := fixedBoard(b, Std4)
	_, f := crowded(board)
	c := board.CellAt(SlotCentre(Std4, 4))
	q, r := board.Coord(c)
	for _, d := range [...]struct {
		name string
		q, r int
	}{{"2", 1, 1}, {"4", 2, 2}, {"8", 4, 4}} {
		to := board.CellAt(q+d.q, r+d.r)
		b.Run(d.name, func(b *testing.B) {
			for b.Loop() {
				board.sight(c, to, &f.town)
			}
		})
	}
}

func BenchmarkFreeSites(b *testing.B) {
	board := fixedBoard(b, Std4)
	_, f := crowded(board)
	for b.Loop() {
		board.freeSites(0, &f)
	}
}
