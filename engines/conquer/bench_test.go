package conquer

import (
	"testing"
	"unsafe"

	"tabard/engines/game"
)

// playout plays a game to its end by random legal choices and returns how many there were.
func playout(s *State, r *game.Rand, buf []game.Action) (decisions int) {
	for s.Depth > 0 {
		legal := s.Legal(buf[:0])
		s.Apply(legal[r.Intn(len(legal))], nil)
		decisions++
	}
	return decisions
}

func BenchmarkPlayout(b *testing.B) {
	start, err := New(Def.DefaultSetup(4, 1))
	if err != nil {
		b.Fatal(err)
	}
	var s State
	buf := make([]game.Action, 0, 512)
	r := game.NewRand(1, 1)
	b.ReportAllocs()
	decisions := 0
	for b.Loop() {
		s = *start
		s.Determinize(&r)
		decisions += playout(&s, &r, buf)
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "playouts/s")
	b.ReportMetric(float64(decisions)/float64(b.N), "decisions/game")
}

// positions are the positions before every decision of some random games.
func positions(tb testing.TB, seats, games int) []State {
	tb.Helper()
	var all []State
	r := game.NewRand(uint64(seats), 9)
	for seed := range games {
		s, err := New(Def.DefaultSetup(seats, uint64(seed)))
		if err != nil {
			tb.Fatal(err)
		}
		for s.Depth > 0 {
			all = append(all, *s)
			legal := s.Legal(nil)
			s.Apply(legal[r.Intn(len(legal))], nil)
		}
	}
	return all
}

func BenchmarkLegal(b *testing.B) {
	all := positions(b, 4, 4)
	buf := make([]game.Action, 0, 512)
	b.ReportAllocs()
	i, options := 0, 0
	for b.Loop() {
		options += len(all[i%len(all)].Legal(buf[:0]))
		i++
	}
	b.ReportMetric(float64(options)/float64(b.N), "options")
}

func BenchmarkCopy(b *testing.B) {
	all := positions(b, 4, 1)
	var s State
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		s.CopyFrom(&all[i%len(all)])
		i++
	}
	b.ReportMetric(float64(unsafe.Sizeof(s)), "bytes")
}

func BenchmarkSnapshot(b *testing.B) {
	all := positions(b, 4, 1)
	buf := make([]byte, 0, 4096)
	b.ReportAllocs()
	i, size := 0, 0
	for b.Loop() {
		out, err := all[i%len(all)].MarshalMsg(buf[:0])
		if err != nil {
			b.Fatal(err)
		}
		size = max(size, len(out))
		i++
	}
	b.ReportMetric(float64(size), "bytes")
}
