package bot

import (
	"slices"

	"tabard/engines/game"
)

// Limits of advice.
const (
	MaxAdvice  = 3     // answers
	MaxCauses  = 3     // of each
	leastCause = 10    // hundredths of a point
	tooFar     = 50000 // behind the best: not seen to its end
)

// Advice is one of the best answers to a question, and why.
type Advice struct {
	Action game.Action
	Behind int32 // hundredths of a point that the turn search finds it to be worth less than the best answer; 0 for that one
	// Causes are what makes the difference to the best answer, and of the best one to the next: the weightiest first, the
	// zero Cause behind the last.
	Causes [MaxCauses]Cause
}

// Cause is what one of the game's features has to do with an answer: so many hundredths of a point more than with the other.
type Cause struct {
	Feature uint8 // index into Def.Features
	Rivals  bool  // by what becomes of the rivals, not of the seat itself
	More    int32 // below zero: less
}

// NewAdvice begins to think about a decision as New does, but for somebody else: at the end there will be Advice, at most so
// many answers. A level's misjudgement is left out, and a last turn is looked at whole; the first answer is what it would play so.
func NewAdvice(def *game.Def, view game.State, seat game.Player, level game.Level, seed uint64, most int) *Search {
	level.Noise, level.Endings = 0, mostEnding
	s := New(def, view, seat, level, seed)
	s.most = min(max(most, 1), MaxAdvice)
	if t := s.turn; t != nil {
		t.reasons = newReasons(def, seat, t.seats, len(t.sum))
	}
	return s
}

// Advise thinks to the end and returns the best answers, best first.
func Advise(def *game.Def, view game.State, seat game.Player, level game.Level, seed uint64, most int) []Advice {
	s := NewAdvice(def, view, seat, level, seed, most)
	for !s.Step(1 << 20) {
	}
	return s.Advice()
}

// Advice is what NewAdvice asked for, once Step has said done: the best answers, best first, of which each leads to something
// else. It is empty if the seat is not to decide, or if a decision was asked for.
func (s *Search) Advice() []Advice {
	if len(s.legal) == 0 || s.most == 0 {
		return nil
	}
	list := []Advice{{Action: s.best}}
	if s.turn == nil {
		return list
	}
	worth, r := s.turn.result(), s.turn.reasons
	first := game.Index(s.legal, s.best)
	for last := first; len(list) < s.most; {
		next := -1
		for i, w := range worth {
			if w > worth[first]-tooFar && (next < 0 || w > worth[next]) && r.differs(i, first) && r.differs(i, last) {
				next = i
			}
		}
		if next < 0 {
			break
		}
		if last == first {
			list[0].Causes = r.causes(first, next)
		}
		list = append(list, Advice{s.legal[next], int32(max(worth[first]-worth[next], 0)), r.causes(next, first)})
		worth[next], last = -1<<40, next
	}
	return list
}

// behind is by how much an answer is worth less than the best one, in hundredths of a point, as the turn search sees it. An answer
// that it has left out counts as level: nothing is known of it.
func (s *Search) behind(a game.Action) int32 {
	i := game.Index(s.legal, a)
	if i < 0 || s.turn == nil {
		return 0
	}
	worth := s.turn.result()
	return int32(worth[best(worth)] - worth[i])
}

// against is the best answer of NewAdvice as it compares with another one: Behind is how far that one is behind, Causes what the best
// brings more. It says false where both lead to the same.
func (s *Search) against(a game.Action) (Advice, bool) {
	x := Advice{Action: s.best, Behind: s.behind(a)}
	i, k := game.Index(s.legal, s.best), game.Index(s.legal, a)
	if a == s.best || s.turn == nil {
		return x, false
	}
	if k >= 0 {
		if !s.turn.reasons.differs(i, k) {
			return x, false
		}
		x.Causes = s.turn.reasons.causes(i, k)
	}
	return x, true
}

// reasons are what the seat's lead (see lead) is made of at the ends of turns: for each answer a row of what the features bring
// the seat, then of what they bring its rivals, all of it 16 * scale times as much as hundredths of a point.
type reasons struct {
	def   *game.Def
	seat  game.Player
	seats int
	scale int32
	rows  int
	now   []int32 // rows of the best ends so far, in this deal
	sum   []int64 // over the deals so far
	deals int64
	end   []int32 // the row of one end
	part  []int32
}

func newReasons(def *game.Def, seat game.Player, seats, answers int) *reasons {
	k := len(def.Features)
	return &reasons{def: def, seat: seat, seats: seats, scale: int32(max(1, 2*(seats-1))), rows: 2 * k,
		now: make([]int32, 2*k*answers), sum: make([]int64, 2*k*answers), end: make([]int32, 2*k), part: make([]int32, k)}
}

// look takes an end apart.
func (r *reasons) look(s game.State) {
	if r.rows == 0 {
		return // a game that does not take its Eval apart
	}
	clear(r.end)
	ahead, most := game.Nobody, int32(unseen)
	for p := range game.Player(r.seats) {
		if p == r.seat {
			r.add(s, p, r.end, r.scale)
			continue
		}
		r.add(s, p, r.end[r.rows/2:], -1)
		if w := r.def.Eval(s, p); w > most {
			ahead, most = p, w
		}
	}
	if ahead != game.Nobody {
		r.add(s, ahead, r.end[r.rows/2:], -r.scale/2)
	}
}

func (r *reasons) add(s game.State, p game.Player, to []int32, times int32) {
	r.def.Weigh(s, p, r.part)
	for f, n := range r.part {
		to[f] += times * n
	}
}

// note keeps the end that was looked at for an answer that had none as good.
func (r *reasons) note(answer int) { copy(r.now[answer*r.rows:], r.end) }

// endDeal adds a deal up.
func (r *reasons) endDeal() {
	r.deals++
	for i, n := range r.now {
		r.sum[i] += int64(n)
	}
	clear(r.now)
}

// of is the row of an answer.
func (r *reasons) of(answer int) []int64 { return r.sum[answer*r.rows:][:r.rows] }

// differs says that an answer leads elsewhere than another one: that it is no plan in another order, nor a choice of no
// consequence.
func (r *reasons) differs(answer, other int) bool { return !slices.Equal(r.of(answer), r.of(other)) }

// causes are what tells an answer from another.
func (r *reasons) causes(answer, other int) (list [MaxCauses]Cause) {
	b := r.of(other)
	for f, n := range r.of(answer) {
		c := Cause{uint8(f % (r.rows / 2)), f >= r.rows/2, int32((n - b[f]) / (16 * int64(r.scale) * r.deals))}
		if max(c.More, -c.More) < leastCause {
			continue
		}
		for k := range list {
			if max(c.More, -c.More) > max(list[k].More, -list[k].More) {
				c, list[k] = list[k], c
			}
		}
	}
	return list
}
