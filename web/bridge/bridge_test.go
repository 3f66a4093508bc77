package bridge

import (
	"errors"
	"strings"
	"testing"
	"time"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// yard is a browser for tests: thinkers are servers in the same program, and time passes when the test says so.
type yard struct {
	now     time.Duration
	timers  []timer
	workers []*stall
	broken  error
	silent  bool // new thinkers say nothing
	deaths  int  // so many thinkers die at their first question
	version uint16
}

type timer struct {
	at time.Duration
	f  func()
}

// stall is a thinker of the yard.
type stall struct {
	yard   *yard
	server *server
	heard  func([]byte)
	failed func(string)
	ended  bool
	got    []Message
}

func (y *yard) after(d time.Duration, f func()) { y.timers = append(y.timers, timer{y.now + d, f}) }

func (y *yard) spawn(heard func([]byte), failed func(string)) (worker, error) {
	if y.broken != nil {
		return nil, y.broken
	}
	w := &stall{yard: y, heard: heard, failed: failed}
	w.server = newServer(func(m Message) {
		if !w.ended && !y.silent {
			b := Encode(m)
			y.after(0, func() {
				if !w.ended {
					heard(b)
				}
			})
		}
	})
	y.workers = append(y.workers, w)
	w.server.post(Hello{Version: y.version})
	return w, nil
}

func (w *stall) post(b []byte) {
	m, err := Decode(b)
	if err != nil {
		panic(err)
	}
	w.got = append(w.got, m)
	if w.yard.deaths > 0 {
		w.yard.deaths--
		w.yard.after(0, func() { w.failed("out of memory") })
		return
	}
	if !w.yard.silent {
		w.server.hear(b)
	}
}

func (w *stall) terminate() { w.ended = true }

// pass lets time go by: due timers run, busy thinkers work.
func (y *yard) pass(d time.Duration) {
	end := y.now + d
	for {
		next := -1
		for i, t := range y.timers {
			if t.at <= end && (next < 0 || t.at < y.timers[next].at) {
				next = i
			}
		}
		for _, w := range y.workers {
			if !w.ended && w.server.busy() {
				w.server.slice(func() time.Duration { return y.now })
			}
		}
		if next < 0 {
			y.now = end
			return
		}
		t := y.timers[next]
		y.timers = append(y.timers[:next], y.timers[next+1:]...)
		y.now = max(y.now, t.at)
		t.f()
	}
}

// heardAll records what comes of questions, by the number that the test gives them.
type heardAll struct {
	answers  map[int][]bot.Answer
	dead     map[int]string // the faults of answers of the page's own
	progress int
}

func newHeard() *heardAll { return &heardAll{answers: map[int][]bot.Answer{}, dead: map[int]string{}} }

func (h *heardAll) to(n int) Handlers {
	return Handlers{
		Answer: func(a bot.Answer) {
			if a.Fault != "" {
				h.dead[n] += a.Fault
				return
			}
			h.answers[n] = append(h.answers[n], a)
		},
		Progress: func(int, int) { h.progress++ },
	}
}

// question is the first decision of a game.
func questionOf(t testing.TB, id string, level uint8) bot.Question {
	t.Helper()
	def := engines.ByID(id)
	s, err := def.New(def.DefaultSetup(2, 5))
	if err != nil {
		t.Fatal(err)
	}
	view, err := game.View(s, s.Turn()).MarshalMsg(nil)
	if err != nil {
		t.Fatal(err)
	}
	return bot.Question{Game: def.ID, Seat: s.Turn(), Level: level, Seed: 9, State: view}
}

func question(t testing.TB, level uint8) bot.Question { return questionOf(t, "coincrown", level) }

func legal(t *testing.T, q bot.Question, a game.Action) bool {
	t.Helper()
	s, err := readState(engines.ByID(q.Game), q.State)
	if err != nil {
		t.Fatal(err)
	}
	return game.Index(s.Legal(nil), a) >= 0
}

func TestAQuestionIsAnswered(t *testing.T) {
	y, h := &yard{version: Version}, newHeard()
	c := newClient(y)
	q := question(t, 1)
	c.Ask(q, h.to(1))
	if len(h.answers)+len(h.dead) != 0 {
		t.Fatal("a handler was called inside Ask")
	}
	y.pass(time.Second)
	if got := h.answers[1]; len(got) != 1 || !legal(t, q, got[0].Action) {
		t.Fatalf("answers %v, dead %v", h.answers, h.dead)
	}
	if h.progress == 0 {
		t.Error("no progress was reported")
	}
	c.Ask(question(t, 0), h.to(2))
	y.pass(time.Second)
	if len(h.answers[2]) != 1 || len(y.workers) != 1 {
		t.Fatalf("the second question: %v, %d thinkers", h.answers, len(y.workers))
	}
	c.Close()
	c.Ask(q, h.to(3))
	y.pass(time.Minute)
	if !y.workers[0].ended || len(h.answers) != 2 || len(h.dead) != 0 {
		t.Error("a closed client still talks")
	}
}

// Who sits there plays by character, on the thinker's side of the bridge too.
func TestATraitReachesTheThinker(t *testing.T) {
	differ := 0
	for _, def := range engines.Games() {
		for n := range uint8(len(def.Traits) + 1) {
			y, h := &yard{version: Version}, newHeard()
			q := questionOf(t, def.ID, 0)
			q.Trait = n
			newClient(y).Ask(q, h.to(1))
			y.pass(time.Minute)
			s, err := readState(def, q.State)
			if err != nil {
				t.Fatal(err)
			}
			level := def.Levels[0]
			plain := bot.Choose(def, s, q.Seat, level, q.Seed)
			level.Trait = n
			want := bot.Choose(def, s, q.Seat, level, q.Seed)
			if got := h.answers[1]; len(got) != 1 || got[0].Action != want {
				t.Fatalf("%s, trait %d: %v, not %v", def.ID, n, got, want)
			}
			if want != plain {
				differ++
			}
		}
	}
	if differ == 0 {
		t.Error("no trait has changed an answer")
	}
}

func TestStopDropsTheQuestion(t *testing.T) {
	y, h := &yard{version: Version}, newHeard()
	c := newClient(y)
	c.Ask(question(t, 2), h.to(1))
	c.Stop() // before Hello: nothing may be asked later
	y.pass(time.Second)
	if len(y.workers[0].got) != 0 {
		t.Fatal("asked what had been dropped")
	}
	c.Ask(question(t, 2), h.to(2))
	y.pass(0)
	y.workers[0].server.work(1)
	c.Stop()
	if y.workers[0].server.busy() {
		t.Fatal("the thinker goes on after Stop")
	}
	y.pass(time.Minute)
	if len(h.answers)+len(h.dead) != 0 {
		t.Fatalf("answers %v, dead %v after Stop", h.answers, h.dead)
	}
}

// An answer that is under way when its question is dropped must not be taken for the next one's: the next may come from another
// table, at which the action means something else.
func TestALateAnswerIsNotTheNextOnes(t *testing.T) {
	y, h := &yard{version: Version}, newHeard()
	c := newClient(y)
	c.Ask(question(t, 0), h.to(1))
	y.pass(0)
	thinker := y.workers[0].server
	for thinker.busy() {
		thinker.work(100) // the answer is posted now, and not yet heard
	}
	c.Stop()
	next := questionOf(t, "emara", 0)
	c.Ask(next, h.to(2))
	y.pass(time.Second)
	if len(h.answers[1]) != 0 || len(h.answers[2]) != 1 || !legal(t, next, h.answers[2][0].Action) {
		t.Fatalf("answers %v", h.answers)
	}
}

func TestANewQuestionReplacesTheOldOne(t *testing.T) {
	y, h := &yard{version: Version}, newHeard()
	c := newClient(y)
	c.Ask(question(t, 2), h.to(1))
	y.pass(0)
	c.Ask(question(t, 0), h.to(2))
	y.pass(time.Second)
	if len(h.answers[1]) != 0 || len(h.answers[2]) != 1 {
		t.Fatalf("answers %v", h.answers)
	}
}

func TestADeadThinkerIsStartedOnceMore(t *testing.T) {
	y, h := &yard{version: Version, deaths: 2}, newHeard()
	c := newClient(y)
	c.Ask(question(t, 1), h.to(1))
	y.pass(time.Second)
	if len(y.workers) != 2 || h.dead[1] != "out of memory" {
		t.Fatalf("%d thinkers, dead %v", len(y.workers), h.dead)
	}
	c.Ask(question(t, 1), h.to(2))
	if len(h.dead) != 1 {
		t.Fatal("a handler was called inside Ask")
	}
	y.pass(time.Second)
	if len(y.workers) != 2 || h.dead[2] == "" {
		t.Fatalf("%d thinkers, dead %v", len(y.workers), h.dead)
	}
}

func TestTheSecondThinkerAnswersTheOpenQuestion(t *testing.T) {
	y, h := &yard{version: Version, deaths: 1}, newHeard()
	c := newClient(y)
	c.Ask(question(t, 1), h.to(1))
	y.pass(time.Second)
	if len(y.workers) != 2 || len(h.answers[1]) != 1 || len(h.dead) != 0 {
		t.Fatalf("answers %v, dead %v", h.answers, h.dead)
	}
}

func TestASilentThinkerIsDead(t *testing.T) {
	y, h := &yard{version: Version, silent: true}, newHeard()
	c := newClient(y)
	c.Ask(question(t, 1), h.to(1))
	y.pass(startUpTicks*tick - 1)
	if len(y.workers) != 1 || len(h.dead) != 0 {
		t.Fatal("no patience with a thinker that is being compiled")
	}
	y.pass(tick)
	if len(y.workers) != 2 || !y.workers[0].ended {
		t.Fatal("a thinker that never says Hello is not replaced")
	}
	y.silent = false
	y.workers[1].server.post(Hello{Version: Version})
	y.silent = true
	y.pass(silentTicks * tick)
	y.pass(tick)
	if h.dead[1] == "" {
		t.Fatal("a silent thinker is not given up")
	}
}

func TestNoWorkersAtAll(t *testing.T) {
	y, h := &yard{broken: errors.New("forbidden")}, newHeard()
	c := newClient(y)
	c.Ask(question(t, 1), h.to(1))
	y.pass(time.Second)
	if !strings.Contains(h.dead[1], "forbidden") {
		t.Fatalf("dead %v", h.dead)
	}
}

func TestAnotherVersionIsNotTalkedTo(t *testing.T) {
	y, h := &yard{version: Version + 1}, newHeard()
	c := newClient(y)
	c.Ask(question(t, 1), h.to(1))
	y.pass(time.Second)
	if len(y.workers) != 1 || h.dead[1] == "" || len(y.workers[0].got) != 0 {
		t.Fatalf("%d thinkers, dead %v", len(y.workers), h.dead)
	}
}

func TestOutsideABrowserThePageAnswersItself(t *testing.T) {
	answers := make(chan bot.Answer)
	q := question(t, 1)
	Start("./worker.js").Ask(q, Handlers{Answer: func(a bot.Answer) { answers <- a }})
	if a := <-answers; a.Fault == "" || !legal(t, q, a.Action) {
		t.Fatalf("%+v", a)
	}
}

func TestFallbackAnswersLegally(t *testing.T) {
	q := question(t, 2)
	if a := Fallback(q); a.Fault == "" || !legal(t, q, a.Action) {
		t.Fatalf("%+v", a)
	}
	q.State = q.State[:20]
	if a := Fallback(q); a.Action != (game.Action{}) || a.Fault == "" {
		t.Fatalf("a broken position was answered with %+v", a)
	}
}

// What the page answers itself it thinks of in slices, between which it can be told that nobody wants to know.
func TestThePageAnswersItselfInSlices(t *testing.T) {
	for _, def := range engines.Games() {
		q := questionOf(t, def.ID, 1)
		m, steps := newMakeshift(q, engines.ByID), 0
		for !m.job.Step(1) {
			steps++
		}
		got := m.end()
		if want := Fallback(q).Action; got.Action != want || steps == 0 {
			t.Errorf("%s: %v after %d steps, in one go %v", def.ID, got.Action, steps, want)
		}
	}
	y, h := &yard{version: Version, broken: errors.New("forbidden")}, newHeard()
	c := newClient(y)
	c.Ask(question(t, 1), h.to(1))
	c.Stop()
	c.Ask(question(t, 1), h.to(2))
	c.Ask(question(t, 1), h.to(3))
	y.pass(time.Second)
	if len(h.answers) != 0 || len(h.dead) != 1 || h.dead[3] == "" {
		t.Errorf("answers %v, dead %v", h.answers, h.dead)
	}
}
