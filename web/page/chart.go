package page

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// chart is the map on the page (app/ui.Map): how near it is, and the hand that moves it. Its pane scrolls as any part of a page
// does, so that one finger pans it once it is nearer, and the page as long as it is whole. The size is set on the elements by
// hand and outlives every drawing; nothing is drawn anew for it.
type chart struct {
	pane, sheet app.Value
	held        []app.Func
	zoom        float64
	w, h        float64 // of the sheet when it is whole
	width       int     // of the window then
	drag        struct {
		on, moved            bool
		x, y, left, top, gap float64
	}
	at    string // the place that has the focus, or had it before its element was drawn anew
	about string // what the card that lies on the map is about, once it lies beside that
	rev   uint32
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
	pane := query("#board .map-pane")
	if r.chart != nil && (!pane.Truthy() || !pane.Equal(r.chart.pane)) {
		r.chart.release()
		r.chart = nil
	}
	if !pane.Truthy() || !r.stage.Map {
		return
	}
	if r.chart == nil {
		r.chart = &chart{pane: pane, sheet: pane.Get("firstElementChild"), zoom: 1}
		r.chart.listen(r)
	}
	c := r.chart
	c.clear()
	if c.rev == r.stage.Rev {
		return
	}
	c.rev = r.stage.Rev
	for _, el := range c.cursors() {
		if ref := attr(el, "data-ref"); ref != "" && ref == c.at {
			r.tell(PlaceStale{ref})
		} else {
			el.Call("removeAttribute", "data-ref")
		}
	}
}

func (c *chart) release() {
	for _, f := range c.held {
		f.Release()
	}
}

// on hears an event of the pane at once, without drawing the page again.
func (c *chart) on(r *root, event string, options map[string]any, do func(e app.Value)) {
	f := app.FuncOf(func(_ app.Value, args []app.Value) any {
		r.guarded(func() { do(args[0]) })
		return nil
	})
	c.held = append(c.held, f)
	c.pane.Call("addEventListener", event, f, options)
}

func (c *chart) listen(r *root) {
	active := map[string]any{"passive": false}
	capture := map[string]any{"capture": true}
	c.on(r, "wheel", active, func(e app.Value) {
		if e.Get("ctrlKey").Bool() { // also what a pinch on a touchpad is told as; the plain wheel scrolls
			e.Call("preventDefault")
			c.zoomBy(math.Exp(-e.Get("deltaY").Float()/160), e.Get("clientX").Float(), e.Get("clientY").Float())
		}
	})
	pinch := func(e app.Value) {
		t := e.Get("touches")
		if t.Get("length").Int() != 2 {
			c.drag.gap = 0
			return
		}
		if e.Get("cancelable").Bool() {
			e.Call("preventDefault")
		}
		ax, ay, bx, by := pageXY(t.Index(0)), pageXY(t.Index(1)), 0.0, 0.0
		bx, by = (ax[0]+ay[0])/2, (ax[1]+ay[1])/2
		gap := math.Hypot(ax[0]-ay[0], ax[1]-ay[1])
		if c.drag.gap > 0 {
			c.scrollBy(c.drag.x-bx, c.drag.y-by)
			c.zoomBy(gap/c.drag.gap, bx, by)
		}
		c.drag.gap, c.drag.x, c.drag.y = gap, bx, by
	}
	c.on(r, "touchstart", active, pinch)
	c.on(r, "touchmove", active, pinch)
	c.on(r, "pointerdown", nil, func(e app.Value) {
		c.drag.moved = false
		c.drag.on = c.zoom > 1 && e.Get("pointerType").String() == "mouse" && e.Get("button").Int() == 0
		xy := pageXY(e)
		c.drag.x, c.drag.y = xy[0], xy[1]
		c.drag.left, c.drag.top = c.pane.Get("scrollLeft").Float(), c.pane.Get("scrollTop").Float()
	})
	c.on(r, "pointermove", nil, func(e app.Value) {
		if !c.drag.on {
			return
		}
		if e.Get("buttons").Int()&1 == 0 {
			c.drag.on = false
			return
		}
		xy := pageXY(e)
		dx, dy := xy[0]-c.drag.x, xy[1]-c.drag.y
		if !c.drag.moved && math.Hypot(dx, dy) > 5 {
			c.drag.moved = true
			c.pane.Call("setPointerCapture", e.Get("pointerId"))
		}
		if c.drag.moved {
			c.pane.Set("scrollLeft", c.drag.left-dx)
			c.pane.Set("scrollTop", c.drag.top-dy)
		}
	})
	c.on(r, "click", capture, func(e app.Value) {
		if c.drag.moved { // the map was moved: nothing on it was meant
			c.drag.moved = false
			e.Call("stopPropagation")
			e.Call("preventDefault")
		}
	})
	c.on(r, "focusin", nil, func(e app.Value) { c.at = attr(e.Get("target"), "data-ref") })
	c.on(r, "focusout", nil, func(e app.Value) {
		if e.Get("relatedTarget").Truthy() { // otherwise its element may have been drawn anew
			c.at = ""
		}
	})
}

func pageXY(e app.Value) [2]float64 {
	return [2]float64{e.Get("clientX").Float(), e.Get("clientY").Float()}
}

func (c *chart) scrollBy(dx, dy float64) {
	c.pane.Call("scrollBy", dx, dy)
}

// lens leads from the drawing to the window: how many pixels a unit of the drawing has, and where its origin lies.
type lens struct{ k, x, y float64 }

// lens is how the map is seen now.
func (c *chart) lens() lens {
	m := c.sheet.Call("getScreenCTM")
	if !m.Truthy() {
		return lens{k: 1}
	}
	return lens{m.Get("a").Float(), m.Get("e").Float(), m.Get("f").Float()}
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
	if w := window().Get("innerWidth").Int(); c.zoom > 1 && w != c.width {
		c.fit() // the window has changed since
	}
	if c.zoom == 1 {
		box, k := c.sheet.Get("viewBox").Get("baseVal"), c.lens().k
		c.w, c.h = k*box.Get("width").Float(), k*box.Get("height").Float()
		c.width = window().Get("innerWidth").Int()
	}
	was := c.lens()
	hex := hexWide * was.k
	z := c.zoom * min(factor, nearest/hex)
	if z < 1.02 {
		c.fit()
		return
	}
	px, py := was.in(x, y)
	wide, high := c.pane.Get("clientWidth").Float(), c.pane.Get("clientHeight").Float()
	if c.zoom == 1 {
		c.css(c.pane, "height", fmt.Sprintf("%.1fpx", high))
		c.css(c.sheet, "max-height", "none")
		c.pane.Get("classList").Call("add", "map-near")
	}
	c.zoom = z
	// As large as the drawing is now, but never smaller than the pane: there the drawing lies in its middle.
	c.css(c.sheet, "width", fmt.Sprintf("%.1fpx", max(c.w*z, wide)))
	c.css(c.sheet, "height", fmt.Sprintf("%.1fpx", max(c.h*z, high)))
	nx, ny := c.lens().out(px, py)
	c.scrollBy(nx-x, ny-y)
}

// css sets a property by hand: the page's policy refuses style attributes.
func (c *chart) css(el app.Value, name, value string) {
	el.Get("style").Call("setProperty", name, value)
}

// fit shows the whole map.
func (c *chart) fit() {
	c.zoom = 1
	c.pane.Get("classList").Call("remove", "map-near")
	c.pane.Get("style").Call("removeProperty", "height")
	for _, p := range []string{"width", "height", "max-height"} {
		c.sheet.Get("style").Call("removeProperty", p)
	}
}

// zoomed answers the buttons and keys of the map.
func (c *chart) zoomed(e Zoom) {
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

// bring pans to an element of the map, from the whole map near enough to press it.
func (c *chart) bring(el app.Value) {
	x, y := c.point(middle(el))
	if f := comfortable / (hexWide * c.lens().k); c.zoom == 1 && f > 1 {
		midX, midY := middle(c.pane)
		c.zoomBy(f, midX, midY)
	}
	c.show(x, y, false)
}

// focused is the element of the place that has the focus, or nil.
func (c *chart) focused() app.Value {
	if c.at == "" {
		return nil
	}
	if el := c.sheet.Call("querySelector", `[data-ref="`+c.at+`"]`); el.Truthy() {
		return el
	}
	return nil
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
	c.pane.Call("scrollBy", map[string]any{"left": toX - midX, "top": toY - midY, "behavior": behaviour})
}

// seen says whether a point of the drawing lies well within the pane.
func (c *chart) seen(x, y int) bool {
	toX, toY := c.lens().out(float64(x), float64(y))
	midX, midY := middle(c.pane)
	return math.Abs(toX-midX) < .42*c.pane.Get("clientWidth").Float() && math.Abs(toY-midY) < .42*c.pane.Get("clientHeight").Float()
}

// clear lays a card on the map that is about some places of it, which it names by their points, beside them: on the other half of the
// pane, and pans if that is not enough.
func (c *chart) clear() {
	card, about := query("#board [data-about]"), ""
	if card.Truthy() && card.Get("offsetHeight").Int() > 0 {
		about = attr(card, "data-about")
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
	pane, r := boxOf(c.pane), hexWide/2
	// hidden says how far what the card is about would have to move to lie in the middle of what it leaves free, if it lies under it or
	// out of sight.
	hidden := func() (dx, dy float64, yes bool) {
		l, lies := c.lens(), boxOf(card)
		low, high := corner{math.Inf(1), math.Inf(1)}, corner{math.Inf(-1), math.Inf(-1)}
		for i := 0; i+1 < len(at); i += 2 {
			x, y := l.out(at[i], at[i+1])
			low, high = corner{min(low.x, x-r*l.k), min(low.y, y-r*l.k)}, corner{max(high.x, x+r*l.k), max(high.y, y+r*l.k)}
		}
		on := low.x < lies.high.x && high.x > lies.low.x && low.y < lies.high.y && high.y > lies.low.y
		out := low.x < pane.low.x || low.y < pane.low.y || high.x > pane.high.x || high.y > pane.high.y
		free := pane
		if above := lies.low.y - pane.low.y; above > pane.high.y-lies.high.y {
			free.high.y = lies.low.y
		} else {
			free.low.y = lies.high.y
		}
		return (low.x + high.x - free.low.x - free.high.x) / 2, (low.y + high.y - free.low.y - free.high.y) / 2, on || out
	}
	_, y := c.lens().out(at[0], at[1])
	up := y < (pane.low.y+pane.high.y)/2
	for range 2 {
		card.Get("classList").Call("toggle", "lies-low", up)
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

// corner is a point of the window, frame a part of it.
type corner struct{ x, y float64 }
type frame struct{ low, high corner }

func boxOf(el app.Value) frame {
	b := el.Call("getBoundingClientRect")
	return frame{corner{b.Get("left").Float(), b.Get("top").Float()}, corner{b.Get("right").Float(), b.Get("bottom").Float()}}
}
