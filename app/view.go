package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/post"
	"tabard/app/prefs"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/web/page"
)

// Stage is how the page should be beside what View draws.
func (s *Shell) Stage() page.Stage { return shown(s, s.stage) }

func (s *Shell) stage() page.Stage {
	st := page.Stage{
		Title: s.pageTitle(), Language: words.Tag(), Tongue: s.prefs.Tongue(), Screen: s.screenName() + " " + s.screenArg(), First: s.route.Place == house.PlaceStart,
		Sheet: s.sheetName(), Look: s.look(), Risk: s.desk.AtRisk(), Save: s.desk.SaveMark(),
	}
	if s.route.Place == house.PlaceSetup || s.route.Place == house.PlaceRules {
		st.Game = s.screenArg()
	}
	if t := s.table(); t != nil {
		st.Game = t.View.Def.ID
		st.Table, st.Piece, st.Map, st.Rev = true, string(t.Choice.Piece()), s.mapOf() != nil, t.View.Rev
		st.Flash, st.Moves, st.FlashN = t.Stage.Flash()
		st.Scene, st.SceneAt, st.Figures = t.Stage.Scene()
		st.SceneGoes = t.Stage.Goes()
		if it, ok := t.Choice.Armed(); ok {
			st.Armed = it.Key()
		}
		st.Sight = t.Choice.Sight()
		st.Behind = t.Behind()
		st.Passing = t.Passing(t.View)
	}
	return st
}

// look is what the settings ask of the page's root, and whether a game waits for the player: a badge on the app's icon says so.
func (s *Shell) look() []page.Datum {
	waits, played, here := page.Datum{Name: "waits"}, "", false
	if t := s.desk.Current(); t != nil {
		played, here = t.View.ID, !t.View.Over
	}
	if here || s.library.Waits(played) || s.post.Waits() {
		waits.Value = "game"
	}
	return append(s.prefs.Look(), waits)
}

// Outlook answers what the page asks of the pieces of the table on the screen.
func (s *Shell) Outlook() page.Outlook {
	if t := s.table(); t != nil {
		return t.Choice
	}
	return nil
}

func (s *Shell) pageTitle() string {
	t := s.table()
	if t == nil || t.View.Covered {
		title, _ := say.TitleNamed(string(s.route.Place))
		return title.String()
	}
	name := t.Face.Name
	if t.Past() != nil {
		return say.TitleReplay(name)
	}
	if t.View.Turn == t.View.Viewer && t.View.Viewer != game.Nobody {
		return say.TitleYourturn(name)
	}
	return say.TitlePlaying(name)
}

// View draws the page. A fault in any part of it is shown in the place of the screen.
func (s *Shell) View() app.HTMLDiv {
	s.drawn++
	return shown(s, s.page)
}

// page draws the whole page. The order of its parts never changes.
func (s *Shell) page() app.HTMLDiv {
	class, t := "shell", s.table()
	if t != nil && !t.View.Covered {
		class += " shell-table"
	}
	root := app.Div().ID("tabard").Class(class).DataSet("screen", s.screenName())
	if t != nil {
		root = root.DataSet("rev", t.View.Rev).DataSet("turn", int(t.View.Turn)).DataSet("thinking", t.View.Thinking).
			DataSet("over", t.View.Over)
	}
	title, sheet := s.sheet()
	toast, open := s.toastText(), s.sheetName() != ""
	told, toldInside := s.heard.polite.place(s.saying(), open)
	alert, alertInside := s.heard.assertive.place(s.alerting(), open)
	return root.Body(
		ui.Box("skips", s.skips()...),
		s.desk.Banner(),
		&screen{S: s, Name: s.mountName(), N: s.drawn},
		app.Div().ID("toast").Class("toast").Aria("hidden", "true").Hidden(toast == "" || open).Body(app.Text(toast)),
		region("say", "status", "polite", told),
		region("alert", "alert", "assertive", alert),
		app.Dialog().ID("sheet").Class("sheet").Aria("labelledby", "sheet-title").Body(
			ui.Box("sheet-head",
				app.H2().ID("sheet-title").TabIndex(-1).Text(title),
				ui.IconButton("close", "", "btn-quiet", "x", say.Close.String())),
			app.P().Class("sheet-note").Aria("hidden", "true").Hidden(toast == "").Text(toast),
			region("sheet-say", "status", "polite", toldInside),
			region("sheet-alert", "alert", "assertive", alertInside),
			app.Div().Class("sheet-body").TabIndex(0).Role("region").Aria("labelledby", "sheet-title").Body(sheet),
		),
	)
}

// region is a live region: its text is spoken when it changes, and seen by nobody.
func region(id, role, live, text string) app.UI {
	return app.Div().ID(id).Class("sr").Role(role).Aria("live", live).Body(app.Text(text))
}

// voices are the live regions.
type voices struct{ polite, assertive spoken }

// spoken is the text of a live region. Screen readers hear nothing outside of an open sheet, so a text that comes meanwhile goes to a region
// within the sheet, and is not repeated outside when the sheet is closed.
type spoken struct {
	text   string
	inside bool
}

// place returns the texts of the region outside of the sheet and of the one within it.
func (p *spoken) place(text string, open bool) (outside, inside string) {
	if text != p.text {
		p.text, p.inside = text, open
	}
	if p.inside {
		return "", text
	}
	return text, ""
}

// screen is mounted anew for every other name (mountName), so that nothing of one screen leaks into the next.
type screen struct {
	app.Compo
	S    *Shell
	Name string
	N    int
}

// CompoID makes the screens of every name another component.
func (c *screen) CompoID() string { return c.Name }

// Render draws the screen of the route. A fault in it is shown like any other.
func (c *screen) Render() app.UI { return shown(c.S, c.S.screen) }

func (s *Shell) screen() app.UI {
	if s.fault != "" {
		return s.broken(s.fault)
	}
	switch s.route.Place {
	case "": // before the page has told where it is
		return app.Main()
	case house.PlaceSetup:
		return s.setup.View()
	case house.PlaceTable:
		return s.desk.View(s.route.Arg)
	case house.PlaceRules:
		return s.rulesScreen()
	case house.PlaceSettings:
		return s.prefs.View()
	case house.PlaceCredits:
		return prefs.Credits()
	case house.PlaceBoxes:
		return s.boxes.View()
	case house.PlaceBox:
		return s.boxes.EditorView()
	case house.PlaceBoxLink:
		return s.boxes.LinkView()
	}
	if s.route.Place == house.PlacePost || s.route.Place == house.PlaceLink && post.IsLetter(s.route.Arg) {
		return s.post.View(s.route.Place)
	}
	return s.library.View(s.route.Place)
}

func (s *Shell) screenName() string {
	switch {
	case s.fault != "":
		return "broken"
	case s.desk.Current() != nil || s.route.Place == house.PlaceTable:
		return s.desk.Screen()
	}
	return string(s.route.Place)
}

// mountName names what is mounted anew. Play, the look back and the result are one table, of which only what differs is drawn: to make its two
// thousand nodes anew would hold the page up just when the game ends.
func (s *Shell) mountName() string {
	name := s.screenName()
	if t := s.table(); t != nil && !t.View.Covered {
		name = "table"
	}
	return name + s.screenArg()
}

// screenArg is what the screen is about. From paragraph to paragraph the rules stay the same screen.
func (s *Shell) screenArg() string {
	if s.route.Place == house.PlaceRules {
		return s.rules.Face.Def.ID
	}
	if s.route.Place == house.PlaceSetup { // behind it stands a box
		game, _, _ := strings.Cut(s.route.Arg, "/")
		return game
	}
	return s.route.Arg
}

func (s *Shell) skips() []app.UI {
	if t := s.table(); t == nil || t.View.Covered {
		return nil
	}
	return []app.UI{
		ui.WordButton("jump", "prompt", "", "", say.SkipPrompt),
		ui.WordButton("jump", "actions", "", "", say.SkipActions),
		ui.WordButton("jump", "board", "", "", say.SkipBoard),
	}
}

// sheet is what the one dialog of the page shows: no more than a title while a fault is.
func (s *Shell) sheet() (title string, body app.UI) {
	if s.fault == "" {
		if d := s.house.Dialog; d.Draw != nil {
			title, body = d.Draw(d)
		}
	}
	if t := s.table(); body == nil && t != nil {
		t.Theme, t.Full, t.Newer = s.prefs.Value("Theme"), s.house.Facts.Full, s.house.Facts.Update == "waiting" // its menu offers them
		title, body = t.Sheet()
	}
	if body == nil {
		title, body = "", app.Div()
	}
	return title, body
}

// sheetName is which sheet is open; empty for none.
func (s *Shell) sheetName() string {
	switch t := s.table(); {
	case s.fault != "":
	case s.house.Dialog.Open():
		return "dialog " + s.house.Dialog.Kind
	case t != nil:
		return t.SheetName()
	}
	return ""
}

// toastText is the short message that is shown now; empty for none.
func (s *Shell) toastText() string {
	text, _ := s.house.Toast()
	if t := s.desk.Shown(); text == "" && t != nil {
		text, _ = t.Voice.Toast()
	}
	return text
}

// saying and alerting are the texts of the polite and the assertive live region.
func (s *Shell) saying() string {
	if t := s.desk.Shown(); t != nil {
		return t.Voice.Said()
	}
	return s.house.Said()
}

func (s *Shell) alerting() string {
	if t := s.desk.Shown(); t != nil {
		return t.Voice.Alerted()
	}
	return ""
}
