package table

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// Rulebook is how far somebody has come in the rules of a game, on a page of their own or in a sheet of its table.
type Rulebook struct {
	Face *face.Face
	Box  game.Boxed // whose numbers are told; nil for ours
	Page bool       // a page of their own, on which links lead from paragraph to paragraph
	// Still is a page of HTML of its own, which needs no program: without search and pictures, and its links lead to its own chapters.
	Still bool
	At    string // the paragraph that was asked for
}

// RulePrefix begins the ids of paragraphs in the page.
const RulePrefix = "rule-"

// FindID is the id of the field to search with (static/rules.js).
const FindID = "rules-find"

// Body draws the rules: the search, the contents, folded in a sheet, and every paragraph. tool is one more button beside the search.
func (b *Rulebook) Body(tool app.UI) app.UI {
	rules := b.Face.Rules(b.Box)
	if len(rules) == 0 { // page.Spoken brings them; a page has nothing to print until then, a sheet its way back
		coming := ui.Para("rules-coming", say.RulesComing.String())
		if b.Page {
			return coming
		}
		return ui.Box("rules", tool, coming)
	}
	class := "rules"
	if b.Page {
		class += " rules-page"
	}
	links, chapters := make([]app.UI, len(rules)), make([]app.UI, len(rules))
	for i, s := range rules {
		links[i], chapters[i] = app.Li().Body(b.link(s)), b.chapter(s)
	}
	contents := app.Elem("details").Class("rules-contents")
	if b.Page {
		contents = contents.Attr("open", true)
	}
	contents = contents.Body(app.Elem("summary").Text(say.RulesContents.String()), app.Ol().Body(links...))
	text := ui.Box("rules-text", chapters...)
	if b.Still {
		return ui.Box(class, contents, text)
	}
	word := say.RulesFind.String()
	return ui.Box(class,
		ui.Box("rules-bar",
			ui.Box("rules-search", ui.Pic("find"), app.Input().ID(FindID).Type("search").Placeholder(word).Aria("label", word)),
			tool,
			app.P().Class("rules-count").Role("status").DataSet("none", say.RulesNone.String()).
				DataSet("one", say.RulesFoundOne("#")).DataSet("other", say.RulesFoundOther("#"))),
		contents, text)
}

// link leads to a chapter.
func (b *Rulebook) link(s face.Section) app.UI {
	if b.Still {
		return app.A().Class("rules-jump").Href("#" + RulePrefix + s.ID).Text(s.Title)
	}
	if b.Page {
		return ui.Link("rules/"+b.Face.Def.ID+"/"+s.ID, "rules-jump", app.Text(s.Title))
	}
	return ui.Button("rule", s.ID, "btn-quiet rules-jump", app.Text(s.Title))
}

func (b *Rulebook) chapter(s face.Section) app.UI {
	head := app.UI(app.H3().ID(RulePrefix + s.ID).TabIndex(-1).Text(s.Title))
	if b.Page {
		head = app.H2().ID(RulePrefix + s.ID).TabIndex(-1).Text(s.Title)
	}
	paras := []app.UI{head}
	for _, p := range s.Paras {
		paras = append(paras, b.para(p, p.ID == s.ID))
	}
	return ui.Section("chapter", paras...)
}

// origins are how paragraphs look that are not the rulebook's.
var origins = [...]string{face.Silent: " para-silent", face.Ours: " para-ours", face.Example: " para-example"}

// para draws a paragraph with where it comes from, its picture and its drawing. The first of a chapter is called as its heading is.
func (b *Rulebook) para(p face.Para, first bool) app.UI {
	class := "para" + origins[p.Kind]
	if p.Line {
		class += " para-line"
	}
	if b.At == p.ID {
		class += " para-at"
	}
	var parts []app.UI
	if p.Kind != face.Printed {
		parts = append(parts, ui.Para("para-from", say.Para(p.Kind-face.Silent).String()))
	}
	parts = append(parts, ui.Say(p.Text))
	if i := slices.IndexFunc(b.Face.Index.Examples, func(w face.Worked) bool { return w.Para == p.ID }); i >= 0 && !b.Still {
		// The text beside the drawing says the same, and nothing in the drawing can be used.
		parts = append(parts, ui.Box("para-drawing", b.Face.Index.Examples[i].Draw()).Attr("inert", true).Aria("hidden", "true"))
	}
	text := app.UI(ui.Box("para-text", parts...))
	box := ui.Box(class, text)
	if id := b.Face.ArtOf(p.ID); id != "" && !b.Still {
		box = ui.Box(class, ui.Art(b.Face.Def.ID, id, "para-art"), text)
	}
	if first {
		return box
	}
	return box.ID(RulePrefix + p.ID).TabIndex(-1)
}

// ruleLink leads to a paragraph of the rules; nothing leads to none.
func (t *common) ruleLink(id string) app.UI {
	title := t.Face.RuleTitle(id)
	return ui.Button("rule", id, "btn-quiet rule-link", ui.Pic("book"), ui.Word(say.RulesRule(title))).Hidden(title == "")
}

// ruleMark is ruleLink where there is no room for words.
func (t *common) ruleMark(id string) app.HTMLButton {
	title := t.Face.RuleTitle(id)
	return ui.IconButton("rule", id, "btn-quiet rule-mark", "book", say.RulesRule(title)).Hidden(title == "")
}

func (t *sheets) rulesSheet() app.UI {
	b := Rulebook{Face: t.Face, Box: t.View.Boxed(), At: t.ruleAt}
	return b.Body(ui.WordButton("back", "", "btn-quiet", "left", say.BarBack).Hidden(len(t.trail) == 0))
}
