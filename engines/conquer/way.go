package conquer

import "tabard/engines/game"

// WayBack is by which spaces a march of seat p led from one space to another: those between, the last one first, by the fewest points,
// with the crossings that were played. It is for showing: the position may be the one after the march. None if none leads there.
func (s *State) WayBack(p game.Player, from, to Cell, crossed uint16) (between []Cell) {
	if s.board == nil || p < 0 || p >= game.Player(s.N) || int(max(from, to)) >= s.board.Cells() {
		return nil
	}
	g := s.ground(p)
	r := reached{cost: new([MaxCells]uint8)}
	w := s.walker(p, 250, crossed)
	w.outside = true // nobody passes a settlement that is not one's own
	start := s.under(from)
	s.board.reach(start, w, &g, &r)
	// Back from the end: a space costs the same from every side, so the best one before it is the cheapest beside it.
	for at := s.under(to); ; at = oneSpace(between[len(between)-1]) {
		best := NoCell
		for _, c := range at.all() {
			for d, o := range s.board.next[c] {
				if o != NoCell && r.seen.Has(o) && (w.water || s.board.river[c]>>d&1 == 0) && (best == NoCell || r.cost[o] < r.cost[best]) {
					best = o
				}
			}
		}
		if best == NoCell {
			return nil
		}
		if start.has(best) {
			return between
		}
		between = append(between, best)
	}
}

// under are the spaces of whoever is at that cell: its own, or those of the settlement there.
func (s *State) under(c Cell) spaces {
	if p, i := s.TownOn(c); p != game.Nobody {
		return s.covers(&s.Seats[p].Towns[i])
	}
	return oneSpace(c)
}
