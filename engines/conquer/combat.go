package conquer

import "tabard/engines/game"

// An engagement is in State.Fight from the declaration to its end. Side 0 is the active player's attacker (or two Archers),
// side 1 the target; in odd rounds side 0 attacks, in even ones it defends against a counter-attack.

// attacks says which side attacks in this round.
func (x *Fight) attacks() int { return int(x.Round-1) & 1 }

// sideOf is the seat of a side.
func (s *State) sideOf(side int) game.Player {
	if side == 0 {
		return s.Current
	}
	return s.Fight.Owner
}

// fighter is the soldier of a side, the first if there are two.
func (s *State) fighter(side int) *Soldier { return s.soldier(s.Fight.Cell[side]) }

// isVolley says that two Archers attack, isWall that two Warriors defend.
func (x *Fight) isVolley() bool { return x.Partner[0] != 0 }
func (x *Fight) isWall() bool   { return x.Partner[1] != 0 }

// archers are the spaces that the declared attack comes from.
func (x *Fight) archers() spaces {
	a := oneSpace(x.Cell[0])
	if x.isVolley() {
		a.cell[1], a.n = x.Partner[0]-1, 2
	}
	return a
}

// Totals are the attack's and the defence's points of the roll that lies on the table.
func (x *Fight) Totals() (attack, defence int) {
	attack = int(x.Attack[1]) + 2*int(x.Attack[2])
	defence = int(x.Defence[1]) + 2*int(x.Defence[2]) + int(x.Defence[3])
	return attack >> x.Halved[0], defence >> x.Halved[1]
}

// AttackWins says who wins the roll as it lies.
func (x *Fight) AttackWins() bool {
	a, d := x.Totals()
	return a > d || a == d && x.Tie == 1
}

// canAttack says that a soldier may attack this turn: it is not spent, not sick and not on a settlement.
func canAttack(x *Soldier, f *pieces) bool {
	return x.Flags&(Attacked|SickNow) == 0 && !f.town.Has(x.Cell)
}

// shot is how a soldier of that type on a space sees a target: its distance, and the kind of sight if that is enough.
func (s *State) shot(t SoldierType, from Cell, target spaces, covered *CellSet) (dist int, sight Sight) {
	stats := &Soldiers[t]
	dist = s.board.distTo(from, target)
	if dist < int(stats.Near) || dist > int(stats.Far) {
		return dist, SightBlocked
	}
	if !stats.Ranged {
		return dist, SightClear
	}
	_, sight = s.board.sightTo(from, target, covered)
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
	case !Soldiers[t].Ranged:
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

// spend pays for an attack and says how many dice it has.
func (q *Seat) spend(t SoldierType, a Ammo, sight Sight) uint8 {
	switch a {
	case AmmoNone:
		return AttackDice(t, false, 0)
	case AmmoArrow:
		q.Arrows--
		return AttackDice(t, false, 0)
	case AmmoFlaming:
		q.Flaming--
		return AttackDice(t, true, 0)
	}
	n := uint8(a-AmmoStone1) + 1
	q.Stock[Stone] -= uint16(n)
	dice := AttackDice(t, false, n)
	if sight == SightStones {
		dice--
	}
	return dice
}

// foes are the cells of all soldiers against the seat, ascending.
func (s *State) foes(p game.Player) (set CellSet) {
	for o := range s.N {
		if s.Enemies(game.Player(o), p) {
			for _, x := range s.Seats[o].army() {
				set.Add(x.Cell)
			}
		}
	}
	return set
}

// maxFoes is how many soldiers can be against a seat.
const maxFoes = (MaxSeats - 1) * ArmyLimit

// targets are the cells of all soldiers against the seat, ascending.
func (s *State) targets(p game.Player, all *[maxFoes]Cell) (n int) {
	foes := s.foes(p)
	for c := foes.Next(0); c != NoCell; c = foes.Next(c + 1) {
		all[n] = c
		n++
	}
	return n
}

// near says that a target may be within the range of a soldier of that type, its spaces unseen: they lie at most that far
// from its cell.
func (s *State) near(t SoldierType, from, target Cell) bool {
	return s.board.Dist(from, target) <= int(Soldiers[t].Far)+spread
}

// spread is the most steps between two spaces of a settlement.
const spread = 2

// listAttacks lists the attacks and volleys of the active player.
func (s *State) listAttacks(dst []game.Action, p game.Player, f *pieces) []game.Action {
	q := &s.Seats[p]
	if q.Flags&NoAttackNow != 0 {
		return dst
	}
	var foes [maxFoes]Cell
	n := s.targets(p, &foes)
	archers := 0
	for i := range q.NArmy {
		x := &q.Army[i]
		if !canAttack(x, f) || !q.shoots(x.Type) {
			continue
		}
		if x.Type == Archer {
			archers++
		}
		for _, c := range foes[:n] {
			if !s.near(x.Type, x.Cell, c) {
				continue
			}
			if _, sight := s.shot(x.Type, x.Cell, s.spacesOf(c, f), &f.town); sight != SightBlocked {
				q.eachAmmo(x.Type, func(a Ammo) { dst = append(dst, Attack(x.Cell, c, a)) })
			}
		}
	}
	if archers < 2 || q.Arrows+q.Flaming < 2 || !q.ready(ArcherVolley) {
		return dst
	}
	for i := range q.NArmy {
		x := &q.Army[i]
		if x.Type != Archer || !canAttack(x, f) {
			continue
		}
		for j := i + 1; j < q.NArmy; j++ {
			y := &q.Army[j]
			if y.Type != Archer || !canAttack(y, f) || s.board.Dist(x.Cell, y.Cell) != 1 {
				continue
			}
			for _, c := range foes[:n] {
				if !s.near(Archer, x.Cell, c) {
					continue
				}
				target := s.spacesOf(c, f)
				_, one := s.shot(Archer, x.Cell, target, &f.town)
				_, two := s.shot(Archer, y.Cell, target, &f.town)
				if one != SightBlocked && two != SightBlocked {
					dst = append(dst, Volley(x.Cell, y.Cell, c))
				}
			}
		}
	}
	return dst
}

// attack declares an attack of one soldier; the ammunition is spent whatever becomes of it.
func (s *State) attack(p game.Player, a game.Action, out *game.Sink) {
	f := s.pieces()
	x := s.soldier(a.A)
	_, sight := s.shot(x.Type, a.A, s.spacesOf(a.B, &f), &f.town)
	x.Flags |= Attacked | Acted
	owner, _ := s.SoldierAt(a.B)
	s.Fight = Fight{Cell: [2]Cell{a.A, a.B}, Owner: owner, Round: 1}
	s.Fight.Dice[0] = s.Seats[p].spend(x.Type, a.C, sight)
	out.Add(game.Event{Kind: EvAttacked, Who: p, A: a.A, B: a.B, C: a.C, N: int16(uint16(x.Type) | s.tagAt(a.B)<<3)})
	s.askRetreat(out)
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
	return 2 - min(2, q.Arrows), min(2, q.Flaming)
}

// loose shoots the two arrows of a Double Attack.
func (s *State) loose(p game.Player, flaming uint16, out *game.Sink) {
	q := &s.Seats[p]
	x := &s.Fight
	for _, c := range [2]Cell{x.Cell[0], x.Partner[0] - 1} {
		s.soldier(c).Flags |= Attacked | Acted
	}
	for i := range uint16(2) {
		a := AmmoArrow
		if i < flaming {
			a = AmmoFlaming
		}
		x.Dice[0] += q.spend(Archer, a, SightClear)
	}
	x.Round = 1
	out.Add(game.Event{Kind: EvVolley, Who: p, A: x.Cell[0], B: x.Partner[0] - 1, C: x.Cell[1], N: int16(flaming | s.tagAt(x.Cell[1])<<3)})
	s.askRetreat(out)
}

// roll throws the dice of this round, all at once.
func (s *State) roll(out *game.Sink) {
	if s.brisk.on {
		s.expectFight()
		return
	}
	x := &s.Fight
	side := x.attacks()
	dice := int(x.Dice[side])
	shields := int(Soldiers[s.fighter(1-side).Type].Defence)
	if side == 0 {
		dice += int(x.Strong)
		shields += int(x.Added)
	}
	if x.isWall() {
		shields += int(Soldiers[Warrior].Defence)
	}
	x.Attack, x.Defence = [3]byte{}, [4]byte{}
	x.Halved, x.Tie = [2]uint8{}, 0
	for range dice {
		x.Attack[s.Dice.Intn(DieSides)/2]++
	}
	for range shields {
		x.Defence[s.defenceFace()]++
	}
	a, d := x.Totals()
	out.Add(game.Event{Kind: EvRoll, Who: s.sideOf(side), Flags: game.Reveals, N: int16(a<<5 | d),
		A: PackDice([4]byte{x.Attack[0], x.Attack[1], x.Attack[2]}), B: PackDice(x.Defence)})
	s.askPost(out)
}

// defenceFace throws one defence die: two blanks, two ones, a two and C, which is face 3.
func (s *State) defenceFace() int {
	v := s.Dice.Intn(DieSides)
	if v < 4 {
		return v / 2
	}
	return v - 2
}

// resolve ends a round.
func (s *State) resolve(out *game.Sink) {
	x := &s.Fight
	side := x.attacks()
	if x.AttackWins() {
		if x.isWall() && !s.brisk.on {
			low, high := min(x.Cell[1], x.Partner[1]-1), max(x.Cell[1], x.Partner[1]-1)
			s.stand(FrameCasualty, s.sideOf(side), low, high)
			return
		}
		s.fell(x.Cell[1-side], out)
		return
	}
	out.Add(game.Event{Kind: EvHeld, Who: s.sideOf(1 - side), A: x.Cell[1-side], B: s.tagAt(x.Cell[1-side])})
	if s.canCounter(1 - side) {
		if s.brisk.on {
			s.expectCounter()
			return
		}
		s.stand(FrameCounter, s.sideOf(1-side), 0, 0)
		return
	}
	s.endFight(out)
}

// fell removes the soldier at that cell, which has lost; the winner's owner is paid.
func (s *State) fell(c Cell, out *game.Sink) {
	x := &s.Fight
	side := x.attacks()
	p := s.sideOf(side)
	f := s.pieces()
	dist := s.board.distTo(x.Cell[side], s.spacesOf(c, &f))
	if x.isVolley() {
		dist = min(dist, s.board.distTo(x.Partner[0]-1, s.spacesOf(c, &f)))
	}
	loser, i := s.SoldierAt(c)
	fallen := s.Seats[loser].Army[i].Type
	reward := uint16(Soldiers[fallen].Reward)
	if s.HasPerk(p, Spoils) {
		reward += SpoilsCraft
	}
	reward = s.FromBox(Goods{Stock: [Resources]uint16{Craft: reward}}).Stock[Craft]
	s.Seats[p].Stock[Craft] += reward
	out.Add(game.Event{Kind: EvDefeated, Who: p, A: uint16(fallen), B: c, C: uint16(loser), N: int16(reward)})
	if p == s.Current {
		s.log().NoteDefeat(fallen, s.fighter(side).Type, dist)
		if v := &s.Vows[campaign]; v.Owner == p && v.Count < 255 {
			v.Count++
		}
	}
	s.remove(loser, i, out)
	s.endFight(out)
}

// canCounter says that the defending side, which has held, may strike back: it shows a C, fights alone against one, is not
// on a settlement, and reaches the attacker with something to pay for it. A chain of counters ends after a number of
// rounds that no dice have ever been seen to reach.
func (s *State) canCounter(side int) bool {
	x := &s.Fight
	if x.Defence[3] == 0 || x.isVolley() || x.isWall() || x.Round >= CounterRounds {
		return false
	}
	f := s.pieces()
	own := s.fighter(side)
	if f.town.Has(own.Cell) {
		return false
	}
	if _, sight := s.shot(own.Type, own.Cell, oneSpace(x.Cell[1-side]), &f.town); sight == SightBlocked {
		return false
	}
	return x.Dice[side] > 0 || s.Seats[s.sideOf(side)].shoots(own.Type)
}

// listCounter lists how the defender may strike back. Ammunition is paid once in an engagement.
func (s *State) listCounter(dst []game.Action, f *game.Frame) []game.Action {
	side := 1 - s.Fight.attacks()
	dst = append(dst, Pass())
	if s.Fight.Dice[side] > 0 {
		return append(dst, Counter(AmmoNone))
	}
	s.Seats[f.Who].eachAmmo(s.fighter(side).Type, func(a Ammo) { dst = append(dst, Counter(a)) })
	return dst
}

// counter answers Counter.
func (s *State) counter(f game.Frame, a game.Action, out *game.Sink) {
	x := &s.Fight
	if a.Kind == game.Pass {
		out.Add(game.Event{Kind: EvNoCounter, Who: f.Who, A: x.Cell[1-x.attacks()], B: s.tagAt(x.Cell[1-x.attacks()])})
		s.endFight(out)
		return
	}
	side := 1 - x.attacks()
	if x.Dice[side] == 0 {
		at := s.pieces()
		own := s.fighter(side)
		_, sight := s.shot(own.Type, own.Cell, oneSpace(x.Cell[1-side]), &at.town)
		x.Dice[side] = s.Seats[f.Who].spend(own.Type, a.A, sight)
	}
	out.Add(game.Event{Kind: EvCounter, Who: f.Who, A: x.Cell[side], B: x.Cell[1-side], C: a.A,
		N: int16(uint16(s.fighter(side).Type) | s.tagAt(x.Cell[1-side])<<3)})
	x.Round++
	s.askPreAttack(out)
}

// stand makes a question the only one above the menu.
func (s *State) stand(kind uint8, who game.Player, a, b uint16) {
	for s.Depth > 1 {
		s.Pop()
	}
	s.Push(kind, who, a, b, 0)
}

// endFight goes back to the turn.
func (s *State) endFight(out *game.Sink) {
	for s.Depth > 1 {
		s.Pop()
	}
	s.Fight = Fight{}
	s.askStep(StepBetween, out)
}
