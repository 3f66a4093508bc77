package emara

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// swapped is the position with its first and last seat in each other's place.
func swapped(s State) State {
	other := func(p game.Player) game.Player { return gametest.Ends(p, game.Player(s.N)) }
	a, b := game.Player(0), game.Player(s.N)-1
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

// What a position is worth is worth it to whoever sits there, and to nobody else for knowing more. The next to start is
// the next at the table, whoever that is, and the two in the middle of four change their neighbours.
func TestEvalIsFair(t *testing.T) {
	gametest.Evals[State]{Def: Def, Moved: swapped, Chair: gametest.Ends, But: func(s, moved *State, p game.Player) bool {
		seats := game.Player(s.N)
		q := gametest.Ends(p, seats)
		return seats > 3 && p == q || (s.Start+1)%seats == p || (moved.Start+1)%seats == q
	}}.Prove(t)
}

// TestMoreIsNeverWorse gives the seat to move one more of everything. A point for the total that is ahead also moves what
// points of either kind are worth to the acts in sight, which may take back up to half of it.
func TestMoreIsNeverWorse(t *testing.T) {
	for seats := 1; seats <= MaxSeats; seats++ {
		for _, s := range gametest.Positions[State](t, Def, seats, 3) {
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
				try(AdvisorNames[a], func(q *Seat) { q.Advisors |= 1 << (a - 1) })
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
		for f, row := range weights {
			for table := range present {
				row := row[table*Knots:]
				want := int(row[k])
				if part > 0 {
					want = (int(row[k])*(whole-part) + int(row[k+1])*part) / whole
				}
				if int(present[table][left][f]) != want {
					t.Fatalf("table %d, %s with %d turns left: %d, want %d", table, FeatureNames[f], left, present[table][left][f], want)
				}
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
