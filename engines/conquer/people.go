package conquer

import "tabard/engines/game"

// pieces finds what State.on has to be: where the soldiers and settlements of the lists stand, which may come from anywhere.
func (s *State) pieces() (f pieces) {
	cells := s.board.Cells()
	for p := range min(s.N, MaxSeats) {
		q := &s.Seats[p]
		for i := range min(q.NArmy, ArmyLimit) {
			if c := q.Army[i].Cell; int(c) < cells {
				f.army[p].Add(c)
				f.soldier.Add(c)
			}
		}
		for i := range min(q.NTowns, TownLimit) {
			if t := &q.Towns[i]; int(t.Site) < 2*cells && int(t.Fourth) < cells {
				f.settle(s.board, s.covers(t))
			}
		}
	}
	return f
}

// seat is the cell that an occupier of the settlement has in the list.
func (t *Town) seat() Cell { return t.Site >> 1 }

// covers are the spaces that a settlement covers.
func (s *State) covers(t *Town) spaces {
	if t.Tier == Avalon {
		return s.board.city(t.Site, t.Fourth)
	}
	return s.board.token(t.Site)
}

// cover adds the spaces that a settlement covers to a set.
func (b *Board) cover(set *CellSet, t *Town) {
	x := &b.sites[t.Site].cell
	set.Add(x[0])
	set.Add(x[1])
	set.Add(x[2])
	if t.Tier == Avalon {
		set.Add(t.Fourth)
	}
}

// ground marks the board as the side of p sees it.
func (s *State) ground(p game.Player) (g ground) {
	g.town = s.on.town
	for o := range game.Player(s.N) {
		if s.Enemies(o, p) {
			g.foe.join(&s.on.army[o])
			continue
		}
		g.friend.join(&s.on.army[o])
		for i := range s.Seats[o].towns() {
			s.board.cover(&g.pass, &s.Seats[o].Towns[i])
		}
	}
	g.gate = g.town
	g.gate.drop(&g.pass)
	if s.on.soldier.meets(&g.town) {
		s.occupied(&g)
	}
	return g
}

// occupied lets the occupiers have the settlements on which they stand.
func (s *State) occupied(g *ground) {
	for o := range s.N {
		for i := range s.Seats[o].towns() {
			t := &s.Seats[o].Towns[i]
			switch {
			case !s.on.soldier.Has(t.seat()):
				continue
			case g.foe.Has(t.seat()):
				s.board.cover(&g.foe, t)
			default:
				s.board.cover(&g.friend, t)
			}
		}
	}
	for _, held := range [2]*CellSet{&g.foe, &g.friend} {
		g.pass.drop(held)
		g.gate.drop(held)
	}
}

// spacesOf are the spaces of the soldier at that cell: its own, or those of the settlement that it occupies.
func (s *State) spacesOf(c Cell) spaces {
	if s.on.town.Has(c) {
		_, t := s.heldFrom(c)
		return s.covers(t)
	}
	return oneSpace(c)
}

// Enemies says whether two seats are against each other: not the same and not partners.
func (s *State) Enemies(a, b game.Player) bool {
	if s.Opt&OptTeams != 0 {
		return (a^b)&1 != 0
	}
	return a != b
}

// SoldierAt is the seat and the place in its army of the soldier at that cell; Nobody without one.
func (s *State) SoldierAt(c Cell) (game.Player, int) {
	for p := range game.Player(s.N) {
		if c >= MaxCells || !s.on.army[p].Has(c) {
			continue
		}
		for i := range s.Seats[p].army() {
			if s.Seats[p].Army[i].Cell == c {
				return p, i
			}
		}
	}
	return game.Nobody, 0
}

// TownAt is the seat and the place in its list of the settlement at that site; Nobody without one.
func (s *State) TownAt(site uint16) (game.Player, int) {
	for p := range s.N {
		q := &s.Seats[p]
		for i := range q.NTowns {
			if q.Towns[i].Site == site {
				return game.Player(p), int(i)
			}
		}
	}
	return game.Nobody, 0
}

// OccupierOf is the seat whose soldier stands on the settlement; Nobody for a free one.
func (s *State) OccupierOf(t *Town) game.Player {
	for p := range game.Player(s.N) {
		if s.on.army[p].Has(t.seat()) {
			return p
		}
	}
	return game.Nobody
}

// Occupying is the settlement that the soldier stands on, with its owner; nil if it stands in the open.
func (s *State) Occupying(x *Soldier) (game.Player, *Town) { return s.heldFrom(x.Cell) }

// heldFrom is the settlement whose occupier has that cell in the list, with its owner; nil if there is none.
func (s *State) heldFrom(c Cell) (game.Player, *Town) {
	if !s.on.town.Has(c) {
		return game.Nobody, nil
	}
	for p := range s.N {
		q := &s.Seats[p]
		for i := range q.NTowns {
			if q.Towns[i].seat() == c {
				return game.Player(p), &q.Towns[i]
			}
		}
	}
	return game.Nobody, nil
}

// holdsTown says that a soldier stands on a settlement.
func (s *State) holdsTown(x *Soldier) bool { return s.on.town.Has(x.Cell) }

// soldier is the one at that cell, which must be there.
func (s *State) soldier(c Cell) *Soldier {
	p, i := s.SoldierAt(c)
	return &s.Seats[p].Army[i]
}

// ArmySize counts the soldiers on the board and in the reserve.
func (q *Seat) ArmySize() int { return int(q.NArmy) + int(q.Reserve[0]) + int(q.Reserve[1]) }

// muster puts a soldier onto the board.
func (s *State) muster(p game.Player, x Soldier) {
	s.on.army[p].Add(x.Cell)
	s.on.soldier.Add(x.Cell)
	q := &s.Seats[p]
	i := int(q.NArmy)
	for i > 0 && q.Army[i-1].Cell > x.Cell {
		q.Army[i] = q.Army[i-1]
		i--
	}
	q.Army[i] = x
	q.NArmy++
}

// dismiss takes a soldier off the board.
func (s *State) dismiss(p game.Player, i int) Soldier {
	q := &s.Seats[p]
	x := q.Army[i]
	s.on.army[p].Remove(x.Cell)
	s.on.soldier.Remove(x.Cell)
	copy(q.Army[i:q.NArmy], q.Army[i+1:q.NArmy])
	q.NArmy--
	q.Army[q.NArmy] = Soldier{}
	return x
}

// settle puts a settlement onto the board.
func (s *State) settle(p game.Player, t Town) {
	s.on.settle(s.board, s.covers(&t))
	q := &s.Seats[p]
	i := int(q.NTowns)
	for i > 0 && q.Towns[i-1].Site > t.Site {
		q.Towns[i] = q.Towns[i-1]
		i--
	}
	q.Towns[i] = t
	q.NTowns++
}

// Towns on the board, soldiers on the board: what the seat has there.
func (q *Seat) towns() []Town   { return q.Towns[:q.NTowns] }
func (q *Seat) army() []Soldier { return q.Army[:q.NArmy] }

// shift moves a soldier to another cell and keeps the list sorted; it returns where the soldier is in the list now. An
// occupation that it leaves behind ends.
func (s *State) shift(p game.Player, i int, to Cell, out *game.Sink) {
	x := s.dismiss(p, i)
	s.left(p, x.Cell, out)
	x.Cell = to
	s.muster(p, x)
}

// remove takes a soldier out of the game. An occupation ends.
func (s *State) remove(p game.Player, i int, out *game.Sink) {
	x := s.dismiss(p, i)
	s.left(p, x.Cell, out)
}

// left ends the occupation of the settlement at that cell, if there is one, and with it what was vowed of it.
func (s *State) left(p game.Player, from Cell, out *game.Sink) {
	owner, t := s.heldFrom(from)
	if t == nil {
		return
	}
	out.Add(game.Event{Kind: EvFreed, Who: owner, A: t.Site, B: tag(owner, t.Type)})
	for i := range s.Vows {
		if v := &s.Vows[i]; v.Owner == p && i != campaign && v.Site == t.Site {
			s.lapse(i, out)
		}
	}
}

// campaign is the place of the one vow that is about defeats.
const campaign = 0

// lapse discards a declared objective.
func (s *State) lapse(i int, out *game.Sink) {
	id := VowObjectives[i]
	out.Add(game.Event{Kind: EvLapsed, Who: s.Vows[i].Owner, A: uint16(id)})
	s.Vows[i] = Vow{Owner: game.Nobody}
	s.ObjGone[id>>6] |= 1 << (id & 63)
}

// Besieged says that an enemy soldier stands beside a settlement that nobody occupies.
func (s *State) Besieged(p game.Player, t *Town) bool {
	return !s.on.soldier.Has(t.seat()) && s.flanked(p, t, true)
}

// defended says that a soldier of the owner's side stands beside the settlement.
func (s *State) defended(p game.Player, t *Town) bool { return s.flanked(p, t, false) }

// flanked says that a soldier of the seat's enemies, or else of its own side, stands in the open beside the settlement.
func (s *State) flanked(p game.Player, t *Town, enemies bool) bool {
	for o := range game.Player(s.N) {
		if s.Enemies(o, p) != enemies || !s.on.army[o].meets(&s.board.measured().balls[3][t.seat()]) {
			continue
		}
		around := s.board.around(s.covers(t))
		around.keep(&s.on.army[o])
		if around = around.Minus(&s.on.town); !around.empty() {
			return true
		}
	}
	return false
}
