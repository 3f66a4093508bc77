package conquer

import (
	"slices"
	"sync/atomic"
)

// Cell is a space of the board: TileCells times its slot plus its place in the slot. Player slots come after tile slots,
// so coordinates and distances depend on the layout alone.
type Cell = uint16

// Sizes of boards, and what stands for no space.
const (
	MaxSlots      = 18
	MaxCells      = MaxSlots * TileCells
	NoCell   Cell = 1<<16 - 1
)

// Directions of a space's six neighbours, clockwise from the east.
const (
	East = iota
	SouthEast
	SouthWest
	West
	NorthWest
	NorthEast
	Directions = 6
)

// coord is an axial coordinate; r grows downwards.
type coord struct{ q, r int8 }

// steps are the six directions as coordinates.
var steps = [Directions]coord{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}

func (a coord) add(b coord) coord { return coord{a.q + b.q, a.r + b.r} }

// turned is the coordinate after so many sixths of a turn, clockwise about the origin.
func (a coord) turned(sixths uint8) coord {
	for ; sixths > 0; sixths-- {
		a = coord{-a.r, a.q + a.r}
	}
	return a
}

func hexDist(a, b coord) int {
	q, r := int(a.q)-int(b.q), int(a.r)-int(b.r)
	return max(q, -q, r, -r, q+r, -q-r)
}

// Grid is what the layout alone decides: where the spaces lie and which touch. It never changes once it is made. Its distances take most of
// a megabyte, and are kept from when they are first asked for: a game that is only set up has no use for them.
type Grid struct {
	at    []coord
	next  [][Directions]Cell
	steps web       // all from a space to its neighbours
	near  []CellSet // spaces one or two away by coordinates
	index []Cell    // by coordinate, row by row of the smallest box around the board
	low   coord
	width int
	sites []spaces // by Site: the spaces of a settlement there, none if it is not on the board
	spans atomic.Pointer[spans]
}

// spans are the distances of a grid.
type spans struct {
	dist  []uint8                 // of all pairs
	balls [farthest + 3][]CellSet // by number of steps and space: what is so near
}

// newGrid makes the grid of these spaces, which must be different.
func newGrid(at []coord) *Grid {
	g := &Grid{at: at, next: make([][Directions]Cell, len(at)), near: make([]CellSet, len(at)), low: at[0]}
	high := at[0]
	for _, c := range at {
		g.low = coord{min(g.low.q, c.q), min(g.low.r, c.r)}
		high = coord{max(high.q, c.q), max(high.r, c.r)}
	}
	g.width = int(high.q) - int(g.low.q) + 1
	g.index = make([]Cell, g.width*(int(high.r)-int(g.low.r)+1))
	for i := range g.index {
		g.index[i] = NoCell
	}
	for i, c := range at {
		g.index[(int(c.r)-int(g.low.r))*g.width+int(c.q)-int(g.low.q)] = Cell(i)
	}
	for i, c := range at {
		for d, s := range steps {
			g.next[i][d] = g.CellAt(int(c.q)+int(s.q), int(c.r)+int(s.r))
		}
		for q := -2; q <= 2; q++ {
			for r := -2; r <= 2; r++ {
				o := g.CellAt(int(c.q)+q, int(c.r)+r)
				if o != NoCell && int(o) != i && hexDist(c, at[o]) <= 2 {
					g.near[i].Add(o)
				}
			}
		}
	}
	g.sites = make([]spaces, 2*len(at))
	for i := range g.sites {
		c, d := Cell(i/2), turnOfSite[i%2]
		if x, y := g.next[c][d[0]], g.next[c][d[1]]; x != NoCell && y != NoCell {
			g.sites[i] = spaces{cell: [4]Cell{c, x, y}, n: 3}
		}
	}
	g.steps = g.weave(func(Cell, int) bool { return true })
	return g
}

// strand are neighbours of a space that lie in one word of a CellSet.
type strand struct {
	word uint8
	bits uint64
}

// web are steps between neighbours, laid out for taking all steps from a space at once.
type web struct {
	strands []strand
	first   []uint16 // by space: the first of its strands; at the end how many there are
}

func (w *web) from(c int) []strand { return w.strands[w.first[c]:w.first[c+1]] }

// weave is the web of the steps that may be taken.
func (g *Grid) weave(may func(from Cell, direction int) bool) (w web) {
	w.first = make([]uint16, 1, len(g.at)+1)
	for c := range g.next {
		var set CellSet
		for d, o := range g.next[c] {
			if o != NoCell && may(Cell(c), d) {
				set.Add(o)
			}
		}
		for i, word := range set {
			if word != 0 {
				w.strands = append(w.strands, strand{uint8(i), word})
			}
		}
		w.first = append(w.first, uint16(len(w.strands)))
	}
	return w
}

// far is the distance of spaces that no path joins.
const far = 255

// measured are the distances of the grid.
func (g *Grid) measured() *spans {
	if s := g.spans.Load(); s != nil {
		return s
	}
	return g.measure()
}

// measure makes the distances, by breadth-first search from every space.
func (g *Grid) measure() *spans {
	n := len(g.at)
	dist := make([]uint8, n*n)
	for i := range dist {
		dist[i] = far
	}
	queue := make([]Cell, 0, n)
	for from := range n {
		row := dist[from*n : from*n+n]
		row[from] = 0
		queue = append(queue[:0], Cell(from))
		for i := 0; i < len(queue); i++ {
			for _, c := range g.next[queue[i]] {
				if c != NoCell && row[c] == far {
					row[c] = row[queue[i]] + 1
					queue = append(queue, c)
				}
			}
		}
	}
	s := &spans{dist: dist}
	s.balls[0] = make([]CellSet, n)
	for c := range n {
		s.balls[0][c].Add(Cell(c))
	}
	for d := 1; d < len(s.balls); d++ {
		s.balls[d] = slices.Clone(s.balls[d-1])
		for c := range n {
			for _, o := range g.next[c] {
				if o != NoCell {
					s.balls[d][c].join(&s.balls[d-1][o])
				}
			}
		}
	}
	g.spans.Store(s)
	return s
}

// Cells is how many spaces there are; they are numbered from 0.
func (g *Grid) Cells() int { return len(g.at) }

// Coord is the axial coordinate of a space: q grows to the east, r to the south-east.
func (g *Grid) Coord(c Cell) (q, r int) { return int(g.at[c].q), int(g.at[c].r) }

// CellAt is the space at that coordinate, or NoCell.
func (g *Grid) CellAt(q, r int) Cell {
	q, r = q-int(g.low.q), r-int(g.low.r)
	if q < 0 || q >= g.width || r < 0 || r*g.width+q >= len(g.index) {
		return NoCell
	}
	return g.index[r*g.width+q]
}

// Next is the neighbour of a space in that direction, or NoCell where the board ends.
func (g *Grid) Next(c Cell, direction int) Cell { return g.next[c][direction] }

// HexDist is the distance by coordinates, as if there were no gaps in the board: it keeps settlements apart.
func (g *Grid) HexDist(a, b Cell) int { return hexDist(g.at[a], g.at[b]) }

// direction is the way from a space to its neighbour, or Directions if they do not touch.
func (g *Grid) direction(from, to Cell) int {
	for d, c := range g.next[from] {
		if c == to {
			return d
		}
	}
	return Directions
}
