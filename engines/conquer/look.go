package conquer

import "tabard/engines/game"

// What is only asked in order to show a position: faces use it, the rules do not.

// Board is the board as far as it lies: a sketch while tiles or seats are missing.
func (s *State) Board() *Board {
	if s.board != nil {
		return s.board
	}
	b, err := Sketch(s.Placement)
	if err != nil {
		return nil // no state of this game has such a placement
	}
	return b
}

// CellsOf are the spaces that a settlement covers, three or four.
func (s *State) CellsOf(t *Town) []Cell {
	x := s.Board().token(t.Site)
	if t.Tier == Avalon {
		x = s.Board().city(t.Site, t.Fourth)
	}
	return append([]Cell(nil), x.all()...)
}

// TownOn is the seat whose settlement covers the space and its place in the list; Nobody without one.
func (s *State) TownOn(c Cell) (game.Player, int) {
	for p := range game.Player(s.N) {
		for i := range s.Seats[p].towns() {
			x := s.Board().token(s.Seats[p].Towns[i].Site)
			if x.has(c) || s.Seats[p].Towns[i].Tier == Avalon && s.Seats[p].Towns[i].Fourth == c {
				return p, i
			}
		}
	}
	return game.Nobody, 0
}

// ShotAt is how far the soldier on a space is from an enemy's, and how it sees it; SightBlocked too when it is out of range.
func (s *State) ShotAt(from, target Cell) (dist int, sight Sight) {
	return s.shot(s.soldier(from).Type, from, s.spacesOf(target))
}

// TargetsFrom are the spaces of the enemies that a soldier could attack from another space, if it stood there.
func (s *State) TargetsFrom(from, to Cell) (set CellSet) {
	p, i := s.SoldierAt(from)
	if p == game.Nobody {
		return set
	}
	q := &s.Seats[p]
	x := &q.Army[i]
	if !q.shoots(x.Type) || x.Flags&(Attacked|SickNow) != 0 || q.Flags&NoAttackNow != 0 {
		return set
	}
	foes := s.foes(p)
	for c := foes.Next(0); c != NoCell; c = foes.Next(c + 1) {
		if _, sight := s.shot(x.Type, to, s.spacesOf(c)); sight != SightBlocked {
			set.Add(c)
		}
	}
	return set
}

// StepCost is what it costs to enter a terrain without perk or card, 0 where nobody can.
func StepCost(t Terrain) int {
	var w walk
	return int(w.prices()[t])
}

// MayCover says whether a settlement may stand on a terrain.
func MayCover(t Terrain) bool { return firm(t) }

// Defended says that a soldier of the owner's side stands beside the settlement, so that no enemy enters it.
func (s *State) Defended(p game.Player, t *Town) bool { return s.defended(p, t) }

// FreeSites are the sites at which the seat could build a settlement now, whether it could pay or not.
func (s *State) FreeSites(p game.Player) SiteSet { return s.board.freeSites(int(p), &s.on) }

// DeployCells are the spaces on which the seat could deploy a soldier in its main part now.
func (s *State) DeployCells(p game.Player) CellSet { return s.deployCells(p, 0, false) }

// StepBonus is what a seat's soldiers of that type add to the movement die.
func (s *State) StepBonus(p game.Player, t SoldierType) int { return s.stepBonus(p, t) }

// AtTurn is the position with the seat at the menu of its turn: of the turn that runs until its main part is over, otherwise
// of its next one as if nothing happened before. It is for looking at what Legal lists, not for playing on.
func (s *State) AtTurn(p game.Player) *State {
	c := *s
	q := &c.Seats[p]
	if p != s.Current || s.Depth == 0 || s.Frames[0].Kind == FramePeasants {
		for i := range q.NArmy {
			if q.Army[i].Flags &= SickNext; q.Army[i].Flags != 0 {
				q.Army[i].Flags = SickNow
			}
		}
		for i := range q.NTowns {
			q.Towns[i].Flags &= Peasant
		}
		if q.Flags &^= NoAttackNow; q.Flags&NoAttackNext != 0 {
			q.Flags ^= NoAttackNext | NoAttackNow
		}
		for i := range q.NOpen {
			q.Open[i] &^= TurnedOver
		}
		c.Counts, c.EitherOr, c.Smuggled = [32]byte{}, false, false
	}
	c.Current, c.Mart, c.Ended, c.Fight = p, 0, false, Fight{}
	c.Stack8 = game.Stack8{}
	c.Ask(FrameMain, p, 0, 0, 0)
	return &c
}

// PaceTo is what every space costs that the soldier of a Rolled or a Misdirect question can be led to, 0 where it cannot.
func (s *State) PaceTo(f game.Frame) (cost [MaxCells]uint8) {
	owner, _ := s.SoldierAt(f.A)
	if owner == game.Nobody {
		return cost
	}
	g := s.ground(owner)
	r := reached{cost: new([MaxCells]uint8)}
	var to CellSet
	if f.Kind == FrameMisdirect {
		w := s.walker(owner, int(f.N), 0)
		w.outside = true
		s.board.reach(s.spacesOf(f.A), w, &g, &r)
		to = r.to
	} else {
		to = s.destinations(&f, &g, &r)
	}
	for c := to.Next(0); c != NoCell; c = to.Next(c + 1) {
		cost[c] = r.cost[c]
	}
	return cost
}

// ShowsReady says that a continuous card lies open before the seat and is not turned over.
func (q *Seat) ShowsReady(k ActionCard) bool { return q.readyOpen(k) }
