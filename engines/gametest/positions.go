package gametest

import (
	"testing"

	"tabard/engines/game"
)

// Positions are the positions before every decision of some random games with that many seats and the default options, as
// the game's own type of state. Equal numbers give equal positions on every machine.
func Positions[S any](tb testing.TB, d *game.Def, seats, games int) []S {
	tb.Helper()
	var all []S
	r := game.NewRand(uint64(seats), 9)
	for seed := range games {
		s, err := d.New(d.DefaultSetup(seats, uint64(seed)))
		if err != nil {
			tb.Fatal(err)
		}
		Playout(s, &r, func() { all = append(all, *any(s).(*S)) })
	}
	return all
}

// Playout plays a game to its end by random legal choices and returns how many there were. before, which may be nil, is
// called before each.
func Playout(s game.State, r *game.Rand, before func()) (decisions int) {
	buf := make([]game.Action, 0, 512)
	for s.Turn() != game.Nobody {
		if before != nil {
			before()
		}
		legal := s.Legal(buf[:0])
		s.Apply(legal[r.Intn(len(legal))], nil)
		decisions++
	}
	return decisions
}
