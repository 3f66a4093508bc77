package page

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// chart is the map on the page (app/ui.Map): how near it is, and the hand that moves it. Its pane scrolls as any part of a page
// does, so that one finger pans it once it is nearer, and the page as long as it is whole. The size is set on the elements by
// hand and outlives every drawing; nothing is drawn anew for it.
type chart struct {
	win         browser
	pane, sheet element
	held        []func() // end what the chart hears
	zoom        float64
	w, h        float64 // of the sheet when it is whole
	width       float64 // of the window then
	drag        struct {
		on, moved            bool
		x, y, left, top, gap float64
	}
	asked  mapView
	soon   bool     // what lies beyond the edges will be told
	glides bool     // it is seen on its way to where it is
	came   *mapCome // how the map was seen before the page brought it near by itself; nil once a hand has moved it, and as long as it is not
	at     string   // the place that has the focus, or had it before its element was drawn anew
	about  string   // what the card that lies on the map is about, once it lies beside that
	rev    uint32
}

// hexWide is how far a step to the side leads, in units of the drawing (app/ui.HexWide). nearest is how wide a hex may become on
// the screen, and comfortable how wide it is after the first step.
const (
	hexWide     = 52.0
	nearest     = 132.0
	comfortable = 56.0
	zoomStep    = 1.5
)

// settleMap follows the map of the page: takes up a new one, and lets go of marks whose places are no longer meant.
func (r *root) settleMap() {
	if !r.stage.Map && r.chart == nil {
		return
	}
	pane := r.win.query("#board .map-pane")
	if r.chart != nil && (pane == nil || !pane.same(r.chart.pane)) {
		r.chart.release()
		r.chart = nil
	}
	if pane == nil || !r.stage.Map {
		return
	}
	if r.chart == nil {
		r.chart = &chart{win: r.win, pane: pane, sheet: pane.part("firstElementChild"), zoom: 1}
		r.chart.listen(r)
	}
	c := r.chart
	c.clear()
	asked := mapView{r.stage.Rev, "", pane.attr("data-near")}
	if zone := pane.closest(".zone"); zone != nil {
		asked.area = zone.attr("data-area")
	}
	if asked != c.asked && r.stage.Scene == "" {
		c.asked = asked
		c.approach()
	}
	c.tellSoon(r)
	if c.rev == r.stage.Rev {
		return
	}
	c.rev = r.stage.Rev
	for _, el := range c.cursors() {
		if ref := el.attr("data-ref"); ref != "" && ref == c.at {
			r.tell(PlaceStale{ref})
		} else {
			el.removeAttr("data-ref")
		}
	}
}

func (c *chart) release() {
	for _, release := range c.held {
		release()
	}
}

// on hears an event of the pane at once, without drawing the page again.
func (c *chart) on(r *root, name string, options map[string]any, do func(e event)) {
	c.held = append(c.held, c.pane.listen(name, options, func(e event) { r.guarded(func() { do(e) }) }))
}

func (c *chart) listen(r *root) {
	active := map[string]any{"passive": false}
	capture := map[string]any{"capture": true}
	c.on(r, "scroll", nil, func(event) { c.tellSoon(r) })
	c.on(r, "wheel", active, c.wheel)
	c.on(r, "touchstart", active, c.pinch)
	c.on(r, "touchmove", active, c.pinch)
	c.on(r, "pointerdown", nil, c.dragFrom)
	c.on(r, "pointermove", nil, c.dragTo)
	c.on(r, "click", capture, func(e event) {
		if c.drag.moved { // the map was moved: nothing on it was meant
			c.drag.moved = false
			e.stop()
			e.prevent()
		}
	})
	c.on(r, "focusin", nil, func(e event) { c.at = e.target().attr("data-ref") })
	c.on(r, "focusout", nil, func(e event) {
		if e.flag("relatedTarget") { // otherwise its element may have been drawn anew
			c.at = ""
		}
	})
}

// wheel zooms by the wheel with Ctrl, which is also what a pinch on a touchpad is told as. The plain wheel scrolls.
func (c *chart) wheel(e event) {
	if e.flag("ctrlKey") {
		e.prevent()
		c.came = nil
		c.zoomBy(math.Exp(-e.number("deltaY")/160), e.number("clientX"), e.number("clientY"))
	}
}

// pinch pans and zooms by two fingers. One finger scrolls, which the browser does.
func (c *chart) pinch(e event) {
	t := e.touches()
	if len(t) != 2 {
		c.drag.gap = 0
		return
	}
	if e.flag("cancelable") {
		e.prevent()
	}
	m := frame{t[0], t[1]}.middle()
	gap := math.Hypot(t[0].x-t[1].x, t[0].y-t[1].y)
	if c.drag.gap > 0 {
		c.came = nil
		c.scrollBy(c.drag.x-m.x, c.drag.y-m.y)
		c.zoomBy(gap/c.drag.gap, m.x, m.y)
	}
	c.drag.gap, c.drag.x, c.drag.y = gap, m.x, m.y
}

// dragFrom notes where a mouse is pressed on a map that is larger than its pane.
func (c *chart) dragFrom(e event) {
	c.drag.moved = false
	c.drag.on = c.zoom > 1 && e.text("pointerType") == "mouse" && e.number("button") == 0
	c.drag.x, c.drag.y = pageXY(e)
	c.drag.left, c.drag.top = c.pane.number("scrollLeft"), c.pane.number("scrollTop")
}

// dragTo scrolls the pane by as much as the mouse has moved since, once that is more than the tremor of a press.
func (c *chart) dragTo(e event) {
	if !c.drag.on {
		return
	}
	if int(e.number("buttons"))&1 == 0 {
		c.drag.on = false
		return
	}
	x, y := pageXY(e)
	dx, dy := x-c.drag.x, y-c.drag.y
	if !c.drag.moved && math.Hypot(dx, dy) > 5 {
		c.drag.moved = true
		c.pane.call("setPointerCapture", e.number("pointerId"))
	}
	if c.drag.moved {
		c.pane.set("scrollLeft", c.drag.left-dx)
		c.pane.set("scrollTop", c.drag.top-dy)
	}
}

// pageXY is the point of the window that an event of a pointer is about.
func pageXY(e event) (x, y float64) { return e.number("clientX"), e.number("clientY") }

func (c *chart) scrollBy(dx, dy float64) {
	c.pane.call("scrollBy", dx, dy)
}

// lens leads from the drawing to the window: how many pixels a unit of the drawing has, and where its origin lies.
type lens struct{ k, x, y float64 }

// lens is how the map is seen now.
func (c *chart) lens() lens {
	if l, drawn := c.sheet.lens(); drawn {
		return l
	}
	return lens{k: 1}
}

// out is a point of the drawing in the window, in a point of the window in the drawing.
func (l lens) out(x, y float64) (float64, float64) { return x*l.k + l.x, y*l.k + l.y }
func (l lens) in(x, y float64) (float64, float64)  { return (x - l.x) / l.k, (y - l.y) / l.k }

// point is a point of the window in the drawing.
func (c *chart) point(x, y float64) (int, int) {
	x, y = c.lens().in(x, y)
	return int(math.Round(x)), int(math.Round(y))
}

// zoomBy brings the map nearer or moves it away, keeping what is at that point of the window where it is.
func (c *chart) zoomBy(factor, x, y float64) {
	width := c.win.number("innerWidth")
	if c.zoom > 1 && width != c.width {
		c.fit() // the window has changed since
	}
	if c.zoom == 1 {
		w, h := c.sheet.viewBox()
		k := c.lens().k
		c.w, c.h, c.width = k*w, k*h, width
	}
	was := c.lens()
	hex := hexWide * was.k
	z := c.zoom * min(factor, nearest/hex)
	if z < 1.02 {
		c.fit()
		return
	}
	px, py := was.in(x, y)
	wide, high := c.pane.number("clientWidth"), c.pane.number("clientHeight")
	if c.zoom == 1 {
		c.pane.setStyle("height", fmt.Sprintf("%.1fpx", high))
		c.sheet.setStyle("max-height", "none")
		c.pane.setClass("map-near", true)
	}
	c.zoom = z
	// As large as the drawing is now, but never smaller than the pane: there the drawing lies in its middle.
	c.sheet.setStyle("width", fmt.Sprintf("%.1fpx", max(c.w*z, wide)))
	c.sheet.setStyle("height", fmt.Sprintf("%.1fpx", max(c.h*z, high)))
	nx, ny := c.lens().out(px, py)
	c.scrollBy(nx-x, ny-y)
	c.tellBeyond()
}

// fit shows the whole map.
func (c *chart) fit() {
	defer c.tellBeyond()
	c.zoom = 1
	c.pane.setClass("map-near", false)
	c.pane.setStyle("height", "")
	for _, p := range []string{"width", "height", "max-height"} {
		c.sheet.setStyle(p, "")
	}
}

// zoomed answers the buttons and keys of the map.
func (c *chart) zoomed(e Zoom) {
	c.came = nil
	x, y := middle(c.pane)
	switch e.Way {
	case "fit":
		c.fit()
	case "out":
		c.zoomBy(1/zoomStep, x, y)
	default:
		if c.zoom > 1 {
			c.zoomBy(zoomStep, x, y)
			return
		}
		// From the whole map to where something is to be done, near enough to press it.
		to := e.To
		if el := c.focused(); el != nil {
			px, py := c.point(middle(el))
			to = &Mark{X: px, Y: py}
		}
		c.zoomBy(max(zoomStep, comfortable/(hexWide*c.lens().k)), x, y)
		if to != nil {
			c.show(to.X, to.Y, false)
		}
	}
}

// bring pans to elements of the map, to the first if there is no room for all, near enough to press them unless a hand has brought the map near.
func (c *chart) bring(els []element) {
	f, byItself := comfortable/(hexWide*c.lens().k), c.zoom == 1 || c.came != nil
	c.came = nil // it stays so near
	if byItself && f > 1 {
		midX, midY := middle(c.pane)
		c.zoomBy(f, midX, midY)
	}
	middles := make([]corner, len(els))
	for i, el := range els {
		middles[i] = el.box().middle()
	}
	to, pane, box := middles[0], c.pane.box(), around(hexWide*c.lens().k/2, middles...)
	if box.high.x-box.low.x <= pane.high.x-pane.low.x && box.high.y-box.low.y <= pane.high.y-pane.low.y {
		to = box.middle()
	}
	x, y := c.point(to.x, to.y)
	c.show(x, y, false)
}

// focused is the element of the place that has the focus, or nil.
func (c *chart) focused() element {
	if c.at == "" {
		return nil
	}
	return c.sheet.first(`[data-ref="` + c.at + `"]`)
}

// show pans to a point of the drawing.
func (c *chart) show(x, y int, smooth bool) {
	if c.zoom == 1 {
		return
	}
	toX, toY := c.lens().out(float64(x), float64(y))
	midX, midY := middle(c.pane)
	behaviour := "auto"
	if smooth {
		behaviour = "smooth"
	}
	c.pane.call("scrollBy", map[string]any{"left": toX - midX, "top": toY - midY, "behavior": behaviour})
}

// seen says whether a point of the drawing lies well within the pane.
func (c *chart) seen(x, y int) bool {
	toX, toY := c.lens().out(float64(x), float64(y))
	midX, midY := middle(c.pane)
	return math.Abs(toX-midX) < .42*c.pane.number("clientWidth") && math.Abs(toY-midY) < .42*c.pane.number("clientHeight")
}

// clear lays a card on the map that is about some places of it, which it names by their points, beside them: on the other half of the
// pane, and pans if that is not enough.
func (c *chart) clear() {
	card, about := c.win.query("#board [data-about]"), ""
	if card != nil && card.number("offsetHeight") > 0 {
		about = card.attr("data-about")
	}
	if about == c.about {
		return
	}
	c.about = about
	var at []float64
	for _, word := range strings.Fields(about) {
		n, _ := strconv.Atoi(word)
		at = append(at, float64(n))
	}
	if len(at) < 4 {
		return
	}
	pane, r := c.pane.box(), hexWide/2
	// hidden says how far what the card is about would have to move to lie in the middle of what it leaves free, if it lies under it or
	// out of sight.
	hidden := func() (dx, dy float64, yes bool) {
		l, lies := c.lens(), card.box()
		var places []corner
		for i := 0; i+1 < len(at); i += 2 {
			x, y := l.out(at[i], at[i+1])
			places = append(places, corner{x, y})
		}
		box := around(r*l.k, places...)
		low, high := box.low, box.high
		out := low.x < pane.low.x || low.y < pane.low.y || high.x > pane.high.x || high.y > pane.high.y
		free := pane
		if above := lies.low.y - pane.low.y; above > pane.high.y-lies.high.y {
			free.high.y = lies.low.y
		} else {
			free.low.y = lies.high.y
		}
		return (low.x + high.x - free.low.x - free.high.x) / 2, (low.y + high.y - free.low.y - free.high.y) / 2, box.meets(lies) || out
	}
	_, y := c.lens().out(at[0], at[1])
	up := y < (pane.low.y+pane.high.y)/2
	for range 2 {
		card.setClass("lies-low", up)
		dx, dy, yes := hidden()
		if yes && c.zoom > 1 {
			c.scrollBy(dx, dy)
			_, _, yes = hidden()
		}
		if !yes {
			return
		}
		up = !up
	}
}
