package conquer

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"tabard/engines/game"
)

// fixtureLayout is a layout number that no game has: boards of tests lie under it.
const fixtureLayout Layout = 200

// meadow is the default board of the scenarios: all spaces within nine of the middle, grass, without rivers, each in every
// kingdom. Edits change it: "F@(2,0)" sets a terrain (G F M L R B), "x@(1,0)" takes a space away, "(0,0)-(1,0)" lets a
// small river run between two spaces and "(0,0)=(1,0)" a bridged one. The board is registered, so that positions on it
// can be written and read; equal edits give the same board.
func meadow(t testing.TB, edits ...string) *Board {
	t.Helper()
	return meadowOf(t, 9, edits...)
}

// meadows are the meadows that were made, by size and edits: the table of boards itself keeps none.
var meadows = struct {
	sync.Mutex
	of map[string]*Board
}{of: map[string]*Board{}}

// meadowOf is a meadow of another size.
func meadowOf(t testing.TB, radius int, edits ...string) *Board {
	t.Helper()
	meadows.Lock()
	defer meadows.Unlock()
	name := fmt.Sprint(radius, edits)
	p := Placement{Layout: fixtureLayout, Seats: [4]byte{1, 2, 3, 4}}
	if b := meadows.of[name]; b != nil {
		return b
	}
	missing := map[coord]bool{}
	for _, e := range edits {
		var q, r int
		if n, _ := fmt.Sscanf(e, "x@(%d,%d)", &q, &r); n == 2 {
			missing[coord{int8(q), int8(r)}] = true
		}
	}
	var at []coord
	for r := -radius; r <= radius; r++ {
		for q := max(-radius, -radius-r); q <= min(radius, radius-r); q++ {
			if c := (coord{int8(q), int8(r)}); !missing[c] {
				at = append(at, c)
			}
		}
	}
	g := newGrid(at)
	b := emptyBoard(g)
	for i := range at {
		b.terrain[i], b.kingdom[i] = Grass, 1<<MaxSeats-1
	}
	for _, e := range edits {
		var letter rune
		var q, r, q2, r2 int
		if n, _ := fmt.Sscanf(e, "%c@(%d,%d)", &letter, &q, &r); n == 3 {
			if letter != 'x' {
				b.terrain[must(t, b, q, r)] = Terrain(strings.IndexRune("GFMLRB", letter))
			}
		} else if n, _ := fmt.Sscanf(e, "(%d,%d)-(%d,%d)", &q, &r, &q2, &r2); n == 4 {
			b.flow(must(t, b, q, r), must(t, b, q2, r2), EdgeRiver)
		} else if n, _ := fmt.Sscanf(e, "(%d,%d)=(%d,%d)", &q, &r, &q2, &r2); n == 4 {
			b.flow(must(t, b, q, r), must(t, b, q2, r2), EdgeBridge)
		} else {
			t.Fatalf("no edit of a meadow: %q", e)
		}
	}
	b.survey()
	p.Tiles[0], p.Tiles[1] = byte(len(meadows.of)), byte(len(meadows.of)>>8)
	b.placed = p
	key := p.key()
	meadows.of[name] = boards.Of(string(key[:]), func() game.Sharable { return b }).(*Board)
	return b
}

// must is the space at a coordinate that the board has.
func must(t testing.TB, b *Board, q, r int) Cell {
	t.Helper()
	c := b.CellAt(q, r)
	if c == NoCell {
		t.Fatalf("the board has no space (%d,%d)", q, r)
	}
	return c
}

// cellOf is the space of a text "(2,-1)".
func cellOf(t testing.TB, b *Board, text string) Cell {
	t.Helper()
	var q, r int
	if n, _ := fmt.Sscanf(text, "(%d,%d)", &q, &r); n != 2 {
		t.Fatalf("not a coordinate: %q", text)
	}
	return must(t, b, q, r)
}

// siteAt is the site whose first space is there: T0 of the scenarios is siteAt(t, b, "(1,0)"), T9 siteAt(t, b, "(-5,0)").
func siteAt(t testing.TB, b *Board, first string) Site {
	t.Helper()
	return 2 * cellOf(t, b, first)
}

// cellsOf are the spaces of a text "(0,0) (1,-1)".
func cellsOf(t testing.TB, b *Board, text string) (set CellSet) {
	t.Helper()
	for _, f := range strings.Fields(text) {
		set.Add(cellOf(t, b, f))
	}
	return
}

// cellText is a set of spaces in words, for messages.
func cellText(b *Board, s CellSet) string {
	var text []string
	for c := s.Next(0); c != NoCell; c = s.Next(c + 1) {
		q, r := b.Coord(c)
		text = append(text, fmt.Sprintf("(%d,%d)", q, r))
	}
	return strings.Join(text, " ")
}

// wantCells compares a set with a text.
func wantCells(t testing.TB, b *Board, what string, got CellSet, want string) {
	t.Helper()
	if w := cellsOf(t, b, want); got != w {
		t.Errorf("%s: got %s, want %s", what, cellText(b, got), cellText(b, w))
	}
}
