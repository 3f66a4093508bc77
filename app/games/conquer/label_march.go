package conquer

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// marchLabel speaks of moves and where they end.
func (c labeller) marchLabel(l *face.Label, a game.Action) {
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
	switch a.Kind {
	case rules.KindMove:
		l.Text, l.Short = say.ActMove(c.soldierName(a.A, object)), say.ActMoveShort(c.cellName(a.A), say.Soldier(c.typeAt(a.A)))
		l.Refs = []face.Ref{hexRef(a.A)}
		x := c.s.Box().Soldiers[t]
		switch {
		case x.Base > 0:
			l.Note = say.NoteFixedMove(int(x.Base))
		case c.stepBonus(p, t) > 0:
			l.Note = say.NoteBonusMove(c.stepBonus(p, t))
		default:
			l.Note = say.NoteDieMove.String()
		}
		l.Note = face.Notes(l.Note, c.leavesTown(p, i))
	case rules.KindMoveTo, rules.KindRetreatTo:
		l.Text, l.Short = say.ActMoveTo(c.cellName(a.A), c.way(from, a.A)), c.cellName(a.A)
		if a.Kind == rules.KindRetreatTo {
			l.Text = say.ActRetreatTo(c.cellName(a.A), c.way(from, a.A))
		}
		l.Refs = []face.Ref{hexRef(a.A)}
		terrain := ""
		if k := s.Board().Terrain(a.A); k != rules.Grass {
			terrain = say.Terrain(k).String()
		}
		l.Note = face.Notes(c.beside(a.A, from), terrain, c.lord(a.A))
		if f.Kind != rules.FrameRetreat {
			cost := s.PaceTo(f)
			l.Note = face.Notes(say.NoteCosts(int(f.N), int(cost[a.A])), l.Note)
		}
		if f.Kind == rules.FrameRolled {
			l.Note, l.Warn = face.Notes(c.aimsFrom(p, from, a.A), l.Note, c.leavesTown(p, i)), c.breaks(p, i)
		}
	case rules.KindEnter:
		l.Text, l.Short = say.ActEnter(c.townName(a.A, object)), say.ActEnterShort(c.siteAt(a.A))
		l.Refs = []face.Ref{siteRef(a.A)}
		if owner, k := s.TownAt(a.A); owner >= 0 {
			town := &s.Seats[owner].Towns[k]
			if town.Flags&rules.Peasant != 0 {
				l.Chips = []face.Chip{{Icon: capturedIcon, N: 1, Word: say.CapturedPeasant.String(), Gain: true}}
				l.Note = say.NoteTakesPeasant.String()
			}
			l.Note = face.Notes(l.Note, say.NoteOccupies(amounts(c.s.Box().Town(town.Type, town.Tier).Yield)), say.NoteNoAttack.String())
		}
		l.Warn = c.breaks(p, i)
	case rules.KindStay:
		l.Text, l.Short = say.ActStay(c.cellName(from)), say.Act(rules.KindStay).Short()
		l.Refs = []face.Ref{hexRef(from)}
		if f.Kind == rules.FrameRolled {
			l.Note = say.NoteMoveUsed.String()
		}
	}
}

// stepBonus is what a soldier adds to its movement die.
func (c labeller) stepBonus(p game.Player, t rules.SoldierType) int {
	n := int(c.s.Box().Soldiers[t].Bonus)
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
		return say.NoteLeavesTown(c.townName(t.Site, object))
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
		names = append(names, c.soldierName(t, object))
	}
	if names == nil {
		return ""
	}
	return say.NoteStrikes(words.And(names))
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
			return say.WarnBreaksVow(goal(rules.VowObjectives[n]))
		}
	}
	return ""
}
