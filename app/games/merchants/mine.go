package merchants

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

func mine(v session.View, lit func(face.Ref) bool) app.UI {
	d := drawing{teller: look(v), lit: lit}
	if d.my() == nil {
		return ui.Box("bm")
	}
	return ui.Box("bm bm-mine", ui.Box("bm-hold", d.smithy(d.me, true), d.cards(d.me, true), d.tiles(d.me), d.purse(d.me, true)))
}

// smithy is what a seat can forge and what it has in store, a column for each weapon.
func (d drawing) smithy(p game.Player, own bool) app.UI {
	var body []app.UI
	for w := range rules.Weapon(rules.Weapons) {
		body = append(body, ui.Box("bm-bench", d.level(p, w, own),
			d.stock(p, rules.KindOf(w, rules.Standard), own), d.stock(p, rules.KindOf(w, rules.Vorpal), own)))
	}
	return ui.Group("bm-smithy", say.TitleSmithy.String(), body...)
}

// level is a seat's craft in a weapon: level, discount and what forging costs.
func (d drawing) level(p game.Player, w rules.Weapon, own bool) app.UI {
	q, b := &d.s.Seats[p], d.box()
	standard, vorpal := rules.KindOf(w, rules.Standard), rules.KindOf(w, rules.Vorpal)
	cost, costVorpal, off := q.ForgeCost(b, standard, false), q.ForgeCost(b, vorpal, false), int(q.Coins[w])
	label, class := say.AriaLevel(int(q.Level[w]), say.Weapon(w)), "bm-level"
	costs := []app.UI{}
	if off > 0 {
		label = face.Sentences(label, say.AriaLevelOff(off))
		costs = append(costs, amount("bm-coin", "g-discount", face.Num(off)))
	}
	switch {
	case q.CanForge(b, vorpal):
		label = face.Sentences(label, say.AriaLevelBoth(cost, costVorpal))
		class += " bm-vorpal"
		costs = append(costs, gold(face.Num(cost)), amount("bm-gold bm-best", "g-vorpal", face.Num(costVorpal)))
	case q.CanForge(b, standard):
		label = face.Sentences(label, say.AriaLevelOne(int(b.NeedLevel[rules.Vorpal]), cost))
		costs = append(costs, gold(face.Num(cost)))
	default:
		label, class = face.Sentences(label, say.AriaLevelNone.String()), class+" bm-unskilled"
		costs = append(costs, ui.Span("bm-word", say.MarkNotYet.String()))
	}
	// Five steps to vorpal, the sixth to the bonus card.
	var pips []app.UI
	for n := 1; n <= rules.BonusLevel; n++ {
		pip := "bm-pip"
		if n <= int(q.Level[w]) {
			pip += " bm-full"
		}
		pips = append(pips, ui.Span(pip, ""))
	}
	body := []app.UI{picture(rules.WeaponNames[w], "bm-weapon"), ui.Span("bm-n", face.Num(int(q.Level[w]))), ui.Wrap("bm-pips", pips...), ui.Wrap("bm-costs", costs...)}
	if own {
		return d.piece(class, levelRef(w), label, body...)
	}
	return ui.Picture(class, label, body...)
}

// stock are a seat's weapons of a kind that are not sold yet.
func (d drawing) stock(p game.Player, k rules.Kind, own bool) app.UI {
	n := int(d.s.Seats[p].Held[k])
	class, label := "bm-stored", say.AriaStock(say.Kind(k), n, d.Person(p))
	if n == 0 {
		class, label = class+" bm-bare", say.AriaStockNone(say.Kind(k))
	}
	if rules.QualityOf(k) == rules.Vorpal {
		class += " bm-best"
	}
	body := []app.UI{picture(weaponArt(k), "bm-weapon"), ui.Span("bm-n", face.Num(n))}
	if own {
		return d.piece(class, heldRef(k), label, body...)
	}
	return ui.Picture(class, label, body...)
}

// cards are the kingdom cards in front of a seat and the places that are left for more.
func (d drawing) cards(p game.Player, own bool) app.UI {
	q, limit := &d.s.Seats[p], d.box().KingdomLimit[d.s.Season]
	var body []app.UI
	for card := uint8(1); card <= rules.Kingdoms; card++ {
		if !q.Owns(card) {
			continue
		}
		text := say.Card(card)
		label := face.Sentences(text.String(), text.Line())
		inner := []app.UI{picture(rules.KingdomCards[card].ID, "bm-thumb"), ui.Wrap("bm-text", ui.Span("bm-name", text.String()), ui.Span("bm-brief", text.Brief()))}
		if rules.KingdomCards[card].Duration == rules.End {
			n := d.s.EndCard(p, card)
			label = face.Sentences(label, say.AriaWorth(n))
			inner = append(inner, gold(face.Num(n)))
		}
		if card == rules.CrownBond {
			label = face.Sentences(label, say.AriaBond(int(q.Bond)))
		}
		if own {
			body = append(body, d.piece("bm-mycard", myKingdomRef(card), label, inner...))
		} else {
			body = append(body, ui.Exhibit("bm-mycard", string(myKingdomRef(card)), label, inner...))
		}
	}
	for range limit - q.SlotCards() {
		body = append(body, ui.Span("bm-slot", ""))
	}
	title := say.TitleCards(limit, q.SlotCards())
	return ui.Group("bm-cards", title, append([]app.UI{ui.Span("bm-word", title)}, body...)...)
}

// tiles are a seat's reward tiles: those of the races, the printed one included, and those of the regions.
func (d drawing) tiles(p game.Player) app.UI {
	q := &d.s.Seats[p]
	var said []string
	body := []app.UI{ui.Span("bm-word", say.TitleTiles.String())}
	for _, r := range d.peoples() {
		class := "bm-owntile"
		if n := int(q.Race[r]); n > 0 {
			said = append(said, say.Race(r).One(n))
		} else {
			class += " bm-bare"
		}
		body = append(body, amount(class, raceIcon[r], face.Num(int(q.Race[r]))))
	}
	for r := range rules.Region(rules.Regions) {
		if q.Regions>>r&1 == 1 {
			said = append(said, say.Region(r).String())
			body = append(body, amount("bm-owntile", regionIcon[r], "1"))
		}
	}
	return ui.Picture("bm-tiles", say.AriaTiles(words.And(said)), body...)
}

// purse is what a seat has, and what that comes to at the year's end. In the sheet of another seat it tells all of the seat.
func (d drawing) purse(p game.Player, own bool) app.UI {
	q, x, n := &d.s.Seats[p], d.s.ScoreOf(p), d.s.OnBoard(p)
	cash := int(q.Gold)
	if d.s.Over {
		cash -= x.Unsold + x.Prize + x.Cards
	}
	total := cash + x.Unsold + x.Prize + x.Cards
	fact := func(class, sign string, word words.Text, n int) app.UI {
		of := face.Ref("")
		if sign == goldIcon {
			of = goldRef
		}
		return ui.Counted("bm-fact "+class, string(of), ui.Sign(sign, ""), ui.Span("bm-word", word.String()), ui.Span("bm-n", face.Num(n)))
	}
	label := face.Sentences(say.AriaPurse(cash, q.DefeatedTotal(d.box()), n[rules.Standard]+n[rules.Vorpal]), say.AriaTotal(x.Cards, x.Prize, total, x.Unsold))
	facts := []app.UI{
		fact("", goldIcon, say.FactCash, cash), fact("", "g-soldier", say.FactBoard, n[rules.Standard]+n[rules.Vorpal]),
		fact("", defeatedIcon, say.FactDefeated, q.DefeatedTotal(d.box())),
		fact("", "g-basket", say.FactUnsold, x.Unsold), fact("", "g-noble", say.FactPrize, x.Prize), fact("", kingdomIcon, say.FactCards, x.Cards),
		fact("bm-total", forecastIcon, say.FactTotal, total),
	}
	if own {
		return ui.Picture("bm-purse", label, facts...)
	}
	return ui.Exhibit("bm-purse", string(seatRef(p)), label, facts...)
}
