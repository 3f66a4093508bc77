package page

import (
	"math"
	"slices"
	"strings"
	"testing"
)

// mapStand is a stand whose board is a map: a drawing of 520 by 300 units in a pane of 400 by 300 pixels, with hexes of places.
func mapStand(t *testing.T) (*stand, *node, *node) {
	t.Helper()
	d := newStand(t)
	b := d.b
	sheet := b.el("svg.map-sheet",
		b.el("g.lit[data-ref=h1][tabindex=-1]"), b.el("g.lit[data-ref=h2][tabindex=-1]"), b.el("g[data-ref=h3][tabindex=-1]"),
		b.el("g.map-cursor[tabindex=-1]"), b.el("g.map-cursor[tabindex=-1]"), b.el("g.map-flash"))
	sheet.w, sheet.h = 520, 300
	sheet.drawn = &lens{k: .5, x: 10, y: 20}
	for i, at := range []corner{{60, 70}, {160, 70}, {260, 170}} {
		sheet.kids[i].at = frame{corner{at.x - 10, at.y - 10}, corner{at.x + 10, at.y + 10}}
	}
	pane := b.el("div.map-pane", sheet)
	pane.at = frame{corner{0, 0}, corner{400, 300}}
	pane.props["clientWidth"], pane.props["clientHeight"] = 400.0, 300.0
	d.board.kids = nil
	d.board.add(pane)
	d.show(func(s *Stage) { s.Map, s.Rev = true, 2 })
	if d.chart == nil || d.chart.pane != element(pane) {
		t.Fatal("the map was not taken up")
	}
	b.did, d.p.heard = nil, nil
	return d, pane, sheet
}

func TestTheMapIsTakenUpAndLetGo(t *testing.T) {
	d, pane, sheet := mapStand(t)
	first := d.chart
	d.show(func(s *Stage) { s.Rev++ })
	if d.chart != first || len(pane.hears) == 0 {
		t.Fatal("the same map was taken up twice")
	}
	other := d.b.el("div.map-pane", sheet)
	d.board.kids = nil
	d.board.add(other)
	d.show(func(s *Stage) { s.Rev++ })
	if d.chart == first || len(pane.hears) != 0 || len(other.hears) == 0 {
		t.Error("a map that was drawn anew is not followed")
	}
	other.remove()
	d.show(func(s *Stage) { s.Rev++ })
	if d.chart != nil || len(other.hears) != 0 {
		t.Error("a map that is gone is still listened to")
	}
}

func TestTheMapComesNearer(t *testing.T) {
	d, pane, sheet := mapStand(t)
	c := d.chart
	c.zoomBy(2, 200, 150)
	if c.zoom != 2 || sheet.style["width"] != "520.0px" || sheet.style["height"] != "300.0px" || pane.style["height"] != "300.0px" || !pane.hasClass("map-near") {
		t.Errorf("zoom %v, sheet %v, pane %v", c.zoom, sheet.style, pane.style)
	}
	// No zoom makes a hex wider than nearest.
	sheet.drawn.k = 1
	c.zoomBy(100, 200, 150)
	if want := 2 * nearest / hexWide; math.Abs(c.zoom-want) > 1e-9 {
		t.Errorf("zoom %v, not %v", c.zoom, want)
	}
	// Away from it, all of it is shown again, without a trace.
	c.zoomBy(.1, 200, 150)
	if c.zoom != 1 || len(sheet.style)+len(pane.style) > 0 || pane.hasClass("map-near") {
		t.Errorf("zoom %v, sheet %v, pane %v", c.zoom, sheet.style, pane.style)
	}
	// A window of another size begins anew.
	sheet.drawn.k = .5
	c.zoomBy(2, 200, 150)
	d.b.props["innerWidth"] = 500
	c.zoomBy(1.5, 200, 150)
	if c.zoom != 1.5 || c.width != 500 {
		t.Errorf("zoom %v in a window of %v", c.zoom, c.width)
	}
}

// What lies at the point of the window where the hand is stays there.
func TestThePointUnderTheHandStays(t *testing.T) {
	d, _, sheet := mapStand(t)
	unit := *sheet.drawn
	x, y := 210.0, 120.0
	px, py := unit.in(x, y)
	if ox, oy := unit.out(px, py); math.Abs(ox-x)+math.Abs(oy-y) > 1e-9 {
		t.Fatalf("%v, %v comes back as %v, %v", x, y, ox, oy)
	}
	sheet.drawn.k = 1 // as the browser lays it out afterwards, were it so at once
	d.chart.scrollBy(3, 4)
	if got := d.b.did[len(d.b.did)-1]; got != "div.map-pane scrollBy [3 4]" {
		t.Errorf("%q", got)
	}
	if ix, iy := d.chart.point(110, 220); ix != 100 || iy != 200 {
		t.Errorf("point %d, %d", ix, iy)
	}
}

func TestButtonsAndKeysZoom(t *testing.T) {
	d, _, sheet := mapStand(t)
	c := d.chart
	// From the whole map to what is meant, near enough to press it.
	did := d.done(Zoom{Way: "in", To: &Mark{X: 100, Y: 100}})
	if want := comfortable / (hexWide * .5); math.Abs(c.zoom-want) > 1e-9 || !strings.Contains(did, "behavior:auto left:-140 top:-80") {
		t.Errorf("zoom %v: %s", c.zoom, did)
	}
	at := c.zoom
	d.done(Zoom{Way: "in"})
	if math.Abs(c.zoom-zoomStep*at) > 1e-9 {
		t.Errorf("zoom %v", c.zoom)
	}
	d.done(Zoom{Way: "out"})
	d.done(Zoom{Way: "fit"})
	if c.zoom != 1 {
		t.Errorf("zoom %v", c.zoom)
	}
	// To the place that has the focus rather than to where the program means.
	c.at = "h3"
	if did := d.done(Zoom{Way: "in", To: &Mark{X: 0, Y: 0}}); !strings.Contains(did, "left:60 top:20") {
		t.Errorf("%s", did)
	}
	// A piece is brought near enough to press it, once.
	c.fit()
	if did := d.done(Bring{[]string{"h2"}}); math.Abs(c.zoom-comfortable/(hexWide*.5)) > 1e-9 || !strings.Contains(did, "left:-40 top:-80") {
		t.Errorf("zoom %v: %s", c.zoom, did)
	}
	sheet.drawn.k = 2
	c.fit()
	if d.done(Bring{[]string{"h2"}}); c.zoom != 1 {
		t.Errorf("zoom %v where hexes are large", c.zoom)
	}
}

func TestHandsMoveTheMap(t *testing.T) {
	d, pane, _ := mapStand(t)
	c := d.chart
	at := func(x, y float64, more map[string]any) *fakeEvent {
		e := &fakeEvent{on: pane, props: map[string]any{"clientX": x, "clientY": y, "pointerType": "mouse", "buttons": 1.0, "pointerId": 9.0}}
		for k, v := range more {
			e.props[k] = v
		}
		return e
	}
	// The plain wheel scrolls, which is the browser's.
	if e := pane.fire("wheel", at(1, 1, map[string]any{"deltaY": -160.0})); e.prevented || c.zoom != 1 {
		t.Error("the plain wheel zooms")
	}
	if e := pane.fire("wheel", at(1, 1, map[string]any{"deltaY": -160.0, "ctrlKey": true})); !e.prevented || math.Abs(c.zoom-math.E) > 1e-9 {
		t.Errorf("zoom %v", c.zoom)
	}
	// A mouse drags it, once it has moved more than a press trembles; what is let go then is no press.
	pane.props["scrollLeft"], pane.props["scrollTop"] = 100.0, 50.0
	pane.fire("pointerdown", at(200, 200, nil))
	pane.fire("pointermove", at(203, 203, nil))
	if pane.props["scrollLeft"] != 100.0 {
		t.Error("a tremor moves the map")
	}
	pane.fire("pointermove", at(220, 190, nil))
	if pane.props["scrollLeft"] != 80.0 || pane.props["scrollTop"] != 60.0 || !strings.HasSuffix(strings.Join(d.b.did, "; "), "setPointerCapture [9]") {
		t.Errorf("scrolled to %v, %v; %q", pane.props["scrollLeft"], pane.props["scrollTop"], d.b.did)
	}
	if e := pane.fire("click", at(220, 190, nil)); !e.stopped || !e.prevented {
		t.Error("the end of a drag was a press")
	}
	if e := pane.fire("click", at(220, 190, nil)); e.stopped {
		t.Error("a press was taken for the end of a drag")
	}
	pane.fire("pointermove", at(300, 300, map[string]any{"buttons": 0.0})) // let go outside the window
	pane.fire("pointermove", at(400, 300, nil))
	if pane.props["scrollLeft"] != 80.0 {
		t.Error("a mouse that was let go drags on")
	}
	// A finger scrolls by the browser; two zoom.
	pane.fire("pointerdown", at(200, 200, map[string]any{"pointerType": "touch"}))
	pane.fire("pointermove", at(250, 200, nil))
	if pane.props["scrollLeft"] != 80.0 {
		t.Error("a finger drags as a mouse does")
	}
	c.fit()
	two := func(gap float64) *fakeEvent {
		return &fakeEvent{on: pane, fingers: []corner{{100, 100}, {100 + gap, 100}}, props: map[string]any{"cancelable": true}}
	}
	if e := pane.fire("touchstart", two(50)); !e.prevented || c.zoom != 1 {
		t.Errorf("zoom %v", c.zoom)
	}
	pane.fire("touchmove", two(100))
	if math.Abs(c.zoom-2) > 1e-9 {
		t.Errorf("zoom %v after a pinch to twice", c.zoom)
	}
	if e := pane.fire("touchmove", &fakeEvent{on: pane, fingers: []corner{{1, 1}}}); e.prevented || c.drag.gap != 0 {
		t.Error("one finger was taken from the browser")
	}
}

func TestAPressOnTheMap(t *testing.T) {
	d, _, sheet := mapStand(t)
	press := func(on *node, x, y float64, kind string) (m MapPress) {
		d.p.heard = nil
		d.click(&fakeEvent{on: on, props: map[string]any{"clientX": x, "clientY": y, "pointerType": kind, "detail": 1.0}})
		d.hearTaken()
		for _, h := range d.p.heard {
			if p, ok := h.(MapPress); ok {
				m = p
			}
		}
		return m
	}
	if got := press(sheet, 110, 70, "mouse"); got != (MapPress{X: 200, Y: 100}) { // a hex is 26 pixels wide
		t.Errorf("between the pieces: %+v", got)
	}
	if got := press(sheet.kids[0], 60, 70, "mouse"); got != (MapPress{Ref: "h1", X: 100, Y: 100, Rev: 1}) {
		t.Errorf("on a piece: %+v", got)
	}
	if got := press(sheet, 75, 75, "touch"); !got.Care || got.Near != "h1" {
		t.Errorf("a finger beside a piece: %+v", got)
	}
	if got := press(sheet, 110, 75, "touch"); got.Near != "" { // h3 is no choice
		t.Errorf("a finger far from all choices: %+v", got)
	}
	sheet.drawn.k = .3
	if got := press(sheet, 110, 70, "mouse"); !got.Care || got.Near != "" {
		t.Errorf("a mouse on tiny hexes: %+v", got)
	}
}

// Places without a piece have no element: the focus goes to one of two cursors, from one to the other, so that each is read out.
func TestTheFocusWalksTheMap(t *testing.T) {
	d, _, sheet := mapStand(t)
	goTo := func(places ...Place) { d.done(GoTo{places}) }
	goTo(Place{Ref: "none", X: 1}, Place{Ref: "h2"}, Place{Ref: "later"})
	d.has(t, "h2")
	goTo(Place{Ref: "w1", X: 5, Y: -6, Name: "Water"})
	one := d.b.focus
	if one.attrs["data-ref"] != "w1" || one.attrs["aria-label"] != "Water" || one.attrs["transform"] != "translate(5 -6)" {
		t.Fatalf("%v", one.attrs)
	}
	goTo(Place{Ref: "w2", Name: "More water"})
	other := d.b.focus
	if other == one || other.attrs["data-ref"] != "w2" || one.attrs["data-ref"] != "" {
		t.Errorf("one cursor %v, the other %v", one.attrs, other.attrs)
	}
	d.done(Rename{"w2", "A ford"})
	if other.attrs["aria-label"] != "A ford" {
		t.Errorf("%v", other.attrs)
	}
	goTo()
	if d.b.focus != other {
		t.Error("nowhere to go moved the focus")
	}
	// At the next revision the name may be another, and what has no focus is let go.
	sheet.parent.fire("focusin", &fakeEvent{on: other})
	one.attrs["data-ref"] = "w1"
	d.p.heard = nil
	d.show(func(s *Stage) { s.Rev++ })
	if !slices.Contains(d.p.heard, Msg(PlaceStale{"w2"})) || one.attrs["data-ref"] != "" {
		t.Errorf("heard %v, the other cursor %v", d.p.heard, one.attrs)
	}
}

// A place that is drawn anew takes its focus with it; the program knows where it lies now.
func TestAPlaceThatIsDrawnAnew(t *testing.T) {
	d, pane, sheet := mapStand(t)
	piece := sheet.kids[1]
	d.b.focus = piece
	pane.fire("focusin", &fakeEvent{on: piece})
	d.show(func(s *Stage) { s.Rev++ })
	if d.p.heard != nil || d.b.focus != piece {
		t.Fatalf("heard %v", d.p.heard)
	}
	piece.remove()
	d.show(func(s *Stage) { s.Rev++ })
	if !slices.Contains(d.p.heard, Msg(PlaceLost{"h2"})) {
		t.Fatalf("heard %v", d.p.heard)
	}
	// A cursor that marks a place where a piece lies now gives the focus to the piece.
	other := d.b.el("g[data-ref=h2][tabindex=-1]")
	sheet.add(other)
	cursor := sheet.find(".map-cursor")[0]
	cursor.attrs["data-ref"] = "h2"
	for _, on := range []*node{cursor, sheet.kids[0]} {
		d.b.focus, d.p.heard = on, nil
		d.show(func(s *Stage) {})
		if !slices.Contains(d.p.heard, Msg(PlaceLost{"h2"})) {
			t.Errorf("with the focus on %s: heard %v", on.name(), d.p.heard)
		}
	}
	delete(cursor.attrs, "data-ref")
	// Whoever leaves the map is not called back.
	d.b.focus = d.bar.kids[0]
	d.p.heard = nil
	d.show(func(s *Stage) { s.Rev++ })
	if len(d.p.heard) > 0 {
		t.Errorf("heard %v", d.p.heard)
	}
	pane.fire("focusout", &fakeEvent{on: piece, props: map[string]any{"relatedTarget": true}})
	d.b.focus = d.b.body()
	d.show(func(s *Stage) { s.Rev++ })
	if d.has(t, "#prompt"); slices.Contains(d.p.heard, Msg(PlaceLost{"h2"})) {
		t.Error("a place that was left is called back")
	}
}

func TestMarksOnTheMap(t *testing.T) {
	d, _, sheet := mapStand(t)
	flash := sheet.kids[5]
	d.show(func(s *Stage) { s.FlashN, s.Flash = 1, []Mark{{Ref: "w", OnMap: true, X: 7, Y: 8}} })
	if flash.attrs["transform"] != "translate(7 8)" || !flash.hasClass("flash") {
		t.Errorf("%v", flash.attrs)
	}
	d.chart.zoom = 2
	d.b.did = nil
	d.chart.mark(Mark{Ref: "h1", OnMap: true, X: 2000, Y: 0}, true) // a piece is lit itself, but brought into view
	if got := strings.Join(d.b.did, ";"); !strings.Contains(got, "behavior:smooth") || flash.attrs["transform"] != "translate(7 8)" {
		t.Errorf("%q, %v", got, flash.attrs)
	}
	d.b.still, d.b.did = true, nil
	d.chart.mark(Mark{Ref: "h1", OnMap: true, X: 2000, Y: 0}, true)
	if got := strings.Join(d.b.did, ";"); !strings.Contains(got, "behavior:auto") {
		t.Errorf("with less motion: %q", got)
	}
	d.b.did = nil
	d.chart.mark(Mark{Ref: "h1", OnMap: true, X: 380, Y: 260}, true)
	if len(d.b.did) > 0 {
		t.Errorf("what is in view was panned to: %q", d.b.did)
	}
	// Of several changes out of view the last one is brought into view.
	far := func(x int) Mark { return Mark{Ref: "h1", OnMap: true, X: x} }
	d.show(func(s *Stage) { s.FlashN, s.Flash = 2, []Mark{far(-3000), far(3000)} })
	if len(d.b.did) != 1 || !strings.Contains(d.b.did[0], "left:1310") { // 3000 units of half a pixel, from the middle of the pane
		t.Errorf("%q", d.b.did)
	}
	d.piece("h1").at = frame{corner{2000, 0}, corner{2020, 20}}
	if d.show(func(s *Stage) { s.FlashN, s.Flash = 3, []Mark{far(3000)} }); !d.piece("h1").hasClass("again") {
		t.Error("what comes into view is not lit")
	}
	// A piece that nothing but the map shows is led to by its place.
	d.done(Show{Mark: Mark{Ref: "w", OnMap: true, X: 1, Y: 2}})
	if flash.attrs["transform"] != "translate(1 2)" {
		t.Errorf("%v", flash.attrs)
	}
}

// The map goes near a fight, however it was seen before, and comes back when it has been watched; the pieces that fight are not seen twice.
func TestTheMapGoesToAFight(t *testing.T) {
	d, pane, sheet := mapStand(t)
	_, bout := fightOn(d)
	near := func() bool { return pane.hasClass("map-near") }
	places := []Mark{{Ref: "h1", OnMap: true, X: 100, Y: 100}, {Ref: "h3", OnMap: true, X: 152, Y: 100}}
	for _, before := range []string{"fit", "in"} {
		d.chart.zoomed(Zoom{Way: before})
		was, zoom := near(), d.chart.zoom
		d.show(func(s *Stage) { s.Scene, s.Figures = "fight", places })
		if !near() || d.chart.zoom < 2 || sheet.style["width"] == "" || !sheet.kids[0].hasClass("onstage") || sheet.kids[1].hasClass("onstage") {
			t.Errorf("%s: near %t, %.1f", before, near(), d.chart.zoom)
		}
		d.show(func(s *Stage) { s.Rev++ }) // nothing leads away from it
		if d.chart.zoom < 2 || !bout.hasClass("plays") {
			t.Errorf("%s: away from the fight, %.1f", before, d.chart.zoom)
		}
		d.show(func(s *Stage) { s.Scene, s.Figures = "", nil })
		if near() != was || math.Abs(d.chart.zoom-zoom) > .01 || sheet.kids[0].hasClass("onstage") {
			t.Errorf("%s: afterwards near %t, %.1f and not %.1f", before, near(), d.chart.zoom, zoom)
		}
	}
}

// A card that lies on the map leaves what it is about in view.
func TestACardLiesBesideWhatItIsAbout(t *testing.T) {
	d, _, _ := mapStand(t)
	card := d.b.el(`div.card[data-about="100 100 300 100"]`)
	card.attrs["data-about"] = "100 100 300 100"
	card.props["offsetHeight"] = 80.0
	card.at = frame{corner{0, 220}, corner{400, 300}} // below: what it is about lies at 70 pixels
	d.board.add(card)
	d.show(func(s *Stage) { s.Rev++ })
	if !card.hasClass("lies-low") || d.chart.about != "100 100 300 100" {
		t.Errorf("%q", card.attrs["class"])
	}
	// It is laid once: whoever moves the map then is left alone.
	card.setClass("lies-low", false)
	d.show(func(s *Stage) { s.Rev++ })
	if card.hasClass("lies-low") {
		t.Error("the card was laid again")
	}
	// What lies in the upper half would lie under a card below, if that reaches up so far: then the card lies above.
	card.at = frame{corner{0, 50}, corner{400, 300}}
	card.attrs["data-about"] = "100 110 300 110"
	d.show(func(s *Stage) { s.Rev++ })
	if card.hasClass("lies-low") {
		t.Error("the card lies on what it is about")
	}
	// Under the card on either half, of a map that is near: the map moves.
	d.chart.zoom, d.b.did = 2, nil
	card.at = frame{corner{0, 40}, corner{400, 120}}
	card.attrs["data-about"] = "100 100 300 110"
	d.show(func(s *Stage) { s.Rev++ })
	if !slices.ContainsFunc(d.b.did, func(s string) bool { return strings.Contains(s, "scrollBy") }) {
		t.Errorf("%q", d.b.did)
	}
	card.props["offsetHeight"] = 0.0
	if d.show(func(s *Stage) { s.Rev++ }); d.chart.about != "" {
		t.Error("a card that is not shown is still lain beside")
	}
}

// As long as something can be chosen on the map it is so near that a finger can choose it, and goes back afterwards.
func TestTheMapComesNearByItself(t *testing.T) {
	d, pane, sheet := mapStand(t)
	c := d.chart
	signs := map[string]*node{}
	for _, side := range []string{"north", "east", "south", "west"} {
		signs[side] = d.b.el("span.map-" + side)
		d.board.add(signs[side])
	}
	told := func() string {
		text := ""
		for _, side := range []string{"north", "east", "south", "west"} {
			if n, _ := signs[side].props["textContent"].(string); n != "" {
				text += side + n + " "
			}
		}
		return text
	}
	ask := func(near string) {
		pane.attrs["data-near"] = near
		d.show(func(s *Stage) { s.Rev++ })
		for len(d.b.leisure) > 0 {
			do := d.b.leisure[0]
			d.b.leisure = d.b.leisure[1:]
			do()
		}
	}
	ask("0")
	if c.zoom != 1 {
		t.Fatalf("zoom %v for a mouse, where no single place is asked for", c.zoom)
	}
	if ask("28"); math.Abs(c.zoom-28/26.0) > 1e-9 || c.came == nil { // a hex is 26 pixels wide
		t.Fatalf("zoom %v", c.zoom)
	}
	// What lies out of view is told at the edge that it lies farthest beyond; the rest of the map is none of it.
	sheet.kids[1].at = frame{corner{500, 310}, corner{520, 330}}
	if c.tellBeyond(); told() != "east1 " {
		t.Errorf("told %q", told())
	}
	// A place whose middle is well in view, in a corner, is told if less than half of it shows; one that fills the view is not.
	for at, want := range map[frame]string{
		{corner{-40, -40}, corner{160, 160}}:     "",
		{corner{-80, -70}, corner{110, 130}}:     "west1 ",
		{corner{-700, -750}, corner{1100, 1050}}: "",
	} {
		sheet.kids[1].at = at
		if c.tellBeyond(); told() != want {
			t.Errorf("%v: told %q, want %q", at, told(), want)
		}
	}
	d.b.did = nil
	ask("28")
	if got := strings.Join(d.b.did, ";"); !strings.Contains(got, "scrollBy") {
		t.Errorf("nothing is brought into view: %q", got)
	}
	// What has just happened elsewhere does not take it away; whoever wants to see that is led there.
	far := Mark{Ref: "w", OnMap: true, X: 3000}
	d.b.did = nil
	if d.show(func(s *Stage) { s.FlashN, s.Flash = 1, []Mark{far} }); len(d.b.did) > 0 {
		t.Errorf("%q takes away what can be chosen", d.b.did)
	}
	if d.done(Show{Mark: far}); !strings.Contains(strings.Join(d.b.did, ";"), "scrollBy") {
		t.Errorf("%q leads nowhere", d.b.did)
	}
	// Nothing to choose: the map is whole again, and its signs are gone.
	lit := sheet.kids[:2]
	for _, el := range lit {
		el.setClass("lit", false)
	}
	if ask("28"); c.zoom != 1 || told() != "" {
		t.Errorf("zoom %v, told %q", c.zoom, told())
	}
	for _, el := range lit {
		el.setClass("lit", true)
	}
	// By finger it comes near for any question; a hand that has moved it keeps it.
	d.b.finger = true
	if ask("0"); c.zoom == 1 {
		t.Error("a finger is not helped")
	}
	c.zoomed(Zoom{Way: "in"})
	was := c.zoom
	for _, el := range lit {
		el.setClass("lit", false)
	}
	if ask("0"); c.zoom != was {
		t.Errorf("the map goes back to %v from %v, where a hand has brought it", c.zoom, was)
	}
	// Letters that nobody can read are left out.
	sheet.drawn.k = .2
	if c.tellBeyond(); !pane.hasClass("map-far") || pane.hasClass("map-close") {
		t.Error("letters are drawn where hexes are 10 pixels wide")
	}
	sheet.drawn.k = .7
	if c.tellBeyond(); pane.hasClass("map-far") || !pane.hasClass("map-close") {
		t.Error("letters are left out where hexes are 36 pixels wide")
	}
	// A map that is not shown is looked at once it is.
	pane.props["clientWidth"] = 0.0
	ask("1")
	if c.asked != (mapView{}) {
		t.Error("a hidden map is settled")
	}
}
