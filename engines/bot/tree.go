package bot

import (
	"math/bits"

	"tabard/engines/game"
)

// tree is what the search has learnt about the seat's own later answers: single-observer information-set Monte Carlo tree
// search. A node stands for all positions in which the seat has given the same answers so far, whatever lies hidden and
// whatever the others did: only the answers that are legal in the deal at hand compete, and each remembers how often it
// could have been given.
type tree struct {
	nodes []node
	path  []int32 // nodes of the present iteration
}

type node struct {
	action      game.Action
	first, next int32 // first child, next sibling; 0 for none
	could       int32 // iterations in which its parent was visited and it was legal
	visits      int32
	sum         int64 // shares of the win
}

const (
	maxNodes = 1 << 14
	// bold is how much of a win a little-tried answer is given credit for, times sqrt(log2(could) / visits).
	bold = unit / 6
)

// plant starts a tree with one node for each of the first answers.
func (t *tree) plant(roots, iterations int) {
	most := roots + min(iterations+maxRivals, maxNodes)
	if cap(t.nodes) < most {
		t.nodes = make([]node, most)
	}
	t.nodes = t.nodes[:roots:most]
	clear(t.nodes)
}

// choose gives the seat's answer at a node in this world: a child that is legal here, or a new one, the best in the
// pilot's eyes that has none yet. A node gets its next child whenever its visits have doubled. It returns -1 where the tree
// is full and knows no answer that is legal here.
func (t *tree) choose(at int32, s game.State, legal []game.Action, p *pilot) (child int32, fresh bool) {
	parent := t.nodes[at]
	here := 0
	for c := parent.first; c != 0; c = t.nodes[c].next {
		if game.Index(legal, t.nodes[c].action) >= 0 {
			t.nodes[c].could++
			here++
		}
	}
	if here < len(legal) && here < bits.Len32(uint32(parent.visits)+1) && len(t.nodes) < cap(t.nodes) {
		child = int32(len(t.nodes))
		t.nodes = append(t.nodes, node{action: p.bestOther(s, legal, t, parent.first), next: parent.first, could: 1})
		t.nodes[at].first = child
		return child, true
	}
	child = -1
	best := int64(-1)
	for c := parent.first; c != 0; c = t.nodes[c].next {
		n := &t.nodes[c]
		if game.Index(legal, n.action) < 0 {
			continue
		}
		doubt := isqrt(uint64(log2(uint32(n.could)+1)) << 8 / uint64(n.visits)) // 8 bits after the point
		if v := n.sum/int64(n.visits) + bold*int64(doubt)>>8; v > best {
			child, best = c, v
		}
	}
	return child, false
}

// known says whether the node has a child for that answer. first is its first child.
func (t *tree) known(first int32, a game.Action) bool {
	for c := first; c != 0; c = t.nodes[c].next {
		if t.nodes[c].action == a {
			return true
		}
	}
	return false
}

// credit writes the outcome of an iteration along its path.
func (t *tree) credit(share int64) {
	for _, c := range t.path {
		t.nodes[c].visits++
		t.nodes[c].sum += share
	}
}

// log2 is the binary logarithm of n >= 1 with 8 bits after the point.
func log2(n uint32) uint32 {
	whole := uint32(bits.Len32(n) - 1)
	x := uint64(n) << (31 - whole) // in [1<<31, 1<<32)
	frac := uint32(0)
	for range 8 {
		x = x * x >> 31
		frac <<= 1
		if x >= 1<<32 {
			frac |= 1
			x >>= 1
		}
	}
	return whole<<8 | frac
}

// isqrt is the integer square root, rounded down.
func isqrt(n uint64) uint64 {
	if n == 0 {
		return 0
	}
	x := uint64(1) << ((bits.Len64(n) + 1) / 2)
	for {
		y := (x + n/x) / 2
		if y >= x {
			return x
		}
		x = y
	}
}
