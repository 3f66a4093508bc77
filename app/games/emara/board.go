package emara

import (
	"math/bits"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

func board(w *words) func(session.View, func(face.Ref) bool) app.UI {
	return func(v session.View, lit func(face.Ref) bool) app.UI {
		d := draw(v, w, lit)
		if d.s == nil {
			return div("em")
		}
		return div("em", div("em-board", d.rounds(), d.event(), d.track(), d.circuits(), d.court()))
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
		body = append(body, span(class, num(n)))
	}
	if d.s.Round == 0 {
		return picture("em-rounds", d.say("setupAria"), body...)
	}
	var order []string
	seats := []app.UI{icon("g-start", "em-banner")}
	for i := range game.Player(d.s.N) {
		p := (d.s.Start + i) % game.Player(d.s.N)
		order = append(order, d.who(p))
		class := "em-seat"
		if p == d.v.Turn {
			class += " em-acts"
		}
		seats = append(seats, wrap(class, d.crest(p)))
	}
	lap := max(1, int(d.s.Lap))
	var laps []app.UI
	for n := 1; n <= rules.Laps; n++ {
		class := "em-lap"
		if n <= lap {
			class += " em-begun"
		}
		laps = append(laps, span(class, ""))
	}
	return picture("em-rounds", d.say("roundAria", "n", num(round), "all", num(rules.Rounds), "turn", num(lap),
		"turns", num(rules.Laps), "order", d.List(order)),
		append(body, wrap("em-laps", laps...), wrap("em-order", seats...))...)
}

// event is the card that holds this round.
func (d drawing) event() app.UI {
	e := d.s.Event
	if e == rules.NoEvent {
		return d.piece("em-event em-none", eventRef, d.say("eventNone"), icon("g-scroll", ""), span("em-name", d.say("eventNone")))
	}
	sign, kind := "g-scroll", "eventRule"
	if _, gain := rules.EventGain(e); gain {
		sign, kind = "g-basket", "eventGain"
	}
	for _, t := range rules.EventTrades {
		if t.Event == e {
			sign, kind = "g-exchange", "eventReward"
		}
	}
	o := d.Occasions[e]
	return d.piece("em-event", eventRef,
		d.say("eventAria", "event", o.Name, "line", o.Line, "left", num(bits.OnesCount16(d.s.EventsLeft))),
		wrap("em-medal", icon(sign, "")),
		wrap("em-text", span("em-kind", d.say(kind)), span("em-name", o.Name), span("em-line", o.Line)))
}

// court is the ladder of noble ranks.
func (d drawing) court() app.UI {
	var ranks []app.UI
	for r := rules.Baron; r <= rules.Duke; r++ {
		ranks = append(ranks, d.noble(r))
	}
	return part("em-ranks", d.say("ranks"), div("em-ladder", ranks...))
}

// stacks are the next advisor and the favor tokens, which the town gives.
func (d drawing) stacks() app.UI {
	return group("em-piles", d.say("stacks"), d.patron(), d.favors())
}

func (d drawing) noble(r rules.Rank) app.UI {
	card := rules.RankCards[r]
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
		held = sentences(held, d.say("nobleNext"))
	}
	cost = []app.UI{wrap("em-price", cost...)}
	if len(left) == 0 {
		return d.piece(class+" em-none", nobleRef(r), sentences(d.say("nobleNone", "rank", d.Ranks[r]), held),
			coronet(r), span("em-name", d.Ranks[r]), span("em-gone", "–"), span("em-then", ""), cost[0], wrap("em-holders", holders...))
	}
	then := ""
	if len(left) > 1 {
		then = d.say("nobleThen", "left", d.numbers(left[1:]))
	}
	label := sentences(d.say("nobleAria", "rank", d.Ranks[r], "cost", d.List(costs), "points", d.count(left[0], "citizen"))+then, held)
	return d.piece(class, nobleRef(r), label,
		coronet(r), span("em-name", d.Ranks[r]), points(citizenIcon, left[0]), sequence(left[1:], -1), cost[0], wrap("em-holders", holders...))
}

// coronet is a crown with as many pearls as the rank is high.
func coronet(r rules.Rank) app.UI {
	pearls := make([]app.UI, r)
	for i := range pearls {
		pearls[i] = span("em-pearl", "")
	}
	return wrap("em-coronet", icon(nobleIcon, ""), wrap("em-pearls", pearls...))
}

// sequence is what comes after a number: those still on the marker, and the one printed on the board below it.
func sequence(next []int, after int) app.UI {
	var body []app.UI
	for _, n := range next {
		body = append(body, span("em-soon", num(n)))
	}
	if after >= 0 {
		body = append(body, span("em-after", num(after)))
	}
	return wrap("em-then", body...)
}

// patron is the advisor face up on the stack.
func (d drawing) patron() app.UI {
	a, under := d.s.BTop, bits.OnesCount8(d.s.BLeft)
	if a == rules.NoAdvisor {
		return d.piece("em-patron em-none", patronRef, d.say("patronNone"), icon(advisorIcon, ""), span("em-name", d.say("patronNone")))
	}
	label := d.say("patronAria", "advisor", d.Advisors[a].Name, "line", d.advisorLine(a),
		"cost", d.cost(rules.AdvisorCards[a].Cost, 0), "left", num(under))
	return d.piece("em-patron em-advisor", patronRef, label,
		wrap("em-bust em-noblebust", icon(busts[a], "")),
		wrap("em-text", span("em-name", d.Advisors[a].Name), span("em-brief", d.say("patron", "left", num(under)))),
		wrap("em-foot", price(rules.AdvisorCards[a].Cost), advisorPoints(a)))
}

func (d drawing) favors() app.UI {
	stack, discard := bits.OnesCount16(d.s.FavorStack), bits.OnesCount16(d.s.FavorDiscard)
	return d.piece("em-favors", favorsRef, d.say("favorsAria", "stack", num(stack), "discard", num(discard)),
		icon(favorIcon, "em-seal"),
		wrap("em-text", span("em-name", d.say("favors")), span("em-brief", d.say("favorsLeft", "stack", num(stack), "discard", num(discard)))))
}
