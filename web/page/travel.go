package page

import (
	"fmt"
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

// travellers is how many things set out after one drawing.
const travellers = 4

// travel lets static/travel.js do something, and returns what it answers. Where that has not come or fails, people play on without.
func travel(do string, with ...any) (answer app.Value) {
	script := window().Get("tabardTravel")
	defer func() {
		if recover() != nil {
			answer = app.Undefined()
		}
	}()
	if !script.Truthy() {
		return script
	}
	return script.Call(do, with...)
}

// send lets things be heard and set out one after the other. Nothing waits for them, and a press brings them all to where they go.
func (r *root) send(list []Travel) {
	if r.stage.Passing || len(list) == 0 {
		return
	}
	list = list[max(0, len(list)-travellers):]
	may := mayMove()
	if !may { // from and to are shown instead; to is marked as a piece that has changed
		for _, t := range list {
			mark(t.From.Ref)
		}
	}
	travel("send", textOf(list), may)
}

// pointAt follows the pointer or the focus to what can be used there. Nothing but what is foreseen is shown by that.
func (r *root) pointAt(el app.Value) {
	m := Over{}
	if el.Truthy() {
		m = Over{Action: attr(el, "data-action"), Ref: attr(el, "data-ref"), Rev: revOf(el)}
	}
	if !r.stage.Table {
		return
	}
	r.tell(m)
	r.foresee(r.program.Stage())
}

// settleSight shows what the choice at hand would bring, once what has been drawn is on the screen.
func (r *root) settleSight() {
	switch {
	case r.stage.Sight == "" || r.stage.Sheet != "":
		r.foresee(Stage{})
	default:
		atLeisure(func() { r.guarded(func() { r.foresee(r.program.Stage()) }) })
	}
}

// foresee shows what the choice at hand would bring. Whoever listens is told the same by what the choice is called.
func (r *root) foresee(st Stage) {
	was, text := r.sight, ""
	if r.sight = st.Sight; r.sight == "" && was == "" {
		return
	}
	if r.sight != "" && st.Sheet == "" {
		f := r.program.Foreseen()
		text = textOf(f.Moves)
		for seat, n := range f.Gains {
			if n != 0 {
				text += fmt.Sprintf("%d %+d\n", seat, n)
			}
		}
	}
	travel("foresee", text)
}

// textOf is what static/travel.js reads of things that travel.
func textOf(list []Travel) (text string) {
	for _, t := range list {
		text += t.From.text() + ">"
		for _, stop := range t.Via {
			text += stop.text() + ">"
		}
		text += t.To.text() + " " + t.Icon + " " + strconv.Itoa(max(t.N, 1)) + " " + t.Class + " " + t.Piece + "\n"
	}
	return text
}

// text is where a mark is to be looked for.
func (m Mark) text() string {
	switch {
	case m.Own:
		return "."
	case m.Seat:
		return "@" + m.Ref
	case m.OnMap:
		return fmt.Sprintf("%s|%d,%d", m.Ref, m.X, m.Y)
	}
	return m.Ref
}
