package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// inspectObjective is an objective: what it asks for, where it is, how far the viewer is with it and what it would be worth.
func (c scene) inspectObjective(d *face.Detail, id uint8) {
	o, text := &rules.ObjectiveCards[id], c.objective(id)
	where, holder := c.whereObjective(id)
	d.Title, d.Icon, d.Sub = text.Name, objectiveIcon, c.Cap(c.account(where, "whose", c.Whose(holder), "who", c.WhoIn(holder)))
	d.Chips = []face.Chip{{Icon: pointIcon, N: int(o.Points), Word: c.pointWord(int(o.Points)), Gain: true}}
	c.declare(d, text.Line)
	switch o.Kind {
	case rules.ByEvent:
		c.tell(d, objThisTurn)
	case rules.ByHold, rules.ByCampaign:
		c.tell(d, objDeclare, "limit", num(rules.ObjectiveHand))
	}
	if o.Icons&rules.IconEitherOr != 0 {
		c.tell(d, objEitherOr)
	}
	mine := c.my() != nil && holder == c.me && where != whereDone
	if where == whereDeclared || mine {
		c.partsOf(d, holder, id)
	}
	if mine && !c.s.Over {
		c.declare(d, c.claimNote(id, o))
	}
	c.lineOf(d, rowPoints, c.points(int(o.Points)))
	c.lineOf(d, rowRibbon, c.ribbon(o.Ribbon))
	if where != whereDone && where != whereDeclared || mine {
		c.lineOf(d, rowWorth, c.worthOf(id))
	}
	if n := copiesOf(id); n > 1 {
		c.lineOf(d, rowCopies, c.account(objCopies, "n", num(n)))
	}
}

// copiesOf counts the objectives with the same title.
func copiesOf(id uint8) (n int) {
	for i := range rules.ObjectiveCards {
		if i > 0 && rules.ObjectiveCards[i].Title == rules.ObjectiveCards[id].Title {
			n++
		}
	}
	return n
}

// whereObjective is where an objective is, as far as the viewer knows, and whose it is.
func (c scene) whereObjective(id uint8) (account, game.Player) {
	for i, v := range c.s.Vows {
		if rules.VowObjectives[i] == id && v.Owner >= 0 {
			return whereDeclared, v.Owner
		}
	}
	for p := range game.Player(c.s.N) {
		q := &c.s.Seats[p]
		for _, o := range q.DoneObj[:q.NDone] {
			if o == id {
				return whereDone, p
			}
		}
	}
	if q := c.my(); q != nil {
		for _, o := range q.Obj[:q.NObj] {
			if o == id {
				return whereHand, c.me
			}
		}
	}
	if c.s.ObjGone[id>>6]>>(id&63)&1 == 1 {
		return whereGone, game.Nobody
	}
	return whereHidden, game.Nobody
}

// partsOf is how far a seat is with an objective, part by part.
func (c scene) partsOf(d *face.Detail, p game.Player, id uint8) {
	o, st := &rules.ObjectiveCards[id], c.s.StandingOf(p, id)
	parts, n := o.Parts(&st)
	for i := range n {
		c.put(d, c.partName(o, i, n), c.account(ofLimit, "n", num(parts[i].Have), "limit", num(parts[i].Need)))
	}
	if !st.Vowed {
		return
	}
	for i, v := range c.s.Vows {
		if rules.VowObjectives[i] != id {
			continue
		}
		k := objVowed
		if v.Site != 0 {
			k = objVowedHold
		}
		left := int(v.Since) + rules.DeclaredTurns - int(c.s.Seats[p].Turns)
		c.tell(d, k, "who", c.WhoIn(p), "whose", c.WhoseIn(p), "town", c.townName(v.Site), "n", c.Count(max(left, 0), c.Inspect[turnOne], c.Inspect[turnMany]))
	}
}

// partName names one of the things that an objective asks for.
func (c scene) partName(o *rules.Objective, i, n int) string {
	switch {
	case o.Kind == rules.ByHold:
		return c.Inspect[partTurns]
	case o.Kind == rules.ByRetire:
		return c.Inspect[partBoard]
	case o.Kind == rules.ByPay:
		if o.Goods.Coins > 0 {
			if i--; i < 0 {
				return c.More[coinMany]
			}
		}
		for r, need := range o.Goods.Stock {
			if need > 0 {
				if i--; i < 0 {
					return c.Resources[r].Many
				}
			}
		}
	case n > 1: // one of each kind of soldier
		return c.Soldiers[rules.Warrior+rules.SoldierType(i)].One
	}
	return c.Inspect[partDone]
}

// claimNote says whether the viewer can claim an objective now, or what it waits for.
func (c scene) claimNote(id uint8, o *rules.Objective) string {
	for _, a := range c.v.Legal {
		if a.Kind == rules.KindClaim && a.A == uint16(id) {
			return c.Inspect[claimNow]
		}
		if a.Kind == rules.KindDeclare && a.A == uint16(id) {
			return c.Inspect[declareNow]
		}
	}
	st := c.s.StandingOf(c.me, id)
	switch {
	case c.s.Finisher == c.me || c.my().NDone >= c.s.Target:
		return c.Inspect[claimEnough]
	case !c.running(c.me):
		return c.Inspect[claimTurn]
	case o.Icons&rules.IconEitherOr != 0 && c.s.EitherOr:
		return c.Inspect[claimEitherOr]
	case o.Declared() && !st.Vowed:
		return c.Inspect[claimDeclare]
	case !o.Holds(&st):
		return c.Inspect[claimNotYet]
	}
	return c.Inspect[claimMain]
}

// worthOf is what an objective would add to the viewer's score now.
func (c scene) worthOf(id uint8) string {
	q := c.my()
	if q == nil || q.Flags&rules.HasFaction == 0 || int(q.NDone) >= int(c.s.Target) {
		return ""
	}
	done := q.DoneObj[:q.NDone:q.NDone]
	before, after := rules.ScoreOf(done, q.Faction, 0), rules.ScoreOf(append(done, id), q.Faction, 0)
	text := c.points(after.Total() - before.Total())
	if after.Faction > before.Faction {
		text = face.Notes(text, c.account(worthFaction, "faction", c.Factions[q.Faction].Name, "n", num(after.Faction-before.Faction)))
	}
	if after.Set > before.Set {
		text = face.Notes(text, c.account(worthSet, "color", c.Colors[after.SetColor], "n", num(after.Set)))
	}
	return text
}

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

func (c scene) pointWord(n int) string { return c.Some(n, c.Lines[linePoint], c.Lines[linePoints]) }
