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

func board(w *words) func(session.View, func(face.Ref) bool) app.UI {
	return func(v session.View, lit func(face.Ref) bool) app.UI {
		d := draw(v, w, lit)
		if d.s == nil {
			return ui.Box("em")
		}
		return ui.Box("em", ui.Box("em-board"+d.layout(), d.rounds(), d.event(), d.track(), d.circuits(), d.court()))
	}
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
		return ui.Picture("em-rounds"+area(court), d.say("setupAria"), body...)
	}
	var order []string
	seats := []app.UI{ui.Sign("g-start", "em-banner")}
	for i := range game.Player(d.s.N) {
		p := (d.s.Start + i) % game.Player(d.s.N)
		order = append(order, d.Who(p))
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
	return ui.Picture("em-rounds"+area(court), d.say("roundAria", "n", face.Num(round), "all", face.Num(rules.Rounds), "turn", face.Num(lap),
		"turns", face.Num(rules.Laps), "order", d.List(order)),
		append(body, ui.Wrap("em-laps", laps...), ui.Wrap("em-order", seats...))...)
}

// event is the card that holds this round.
func (d drawing) event() app.UI {
	e := d.s.Event
	if e == rules.NoEvent {
		return d.piece("em-event em-none"+area(court), eventRef, d.say("eventNone"), ui.Sign("g-scroll", ""), ui.Span("em-name", d.say("eventNone")))
	}
	kind := "eventRule"
	if _, gain := rules.EventGain(e); gain {
		kind = "eventGain"
	}
	for _, t := range rules.EventTrades {
		if t.Event == e {
			kind = "eventReward"
		}
	}
	o := d.Occasions[e]
	return d.piece("em-event"+area(court), eventRef,
		d.say("eventAria", "event", o.Name, "line", o.Line, "left", face.Num(bits.OnesCount16(d.s.EventsLeft))),
		ui.Wrap("em-medal", picture(rules.EventCards[e].ID, "")),
		ui.Wrap("em-text", ui.Span("em-kind", d.say(kind)), ui.Span("em-name", o.Name), ui.Span("em-line", o.Line)))
}

// court is the ladder of noble ranks.
func (d drawing) court() app.UI {
	var ranks []app.UI
	for r := rules.Baron; r <= rules.Duke; r++ {
		ranks = append(ranks, d.noble(r))
	}
	return ui.Part("em-ranks"+area(court), d.say("ranks"), ui.Box("em-ladder", ranks...))
}

// stacks are the next advisor and the favor tokens, which the town gives.
func (d drawing) stacks() app.UI {
	return ui.Group("em-piles"+area(court), d.say("stacks"), d.patron(), d.favors())
}

func (d drawing) noble(r rules.Rank) app.UI {
	card := &rules.RankCards[r]
	var cost []app.UI
	for range card.Coins {
		cost = append(cost, good(rules.Coin))
	}
	for range card.Rings {
		cost = append(cost, good(rules.Ring))
	}
	costs := []string{d.amount(int(card.Coins), rules.Coin)}
	if card.Rings > 0 {
		costs = append(costs, d.amount(int(card.Rings), rules.Ring))
	}
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
		held = d.say("nobleHeld", "who", d.names(holds))
	}
	class := "em-noble"
	if q := d.my(); q != nil && q.Rank+1 == r && !d.v.Over {
		class += " em-next"
		held = face.Sentences(held, d.say("nobleNext"))
	}
	cost = []app.UI{ui.Wrap("em-price", cost...)}
	if len(left) == 0 {
		return d.piece(class+" em-none", nobleRef(r), face.Sentences(d.say("nobleNone", "rank", d.Ranks[r]), held),
			coronet(r), ui.Span("em-name", d.Ranks[r]), ui.Span("em-gone", "–"), ui.Span("em-then", ""), cost[0], ui.Wrap("em-holders", holders...))
	}
	then := ""
	if len(left) > 1 {
		then = d.say("nobleThen", "left", d.numbers(left[1:]))
	}
	label := face.Sentences(d.say("nobleAria", "rank", d.Ranks[r], "cost", d.List(costs), "points", d.count(left[0], "citizen"))+then, held)
	return d.piece(class, nobleRef(r), label,
		coronet(r), ui.Span("em-name", d.Ranks[r]), points(citizenIcon, left[0]), sequence(left[1:], -1), cost[0], ui.Wrap("em-holders", holders...))
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
		return d.piece("em-patron em-none", patronRef, d.say("patronNone"), ui.Sign(advisorIcon, ""), ui.Span("em-name", d.say("patronNone")))
	}
	label := d.say("patronAria", "advisor", d.Advisors[a].Name, "line", d.advisorLine(a),
		"cost", d.cost(rules.AdvisorCards[a].Cost, 0), "left", face.Num(under))
	return d.piece("em-patron em-advisor", patronRef, label,
		bust(a),
		ui.Wrap("em-text", ui.Span("em-name", d.Advisors[a].Name), ui.Span("em-brief", d.say("patron", "left", face.Num(under)))),
		ui.Wrap("em-foot", price(rules.AdvisorCards[a].Cost), advisorPoints(a)))
}

func (d drawing) favors() app.UI {
	stack, discard := bits.OnesCount16(d.s.FavorStack), bits.OnesCount16(d.s.FavorDiscard)
	return d.piece("em-favors", favorsRef, d.say("favorsAria", "stack", face.Num(stack), "discard", face.Num(discard)),
		ui.Sign(favorIcon, "em-seal"),
		ui.Wrap("em-text", ui.Span("em-name", d.say("favors")), ui.Span("em-brief", d.say("favorsLeft", "stack", face.Num(stack), "discard", face.Num(discard)))))
}
