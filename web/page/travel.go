package page

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Travel is a thing that is seen to travel from one piece or seat to another.
type Travel struct {
	From, To Mark
	Via      []Mark // what it passes between them
	Icon     string // the symbol of what travels, by its address; without one it is the likeness of From
	N        int    // how many, if more than one
	Class    string // of whose colour it is
	Piece    string // the piece that it is itself, seen only once it has arrived; may be empty or gone
}

// How long a thing is under way, how much longer for all that it passes, at most how long, and how much later the next one sets
// out, in milliseconds, and how many set out after one drawing.
const (
	travelTime  = 380
	travelPass  = 55
	travelMost  = 600
	travelApart = 220
	travellers  = 4
)

// send lets things set out one after the other. Nothing waits for them, and a press brings them all to where they go (still).
func (r *root) send(list []Travel) {
	if r.stage.Passing {
		return
	}
	list = list[max(0, len(list)-travellers):]
	if play := window().Get("tabardSound"); play.Truthy() {
		for i, t := range list {
			play.Invoke(t.Icon, i*travelApart)
		}
	}
	if !mayMove() { // from and to are shown instead; to is marked as a piece that has changed
		for _, t := range list {
			mark(t.From.Ref)
		}
		return
	}
	type leg struct {
		Travel
		way   []spot // from where it comes to where it goes
		piece app.Value
	}
	var legs []leg
	for _, t := range list {
		l := leg{t, []spot{r.spotOf(t.From)}, nil}
		for _, m := range t.Via {
			if s := r.spotOf(m); s.seen {
				l.way = append(l.way, s)
			}
		}
		to := r.spotOf(t.To)
		if !l.way[0].seen || !to.seen || len(l.way) == 1 && l.way[0].x == to.x && l.way[0].y == to.y {
			continue
		}
		if el := query(pieces(t.Piece)); t.Piece != "" && el.Truthy() && el.Call("checkVisibility").Bool() {
			l.piece = el
			to.x, to.y = middle(el)
		}
		l.way = append(l.way, to)
		legs = append(legs, l)
	}
	for i, l := range legs {
		delay, to := i*travelApart, l.way[len(l.way)-1]
		onMap := l.piece != nil && l.To.OnMap
		if onMap && l.From.OnMap { // a piece of the map goes its way itself, in units of the drawing
			k := r.chart.lens().k
			r.run(l.piece, delay, nil, along(l.way, 1, func(s spot) map[string]any {
				return map[string]any{"translate": fmt.Sprintf("%.0fpx %.0fpx", (s.x-to.x)/k, (s.y-to.y)/k)}
			}), len(l.way))
			continue
		}
		like := l.piece
		if onMap { // no part of a drawing can stand outside it
			like = nil
		}
		ghost := l.likeness(l.way[0].el, like)
		document().Get("body").Call("appendChild", ghost)
		last := to.frame(.9, 0)
		if l.piece != nil {
			hidden := map[string]any{"opacity": 0}
			r.run(l.piece, delay, nil, []any{hidden, hidden}, len(l.way))
			last = to.frame(1, 1)
		}
		frames := along(l.way, .85, func(s spot) map[string]any { return s.frame(1, 1) })
		r.run(ghost, delay, func() { ghost.Call("remove") }, append(frames, last), len(l.way))
	}
}

// along are the frames of a way, each as late as it is far, the last one at that part of the time.
func along(way []spot, end float64, frame func(s spot) map[string]any) (frames []any) {
	gone, far := make([]float64, len(way)), 0.
	for i := range way[1:] {
		far += math.Hypot(way[i+1].x-way[i].x, way[i+1].y-way[i].y)
		gone[i+1] = far
	}
	for i, s := range way {
		f := frame(s)
		f["offset"] = end * gone[i] / max(far, 1)
		frames = append(frames, f)
	}
	return frames
}

// frame is how a likeness lies there.
func (s spot) frame(scale, opacity float64) map[string]any {
	return map[string]any{"opacity": opacity,
		"transform": fmt.Sprintf("translate(%.0fpx, %.0fpx) translate(-50%%, -50%%) scale(%.1f)", s.x, s.y, scale)}
}

// likeness is an element that looks like what travels: its piece, its symbol, or where it comes from.
func (t Travel) likeness(from, piece app.Value) app.Value {
	var ghost app.Value
	switch {
	case piece != nil:
		ghost = copyOf(piece)
	case t.Icon != "" || from == nil:
		ghost = document().Call("createElement", "span")
		svg := document().Call("createElementNS", svgSpace, "svg")
		use := document().Call("createElementNS", svgSpace, "use")
		use.Call("setAttribute", "href", t.Icon)
		use.Call("setAttribute", "width", "100%")
		use.Call("setAttribute", "height", "100%")
		svg.Call("appendChild", use)
		ghost.Call("appendChild", svg)
		if t.N > 1 {
			ghost.Call("append", strconv.Itoa(t.N))
		}
		ghost.Set("className", "traveller traveller-token "+t.Class)
	default:
		ghost = copyOf(from)
	}
	ghost.Call("setAttribute", "aria-hidden", "true")
	return ghost
}

const svgSpace = "http://www.w3.org/2000/svg"

// copyOf is a likeness of an element, as large as it is.
func copyOf(el app.Value) app.Value {
	box := el.Call("getBoundingClientRect")
	ghost := el.Call("cloneNode", true)
	for _, name := range []string{"id", "data-ref", "tabindex", "role"} {
		ghost.Call("removeAttribute", name)
	}
	ghost.Get("classList").Call("add", "traveller")
	for _, side := range []string{"width", "height"} {
		ghost.Get("style").Call("setProperty", side, fmt.Sprintf("%.1fpx", box.Get(side).Float()))
	}
	return ghost
}

// run lets an element go through the frames of a way of so many points, and calls done at their end, if it is not nil.
func (r *root) run(el app.Value, delay int, done func(), frames []any, points int) {
	run := el.Call("animate", frames, map[string]any{"duration": min(travelTime+(points-2)*travelPass, travelMost), "delay": delay, "fill": "backwards", "easing": "cubic-bezier(.3, .7, .3, 1)"})
	r.moving = append(r.moving, run)
	await(run.Get("finished"), func(app.Value) {
		r.moving = slices.DeleteFunc(r.moving, func(other app.Value) bool { return other.Equal(run) })
		if done != nil {
			done()
		}
	})
}

// still brings everything that is under way to its end.
func (r *root) still() {
	for _, run := range r.moving {
		run.Call("finish")
	}
}

// spot is where a piece or a seat is seen in the window, and its element, if it has one.
type spot struct {
	x, y float64
	seen bool
	el   app.Value
}

func (r *root) spotOf(m Mark) (s spot) {
	selector := pieces(m.Ref)
	switch {
	case m.Own:
		selector = "#mine [data-ref], #mine"
	case m.Seat:
		selector = `.seat-card[data-seat="` + m.Ref + `"] .crest`
	}
	el := query(selector)
	if !el.Truthy() && !m.Seat {
		el = query(`#board [data-spot="` + m.Ref + `"]`)
	}
	if el.Truthy() {
		if !el.Call("checkVisibility").Bool() {
			return s
		}
		s.el = el
		s.x, s.y = middle(el)
	} else if m.OnMap && r.chart != nil {
		s.x, s.y = r.chart.lens().out(float64(m.X), float64(m.Y))
	}
	s.seen = s.x > 0 && s.y > 0 && s.x < window().Get("innerWidth").Float() && s.y < window().Get("innerHeight").Float()
	return s
}
