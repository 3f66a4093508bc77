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
	to   CellSet          // spaces on which it may end, settlements not among them
	seen CellSet          // spaces that are passed, ended on, or of a settlement that can be entered unless it is defended
	cost *[MaxCells]uint8 // points spent on arriving on what is seen; nil if nobody wants to know
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

// meets says that one of these spaces is reached.
func (r *reached) meets(x spaces) bool {
	for _, c := range x.cell[:x.n] {
		if r.seen.Has(c) {
			return true
		}
	}
	return false
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
// than 2, so three sets hold all that wait: the spaces at the cost that is dealt with, those at one more and at two more.
func (b *Board) reach(from spaces, w walk, g *ground, out *reached) {
	points := min(w.points, 250)
	var easy, hard, open CellSet // spaces that are entered for 1, for 2, and of those and the gates all that are not seen yet
	for t, n := range w.prices() {
		switch n {
		case 1:
			easy.join(&b.terrains[t])
		case 2:
			hard.join(&b.terrains[t])
		}
	}
	var start, gate CellSet
	start.put(from)
	if !w.outside && !w.mountain && !w.water { // nobody enters a settlement straight from a crossing
		gate = g.gate
	}
	for i := range open {
		gate[i] &^= g.pass[i] | start[i]
		easy[i] = easy[i]&^g.town[i] | g.pass[i] | gate[i]
		hard[i] &^= g.town[i]
		open[i] = (easy[i] | hard[i]) &^ (g.foe[i] | start[i])
	}
	steps := &b.dry
	if w.water {
		steps = &b.steps
	}
	unseen := open
	wait := [3]CellSet{start}
	now, one, two := &wait[0], &wait[1], &wait[2]
	words, next, met := uint(1<<len(start)-1), uint(0), uint(0) // of now, of one, of both the others: where there may be spaces
	for spent := 0; spent <= points && words|next != 0; spent++ {
		if out.cost != nil {
			for u := now.Next(0); u != NoCell; u = now.Next(u + 1) {
				out.cost[u] = uint8(spent)
			}
		}
		if spent == points {
			break
		}
		late := ^uint64(0)
		if spent+2 > points {
			late = 0
		}
		for ; words != 0; words &= words - 1 {
			i := bits.TrailingZeros(words)
			for left := now[i] &^ gate[i]; left != 0; left &= left - 1 {
				for _, x := range steps.from(i<<6 + bits.TrailingZeros64(left)) {
					got := unseen[x.word] & x.bits
					e, h := got&easy[x.word], got&hard[x.word]&late
					one[x.word] |= e
					two[x.word] |= h
					unseen[x.word] &^= e | h
					met |= 1 << x.word
				}
			}
			now[i] = 0
		}
		now, one, two = one, two, now
		words, next, met = next|met, met, 0
	}
	for i := range open {
		seen := open[i] &^ unseen[i]
		out.seen[i] = seen | start[i]
		out.to[i] = seen & b.land[i] &^ (g.town[i] | g.friend[i])
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
