package bridge

import (
	"fmt"
	"time"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// server is the thinker without the browser: it hears messages, works in slices and posts answers.
type server struct {
	post   func(Message)
	find   func(id string) *game.Def
	n      uint32            // of the question
	job    job               // nil while there is nothing to think about
	end    func() bot.Answer // returns the outcome of the job once it is done
	amount int               // units in the next slice
}

// job is a search or an analysis.
type job interface {
	Step(n int) (done bool)
	Progress() (done, total int)
}

// begin makes the job that answers a question at a position by a level. end returns the answer once the job is done.
func begin(def *game.Def, state game.State, level game.Level, q bot.Question) (work job, end func() bot.Answer) {
	if len(q.Moves) > 0 {
		r := bot.NewAnalysis(def, state, q)
		return r, func() bot.Answer { return bot.Answer{Turns: r.Turns(), Turnings: r.Turnings()} }
	}
	var search *bot.Search
	level.Trait = q.Trait
	if q.Advice > 0 {
		search = bot.NewAdvice(def, state, q.Seat, level, q.Seed, q.Advice)
	} else {
		search = bot.New(def, state, q.Seat, level, q.Seed)
	}
	return search, func() bot.Answer {
		return bot.Answer{Action: search.Best(), Advice: search.Advice(), Iterations: search.Iterations()}
	}
}

// A slice of work aims at sliceGoal. How much fits is measured as it goes, anew for every question because units of
// different searches weigh differently; the answer does not depend on it.
const (
	sliceGoal = 15 * time.Millisecond
	firstWork = 4
	mostWork  = 1 << 14
)

func newServer(post func(Message)) *server { return &server{post: post, find: engines.ByID} }

// hear takes one message of the page. A new question or a Stop drops the old question.
func (s *server) hear(b []byte) {
	m, err := Decode(b)
	if err != nil {
		s.post(Failed{Text: err.Error()})
		return
	}
	switch m := m.(type) {
	case Think:
		s.job, s.n, s.amount = nil, m.N, firstWork
		s.guard(func() error {
			def, state, err := read(m, s.find)
			if err != nil {
				return err
			}
			s.job, s.end = begin(def, state, def.Levels[m.Level], m.question())
			return nil
		})
	case Stop:
		s.job = nil
	}
}

// busy says whether there is work for another slice.
func (s *server) busy() bool { return s.job != nil }

// slice does as many units as fit into sliceGoal, going by the last slice.
func (s *server) slice(now func() time.Duration) {
	if s.job == nil {
		return
	}
	start := now()
	s.work(s.amount)
	s.amount = nextAmount(s.amount, now()-start)
}

// nextAmount is how many units the next slice should do, given how long the last one took. It grows slowly and shrinks
// at once.
func nextAmount(amount int, took time.Duration) int {
	switch {
	case took > sliceGoal:
		return max(1, int(time.Duration(amount)*sliceGoal/took))
	case took < sliceGoal/2:
		return min(mostWork, amount*2)
	default:
		return amount
	}
}

// work does n units and posts how it went.
func (s *server) work(n int) {
	s.guard(func() error {
		if !s.job.Step(n) {
			d, total := s.job.Progress()
			s.post(Progress{N: s.n, Done: int32(d), Total: int32(total)})
			return nil
		}
		a := s.end()
		s.job = nil
		s.post(Thought{N: s.n, Kind: uint16(a.Action.Kind), A: a.Action.A, B: a.Action.B, C: a.Action.C, Iterations: int32(a.Iterations),
			Best: pack(a.Advice), Past: packAnalysis(a.Turns, a.Turnings)})
		return nil
	})
}

// guard turns an error or a panic into Failed: a fault in one search must not end the thinker.
func (s *server) guard(f func() error) {
	defer func() {
		if r := recover(); r != nil {
			s.job = nil
			s.post(Failed{N: s.n, Text: panicked(r)})
		}
	}()
	if err := f(); err != nil {
		s.job = nil
		s.post(Failed{N: s.n, Text: err.Error()})
	}
}

// panicked names a panic in a fault.
func panicked(p any) string { return fmt.Sprint("panic: ", p) }

// read checks a question.
func read(m Think, find func(string) *game.Def) (*game.Def, game.State, error) {
	def := find(m.Game)
	switch {
	case def == nil:
		return nil, nil, fmt.Errorf("bridge: no game %q", m.Game)
	case def.Rules != m.Rules:
		return nil, nil, fmt.Errorf("bridge: the page plays rules %d of %s, the thinker %d", m.Rules, m.Game, def.Rules)
	}
	view, err := readState(def, m.State)
	if err != nil {
		return nil, nil, err
	}
	return def, view, fits(m.question(), def, view)
}

// fits says why a question does not fit the game and the position that it is about; nil if it does.
func fits(q bot.Question, def *game.Def, view game.State) error {
	switch {
	case int(q.Level) >= len(def.Levels):
		return fmt.Errorf("bridge: %s has no level %d", q.Game, q.Level)
	case int(q.Trait) > len(def.Traits):
		return fmt.Errorf("bridge: %s has no trait %d", q.Game, q.Trait)
	case len(q.Moves) == 0 && (q.Seat == game.Nobody || view.Turn() != q.Seat):
		return fmt.Errorf("bridge: seat %d is not asked", q.Seat)
	}
	return nil
}

// question is what a Think asks, without the position.
func (m Think) question() bot.Question {
	return bot.Question{Game: m.Game, Seat: game.Player(m.Seat), Level: m.Level, Trait: m.Trait, Seed: m.Seed, Advice: int(m.Advice),
		Moves: unpackMoves(m.Moves), Of: seats(m.Of), Anew: unpackAnew(m.Anew)}
}

func readState(def *game.Def, b []byte) (game.State, error) {
	s := def.Zero()
	rest, err := s.UnmarshalMsg(b)
	if err != nil {
		return nil, fmt.Errorf("bridge: read the position: %w", err)
	}
	if len(rest) > 0 {
		return nil, fmt.Errorf("bridge: read the position: %d bytes too many", len(rest))
	}
	if err := s.Check(); err != nil {
		return nil, fmt.Errorf("bridge: read the position: %w", err)
	}
	return s, nil
}
