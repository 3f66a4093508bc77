package table

import (
	"fmt"
	"sort"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/ui"
	"tabard/app/words"
	apart "tabard/app/words/post"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// strip lies along the foot of the board: a slider over the whole game.
func (b *Past) strip() app.UI {
	return ui.Box("back-slide",
		b.plot(),
		app.Input().ID("back").Name("back").Type("range").Min(0).Max(b.last()).Step(1).Value(strconv.Itoa(b.place())).
			Aria("label", say.BackSlider.String()).Aria("valuetext", b.where()))
}

// bar stands in the place of the choices: the ways to go by turns and steps, and the way to play on.
func (b *Past) bar() app.UI {
	at, last := b.place(), b.last()
	on := ui.WordButton("playon", "", "", "", say.BackPlayon).Hidden(!b.PlaysOn())
	if b.catches {
		on = ui.WordButton("present", "", "btn-wax", "", apart.StripSkip)
	}
	return app.Section().ID("bar").Class("bar back").Aria("label", say.BackTitle.String()).Body(
		ui.Box("back-line",
			ui.WordButton("analyse", "", "", "find", say.AnalysisAsk).Hidden(!b.t.Analysable() || b.catches),
			on),
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

// ticksApart is how far from each other the ends of turns are told at least, on a sheet of 1000.
const ticksApart = 8

// plot lies behind the slider: where turns ended, and how likely the viewer, or else the winner, was to win at each step, with a flag where
// the game turned. Before an analysis it is how the scores went, if the game is over.
func (b *Past) plot() app.UI {
	live, last := b.live, b.last()
	r := &live.analyst.analysis
	who := live.View.Viewer
	for _, rank := range live.View.Standing {
		if who == game.Nobody && rank.Place == 1 {
			who = rank.Who
		}
	}
	if last == 0 {
		return app.Span().Hidden(true)
	}
	x := func(entry int) int { return sort.SearchInts(b.steps, entry) * 1000 / last }
	ticks, at := "", 0
	for i := 1; i < last; i++ {
		if i*1000/last >= at && b.ends(i) {
			ticks += fmt.Sprint("M", i*1000/last, " 100v-12")
			at = i*1000/last + ticksApart
		}
	}
	lines := []app.UI{ui.Path("back-tick", ticks)}
	if len(r.turns) < 2 || who == game.Nobody {
		if live.View.Over {
			lines = append(lines, live.score.along(x)...)
		}
		return backPlot(lines...)
	}
	d, turns := "M0 100", ""
	for i := range r.turns {
		d += fmt.Sprint("L", x(r.ends[i]), " ", 100-r.turns[i].Chances[who]/10)
	}
	for _, p := range r.plies {
		turns += fmt.Sprint("M", x(p.entry), " 100V0l11 15l-11 15")
	}
	return backPlot(append(lines, ui.Path("back-chance", d+"V100Z"), ui.Path("graph-turn", turns))...)
}

func backPlot(lines ...app.UI) app.UI {
	return ui.Svg("0 0 1000 100", "back-plot", lines...).Attr("preserveAspectRatio", "none")
}

// along are the scores as lines over the steps, x of an entry of the log, in a sheet of 100.
func (t *score) along(x func(entry int) int) (lines []app.UI) {
	points := t.course()
	most := int32(1)
	for i := range points {
		for _, n := range points[i].Scores {
			most = max(most, n)
		}
	}
	for seat, s := range t.View.Seats {
		d := "M0 100"
		for i := range points {
			d += fmt.Sprint("L", x(points[i].Entry), " ", 100-max(0, points[i].Scores[seat])*94/most)
		}
		lines = append(lines, ui.G(ui.SeatClass(s.Colour), ui.Path("graph-line", d)))
	}
	return lines
}

// question stands in the place of the question: what the step tells, and the way out.
func (b *Past) question() app.UI {
	who := b.entry().Who
	return b.t.questionBox("prompt-past", who, "", b.heading(), "", b.stepText(),
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
