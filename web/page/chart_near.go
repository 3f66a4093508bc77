package page

import (
	"math"
	"strconv"
)

// The map comes near by itself while something on it can be chosen, and goes back afterwards. Signs at its edges tell what lies beyond them.

// mapView is what the map is asked for: the revision, the area of the board that is looked at, and how near hexes should be.
type mapView struct {
	rev        uint32
	area, near string
}

// mapCome is how the map was seen before it came near: as it is whole, or so near, with that point of the drawing in its middle.
type mapCome struct {
	zoom float64
	x, y int
}

// finger is how wide a hex should be for a finger that may choose any piece, in pixels: the same as app/ui.Finger.
const finger = 28.0

// wanted is how wide hexes should be, in pixels; 0 if it does not matter.
func (c *chart) wanted() float64 {
	n, _ := strconv.Atoi(c.pane.attr("data-near"))
	if n == 0 && c.win.coarse() {
		return finger
	}
	return float64(n)
}

// choices are the pieces of the map that can be chosen.
func (c *chart) choices() []element { return c.sheet.all(".lit[data-ref]") }

// approach brings what can be chosen near and into view, as far as the person does not see it already; or goes back to what was seen before.
func (c *chart) approach() {
	if c.pane.number("clientWidth") == 0 {
		c.asked = mapView{} // another area of the board is looked at
		return
	}
	lit, want := c.choices(), c.wanted()
	if len(lit) == 0 || want == 0 {
		c.goBack()
		return
	}
	c.remember()
	if near := want / (hexWide * c.lens().k); near > 1.01 {
		x, y := middle(c.pane)
		c.zoomBy(near, x, y)
	}
	if c.zoom == 1 {
		return
	}
	pane := c.pane.box()
	middles := make([]corner, len(lit))
	all, some := true, false
	for i, el := range lit {
		m := el.box().middle()
		middles[i] = m
		in := m.x >= pane.low.x && m.x <= pane.high.x && m.y >= pane.low.y && m.y <= pane.high.y
		all, some = all && in, some || in
	}
	if all || some && c.came.zoom > 1 {
		return // the person sees something to choose on a map that a hand has brought near, or all of it
	}
	box := around(0, middles...)
	to := box.middle()
	if room := hexWide * c.lens().k; box.high.x-box.low.x+room > pane.high.x-pane.low.x || box.high.y-box.low.y+room > pane.high.y-pane.low.y {
		to = middles[len(middles)/2] // not all fit in: they come from north to south
	}
	m := pane.middle()
	c.scrollBy(to.x-m.x, to.y-m.y)
}

// remember notes how the map is seen before the page brings it near, to come back to that.
func (c *chart) remember() {
	if c.came == nil {
		x, y := c.point(middle(c.pane))
		c.came = &mapCome{c.zoom, x, y}
	}
}

// byItself says that the map, which was seen whole, has come near for what can be chosen: that stays in view.
func (c *chart) byItself() bool { return c.came != nil && c.came.zoom == 1 }

// goBack shows what was seen before the map came near.
func (c *chart) goBack() {
	if was := c.came; was != nil {
		c.came = nil
		x, y := middle(c.pane)
		c.zoomBy(was.zoom/c.zoom, x, y)
		c.show(was.x, was.y, false)
	}
}

// resized looks anew at the map in a window of another size.
func (c *chart) resized() {
	if c.byItself() {
		c.goBack()
	}
	c.approach()
	c.tellBeyond()
}

// tellSoon tells what lies beyond the edges once the browser has nothing better to do.
func (c *chart) tellSoon(r *root) {
	if !c.soon && !c.glides {
		c.soon = true
		r.win.atLeisure(func() {
			r.guarded(func() {
				if c.soon = false; !c.glides {
					c.tellBeyond()
					r.setBout(false)
				}
			})
		})
	}
}

// tellBeyond writes to the signs at the edges of the pane how many pieces that can be chosen lie beyond each, and to the pane how large its
// letters are: style sheets leave out what nobody could read.
func (c *chart) tellBeyond() {
	if c.pane.number("clientWidth") == 0 {
		return
	}
	k := c.lens().k
	c.pane.setClass("map-far", hexWide*k < 26)
	c.pane.setClass("map-close", hexWide*k >= 33)
	var beyond [4]int
	if c.zoom > 1 {
		pane := c.pane.box()
		for _, el := range c.choices() {
			box := el.box()
			m, side, most := box.middle(), 0, math.Inf(-1)
			for i, by := range [4]float64{pane.low.x - m.x, m.x - pane.high.x, pane.low.y - m.y, m.y - pane.high.y} {
				if by > most {
					side, most = i, by
				}
			}
			// What lies nearer to its edge than half of what a finger needs, and the pixel that rounding takes, is cut, and beyond. So is what
			// shows less than half of itself, in a corner.
			if most > -(fingerSize/2+1) || box.shows(pane) < .5 {
				beyond[side]++
			}
		}
	}
	for i, name := range [4]string{"west", "east", "north", "south"} {
		if el := c.win.query("#board .map-" + name); el != nil {
			text := ""
			if beyond[i] > 0 {
				text = strconv.Itoa(beyond[i])
			}
			if el.text("textContent") != text {
				el.set("textContent", text)
			}
		}
	}
}
