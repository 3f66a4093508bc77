package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// inspectCard is an action card: what it does, when it can be played, and why not now.
func (c scene) inspectCard(d *face.Detail, k rules.ActionCard) {
	text, x := c.card(k), &rules.Cards[k]
	d.Title, d.Icon = text.Name, actionIcon
	c.declare(d, text.Line)
	c.tell(d, cardWhen, "when", c.when(k))
	if x.Icons&rules.IconContinuous != 0 {
		c.tell(d, cardStays)
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
			state := cardReady
			if o&rules.TurnedOver != 0 {
				state = cardUsed
				used = used || p == c.me
			}
			open = append(open, c.account(state, "who", c.WhoIn(p)))
		}
	}
	gone := int(c.s.ActGone[k])
	d.Sub = c.Inspect[cardSub]
	if hand > 0 {
		d.Sub = c.account(cardHand, "n", num(hand))
	}
	if c.my() != nil && !c.s.Over {
		c.declare(d, c.playable(k, hand, used))
	}
	c.lineOf(d, rowOpen, c.List(open))
	c.lineOf(d, rowGone, num(gone))
	c.lineOf(d, rowHidden, num(rules.Copies-hand-len(open)-gone))
}

// playable says whether the viewer can play a card now, or what it waits for.
func (c scene) playable(k rules.ActionCard, hand int, used bool) string {
	for _, a := range c.v.Legal {
		if a.Kind == rules.KindPlay && a.A == uint16(k) || a.Kind == rules.KindVolley && k == rules.ArcherVolley {
			return c.Inspect[playNow]
		}
	}
	x, own := &rules.Cards[k], c.s.Current == c.me
	switch {
	case used:
		return c.Inspect[playUsed]
	case hand == 0:
		return ""
	case c.s.Finisher == c.me:
		return c.Inspect[playFinished]
	case !c.playing():
		return c.Inspect[playLater]
	case own && x.Icons&rules.IconYour == 0:
		return c.Inspect[playOther]
	case !own && x.Icons&rules.IconOther == 0:
		return c.Inspect[playYour]
	case c.v.Turn == c.me && windowOf[c.v.Prompt.Kind]&x.Windows != 0:
		return c.Inspect[playTarget]
	}
	return c.Inspect[playMoment]
}

// windowOf is the window of action cards that a question opens.
var windowOf = [...]uint16{rules.FrameMain: rules.InMain, rules.FrameRolled: rules.InRolled, rules.FrameRollAsk: rules.InRoll,
	rules.FrameStepAsk: rules.InStep, rules.FrameDeclAsk: rules.InDecl, rules.FramePreAttack: rules.InAttack,
	rules.FramePreDefend: rules.InDefence, rules.FramePost: rules.InPost, rules.FramePeasants: 0}

// inspectObjPile is the deck of objectives, or its discards.
func (c scene) inspectObjPile(d *face.Detail, gone bool) {
	var names []string
	out := 0
	for id := uint8(1); id <= rules.Objectives; id++ {
		if c.s.ObjGone[id>>6]>>(id&63)&1 == 1 {
			names = append(names, c.Objectives[id].Name)
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
	c.pile(d, gone, objectiveIcon, [2]account{objDeckTitle, objGoneTitle}, n, names)
	for _, p := range c.seats() {
		if q := &c.s.Seats[p]; !gone {
			c.put(d, c.Who(p), c.account(handObj, "n", num(int(q.NObj)), "declared", num(c.s.Vowed(p)), "done", num(int(q.NDone))))
		}
	}
}

// inspectActPile is the deck of action cards, or its discards.
func (c scene) inspectActPile(d *face.Detail, gone bool) {
	var names []string
	discarded, out := 0, 0
	for k := rules.AddedDefense; k <= rules.WeakerFight; k++ {
		if n := int(c.s.ActGone[k]); n > 0 {
			discarded += n
			names = append(names, c.account(pileTimes, "card", c.Cards[k].Name, "n", num(n)))
		}
	}
	for p := range c.s.N {
		out += int(c.s.Seats[p].NAct) + int(c.s.Seats[p].NOpen)
	}
	n := discarded
	if !gone {
		n = rules.ActionCards*rules.Copies - out - n
	}
	c.pile(d, gone, actionIcon, [2]account{actDeckTitle, actGoneTitle}, n, names)
	for _, p := range c.seats() {
		if q := &c.s.Seats[p]; !gone {
			c.put(d, c.Who(p), c.account(handAct, "n", num(int(q.NAct)), "open", num(int(q.NOpen))))
		}
	}
}

// pile is a deck of n cards, or n discards.
func (c scene) pile(d *face.Detail, gone bool, icon string, titles [2]account, n int, names []string) {
	d.Icon = icon
	if gone {
		d.Title, d.Sub = c.Inspect[titles[1]], c.account(pileGone, "cards", c.cardsOf(n))
		c.tell(d, pileAgain)
		c.lineOf(d, rowCards, c.listed(names))
		return
	}
	d.Title, d.Sub = c.Inspect[titles[0]], c.account(pileLeft, "cards", c.cardsOf(n))
	c.tell(d, pileOrder)
	c.tell(d, pileAgain)
}

func (c scene) cardsOf(n int) string { return c.Count(n, c.Inspect[cardOne], c.Inspect[cardMany]) }
