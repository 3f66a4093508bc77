package conquer

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

func board(v session.View, lit func(face.Ref) bool) app.UI { return draw(v, lit, "").board() }

// board is the map with what is being decided, and beside it the camp: the seats, what can be built, and the piles.
func (d drawing) board() app.UI {
	if d.s == nil {
		return ui.Box("cq")
	}
	stage, chart, class := d.stage(), d.chart(), "cq-field area area-0"
	if *d.aimed {
		class += " cq-aimed"
	}
	return ui.Box("cq", ui.Box("cq-board", ui.Box(class, stage, chart),
		ui.Box("cq-table area area-1", d.lords(), d.builders(), d.piles())))
}

// piece is a part of the board that can be pressed.
func (d drawing) piece(class string, r face.Ref, label string, body ...app.UI) app.UI {
	return ui.Piece(class, string(r), d.lit(r), label, body...)
}

// crest is the mark of a seat.
func (c *teller) crest(p game.Player) app.UI { return ui.Crest(c.v.Seats[p].Colour, c.v.Seats[p].Name) }

// amount is a symbol with its number.
func amount(class, sign, n string) app.UI {
	return ui.Wrap("cq-amount "+class, ui.Sign(sign, ""), ui.Span("", n))
}

// goods are a price or a yield as drawn; none takes no room.
func goods(class string, g rules.Goods) app.UI {
	var body []app.UI
	add := func(class, sign string, n int) {
		if n > 0 {
			body = append(body, amount(class, sign, itoa(n)))
		}
	}
	add("cq-coin", coinIcon, int(g.Coins))
	for r, n := range g.Stock {
		add("cq-res-"+itoa(r), resourceIcon[r], int(n))
	}
	add("", peasantIcon, int(g.Peasants))
	return ui.Wrap("cq-goods "+class, body...)
}

// quiver is a number of arrows as drawn; none takes no room.
func quiver(n uint8) app.UI {
	if n == 0 {
		return ui.Box("gone")
	}
	return amount("", arrowIcon, itoa(int(n)))
}

// lords are the seats: how far they are with their objectives, what they have on the board, and what lies open before them.
func (d drawing) lords() app.UI {
	var body []app.UI
	for p := range game.Player(d.s.N) {
		body = append(body, d.lord(p))
	}
	return ui.Part("cq-lords", say.BoardLords.String(), body...)
}

func (d drawing) lord(p game.Player) app.UI {
	s, q := d.s, &d.s.Seats[p]
	class := "cq-lord"
	if d.v.Turn == p {
		class += " cq-acts"
	}
	var goals []app.UI
	for i := range max(int(s.Target), int(q.NDone)) {
		if i < int(q.NDone) {
			goals = append(goals, d.ribbonBar(q.DoneObj[i]))
		} else {
			goals = append(goals, ui.Span("cq-open-goal", ""))
		}
	}
	said := []string{words.Who(d.Person(p))}
	var about []string
	if q.Flags&rules.HasFaction != 0 {
		about = append(about, say.Faction(q.Faction).String())
	}
	if s.Opt&rules.OptTeams != 0 {
		about = append(about, say.LordPartner(d.Person((p+2)%game.Player(s.N))))
	}
	said = append(said, about...)
	vowed := 0
	for i, vow := range s.Vows {
		if vow.Owner == p {
			vowed++
			said = append(said, say.LordDeclared(goal(rules.VowObjectives[i])))
		}
	}
	said = append(said, say.LordState(int(q.Captured), int(q.NAct), int(q.NDone), int(q.NObj), int(q.NArmy), int(s.Target), int(q.NTowns)))
	var open []app.UI
	for _, k := range q.Open[:q.NOpen] {
		card := say.Card(k &^ rules.TurnedOver)
		class := "cq-open-card"
		if k&rules.TurnedOver != 0 {
			class += " cq-turned"
		}
		open = append(open, ui.Span(class, card.String()))
		said = append(said, say.LordOpenCard(card))
	}
	if s.First == p {
		said = append(said, say.LordFirst.String())
	}
	return d.piece(class, seatRef(p), commas(said),
		ui.Wrap("cq-who", d.crest(p), ui.Wrap("cq-names", ui.Span("cq-name", d.NameOf(p)), ui.Span("cq-word", commas(about)))),
		ui.Span("cq-n", say.StepsOf(int(s.Target), int(q.NDone))), ui.Wrap("cq-goals", goals...),
		ui.Wrap("cq-facts", amount("", "g-soldier", itoa(int(q.NArmy))), amount("", "g-town", itoa(int(q.NTowns))),
			amount("", objectiveIcon, itoa(int(q.NObj)+vowed)), amount("", actionIcon, itoa(int(q.NAct)+int(q.NOpen))),
			amount("", capturedIcon, itoa(int(q.Captured)))),
		ui.Wrap("cq-opens", open...))
}

// builders are the settlements that can be established, with what they cost the viewer and bring.
func (d drawing) builders() app.UI {
	var body []app.UI
	p := d.me
	for t := range rules.SettlementType(rules.SettlementTypes) {
		price := d.s.Box().Town(t, 1).Cost
		if p != game.Nobody {
			price = d.s.CostOfTown(p, t, 1)
		}
		yield := d.s.Box().Town(t, 1).Yield
		label := say.BuildState(amounts(price), say.Town(t), brings(d.s.Box(), t, 1))
		class := "cq-build"
		if q := d.my(); q != nil && q.Goods().Covers(price) {
			class += " cq-afford"
		}
		body = append(body, d.piece(class, buildRef(t), label, picture(townPicture(t, 1), "cq-build-sign"), ui.Span("cq-name", say.Town(t).String()),
			goods("cq-price", price), ui.Wrap("cq-brings", ui.Sign("ui-right", ""), goods("", yield))))
	}
	return ui.Part("cq-builders", say.BoardBuilders.String(), body...)
}

// piles are the decks and the discard piles.
func (d drawing) piles() app.UI {
	n := func(mask [2]uint64) (n int) {
		for id := range uint8(rules.Objectives + 1) {
			n += int(mask[id>>6] >> (id & 63) & 1)
		}
		return n
	}
	sum := func(copies [rules.ActionCards + 1]byte) (n int) {
		for _, k := range copies {
			n += int(k)
		}
		return n
	}
	// What the others hide is in the deck for all a view knows: how many lie there is what they do not hold.
	hidden, acts := 0, 0
	for p := range d.s.N {
		q := &d.s.Seats[p]
		for _, id := range q.Obj[:q.NObj] {
			if id == 0 {
				hidden++
			}
		}
		for _, k := range q.Act[:q.NAct] {
			if k == rules.NoCard {
				acts++
			}
		}
	}
	pile := func(r face.Ref, art string, name words.Text, n int, class string) app.UI {
		return d.piece("cq-pile "+class, r, say.PileState(n, name.String()),
			picture(art, "cq-deck"), ui.Span("cq-n", itoa(n)), ui.Span("cq-word", name.String()))
	}
	return ui.Part("cq-piles", say.BoardPiles.String(),
		pile(objDeckRef, "deck-goal", say.PileObjectives, n(d.s.ObjDeck)-hidden, ""), pile(objGoneRef, "deck-goal", say.PileObjectivesGone, n(d.s.ObjGone), "cq-gone"),
		pile(actDeckRef, "deck-act", say.PileActions, sum(d.s.ActDeck)-acts, ""), pile(actGoneRef, "deck-act", say.PileActionsGone, sum(d.s.ActGone), "cq-gone"))
}
