package conquer

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/ui"
)

// art is the picture of the game on the start screen: a campaign map unrolled on a table, with a river, hills and woods, a
// walled town with its banner, two armies' counters and a die.
func art(class string) app.UI {
	return ui.Svg("0 0 320 200", class,
		ui.Path("cq-art-table", "M0 0h320v200H0z"),
		ui.Path("cq-art-shadow", "M26 24l270-6 8 164-284 6z"),
		ui.Path("cq-art-sheet", "M22 18q70 8 138 2t138-2q-4 42 0 84t4 78q-70-6-142 0t-142 0q6-42 2-82t2-80z"),
		ui.Path("cq-art-wood", "M196 34q26-12 50 0t40 10q4 22-10 32t-44 8q-30-6-40-18t4-32zM34 136q20-14 42-4t18 30q-10 14-34 12t-34-10z"),
		ui.Path("cq-art-mesh", "M44 28l18 10v21l-18 10-18-10M62 38l18-10 18 10 18-10 18 10 18-10 18 10 18-10 18 10 18-10 18 10 18-10 18 10M62 59l18 10 18-10 18 10 18-10 18 10 18-10 18 10 18-10 18 10 18-10 18 10 18-10M80 69v21l18 10 18-10 18 10 18-10 18 10 18-10 18 10 18-10 18 10 18-10 18 10M116 69v21M152 69v21M188 69v21M224 69v21M260 69v21M98 100v21l-18 10M98 121l18 10 18-10 18 10 18-10 18 10 18-10 18 10 18-10 18 10 18-10M134 100v21M170 100v21M206 100v21M242 100v21M278 100v21M44 69v21l18 10 18-10M62 100v21l18 10v21l18 10 18-10v-21M116 152l18 10 18-10 18 10 18-10 18 10 18-10 18 10 18-10M152 131v21M188 131v21M224 131v21M260 131v21"),
		ui.Path("cq-art-bank", "M24 96q30-14 52 4t34 24 44 4 46 16 38 34"), ui.Path("cq-art-river", "M24 96q30-14 52 4t34 24 44 4 46 16 38 34"),
		ui.Path("cq-art-bridge", "M136 118l14 20 12-8-14-20z"), ui.Path("cq-art-plank", "M139 115l-1 18M145 113l8 22M138 124l12-8M142 131l12-8"),
		ui.Path("cq-art-peak", "M40 62l14-26 7 10 8-16 18 34zM84 66l10-18 6 8 5-6 11 18z"),
		ui.Path("cq-art-lines", "M56 42l10 18M60 48l5 10M70 36l12 24M74 46l7 14M96 54l6 11M106 54l5 12M62 62l-5-10"),
		ui.Path("cq-art-tree", "M208 66v-4h-9l6-8h-3l6-10 6 10h-3l6 8h-9v4zM232 60v-4h-9l6-8h-3l6-10 6 10h-3l6 8h-9v4zM256 72v-4h-9l6-8h-3l6-10 6 10h-3l6 8h-9v4zM272 60v-4h-7l5-6h-2l4-8 4 8h-2l5 6h-7v4zM48 160v-4h-9l6-8h-3l6-10 6 10h-3l6 8h-9v4zM72 166v-4h-9l6-8h-3l6-10 6 10h-3l6 8h-9v4z"),
		// The town.
		ui.Path("cq-art-wall", "M214 138v-22h6v5h6v-5h6v5h24v-5h6v5h6v-5h6v22zM228 116v-28h5v5h5v-5h5v5h5v-5h5v28z"),
		ui.Path("cq-art-roof", "M226 88l14-20 14 20z"), ui.Path("cq-art-gate", "M238 138v-9a6 6 0 0 1 12 0v9zM238 98h5v8h-5z"),
		ui.Path("cq-art-pole", "M240 70V44"), ui.Path("cq-art-banner seat-2-fill", "M240 45h24l-7 7 7 7h-24z"),
		// Counters of two armies, and a die.
		ui.Path("cq-art-edge", "M112 84a17 17 0 1 0 0 3M186 104l20 22-20 22-20-22z"),
		ui.Circle("cq-art-counter seat-0-fill", 95, 82, 17), ui.Path("cq-art-counter seat-3-fill", "M186 100l20 22-20 22-20-22z"),
		ui.Path("cq-art-sign", "M84 92l17-17 4 0 0 4-17 17zM87 86l8 8M180 112q12 10 0 20M180 112v20M172 122h18M186 119l4 3-4 3"),
		ui.Path("cq-art-die", "M118 160l20-6 22 7v20l-21 8-21-8z"), ui.Path("cq-art-die-side", "M139 168l21-7v20l-21 8z"), ui.Path("cq-art-die-line", "M118 160l21 8 21-7M139 168v21"),
		ui.Path("cq-art-pip", "M136 160v0M146 160v0M127 174v0M132 180v0M149 176v0"))
}
