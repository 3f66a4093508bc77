package coincrown

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	rules "tabard/engines/coincrown"
)

// art is the picture of the game on the start screen: three stacks of struck coins on a counter under an awning, a crown on the
// highest.
func art(class string) app.UI {
	parts := []app.UI{
		ui.Path("art-counter", "M0 166h320v34H0z"),
		ui.Path("art-grain", "M0 176q90 5 170 0t150 2M0 188q70-4 150 1t170-2"),
	}
	for i, x := range []int{0, 40, 80, 120, 160, 200, 240, 280} {
		side := "art-stripe"
		if i%2 == 1 {
			side = "art-stripe-2"
		}
		left := strconv.Itoa(x)
		parts = append(parts, ui.Path(side, "M"+left+" 0h40v26a20 15 0 0 1-40 0z"))
	}
	parts = append(parts, ui.Path("art-line", "M0 26a20 15 0 0 0 40 0a20 15 0 0 0 40 0a20 15 0 0 0 40 0a20 15 0 0 0 40 0a20 15 0 0 0 40 0a20 15 0 0 0 40 0a20 15 0 0 0 40 0a20 15 0 0 0 40 0"))
	parts = append(parts, coinStack("art-bronze", 66, 168, 3)...)
	parts = append(parts, coinStack("art-gold", 160, 172, 4)...)
	parts = append(parts, coinStack("art-silver", 254, 168, 5)...)
	parts = append(parts,
		// The crown: cap, band with three stones, five points.
		ui.Path("art-cap", "M134 101q26-34 52 0l-4 14h-44z"),
		ui.Path("art-gold", "M132 118l-9-38 19 18 18-27 18 27 19-18-9 38q-28 10-56 0z"),
		ui.Path("art-gold", "M132 116q28 10 56 0v10q-28 10-56 0z"),
		ui.Circle("art-gold", 123, 79, 5), ui.Circle("art-gold", 160, 69, 5), ui.Circle("art-gold", 197, 79, 5),
		ui.Circle("art-stone", 160, 126, 4), ui.Circle("art-stone-2", 143, 124, 3), ui.Circle("art-stone-2", 177, 124, 3),
		// Two loose coins in front.
		ui.Path("art-bronze", "M100 184a20 7 0 1 0 40 0a20 7 0 1 0-40 0zM100 184v5a20 7 0 0 0 40 0v-5"),
		ui.Path("art-gold", "M196 188a20 7 0 1 0 40 0a20 7 0 1 0-40 0zM196 188v5a20 7 0 0 0 40 0v-5"),
	)
	return ui.Svg("0 0 320 200", class, parts...)
}

// sheet is the name of the sheet of pictures of the game.
const sheet = "coincrown"

// pictures are the scenes on cards by kind.
var pictures = [rules.CardKinds]string{"field", "pasture", "forest", "mine", "standard", "elite", "armor", "cavalry", "apprentice", "skilled",
	"master", "storehouse", "barracks", "foundry", "lumbermill", "woolenmill", "fortress", "watchtower", "toll", "harbor"}

func picture(id string) app.UI { return ui.Art(sheet, id, "cc-pic") }

// scenery is the country around each land, as its name says: 0 fields, 1 woods, 2 hills, 3 a river, 4 the sea.
const scenery = "1302110122203001" + "32330102330310" + "24410202" + "0224"

func rankPicture(l rules.Level) string { return "rank-" + strconv.Itoa(int(l)) }

// goodPicture is what comes from overseas.
func goodPicture(item rules.OverseasItem) string {
	if item.Fights {
		return "good-4"
	}
	return "good-" + strconv.Itoa(int(item.Resource))
}

// cardIcons are the symbols of the sprite by kind of card.
var cardIcons = [rules.CardKinds]string{"g-field", "g-pasture", "g-forest", "g-mine", "g-soldier", "g-elite", "g-armor", "g-cavalry", "g-apprentice", "g-skilled",
	"g-master", "g-storehouse", "g-barracks", "g-foundry", "g-lumbermill", "g-woolenmill", "g-fortress", "g-watchtower", "g-toll", "g-harbor"}

// vista is a land as it is: its country, and what was built there so far.
func vista(class string, land int, l rules.Level, front app.UI) app.UI {
	return ui.Wrap("cc-vista "+class, picture("land-"+scenery[land:land+1]), picture(rankPicture(l)), front)
}

// head is the picture of a card with the pennant of its family, which tells the family by its icon as well.
func (c painter) head(k rules.CardKind, more app.UI) app.UI {
	return ui.Wrap("cc-band", picture(pictures[k]), ui.Wrap("cc-pennant cc-fam-"+face.Num(int(family(k))), ui.Sign(cardIcons[k], "")), more)
}

// coinStack is n coins on each other, the lowest with its edge at y.
func coinStack(class string, x, y, n int) []app.UI {
	var parts []app.UI
	left := strconv.Itoa(x - 36)
	for i := range n {
		top := strconv.Itoa(y - 11*i - 11)
		parts = append(parts,
			ui.Path(class+" art-edge", "M"+left+" "+top+"v10a36 12 0 0 0 72 0v-10z"),
			ui.Path(class, "M"+left+" "+top+"a36 12 0 1 0 72 0a36 12 0 1 0-72 0z"))
	}
	inner := strconv.Itoa(x - 26)
	return append(parts, ui.Path("art-rim", "M"+inner+" "+strconv.Itoa(y-11*n)+"a26 8 0 1 0 52 0a26 8 0 1 0-52 0z"))
}
