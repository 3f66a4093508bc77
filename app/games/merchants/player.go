package merchants

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/engines/game"
)

// player is one seat in full: nothing that a seat has is hidden.
func player(v session.View, p game.Player, lit func(face.Ref) bool) app.UI {
	d := drawing{teller: look(v), lit: lit}
	if d.s == nil || p < 0 || int(p) >= int(d.s.N) {
		return ui.Box("bm")
	}
	return ui.Box("bm bm-other", ui.Box("bm-hold", d.purse(p, false), d.smithy(p, false), d.cards(p, false), d.tiles(p)))
}
