// Package savetest makes games to save, for the tests of everything that saves, sends or opens one.
package savetest

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/save"
)

// Played returns a game of d after at most that many random moves, the same for the same arguments. A negative number
// plays to the end.
func Played(t testing.TB, d *game.Def, seats int, seed uint64, moves int) save.Game {
	t.Helper()
	return played(t, d, d.DefaultSetup(seats, seed), moves)
}

// Boxed is Played with a box in which every seventh number differs from ours, as far as it can.
func Boxed(t testing.TB, d *game.Def, seats int, seed uint64, moves int) save.Game {
	t.Helper()
	setup := d.DefaultSetup(seats, seed)
	setup.Box = OtherBox(t, d)
	return played(t, d, setup, moves)
}

// OtherBox is a packed box of a game in which every seventh number differs from ours, as far as it can.
func OtherBox(t testing.TB, d *game.Def) (packed string) {
	t.Helper()
	b := d.Box()
	numbers := game.BoxNumbers(b)
	for i := 0; i < len(numbers); i += 7 {
		was := numbers[i]
		for _, n := range []int{was + 1, was - 1, was} {
			numbers[i] = n
			if game.PutBoxNumbers(b, numbers); b.Check() == nil {
				break
			}
		}
	}
	if packed = d.PackBox(b); packed == "" {
		t.Fatalf("%s: no number of a box can differ", d.ID)
	}
	return packed
}

func played(t testing.TB, d *game.Def, setup game.Setup, moves int) save.Game {
	t.Helper()
	names := [game.MaxSeats]string{"Ann", "Björn", "Zoë the Bold", "Old Tom"}
	g := save.Game{ID: "g7k2m9q4x1", Title: "Sunday", Created: 1700000000, Played: 1700003600, Code: d.Code, Rules: d.Rules,
		Setup: setup}
	if setup.Box != "" {
		g.Box = "First edition"
	}
	for i := range setup.Seats {
		g.Seats = append(g.Seats, save.Seat{Name: names[i], Bot: i > 0, Level: uint8(min(i, 2, len(d.Levels)-1)), Colour: uint8(i)})
	}
	s, err := d.New(g.Setup)
	if err != nil {
		t.Fatalf("set up: %v", err)
	}
	r := game.NewRand(setup.Seed, 1000)
	for moves != 0 && s.Turn() != game.Nobody {
		legal := s.Legal(nil)
		i := r.Intn(len(legal))
		s.Apply(legal[i], nil)
		g.Add(i, s)
		moves--
	}
	if g.Snapshot, err = save.Pack(s); err != nil {
		t.Fatalf("pack: %v", err)
	}
	return g
}
