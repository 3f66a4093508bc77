package conquer

import (
	"tabard/app/face"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// cardLabel speaks of objectives and action cards.
func (c labeller) cardLabel(l *face.Label, a game.Action) {
	p := c.v.Prompt.Who
	id := uint8(a.A % (rules.Objectives + 1))
	switch a.Kind {
	case rules.KindPlay:
		c.playLabel(l, a)
	case rules.KindDropAct:
		k, open := rules.ActionCard(a.A%(rules.ActionCards+1)), a.B == 1
		l.Text, l.Short = say.ActDropAct(say.Card(k), open), say.ActDropActShort(say.Card(k))
		l.Refs = []face.Ref{actRef(k, open)}
		l.Note = cardLine(c.s.Box(), k)
	case rules.KindDropObj:
		declared := c.s.HasVowed(p, id)
		l.Text, l.Short = say.ActDropObj(declared, goal(id)), say.ActDropObjShort(c.shortGoal(p, id))
		l.Refs = []face.Ref{c.heldRef(p, id)}
		l.Chips = []face.Chip{c.pointChip(id)}
		l.Note = face.Notes(goalLine(c.s.Box(), id), c.progress(p, id))
	case rules.KindDeclare:
		l.Refs = []face.Ref{objRef(id)}
		forTown := ""
		if id != rules.VowObjectives[0] {
			l.Refs = append(l.Refs, siteRef(a.B))
			forTown = c.townName(a.B, object)
		}
		l.Text, l.Short = say.ActDeclare(goal(id), forTown), say.ActDeclareShort(c.shortGoal(p, id))
		l.Note = face.Notes(goalLine(c.s.Box(), id), say.NoteFromTurn(int(c.s.Seats[p].Turns)+rules.DeclaredTurns))
	case rules.KindClaim:
		c.claimLabel(l, a, id)
	}
}

// heldRef is an objective of a seat, declared or in hand.
func (c labeller) heldRef(p game.Player, id uint8) face.Ref {
	if c.s.HasVowed(p, id) {
		return declRef(id)
	}
	return objRef(id)
}

// shortGoal is an objective by its title alone, unless the seat has another one of that title.
func (c labeller) shortGoal(p game.Player, id uint8) string {
	title := say.Goal(id).String()
	q := &c.s.Seats[p]
	held := append([]byte(nil), q.Obj[:q.NObj]...)
	for i, v := range c.s.Vows {
		if v.Owner == p {
			held = append(held, rules.VowObjectives[i])
		}
	}
	for _, other := range held {
		if other != id && rules.ObjectiveCards[other].Title == rules.ObjectiveCards[id].Title {
			return say.ObjectiveWithColorsShort(commas(ribbonColors(rules.ObjectiveCards[id].Ribbon)), title)
		}
	}
	return title
}

// claimLabel says what a claim brings in all: its points, and what its colours add.
func (c labeller) claimLabel(l *face.Label, a game.Action, id uint8) {
	s := c.s
	p := c.v.Prompt.Who
	q := &s.Seats[p]
	o := &rules.ObjectiveCards[id]
	points := c.pointsOf(id)
	l.Text, l.Short = say.ActClaim(goal(id), points), say.ActClaimShort(points, c.shortGoal(p, id))
	l.Refs = []face.Ref{c.heldRef(p, id)}
	switch o.Kind {
	case rules.ByPay:
		price := c.s.Box().Objectives[id].Goods
		l.Chips = c.pay(price)
		l.Text = say.ActClaimFor(goal(id), points, paid(price))
	case rules.ByRetire:
		if owner, i := s.SoldierAt(a.B); owner >= 0 { // none is named where there is none of the type
			l.Refs = append(l.Refs, hexRef(a.B))
			l.Text = say.ActClaimWith(goal(id), points, c.soldierName(a.B, where))
			l.Note = face.Notes(say.NoteLeavesBoard.String(), c.leavesTown(owner, i))
		}
	}
	l.Chips = append(l.Chips, c.pointChip(id))
	l.Chips[len(l.Chips)-1].Gain = true
	before := s.ScoreOf(q.DoneObj[:q.NDone], q.Faction, 0)
	after := s.ScoreOf(append(append([]byte(nil), q.DoneObj[:q.NDone]...), id), q.Faction, 0)
	if after.Faction > before.Faction {
		l.Note = face.Notes(l.Note, say.NoteFaction(after.Faction-before.Faction))
	}
	if after.Set > before.Set {
		l.Note = face.Notes(l.Note, say.NoteSet(say.Color(after.SetColor), after.Set-before.Set))
	}
	if o.Icons&rules.IconEitherOr != 0 {
		l.Note = face.Notes(l.Note, say.NoteOneCaptured.String())
	}
	switch left := int(s.Target) - int(q.NDone) - 1; {
	case left > 0:
		l.Note = face.Notes(l.Note, say.NoteStillToDo(left))
	case s.Finisher < 0:
		l.Warn = say.WarnLast(c.lastTurns())
	case c.kingdom():
		l.Warn = say.WarnLastOfAll.String()
	default:
		l.Warn = say.WarnLastOfMine.String()
	}
}

// pointChip is what an objective is worth.
func (c labeller) pointChip(id uint8) face.Chip {
	return face.Chip{Icon: pointIcon, N: c.pointsOf(id), Word: say.PointsWord(c.pointsOf(id))}
}

// progress is how far an objective is: "1 of 2".
func (c labeller) progress(p game.Player, id uint8) string {
	return say.NoteSoFar(c.tally(p, id))
}

// playLabel speaks of action cards and what they would do now.
func (c labeller) playLabel(l *face.Label, a game.Action) {
	k := rules.ActionCard(a.A % (rules.ActionCards + 1))
	card := say.Card(k)
	l.Text, l.Short = say.ActPlay(card), card.String()
	l.Refs = []face.Ref{actRef(k, c.s.Seats[c.v.Prompt.Who].ShowsReady(k))}
	l.Note = cardLine(c.s.Box(), k)
	on := func(target, short string) {
		l.Text, l.Short = say.ActPlayOn(card, target), say.ActPlayOnShort(card, short)
	}
	switch rules.PlayTarget(k) {
	case rules.TargetSeat:
		who := game.Player(a.B)
		on(c.NameOf(who), c.NameOf(who))
		l.Refs = append(l.Refs, seatRef(who))
	case rules.TargetTown:
		on(c.townName(a.B, object), c.siteAt(a.B))
		l.Refs = append(l.Refs, siteRef(a.B))
		l.Chips = []face.Chip{{Icon: capturedIcon, N: 1, Word: say.CapturedPeasant.String(), Gain: true}}
	case rules.TargetSoldier:
		on(c.soldierName(a.B, object), c.cellName(a.B))
		l.Refs = append(l.Refs, hexRef(a.B))
		if k == rules.Promoted {
			l.Note = face.Notes(c.better(c.typeAt(a.B)), l.Note)
		}
	case rules.TargetCell:
		soldier := say.Soldier(a.C % (rules.SoldierTypes + 1))
		l.Text = say.ActPlayDeploy(card, c.cellName(a.B), soldier)
		l.Short = say.ActPlayDeployShort(c.cellName(a.B), soldier)
		l.Refs = append(l.Refs, hexRef(a.B))
		l.Note = face.Notes(c.place(a.B), l.Note)
	}
	if now := c.playedNow(k); now != "" {
		l.Note = now
	}
}

// playedNow says what a card would do to the roll or the march that is under way.
func (c labeller) playedNow(k rules.ActionCard) string {
	f := c.v.Prompt
	x := c.s.Fight
	n := int(f.N)
	switch f.Kind {
	case rules.FrameRolled:
		if k == rules.DoubleSpeed {
			return say.NoteMovement(n, 2*n)
		}
	case rules.FrameRollAsk:
		return say.NoteMovement(n, n/2)
	case rules.FramePreAttack, rules.FramePreDefend:
		r := c.fightRoll()
		before := c.s.Odds(r)
		switch k {
		case rules.StrongAttack:
			r.Attack++
		case rules.AddedDefense:
			r.Defence++
		case rules.ShieldWall:
			r.Defence += c.s.Box().Soldiers[rules.Warrior].Defence
		}
		after := c.s.Odds(r)
		from, _ := before.Shares()
		to, _ := after.Shares()
		return say.NoteOdds(int(r.Attack), int(r.Defence), percent(from), percent(to))
	case rules.FramePost:
		defends := c.sideOf(f.Who) != x.Attacks()
		switch k {
		case rules.WeakerFight:
			if defends {
				x.Halved[0]++
			} else {
				x.Halved[1]++
			}
			return lies(&x)
		case rules.AddedDefense:
			a, _ := x.Totals()
			o := c.s.Box().LateDie(a, x.Defence, x.Halved[1], x.Tie == 1)
			return say.NoteLateDie(int(o.All()), int(o.Strikes+o.Fails))
		}
	}
	return ""
}
