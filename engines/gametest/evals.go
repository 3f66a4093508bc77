package gametest

import (
	"slices"
	"testing"

	"tabard/engines/game"
)

// Evals is what the suite needs to know of a game to prove its value function. S is the game's own type of state.
type Evals[S any] struct {
	Def *game.Def
	// Positions are those to look at, for each number of seats; nil means those of three random games.
	Positions func(seats int) []S
	// Moved is the position with its seats in other chairs, and Chair says where among so many seat p sits then. Every
	// seat's worth must have moved with it, other than where But says that the chair itself matters.
	Moved func(s S) S
	Chair func(p, seats game.Player) game.Player
	But   func(s, moved *S, p game.Player) bool
	// Bared says that hidden things count in this position: what a deal has filled in is taken for the truth. May be nil.
	Bared func(s *S) bool
	// Agreed makes the position that of a table which has agreed on more than is usual, so that what counts there is weighed too. May be nil.
	Agreed func(s *S)
}

// Next sits everybody in the next chair: a Chair for Evals.
func Next(p, seats game.Player) game.Player {
	if p == game.Nobody {
		return p
	}
	return (p + 1) % seats
}

// Ends lets the first seat and the last one change places: a Chair for Evals.
func Ends(p, seats game.Player) game.Player {
	switch p {
	case 0:
		return seats - 1
	case seats - 1:
		return 0
	}
	return p
}

// Prove proves that the value of a position knows no seat by name, sees nothing hidden, and allocates nothing.
func (e Evals[S]) Prove(t *testing.T) {
	eval := func(s *S, p game.Player) int32 { return e.Def.Eval(any(s).(game.State), p) }
	positions := e.Positions
	if positions == nil {
		positions = func(seats int) []S { return Positions[S](t, e.Def, seats, 3) }
	}
	t.Run("knows no seat by name", func(t *testing.T) {
		for seats := max(2, e.Def.MinSeats); seats <= e.Def.MaxSeats; seats++ {
			for i, s := range positions(seats) {
				moved := e.Moved(s)
				for p := range game.Player(seats) {
					if e.But != nil && e.But(&s, &moved, p) {
						continue
					}
					if a, b := eval(&s, p), eval(&moved, e.Chair(p, game.Player(seats))); a != b {
						t.Fatalf("seat %d of %d in position %d is worth %d, but %d in another chair", p, seats, i, a, b)
					}
				}
			}
		}
	})
	t.Run("sees nothing hidden", func(t *testing.T) {
		r := game.NewRand(4, 4)
		seen := 0
		for i, s := range positions(3) {
			if e.Bared != nil && e.Bared(&s) {
				continue
			}
			seen++
			for p := range game.Player(3) {
				v := s
				view := any(&v).(game.State)
				view.Redact(p)
				open := eval(&v, p)
				view.Determinize(&r)
				if a, b := eval(&s, p), eval(&v, p); a != open || b != open {
					t.Fatalf("seat %d in position %d: %d redacted, %d in truth, %d on another deal", p, i, open, a, b)
				}
			}
		}
		if seen < 20 {
			t.Errorf("only %d positions were looked at", seen)
		}
	})
	t.Run("is taken apart", func(t *testing.T) {
		parts := make([]int32, len(e.Def.Features))
		told := make([]bool, len(parts))
		for i, id := range e.Def.Features {
			if id == "" || slices.Contains(e.Def.Features[:i], id) {
				t.Errorf("feature %d is called %q", i, id)
			}
		}
		for seats := max(2, e.Def.MinSeats); seats <= e.Def.MaxSeats; seats++ {
			all := positions(seats)
			end := all[len(all)-1]
			for s := any(&end).(game.State); s.Turn() != game.Nobody; s.Apply(s.Legal(nil)[0], nil) {
			}
			all = append(all, end)
			if e.Agreed != nil {
				for _, s := range all {
					e.Agreed(&s)
					all = append(all, s)
				}
			}
			for i, s := range all {
				for p := range game.Player(seats) {
					e.Def.Weigh(any(&s).(game.State), p, parts)
					sum := int32(0)
					for k, n := range parts {
						sum += n
						told[k] = told[k] || n != 0
					}
					if d := sum/16 - eval(&s, p); d < -1 || d > 1 { // partners are rounded one by one
						t.Fatalf("seat %d in position %d is worth %d, its parts %d", p, i, eval(&s, p), sum/16)
					}
				}
			}
		}
		for k, ok := range told {
			if !ok && e.Def.Features[k] != "luck" { // that is a matter of searches
				t.Errorf("%s is never worth anything", e.Def.Features[k])
			}
		}
	})
	t.Run("knows the time", func(t *testing.T) {
		for seats := max(2, e.Def.MinSeats); seats <= e.Def.MaxSeats; seats++ {
			seen, last := [8]bool{}, 0
			for i, s := range positions(seats) {
				view := any(&s).(game.State)
				timed := view.(game.Timed)
				now := timed.Eighth()
				view.Redact(game.Nobody)
				if now < 0 || now > 7 || timed.Eighth() != now {
					t.Fatalf("position %d is in eighth %d, to a spectator in %d", i, now, timed.Eighth())
				}
				if seen[now], last = true, now; timed.Halving()[seats][now] == 0 {
					t.Errorf("%d seats, eighth %d: nobody knows what a lead is worth", seats, now)
				}
			}
			if !seen[0] || last == 0 {
				t.Errorf("%d seats: eighths %v", seats, seen)
			}
		}
	})
	t.Run("allocates nothing", func(t *testing.T) {
		all := positions(e.Def.MaxSeats)
		s := &all[len(all)/2]
		if n := testing.AllocsPerRun(100, func() { eval(s, 1) }); n != 0 {
			t.Errorf("%v allocations", n)
		}
	})
}
