package bridge

import (
	"errors"
	"reflect"
	"testing"
	"time"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// played is a question about the beginning of a game between quick bots, and what an analysis finds.
func played(t *testing.T, id string) (bot.Question, *bot.Analysis) {
	t.Helper()
	def := engines.ByID(id)
	s, err := def.New(def.DefaultSetup(2, 8))
	if err != nil {
		t.Fatal(err)
	}
	q := bot.Question{Game: id, Seat: game.Nobody, Seed: 9, Of: [game.MaxSeats]bool{true}}
	if q.State, err = s.MarshalMsg(nil); err != nil {
		t.Fatal(err)
	}
	start := s.Clone()
	for len(q.Moves) < 30 {
		a := bot.Choose(def, s, s.Turn(), game.Level{Width: 1, Noise: 3000}, 4)
		q.Moves = append(q.Moves, uint16(game.Index(s.Legal(nil), a)))
		s.Apply(a, nil)
	}
	r := bot.NewAnalysis(def, start, q)
	for !r.Step(1 << 20) {
	}
	return q, r
}

func TestALookBackIsHeard(t *testing.T) {
	turnings := 0
	for _, def := range engines.Games() {
		q, want := played(t, def.ID)
		y, h := &yard{version: Version}, newHeard()
		newClient(y).Ask(q, h.to(1))
		y.pass(time.Minute)
		got := h.answers[1]
		if len(got) != 1 || got[0].Fault != "" || !reflect.DeepEqual(got[0].Turns, want.Turns()) || !reflect.DeepEqual(got[0].Turnings, want.Turnings()) {
			t.Fatalf("%s: heard %+v, not %+v and %+v", def.ID, got, want.Turns(), want.Turnings())
		}
		turnings += len(want.Turnings())
	}
	if turnings == 0 {
		t.Error("no turning point was heard of")
	}
}

// The draws of a table by link are seeded anew at each letter, in the thinker and without one.
func TestALookBackAtATableByLink(t *testing.T) {
	q, plain := played(t, "merchants")
	for i := range 5 {
		q.Anew = append(q.Anew, bot.Anew{Move: 5 * i, Draws: game.NewRand(3, uint64(i))})
	}
	if got := unpackAnew(packAnew(q.Anew)); !reflect.DeepEqual(got, q.Anew) {
		t.Errorf("%v comes as %v", q.Anew, got)
	}
	var all [][]bot.Turn
	for _, broken := range []error{nil, errors.New("forbidden")} {
		y, h := &yard{version: Version, broken: broken}, newHeard()
		on := h.to(1)
		on.Answer = func(a bot.Answer) { all = append(all, a.Turns) }
		newClient(y).Ask(q, on)
		y.pass(time.Minute)
	}
	if len(all) != 2 || len(all[0]) == 0 || !reflect.DeepEqual(all[0], all[1]) {
		t.Errorf("heard %v", all)
	}
	if len(all) > 0 && reflect.DeepEqual(all[0], plain.Turns()) {
		t.Error("what was seeded anew makes no difference")
	}
}

// An analysis can be broken off, and gives way to a question of the next game.
func TestALookBackGivesWay(t *testing.T) {
	y, h := &yard{version: Version}, newHeard()
	c := ready(t, y)
	q, _ := played(t, "emara")
	c.Ask(q, h.to(1))
	thinker := y.workers[0].server
	thinker.work(1)
	c.Stop()
	if thinker.busy() {
		t.Fatal("the thinker goes on after Stop")
	}
	c.Ask(q, h.to(2))
	thinker.work(1)
	c.Ask(question(t, 0), h.to(3))
	y.pass(time.Minute)
	if len(h.answers[1])+len(h.answers[2]) != 0 || len(h.answers[3]) != 1 || h.answers[3][0].Turns != nil {
		t.Fatalf("answers %v", h.answers)
	}
}

func TestThePageLooksBackWithoutAThinker(t *testing.T) {
	q, want := played(t, "merchants")
	y, h := &yard{version: Version, broken: errors.New("forbidden")}, newHeard()
	var got []bot.Answer
	on := h.to(1)
	on.Answer = func(a bot.Answer) { got = append(got, a) }
	newClient(y).Ask(q, on)
	y.pass(time.Minute)
	if len(got) != 1 || got[0].Fault != "" || !reflect.DeepEqual(got[0].Turns, want.Turns()) {
		t.Fatalf("%+v", got)
	}
}

// A game that is too long for a message is looked back at by the page; moves that do not fit the game end where they do.
func TestALookBackAtWhatIsTooLong(t *testing.T) {
	q, want := played(t, "merchants")
	q.Moves = append(q.Moves, make([]uint16, MaxMessage)...)
	q.Moves[30] = 60000
	y, h := &yard{version: Version}, newHeard()
	var got []bot.Answer
	on := h.to(1)
	on.Answer = func(a bot.Answer) { got = append(got, a) }
	newClient(y).Ask(q, on)
	y.pass(time.Minute)
	if len(got) != 1 || got[0].Fault != "" || len(got[0].Turns) == 0 || !reflect.DeepEqual(got[0].Turns[0], want.Turns()[0]) {
		t.Fatalf("%+v", got)
	}
}

func TestWhatIsNoLookBack(t *testing.T) {
	good := packAnalysis([]bot.Turn{{Who: 1, Next: 3}, {First: 3, Next: 4}}, []bot.Turning{{Move: 1, Cost: 50}})
	turns, turnings, ok := unpackAnalysis(good)
	if !ok || len(turns) != 2 || turns[1].First != 3 || len(turnings) != 1 || turnings[0].Cost != 50 {
		t.Fatalf("%v, %v, %v", turns, turnings, ok)
	}
	for n := 1; n < len(good); n++ {
		if _, found, ok := unpackAnalysis(good[:n]); ok && len(found) != 0 {
			t.Fatalf("%d bytes are an analysis", n)
		}
	}
	if _, err := Decode(Encode(Thought{Past: good[:20]})); err == nil {
		t.Error("half a turn was taken for an analysis")
	}
}
