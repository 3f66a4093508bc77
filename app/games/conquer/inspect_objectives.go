package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// inspectObjective is an objective: what it asks for, where it is, how far the viewer is with it and what it would be worth.
func (c seatSheet) inspectObjective(id uint8) {
	o, text := &rules.ObjectiveCards[id], c.objective(id)
	where, holder := c.whereObjective(id)
	c.Art = objectiveTableau[id].of
	c.head(text.Name, objectiveIcon, c.Cap(c.account(where, "whose", c.Whose(holder), "who", c.WhoIn(holder))))
	c.Chips = []face.Chip{{Icon: pointIcon, N: c.pointsOf(id), Word: c.pointWord(c.pointsOf(id)), Gain: true}}
	c.declare(text.Line)
	switch o.Kind {
	case rules.ByEvent:
		c.tell(objThisTurn)
	case rules.ByHold, rules.ByCampaign:
		c.tell(objDeclare, "limit", num(rules.ObjectiveHand))
	}
	if o.Icons&rules.IconEitherOr != 0 {
		c.tell(objEitherOr)
	}
	mine := c.my() != nil && holder == c.me && where != whereDone
	if where == whereDeclared || mine {
		c.partsOf(holder, id)
	}
	if mine && !c.s.Over {
		c.declare(c.claimNote(id, o))
	}
	c.lineOf(rowPoints, c.points(c.pointsOf(id)))
	c.lineOf(rowRibbon, c.ribbon(o.Ribbon))
	if where != whereDone && where != whereDeclared || mine {
		c.lineOf(rowWorth, c.worthOf(id))
	}
	if n := copiesOf(id); n > 1 {
		c.lineOf(rowCopies, c.account(objCopies, "n", num(n)))
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
func (c seatSheet) whereObjective(id uint8) (account, game.Player) {
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
func (c seatSheet) partsOf(p game.Player, id uint8) {
	o, st := &rules.ObjectiveCards[id], c.s.StandingOf(p, id)
	parts, n := o.Parts(&st)
	for i := range n {
		c.put(c.partName(o, i, n), c.account(ofLimit, "n", num(parts[i].Have), "limit", num(parts[i].Need)))
	}
	if !st.Vowed {
		return
	}
	for i, v := range c.s.Vows {
		if rules.VowObjectives[i] != id {
			continue
		}
		later, now := objVowed, objVowedNow
		if v.Site != 0 {
			later, now = objVowedHold, objHeldNow
		}
		k, left := later, int(v.Since)+rules.DeclaredTurns-int(c.s.Seats[p].Turns)
		if left <= 0 {
			k = now
		}
		c.tell(k, "who", c.WhoIn(p), "whose", c.WhoseIn(p), "town", c.townName(v.Site), "n", c.Count(left, c.Inspect[turnOne], c.Inspect[turnMany]))
	}
}

// partName names one of the things that an objective asks for.
func (c seatSheet) partName(o *rules.Objective, i, n int) string {
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
func (c seatSheet) claimNote(id uint8, o *rules.Objective) string {
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
func (c seatSheet) worthOf(id uint8) string {
	q := c.my()
	if q == nil || q.Flags&rules.HasFaction == 0 || int(q.NDone) >= int(c.s.Target) {
		return ""
	}
	done := q.DoneObj[:q.NDone:q.NDone]
	before, after := c.s.ScoreOf(done, q.Faction, 0), c.s.ScoreOf(append(done, id), q.Faction, 0)
	text := c.points(after.Total() - before.Total())
	if after.Faction > before.Faction {
		text = face.Notes(text, c.account(worthFaction, "faction", c.Factions[q.Faction].Name, "n", num(after.Faction-before.Faction)))
	}
	if after.Set > before.Set {
		text = face.Notes(text, c.account(worthSet, "color", c.Colors[after.SetColor], "n", num(after.Set)))
	}
	return text
}

func (c seatSheet) pointWord(n int) string { return c.Some(n, c.Lines[linePoint], c.Lines[linePoints]) }
