package conquer

import (
	"strings"

	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// cardLabel speaks of objectives and action cards.
func (c labeller) cardLabel(l *face.Label, a game.Action) []string {
	s := c.s
	p := c.v.Prompt.Who
	id := uint8(a.A % (rules.Objectives + 1))
	switch a.Kind {
	case rules.KindPlay:
		return c.playLabel(l, a)
	case rules.KindDropAct:
		k := rules.ActionCard(a.A % (rules.ActionCards + 1))
		which := ""
		if a.B == 1 {
			which = c.More[theOpen]
		}
		l.Refs = []face.Ref{actRef(k, a.B == 1)}
		l.Note = c.effect(k)
		return []string{"which", which}
	case rules.KindDropObj:
		which := ""
		l.Refs = []face.Ref{objRef(id)}
		if c.s.HasVowed(p, id) {
			which = c.More[theDeclared]
			l.Refs = []face.Ref{declRef(id)}
		}
		l.Chips = []face.Chip{c.pointChip(id)}
		l.Note = face.Notes(c.demand(id), c.progress(p, id))
		return []string{"which", which, "name", c.shortGoal(p, id)}
	case rules.KindDeclare:
		l.Refs = []face.Ref{objRef(id)}
		forTown := ""
		if id != rules.VowObjectives[0] {
			l.Refs = append(l.Refs, siteRef(a.B))
			forTown = c.say(forSettlement, "town", c.townName(a.B))
		}
		l.Note = face.Notes(c.demand(id), c.say(inTurn, "n", num(int(s.Seats[p].Turns)+rules.DeclaredTurns)))
		return []string{"for", forTown, "name", c.shortGoal(p, id)}
	}
	return c.claimLabel(l, a, id)
}

// shortGoal is an objective by its title alone, unless the seat has another one of that title.
func (c labeller) shortGoal(p game.Player, id uint8) string {
	title := c.Objectives[id].Name
	q := &c.s.Seats[p]
	held := append([]byte(nil), q.Obj[:q.NObj]...)
	for i, v := range c.s.Vows {
		if v.Owner == p {
			held = append(held, rules.VowObjectives[i])
		}
	}
	for _, other := range held {
		if other != id && c.Objectives[other].Name == title {
			return c.say(goalShort, "title", title, "colours", strings.Join(c.colours(rules.ObjectiveCards[id].Ribbon), ", "))
		}
	}
	return title
}

// claimLabel says what a claim brings in all: its points, and what its colours add.
func (c labeller) claimLabel(l *face.Label, a game.Action, id uint8) []string {
	s := c.s
	p := c.v.Prompt.Who
	q := &s.Seats[p]
	o := &rules.ObjectiveCards[id]
	l.Refs = []face.Ref{objRef(id)}
	if c.s.HasVowed(p, id) {
		l.Refs = []face.Ref{declRef(id)}
	}
	with := ""
	switch o.Kind {
	case rules.ByPay:
		l.Chips = c.pay(o.Goods)
		with = c.say(forGoods, "goods", c.goods(o.Goods))
	case rules.ByRetire:
		if owner, i := s.SoldierAt(a.B); owner >= 0 { // none is named where there is none of the type
			l.Refs = append(l.Refs, hexRef(a.B))
			with = c.say(bySoldier, "soldier", c.soldierName(a.B))
			l.Note = face.Notes(c.More[leavesBoard], c.leavesTown(owner, i))
		}
	}
	l.Chips = append(l.Chips, c.pointChip(id))
	l.Chips[len(l.Chips)-1].Gain = true
	before := s.ScoreOf(q.DoneObj[:q.NDone], q.Faction, 0)
	after := s.ScoreOf(append(append([]byte(nil), q.DoneObj[:q.NDone]...), id), q.Faction, 0)
	if after.Faction > before.Faction {
		l.Note = face.Notes(l.Note, c.say(plusFaction, "n", num(after.Faction-before.Faction)))
	}
	if after.Set > before.Set {
		l.Note = face.Notes(l.Note, c.say(plusSet, "n", num(after.Set-before.Set), "colour", c.Colors[after.SetColor]))
	}
	if o.Icons&rules.IconEitherOr != 0 {
		l.Note = face.Notes(l.Note, c.More[onlyOne])
	}
	switch left := int(s.Target) - int(q.NDone) - 1; {
	case left <= 0 && s.Finisher < 0:
		l.Warn = c.ending(lastObjective, lastKingdom)
	case left <= 0:
		l.Warn = c.ending(lastOfMine, lastOfAll)
	default:
		l.Note = face.Notes(l.Note, c.say(stillToDo, "n", c.count(left, objectiveOne, objectiveMany)))
	}
	return []string{"with", with, "points", c.count(c.pointsOf(id), pointOne, pointMany), "n", num(c.pointsOf(id)), "name", c.shortGoal(p, id)}
}

// pointChip is what an objective is worth.
func (c labeller) pointChip(id uint8) face.Chip {
	return face.Chip{Icon: pointIcon, N: c.pointsOf(id), Word: c.some(c.pointsOf(id), pointOne, pointMany)}
}

// demand is what an objective asks for, and effect what an action card does, as parts of a sentence.
func (c labeller) demand(id uint8) string { return c.objective(id).Line }

func (c labeller) effect(k rules.ActionCard) string { return c.card(k).Line }

// progress is how far an objective is: "1 of 2".
func (c labeller) progress(p game.Player, id uint8) string {
	st := c.s.StandingOf(p, id)
	parts, n := rules.ObjectiveCards[id].Parts(&st)
	have, need := 0, 0
	for _, x := range parts[:n] {
		have, need = have+x.Have, need+x.Need
	}
	return c.say(soFar, "have", num(have), "need", num(need))
}

// playLabel speaks of action cards and what they would do now.
func (c labeller) playLabel(l *face.Label, a game.Action) []string {
	s := c.s
	f := c.v.Prompt
	k := rules.ActionCard(a.A % (rules.ActionCards + 1))
	card := c.Cards[k].Name
	on, short := "", card
	open := s.Seats[f.Who].ShowsReady(k)
	l.Refs = []face.Ref{actRef(k, open)}
	l.Note = c.effect(k)
	switch rules.PlayTarget(k) {
	case rules.TargetSeat:
		who := game.Player(a.B)
		on, short = c.say(onTarget, "target", c.NameOf(who)), c.say(shortOn, "card", card, "target", c.NameOf(who))
		l.Refs = append(l.Refs, seatRef(who))
	case rules.TargetTown:
		on, short = c.say(onTarget, "target", c.townName(a.B)), c.say(shortOn, "card", card, "target", c.siteAt(a.B))
		l.Refs = append(l.Refs, siteRef(a.B))
		l.Chips = []face.Chip{{Icon: capturedIcon, N: 1, Word: c.More[capturedOne], Gain: true}}
	case rules.TargetSoldier:
		on, short = c.say(onTarget, "target", c.soldierName(a.B)), c.say(shortOn, "card", card, "target", c.cellName(a.B))
		l.Refs = append(l.Refs, hexRef(a.B))
		if k == rules.Promoted {
			l.Note = face.Notes(c.better(c.typeAt(a.B)), l.Note)
		}
	case rules.TargetCell:
		t := rules.SoldierType(a.C % (rules.SoldierTypes + 1))
		on = c.say(deploys, "soldier", c.Soldiers[t].A, "place", c.cellName(a.B))
		short = c.say(shortDeploys, "soldier", c.Soldiers[t].One, "place", c.cellName(a.B))
		l.Refs = append(l.Refs, hexRef(a.B))
		l.Note = face.Notes(c.place(a.B), l.Note)
	}
	if now := c.playedNow(k); now != "" {
		l.Note = now
	}
	return []string{"on", on, "short", short}
}

// playedNow says what a card would do to the roll or the march that is under way.
func (c labeller) playedNow(k rules.ActionCard) string {
	f := c.v.Prompt
	x := c.s.Fight
	n := int(f.N)
	change := func(to int) string {
		return c.say(changesTo, "from", c.count(n, movementOne, movementMany), "to", num(to))
	}
	switch f.Kind {
	case rules.FrameRolled:
		if k == rules.DoubleSpeed {
			return change(2 * n)
		}
	case rules.FrameRollAsk:
		return change(n / 2)
	case rules.FramePreAttack, rules.FramePreDefend:
		r := c.fightRoll()
		before := r.Odds()
		switch k {
		case rules.StrongAttack:
			r.Attack++
		case rules.AddedDefense:
			r.Defence++
		case rules.ShieldWall:
			r.Defence += rules.Soldiers[rules.Warrior].Defence
		}
		after := r.Odds()
		from, _ := before.Shares()
		to, _ := after.Shares()
		return c.say(oddsTo, "attack", c.count(int(r.Attack), dieOne, dieMany), "defence", num(int(r.Defence)), "from", percent(from), "to", percent(to))
	case rules.FramePost:
		defends := c.sideOf(f.Who) != x.Attacks()
		switch k {
		case rules.WeakerFight:
			if defends {
				x.Halved[0]++
			} else {
				x.Halved[1]++
			}
			return c.lies(&x)
		case rules.AddedDefense:
			a, _ := x.Totals()
			o := rules.LateDie(a, x.Defence, x.Halved[1], x.Tie == 1)
			return c.say(lateDie, "n", num(int(o.Strikes+o.Fails)), "all", num(int(o.All())))
		}
	}
	return ""
}
