package table

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// Areas of the board, and of one's own things: a narrow screen shows one of each, with a tab for each. The question brings its area, and so
// does what others do on the board; the person may look at another meanwhile.

// areas are the named parts of a zone, of which one is looked at where there is no room for all.
type areas struct {
	of  []face.Area
	at  int   // which of them is looked at
	lit []int // in how many ways each can be used
}

// holding is the area that a piece lies in, or -1.
func (a *areas) holding(r face.Ref) int {
	name, _, _ := r.Parts()
	return slices.IndexFunc(a.of, func(it face.Area) bool { return slices.Contains(it.Holds, name) })
}

// turn looks at an area by its number, if there is one, and says whether there is.
func (a *areas) turn(n int) bool {
	is := n >= 0 && n < len(a.of)
	if is {
		a.at = n
	}
	return is
}

// bring turns each zone to the area that the question is about. That is the area that the player already looks at if something can be chosen
// there, else the first area where something can be chosen, else the area of the piece that the lesson speaks of.
func (t *stage) bring() {
	for _, a := range t.zones() {
		a.lit = make([]int, len(a.of))
		for r := range t.choice.Acts.byRef {
			if i := a.holding(r); i >= 0 && !t.tutor.quiet(r) {
				a.lit[i]++
			}
		}
		if a.at < len(a.lit) && a.lit[a.at] > 0 {
			continue
		}
		if !a.turn(slices.IndexFunc(a.lit, func(n int) bool { return n > 0 })) {
			a.turn(a.holding(t.tutor.lesson.about))
		}
	}
}

// zones are the zones of the table that have areas.
func (t *stage) zones() []*areas { return []*areas{&t.zone, &t.own} }

// follow turns to the area of the board where something has happened last, while others play. Where bots play on at once it stays: no eye follows.
func (t *stage) follow() {
	if v := t.Machine.View(); v.Turn == v.Viewer && v.Viewer != game.Nobody || t.Passing(v) {
		return
	}
	for _, r := range slices.Backward(t.flash) {
		if t.zone.turn(t.zone.holding(r)) {
			return
		}
	}
}

// lookAt looks at the area of a piece, if it lies in one.
func (t *stage) lookAt(r face.Ref) {
	for _, a := range t.zones() {
		a.turn(a.holding(r))
	}
}

// tabs lead from area to area of a zone: what they are called together, and by which verb they are pressed. Those where something can be
// chosen have a dot, the one that a lesson speaks of a ring.
func (t *stage) tabs(a *areas, name words.Text, verb string) app.UI {
	told := a.holding(t.tutor.lesson.about)
	return app.Nav().Class("tabs").Aria("label", name.String()).Hidden(len(a.of) < 2).Body(
		app.Range(a.of).Slice(func(i int) app.UI {
			class, name := "tab", a.of[i].Name
			if a.of[i].Named != nil {
				name = a.of[i].Named(t.View)
			}
			label := name
			if a.lit[i] > 0 {
				class, label = class+" tab-lit", say.TableLitarea(name)
			} else if i == told {
				class += " tab-told"
			}
			return app.Button().Type("button").Class(class).DataSet("do", verb).DataSet("arg", i).
				Aria("pressed", strconv.FormatBool(i == a.at)).Aria("label", label).Body(ui.Word(name))
		}))
}
