package emara

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/ui"
)

// art is the picture of the game on the start screen: an illuminated page with a rondel of four places, councilors on
// their way around it, and the crown above.
func art(class string) app.UI {
	return ui.Svg("0 0 320 200", class,
		ui.Path("em-art-page", "M0 0h320v200H0z"),
		ui.Path("em-art-frame", "M8 8h304v184H8zM13 13h294v174H13z"),
		// Vines in the margins, with berries.
		ui.Path("em-art-vine", "M26 186C22 120 70 128 64 96S24 84 30 56S62 44 58 24M30 150q-14-2-12-16M52 126q16 4 20-8M48 92q-4 14-18 12M32 64q-14-4-12-18M50 44q14 6 20-6"+
			"M294 186C298 120 250 128 256 96S296 84 290 56S258 44 262 24M290 150q14-2 12-16M268 126q-16 4-20-8M272 92q4 14 18 12M288 64q14-4 12-18M270 44q-14 6-20-6"),
		ui.Path("em-art-berries", "M18 130a4 4 0 1 0 .1 0zM73 114a4 4 0 1 0 .1 0zM28 100a4 4 0 1 0 .1 0zM20 42a4 4 0 1 0 .1 0zM71 34a4 4 0 1 0 .1 0zM58 18a4 4 0 1 0 .1 0z"+
			"M302 130a4 4 0 1 0 .1 0zM247 114a4 4 0 1 0 .1 0zM292 100a4 4 0 1 0 .1 0zM300 42a4 4 0 1 0 .1 0zM249 34a4 4 0 1 0 .1 0zM262 18a4 4 0 1 0 .1 0z"),
		ui.Circle("em-art-gold", 160, 112, 82), ui.Circle("em-art-beads", 160, 112, 77),
		ui.Path("em-art-a", "M157 40A72 72 0 0 0 88 109H130A30 30 0 0 1 157 82Z"),
		ui.Path("em-art-b", "M163 40A72 72 0 0 1 232 109H190A30 30 0 0 0 163 82Z"),
		ui.Path("em-art-c", "M232 115A72 72 0 0 1 163 184V142A30 30 0 0 0 190 115Z"),
		ui.Path("em-art-d", "M88 115A72 72 0 0 0 157 184V142A30 30 0 0 1 130 115Z"),
		// Forest, castle, cathedral and a sheaf of grain.
		ui.Path("em-art-motif", "M120 56l12 18h-6l9 13h-12v9h-6v-9h-12l9-13h-6zM184 63h6v5h6v-5h8v5h6v-5h6v33h-12v-8a4 4 0 0 0-8 0v8h-12z"+
			"M198 128l7 10v6h11v20h-12v-6a6 6 0 0 0-12 0v6h-12v-20h11v-6z"+
			"M120 124q7 7 0 14q-7-7 0-14zM118 150q-12-1-13-13q13 1 13 13zM122 150q12-1 13-13q-13 1-13 13zM118 164q-12-1-13-13q13 1 13 13zM122 164q12-1 13-13q-13 1-13 13z"),
		ui.Path("em-art-sheaf", "M120 172V140"),
		ui.Circle("em-art-hub", 160, 112, 26), ui.Path("em-art-star", "M160 92l5 15 15 5-15 5-5 15-5-15-15-5 15-5z"),
		// Councilors: the four seats.
		ui.Path("em-art-seat seat-0-fill", "M147 60a8 8 0 1 0 .1 0z"), ui.Path("em-art-seat seat-1-fill", "M210 94h15v15h-15z"),
		ui.Path("em-art-seat seat-2-fill", "M174 156l9 16h-18z"), ui.Path("em-art-seat seat-3-fill", "M103 113l9 9-9 9-9-9z"),
		// The crown.
		ui.Path("em-art-cap", "M136 36q24-32 48 0l-4 12h-40z"),
		ui.Path("em-art-gold", "M132 50l-8-34 18 16 18-25 18 25 18-16-8 34q-28 9-56 0z"),
		ui.Path("em-art-gold", "M132 48q28 9 56 0v9q-28 9-56 0z"),
		ui.Path("em-art-jewel", "M124 12a4 4 0 1 0 .1 0zM160 3a4 4 0 1 0 .1 0zM196 12a4 4 0 1 0 .1 0zM160 52a4 4 0 1 0 .1 0zM143 51a3 3 0 1 0 .1 0zM177 51a3 3 0 1 0 .1 0z"))
}
