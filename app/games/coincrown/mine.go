package coincrown

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

func mine(v session.View, lit func(face.Ref) bool) app.UI {
	c := look(v).painter()
	if c.my() == nil {
		return app.Div().Class("cc")
	}
	return app.Div().Class("cc cc-mine").Body(app.Div().Class("cc-hold").Body(c.counter(lit), c.shelf(c.me, true, lit), c.realm(c.me, true, lit)))
}

func player(v session.View, p game.Player, lit func(face.Ref) bool) app.UI {
	c := look(v).painter()
	if c.s == nil || p < 0 || int(p) >= int(c.s.N) {
		return app.Div().Class("cc")
	}
	return app.Div().Class("cc cc-other").Body(app.Div().Class("cc-hold").Body(
		c.standing(p), c.purse(p), c.shelf(p, false, lit), c.realm(p, false, lit)))
}

// counter is the money of the viewer: coins to spend as single pieces, then the reserve and the piles.
func (c painter) counter(lit func(face.Ref) bool) app.UI {
	q, purse := c.my(), ui.Art(sheet, "purse", "cc-bag")
	var coins []app.UI
	for d := int(rules.Gold); d >= 0; d-- {
		n, r := int(q.Income[d]), coinRef(rules.Denom(d))
		if n == 0 {
			continue
		}
		var stack []app.UI
		for range n {
			stack = append(stack, coin(rules.Denom(d)))
		}
		if n > 1 { // said instead of drawn where there is little room
			stack = append(stack, times(n))
		}
		coins = append(coins, ui.Piece("cc-stack", string(r), lit(r), say.CoinAria(say.Denom(d), n), stack...))
	}
	coins = append(coins, ui.Span("cc-worth", say.IncomeWorth(q.Income.Value())))
	return app.Section().Class("cc-counter").Aria("label", say.PileIncome.String()).Body(
		app.Div().Class("cc-income").Role("group").Aria("label", pileText(say.PileIncome, q.Income)).Body(
			append([]app.UI{ui.Span("cc-label", say.PileIncome.String())}, coins...)...),
		app.Div().Class("cc-piles").Body(
			reserve(q, lit(reserveRef)),
			ui.Piece("cc-pile", string(purseRef), lit(purseRef), pileText(say.PilePurse, q.Purse), pileBody(say.PilePurse, purse, q.Purse)...),
			ui.Piece("cc-pile", string(discardRef), lit(discardRef), pileText(say.PileDiscard, q.Discard), pileBody(say.PileDiscard, ui.Sign("ui-restart", ""), q.Discard)...)))
}

func reserve(q *rules.Seat, lit bool) app.UI {
	label, body := say.ReserveNone.String(), app.UI(ui.Span("cc-none", "–"))
	if q.Reserved > 0 {
		var kept rules.Coins
		kept[q.Reserved-1] = 1
		label = pileText(say.PileReserved, kept)
		body = coin(q.Reserved - 1)
	}
	return ui.Piece("cc-pile cc-reserve", string(reserveRef), lit, label, ui.Sign("ui-lock", ""), ui.Span("cc-label", say.PileReserved.String()), body)
}

func pile(name say.Pile, sign app.UI, coins rules.Coins) app.UI {
	return ui.Picture("cc-pile", pileText(name, coins), pileBody(name, sign, coins)...)
}

// pileText is a pile for those who listen; what the income is worth is said, too.
func pileText(name say.Pile, coins rules.Coins) string {
	if name == say.PileIncome {
		return name.Aria(worthOf(coins))
	}
	return name.Aria(coinText(coins))
}

func pileBody(name say.Pile, sign app.UI, coins rules.Coins) []app.UI {
	head := []app.UI{sign, ui.Span("cc-label", name.String())}
	if coins.Count() == 0 {
		return append(head, ui.Span("cc-none", "–"))
	}
	return append(head, tally("", coins), ui.Wrap("cc-all", times(coins.Count())))
}

// purse is the money of another seat.
func (c painter) purse(p game.Player) app.UI {
	q, purse := &c.s.Seats[p], ui.Art(sheet, "purse", "cc-bag")
	piles := []app.UI{pile(say.PileIncome, ui.Sign("g-coins", ""), q.Income)}
	if q.Reserved > 0 {
		var kept rules.Coins
		kept[q.Reserved-1] = 1
		piles = append(piles, pile(say.PileReserved, ui.Sign("ui-lock", ""), kept))
	}
	return app.Div().Class("cc-piles").Body(append(piles, pile(say.PilePurse, purse, q.Purse), pile(say.PileDiscard, ui.Sign("ui-restart", ""), q.Discard))...)
}

// standing is the head of another seat's page: its points by source and what else counts.
func (c painter) standing(p game.Player) app.UI {
	q := &c.s.Seats[p]
	fact := func(sign, name string, n int) app.UI {
		return ui.Wrap("cc-fact", ui.Sign(sign, ""), ui.Span("cc-label", name), ui.Span("cc-n", face.Num(n)))
	}
	facts := []app.UI{
		fact("g-crown", say.FactPoints.String(), c.s.Points(p)),
		fact("g-village", say.Part(landsPart).String(), c.s.LandPoints(p)),
		fact("g-iron", say.Part(ironPart).String(), c.s.IronPoints(p)),
		fact("g-church", say.Part(churchPart).String(), c.s.ChurchPoints()[p]),
	}
	if c.labeller().kindsCount() {
		facts = append(facts, fact("g-card", say.Part(kindPart).String(), c.s.CardPoints(p)))
	}
	facts = append(facts,
		fact("g-soldier", say.FactStrength.String(), c.s.MaxStrength(p)),
		fact("g-ship", say.FactShip.String(), int(q.Overseas)))
	if q.Passed {
		facts = append(facts, ui.Wrap("cc-fact", ui.Sign("ui-skip", ""), ui.Span("cc-label", say.Passed.String())))
	}
	return app.Div().Class("cc-standing").Body(facts...)
}

// shelf shows a seat's cards by colour: ready ones stand, exhausted ones lean, retired ones lie in the crypt.
func (c painter) shelf(p game.Player, own bool, lit func(face.Ref) bool) app.UI {
	q := &c.s.Seats[p]
	show := func(class string, r face.Ref, label string, body ...app.UI) app.UI {
		if own {
			return ui.Piece(class, string(r), lit(r), label, body...)
		}
		return ui.Exhibit(class, string(c.kindRef(r)), label, body...)
	}
	var wares, crypt []app.UI
	for k := range rules.CardKind(rules.CardKinds) {
		if k == rules.StandardTroop || k == rules.EliteTroop {
			wares = append(wares, troops(q, k, show)...)
			continue
		}
		ready, tired := q.Ready(k), q.Exhausted(k)
		if ready+tired > 0 {
			label := say.ShelfAria(say.Card(k), c.cardLine(k), ready, tired)
			wares = append(wares, show("cc-ware", cardRef(k), label, tiles(k, ready, tired), wareName(k, ready+tired)))
		}
		if n := q.Retired(k); n > 0 {
			crypt = append(crypt, show("cc-ware cc-dead", cryptRef(k), say.CryptAria(say.Card(k), n), tiles(k, 0, n), wareName(k, n)))
		}
	}
	for class := range rules.Class(rules.Classes) {
		n := int(q.Fallen[class])
		if n == 0 {
			continue
		}
		k := rules.ClassKind(class)
		r := fallenRef(class)
		crypt = append(crypt, show("cc-ware cc-dead", r, say.CryptTroop(say.Card(k), n, rules.ClassAttacks(class)),
			tiles(k, 0, n), attacks(0, rules.ClassAttacks(class)), wareName(k, n)))
	}
	if len(wares) == 0 {
		wares = []app.UI{ui.Span("cc-none", say.ShelfNone.String())}
	}
	body := []app.UI{app.Div().Class("cc-wares").Body(wares...)}
	if len(crypt) > 0 {
		body = append(body, app.Div().Class("cc-crypt").Role("group").Aria("label", say.Crypt.String()).Body(
			append([]app.UI{ui.Wrap("cc-crypt-head", ui.Sign("g-crypt", ""), ui.Span("cc-label", say.Crypt.String()))}, crypt...)...))
	}
	return app.Section().Class("cc-shelf").Aria("label", say.Shelf.String()).Body(body...)
}

func wareName(k rules.CardKind, n int) app.UI {
	if n == 1 {
		return cardName("cc-ware-name", k)
	}
	return ui.Wrap("cc-ware-name", cardName("", k), ui.Span("cc-times", " ×"+face.Num(n)))
}

// tiles are the cards of one kind, ready ones first.
func tiles(k rules.CardKind, ready, tired int) app.UI {
	var body []app.UI
	for i := range ready + tired {
		class := "cc-tile cc-fam-" + face.Num(int(family(k)))
		if i >= ready {
			class += " cc-lean"
		}
		body = append(body, ui.Wrap(class, picture(pictures[k])))
	}
	return ui.Wrap("cc-tiles", body...)
}

// troops are the troops of one kind by class and tokens left. Exhausted ones do nothing.
func troops(q *rules.Seat, k rules.CardKind, show func(string, face.Ref, string, ...app.UI) app.UI) []app.UI {
	var wares []app.UI
	for class := range rules.Class(rules.Classes) {
		if rules.ClassKind(class) != k {
			continue
		}
		all := rules.ClassAttacks(class)
		for tokens := all; tokens > 0; tokens-- {
			if n := q.Troops(class, tokens, false); n > 0 {
				wares = append(wares, show("cc-ware", troopRef(class, tokens), say.TroopAria(say.Card(k), tokens, n, true, all),
					tiles(k, n, 0), attacks(tokens, all), wareName(k, n)))
			}
			if n := q.Troops(class, tokens, true); n > 0 {
				wares = append(wares, show("cc-ware", tiredRef(class, tokens), say.TroopAria(say.Card(k), tokens, n, false, all),
					tiles(k, 0, n), attacks(tokens, all), wareName(k, n)))
			}
		}
	}
	return wares
}

// realm shows a seat's lands, the highest first, each with what its next level asks for.
func (c painter) realm(p game.Player, own bool, lit func(face.Ref) bool) app.UI {
	var lands []app.UI
	for level := int(rules.City); level >= 0; level-- {
		for id, owner := range c.s.LandOwner {
			if owner == p && int(c.s.LandLevel[id]) == level {
				r := landRef(id)
				lands = append(lands, c.ownLand(p, id, own, own && lit(r)))
			}
		}
	}
	return app.Section().Class("cc-realm").Aria("label", say.OwnLands.String()).Body(lands...)
}

func (c painter) ownLand(p game.Player, id int, own, lit bool) app.UI {
	level := c.s.LandLevel[id]
	land := rules.LandCards[id]
	var ladder []app.UI
	next := ""
	if level < rules.City {
		needs := c.s.Needs(id)
		open, wilds := c.s.Missing(p, id)
		var said []string
		for r, n := range needs {
			for i := range int(n) {
				class, how := "cc-need cc-res-"+face.Num(r), say.SymbolCovered(say.Resource(r))
				switch {
				case i < int(n)-open[r]:
				case wilds > 0:
					class, how = "cc-need cc-wild cc-res-"+face.Num(r), say.SymbolWild(say.Resource(r))
					wilds--
				default:
					class, how = class+" cc-open", say.SymbolMissing(say.Resource(r))
				}
				ladder = append(ladder, ui.Wrap(class, ui.Sign(resourceIcon[r], "")))
				said = append(said, how)
			}
		}
		next = say.OwnLandNext(say.Rank(level+1), words.And(said))
	}
	label := face.Sentences(say.OwnLand(land.Name, int(c.box().LandPoints[level]), say.Rank(level), level == rules.City), next)
	body := []app.UI{
		vista("cc-seal", id, level, ui.Wrap("cc-points", ui.Sign("g-crown", ""), ui.Span("", face.Num(int(c.box().LandPoints[level]))))),
		ui.Wrap("cc-land-main", ui.Span("cc-name", land.Name), ui.Wrap("cc-needs", ladder...)),
	}
	if own {
		return ui.Piece("cc-own", string(landRef(id)), lit, label, body...)
	}
	return ui.Exhibit("cc-own", string(landRef(id)), label, body...)
}
