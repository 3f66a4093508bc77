package bot

import "tabard/engines/game"

// Settings of the tree search, found in the arena.
const (
	maxPath  = 128 // decisions of one iteration that the tree covers
	explore  = 60  // weight of the exploration term, in hundredths of a unit
	priorPts = 300 // hundredths of a point of the turn search's worth that count as much as one unit of reward
	priorFor = 8   // visits over which the turn search's opinion fades
	maxRoot  = 8   // answers that the turn search passes on
	noNode   = -1  // no child, no sibling
)

// node is one action after another one: the path of actions to it is what the searching seat can know.
type node struct {
	action         game.Action
	key            uint64
	first, sibling int32 // children in ascending order of action
	visits, avail  uint32
	sum            int64 // rewards of the seat that took the action
}

// treeSearch is single-observer information-set Monte Carlo tree search: every iteration plays through one tree of
// actions on a newly imagined deal, and an action that is not legal in a deal is passed over there.
type treeSearch struct {
	def     *game.Def
	seat    game.Player
	seats   int
	horizon int
	view    game.State
	world   game.State
	rng     game.Rand
	roots   []game.Action // what the root may choose from, ascending
	prior   []int64       // by root: worth in reward units, relative to the best
	count   int
	total   int

	nodes []node
	path  []int32
	mover []game.Player
	legal []game.Action
	tried []int32 // children available in this deal, by legal index; noNode for untried
	ranks []game.Rank
	worth [game.MaxSeats]int32
	share [game.MaxSeats]int64
}

func newTreeSearch(def *game.Def, own game.State, seat game.Player, level game.Level, legal []game.Action, seed uint64) *treeSearch {
	t := &treeSearch{def: def, seat: seat, seats: seatCount(own), horizon: level.Horizon, view: own, world: own.Clone(),
		rng: game.NewRand(seed, 2), total: level.Iterations}
	t.nodes = make([]node, 1, level.Iterations+2)
	t.nodes[0] = node{first: noNode, sibling: noNode}
	t.path = make([]int32, 0, maxPath)
	t.mover = make([]game.Player, 0, maxPath)
	t.legal = make([]game.Action, 0, maxLegal)
	t.tried = make([]int32, 0, maxLegal)
	t.ranks = make([]game.Rank, 0, 8)
	t.roots = legal
	return t
}

// begin takes over what the turn search found: its best answers and how far they are apart.
func (t *treeSearch) begin(worth []int64) {
	top := worth[0]
	for _, w := range worth {
		top = max(top, w)
	}
	var roots []game.Action
	var prior []int64
	for i, a := range t.roots {
		better := 0
		for j, w := range worth {
			if w > worth[i] || w == worth[i] && j < i {
				better++
			}
		}
		if better < maxRoot {
			roots = append(roots, a)
			prior = append(prior, (worth[i]-top)*unit/priorPts)
		}
	}
	t.roots, t.prior = roots, prior
}

func (t *treeSearch) done() bool { return t.count >= t.total || len(t.roots) == 1 }

// step is one iteration: imagine a deal, walk down the tree, add a node, play on to the horizon, value and remember.
func (t *treeSearch) step() {
	t.count++
	t.world.CopyFrom(t.view)
	t.world.Determinize(&t.rng)
	t.path, t.mover = t.path[:0], t.mover[:0]
	at := int32(0)
	for len(t.path) < maxPath {
		who := t.world.Turn()
		if who == game.Nobody {
			break
		}
		t.offer(at)
		next, fresh := t.pick(at)
		t.world.Apply(t.nodes[next].action, nil)
		t.path, t.mover = append(t.path, next), append(t.mover, who)
		at = next
		if fresh {
			break
		}
	}
	t.playOut()
	t.reward()
	for i, id := range t.path {
		n := &t.nodes[id]
		n.visits++
		n.sum += t.share[t.mover[i]]
	}
	t.nodes[0].visits++
}

// offer lists what may be chosen at a node in this deal, and which child stands for it.
func (t *treeSearch) offer(at int32) {
	if at == 0 {
		t.legal = append(t.legal[:0], t.roots...)
	} else {
		t.legal = t.world.Legal(t.legal[:0])
	}
	t.tried = t.tried[:0]
	child := t.nodes[at].first
	for _, a := range t.legal {
		key := a.Key()
		for child != noNode && t.nodes[child].key < key {
			child = t.nodes[child].sibling
		}
		if child != noNode && t.nodes[child].key == key {
			t.tried = append(t.tried, child)
		} else {
			t.tried = append(t.tried, noNode)
		}
	}
}

// pick chooses the child to follow, making it if it is new.
func (t *treeSearch) pick(at int32) (next int32, fresh bool) {
	untried := 0
	for _, c := range t.tried {
		if c == noNode {
			untried++
		}
	}
	if untried > 0 {
		k := t.rng.Intn(untried)
		for i, c := range t.tried {
			if c != noNode {
				continue
			}
			if k == 0 {
				return t.grow(at, t.legal[i]), true
			}
			k--
		}
	}
	best, bestScore := int32(noNode), int64(0)
	for i, c := range t.tried {
		n := &t.nodes[c]
		n.avail++
		v := uint64(n.visits)
		// UCB1: mean + explore * sqrt(ln(avail) / visits); log2 has 8 bits after the point, so 24 more make a square of
		// 16-bit fixed point. ln is 0.69 log2; the constant is part of explore.
		score := n.sum/int64(v) + explore*int64(isqrt(uint64(log2(n.avail+1))<<24/v))/100
		if at == 0 && t.prior != nil {
			score += t.prior[i] * priorFor / int64(v+priorFor)
		}
		if best == noNode || score > bestScore {
			best, bestScore = c, score
		}
	}
	return best, false
}

// grow adds a child in its place among its siblings.
func (t *treeSearch) grow(at int32, a game.Action) int32 {
	id := int32(len(t.nodes))
	key := a.Key()
	link := &t.nodes[at].first
	for *link != noNode && t.nodes[*link].key < key {
		link = &t.nodes[*link].sibling
	}
	sibling := *link
	*link = id
	t.nodes = append(t.nodes, node{action: a, key: key, first: noNode, sibling: sibling, avail: 1})
	return id
}

// playOut plays at random to the horizon, and on to where the open question is answered.
func (t *treeSearch) playOut() {
	for k := 0; ; k++ {
		if t.world.Turn() == game.Nobody || k >= t.horizon && (t.world.Settled() || k >= t.horizon+maxDepth) {
			return
		}
		t.legal = t.world.Legal(t.legal[:0])
		t.world.Apply(t.legal[t.rng.Intn(len(t.legal))], nil)
	}
}

// reward fills share with each seat's part of the win, judged by the worth of the position, or by the ranking with a
// little of the margin once the game is over: a bot neither gives up nor throws a won game.
func (t *treeSearch) reward() {
	for p := range t.seats {
		t.worth[p] = t.def.Eval(t.world, game.Player(p))
	}
	shares(t.worth[:t.seats], t.share[:t.seats])
	if t.world.Turn() != game.Nobody {
		return
	}
	t.ranks = t.world.Standing(t.ranks[:0])
	winners := int64(0)
	for _, r := range t.ranks {
		if r.Place == 1 {
			winners++
		}
	}
	for _, r := range t.ranks {
		if r.Who == game.Nobody {
			continue
		}
		t.share[r.Who] /= 4
		if r.Place == 1 {
			t.share[r.Who] += 3 * unit / (4 * winners)
		}
	}
}

// result is the answer that was followed most often, the better one of equals.
func (t *treeSearch) result() game.Action {
	if t.nodes[0].first == noNode {
		return t.roots[0]
	}
	best := t.nodes[0].first
	for c := best; c != noNode; c = t.nodes[c].sibling {
		n, b := &t.nodes[c], &t.nodes[best]
		if n.visits > b.visits || n.visits == b.visits && n.sum > b.sum {
			best = c
		}
	}
	return t.nodes[best].action
}
