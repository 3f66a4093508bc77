package merchants

import (
	"math/bits"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// Which boxes are linked, as lines between three kingdom cards and five craft cards and below the latter: the places of the
// links of the rules on a scale of 300. With more players nothing is linked.
const (
	linksDown   = "M50 0L30 20M150 0V20M250 0L270 20"
	linksAround = "M90 0V10H210V0"
)

// shops are the open cards, their decks and discard piles, and the craft bonus cards.
func (d drawing) shops() app.UI {
	var kingdoms, crafts, bonus []app.UI
	for i := range rules.KingdomPool {
		kingdoms = append(kingdoms, d.kingdom(i))
	}
	for i := range rules.CraftPool {
		crafts = append(crafts, d.craftCard(i))
	}
	for w := range rules.Weapon(rules.Weapons) {
		bonus = append(bonus, d.bonus(w))
	}
	links := func(class, lines string) app.UI {
		if d.s.N != 2 {
			return ui.Box("bm-none")
		}
		return ui.Svg("0 0 300 20", "bm-links "+class, ui.Path("", lines)).Attr("preserveAspectRatio", "none")
	}
	return ui.Part("bm-shops area area-1", d.tell("shops"),
		ui.Group("bm-kingdoms", d.tell("kingdoms"), kingdoms...).DataSet("spot", kingdomsSpot), links("", linksDown),
		ui.Group("bm-crafts", d.tell("crafts"), crafts...).DataSet("spot", craftsSpot), links("bm-around", linksAround),
		ui.Box("bm-stock",
			ui.Group("bm-decks", d.tell("decks"),
				d.pile(kingdomDeckRef, kingdomIcon, "kingdomDeck", d.s.KingdomDeck()),
				d.pile(kingdomGoneRef, kingdomIcon, "kingdomGone", bits.OnesCount32(d.s.KingdomGone)),
				d.pile(craftDeckRef, craftIcon, "craftDeck", d.s.CraftDeck()),
				d.pile(craftGoneRef, craftIcon, "craftGone", bits.OnesCount64(d.s.CraftGone))),
			ui.Group("bm-bonuses", d.tell("bonuses"), bonus...)))
}

// pile is a deck or a discard pile with the number of its cards.
func (d drawing) pile(r face.Ref, sign, name string, n int) app.UI {
	class := "bm-pile"
	if r == craftGoneRef || r == kingdomGoneRef {
		class += " bm-gone"
	}
	return d.piece(class, r, d.tell(name+"Aria", "cards", d.count(n, "card")),
		ui.Sign(sign, ""), ui.Span("bm-n", face.Num(n)), ui.Span("bm-word", d.tell(name)))
}

// kingdom is an open kingdom card.
func (d drawing) kingdom(i int) app.UI {
	id, box := d.s.KingdomOpen[i], ""
	var mark app.UI = ui.Span("", "")
	if d.s.N == 2 {
		box = d.tell("boxKingdom", "n", face.Num(2*i+1))
		mark = ui.Span("bm-box", face.Num(2*i+1))
	}
	if id == 0 {
		return d.piece("bm-kingdom bm-empty", kingdomRef(i), d.tell("kingdomNone"), mark, ui.Span("bm-word", d.tell("sold")))
	}
	card, text := rules.KingdomCards[id], d.Kingdoms[id]
	cash := d.tell("goldNone")
	var tag app.UI = ui.Span("", "")
	switch n := int(card.Gold); {
	case n > 0:
		cash, tag = d.tell("goldGet", "gold", d.gold(n)), gold(signed(n))
	case n < 0:
		cash, tag = d.tell("goldPay", "gold", d.gold(-n)), amount("bm-cost", goldIcon, signed(n))
	}
	label := face.Sentences(d.tell("kingdomAria", "card", text.Name, "gold", cash, "lasts", d.Durations[card.Duration]), text.Line, box)
	return d.piece("bm-kingdom bm-lasts-"+face.Num(int(card.Duration)), kingdomRef(i), label,
		picture(card.ID, "bm-vignette"), mark, ui.Span("bm-name", text.Name), ui.Span("bm-brief", text.Brief),
		ui.Wrap("bm-foot", ui.Span("bm-lasts", d.tell(lasts[card.Duration])), tag))
}

// lasts are short words for how long a kingdom card works.
var lasts = [4]string{rules.Immediate: "lastsOnce", rules.Permanent: "lastsLong", rules.End: "lastsEnd", rules.Final: "lastsAll"}

// craftCard is an open craft card with its price for the viewer.
func (d drawing) craftCard(i int) app.UI {
	id, box := d.s.CraftOpen[i], ""
	var mark app.UI = ui.Span("", "")
	if d.s.N == 2 {
		link, kingdom := rules.CraftLink(i)
		box, mark = d.tell("boxCraft", "n", face.Num(i+1), "link", face.Num(link+1)), ui.Span("bm-box", face.Num(i+1))
		if kingdom {
			box = d.tell("boxBoth", "n", face.Num(i+1))
		}
	}
	if id == 0 {
		return d.piece("bm-craft bm-empty", craftRef(i), d.tell("craftNone", "n", face.Num(i+1)), mark, ui.Span("bm-word", d.tell("sold")))
	}
	card := rules.CraftCards[id]
	said, price := d.tell("costFree"), app.UI(ui.Span("bm-price bm-free", d.More["freeShort"]))
	switch q := d.my(); {
	case card.Times == 0:
	case q == nil:
		said, price = d.tell("costTimes", "n", face.Num(int(card.Times))), amount("bm-price", goldIcon, "×"+face.Num(int(card.Times)))
	default:
		cost := q.LearnCost(id)
		said = d.tell("costYou", "gold", d.gold(cost))
		class := "bm-price"
		if cost > int(q.Gold) {
			class += " bm-dear"
			said = d.tell("costDear", "gold", d.gold(cost))
		}
		price = amount(class, goldIcon, face.Num(cost))
	}
	var coin app.UI = ui.Span("", "")
	if card.Coins > 0 {
		coin = amount("bm-coin", "g-discount", face.Num(int(card.Coins)))
	}
	label := face.Sentences(d.tell("craftAria", "n", face.Num(i+1), "craft", d.craft(id), "cost", said), box)
	return d.piece("bm-craft", craftRef(i), label, mark,
		picture(rules.WeaponNames[card.Weapon], "bm-weapon"), ui.Wrap("bm-gain", ui.Span("bm-levels", "+"+face.Num(int(card.Levels))), coin), price)
}

// bonus is the craft bonus card of a weapon: who holds it and whether it is ready, or what it waits for.
func (d drawing) bonus(w rules.Weapon) app.UI {
	holder := d.s.BonusHolder[w]
	values := []string{"weapons", d.Weapons[w].Many, "n", face.Num(rules.BonusLevel)}
	sign := picture(rules.WeaponNames[w], "bm-weapon")
	if holder == game.Nobody {
		return d.piece("bm-bonus", bonusRef(w), d.tell("bonusFree", values...), sign, ui.Span("bm-word", d.tell("levelSix", values...)))
	}
	class, state, short := "bm-bonus bm-ready", "bonusReady", "ready"
	if d.s.BonusReady>>w&1 == 0 {
		class, state, short = "bm-bonus bm-used", "bonusUsed", "used"
	}
	return d.piece(class, bonusRef(w), d.tell(state, append(values, "whose", d.Whose(holder))...),
		sign, d.crest(holder), ui.Span("bm-word", d.tell(short)))
}
