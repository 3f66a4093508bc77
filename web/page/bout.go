package page

import (
	"fmt"
	"math"
	"slices"
)

// The fight of a scene (Stage.Scene) stands on the board: its figures where they are at home, large, how it stands beside them. On a map the
// page goes near them first.

// setBout sets the fight of the scene on the part of the board that what is told leaves free; on a map it goes near, if that is asked for.
func (r *root) setBout(near bool) {
	scene, board := r.win.byID("scene"), r.win.byID("board")
	if r.stage.Scene == "" || scene == nil || board == nil {
		return
	}
	bout, card, figures := scene.first(".bout"), scene.first(".scene-card"), scene.all(".bout-figure")
	if bout == nil || card == nil || len(figures) == 0 || len(figures) != len(r.stage.Figures) {
		return
	}
	score := bout.first(".bout-score")
	size, wide, high := figures[0].number("offsetWidth"), score.number("offsetWidth"), score.number("offsetHeight")
	free := board.box()
	if r.chart != nil {
		free = r.chart.pane.box()
	}
	origin := bout.box()
	card.setStyle("left", fmt.Sprintf("%.0fpx", free.low.x-origin.low.x+6))
	card.setStyle("right", fmt.Sprintf("%.0fpx", origin.high.x-free.high.x+6))
	free.high.y = min(free.high.y, r.win.number("innerHeight"))
	if top := card.box().low.y; top > free.low.y+size {
		free.high.y = min(free.high.y, top)
	}
	if near && r.chart != nil {
		was := r.chart.lens()
		defer func() { r.chart.glide(was) }()                           // once it is known where all stand
		r.chart.visit(r.stage.Figures, free, size, max(high, 1.1*size)) // with dice or without
	}
	all := make([]corner, len(figures))
	for i, m := range r.stage.Figures {
		all[i] = free.middle()
		if spot, seen := r.win.find(m.text()); seen {
			all[i] = spot
		}
		if el := r.win.query(pieces(m.Ref)); el != nil {
			el.setClass("onstage", true)
		}
	}
	var from [2]corner // the middles of the two sides
	middles := func() {
		var n [2]float64
		from = [2]corner{}
		for i, p := range all {
			k := sideOf(figures[i])
			from[k].x, from[k].y, n[k] = from[k].x+p.x, from[k].y+p.y, n[k]+1
		}
		for k := range from {
			from[k] = corner{from[k].x / max(n[k], 1), from[k].y / max(n[k], 1)}
		}
	}
	middles()
	dx, dy := from[1].x-from[0].x, from[1].y-from[0].y
	far, least := math.Hypot(dx, dy), 1.15*size
	if far < 1 {
		dx, dy, far = 1, 0, 1
	}
	for i := range all { // no two stand on each other
		if far < least {
			by := (least - far) / 2 / far
			if sideOf(figures[i]) == 0 {
				by = -by
			}
			all[i] = corner{all[i].x + by*dx, all[i].y + by*dy}
		}
	}
	box := frame{all[0], all[0]}
	for _, p := range all {
		box = frame{corner{min(box.low.x, p.x), min(box.low.y, p.y)}, corner{max(box.high.x, p.x), max(box.high.y, p.y)}}
	}
	box = frame{corner{box.low.x - size/2, box.low.y - size/2}, corner{box.high.x + size/2, box.high.y + size/2}}
	tall := box.high.y - box.low.y
	room := free // for the figures
	if tall+high+gap <= free.high.y-free.low.y && box.low.y-gap-high < free.low.y && box.high.y+gap+high > free.high.y {
		room.low.y += high + gap
	}
	moved := corner{within(box.low.x, box.high.x, room.low.x, room.high.x), within(box.low.y, box.high.y, room.low.y, room.high.y)}
	for i, el := range figures {
		all[i] = corner{all[i].x + moved.x, all[i].y + moved.y}
		put(el, all[i].x-size/2-origin.low.x, all[i].y-size/2-origin.low.y)
	}
	middles()
	box = frame{corner{box.low.x + moved.x, box.low.y + moved.y}, corner{box.high.x + moved.x, box.high.y + moved.y}}
	m := box.middle()
	// How it stands lies above the figures, below or beside them; else wherever it covers none.
	fm := free.middle()
	x, y := m.x-wide/2, box.low.y-gap-high
	for _, at := range []corner{{x, y}, {x, box.high.y + gap}, {box.high.x + gap, m.y - high/2}, {box.low.x - gap - wide, m.y - high/2},
		{fm.x - wide/2, m.y - high/2}, {free.low.x, m.y - high/2}, {free.high.x - wide, m.y - high/2}, {free.low.x, free.low.y}, {free.high.x - wide, free.low.y}} {
		at.x += within(at.x, at.x+wide, free.low.x, free.high.x)
		at.y += within(at.y, at.y+high, free.low.y, free.high.y)
		if !covers(at, wide, high, all, size) {
			x, y = at.x, at.y
			break
		}
	}
	x += within(x, x+wide, free.low.x, free.high.x)
	y += within(y, y+high, free.low.y, free.high.y)
	put(score, x-origin.low.x, y-origin.low.y)
	dx, dy = from[1].x-from[0].x, from[1].y-from[0].y
	bout.setStyle("--x", fmt.Sprintf("%.0fpx", dx))
	bout.setStyle("--y", fmt.Sprintf("%.0fpx", dy))
	bout.setStyle("--turn", fmt.Sprintf("%.2frad", math.Atan2(dy, dx)))
	if shot := bout.first(".bout-shot"); shot != nil {
		put(shot, from[sideOf(shot)].x-origin.low.x, from[sideOf(shot)].y-origin.low.y)
	}
}

// sideOf is the side of a fight that an element belongs to.
func sideOf(el element) int {
	if el.hasClass("bout-of-1") {
		return 1
	}
	return 0
}

// covers says that a box at a point lies on one of some figures.
func covers(at corner, wide, high float64, figures []corner, size float64) bool {
	return slices.ContainsFunc(figures, func(f corner) bool {
		return at.x < f.x+size/2 && at.x+wide > f.x-size/2 && at.y < f.y+size/2 && at.y+high > f.y-size/2
	})
}

// gap is how far the score of a fight stands from its figures, in pixels.
const gap = 10

// put lays an element of a fight at a point.
func put(el element, x, y float64) { el.setStyle("translate", fmt.Sprintf("%.0fpx %.0fpx", x, y)) }

// within is how far something that reaches from low to high has to move to lie in a room; its middle lies in the room's if it is larger.
func within(low, high, from, to float64) float64 {
	switch {
	case high-low > to-from:
		return (from + to - low - high) / 2
	case low < from:
		return from - low
	}
	return min(0, to-high)
}

// visit brings the map near enough that some places on it are as far apart as figures of that size want to be, with all of them in the free part of
// the window, below so much room for what is told of them.
func (c *chart) visit(places []Mark, free frame, size, above float64) {
	low, high := corner{math.Inf(1), math.Inf(1)}, corner{math.Inf(-1), math.Inf(-1)}
	for _, m := range places {
		if !m.OnMap {
			return
		}
		x, y := float64(m.X), float64(m.Y)
		low, high = corner{min(low.x, x), min(low.y, y)}, corner{max(high.x, x), max(high.y, y)}
	}
	x, y := middle(c.pane)
	if c.came == nil {
		px, py := c.point(x, y)
		c.came = &mapCome{c.zoom, px, py}
	}
	near := 1.18 * size / hexWide
	k := near
	for _, way := range [2][2]float64{{high.x - low.x, free.high.x - free.low.x}, {high.y - low.y, free.high.y - free.low.y - above - gap}} {
		if way[0] > 0 {
			k = min(k, max(0, way[1]-1.3*size)/way[0])
		}
	}
	c.zoomBy(max(k, near/2)/c.lens().k, x, y)
	m := frame{low, high}.middle()
	x, y = c.lens().out(m.x, m.y)
	to := free.middle()
	c.scrollBy(x-to.x, y-to.y-(above+gap)/2)
}

// comeBack leaves the fight.
func (c *chart) comeBack() {
	was := c.lens()
	c.goBack()
	c.approach()
	c.glide(was)
}

// gliding is for how many milliseconds the map is on its way: a little longer than static/travel.js takes.
const gliding = 600

// glide lets the map be seen to come from how it was seen before, where things may move.
func (c *chart) glide(was lens) {
	now := c.lens()
	if now == was || !mayMove(c.win) {
		return
	}
	c.glides = true
	c.win.later(gliding, func() { c.glides = false })
	at, k := c.sheet.box().low, was.k/now.k
	c.win.travel("glide", k, was.x-at.x-k*(now.x-at.x), was.y-at.y-k*(now.y-at.y))
}
