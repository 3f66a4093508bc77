package page

import (
	"fmt"
	"strconv"
	"strings"
)

// Travel is a thing that travels from one piece or seat to another before the player's eyes.
type Travel struct {
	From, To Mark
	Via      []Mark // what it passes between them
	Icon     string // the symbol of what travels, by its address; without one it is the likeness of From
	N        int    // how many things it stands for; 0 and 1 mean one
	Class    string // the style class of its owner's colour
	Piece    string // the piece that travels, hidden at its new place until it arrives; may be empty or gone
}

// travellers is how many things may set out after one drawing.
const travellers = 4

// send has static/travel.js sound things and move them one after the other. Nothing waits for them, and a press ends all their ways.
func (r *root) send(list []Travel) {
	if r.stage.Passing || len(list) == 0 {
		return
	}
	list = list[max(0, len(list)-travellers):]
	may := mayMove(r.win)
	if !may { // from and to are shown instead; to is marked as a piece that has changed
		for _, t := range list {
			if el := r.win.query(pieces(t.From.Ref)); el != nil {
				blink(r.win, el)
			}
		}
	}
	r.win.travel("send", textOf(list), may)
}

// pointAt tells the program which choice or piece the pointer or the focus rests on (nil for none), and shows the outcome of the choice.
func (r *root) pointAt(el element) {
	m := Over{}
	if el != nil {
		m = Over{Action: el.attr("data-action"), Ref: el.attr("data-ref"), Rev: revOf(el)}
	}
	if !r.stage.Table {
		return
	}
	r.tell(m)
	r.foresee(r.program.Stage())
}

// drag shows where the own piece can be dropped that is being dragged (static/travel.js).
func (r *root) drag(el element) {
	r.dragged = el.attr("data-ref")
	text := ""
	if o := r.program.Outlook(); o != nil {
		text = strings.Join(o.Aims(r.dragged), "\n")
	}
	r.win.travel("aim", text)
}

// drop presses the piece onto which another one has been dragged.
func (r *root) drop(on element) {
	r.tell(Press{Ref: on.attr("data-ref"), From: r.dragged, Rev: revOf(on)})
}

// about shows beside a piece what it is, once the pointer has rested on it for a while. Those who listen hear it in the piece's name.
func (r *root) about(el element) {
	o, st := r.program.Outlook(), r.program.Stage()
	if o == nil || st.Sheet != "" || st.Scene != "" {
		return
	}
	a := o.About(el.attr("data-ref"))
	if a.Title == "" {
		return
	}
	text := "=" + a.Title + "\n." + a.Sub + "\n"
	for _, c := range a.Chips {
		text += fmt.Sprintf("#%d %s\n", c.N, c.Icon)
	}
	text += " " + a.Text + "\n"
	for _, why := range a.Why {
		text += "!" + why + "\n"
	}
	r.win.travel("tell", text)
}

// settleSight shows the outcome of the choice at hand once the last drawing is on the screen.
func (r *root) settleSight() {
	switch {
	case r.stage.Sight == "" || r.stage.Sheet != "":
		r.foresee(Stage{})
	default:
		r.win.atLeisure(func() { r.guarded(func() { r.foresee(r.program.Stage()) }) })
	}
}

// foresee shows the outcome of the choice at hand. People who listen hear the same in the choice's name.
func (r *root) foresee(st Stage) {
	was, text := r.sight, ""
	if r.sight = st.Sight; r.sight == "" && was == "" {
		return
	}
	if o := r.program.Outlook(); o != nil && r.sight != "" && st.Sheet == "" {
		f := o.Foreseen()
		text = textOf(f.Moves) + textOf(f.Leads)
		for seat, c := range f.Scores {
			if c.Now != c.Was {
				text += fmt.Sprintf("%d %d %d\n", seat, c.Was, c.Now)
			}
		}
		for _, c := range f.Counts {
			text += fmt.Sprintf("%s %d %d %s\n", c.Piece, c.Was, c.Now, c.Icon)
		}
	}
	r.win.travel("foresee", text)
}

// textOf writes things that travel as static/travel.js reads them: a line for each.
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

// text writes a mark as static/travel.js reads it.
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
