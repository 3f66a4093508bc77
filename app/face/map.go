package face

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/session"
)

// Map is a board of hexes for the shell. It has more places than the page should have elements, so only what stands there or
// can be chosen is a piece of its own (ui.Spot); of the others the shell asks when the pointer or the focus comes to them. A
// place is named by a Ref, as pieces are, and whatever names one can be asked for with Inspect.
//
// Points are in the coordinates of the drawing (ui.Map).
type Map struct {
	// Board draws the board; picked is the piece whose choices the bar shows, or empty.
	Board func(v session.View, lit func(Ref) bool, picked Ref) app.UI
	// At is the place at a point; empty outside the map.
	At func(v session.View, x, y int) Ref
	// Middle is where a place lies; false if there is no such place.
	Middle func(v session.View, r Ref) (x, y int, ok bool)
	// Step leads from a place to the next in one of six directions, clockwise from the east: what may stand there, the most
	// particular first, and last the bare place. Nothing where the map ends.
	Step func(v session.View, r Ref, direction int) []Ref
	// Name says in a few words what is at a place.
	Name func(v session.View, r Ref) string
	// Home is the place that the viewer begins from.
	Home func(v session.View) Ref
}
