package conquer

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

func mine(w *words) func(session.View, func(face.Ref) bool) app.UI {
	return func(v session.View, lit func(face.Ref) bool) app.UI {
		d := drawing{teller: look(v, w), lit: lit}
		if d.my() == nil {
			return ui.Box("cq")
		}
		return ui.Box("cq cq-mine", ui.Box("cq-hold", d.store(), d.armoury(), d.hand(), d.deeds(d.me, true)))
	}
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
	body := []app.UI{good("cq-coin", coinsRef, "coin", int(q.Coins), d.Count(int(q.Coins), d.More[coinOne], d.More[coinMany]))}
	for r := range rules.Resource(rules.Resources) {
		body = append(body, good("cq-res-"+itoa(int(r)), resRef(r), resourceArt[r], int(q.Stock[r]), d.Times(int(q.Stock[r]), d.Resources[r])))
	}
	body = append(body,
		good("", peasantRef, "peasant", int(q.Spare), d.caption(sparePeasants, "peasants", d.Count(int(q.Spare), d.More[peasantOne], d.More[peasantMany]))),
		good("cq-points-good", capturedRef, "captured", int(q.Captured), d.caption(capturedPeasants, "peasants", d.Count(int(q.Captured), d.More[peasantOne], d.More[peasantMany]))))
	return ui.Group("cq-store", d.Board[theStore], body...)
}

// armoury is what waits to be used in the field: soldiers in reserve, arrows, and the army with its limit.
func (d drawing) armoury() app.UI {
	q := d.my()
	var body []app.UI
	for t := rules.Warrior; t <= rules.Archer; t++ {
		n := int(q.Reserve[t-rules.Warrior])
		body = append(body, d.arm("cq-reserve", reserveRef(t), soldierArt[t], n, rules.SoldierCost[t],
			d.caption(reserveState, "n", itoa(n), "soldiers", d.Some(n, d.Soldiers[t].One, d.Soldiers[t].Many), "price", d.goods(rules.SoldierCost[t]))))
	}
	for kind, n := range [rules.ArrowKinds]int{int(q.Arrows), int(q.Flaming)} {
		body = append(body, d.arm("cq-arrows", ammoRef(uint8(kind)), arrowArt[kind], n, rules.ArrowCost[kind],
			d.caption(arrowState, "arrows", d.Times(n, d.Arrows[kind]), "price", d.goods(rules.ArrowCost[kind]))))
	}
	return ui.Group("cq-armoury", d.Board[theArmoury], append(body,
		ui.Picture("cq-army", d.caption(armyState, "n", itoa(q.ArmySize()), "all", itoa(rules.ArmyLimit)), picture("troop", "cq-thing"),
			ui.Span("cq-n", d.caption(stepsOf, "n", itoa(q.ArmySize()), "all", itoa(rules.ArmyLimit)))),
		ui.Picture("cq-army", d.caption(townsState, "n", itoa(int(q.NTowns)), "all", itoa(rules.TownLimit)), picture("village-1", "cq-thing"),
			ui.Span("cq-n", d.caption(stepsOf, "n", itoa(int(q.NTowns)), "all", itoa(rules.TownLimit)))))...)
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
			cards = append(cards, d.piece("cq-card cq-objective", objRef(id), d.objectiveName(d.me, id, objectiveState), d.objective(d.me, id)...))
		}
	}
	cards = append(cards, d.actionCards(q.Act[:q.NAct], false)...)
	cards = append(cards, d.actionCards(q.Open[:q.NOpen], true)...)
	return ui.Group("cq-hand", d.Board[theHand], cards...)
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
		class, state := "cq-card cq-action", cardState
		if open {
			class, state = class+" cq-lies-open", openState
		}
		if turned && ready == 0 {
			class, state = class+" cq-turned", turnedState
		}
		body := d.actionCard(k)
		if n > 1 {
			body = append(body, ui.Span("cq-copies", "×"+itoa(n)))
		}
		cards = append(cards, d.piece(class, actRef(k, open), d.caption(state, "card", d.Cards[k].Name, "n", itoa(n), "effect", d.labeller().effect(k)), body...))
	}
	return cards
}

// deeds are a seat's declared and completed objectives, and what their colours come to.
func (d drawing) deeds(p game.Player, own bool) app.UI {
	s, q := d.s, &d.s.Seats[p]
	var body []app.UI
	card := func(r face.Ref, class, label string, face ...app.UI) {
		if own {
			body = append(body, d.piece(class, r, label, face...))
		} else {
			body = append(body, ui.Exhibit(class, string(r), label, face...))
		}
	}
	for i, v := range s.Vows {
		if id := rules.VowObjectives[i]; v.Owner == p {
			card(declRef(id), "cq-card cq-objective cq-vowed", d.objectiveName(p, id, vowState), d.objective(p, id)...)
		}
	}
	for _, id := range q.DoneObj[:q.NDone] {
		card(doneRef(id), "cq-done", d.objectiveName(p, id, doneState), d.ribbonBar(id), ui.Span("cq-name", d.Objectives[id].Name))
	}
	color, n := d.set(p)
	sheet := s.SheetOf(p)
	label := d.caption(sheetState, "total", d.points(sheet.Total()), "cards", itoa(sheet.Cards), "set", itoa(sheet.Set), "faction", itoa(sheet.Faction), "captured", itoa(sheet.Captured))
	if d.kingdom() {
		label += d.caption(kingdomState, "n", itoa(sheet.Kingdom))
	}
	facts := []app.UI{amount("cq-total", pointIcon, itoa(sheet.Total()))}
	if n > 0 {
		facts = append(facts, ui.Wrap("cq-set", ribbons(1<<color), ui.Span("cq-n", d.caption(stepsOf, "n", itoa(min(n, rules.SetCards)), "all", itoa(rules.SetCards)))))
		label += ". " + d.caption(setState, "n", itoa(n), "color", d.Colors[color], "all", itoa(rules.SetCards))
	}
	if q.Flags&rules.HasFaction != 0 {
		mask := rules.FactionCards[q.Faction].Ribbon
		facts = append(facts, ui.Wrap("cq-faction-mark", ribbons(mask), ui.Span("cq-word", d.Factions[q.Faction].Name)))
		label += ". " + d.caption(ownFaction, "faction", d.Factions[q.Faction].Name, "colors", d.colors(mask), "perk", d.Factions[q.Faction].Line)
	}
	return ui.Group("cq-deeds", d.Board[theDeeds], append(body, ui.Picture("cq-sheet", label, facts...))...)
}
