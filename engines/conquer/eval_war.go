package conquer

import (
	"math/bits"

	"tabard/engines/game"
)

// war is what a seat's soldiers and settlements can do to others and have to fear.
type war struct {
	guarded, open, taken, held, siege  int16
	raid, march, threat, prey, shelter int16
	occupied                           uint8                   // own settlements, by place
	holds                              [ArmyLimit]Goods        // what the held ones yield
	hunt                               [SoldierTypes + 1]uint8 // by type of enemy: how much is missing to beat one, see objectives
	afar                               uint8                   // and from a distance
	seize                              [SettlementTypes]uint8  // to occupy a settlement of a type
	peasant                            uint8                   // to take a peasant
}

// far off is what is missing to something out of sight.
const farOff = 60

// oddsOf is how surely a soldier makes so many steps with one die, in 64ths; then comes a little for the turn after.
func oddsOf(die *[DieSides]uint8) (odds [14]uint8) {
	for steps := range odds {
		once, twice := 0, 0
		for _, first := range die {
			if int(first) >= steps {
				once++
			}
			for _, second := range die {
				if int(first)+int(second) >= steps {
					twice++
				}
			}
		}
		odds[steps] = uint8(max(64*once/DieSides, min(8, 8*twice/(DieSides*DieSides))))
	}
	return
}

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
		if steps <= int(s.box.Soldiers[Catapult].Base) {
			return 64
		}
		steps += 4
	}
	odds := &s.box.reach[s.Opt/OptPlainDie&1]
	return int(odds[max(0, min(steps, len(odds)-1))])
}

// soldierWorth is what a soldier is reckoned as, in coins.
var soldierWorth = [SoldierTypes + 1]int{0, 10, 10, 22, 20, 40, 34}

// houseShares are sharesOf House. They stand here since the page's start would wait for them to be reckoned.
var houseShares = [SoldierTypes + 1][SoldierTypes + 1]uint8{
	{},
	{0, 128, 174, 54, 128, 32, 174},
	{0, 70, 117, 20, 70, 10, 117},
	{0, 208, 233, 141, 208, 107, 233},
	{0, 175, 211, 98, 175, 67, 211},
	{0, 229, 244, 178, 229, 147, 244},
	{0, 175, 211, 98, 175, 67, 211},
}

// sharesOf are the chances of an attack to win by the attacker's and the defender's type, in 256ths: an archer's with an arrow, a
// catapult's with two stones.
func (b *values) sharesOf() (shares [SoldierTypes + 1][SoldierTypes + 1]uint8) {
	for a := Warrior; a <= Catapult; a++ {
		for d := Warrior; d <= Catapult; d++ {
			o := b.AttackOdds(b.AttackDice(a, false, 2), b.Soldiers[d].Defence)
			hi, lo := bits.Mul64(uint64(o.Wins), 255)
			share, _ := bits.Div64(hi, lo, uint64(o.All()))
			shares[a][d] = uint8(share)
		}
	}
	return shares
}

// unit is a soldier on the board as look sees it.
type unit struct {
	x     *Soldier
	row   []uint8 // distances from its space
	owner game.Player
	foe   bool // of the seat that looks
	on    bool // stands on a settlement
}

// look fills view.
func (s *State) look(p game.Player, view *war) {
	for i := range view.hunt {
		view.hunt[i] = farOff
	}
	view.afar, view.peasant = farOff, farOff
	view.seize = [SettlementTypes]uint8{farOff, farOff, farOff}
	var men [MaxSeats * ArmyLimit]unit
	n := 0
	for o := range game.Player(s.N) {
		foe := s.Enemies(o, p)
		for i := range s.Seats[o].NArmy {
			x := &s.Seats[o].Army[i]
			men[n] = unit{x: x, row: s.board.row(x.Cell), owner: o, foe: foe}
			n++
		}
	}
	for o := range game.Player(s.N) {
		for i := range s.Seats[o].NTowns {
			t := &s.Seats[o].Towns[i]
			for k := range men[:n] {
				if men[k].x.Cell != t.seat() {
					continue
				}
				men[k].on = true
				if men[k].owner == p && s.Enemies(o, p) {
					view.holds[view.held] = s.box.Town(t.Type, t.Tier).Yield
					view.held++
				}
				if o == p {
					view.occupied |= 1 << i
					view.taken++
				}
			}
		}
	}
	s.lookAtMen(p, men[:n], view)
	for o := range game.Player(s.N) {
		for i := range s.Seats[o].NTowns {
			t := &s.Seats[o].Towns[i]
			switch {
			case o == p && view.occupied>>i&1 == 0:
				s.lookAtOwn(p, t, men[:n], view)
			case o != p && s.Enemies(o, p):
				s.lookAtTown(p, o, t, men[:n], view)
			}
		}
	}
}

// lookAtMen looks at whom the seat's soldiers and those of its enemies can beat.
func (s *State) lookAtMen(p game.Player, men []unit, view *war) {
	var loss [MaxSeats * ArmyLimit]int
	for k := range men {
		y := &men[k]
		if !y.foe {
			continue
		}
		best := 0
		back := s.Seats[y.owner].shoots(y.x.Type)
		for i := range men {
			x := &men[i]
			if x.owner != p {
				continue
			}
			d := int(x.row[y.x.Cell])
			if d > 20 {
				continue
			}
			if s.Seats[p].shoots(x.x.Type) {
				far := int(s.box.Soldiers[x.x.Type].Far)
				win := int(s.box.winShares[x.x.Type][y.x.Type])
				best = max(best, win*s.reaches(x.x, d-far)>>6)
				miss := uint8(min(farOff, 2*max(d-far, 0)+(256-win)>>4))
				view.hunt[y.x.Type] = min(view.hunt[y.x.Type], miss)
				if far > 1 {
					view.afar = min(view.afar, miss)
				}
			}
			if back {
				risk := int(s.box.winShares[y.x.Type][x.x.Type]) * s.reaches(y.x, d-int(s.box.Soldiers[y.x.Type].Far)) >> 6
				loss[i] = max(loss[i], risk)
			}
		}
		view.prey += int16(best * soldierWorth[y.x.Type] >> 4)
	}
	for i := range men {
		if men[i].owner == p {
			view.threat += int16(loss[i] * soldierWorth[men[i].x.Type] >> 4)
		}
	}
}

// to is how far the soldier is from some spaces.
func (m *unit) to(x *spaces) int {
	d := m.row[x.cell[0]]
	for _, c := range x.cell[1:x.n] {
		d = min(d, m.row[c])
	}
	return int(d)
}

// lookAtTown looks at a settlement of an enemy.
func (s *State) lookAtTown(p, o game.Player, t *Town, men []unit, view *war) {
	x := s.covers(t)
	guard := uint8(0)
	best, near := 0, 99
	for i := range men {
		m := &men[i]
		if m.x.Cell == t.seat() {
			return // it is occupied
		}
		switch d := m.to(&x); {
		case m.owner == p:
			near = min(near, d)
			best = max(best, s.reaches(m.x, d))
		case d == 1 && m.foe && !m.on && !s.Enemies(m.owner, o):
			guard = 9
		}
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

// lookAtOwn looks at a settlement of the seat that nobody occupies.
func (s *State) lookAtOwn(p game.Player, t *Town, men []unit, view *war) {
	x := s.covers(t)
	guarded := false
	best, near := 0, 12
	for i := range men {
		m := &men[i]
		d := m.to(&x)
		if m.foe {
			near = min(near, d)
			best = max(best, s.reaches(m.x, d))
		} else if d == 1 && !m.on {
			guarded = true
		}
	}
	if s.Round == 0 { // while settlements are being placed
		for o := range game.Player(s.N) {
			for k := range s.Seats[o].NTowns {
				if s.Enemies(o, p) {
					near = min(near, s.board.distTo(s.Seats[o].Towns[k].seat(), x))
				}
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
