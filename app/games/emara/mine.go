package emara

import (
	"math/bits"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

func mine(v session.View, lit func(face.Ref) bool) app.UI {
	d := draw(v, lit)
	if d.my() == nil {
		return ui.Box("em")
	}
	return ui.Box("em em-mine", ui.Box("em-hold",
		ui.Box("area area-0", d.slots(), d.hand()),
		ui.Box("area area-1", d.choice(), d.goods(), d.household(d.me), d.advisors(d.me, true), d.tokens(d.me, true))))
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
	keep := say.BoardChoice.String()
	return ui.Group("em-choice", keep, append([]app.UI{ui.Span("em-word", keep)}, body...)...)
}

// slots are the three places of the round's cards. A slot whose movement is still to come shows where it leads.
func (d drawing) slots() app.UI {
	q := d.my()
	var body []app.UI
	for slot, card := range q.Slots {
		r := slotRef(slot)
		steps := slot + 1
		here := d.v.Turn == d.me && d.s.Card != rules.NoCard && int(d.s.Slot) == slot
		class, label := "em-slot", say.AriaSlotEmpty(steps, steps)
		inner := []app.UI{ui.Span("em-numeral", roman[slot])}
		if card != rules.NoCard {
			class += " em-filled"
			label = say.AriaSlotFilled(say.Card(card), steps, steps)
			inner = append(inner, ui.Wrap("em-lies-in", picture(rules.CardNames[card], "em-sign"), ui.Span("em-name", say.Card(card).String())))
		} else {
			inner = append(inner, ui.Span("em-steps", say.Steps(steps)))
		}
		if here {
			class += " em-now"
		}
		if !d.v.Over && (card == rules.NoCard || here && d.s.Flags&rules.DoneMove == 0) {
			a, b := d.s.Reaches(d.me, 0, steps), d.s.Reaches(d.me, 1, steps)
			label = face.Sentences(label, say.AriaSlotLeads(say.Place(a), say.Place(b)))
			inner = append(inner, ui.Wrap("em-leads-to",
				ui.Wrap("em-goal", ui.Sign(locationIcon[a], ""), ui.Span("", say.Place(a).Short())),
				ui.Wrap("em-goal", ui.Sign(locationIcon[b], ""), ui.Span("", say.Place(b).Short()))))
		}
		body = append(body, d.piece(class, r, label, inner...))
	}
	return ui.Group("em-slots", say.BoardSlots.String(), body...)
}

// hand are the viewer's nine cards: those in the hand, then small the others by where they are.
func (d drawing) hand() app.UI {
	q := d.my()
	var hand, rest []app.UI
	for card := rules.CardWood; card <= rules.CardTown; card++ {
		if q.Hand>>(card-1)&1 != 0 {
			front := picture(rules.CardNames[card], "em-sign")
			if bits.OnesCount16(q.Hand) > 3 { // too small for a picture
				front = ui.Sign(cardIcon[card], "em-sign")
			}
			hand = append(hand, d.piece("em-card", cardRef(card), say.AriaHand(say.Card(card)),
				front, ui.Wrap("em-text", ui.Span("em-name", say.Card(card).String()), ui.Span("em-brief", say.Card(card).Brief()))))
			continue
		}
		where, class := say.AriaInDeck(say.Card(card)), "em-small"
		switch {
		case slices.Contains(q.Slots[:], card):
			where, class = say.AriaInSlot(say.Card(card)), "em-small em-lies"
		case q.Played>>(card-1)&1 != 0:
			where, class = say.AriaIsPlayed(say.Card(card)), "em-small em-gone"
		}
		rest = append(rest, d.piece(class, cardRef(card), face.Sentences(where, say.Card(card).Line()), ui.Sign(cardIcon[card], "")))
	}
	if len(hand) == 0 {
		hand = []app.UI{ui.Span("em-brief", say.BoardNoHand.String())}
	}
	return ui.Group("em-hand", say.BoardHand.String(), ui.Box("em-cards", hand...),
		ui.Box("em-pool", append([]app.UI{ui.Span("em-word", say.BoardPool.String())}, rest...)...))
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
		body = append(body, d.piece(class, goodRef(g), say.AriaGood(say.Good(g), n), good(g), ui.Span("em-n", face.Num(n))))
	}
	return ui.Group("em-goods", say.BoardGoods.String(), body...)
}

// household is what a seat has at court and in the huts: its craftsmen left and its rank.
func (d drawing) household(p game.Player) app.UI {
	q := &d.s.Seats[p]
	var crafts []app.UI
	for i, cp := range d.box().CraftsmanCP {
		class := "em-craft"
		if i < int(q.CraftPlaced) {
			class += " em-gone"
		}
		crafts = append(crafts, ui.Wrap(class, ui.Sign(craftsmanIcon, ""), ui.Span("", face.Num(int(cp)))))
	}
	left := rules.Craftsmen - int(q.CraftPlaced)
	label := say.AriaNoCrafts.String()
	if left > 0 {
		label = say.AriaCrafts(int(d.box().CraftsmanCP[q.CraftPlaced]), left)
	}
	return ui.Box("em-house", ui.Picture("em-crafts", label, append([]app.UI{ui.Span("em-word", say.BoardCrafts.String())}, crafts...)...), d.rank(q))
}

// rank is a seat's rank and what the next one still asks for.
func (d drawing) rank(q *rules.Seat) app.UI {
	body := []app.UI{coronet(q.Rank), ui.Span("em-name", say.Rank(q.Rank).Title())}
	label := say.AriaRank(say.Rank(q.Rank))
	if q.Rank == rules.Duke {
		return ui.Picture("em-rank", label, body...)
	}
	next, rank := &d.box().Ranks[q.Rank+1], say.Rank(q.Rank+1)
	coins, rings := max(0, int(next.Coins)-int(q.Coin)), max(0, int(next.Rings)-int(q.Ring))
	if coins+rings == 0 {
		return ui.Picture("em-rank", face.Sentences(label, say.AriaRankReady(rank)),
			append(body, ui.Wrap("em-missing", ui.Sign("ui-check", ""), ui.Span("", rank.String())))...)
	}
	var missing []string
	lacks := []app.UI{ui.Span("em-word", say.BoardRankNeeds(rank))}
	for _, m := range []struct {
		good rules.Good
		n    int
	}{{rules.Coin, coins}, {rules.Ring, rings}} {
		if m.n > 0 {
			missing = append(missing, say.Good(m.good).Amount(m.n))
			lacks = append(lacks, ui.Wrap("em-lack", ui.Span("", face.Num(m.n)), good(m.good)))
		}
	}
	return ui.Picture("em-rank", face.Sentences(label, say.AriaRankMissing(words.And(missing), rank)),
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
		name := say.Advisor(a).String()
		class, label := "em-servant", face.Sentences(name, advisorDoes(d.box(), a)+".")
		inner := []app.UI{bust(a),
			ui.Wrap("em-text", ui.Span("em-name", name), ui.Span("em-brief", advisorBrief(d.box(), a)))}
		if rules.OncePerTurn>>(a-1)&1 != 0 && p == d.v.Turn {
			if d.s.Used>>(a-1)&1 != 0 {
				class, label = class+" em-used", face.Sentences(label, say.AriaUsed.String())
				inner = append(inner, ui.Sign("ui-check", "em-state"))
			} else {
				class, label = class+" em-ready", face.Sentences(label, say.AriaUnused.String())
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
	return ui.Group("em-servants", say.BoardAdvisors.String(), body...)
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
	return ui.Group("em-tokens", say.BoardTokens.String(), body...)
}

func (d drawing) token(t int, own bool) app.UI {
	f, brief := &d.box().Tokens[t], reward(d.box(), t)
	label := say.AriaToken(say.Place(f.At), brief)
	if own {
		far, short := d.far(f.At)
		label, brief = face.Sentences(label, far), short
	}
	body := []app.UI{ui.Sign(favorIcon, "em-seal"), ui.Sign(locationIcon[f.At], "em-place"),
		ui.Wrap("em-text", ui.Span("em-name", say.Place(f.At).String()), ui.Span("em-brief", brief))}
	if f.CP > 0 {
		body = append(body, points(citizenIcon, int(f.CP)))
	}
	if f.BP > 0 {
		body = append(body, points(buildingIcon, int(f.BP)))
	}
	for i, n := range f.Gain {
		if n > 1 {
			body = append(body, ui.Span("em-count", face.Num(int(n))))
		}
		if n > 0 {
			body = append(body, good(rules.Book+rules.Good(i)))
		}
	}
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
		return say.AriaFarHere.String(), say.BoardHere.String()
	}
	return say.AriaFar(steps), say.Steps(steps)
}
