package conquer

import (
	"sync"

	"tabard/engines/game"
)

// laid is a tile slot of a layout, by its place in the lattice of slots, and the tile of the fixed filling.
type laid struct {
	a, b int8
	tile uint8
	side Side
	turn uint8
}

// home is a player slot and the two tile slots that are its kingdom beside it.
type home struct {
	a, b  int8
	realm [2]uint8
}

// plan is a layout: its tile slots row by row, its player slots clockwise.
type plan struct {
	tiles  []laid
	homes  []home
	centre uint8  // the tile slot that is filled first when players choose
	row    uint16 // tile slots that keep their large rivers in a random filling
}

// plans are the layouts.
var plans = [Layouts]plan{
	Std2: {
		tiles: []laid{
			{0, -1, 11, SideA, 3}, {1, -1, 4, SideA, 1},
			{-1, 0, 3, SideA, 1}, {0, 0, 5, SideB, 1}, {1, 0, 13, SideA, 2},
			{-1, 1, 10, SideA, 1}, {0, 1, 12, SideA, 5},
		},
		homes: []home{
			{1, 1, [2]uint8{4, 6}},
			{-1, -1, [2]uint8{2, 0}},
		},
		centre: 3,
	},
	Std3: {
		tiles: []laid{
			{0, 0, 11, SideA, 0}, {1, 0, 12, SideA, 1}, {2, 0, 9, SideA, 2}, {3, 0, 3, SideB, 0},
			{0, 1, 5, SideA, 0}, {1, 1, 2, SideB, 4}, {2, 1, 13, SideA, 2},
			{0, 2, 1, SideB, 0}, {1, 2, 7, SideB, 0},
			{0, 3, 14, SideA, 2},
		},
		homes: []home{
			{1, -1, [2]uint8{0, 1}},
			{3, 1, [2]uint8{3, 6}},
			{-1, 3, [2]uint8{7, 9}},
		},
		centre: 5,
	},
	Std4: {
		tiles: []laid{
			{1, -1, 1, SideB, 2}, {2, -1, 9, SideA, 5}, {3, -1, 12, SideA, 0},
			{0, 0, 5, SideB, 2}, {1, 0, 7, SideA, 2}, {2, 0, 10, SideA, 5}, {3, 0, 13, SideA, 3},
			{0, 1, 3, SideB, 4}, {1, 1, 6, SideA, 0}, {2, 1, 14, SideA, 4},
		},
		homes: []home{
			{0, -1, [2]uint8{0, 3}},
			{3, -2, [2]uint8{1, 2}},
			{3, 1, [2]uint8{6, 9}},
			{0, 2, [2]uint8{7, 8}},
		},
		centre: 4,
	},
	SideBySide: {
		tiles: []laid{
			{1, -1, 5, SideB, 4}, {2, -1, 6, SideA, 0}, {3, -1, 13, SideA, 5},
			{0, 0, 11, SideA, 1}, {1, 0, 2, SideB, 2}, {2, 0, 10, SideB, 5}, {3, 0, 9, SideA, 1},
		},
		homes: []home{
			{0, 1, [2]uint8{3, 4}},
			{2, 1, [2]uint8{5, 6}},
		},
		centre: 1,
	},
	Crossroads: {
		tiles: []laid{
			{0, 0, 6, SideA, 0}, {1, 0, 14, SideA, 1},
			{0, 1, 2, SideB, 0},
			{-1, 2, 5, SideB, 3}, {0, 2, 1, SideB, 0},
		},
		homes: []home{
			{1, -1, [2]uint8{0, 1}},
			{-1, 3, [2]uint8{3, 4}},
		},
		centre: 2,
	},
	GreatRiver: {
		tiles: []laid{
			{1, -1, 4, SideA, 3}, {2, -1, 6, SideB, 3}, {3, -1, 8, SideA, 0},
			{0, 0, 13, SideB, 4}, {1, 0, 11, SideB, 0}, {2, 0, 12, SideB, 0}, {3, 0, 14, SideB, 2},
			{0, 1, 10, SideA, 3}, {1, 1, 9, SideB, 2}, {2, 1, 2, SideB, 0},
		},
		homes: []home{
			{2, -2, [2]uint8{0, 1}},
			{1, 2, [2]uint8{8, 9}},
		},
		centre: 4,
		row:    1<<3 | 1<<4 | 1<<5 | 1<<6,
	},
	RoundTable: {
		tiles: []laid{
			{0, -1, 9, SideA, 4}, {1, -1, 5, SideB, 2},
			{-1, 0, 10, SideB, 0}, {0, 0, 2, SideA, 3}, {1, 0, 4, SideA, 5},
			{-1, 1, 8, SideA, 1}, {0, 1, 3, SideB, 4},
		},
		homes: []home{
			{1, 1, [2]uint8{4, 6}},
			{-2, 1, [2]uint8{5, 2}},
			{1, -2, [2]uint8{0, 1}},
		},
		centre: 3,
	},
	GrandCampaign: {
		tiles: []laid{
			{0, -1, 8, SideA, 2}, {1, -1, 6, SideA, 2}, {2, -1, 7, SideB, 1}, {3, -1, 4, SideA, 1}, {4, -1, 9, SideA, 1},
			{0, 0, 13, SideB, 0}, {1, 0, 12, SideB, 0}, {2, 0, 11, SideB, 3}, {3, 0, 14, SideB, 2},
			{-1, 1, 5, SideB, 3}, {0, 1, 2, SideA, 1}, {1, 1, 1, SideA, 5}, {2, 1, 3, SideB, 3}, {3, 1, 10, SideB, 4},
		},
		homes: []home{
			{1, -2, [2]uint8{0, 1}},
			{4, -2, [2]uint8{3, 4}},
			{2, 2, [2]uint8{12, 13}},
			{-1, 2, [2]uint8{9, 10}},
		},
		centre: 6,
		row:    1<<5 | 1<<6 | 1<<7 | 1<<8,
	},
}

// LayoutSeats is for how many seats a layout is.
func LayoutSeats(l Layout) int { return len(plans[l].homes) }

// LayoutTiles is how many tiles a layout has; its tile slots are numbered from 0, and its player slots come after them.
func LayoutTiles(l Layout) int { return len(plans[l].tiles) }

// CentreSlot is the tile slot that is filled first when players lay the tiles.
func CentreSlot(l Layout) int { return int(plans[l].centre) }

// KingdomSlots are the two tile slots that belong to a player slot, which is counted from 0 among player slots.
func KingdomSlots(l Layout, seat int) (a, b int) {
	r := plans[l].homes[seat].realm
	return int(r[0]), int(r[1])
}

func (p *plan) slots() int { return len(p.tiles) + len(p.homes) }

// slot is the place of a slot in the lattice of slots, whose directions are those of the spaces.
func (p *plan) slot(i int) coord {
	if i < len(p.tiles) {
		return coord{p.tiles[i].a, p.tiles[i].b}
	}
	h := p.homes[i-len(p.tiles)]
	return coord{h.a, h.b}
}

// NextSlot is the slot that touches another one in that direction, or -1. Tiles interlock, so the direction between their
// centres is a little more than that of the edge.
func NextSlot(l Layout, slot, direction int) int {
	p := &plans[l]
	want := p.slot(slot).add(steps[direction])
	for i := range p.slots() {
		if p.slot(i) == want {
			return i
		}
	}
	return -1
}

// SlotCentre is the axial coordinate of the middle of a slot.
func SlotCentre(l Layout, slot int) (q, r int) {
	s := plans[l].slot(slot)
	return 4*int(s.q) - 3*int(s.r), 3*int(s.q) + 7*int(s.r)
}

// FixedFill is the placement of a layout as it is printed, with the seats in their order.
func FixedFill(l Layout) Placement {
	p := Placement{Layout: l}
	for i, t := range plans[l].tiles {
		p.Tiles[i] = TileCode(int(t.tile), t.side, int(t.turn))
	}
	for i := range plans[l].homes {
		p.Seats[i] = uint8(i + 1)
	}
	return p
}

// RandomFill is a placement with shuffled tiles, sides and turns. The two great river layouts keep their row of large
// rivers.
func RandomFill(l Layout, r *game.Rand) Placement {
	p := FixedFill(l)
	var bag [Tiles]int
	n := 0
	for tile := 1; tile <= Tiles; tile++ {
		kept := false
		for i, t := range plans[l].tiles {
			kept = kept || plans[l].row>>i&1 != 0 && int(t.tile) == tile
		}
		if !kept {
			bag[n] = tile
			n++
		}
	}
	for i := range plans[l].tiles {
		if plans[l].row>>i&1 != 0 {
			continue
		}
		k := r.Intn(n)
		p.Tiles[i] = TileCode(bag[k], Side(r.Intn(Sides)), r.Intn(Directions))
		n--
		bag[k] = bag[n]
	}
	return p
}

// RiversMeet says whether a tile may lie so in a slot where large rivers must be joined: if it has one, and tiles with one
// lie beside it, at least one river must run on.
func RiversMeet(p Placement, slot int, code uint8) bool {
	mine := Arrows(code)
	if mine == 0 {
		return true
	}
	beside := false
	for d := range Directions {
		o := NextSlot(p.Layout, slot, d)
		if o < 0 || o >= LayoutTiles(p.Layout) || p.Tiles[o] == 0 {
			continue
		}
		if theirs := Arrows(p.Tiles[o]); theirs != 0 {
			beside = true
			if mine>>d&1 != 0 && theirs>>((d+3)%Directions)&1 != 0 {
				return true
			}
		}
	}
	return !beside
}

// grids are the grids of the layouts, made when they are first asked for.
var grids [Layouts]struct {
	made sync.Once
	grid *Grid
}

// GridOf is the grid of a layout.
func GridOf(l Layout) *Grid {
	g := &grids[l]
	g.made.Do(func() {
		p := &plans[l]
		at := make([]coord, 0, p.slots()*TileCells)
		for i := range p.slots() {
			q, r := SlotCentre(l, i)
			for _, c := range placeAt {
				at = append(at, c.add(coord{int8(q), int8(r)}))
			}
		}
		g.grid = newGrid(at)
	})
	return g.grid
}
