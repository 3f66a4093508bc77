package main

import (
	"bufio"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"

	"tabard/cmd/lineup"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// Fitting the weights of a game. Quick bots play each other, each with its own distortion of the present weights, so that
// plans of every kind are seen; then the weights are moved to where the worth of a position foretells the final score.
// Weights stand in columns, one for each part of the game, and a position may lie between two of them. The fit works
// backwards from the last column: the target of a column is half the final score and half what the next column says when
// the seat gets there, which takes much of the luck out. The present weights are where features that are seldom seen stay.
// A fit is adopted only by winning (see LEDGER.md): what foretells better may well play worse.

const (
	fitLambda = 0.5
	holdOut   = 8        // one game in so many is not fitted to, but shows how well the fit foretells games that it has not seen
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
	look   func(s game.State, p game.Player, w weights) (l looked, ok bool)
	final  func(s game.State, p game.Player) int32 // hundredths of a point at the end
	bounds func(feature int) (low, high int16)     // of its weights
	fixed  func(feature, column int) bool          // weights that are not to be touched; may be nil
	// relative fits what a seat will have more than the mean of the table, where all seats are at the same part of the
	// game: for games in which how long they last decides how much everybody gets.
	relative bool
	// base is one more than the feature that every seat has alike, 0 for none. What a seat has more than the others says
	// nothing about its weights: they are set last, so that the mean worth of all seats is the same at every part of the
	// game, see level.
	base    int
	robust  float64 // points: an error beyond that pulls no harder than one of that size; 0 for none
	midTurn int     // one in so many decisions in the middle of a turn is looked at too; 0 for none
	// table says by which columns games with so many seats are valued, from and up to; nil where it is all of them.
	table func(seats int) (from, to int)
}

// halves says of a game's weights that the first half of a row is for two seats and the second for other numbers, each with a column for
// every one of those knots.
func (f *fitting) halves(knots []string) {
	for _, seats := range [...]string{"two", "others"} {
		for _, k := range knots {
			f.columns = append(f.columns, seats+" "+k)
		}
	}
	f.table = func(seats int) (from, to int) {
		if seats == 2 {
			return 0, len(knots)
		}
		return len(knots), 2 * len(knots)
	}
}

// each are the names of knots that are numbers.
func each(what string, knots []int) (names []string) {
	for _, k := range knots {
		names = append(names, fmt.Sprint(what, " ", k))
	}
	return names
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

// aim is how a fit is done.
type aim struct {
	from, seats string  // file of weights to begin with, and numbers of seats of the games; may be empty
	target      string  // own score, margin over the mean of the table, or win; empty for what suits the game
	pull        float64 // how much of all the samples the present weights count for: keeps small what is seldom seen (L2)
	games       int
	seed        uint64
	step        float64 // how far weights are moved in tuning, as a part of them
	way         float64 // how much of the way to what best foretells who wins the weights are moved
	procs       int     // games that are played at a time, where the outcome does not depend on it
}

type sample struct {
	features    []float32
	column      int
	part, worth float64
	seat        int  // of all seats of all games
	base, seats int  // the first of its table, and how many sit there
	relative    bool // features and worth are what the seat has more than the mean of its table
	held        bool // not fitted to
}

// fitted are the samples of each column, and the final score of each seat.
type fitted struct {
	*fitting
	columns [][]sample
	first   []map[int]int // by column: index of a seat's first sample
	final   []float64
	pull    float64
	whole   []sample // of games whose base is levelled: a seat of each position, with all that it has
}

// fittingOf finds how the weights of a game are fitted.
func fittingOf(id string) (*fitting, error) {
	if f := fittings[id]; f != nil {
		return f, nil
	}
	return nil, fmt.Errorf("-fit and -weights need -game, one of %s", strings.Join(slices.Sorted(maps.Keys(fittings)), ", "))
}

// begin finds how the weights of a game are fitted, and the weights to begin with.
func (a aim) begin(id string) (*fitting, weights, error) {
	f, err := fittingOf(id)
	if err != nil {
		return nil, nil, err
	}
	w, err := f.read(a.from)
	return f, w, err
}

// tables are the numbers of seats of the games to fit to.
func (a aim) tables(f *fitting) ([]int, error) {
	if a.seats == "" {
		return []int{2, 3, 4}, nil
	}
	return lineup.Seats(f.def, a.seats)
}

func fit(out io.Writer, id string, a aim) error {
	f, w, err := a.begin(id)
	if err != nil {
		return err
	}
	own := *f
	switch a.target {
	case "":
	case "own":
		own.relative, own.base = false, 0
	case "margin":
		own.relative = true
	case "win":
		return a.fitWins(out, f, w)
	default:
		return fmt.Errorf("no target %q", a.target)
	}
	f = &own
	data := &fitted{fitting: f, columns: make([][]sample, len(f.columns)), first: make([]map[int]int, len(f.columns)),
		pull: a.pull}
	for c := range data.first {
		data.first[c] = map[int]int{}
	}
	seats, err := a.tables(f)
	if err != nil {
		return err
	}
	for g := range a.games {
		if err := data.play(w, seats[g%len(seats)], a.seed+uint64(g), g%holdOut == holdOut-1); err != nil {
			return err
		}
	}
	for c := len(f.columns) - 1; c >= 0; c-- {
		before, after := data.solve(w, c)
		fmt.Fprintf(out, "// %s: %d samples, error %.2f points, was %.2f; held out %.2f, was %.2f\n", f.columns[c], len(data.columns[c]),
			after[0]/perPoint, before[0]/perPoint, after[1]/perPoint, before[1]/perPoint)
	}
	data.level(w)
	for i, row := range w {
		writeRow(out, f.names[i], row)
	}
	return nil
}

// writeRow prints the weights of a feature as they stand in a game's table.
func writeRow(out io.Writer, name string, row []int16) {
	fmt.Fprintf(out, "\t%s: {%s},\n", name, strings.Trim(strings.ReplaceAll(fmt.Sprint(row), " ", ", "), "[]"))
}

// read is the weights that fit has printed to a file, or without one the present weights.
func (f *fitting) read(path string) (weights, error) {
	w := f.current()
	if path == "" {
		return w, nil
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	if err := f.scan(file, w); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return w, nil
}

// scan reads rows of weights, as writeRow prints them, into w.
func (f *fitting) scan(text io.Reader, w weights) error {
	lines := bufio.NewScanner(text)
	for lines.Scan() {
		name, row, ok := strings.Cut(strings.TrimSpace(lines.Text()), ": {")
		if !ok {
			continue
		}
		i := slices.Index(f.names, strings.TrimSpace(name))
		if i < 0 {
			return fmt.Errorf("no feature %q", name)
		}
		numbers := strings.Split(strings.TrimRight(row, "},"), ",")
		for c, n := range numbers {
			v, err := strconv.ParseInt(strings.TrimSpace(n), 10, 16)
			if err != nil || len(numbers) != len(w[i]) {
				return fmt.Errorf("%q is no row of weights", lines.Text())
			}
			w[i][c] = int16(v)
		}
	}
	return lines.Err()
}

// distorted plays one game of distorted bots to its end. seen is called with each position in which a decision is due, and says whether a
// turn begins with it.
func (f *fitting) distorted(w weights, seats int, seed uint64, seen func(s game.State, begins bool, rng *game.Rand)) (game.State, error) {
	rng := game.NewRand(seed, 1000)
	defs := make([]*game.Def, seats)
	for p := range defs {
		own := make(weights, len(w))
		for i := range w {
			k := 60 + rng.Intn(81) // percent
			own[i] = slices.Clone(w[i])
			for c := range own[i] {
				own[i][c] = int16(max(-32000, min(32000, int(own[i][c])*k/100)))
			}
		}
		def := *f.def
		def.Eval = f.eval(own)
		defs[p] = &def
	}
	s, err := f.def.New(f.def.DefaultSetup(seats, seed))
	if err != nil {
		return nil, err
	}
	begins := true // a seat's turn
	for s.Turn() != game.Nobody {
		who := s.Turn()
		seen(s, begins, &rng)
		a := bot.Choose(defs[who], game.View(s, who), who, game.Level{Width: 2, Deals: 1}, seed)
		ends := s.Settled() && (a.Kind == game.EndTurn || a.Kind == game.Pass)
		s.Apply(a, nil)
		begins = ends || s.Turn() != who
	}
	return s, nil
}

// play records one game of distorted bots.
func (d *fitted) play(w weights, seats int, seed uint64, held bool) error {
	base := len(d.final)
	s, err := d.distorted(w, seats, seed, func(s game.State, begins bool, rng *game.Rand) {
		if begins {
			d.addAll(s, seats, w, base, held)
		} else if d.midTurn > 0 && rng.Intn(d.midTurn) == 0 {
			if l, ok := d.look(s, s.Turn(), w); ok {
				x := sampleOf(&l, int(s.Turn()), base, seats)
				x.held = held
				d.add(x)
			}
		}
	})
	if err != nil {
		return err
	}
	for p := range seats {
		d.final = append(d.final, float64(d.fitting.final(s, game.Player(p)))*16)
	}
	return nil
}

// sampleOf is a position as a seat sees it.
func sampleOf(l *looked, p, base, seats int) sample {
	s := sample{features: make([]float32, len(l.features)), column: l.column, part: l.part, worth: l.worth,
		seat: base + p, base: base, seats: seats}
	for i, n := range l.features {
		s.features[i] = float32(n)
	}
	return s
}

// addAll looks at a position for every seat.
func (d *fitted) addAll(s game.State, seats int, w weights, base int, held bool) {
	var all []sample
	same := true
	for p := range seats {
		if l, ok := d.look(s, game.Player(p), w); ok {
			all = append(all, sampleOf(&l, p, base, seats))
			same = same && l.column == all[0].column && l.part == all[0].part
		}
	}
	if d.base > 0 && len(all) == seats {
		x := all[len(d.whole)%seats]
		x.features = slices.Clone(x.features)
		d.whole = append(d.whole, x)
	}
	if d.relative && same && len(all) == seats {
		part := 1 / float32(seats)
		mean, worth := make([]float32, len(d.names)), 0.0
		for _, x := range all {
			for i, n := range x.features {
				mean[i] += n * part
			}
			worth += x.worth / float64(seats)
		}
		for k := range all {
			for i := range mean {
				all[k].features[i] -= mean[i]
			}
			all[k].worth -= worth
			all[k].relative = true
		}
	}
	for _, x := range all {
		x.held = held
		d.add(x)
	}
}

func (d *fitted) add(x sample) {
	if _, ok := d.first[x.column][x.seat]; !ok {
		d.first[x.column][x.seat] = len(d.columns[x.column])
	}
	d.columns[x.column] = append(d.columns[x.column], x)
}

// share is the part of the worth that the weights of a column say.
func share(w weights, features []float32, column int) float64 {
	sum := 0.0
	for i, n := range features {
		sum += float64(n) * float64(w[i][column])
	}
	return sum
}

// value is the worth of a position.
func value(w weights, l *sample) float64 {
	v := l.worth + (1-l.part)*share(w, l.features, l.column)
	if l.part > 0 {
		v += l.part * share(w, l.features, l.column+1)
	}
	return v
}

// target is what the worth of a sample ought to be.
func (d *fitted) target(w weights, s *sample, column int) float64 {
	t := d.final[s.seat]
	if s.relative {
		for _, final := range d.final[s.base : s.base+s.seats] {
			t -= final / float64(s.seats)
		}
	}
	if column+1 < len(d.columns) {
		if i, ok := d.first[column+1][s.seat]; ok && d.columns[column+1][i].relative == s.relative {
			t = (1-fitLambda)*t + fitLambda*value(w, &d.columns[column+1][i])
		}
	}
	return t
}

// solve fits one column by least squares, coordinate by coordinate, and keeps every weight within its bounds. It returns the mean error before and
// after, of what is fitted to and of what is held out.
func (d *fitted) solve(w weights, column int) (before, after [2]float64) {
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
		v := value(w, s)
		if s.held {
			before[1] += abs(v - t)
			continue
		}
		before[0] += abs(v - t)
		own, weight := 1-s.part, 1.0
		if miss := abs(v-t) / perPoint; d.robust > 0 && miss > d.robust {
			weight = d.robust / miss
		}
		t = t - v + own*share(w, s.features, column) // what this column has to say
		for a, x := range s.features {
			if x == 0 {
				continue
			}
			pull := weight * own * float64(x)
			rhs[a] += pull * t
			for b, z := range s.features {
				gram[a][b] += pull * own * float64(z)
			}
		}
	}
	for a := range x {
		x[a] = float64(w[a][column])
		pull := d.pull*gram[a][a] + 1
		gram[a][a] += pull
		rhs[a] += pull * x[a]
	}
	for range 300 {
		for a := range x {
			if d.fixed != nil && d.fixed(a, column) || a == d.base-1 {
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
	count := [2]float64{1e-9, 1e-9}
	for i := range samples {
		s := &samples[i]
		part := 0
		if s.held {
			part = 1
		}
		count[part]++
		after[part] += abs(value(w, s) - d.target(w, s, column))
	}
	for part, n := range count {
		before[part] /= n
		after[part] /= n
	}
	return before, after
}

func abs(x float64) float64 {
	if x < 0 {
		return -x
	}
	return x
}
