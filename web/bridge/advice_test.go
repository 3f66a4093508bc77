package bridge

import (
	"errors"
	"reflect"
	"testing"
	"time"

	"tabard/engines"
	"tabard/engines/bot"
)

// adviceOn is what the search itself says to a question.
func adviceOn(t *testing.T, q bot.Question) []bot.Advice {
	t.Helper()
	def := engines.ByID(q.Game)
	s, err := readState(def, q.State)
	if err != nil {
		t.Fatal(err)
	}
	return bot.Advise(def, s, q.Seat, def.Levels[q.Level], q.Seed, q.Advice)
}

func TestAdviceIsHeard(t *testing.T) {
	several := 0
	for _, def := range engines.Games() {
		y, h := &yard{version: Version}, newHeard()
		c := newClient(y)
		q := questionOf(t, def.ID, 1)
		q.Advice = bot.MaxAdvice
		c.Ask(q, h.to(1))
		y.pass(time.Minute)
		want := adviceOn(t, q)
		if got := h.answers[1]; len(got) != 1 || !reflect.DeepEqual(got[0].Advice, want) || got[0].Action != want[0].Action {
			t.Fatalf("%s: heard %v, dead %v, not %v", def.ID, got, h.dead, want)
		}
		if len(want) > 1 && want[0].Causes[0].More != 0 {
			several++
		}
		q.Advice = 0
		c.Ask(q, h.to(2))
		y.pass(time.Minute)
		if got := h.answers[2]; len(got) != 1 || got[0].Advice != nil || !legal(t, q, got[0].Action) {
			t.Fatalf("%s: a decision after advice: %v", def.ID, got)
		}
	}
	if several < 2 {
		t.Errorf("in %d games there was a choice with a reason", several)
	}
}

// Somebody who acts before the advice has come, or does not want it any more, hears nothing of it.
func TestAdviceGivesWay(t *testing.T) {
	y, h := &yard{version: Version}, newHeard()
	c := ready(t, y)
	q := question(t, 2)
	q.Advice = 2
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
	if len(h.answers[1])+len(h.answers[2]) != 0 || len(h.answers[3]) != 1 || h.answers[3][0].Advice != nil {
		t.Fatalf("answers %v", h.answers)
	}
}

func TestThePageAdvisesWithoutAThinker(t *testing.T) {
	y, h := &yard{version: Version, broken: errors.New("forbidden")}, newHeard()
	var got []bot.Answer
	on := h.to(1)
	on.Answer = func(a bot.Answer) { got = append(got, a) }
	q := question(t, 1)
	q.Advice = 3
	newClient(y).Ask(q, on)
	y.pass(time.Second)
	if len(got) != 1 || got[0].Fault != "" || len(got[0].Advice) < 2 || got[0].Action != got[0].Advice[0].Action || !legal(t, q, got[0].Action) {
		t.Fatalf("%+v", got)
	}
}
