package conquer

import (
	"math/bits"

	"tabard/engines/game"
)

// Attacks up to their declaration: who may attack whom, what it is paid with, and what is declared. fight.go goes on.

// canAttack says that a soldier may attack this turn: it is not spent, not sick and not on a settlement.
func (s *State) canAttack(x *Soldier) bool {
	return x.Flags&(Attacked|SickNow) == 0 && !s.holdsTown(x)
}

// shot is how a soldier of that type on a space sees a target: its distance, and the kind of sight if that is enough.
func (s *State) shot(t SoldierType, from Cell, target spaces) (dist int, sight Sight) {
	stats := &s.box.Soldiers[t]
	dist = s.board.distTo(from, target)
	if dist < int(stats.Near) || dist > int(stats.Far) {
		return dist, SightBlocked
	}
	if !SoldierKinds[t].Ranged || dist == 1 {
		return dist, SightClear
	}
	_, sight = s.board.sightTo(from, target, &s.on.town)
	if sight == SightStones && t != Catapult {
		sight = SightBlocked
	}
	return dist, sight
}

// shoots says that the seat can pay for one attack of a soldier of that type.
func (q *Seat) shoots(t SoldierType) bool {
	switch t {
	case Archer, Bolteer:
		return q.Arrows+q.Flaming > 0
	case Catapult:
		return q.Stock[Stone] > 0
	}
	return true
}

// eachAmmo calls for every way in which the seat can pay for one attack of a soldier of that type, in order.
func (q *Seat) eachAmmo(t SoldierType, do func(Ammo)) {
	switch {
	case !SoldierKinds[t].Ranged:
		do(AmmoNone)
	case t == Catapult:
		for n := range min(q.Stock[Stone], MaxStones) {
			do(AmmoStone1 + n)
		}
	default:
		if q.Arrows > 0 {
			do(AmmoArrow)
		}
		if q.Flaming > 0 {
			do(AmmoFlaming)
		}
	}
}

// spend pays for an attack of a seat and says how many dice it has.
func (s *State) spend(p game.Player, t SoldierType, a Ammo, sight Sight) uint8 {
	q := &s.Seats[p]
	switch a {
	case AmmoNone:
		return s.box.AttackDice(t, false, 0)
	case AmmoArrow:
		q.Arrows--
		return s.box.AttackDice(t, false, 0)
	case AmmoFlaming:
		q.Flaming--
		return s.box.AttackDice(t, true, 0)
	}
	n := uint8(a-AmmoStone1) + 1
	q.Stock[Stone] -= uint16(n)
	dice := s.box.AttackDice(t, false, n)
	if sight == SightStones {
		dice -= BlindDice
	}
	return dice
}

// foes are the cells of all soldiers against the seat, ascending.
func (s *State) foes(p game.Player) (set CellSet) {
	for o := range game.Player(s.N) {
		if s.Enemies(o, p) {
			set.join(&s.on.army[o])
		}
	}
	return set
}

// inSightOf says whether there are any that a soldier can attack, and finds them.
func (s *State) inSightOf(x *Soldier, foes, can *CellSet) (any bool) {
	far := s.box.Soldiers[x.Type].Far + 1 // from a target's cell to another space of a settlement that it holds
	if s.Opt&OptAvalon != 0 {
		far++
	}
	ball := &s.board.measured().balls[far][x.Cell]
	if !foes.meets(ball) {
		return false
	}
	*can = CellSet{}
	for i, left := range foes {
		for left &= ball[i]; left != 0; left &= left - 1 {
			if s.sees(x.Type, x.Cell, Cell(i<<6+bits.TrailingZeros64(left))) {
				can[i] |= left & -left
				any = true
			}
		}
	}
	return any
}

// sees says that a target is near and far enough, and in sight.
func (s *State) sees(t SoldierType, from, target Cell) bool {
	_, sight := s.shot(t, from, s.spacesOf(target))
	return sight != SightBlocked
}

// listAttacks lists the attacks and volleys of the active player.
func (s *State) listAttacks(dst []game.Action, p game.Player) []game.Action {
	q := &s.Seats[p]
	if q.Flags&NoAttackNow != 0 {
		return dst
	}
	foes := s.foes(p)
	var can CellSet
	for i := range q.NArmy {
		x := &q.Army[i]
		if x.Flags&(Attacked|SickNow) != 0 || !q.shoots(x.Type) {
			continue
		}
		if !s.inSightOf(x, &foes, &can) || s.holdsTown(x) {
			continue
		}
		for c := can.Next(0); c != NoCell; c = can.Next(c + 1) {
			q.eachAmmo(x.Type, func(a Ammo) { dst = append(dst, Attack(x.Cell, c, a)) })
		}
	}
	if q.Arrows+q.Flaming < VolleyArrows || !q.ready(ArcherVolley) {
		return dst
	}
	for i := range q.NArmy {
		x := &q.Army[i]
		if x.Type != Archer || !s.canAttack(x) {
			continue
		}
		if !s.inSightOf(x, &foes, &can) {
			continue
		}
		for j := i + 1; j < q.NArmy; j++ {
			y := &q.Army[j]
			if y.Type != Archer || s.board.Dist(x.Cell, y.Cell) != 1 || !s.canAttack(y) {
				continue
			}
			for c := can.Next(0); c != NoCell; c = can.Next(c + 1) {
				if s.sees(Archer, y.Cell, c) {
					dst = append(dst, Volley(x.Cell, y.Cell, c))
				}
			}
		}
	}
	return dst
}

// attack declares an attack of one soldier; the ammunition is spent whatever becomes of it.
func (s *State) attack(p game.Player, a game.Action, out *game.Sink) {
	x := s.soldier(a.A)
	_, sight := s.shot(x.Type, a.A, s.spacesOf(a.B))
	x.Flags |= Attacked | Acted
	owner, _ := s.SoldierAt(a.B)
	s.Fight = Fight{Cell: [2]Cell{a.A, a.B}, Owner: owner, Round: 1}
	s.Fight.Dice[0] = s.spend(p, x.Type, a.C, sight)
	out.Add(game.Event{Kind: EvAttacked, Who: p, A: a.A, B: a.B, C: a.C, N: duel(x.Type, s.tagAt(a.B))})
	s.askFight(FrameDeclAsk, out)
}

// volley names the three soldiers of a Double Attack; which arrows is asked only if there is a choice.
func (s *State) volley(p game.Player, a game.Action, out *game.Sink) {
	owner, _ := s.SoldierAt(a.C)
	s.Fight = Fight{Cell: [2]Cell{a.A, a.C}, Partner: [2]uint16{a.B + 1}, Owner: owner}
	s.use(p, ArcherVolley, out) // before the arrows are asked: a view that did not know it could not go on
	low, high := s.flaming(p)
	if low == high {
		s.loose(p, low, out)
		return
	}
	s.Push(FrameFlaming, p, 0, 0, 0)
}

// flaming are the least and the most flaming arrows among two.
func (s *State) flaming(p game.Player) (low, high uint16) {
	q := &s.Seats[p]
	return VolleyArrows - min(VolleyArrows, q.Arrows), min(VolleyArrows, q.Flaming)
}

// loose shoots the two arrows of a Double Attack.
func (s *State) loose(p game.Player, flaming uint16, out *game.Sink) {
	x := &s.Fight
	archers := x.archers()
	for _, c := range archers.all() {
		s.soldier(c).Flags |= Attacked | Acted
	}
	for i := range uint16(VolleyArrows) {
		a := AmmoArrow
		if i < flaming {
			a = AmmoFlaming
		}
		x.Dice[0] += s.spend(p, Archer, a, SightClear)
	}
	x.Round = 1
	out.Add(game.Event{Kind: EvVolley, Who: p, A: archers.cell[0], B: archers.cell[1], C: x.Cell[1], N: volleyed(flaming, s.tagAt(x.Cell[1]))})
	s.askFight(FrameDeclAsk, out)
}
