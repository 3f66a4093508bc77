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
	f := s.pieces()
	covered := f.covered()
	return s.shot(s.soldier(from).Type, from, s.spacesOf(target, &f), &covered)
}

// StepCost is what it costs to enter a terrain without perk or card, 0 where nobody can.
func StepCost(t Terrain) int {
	var w walk
	return int(w.prices()[t])
}

// MayCover says whether a settlement may stand on a terrain.
func MayCover(t Terrain) bool { return firm(t) }
