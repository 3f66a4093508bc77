package conquer

import "tabard/engines/game"

// walker is how far and by what a soldier of seat p goes with that many points.
func (s *State) walker(p game.Player, points int, crossed uint16) walk {
	return walk{points: points, woodcraft: s.HasPerk(p, Woodcraft), mountain: crossed&CrossedMountain != 0, water: crossed&CrossedWater != 0}
}

// stepBonus is what a soldier adds to its movement die.
func (s *State) stepBonus(p game.Player, t SoldierType) int {
	n := int(s.box.Soldiers[t].Bonus)
	if (t == Knight || t == Champion) && s.HasPerk(p, Outriders) {
		n += OutridersBonus
	}
	return n
}

// canMove says that a soldier may still be moved by its owner this turn.
func canMove(x *Soldier) bool { return x.Flags&(Moved|Attacked|SickNow) == 0 }

// startMove rolls for a soldier and asks opponents whether they hinder it.
func (s *State) startMove(p game.Player, c Cell, out *game.Sink) {
	x := s.soldier(c)
	x.Flags |= Moved | Acted
	if base := s.box.Soldiers[x.Type].Base; base != 0 {
		out.Add(game.Event{Kind: EvMoveDie, Who: p, A: c, B: 1, C: s.tagAt(c), N: int16(base)})
		s.Push(FrameRolled, p, c, 0, int(base))
		return
	}
	die := s.die()
	out.Add(game.Event{Kind: EvMoveDie, Who: p, Flags: game.Reveals, A: c, C: s.tagAt(c), N: int16(die)})
	s.askHinder(s.next(p), c, die, out)
}

// askHinder asks the opponents from a seat on whether they halve the die; then the points are known.
func (s *State) askHinder(from game.Player, c Cell, die int, out *game.Sink) {
	for q := from; q != s.Current && die > 0; q = s.next(q) {
		if s.Enemies(q, s.Current) && s.mayPlay(FrameRollAsk, q, HinderedPath) {
			s.Push(FrameRollAsk, q, c, 0, die)
			return
		}
	}
	s.Push(FrameRolled, s.Current, c, 0, die+s.stepBonus(s.Current, s.soldier(c).Type))
}

// hinder answers RollAsk.
func (s *State) hinder(f game.Frame, a game.Action, out *game.Sink) {
	s.Pop()
	if a.Kind == game.Pass {
		s.askHinder(s.next(f.Who), f.A, int(f.N), out)
		return
	}
	s.played(f.Who, HinderedPath, f.A, 0, out)
	s.askHinder(f.Who, f.A, int(f.N)/HinderedBy, out)
}

// march is where the soldier of a Rolled question can go.
func (s *State) march(f *game.Frame, crossed uint16, g *ground, r *reached) {
	s.board.reach(s.spacesOf(f.A), s.walker(f.Who, int(f.N), crossed), g, r)
}

// destinations are the spaces that a Rolled question offers: all in reach, but after a crossing only those that could not be
// reached without it.
func (s *State) destinations(f *game.Frame, g *ground, r *reached) CellSet {
	if f.B == 0 {
		s.march(f, 0, g, r)
		return r.to
	}
	s.march(f, 0, g, r)
	plain := r.to
	s.march(f, f.B, g, r)
	return r.to.Minus(&plain)
}

// adds says that one more crossing opens a space, to whom reaches all that without it. No crossing closes one.
func (s *State) adds(f *game.Frame, card uint16, g *ground, have *reached) bool {
	var r reached
	s.march(f, f.B|card, g, &r)
	more := r.to.Minus(&have.to)
	return !more.empty()
}

// listRolled lists what the owner of the moving soldier may do with its points.
func (s *State) listRolled(dst []game.Action, f *game.Frame) []game.Action {
	g := s.ground(f.Who)
	var r reached
	to := s.destinations(f, &g, &r)
	q := &s.Seats[f.Who]
	if f.Who != s.Finisher {
		if q.holds(DoubleSpeed) && s.quickens(f, &g) {
			dst = append(dst, Play(DoubleSpeed, 0, 0))
		}
		if f.B&CrossedMountain == 0 && q.holds(MountainCrossing) && s.adds(f, CrossedMountain, &g, &r) {
			dst = append(dst, Play(MountainCrossing, 0, 0))
		}
		if f.B&CrossedWater == 0 && q.holds(WaterCrossing) && s.adds(f, CrossedWater, &g, &r) {
			dst = append(dst, Play(WaterCrossing, 0, 0))
		}
	}
	dst = to.actions(dst, KindMoveTo)
	if f.B != 0 {
		return dst
	}
	sites := s.enterable(f.Who, &g, &r)
	for site := sites.Next(0); site != NoSite; site = sites.Next(site + 1) {
		dst = append(dst, Enter(site))
	}
	return append(dst, Stay())
}

// quickens says that Double Speed is of use: there are points to double, and after a crossing they must not make the way
// round it so short that no space is left to land on.
func (s *State) quickens(f *game.Frame, g *ground) bool {
	if f.N == 0 || f.B == 0 {
		return f.N > 0
	}
	var r reached
	twice := *f
	twice.N *= SpeedTimes
	to := s.destinations(&twice, g, &r)
	return !to.empty()
}

// enterable are the enemy settlements that the walk has reached and nobody defends.
func (s *State) enterable(p game.Player, g *ground, r *reached) (sites SiteSet) {
	if !r.seen.meets(&g.gate) {
		return sites
	}
	for o := range game.Player(s.N) {
		if !s.Enemies(o, p) {
			continue
		}
		for i := range s.Seats[o].NTowns {
			t := &s.Seats[o].Towns[i]
			if !g.gate.Has(t.seat()) {
				continue
			}
			if r.meets(s.covers(t)) && !s.defended(o, t) {
				sites.Add(t.Site)
			}
		}
	}
	return sites
}

// rolled answers Rolled.
func (s *State) rolled(f game.Frame, a game.Action, out *game.Sink) {
	p := f.Who
	if a.Kind == KindPlay {
		k := ActionCard(a.A)
		s.played(p, k, f.A, 0, out)
		t := s.Asked()
		switch k {
		case DoubleSpeed:
			t.N *= SpeedTimes
		case MountainCrossing:
			t.B |= CrossedMountain
		case WaterCrossing:
			t.B |= CrossedWater
		}
		return
	}
	s.Pop()
	_, i := s.SoldierAt(f.A)
	switch a.Kind {
	case KindMoveTo:
		out.Add(game.Event{Kind: EvMoved, Who: p, A: f.A, B: a.A, C: s.tagAt(f.A)})
		s.shift(p, i, a.A, out)
	case KindEnter:
		s.enter(p, i, a.A, out)
	case KindStay:
		out.Add(game.Event{Kind: EvStayed, Who: p, A: f.A, B: s.tagAt(f.A)})
	}
	s.askStep(StepBetween, out)
}

// enter begins an occupation.
func (s *State) enter(p game.Player, i int, site Site, out *game.Sink) {
	owner, k := s.TownAt(site)
	t := &s.Seats[owner].Towns[k]
	x := &s.Seats[p].Army[i]
	out.Add(game.Event{Kind: EvEntered, Who: p, A: x.Cell, B: site, C: tag(owner, t.Type), N: int16(x.Type)})
	s.shift(p, i, t.seat(), out)
	s.log().NoteCapture(t.Type)
	s.capture(p, owner, t, out)
}

// capture takes the peasant of a settlement, if there is one.
func (s *State) capture(p, owner game.Player, t *Town, out *game.Sink) {
	if t.Flags&Peasant == 0 {
		return
	}
	t.Flags &^= Peasant
	more(&s.Seats[p].Captured, 1)
	s.log().Note(TookPeasants, 1)
	out.Add(game.Event{Kind: EvCaptured, Who: p, A: t.Site, B: uint16(owner), C: tag(owner, t.Type)})
}
