package emara

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// player is one seat in full, as everybody may see it.
func player(w *words) func(session.View, game.Player, func(face.Ref) bool) app.UI {
	return func(v session.View, p game.Player, lit func(face.Ref) bool) app.UI {
		d := draw(v, w, lit)
		if d.s == nil || p < 0 || int(p) >= int(d.s.N) {
			return ui.Box("em")
		}
		return ui.Box("em em-other", ui.Box("em-hold",
			d.totals(p), d.purse(p), d.pastCards(p), d.household(p), d.advisors(p, false), d.tokens(p, false)))
	}
}

// totals are both points of a seat, what it has left over, and what all that would come to now.
func (d drawing) totals(p game.Player) app.UI {
	q := &d.s.Seats[p]
	final, _ := d.s.Forecast(p)
	left := q.Leftover()
	if d.s.SplitDone>>p&1 != 0 {
		left = 0 // they are among the totals now
	}
	fact := func(sign, name string, n int) app.UI {
		return ui.Wrap("em-fact", ui.Sign(sign, ""), ui.Span("em-word", name), ui.Span("em-n", face.Num(n)))
	}
	return ui.Picture("em-totals", face.Sentences(d.laneText(p), d.say("leftoverAria", "points", d.count(left, "point"))),
		fact(citizenIcon, d.say("keyCitizens"), int(q.CP)), fact(buildingIcon, d.say("keyBuildings"), int(q.BP)),
		fact(favorIcon, d.say("leftover"), left), fact(crownIcon, d.say("keyForecast"), final))
}

// purse are another seat's goods.
func (d drawing) purse(p game.Player) app.UI {
	q := &d.s.Seats[p]
	var said []string
	var body []app.UI
	for g := range rules.Good(rules.Goods) {
		n := q.Owned(g)
		class := "em-good"
		if n == 0 {
			class += " em-empty"
		} else {
			said = append(said, d.amount(n, g))
		}
		body = append(body, ui.Wrap(class, good(g), ui.Span("em-n", face.Num(n))))
	}
	label := d.say("purseNone")
	if len(said) > 0 {
		label = d.say("purseAria", "goods", d.List(said))
	}
	return ui.Picture("em-goods", label, body...)
}

// pastCards are the cards that a seat has played this round and in this half of the game. Those in the hand are only counted,
// unless hands are open.
func (d drawing) pastCards(p game.Player) app.UI {
	q := &d.s.Seats[p]
	var slots, past, open []app.UI
	var round, half, hand []string
	for slot, card := range q.Slots {
		if card == rules.NoCard {
			slots = append(slots, ui.Wrap("em-slot", ui.Span("em-numeral", roman[slot])))
			continue
		}
		round = append(round, d.Cards[card].Name)
		slots = append(slots, ui.Wrap("em-slot em-filled", ui.Span("em-numeral", roman[slot]), ui.Wrap("em-lies-in", ui.Sign(cardIcon[card], ""), ui.Span("em-name", d.Cards[card].Name))))
	}
	for card := rules.CardWood; card <= rules.CardTown; card++ {
		if q.Played>>(card-1)&1 != 0 {
			half = append(half, d.Cards[card].Name)
			past = append(past, ui.Wrap("em-small em-gone", ui.Sign(cardIcon[card], "")))
		}
		if d.s.Full() && q.Hand>>(card-1)&1 != 0 {
			hand = append(hand, d.Cards[card].Name)
			open = append(open, ui.Wrap("em-small", ui.Sign(cardIcon[card], "")))
		}
	}
	said := []string{d.say("handCount", "cards", d.count(d.s.HandSize(p), "card"))}
	add := func(sentence string, names []string) {
		if len(names) > 0 {
			said = append(said, d.say(sentence, "cards", d.List(names)))
		}
	}
	add("handOpen", hand)
	add("roundCards", round)
	add("halfCards", half)
	held := append([]app.UI{ui.Span("em-word", d.say("handCount", "cards", d.count(d.s.HandSize(p), "card")))}, open...)
	if len(past) > 0 {
		past = append([]app.UI{ui.Span("em-word", d.say("isPast"))}, past...)
	}
	return ui.Picture("em-past-cards", face.Sentences(said...), ui.Wrap("em-slots", slots...), ui.Wrap("em-pool", held...), ui.Wrap("em-pool", past...))
}
