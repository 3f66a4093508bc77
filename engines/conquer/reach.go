package conquer

import "math/bits"

// walk is how a soldier moves this time.
type walk struct {
	points    int  // movement points
	woodcraft bool // enters forest for less
	mountain  bool // Mountain Crossing
	water     bool // Water Crossing
	outside   bool // enters no settlement: Misdirection
}

// reached is where a walk may lead.
type reached struct {
	to   CellSet         // spaces on which it may end, settlements not among them
	seen CellSet         // spaces of which cost speaks: passed, ended on, or of a settlement that can be entered unless it is defended
	cost [MaxCells]uint8 // points spent on arriving
}

// at is the fewest points to arrive on one of these spaces, or false: the price of entering a settlement.
func (r *reached) at(x spaces) (points int, ok bool) {
	for _, c := range x.cell[:x.n] {
		if p := int(r.cost[c]); r.seen.Has(c) && (!ok || p < points) {
			points, ok = p, true
		}
	}
	return
}

// prices are what it costs to enter the terrains on a walk; 0 for those that cannot be entered.
func (w *walk) prices() [Terrains + 1]uint8 {
	p := StepPrices
	if w.woodcraft {
		p[Forest] = WoodcraftStep
	}
	if w.mountain {
		p[Mountain] = CrossingStep
	}
	if w.water {
		p[Lake], p[River] = CrossingStep, CrossingStep
	}
	return p
}

// reach fills out with the spaces to which a soldier on these spaces can go. A space costs the same from every side,
// so whoever sees it first, with the spaces taken up in the order of their cost, sees it at its best. No step costs more
// than 2, so three sets hold all that wait: spaces at the cost that is dealt with, at one more, at two more.
func (b *Board) reach(from spaces, w walk, g *ground, out *reached) {
	points := min(w.points, 250)
	var open [3]CellSet // spaces not seen yet by the price of entering them; those of 0 are settlements, where the walk ends
	for t, n := range w.prices() {
		if n != 0 {
			open[n].join(&b.terrains[t])
		}
	}
	gates := !w.outside && !w.mountain && !w.water // nobody enters a settlement straight from a crossing
	for i := range g.foe {
		open[1][i] = (open[1][i]&^g.town[i] | g.pass[i]) &^ g.foe[i]
		open[2][i] &^= g.town[i] | g.foe[i]
		if gates {
			open[0][i] = g.gate[i] &^ (g.pass[i] | g.foe[i])
		}
	}
	var wait [3]CellSet
	out.seen = CellSet{}
	for _, c := range from.all() {
		for n := range open {
			open[n].Remove(c)
		}
		out.seen.Add(c)
		out.cost[c] = 0
		wait[0].Add(c)
	}
	for spent := 0; spent < points && wait != ([3]CellSet{}); spent++ {
		now := &wait[spent%3]
		for u := now.Next(0); u != NoCell; u = now.Next(u + 1) {
			shut := b.river[u]
			if w.water {
				shut = 0
			}
			for d, v := range b.next[u] {
				if v == NoCell || shut>>d&1 != 0 {
					continue
				}
				n := 1
				switch {
				case open[1].Has(v):
					open[1].Remove(v)
					wait[(spent+1)%3].Add(v)
				case open[2].Has(v) && spent+2 <= points:
					open[2].Remove(v)
					wait[(spent+2)%3].Add(v)
					n = 2
				case open[0].Has(v):
					open[0].Remove(v)
				default:
					continue
				}
				out.seen.Add(v)
				out.cost[v] = uint8(spent + n)
			}
		}
		*now = CellSet{}
	}
	for i, seen := range out.seen {
		out.to[i] = seen & b.land[i] &^ (g.town[i] | g.friend[i])
	}
	for _, c := range from.all() {
		out.to.Remove(c)
	}
}

// retreats are the spaces to which a soldier may withdraw from an attack: step by step farther from the attackers,
// the nearer of the two if there are two, until it is one beyond their range, there on land, alone, and with no enemy
// beside it. The ground is that of the soldier's side.
func (b *Board) retreats(from spaces, attackers spaces, reach int, g *ground) (set CellSet) {
	var queue [MaxCells]Cell
	var seen CellSet
	tail := 0
	for _, c := range from.all() {
		seen.Add(c)
		queue[tail] = c
		tail++
	}
	for head := 0; head < tail; head++ {
		u := queue[head]
		away := b.distTo(u, attackers)
		if away > reach {
			continue
		}
		for ways := b.ways[u]; ways != 0; ways &= ways - 1 {
			v := b.next[u][bits.TrailingZeros8(ways)]
			if seen.Has(v) || b.distTo(v, attackers) <= away || g.foe.Has(v) || g.town.Has(v) && !g.pass.Has(v) {
				continue
			}
			seen.Add(v)
			queue[tail] = v
			tail++
			if away == reach && !g.town.Has(v) && !g.friend.Has(v) && !b.beside(v, &g.foe) {
				set.Add(v)
			}
		}
	}
	return
}

// beside says whether one of a space's neighbours is in a set.
func (b *Board) beside(c Cell, set *CellSet) bool {
	for _, o := range b.next[c] {
		if o != NoCell && set.Has(o) {
			return true
		}
	}
	return false
}

// distTo is the distance to the nearest of some spaces.
func (b *Board) distTo(from Cell, x spaces) int {
	d := b.Dist(from, x.cell[0])
	for _, c := range x.cell[1:max(x.n, 1)] {
		d = min(d, b.Dist(from, c))
	}
	return d
}
