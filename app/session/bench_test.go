package session

import (
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/conquer"
	"tabard/engines/game"
	"tabard/engines/save"
)

// late is a table of four late in a long game, with a human at turn.
func late(b *testing.B) (*Session, game.Action) {
	setup := coincrown.Def.DefaultSetup(4, 11)
	s, _, err := New(coincrown.Def, Config{ID: "late", Setup: setup, Seats: make([]save.Seat, 4), Practice: true})
	if err != nil {
		b.Fatal(err)
	}
	var last *Session
	for n := uint64(0); s.pos.Turn() != game.Nobody; n++ {
		if s.covered {
			s.Update(Lifted{})
		}
		before := *s
		s.Update(Chose{s.rev, pick(s.pos, n)})
		if n%8 == 0 {
			last = &before
		}
	}
	if last.covered {
		last.Update(Lifted{})
	}
	b.Logf("%d answers", len(last.steps))
	return last, pick(last.pos, 1)
}

func BenchmarkChoose(b *testing.B) {
	s, a := late(b)
	b.ReportAllocs()
	for b.Loop() {
		was := *s
		s.Update(Chose{s.rev, a})
		if s.rev == was.rev {
			b.Fatal("refused")
		}
		*s = was
	}
}

func BenchmarkOpen(b *testing.B) {
	s, _ := late(b)
	g := s.Save()
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := Open(g); err != nil {
			b.Fatal(err)
		}
	}
}

// lateConquest is a table of Craft & Conquer after many answers.
func lateConquest(b *testing.B, answers int) *Session {
	b.Helper()
	setup := conquerDef.DefaultSetup(4, 2)
	setup.Options[9] = 4 // no limit of rounds
	s, _, err := New(conquerDef, Config{ID: "late", Setup: setup, Seats: make([]save.Seat, 4), Practice: true})
	if err != nil {
		b.Fatal(err)
	}
	r := game.NewRand(2, 1)
	for len(s.steps) < answers && s.pos.Turn() != game.Nobody {
		a := livelier(&r, s.pos.Legal(nil))
		for a.Kind == conquer.KindClaim || a.Kind == conquer.KindDeclare {
			a = livelier(&r, s.pos.Legal(nil))
		}
		s.play(a, false)
	}
	s.viewer = s.pos.Turn()
	s.paint()
	return s
}

func BenchmarkPaintLate(b *testing.B) {
	s := lateConquest(b, 8000)
	b.ReportAllocs()
	for b.Loop() {
		s.paint()
	}
}

func BenchmarkOpenLate(b *testing.B) {
	s := lateConquest(b, 8000)
	g := s.Save()
	b.Logf("%d moves", len(g.Moves))
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := Open(g); err != nil {
			b.Fatal(err)
		}
	}
}
