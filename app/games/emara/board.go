package emara

import (
	"math/bits"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

func board(v session.View, lit func(face.Ref) bool) app.UI {
	d := draw(v, lit)
	if d.s == nil {
		return ui.Box("em")
	}
	return ui.Box("em", ui.Box("em-board"+d.layout(), d.rounds(), d.event(), d.track(), d.circuits(), d.court()))
}

// rounds shows where the game stands and in which order the seats act.
func (d drawing) rounds() app.UI {
	var body []app.UI
	round := int(d.s.Round)
	for n := 1; n <= rules.Rounds; n++ {
		class := "em-round"
		switch {
		case n < round:
			class += " em-past"
		case n == round:
			class += " em-now"
		}
		body = append(body, ui.Span(class, face.Num(n)))
	}
	if d.s.Round == 0 {
		return ui.Picture("em-rounds"+area(court), say.AriaSetup.String(), body...)
	}
	var order []game.Player
	seats := []app.UI{ui.Sign("g-start", "em-banner")}
	for i := range game.Player(d.s.N) {
		p := (d.s.Start + i) % game.Player(d.s.N)
		order = append(order, p)
		class := "em-seat"
		if p == d.v.Turn {
			class += " em-acts"
		}
		seats = append(seats, ui.Wrap(class, d.crest(p)))
	}
	lap := max(1, int(d.s.Lap))
	var laps []app.UI
	for n := 1; n <= rules.Laps; n++ {
		class := "em-lap"
		if n <= lap {
			class += " em-begun"
		}
		laps = append(laps, ui.Span(class, ""))
	}
	return ui.Picture("em-rounds"+area(court), say.AriaRound(words.And(d.within(order)), round, rules.Rounds, lap, rules.Laps),
		append(body, ui.Wrap("em-laps", laps...), ui.Wrap("em-order", seats...))...)
}

// event is the card that holds this round.
func (d drawing) event() app.UI {
	e := d.s.Event
	if e == rules.NoEvent {
		none := say.BoardEventNone.String()
		return d.piece("em-event em-none"+area(court), eventRef, none, ui.Sign("g-scroll", ""), ui.Span("em-name", none))
	}
	kind := say.BoardEventRule
	if _, gain := rules.EventGain(e); gain {
		kind = say.BoardEventGain
	}
	for _, t := range rules.EventTrades {
		if t.Event == e {
			kind = say.BoardEventReward
		}
	}
	event, does := say.Occasion(e), eventDoes(d.box(), e)
	return d.piece("em-event"+area(court), eventRef,
		say.AriaEvent(does, event, bits.OnesCount16(d.s.EventsLeft)),
		ui.Wrap("em-medal", picture(rules.OccasionNames[e], "")),
		ui.Wrap("em-text", ui.Span("em-kind", kind.String()), ui.Span("em-name", event.String()), ui.Span("em-line", does+".")))
}

// court is the ladder of noble ranks.
func (d drawing) court() app.UI {
	var ranks []app.UI
	for r := rules.Baron; r <= rules.Duke; r++ {
		ranks = append(ranks, d.noble(r))
	}
	return ui.Part("em-ranks"+area(court), say.BoardRanks.String(), ui.Box("em-ladder", ranks...))
}

// stacks are the next advisor and the favor tokens, which the town gives.
func (d drawing) stacks() app.UI {
	return ui.Group("em-piles"+area(guests), say.BoardStacks.String(), d.patron(), d.favors())
}

func (d drawing) noble(r rules.Rank) app.UI {
	card := &d.box().Ranks[r]
	var price []app.UI
	for range card.Coins {
		price = append(price, good(rules.Coin))
	}
	for range card.Rings {
		price = append(price, good(rules.Ring))
	}
	rank := say.Rank(r)
	var left []int
	for _, n := range card.CP[min(4, d.s.NobleTaken[r-1]):] {
		left = append(left, int(n))
	}
	holds := func(p game.Player) bool { return d.s.Seats[p].Rank == r }
	var holders []app.UI
	for p := range game.Player(d.s.N) {
		if holds(p) {
			holders = append(holders, d.crest(p))
		}
	}
	held := ""
	if len(holders) > 0 {
		held = say.AriaNobleHeld(words.And(d.within(d.those(holds))))
	}
	class := "em-noble"
	if q := d.my(); q != nil && q.Rank+1 == r && !d.v.Over {
		class += " em-next"
		held = face.Sentences(held, say.AriaNobleNext.String())
	}
	pays := ui.Wrap("em-price", price...)
	if len(left) == 0 {
		return d.piece(class+" em-none", nobleRef(r), face.Sentences(say.AriaNobleNone(rank), held),
			coronet(r), ui.Span("em-name", rank.String()), ui.Span("em-gone", "–"), ui.Span("em-then", ""), pays, ui.Wrap("em-holders", holders...))
	}
	label := face.Sentences(say.AriaNoble(left[0], rankPrice(card), words.And(each(left[1:], words.Num)), rank), held)
	return d.piece(class, nobleRef(r), label,
		coronet(r), ui.Span("em-name", rank.String()), points(citizenIcon, left[0]), sequence(left[1:], -1), pays, ui.Wrap("em-holders", holders...))
}

// coronet is a crown with as many pearls as the rank is high.
func coronet(r rules.Rank) app.UI {
	pearls := make([]app.UI, r)
	for i := range pearls {
		pearls[i] = ui.Span("em-pearl", "")
	}
	return ui.Wrap("em-coronet", ui.Sign(nobleIcon, ""), ui.Wrap("em-pearls", pearls...))
}

// sequence is what comes after a number: those still on the marker, and the one printed on the board below it.
func sequence(next []int, after int) app.UI {
	var body []app.UI
	for _, n := range next {
		body = append(body, ui.Span("em-soon", face.Num(n)))
	}
	if after >= 0 {
		body = append(body, ui.Span("em-after", face.Num(after)))
	}
	return ui.Wrap("em-then", body...)
}

// patron is the advisor face up on the stack.
func (d drawing) patron() app.UI {
	a, under := d.s.BTop, bits.OnesCount8(d.s.BLeft)
	if a == rules.NoAdvisor {
		none := say.BoardPatronNone.String()
		return d.piece("em-patron em-none", patronRef, none, ui.Sign(advisorIcon, ""), ui.Span("em-name", none))
	}
	label := say.AriaPatron(say.Advisor(a), cost(d.box().Advisors[a].Cost, 0), under, d.advisorLine(a))
	return d.piece("em-patron em-advisor", patronRef, label,
		bust(a),
		ui.Wrap("em-text", ui.Span("em-name", say.Advisor(a).String()), ui.Span("em-brief", say.BoardPatron(under))),
		ui.Wrap("em-foot", price(d.box().Advisors[a].Cost), d.advisorPoints(a)))
}

func (d drawing) favors() app.UI {
	stack, discard := bits.OnesCount16(d.s.FavorStack), bits.OnesCount16(d.s.FavorDiscard)
	return d.piece("em-favors", favorsRef, say.AriaFavors(discard, stack),
		ui.Sign(favorIcon, "em-seal"),
		ui.Wrap("em-text", ui.Span("em-name", say.BoardFavors.String()), ui.Span("em-brief", say.BoardFavorsLeft(discard, stack))))
}
