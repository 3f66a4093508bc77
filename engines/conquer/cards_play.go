package conquer

import "tabard/engines/game"

// listCards lists the action cards of the main part. A card without a target or an effect cannot be played.
func (s *State) listCards(dst []game.Action, p game.Player, left *Pieces) []game.Action {
	q := &s.Seats[p]
	last := NoCard
	for _, k := range q.Act[:q.NAct] {
		if k == last || k == NoCard || Cards[k].Windows&InMain == 0 {
			continue
		}
		last = k
		switch k {
		case Attrition:
			for o := range game.Player(s.N) {
				if s.Enemies(o, p) && s.Seats[o].Flags&NoAttackNext == 0 {
					dst = append(dst, Play(k, uint16(o), 0))
				}
			}
		case Craftpoints, FlamingArrows: // which bring something as long as there is any
			if k == Craftpoints && left.Stock[Craft] > 0 || k == FlamingArrows && left.Arrows[Flaming] > 0 {
				dst = append(dst, Play(k, 0, 0))
			}
		case Kidnapped:
			var sites SiteSet
			for o := range s.N {
				for _, t := range s.Seats[o].towns() {
					if s.Enemies(game.Player(o), p) && t.Flags&Peasant != 0 {
						sites.Add(t.Site)
					}
				}
			}
			for site := sites.Next(0); site != NoSite; site = sites.Next(site + 1) {
				dst = append(dst, Play(k, site, 0))
			}
		case Promoted:
			for i := range q.NArmy {
				if x := &q.Army[i]; promotable(x) && left.Soldiers[SoldierKinds[x.Type].Next] > 0 {
					dst = append(dst, Play(k, x.Cell, 0))
				}
			}
		case Reinforcement:
			if q.ArmySize() >= ArmyLimit {
				continue
			}
			cells := s.deployCells(p, 0, false)
			for c := cells.Next(0); c != NoCell; c = cells.Next(c + 1) {
				for t := Warrior; t <= Archer; t++ {
					if left.Soldiers[t] > 0 {
						dst = append(dst, Play(k, c, uint16(t)))
					}
				}
			}
		case Repeat:
			for i := range q.NArmy {
				if x := &q.Army[i]; x.Flags&(Moved|Attacked) != 0 && x.Flags&SickNow == 0 {
					dst = append(dst, Play(k, x.Cell, 0))
				}
			}
		case Sickness:
			foes := s.foes(p)
			for c := foes.Next(0); c != NoCell; c = foes.Next(c + 1) {
				if s.soldier(c).Flags&SickNext == 0 {
					dst = append(dst, Play(k, c, 0))
				}
			}
		}
	}
	return dst
}

// promotable says that Promoted makes something of a soldier.
func promotable(x *Soldier) bool {
	return SoldierKinds[x.Type].Tier == 1 && x.Flags&(Acted|Upgraded) == 0
}

// playCard carries out a card of the main part.
func (s *State) playCard(p game.Player, a game.Action, out *game.Sink) {
	q := &s.Seats[p]
	k := ActionCard(a.A)
	s.played(p, k, a.B, a.C, out)
	switch k {
	case Attrition:
		s.Seats[a.B].Flags |= NoAttackNext
	case Craftpoints:
		q.earn(s.FromSupply(Goods{Stock: [Resources]uint16{Craft: s.box.CardCraft}}))
	case FlamingArrows:
		more(&q.Flaming, s.arrowsFromSupply(Flaming, s.box.CardFlaming))
	case Kidnapped:
		owner, i := s.TownAt(a.B)
		s.capture(p, owner, &s.Seats[owner].Towns[i], out)
	case Promoted:
		s.upgrade(p, s.soldier(a.B), 1, out)
	case Reinforcement:
		s.deploy(p, SoldierType(a.C), a.B, Reinforced)
		out.Add(game.Event{Kind: EvDeployed, Who: p, A: a.C, B: a.B})
	case Repeat:
		s.soldier(a.B).Flags &^= Moved | Attacked
	case Sickness:
		s.soldier(a.B).Flags |= SickNext
	}
}
