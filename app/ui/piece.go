package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// The parts that boards are drawn with, the same for every game. How they look stands in table.css under the same names; a game
// adds classes of its own.

// Wrap is a span of a class around other elements.
func Wrap(class string, body ...app.UI) app.UI { return app.Span().Class(class).Body(body...) }

// Sign is a symbol of the sprite in the size of the text.
func Sign(id, class string) app.UI { return Symbol(id, "sign "+class) }

// Part is a captioned part of a board.
func Part(class, title string, body ...app.UI) app.HTMLSection {
	return app.Section().Class("part "+class).Aria("label", title).Body(
		append([]app.UI{app.H2().Class("part-title").Text(title)}, body...)...)
}

// Group is a part without a caption for the eyes.
func Group(class, label string, body ...app.UI) app.HTMLDiv {
	return app.Div().Class(class).Role("group").Aria("label", label).Body(body...)
}

// Piece is something on a board that can be pressed: to use it while it is lit, because actions belong to it, otherwise to have it
// explained. Ref names it (face.Ref). What is drawn is for the eyes alone: the label says all of it, as text, so that it is the
// name of the button.
func Piece(class, ref string, lit bool, label string, body ...app.UI) app.UI {
	e := app.Div().DataSet("ref", ref).Role("button").TabIndex(-1).Body(Drawn(body...), Hidden(label))
	if lit {
		return e.Class("piece " + class + " lit")
	}
	return e.Class("piece "+class).Aria("haspopup", "dialog")
}

// Exhibit is a piece in the sheet of another seat: there it can only be explained.
func Exhibit(class, ref, label string, body ...app.UI) app.UI {
	return app.Button().Type("button").Class("piece exhibit "+class).DataSet("do", "inspect").DataSet("arg", ref).
		Body(Drawn(body...), Hidden(label))
}

// Picture is a drawing that cannot be pressed, with its description.
func Picture(class, label string, body ...app.UI) app.UI {
	return app.Div().Class(class).Role("img").Aria("label", label).Body(Drawn(body...))
}

// Drawn keeps what only eyes need from being read a second time. It takes no part in the layout: what is in it does.
func Drawn(body ...app.UI) app.UI {
	return app.Span().Class("drawn").Aria("hidden", "true").Body(body...)
}
