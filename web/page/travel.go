package page

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// travelTime is how long a crest is under way, and travellers how many set out after one drawing.
const (
	travelTime = 380
	travellers = 3
)

// sendCrests lets the crest of a seat travel to each of the last pieces that it has done something with, so that one sees who did
// what and where. Nothing waits for it.
func (r *root) sendCrests(marks []Mark) {
	if r.stage.Passing || !mayMove() {
		return
	}
	last := ""
	sent := 0
	for i := len(marks) - 1; i >= 0 && sent < travellers; i-- {
		m := marks[i]
		if key := fmt.Sprint(m.By, m.Ref); m.By >= 0 && key != last {
			last = key
			if x, y, ok := r.placeOf(m); ok {
				travel(query(fmt.Sprintf(`.seat-card[data-seat="%d"] .crest`, m.By)), x, y)
				sent++
			}
		}
	}
}

// placeOf is where a piece lies in the window, if it can be seen.
func (r *root) placeOf(m Mark) (x, y float64, ok bool) {
	if el := query(pieces(m.Ref)); el.Truthy() {
		if !el.Call("checkVisibility").Bool() {
			return 0, 0, false
		}
		x, y = middle(el)
	} else if m.OnMap && r.chart != nil {
		if to := r.chart.sheet.Call("getScreenCTM"); to.Truthy() {
			k := to.Get("a").Float()
			x, y = float64(m.X)*k+to.Get("e").Float(), float64(m.Y)*k+to.Get("f").Float()
		}
	}
	return x, y, x > 0 && y > 0 && x < window().Get("innerWidth").Float() && y < window().Get("innerHeight").Float()
}

// travel moves the likeness of an element to a point of the window, where it goes out.
func travel(el app.Value, x, y float64) {
	if !el.Truthy() {
		return
	}
	fromX, fromY := middle(el)
	ghost := el.Call("cloneNode", true)
	ghost.Get("classList").Call("add", "traveller")
	ghost.Call("setAttribute", "aria-hidden", "true")
	document().Get("body").Call("appendChild", ghost)
	at := func(x, y, scale float64) string {
		return fmt.Sprintf("translate(%.0fpx, %.0fpx) translate(-50%%, -50%%) scale(%.1f)", x, y, scale)
	}
	run := ghost.Call("animate", []any{
		map[string]any{"transform": at(fromX, fromY, 1), "opacity": 1},
		map[string]any{"transform": at(x, y, 1.2), "opacity": 1, "offset": .8},
		map[string]any{"transform": at(x, y, .8), "opacity": 0},
	}, map[string]any{"duration": travelTime, "easing": "cubic-bezier(.3, .7, .3, 1)"})
	await(run.Get("finished"), func(app.Value) { ghost.Call("remove") })
}
