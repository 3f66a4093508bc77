// Package ui holds the small parts that every screen is made of: pictures, crests, chips, buttons and the few things a page
// has to do by hand, such as moving the focus.
package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

const svgNS = "http://www.w3.org/2000/svg"

// SymbolURL is where the site serves a symbol: those of things in the games (g-*) have a sheet of their own, which the first screen does
// not need and which comes after the program.
func SymbolURL(id string) string {
	if strings.HasPrefix(id, "g-") {
		return "static/pieces.svg#" + id
	}
	return "static/icons.svg#" + id
}

// Svg is a drawing of the given view box, or without one for "". It is decoration unless a label is set on it.
func Svg(viewBox, class string, body ...app.UI) app.HTMLElem {
	return app.Elem("svg").XMLNS(svgNS).Class(class).Attr("viewBox", viewBox).
		Attr("aria-hidden", "true").Attr("focusable", "false").Body(body...)
}

// G groups parts of a drawing.
func G(class string, body ...app.UI) app.HTMLElem {
	return app.Elem("g").XMLNS(svgNS).Class(class).Body(body...)
}

// Path is an outline.
func Path(class, d string) app.HTMLElem {
	return app.Elem("path").XMLNS(svgNS).Class(class).Attr("d", d)
}

// Circle is a disc or ring.
func Circle(class string, x, y, r int) app.HTMLElem {
	return app.Elem("circle").XMLNS(svgNS).Class(class).
		Attr("cx", strconv.Itoa(x)).Attr("cy", strconv.Itoa(y)).Attr("r", strconv.Itoa(r))
}

// Rect is a box with round corners of radius r.
func Rect(class string, x, y, w, h, r int) app.HTMLElem {
	return app.Elem("rect").XMLNS(svgNS).Class(class).
		Attr("x", strconv.Itoa(x)).Attr("y", strconv.Itoa(y)).
		Attr("width", strconv.Itoa(w)).Attr("height", strconv.Itoa(h)).Attr("rx", strconv.Itoa(r))
}

// Label is a word in a drawing, centred on x.
func Label(class string, x, y int, text string) app.HTMLElem {
	return app.Elem("text").XMLNS(svgNS).Class(class).
		Attr("x", strconv.Itoa(x)).Attr("y", strconv.Itoa(y)).Attr("text-anchor", "middle").Body(app.Text(text))
}

// Pic draws the picture of a control in the colour of the text around it.
func Pic(id string) app.UI { return Symbol("ui-"+id, "pic") }

// Symbol draws a symbol of its sheet. It is decoration: say the word beside it.
func Symbol(id, class string) app.UI {
	if id == "" {
		return Svg("0 0 24 24", "sym "+class)
	}
	return &picture{Class: "sym " + class, Of: SymbolURL(id), Symbol: true}
}

// ArtURL is the folder of the pictures of games: one sheet of symbols a game, under its id.
const ArtURL = "static/art/"

// Art is a picture of a game's sheet, which is fetched when the first of its pictures is shown. A picture fills the box that the
// class gives it, as its own view box and proportions say. It is decoration: say the word beside it.
func Art(game, id, class string) app.UI {
	return &picture{Class: "art " + class, Of: ArtURL + game + ".svg#" + id}
}

// picture draws one symbol of a sheet. It is a component since a quarter of a board's elements are pictures, which hardly ever change: what
// looks the same is not drawn again.
type picture struct {
	app.Compo
	Class, Of string
	Symbol    bool // of 24 by 24; others fill their box
}

func (p *picture) Same(other app.Composer) bool {
	o := other.(*picture)
	return p.Class == o.Class && p.Of == o.Of && p.Symbol == o.Symbol
}

func (p *picture) Render() app.UI {
	box, side := "", "100%"
	if p.Symbol {
		box, side = "0 0 24 24", "24"
	}
	return Svg(box, p.Class, app.Elem("use").XMLNS(svgNS).Attr("href", p.Of).Attr("width", side).Attr("height", side))
}
