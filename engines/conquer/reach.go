package conquer

// walk is how a soldier moves this time.
type walk struct {
	points    int  // movement points
	woodcraft bool // enters forest for 1
	mountain  bool // Mountain Crossing
	water     bool // Water Crossing
	outside   bool // enters no settlement: Misdirection
}

// reached is where a walk may lead.
type reached struct {
	to   CellSet         // spaces on which it may end, settlements not among them
	seen CellSet         // spaces of which cost speaks: passed, ended on, or of a settlement that can be entered
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
func (w *walk) prices() (p [Terrains + 1]uint8) {
	p[Grass], p[Bridge], p[Forest] = 1, 1, 2
	if w.woodcraft {
		p[Forest] = 1
	}
	if w.mountain {
		p[Mountain] = 1
	}
	if w.water {
		p[Lake], p[River] = 1, 1
	}
	return
}

// reach fills out with the spaces to which a soldier on these spaces can go (4.5). A space costs the same from every side,
// so whoever sees it first, with the spaces taken up in the order of their cost, sees it at its best: two queues, one for
// each price, are in order by themselves.
func (b *Board) reach(from spaces, w walk, g *ground, out *reached) {
	var queue [2][MaxCells]Cell // arrived by a step of 1 and of 2
	var head, tail [2]int
	out.to, out.seen = CellSet{}, CellSet{}
	price := w.prices()
	points := uint8(min(w.points, 250))
	gates := !w.outside && !w.mountain && !w.water // nobody enters a settlement straight from a crossing
	for _, c := range from.all() {
		out.seen.Add(c)
		out.cost[c] = 0
		queue[0][tail[0]] = c
		tail[0]++
	}
	for {
		k := 0
		if head[0] == tail[0] || head[1] < tail[1] && out.cost[queue[1][head[1]]] < out.cost[queue[0][head[0]]] {
			k = 1
		}
		if head[k] == tail[k] {
			return
		}
		u := queue[k][head[k]]
		head[k]++
		spent := out.cost[u]
		shut := b.river[u]
		if w.water {
			shut = 0
		}
		for d, v := range b.next[u] {
			if v == NoCell || shut>>d&1 != 0 || out.seen.Has(v) {
				continue
			}
			here := g[v]
			if here&groundFoe != 0 {
				continue
			}
			n := price[b.terrain[v]]
			if here&groundTown != 0 {
				if n = 1; here&groundPass == 0 {
					if gates && here&groundGate != 0 && spent < points {
						out.seen.Add(v)
						out.cost[v] = spent + 1
					}
					continue
				}
			}
			if n == 0 || spent+n > points {
				continue
			}
			out.seen.Add(v)
			out.cost[v] = spent + n
			if here&(groundTown|groundFriend) == 0 && land(b.terrain[v]) {
				out.to.Add(v)
			}
			queue[n-1][tail[n-1]] = v
			tail[n-1]++
		}
	}
}

// retreats are the spaces to which a soldier may withdraw from an attack (4.8): step by step farther from the attackers,
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
		for d, v := range b.next[u] {
			if v == NoCell || b.river[u]>>d&1 != 0 || seen.Has(v) || b.distTo(v, attackers) <= away {
				continue
			}
			here := g[v]
			if here&groundFoe != 0 || !land(b.terrain[v]) || here&groundTown != 0 && here&groundPass == 0 {
				continue
			}
			seen.Add(v)
			queue[tail] = v
			tail++
			if away == reach && here&(groundTown|groundFriend) == 0 && !b.beside(v, g, groundFoe) {
				set.Add(v)
			}
		}
	}
	return
}

// beside says whether one of a space's neighbours has one of these bits.
func (b *Board) beside(c Cell, g *ground, bits uint8) bool {
	for _, o := range b.next[c] {
		if o != NoCell && g[o]&bits != 0 {
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
