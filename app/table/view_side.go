package table

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// players is everybody at the table: a strip on a phone, a rail on a desk.
func (t *score) players() app.UI {
	seats, rivals := t.View.Seats, t.automata()
	return app.Section().Class("players").Aria("label", say.TablePlayers.String()).Body(
		app.Ul().Class("seats").Body(
			app.Range(seats).Slice(func(i int) app.UI { return t.seat(game.Player(i)) }),
			app.Range(rivals).Slice(func(i int) app.UI { return t.rival(rivals[i]) })),
	)
}

// inShort is the name of a player, of which a narrow window shows the first word.
func inShort(name string) []app.UI {
	first, rest, more := strings.Cut(name, " ")
	if !more {
		return []app.UI{app.Text(name)}
	}
	return []app.UI{app.Text(first), ui.Span("seat-rest", " "+rest)}
}

// rival is an automaton among the players: it has a score and nothing else to look at.
func (t *score) rival(r game.Rank) app.UI {
	name := t.rankName(r.Who)
	return app.Li().Class("seat seat-rival").Body(
		app.Button().Type("button").Class("seat-card").DataSet("do", "open").DataSet("arg", "score").Body(
			ui.NeutralCrest(name),
			app.Span().Class("seat-name").Body(
				ui.Span("seat-word", name),
				ui.Span("seat-kind", say.SeatRival.String())),
			app.Span().Class("seat-score").Body(
				ui.Hidden(t.total().Name+" "), app.Text(strconv.Itoa(t.points(&r)))),
		))
}

func (t *score) seat(p game.Player) app.UI {
	class := "seat"
	if p == t.View.Turn {
		class += " seat-turn"
	}
	if p == t.View.Viewer {
		class += " seat-me"
	}
	r, known := game.RankOf(t.View.Standing, p)
	score := ""
	if known {
		score = strconv.Itoa(t.points(&r))
	}
	return app.Li().Class(class).Body(
		app.Button().Type("button").Class("seat-card").DataSet("do", "open").DataSet("arg", "seat:"+strconv.Itoa(int(p))).
			DataSet("seat", int(p)).Body(
			t.crest(p),
			app.Span().Class("seat-name").Body(
				ui.Wrap("seat-word", inShort(t.Name(p))...),
				ui.Span("seat-kind", t.seatText(p))),
			app.Span().Class("seat-score").Body(
				ui.Hidden(t.total().Name+" "), app.Text(score)),
			app.Span().Class("seat-glance").Body(ui.Chips(t.glance(p))),
			ui.Hidden(t.turnWord(p)),
		))
}

func (t *score) turnWord(p game.Player) string {
	if p == t.View.Turn {
		return say.SeatTurn.String()
	}
	return ""
}

func (t *common) glance(p game.Player) []face.Chip {
	if t.Face.Glance == nil || t.View.State == nil {
		return nil
	}
	return t.Face.Glance(t.View, p)
}

// side is the log beside the board, where there is room for it.
func (t *chronicle) side() app.UI {
	return app.Section().Class("side").TabIndex(0).Aria("label", say.TableLog.String()).Body(
		app.H2().Class("side-title").Text(say.TableLog.String()),
		t.logBody(sideTurns),
	)
}

// LogWidths are the widths that the log beside the board may have, in px.
var LogWidths = []string{"200", "260", "320"}

// sideEdge is the edge of the log beside the board, which static/drag.js moves, and sideFold the button that hides and shows it.
func (t *Table) sideEdge() app.UI {
	word, _ := say.ChoiceNamed("logwide-" + t.LogWide)
	return app.Div().Class("side-edge").Role("separator").TabIndex(0).Aria("orientation", "vertical").Aria("label", say.SetLogwide.String()).
		Aria("valuemin", LogWidths[0]).Aria("valuemax", LogWidths[len(LogWidths)-1]).Aria("valuenow", t.LogWide).Aria("valuetext", word.String()).
		DataSet("widths", strings.Join(LogWidths, " ")).DataSet("do", "logwide").DataSet("arg", t.LogWide)
}

func (t *Table) sideFold() app.UI {
	return ui.IconButton("log", "", "btn-quiet side-fold", "right", say.SetLog.String()).Aria("expanded", strconv.FormatBool(!t.LogOff))
}

// sideTurns is how many turns the log beside the board goes back; the sheet has all.
const sideTurns = 8

// logBody is the log, newest turn first: the last turns, and as many more as lead back to what was watched last, up to twice as many. Bots
// take turns faster than a person decides to watch a war once more.
func (t *chronicle) logBody(limit int) app.UI {
	turns, all := t.lastTurns(limit)
	for back := 1; back <= min(len(turns), 2*limit); back++ {
		if turns[len(turns)-back].Scenes {
			limit = max(limit, back)
			break
		}
	}
	more := !all || len(turns) > limit
	turns = turns[max(len(turns)-limit, 0):]
	n := len(turns)
	return ui.Box("log",
		app.P().Class("hint").Hidden(n > 0).Text(say.LogEmpty.String()),
		app.Ol().Class("log-turns").Attr("reversed", true).Body(
			app.Range(turns).Slice(func(i int) app.UI { return t.logTurn(turns[n-1-i]) })),
		ui.WordButton("open", "log", "btn-quiet", "", say.LogWhole).Hidden(!more),
	)
}

func (t *chronicle) logTurn(turn LogTurn) app.UI {
	class := "log-turn"
	name := t.Name(turn.Who)
	if turn.Who == game.Nobody {
		class += " log-setup"
		name = say.LogSetup.String()
	}
	if turn.Head != "" {
		class, name = "log-turn log-chapter", turn.Head
	}
	lines := turn.told()
	if t.View.Since > 0 && turn.First >= t.View.Since && turn.Who != t.View.Viewer {
		class += " log-new"
	}
	return app.Li().Class(class).Body(
		app.P().Class("log-who").Body(t.crest(turn.Who), app.Span().Text(name)),
		app.Ul().Class("log-lines").Body(
			app.Range(lines).Slice(func(i int) app.UI { return logLine(lines[i]) })),
		t.watchButton(turn),
	)
}

func logLine(l LogLine) app.UI {
	class := "log-line"
	if announced(l) {
		class += " log-news"
	}
	parts := []app.UI{logPart(l)}
	for _, w := range l.with {
		parts = append(parts, app.Text(deedsApart), logPart(w))
	}
	if l.At == "" {
		return app.Li().Class(class).Body(parts...)
	}
	return app.Li().Class(class).Body(
		app.Button().Type("button").Class("log-link").DataSet("do", "again").DataSet("arg", l.At).Body(parts...))
}

// logPart is a part of a line, smaller if it is a detail.
func logPart(l LogLine) app.UI {
	class := ""
	if l.Minor {
		class = "log-minor"
	}
	return ui.Span(class, l.Text)
}

// total is what the score is called.
func (t *score) total() face.Part {
	total := t.Face.Total
	if total.Name == "" {
		total.Name = say.ScoreTotal.String()
	}
	if r := t.View.Standing; t.against(r) > 1 {
		total.Hint = say.ScoreTogether.String()
	}
	return total
}

// against is the first place in a standing that is not on the side of the first one; len(r) if there is none.
func (t *common) against(r []game.Rank) int {
	i := min(1, len(r))
	for t.Face.Allies != nil && i < len(r) && t.Face.Allies(t.View, r[0].Who, r[i].Who) {
		i++
	}
	return i
}

// scoreTable is the table of points: by seat, the whole and then its parts.
func (t *score) scoreTable() app.UI {
	ranks := t.View.Standing
	parts := t.Face.Parts
	sources := t.sources()
	return ui.Box("score-wrap",
		app.Table().Class("score").Body(
			app.Caption().Class("sr").Text(say.ScoreCaption.String()),
			t.heads(len(ranks), func(i int) game.Player { return ranks[i].Who }),
			app.TBody().Body(
				t.scoreRow("score-sum", t.Face.Index.Total, t.total(), ranks, func(r game.Rank) string { return strconv.Itoa(int(r.Keys[0])) }),
				app.Range(sources).Slice(func(n int) app.UI {
					i := sources[n]
					return t.scoreRow("score-part", t.Face.RuleOfPart(i), parts[i], ranks, func(r game.Rank) string { return partText(r, i) })
				}),
				t.scoreRow("score-place", "", face.Part{Name: say.ScorePlace.String()}, ranks,
					func(r game.Rank) string { return strconv.Itoa(int(r.Place)) }),
			)))
}

// heads is the row of heads of a table with a column for everybody.
func (t *score) heads(columns int, who func(column int) game.Player) app.UI {
	cells := []app.UI{app.Td()}
	for i := range columns {
		name := ui.Wrap("score-name", app.Text(t.rankName(who(i))))
		if who(i) != game.Nobody {
			name = ui.Wrap("score-name", inShort(t.Name(who(i)))...)
		}
		cells = append(cells, app.Th().Scope("col").Body(t.rankCrest(who(i)), name))
	}
	return app.THead().Body(app.Tr().Body(cells...))
}

// partText is one source of somebody's points. An automaton has no part in most of them.
func partText(r game.Rank, i int) string {
	if r.Who == game.Nobody && r.Parts[i] == 0 {
		return "–"
	}
	return strconv.Itoa(int(r.Parts[i]))
}

func (t *score) scoreRow(class, rule string, head face.Part, ranks []game.Rank, text func(game.Rank) string) app.UI {
	return app.Tr().Class(class).Body(
		app.Th().Scope("row").Body(
			app.Span().Text(head.Name), t.ruleMark(rule), app.Span().Class("score-hint").Hidden(head.Hint == "").Text(head.Hint)),
		app.Range(ranks).Slice(func(i int) app.UI { return app.Td().Text(text(ranks[i])) }))
}

// rankCrest is the crest of a seat, or a plain shield for an automaton.
func (t *score) rankCrest(p game.Player) app.UI {
	if p == game.Nobody {
		return ui.NeutralCrest(t.rankName(p))
	}
	return t.crest(p)
}

// Why says what has brought the first before the next: what decides a tie, or else the part of the score in which they differ most. It is
// empty where there is no such part, and against an automaton, which has no part in most of them.
func (t *score) Why() string {
	ranks := t.View.Standing
	n := t.against(ranks)
	if tie := t.TieText(); tie != "" || n >= len(ranks) || ranks[0].Who == game.Nobody || ranks[n].Who == game.Nobody {
		return tie
	}
	m, by, more, less := n+t.against(ranks[n:]), 0, 0, 0
	for part := range t.Face.Parts {
		if t.Face.Least && int32(ranks[n].Parts[part]) != ranks[n].Keys[0] {
			continue // it is not what the score of the next is
		}
		a, b := 0, 0
		for i := range m {
			if v := int(ranks[i].Parts[part]); i < n {
				a += v
			} else {
				b += v
			}
		}
		if a-b > more-less {
			by, more, less = part, a, b
		}
	}
	if more == less {
		return ""
	}
	return say.ScoreBy(strconv.Itoa(less), strconv.Itoa(more), t.names(ranks[:n]), t.Face.Parts[by].Name, t.names(ranks[n:m]))
}

// TieText says what decided between the first and the next, if points did not.
func (t *score) TieText() string {
	r := t.View.Standing
	n := t.against(r)
	if n >= len(r) || r[0].Keys[0] != r[n].Keys[0] {
		return ""
	}
	first, next := r[0], r[n]
	if next.Place == 1 {
		return say.ScoreShared.String()
	}
	if first.Who == game.Nobody || next.Who == game.Nobody {
		return say.ScoreTieplain(t.rankName(first.Who))
	}
	for k := 1; k < len(t.Face.Keys) && k < game.MaxKeys; k++ {
		if first.Keys[k] != next.Keys[k] {
			return say.ScoreTie(t.Name(first.Who), t.Name(next.Who), strconv.Itoa(int(next.Keys[k])), strconv.Itoa(int(first.Keys[k])), strconv.Itoa(int(first.Keys[0])), t.Face.Keys[k])
		}
	}
	return ""
}

// result draws the end of the game. It covers the board unless the player has put it aside.
func (t *Table) result() app.UI {
	class := "result"
	if t.score.aside {
		class += " result-aside"
	}
	box := app.Section().ID("result").Class(class).TabIndex(0).Aria("label", say.EndTitle.String())
	if !t.Ended() || t.looksBack || t.score.counting.on {
		return box.Hidden(true)
	}
	after, why, taught := t.Aftermath(), t.score.Why(), ""
	if t.Tutor.lesson.done {
		taught = t.Face.Lesson.End
	}
	return box.Body(
		ui.Box("result-head",
			t.score.winners(),
			app.H2().Class("result-title").Text(t.Headline()),
			ui.Para("result-why", why).Hidden(why == ""),
			ui.Para("result-why", taught).Hidden(taught == "")),
		t.score.scoreTable(),
		t.score.graph(),
		app.Div().Class("result-after").Hidden(len(after) == 0).Body(app.Range(after).Slice(func(i int) app.UI { return ui.Say(after[i]) })),
		app.Div().ID("offer").Class("result-offer").Hidden(!t.Offer).Body(
			app.P().Text(say.EndOffer.String()),
			ui.WordButton("install", "", "", "install", say.StartInstall),
			ui.WordButton("nooffer", "", "btn-quiet", "", say.EndNooffer)),
	)
}

// endRoom is how many buttons there are after the end: two rows of three.
const endRoom = 6

// endButtons are what one can do after the end, with the way between the score and the board that it lies on. What has no room stands in the
// menu, which the last of them opens.
func (t *Table) endButtons() []app.UI {
	pic, word := "eye", say.EndBoard.String()
	if t.score.aside {
		pic, word = "trophy", say.TableScore.String()
	}
	again := t.Outcome.Next
	if again == "" {
		again = say.EndRematch.String()
	}
	var out []app.UI
	add := func(there bool, b app.UI) {
		if there {
			out = append(out, b)
		}
	}
	first := "btn-wax"
	if t.Tutor.lesson.done {
		add(true, ui.WordButton("open", learntSheet, first, "help", say.LessonLearnt))
		first = ""
	}
	here := t.View.Letter == 0 // by link another game is set up anew
	add(here, ui.Button("rematch", "new", first, ui.Pic("restart"), ui.Word(again)))
	add(here && t.Outcome.Stronger != "", ui.Button("rematch", "up", "", ui.Pic("up"), ui.Word(say.EndStronger(t.Outcome.Stronger))))
	add(true, ui.Button("aside", "", "btn-aside", ui.Pic(pic), ui.Word(word)))
	add(t.Outcome.Brag != "", ui.WordButton("copybrag", "", "", "copy", say.DailyCopy))
	add(t.Analysable(), ui.WordButton("analyse", "", "", "find", say.AnalysisAsk))
	add(true, ui.WordButton("lookback", "", "", "clock", say.MenuLookback))
	add(true, ui.WordButton("share", "", "", "share", say.MenuShare))
	add(here, ui.WordButton("rematch", "same", "", "", say.EndSame))
	add(true, ui.WordLink("records", "btn", "trophy", say.StartRecords))
	add(true, ui.WordLink("", "btn", "home", say.EndHome))
	return append(out[:min(len(out), endRoom-1)], ui.Button("open", "menu", "bar-rest", ui.Pic("menu"), ui.Word(say.BarMore(max(1, len(out)-endRoom+1)))))
}
