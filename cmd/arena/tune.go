package main

import (
	"fmt"
	"io"
	"math"
	"slices"

	"tabard/cmd/lineup"
	"tabard/engines/game"
)

// Tuning moves the weights by what wins, not by what foretells. On each deal one bot has the weights of every feature a step higher or
// lower at random, and the others have the opposite steps; each seat plays the deal once with the bot in it. A feature has two steps: one
// for its weights in all columns, one for the late columns against the early ones. Every game tries all steps at once, so N games tell
// as much about each step as N games about it alone: a step brings the mean of what its side won beyond a fair share. Luck alone
// spreads those means by a known amount, and tune shrinks them by the part that luck has in them.
//
// A step is short, and tune makes it once, not three times: three times as far the same change lost (LEDGER.md). Every other weight is
// a step wrong at the same time: with long steps the bots would play another game than the one to win.

const (
	tuneFew  = 0.3  // a weight near 0 counts as this part of the mean of its row
	tuneFull = 0.18 // a step that brings this share of the wins, for a step of the whole weight, is made in full; a smaller one in part
)

// stepped returns the weights after steps of that part of them: two of each feature, for all columns and for late against early ones. It
// leaves columns alone that value no game with these numbers of seats.
func stepped(f *fitting, w weights, seats []int, steps []float64, part float64) weights {
	from, to := len(w[0]), 0
	for _, n := range seats {
		first, end := 0, len(w[0])
		if f.table != nil {
			first, end = f.table(n)
		}
		from, to = min(from, first), max(to, end)
	}
	out := make(weights, len(w))
	for i, row := range w {
		mean := 0.0
		for _, v := range row[from:to] {
			mean += math.Abs(float64(v)) / float64(to-from)
		}
		low, high := f.bounds(i)
		out[i] = slices.Clone(row)
		for c := from; c < to; c++ {
			if f.fixed != nil && f.fixed(i, c) {
				continue
			}
			v := float64(row[c])
			late := 2*float64(c-from)/float64(to-from-1) - 1
			x := v + part*max(math.Abs(v), tuneFew*mean)*(steps[2*i]+late*steps[2*i+1])
			out[i][c] = int16(math.Round(max(float64(low), min(float64(high), x))))
		}
	}
	return out
}

// tune plays games between bots that search like that level, and prints the weights that the outcome speaks for.
func tune(out io.Writer, id, level string, a aim) error {
	f, w, err := a.begin(id)
	if err != nil {
		return err
	}
	seats, err := lineup.Seats(f.def, a.seats)
	if err != nil {
		return err
	}
	quick, err := lineup.Level(f.def, level)
	if err != nil {
		return err
	}
	// The steps of round k are its seed's.
	moves := func(k int) []float64 {
		steps, rng := make([]float64, 2*len(w)), game.NewRand(a.seed+uint64(k), 3000)
		for i := range steps {
			steps[i] = float64(2*rng.Intn(2) - 1)
		}
		return steps
	}
	r, err := inOrder(a.procs, a.seed, func(k int, r *result) error {
		steps, n := moves(k), seats[k%len(seats)]
		m := match{def: f.def, setup: f.def.DefaultSetup(n, 0), strong: quick, weak: quick, seed: a.seed + uint64(k),
			other: f.eval(stepped(f, w, seats, steps, a.step)), against: f.eval(stepped(f, w, seats, steps, -a.step))}
		return m.round(0, r)
	}, func(r *result) bool { return r.games >= a.games })
	if err != nil {
		return err
	}
	brings, squares, rounds := make([]float64, 2*len(w)), 0.0, float64(len(r.rounds))
	for k, share := range r.rounds {
		won := share - 1/float64(seats[k%len(seats)])
		for i, s := range moves(k) {
			brings[i] += s * won
		}
		squares += won * won
	}
	luck, all := squares/rounds/rounds, 0.0
	for i := range brings {
		brings[i] /= rounds
		all += brings[i] * brings[i] / float64(len(brings))
	}
	belief := max(0, all-luck) / all
	fmt.Fprintf(out, "// %d games: a step brings %.2f %%, by luck alone %.2f %%\n", r.games, 100*math.Sqrt(all), 100*math.Sqrt(luck))
	steps := make([]float64, len(brings))
	for i, b := range brings {
		steps[i] = max(-1, min(1, belief*b/(tuneFull*a.step)))
		if math.Abs(b) > 2.5*math.Sqrt(luck) {
			fmt.Fprintf(out, "// %s%s: %+.2f %%, %+.2f of a step\n", f.names[i/2], []string{"", ", late"}[i%2], 100*b, steps[i])
		}
	}
	for i, row := range stepped(f, w, seats, steps, a.step) {
		writeRow(out, f.names[i], row)
	}
	return nil
}
