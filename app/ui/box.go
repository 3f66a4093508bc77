package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// The elements that most screens are made of, each in one call.

// Box is a div of a class.
func Box(class string, body ...app.UI) app.HTMLDiv { return app.Div().Class(class).Body(body...) }

// Section is a section of a class.
func Section(class string, body ...app.UI) app.HTMLSection {
	return app.Section().Class(class).Body(body...)
}

// Para is a paragraph of a class.
func Para(class, text string) app.HTMLP { return app.P().Class(class).Text(text) }

// Say is a paragraph.
func Say(text string) app.HTMLP { return app.P().Text(text) }

// Span is a piece of text of a class.
func Span(class, text string) app.HTMLSpan { return app.Span().Class(class).Text(text) }

// Fold is a box that is folded away behind its name; note stands beside it.
func Fold(name, note string, body ...app.UI) app.UI {
	return app.Elem("details").Class("fold").Body(app.Elem("summary").Body(Word(name), Span("hint", note)), Box("", body...))
}
