package session

import (
	"fmt"
	"strings"
	"testing"

	"tabard/engines/bot"
	"tabard/engines/game"
)

func TestAFaultLeavesThePositionBeforeIt(t *testing.T) {
	h := tavernOf(t, "HB", "boom")
	h.play("take")
	before := h.s.View()
	h.out = h.s.Update(Chose{before.Rev, h.action("boom")})
	report := effect[Broken](h).Report
	for _, want := range []string{"the keg has blown up", "Boom", "tavern, rules 3", "seed 7", "options [1 ", "human bot0", "moves: 1: 1"} {
		if !strings.Contains(report, want) {
			t.Errorf("the report lacks %q:\n%s", want, report)
		}
	}
	if strings.Contains(report, "guest0") {
		t.Error("the report names people")
	}
	if h.words() != "broken" {
		t.Errorf("effects %q", h.words())
	}
	if d := same(h.s.View(), before); d != "" || h.s.View().Rev != before.Rev {
		t.Error(d)
	}
	h.play("take,undo,end")
	if got := h.sight(); got != "P1 Menu coins [2 1] points [0 0] undo thinking" {
		t.Errorf("not usable afterwards: %s", got)
	}
}

func TestAFaultInABatchLeavesNothingOfIt(t *testing.T) {
	h := tavernOf(t, "HB", "boom")
	before := h.s.View()
	h.out = h.s.Update(ChoseMany{before.Rev, []game.Action{h.action("take"), h.action("boom")}})
	effect[Broken](h)
	if d := same(h.s.View(), before); d != "" || len(h.s.Save().Moves) != 0 {
		t.Error(d)
	}
}

func TestAFaultOfABotStopsTheBots(t *testing.T) {
	h := tavernOf(t, "HB", "boom")
	h.play("end")
	seed := effect[Think](h).Seed
	h.out = h.s.Update(Thought{Rev: h.s.View().Rev, Answer: bot.Answer{Action: h.action("boom")}})
	effect[Broken](h)
	if got := h.sight(); got != "P1 Menu coins [1 1] points [0 0] undo stopped" {
		t.Errorf("%s", got)
	}
	h.play("resume")
	if again := effect[Think](h); again.Seed == seed {
		t.Error("asked in the very same way it would fail in the same way")
	}
	h.play("bot take")
	if got := h.sight(); got != "P1 Menu coins [1 2] points [0 0] (other) paused" {
		t.Errorf("%s", got)
	}
}

// sulking is the toy with faults where the session asks for something else than to apply.
type sulking struct{ *tavern }

func (s sulking) Clone() game.State        { return sulking{s.tavern.Clone().(*tavern)} }
func (s sulking) CopyFrom(from game.State) { s.tavern.CopyFrom(from.(sulking).tavern) }
func (s sulking) Standing(dst []game.Rank) []game.Rank {
	if s.Coins[0] == 3 {
		panic("nobody knows the score")
	}
	return s.tavern.Standing(dst)
}

func TestAFaultInThePictureOfAPositionIsAFaultToo(t *testing.T) {
	def := *tavernDef
	def.New = func(s game.Setup) (game.State, error) {
		st, err := newTavern(s)
		if err != nil {
			return nil, err
		}
		return sulking{st.(*tavern)}, nil
	}
	c := tavernOf(t, "HB").s.Save()
	s, _, err := New(&def, Config{ID: "a", Setup: c.Setup, Seats: c.Seats})
	if err != nil {
		t.Fatal(err)
	}
	h := &host{t: t, s: s}
	h.do(Chose{s.View().Rev, h.action("take")})
	before := s.View()
	h.out = s.Update(Chose{before.Rev, h.action("take")})
	if report := effect[Broken](h).Report; !strings.Contains(report, "nobody knows the score") {
		t.Error(report)
	}
	if s.View().Rev != before.Rev || s.pos.(sulking).Coins[0] != 2 {
		t.Errorf("at %+v", s.pos)
	}
	def.New = func(game.Setup) (game.State, error) { panic("no table") }
	if _, _, err := New(&def, Config{Setup: c.Setup, Seats: c.Seats}); err == nil || !strings.Contains(fmt.Sprint(err), "no table") {
		t.Errorf("a fault in the set-up: %v", err)
	}
}
