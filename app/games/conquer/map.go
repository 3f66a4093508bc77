package conquer

import (
	"strconv"
	"sync"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// The map in the units of its drawing (ui.HexWide and its like). The hexes stand on their points, row under row as places are
// named.

// spot is a point of the drawing.
type spot struct{ x, y int }

func (a spot) plus(x, y int) spot { return spot{a.x + x, a.y + y} }

// middleOf is the middle of a space.
func middleOf(g *rules.Grid, c rules.Cell) spot {
	q, r := g.Coord(c)
	return spot{ui.HexWide*q + ui.HexHalf*r, ui.HexDown * r}
}

// corners of a hex about its middle; the side in direction d runs from corner d to the next.
var hexCorner = [rules.Directions]spot{{26, -15}, {26, 15}, {0, 30}, {-26, 15}, {-26, -15}, {0, -30}}

// siteMiddle is where the three spaces of a site touch.
func siteMiddle(g *rules.Grid, site rules.Site) spot {
	corner := hexCorner[1+site%2]
	return middleOf(g, site/2).plus(corner.x, corner.y)
}

// frame is the box around a layout.
type frame struct{ x, y, w, h int }

// margin is what the sheet shows around the map.
const margin = 34

var frames [rules.Layouts]struct {
	made sync.Once
	frame
}

func frameOf(l rules.Layout) frame {
	f := &frames[l]
	f.made.Do(func() {
		g := rules.GridOf(l)
		low, high := middleOf(g, 0), middleOf(g, 0)
		for c := range rules.Cell(g.Cells()) {
			at := middleOf(g, c)
			low, high = spot{min(low.x, at.x), min(low.y, at.y)}, spot{max(high.x, at.x), max(high.y, at.y)}
		}
		low, high = low.plus(-ui.HexHalf-margin, -ui.HexTall-margin), high.plus(ui.HexHalf+margin, ui.HexTall+margin)
		f.frame = frame{low.x, low.y, high.x - low.x, high.y - low.y}
	})
	return f.frame
}

// cellAt is the space at a point of the drawing, or rules.NoCell.
func cellAt(g *rules.Grid, x, y int) rules.Cell {
	r0 := floorDiv(y+ui.HexDown/2, ui.HexDown)
	best, nearest := rules.NoCell, ui.HexTall*ui.HexTall+ui.HexTall // a little past the corners
	for r := r0 - 1; r <= r0+1; r++ {
		q0 := floorDiv(x-ui.HexHalf*r+ui.HexHalf, ui.HexWide)
		for q := q0 - 1; q <= q0+1; q++ {
			c := g.CellAt(q, r)
			if c == rules.NoCell {
				continue
			}
			at := middleOf(g, c)
			if d := (at.x-x)*(at.x-x) + (at.y-y)*(at.y-y); d < nearest {
				best, nearest = c, d
			}
		}
	}
	return best
}

func floorDiv(a, b int) int {
	n := a / b
	if a%b < 0 {
		n--
	}
	return n
}

// mapOf is the map for the shell.
func mapOf() *face.Map {
	return &face.Map{
		Board: func(v session.View, lit func(face.Ref) bool, picked face.Ref) app.UI {
			return draw(v, lit, picked).board()
		},
		At: func(v session.View, x, y int) face.Ref {
			c := look(v)
			if c.s == nil {
				return ""
			}
			return c.mapper().placeAt(x, y)
		},
		Middle: func(v session.View, r face.Ref) (int, int, bool) {
			c := look(v)
			if c.s == nil {
				return 0, 0, false
			}
			at, ok := c.mapper().middle(r)
			return at.x, at.y, ok
		},
		Step: func(v session.View, r face.Ref, direction int) []face.Ref {
			c := look(v)
			if c.s == nil {
				return nil
			}
			return c.mapper().step(r, direction)
		},
		Name: func(v session.View, r face.Ref) string {
			c := look(v)
			if c.s == nil {
				return ""
			}
			return c.mapper().placeName(r)
		},
		Home: func(v session.View) face.Ref {
			c := look(v)
			if c.s == nil {
				return ""
			}
			return c.mapper().home()
		},
	}
}

func (c mapper) grid() *rules.Grid { return rules.GridOf(c.s.Placement.Layout) }

// placeAt names what lies at a point: a settlement, or the space; an empty slot while the board is laid, and the nearest place for a settlement
// while one is founded, if it lies as near as its spaces.
func (c mapper) placeAt(x, y int) face.Ref {
	cell := cellAt(c.grid(), x, y)
	if cell == rules.NoCell {
		return ""
	}
	best, nearest := c.placeRef(cell), ui.HexTall*ui.HexTall
	if c.founding() {
		for _, a := range c.v.Legal {
			if a.Kind != rules.KindSite {
				continue
			}
			at := siteMiddle(c.grid(), a.A)
			if d := (at.x-x)*(at.x-x) + (at.y-y)*(at.y-y); d < nearest {
				best, nearest = siteRef(a.A), d
			}
		}
	}
	return best
}

// founding says that a place for a settlement is asked for.
func (c mapper) founding() bool {
	k := c.v.Prompt.Kind
	return k == rules.FrameStartSite || k == rules.FrameSite
}

// placeRef is the name of whatever is on a space: a settlement if nobody occupies it, an empty slot, or the space itself.
func (c mapper) placeRef(cell rules.Cell) face.Ref {
	if r := c.slotOf(cell); r != "" {
		return r
	}
	if p, i := c.s.TownOn(cell); p != game.Nobody {
		return siteRef(c.s.Seats[p].Towns[i].Site)
	}
	return hexRef(cell)
}

// slotOf names the empty slot of a space while the board is laid.
func (c mapper) slotOf(cell rules.Cell) face.Ref {
	l, slot := c.s.Placement.Layout, int(cell)/rules.TileCells
	if n := rules.LayoutTiles(l); slot >= n {
		for p := range c.s.N {
			if int(c.s.Placement.Seats[p]) == slot-n+1 {
				return ""
			}
		}
		return placeRef(slot - n)
	}
	if c.s.Placement.Tiles[slot] == 0 {
		return slotRef(slot)
	}
	return ""
}

// middle is where a place lies.
func (c mapper) middle(r face.Ref) (spot, bool) {
	name, a, _ := r.Parts()
	l, g := c.s.Placement.Layout, c.grid()
	switch {
	case a < 0:
	case name == "hex" && a < g.Cells():
		if p, i := c.s.TownOn(rules.Cell(a)); p != game.Nobody { // who occupies a settlement stands in its middle
			return c.townMiddle(&c.s.Seats[p].Towns[i]), true
		}
		return middleOf(g, rules.Cell(a)), true
	case name == "site" && a < 2*g.Cells():
		if p, i := c.s.TownAt(rules.Site(a)); p != game.Nobody {
			return c.townMiddle(&c.s.Seats[p].Towns[i]), true
		}
		if _, ok := g.SiteCells(rules.Site(a)); ok {
			return siteMiddle(g, rules.Site(a)), true
		}
	case name == "slot" && a < rules.LayoutTiles(l):
		return slotMiddle(l, a), true
	case name == "place" && a < rules.LayoutSeats(l):
		return slotMiddle(l, rules.LayoutTiles(l)+a), true
	}
	return spot{}, false
}

func slotMiddle(l rules.Layout, slot int) spot {
	q, r := rules.SlotCentre(l, slot)
	return spot{ui.HexWide*q + ui.HexHalf*r, ui.HexDown * r}
}

func (c mapper) townMiddle(t *rules.Town) spot {
	return siteMiddle(c.grid(), t.Site)
}

// step is what lies beside a place: what stands there, then the bare space.
func (c mapper) step(r face.Ref, direction int) (refs []face.Ref) {
	name, a, _ := r.Parts()
	at, ok := c.middle(r)
	if !ok {
		return nil
	}
	g := c.grid()
	from := rules.NoCell
	switch name {
	case "slot", "place":
		slot := a
		if name == "place" {
			slot += rules.LayoutTiles(c.s.Placement.Layout)
		}
		next := rules.NextSlot(c.s.Placement.Layout, slot, direction)
		if next < 0 {
			return nil
		}
		if n := next - rules.LayoutTiles(c.s.Placement.Layout); n >= 0 {
			refs = append(refs, placeRef(n))
		} else {
			refs = append(refs, slotRef(next))
		}
		return append(refs, hexRef(rules.Cell(next*rules.TileCells+rules.TileCells/2)))
	case "site":
		if p, _ := c.s.TownAt(rules.Site(a)); p == game.Nobody {
			// From one place for a settlement to the next of its kind, if it is one; otherwise to the space there.
			if next := g.Next(rules.Site(a)/2, direction); next != rules.NoCell {
				refs = append(refs, siteRef(2*next+rules.Site(a)%2))
			}
		}
	}
	// Past whatever covers several spaces: on from the middle until another place begins.
	for n := 1; n <= 3; n++ {
		x, y := at.x+n*stepOf[direction][0]*ui.HexWide+n*stepOf[direction][1]*ui.HexHalf, at.y+n*stepOf[direction][1]*ui.HexDown
		from = cellAt(g, x, y)
		if from == rules.NoCell {
			break
		}
		if c.placeRef(from) != c.placeRef(cellAt(g, at.x, at.y)) || name == "hex" && n == 1 && from != rules.Cell(a) && c.townless(from) {
			break
		}
	}
	if from == rules.NoCell {
		return refs
	}
	if owner := c.placeRef(from); owner != hexRef(from) {
		refs = append(refs, hexRef(c.seatOf(from)), owner)
	}
	return append(refs, hexRef(from))
}

func (c mapper) townless(cell rules.Cell) bool {
	p, _ := c.s.TownOn(cell)
	return p == game.Nobody
}

// seatOf is the space by which an occupier of the settlement on a space goes.
func (c mapper) seatOf(cell rules.Cell) rules.Cell {
	if p, i := c.s.TownOn(cell); p != game.Nobody {
		return c.s.Seats[p].Towns[i].Site / 2
	}
	return cell
}

// home is the viewer's first settlement, or the middle of their tile.
func (c mapper) home() face.Ref {
	q := c.my()
	if q == nil {
		return hexRef(0)
	}
	if q.NTowns > 0 {
		return siteRef(q.Towns[0].Site)
	}
	if slot := int(c.s.Placement.Seats[c.me]); slot > 0 {
		return hexRef(rules.Cell((rules.LayoutTiles(c.s.Placement.Layout)+slot-1)*rules.TileCells + rules.TileCells/2))
	}
	return hexRef(0)
}

func itoa(n int) string { return strconv.Itoa(n) }
