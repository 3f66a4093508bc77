package main

import (
	"bytes"
	"math"
	"regexp"
	"testing"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/coincrown"
	"tabard/engines/conquer"
	"tabard/engines/emara"
	"tabard/engines/game"
	"tabard/engines/merchants"
)

// TestChancesHold lets games be played that no table of chances has seen. The bounds are wide: so few games are a matter of luck. In
// Craft & Conquer, where most of what will count is in closed hands, hardly more can be foretold than nothing.
func TestChancesHold(t *testing.T) {
	for _, c := range []struct {
		def         *game.Def
		seats       int
		off, misses float64 // at most; misses as a part of a blind guess's
	}{
		{coincrown.Def, 2, 0.15, 0.9}, {emara.Def, 2, 0.15, 0.85}, {emara.Def, 3, 0.15, 0.9}, {merchants.Def, 2, 0.15, 0.85}, {conquer.Def, 2, 0.18, 1.15},
	} {
		if testing.Short() && c.seats > 2 {
			continue
		}
		seen, err := glances(c.def, game.Level{Width: 1, Deals: 1}, c.seats, 20, 4_000_000, 2)
		if err != nil {
			t.Fatal(err)
		}
		miss, blind := 0.0, 0.0
		for i := range seen {
			for p, chance := range foretold(halvingTable(c.def), &seen[i]) {
				won := seen[i].won[p]
				miss += (chance - won) * (chance - won)
				blind += (1/float64(c.seats) - won) * (1/float64(c.seats) - won)
			}
		}
		if off := astray(halvingTable(c.def), seen, -1); off > c.off || miss > c.misses*blind {
			t.Errorf("%s, %d seats: off by %.1f %%, misses %.2f of a blind guess's", c.def.ID, c.seats, 100*off, miss/blind)
		}
	}
}

// TestChancesAreTheBots: what the command measures is what bot.Chances says.
func TestChancesAreTheBots(t *testing.T) {
	for _, def := range engines.Games() {
		s, err := def.New(def.DefaultSetup(3, 11))
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 120 && s.Turn() != game.Nobody; n++ {
			view := game.View(s, game.Nobody)
			g := glance{eighth: view.(game.Timed).Eighth()}
			for p := range game.Player(3) {
				g.worth = append(g.worth, def.Eval(view, p))
			}
			said := bot.Chances(def, s)
			for p, c := range foretold(halvingTable(def), &g) {
				if math.Abs(c-float64(said[p])/1000) > 0.03 {
					t.Fatalf("%s, decision %d, seat %d: %.3f and %d", def.ID, n, p, c, said[p])
				}
			}
			s.Apply(bot.Choose(def, game.View(s, s.Turn()), s.Turn(), game.Level{Width: 1}, 3), nil)
		}
	}
}

func TestChancesArePrinted(t *testing.T) {
	var out bytes.Buffer
	if err := run([]string{"-game", "merchants", "-seats", "2", "-levels", "page:width=1", "-chances", "8"}, &out); err != nil {
		t.Fatal(err)
	}
	if !regexp.MustCompile(`(?s)of 2 games held out, off by .*\n//   said .*\n//   won .*\n//   seats .*\n\t2: \{([1-9]\d*, ){7}[1-9]\d*\},\n`).MatchString(out.String()) {
		t.Errorf("printed\n%s", out.String())
	}
	if err := run([]string{"-chances", "8"}, &out); err == nil {
		t.Error("chances of no game")
	}
}
