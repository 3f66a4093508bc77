package conquer

import (
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// inspectCard is an action card: what it does, when it can be played, and why not now.
func (c seatSheet) inspectCard(k rules.ActionCard) {
	text, x := c.card(k), &rules.Cards[k]
	c.Title, c.Icon, c.Art = text.Name, actionIcon, cardTableau[k].of
	c.declare(text.Line)
	c.tell(cardWhen, "when", c.when(k))
	if x.Icons&rules.IconContinuous != 0 {
		c.tell(cardStays)
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
	c.Sub = c.Inspect[cardSub]
	if hand > 0 {
		c.Sub = c.account(cardHand, "n", num(hand))
	}
	if c.my() != nil && !c.s.Over {
		c.declare(c.playable(k, hand, used))
	}
	c.lineOf(rowOpen, c.List(open))
	c.lineOf(rowGone, num(gone))
	c.lineOf(rowHidden, num(rules.Copies-hand-len(open)-gone))
}

// playable says whether the viewer can play a card now, or what it waits for.
func (c seatSheet) playable(k rules.ActionCard, hand int, used bool) string {
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
		if r := c.s.Why(rules.Play(k, 0, 0)); r.ID >= rules.WhyBoxSoldier {
			return c.labeller().reason(r)
		}
		return c.Inspect[playTarget]
	}
	return c.Inspect[playMoment]
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
	c.pile(gone, objectiveIcon, [2]account{objDeckTitle, objGoneTitle}, n, names)
	if !gone {
		c.each(func(p game.Player) string {
			q := &c.s.Seats[p]
			return c.account(handObj, "n", num(int(q.NObj)), "declared", num(c.s.Vowed(p)), "done", num(int(q.NDone)))
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
	c.pile(gone, actionIcon, [2]account{actDeckTitle, actGoneTitle}, n, names)
	if !gone {
		c.each(func(p game.Player) string {
			return c.account(handAct, "n", num(int(c.s.Seats[p].NAct)), "open", num(int(c.s.Seats[p].NOpen)))
		})
	}
}

// pile is a deck of n cards, or n discards.
func (c seatSheet) pile(gone bool, icon string, titles [2]account, n int, names []string) {
	if gone {
		c.head(c.Inspect[titles[1]], icon, c.account(pileGone, "cards", c.cardsOf(n)))
		c.tell(pileAgain)
		c.lineOf(rowCards, c.listed(names))
		return
	}
	c.head(c.Inspect[titles[0]], icon, c.account(pileLeft, "cards", c.cardsOf(n)))
	c.tell(pileOrder)
	c.tell(pileAgain)
}

func (c seatSheet) cardsOf(n int) string { return c.Count(n, c.Inspect[cardOne], c.Inspect[cardMany]) }
