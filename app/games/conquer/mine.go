package conquer

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

func mine(v session.View, lit func(face.Ref) bool) app.UI {
	d := drawing{teller: look(v), lit: lit}
	if d.my() == nil {
		return ui.Box("cq")
	}
	return ui.Box("cq cq-mine", ui.Box("cq-hold",
		ui.Box("area area-1", d.store(), d.armoury()),
		ui.Box("area area-0", d.hand(), d.deeds(d.me, true))))
}

// store is what the viewer can spend: coins, resources and peasants.
func (d drawing) store() app.UI {
	q := d.my()
	good := func(class string, r face.Ref, art string, n int, label string) app.UI {
		if n == 0 {
			class += " cq-none"
		}
		return d.piece("cq-good "+class, r, label, picture(art, "cq-thing"), ui.Span("cq-n", itoa(n)))
	}
	body := []app.UI{good("cq-coin", coinsRef, "coin", int(q.Coins), say.Coins(int(q.Coins)))}
	for r := range rules.Resource(rules.Resources) {
		body = append(body, good("cq-res-"+itoa(int(r)), resRef(r), resourceArt[r], int(q.Stock[r]), say.Resource(r).Amount(int(q.Stock[r]))))
	}
	body = append(body,
		good("", peasantRef, "peasant", int(q.Spare), say.StorePeasants(int(q.Spare))),
		good("cq-points-good", capturedRef, "captured", int(q.Captured), say.StoreCaptured(int(q.Captured))))
	return ui.Group("cq-store", say.BoardStore.String(), body...)
}

// armoury is what waits to be used in the field: soldiers in reserve, arrows, and the army with its limit.
func (d drawing) armoury() app.UI {
	q := d.my()
	var body []app.UI
	for t := rules.Warrior; t <= rules.Archer; t++ {
		n := int(q.Reserve[t-rules.Warrior])
		body = append(body, d.arm("cq-reserve", reserveRef(t), soldierArt[t], n, d.s.Box().Soldiers[t].Cost,
			say.ReserveState(n, paid(d.s.Box().Soldiers[t].Cost), say.Soldier(t))))
	}
	for kind, n := range [rules.ArrowKinds]int{int(q.Arrows), int(q.Flaming)} {
		body = append(body, d.arm("cq-arrows", ammoRef(uint8(kind)), arrowArt[kind], n, d.s.Box().ArrowCost[kind],
			say.AmmoState(say.Arrow(kind), n, paid(d.s.Box().ArrowCost[kind]))))
	}
	return ui.Group("cq-armoury", say.BoardArmoury.String(), append(body,
		ui.Picture("cq-army", say.ArmyState(rules.ArmyLimit, q.ArmySize()), picture("troop", "cq-thing"),
			ui.Span("cq-n", say.StepsOf(rules.ArmyLimit, q.ArmySize()))),
		ui.Picture("cq-army", say.TownsState(rules.TownLimit, int(q.NTowns)), picture("village-1", "cq-thing"),
			ui.Span("cq-n", say.StepsOf(rules.TownLimit, int(q.NTowns)))))...)
}

func (d drawing) arm(class string, r face.Ref, art string, n int, price rules.Goods, label string) app.UI {
	if n == 0 {
		class += " cq-none"
	}
	if q := d.my(); q != nil && q.Goods().Covers(price) {
		class += " cq-afford"
	}
	return d.piece("cq-arm "+class, r, label, picture(art, "cq-thing"), ui.Span("cq-n", itoa(n)), goods("cq-price", price))
}

// hand are the objectives that only the viewer sees, and the action cards.
func (d drawing) hand() app.UI {
	q := d.my()
	var cards []app.UI
	// A fresh deal is the same wherever the focus is: objectives first, then action cards, each kind once with its number.
	for _, id := range q.Obj[:q.NObj] {
		if id != 0 {
			cards = append(cards, d.piece("cq-card cq-objective", objRef(id), d.objectiveName(d.me, id, say.ObjectiveState), d.objective(d.me, id)...))
		}
	}
	cards = append(cards, d.actionCards(q.Act[:q.NAct], false)...)
	cards = append(cards, d.actionCards(q.Open[:q.NOpen], true)...)
	return ui.Group("cq-hand", say.BoardHand.String(), cards...)
}

// actionCards are cards in the hand or open ones. Equal cards are one piece.
func (d drawing) actionCards(list []byte, open bool) (cards []app.UI) {
	for i, raw := range list {
		k, turned := rules.ActionCard(raw&^rules.TurnedOver), raw&rules.TurnedOver != 0
		n, ready := 0, 0
		first := true
		for j, other := range list {
			if other&^rules.TurnedOver == k {
				n++
				if other&rules.TurnedOver == 0 {
					ready++
				}
				first = first && j >= i
			}
		}
		if !first || k == rules.NoCard {
			continue
		}
		class, state := "cq-card cq-action", say.ActionState(say.Card(k), cardLine(d.s.Box(), k), n)
		if open {
			class, state = class+" cq-lies-open", say.ActionStateOpen(say.Card(k), cardLine(d.s.Box(), k), n)
		}
		if turned && ready == 0 {
			class, state = class+" cq-turned", say.ActionStateTurned(say.Card(k), cardLine(d.s.Box(), k))
		}
		body := d.actionCard(k)
		if n > 1 {
			body = append(body, ui.Span("cq-copies", "×"+itoa(n)))
		}
		cards = append(cards, d.piece(class, actRef(k, open), state, body...))
	}
	return cards
}

// deeds are a seat's declared and completed objectives, and what their colours come to.
func (d drawing) deeds(p game.Player, own bool) app.UI {
	s, q := d.s, &d.s.Seats[p]
	var body []app.UI
	card := func(r face.Ref, class, label string, drawn ...app.UI) {
		if own {
			body = append(body, d.piece(class, r, label, drawn...))
		} else {
			body = append(body, ui.Exhibit(class, string(r), label, drawn...))
		}
	}
	for i, v := range s.Vows {
		if id := rules.VowObjectives[i]; v.Owner == p {
			card(declRef(id), "cq-card cq-objective cq-vowed", d.objectiveName(p, id, say.VowState), d.objective(p, id)...)
		}
	}
	for _, id := range q.DoneObj[:q.NDone] {
		card(doneRef(id), "cq-done", say.DoneState(goal(id), d.pointsOf(id)), d.ribbonBar(id), ui.Span("cq-name", say.Goal(id).String()))
	}
	color, n := d.set(p)
	sheet := s.SheetOf(p)
	kingdom := ""
	if d.kingdom() {
		kingdom = itoa(sheet.Kingdom)
	}
	label := say.SheetState(sheet.Captured, sheet.Cards, sheet.Faction, kingdom, sheet.Total(), sheet.Set)
	facts := []app.UI{amount("cq-total", pointIcon, itoa(sheet.Total()))}
	if n > 0 {
		facts = append(facts, ui.Wrap("cq-set", ribbons(1<<color), ui.Span("cq-n", say.StepsOf(rules.SetCards, min(n, rules.SetCards)))))
		label = face.Sentences(label, say.SheetSet(rules.SetCards, say.Color(color), n))
	}
	if q.Flags&rules.HasFaction != 0 {
		mask := rules.FactionCards[q.Faction].Ribbon
		facts = append(facts, ui.Wrap("cq-faction-mark", ribbons(mask), ui.Span("cq-word", say.Faction(q.Faction).String())))
		label = face.Sentences(label, say.SheetFaction(ribbon(mask), say.Faction(q.Faction)))
	}
	return ui.Group("cq-deeds", say.BoardDeeds.String(), append(body, ui.Picture("cq-sheet", label, facts...))...)
}
