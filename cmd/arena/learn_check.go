package main

import (
	"fmt"
	"math"
	"strings"

	"tabard/cmd/lineup"
	"tabard/engines/game"
)

// How a net fares. Games between bots as they are, which no net has learnt from, are foretold: by Eval as bot.Chances does, and by the net.
// And the net plays in place of Eval, by the same search and without misjudgement, against Eval on mirrored deals.

const (
	heldPart = 3       // for so many games of a match, one is foretold
	heldSeed = 1 << 40 // how far their seeds lie from those of the run, and those of the matches as far again
)

// check is how a net fared after so many games.
type check struct {
	Played int
	Eval   float64 // log-loss of the held games by Eval
	Net    float64 // and by the net
	Shares []share // by number of seats, as in the settings
}

// share is what a net won of a match.
type share struct {
	Games     int
	Won, Half float64 // mean, and half the width of its interval of 95 %
}

// foretelling is a game whose outcome is to be foretold.
type foretelling struct {
	states []game.State
	won    []float64
}

func (r *learner) due() bool {
	return r.Played%r.Learning.Every == 0 && (len(r.Course) == 0 || r.Course[len(r.Course)-1].Played < r.Played)
}

// check measures the net.
func (r *learner) check(procs int) (check, error) {
	l := &r.Learning
	if r.held == nil {
		if err := r.hold(procs); err != nil {
			return check{}, err
		}
	}
	p := r.Shape.round(r.f, r.Mean)
	c := check{Played: r.Played, Eval: r.missed(r.f.def.Eval), Net: r.missed(p.worth)}
	level := r.level
	level.Noise = 0
	for _, n := range l.Seats {
		m := match{def: r.f.def, setup: r.f.def.DefaultSetup(n, 0), strong: level, weak: level, other: p.worth, seed: l.Seed + 2*heldSeed}
		played, err := m.series(procs, func(r *result) bool { return r.games >= l.Games })
		if err != nil {
			return c, err
		}
		won, half := lineup.Mean(played.rounds)
		c.Shares = append(c.Shares, share{played.games, won, half})
	}
	return c, nil
}

// hold plays the games that are to be foretold.
func (r *learner) hold(procs int) error {
	l := &r.Learning
	level := r.level
	level.Noise = 0
	r.held = make([]foretelling, max(1, l.Games/heldPart)*len(l.Seats))
	return atOnce(len(r.held), procs, func(k int) (err error) {
		h, n := &r.held[k], l.Seats[k%len(l.Seats)]
		h.won, err = turns(r.f.def, level, r.f.def.DefaultSetup(n, l.Seed+heldSeed+uint64(k)), func(s game.State) { h.states = append(h.states, s.Clone()) })
		return err
	})
}

// missed is the log-loss of the held games by the chances that a lead is worth.
func (r *learner) missed(eval func(game.State, game.Player) int32) float64 {
	sum, n := 0.0, 0.0
	for _, h := range r.held {
		for _, s := range h.states {
			g := glance{eighth: s.(game.Timed).Eighth()}
			for p := range h.won {
				g.worth = append(g.worth, eval(s, game.Player(p)))
			}
			for p, c := range foretold(halvingTable(r.f.def), &g) {
				sum -= h.won[p] * math.Log(max(1e-9, c))
			}
			n++
		}
	}
	return sum / n
}

// heading is the first lines of the table that a run prints.
func (r *learner) heading() string {
	var b strings.Builder
	l := &r.Learning
	p := r.Shape.round(r.f, r.Mean)
	fmt.Fprintf(&b, "%s: %d hidden units, lambda %g, %s, %d bytes in play\n", l.Game, l.Hidden, l.Lambda, l.Level, p.bytes())
	fmt.Fprint(&b, "   games  log-loss  of Eval")
	for _, n := range l.Seats {
		fmt.Fprintf(&b, "  %d seats, par %.1f %%", n, 100/float64(n))
	}
	fmt.Fprintln(&b)
	return b.String()
}

// row is a line of it.
func (c check) row(seats []int) string {
	text := fmt.Sprintf("%8d  %8.4f  %7.4f", c.Played, c.Net, c.Eval)
	for i := range seats {
		text += fmt.Sprintf("  %6.1f ± %4.1f %%    ", 100*c.Shares[i].Won, 100*c.Shares[i].Half)
	}
	return strings.TrimRight(text, " ")
}
