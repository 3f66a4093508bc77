package bot

import (
	"math/bits"
	"slices"

	"tabard/engines/game"
)

// Limits of the turn search.
const (
	maxRoots  = 192 // answers to the present question that are told apart
	maxSteps  = 16  // settled choices in a row that one turn is followed for
	maxDepth  = 40  // answers within one compound choice
	maxLeaves = 400 // ends of compound choices looked at per position
	maxLegal  = 256
	maxWork   = 6000 // ends of compound choices looked at in one deal before the beam narrows
	narrow    = 2    // to so many positions
	stepWork  = 16   // answers that one step applies: a fraction of a millisecond
	unseen    = -1 << 30
)

// rootSet is a set of indices into the list of answers to the present question.
type rootSet [maxRoots / 64]uint64

func (r *rootSet) add(i int) { r[i>>6] |= 1 << (i & 63) }

func (r *rootSet) join(o rootSet) {
	for i := range r {
		r[i] |= o[i]
	}
}

// place is one position of a beam, and which first answers lead to it.
type place struct {
	state game.State
	worth int32
	hash  uint64 // of state, once another one is worth as much; 0 before
	roots rootSet
}

// branch is where the search is within a compound choice, at one depth of it: which answers of the desk's list it has tried there.
type branch struct {
	next  int         // the answer to try next
	last  game.Action // led to the position
	roots rootSet
}

// turnSearch follows every way of finishing the own turn. It goes on by compound choices, each from one settled position to the
// next; after each choice the best width positions are kept, equal ones once. What counts is the worth of the position in
// which the turn has passed on.
type turnSearch struct {
	def         *game.Def
	seat        game.Player
	seats       int
	width       int
	view        game.State
	rng         game.Rand
	roots       []game.Action
	menu        bool // the present question is a turn's menu, not a part of a compound choice
	deals, deal int
	sum         []int64 // by root, over the deals so far
	ended, open []int32 // by root, in this deal: best finished turn, best unfinished one

	at, steps int // the position of the beam that is followed, and the compound choices before it
	path      [maxDepth]branch
	depth     int // of path in use; 0 before and after each position
	leaves    int
	work      int      // ends looked at in this deal
	*room              // nil once the search is over
	ending    *ending  // nil where the turn is not the seat's last, or too large to be looked at whole
	reasons   *reasons // nil where nobody asks for them
	scores    []bool   // by root: it brings points at once; nil where no taste could refuse that
	points    int32    // before
	ranks     []game.Rank
	prizes    []uint8 // features that the seat sees more in than there is
	zeal      int32   // by so many percent
	parts     []int32 // of a position's worth, by feature; nil where it prizes nothing
}

func newTurnSearch(def *game.Def, own game.State, seat game.Player, level game.Level, legal []game.Action, seed uint64) *turnSearch {
	t := &turnSearch{def: def, seat: seat, seats: seatCount(own), width: level.Width, view: own, rng: game.NewRand(seed, 1),
		roots: legal[:min(len(legal), maxRoots)], menu: own.Settled(), deals: max(level.Deals, 1), room: moveIn(def, own)}
	t.sum = make([]int64, len(legal))
	worths := make([]int32, 2*len(legal))
	t.ended, t.open = worths[:len(legal)], worths[len(legal):]
	if level.Noise > 0 && t.menu {
		t.scores = make([]bool, len(legal))
		t.points = t.score(own)
	}
	if trait := traitOf(def, level); trait != nil && len(trait.Prizes) > 0 {
		t.prizes, t.zeal, t.parts = trait.Prizes, trait.Zeal, make([]int32, len(def.Features))
	}
	t.now, t.next = beam(t.now, own, t.width), beam(t.next, own, t.width)
	t.startDeal()
	if last, ok := own.(game.Ending); ok && level.Endings > 0 && last.LastTurn() {
		if t.room.ending == nil {
			t.room.ending = new(ending)
		}
		t.ending = t.room.ending
		t.ending.begin(t, level.Endings, seed)
	}
	return t
}

// leave gives the room up. What has been found stays.
func (t *turnSearch) leave() {
	if e := t.room.ending; e != nil {
		e.turn = nil
	}
	t.room.moveOut(t.def)
	t.room = nil
}

// seatCount is how many seats play: automata have no seat.
func seatCount(s game.State) int {
	var buf [8]game.Rank
	n := 0
	for _, r := range s.Standing(buf[:0]) {
		if r.Who != game.Nobody {
			n++
		}
	}
	return n
}

func (t *turnSearch) done() bool { return t.deal == t.deals }

func (t *turnSearch) startDeal() {
	for i := range t.ended {
		t.ended[i], t.open[i] = unseen, unseen
	}
	t.now, t.next = t.now[:1], t.next[:0]
	p := &t.now[0]
	p.state.CopyFrom(t.view)
	p.state.Determinize(&t.rng)
	p.roots = rootSet{}
	t.at, t.steps, t.work = 0, 0, 0
}

// step tries stepWork answers at most, and goes on to the next position once all that can follow the present one has been looked at.
func (t *turnSearch) step() {
	if t.ending != nil && !t.ending.step() {
		t.ending = nil
	}
	if e := t.ending; e != nil {
		if e.depth == 0 {
			e.close()
		}
		return
	}
	if t.depth == 0 {
		p := &t.now[t.at]
		t.leaves = 0
		t.enter(p.state, p.roots, game.Action{})
	}
	for range stepWork {
		t.follow()
		if t.depth == 0 {
			t.followed()
			return
		}
	}
}

// followed ends a position of the beam, after the last one the beam, and after the last beam the deal.
func (t *turnSearch) followed() {
	if t.at++; t.at < len(t.now) {
		return
	}
	if t.work > maxWork {
		t.cut()
	}
	t.now, t.next = t.next, t.now[:0]
	t.at = 0
	if t.steps++; len(t.now) > 0 && t.steps < maxSteps {
		return
	}
	t.endDeal()
	if t.deal++; !t.done() {
		t.startDeal()
	}
}

// endDeal adds up what each answer has been worth in this deal.
func (t *turnSearch) endDeal() {
	// Turns that were not followed to their end rank behind those that were.
	for i := range t.sum {
		switch {
		case t.ended[i] != unseen:
			t.sum[i] += int64(t.ended[i])
		case t.open[i] != unseen:
			t.sum[i] += int64(t.open[i]) - 1000
		default:
			t.sum[i] -= 100000
		}
	}
	if t.reasons != nil {
		t.reasons.endDeal()
	}
}

// hurry ends the search with what it has seen so far.
func (t *turnSearch) hurry() {
	if t.ending != nil {
		t.ending.close()
	}
	for ; !t.done(); t.deal++ {
		t.endDeal()
	}
}

// again says that a after last leads to a position that the two in their other order lead to as well.
func again(def *game.Def, last, a game.Action) bool {
	return a.Kind == last.Kind && a.Compare(last) < 0 && slices.Contains(def.Unordered, a.Kind)
}

// enter goes one question deeper into a compound choice: to s, which the answer last has led to.
func (t *turnSearch) enter(s game.State, roots rootSet, last game.Action) {
	t.desk.answers(t.depth, s)
	t.path[t.depth] = branch{last: last, roots: roots}
	t.depth++
}

// follow tries the next answer to the question at hand: it opens the question that comes of it, or values the settled position. Where
// no answer is left, or the position has had its share of ends, it goes back to the question before.
func (t *turnSearch) follow() {
	depth := t.depth - 1
	b, answers := &t.path[depth], t.desk.lists[depth]
	first := depth == 0 && t.steps == 0
	switch {
	case b.next == len(answers), first && b.next == len(t.roots), !first && t.leaves >= maxLeaves:
		t.depth--
		return
	case first:
		b.roots = rootSet{}
		b.roots.add(b.next)
		t.leaves = 0 // every answer to the present question gets its share
	}
	a := answers[b.next]
	b.next++
	if again(t.def, b.last, a) {
		return
	}
	s := t.now[t.at].state
	if depth > 0 {
		s = t.desk.states[depth-1]
	}
	child := t.desk.after(depth, s, a)
	switch {
	case child.Turn() != t.seat || a.Kind == game.EndTurn || a.Kind == game.Pass && s.Settled():
		t.leaves++
		t.work++
		t.tally(child, b.roots)
		t.credit(t.ended, child, b.roots, t.worth(child))
	case child.Settled() || depth+1 == maxDepth:
		t.leaves++
		t.work++
		t.tally(child, b.roots)
		w := t.worth(child)
		t.credit(t.open, child, b.roots, w)
		t.keep(child, w, b.roots)
	default:
		t.enter(child, b.roots, a)
	}
}

// cut leaves only the best few positions in the next beam: a turn that can go very many ways is followed to its end by
// them alone.
func (t *turnSearch) cut() {
	for n := range min(narrow, len(t.next)) {
		best := n
		for i := n + 1; i < len(t.next); i++ {
			if t.next[i].worth > t.next[best].worth {
				best = i
			}
		}
		t.next[n], t.next[best] = t.next[best], t.next[n]
	}
	t.next = t.next[:min(narrow, len(t.next))]
}

// score is what the seat has on the score track, as it were.
func (t *turnSearch) score(s game.State) int32 {
	t.ranks = s.Standing(t.ranks[:0])
	for _, r := range t.ranks {
		if r.Who == t.seat {
			return r.Keys[0]
		}
	}
	return 0
}

// tally takes note of what the first step of a turn scores.
func (t *turnSearch) tally(s game.State, roots rootSet) {
	if t.scores == nil || t.steps > 0 || t.score(s) <= t.points {
		return
	}
	for k, word := range roots {
		for ; word != 0; word &= word - 1 {
			t.scores[k<<6+bits.TrailingZeros64(word)] = true
		}
	}
}

// credit tells the answers that lead to s, an end of a turn or a position on the way, what it is worth.
func (t *turnSearch) credit(best []int32, s game.State, roots rootSet, w int32) {
	looked := false
	for k, word := range roots {
		for ; word != 0; word &= word - 1 {
			i := k<<6 + bits.TrailingZeros64(word)
			if w <= best[i] {
				continue
			}
			best[i] = w
			if t.reasons == nil || &best[0] == &t.open[0] && t.ended[i] != unseen {
				continue
			}
			if !looked {
				looked = true
				t.reasons.look(s)
			}
			t.reasons.note(i)
		}
	}
}

// keep puts a position into the next beam, unless it is there already or the beam is full of better ones.
func (t *turnSearch) keep(s game.State, w int32, roots rootSet) {
	full := len(t.next) == t.width
	worst := 0
	if full {
		for i := range t.next {
			if t.next[i].worth < t.next[worst].worth {
				worst = i
			}
		}
		if t.next[worst].worth > w {
			return
		}
	}
	hash := uint64(0)
	for i := range t.next {
		p := &t.next[i]
		if p.worth != w { // equal positions are worth the same
			continue
		}
		if hash == 0 {
			hash, t.buf = positionHash(s, t.buf)
		}
		if p.hash == 0 {
			p.hash, t.buf = positionHash(p.state, t.buf)
		}
		if p.hash == hash {
			p.roots.join(roots)
			return
		}
	}
	if full && t.next[worst].worth == w {
		return
	}
	if !full {
		worst = len(t.next)
		t.next = t.next[:worst+1]
	}
	p := &t.next[worst]
	if p.state == nil {
		p.state = s.Clone()
	} else {
		p.state.CopyFrom(s)
	}
	p.worth, p.hash, p.roots = w, hash, roots
}

// worth is the seat's lead in hundredths of a point: over the mean of its best rival and all its rivals, so that
// hurting one of several rivals is never a plan of its own.
func (t *turnSearch) worth(s game.State) int32 {
	w := lead(t.def, s, t.seat, t.seats)
	if t.parts != nil {
		t.def.Weigh(s, t.seat, t.parts)
	}
	for _, f := range t.prizes {
		w += t.parts[f] * t.zeal / 1600
	}
	return w
}

func lead(def *game.Def, s game.State, seat game.Player, seats int) int32 {
	own, best, sum := int32(0), int32(unseen), int32(0)
	for p := range seats {
		w := def.Eval(s, game.Player(p))
		if game.Player(p) == seat {
			own = w
			continue
		}
		best = max(best, w)
		sum += w
	}
	if seats < 2 {
		return own
	}
	return own - (best+sum/int32(seats-1))/2
}

// result is the worth of each answer, the mean of the deals.
func (t *turnSearch) result() []int64 {
	out := make([]int64, len(t.sum))
	for i, v := range t.sum {
		out[i] = v / int64(t.deals)
	}
	return out
}
