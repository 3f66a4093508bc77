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
// lower at random, and the others have the very opposite; it is played once from every seat. A step is tried for a feature's weights
// in all columns, and another for the late columns against the early ones. Since all are tried in every game, so many games tell as
// much of each step as if it alone had been tried in all of them: what it brings is what its side won more than a fair share, on the mean.
// How far those means would lie from nothing by luck alone is known, and they are taken for as much smaller as luck has a part in them.
//
// Steps are short, and what brings much is made once, not three times: three times as far the same change lost (LEDGER.md).

const (
	tuneStep = 0.2   // of a weight; a weight near 0 counts as tuneFew of the mean of its row
	tuneFew  = 0.3   //
	tuneFull = 0.036 // what a step must bring to be made to the full, as a share of the wins; others are made in part
)

// stepped are weights after steps: two of each feature, for all columns and for late against early ones.
func stepped(f *fitting, w weights, steps []float64, sign float64) weights {
	out := make(weights, len(w))
	for i, row := range w {
		mean := 0.0
		for _, v := range row {
			mean += math.Abs(float64(v)) / float64(len(row))
		}
		low, high := f.bounds(i)
		out[i] = slices.Clone(row)
		for c, v := range row {
			if f.fixed != nil && f.fixed(i, c) {
				continue
			}
			late := 2*float64(c)/float64(len(row)-1) - 1
			unit := tuneStep * max(math.Abs(float64(v)), tuneFew*mean)
			x := float64(v) + sign*unit*(steps[2*i]+late*steps[2*i+1])
			out[i][c] = int16(math.Round(max(float64(low), min(float64(high), x))))
		}
	}
	return out
}

// tune plays so many games between bots that search like that level, and prints the weights that they speak for.
func tune(out io.Writer, id, level string, a aim) error {
	f, w, err := a.begin(id)
	if err != nil {
		return err
	}
	seats, err := lineup.Seats(f.def, a.seats)
	if err != nil {
		return err
	}
	quick, err := rivalOf(f.def, level)
	if err != nil {
		return err
	}
	brings, steps := make([]float64, 2*len(w)), make([]float64, 2*len(w))
	var r result
	squares, rounds := 0.0, 0.0
	for seed := a.seed; r.games < a.games; seed++ {
		rng := game.NewRand(seed, 3000)
		for i := range steps {
			steps[i] = float64(2*rng.Intn(2) - 1)
		}
		n := seats[int(rounds)%len(seats)]
		m := match{def: f.def, setup: f.def.DefaultSetup(n, 0), strong: quick, weak: quick, seed: seed,
			other: f.eval(stepped(f, w, steps, 1)), against: f.eval(stepped(f, w, steps, -1))}
		if err := m.round(0, &r); err != nil {
			return err
		}
		won := r.rounds[len(r.rounds)-1] - 1/float64(n)
		for i, s := range steps {
			brings[i] += s * won
		}
		squares += won * won
		rounds++
	}
	luck, all := squares/rounds/rounds, 0.0
	for i := range brings {
		brings[i] /= rounds
		all += brings[i] * brings[i] / float64(len(brings))
	}
	belief := max(0, all-luck) / all
	fmt.Fprintf(out, "// %d games: a step brings %.2f %%, by luck alone %.2f %%\n", r.games, 100*math.Sqrt(all), 100*math.Sqrt(luck))
	for i, b := range brings {
		steps[i] = max(-1, min(1, belief*b/tuneFull))
		if math.Abs(b) > 2.5*math.Sqrt(luck) {
			fmt.Fprintf(out, "// %s%s: %+.2f %%, %+.2f of a step\n", f.names[i/2], []string{"", ", late"}[i%2], 100*b, steps[i])
		}
	}
	for i, row := range stepped(f, w, steps, 1) {
		writeRow(out, f.names[i], row)
	}
	return nil
}
