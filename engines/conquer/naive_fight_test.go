package conquer

import "tabard/engines/game"

// armed says that a soldier may attack at all.
func armed(y *man) bool { return y.in == nil && y.Flags&(Attacked|SickNow) == 0 }

// attacks is who may attack whom, and with what.
func (n *judge) attacks() {
	q := n.q
	n.own(func(y *man) {
		n.foes(func(target *man) {
			if !armed(y) || !n.x.shoots(y, target) {
				return
			}
			for ammo := range uint16(6) {
				n.add(n.pays(y.Type, ammo), KindAttack, y.Cell, target.Cell, ammo)
			}
			n.own(func(z *man) {
				ok := y.Type == Archer && z.Type == Archer && y.Cell < z.Cell && armed(z) && n.x.dist[y.Cell][z.Cell] == 1
				n.add(ok && n.x.shoots(z, target) && q.Arrows+q.Flaming >= 2 && n.ready(ArcherVolley), KindVolley, y.Cell, z.Cell, target.Cell)
			})
		})
	})
}

// pays says that the seat can pay for one attack of a soldier so.
func (n *judge) pays(t SoldierType, ammo Ammo) bool {
	switch t {
	case Archer, Bolteer:
		return ammo == 1 && n.q.Arrows > 0 || ammo == 2 && n.q.Flaming > 0
	case Catapult:
		return ammo >= 3 && n.q.Stock[Stone] >= ammo-2
	}
	return ammo == 0
}

// fight are the windows of an engagement.
func (n *judge) fight() {
	s := n.s
	x := &s.Fight
	play := func(k ActionCard, ok bool, target uint16) { n.add(ok && n.holds(k), KindPlay, uint16(k), target) }
	away := x.Round%2 == 1 // the active player attacks in this round
	defends := away != (n.p == s.Current)
	attack, defence := [4]byte{x.Attack[0], x.Attack[1], x.Attack[2]}, x.Defence
	theirs := attack
	if !defends {
		theirs = defence
	}
	first, target := n.x.stand[x.Cell[0]], n.x.stand[x.Cell[1]]
	switch n.f.Kind {
	case FrameDeclAsk:
		n.add(true, game.Pass)
		play(StrategicRetreat, true, 0)
	case FrameRetreat:
		from := []Cell{x.Cell[0]}
		if x.Partner[0] != 0 {
			from = append(from, x.Partner[0]-1)
		}
		for c := range n.x.withdraw(target, from, int(s.Box().Soldiers[first.Type].Far)) {
			n.add(true, KindRetreatTo, c)
		}
	case FramePreAttack:
		n.add(true, game.Pass)
		play(StrongAttack, n.p == s.Current, 0)
	case FramePreDefend:
		n.add(true, game.Pass)
		play(AddedDefense, n.p != s.Current, 0)
		n.own(func(y *man) {
			near := false
			for _, c := range n.x.spaces(y) {
				near = near || n.x.far(c, target) == 1
			}
			n.add(n.ready(ShieldWall) && x.Round == 1 && x.Partner[1] == 0 && target.Type == Warrior && y.Type == Warrior && y != target && near,
				KindPlay, uint16(ShieldWall), y.Cell)
		})
	case FramePost:
		n.add(true, game.Pass)
		total := int(theirs[1]) + 2*int(theirs[2]) + int(theirs[3])
		halves := x.Halved[1]
		if defends {
			halves = x.Halved[0]
		}
		for range halves {
			total /= 2
		}
		play(AddedDefense, defends && n.p != s.Current, 0)
		play(WeakFight, theirs != [4]byte{}, 0)
		play(WeakerFight, total > 0, 0)
	case FrameRemoveDie:
		for face, k := range theirs {
			n.add(k > 0, KindRemoveDie, uint16(face))
		}
	case FrameCasualty:
		n.add(true, KindCasualty, x.Cell[1])
		n.add(true, KindCasualty, x.Partner[1]-1)
	case FrameCounter:
		n.add(true, game.Pass)
		mine, paid := target, x.Dice[1] > 0
		if n.p == s.Current {
			mine, paid = first, x.Dice[0] > 0
		}
		for ammo := range uint16(6) {
			n.add(paid && ammo == 0 || !paid && n.pays(mine.Type, ammo), KindCounter, ammo)
		}
	}
}
