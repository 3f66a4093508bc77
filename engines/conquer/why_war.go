package conquer

import "tabard/engines/game"

// Why nobody marches there or fights so.

// whyNotMove is about a soldier that is to be moved.
func (s *State) whyNotMove(p game.Player, c Cell) game.Reason {
	owner, i := s.SoldierAt(c)
	if owner != p {
		return game.Reason{ID: WhyNoSoldier, A: c}
	}
	switch x := &s.Seats[p].Army[i]; {
	case x.Flags&SickNow != 0:
		return game.Reason{ID: WhySick, A: c}
	case x.Flags&Attacked != 0:
		return game.Reason{ID: WhyAttacked, A: c}
	case x.Flags&Moved != 0:
		return game.Reason{ID: WhyMoved, A: c}
	}
	return game.Reason{}
}

// whyNotGo is about the end of a move, of the seat's own soldier or of one that it misdirects.
func (s *State) whyNotGo(f *game.Frame, a game.Action) game.Reason {
	crossing := f.Kind == FrameRolled && f.B != 0
	if a.Kind == KindStay {
		if crossing {
			return game.Reason{ID: WhyCrossing}
		}
		return game.Reason{}
	}
	b := s.board
	owner, _ := s.SoldierAt(f.A)
	g := s.ground(owner)
	w := s.walker(owner, int(f.N), 0)
	if crossing {
		w = s.walker(owner, int(f.N), f.B)
	}
	w.outside = f.Kind == FrameMisdirect
	r := reached{cost: new([MaxCells]uint8)}
	if a.Kind == KindEnter {
		seat, i := s.TownAt(a.A)
		if seat == game.Nobody {
			return game.Reason{ID: WhyNoTown, A: a.A}
		}
		t := &s.Seats[seat].Towns[i]
		o := s.OccupierOf(t)
		switch {
		case crossing:
			return game.Reason{ID: WhyCrossing}
		case !s.Enemies(seat, owner):
			return game.Reason{ID: WhyOwnTown, A: a.A}
		case o != game.Nobody:
			return game.Reason{ID: WhyOccupied, A: a.A, B: uint16(o)}
		case s.defended(seat, t):
			return game.Reason{ID: WhyDefended, A: a.A}
		}
		w.points = 250
		b.reach(s.spacesOf(f.A), w, &g, &r)
		points, ok := r.at(s.covers(t))
		return whyNotReached(f, t.seat(), points, ok)
	}
	c := a.A
	switch {
	case int(c) >= b.Cells():
		return game.Reason{ID: WhyNoSuch}
	case s.on.taken(c):
		return game.Reason{ID: WhySpaceTaken, A: c}
	case !land(b.terrain[c]):
		return game.Reason{ID: WhyTerrain, A: c, B: uint16(b.terrain[c])}
	}
	if crossing {
		s.march(f, 0, &g, &r)
		if r.to.Has(c) {
			return game.Reason{ID: WhyWayRound, A: c}
		}
	}
	w.points = 250
	b.reach(s.spacesOf(f.A), w, &g, &r)
	return whyNotReached(f, c, int(r.cost[c]), r.to.Has(c))
}

// whyNotReached compares the points that a way takes with those there are.
func whyNotReached(f *game.Frame, c Cell, points int, way bool) game.Reason {
	switch {
	case !way:
		return game.Reason{ID: WhyNoWay, A: c}
	case points > int(f.N):
		return game.Reason{ID: WhyPoints, A: c, Need: int16(points), Have: f.N}
	}
	return game.Reason{}
}

// whyNoArms is about a soldier that is to attack.
func (s *State) whyNoArms(p game.Player, c Cell) game.Reason {
	owner, i := s.SoldierAt(c)
	if owner != p {
		return game.Reason{ID: WhyNoSoldier, A: c}
	}
	switch x := &s.Seats[p].Army[i]; {
	case x.Flags&SickNow != 0:
		return game.Reason{ID: WhySick, A: c}
	case x.Flags&Attacked != 0:
		return game.Reason{ID: WhyAttacked, A: c}
	case s.holdsTown(x):
		return game.Reason{ID: WhyOnTown, A: c}
	}
	return game.Reason{}
}

// whyNoShot is about range and sight from an own soldier's space to a target.
func (s *State) whyNoShot(p game.Player, c, target Cell) game.Reason {
	if o, _ := s.SoldierAt(target); o == game.Nobody || !s.Enemies(o, p) {
		return game.Reason{ID: WhyNoFoe, A: target}
	}
	x := s.soldier(c)
	dist, sight := s.shot(x.Type, c, s.spacesOf(target))
	switch stats := &s.box.Soldiers[x.Type]; {
	case dist > int(stats.Far):
		return game.Reason{ID: WhyTooFar, A: c, B: target, Need: int16(stats.Far), Have: int16(dist)}
	case dist < int(stats.Near):
		return game.Reason{ID: WhyTooClose, A: c, B: target, Need: int16(stats.Near), Have: int16(dist)}
	case sight == SightBlocked:
		return game.Reason{ID: WhySight, A: c, B: target}
	}
	return game.Reason{}
}

// whyNotAmmo is about what a soldier of that type is to fight with.
func (q *Seat) whyNotAmmo(t SoldierType, a Ammo) game.Reason {
	have := [...]uint16{AmmoArrow: q.Arrows, AmmoFlaming: q.Flaming}
	switch {
	case t == Catapult && a >= AmmoStone1 && a <= AmmoStone3:
		if n := a - AmmoStone1 + 1; q.Stock[Stone] < n {
			return game.Reason{ID: WhyStones, Need: int16(n), Have: int16(q.Stock[Stone])}
		}
		return game.Reason{}
	case t != Catapult && SoldierKinds[t].Ranged && (a == AmmoArrow || a == AmmoFlaming):
		if have[a] == 0 {
			return game.Reason{ID: WhyArrows, A: a, Need: 1}
		}
		return game.Reason{}
	case !SoldierKinds[t].Ranged && a == AmmoNone:
		return game.Reason{}
	}
	return game.Reason{ID: WhyAmmo, A: uint16(t)}
}

func (s *State) whyNotAttack(p game.Player, a game.Action) game.Reason {
	q := &s.Seats[p]
	if q.Flags&NoAttackNow != 0 {
		return game.Reason{ID: WhyAttrition}
	}
	if r := s.whyNoArms(p, a.A); r.ID != 0 {
		return r
	}
	if r := s.whyNoShot(p, a.A, a.B); r.ID != 0 {
		return r
	}
	return q.whyNotAmmo(s.soldier(a.A).Type, a.C)
}

// whyNotVolley is about two Archers that are to shoot together.
func (s *State) whyNotVolley(p game.Player, a game.Action) game.Reason {
	q := &s.Seats[p]
	if q.Flags&NoAttackNow != 0 {
		return game.Reason{ID: WhyAttrition}
	}
	if r := q.whyNotReady(ArcherVolley); r.ID != 0 {
		return r
	}
	archers := [2]Cell{a.A, a.B}
	for _, c := range archers {
		if r := s.whyNoArms(p, c); r.ID != 0 {
			return r
		}
		if s.soldier(c).Type != Archer {
			return game.Reason{ID: WhyNotArcher, A: c}
		}
	}
	if s.board.Dist(a.A, a.B) != 1 {
		return game.Reason{ID: WhyNotSideBySide, A: a.A, B: a.B}
	}
	for _, c := range archers {
		if r := s.whyNoShot(p, c, a.C); r.ID != 0 {
			return r
		}
	}
	if n := q.Arrows + q.Flaming; n < VolleyArrows {
		return game.Reason{ID: WhyArrows, Need: VolleyArrows, Have: int16(n)}
	}
	return game.Reason{}
}

// whyNotInFight is about the questions of an engagement that no card answers.
func (s *State) whyNotInFight(f *game.Frame, a game.Action) game.Reason {
	x := &s.Fight
	q := &s.Seats[f.Who]
	switch a.Kind {
	case KindFlaming:
		low, high := s.flaming(f.Who)
		switch {
		case a.A > VolleyArrows:
			return game.Reason{ID: WhyNoSuch}
		case a.A < low:
			return game.Reason{ID: WhyArrows, A: AmmoArrow, Need: int16(VolleyArrows - a.A), Have: int16(q.Arrows)}
		case a.A > high:
			return game.Reason{ID: WhyArrows, A: AmmoFlaming, Need: int16(a.A), Have: int16(q.Flaming)}
		}
	case KindCounter:
		side := 1 - x.Attacks()
		t := s.fighter(side).Type
		if x.Dice[side] > 0 && SoldierKinds[t].Ranged {
			if a.A != AmmoNone {
				return game.Reason{ID: WhyPaid}
			}
			return game.Reason{}
		}
		return q.whyNotAmmo(t, a.A)
	case KindRemoveDie:
		if faces := x.enemyFaces(s.sideOfSeat(f.Who)); int(a.A) < len(faces) && faces[a.A] == 0 {
			return game.Reason{ID: WhyNoDie, A: a.A}
		}
	case KindCasualty:
		if a.A != f.A && a.A != f.B {
			return game.Reason{ID: WhyNoFoe, A: a.A}
		}
	case KindRetreatTo:
		return s.whyNotRetreat(f.Who, a.A)
	}
	return game.Reason{}
}

func (s *State) whyNotRetreat(p game.Player, c Cell) game.Reason {
	b, x := s.board, &s.Fight
	if int(c) >= b.Cells() {
		return game.Reason{ID: WhyNoSuch}
	}
	g := s.ground(p)
	need, have := int(s.box.Soldiers[s.fighter(0).Type].Far)+1, b.distTo(c, x.archers())
	switch {
	case s.on.taken(c):
		return game.Reason{ID: WhySpaceTaken, A: c}
	case !land(b.terrain[c]):
		return game.Reason{ID: WhyTerrain, A: c, B: uint16(b.terrain[c])}
	case have != need:
		return game.Reason{ID: WhyNotAway, A: c, Need: int16(need), Have: int16(have)}
	case b.beside(c, &g.foe):
		return game.Reason{ID: WhyBesideFoe, A: c}
	}
	if to := s.retreats(); !to.Has(c) {
		return game.Reason{ID: WhyNoWay, A: c}
	}
	return game.Reason{}
}
