package page

import "math"

// What the code that decides (focus, dialog, settling, keys, chart) needs of the browser. It reaches elements and events only by these
// interfaces, so that native tests can put a document of their own in the browser's place (fake_test.go). browser.go carries them out.
// Most methods are one call of the browser's: to count the calls of a test is to count what a press costs.

// element is an element of the document. A nil element is none.
type element interface {
	// attr is an attribute; empty if there is none.
	attr(name string) string
	setAttr(name, value string)
	removeAttr(name string)
	// The properties of the element, by their names in the browser: zero where there is none.
	flag(property string) bool
	number(property string) float64
	text(property string) string
	part(property string) element
	set(property string, value any)
	hasClass(name string) bool
	setClass(name string, on bool)
	// setStyle sets a style by hand, since the page's policy refuses style attributes. An empty value removes it.
	setStyle(property, value string)
	// first is the first element within this one that a selector fits, all are all of them in the document's order.
	first(selector string) element
	all(selector string) []element
	// closest is the nearest of this element and those around it that a selector fits.
	closest(selector string) element
	matches(selector string) bool
	contains(other element) bool
	same(other element) bool
	// visible says that the browser shows the element, in or out of the window.
	visible() bool
	// box is where the element lies in the window.
	box() frame
	// lens tells how a drawing is seen, and false if it is not drawn.
	lens() (lens, bool)
	// viewBox is the size of a drawing in its own units.
	viewBox() (width, height float64)
	// call calls a method that returns nothing.
	call(method string, args ...any)
	// listen hears an event of the element until release is called. options are those of addEventListener.
	listen(event string, options map[string]any, do func(event)) (release func())
}

// event is an event of the browser, as long as it lasts.
type event interface {
	// target is the element that the event is about, nil if it is about the document or the window.
	target() element
	flag(property string) bool
	number(property string) float64
	text(property string) string
	// part is a property that is an element, as the detail of an event of our own.
	part(property string) element
	// touches are where fingers touch the window.
	touches() []corner
	prevent() // keeps the browser from doing its own
	stop()    // keeps the event from whoever else listens
}

// browser is the window and its document.
type browser interface {
	query(selector string) element
	byID(id string) element
	all(selector string) []element
	// active is the element that has the focus; nil where the browser names none.
	active() element
	// root is the root element of the document.
	root() element
	// number is a property of the window.
	number(property string) float64
	setTitle(title string)
	toTop() // scrolls the page to its top
	// keep stores a wish for the page's first scripts, "theme" or "language", so that nothing changes after the next start.
	keep(wish, value string)
	// stillness says that the system asks for less motion.
	stillness() bool
	// coarse says that the person points by finger.
	coarse() bool
	// later does something after so many milliseconds, without drawing the page.
	later(ms int, do func())
	// inFrame does something just before what has been drawn is laid out.
	inFrame(do func())
	// beforeFrame does something in a task of its own, and once more just before what has been drawn is laid out for the screen; the second of the two
	// has nothing left to do.
	beforeFrame(do func())
	// soon does something in a task of its own, before anything that waits for a timer.
	soon(do func())
	// atLeisure does something once what has been drawn is on the screen and the browser has nothing better to do.
	atLeisure(do func())
	// collect lets go of elements that are no longer in the document.
	collect()
	// travel has static/travel.js do something, find asks it where a mark is seen. Where that script is missing or fails, people play on
	// without.
	travel(do string, with ...any)
	find(mark string) (at corner, seen bool)
}

// thread is the page's thread as go-app runs it.
type thread interface {
	// dispatch does something on the thread, after which the page is drawn, unless do calls undrawn.
	dispatch(do func(undrawn func()))
	// drawn does something after the next drawing.
	drawn(do func())
}

// corner is a point of the window, frame a part of it.
type corner struct{ x, y float64 }
type frame struct{ low, high corner }

// middle is the point in the middle of a frame.
func (f frame) middle() corner { return corner{(f.low.x + f.high.x) / 2, (f.low.y + f.high.y) / 2} }

// around is the smallest frame that holds some points, with so much room about each.
func around(room float64, points ...corner) frame {
	f := frame{corner{math.Inf(1), math.Inf(1)}, corner{math.Inf(-1), math.Inf(-1)}}
	for _, p := range points {
		f.low = corner{min(f.low.x, p.x-room), min(f.low.y, p.y-room)}
		f.high = corner{max(f.high.x, p.x+room), max(f.high.y, p.y+room)}
	}
	return f
}

// shows is how much of a frame is seen in another, from 0 to 1, of as much as the other has room for.
func (f frame) shows(in frame) float64 {
	wide, high := min(f.high.x, in.high.x)-max(f.low.x, in.low.x), min(f.high.y, in.high.y)-max(f.low.y, in.low.y)
	most := min(f.high.x-f.low.x, in.high.x-in.low.x) * min(f.high.y-f.low.y, in.high.y-in.low.y)
	if wide <= 0 || high <= 0 || most <= 0 {
		return 0
	}
	return wide * high / most
}

// meets says that two frames have more than an edge in common.
func (f frame) meets(o frame) bool {
	return f.low.x < o.high.x && f.high.x > o.low.x && f.low.y < o.high.y && f.high.y > o.low.y
}

// into is how far a frame has to move to lie in a room; where it is larger, its middle lies in the room's then.
func (f frame) into(room frame) corner {
	return corner{within(f.low.x, f.high.x, room.low.x, room.high.x), within(f.low.y, f.high.y, room.low.y, room.high.y)}
}

// within is how far something that reaches from low to high has to move to lie between from and to.
func within(low, high, from, to float64) float64 {
	switch {
	case high-low > to-from:
		return (from + to - low - high) / 2
	case low < from:
		return from - low
	}
	return min(0, to-high)
}

func (c corner) plus(by corner) corner { return corner{c.x + by.x, c.y + by.y} }

// middle is the point of the window in the middle of an element.
func middle(el element) (x, y float64) {
	m := el.box().middle()
	return m.x, m.y
}

// focusOn moves the focus to an element. The page stays where it is: a press must move nothing.
func focusOn(el element) {
	if el != nil {
		el.call("focus", map[string]any{"preventScroll": true})
	}
}

// intoView scrolls as little as is needed to see all of an element.
func intoView(el element) { scrollTo(el, "nearest", "nearest") }

// scrollTo scrolls to an element as scrollIntoView does; an empty word leaves a direction to the browser.
func scrollTo(el element, block, inline string) {
	options := map[string]any{"block": block}
	if inline != "" {
		options["inline"] = inline
	}
	el.call("scrollIntoView", options)
}

// framed says that the page is one screen, which does not scroll (static/table.css, "The frame").
func framed(b browser) bool { return b.root().number("scrollHeight") <= b.number("innerHeight") }

// inList says that an element belongs to the list of all actions, which lies over a framed table while the focus is in it.
func inList(el element) bool { return el != nil && el.closest("#all") != nil }

// nowhere says that nothing has the focus.
func nowhere(active element) bool { return active == nil || active.text("tagName") == "BODY" }

// mayMove says that the person has not asked for less motion.
func mayMove(b browser) bool { return b.root().attr("data-motion") != "reduced" && !b.stillness() }

// closest is the nearest element around what an event is about that a selector fits, or nil.
func closest(e event, selector string) element {
	if target := e.target(); target != nil {
		return target.closest(selector)
	}
	return nil
}

// pieces selects the element of a piece, on the board or among the own goods.
func pieces(ref string) string {
	return `#board [data-ref="` + ref + `"], #mine [data-ref="` + ref + `"]`
}

// blinking is for how many milliseconds a piece is lit up that has changed.
const blinking = 1200

// blink lights up elements for a moment. Those that are still lit up begin anew by another name (tabard.css), for which the page need not be laid
// out between the two.
func blink(b browser, all ...element) {
	again := make([]bool, len(all))
	for i, el := range all {
		again[i] = el.hasClass("flash") && !el.hasClass("again")
		el.setClass("again", again[i])
		el.setClass("flash", true)
	}
	if len(all) > 0 {
		b.later(blinking, func() {
			for i, el := range all {
				if el.hasClass("again") == again[i] { // it has not begun anew since
					el.setClass("flash", false)
				}
			}
		})
	}
}
