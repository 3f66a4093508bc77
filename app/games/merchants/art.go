package merchants

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/ui"
)

// art is the picture of the game on the start screen.
func art(class string) app.UI {
	return ui.Svg("0 0 320 200", class, ui.Path("bm-art-sky", "M0 0h320v200H0z"))
}
