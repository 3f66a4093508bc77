package conquer

import (
	"tabard/app/ui"
	rules "tabard/engines/conquer"
)

// What is printed on the land: tufts, trees, peaks, waves, rivers and bridges, each kind as one path.

// Blades of grass, drawn from their foot.
var tuftMarks = [...]string{"l-2-6m4 6l0-8m4 8l2-6", "l-3-5m4 5l1-7", "l-1-5m3 5l2-6m2 6l3-4"}

func (l *land) tufts() string {
	var p pen
	l.each(rules.Grass, func(_ rules.Cell, at spot, h uint32) {
		for i := range 1 + int(h>>4%3) {
			k := h>>(5*i)&31 | h>>(3*i+7)&31<<5
			x, y := at.x-16+int(k&31), at.y-14+int(k>>5&31)
			p.mark(x, y, tuftMarks[(h>>i)%uint32(len(tuftMarks))])
		}
	})
	return string(p.text)
}

// Trees, drawn from the foot: an oak, a fir and a bush, each with its shaded side.
var treeMarks = [...][2]string{
	{"v-4h-1c-7 0-9-6-5-9c-3-6 5-10 8-6c5-3 10 2 7 6c4 3 1 9-4 9h-2v4z", "m5-4c5 0 8-6 4-9c1-2 1-4-1-6c0 8-4 13-10 15z"},
	{"v-3h-7l4-6h-2l4-6h-2l4-7 4 7h-2l4 6h-2l4 6h-6v3z", "m1-22l4 7h-2l4 6h-2l4 6h-7q2-9-1-19z"},
	{"v-2c-6 1-8-5-4-7c0-5 8-6 9-1c5 1 4 8-1 8h-2v2z", "m4-2c5 0 6-7 1-8c0 4-3 7-7 8z"},
}

// Where the trees of a space stand, those at the back first.
var treeSpots = [2][3]spot{{{-11, -5}, {2, -9}, {13, -3}}, {{-15, 11}, {-3, 16}, {10, 12}}}

func (l *land) trees(row int) (outline, shade string) {
	var p, q pen
	l.each(rules.Forest, func(_ rules.Cell, at spot, h uint32) {
		for i, s := range treeSpots[row] {
			k := h >> (4*i + 9*row)
			x, y, m := at.x+s.x+int(k%5)-2, at.y+s.y+int(k>>2%5)-2, treeMarks[k>>1%uint32(len(treeMarks))]
			p.mark(x, y, m[0])
			q.mark(x, y, m[1])
		}
	})
	return string(p.text), string(q.text)
}

// Peaks with their shaded side and their snow.
var peakMarks = [...][3]string{
	{"l9-15 3 3 10-17 8 12 4-3 11 20z", "m22-29l8 12 4-3 11 20h-19l-6-9 4-8zm-13 14l3 3 2 12h-6z", "m22-29l5 8-3 2-3-2-3 3-1-3z"},
	{"l11-20 5 6 6-9 4 5 5-4 12 22z", "m22-23l4 5 5-4 12 22h-16l-4-8 2-6zm-11 3l5 6 1 14h-6l1-8z", "m11-20l4 5-2 1-2-2-3 2-1 0zm11-3l4 5-3 1-2-2-2 0z"},
}

func (l *land) peaks() (outline, shade, snow string) {
	var p, q, r pen
	l.each(rules.Mountain, func(_ rules.Cell, at spot, h uint32) {
		m := peakMarks[h%uint32(len(peakMarks))]
		x, y := at.x-22+int(h>>5%3), at.y+14+int(h>>8%4)
		p.mark(x, y, m[0])
		q.mark(x, y, m[1])
		r.mark(x, y, m[2])
	})
	return string(p.text), string(q.text), string(r.text)
}

func (l *land) waves() string {
	var p pen
	wave := func(c rules.Cell, at spot, h uint32) {
		p.mark(at.x-14+int(h%6), at.y-6+int(h>>4%5), "q4-4 8 0t8 0t8 0")
		p.mark(at.x-9+int(h>>7%6), at.y+8+int(h>>11%5), "q4-4 8 0t8 0")
	}
	l.each(rules.Lake, wave)
	l.each(rules.River, wave)
	return string(p.text)
}

// streams are the small rivers, along the sides of spaces. Pieces of one river are joined, so that it bends softly.
func (l *land) streams() string {
	type side struct{ a, b spot }
	ends := map[spot][]spot{}
	var sides []side
	for _, c := range l.order {
		at := middleOf(l.Grid, c)
		for d := range 3 { // the other three belong to the neighbours
			if l.Edge(c, d) == rules.EdgeOpen {
				continue
			}
			a, b := at.plus(hexCorner[d].x, hexCorner[d].y), at.plus(hexCorner[d+1].x, hexCorner[d+1].y)
			sides = append(sides, side{a, b})
			ends[a], ends[b] = append(ends[a], b), append(ends[b], a)
		}
	}
	var p pen
	for _, s := range sides {
		// From the middle of a side to the middle of the next, around the corner; a river ends at its last corner.
		mid := spot{(s.a.x + s.b.x) / 2, (s.a.y + s.b.y) / 2}
		for _, end := range [2]spot{s.a, s.b} {
			other := s.a
			if end == s.a {
				other = s.b
			}
			if len(ends[end]) == 1 {
				p.at('M', mid.x, mid.y)
				p.at('L', end.x, end.y)
			}
			for _, far := range ends[end] {
				if far == other || far.x < other.x || far.x == other.x && far.y < other.y {
					continue // each bend once
				}
				p.at('M', mid.x, mid.y)
				p.at('Q', end.x, end.y)
				p.at(' ', (end.x+far.x)/2, (end.y+far.y)/2)
			}
		}
	}
	return string(p.text)
}

// Bridges over small rivers lie across a side of a space. By its direction, from its middle: the deck, and its planks.
var (
	smallDeck = [3]string{"m-13-7h26v14h-26z", "m0-14l12 7-12 21-12-7z", "m0-14l12 21-12 7-12-21z"}
	smallRail = [3]string{"m-13-7h26m-26 14h26m-20-14v14m7-14v14m7-14v14", "m0-14l-12 21m24-14l-12 21m-5-13l8 5m-4-11l8 5m-16 1l8 5", "m0-14l12 21m-24-14l12 21m5-13l-8 5m4-11l-8 5m16 1l-8 5"}
)

// span is the way in which a bridge over a large river leads: between land on both ends.
func (l *land) span(c rules.Cell) int {
	dry := func(d int) bool {
		o := l.Next(c, d)
		return o == rules.NoCell || l.Terrain(o) != rules.River && l.Terrain(o) != rules.Lake
	}
	for _, d := range [3]int{1, 2, 0} {
		if dry(d) && dry(d+3) {
			return d
		}
	}
	return 1
}

func (l *land) bridges() string {
	var p pen
	for _, c := range l.order {
		at := middleOf(l.Grid, c)
		for d := range 3 {
			if l.Edge(c, d) == rules.EdgeBridge {
				a, b := hexCorner[d], hexCorner[d+1]
				p.mark(at.x+(a.x+b.x)/2, at.y+(a.y+b.y)/2, smallDeck[d])
			}
		}
		if l.Terrain(c) == rules.Bridge {
			p.text = append(p.text, spanDeck(at, l.span(c))...)
		}
	}
	return string(p.text)
}

// spanDeck is the deck of a bridge over a whole space.
func spanDeck(at spot, d int) string {
	var p pen
	x, y := ui.HexHalf, 0
	if d > 0 {
		x, y = ui.HexHalf/2, ui.HexDown/2
	}
	if d == 2 {
		x = -x
	}
	// Eight to each side of the line from edge to edge.
	sx, sy := -y*8/max(abs(x), abs(y)), x*8/max(abs(x), abs(y))
	p.at('M', at.x-x+sx, at.y-y+sy)
	p.at('L', at.x+x+sx, at.y+y+sy)
	p.at('L', at.x+x-sx, at.y+y-sy)
	p.at('L', at.x-x-sx, at.y-y-sy)
	p.close()
	return string(p.text)
}

func abs(n int) int { return max(n, -n) }

func (l *land) planks() string {
	var p pen
	for _, c := range l.order {
		at := middleOf(l.Grid, c)
		for d := range 3 {
			if l.Edge(c, d) == rules.EdgeBridge {
				a, b := hexCorner[d], hexCorner[d+1]
				p.mark(at.x+(a.x+b.x)/2, at.y+(a.y+b.y)/2, smallRail[d])
			}
		}
		if l.Terrain(c) == rules.Bridge {
			d := l.span(c)
			x, y := ui.HexHalf, 0
			if d > 0 {
				x, y = ui.HexHalf/2, ui.HexDown/2
			}
			if d == 2 {
				x = -x
			}
			sx, sy := -y*8/max(abs(x), abs(y)), x*8/max(abs(x), abs(y))
			for i := -3; i <= 3; i++ {
				p.at('M', at.x+i*x/4+sx, at.y+i*y/4+sy)
				p.at('L', at.x+i*x/4-sx, at.y+i*y/4-sy)
			}
		}
	}
	return string(p.text)
}

// mesh are the sides of all spaces, each once.
func (l *land) mesh() string {
	var p pen
	for _, c := range l.order {
		at := middleOf(l.Grid, c)
		p.mark(at.x+26, at.y-15, "v30l-26 15-26-15")
	}
	return string(p.text)
}

// Posts along the border of a kingdom, in the shape of its owner, about their middle.
var postMarks = [ui.Colours]string{
	"m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "m-3.500-3.500h7v7h-7z", "m0-5l5 8.500h-10z", "m0-5.500l5 5.500-5 5.500-5-5.500z",
}

func posts(loops [][]spot, colour uint8) string {
	var p pen
	for _, loop := range loops {
		n := len(loop)
		for i := 0; i < n; i += 3 {
			in := within(loop[(i+n-1)%n], loop[i], loop[(i+1)%n], 5)
			p.mark(in.x, in.y, postMarks[colour])
		}
	}
	return string(p.text)
}
