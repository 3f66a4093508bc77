package table

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/shell"
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
	"log": func(t *Table) (string, app.UI) { return say.TableLog.String(), t.Chronicle.logSheet() },
	"score": func(t *Table) (string, app.UI) {
		title := say.ScoreNow.String()
		if t.View.Over {
			title = say.EndTitle.String()
		}
		return title, app.Div().Body(
			app.P().Class("hint").Hidden(t.View.Over).Text(say.ScoreHint.String()), t.score.scoreTable(),
			app.P().Class("score-tie").Hidden(t.score.TieText() == "").Text(t.score.TieText()))
	},
	"rules":       func(t *Table) (string, app.UI) { return say.TableRules.String(), t.Sheets.rulesSheet() },
	"turn":        func(t *Table) (string, app.UI) { return t.turn.turnTitle(), t.turn.turnCard() },
	"menu":        func(t *Table) (string, app.UI) { return say.TableMenu.String(), t.menu() },
	"help":        func(*Table) (string, app.UI) { return say.HelpTitle.String(), help() },
	adviceSheet:   func(t *Table) (string, app.UI) { return say.AdviceTitle.String(), t.adviser.adviceBody() },
	warnSheet:     func(t *Table) (string, app.UI) { return say.BarWhy.String(), t.Choice.warnBody() },
	learntSheet:   func(t *Table) (string, app.UI) { return say.LearntTitle.String(), t.Tutor.learnt() },
	analysisSheet: func(t *Table) (string, app.UI) { return say.AnalysisTitle.String(), t.present().analyst.body() },
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
		ui.Button("look", strconv.Itoa(int(p)), "", ui.Pic("eye"), ui.Word(say.SeatLook(t.Name(p)))).
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
	word, since := say.LogEarlier.String(), say.LogSince
	if t.View.Since == 0 {
		since = say.LogSofar
	}
	return ui.Box("log-sheet",
		app.Section().Class("digest").Hidden(len(digest) == 0).Body(
			app.H3().Text(since.String()),
			app.Ul().Body(app.Range(digest).Slice(func(i int) app.UI { return logLine(digest[i]) }))),
		ui.Box("row",
			ui.WordButton("copylog", "", "", "copy", say.LogCopy)),
		t.logBody(limit),
		ui.Button("wholelog", "", "btn-quiet", ui.Word(word)).Hidden(t.wholeLog || all && len(turns) <= limit),
	)
}

// Themes are the choices of light; auto follows the device.
var Themes = []string{"auto", "light", "dark"}

func (t *Table) menu() app.UI {
	v := t.View
	save, _ := SaveText(v.Save) // why a save has failed stands in the banner of the page
	return ui.Box("menu",
		app.P().Class("menu-news").Hidden(!t.Newer).Text(say.UpdateText.String()),
		ui.WordButton("update", "", "btn-wax", "", say.UpdateNow).Hidden(!t.Newer),
		ui.Para("hint", save),
		ui.WordButton("restart", "", "btn-line", "restart", say.MenuRestart).Hidden(!v.CanRestart),
		ui.WordButton("rematch", "same", "btn-line", "restart", say.EndSame).Hidden(!t.Ended() || v.Letter > 0),
		ui.WordButton("copybrag", "", "btn-line", "copy", say.DailyCopy).Hidden(t.Outcome.Brag == ""),
		app.P().Class("hint").Hidden(v.CanUndo || v.Over || barrierText(v.Barrier) == "").Text(barrierText(v.Barrier)),
		ui.WordButton("full", "", "btn-line", "fit", say.MenuFull).Aria("pressed", strconv.FormatBool(t.Full == "on")).Hidden(t.Full == ""),
		ui.WordButton("advise", "", "btn-line", "bulb", say.AdviceAsk).Hidden(!t.Advisable()),
		ui.WordButton("explain", "", "btn-line", "info", say.MenuExplain).Hidden(t.Face.Inspect == nil),
		ui.WordButton("lookback", "", "btn-line", "clock", say.MenuLookback).Hidden(t.looksBack || len(v.Log) < 2),
		ui.WordButton("analyse", "", "btn-line", "find", say.AnalysisAsk).Hidden(!t.Analysable()),
		ui.WordButton("share", "", "btn-line", "share", say.MenuShare),
		ui.WordLink("records", "btn btn-line", "trophy", say.StartRecords),
		ui.WordButton("export", "", "btn-line", "download", say.MenuExport),
		ui.WordButton("rounds", "", "btn-line", "undo", say.MenuRounds).Hidden(v.Letter > 0),
		ui.WordButton("rename", "", "btn-line", "pencil", say.MenuRename).Hidden(v.Letter > 0),
		ui.WordButton("open", "rules", "btn-line", "book", say.TableRules),
		ui.WordButton("learn", t.Face.Def.ID, "btn-line", "help", say.MenuLearn).Hidden(t.Face.Lesson == nil),
		ui.WordButton("open", "help", "btn-line", "help", say.MenuHelp),
		ui.WordLink("settings", "btn btn-line", "settings", say.MenuSettings),
		t.turn.asking(v.Viewer),
		app.H3().Text(say.SetPace.String()),
		ui.Segments("pace", say.SetPace.String(), ui.Values("pace", PaceIDs, t.Pace.ID())),
		app.H3().Text(say.SetFights.String()).Hidden(t.Face.Scenes == nil),
		ui.Box("", ui.Segments("fights", say.SetFights.String(), ui.Values("fights", FightsIDs, FightsIDs[t.Fights]))).Hidden(t.Face.Scenes == nil),
		app.H3().Text(say.SetTheme.String()),
		ui.Segments("theme", say.SetTheme.String(), ui.Values("theme", Themes, t.Theme)),
		app.H3().Text(say.MenuBox.String()).Hidden(v.Setup.Box == ""),
		ui.Say(boxName(v)).Hidden(v.Setup.Box == ""),
		ui.Para("hint", say.SetupBoxhint.String()).Hidden(v.Setup.Box == ""),
		app.H3().Text(say.MenuSeed.String()),
		ui.Para("seed", SeedText(v.Setup.Seed)),
		ui.WordLink("", "btn btn-line", "home", say.MenuLeave),
	)
}

func help() app.UI {
	keys := []say.Key{say.KeyN, say.KeyB, say.KeyI, say.KeyZ, say.KeyA, say.KeyT, say.KeyC, say.KeyL, say.KeyF, say.KeyV, say.KeyFind, say.KeyR, say.KeyEsc, say.KeyArrows,
		say.KeyMap, say.KeyZoom, say.KeyPast, say.KeyHelp}
	return ui.Box("help",
		ui.Say(say.HelpIntro.String()),
		app.Dl().Class("keys").Body(
			app.Range(keys).Slice(func(i int) app.UI {
				return app.Div().Body(
					app.Dt().Body(app.Elem("kbd").Text(keys[i].String())),
					app.Dd().Text(keys[i].Does()))
			})),
	)
}

// boxName is what the box is called that a game is played with.
func boxName(v session.View) string {
	if v.Box != "" {
		return v.Box
	}
	return say.MenuBoxuntitled.String()
}
