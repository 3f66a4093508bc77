package bridge

import (
	"errors"
	"strings"
	"testing"
	"time"

	"tabard/app/session"
	"tabard/engines"
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

// heardAll records what a client's handlers are told.
type heardAll struct {
	thoughts []session.Thought
	dead     []session.Think
	reasons  []string
	progress int
}

func (h *heardAll) handlers() Handlers {
	return Handlers{
		Thought:  func(t session.Thought) { h.thoughts = append(h.thoughts, t) },
		Progress: func(uint32, int, int) { h.progress++ },
		Dead: func(t session.Think, reason string) {
			h.dead, h.reasons = append(h.dead, t), append(h.reasons, reason)
		},
	}
}

// question is the first decision of a game of Coin & Crown.
func question(t testing.TB, rev uint32, level uint8) session.Think {
	t.Helper()
	def := engines.ByID("coincrown")
	s, err := def.New(def.DefaultSetup(2, 5))
	if err != nil {
		t.Fatal(err)
	}
	view, err := game.View(s, s.Turn()).MarshalMsg(nil)
	if err != nil {
		t.Fatal(err)
	}
	return session.Think{Rev: rev, Game: def.ID, Seat: s.Turn(), Level: level, Seed: 9, State: view}
}

func legal(t *testing.T, q session.Think, a game.Action) bool {
	t.Helper()
	s, err := readState(engines.ByID(q.Game), q.State)
	if err != nil {
		t.Fatal(err)
	}
	return game.Index(s.Legal(nil), a) >= 0
}

func TestAQuestionIsAnswered(t *testing.T) {
	y, h := &yard{version: Version}, &heardAll{}
	c := newClient(y, h.handlers())
	q := question(t, 3, 1)
	c.Think(q)
	if len(h.thoughts)+len(h.dead) != 0 {
		t.Fatal("a handler was called inside Think")
	}
	y.pass(time.Second)
	if len(h.thoughts) != 1 || h.thoughts[0].Rev != 3 || h.thoughts[0].Fallback || !legal(t, q, h.thoughts[0].Action) {
		t.Fatalf("answers %v, dead %v", h.thoughts, h.reasons)
	}
	if h.progress == 0 {
		t.Error("no progress was reported")
	}
	c.Think(question(t, 4, 0))
	y.pass(time.Second)
	if len(h.thoughts) != 2 || len(y.workers) != 1 {
		t.Fatalf("the second question: %d answers, %d thinkers", len(h.thoughts), len(y.workers))
	}
	c.Close()
	c.Think(q)
	y.pass(time.Minute)
	if !y.workers[0].ended || len(h.thoughts) != 2 || len(h.dead) != 0 {
		t.Error("a closed client still talks")
	}
}

func TestStopDropsTheQuestion(t *testing.T) {
	y, h := &yard{version: Version}, &heardAll{}
	c := newClient(y, h.handlers())
	c.Think(question(t, 1, 2))
	c.Stop() // before Hello: nothing may be asked later
	y.pass(time.Second)
	if len(y.workers[0].got) != 0 {
		t.Fatal("asked what had been dropped")
	}
	c.Think(question(t, 2, 2))
	y.pass(0)
	y.workers[0].server.work(1)
	c.Stop()
	if y.workers[0].server.busy() {
		t.Fatal("the thinker goes on after Stop")
	}
	y.pass(time.Minute)
	if len(h.thoughts) != 0 || len(h.dead) != 0 {
		t.Fatalf("answers %v, dead %v after Stop", h.thoughts, h.reasons)
	}
}

func TestANewQuestionReplacesTheOldOne(t *testing.T) {
	y, h := &yard{version: Version}, &heardAll{}
	c := newClient(y, h.handlers())
	c.Think(question(t, 1, 2))
	y.pass(0)
	c.Think(question(t, 2, 0))
	y.pass(time.Second)
	if len(h.thoughts) != 1 || h.thoughts[0].Rev != 2 {
		t.Fatalf("answers %v", h.thoughts)
	}
}

func TestADeadThinkerIsStartedOnceMore(t *testing.T) {
	y, h := &yard{version: Version, deaths: 2}, &heardAll{}
	c := newClient(y, h.handlers())
	c.Think(question(t, 1, 1))
	y.pass(time.Second)
	if len(y.workers) != 2 || len(h.dead) != 1 || h.dead[0].Rev != 1 || h.reasons[0] != "out of memory" {
		t.Fatalf("%d thinkers, dead %v", len(y.workers), h.reasons)
	}
	c.Think(question(t, 2, 1))
	if len(h.dead) != 1 {
		t.Fatal("a handler was called inside Think")
	}
	y.pass(time.Second)
	if len(y.workers) != 2 || len(h.dead) != 2 || h.dead[1].Rev != 2 {
		t.Fatalf("%d thinkers, dead %v", len(y.workers), h.reasons)
	}
}

func TestTheSecondThinkerAnswersTheOpenQuestion(t *testing.T) {
	y, h := &yard{version: Version, deaths: 1}, &heardAll{}
	c := newClient(y, h.handlers())
	c.Think(question(t, 1, 1))
	y.pass(time.Second)
	if len(y.workers) != 2 || len(h.thoughts) != 1 || len(h.dead) != 0 {
		t.Fatalf("answers %v, dead %v", h.thoughts, h.reasons)
	}
}

func TestASilentThinkerIsDead(t *testing.T) {
	y, h := &yard{version: Version, silent: true}, &heardAll{}
	c := newClient(y, h.handlers())
	c.Think(question(t, 1, 1))
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
	if len(h.dead) != 1 {
		t.Fatalf("a silent thinker is not given up: %v", h.reasons)
	}
}

func TestNoWorkersAtAll(t *testing.T) {
	y, h := &yard{broken: errors.New("forbidden")}, &heardAll{}
	c := newClient(y, h.handlers())
	c.Think(question(t, 1, 1))
	y.pass(time.Second)
	if len(h.dead) != 1 || !strings.Contains(h.reasons[0], "forbidden") {
		t.Fatalf("dead %v", h.reasons)
	}
}

func TestAnotherVersionIsNotTalkedTo(t *testing.T) {
	y, h := &yard{version: Version + 1}, &heardAll{}
	c := newClient(y, h.handlers())
	c.Think(question(t, 1, 1))
	y.pass(time.Second)
	if len(y.workers) != 1 || len(h.dead) != 1 || len(y.workers[0].got) != 0 {
		t.Fatalf("%d thinkers, dead %v", len(y.workers), h.reasons)
	}
}

func TestStartOutsideABrowserGivesTheQuestionBack(t *testing.T) {
	dead := make(chan session.Think)
	c := Start("./worker.js", Handlers{Dead: func(t session.Think, _ string) { dead <- t }})
	c.Think(question(t, 8, 1))
	if q := <-dead; q.Rev != 8 {
		t.Fatalf("revision %d", q.Rev)
	}
}

func TestFallbackAnswersLegally(t *testing.T) {
	q := question(t, 6, 2)
	a := Fallback(q)
	if a.Rev != 6 || !a.Fallback || !legal(t, q, a.Action) {
		t.Fatalf("%+v", a)
	}
	q.State = q.State[:20]
	if a := Fallback(q); a.Action != (game.Action{}) || a.Rev != 6 {
		t.Fatalf("a broken position was answered with %+v", a)
	}
}
