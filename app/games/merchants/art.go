package merchants

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/ui"
)

// art is the picture of the game on the start screen: a rack of weapons at an arms fair, with price tags and a torch at either
// end, before two armies that face each other.
func art(class string) app.UI {
	return ui.Svg("0 0 320 200", class,
		ui.Path("bm-art-sky", "M0 0h320v200H0z"),
		ui.Circle("bm-art-sun", 160, 92, 70),
		ui.Path("bm-art-far", "M0 124L40 92l26 18 30-26 30 30 34-14 34 14 30-30 30 26 26-18 40 32v76H0z"),
		// Two armies: lances behind a row of shields, and over each its banner.
		ui.Path("bm-art-pole", "M30 10V150M290 10V150M6 74l8 66M18 64l2 76M46 70l-4 70M60 82l-6 58M314 74l-8 66M302 64l-2 76M274 70l4 70M260 82l6 58"),
		ui.Path("bm-art-left", "M32 14h64l-15 18 15 18H32zM0 124h19v14q0 12-9.500 16q-9.500-4-9.500-16zM21 124h19v14q0 12-9.500 16q-9.500-4-9.500-16zM42 124h19v14q0 12-9.500 16q-9.500-4-9.500-16z"),
		ui.Path("bm-art-right", "M288 14h-64l15 18-15 18h64zM259 124h19v14q0 12-9.500 16q-9.500-4-9.500-16zM280 124h19v14q0 12-9.500 16q-9.500-4-9.500-16zM301 124h19v14q0 12-9.500 16q-9.500-4-9.500-16z"),
		ui.Path("bm-art-charge", "M44 42V26l9 7 7-11 7 11 9-7v16zM272 22v10q0 10-12 15q-12-5-12-15V22q12 5 24 0z"),
		ui.Path("bm-art-ground", "M0 154q160-16 320 0v46H0z"),
		// The rack, with its torches.
		ui.Path("bm-art-wood", "M66 98h188v9H66zM66 164h188v9H66zM68 86h11v104H68zM241 86h11v104h-11zM58 188h31v7H58zM231 188h31v7h-31z"),
		ui.Path("bm-art-fire", "M74 48c2 9 11 14 11 25a11 11 0 0 1-22 0c0-6 3-9 6-13c1 3 2 5 3 6c-1-7 0-13 2-18zM247 48c2 9 11 14 11 25a11 11 0 0 1-22 0c0-6 3-9 6-13c1 3 2 5 3 6c-1-7 0-13 2-18z"),
		ui.Path("bm-art-spark", "M74 68q5 5 5 9a5 5 0 0 1-10 0q0-4 5-9zM247 68q5 5 5 9a5 5 0 0 1-10 0q0-4 5-9z"),
		// Axe, sword, mace and hammer.
		ui.Path("bm-art-haft", "M97 52h7v134h-7zM175 84h7v102h-7zM211 80h7v106h-7z"),
		ui.Path("bm-art-steel", "M97 60h7q12-1 20-10q10 24 0 50q-8-9-20-10h-7v-7h-6V67h6zM143 34l7 12v82h11v8h-11v18q3 8-3.500 9.500h-7q-6.500-1.500-3.500-9.500v-18h-11v-8h11V46z"+
			"M178.500 42l4 6 9 5 4 11-4 12-9 8h-8l-9-8-4-12 4-11 9-5zM198 54h33v28h-33z"),
		ui.Path("bm-art-slit", "M172 56l-3 8 3 11M185 56l3 8-3 11M204 58v20M225 58v20M143 50v72"),
		// Price tags on strings.
		ui.Path("bm-art-string", "M87 107v14M121 107v10M165 107v14M197 107v10"),
		ui.Path("bm-art-tag", "M79 129l8-9 8 9v20H79zM113 125l8-9 8 9v20h-16zM157 129l8-9 8 9v20h-16zM189 125l8-9 8 9v20h-16z"),
		ui.Path("bm-art-price", "M87 126v0M121 122v0M165 126v0M197 122v0M83 139h8M83 144h8M117 135h8M117 140h8M161 139h8M161 144h8M193 135h8M193 140h8"))
}
