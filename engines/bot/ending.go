package bot

import "tabard/engines/game"

// Limits of a last turn that is looked at whole.
const (
	mostEnding  = 1<<15 - 1 // answers that are tried
	endingDepth = 128       // answers in a row
	endingDraws = 8         // times that chance is met, half as often behind another draw
)

// ending finds the best line of a seat's last turn: it tries all that the seat can do until the turn has passed on, in each position
// once. Where an answer turns something up by chance, that is drawn a few times, and the answer is worth the mean of the best that can be
// made of each draw: no line knows a draw beforehand.
type ending struct {
	turn  *turnSearch // whose seat it is
	seed  uint64
	luck  game.Rand // of the present deal
	roots []solved  // by answer to the present question
	nodes [endingDepth]endingNode
	depth int // of nodes in use; 0 once all has been tried
	work  int // answers that may still be tried
	table [mostEnding + 1]solved
	rows  []int32 // of reasons, one after the other
	out   game.Sink
}

// endingNode is a position on the line that is being tried.
type endingNode struct {
	state game.State
	hash  uint64
	legal []game.Action
	next  int    // the answer to try next; the one before it is being tried
	best  solved // of the answers so far
	draws int    // still to come of the answer that is being tried
	most  int    // of one answer
	sum   int64  // of what those before were worth
	row   int32  // what that is made of
}

// solved is what a position or an answer is worth that has been looked at to its ends.
type solved struct {
	hash  uint64
	worth int32
	row   int32 // of rows: what the worth is made of
}

// begin begins with what the seat knows, and so many answers to try at most.
func (e *ending) begin(t *turnSearch, work int, seed uint64) {
	e.turn, e.seed, e.depth, e.work, e.roots, e.rows = t, seed, 0, min(work, mostEnding), e.roots[:0], e.rows[:0]
	clear(e.table[:])
	s := e.ahead(t.view)
	e.deal(s, 0)
	e.enter(s, 1)
}

// ahead is a copy of s, in the place of the next position on the line.
func (e *ending) ahead(s game.State) game.State {
	n := &e.nodes[e.depth]
	if n.state == nil {
		n.state, n.legal = s.Clone(), make([]game.Action, 0, 32)
	} else {
		n.state.CopyFrom(s)
	}
	return n.state
}

// deal forgets what the seat does not know, and imagines it anew.
func (e *ending) deal(s game.State, n int) {
	s.Redact(e.turn.seat)
	e.luck = game.NewRand(e.seed, uint64(n))
	s.Determinize(&e.luck)
}

// enter goes on to the position ahead.
func (e *ending) enter(s game.State, hash uint64) {
	n := &e.nodes[e.depth]
	n.hash, n.legal, n.next, n.draws, n.most, n.best = hash, s.Legal(n.legal[:0]), 0, 0, endingDraws, solved{worth: unseen}
	if e.depth > 0 {
		n.most = e.nodes[e.depth-1].most
		if e.nodes[e.depth-1].draws > 0 {
			n.most = max(n.most/2, 1)
		}
	}
	e.depth++
}

// step tries stepWork answers at most. It says false once it is clear that the turn is too large.
func (e *ending) step() bool {
	for range stepWork {
		if e.depth == 0 {
			break
		}
		if e.work--; e.work < 0 || e.depth == endingDepth {
			return false
		}
		e.try()
	}
	return true
}

// try tries the next answer, or the next draw of the present one.
func (e *ending) try() {
	n := &e.nodes[e.depth-1]
	if n.draws == 0 && n.next == len(n.legal) {
		e.depth--
		n.best.hash = n.hash
		if e.depth > 0 {
			*e.slot(n.hash) = n.best
			e.credit(n.best.worth, n.best.row)
		}
		return
	}
	if n.draws == 0 {
		n.next++
	}
	a := n.legal[n.next-1]
	s := e.ahead(n.state)
	if n.draws == 0 {
		e.out.Reset()
		s.Apply(a, &e.out)
		if s.Turn() == e.turn.seat && e.out.Reveals() {
			n.draws, n.sum, n.row = n.most, 0, e.blank()
			return
		}
	} else {
		e.deal(s, n.draws)
		s.Apply(a, nil)
		e.deal(s, 0)
	}
	if s.Turn() != e.turn.seat {
		w := lead(e.turn.def, s, e.turn.seat, e.turn.seats)
		row := int32(0)
		if e.turn.reasons != nil && (w > n.best.worth || n.draws > 0 || e.depth == 1) {
			e.turn.reasons.look(s)
			row = e.blank()
			copy(e.of(row), e.turn.reasons.end)
		}
		e.credit(w, row)
		return
	}
	hash := s.(game.Ending).Sum()
	if known := e.slot(hash); known.hash == hash {
		e.credit(known.worth, known.row)
		return
	}
	e.enter(s, hash)
}

// slot is the place of a position in the table: its own, or the one that is free for it.
func (e *ending) slot(hash uint64) *solved {
	i := hash % uint64(len(e.table))
	for e.table[i].hash != 0 && e.table[i].hash != hash {
		i = (i + 1) % uint64(len(e.table))
	}
	return &e.table[i]
}

// credit tells the last position on the line what the answer that is being tried, or a draw of it, leads to.
func (e *ending) credit(w, row int32) {
	n := &e.nodes[e.depth-1]
	if n.draws > 0 {
		n.sum += int64(w)
		for i, more := range e.of(row) {
			e.of(n.row)[i] += more
		}
		if n.draws--; n.draws > 0 {
			return
		}
		w, row = int32(n.sum/int64(n.most)), n.row
		for i := range e.of(row) {
			e.of(row)[i] /= int32(n.most)
		}
	}
	if w > n.best.worth {
		n.best.worth, n.best.row = w, row
	}
	if e.depth == 1 {
		e.roots = append(e.roots, solved{worth: w, row: row})
	}
}

// blank is a new row of reasons.
func (e *ending) blank() int32 {
	at := int32(len(e.rows))
	if r := e.turn.reasons; r != nil {
		e.rows = append(e.rows, make([]int32, r.rows)...)
	}
	return at
}

// of is the row of reasons that begins there; nil where nobody asks for them.
func (e *ending) of(at int32) []int32 {
	if r := e.turn.reasons; r != nil {
		return e.rows[at:][:r.rows]
	}
	return nil
}

// close tells the turn search what it has found. An answer that has not been tried ranks behind those that have.
func (e *ending) close() {
	t := e.turn
	t.deals, t.deal = 1, 1
	for i := range t.sum {
		t.sum[i] = -100000
	}
	for i, r := range e.roots {
		t.sum[i] = int64(r.worth)
		if t.reasons != nil {
			copy(t.reasons.now[i*t.reasons.rows:], e.of(r.row))
		}
	}
	if t.reasons != nil {
		t.reasons.endDeal()
	}
}
