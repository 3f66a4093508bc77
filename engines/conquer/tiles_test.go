package conquer

import (
	"math/bits"
	"testing"
)

// faceTotals are how many spaces of each terrain the sides have.
var faceTotals = [Tiles][Sides][Terrains]int{
	{{31, 5, 0, 1, 0, 0}, {29, 6, 2, 0, 0, 0}},
	{{30, 5, 2, 0, 0, 0}, {29, 4, 0, 4, 0, 0}},
	{{28, 8, 1, 0, 0, 0}, {30, 4, 0, 3, 0, 0}},
	{{28, 5, 4, 0, 0, 0}, {30, 6, 0, 1, 0, 0}},
	{{31, 6, 0, 0, 0, 0}, {28, 5, 2, 2, 0, 0}},
	{{27, 7, 0, 3, 0, 0}, {28, 4, 4, 1, 0, 0}},
	{{32, 4, 1, 0, 0, 0}, {26, 10, 0, 1, 0, 0}},
	{{30, 4, 2, 1, 0, 0}, {30, 6, 1, 0, 0, 0}},
	{{30, 4, 0, 3, 0, 0}, {27, 5, 5, 0, 0, 0}},
	{{29, 8, 0, 0, 0, 0}, {28, 5, 0, 4, 0, 0}},
	{{29, 5, 2, 1, 0, 0}, {23, 7, 0, 0, 6, 1}},
	{{29, 6, 1, 1, 0, 0}, {24, 5, 1, 0, 6, 1}},
	{{28, 7, 0, 2, 0, 0}, {25, 5, 1, 0, 5, 1}},
	{{30, 4, 3, 0, 0, 0}, {27, 4, 0, 2, 3, 1}},
}

// eachFace calls do for the 28 sides and the player tile, each alone on a board of one tile.
func eachFace(t *testing.T, do func(t *testing.T, name string, b *Board)) {
	lay := func(name string, f *face) {
		g := newGrid(placeAt[:])
		b := emptyBoard(g)
		b.lay(0, f, 0)
		for i := range b.kingdom {
			b.kingdom[i] = 1
		}
		b.survey()
		do(t, name, b)
	}
	for i := range faces {
		for s := range faces[i] {
			lay(string(rune('A'+s))+" of tile "+string(rune('0'+(i+1)/10))+string(rune('0'+(i+1)%10)), &faces[i][s])
		}
	}
	lay("the player tile", &homeFace)
}

func count(terrain []Terrain) (n [Terrains]int) {
	for _, t := range terrain {
		n[t]++
	}
	return
}

func TestFacesHaveTheirTerrain(t *testing.T) {
	for i := range faces {
		for s := range faces[i] {
			if n := len(faces[i][s].spaces); n != TileCells+6 {
				t.Errorf("tile %d side %d has %d letters", i+1, s, n)
			}
			var got [Terrains]int
			for c := range TileCells {
				got[faces[i][s].printed(c)]++
			}
			if got != faceTotals[i][s] {
				t.Errorf("tile %d side %d has %v, want %v", i+1, s, got, faceTotals[i][s])
			}
		}
	}
	var home [Terrains]int
	for c := range TileCells {
		home[homeFace.printed(c)]++
	}
	if home != [Terrains]int{31, 6} {
		t.Errorf("the player tile has %v", home)
	}
}

// What a stroke of the drawing shows by its shape: rows of 4, 5, 6, 7, 6, 5 and 4.
func TestFacesHaveSevenRows(t *testing.T) {
	for i := range faces {
		for s := range faces[i] {
			at := 0
			for j, n := range rows {
				at += n
				if j < len(rows)-1 {
					if faces[i][s].spaces[at] != '/' {
						t.Errorf("tile %d side %d: row %d does not end after %d spaces", i+1, s, j, n)
					}
					at++
				}
			}
		}
	}
}

// edgeCells are the four border places of each edge, clockwise.
var edgeCells = [Directions][4]Cell{{21, 27, 32, 36}, {36, 35, 34, 33}, {33, 28, 22, 15}, {15, 9, 4, 0}, {0, 1, 2, 3}, {3, 8, 14, 21}}

// Design rules a and b: at most one closed space along each edge, and the open land of a side hangs together. With both,
// every arrangement of tiles is one country.
func TestEverySideJoinsEveryOther(t *testing.T) {
	eachFace(t, func(t *testing.T, name string, b *Board) {
		for d, edge := range edgeCells {
			closed := 0
			for _, c := range edge {
				if !land(b.terrain[c]) {
					closed++
				}
			}
			if closed > 1 {
				t.Errorf("side %s: %d spaces along edge %d are closed", name, closed, d)
			}
		}
		if n := countries(b); n != 1 {
			t.Errorf("side %s is %d countries", name, n)
		}
	})
}

// countries is in how many parts rivers and impassable spaces cut the land.
func countries(b *Board) int {
	var seen CellSet
	n := 0
	for c := range Cell(b.Cells()) {
		if !land(b.terrain[c]) || seen.Has(c) {
			continue
		}
		n++
		seen.Add(c)
		queue := []Cell{c}
		for len(queue) > 0 {
			u := queue[0]
			queue = queue[1:]
			for d := range Directions {
				if v := b.Next(u, d); v != NoCell && b.Edge(u, d) != EdgeRiver && land(b.terrain[v]) && !seen.Has(v) {
					seen.Add(v)
					queue = append(queue, v)
				}
			}
		}
	}
	return n
}

// Design rule c: two settlements with their distance fit on every side.
func TestEverySideHasRoomForTwoSettlements(t *testing.T) {
	eachFace(t, func(t *testing.T, name string, b *Board) {
		for s := b.realms[0].Next(0); s != NoSite; s = b.realms[0].Next(s + 1) {
			var f pieces
			f.settle(b, b.token(s))
			if free := b.freeSites(0, &f); free.Len() > 0 {
				return
			}
		}
		t.Errorf("side %s has no room for two settlements", name)
	})
}

// Small rivers lie on borders between neighbours, never on a border twice, and only along land that a soldier could
// otherwise cross or the rim of it.
func TestSmallRiversRunBetweenNeighbours(t *testing.T) {
	want := map[[2]int][2]int{{3, 1}: {10, 2}, {4, 0}: {10, 2}, {6, 0}: {10, 1}, {7, 1}: {10, 2}, {9, 0}: {10, 1}}
	for i := range faces {
		for s := range faces[i] {
			var blocked, bridged int
			seen := map[[2]uint8]bool{}
			faces[i][s].borders(func(a, b uint8, bridge bool) {
				if bridge {
					bridged++
				} else {
					blocked++
				}
				if seen[[2]uint8{a, b}] || seen[[2]uint8{b, a}] {
					t.Errorf("tile %d side %d: border %d-%d is there twice", i+1, s, a, b)
				}
				seen[[2]uint8{a, b}] = true
				if int(a) >= TileCells || int(b) >= TileCells || hexDist(placeAt[a], placeAt[b]) != 1 {
					t.Errorf("tile %d side %d: %d and %d are no neighbours", i+1, s, a, b)
				}
			})
			if w := want[[2]int{i, s}]; [2]int{blocked, bridged} != w {
				t.Errorf("tile %d side %d has %d blocked and %d bridged borders, want %v", i+1, s, blocked, bridged, w)
			}
		}
	}
}

// The places of a tile: the middle is 18, six sixths of a turn are none, and turning an edge gives the next one.
func TestTurningATile(t *testing.T) {
	if placeAt[18] != (coord{}) || placeAt[0] != (coord{0, -3}) || placeAt[36] != (coord{0, 3}) || placeAt[15] != (coord{-3, 0}) {
		t.Fatalf("the places are %v", placeAt)
	}
	for turn := range Directions {
		for i := range TileCells {
			if back := placeTurned[(Directions-turn)%Directions][placeTurned[turn][i]]; int(back) != i {
				t.Errorf("place %d turned by %d and back is %d", i, turn, back)
			}
		}
		for d, edge := range edgeCells {
			for i, c := range edge {
				if got := Cell(placeTurned[turn][c]); got != edgeCells[(d+turn)%Directions][i] {
					t.Errorf("space %d of edge %d, turned by %d, is %d", i, d, turn, got)
				}
			}
		}
	}
	for i := range TileCells {
		if homeFace.printed(i) != homeFace.printed(int(placeTurned[2][i])) {
			t.Errorf("a third of a turn changes place %d of the player tile", i)
		}
	}
}

// The four large rivers leave their tiles where they are meant to, on these sides and on no other.
func TestArrows(t *testing.T) {
	want := map[int]uint8{11: 1<<0 | 1<<3, 12: 1<<0 | 1<<3, 13: 1<<0 | 1<<2, 14: 1<<0 | 1<<1}
	for code := uint8(1); code <= tileCodes; code++ {
		w := uint8(0)
		if SideOf(code) == SideB {
			w = want[TileOf(code)]
		}
		turn := TurnOf(code)
		w = (w<<turn | w>>(Directions-turn)) & (1<<Directions - 1)
		if got := Arrows(code); got != w {
			t.Errorf("tile %d side %d turned by %d has arrows %06b, want %06b", TileOf(code), SideOf(code), turn, got, w)
		}
		if TileCode(TileOf(code), SideOf(code), turn) != code {
			t.Errorf("code %d does not come back", code)
		}
		if bits.OnesCount8(Arrows(code)) == 1 {
			t.Errorf("a river of code %d has one end", code)
		}
	}
}
