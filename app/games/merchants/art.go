package merchants

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/ui"
)

// art is the picture of the game on the start screen: a rack of weapons at an arms fair, a price tag on each, before the
// banners of two armies that face each other across the field.
func art(class string) app.UI {
	return ui.Svg("0 0 320 200", class,
		ui.Path("bm-art-sky", "M0 0h320v200H0z"),
		ui.Circle("bm-art-sun", 160, 104, 62),
		ui.Path("bm-art-far", "M0 118L34 84l24 20 30-34 34 42 20-12 18 14 18-14 20 12 34-42 30 34 24-20 34 34v82H0z"),
		// Two armies: lances behind a row of shields, and over each its banner.
		ui.Path("bm-art-pole", "M40 20V150M280 20V150M8 78l10 62M24 70l4 70M64 78l-8 62M82 84l-10 56M312 78l-10 62M296 70l-4 70M256 78l8 62M238 84l10 56"),
		ui.Path("bm-art-left", "M42 24h62l-14 17 14 17H42z"), ui.Path("bm-art-right", "M278 24h-62l14 17-14 17h62z"),
		ui.Path("bm-art-charge", "M54 47V35l8 6 7-10 7 10 8-6v12zM266 33v8q0 9-9 13q-9-4-9-13v-8q9 4 18 0z"),
		ui.Path("bm-art-left", "M4 126h22v14q0 12-11 16q-11-4-11-16zM28 126h22v14q0 12-11 16q-11-4-11-16zM52 126h22v14q0 12-11 16q-11-4-11-16zM76 126h22v14q0 12-11 16q-11-4-11-16z"),
		ui.Path("bm-art-right", "M222 126h22v14q0 12-11 16q-11-4-11-16zM246 126h22v14q0 12-11 16q-11-4-11-16zM270 126h22v14q0 12-11 16q-11-4-11-16zM294 126h22v14q0 12-11 16q-11-4-11-16z"),
		ui.Path("bm-art-ground", "M0 152q160-14 320 0v48H0z"),
		// The rack.
		ui.Path("bm-art-wood", "M84 96h152v9H84zM84 168h152v9H84zM88 90h10v104H88zM222 90h10v104h-10zM80 192h26v6H80zM214 192h26v6h-26z"),
		// Axe, sword, mace and hammer.
		ui.Path("bm-art-steel", "M117 70h6v112h-6zM123 76q12 0 20-8q8 20 0 44q-8-8-20-9z"+
			"M157 60l5 9v62h11v7h-11v14h-8v-14h-11v-7h11V69z"+
			"M185 92h6v90h-6zM188 52l5 7 10 5 5 11-5 15-12 7h-6l-12-7-5-15 5-11 10-5z"+
			"M205 182V92h-5V66h14"),
		ui.Path("bm-art-steel", "M208 70h34v24h-14v90h-6V94h-14z"),
		ui.Path("bm-art-slit", "M182 66l-4 9 4 12M194 66l4 9-4 12M214 74v16M236 74v16"),
		// Price tags.
		ui.Path("bm-art-string", "M120 128l8 14M158 146l6 6M188 124l8 14M225 124l-8 14"),
		ui.Path("bm-art-tag", "M122 142l8-5 12 6v16h-20zM158 152l8-5 10 6v15h-18zM190 138l8-5 11 6v16h-19zM208 0"),
		// Torches at both ends of the field.
		ui.Path("bm-art-fire", "M160 14c2 10 13 15 13 28a13 13 0 0 1-26 0c0-7 4-11 7-15c1 4 2 5 4 6c-1-7-1-13 2-19z"),
		ui.Path("bm-art-spark", "M160 36q6 6 6 11a6 6 0 0 1-12 0q0-5 6-11z"))
}
