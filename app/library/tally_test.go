package library

import (
	"testing"

	"tabard/app/games"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

// result is one of a person at seat 0 against bots of those levels, with scores by seat.
func resultOf(code uint8, levels []uint8, scores ...int32) store.Result {
	r := store.Result{Code: code, Seats: []save.Seat{{Name: "A"}}}
	for _, l := range levels {
		r.Seats = append(r.Seats, save.Seat{Name: "B", Bot: true, Level: l})
	}
	for p, n := range scores {
		place := uint8(1)
		for _, m := range scores {
			if m > n {
				place++
			}
		}
		k := game.Rank{Who: game.Player(p), Place: place}
		k.Keys[0] = n
		r.Standing = append(r.Standing, k)
	}
	return r
}

func TestTheTallyCountsOnePersonsGames(t *testing.T) {
	two := resultOf(1, []uint8{0}, 9, 3)
	two.Seats[1].Bot = false // two people: nobody's tally
	y := tallyOf(1, []store.Result{
		resultOf(1, []uint8{0}, 30, 20), resultOf(1, []uint8{0, 2}, 41, 12, 40), two, resultOf(2, []uint8{0}, 1, 2),
		resultOf(1, []uint8{1}, 20, 25), resultOf(1, []uint8{1}, 22, 22), resultOf(1, nil, 50),
	})
	if y.played != 5 || y.won != 4 || y.best != 50 || y.streak != 2 || y.long != 2 {
		t.Errorf("%+v", y)
	}
	if want := [...]tallyRow{{}, {1, 1, 50}, {3, 2, 30}, {1, 1, 41}, {}}; y.seats != want {
		t.Errorf("by seats %+v, want %+v", y.seats, want)
	}
	if want := [...]tallyRow{{1, 1, 50}, {1, 1, 30}, {2, 1, 22}, {1, 1, 41}, {}, {}, {}}; y.levels != want {
		t.Errorf("by strongest rival %+v, want %+v", y.levels, want)
	}
	if m := y.margins; len(m) != 5 || m[0] != 10 || m[1] != 1 || m[2] != -5 || m[3] != 0 || m[4] != 0 {
		t.Errorf("margins %v", m)
	}
}

func TestWhoeverWinsThreeInARowIsOfferedStrongerRivals(t *testing.T) {
	f := games.All()[0]
	best := uint8(len(f.Def.Levels) - 1)
	result := func(winner game.Player, level uint8) store.Result {
		return store.Result{Code: f.Def.Code, Seats: []save.Seat{{Name: "Ann"}, {Name: "Bo", Bot: true}, {Name: "Cy", Bot: true, Level: level}},
			Standing: []game.Rank{{Who: winner, Place: 1, Keys: [8]int32{9}}, {Who: 1 - min(winner, 1), Place: 2}, {Who: 2, Place: 3}}}
	}
	other := result(1, 0)
	other.Code++
	for _, c := range []struct {
		name string
		all  []store.Result
		next int
		ok   bool
	}{
		{"two wins", []store.Result{result(0, 0), result(0, 0)}, 0, false},
		{"three", []store.Result{result(0, 0), result(0, 0), other, result(0, 0)}, 1, true},
		{"one lost", []store.Result{result(0, 0), result(0, 0), result(1, 0), result(0, 0), result(0, 0)}, 0, false},
		{"against others", []store.Result{result(0, 0), result(0, 1), result(0, 1)}, 0, false},
		{"against squires", []store.Result{result(1, 0), result(0, 1), result(0, 1), result(0, 1)}, 2, true},
		{"against the strongest", []store.Result{result(0, best), result(0, best), result(0, best)}, 0, false},
	} {
		if next, ok := (book{all: c.all}).outgrown(f); ok != c.ok || ok && next != c.next {
			t.Errorf("%s: %d, %v", c.name, next, ok)
		}
	}
}
