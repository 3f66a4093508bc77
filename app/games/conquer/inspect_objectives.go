package conquer

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// inspectObjective is an objective: what it asks for, where it is, how far the viewer is with it and what it would be worth.
func (c seatSheet) inspectObjective(id uint8) {
	o := &rules.ObjectiveCards[id]
	at, holder := c.whereObjective(id)
	c.Art = objectiveTableau[id].of
	c.head(say.Goal(id).String(), objectiveIcon, at.words(c.Person(holder)))
	c.Chips = []face.Chip{{Icon: pointIcon, N: c.pointsOf(id), Word: say.PointsWord(c.pointsOf(id)), Gain: true}}
	c.declare(goalLine(c.s.Box(), id))
	switch o.Kind {
	case rules.ByEvent:
		c.tell(say.ObjectiveThisTurn.String())
	case rules.ByHold, rules.ByCampaign:
		c.tell(say.ObjectiveDeclare(rules.ObjectiveHand))
	}
	if o.Icons&rules.IconEitherOr != 0 {
		c.tell(say.ObjectiveEitherOr.String())
	}
	mine := c.my() != nil && holder == c.me && at != completed
	if at == declared || mine {
		c.partsOf(holder, id)
	}
	if mine && !c.s.Over {
		c.tell(c.claimNote(id, o).String())
	}
	c.lineOf(say.RowPoints, say.Points(c.pointsOf(id)))
	c.lineOf(say.RowRibbon, ribbon(o.Ribbon))
	if at != completed && at != declared || mine {
		c.lineOf(say.RowWorth, c.worthOf(id))
	}
	if n := copiesOf(id); n > 1 {
		c.lineOf(say.RowCopies, say.ObjectiveCopies(n))
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

// whereabouts say where an objective is.
type whereabouts uint8

const (
	hidden whereabouts = iota // in the deck, or in a hand that the viewer does not see
	inHand                    // in the viewer's
	declared
	completed
	discarded
)

// words is where it is, and whose where it lies before a seat.
func (w whereabouts) words(whose words.Person) string {
	switch w {
	case inHand:
		return say.WhereHand.String()
	case declared:
		return say.WhereDeclared(whose)
	case completed:
		return say.WhereDone(whose)
	case discarded:
		return say.WhereGone.String()
	}
	return say.WhereHidden.String()
}

// whereObjective is where an objective is, as far as the viewer knows, and whose it is.
func (c seatSheet) whereObjective(id uint8) (whereabouts, game.Player) {
	for i, v := range c.s.Vows {
		if rules.VowObjectives[i] == id && v.Owner >= 0 {
			return declared, v.Owner
		}
	}
	for p := range game.Player(c.s.N) {
		q := &c.s.Seats[p]
		for _, o := range q.DoneObj[:q.NDone] {
			if o == id {
				return completed, p
			}
		}
	}
	if q := c.my(); q != nil {
		for _, o := range q.Obj[:q.NObj] {
			if o == id {
				return inHand, c.me
			}
		}
	}
	if c.s.ObjGone[id>>6]>>(id&63)&1 == 1 {
		return discarded, game.Nobody
	}
	return hidden, game.Nobody
}

// partsOf is how far a seat is with an objective, part by part.
func (c seatSheet) partsOf(p game.Player, id uint8) {
	st := c.s.StandingOf(p, id)
	parts, n := c.s.Box().Parts(id, &st)
	for i := range n {
		c.put(words.Cap(c.partName(id, i, n)), say.OfLimit(parts[i].Need, parts[i].Have))
	}
	if !st.Vowed {
		return
	}
	for i, v := range c.s.Vows {
		if rules.VowObjectives[i] != id {
			continue
		}
		left := int(v.Since) + rules.DeclaredTurns - int(c.s.Seats[p].Turns)
		c.tell(c.vowed(c.Person(p), v.Site, left))
	}
}

// vowed says until when a declared objective must be done, or when one for a settlement can be claimed.
func (c seatSheet) vowed(who words.Person, site rules.Site, left int) string {
	switch {
	case site == 0 && left > 0:
		return say.Vowed(left, who)
	case site == 0:
		return say.VowedNow(who)
	case left > 0:
		return say.VowedHold(left, c.townName(site, object), who)
	}
	return say.VowedHoldNow(c.townName(site, object), who)
}

// partName names one of the things that an objective asks for.
func (c *teller) partName(id uint8, i, n int) string {
	o, goods := &rules.ObjectiveCards[id], &c.s.Box().Objectives[id].Goods
	switch {
	case o.Kind == rules.ByHold:
		return say.ProgressTurns.String()
	case o.Kind == rules.ByRetire:
		return say.ProgressBoard.String()
	case o.Kind == rules.ByPay:
		if goods.Coins > 0 {
			if i--; i < 0 {
				return say.CoinsMany.String()
			}
		}
		for r, need := range goods.Stock {
			if need > 0 {
				if i--; i < 0 {
					return say.Resource(r).Many()
				}
			}
		}
	case n > 1: // one of each kind of soldier
		return say.Soldier(int(rules.Warrior) + i).String()
	}
	return say.ProgressDone.String()
}

// claimNote says whether the viewer can claim an objective now, or what it waits for.
func (c seatSheet) claimNote(id uint8, o *rules.Objective) words.Text {
	for _, a := range c.v.Legal {
		if a.Kind == rules.KindClaim && a.A == uint16(id) {
			return say.ClaimNow
		}
		if a.Kind == rules.KindDeclare && a.A == uint16(id) {
			return say.ClaimDeclareNow
		}
	}
	st := c.s.StandingOf(c.me, id)
	switch {
	case c.s.Finisher == c.me || c.my().NDone >= c.s.Target:
		return say.ClaimEnough
	case !c.running(c.me):
		return say.ClaimTurn
	case o.Icons&rules.IconEitherOr != 0 && c.s.EitherOr:
		return say.ClaimEitherOr
	case o.Declared() && !st.Vowed:
		return say.ClaimDeclare
	case !c.s.Box().Holds(id, &st):
		return say.ClaimNotYet
	}
	return say.ClaimMain
}

// worthOf is what an objective would add to the viewer's score now.
func (c seatSheet) worthOf(id uint8) string {
	q := c.my()
	if q == nil || q.Flags&rules.HasFaction == 0 || int(q.NDone) >= int(c.s.Target) {
		return ""
	}
	done := q.DoneObj[:q.NDone:q.NDone]
	before, after := c.s.ScoreOf(done, q.Faction, 0), c.s.ScoreOf(append(done, id), q.Faction, 0)
	text := say.Points(after.Total() - before.Total())
	if after.Faction > before.Faction {
		text = face.Notes(text, say.AddsFaction(say.Faction(q.Faction), after.Faction-before.Faction))
	}
	if after.Set > before.Set {
		text = face.Notes(text, say.AddsSet(say.Color(after.SetColor), after.Set))
	}
	return text
}
