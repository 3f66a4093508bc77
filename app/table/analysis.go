package table

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/web/page"
)

// analysis is what a bot finds as it goes through the game that is over.
type analysis struct {
	asked, pending bool
	turns          []bot.Turn
	ends           []int // the entries of the log with which the turns end
	plies          []ply // the turning points
	asList         bool  // the figures of all turns are shown
}

// ply is a turning point in words.
type ply struct {
	entry int // of the log
	turn  int // among those of the analysis
	lines []string
}

const analysisSheet = "analysis"

// analyse opens the sheet of the analysis, and begins the analysis if nobody has yet.
func analyse(t *Table, _ string, _ uint32) {
	if !t.Analysable() {
		return
	}
	t.Sheets.open(analysisSheet)
	live := t.present()
	r := &live.analyst.analysis
	if r.asked {
		if !r.pending {
			t.Voice.Speak(r.summary())
		}
		return
	}
	q, ok := live.Machine.Analysis()
	if *r = (analysis{asked: true, pending: ok}); !ok {
		t.Voice.Speak(r.summary())
		return
	}
	t.Voice.Speak(say.AnalysisBegins.String())
	q.Seed = analysisSeed
	live.emit(Ask{live.View.Rev, q})
}

// analysisSeed makes two analyses of the same game the same.
const analysisSeed = 1

// analysed takes in what the bot has found.
func (t *Table) analysed(found bot.Answer) {
	r := &t.analyst.analysis
	if !r.pending {
		return
	}
	r.pending, r.turns = false, found.Turns
	r.plies = t.analyst.tell(found)
	for _, x := range found.Turns {
		r.ends = append(r.ends, t.Machine.EntryOf(x.Next-1))
	}
	t.Voice.Speak(r.summary())
	if on := t.Shown(); on != t {
		on.Voice.Speak(r.summary())
	}
}

// stopAnalysis drops an analysis that is not done yet, and closes its sheet.
func stopAnalysis(t *Table, _ string, _ uint32) {
	t.dropAnalysis()
	t.Sheets.Close()
}

// dropAnalysis drops an analysis that is not done yet.
func (t *Table) dropAnalysis() {
	if live := t.present(); live.analyst.analysis.pending {
		live.analyst.analysis = analysis{}
		live.emit(Unask{})
	}
}

// analysisList shows the figures of all turns, or hides them.
func analysisList(t *Table, _ string, _ uint32) {
	r := &t.present().analyst.analysis
	r.asList = !r.asList
}

// Analysable says that the game can be analysed: it is over.
func (t *Table) Analysable() bool {
	live := t.present()
	return live.View.Over && !live.Tutor.lesson.on && len(t.Face.Worth) > 0
}

// keepAnalysis forgets the analysis of a game that goes on, as after an undo.
func (t *Table) keepAnalysis() {
	if t.analyst.analysis.asked && !t.View.Over {
		t.dropAnalysis()
		t.analyst.analysis = analysis{}
	}
}

// tell puts the turning points into words.
func (t *analyst) tell(found bot.Answer) (list []ply) {
	for _, x := range found.Turnings {
		v, ok := t.Machine.Moment(x.Move)
		if !ok {
			continue
		}
		at := ply{entry: t.Machine.EntryOf(x.Move)}
		for at.turn < len(found.Turns)-1 && found.Turns[at.turn].Next <= x.Move {
			at.turn++
		}
		at.lines = []string{
			say.AnalysisPlayed(t.Face.Action(v, x.Played).Text, strconv.Itoa(len(list)+1), t.Name(x.Who)),
			say.AnalysisBetter(t.Face.Action(v, x.Better.Action).Text),
			say.AnalysisCost(percent(x.Cost), percent(max(x.Margin, 10)), strconv.Itoa(x.Trials)),
		}
		causes, _ := t.causes(x.Better)
		at.lines = append(at.lines, causes...)
		list = append(list, at)
	}
	return list
}

// percent is a part in thousandths as people read it.
func percent(thousandths int) string {
	return strconv.Itoa((max(thousandths, -thousandths) + 5) / 10)
}

// signed is a change in thousandths: "+12 %", "−3 %".
func signed(thousandths int) string {
	text, sign := percent(thousandths), "+"
	switch {
	case text == "0":
		sign = ""
	case thousandths < 0:
		sign = "−"
	}
	return sign + text + " %"
}

// summary is what has been found, for those who listen.
func (r *analysis) summary() string {
	if len(r.turns) < 2 {
		return say.AnalysisFailed.String()
	}
	said := []string{say.AnalysisFound(len(r.plies))}
	for _, x := range r.plies {
		said = append(said, x.lines[:3]...)
	}
	return strings.Join(said, ". ")
}

// luck is what draws and dice brought a seat in all, choices what the rest of the way to the end did.
func (r *analysis) luck(p game.Player) (luck, choices int) {
	for i := range r.turns {
		luck += r.turns[i].Luck[p]
	}
	if n := len(r.turns); n > 0 {
		choices = r.turns[n-1].Chances[p] - r.turns[0].Chances[p] - luck + r.turns[0].Luck[p]
	}
	return luck, choices
}

// body is the sheet of the analysis: how far it is, then the chances over the turns, what turned the game, and the luck.
func (t *analyst) body() app.UI {
	r := &t.analysis
	if r.pending {
		return ui.Box("analysis",
			ui.Say(say.AnalysisWorks.String()),
			app.Progress().ID(page.FarBar).Class("analysis-far").Max(1).Value(0).Aria("label", say.AnalysisBegins.String()),
			ui.Box("row", ui.WordButton("stopanalysis", "", "", "x", say.AnalysisStop)))
	}
	if len(r.turns) < 2 {
		return ui.Box("analysis", ui.Say(r.summary()))
	}
	points := make([]app.UI, len(r.plies))
	for i, x := range r.plies {
		lines := []app.UI{ui.Para("analysis-what", x.lines[0]), ui.Para("analysis-what", x.lines[1]), ui.Para("hint", x.lines[2])}
		for _, cause := range x.lines[3:] {
			lines = append(lines, ui.Para("hint", cause))
		}
		points[i] = app.Li().Body(append(lines,
			ui.Button("lookback", "@"+strconv.Itoa(x.entry), "btn-line", ui.Pic("clock"), ui.Word(say.AnalysisSee.String())))...)
	}
	return ui.Box("analysis",
		t.chances(),
		app.H3().Text(say.AnalysisTurnings.String()),
		app.P().Hidden(len(points) > 0).Text(say.AnalysisNone.String()),
		app.Ol().Class("analysis-points").Hidden(len(points) == 0).Body(points...),
		ui.Para("hint", say.AnalysisHint.String()),
		app.H3().Text(say.AnalysisLuck.String()),
		t.luckTable(),
		t.turnTable())
}

// chances is the plot of the chances to win, with a numbered line where the game turned.
func (t *analyst) chances() app.UI {
	r := &t.analysis
	c := curve{points: len(r.turns), low: 0, high: 1000, word: func(n int32) string { return strconv.Itoa(int(n)/10) + " %" },
		at: func(k, seat int) int32 { return int32(r.turns[k].Chances[seat]) }}
	var lines []app.UI
	for i, x := range r.plies {
		at := c.x(x.turn)
		lines = append(lines, ui.Path("graph-turn", fmt.Sprintf("M%d %dV%d", at, graphTop, graphBottom)),
			ui.Label("graph-word", at, graphBottom+14, strconv.Itoa(i+1)))
	}
	return app.Section().Class("graph").Aria("label", say.AnalysisChart.String()).Body(
		app.H3().Text(say.AnalysisChart.String()),
		t.score.plot(&c, lines...))
}

// seatHead is the row of heads of a table with a column for each seat.
func (t *score) seatHead() app.UI {
	return t.heads(len(t.View.Seats), func(i int) game.Player { return game.Player(i) })
}

// seatRow is a row of the table of which seatHead is the head.
func (t *score) seatRow(head app.UI, cell func(p game.Player) string) app.UI {
	return app.Tr().Body(
		app.Th().Scope("row").Body(head),
		app.Range(t.View.Seats).Slice(func(i int) app.UI { return app.Td().Text(cell(game.Player(i))) }))
}

// luckTable tells luck from choices.
func (t *analyst) luckTable() app.UI {
	r := &t.analysis
	return ui.Box("score-wrap", app.Table().Class("score").Body(
		app.Caption().Class("sr").Text(say.AnalysisLuck.String()),
		t.score.seatHead(),
		app.TBody().Body(
			t.score.seatRow(app.Span().Text(say.AnalysisByluck.String()), func(p game.Player) string {
				luck, _ := r.luck(p)
				return signed(luck)
			}),
			t.score.seatRow(app.Span().Text(say.AnalysisBychoice.String()), func(p game.Player) string {
				_, choices := r.luck(p)
				return signed(choices)
			}))))
}

// turnTable has the figures of the plot, from which each turn can be looked back at.
func (t *analyst) turnTable() app.UI {
	r := &t.analysis
	if !r.asList {
		return ui.WordButton("analysislist", "", "", "list", say.AnalysisList)
	}
	return app.Div().Body(
		ui.Box("score-wrap", app.Table().Class("score").Body(
			app.Caption().Class("sr").Text(say.AnalysisChart.String()),
			t.score.seatHead(),
			app.TBody().Body(app.Range(r.turns).Slice(func(k int) app.UI {
				x := &r.turns[k]
				head := strconv.Itoa(k + 1)
				if x.Who != game.Nobody {
					head += " " + t.Name(x.Who)
				}
				return t.score.seatRow(ui.Button("lookback", "@"+strconv.Itoa(r.ends[k]), "btn-quiet graph-part", ui.Word(head)),
					func(p game.Player) string { return percent(x.Chances[p]) + " %" })
			})))))
}
