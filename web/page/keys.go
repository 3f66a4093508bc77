package page

import "strings"

// onKey hears every key of the page. The program is asked first; what it does not use moves the focus inside a composite. A key that moves
// the focus from where it is waits for the effects that have yet to bring it there: "a" and "End" mean the end of the list, however late the
// page is drawn.
func (r *root) onKey(e event) {
	r.byKey, r.touched = true, true
	r.wholly()
	r.settleNow()
	undo := (e.flag("ctrlKey") || e.flag("metaKey")) && !e.flag("shiftKey") && e.text("key") == "z" // it is z by itself, too
	if e.flag("altKey") || !undo && (e.flag("ctrlKey") || e.flag("metaKey")) {
		return
	}
	k := Key{Key: e.text("key"), Code: e.text("code")}
	target := e.target()
	if target != nil {
		switch target.text("tagName") {
		case "INPUT", "TEXTAREA", "SELECT":
			slides := target.text("type") == "range" && strings.HasPrefix(k.Key, "Page")
			if k.Key == "Enter" && target.attr("enterkeyhint") == "next" {
				k.Field = target.attr("name")
			} else if k.Key != "Escape" && !slides {
				return
			}
		case "BUTTON", "A":
			k.Control = true
		}
	}
	if len(r.after) > 0 && roves(k.Key) {
		e.prevent()
		r.thread.drawn(func() { r.later(func() { r.onKey(&late{event: e, on: r.win.active()}) }) })
		return
	}
	if k.Key == "Enter" || k.Key == " " || k.Key == "z" {
		if e.flag("repeat") { // a key that is held is one press: the next one may be final
			e.prevent()
			return
		}
	}
	if target != nil {
		if el := target.closest("[data-ref]"); el != nil {
			k.Ref, k.Rev = el.attr("data-ref"), revOf(el)
			if el.closest(".map-sheet") != nil {
				k.Place = k.Ref
			}
		}
	}
	r.during(e, k)
	if k.Key == "Escape" && r.stage.Sheet == "" && inList(r.win.active()) && framed(r.win) {
		focusOn(r.win.byID("prompt"))
	}
	if !e.flag("defaultPrevented") && target != nil && r.arrow(target, k.Key) {
		e.prevent()
	}
}

// late is an event that the page takes after the browser is done with it, and on another element.
type late struct {
	event
	on   element
	used bool
}

func (l *late) target() element { return l.on }
func (l *late) prevent()        { l.used = true }
func (l *late) flag(property string) bool {
	if property == "defaultPrevented" {
		return l.used
	}
	return l.event.flag(property)
}

// focusFirst moves the focus to the first element of a selector. Only whoever plays by keys is brought to where the focus went,
// if it is out of sight.
func (r *root) focusFirst(selector string) {
	el := r.win.query(selector)
	if el == nil {
		return
	}
	focusOn(el)
	if el.closest("#sheet") != nil || r.byKey && el.closest("#bar") == nil { // the bar sticks to the window
		intoView(el)
	}
}

// nextLit moves the focus to the next or previous piece that can be used.
func (r *root) nextLit(step int) {
	at := -1
	if step < 0 {
		at = 0
	}
	active := r.win.active()
	items := r.win.all("#board .lit[data-ref], #mine .lit[data-ref]")
	for i, it := range items {
		if it.same(active) {
			at = i
		}
	}
	n := len(items)
	if n == 0 {
		r.later(func() { r.tell(NoLit{}) })
		return
	}
	el := items[((at+step)%n+n)%n]
	toArea(el)
	el.setAttr("tabindex", "0")
	focusOn(el)
	intoView(el)
}

// toArea looks at the area of its zone that an element lies in, where only one is shown.
func toArea(el element) {
	area := el.closest(".area")
	if area == nil || el.visible() {
		return
	}
	zone := el.closest("[data-area]")
	for _, tab := range zone.all(".tab") {
		n := tab.attr("data-arg")
		if area.hasClass("area-" + n) {
			zone.setAttr("data-area", n) // at once, so that it can have the focus
			tab.call("click")
		}
	}
}

// arrow moves inside a composite: up and down a list, to the neighbour on a board, between choices. It says whether the key was one
// of the composite's.
func (r *root) arrow(at element, key string) bool {
	if !roves(key) {
		return false
	}
	dir, ok := strings.CutPrefix(key, "Arrow")
	if el := at.closest("[data-rove-item]"); el != nil {
		return roveList(el, at.closest("[data-rove]"), dir, key)
	}
	if el := at.closest("[role=radio]"); el != nil && ok {
		return roveRadio(el, dir)
	}
	for _, host := range []string{"#board", "#mine"} {
		if el := at.closest(host + " [data-ref]"); el != nil && ok {
			return r.roveBoard(el, host, dir)
		}
	}
	return false
}

// roves says whether a key moves the focus inside a composite.
func roves(key string) bool { return strings.HasPrefix(key, "Arrow") || key == "Home" || key == "End" }

func roveList(el, host element, dir, key string) bool {
	var items []element
	at := 0
	for _, it := range host.all("[data-rove-item]") {
		if it.same(el) {
			at = len(items)
		}
		if it.part("offsetParent") != nil { // what is folded away cannot have the focus
			items = append(items, it)
		}
	}
	last := len(items) - 1
	switch {
	case key == "Home":
		at = 0
	case key == "End":
		at = last
	case dir == "Down" || dir == "Right":
		at = min(at+1, last)
	default:
		at = max(at-1, 0)
	}
	el.setAttr("tabindex", "-1")
	items[at].setAttr("tabindex", "0")
	items[at].call("focus")
	return true
}

func roveRadio(el element, dir string) bool {
	way := "nextElementSibling"
	if dir == "Left" || dir == "Up" {
		way = "previousElementSibling"
	}
	if to := el.part(way); to != nil {
		to.call("focus")
		to.call("click")
	}
	return true
}

// roveBoard moves the focus to the nearest piece in that direction.
func (r *root) roveBoard(el element, host, dir string) bool {
	x, y := middle(el)
	var best element
	bestCost := 0.0
	for _, it := range r.win.all(host + " [data-ref][tabindex]") {
		if it.same(el) {
			continue
		}
		ix, iy := middle(it)
		along, across := ix-x, iy-y
		switch dir {
		case "Left":
			along = -along
		case "Up":
			along, across = y-iy, ix-x
		case "Down":
			along, across = iy-y, ix-x
		}
		if along < 4 {
			continue
		}
		if cost := along + 2.5*max(across, -across); best == nil || cost < bestCost {
			best, bestCost = it, cost
		}
	}
	if best != nil {
		best.call("focus")
		intoView(best)
	}
	return true
}
