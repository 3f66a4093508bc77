package emara

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// player is one seat in full, as everybody may see it.
func player(v session.View, p game.Player, lit func(face.Ref) bool) app.UI {
	d := draw(v, lit)
	if d.s == nil || p < 0 || int(p) >= int(d.s.N) {
		return ui.Box("em")
	}
	return ui.Box("em em-other", ui.Box("em-hold",
		d.totals(p), d.purse(p), d.pastCards(p), d.household(p), d.advisors(p, false), d.tokens(p, false)))
}

// totals are both points of a seat, what it has left over, and what all that would come to now.
func (d drawing) totals(p game.Player) app.UI {
	q := &d.s.Seats[p]
	final, _ := d.s.Forecast(p)
	left := d.box().Leftover(q)
	if d.s.SplitDone>>p&1 != 0 {
		left = 0 // they are among the totals now
	}
	fact := func(sign string, name words.Text, n int) app.UI {
		return ui.Wrap("em-fact", ui.Sign(sign, ""), ui.Span("em-word", name.String()), ui.Span("em-n", face.Num(n)))
	}
	return ui.Picture("em-totals", face.Sentences(d.laneText(p), say.AriaLeftover(left)),
		fact(citizenIcon, say.BoardCitizens, int(q.CP)), fact(buildingIcon, say.BoardBuildings, int(q.BP)),
		fact(favorIcon, say.BoardLeftover, left), fact(crownIcon, say.BoardForecast, final))
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
			said = append(said, say.Good(g).Amount(n))
		}
		body = append(body, ui.Wrap(class, good(g), ui.Span("em-n", face.Num(n))))
	}
	label := say.AriaNoPurse.String()
	if len(said) > 0 {
		label = say.AriaPurse(words.And(said))
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
		round = append(round, say.Card(card).String())
		slots = append(slots, ui.Wrap("em-slot em-filled", ui.Span("em-numeral", roman[slot]), ui.Wrap("em-lies-in", ui.Sign(cardIcon[card], ""), ui.Span("em-name", say.Card(card).String()))))
	}
	for card := rules.CardWood; card <= rules.CardTown; card++ {
		if q.Played>>(card-1)&1 != 0 {
			half = append(half, say.Card(card).String())
			past = append(past, ui.Wrap("em-small em-gone", ui.Sign(cardIcon[card], "")))
		}
		if d.s.Full() && q.Hand>>(card-1)&1 != 0 {
			hand = append(hand, say.Card(card).String())
			open = append(open, ui.Wrap("em-small", ui.Sign(cardIcon[card], "")))
		}
	}
	count := say.BoardHandCount(d.s.HandSize(p))
	said := []string{count}
	add := func(sentence func(cards string) string, names []string) {
		if len(names) > 0 {
			said = append(said, sentence(words.And(names)))
		}
	}
	add(say.AriaHandOpen, hand)
	add(say.AriaRoundCards, round)
	add(say.AriaHalfCards, half)
	held := append([]app.UI{ui.Span("em-word", count)}, open...)
	if len(past) > 0 {
		past = append([]app.UI{ui.Span("em-word", say.BoardPast.String())}, past...)
	}
	return ui.Picture("em-past-cards", face.Sentences(said...), ui.Wrap("em-slots", slots...), ui.Wrap("em-pool", held...), ui.Wrap("em-pool", past...))
}
