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
	score, origin, free := bout.first(".bout-score"), bout.box(), board.box()
	if r.chart != nil {
		free = r.chart.pane.box()
	}
	d := duel{spots: make([]corner, len(figures)), sides: make([]int, len(figures)), size: figures[0].number("offsetWidth"),
		score: corner{score.number("offsetWidth"), score.number("offsetHeight")}}
	card.setStyle("left", fmt.Sprintf("%.0fpx", free.low.x-origin.low.x+6))
	card.setStyle("right", fmt.Sprintf("%.0fpx", origin.high.x-free.high.x+6))
	free.high.y = min(free.high.y, r.win.number("innerHeight"))
	if top := card.box().low.y; top > free.low.y+d.size {
		free.high.y = min(free.high.y, top)
	}
	if near && r.chart != nil {
		was := r.chart.lens()
		defer func() { r.chart.glide(was) }()                                    // once it is known where all stand
		r.chart.visit(r.stage.Figures, free, d.size, max(d.score.y, 1.1*d.size)) // with dice or without
	}
	for i, m := range r.stage.Figures {
		d.spots[i], d.sides[i] = free.middle(), sideOf(figures[i])
		if spot, seen := r.win.find(m.text()); seen {
			d.spots[i] = spot
		}
	}
	for _, m := range r.stage.Figures { // all are measured before the first is marked: marking has the browser lay the page out anew
		if el := r.win.query(pieces(m.Ref)); el != nil {
			el.setClass("onstage", true)
		}
	}
	lies := d.set(free)
	put := func(el element, at corner) { // at a point of the window
		el.setStyle("translate", fmt.Sprintf("%.0fpx %.0fpx", at.x-origin.low.x, at.y-origin.low.y))
	}
	for i, el := range figures {
		put(el, d.spots[i].plus(corner{-d.size / 2, -d.size / 2}))
	}
	put(score, lies)
	from := d.middles()
	dx, dy := from[1].x-from[0].x, from[1].y-from[0].y
	bout.setStyle("--x", fmt.Sprintf("%.0fpx", dx))
	bout.setStyle("--y", fmt.Sprintf("%.0fpx", dy))
	bout.setStyle("--turn", fmt.Sprintf("%.2frad", math.Atan2(dy, dx)))
	if shot := bout.first(".bout-shot"); shot != nil {
		put(shot, from[sideOf(shot)])
	}
}

// duel is how a fight is laid out, in pixels of the window.
type duel struct {
	spots []corner // the middles of the figures
	sides []int    // of each figure, 0 or 1
	size  float64  // of a figure
	score corner   // how wide and high it is told how the fight stands
}

// set has the figures lie in a free part of the board, none on another, and returns the upper left corner of the score beside them.
func (d *duel) set(free frame) corner {
	d.part()
	box, room := around(d.size/2, d.spots...), free
	high := gap + d.score.y
	if box.high.y-box.low.y+high <= free.high.y-free.low.y && box.low.y-high < free.low.y && box.high.y+high > free.high.y {
		room.low.y += high // the score fits in above them only if they move
	}
	by := box.into(room)
	for i := range d.spots {
		d.spots[i] = d.spots[i].plus(by)
	}
	return d.beside(frame{box.low.plus(by), box.high.plus(by)}, free)
}

// middles are the middles of the two sides.
func (d *duel) middles() (from [2]corner) {
	var n [2]float64
	for i, p := range d.spots {
		k := d.sides[i]
		from[k], n[k] = from[k].plus(p), n[k]+1
	}
	for k := range from {
		from[k] = corner{from[k].x / max(n[k], 1), from[k].y / max(n[k], 1)}
	}
	return from
}

// part moves the two sides away from each other, if they stand too near.
func (d *duel) part() {
	from := d.middles()
	dx, dy := from[1].x-from[0].x, from[1].y-from[0].y
	far, least := math.Hypot(dx, dy), 1.15*d.size
	if far >= least {
		return
	}
	if far < 1 {
		dx, dy, far = 1, 0, 1
	}
	for i := range d.spots {
		by := (least - far) / 2 / far
		if d.sides[i] == 0 {
			by = -by
		}
		d.spots[i] = d.spots[i].plus(corner{by * dx, by * dy})
	}
}

// beside is where the score lies: above the figures, which fill a box, below or beside them; else wherever it covers none.
func (d *duel) beside(box, free frame) corner {
	wide, high := d.score.x, d.score.y
	m, fm := box.middle(), free.middle()
	var at corner
	for i, want := range []corner{{m.x - wide/2, box.low.y - gap - high}, {m.x - wide/2, box.high.y + gap}, {box.high.x + gap, m.y - high/2},
		{box.low.x - gap - wide, m.y - high/2}, {fm.x - wide/2, m.y - high/2}, {free.low.x, m.y - high/2}, {free.high.x - wide, m.y - high/2},
		free.low, {free.high.x - wide, free.low.y}} {
		lies := frame{want, want.plus(d.score)}
		want = want.plus(lies.into(free))
		if i == 0 {
			at = want // where none is free
		}
		lies = frame{want, want.plus(d.score)}
		if !slices.ContainsFunc(d.spots, func(p corner) bool { return lies.meets(around(d.size/2, p)) }) {
			return want
		}
	}
	return at
}

// sideOf is the side of a fight that an element belongs to.
func sideOf(el element) int {
	if el.hasClass("bout-of-1") {
		return 1
	}
	return 0
}

// gap is how far the score of a fight stands from its figures, in pixels.
const gap = 10

// visit brings the map near enough that some places on it are as far apart as figures of that size want to be, with all of them in the free part of
// the window, below so much room for what is told of them.
func (c *chart) visit(places []Mark, free frame, size, above float64) {
	spots := make([]corner, len(places))
	for i, m := range places {
		if !m.OnMap {
			return
		}
		spots[i] = corner{float64(m.X), float64(m.Y)}
	}
	box := around(0, spots...)
	c.remember()
	x, y := middle(c.pane)
	near := 1.18 * size / hexWide
	k := near
	for _, way := range [2][2]float64{{box.high.x - box.low.x, free.high.x - free.low.x}, {box.high.y - box.low.y, free.high.y - free.low.y - above - gap}} {
		if way[0] > 0 {
			k = min(k, max(0, way[1]-1.3*size)/way[0])
		}
	}
	c.zoomBy(max(k, near/2)/c.lens().k, x, y)
	m := box.middle()
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
