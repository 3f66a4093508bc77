package merchants

import (
	"math/bits"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/merchants"
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
	return ui.Part("bm-shops area area-1", say.TitleFair.String(),
		ui.Group("bm-kingdoms", say.TitleKingdoms.String(), kingdoms...).DataSet("spot", kingdomsSpot), links("", linksDown),
		ui.Group("bm-crafts", say.TitleCrafts.String(), crafts...).DataSet("spot", craftsSpot), links("bm-around", linksAround),
		ui.Box("bm-stock",
			ui.Group("bm-decks", say.TitleDecks.String(),
				d.pile(kingdomDeckRef, kingdomIcon, d.s.KingdomDeck(), say.AriaKingdomDeck),
				d.pile(kingdomGoneRef, kingdomIcon, bits.OnesCount32(d.s.KingdomGone), say.AriaKingdomGone),
				d.pile(craftDeckRef, craftIcon, d.s.CraftDeck(), say.AriaCraftDeck),
				d.pile(craftGoneRef, craftIcon, bits.OnesCount64(d.s.CraftGone), say.AriaCraftGone)),
			ui.Group("bm-bonuses", say.TitleBonuses.String(), bonus...)))
}

// pile is a deck or a discard pile with the number of its cards.
func (d drawing) pile(r face.Ref, sign string, n int, label func(cards int) string) app.UI {
	class, word := "bm-pile", say.MarkDeck
	if r == craftGoneRef || r == kingdomGoneRef {
		class, word = "bm-pile bm-gone", say.MarkDiscards
	}
	return d.piece(class, r, label(n), ui.Sign(sign, ""), ui.Span("bm-n", face.Num(n)), ui.Span("bm-word", word.String()))
}

// kingdom is an open kingdom card.
func (d drawing) kingdom(i int) app.UI {
	id, box := d.s.KingdomOpen[i], ""
	var mark app.UI = ui.Span("", "")
	if d.s.N == 2 {
		box = say.AriaBoxKingdom(2*i + 1)
		mark = ui.Span("bm-box", face.Num(2*i+1))
	}
	if id == 0 {
		return d.piece("bm-kingdom bm-empty", kingdomRef(i), say.AriaKingdomNone.String(), mark, ui.Span("bm-word", say.MarkEmpty.String()))
	}
	lasts, card := rules.KingdomCards[id].Duration, say.Card(id)
	get, paid := gain(d.box(), id), price(d.box(), id)
	var tag app.UI = ui.Span("", "")
	switch {
	case get > 0:
		tag = gold(signed(get))
	case paid > 0:
		tag = amount("bm-cost", goldIcon, signed(-paid))
	}
	label := face.Sentences(say.AriaKingdom(card, get, say.Lasts(lasts), paid), card.Line(), box)
	return d.piece("bm-kingdom bm-lasts-"+face.Num(int(lasts)), kingdomRef(i), label,
		picture(rules.KingdomCards[id].ID, "bm-vignette"), mark, ui.Span("bm-name", card.String()), ui.Span("bm-brief", card.Brief()),
		ui.Wrap("bm-foot", ui.Span("bm-lasts", say.Lasts(lasts).Mark()), tag))
}

// craftCard is an open craft card with its price for the viewer.
func (d drawing) craftCard(i int) app.UI {
	id, box := d.s.CraftOpen[i], ""
	var mark app.UI = ui.Span("", "")
	if d.s.N == 2 {
		link, kingdom := d.box().CraftLink(i)
		box, mark = say.AriaBoxCraft(link+1, i+1), ui.Span("bm-box", face.Num(i+1))
		if kingdom {
			box = say.AriaBoxBoth(i + 1)
		}
	}
	if id == 0 {
		return d.piece("bm-craft bm-empty", craftRef(i), say.AriaCraftNone(i+1), mark, ui.Span("bm-word", say.MarkEmpty.String()))
	}
	card := d.box().Crafts[id]
	label, tag := d.craftPrice(i)
	var coin app.UI = ui.Span("", "")
	if card.Coins > 0 {
		coin = amount("bm-coin", "g-discount", face.Num(int(card.Coins)))
	}
	return d.piece("bm-craft", craftRef(i), face.Sentences(label, box), mark,
		picture(rules.WeaponNames[card.Weapon], "bm-weapon"), ui.Wrap("bm-gain", ui.Span("bm-levels", "+"+face.Num(int(card.Levels))), coin), tag)
}

// craftPrice says what an open craft card brings and costs the viewer, and draws its price.
func (d drawing) craftPrice(i int) (label string, tag app.UI) {
	card, brings := d.box().Crafts[d.s.CraftOpen[i]], d.craft(d.s.CraftOpen[i])
	q, times := d.my(), int(card.Times)
	switch {
	case times == 0:
		return say.AriaCraftFree(brings, i+1), ui.Span("bm-price bm-free", say.MarkFree.String())
	case q == nil:
		return say.AriaCraftTimes(brings, i+1, times), amount("bm-price", goldIcon, "×"+face.Num(times))
	}
	cost, class := q.LearnCost(d.box(), d.s.CraftOpen[i]), "bm-price"
	dear := cost > int(q.Gold)
	if dear {
		class += " bm-dear"
	}
	return say.AriaCraft(cost, brings, dear, i+1), amount(class, goldIcon, face.Num(cost))
}

// bonus is the craft bonus card of a weapon: who holds it and whether it is ready, or what it waits for.
func (d drawing) bonus(w rules.Weapon) app.UI {
	holder := d.s.BonusHolder[w]
	sign, weapon := picture(rules.WeaponNames[w], "bm-weapon"), say.Weapon(w)
	if holder == game.Nobody {
		return d.piece("bm-bonus", bonusRef(w), say.AriaBonusFree(rules.BonusLevel, weapon), sign, ui.Span("bm-word", say.MarkLevel(rules.BonusLevel)))
	}
	class, word, ready := "bm-bonus bm-used", say.MarkUsed, d.s.BonusReady>>w&1 == 1
	if ready {
		class, word = "bm-bonus bm-ready", say.MarkReady
	}
	return d.piece(class, bonusRef(w), say.AriaBonus(ready, weapon, d.Person(holder)), sign, d.crest(holder), ui.Span("bm-word", word.String()))
}
