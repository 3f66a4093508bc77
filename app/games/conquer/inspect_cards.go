package conquer

import (
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// inspectCard is an action card: what it does, when it can be played, and why not now.
func (c seatSheet) inspectCard(k rules.ActionCard) {
	x := &rules.Cards[k]
	c.Title, c.Icon, c.Art = say.Card(k).String(), actionIcon, cardTableau[k].of
	c.declare(cardLine(c.s.Box(), k))
	c.tell(say.ActionWhen(when(k)))
	if x.Icons&rules.IconContinuous != 0 {
		c.tell(say.ActionStays.String())
	}
	hand, open := 0, []string(nil)
	used := false
	for _, p := range c.seats() {
		q := &c.s.Seats[p]
		if p == c.me {
			for _, o := range q.Act[:q.NAct] {
				if o == k {
					hand++
				}
			}
		}
		for _, o := range q.Open[:q.NOpen] {
			if o&^rules.TurnedOver != k {
				continue
			}
			state := say.OpenReady
			if o&rules.TurnedOver != 0 {
				state = say.OpenUsed
				used = used || p == c.me
			}
			open = append(open, state(c.Person(p)))
		}
	}
	gone := int(c.s.ActGone[k])
	c.Sub = say.ActionSub.String()
	if hand > 0 {
		c.Sub = say.ActionSubHand(hand)
	}
	if c.my() != nil && !c.s.Over {
		c.tell(c.playable(k, hand, used))
	}
	c.lineOf(say.RowOpen, words.And(open))
	c.lineOf(say.RowGone, num(gone))
	c.lineOf(say.RowHidden, num(int(c.s.Box().Copies[k])-hand-len(open)-gone))
}

// playable says whether the viewer can play a card now, or what it waits for.
func (c seatSheet) playable(k rules.ActionCard, hand int, used bool) string {
	for _, a := range c.v.Legal {
		if a.Kind == rules.KindPlay && a.A == uint16(k) || a.Kind == rules.KindVolley && k == rules.ArcherVolley {
			return say.PlayNow.String()
		}
	}
	x, own := &rules.Cards[k], c.s.Current == c.me
	switch {
	case used:
		return say.PlayUsed.String()
	case hand == 0:
		return ""
	case c.s.Finisher == c.me:
		return say.PlayFinished.String()
	case !c.playing():
		return say.PlayLater.String()
	case own && x.Icons&rules.IconYour == 0:
		return say.PlayOther.String()
	case !own && x.Icons&rules.IconOther == 0:
		return say.PlayYour.String()
	case c.v.Turn == c.me && windowOf[c.v.Prompt.Kind]&x.Windows != 0:
		if r := c.s.Why(rules.Play(k, 0, 0)); r.ID >= rules.WhyBoxSoldier {
			return say.Sentence(c.labeller().reason(r))
		}
		return say.PlayTarget.String()
	}
	return say.PlayMoment.String()
}

// windowOf is the window of action cards that a question opens.
var windowOf = [...]uint16{rules.FrameMain: rules.InMain, rules.FrameRolled: rules.InRolled, rules.FrameRollAsk: rules.InRoll,
	rules.FrameStepAsk: rules.InStep, rules.FrameDeclAsk: rules.InDecl, rules.FramePreAttack: rules.InAttack,
	rules.FramePreDefend: rules.InDefence, rules.FramePost: rules.InPost, rules.FramePeasants: 0}

// inspectObjPile is the deck of objectives, or its discards.
func (c seatSheet) inspectObjPile(gone bool) {
	var names []string
	out := 0
	for id := uint8(1); id <= rules.Objectives; id++ {
		if c.s.ObjGone[id>>6]>>(id&63)&1 == 1 {
			names = append(names, say.Goal(id).String())
		}
	}
	for p := range c.s.N {
		q := &c.s.Seats[p]
		out += int(q.NObj) + int(q.NDone) + c.s.Vowed(game.Player(p))
	}
	n := len(names)
	if !gone {
		n = rules.Objectives - out - n
	}
	c.pile(gone, objectiveIcon, [2]words.Text{say.DeckObjectives, say.DeckObjectivesGone}, n, names)
	if !gone {
		c.each(func(p game.Player) string {
			q := &c.s.Seats[p]
			return say.HandObjectives(c.s.Vowed(p), int(q.NDone), int(q.NObj))
		})
	}
}

// inspectActPile is the deck of action cards, or its discards.
func (c seatSheet) inspectActPile(gone bool) {
	var names []string
	discarded, out := 0, 0
	for k := rules.AddedDefense; k <= rules.WeakerFight; k++ {
		if n := int(c.s.ActGone[k]); n > 0 {
			discarded += n
			names = append(names, say.DeckTimes(say.Card(k), n))
		}
	}
	for p := range c.s.N {
		out += int(c.s.Seats[p].NAct) + int(c.s.Seats[p].NOpen)
	}
	n := discarded
	if !gone {
		n = -out - n
		for _, copies := range c.s.Box().Copies {
			n += int(copies)
		}
	}
	c.pile(gone, actionIcon, [2]words.Text{say.DeckActions, say.DeckActionsGone}, n, names)
	if !gone {
		c.each(func(p game.Player) string {
			return say.HandActions(int(c.s.Seats[p].NAct), int(c.s.Seats[p].NOpen))
		})
	}
}

// pile is a deck of n cards, or n discards.
func (c seatSheet) pile(gone bool, icon string, titles [2]words.Text, n int, names []string) {
	if gone {
		c.head(titles[1].String(), icon, say.DeckGone(n))
		c.tell(say.DeckAgain.String())
		c.lineOf(say.RowCards, listed(names))
		return
	}
	c.head(titles[0].String(), icon, say.DeckLeft(n))
	c.tell(say.DeckOrder.String())
	c.tell(say.DeckAgain.String())
}
