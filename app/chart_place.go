package app

import (
	"fmt"
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/lingo"
	"tabard/app/ui"
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
func (s *Shell) goTo(refs ...face.Ref) {
	c := s.chart
	for _, r := range refs {
		if el := c.piece(string(r)); el.Truthy() {
			c.focus(el)
			return
		}
	}
	ref := refs[len(refs)-1]
	x, y, ok := s.mapOf().Middle(s.current.View, ref)
	if !ok {
		return
	}
	active := document().Get("activeElement")
	done := false
	for _, el := range c.cursors() {
		if done || el.Equal(active) {
			continue
		}
		done = true
		el.Call("setAttribute", "data-ref", string(ref))
		el.Call("setAttribute", "aria-label", s.mapOf().Name(s.current.View, ref))
		el.Call("setAttribute", "transform", fmt.Sprintf("translate(%d %d)", x, y))
		c.focus(el)
	}
	for _, el := range c.cursors() {
		if attr(el, "data-ref") != string(ref) {
			el.Call("removeAttribute", "data-ref")
		}
	}
}

func (c *chart) focus(el app.Value) {
	el.Call("setAttribute", "tabindex", "0")
	el.Call("focus", map[string]any{"preventScroll": true})
	el.Call("scrollIntoView", map[string]any{"block": "nearest", "inline": "nearest"})
}

// keepPlace leads a focus whose element was drawn anew back to its place on the map.
func (s *Shell) keepPlace(active app.Value) bool {
	c := s.chart
	if c == nil || c.at == "" || s.mapOf() == nil || s.sheetOpen() {
		return false
	}
	nowhere := !active.Truthy() || active.Get("tagName").String() == "BODY"
	if !nowhere {
		if !c.pane.Call("contains", active).Bool() {
			return false
		}
		if attr(active, "data-ref") == c.at && !(active.Get("classList").Call("contains", "map-cursor").Bool() && c.piece(c.at).Truthy()) {
			return true
		}
	}
	s.goTo(face.Ref(c.at))
	return true
}

// compass are the keys that lead over a map, by where they lie on the keyboard: clockwise from A, the west. The numbers are
// directions clockwise from the east.
var compass = map[string]int{"KeyA": 3, "KeyQ": 4, "KeyW": 5, "KeyE": 0, "KeyD": 1, "KeyS": 2, "ArrowRight": 0, "ArrowLeft": 3}

// onMapKey follows the keys of a map and says whether the key was one.
func (s *Shell) onMapKey(e app.Event, key string) bool {
	if s.mapOf() == nil || s.sheetOpen() || s.current.View.Covered || s.current.View.State == nil {
		return false
	}
	letters := s.shortcuts()
	switch {
	case !letters:
	case key == "+" || key == "=":
		s.zoomed("in")
		return true
	case key == "-":
		s.zoomed("out")
		return true
	case key == "0":
		s.zoomed("fit")
		return true
	}
	el := closest(e, ".map-sheet [data-ref]")
	if el == nil {
		return false
	}
	m, v, at := s.mapOf(), s.current.View, face.Ref(attr(el, "data-ref"))
	code := e.Get("code").String()
	dir, ok := compass[code]
	switch {
	case key == "Home":
		s.goTo(m.Home(v))
		return true
	case code == "ArrowUp":
		dir, ok = s.upright(at, 4, 5), true
	case code == "ArrowDown":
		dir, ok = s.upright(at, 2, 1), true
	case ok && !letters && code[:3] == "Key":
		return false
	}
	if !ok {
		return false
	}
	refs := m.Step(v, at, dir)
	if len(refs) == 0 {
		s.current.Speak(lingo.T("map.edge"))
		return true
	}
	s.goTo(refs...)
	if code != "ArrowUp" && code != "ArrowDown" {
		s.chart.col, _, _ = m.Middle(v, face.Ref(s.chart.at))
	}
	return true
}

// upright chooses between the two ways up or down the one that keeps to the column in which the focus was last led sideways.
func (s *Shell) upright(at face.Ref, left, right int) int {
	m, v := s.mapOf(), s.current.View
	x, _, _ := m.Middle(v, at)
	if c := s.chart; x < c.col-3*ui.HexWide || x > c.col+3*ui.HexWide {
		c.col = x
	}
	dir, other := right, left
	if x > s.chart.col {
		dir, other = left, right
	}
	if len(m.Step(v, at, dir)) == 0 {
		return other
	}
	return dir
}

// Sizes below which a hex is too small to be sure of what was meant, by finger and by mouse, and how far from a finger the
// thing may be that it means.
const (
	smallTouch = 44.0
	smallMouse = 18.0
	touchReach = 24.0
)

// pressMap carries out a press on the map and says whether it was one. What lies between the pieces is named by its place.
func (s *Shell) pressMap(e app.Event) bool {
	m := s.mapOf()
	if m == nil || closest(e, ".map-sheet") == nil || s.current.View.State == nil {
		return false
	}
	c := s.chart
	xy := pageXY(e.Value)
	touch := e.Get("pointerType").Truthy() && e.Get("pointerType").String() == "touch"
	hex := ui.HexWide * c.scale()
	care := hex < smallMouse || touch && hex < smallTouch
	ref, rev := "", s.current.View.Rev
	if el := closest(e, "[data-ref]"); el != nil {
		ref, rev = attr(el, "data-ref"), revOf(el)
	} else {
		x, y := c.point(xy[0], xy[1])
		ref = string(m.At(s.current.View, x, y))
	}
	if touch && care && !s.current.Acts.Lit(face.Ref(ref)) {
		if near := c.litNear(xy[0], xy[1]); near != "" {
			ref = near
		}
	}
	switch {
	case ref == "":
	case care:
		s.current.Do("care", ref, rev)
	default:
		s.current.Do("piece", ref, rev)
	}
	return true
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

// markPlace lights up a place of the map for a moment, and pans to it if it is out of sight and things may move.
func (s *Shell) markPlace(ref string, pan bool) bool {
	m := s.mapOf()
	if m == nil || s.current.View.State == nil {
		return false
	}
	x, y, ok := m.Middle(s.current.View, face.Ref(ref))
	if !ok {
		return false
	}
	c := s.chart
	if pan && c.zoom > 1 && !c.seen(x, y) && s.mayMove() {
		c.show(x, y, true)
	}
	if c.piece(ref).Truthy() {
		return false // it is marked itself
	}
	if el := c.sheet.Call("querySelector", ".map-flash"); el.Truthy() {
		el.Call("setAttribute", "transform", fmt.Sprintf("translate(%d %d)", x, y))
		blink(el)
	}
	return true
}

// mayMove says that the person has not asked for less motion.
func (s *Shell) mayMove() bool {
	return document().Get("documentElement").Get("dataset").Get("motion").String() != "reduced" &&
		!window().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool()
}
