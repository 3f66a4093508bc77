package table

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/lingo"
	"tabard/app/ui"
	"tabard/engines/game"
)

// SheetName tells sheets apart. It is empty if none is open, or nothing is behind it.
func (t *Table) SheetName() string {
	if t.View.Covered {
		return ""
	}
	if _, ok := t.Sheets.openSeat(); ok {
		return t.Sheets.opened
	}
	if r, ok := strings.CutPrefix(t.Sheets.opened, pieceSheet); ok {
		if t.detail(face.Ref(r)).Title == "" {
			return ""
		}
		return t.Sheets.opened
	}
	if t.Sheets.opened == warnSheet && t.Choice.armed == none {
		return ""
	}
	if bodies[t.Sheets.opened] != nil {
		return t.Sheets.opened
	}
	return ""
}

// openSeat is the seat that the open sheet shows.
func (t *sheets) openSeat() (game.Player, bool) {
	n, ok := strings.CutPrefix(t.opened, "seat:")
	p := ui.Number(n)
	return game.Player(p), ok && t.seated(p)
}

// bodies are the sheets with a name of their own.
var bodies = map[string]func(*Table) (title string, body app.UI){
	"log": func(t *Table) (string, app.UI) { return lingo.T("table.log"), t.Chronicle.logSheet() },
	"score": func(t *Table) (string, app.UI) {
		title := lingo.T("score.now")
		if t.View.Over {
			title = lingo.T("end.title")
		}
		return title, app.Div().Body(
			app.P().Class("hint").Hidden(t.View.Over).Text(lingo.T("score.hint")), t.score.scoreTable())
	},
	"rules":       func(t *Table) (string, app.UI) { return lingo.T("table.rules"), t.Sheets.rulesSheet() },
	"turn":        func(t *Table) (string, app.UI) { return t.turn.turnTitle(), t.turn.turnCard() },
	"menu":        func(t *Table) (string, app.UI) { return lingo.T("table.menu"), t.menu() },
	"help":        func(*Table) (string, app.UI) { return lingo.T("help.title"), help() },
	adviceSheet:   func(t *Table) (string, app.UI) { return lingo.T("advice.title"), t.adviser.adviceBody() },
	warnSheet:     func(t *Table) (string, app.UI) { return lingo.T("bar.why"), t.Choice.warnBody() },
	analysisSheet: func(t *Table) (string, app.UI) { return lingo.T("analysis.title"), t.present().analyst.body() },
}

// Sheet is the content of the open sheet and its title; nil if none is open.
func (t *Table) Sheet() (title string, body app.UI) {
	if t.SheetName() == "" {
		return "", nil
	}
	if p, ok := t.Sheets.openSeat(); ok {
		return t.Name(p), t.seatSheet(p)
	}
	if r, ok := strings.CutPrefix(t.Sheets.opened, pieceSheet); ok {
		d := t.detail(face.Ref(r))
		return d.Title, t.Choice.pieceBody(face.Ref(r), d)
	}
	return bodies[t.Sheets.opened](t)
}

func (t *Table) seatSheet(p game.Player) app.UI {
	body := app.Div()
	if t.Face.Player != nil && t.View.State != nil {
		body = app.Div().Body(t.drawn(func() app.UI { return t.Face.Player(t.View, p, t.Choice.lit) }))
	}
	trait := ""
	if s := t.View.Seats[p]; s.Bot {
		trait = TraitWords(t.Face, t.Name(p), s.Level)
	}
	return app.Div().Class("seat-sheet").DataSet("rev", t.View.Rev).Body(
		app.P().Class("seat-line").Body(t.crest(p), app.Span().Text(t.seatText(p))),
		ui.Para("hint", trait).Hidden(trait == ""),
		ui.Box("seat-chips", ui.Chips(t.glance(p))),
		body,
		ui.Button("look", strconv.Itoa(int(p)), "", ui.Pic("eye"), ui.Word(lingo.T("seat.look", t.Name(p)))).
			Hidden(!t.turn.canLook(p)),
		t.turn.asking(p),
	)
}

// canLook says that the device may change to the eyes of that seat: several people share it and nobody has to decide.
func (t *turn) canLook(p game.Player) bool {
	turn := t.View.Turn
	waiting := turn == game.Nobody || t.View.Seats[turn].Bot
	return t.people() > 1 && waiting && !t.View.Seats[p].Bot && p != t.View.Viewer
}

func (t *chronicle) logSheet() app.UI {
	digest := t.Digest()
	limit := 40
	if t.wholeLog {
		limit = 1 << 20
	}
	turns, all := t.lastTurns(limit)
	word := lingo.T("log.earlier")
	return ui.Box("log-sheet",
		app.Section().Class("digest").Hidden(len(digest) == 0).Body(
			app.H3().Text(lingo.T("log.since")),
			app.Ul().Body(app.Range(digest).Slice(func(i int) app.UI { return logLine(digest[i]) }))),
		ui.Box("row",
			ui.WordButton("copylog", "", "", "copy", "log.copy")),
		t.logBody(limit),
		ui.Button("wholelog", "", "btn-quiet", ui.Word(word)).Hidden(t.wholeLog || all && len(turns) <= limit),
	)
}

// Themes are the choices of light; auto follows the device.
var Themes = []string{"auto", "light", "dark"}

func (t *Table) menu() app.UI {
	v := t.View
	paces := make([]ui.Choice, len(Paces))
	for i, p := range Paces {
		paces[i] = ui.Choice{Arg: p.ID(), Name: lingo.T("set.pace." + p.ID()), On: p == t.Pace}
	}
	var themes []ui.Choice
	for _, id := range Themes {
		themes = append(themes, ui.Choice{Arg: id, Name: lingo.T("set.theme." + id), On: id == t.Theme})
	}
	save, _ := SaveText(v.Save) // why a save has failed stands in the banner of the page
	return ui.Box("menu",
		ui.Para("hint", save),
		ui.WordButton("restart", "", "btn-line", "restart", "menu.restart").Hidden(!v.CanRestart),
		app.P().Class("hint").Hidden(v.CanUndo || v.Over || barrierText(v.Barrier) == "").Text(barrierText(v.Barrier)),
		ui.WordButton("advise", "", "btn-line", "bulb", "advice.ask").Hidden(!t.Advisable()),
		ui.WordButton("explain", "", "btn-line", "info", "menu.explain").Hidden(t.Face.Inspect == nil),
		ui.WordButton("lookback", "", "btn-line", "clock", "menu.lookback").Hidden(t.looksBack || len(v.Log) < 2),
		ui.WordButton("analyse", "", "btn-line", "find", "analysis.ask").Hidden(!t.Analysable()),
		ui.WordButton("share", "", "btn-line", "share", "menu.share"),
		ui.WordButton("export", "", "btn-line", "download", "menu.export"),
		ui.WordButton("rounds", "", "btn-line", "undo", "menu.rounds"),
		ui.WordButton("rename", "", "btn-line", "pencil", "menu.rename"),
		ui.WordButton("open", "rules", "btn-line", "book", "table.rules"),
		ui.WordButton("learn", t.Face.Def.ID, "btn-line", "help", "menu.learn").Hidden(t.Face.Lesson == nil),
		ui.WordButton("open", "help", "btn-line", "help", "menu.help"),
		ui.WordLink("settings", "btn btn-line", "settings", "menu.settings"),
		t.turn.asking(v.Viewer),
		app.H3().Text(lingo.T("set.pace")),
		ui.Segments("pace", lingo.T("set.pace"), paces),
		app.H3().Text(lingo.T("set.theme")),
		ui.Segments("theme", lingo.T("set.theme"), themes),
		app.H3().Text(lingo.T("menu.seed")),
		ui.Para("seed", SeedText(v.Setup.Seed)),
		ui.WordLink("", "btn btn-line", "home", "menu.leave"),
	)
}

func help() app.UI {
	keys := []string{"n", "b", "i", "z", "a", "t", "c", "v", "find", "r", "esc", "arrows", "map", "zoom", "past", "help"}
	return ui.Box("help",
		ui.Say(lingo.T("help.intro")),
		app.Dl().Class("keys").Body(
			app.Range(keys).Slice(func(i int) app.UI {
				return app.Div().Body(
					app.Dt().Body(app.Elem("kbd").Text(lingo.T("key."+keys[i]))),
					app.Dd().Text(lingo.T("key."+keys[i]+".does")))
			})),
	)
}
