package main

import (
	"fmt"
	"io"

	"tabard/engines/bot"
	"tabard/engines/coincrown"
	"tabard/engines/game"
)

// Fitting the weights of Coin & Crown. Quick bots play each other, each with its own distortion of the present weights,
// so that plans of every kind are seen; then the weights are moved to where the worth of a position foretells the final
// score. It works backwards from the last year: the target of a year is half the final score and half what the next
// year's weights say at its beginning, which takes much of the luck out. The present weights are where features that are
// seldom seen stay.

const (
	fitPull   = 0.03 // how much of all the samples the present weights count for
	fitLambda = 0.5
	perPoint  = 100 * 16 // weights are sixteenths of a hundredth
)

type sample struct {
	features [coincrown.FeatureCount]int16
	seat     int // of all seats of all games
}

// fitted are the samples of one year, and the final score of each seat.
type fitted struct {
	years [coincrown.Years][]sample
	first [coincrown.Years]map[int]int // index of a seat's first sample in the year
	final []float64
}

func fit(out io.Writer, games int, seed uint64) error {
	weights := *coincrown.CurrentWeights()
	data := &fitted{}
	for y := range data.first {
		data.first[y] = map[int]int{}
	}
	for g := range games {
		if err := data.play(&weights, 2+g%3, seed+uint64(g)); err != nil {
			return err
		}
	}
	for y := coincrown.Years - 1; y >= 0; y-- {
		before, after := data.solve(&weights, y)
		fmt.Fprintf(out, "// year %d: %d samples, error %.2f points, was %.2f\n", y+1, len(data.years[y]), after/perPoint, before/perPoint)
	}
	for f, row := range weights {
		fmt.Fprintf(out, "\t%s: {%d, %d, %d, %d, %d},\n", coincrown.FeatureNames[f], row[0], row[1], row[2], row[3], row[4])
	}
	return nil
}

// play records one game of distorted bots.
func (d *fitted) play(weights *coincrown.Weights, seats int, seed uint64) error {
	rng := game.NewRand(seed, 1000)
	defs := make([]*game.Def, seats)
	for p := range defs {
		w := *weights
		for f := range w {
			k := 60 + rng.Intn(81) // percent
			for y := range w[f] {
				w[f][y] = int16(int(w[f][y]) * k / 100)
			}
		}
		def := *coincrown.Def
		def.Eval = coincrown.EvalWith(&w)
		defs[p] = &def
	}
	s, err := coincrown.New(coincrown.Def.DefaultSetup(seats, seed))
	if err != nil {
		return err
	}
	base := len(d.final)
	last := game.Nobody
	for s.Turn() != game.Nobody {
		who := s.Turn()
		if who != last || s.Settled() && s.Taken == 0 {
			last = who
			y := s.Year - 1
			for p := range seats {
				if _, ok := d.first[y][base+p]; !ok {
					d.first[y][base+p] = len(d.years[y])
				}
				d.years[y] = append(d.years[y], sample{coincrown.Features(s, game.Player(p)), base + p})
			}
		}
		a := bot.Choose(defs[who], game.View(s, who), who, game.Level{Width: 2, Deals: 1}, seed)
		s.Apply(a, nil)
	}
	for p := range seats {
		d.final = append(d.final, float64(s.Points(game.Player(p))*perPoint))
	}
	return nil
}

func value(w *coincrown.Weights, f *[coincrown.FeatureCount]int16, y int) float64 {
	sum := 0.0
	for i, n := range f {
		sum += float64(n) * float64(w[i][y])
	}
	return sum
}

// solve fits one year by least squares, coordinate by coordinate, and keeps every weight on the side of zero where more
// cannot hurt. It returns the mean error before and after.
func (d *fitted) solve(w *coincrown.Weights, y int) (before, after float64) {
	const n = coincrown.FeatureCount
	var gram [n][n]float64
	var rhs [n]float64
	target := func(s *sample) float64 {
		t := d.final[s.seat]
		if y+1 < coincrown.Years {
			if i, ok := d.first[y+1][s.seat]; ok {
				t = (1-fitLambda)*t + fitLambda*value(w, &d.years[y+1][i].features, y+1)
			}
		}
		return t
	}
	for i := range d.years[y] {
		s := &d.years[y][i]
		t := target(s)
		before += abs(value(w, &s.features, y) - t)
		for a, x := range s.features {
			if x == 0 {
				continue
			}
			rhs[a] += float64(x) * t
			for b, z := range s.features {
				gram[a][b] += float64(x) * float64(z)
			}
		}
	}
	var x [n]float64
	for a := range x {
		x[a] = float64(w[a][y])
		pull := fitPull*gram[a][a] + 1
		gram[a][a] += pull
		rhs[a] += pull * x[a]
	}
	for range 300 {
		for a := range x {
			r := rhs[a]
			for b := range x {
				if b != a {
					r -= gram[a][b] * x[b]
				}
			}
			x[a] = r / gram[a][a]
			if x[a] < 0 && !coincrown.MayHurt(a) {
				x[a] = 0
			}
		}
	}
	for a := range x {
		w[a][y] = int16(max(-32000, min(32000, x[a])))
	}
	for i := range d.years[y] {
		s := &d.years[y][i]
		after += abs(value(w, &s.features, y) - target(s))
	}
	count := float64(len(d.years[y]))
	return before / count, after / count
}

func abs(x float64) float64 {
	if x < 0 {
		return -x
	}
	return x
}
