package conquer

import "tabard/engines/game"

// An engagement as it stands in State.Fight, and its dice. Side 0 is the active player's attacker, or two Archers; side 1 the
// target, or two Warriors. In odd rounds side 0 attacks, in even ones it defends against a counter-attack.

// Attacks is the side that attacks in this round, side 0 before the first.
func (x *Fight) Attacks() int { return int(max(x.Round, 1)-1) & 1 }

// defends says that the side defends in this round.
func (x *Fight) defends(side int) bool { return side != x.Attacks() }

// IsPair says that two soldiers fight on a side: the Archers of a Double Attack, the Warriors of a Double Defend.
func (x *Fight) IsPair(side int) bool { return x.Partner[side] != 0 }

// At are the spaces of a side's one or two soldiers; who else helps stands behind the one who was named first.
func (x *Fight) At(side int) []Cell {
	if x.IsPair(side) {
		return []Cell{x.Cell[side], x.Partner[side] - 1}
	}
	return []Cell{x.Cell[side]}
}

// warriors are the spaces of the two of a Double Defend, in order.
func (x *Fight) warriors() (low, high Cell) {
	a, b := x.Cell[1], x.Partner[1]-1
	return min(a, b), max(a, b)
}

// archers are the spaces that the declared attack comes from.
func (x *Fight) archers() spaces {
	a := oneSpace(x.Cell[0])
	if x.IsPair(0) {
		a.cell[1], a.n = x.Partner[0]-1, 2
	}
	return a
}

// sideOf is the seat of a side.
func (s *State) sideOf(side int) game.Player {
	if side == 0 {
		return s.Current
	}
	return s.Fight.Owner
}

// sideOfSeat is the side of a seat in the engagement.
func (s *State) sideOfSeat(p game.Player) int {
	if p == s.Current {
		return 0
	}
	return 1
}

// fighter is the soldier of a side, the first if there are two.
func (s *State) fighter(side int) *Soldier { return s.soldier(s.Fight.Cell[side]) }

// Due are the dice due when that side attacks the other: the attack's as they are paid for, the defence's, and those of the
// cards that last as long as the engagement does. Strong Attacks are the active player's, Added Defenses not.
func (s *State) Due(side int) (attack, defence uint8) {
	x := &s.Fight
	attack, defence = x.Dice[side], s.box.Soldiers[s.fighter(1-side).Type].Defence
	if side == 0 {
		attack += x.Strong
		defence += x.Added
	}
	if x.IsPair(1) {
		defence += s.box.Soldiers[Warrior].Defence
	}
	return attack, defence
}

// roll throws the dice of this round, all at once.
func (s *State) roll(out *game.Sink) {
	x := &s.Fight
	side := x.Attacks()
	dice, shields := s.Due(side)
	x.Attack, x.Defence = [3]byte{}, [4]byte{}
	x.Halved, x.Tie = [2]uint8{}, 0
	for range dice {
		x.Attack[s.box.attackDie[s.Dice.Intn(DieSides)]]++
	}
	for range shields {
		x.Defence[s.box.defenceDie[s.Dice.Intn(DieSides)]]++
	}
	out.Add(game.Event{Kind: EvRoll, Who: s.sideOf(side), Flags: game.Reveals, N: totals(x.Totals()),
		A: PackDice([4]byte{x.Attack[0], x.Attack[1], x.Attack[2]}), B: PackDice(x.Defence)})
	s.askFight(FramePost, out)
}

// addDie throws one more for the defence, beside a roll that lies.
func (s *State) addDie(p game.Player, out *game.Sink) {
	face := s.box.defenceDie[s.Dice.Intn(DieSides)]
	s.Fight.Defence[face]++
	out.Add(game.Event{Kind: EvAddedDie, Who: p, Flags: game.Reveals, A: uint16(face)})
	s.askFight(FramePost, out)
}

// Totals are the attack's and the defence's points of the roll that lies on the table.
func (x *Fight) Totals() (attack, defence int) {
	return Total(x.Attack[:], x.Halved[0]), Total(x.Defence[:], x.Halved[1])
}

// AttackWins says who wins the roll as it lies.
func (x *Fight) AttackWins() bool {
	a, d := x.Totals()
	return a > d || a == d && x.Tie == 1
}

// enemyFaces are the dice against a side by face.
func (x *Fight) enemyFaces(side int) [4]byte {
	if x.defends(side) {
		return [4]byte{x.Attack[0], x.Attack[1], x.Attack[2]}
	}
	return x.Defence
}

// enemyTotal are the points against a side.
func (x *Fight) enemyTotal(side int) int {
	a, d := x.Totals()
	if x.defends(side) {
		return a
	}
	return d
}
