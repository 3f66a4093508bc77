package table

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/lingo"
	"tabard/app/ui"
)

// backBar stands in the place of the choices: a slider over the whole game, the ways to go by turns and steps, and the way to play on.
func (t *Table) backBar() app.UI {
	b := t.Past
	at, last := b.place(), b.last()
	return app.Section().ID("bar").Class("bar back").Aria("label", lingo.T("back.title")).Body(
		ui.Box("back-line",
			app.Input().ID("back").Name("back").Type("range").Min(0).Max(last).Step(1).Value(strconv.Itoa(at)).
				Aria("label", lingo.T("back.slider")).Aria("valuetext", t.Where()),
			ui.WordButton("playon", "", "back-on", "", "back.playon").Hidden(!t.PlaysOn())),
		app.Div().Class("back-ways").Body(app.Range(backWays[:]).Slice(func(i int) app.UI {
			w := &backWays[i]
			pic := w.pic
			if b.playing && w.way == 0 {
				pic = "pause"
			}
			btn := ui.IconButton(w.verb, w.arg, "", pic, lingo.T("back."+pic))
			if w.way < 0 && at == 0 || w.way > 0 && at == last {
				btn = btn.Aria("disabled", true)
			}
			return btn
		})))
}

// backWays are the buttons of a look back, with the way that each leads; from any step as many steps as the first and the last have lead
// to the beginning and to the end.
var backWays = [...]struct {
	verb, arg, pic string
	way            int
}{
	{"walk", "-99999", "first", -1}, {"turn", "-1", "turnback", -1}, {"walk", "-1", "left", -1}, {"roll", "", "play", 0},
	{"walk", "1", "right", 1}, {"turn", "1", "turnon", 1}, {"walk", "99999", "last", 1},
}
