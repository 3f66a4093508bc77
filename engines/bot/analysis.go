package bot

import (
	"fmt"
	"sort"

	"tabard/engines/game"
)

// Limits of an analysis. Its work is bounded by how often it may call Def.Eval, which takes most of the time.
const (
	glanceWork  = 150000 // calls for glances
	trialWork   = 250000 // calls for what may be better, and for play-outs
	mostDoubts  = 10     // answers that are tried against a better one
	leastDoubt  = 15     // thousandths of a chance that an answer costs as the turn search sees it
	leastCost   = 20     // that a turning point costs
	redeals     = 12     // by which is reckoned what an answer lets one expect
	leastTrials = 24     // pairs of play-outs
	mostTrials  = 96     // of one answer
	trialLength = 24     // compound choices that a play-out may take
	whims       = 4      // part of the lead that halves the odds by which pilots differ from play-out to play-out
	certainty   = 543    // hundredths: the square of how many standard errors a cost must be above zero
)

// Levels of an analysis: how all answers of a turn are looked at, to find one that deserves a closer look, and that look.
var (
	glance = game.Level{ID: "glance", Width: 4, Deals: 1, Endings: 4000}
	closer = game.Level{ID: "closer", Width: 6, Deals: 2}
)

// Analysis goes through a game that has been played: what each turn did to the chances, how much of that was luck, and which answers turned the game. It is
// made by NewAnalysis, fed by Step until that says done, and read by Turns and Turnings. It depends on its arguments alone.
//
// First all moves are followed. Then it glances at the answers of those turns that cost their seats most, luck apart, and last it tries
// the most doubtful ones against what seems better.
type Analysis struct {
	def   *game.Def
	own   game.Def // whose Eval counts how often it is called, and has its whims in play-outs
	whim  int32    // by how much, in hundredths of a point, a play-out may overrate a position
	fancy game.Rand
	moves []uint16
	anew  []Anew
	of    [game.MaxSeats]bool
	seed  uint64
	fault error

	at      int        // the next move, in all or in the turn that is glanced at
	state   game.State // before it
	view    game.State // what the seat to move knows
	scratch game.State
	legal   []game.Action
	turns   []Turn
	before  [game.MaxSeats]int // chances before the present turn
	losses  []loss             // turns to glance at, worst first
	glanced int
	left    int     // calls of Def.Eval that are left, for glances first, then for trials
	search  *Search // of the present answer, or of the present doubt
	doubts  []doubt // one in a turn at most, then the worst of them, worst first
	found   []Turning
	trial   *trial // nil until the present doubt is tried
	tried   int
	phase   int
}

// The phases of an analysis.
const (
	following = iota
	glancing
	trying
	over
)

// loss is a turn that has cost one of the seats that are looked at.
type loss struct {
	turn  int
	cost  int // thousandths
	start game.State
}

// Turn is what came of a turn: of all moves from the first one until another seat has come to a choice of its own.
type Turn struct {
	Who         game.Player
	First, Next int                // its moves: First is the first, Next the one after the last
	Chances     [game.MaxSeats]int // thousandths, as it was over
	// Luck is how much of the change since the turn before draws and dice have brought beyond what was to be expected of the
	// answers, in thousandths. The rest is by choice.
	Luck [game.MaxSeats]int
}

// Turning is an answer that turned the game: play-outs show that another one would have been better.
type Turning struct {
	Move   int // which one
	Who    game.Player
	Played game.Action
	// Better is what would have been better, and what that would have brought more (Causes).
	Better Advice
	// Cost is by how much that one is the likelier to win, in thousandths, Margin how far that may be off (95 %).
	Cost, Margin int
	Trials       int // pairs of play-outs that say so
}

// doubt is an answer that something may have been better than.
type doubt struct {
	move   int
	view   game.State
	played game.Action
	cost   int
}

// NewAnalysis begins to go through what was played from start on: the Moves of a question, its Anew and Seed. Turning points are sought
// among the answers of the seats for which its Of says true: a person's.
func NewAnalysis(def *game.Def, start game.State, q Question) *Analysis {
	r := &Analysis{def: def, own: *def, moves: q.Moves, anew: q.Anew, of: q.Of, seed: q.Seed, state: start.Clone(), view: start.Clone(), scratch: start.Clone(), before: Chances(def, start), left: glanceWork}
	r.own.Eval = func(s game.State, p game.Player) int32 {
		r.left--
		if r.whim == 0 {
			return def.Eval(s, p)
		}
		// Without whims there would be but one play-out where nothing is left to chance.
		return def.Eval(s, p) + int32(r.fancy.Intn(int(r.whim)+1))
	}
	return r
}

// Fault is why the moves could not be followed to their end; nil if they could, so far.
func (r *Analysis) Fault() error { return r.fault }

// Turns are the turns so far. They are not to be changed.
func (r *Analysis) Turns() []Turn { return r.turns }

// Turnings are the turning points in the order of play, once Step has said done.
func (r *Analysis) Turnings() []Turning { return r.found }

// Progress says how many of how many parts are done, for a bar.
func (r *Analysis) Progress() (done, total int) {
	const part = 100 // of a phase
	switch r.phase {
	case following:
		return part * r.at / max(1, len(r.moves)), 3 * part
	case glancing:
		return part + max(part*r.glanced/len(r.losses), min(part*(glanceWork-r.left)/glanceWork, part)), 3 * part
	case trying:
		done = part * r.tried
		if r.trial != nil {
			done += part * r.trial.pairs / mostTrials
		}
		return 2*part + done/len(r.doubts), 3 * part
	}
	return 3 * part, 3 * part
}

// Step does n more units of work, a fraction of a millisecond each in most games, and says whether the analysis is finished. Slices of
// any size lead to the same.
func (r *Analysis) Step(n int) (done bool) {
	for ; n > 0 && r.phase != over; n-- {
		switch {
		case r.search != nil:
			if r.search.Step(1) {
				s := r.search
				r.search = nil
				r.thought(s)
			}
		case r.phase == following:
			r.follow()
		case r.phase == glancing:
			r.glance()
		case r.trial != nil:
			r.try()
		default:
			d := &r.doubts[r.tried]
			r.search = NewAdvice(&r.own, d.view, d.view.Turn(), closer, r.seed, 1)
		}
	}
	return r.phase == over
}

// follow plays a move, and tells luck from choice.
func (r *Analysis) follow() {
	if r.at == len(r.moves) {
		r.endTurn()
		r.next(glancing, len(r.losses))
		return
	}
	r.reseed()
	who := r.state.Turn()
	r.legal = r.state.Legal(r.legal[:0])
	k := int(r.moves[r.at])
	if k >= len(r.legal) {
		r.fault = fmt.Errorf("bot: move %d has %d answers, not number %d", r.at, len(r.legal), k)
		r.phase = over
		return
	}
	if n := len(r.turns); n == 0 || r.state.Settled() && who != r.turns[n-1].Who {
		r.endTurn()
		r.turns = append(r.turns, Turn{Who: who, First: r.at})
		r.losses = append(r.losses, loss{turn: n, start: r.state.Clone()})
	}
	turn := &r.turns[len(r.turns)-1]
	r.view.CopyFrom(r.state)
	r.view.Redact(who)
	var expected [game.MaxSeats]int
	luck := game.NewRand(r.seed, uint64(r.at))
	for range redeals {
		r.scratch.CopyFrom(r.view)
		r.scratch.Determinize(&luck)
		r.scratch.Apply(r.legal[k], nil)
		for p, c := range r.chances() {
			expected[p] += c
		}
	}
	r.state.Apply(r.legal[k], nil)
	r.at++
	r.scratch.CopyFrom(r.state)
	turn.Next, turn.Chances = r.at, r.chances()
	for p, c := range turn.Chances {
		turn.Luck[p] += nearest(c*redeals-expected[p], redeals)
	}
}

// reseed has the draws of the present position seeded as they were before the present move.
func (r *Analysis) reseed() {
	i := sort.Search(len(r.anew), func(i int) bool { return r.anew[i].Move >= r.at })
	if i < len(r.anew) && r.anew[i].Move == r.at {
		draws := r.anew[i].Draws
		r.state.Determinize(&draws)
	}
}

// chances are those of scratch.
func (r *Analysis) chances() [game.MaxSeats]int {
	r.scratch.Redact(game.Nobody)
	return seenChances(r.def, r.scratch)
}

// endTurn reckons what the last turn has cost, and puts it in its place among the losses: worst first, equals in their old order.
func (r *Analysis) endTurn() {
	n := len(r.turns) - 1
	if n < 0 {
		return
	}
	turn, x := &r.turns[n], &r.losses[n]
	for p, yes := range r.of {
		if yes {
			x.cost = max(x.cost, r.before[p]+turn.Luck[p]-turn.Chances[p])
		}
	}
	r.before = turn.Chances
	rise(r.losses, func(a, b *loss) bool { return a.cost > b.cost })
}

// next goes on to a phase that has so many things to do.
func (r *Analysis) next(phase, things int) {
	r.phase, r.at = phase, len(r.moves)
	if things == 0 || r.of == [game.MaxSeats]bool{} || seatCount(r.state) < 2 {
		r.phase = over
	}
}

// glance goes on to the next answer of the present turn that a seat has chosen among others, or to the next turn.
func (r *Analysis) glance() {
	x := &r.losses[r.glanced]
	turn := &r.turns[x.turn]
	if r.at < turn.First || r.at >= turn.Next {
		r.at = turn.First
		r.state.CopyFrom(x.start)
	}
	for r.at < turn.Next {
		r.reseed()
		who := r.state.Turn()
		r.legal = r.state.Legal(r.legal[:0])
		if len(r.legal) > 1 && r.of[who] && r.left > 0 {
			r.view.CopyFrom(r.state)
			r.view.Redact(who)
			r.search = New(&r.own, r.view, who, glance, r.seed)
			return
		}
		r.pass()
	}
}

// pass goes on from the answer that has been glanced at, and from the last one of a turn to the next turn, or to the trials.
func (r *Analysis) pass() {
	turn := &r.turns[r.losses[r.glanced].turn]
	r.state.Apply(r.legal[r.moves[r.at]], nil)
	if r.at++; r.at < turn.Next {
		return
	}
	r.glanced++
	if r.glanced < len(r.losses) && r.left > 0 {
		return
	}
	for i := range r.doubts { // worst first
		rise(r.doubts[:i+1], func(a, b *doubt) bool { return a.cost > b.cost })
	}
	r.doubts = r.doubts[:min(len(r.doubts), mostDoubts)]
	r.left = trialWork
	r.next(trying, len(r.doubts))
}

// thought takes up what a search has found: a doubt about the present answer, or what is better where there was one.
func (r *Analysis) thought(s *Search) {
	if r.phase == trying {
		r.begin(s)
		return
	}
	played := r.legal[r.moves[r.at]]
	if cost := r.cost(s.behind(played)); cost >= leastDoubt {
		n, first := len(r.doubts), r.turns[r.losses[r.glanced].turn].First
		if n == 0 || r.doubts[n-1].move < first || r.doubts[n-1].move > r.at {
			r.doubts = append(r.doubts, doubt{})
			n++
		}
		if d := &r.doubts[n-1]; d.cost < cost {
			*d = doubt{r.at, r.view.Clone(), played, cost}
		}
	}
	r.pass()
}

// cost is what a seat to move that falls behind loses of its chance, in thousandths.
func (r *Analysis) cost(behind int32) int {
	var worth [game.MaxSeats]int32
	var before, after [game.MaxSeats]int64
	who, seats := r.view.Turn(), seatCount(r.view)
	for p := range seats {
		worth[p] = r.def.Eval(r.view, game.Player(p))
	}
	half := halfAt(r.view, seats)
	shares(worth[:seats], half, before[:seats])
	worth[who] -= min(behind, tooFar)
	shares(worth[:seats], half, after[:seats])
	return int((before[who] - after[who]) * 1000 / unit)
}

// trial tries an answer against the one that was played: on the same deals, played on by pilots.
type trial struct {
	better  Advice
	pilot   *pilot
	world   game.State
	second  bool // the answer that was played is being tried, no longer the better one
	choices int  // so far in this play-out; 0 before its first
	first   int64
	pairs   int
	sum     int64 // of differences, in shares of a win
	squares int64
	until   int // so little work is left for the doubts after it
}

// begin tries what the search has found, if it leads to anything else than what was played.
func (r *Analysis) begin(s *Search) {
	d := &r.doubts[r.tried]
	better, other := s.against(d.played)
	if !other {
		r.settle()
		return
	}
	r.trial = &trial{better: better, world: d.view.Clone(), pilot: newPilot(&r.own, d.view.Clone(), new(desk)),
		until: r.left - r.left/(len(r.doubts)-r.tried)}
	r.whim = halfAt(d.view, seatCount(d.view)) / whims
}

// settle goes on to the next doubt.
func (r *Analysis) settle() {
	r.trial, r.whim = nil, 0
	if r.tried++; r.tried == len(r.doubts) {
		r.phase = over
	}
}

// try lets a play-out go on by a choice.
func (r *Analysis) try() {
	t, d := r.trial, &r.doubts[r.tried]
	who := d.view.Turn()
	if t.choices == 0 {
		luck := game.NewRand(r.seed, uint64(d.move)<<32|uint64(t.pairs))
		t.world.CopyFrom(d.view)
		t.world.Determinize(&luck)
		a := t.better.Action
		if t.second {
			a = d.played
		}
		r.fancy = luck
		t.world.Apply(a, nil)
		if b, ok := t.world.(game.Brisk); ok {
			b.Brisk()
		}
	} else {
		t.pilot.move(t.world)
	}
	if t.choices++; t.choices <= trialLength && t.world.Turn() != game.Nobody {
		return
	}
	t.choices = 0
	parts, _ := wins(r.def, t.world)
	sum := int64(0)
	for _, n := range parts {
		sum += n
	}
	won := parts[who] * unit / max(sum, 1)
	if !t.second {
		t.first, t.second = won, true
		return
	}
	t.second = false
	t.pairs++
	t.sum += t.first - won
	t.squares += (t.first - won) * (t.first - won)
	if r.left > t.until && t.pairs < mostTrials && !(t.pairs%leastTrials == 0 && t.vain()) {
		return
	}
	if x, ok := t.verdict(); ok {
		x.Move, x.Who, x.Played = d.move, who, d.played
		r.found = append(r.found, x)
		rise(r.found, func(a, b *Turning) bool { return a.Move < b.Move })
	}
	r.settle()
}

// error2 is the square of the standard error of the mean difference, in shares.
func (t *trial) error2() int64 {
	n := int64(t.pairs)
	return max(0, t.squares-t.sum/n*t.sum) / (n * (n - 1))
}

// vain says that more of the same would hardly make a turning point of it.
func (t *trial) vain() bool {
	return t.sum/int64(t.pairs)+root(t.error2()) < leastCost*unit/1000
}

// verdict says whether the answer turned the game.
func (t *trial) verdict() (x Turning, turned bool) {
	if t.pairs < leastTrials {
		return x, false
	}
	mean, e := t.sum/int64(t.pairs), t.error2()
	x = Turning{Better: t.better, Cost: int(mean * 1000 / unit), Margin: int(196 * root(e) * 10 / unit), Trials: t.pairs}
	return x, x.Cost >= leastCost && mean*mean >= certainty*e/100
}

// rise puts the last of a list in its place among the others, behind its equals.
func rise[T any](list []T, before func(a, b *T) bool) {
	for i := len(list) - 1; i > 0 && before(&list[i], &list[i-1]); i-- {
		list[i], list[i-1] = list[i-1], list[i]
	}
}

// nearest is the whole number that is nearest to a part.
func nearest(n, parts int) int {
	if n < 0 {
		return -nearest(-n, parts)
	}
	return (n + parts/2) / parts
}

// root is the whole part of a square root.
func root(n int64) int64 {
	x := int64(0)
	for bit := int64(1) << 31; bit > 0; bit >>= 1 {
		if (x+bit)*(x+bit) <= n {
			x += bit
		}
	}
	return x
}
