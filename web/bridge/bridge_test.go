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
	hello   time.Duration // how long a thinker takes to start
	silent  bool          // thinkers say nothing
	deaths  int           // so many thinkers die at their first question
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
		if !w.ended {
			b := Encode(m)
			y.after(0, func() {
				if !w.ended {
					heard(b)
				}
			})
		}
	})
	y.workers = append(y.workers, w)
	hello := func() { w.server.post(Hello{Version: y.version}) }
	if y.hello == 0 {
		hello()
	} else {
		y.after(y.hello, hello)
	}
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

// ready is a client whose thinker has started.
func ready(t *testing.T, y *yard) *Client {
	t.Helper()
	c := newClient(y)
	c.Ask(question(t, 0), Handlers{Answer: func(bot.Answer) {}})
	y.pass(time.Second)
	if !c.ready || y.workers[0].server.busy() {
		t.Fatal("no thinker")
	}
	y.workers[0].got = nil
	return c
}

// slowly has the page's thread do one unit of work in each slice.
func slowly(t *testing.T) {
	was := localSlice
	localSlice = 0
	t.Cleanup(func() { localSlice = was })
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
		t.Fatalf("answers %v, dead %v", h.answers, h.dead[0])
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
	y.workers[0].server.work(1)
	c.Stop()
	if y.workers[0].server.busy() {
		t.Fatal("the thinker goes on after Stop")
	}
	y.pass(time.Minute)
	if len(h.answers)+len(h.dead) != 0 {
		t.Fatalf("answers %v, dead %v after Stop", h.answers, h.dead[0])
	}
}

// An answer that is under way when its question is dropped must not be taken for the next one's: the next may come from another
// table, at which the action means something else.
func TestALateAnswerIsNotTheNextOnes(t *testing.T) {
	y, h := &yard{version: Version}, newHeard()
	c := ready(t, y)
	c.Ask(question(t, 0), h.to(1))
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
	c := ready(t, y)
	c.Ask(question(t, 2), h.to(1))
	y.workers[0].server.work(1)
	c.Ask(question(t, 0), h.to(2))
	y.pass(time.Second)
	if len(h.answers[1]) != 0 || len(h.answers[2]) != 1 {
		t.Fatalf("answers %v", h.answers)
	}
}

// chosen is what the level of a question plays.
func chosen(t *testing.T, q bot.Question) game.Action {
	t.Helper()
	def := engines.ByID(q.Game)
	s, err := readState(def, q.State)
	if err != nil {
		t.Fatal(err)
	}
	level := def.Levels[q.Level]
	level.Trait = q.Trait
	return bot.Choose(def, s, q.Seat, level, q.Seed)
}

// A busy machine has been seen to need a minute to compile the program once more. Nobody waits for that, it is not begun anew, and
// what is played does not depend on it.
func TestNobodyWaitsForTheThinkerToStart(t *testing.T) {
	for _, def := range engines.Games() {
		y, h := &yard{version: Version, hello: 62 * time.Second}, newHeard()
		c := newClient(y)
		for level := range def.Levels {
			q := questionOf(t, def.ID, uint8(level))
			c.Ask(q, h.to(level))
			if len(h.answers[level]) > 0 {
				t.Fatal("a handler was called inside Ask")
			}
			y.pass(0)
			if got := h.answers[level]; len(got) != 1 || got[0].Action != chosen(t, q) || h.dead[level] != "" {
				t.Fatalf("%s, level %d: %v, dead %v, not %v", def.ID, level, got, h.dead, chosen(t, q))
			}
		}
		y.pass(time.Minute)
		if len(y.workers) != 1 || y.workers[0].ended || len(y.workers[0].got) != 0 {
			t.Fatalf("%s: %d thinkers", def.ID, len(y.workers))
		}
		y.pass(5 * time.Second)
		c.Ask(questionOf(t, def.ID, 0), h.to(99))
		y.pass(time.Second)
		if len(h.answers[99]) != 1 || len(y.workers[0].got) != 1 {
			t.Errorf("%s: the thinker that has started is not asked", def.ID)
		}
	}
}

// What the page is still at goes over to the thinker once that is there, and is answered once.
func TestTheThinkerTakesOver(t *testing.T) {
	slowly(t)
	y, h := &yard{version: Version, hello: time.Hour}, newHeard()
	c := newClient(y)
	q := question(t, 3)
	c.Ask(q, h.to(1))
	for range 3 { // slices
		last := len(y.timers) - 1
		slice := y.timers[last].f
		y.timers = y.timers[:last]
		slice()
	}
	if c.local == nil || c.local.units != 3 || h.progress != 3 {
		t.Fatalf("the page is not at it: %+v, progress %d", c.local, h.progress)
	}
	y.workers[0].server.post(Hello{Version: Version})
	y.pass(0)
	if got := h.answers[1]; len(y.workers[0].got) != 1 || c.local != nil {
		t.Fatalf("not asked, answers %v", got)
	}
	y.pass(time.Minute)
	if got := h.answers[1]; len(got) != 1 || got[0].Action != chosen(t, q) {
		t.Fatalf("answers %v", got)
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
	// From now on the page does the work, which is as good.
	q := question(t, 1)
	c.Ask(q, h.to(2))
	if len(h.answers) != 0 {
		t.Fatal("a handler was called inside Ask")
	}
	y.pass(time.Second)
	if got := h.answers[2]; len(y.workers) != 2 || len(got) != 1 || got[0].Action != chosen(t, q) {
		t.Fatalf("%d thinkers, answers %v, dead %v", len(y.workers), h.answers, h.dead[0])
	}
}

// A browser ends a thread now and then, on a phone to save memory. As long as each thinker answers something there is a next one.
func TestThinkersThatAnswerMayDie(t *testing.T) {
	y, h := &yard{version: Version}, newHeard()
	c := newClient(y)
	for n := range 5 {
		c.Ask(question(t, 1), h.to(n))
		y.pass(time.Second)
		y.deaths = 1
	}
	if len(h.answers) != 5 || len(h.dead) != 0 || len(y.workers) != 5 {
		t.Fatalf("%d thinkers, answers %v, dead %v", len(y.workers), h.answers, h.dead[0])
	}
}

func TestTheSecondThinkerAnswersTheOpenQuestion(t *testing.T) {
	y, h := &yard{version: Version, deaths: 1}, newHeard()
	c := newClient(y)
	c.Ask(question(t, 1), h.to(1))
	y.pass(time.Second)
	if len(y.workers) != 2 || len(h.answers[1]) != 1 || len(h.dead) != 0 {
		t.Fatalf("answers %v, dead %v", h.answers, h.dead[0])
	}
}

func TestASilentThinkerIsDead(t *testing.T) {
	for _, c := range []struct {
		name  string
		next  func(*yard) // the second thinker
		waits time.Duration
		well  bool
	}{
		{"the second one answers", func(y *yard) { y.silent = false }, 0, true},
		{"the second one is silent, too", func(y *yard) {}, silentTicks * tick, false},
		{"the second one does not start", func(y *yard) { y.hello = time.Hour }, silentTicks * tick, false},
	} {
		y, h := &yard{version: Version}, newHeard()
		client := newClient(y)
		client.Ask(question(t, 0), h.to(0))
		y.pass(time.Second)
		y.silent = true
		q := question(t, 1)
		client.Ask(q, h.to(1))
		y.pass(silentTicks*tick - 1)
		if len(y.workers) != 1 || len(h.dead) != 0 {
			t.Fatalf("%s: no patience", c.name)
		}
		c.next(y)
		y.pass(1)
		if len(y.workers) != 2 || !y.workers[0].ended {
			t.Fatalf("%s: a silent thinker is not replaced", c.name)
		}
		y.pass(c.waits)
		if got := h.answers[1]; c.well && (len(got) != 1 || got[0].Action != chosen(t, q)) || !c.well && h.dead[1] == "" {
			t.Errorf("%s: answers %v, dead %v after %v", c.name, h.answers, h.dead, y.now)
		}
	}
}

func TestNonsenseIsDeath(t *testing.T) {
	y, h := &yard{version: Version, hello: time.Hour}, newHeard()
	c := newClient(y)
	c.Ask(question(t, 1), h.to(1))
	for range maxStarts { // before Hello: the page is at work on the question already
		y.workers[len(y.workers)-1].heard([]byte("?"))
	}
	y.pass(time.Second)
	if len(y.workers) != maxStarts || !y.workers[1].ended || len(h.answers[1]) != 1 || len(h.dead) != 0 {
		t.Fatalf("%d thinkers, answers %v, dead %v", len(y.workers), h.answers, h.dead[0])
	}
}

// Whatever a thinker says, each question has one answer, at once or within the time that a silent thinker has. (An answer that is not legal
// is the session's to refuse.)
func TestAThinkerMaySayAnything(t *testing.T) {
	q, rng := question(t, 0), game.NewRand(3, 5)
	thought := Encode(Thought{N: 1, Kind: 3, A: 2, Iterations: 7})
	kinds := [][]byte{Encode(Hello{Version: Version}), Encode(Progress{N: 1, Done: 3, Total: 9}), Encode(Failed{N: 1, Text: "?"}), thought}
	for round := range 3000 {
		y, h := &yard{version: Version, silent: true}, newHeard()
		c := newClient(y)
		c.Ask(q, h.to(0))
		y.pass(time.Second) // the page's own answer, or the thinker has it
		for range 1 + rng.Intn(12) {
			b := append([]byte(nil), kinds[rng.Intn(len(kinds))]...)
			for range rng.Intn(4) {
				b[rng.Intn(len(b))] = byte(rng.Intn(256))
			}
			if rng.Intn(5) == 0 {
				b = b[:rng.Intn(len(b)+1)]
			}
			y.workers[len(y.workers)-1].heard(b)
		}
		y.pass((2*silentTicks + 4) * tick)
		if n := len(h.answers[0]); n > 1 || n == 0 && h.dead[0] == "" || n == 1 && h.dead[0] != "" {
			t.Fatalf("round %d: answers %v, fault %q", round, h.answers, h.dead[0])
		}
	}
}

func TestNoWorkersAtAll(t *testing.T) {
	y, h := &yard{broken: errors.New("forbidden")}, newHeard()
	c := newClient(y)
	for n := range 3 {
		q := question(t, 1)
		c.Ask(q, h.to(n))
		y.pass(time.Second)
		if got := h.answers[n]; len(got) != 1 || got[0].Action != chosen(t, q) {
			t.Fatalf("answers %v, dead %v", h.answers, h.dead[0])
		}
	}
}

func TestAnotherVersionIsNotTalkedTo(t *testing.T) {
	y, h := &yard{version: Version + 1}, newHeard()
	c := newClient(y)
	c.Ask(question(t, 1), h.to(1))
	y.pass(time.Second)
	if len(y.workers) != 1 || !y.workers[0].ended || len(h.answers[1]) != 1 || len(y.workers[0].got) != 0 {
		t.Fatalf("%d thinkers, answers %v, dead %v", len(y.workers), h.answers, h.dead[0])
	}
}

func TestOutsideABrowserThePageAnswersItself(t *testing.T) {
	answers := make(chan bot.Answer)
	q := question(t, 1)
	Start("./worker.js").Ask(q, Handlers{Answer: func(a bot.Answer) { answers <- a }})
	if a := <-answers; a.Fault != "" || a.Action != chosen(t, q) {
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
	slowly(t)
	y, h := &yard{version: Version, broken: errors.New("forbidden")}, newHeard()
	c := newClient(y)
	c.Ask(question(t, 1), h.to(1))
	c.Stop()
	c.Ask(question(t, 1), h.to(2))
	c.Ask(question(t, 1), h.to(3))
	y.pass(time.Second)
	if len(h.answers) != 1 || len(h.answers[3]) != 1 || len(h.dead) != 0 {
		t.Errorf("answers %v, dead %v", h.answers, h.dead[0])
	}
}

// The page's thread is at nobody else's service while it does a unit of work, so a unit is small: at every decision of a game, also
// where there are tens of thousands of ways to go on.
func TestAUnitOfWorkIsSmall(t *testing.T) {
	const most = 100 // calls of Eval, which take most of the time
	for _, real := range engines.Games() {
		def, evals := *real, 0
		def.Eval = func(s game.State, p game.Player) int32 {
			evals++
			return real.Eval(s, p)
		}
		s, err := def.New(def.DefaultSetup(def.MaxSeats, 5))
		if err != nil {
			t.Fatal(err)
		}
		worst, whole := 0, 0
		for n := 0; s.Turn() != game.Nobody; n++ {
			who := s.Turn()
			if view := game.View(s, who); n%7 == 0 {
				all := 0
				for search, done := bot.New(&def, view, who, bot.Greedy(), 1), false; !done; {
					evals = 0
					done = search.Step(1)
					worst, all = max(worst, evals), all+evals
				}
				whole = max(whole, all)
			}
			s.Apply(bot.Choose(real, s, who, real.Levels[0], 1), nil)
		}
		if worst > most {
			t.Errorf("%s: %d calls of Eval in one unit of work", def.ID, worst)
		}
		if whole < 2*most {
			t.Errorf("%s: %d calls of Eval at most: the game has no large decision", def.ID, whole)
		}
	}
}

// A stand-in has an answer after a bounded amount of work, however much there is to look at.
func TestAStandInIsBounded(t *testing.T) {
	for _, def := range engines.Games() {
		l := newLocal(questionOf(t, def.ID, 1), engines.ByID, "test")
		l.begin()
		for l.units = hastyUnits - 1; l.job != nil; {
			l.unit()
		}
		if l.units > hastyUnits || !legal(t, l.q, l.answer.Action) || l.answer.Fault != "test" {
			t.Errorf("%s: %+v after %d units", def.ID, l.answer, l.units)
		}
	}
}

// Where a search panics a stand-in answers, and where that panics, too, any legal answer keeps the game going.
func TestAPanicOfThePageIsSurvived(t *testing.T) {
	q := question(t, 1)
	for _, soft := range []bool{true, false} {
		l := newLocal(q, func(id string) *game.Def {
			d := *engines.ByID(id)
			evals := 0
			d.Eval = func(s game.State, p game.Player) int32 {
				if evals++; !soft || evals == 40 {
					panic("broken scales")
				}
				return 0
			}
			return &d
		}, "")
		for !l.step() {
		}
		if !legal(t, q, l.answer.Action) || !strings.Contains(l.answer.Fault, "broken scales") {
			t.Errorf("%+v", l.answer)
		}
	}
}
