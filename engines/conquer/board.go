package conquer

import (
	"errors"

	"tabard/engines/game"
)

// EdgeKind is what lies on the border of two spaces.
type EdgeKind = uint8

// The borders.
const (
	EdgeOpen   EdgeKind = iota
	EdgeRiver           // a small river: nobody steps across
	EdgeBridge          // a small river with a bridge
)

// Board is a whole board: terrain, borders and kingdoms on the grid of its layout. It never changes, and there is one
// board for a placement, so that equal placements have the same pointer.
type Board struct {
	game.InShared
	*Grid
	placed  Placement
	terrain []Terrain
	river   []uint8 // by direction: small rivers without a bridge
	bridge  []uint8 // by direction: small rivers with a bridge
	kingdom []uint8 // bits of seats

	// What follows from these, by survey.
	terrains [Terrains + 1]CellSet
	land     CellSet           // where a soldier may stand without any help
	dry      web               // steps over no small river
	ways     []uint8           // by direction: of these, the steps onto land
	realms   [MaxSeats]SiteSet // where terrain, rivers and kingdoms let a seat build
}

// errPlacement is for placements that are no board: from a damaged snapshot, or from a stranger.
var errPlacement = errors.New("conquer: the placement is no board")

// boards are the boards in use.
var boards game.Shared

// boardOf is the board of a placement in which every tile and seat lies; anything else is an error.
func boardOf(p Placement) (*Board, error) {
	key := p.key()
	if b, ok := boards.Get(key[:]).(*Board); ok {
		return b, nil
	}
	if !p.sound() || !p.full() {
		return nil, errPlacement
	}
	return boards.Of(string(key[:]), func() game.Sharable { return build(p) }).(*Board), nil
}

// key tells placements apart.
func (p *Placement) key() (key [19]byte) {
	key[0] = byte(p.Layout)
	copy(key[1:], p.Tiles[:])
	copy(key[1+len(p.Tiles):], p.Seats[:])
	return key
}

// Sketch is the board of a placement in which not everything lies yet, for drawing: the spaces of empty slots are
// NoTerrain, and only seats that have their player slot have a kingdom.
func Sketch(p Placement) (*Board, error) {
	if !p.sound() {
		return nil, errPlacement
	}
	return build(p), nil
}

// sound says whether the placement fits its layout as far as it goes: no tile and no player slot twice.
func (p *Placement) sound() bool {
	if p.Layout >= Layouts {
		return false
	}
	var tiles, seats uint16
	for i, code := range p.Tiles {
		if code == 0 {
			continue
		}
		if i >= LayoutTiles(p.Layout) || code > tileCodes || tiles>>TileOf(code)&1 != 0 {
			return false
		}
		tiles |= 1 << TileOf(code)
	}
	for i, slot := range p.Seats {
		if slot == 0 {
			continue
		}
		if n := LayoutSeats(p.Layout); i >= n || int(slot) > n || seats>>slot&1 != 0 {
			return false
		}
		seats |= 1 << slot
	}
	return true
}

// full says whether a sound placement is a whole board.
func (p *Placement) full() bool {
	for _, code := range p.Tiles[:LayoutTiles(p.Layout)] {
		if code == 0 {
			return false
		}
	}
	for _, slot := range p.Seats[:LayoutSeats(p.Layout)] {
		if slot == 0 {
			return false
		}
	}
	return true
}

// build lays the tiles of a sound placement.
func build(p Placement) *Board {
	b := emptyBoard(GridOf(p.Layout))
	b.placed = p
	n := LayoutTiles(p.Layout)
	for slot, code := range p.Tiles[:n] {
		if code != 0 {
			b.lay(slot, &faces[TileOf(code)-1][SideOf(code)], TurnOf(code))
		}
	}
	for i := range LayoutSeats(p.Layout) {
		b.lay(n+i, &homeFace, 0)
	}
	for seat, slot := range p.Seats {
		if slot == 0 {
			continue
		}
		place := int(slot) - 1
		r := plans[p.Layout].homes[place].realm
		for _, s := range [3]int{n + place, int(r[0]), int(r[1])} {
			for i := range TileCells {
				b.kingdom[s*TileCells+i] |= 1 << seat
			}
		}
	}
	b.survey()
	return b
}

func emptyBoard(g *Grid) *Board {
	n := g.Cells()
	b := &Board{Grid: g, terrain: make([]Terrain, n), river: make([]uint8, n), bridge: make([]uint8, n), kingdom: make([]uint8, n), ways: make([]uint8, n)}
	for i := range b.terrain {
		b.terrain[i] = NoTerrain
	}
	return b
}

// lay puts a face into a slot.
func (b *Board) lay(slot int, f *face, turn int) {
	first := slot * TileCells
	for i := range TileCells {
		b.terrain[first+int(placeTurned[turn][i])] = f.printed(i)
	}
	f.borders(func(from, to uint8, bridge bool) {
		kind := EdgeRiver
		if bridge {
			kind = EdgeBridge
		}
		b.flow(Cell(first)+Cell(placeTurned[turn][from]), Cell(first)+Cell(placeTurned[turn][to]), kind)
	})
}

// flow lets a small river run between two neighbours.
func (b *Board) flow(from, to Cell, kind EdgeKind) {
	mask := b.river
	if kind == EdgeBridge {
		mask = b.bridge
	}
	mask[from] |= 1 << b.direction(from, to)
	mask[to] |= 1 << b.direction(to, from)
}

// Placement is what the board is made of.
func (b *Board) Placement() Placement { return b.placed }

// Terrain is what a space is made of.
func (b *Board) Terrain(c Cell) Terrain { return b.terrain[c] }

// Edge is what lies on the border of a space in that direction.
func (b *Board) Edge(c Cell, direction int) EdgeKind {
	return b.river[c]>>direction&1 | b.bridge[c]>>direction&1<<1
}

// Kingdom is to whose kingdom a space belongs, as bits of seats.
func (b *Board) Kingdom(c Cell) uint8 { return b.kingdom[c] }

// Dist is how many steps lie between two spaces over any terrain; rivers, soldiers and settlements do not matter, gaps in
// the board do.
func (b *Board) Dist(x, y Cell) int { return int(b.measured().dist[int(x)*len(b.at)+int(y)]) }

// row are the distances from a space to all others.
func (b *Board) row(from Cell) []uint8 {
	n := len(b.at)
	return b.measured().dist[int(from)*n:][:n]
}

// land says whether a soldier may stand on a terrain without any help.
func land(t Terrain) bool { return t == Grass || t == Forest || t == Bridge }

// spaces are the one space of a soldier, or all that a settlement covers and so does who occupies it.
type spaces struct {
	cell [4]Cell
	n    uint8
}

func oneSpace(c Cell) spaces { return spaces{cell: [4]Cell{c}, n: 1} }

// all are the spaces as a slice of the array, which must stay where it is.
func (s *spaces) all() []Cell { return s.cell[:s.n] }

func (s *spaces) has(c Cell) bool {
	for _, o := range s.cell[:s.n] {
		if o == c {
			return true
		}
	}
	return false
}

// around are the spaces next to these that are not among them.
func (b *Board) around(x spaces) (set CellSet) {
	for _, c := range x.cell[:x.n] {
		for _, o := range b.next[c] {
			if o != NoCell && !x.has(o) {
				set.Add(o)
			}
		}
	}
	return
}

// pieces are the spaces on which something stands. They follow from the lists of all seats and are kept beside them, since
// most questions begin with them.
type pieces struct {
	army    [MaxSeats]CellSet // where each seat's soldiers stand; an occupier on the first space of its settlement alone
	soldier CellSet           // all of these
	town    CellSet           // under settlements
	close   CellSet           // under settlements and within two of one
}

// settle puts a settlement onto these spaces.
func (f *pieces) settle(b *Board, x spaces) {
	for _, c := range x.all() {
		f.town.Add(c)
		f.close.Add(c)
		f.close.join(&b.near[c])
	}
}

// taken says that something stands on a space.
func (f *pieces) taken(c Cell) bool { return f.soldier.Has(c) || f.town.Has(c) }

// ground is what stands on the board as one side sees it, for going about. The soldier that is about to move may be marked
// or not.
type ground struct {
	friend CellSet // soldiers of the side, an occupier on every space of the settlement that it holds
	foe    CellSet // enemies, likewise
	town   CellSet // settlements
	pass   CellSet // of them, those of the side that nobody occupies
	gate   CellSet // of them, the enemies' that nobody occupies: they can be entered, if nobody defends them
}
