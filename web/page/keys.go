package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// onKey hears every key of the page. The program is asked first; what it does not use moves the focus inside a composite.
func (r *root) onKey(e app.Event) {
	r.byKey, r.touched = true, true
	if e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() || e.Get("altKey").Bool() {
		return
	}
	k := Key{Key: e.Get("key").String(), Code: e.Get("code").String()}
	if target := e.Get("target"); target.Truthy() && target.Get("tagName").Truthy() {
		switch target.Get("tagName").String() {
		case "INPUT", "TEXTAREA", "SELECT":
			slides := target.Get("type").String() == "range" && strings.HasPrefix(k.Key, "Page")
			if k.Key != "Escape" && !slides {
				return
			}
		case "BUTTON", "A":
			k.Control = true
		}
	}
	if k.Key == "Enter" || k.Key == " " || k.Key == "z" {
		if e.Get("repeat").Truthy() { // a key that is held is one press: the next one may be final
			e.PreventDefault()
			return
		}
	}
	if el := closest(e.Value, "[data-ref]"); el != nil {
		k.Ref, k.Rev = attr(el, "data-ref"), revOf(el)
		if el.Call("closest", ".map-sheet").Truthy() {
			k.Place = k.Ref
		}
	}
	r.during(e.Value, k)
	if active := document().Get("activeElement"); k.Key == "Escape" && r.stage.Sheet == "" && inList(active) && framed() {
		focusOn(byID("prompt"))
	}
	if !e.Get("defaultPrevented").Bool() && arrow(e.Value, k.Key) {
		e.PreventDefault()
	}
}

// focusFirst moves the focus to the first element of a selector. Only whoever plays by keys is brought to where the focus went,
// if it is out of sight.
func (r *root) focusFirst(selector string) {
	el := query(selector)
	if !el.Truthy() {
		return
	}
	focusOn(el)
	if el.Call("closest", "#sheet").Truthy() || r.byKey && !el.Call("closest", "#bar").Truthy() { // the bar sticks to the window
		intoView(el)
	}
}

// nextLit moves the focus to the next or previous piece that can be used.
func (r *root) nextLit(step int) {
	var items []app.Value
	at := -1
	if step < 0 {
		at = 0
	}
	active := document().Get("activeElement")
	each(document(), "#board .lit[data-ref], #mine .lit[data-ref]", func(it app.Value) {
		if it.Equal(active) {
			at = len(items)
		}
		items = append(items, it)
	})
	n := len(items)
	if n == 0 {
		r.later(func() { r.tell(NoLit{}) })
		return
	}
	el := items[((at+step)%n+n)%n]
	toArea(el)
	el.Call("setAttribute", "tabindex", "0")
	focusOn(el)
	intoView(el)
}

// toArea looks at the area of the board that an element lies in, where only one is shown.
func toArea(el app.Value) {
	area := el.Call("closest", ".area")
	if !area.Truthy() || el.Call("checkVisibility").Bool() {
		return
	}
	zone := el.Call("closest", ".zone")
	each(zone, ".tab", func(tab app.Value) {
		n := attr(tab, "data-arg")
		if area.Get("classList").Call("contains", "area-"+n).Bool() {
			zone.Call("setAttribute", "data-area", n) // at once, so that it can have the focus
			tab.Call("click")
		}
	})
}

// arrow moves inside a composite: up and down a list, to the neighbour on a board, between choices.
func arrow(e app.Value, key string) bool {
	dir, ok := strings.CutPrefix(key, "Arrow")
	if !ok && key != "Home" && key != "End" {
		return false
	}
	if el := closest(e, "[data-rove-item]"); el != nil {
		return roveList(el, closest(e, "[data-rove]"), dir, key)
	}
	if el := closest(e, "[role=radio]"); el != nil && ok {
		return roveRadio(el, dir)
	}
	for _, host := range []string{"#board", "#mine"} {
		if el := closest(e, host+" [data-ref]"); el != nil && ok {
			return roveBoard(el, host, dir)
		}
	}
	return false
}

func roveList(el, host app.Value, dir, key string) bool {
	var items []app.Value
	at := 0
	each(host, "[data-rove-item]", func(it app.Value) {
		if it.Equal(el) {
			at = len(items)
		}
		if it.Get("offsetParent").Truthy() { // what is folded away cannot have the focus
			items = append(items, it)
		}
	})
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
	el.Call("setAttribute", "tabindex", "-1")
	items[at].Call("setAttribute", "tabindex", "0")
	items[at].Call("focus")
	return true
}

func roveRadio(el app.Value, dir string) bool {
	way := "nextElementSibling"
	if dir == "Left" || dir == "Up" {
		way = "previousElementSibling"
	}
	to := el.Get(way)
	if to.Truthy() {
		to.Call("focus")
		to.Call("click")
	}
	return true
}

// roveBoard moves the focus to the nearest piece in that direction.
func roveBoard(el app.Value, host, dir string) bool {
	x, y := middle(el)
	items := document().Call("querySelectorAll", host+" [data-ref][tabindex]")
	var best app.Value
	bestCost := 0.0
	for i := range items.Get("length").Int() {
		it := items.Index(i)
		if it.Equal(el) {
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
		best.Call("focus")
		best.Call("scrollIntoView", map[string]any{"block": "nearest", "inline": "nearest"})
	}
	return true
}

func middle(el app.Value) (x, y float64) {
	r := el.Call("getBoundingClientRect")
	return r.Get("left").Float() + r.Get("width").Float()/2, r.Get("top").Float() + r.Get("height").Float()/2
}
