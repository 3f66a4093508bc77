package conquer

import "tabard/engines/game"

// pieces is what stands where, laid out from the lists for one look at the board.
type pieces struct {
	soldier [MaxCells]uint8 // 1 + seat*ArmyLimit + place in the army; 0 for none
	town    [MaxCells]uint8 // 1 + seat*TownLimit + place in the list; 0 for none
}

// pieces lays out all soldiers and settlements. The cells that an occupier stands on are all those of the settlement; it is
// entered at its first.
func (s *State) pieces() (f pieces) {
	for p := range s.N {
		q := &s.Seats[p]
		for i := range q.NArmy {
			f.soldier[q.Army[i].Cell] = 1 + p*ArmyLimit + i
		}
		for i := range q.NTowns {
			x := s.covers(&q.Towns[i])
			for _, c := range x.all() {
				f.town[c] = 1 + p*TownLimit + i
			}
		}
	}
	return f
}

// at is the seat and the place in its army of the soldier there; Nobody without one.
func (f *pieces) at(c Cell) (game.Player, int) {
	if v := f.soldier[c]; v != 0 {
		return game.Player((v - 1) / ArmyLimit), int((v - 1) % ArmyLimit)
	}
	return game.Nobody, 0
}

// townAt is the seat and the place in its list of the settlement there; Nobody without one.
func (f *pieces) townAt(c Cell) (game.Player, int) {
	if v := f.town[c]; v != 0 {
		return game.Player((v - 1) / TownLimit), int((v - 1) % TownLimit)
	}
	return game.Nobody, 0
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

// ground marks the board as the side of p sees it.
func (s *State) ground(p game.Player, f *pieces) (g ground) {
	for o := range s.N {
		side := groundFriend
		foe := s.Enemies(game.Player(o), p)
		if foe {
			side = groundFoe
		}
		q := &s.Seats[o]
		for i := range q.NArmy {
			g[q.Army[i].Cell] |= side
		}
		for i := range q.NTowns {
			t := &q.Towns[i]
			bits := groundTown
			switch occupier, _ := f.at(t.seat()); {
			case occupier != game.Nobody && s.Enemies(occupier, p):
				bits |= groundFoe
			case occupier != game.Nobody:
				bits |= groundFriend
			case !foe:
				bits |= groundPass
			case !s.defended(game.Player(o), t, f):
				bits |= groundGate
			}
			g.mark(s.covers(t), bits)
		}
	}
	return g
}

// spacesOf are the spaces of a soldier: its own, or those of the settlement that it occupies.
func (s *State) spacesOf(c Cell, f *pieces) spaces {
	if p, i := f.townAt(c); p != game.Nobody {
		return s.covers(&s.Seats[p].Towns[i])
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
	for p := range s.N {
		q := &s.Seats[p]
		for i := range q.NArmy {
			if q.Army[i].Cell == c {
				return game.Player(p), int(i)
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
	p, _ := s.SoldierAt(t.seat())
	return p
}

// Occupying is the settlement that the soldier stands on, with its owner; nil if it stands in the open.
func (s *State) Occupying(x *Soldier) (game.Player, *Town) {
	for p := range s.N {
		q := &s.Seats[p]
		for i := range q.NTowns {
			if q.Towns[i].seat() == x.Cell {
				return game.Player(p), &q.Towns[i]
			}
		}
	}
	return game.Nobody, nil
}

// soldier is the one at that cell, which must be there.
func (s *State) soldier(c Cell) *Soldier {
	p, i := s.SoldierAt(c)
	return &s.Seats[p].Army[i]
}

// ArmySize counts the soldiers on the board and in the reserve.
func (q *Seat) ArmySize() int { return int(q.NArmy) + int(q.Reserve[0]) + int(q.Reserve[1]) }

// muster puts a soldier onto the board.
func (q *Seat) muster(x Soldier) {
	i := int(q.NArmy)
	for i > 0 && q.Army[i-1].Cell > x.Cell {
		q.Army[i] = q.Army[i-1]
		i--
	}
	q.Army[i] = x
	q.NArmy++
}

// dismiss takes a soldier off the board.
func (q *Seat) dismiss(i int) Soldier {
	x := q.Army[i]
	copy(q.Army[i:q.NArmy], q.Army[i+1:q.NArmy])
	q.NArmy--
	q.Army[q.NArmy] = Soldier{}
	return x
}

// settle puts a settlement onto the board.
func (q *Seat) settle(t Town) {
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
	q := &s.Seats[p]
	x := q.dismiss(i)
	s.left(p, x.Cell, out)
	x.Cell = to
	q.muster(x)
}

// remove takes a soldier out of the game. An occupation ends.
func (s *State) remove(p game.Player, i int, out *game.Sink) {
	x := s.Seats[p].dismiss(i)
	s.left(p, x.Cell, out)
}

// left ends the occupation of the settlement at that cell, if there is one, and with it what was vowed of it.
func (s *State) left(p game.Player, from Cell, out *game.Sink) {
	owner, t := s.Occupying(&Soldier{Cell: from})
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

// besieged says that an enemy soldier stands beside a settlement that nobody occupies (4.1).
func (s *State) besieged(p game.Player, t *Town, f *pieces) bool {
	if f.soldier[t.seat()] != 0 {
		return false
	}
	return s.beside(t, func(c Cell) bool {
		o, _ := f.at(c)
		return o != game.Nobody && s.Enemies(o, p) && f.town[c] == 0
	})
}

// defended says that a soldier of the owner's side stands beside the settlement.
func (s *State) defended(p game.Player, t *Town, f *pieces) bool {
	return s.beside(t, func(c Cell) bool {
		o, _ := f.at(c)
		return o != game.Nobody && !s.Enemies(o, p) && f.town[c] == 0
	})
}

// beside says whether any space that touches the settlement is as asked.
func (s *State) beside(t *Town, is func(Cell) bool) bool {
	around := s.board.around(s.covers(t))
	for c := around.Next(0); c != NoCell; c = around.Next(c + 1) {
		if is(c) {
			return true
		}
	}
	return false
}

// Besieged says that an enemy soldier stands beside the settlement and nobody on it.
func (s *State) Besieged(p game.Player, t *Town) bool {
	f := s.pieces()
	return s.besieged(p, t, &f)
}
