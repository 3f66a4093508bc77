package ui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/words"
	say "tabard/app/words/shell"
)

// Map is a board that can be brought nearer: a drawing of that box in a pane. The page changes its size and leads the focus over it
// (web/page/chart.go, face.Map). What lies still comes first, so that it is not drawn again; pieces are Spots; the mark of the place that
// the focus has come to goes on top. As long as something can be chosen there, the page brings the map near until a hex is so many pixels
// wide: for fingers as many as Finger at least. The four signs at its edges tell how much can be chosen beyond.
func Map(class, label string, near, x, y, w, h int, body ...app.UI) app.UI {
	cursor := func() app.UI {
		return app.Elem("g").XMLNS(svgNS).Class("map-cursor").Role("button").Aria("haspopup", "dialog").TabIndex(-1).Body(
			Path("map-mark-halo", hexMark), Path("map-mark", hexMark))
	}
	sheet := app.Elem("svg").XMLNS(svgNS).Class("map-sheet").Attr("viewBox", fmt.Sprintf("%d %d %d %d", x, y, w, h)).
		Role("group").Aria("label", label).Attr("focusable", "false").Body(append(body, G("map-flash", Path("map-mark", hexMark)), cursor(), cursor())...)
	beyond := func(side string) app.UI { return app.Span().Class("map-beyond map-"+side).Aria("hidden", "true") }
	return app.Div().Class("map "+class).Body(
		app.Div().Class("map-pane").DataSet("near", near).Body(sheet), beyond("north"), beyond("east"), beyond("south"), beyond("west"))
}

// MapTools bring the map nearer and move it away.
func MapTools() app.UI {
	tool := func(arg, pic string, name words.Text) app.UI { return IconButton("zoom", arg, "", pic, name.String()) }
	return Group("map-tools", say.MapTools.String(), tool("in", "plus", say.MapIn), tool("out", "minus", say.MapOut), tool("fit", "fit", say.MapFit))
}

// hexMark is a hexagon with its points up and down, as wide as a step to the side (HexWide) and as high as four thirds of a step
// down (HexDown).
const hexMark = "M0-30l26 15v30l-26 15l-26-15v-30z"

// Finger is how many pixels wide a hex is at least for a finger to choose it.
const Finger = 28

// Steps of the hexes of a map, in units of its drawing.
const (
	HexWide = 52 // to the east
	HexHalf = 26 // to the side, with a step to the south-east
	HexDown = 45 // down with it
	HexTall = 30 // from the middle of a hex to its points above and below
)

// Spot is a piece of a map at a point. The label says all of it.
func Spot(class, ref string, lit bool, x, y int, label string, body ...app.UI) app.UI {
	e := app.Elem("g").XMLNS(svgNS).DataSet("ref", ref).Role("button").TabIndex(-1).Aria("label", label).
		Attr("transform", fmt.Sprintf("translate(%d %d)", x, y)).Body(body...)
	if lit {
		return e.Class("spot " + class + " lit")
	}
	return e.Class("spot "+class).Aria("haspopup", "dialog")
}
