package coincrown

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// irons draws the eight iron coins with their holders and how everybody stands.
func (c painter) irons(lit func(face.Ref) bool) app.UI {
	var coins []app.UI
	for i := range rules.Iron(rules.Irons) {
		coins = append(coins, c.ironCoin(i, lit(ironRef(i))))
	}
	return box("cc-irons area area-1", say.Irons.String(), nil, coins...)
}

const octagon = "M13 2h14l11 11v14L27 38H13L2 27V13z"

func (c painter) ironCoin(i rules.Iron, lit bool) app.UI {
	points, owner := int(c.box().IronPoints[i]), c.s.IronOwner[i]
	class := "cc-iron"
	if owner >= 0 {
		class += " cc-held"
	}
	var counts []app.UI
	var standing []string
	for p := range game.Player(c.s.N) {
		n := c.s.IronCount(p, i)
		standing = append(standing, say.IronsAriaHas(n, c.NameOf(p)))
		seat := "cc-count"
		if p == owner {
			seat += " cc-holds"
		}
		counts = append(counts, ui.Wrap(seat, c.crest(p), ui.Span("", face.Num(n))))
	}
	toTake := ""
	if c.me >= 0 {
		if n := c.toTake(c.me, i); n > 0 {
			toTake = say.IronsAriaMore(n)
		} else {
			toTake = say.IronsAriaYours.String()
			class += " cc-own"
		}
	}
	label := face.Sentences(say.IronsAria(say.Iron(i), points, words.And(standing), c.Person(owner)), toTake)
	return ui.Piece(class, string(ironRef(i)), lit, label,
		ui.Svg("0 0 40 40", "cc-octagon", ui.Path("cc-octagon-shape", octagon), ui.Label("cc-octagon-n", 20, 26, say.Iron(i).Letter())),
		ui.Wrap("cc-iron-head", ui.Span("cc-name", say.Iron(i).String()), ui.Wrap("cc-points", ui.Sign("g-crown", ""), ui.Span("", face.Num(points)))),
		ui.Span("cc-more", toTake),
		ui.Wrap("cc-counts", counts...))
}
