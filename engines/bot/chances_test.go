package bot

import (
	"testing"

	"tabard/engines/game"
)

func TestChancesAddUpAndFollowTheLead(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		positions(t, seats, 37, func(s game.State) {
			c := Chances(toy, s)
			sum := 0
			for p, n := range c {
				sum += n
				if n < 0 || p >= seats && n != 0 {
					t.Fatalf("chances %v", c)
				}
			}
			if sum != 1000 {
				t.Fatalf("chances %v add up to %d", c, sum)
			}
			view := game.View(s, game.Nobody)
			for p := range seats {
				for o := range seats {
					if toy.Eval(view, game.Player(p)) > toy.Eval(view, game.Player(o)) && c[p] < c[o]-1 {
						t.Fatalf("seat %d leads seat %d, chances %v", p, o, c)
					}
				}
			}
			// A point more is never a smaller chance, to whomever it goes.
			more := *s.(*toyState)
			more.Points[0] += 2
			if d := Chances(toy, &more); d[0] < c[0] || d[1] > c[1]+1 {
				t.Fatalf("two points more take %v to %v", c, d)
			}
		})
	}
}

func TestChancesKnowNothingHidden(t *testing.T) {
	shuffle := game.NewRand(3, 3)
	positions(t, 3, 41, func(s game.State) {
		want := Chances(toy, s)
		for _, viewer := range []game.Player{game.Nobody, 0, 2} {
			v := game.View(s, viewer)
			if got := Chances(toy, v); got != want {
				t.Fatalf("seat %d sees %v, the table %v", viewer, got, want)
			}
			v.Determinize(&shuffle)
			if got := Chances(toy, v); got != want {
				t.Fatalf("another deal makes %v of %v", got, want)
			}
		}
	})
}

func TestChancesAtTheEndAreTheResult(t *testing.T) {
	s := &toyState{N: 3, Round: toyRounds, Points: [4]uint8{4, 9, 9}}
	if c := Chances(toy, s); c != [game.MaxSeats]int{0, 500, 500} {
		t.Errorf("two winners of three seats: %v", c)
	}
}
