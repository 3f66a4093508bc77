package page

import (
	"fmt"
	"math"
)

// cursors are the two marks of a place that is no piece. The focus goes from the one to the other, so that whoever listens
// hears every place.
func (c *chart) cursors() []element { return c.sheet.all(".map-cursor") }

// piece is the element of a place, if there is one.
func (c *chart) piece(ref string) element {
	return c.sheet.first(`[data-ref="` + ref + `"]:not(.map-cursor)`)
}

// goTo leads the focus to the first of some places that is a piece, or to the last.
func (c *chart) goTo(places []Place) {
	if len(places) == 0 {
		return
	}
	for _, p := range places {
		if el := c.piece(p.Ref); el != nil {
			c.focus(el)
			return
		}
	}
	to := places[len(places)-1]
	active := c.win.active()
	done := false
	for _, el := range c.cursors() {
		if done || el.same(active) {
			continue
		}
		done = true
		el.setAttr("data-ref", to.Ref)
		el.setAttr("aria-label", to.Name)
		el.setAttr("transform", fmt.Sprintf("translate(%d %d)", to.X, to.Y))
		c.focus(el)
	}
	for _, el := range c.cursors() {
		if el.attr("data-ref") != to.Ref {
			el.removeAttr("data-ref")
		}
	}
}

// rename says what the marked place is called now.
func (c *chart) rename(ref, name string) {
	for _, el := range c.cursors() {
		if el.attr("data-ref") == ref {
			el.setAttr("aria-label", name)
		}
	}
}

func (c *chart) focus(el element) {
	el.setAttr("tabindex", "0")
	focusOn(el)
	intoView(el)
}

// keepPlace leads a focus whose element was drawn anew back to its place on the map.
func (r *root) keepPlace(active element) bool {
	c := r.chart
	if c == nil || c.at == "" || r.stage.Sheet != "" {
		return false
	}
	if !nowhere(active) {
		if !c.pane.contains(active) {
			return false
		}
		if active.attr("data-ref") == c.at && !(active.hasClass("map-cursor") && c.piece(c.at) != nil) {
			return true
		}
	}
	r.tell(PlaceLost{c.at})
	return true
}

// Sizes below which a hex is too small to be sure of what was meant, by finger and by mouse. By finger a map that wants to come nearer than
// others, since what is asked for on it lies closer together, must be as much larger.
const (
	smallTouch = 44.0
	smallMouse = 18.0
)

// press reads a press on the map. What lies between the pieces is named by its point.
func (c *chart) press(e event) MapPress {
	x, y := pageXY(e)
	touch := e.text("pointerType") == "touch"
	hex := hexWide * c.lens().k
	p := MapPress{Care: hex < smallMouse || touch && hex*finger < smallTouch*max(c.wanted(), finger)}
	p.X, p.Y = c.point(x, y)
	if el := closest(e, "[data-ref]"); el != nil {
		p.Ref, p.Rev = el.attr("data-ref"), revOf(el)
	}
	if touch && p.Care {
		p.Near = c.litNear(x, y)
	}
	return p
}

// litNear is the piece with uses that lies nearest to a point, within the reach of a finger.
func (c *chart) litNear(x, y float64) (ref string) {
	best := FingerReach
	for _, el := range c.sheet.all(".lit[data-ref]") {
		ex, ey := middle(el)
		if d := math.Hypot(ex-x, ey-y); d < best {
			best, ref = d, el.attr("data-ref")
		}
	}
	return ref
}

// mark lights up a place of the map for a moment, if it is no piece, which is marked itself; and brings it into view if it is out of
// sight, at once where nothing may move.
func (c *chart) mark(m Mark, pan bool) {
	if pan && c.zoom > 1 && !c.seen(m.X, m.Y) {
		c.show(m.X, m.Y, mayMove(c.win))
	}
	if c.piece(m.Ref) != nil {
		return
	}
	if el := c.ring(m); el != nil {
		blink(c.win, el)
	}
}

// ring lays the ring of the map around a place.
func (c *chart) ring(m Mark) element {
	el := c.sheet.first(".map-flash")
	if el != nil {
		el.setAttr("transform", fmt.Sprintf("translate(%d %d)", m.X, m.Y))
	}
	return el
}
