package conquer

// Sight is what lies between two spaces, over the best of all shortest ways.
type Sight uint8

// The kinds of sight.
const (
	SightBlocked Sight = iota
	SightStones        // no mountain on some way: stones fly over forest, at a die less
	SightClear         // neither forest nor mountain on some way
)

// farthest is the longest range of any soldier. Sight ends there.
const farthest = 8

// layer is how many spaces can be on shortest ways at one distance: they lie within four of one of the ends.
const layer = 61

// sight is what an attacker on one space sees of another. Only the spaces strictly between count; those under
// settlements, of whomever, are as grass. Beyond the farthest range nothing is seen.
func (b *Board) sight(from, to Cell, covered *CellSet) Sight {
	row := b.row(to)
	d := int(row[from])
	if d <= 1 {
		return SightClear
	}
	if d > farthest {
		return SightBlocked
	}
	type view struct {
		cell Cell
		best Sight
	}
	var layers [2][layer]view
	now, then := &layers[0], &layers[1]
	now[0] = view{from, SightClear}
	n, best := 1, SightClear
	for k := 1; k < d; k++ {
		m := 0
		best = SightBlocked
		for _, v := range now[:n] {
			for _, c := range &b.next[v.cell] {
				if c == NoCell || int(row[c]) != d-k {
					continue
				}
				s := v.best
				if !covered.Has(c) {
					switch b.terrain[c] {
					case Mountain:
						s = SightBlocked
					case Forest:
						s = min(s, SightStones)
					}
				}
				best = max(best, s)
				i := 0
				for i < m && then[i].cell != c {
					i++
				}
				if i == m {
					then[i] = view{c, s}
					m++
				} else {
					then[i].best = max(then[i].best, s)
				}
			}
		}
		if best == SightBlocked {
			return SightBlocked
		}
		now, then, n = then, now, m
	}
	return best
}

// sightTo is how far a target is, and how well an attacker sees it: of an occupier's spaces only the nearest count, and one
// of them is enough.
func (b *Board) sightTo(from Cell, target spaces, covered *CellSet) (dist int, best Sight) {
	dist = b.distTo(from, target)
	for _, c := range target.cell[:target.n] {
		if b.Dist(from, c) == dist {
			best = max(best, b.sight(from, c, covered))
		}
	}
	return
}

// SightBlockers are the uncovered forests and mountains strictly between two spaces, on any shortest way: what a face
// shows where sight is not clear. There are none beyond the farthest range.
func (b *Board) SightBlockers(from, to Cell, covered *CellSet) (set CellSet) {
	d := b.Dist(from, to)
	if d > farthest {
		return
	}
	for c := range Cell(b.Cells()) {
		if t := b.terrain[c]; c != from && c != to && (t == Forest || t == Mountain) && !covered.Has(c) &&
			b.Dist(from, c)+b.Dist(c, to) == d {
			set.Add(c)
		}
	}
	return
}
