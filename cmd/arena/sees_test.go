package main

import (
	"bytes"
	"testing"

	"tabard/engines"
	"tabard/engines/game"
)

// TestOnlyWhoSeesIsToldAll: whoever sees has the position as it is, whatever a search does to forget and to imagine; everybody else's
// view says nothing of the luck to come, and both value a position alike.
func TestOnlyWhoSeesIsToldAll(t *testing.T) {
	bytesOf := func(s game.State) []byte {
		b, err := s.MarshalMsg(nil)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	for _, def := range engines.Games() {
		s, err := def.New(def.DefaultSetup(2, 7))
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(7, 7)
		for range 40 {
			legal := s.Legal(nil)
			s.Apply(legal[r.Intn(len(legal))], nil)
		}
		who := s.Turn()
		view := game.View(open{s}, who)
		view.Determinize(&r)
		if !bytes.Equal(bytesOf(view), bytesOf(s)) {
			t.Errorf("%s: who sees all imagines something else", def.ID)
		}
		all := opened(*def)
		if a, b := all.Eval(view, who), def.Eval(s, who); a != b {
			t.Errorf("%s: worth %d to who sees all, not %d", def.ID, a, b)
		}
		dealt := game.View(s, who)
		dealt.Determinize(&r)
		if bytes.Equal(bytesOf(dealt), bytesOf(s)) {
			t.Errorf("%s: what others imagine is what there is", def.ID)
		}
	}
}

// TestSeeingIsOneRivalsAlone: the numbers of the other stay what they are, and what one sees changes what it does.
func TestSeeingIsOneRivalsAlone(t *testing.T) {
	def := engines.ByID("conquer")
	ladder, err := ladderOf(def, "squire:noise=0,squire:noise=0:sees=1,squire:noise=0")
	if err != nil {
		t.Fatal(err)
	}
	if ladder[0].sees || !ladder[1].sees || ladder[2].sees {
		t.Errorf("who sees: %v", ladder)
	}
	plain := ladder[1].Level
	plain.ID = ladder[0].ID
	if plain != ladder[0].Level {
		t.Errorf("who sees is %+v otherwise, not %+v", plain, ladder[0].Level)
	}
	outcome := func(m match) (rounds [4]float64) {
		m.seed = 1
		r, err := m.series(1, func(r *result) bool { return len(r.rounds) >= len(rounds) })
		if err != nil {
			t.Fatal(err)
		}
		copy(rounds[:], r.scores)
		return rounds
	}
	both := matches(def, ladder, def.DefaultSetup(2, 0), false)
	blind := both[0]
	blind.strong.sees = false
	if outcome(both[0]) == outcome(blind) {
		t.Error("what it sees changes nothing")
	}
	if _, err := ladderOf(def, "squire,squire:sees=2"); err == nil {
		t.Error("somebody sees twice")
	}
}
