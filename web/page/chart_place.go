package page

import (
	"fmt"
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// cursors are the two marks of a place that is no piece. The focus goes from the one to the other, so that whoever listens
// hears every place.
func (c *chart) cursors() (all []app.Value) {
	list := c.sheet.Call("querySelectorAll", ".map-cursor")
	for i := range list.Get("length").Int() {
		all = append(all, list.Index(i))
	}
	return all
}

// piece is the element of a place, if there is one.
func (c *chart) piece(ref string) app.Value {
	return c.sheet.Call("querySelector", `[data-ref="`+ref+`"]:not(.map-cursor)`)
}

// goTo leads the focus to the first of some places that is a piece, or to the last.
func (c *chart) goTo(places []Place) {
	if len(places) == 0 {
		return
	}
	for _, p := range places {
		if el := c.piece(p.Ref); el.Truthy() {
			c.focus(el)
			return
		}
	}
	to := places[len(places)-1]
	active := document().Get("activeElement")
	done := false
	for _, el := range c.cursors() {
		if done || el.Equal(active) {
			continue
		}
		done = true
		el.Call("setAttribute", "data-ref", to.Ref)
		el.Call("setAttribute", "aria-label", to.Name)
		el.Call("setAttribute", "transform", fmt.Sprintf("translate(%d %d)", to.X, to.Y))
		c.focus(el)
	}
	for _, el := range c.cursors() {
		if attr(el, "data-ref") != to.Ref {
			el.Call("removeAttribute", "data-ref")
		}
	}
}

// rename says what the marked place is called now.
func (c *chart) rename(ref, name string) {
	for _, el := range c.cursors() {
		if attr(el, "data-ref") == ref {
			el.Call("setAttribute", "aria-label", name)
		}
	}
}

func (c *chart) focus(el app.Value) {
	el.Call("setAttribute", "tabindex", "0")
	focusOn(el)
	intoView(el)
}

// keepPlace leads a focus whose element was drawn anew back to its place on the map.
func (r *root) keepPlace(active app.Value) bool {
	c := r.chart
	if c == nil || c.at == "" || r.stage.Sheet != "" {
		return false
	}
	if !nowhere(active) {
		if !c.pane.Call("contains", active).Bool() {
			return false
		}
		if attr(active, "data-ref") == c.at && !(active.Get("classList").Call("contains", "map-cursor").Bool() && c.piece(c.at).Truthy()) {
			return true
		}
	}
	r.tell(PlaceLost{c.at})
	return true
}

// Sizes below which a hex is too small to be sure of what was meant, by finger and by mouse, and how far from a finger the
// thing may be that it means.
const (
	smallTouch = 44.0
	smallMouse = 18.0
	touchReach = 24.0
)

// press reads a press on the map. What lies between the pieces is named by its point.
func (c *chart) press(e app.Value) MapPress {
	xy := pageXY(e)
	touch := e.Get("pointerType").Truthy() && e.Get("pointerType").String() == "touch"
	hex := hexWide * c.lens().k
	p := MapPress{Care: hex < smallMouse || touch && hex < smallTouch}
	p.X, p.Y = c.point(xy[0], xy[1])
	if el := closest(e, "[data-ref]"); el != nil {
		p.Ref, p.Rev = attr(el, "data-ref"), revOf(el)
	}
	if touch && p.Care {
		p.Near = c.litNear(xy[0], xy[1])
	}
	return p
}

// litNear is the piece with uses that lies nearest to a point, within the reach of a finger.
func (c *chart) litNear(x, y float64) (ref string) {
	best := touchReach
	list := c.sheet.Call("querySelectorAll", ".lit[data-ref]")
	for i := range list.Get("length").Int() {
		el := list.Index(i)
		ex, ey := middle(el)
		if d := math.Hypot(ex-x, ey-y); d < best {
			best, ref = d, attr(el, "data-ref")
		}
	}
	return ref
}

// mark lights up a place of the map for a moment, if it is no piece, which is marked itself; and brings it into view if it is out of
// sight, at once where nothing may move.
func (c *chart) mark(m Mark, pan bool) {
	if pan && c.zoom > 1 && !c.seen(m.X, m.Y) {
		c.show(m.X, m.Y, mayMove())
	}
	if c.piece(m.Ref).Truthy() {
		return
	}
	if el := c.ring(m); el.Truthy() {
		blink(el)
	}
}

// ring lays the ring of the map around a place.
func (c *chart) ring(m Mark) app.Value {
	el := c.sheet.Call("querySelector", ".map-flash")
	if el.Truthy() {
		el.Call("setAttribute", "transform", fmt.Sprintf("translate(%d %d)", m.X, m.Y))
	}
	return el
}
