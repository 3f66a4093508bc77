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

// player is one seat in full, as far as the viewer knows it: its store is open, the cards in its hand are not.
func player(v session.View, p game.Player, lit func(face.Ref) bool) app.UI {
	d := drawing{teller: look(v), lit: lit}
	if d.s == nil || p < 0 || int(p) >= int(d.s.N) {
		return ui.Box("cq")
	}
	return ui.Box("cq cq-other", ui.Box("cq-hold", d.household(p), d.forces(p), d.unseen(p), d.deeds(p, false)))
}

// heap is a thing with its number.
func heap(art string, n int) app.UI {
	return ui.Wrap("cq-amount", picture(art, "cq-thing"), ui.Span("", itoa(n)))
}

// household is what a seat has in store.
func (d drawing) household(p game.Player) app.UI {
	q := &d.s.Seats[p]
	body := []app.UI{heap("coin", int(q.Coins))}
	for r := range rules.Resources {
		body = append(body, heap(resourceArt[r], int(q.Stock[r])))
	}
	body = append(body, heap("peasant", int(q.Spare)), heap("arrow", int(q.Arrows)), heap("flaming", int(q.Flaming)), heap("captured", int(q.Captured)))
	return ui.Picture("cq-household", say.HouseholdState(say.Arrow(rules.Arrow).Amount(int(q.Arrows)), int(q.Captured),
		say.Arrow(rules.Flaming).Amount(int(q.Flaming)), amounts(q.Goods())), body...)
}

// forces are a seat's soldiers by type, on the board and in reserve, and its settlements by type and tier.
func (d drawing) forces(p game.Player) app.UI {
	q := &d.s.Seats[p]
	var n [rules.SoldierTypes + 1]int
	for _, x := range q.Army[:q.NArmy] {
		n[x.Type]++
	}
	n[rules.Warrior] += int(q.Reserve[0])
	n[rules.Archer] += int(q.Reserve[1])
	var body []app.UI
	var said []string
	for t := rules.Warrior; t <= rules.Catapult; t++ {
		if n[t] > 0 {
			body = append(body, heap(soldierArt[t], n[t]))
			said = append(said, say.Soldier(t).Amount(n[t]))
		}
	}
	for i := range q.NTowns {
		t := &q.Towns[i]
		body = append(body, ui.Wrap("cq-amount", picture(townPicture(t.Type, t.Tier), "cq-thing"), ui.Span("", say.TierMark(int(t.Tier)))))
		said = append(said, townOf(t.Type, t.Tier).String())
	}
	return ui.Picture("cq-forces", words.Cap(words.And(said)), body...)
}

// unseen are the cards of a seat: backs for the hidden ones, open ones by name.
func (d drawing) unseen(p game.Player) app.UI {
	q := &d.s.Seats[p]
	if p == d.me {
		return ui.Box("gone")
	}
	var body []app.UI
	for range q.NObj {
		body = append(body, picture("deck-goal", "cq-back"))
	}
	for range q.NAct {
		body = append(body, picture("deck-act", "cq-back"))
	}
	said := say.HiddenState(int(q.NAct), int(q.NObj))
	for _, raw := range q.Open[:q.NOpen] {
		k := rules.ActionCard(raw &^ rules.TurnedOver)
		body = append(body, ui.Exhibit("cq-card cq-action", string(actRef(k, true)), say.ActionStateOpen(say.Card(k), cardLine(d.s.Box(), k), 1),
			d.actionCard(k)...))
	}
	return ui.Group("cq-unseen", said, body...)
}
