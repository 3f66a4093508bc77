package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	say "tabard/app/words/shell"
)

// PageHead is the top of every screen but the table and the start: the way home and the title.
func PageHead(title string) app.UI { return PageHeadTo("", "home", say.TableLeave.String(), title) }

// PageHeadTo is PageHead with another way out: its address, picture and name.
func PageHeadTo(to, pic, name, title string) app.UI {
	return app.Header().Class("page-head").Body(
		Link(to, "btn btn-icon btn-quiet", Pic(pic)).Aria("label", name),
		app.H1().ID("title").TabIndex(-1).Text(title))
}

// ChoiceField is a field with a few values that exclude each other, and a hint unless it is empty.
func ChoiceField(verb, name string, choices []Choice, hint string) app.HTMLDiv {
	return Box("field",
		Para("field-name", name),
		Segments(verb, name, choices),
		app.P().Class("hint").Hidden(hint == "").Text(hint))
}

// LearnButton starts the guided first game of a game, if it has one.
func LearnButton(f *face.Face, word string) app.UI {
	return Button("learn", f.Def.ID, "", Word(word)).Hidden(f.Lesson == nil)
}

// RecoverURL is where the site serves the page that works without the program.
const RecoverURL = "static/recover/index.html"

// RecoverLink leads to the page that looks after everything that is stored.
func RecoverLink() app.UI {
	return app.A().Class("btn btn-quiet").Href(RecoverURL).Target("_blank").Rel("noopener").Text(say.RestPage.String())
}

// Number reads a small number from the argument of a control; -1 if it is none.
func Number(arg string) int {
	n, err := strconv.Atoi(arg)
	if err != nil {
		return -1
	}
	return n
}

// BoxTitle is what a box of a game is called: as its owner calls it, or by the game.
func BoxTitle(title, game string) string {
	if title == "" {
		title = say.BoxesUntitled(game)
	}
	return title
}

// FilePicker is the hidden field that opens the browser's dialog for files of some types, set apart by commas.
func FilePicker(types string) app.UI {
	return app.Input().ID("pick").Name("pick").Type("file").Class("gone").Accept(types).Multiple(true).TabIndex(-1).
		Aria("label", say.SavesImport.String())
}
