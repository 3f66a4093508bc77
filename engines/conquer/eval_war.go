package conquer

import "tabard/engines/game"

// war is what a seat's soldiers and settlements can do to others and have to fear.
type war struct {
	guarded, open, taken, held, siege  int16
	raid, march, threat, prey, shelter int16
	occupied                           uint8 // own settlements, by place
	holds                              [ArmyLimit]*Town
	hunt                               [SoldierTypes + 1]uint8 // by type of enemy: how much is missing to beat one, see objectives
	afar                               uint8                   // and from a distance
	seize                              [SettlementTypes]uint8  // to occupy a settlement of a type
	peasant                            uint8                   // to take a peasant
}

// far off is what is missing to something out of sight.
const farOff = 60

// reachOdds is how surely a soldier makes so many steps with one die, in 64ths; then comes a little for the turn after.
var reachOdds = [14]uint8{64, 64, 54, 43, 32, 22, 12, 5, 4, 3, 2, 2, 1, 1}

// reaches is how surely a soldier gets so many steps far in its owner's next turn, in 64ths.
func (s *State) reaches(x *Soldier, steps int) int {
	if s.Depth == 2 && s.Frames[1].Kind == FrameRolled && s.Frames[1].A == x.Cell { // the die lies
		if steps <= int(s.Frames[1].N) {
			return 64
		}
		return 0
	}
	switch x.Type {
	case Champion:
		steps--
	case Catapult:
		if steps <= int(Soldiers[Catapult].Base) {
			return 64
		}
		steps += 4
	}
	return int(reachOdds[max(0, min(steps, len(reachOdds)-1))])
}

// soldierWorth is what a soldier is reckoned as, in coins.
var soldierWorth = [SoldierTypes + 1]int{0, 10, 10, 22, 20, 40, 34}

// winShares are the chances of an attack to win by the attacker's and the defender's type, in 256ths: an archer's with an
// arrow, a catapult's with two stones.
var winShares = func() (all [SoldierTypes + 1][SoldierTypes + 1]uint8) {
	for a := Warrior; a <= Catapult; a++ {
		for d := Warrior; d <= Catapult; d++ {
			o := AttackOdds(AttackDice(a, false, 2), Soldiers[d].Defence)
			all[a][d] = uint8(o.Wins * 255 / o.All())
		}
	}
	return
}()

// shoots says that the seat can pay for a shot of a soldier of that type.
func (q *Seat) shoots(t SoldierType) bool {
	switch t {
	case Archer, Bolteer:
		return q.Arrows+q.Flaming > 0
	case Catapult:
		return q.Stock[Stone] > 0
	}
	return true
}

// look fills view.
func (s *State) look(p game.Player, view *war) {
	for i := range view.hunt {
		view.hunt[i] = farOff
	}
	view.afar, view.peasant = farOff, farOff
	view.seize = [SettlementTypes]uint8{farOff, farOff, farOff}
	q := &s.Seats[p]
	var loss [ArmyLimit]int
	var on [ArmyLimit]bool // own soldiers that stand on a settlement
	for i := range q.NArmy {
		for o := range s.N {
			for k := range s.Seats[o].NTowns {
				if t := &s.Seats[o].Towns[k]; t.seat() == q.Army[i].Cell {
					on[i] = true
					if s.Enemies(game.Player(o), p) {
						view.holds[view.held] = t
						view.held++
					}
				}
			}
		}
	}
	for o := range game.Player(s.N) {
		if !s.Enemies(o, p) {
			continue
		}
		e := &s.Seats[o]
		for k := range e.NArmy {
			y := &e.Army[k]
			best := 0
			back := e.shoots(y.Type)
			for i := range q.NArmy {
				x := &q.Army[i]
				d := s.board.Dist(x.Cell, y.Cell)
				if d > 20 {
					continue
				}
				chance := 0
				if q.shoots(x.Type) {
					far := int(Soldiers[x.Type].Far)
					win := int(winShares[x.Type][y.Type])
					chance = win * s.reaches(x, d-far) >> 6
					miss := uint8(min(farOff, 2*max(d-far, 0)+(256-win)>>4))
					view.hunt[y.Type] = min(view.hunt[y.Type], miss)
					if far > 1 {
						view.afar = min(view.afar, miss)
					}
				}
				best = max(best, chance)
				if back {
					risk := int(winShares[y.Type][x.Type]) * s.reaches(y, d-int(Soldiers[y.Type].Far)) >> 6
					loss[i] = max(loss[i], risk)
				}
			}
			view.prey += int16(best * soldierWorth[y.Type] >> 4)
		}
		for k := range e.NTowns {
			s.lookAtTown(p, o, &e.Towns[k], on[:], view)
		}
	}
	for i, n := range loss[:q.NArmy] {
		view.threat += int16(n * soldierWorth[q.Army[i].Type] >> 4)
	}
	for i := range q.NTowns {
		s.lookAtOwn(p, int(i), view)
	}
}

// lookAtTown looks at a settlement of an enemy.
func (s *State) lookAtTown(p, o game.Player, t *Town, on []bool, view *war) {
	q := &s.Seats[p]
	x := s.covers(t)
	if s.OccupierOf(t) != game.Nobody {
		return
	}
	guard := uint8(0)
	for g := range game.Player(s.N) {
		if s.Enemies(g, p) && !s.Enemies(g, o) && s.stands(g, x) {
			guard = 9
		}
	}
	best, near := 0, 99
	for i := range q.NArmy {
		d := s.board.distTo(q.Army[i].Cell, x)
		near = min(near, d)
		best = max(best, s.reaches(&q.Army[i], d))
	}
	if near == 99 {
		return
	}
	view.march += int16(max(0, 12-near))
	if guard == 0 {
		view.raid += int16(best)
	}
	miss := uint8(min(farOff, 2*near+int(guard)))
	view.seize[t.Type] = min(view.seize[t.Type], miss)
	if t.Flags&Peasant != 0 || s.Seats[o].Spare > 0 {
		view.peasant = min(view.peasant, miss)
	}
}

// stands says that a soldier of the seat stands beside these spaces, in the open.
func (s *State) stands(p game.Player, x spaces) bool {
	for _, y := range s.Seats[p].army() {
		if s.board.distTo(y.Cell, x) == 1 {
			if _, t := s.Occupying(&y); t == nil {
				return true
			}
		}
	}
	return false
}

// lookAtOwn looks at a settlement of the seat.
func (s *State) lookAtOwn(p game.Player, i int, view *war) {
	t := &s.Seats[p].Towns[i]
	if s.OccupierOf(t) != game.Nobody {
		view.occupied |= 1 << i
		view.taken++
		return
	}
	x := s.covers(t)
	guarded := false
	for g := range game.Player(s.N) {
		if !s.Enemies(g, p) && s.stands(g, x) {
			guarded = true
		}
	}
	best, near := 0, 12
	for o := range game.Player(s.N) {
		if !s.Enemies(o, p) {
			continue
		}
		for k := range s.Seats[o].NArmy {
			y := &s.Seats[o].Army[k]
			d := s.board.distTo(y.Cell, x)
			near = min(near, d)
			best = max(best, s.reaches(y, d))
		}
		if s.Round == 0 { // while settlements are being placed
			for k := range s.Seats[o].NTowns {
				near = min(near, s.board.distTo(s.Seats[o].Towns[k].seat(), x))
			}
		}
	}
	view.shelter += int16(near)
	if near == 1 {
		view.siege++
	}
	if guarded {
		view.guarded++
	} else {
		view.open += int16(best)
	}
}
