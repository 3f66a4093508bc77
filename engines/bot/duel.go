package bot

import (
	"math/bits"

	"tabard/engines/game"
)

// Settings of the duel, found by comparing its choices with long trials of every answer.
const (
	maxRivals = 8    // answers that the turn search passes on at most
	maxBehind = 200  // hundredths of a point that they may be behind the best one
	trust     = 4    // roll-outs that the turn search's opinion is worth
	perShare  = 1443 // hundredths of a point that make one share of the win, as slopes go where two seats are level
)

// duel is the root of the tree search: the best answers of the turn search are tried on the same imagined deals, played on
// to the horizon, and the worse half of them drops out again and again. On the way the seat's own later answers are found
// by the tree, as far as it reaches; the pilot plays everything else.
type duel struct {
	def     *game.Def
	seat    game.Player
	seats   int
	horizon int
	view    game.State
	pilot   *pilot
	seed    uint64
	luck    game.Rand // of the present deal
	answers []game.Action
	sum     []int64 // shares of the win, those of the turn search's opinion included
	order   []int   // answers still in, best first
	deal    int     // deals so far
	at      int     // place in order
	quota   int     // deals until the next halving
	count   int
	total   int
	*room
	*tree
	*judge
}

func newDuel(def *game.Def, own game.State, seat game.Player, level game.Level, seed uint64, r *room) *duel {
	return &duel{def: def, seat: seat, seats: seatCount(own), horizon: level.Horizon, view: own, seed: seed, total: level.Iterations,
		pilot:   newPilot(def, r.best, &r.desk),
		answers: make([]game.Action, 0, maxRivals), sum: make([]int64, 0, maxRivals), order: make([]int, 0, maxRivals),
		room: r, tree: &r.tree, judge: &r.judge}
}

// begin takes over the best answers of the turn search, and worth with them.
func (d *duel) begin(legal []game.Action, worth []int64) {
	top := worth[best(worth)]
	d.expected = top
	for len(d.answers) < min(maxRivals, len(legal)) {
		i := best(worth)
		if worth[i] < top-maxBehind {
			break
		}
		d.order = append(d.order, len(d.answers))
		d.answers = append(d.answers, legal[i])
		d.sum = append(d.sum, trust*(worth[i]-top)*unit/d.slope())
		worth[i] = -1 << 63
	}
	d.plant(len(d.answers), d.total)
	d.share()
}

// slope is how many hundredths of a point make one share of the win.
func (d *duel) slope() int64 {
	if d.seats == 1 {
		return alone
	}
	return perShare
}

// share sets how many deals the answers that are still in may play before the next halving.
func (d *duel) share() {
	rounds := max(1, bits.Len(uint(len(d.answers)-1)))
	d.quota = max(1, d.total/rounds/len(d.order))
}

// done: one answer is left, or the work is; but not in the middle of a deal, where some have had one roll-out more.
func (d *duel) done() bool { return len(d.order) == 1 || d.at == 0 && d.count >= d.total }

// step is one roll-out: one answer on one deal.
func (d *duel) step() {
	i := d.order[d.at]
	d.luck = game.NewRand(d.seed, uint64(d.deal))
	d.world.CopyFrom(d.view)
	d.world.Determinize(&d.luck)
	d.world.Apply(d.answers[i], nil)
	d.fly(int32(i))
	share := d.reward(d.def, d.world, d.seats)
	d.sum[i] += share[d.seat]
	d.credit(share[d.seat])
	d.count++
	if d.at++; d.at < len(d.order) {
		return
	}
	d.at = 0
	d.deal++
	if d.quota--; d.quota > 0 {
		return
	}
	// Insertion sort: best first, equals in their old order.
	for a := 1; a < len(d.order); a++ {
		for b := a; b > 0 && d.sum[d.order[b]] > d.sum[d.order[b-1]]; b-- {
			d.order[b], d.order[b-1] = d.order[b-1], d.order[b]
		}
	}
	d.order = d.order[:(len(d.order)+1)/2]
	d.share()
}

// fly plays the world on to the horizon, which counts choices from settled to settled position, from the node of the
// answer just given.
func (d *duel) fly(at int32) {
	d.path = append(d.path[:0], at)
	inTree := true
	for k := 0; k < d.horizon && d.world.Turn() != game.Nobody; {
		if !inTree || d.world.Turn() != d.seat {
			d.pilot.move(d.world)
			k++
			continue
		}
		d.legal = d.world.Legal(d.legal[:0])
		if len(d.legal) == 1 {
			d.world.Apply(d.legal[0], nil)
		} else {
			child, fresh := d.choose(at, d.world, d.legal, d.pilot)
			if child < 0 {
				inTree = false
				continue
			}
			d.world.Apply(d.nodes[child].action, nil)
			d.path = append(d.path, child)
			at, inTree = child, !fresh
		}
		if d.world.Turn() != d.seat || d.world.Settled() {
			k++
		}
	}
}

// result is the answer with the largest share of the wins among those still in.
func (d *duel) result() game.Action {
	best := d.order[0]
	for _, i := range d.order {
		if d.sum[i] > d.sum[best] {
			best = i
		}
	}
	return d.answers[best]
}
