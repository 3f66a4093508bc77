package conquer

import (
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/ui"
	rules "tabard/engines/conquer"
)

// ground is the land of the map: one outline for each kind of terrain, hatched and planted as in an old print. It depends on the
// placement and the seats' colours alone, so that it is drawn once and never compared again. It has a few dozen elements,
// however many spaces there are.
type ground struct {
	app.Compo
	Placed  rules.Placement
	Seats   int
	Colours [rules.MaxSeats]uint8
}

// Render draws the land. It is called when the table is drawn already, where nobody else would catch a fault.
func (d *ground) Render() (land app.UI) {
	defer func() {
		if recover() != nil {
			land = ui.G("cq-ground")
		}
	}()
	return d.land()
}

func (d *ground) land() app.UI {
	b, err := rules.Sketch(d.Placed)
	if err != nil {
		return ui.G("cq-ground")
	}
	l := land{Board: b}
	l.sort()
	g := b.Grid
	all := func(rules.Cell) bool { return true }
	is := func(kinds ...rules.Terrain) func(rules.Cell) bool {
		return func(c rules.Cell) bool {
			for _, t := range kinds {
				if b.Terrain(c) == t {
					return true
				}
			}
			return false
		}
	}
	laid := func(c rules.Cell) bool { return b.Terrain(c) != rules.NoTerrain }
	coast := soft(outlines(g, is(rules.Lake, rules.River, rules.Bridge)), 5)
	sheet := rough(outlines(g, all))
	body := []app.UI{
		ui.Path("cq-shadow", sheet), ui.Path("cq-void", sheet),
		ui.Path("cq-land", rough(outlines(g, laid))),
		ui.Path("cq-wood-land", soft(outlines(g, is(rules.Forest)), 4)),
		ui.Path("cq-high-land", soft(outlines(g, is(rules.Mountain)), 4)),
		ui.Path("cq-tufts", l.tufts()),
		ui.Path("cq-coast", coast), ui.Path("cq-water", coast), ui.Path("cq-waves", l.waves()),
		ui.Path("cq-stream-bank", l.streams()), ui.Path("cq-stream", l.streams()),
		ui.Path("cq-grid", l.mesh()),
	}
	for p := range d.Seats {
		in := func(c rules.Cell) bool { return b.Kingdom(c)>>p&1 == 1 }
		loops := outlines(g, in)
		colour := d.Colours[p] % ui.Colours
		body = append(body, ui.G("cq-realm cq-realm-"+itoa(int(colour))+" seat-"+itoa(int(colour)),
			ui.Path("cq-march-under", inset(loops, 5)), ui.Path("cq-march", inset(loops, 5)),
			ui.Path("cq-posts", posts(loops, colour))))
	}
	peaks, rock, snow := l.peaks()
	far, farShade := l.trees(0)
	near, nearShade := l.trees(1)
	return ui.G("cq-ground", append(body,
		ui.Path("cq-peaks", peaks), ui.Path("cq-rock-shade", rock), ui.Path("cq-snow", snow),
		ui.Path("cq-trees", far), ui.Path("cq-leaf-shade", farShade), ui.Path("cq-trees", near), ui.Path("cq-leaf-shade", nearShade),
		ui.Path("cq-bridge", l.bridges()), ui.Path("cq-bridge-planks", l.planks()),
		ui.Path("cq-edge", sheet))...).Attr("aria-hidden", "true")
}

// land is a board while it is drawn.
type land struct {
	*rules.Board
	order []rules.Cell // from the north to the south, so that what stands further down covers what is behind it
}

func (l *land) sort() {
	n := l.Cells()
	l.order = make([]rules.Cell, 0, n)
	f := frameOf(l.Placement().Layout)
	for y := f.y + margin + ui.HexTall; y < f.y+f.h; y += ui.HexDown {
		for x := f.x + margin + ui.HexHalf; x < f.x+f.w; x += ui.HexHalf {
			if c := cellAt(l.Grid, x, y); c != rules.NoCell && middleOf(l.Grid, c).x == x {
				l.order = append(l.order, c)
			}
		}
	}
}

// each calls for all spaces of a terrain, from the north to the south, with a number that is always the same for the space
// and otherwise by chance.
func (l *land) each(t rules.Terrain, do func(c rules.Cell, at spot, chance uint32)) {
	for _, c := range l.order {
		if l.Terrain(c) == t {
			at := middleOf(l.Grid, c)
			do(c, at, chance(at.x, at.y))
		}
	}
}

func chance(x, y int) uint32 {
	h := uint32(x)*0x9E3779B1 ^ uint32(y)*0x85EBCA77
	h ^= h >> 15
	h *= 0x2C1B3C6D
	return h ^ h>>13
}

// pen writes the outline of a path.
type pen struct{ text []byte }

func (p *pen) at(letter byte, x, y int) {
	p.text = append(p.text, letter)
	p.num(x)
	if y >= 0 {
		p.text = append(p.text, ' ')
	}
	p.num(y)
}

func (p *pen) num(n int) {
	if n < 0 {
		p.text = append(p.text, '-')
		n = -n
	}
	var digits [8]byte
	i := len(digits)
	for {
		i--
		digits[i] = byte('0' + n%10)
		if n /= 10; n == 0 {
			break
		}
	}
	p.text = append(p.text, digits[i:]...)
}

// mark puts a drawing that is relative to its beginning at a point.
func (p *pen) mark(x, y int, drawing string) {
	p.at('M', x, y)
	p.text = append(p.text, drawing...)
}

func (p *pen) close() { p.text = append(p.text, 'z') }

// outlines are the borders of a part of the map, clockwise around it.
func outlines(g *rules.Grid, in func(rules.Cell) bool) [][]spot {
	var cells []rules.Cell
	for c := range rules.Cell(g.Cells()) {
		if in(c) {
			cells = append(cells, c)
		}
	}
	return borders(g, cells, spot{}, in)
}

// borders are the outlines of these spaces, seen from a point.
func borders(g *rules.Grid, cells []rules.Cell, from spot, in func(rules.Cell) bool) (loops [][]spot) {
	next := map[spot]spot{}
	var starts []spot
	for _, c := range cells {
		at := middleOf(g, c).plus(-from.x, -from.y)
		for d := range rules.Directions {
			if o := g.Next(c, d); o != rules.NoCell && in(o) {
				continue
			}
			a, b := hexCorner[d], hexCorner[(d+1)%rules.Directions]
			start := at.plus(a.x, a.y)
			next[start] = at.plus(b.x, b.y)
			starts = append(starts, start)
		}
	}
	for _, start := range starts {
		var loop []spot
		for at := start; ; {
			to, ok := next[at]
			if !ok {
				break
			}
			delete(next, at)
			loop = append(loop, at)
			at = to
		}
		if len(loop) > 2 {
			loops = append(loops, loop)
		}
	}
	return loops
}

// rough draws borders as they are.
func rough(loops [][]spot) string {
	var p pen
	for _, loop := range loops {
		for i, at := range loop {
			if i == 0 {
				p.at('M', at.x, at.y)
			} else {
				p.at('L', at.x, at.y)
			}
		}
		p.close()
	}
	return string(p.text)
}

// soft draws borders as a hand would, around the corners and a little off the line.
func soft(loops [][]spot, off int) string {
	var p pen
	for _, loop := range loops {
		n := len(loop)
		shaken := make([]spot, n)
		for i, at := range loop {
			h := chance(at.x, at.y)
			shaken[i] = at.plus(int(h%uint32(2*off+1))-off, int(h>>8%uint32(2*off+1))-off)
		}
		half := func(i int) spot {
			a, b := shaken[i%n], shaken[(i+1)%n]
			return spot{(a.x + b.x) / 2, (a.y + b.y) / 2}
		}
		first := half(n - 1)
		p.at('M', first.x, first.y)
		for i := range n {
			to := half(i)
			p.at('Q', shaken[i].x, shaken[i].y)
			p.at(' ', to.x, to.y)
		}
		p.close()
	}
	return string(p.text)
}

// inset draws borders a little within.
func inset(loops [][]spot, by float64) string {
	var p pen
	for _, loop := range loops {
		n := len(loop)
		for i, at := range loop {
			in := within(loop[(i+n-1)%n], at, loop[(i+1)%n], by)
			if i == 0 {
				p.at('M', in.x, in.y)
			} else {
				p.at('L', in.x, in.y)
			}
		}
		p.close()
	}
	return string(p.text)
}

// within is a corner of a border moved inwards from both of its sides.
func within(before, at, after spot, by float64) spot {
	nx, ny := inward(before, at)
	mx, my := inward(at, after)
	k := by / (1 + nx*mx + ny*my)
	return spot{at.x + int(math.Round((nx+mx)*k)), at.y + int(math.Round((ny+my)*k))}
}

// inward is the way from a side of a border into it.
func inward(a, b spot) (x, y float64) {
	dx, dy := float64(b.x-a.x), float64(b.y-a.y)
	long := math.Hypot(dx, dy)
	return -dy / long, dx / long
}
