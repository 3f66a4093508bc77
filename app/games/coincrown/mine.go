package coincrown

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

func mine(w *words) func(session.View, func(face.Ref) bool) app.UI {
	return func(v session.View, lit func(face.Ref) bool) app.UI {
		c := look(v, w)
		if c.my() == nil {
			return app.Div().Class("cc")
		}
		return app.Div().Class("cc cc-mine").Body(app.Div().Class("cc-hold").Body(
			c.painter().counter(lit), c.painter().shelf(c.me, true, lit), c.painter().realm(c.me, true, lit)))
	}
}

func player(w *words) func(session.View, game.Player, func(face.Ref) bool) app.UI {
	return func(v session.View, p game.Player, lit func(face.Ref) bool) app.UI {
		c := look(v, w)
		if c.s == nil || p < 0 || int(p) >= int(c.s.N) {
			return app.Div().Class("cc")
		}
		return app.Div().Class("cc cc-other").Body(app.Div().Class("cc-hold").Body(
			c.painter().standing(p), c.painter().purse(p), c.painter().shelf(p, false, lit), c.painter().realm(p, false, lit)))
	}
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
		coins = append(coins, ui.Piece("cc-stack", string(r), lit(r),
			face.Fill(c.Board["coinAria"], "denom", c.Denoms[d], "n", face.Num(n)), stack...))
	}
	coins = append(coins, ui.Span("cc-worth", face.Fill(c.Board["worth"], "n", face.Num(q.Income.Value()))))
	return app.Section().Class("cc-counter").Aria("label", c.Board["income"]).Body(
		app.Div().Class("cc-income").Role("group").Aria("label",
			face.Fill(c.Board["incomeAria"], "coins", c.Coins(q.Income), "n", face.Num(q.Income.Value()))).Body(
			append([]app.UI{ui.Span("cc-label", c.Board["income"])}, coins...)...),
		app.Div().Class("cc-piles").Body(
			c.reserve(q, lit(reserveRef)),
			ui.Piece("cc-pile", string(purseRef), lit(purseRef), c.pileText("purse", q.Purse), c.pileBody("purse", purse, q.Purse)...),
			ui.Piece("cc-pile", string(discardRef), lit(discardRef), c.pileText("discard", q.Discard), c.pileBody("discard", ui.Sign("ui-restart", ""), q.Discard)...)))
}

func (c painter) reserve(q *rules.Seat, lit bool) app.UI {
	label, body := c.Board["reserveNone"], app.UI(ui.Span("cc-none", "–"))
	if q.Reserved > 0 {
		var kept rules.Coins
		kept[q.Reserved-1] = 1
		label = face.Fill(c.Board["reservedAria"], "coins", c.Coins(kept))
		body = coin(q.Reserved - 1)
	}
	return ui.Piece("cc-pile cc-reserve", string(reserveRef), lit, label, ui.Sign("ui-lock", ""), ui.Span("cc-label", c.Board["reserved"]), body)
}

func (c painter) pile(name string, sign app.UI, coins rules.Coins) app.UI {
	return ui.Picture("cc-pile", c.pileText(name, coins), c.pileBody(name, sign, coins)...)
}

func (c painter) pileText(name string, coins rules.Coins) string {
	return face.Fill(c.Board[name+"Aria"], "coins", c.Coins(coins), "n", face.Num(coins.Value()))
}

func (c painter) pileBody(name string, sign app.UI, coins rules.Coins) []app.UI {
	body := tally("", coins)
	if coins.Count() == 0 {
		body = ui.Span("cc-none", "–")
	}
	return []app.UI{sign, ui.Span("cc-label", c.Board[name]), body}
}

// purse is the money of another seat.
func (c painter) purse(p game.Player) app.UI {
	q, purse := &c.s.Seats[p], ui.Art(sheet, "purse", "cc-bag")
	piles := []app.UI{c.pile("income", ui.Sign("g-coins", ""), q.Income)}
	if q.Reserved > 0 {
		var kept rules.Coins
		kept[q.Reserved-1] = 1
		piles = append(piles, c.pile("reserved", ui.Sign("ui-lock", ""), kept))
	}
	return app.Div().Class("cc-piles").Body(append(piles, c.pile("purse", purse, q.Purse), c.pile("discard", ui.Sign("ui-restart", ""), q.Discard))...)
}

// standing is the head of another seat's page: its points by source and what else counts.
func (c painter) standing(p game.Player) app.UI {
	q := &c.s.Seats[p]
	fact := func(sign, name string, n int) app.UI {
		return ui.Wrap("cc-fact", ui.Sign(sign, ""), ui.Span("cc-label", name), ui.Span("cc-n", face.Num(n)))
	}
	facts := []app.UI{
		fact("g-crown", c.Cap(c.More["points"]), c.s.Points(p)),
		fact("g-village", c.Parts.Of("lands").Name, c.s.LandPoints(p)),
		fact("g-iron", c.Parts.Of("iron").Name, c.s.IronPoints(p)),
		fact("g-church", c.Parts.Of("church").Name, c.s.ChurchPoints()[p]),
	}
	if c.labeller().kindsCount() {
		facts = append(facts, fact("g-card", c.Parts.Of("kinds").Name, c.s.CardPoints(p)))
	}
	facts = append(facts,
		fact("g-soldier", c.Cap(c.More["chipStrength"]), c.s.MaxStrength(p)),
		fact("g-ship", c.Board["shipLevel"], int(q.Overseas)))
	if q.Passed {
		facts = append(facts, ui.Wrap("cc-fact", ui.Sign("ui-skip", ""), ui.Span("cc-label", c.Board["passed"])))
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
			wares = append(wares, c.troops(q, k, show)...)
			continue
		}
		ready, tired := q.Ready(k), q.Exhausted(k)
		if ready+tired > 0 {
			label := face.Fill(c.Board["shelfAria"], "card", c.Cards[k].One, "ready", face.Num(ready), "tired", face.Num(tired), "line", c.Cards[k].Line)
			wares = append(wares, show("cc-ware", cardRef(k), label, c.tiles(k, ready, tired), c.wareName(k, ready+tired)))
		}
		if n := q.Retired(k); n > 0 {
			crypt = append(crypt, show("cc-ware cc-dead", cryptRef(k),
				face.Fill(c.Board["cryptAria"], "cards", c.A(c.Cards[k].Noun, n)), c.tiles(k, 0, n), c.wareName(k, n)))
		}
	}
	for class := range rules.Class(rules.Classes) {
		n := int(q.Fallen[class])
		if n == 0 {
			continue
		}
		k := rules.ClassKind(class)
		r := fallenRef(class)
		crypt = append(crypt, show("cc-ware cc-dead", r, face.Fill(c.Board["fallenAria"], "cards", c.A(c.Cards[k].Noun, n), "tokens", c.count(rules.ClassAttacks(class), "token")),
			c.tiles(k, 0, n), attacks(0, rules.ClassAttacks(class)), c.wareName(k, n)))
	}
	if len(wares) == 0 {
		wares = []app.UI{ui.Span("cc-none", c.Board["shelfNone"])}
	}
	body := []app.UI{app.Div().Class("cc-wares").Body(wares...)}
	if len(crypt) > 0 {
		body = append(body, app.Div().Class("cc-crypt").Role("group").Aria("label", c.Board["crypt"]).Body(
			append([]app.UI{ui.Wrap("cc-crypt-head", ui.Sign("g-crypt", ""), ui.Span("cc-label", c.Board["crypt"]))}, crypt...)...))
	}
	return app.Section().Class("cc-shelf").Aria("label", c.Board["shelf"]).Body(body...)
}

func (c painter) wareName(k rules.CardKind, n int) app.UI {
	if n == 1 {
		return ui.Span("cc-ware-name", c.Cards[k].One)
	}
	return ui.Wrap("cc-ware-name", ui.Span("", c.Cards[k].One), ui.Span("cc-times", " ×"+face.Num(n)))
}

// tiles are the cards of one kind, ready ones first.
func (c painter) tiles(k rules.CardKind, ready, tired int) app.UI {
	var body []app.UI
	for i := range ready + tired {
		class := "cc-tile cc-fam-" + face.Num(family(k))
		if i >= ready {
			class += " cc-lean"
		}
		body = append(body, ui.Wrap(class, picture(pictures[k])))
	}
	return ui.Wrap("cc-tiles", body...)
}

// troops are the troops of one kind by class and tokens left. Exhausted ones do nothing.
func (c painter) troops(q *rules.Seat, k rules.CardKind, show func(string, face.Ref, string, ...app.UI) app.UI) []app.UI {
	var wares []app.UI
	for class := range rules.Class(rules.Classes) {
		if rules.ClassKind(class) != k {
			continue
		}
		all := rules.ClassAttacks(class)
		for tokens := all; tokens > 0; tokens-- {
			label := func(n int, state string) string {
				return face.Fill(c.Board["troopAria"], "troop", c.Cap(c.A(c.Cards[k].Noun, n)), "left", c.labeller().tokensLeft(class, tokens), "state", c.Board[state])
			}
			if n := q.Troops(class, tokens, false); n > 0 {
				wares = append(wares, show("cc-ware", troopRef(class, tokens), label(n, "ready"),
					c.tiles(k, n, 0), attacks(tokens, all), c.wareName(k, n)))
			}
			if n := q.Troops(class, tokens, true); n > 0 {
				wares = append(wares, show("cc-ware", tiredRef(class, tokens), label(n, "exhausted"),
					c.tiles(k, 0, n), attacks(tokens, all), c.wareName(k, n)))
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
	return app.Section().Class("cc-realm").Aria("label", c.Board["ownLands"]).Body(lands...)
}

func (c painter) ownLand(p game.Player, id int, own, lit bool) app.UI {
	level := c.s.LandLevel[id]
	land := rules.LandCards[id]
	next, ladder := c.Board["topRank"], []app.UI(nil)
	if level < rules.City {
		needs := c.s.Needs(id)
		open, wilds := c.s.Missing(p, id)
		var said []string
		for r, n := range needs {
			for i := range int(n) {
				class, state := "cc-need cc-res-"+face.Num(r), "covered"
				if i >= int(n)-open[r] {
					class, state = class+" cc-open", "missing"
				}
				if state == "missing" && wilds > 0 {
					class, state = "cc-need cc-wild cc-res-"+face.Num(r), "wild"
					wilds--
				}
				ladder = append(ladder, ui.Wrap(class, ui.Sign(resourceIcon[r], "")))
				said = append(said, face.Fill(c.Board[state], "symbol", c.Resources[r]))
			}
		}
		next = face.Fill(c.Board["nextAria"], "rank", c.Ranks[level+1].A, "symbols", c.List(said))
	}
	label := face.Fill(c.Board["ownLandAria"], "land", land.Name, "rank", c.Ranks[level].A,
		"points", c.count(rules.LandPoints[level], "point"), "next", next)
	body := []app.UI{
		vista("cc-seal", id, level, ui.Wrap("cc-points", ui.Sign("g-crown", ""), ui.Span("", face.Num(rules.LandPoints[level])))),
		ui.Wrap("cc-land-main", ui.Span("cc-name", land.Name), ui.Wrap("cc-needs", ladder...)),
	}
	if own {
		return ui.Piece("cc-own", string(landRef(id)), lit, label, body...)
	}
	return ui.Exhibit("cc-own", string(landRef(id)), label, body...)
}
