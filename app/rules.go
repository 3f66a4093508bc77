package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/table"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/web/page"
)

// readRules opens the rules of a game, at a paragraph if the route names one: "coincrown/buy-blind".
func (s *Shell) readRules(arg string) {
	id, at, _ := strings.Cut(arg, "/")
	f := games.ByID(id)
	if f == nil {
		f = games.All()[0]
	}
	if s.rules.Face != f {
		s.rules = table.Rulebook{Face: f, Page: true}
	}
	s.rules.At = at
	s.boxes.Open()
	if at != "" {
		s.house.Do(page.Reveal{ID: table.RulePrefix + at})
	}
}

func (s *Shell) rulesScreen() app.UI {
	f := s.rules.Face
	return app.Main().Class("page rules-screen").Body(
		ui.PageHead(say.RulesTitle(f.Name)),
		ui.Para("rules-ours", say.RulesOurs.String()).Hidden(!s.boxes.Has(f.Def)),
		ui.Section("card", s.rules.Body(
			ui.WordButton("print", "", "btn-quiet", "print", say.RulesPrint))),
		ui.Box("row no-print",
			ui.WordButton("quick", f.Def.ID, "btn-wax", "play", say.StartQuick),
			ui.LearnButton(f, say.RulesLearn.String())))
}

// RulesHTML is the rules of a game as go-app writes HTML: a page that can be read and found without the program. home is the address of the
// program from there. The site's export makes a file of it.
func RulesHTML(f *face.Face, home string) (title, page string) {
	title = say.RulesTitle(f.Name)
	book := table.Rulebook{Face: f, Page: true, Still: true}
	return title, app.HTMLString(app.Main().Class("page rules-screen").Body(
		app.H1().Text(title),
		app.P().Body(app.A().Href(home+"#rules/"+f.Def.ID).Text(say.TitleStart.String())),
		ui.Section("card", book.Body(nil))))
}

// toRule opens the rules of the table at a paragraph.
func (s *Shell) toRule(id string) {
	if t := s.desk.Shown(); t != nil {
		s.desk.Send(s.desk.Current(), table.Rule{ID: id})
		s.house.Do(page.Reveal{ID: table.RulePrefix + id})
	}
}

// backFromRules leads back to where the rules were opened from, and the focus to what opened them.
func (s *Shell) backFromRules() {
	t := s.desk.Shown()
	if t == nil {
		return
	}
	from := t.Sheets.From()
	s.desk.Send(s.desk.Current(), table.Back{})
	if from != "" {
		s.house.Do(page.Focus{Selector: `#sheet [data-do="rule"][data-arg="` + from + `"]`})
	}
}

// whatCanIDo shows all actions by what they are good for.
func (s *Shell) whatCanIDo() {
	if t := s.desk.Shown(); t != nil {
		s.desk.Send(s.desk.Current(), table.Close{})
		s.desk.Send(s.desk.Current(), table.Order{ByAim: true})
		s.house.Do(page.Reveal{ID: "all-title", Then: page.ListFirst})
	}
}

// rulesKey follows the keys of the rules and says whether the key was one.
func (s *Shell) rulesKey(k page.Key) bool {
	if k.Key != "/" || s.sheetName() != "rules" && s.route.Place != house.PlaceRules || !s.prefs.Shortcuts() {
		return false
	}
	s.house.Do(page.Focus{Selector: "#" + table.FindID})
	return true
}
