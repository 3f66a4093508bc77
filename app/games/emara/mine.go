package emara

import (
	"math/bits"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

func mine(w *words) func(session.View, func(face.Ref) bool) app.UI {
	return func(v session.View, lit func(face.Ref) bool) app.UI {
		d := draw(v, w, lit)
		if d.my() == nil {
			return ui.Box("em")
		}
		return ui.Box("em em-mine", ui.Box("em-hold",
			d.choice(), d.slots(), d.hand(), d.goods(), d.household(d.me), d.advisors(d.me, true), d.tokens(d.me, true)))
	}
}

// choice are the favor tokens drawn, of which one is to be kept: seen by whoever draws alone.
func (d drawing) choice() app.UI {
	if d.v.Prompt.Kind != rules.FrameKeep || d.v.Turn != d.me {
		return ui.Box("em-none")
	}
	var body []app.UI
	for t := range rules.Tokens {
		if d.s.Drawn>>t&1 != 0 {
			body = append(body, d.token(t, true))
		}
	}
	return ui.Group("em-choice", d.say("choice"), append([]app.UI{ui.Span("em-word", d.say("choice"))}, body...)...)
}

// slots are the three places of the round's cards. A slot whose movement is still to come shows where it leads.
func (d drawing) slots() app.UI {
	q := d.my()
	var body []app.UI
	for slot, card := range q.Slots {
		r := slotRef(slot)
		steps := slot + 1
		here := d.v.Turn == d.me && d.s.Card != rules.NoCard && int(d.s.Slot) == slot
		class, label := "em-slot", d.say("slotEmpty", "n", face.Num(steps), "steps", d.count(steps, "step"))
		inner := []app.UI{ui.Span("em-numeral", roman[slot])}
		if card != rules.NoCard {
			class += " em-filled"
			label = d.say("slotFilled", "n", face.Num(steps), "steps", d.count(steps, "step"), "card", d.Cards[card].Name)
			inner = append(inner, ui.Wrap("em-lies-in", picture(rules.CardNames[card], "em-sign"), ui.Span("em-name", d.Cards[card].Name)))
		} else {
			inner = append(inner, ui.Span("em-steps", d.count(steps, "step")))
		}
		if here {
			class += " em-now"
		}
		if !d.v.Over && (card == rules.NoCard || here && d.s.Flags&rules.DoneMove == 0) {
			a, b := d.s.Reaches(d.me, 0, steps), d.s.Reaches(d.me, 1, steps)
			label = face.Sentences(label, d.say("slotLeads", "one", d.Locations[a].The, "two", d.Locations[b].The))
			inner = append(inner, ui.Wrap("em-leads-to",
				ui.Wrap("em-goal", ui.Sign(locationIcon[a], ""), ui.Span("", d.Locations[a].Name)),
				ui.Wrap("em-goal", ui.Sign(locationIcon[b], ""), ui.Span("", d.Locations[b].Name))))
		}
		body = append(body, d.piece(class, r, label, inner...))
	}
	return ui.Group("em-slots", d.say("slots"), body...)
}

// hand are the viewer's nine cards: those in the hand, then small the others by where they are.
func (d drawing) hand() app.UI {
	q := d.my()
	var hand, rest []app.UI
	for card := rules.CardWood; card <= rules.CardTown; card++ {
		if q.Hand>>(card-1)&1 != 0 {
			t, front := d.Cards[card], picture(rules.CardNames[card], "em-sign")
			if bits.OnesCount16(q.Hand) > 3 { // too small for a picture
				front = ui.Sign(cardIcon[card], "em-sign")
			}
			hand = append(hand, d.piece("em-card", cardRef(card), d.say("handAria", "card", t.Name, "line", t.Line),
				front, ui.Wrap("em-text", ui.Span("em-name", t.Name), ui.Span("em-brief", t.Brief))))
			continue
		}
		where, class := "inDeck", "em-small"
		if q.Played>>(card-1)&1 != 0 {
			where, class = "isPlayed", "em-small em-gone"
		}
		for _, s := range q.Slots {
			if s == card {
				where, class = "inSlot", "em-small em-lies"
			}
		}
		rest = append(rest, d.piece(class, cardRef(card), face.Sentences(d.say(where, "card", d.Cards[card].Name), d.Cards[card].Line), ui.Sign(cardIcon[card], "")))
	}
	if len(hand) == 0 {
		hand = []app.UI{ui.Span("em-brief", d.say("handNone"))}
	}
	return ui.Group("em-hand", d.say("hand"), ui.Box("em-cards", hand...),
		ui.Box("em-pool", append([]app.UI{ui.Span("em-word", d.say("pool"))}, rest...)...))
}

// goods are what the viewer can spend.
func (d drawing) goods() app.UI {
	q := d.my()
	var body []app.UI
	for g := range rules.Good(rules.Goods) {
		n := q.Owned(g)
		class := "em-good"
		if n == 0 {
			class += " em-empty"
		}
		body = append(body, d.piece(class, goodRef(g), d.say("goodAria", "good", d.amount(n, g)), good(g), ui.Span("em-n", face.Num(n))))
	}
	return ui.Group("em-goods", d.say("goods"), body...)
}

// household is what a seat has at court and in the huts: its craftsmen left and its rank.
func (d drawing) household(p game.Player) app.UI {
	q := &d.s.Seats[p]
	var crafts []app.UI
	for i, cp := range rules.CraftsmanCP {
		class := "em-craft"
		if i < int(q.CraftPlaced) {
			class += " em-gone"
		}
		crafts = append(crafts, ui.Wrap(class, ui.Sign(craftsmanIcon, ""), ui.Span("", face.Num(int(cp)))))
	}
	left := rules.Craftsmen - int(q.CraftPlaced)
	label := d.say("craftNone")
	if left > 0 {
		label = d.say("craftAria", "n", face.Num(left), "points", d.count(int(rules.CraftsmanCP[q.CraftPlaced]), "citizen"))
	}
	return ui.Box("em-house", ui.Picture("em-crafts", label, append([]app.UI{ui.Span("em-word", d.say("crafts"))}, crafts...)...), d.rank(q))
}

// rank is a seat's rank and what the next one still asks for.
func (d drawing) rank(q *rules.Seat) app.UI {
	body := []app.UI{coronet(q.Rank), ui.Span("em-name", d.Cap(d.Ranks[q.Rank]))}
	label := d.say("rankAria", "rank", d.Ranks[q.Rank])
	if q.Rank == rules.Duke {
		return ui.Picture("em-rank", label, body...)
	}
	next := &rules.RankCards[q.Rank+1]
	coins, rings := max(0, int(next.Coins)-int(q.Coin)), max(0, int(next.Rings)-int(q.Ring))
	if coins+rings == 0 {
		return ui.Picture("em-rank", face.Sentences(label, d.say("rankReady", "rank", d.Ranks[q.Rank+1])),
			append(body, ui.Wrap("em-missing", ui.Sign("ui-check", ""), ui.Span("", d.Ranks[q.Rank+1])))...)
	}
	var missing []string
	lacks := []app.UI{ui.Span("em-word", d.say("rankNext", "rank", d.Ranks[q.Rank+1]))}
	for _, m := range []struct {
		good rules.Good
		n    int
	}{{rules.Coin, coins}, {rules.Ring, rings}} {
		if m.n > 0 {
			missing = append(missing, d.amount(m.n, m.good))
			lacks = append(lacks, ui.Wrap("em-lack", ui.Span("", face.Num(m.n)), good(m.good)))
		}
	}
	return ui.Picture("em-rank", face.Sentences(label, d.say("rankMissing", "rank", d.Ranks[q.Rank+1], "missing", d.List(missing))),
		append(body, ui.Wrap("em-missing", lacks...))...)
}

// advisors are those a seat has recruited; those that are used once per turn show whether they were.
func (d drawing) advisors(p game.Player, own bool) app.UI {
	q := &d.s.Seats[p]
	var body []app.UI
	for a := rules.MasterOfCoin; a <= rules.SirAntoni; a++ {
		if !q.Has(a) {
			continue
		}
		class, label := "em-servant", face.Sentences(d.Advisors[a].Name, d.Advisors[a].Line)
		inner := []app.UI{bust(a),
			ui.Wrap("em-text", ui.Span("em-name", d.Advisors[a].Name), ui.Span("em-brief", d.Advisors[a].Brief))}
		if rules.OncePerTurn>>(a-1)&1 != 0 && p == d.v.Turn {
			if d.s.Used>>(a-1)&1 != 0 {
				class, label = class+" em-used", face.Sentences(label, d.say("used"))
				inner = append(inner, ui.Sign("ui-check", "em-state"))
			} else {
				class, label = class+" em-ready", face.Sentences(label, d.say("unused"))
				inner = append(inner, ui.Span("em-state em-dot", ""))
			}
		}
		if own {
			body = append(body, d.piece(class, myAdvisorRef(a), label, inner...))
		} else {
			body = append(body, ui.Exhibit(class, string(myAdvisorRef(a)), label, inner...))
		}
	}
	if len(body) == 0 {
		return ui.Box("em-none")
	}
	return ui.Group("em-servants", d.say("advisors"), body...)
}

// tokens are the favor tokens that a seat has kept.
func (d drawing) tokens(p game.Player, own bool) app.UI {
	var body []app.UI
	for t := range rules.Tokens {
		if d.s.Seats[p].Favors>>t&1 != 0 {
			body = append(body, d.token(t, own))
		}
	}
	if len(body) == 0 {
		return ui.Box("em-none")
	}
	return ui.Group("em-tokens", d.say("tokens"), body...)
}

func (d drawing) token(t int, own bool) app.UI {
	f := rules.FavorTokens[t]
	gain := good(f.Gain)
	switch {
	case f.CP > 0:
		gain = points(citizenIcon, int(f.CP))
	case f.BP > 0:
		gain = points(buildingIcon, int(f.BP))
	}
	label, brief := d.say("tokenAria", "place", d.Locations[f.At].The, "reward", d.reward(t)), d.reward(t)
	if own {
		far, short := d.far(f.At)
		label, brief = face.Sentences(label, far), short
	}
	body := []app.UI{ui.Sign(favorIcon, "em-seal"), ui.Sign(locationIcon[f.At], "em-place"),
		ui.Wrap("em-text", ui.Span("em-name", d.Locations[f.At].Name), ui.Span("em-brief", brief)), gain}
	if own {
		return d.piece("em-token", tokenRef(t), label, body...)
	}
	return ui.Exhibit("em-token", string(tokenRef(t)), label, body...)
}

// far says how many steps the viewer's councilor has to go to a location, in a sentence and in short.
func (d drawing) far(l rules.Location) (sentence, short string) {
	circuit, place := d.s.Place(l)
	steps := (place - int(d.s.Seats[d.me].Councilor[circuit]) + 4) % 4
	if steps == 0 {
		return d.say("farHere"), d.say("here")
	}
	return d.say("far", "steps", d.count(steps, "step")), d.count(steps, "step")
}
