package table

import (
	"fmt"
	"sort"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// bar stands in the place of the choices: a slider over the whole game, the ways to go by turns and steps, and the way to play on.
func (b *Past) bar() app.UI {
	at, last := b.place(), b.last()
	return app.Section().ID("bar").Class("bar back").Aria("label", say.BackTitle.String()).Body(
		ui.Box("back-line",
			ui.Box("back-slide",
				b.plot(),
				app.Input().ID("back").Name("back").Type("range").Min(0).Max(last).Step(1).Value(strconv.Itoa(at)).
					Aria("label", say.BackSlider.String()).Aria("valuetext", b.where())),
			ui.IconButton("analyse", "", "", "find", say.AnalysisAsk.String()).Hidden(!b.t.Analysable()),
			ui.WordButton("playon", "", "back-on", "", say.BackPlayon).Hidden(!b.PlaysOn())),
		app.Div().Class("back-ways").Body(app.Range(backWays[:]).Slice(func(i int) app.UI {
			w := &backWays[i]
			pic, name := w.pic, w.name
			if b.playing && w.way == 0 {
				pic, name = "pause", say.BackPause
			}
			btn := ui.IconButton(w.verb, w.arg, "", pic, name.String())
			if w.way < 0 && at == 0 || w.way > 0 && at == last {
				btn = btn.Aria("disabled", true)
			}
			return btn
		})))
}

// plot is how likely the viewer, or else the winner, was to win at each step, behind the slider, with a line where the game turned;
// nothing before the game has been looked back at.
func (b *Past) plot() app.UI {
	live, last := b.live, b.last()
	r := &live.analyst.analysis
	who := live.View.Viewer
	for _, rank := range live.View.Standing {
		if who == game.Nobody && rank.Place == 1 {
			who = rank.Who
		}
	}
	if len(r.turns) < 2 || last == 0 || who == game.Nobody {
		return app.Span().Hidden(true)
	}
	x := func(entry int) int { return sort.SearchInts(b.steps, entry) * 1000 / last }
	d, turns := "M0 100", ""
	for i := range r.turns {
		d += fmt.Sprint("L", x(r.ends[i]), " ", 100-r.turns[i].Chances[who]/10)
	}
	for _, p := range r.plies {
		turns += fmt.Sprint("M", x(p.entry), " 0V100")
	}
	return ui.Svg("0 0 1000 100", "back-plot", ui.Path("back-chance", d+"V100Z"), ui.Path("graph-turn", turns)).Attr("preserveAspectRatio", "none")
}

// question stands in the place of the question: what the step tells, and the way out.
func (b *Past) question() app.UI {
	who := b.entry().Who
	return b.t.questionBox("prompt-past", who, "", b.Caption(), b.stepText(),
		ui.Button("present", "", "btn-quiet prompt-back", ui.Pic("x"), ui.Word(say.BackLeave.String())))
}

// backWays are the buttons of a look back, with the way that each leads; from any step as many steps as the first and the last have lead
// to the beginning and to the end.
var backWays = [...]struct {
	verb, arg, pic string
	name           words.Text
	way            int
}{
	{"walk", "-99999", "first", say.BackFirst, -1}, {"turn", "-1", "turnback", say.BackTurnback, -1}, {"walk", "-1", "left", say.BackLeft, -1}, {"roll", "", "play", say.BackPlay, 0},
	{"walk", "1", "right", say.BackRight, 1}, {"turn", "1", "turnon", say.BackTurnon, 1}, {"walk", "99999", "last", say.BackLast, 1},
}
