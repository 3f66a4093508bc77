package game

import "testing"

// The stream is a file format: a save replays only as long as these numbers stay.
func TestRandKeepsItsNumbers(t *testing.T) {
	r := NewRand(2026, 7)
	var got [8]int
	for i := range got {
		got[i] = r.Intn(1000)
	}
	// Computed apart from this code, from the published definition of PCG-XSH-RR 64/32 and SplitMix64's finaliser.
	want := [8]int{624, 411, 112, 794, 370, 81, 671, 339}
	if got != want {
		t.Errorf("draws of seed 2026, stream 7: %v, want %v", got, want)
	}
	if want := (Rand{State: 0x72b8622f3075440c, Inc: 0xc797c3c8b2641baf}); r != want {
		t.Errorf("state after eight draws: %#v", r)
	}
}

func TestStreamsAndSeedsAreIndependent(t *testing.T) {
	seen := map[uint64]bool{}
	for seed := uint64(0); seed < 64; seed++ {
		for stream := uint64(0); stream < 64; stream++ {
			r := NewRand(seed, stream)
			if r.Inc&1 == 0 || !r.Known() {
				t.Fatalf("seed %d stream %d: not a random stream", seed, stream)
			}
			v := r.Uint64()
			if seen[v] {
				t.Fatalf("seed %d stream %d repeats another stream", seed, stream)
			}
			seen[v] = true
		}
	}
}

func TestIntnIsUniform(t *testing.T) {
	for _, n := range []int{2, 3, 5, 6, 7, 38, 96} {
		r := NewRand(1, uint64(n))
		counts := make([]int, n)
		const each = 4000
		for range each * n {
			counts[r.Intn(n)]++
		}
		for v, c := range counts {
			if c < each*85/100 || c > each*115/100 {
				t.Errorf("Intn(%d) gave %d %d times, about %d expected", n, v, c, each)
			}
		}
	}
}

func TestOneOutcomeCostsNothing(t *testing.T) {
	r := NewRand(3, 3)
	before := r
	if r.Intn(1) != 0 || r != before {
		t.Error("Intn(1) must be 0 and leave the stream alone")
	}
	var forgotten Rand
	if forgotten.Intn(1) != 0 || forgotten.Known() {
		t.Error("a forgotten stream still answers a draw with one outcome")
	}
}

func TestScriptPrescribesDraws(t *testing.T) {
	r := Script(3, 5, 0, 2, 1)
	for i, want := range []int{5, 0, 2, 1} {
		if got := r.Intn(6); got != want {
			t.Errorf("draw %d: %d, want %d", i, got, want)
		}
	}
	mustPanic(t, "a used-up script", func() { r.Intn(6) })
	mustPanic(t, "a value beyond the die", func() { s := Script(3, 6); s.Intn(6) })
	mustPanic(t, "a script that is too long", func() { Script(8, make([]int, 9)...) })
	mustPanic(t, "a value wider than the script", func() { Script(2, 4) })
	mustPanic(t, "seeding from a script", func() { s := Script(2, 1); s.Uint64() })
	mustPanic(t, "a forgotten stream", func() { var f Rand; f.Intn(2) })
	mustPanic(t, "no outcome", func() { n := NewRand(1, 1); n.Intn(0) })
}

func mustPanic(t *testing.T, what string, f func()) {
	t.Helper()
	defer func() {
		if recover() == nil {
			t.Errorf("%s: no panic", what)
		}
	}()
	f()
}
