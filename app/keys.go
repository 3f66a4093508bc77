package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/lingo"
)

// onKey hears every key of the page.
func (s *Shell) onKey(e app.Event) {
	s.byKey = true
	key := e.Get("key").String()
	target := e.Get("target")
	tag, typing := "", false
	if target.Truthy() && target.Get("tagName").Truthy() {
		tag = target.Get("tagName").String()
		typing = tag == "INPUT" || tag == "TEXTAREA" || tag == "SELECT"
	}
	if e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() || e.Get("altKey").Bool() {
		return
	}
	if key == "Escape" {
		if s.sheetOpen() {
			e.PreventDefault() // or the browser would close the dialog, too, and with it a sheet further out
		}
		s.stepBack()
		return
	}
	if typing {
		return
	}
	if s.onMapKey(e, key) || s.arrow(e, key) {
		e.PreventDefault()
		return
	}
	if key == "Enter" || key == " " {
		if el := closest(e, "[data-ref]"); el != nil && s.current != nil && tag != "BUTTON" && tag != "A" {
			e.PreventDefault()
			s.current.Do("piece", attr(el, "data-ref"), revOf(el))
		}
		return
	}
	if s.current == nil || s.sheetOpen() || s.current.View.Covered || !s.shortcuts() {
		return
	}
	switch key {
	case "n":
		s.nextLit(1)
	case "N", "b":
		s.nextLit(-1)
	case "i":
		s.explain(e)
	case "z":
		s.current.Do("undo", "", 0)
	case "a":
		reveal("all-title")
		s.focusFirst("#actions [data-rove-item]")
	case "?":
		s.current.Do("open", "help", 0)
	}
}

// explain explains the piece that has the focus; elsewhere it changes what a press on a piece does.
func (s *Shell) explain(e app.Event) {
	if el := closest(e, "[data-ref]"); el != nil {
		s.current.Do("inspect", attr(el, "data-ref"), 0)
		return
	}
	s.current.Do("explain", "", 0)
}

// focusNext moves the focus once the page is drawn and dialogs are closed.
func (s *Shell) focusNext(selector string) {
	if !app.IsServer {
		s.ctx.Defer(func(app.Context) { s.ctx.Defer(func(app.Context) { s.focusFirst(selector) }) })
	}
}

// focusFirst moves the focus to the first element of a selector. The page stays where it is: a press must move nothing. Only
// whoever plays by keys is brought to where the focus went, if it is out of sight.
func (s *Shell) focusFirst(selector string) {
	el := document().Call("querySelector", selector)
	if !el.Truthy() {
		return
	}
	el.Call("focus", map[string]any{"preventScroll": true})
	if s.byKey && !el.Call("closest", "#bar").Truthy() { // the bar sticks to the window
		el.Call("scrollIntoView", map[string]any{"block": "nearest"})
	}
}

// nextLit moves the focus to the next or previous piece of the board that can be used.
func (s *Shell) nextLit(step int) {
	items := document().Call("querySelectorAll", "#board .lit[data-ref], #board [data-ref][data-lit=true], #mine .lit[data-ref]")
	n := items.Get("length").Int()
	if n == 0 {
		s.tell(lingo.T("keys.nolit"))
		return
	}
	active := document().Get("activeElement")
	at := -1
	if step < 0 {
		at = 0
	}
	for i := range n {
		if items.Index(i).Equal(active) {
			at = i
		}
	}
	el := items.Index(((at+step)%n + n) % n)
	el.Call("setAttribute", "tabindex", "0")
	el.Call("focus", map[string]any{"preventScroll": true})
	el.Call("scrollIntoView", map[string]any{"block": "nearest", "inline": "nearest"})
}

// arrow moves inside a composite: up and down a list, to the neighbour on a board, between choices.
func (s *Shell) arrow(e app.Event, key string) bool {
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
	items := host.Call("querySelectorAll", "[data-rove-item]")
	n := items.Get("length").Int()
	at := 0
	for i := range n {
		if items.Index(i).Equal(el) {
			at = i
		}
	}
	switch {
	case key == "Home":
		at = 0
	case key == "End":
		at = n - 1
	case dir == "Down" || dir == "Right":
		at = min(at+1, n-1)
	default:
		at = max(at-1, 0)
	}
	el.Call("setAttribute", "tabindex", "-1")
	items.Index(at).Call("setAttribute", "tabindex", "0")
	items.Index(at).Call("focus")
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
