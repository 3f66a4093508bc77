package table

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// Areas of a board: a narrow screen shows one of them, with a tab for each. The question brings its area, and so does what
// others do; the person may look at another meanwhile.

// areaOf is the area of the board that a piece lies in, or -1.
func (t *stage) areaOf(r face.Ref) int {
	name, _, _ := r.Parts()
	return slices.IndexFunc(t.Face.Areas, func(a face.Area) bool { return slices.Contains(a.Holds, name) })
}

// litIn counts for each area the ways in which it can be used now.
func (t *stage) litIn() []int {
	lit := make([]int, len(t.Face.Areas))
	for r := range t.choice.Acts.byRef {
		if i := t.areaOf(r); i >= 0 && !t.tutor.quiet(r) {
			lit[i]++
		}
	}
	return lit
}

// bring turns to the area that the question is about. That is the area that the player already looks at if something can be chosen there,
// else the first area where something can be chosen, else the area of the piece that the lesson speaks of.
func (t *stage) bring() {
	lit := t.litIn()
	t.areasLit = lit
	if t.area < len(lit) && lit[t.area] > 0 {
		return
	}
	if i := slices.IndexFunc(lit, func(n int) bool { return n > 0 }); i >= 0 {
		t.area = i
		return
	}
	t.lookAt(t.tutor.lesson.about)
}

// follow turns to the area where something has happened last, while others play.
func (t *stage) follow() {
	if v := t.Machine.View(); v.Turn == v.Viewer && v.Viewer != game.Nobody {
		return
	}
	for _, r := range slices.Backward(t.flash) {
		if i := t.areaOf(r); i >= 0 {
			t.area = i
			return
		}
	}
}

// lookAtArea looks at an area by its number, if there is one.
func (t *stage) lookAtArea(n int) {
	if n >= 0 && n < len(t.Face.Areas) {
		t.area = n
	}
}

// lookAt looks at the area of a piece, if it lies in one.
func (t *stage) lookAt(r face.Ref) {
	if i := t.areaOf(r); i >= 0 {
		t.area = i
	}
}

// tabs lead from area to area. Those where something can be chosen have a dot, the one that a lesson speaks of a ring.
func (t *stage) tabs() app.UI {
	areas, lit, told := t.Face.Areas, t.areasLit, t.areaOf(t.tutor.lesson.about)
	return app.Nav().Class("tabs").Aria("label", say.TableAreas.String()).Hidden(len(areas) < 2).Body(
		app.Range(areas).Slice(func(i int) app.UI {
			class, name := "tab", areas[i].Name
			if areas[i].Named != nil {
				name = areas[i].Named(t.View)
			}
			label := name
			if lit[i] > 0 {
				class, label = class+" tab-lit", say.TableLitarea(name)
			} else if i == told {
				class += " tab-told"
			}
			return app.Button().Type("button").Class(class).DataSet("do", "area").DataSet("arg", i).
				Aria("pressed", strconv.FormatBool(i == t.area)).Aria("label", label).Body(ui.Word(name))
		}))
}
