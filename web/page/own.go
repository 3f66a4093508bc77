package page

import "strconv"

// What is in view of one's own things, where they are wider than their zone.

// settleOwn scrolls to the first of one's own pieces that can be used, when there is a new question, another area of one's own, or a window
// of another size, and none of them is in view; then it tells what lies beyond the edges. Neither the page nor the focus moves.
func (r *root) settleOwn() {
	zone := r.win.query(".own")
	if !r.stage.Table || zone == nil {
		return
	}
	if asked := (ownView{r.stage.Rev, zone.attr("data-area")}); asked != r.ownSeen {
		r.ownSeen = asked
		if mine := r.win.byID("mine"); mine != nil && framed(r.win) && !(r.byKey && mine.contains(r.win.active())) {
			if first, seen := litIn(mine); first != nil && !seen {
				scrollTo(first, "nearest", "start")
			}
		}
	}
	r.win.atLeisure(func() {
		r.guarded(r.tellEdges)
		r.guarded(r.tellRoom)
	})
}

// tellRoom has the log drawn as it is now once the window has come to show it.
func (r *root) tellRoom() {
	if side := r.win.query(".side"); r.narrow && side != nil && side.visible() {
		r.haste()
	}
}

// ownView is what the own zone shows: the revision, and the area of one's own that is looked at.
type ownView struct {
	rev  uint32
	area string
}

// onResize looks anew at the map and at one's own things in a window of another size.
func (r *root) onResize() {
	if r.chart != nil {
		r.chart.resized()
	}
	r.setBout(true)
	r.ownSeen = ownView{}
	r.settleOwn()
}

// litIn is the first piece within an element that can be used and is drawn, and whether one of them is in view there.
func litIn(mine element) (first element, seen bool) {
	view := mine.box()
	for _, it := range mine.all(".lit[data-ref]") {
		if !it.visible() {
			continue
		}
		if first == nil {
			first = it
		}
		if view.side(it) == 0 {
			return first, true
		}
	}
	return first, false
}

// side says where an element lies across a frame: -1 before it, 0 in it, 1 after it. It is not in it if its middle lies nearer to an edge than half
// of what a finger needs.
func (f frame) side(el element) int {
	at := el.box()
	x, room := at.middle().x, min(at.high.x-at.low.x, fingerSize)/2-.1 // less what rounding takes
	switch {
	case x < f.low.x+room:
		return -1
	case x > f.high.x-room:
		return 1
	}
	return 0
}

// tellEdges writes to the own zone what lies beyond its edges, for the style sheet to draw: data-before and data-after are how many pieces
// that can be used lie there, or 0 if others do. Without the attribute nothing does.
func (r *root) tellEdges() {
	mine := r.win.byID("mine")
	if mine == nil {
		return
	}
	at, view, lit := mine.number("scrollLeft"), mine.box(), [3]int{}
	far := mine.number("scrollWidth") - mine.number("clientWidth") - at
	if at > edge || far > edge {
		for _, it := range mine.all(".lit[data-ref]") {
			if it.visible() {
				lit[1+view.side(it)]++
			}
		}
	}
	zone := mine.closest(".own")
	for _, e := range []struct {
		name string
		far  float64
		lit  int
	}{{"data-before", at, lit[0]}, {"data-after", far, lit[2]}} {
		if e.far > edge {
			zone.setAttr(e.name, strconv.Itoa(e.lit))
		} else if zone.attr(e.name) != "" {
			zone.removeAttr(e.name)
		}
	}
}

// edge is up to how many pixels beyond an edge nothing is missed.
const edge = 4

// onScroll hears that an element scrolls.
func (r *root) onScroll(e event) {
	if el := e.target(); el != nil && el.text("id") == "mine" {
		r.tellEdges()
	}
}
