package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// marchLabel speaks of moves and where they end.
func (c labeller) marchLabel(l *face.Label, a game.Action) []string {
	f := c.v.Prompt
	s := c.s
	from := f.A
	switch f.Kind {
	case rules.FrameMain:
		from = a.A
	case rules.FrameRetreat:
		from = s.Fight.Cell[1]
	}
	t := c.typeAt(from)
	p, i := s.SoldierAt(from)
	values := []string{"place", c.cellName(from), "way", ""}
	switch a.Kind {
	case rules.KindMove:
		l.Refs = []face.Ref{hexRef(a.A)}
		x := rules.Soldiers[t]
		switch {
		case x.Base > 0:
			l.Note = c.say(moveFixed, "n", num(int(x.Base)))
		case c.stepBonus(p, t) > 0:
			l.Note = c.say(moveBonus, "n", num(c.stepBonus(p, t)))
		default:
			l.Note = c.More[moveDie]
		}
		l.Note = face.Notes(l.Note, c.leavesTown(p, i))
	case rules.KindMoveTo, rules.KindRetreatTo:
		l.Refs = []face.Ref{hexRef(a.A)}
		values[3] = c.way(from, a.A)
		terrain := ""
		if k := s.Board().Terrain(a.A); k != rules.Grass {
			terrain = c.Terrains[k].One
		}
		l.Note = face.Notes(c.beside(a.A, from), terrain, c.lord(a.A))
		if f.Kind != rules.FrameRetreat {
			cost := s.PaceTo(f)
			l.Note = face.Notes(c.say(moveCosts, "n", num(int(cost[a.A])), "all", num(int(f.N))), l.Note)
		}
		if f.Kind == rules.FrameRolled {
			l.Note, l.Warn = face.Notes(c.aimsFrom(p, from, a.A), l.Note, c.leavesTown(p, i)), c.breaks(p, i)
		}
	case rules.KindEnter:
		l.Refs = []face.Ref{siteRef(a.A)}
		if owner, k := s.TownAt(a.A); owner >= 0 {
			town := &s.Seats[owner].Towns[k]
			if town.Flags&rules.Peasant != 0 {
				l.Chips = []face.Chip{{Icon: capturedIcon, N: 1, Word: c.More[capturedOne], Gain: true}}
				l.Note = c.More[takesPeasant]
			}
			l.Note = face.Notes(l.Note, c.say(occupierGets, "goods", c.goods(rules.Yields[town.Type][town.Tier])), c.More[noAttackThere])
		}
		l.Warn = c.breaks(p, i)
	case rules.KindStay:
		l.Refs = []face.Ref{hexRef(from)}
		if f.Kind == rules.FrameRolled {
			l.Note = c.More[moveUsed]
		}
	}
	return values
}

// stepBonus is what a soldier adds to its movement die.
func (c labeller) stepBonus(p game.Player, t rules.SoldierType) int {
	n := int(rules.Soldiers[t].Bonus)
	if p >= 0 && (t == rules.Knight || t == rules.Champion) && c.s.HasPerk(p, rules.Outriders) {
		n += rules.OutridersBonus
	}
	return n
}

// leavesTown says which occupation a soldier gives up when it moves.
func (c labeller) leavesTown(p game.Player, i int) string {
	if p < 0 {
		return ""
	}
	if _, t := c.s.Occupying(&c.s.Seats[p].Army[i]); t != nil {
		return c.say(leavesFree, "town", c.townName(t.Site))
	}
	return ""
}

// aimsFrom says whom a soldier could attack from where it goes.
func (c labeller) aimsFrom(p game.Player, from, to rules.Cell) string {
	if p != c.s.Current {
		return ""
	}
	var names []string
	targets := c.s.TargetsFrom(from, to)
	for t := targets.Next(0); t != rules.NoCell; t = targets.Next(t + 1) {
		names = append(names, c.soldierName(t))
	}
	if names == nil {
		return ""
	}
	return c.say(canStrike, "soldiers", c.List(names))
}

// breaks warns of a declared objective that is lost when the soldier goes.
func (c labeller) breaks(p game.Player, i int) string {
	if p < 0 {
		return ""
	}
	_, t := c.s.Occupying(&c.s.Seats[p].Army[i])
	if t == nil {
		return ""
	}
	for n, v := range c.s.Vows {
		if v.Owner == p && n > 0 && v.Site == t.Site {
			return c.say(breaksVow, "goal", c.goal(rules.VowObjectives[n]))
		}
	}
	return ""
}
