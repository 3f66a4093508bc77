package main

import (
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"

	"tabard/engines/bot"
	"tabard/engines/game"
)

// Fitting the weights of a game. Quick bots play each other, each with its own distortion of the present weights, so that
// plans of every kind are seen; then the weights are moved to where the worth of a position foretells the final score.
// Weights stand in columns, one for each part of the game, and a position may lie between two of them. The fit works
// backwards from the last column: the target of a column is half the final score and half what the next column says when
// the seat gets there, which takes much of the luck out. The present weights are where features that are seldom seen stay.

const (
	fitPull   = 0.03 // how much of all the samples the present weights count for
	fitLambda = 0.5
	perPoint  = 100 * 16 // weights are sixteenths of a hundredth
)

// weights are a game's weights by feature and column.
type weights [][]int16

// fitting is how the weights of one game are fitted. Each game's stands in a file of its own.
type fitting struct {
	def     *game.Def
	names   []string // of the features, as they stand in the table of weights
	columns []string
	current func() weights // a copy
	eval    func(w weights) func(game.State, game.Player) int32
	// look counts what Eval sees. ok is false where it counts nothing.
	look    func(s game.State, p game.Player, w weights) (l looked, ok bool)
	final   func(s game.State, p game.Player) int32 // hundredths of a point at the end
	bounds  func(feature int) (low, high int16)     // of its weights
	fixed   func(feature, column int) bool          // weights that are not to be touched; may be nil
	midTurn int                                     // one in so many decisions in the middle of a turn is looked at too; 0 for none
}

// looked is a position as the fit sees it: features, the column, how far on the way to the next one, and what it is worth
// (in weights' units) whatever the weights.
type looked struct {
	features []int16
	column   int
	part     float64
	worth    float64
}

var fittings = map[string]*fitting{}

type sample struct {
	looked
	seat int // of all seats of all games
}

// fitted are the samples of each column, and the final score of each seat.
type fitted struct {
	*fitting
	columns [][]sample
	first   []map[int]int // by column: index of a seat's first sample
	final   []float64
}

// fittingOf finds how the weights of a game are fitted.
func fittingOf(id string) (*fitting, error) {
	if f := fittings[id]; f != nil {
		return f, nil
	}
	return nil, fmt.Errorf("-fit and -weights need -game, one of %s", strings.Join(slices.Sorted(maps.Keys(fittings)), ", "))
}

func fit(out io.Writer, id, from string, games int, seed uint64) error {
	f, err := fittingOf(id)
	if err != nil {
		return err
	}
	w, err := f.read(from)
	if err != nil {
		return err
	}
	data := &fitted{fitting: f, columns: make([][]sample, len(f.columns)), first: make([]map[int]int, len(f.columns))}
	for c := range data.first {
		data.first[c] = map[int]int{}
	}
	for g := range games {
		if err := data.play(w, 2+g%3, seed+uint64(g)); err != nil {
			return err
		}
	}
	for c := len(f.columns) - 1; c >= 0; c-- {
		before, after := data.solve(w, c)
		fmt.Fprintf(out, "// %s: %d samples, error %.2f points, was %.2f\n", f.columns[c], len(data.columns[c]), after/perPoint, before/perPoint)
	}
	for i, row := range w {
		fmt.Fprintf(out, "\t%s: {%s},\n", f.names[i], strings.Trim(strings.ReplaceAll(fmt.Sprint(row), " ", ", "), "[]"))
	}
	return nil
}

// read is the weights that fit has printed to a file, or without one the present weights.
func (f *fitting) read(path string) (weights, error) {
	w := f.current()
	if path == "" {
		return w, nil
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(text)) {
		name, row, ok := strings.Cut(strings.TrimSpace(line), ": {")
		if !ok {
			continue
		}
		i := slices.Index(f.names, strings.TrimSpace(name))
		if i < 0 {
			return nil, fmt.Errorf("%s: no feature %q", path, name)
		}
		for c, n := range strings.Split(strings.TrimRight(row, "},"), ",") {
			v, err := strconv.ParseInt(strings.TrimSpace(n), 10, 16)
			if err != nil || c >= len(w[i]) {
				return nil, fmt.Errorf("%s: %q is no row of weights", path, line)
			}
			w[i][c] = int16(v)
		}
	}
	return w, nil
}

// play records one game of distorted bots.
func (d *fitted) play(w weights, seats int, seed uint64) error {
	rng := game.NewRand(seed, 1000)
	defs := make([]*game.Def, seats)
	for p := range defs {
		own := make(weights, len(w))
		for f := range w {
			k := 60 + rng.Intn(81) // percent
			own[f] = slices.Clone(w[f])
			for c := range own[f] {
				own[f][c] = int16(max(-32000, min(32000, int(own[f][c])*k/100)))
			}
		}
		def := *d.def
		def.Eval = d.eval(own)
		defs[p] = &def
	}
	s, err := d.def.New(d.def.DefaultSetup(seats, seed))
	if err != nil {
		return err
	}
	base := len(d.final)
	begins := true // a seat's turn
	for s.Turn() != game.Nobody {
		who := s.Turn()
		if begins {
			for p := range game.Player(seats) {
				d.add(s, p, w, base)
			}
		} else if d.midTurn > 0 && rng.Intn(d.midTurn) == 0 {
			d.add(s, who, w, base)
		}
		a := bot.Choose(defs[who], game.View(s, who), who, game.Level{Width: 2, Deals: 1}, seed)
		ends := s.Settled() && (a.Kind == game.EndTurn || a.Kind == game.Pass)
		s.Apply(a, nil)
		begins = ends || s.Turn() != who
	}
	for p := range game.Player(seats) {
		d.final = append(d.final, float64(d.fitting.final(s, p))*16)
	}
	return nil
}

// add looks at a position for a seat.
func (d *fitted) add(s game.State, p game.Player, w weights, base int) {
	l, ok := d.look(s, p, w)
	if !ok {
		return
	}
	seat := base + int(p)
	if _, ok := d.first[l.column][seat]; !ok {
		d.first[l.column][seat] = len(d.columns[l.column])
	}
	d.columns[l.column] = append(d.columns[l.column], sample{l, seat})
}

// share is the part of the worth that the weights of a column say.
func share(w weights, features []int16, column int) float64 {
	sum := 0.0
	for i, n := range features {
		sum += float64(n) * float64(w[i][column])
	}
	return sum
}

// value is the worth of a position.
func value(w weights, l *looked) float64 {
	v := l.worth + (1-l.part)*share(w, l.features, l.column)
	if l.part > 0 {
		v += l.part * share(w, l.features, l.column+1)
	}
	return v
}

// target is what the worth of a sample ought to be.
func (d *fitted) target(w weights, s *sample, column int) float64 {
	t := d.final[s.seat]
	if column+1 < len(d.columns) {
		if i, ok := d.first[column+1][s.seat]; ok {
			t = (1-fitLambda)*t + fitLambda*value(w, &d.columns[column+1][i].looked)
		}
	}
	return t
}

// solve fits one column by least squares, coordinate by coordinate, and keeps every weight within its bounds. It returns the mean error before and after.
func (d *fitted) solve(w weights, column int) (before, after float64) {
	n := len(w)
	gram := make([][]float64, n)
	for a := range gram {
		gram[a] = make([]float64, n)
	}
	rhs, x := make([]float64, n), make([]float64, n)
	samples := d.columns[column]
	for i := range samples {
		s := &samples[i]
		t := d.target(w, s, column)
		v := value(w, &s.looked)
		before += abs(v - t)
		own := 1 - s.part
		t = t - v + own*share(w, s.features, column) // what this column has to say
		for a, x := range s.features {
			if x == 0 {
				continue
			}
			rhs[a] += own * float64(x) * t
			for b, z := range s.features {
				gram[a][b] += own * own * float64(x) * float64(z)
			}
		}
	}
	for a := range x {
		x[a] = float64(w[a][column])
		pull := fitPull*gram[a][a] + 1
		gram[a][a] += pull
		rhs[a] += pull * x[a]
	}
	for range 300 {
		for a := range x {
			if d.fixed != nil && d.fixed(a, column) {
				continue
			}
			r := rhs[a]
			for b := range x {
				if b != a {
					r -= gram[a][b] * x[b]
				}
			}
			x[a] = r / gram[a][a]
			low, high := d.bounds(a)
			x[a] = max(float64(low), min(float64(high), x[a]))
		}
	}
	for a := range x {
		w[a][column] = int16(x[a])
	}
	for i := range samples {
		s := &samples[i]
		after += abs(value(w, &s.looked) - d.target(w, s, column))
	}
	count := float64(max(1, len(samples)))
	return before / count, after / count
}

func abs(x float64) float64 {
	if x < 0 {
		return -x
	}
	return x
}
