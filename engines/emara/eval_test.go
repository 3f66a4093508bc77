package emara

import (
	"testing"

	"tabard/engines/game"
)

// swapped is the position with two seats in each other's place.
func swapped(s State, a, b game.Player) State {
	other := func(p game.Player) game.Player {
		switch p {
		case a:
			return b
		case b:
			return a
		}
		return p
	}
	s.Seats[a], s.Seats[b] = s.Seats[b], s.Seats[a]
	s.Hands[a], s.Hands[b] = s.Hands[b], s.Hands[a]
	for at := range s.Huts {
		for hut, o := range s.Huts[at] {
			s.Huts[at][hut] = other(o)
		}
	}
	for i := range s.Frames[:s.Depth] {
		s.Frames[i].Who = other(s.Frames[i].Who)
	}
	done := s.SplitDone
	s.SplitDone &^= 1<<a | 1<<b
	s.SplitDone |= done>>a&1<<b | done>>b&1<<a
	s.Start = other(s.Start)
	return s
}

func TestEvalKnowsNoSeatByName(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		for _, s := range positions(t, seats, 3) {
			last := game.Player(seats - 1)
			mirror := swapped(s, 0, last)
			for p := range game.Player(seats) {
				if p != 0 && p != last && seats > 3 {
					continue
				}
				q := p
				switch p {
				case 0:
					q = last
				case last:
					q = 0
				}
				// The next to start is the next at the table, whoever that is.
				if (s.Start+1)%game.Player(seats) == p || (mirror.Start+1)%game.Player(seats) == q {
					continue
				}
				if a, b := Eval(&s, p), Eval(&mirror, q); a != b {
					t.Fatalf("seat %d of %d in round %d is worth %d, but %d in another chair", p, seats, s.Round, a, b)
				}
			}
		}
	}
}

func TestEvalSeesNothingHidden(t *testing.T) {
	r := game.NewRand(4, 4)
	for _, s := range positions(t, 3, 3) {
		for p := range game.Player(3) {
			v := s
			v.Redact(p)
			open := Eval(&v, p)
			v.Determinize(&r)
			if a, b := Eval(&s, p), Eval(&v, p); a != open || b != open {
				t.Fatalf("seat %d: %d redacted, %d in truth, %d on another deal", p, open, a, b)
			}
		}
	}
}

// TestMoreIsNeverWorse gives the seat to move one more of everything. A point for the total that is ahead also moves what
// points of either kind are worth to the acts in sight, which may take back up to half of it.
func TestMoreIsNeverWorse(t *testing.T) {
	for seats := 1; seats <= MaxSeats; seats++ {
		for _, s := range positions(t, seats, 3) {
			p := s.Turn()
			if p == game.Nobody {
				continue
			}
			before := Eval(&s, p)
			try := func(what string, f func(q *Seat)) {
				more := s
				f(&more.Seats[p])
				if after := Eval(&more, p); after < before-50 {
					t.Fatalf("round %d, %d turns left: %s takes %d to %d", s.Round, s.TurnsLeft(p), what, before, after)
				}
			}
			try("a citizen", func(q *Seat) { q.CP++ })
			try("a building", func(q *Seat) { q.BP++ })
			try("a bread", func(q *Seat) { q.Bread++ })
			try("a book", func(q *Seat) { q.Book++ })
			try("a ring", func(q *Seat) { q.Ring++ })
			try("a coin", func(q *Seat) { q.Coin++ })
			for g := range Resources {
				try(GoodNames[g], func(q *Seat) { q.Res[g]++ })
			}
			for a := Baker; a <= Toolmaker; a++ {
				try(AdvisorCards[a].ID, func(q *Seat) { q.Advisors |= 1 << (a - 1) })
			}
		}
	}
}

// TestEvalIsTheScoreInTheEnd: once the last turn of all is over, nothing is guessed.
func TestEvalIsTheScoreInTheEnd(t *testing.T) {
	for seats := 1; seats <= MaxSeats; seats++ {
		for seed := range uint64(5) {
			s, err := New(Def.DefaultSetup(seats, seed))
			if err != nil {
				t.Fatal(err)
			}
			r := game.NewRand(seed, 8)
			for s.Turn() != game.Nobody {
				legal := s.Legal(nil)
				s.Apply(legal[r.Intn(len(legal))], nil)
				for p := range game.Player(seats) {
					if s.TurnsLeft(p) > 0 || s.inTurn(p) || s.Event == Famine || s.Event == Alms || s.Event == OldBooks {
						continue
					}
					final, _ := s.Forecast(p)
					if w := Eval(s, p); w < 100*int32(final) || w >= 100*int32(final)+100 {
						t.Fatalf("%d points at the end are worth %d before it", final, w)
					}
				}
			}
		}
	}
}

func TestKnotsCoverTheGame(t *testing.T) {
	for left := range turns + 1 {
		k, part, whole := KnotOf(left)
		if part < 0 || part >= whole || k+1 == Knots && part > 0 {
			t.Fatalf("%d turns left: %d of %d past knot %d", left, part, whole, k)
		}
		for f := range weights {
			want := int(weights[f][k])
			if part > 0 {
				want = (int(weights[f][k])*(whole-part) + int(weights[f][k+1])*part) / whole
			}
			if int(present[left][f]) != want {
				t.Fatalf("%s with %d turns left: %d, want %d", FeatureNames[f], left, present[left][f], want)
			}
		}
	}
	for f, name := range FeatureNames {
		if name == "" {
			t.Errorf("feature %d has no name", f)
		}
		for k, w := range weights[f] {
			if low, high := Bounds(f); w < low || w > high {
				t.Errorf("%s at %d turns left is %d, not within %d and %d", name, KnotTurns[k], w, low, high)
			}
		}
	}
}

func TestEvalDoesNotAllocate(t *testing.T) {
	s := positions(t, 4, 1)[50]
	if n := testing.AllocsPerRun(100, func() { Eval(&s, 1) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkEval(b *testing.B) {
	all := positions(b, 4, 4)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		Eval(&all[i%len(all)], 1)
	}
}
