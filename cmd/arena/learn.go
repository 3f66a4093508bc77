package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"os/signal"
	"path/filepath"
	"reflect"
	"strings"
	"time"

	"tabard/cmd/lineup"
	"tabard/engines/game"
)

// Learning from self-play. A net (learn_net.go) begins as Eval is, plays against itself, and learns by temporal differences, TD(lambda), to
// foretell each seat's chance to win: what it says where a turn begins is drawn towards what it says a turn later, and that towards the
// turn after, up to who has won. Each seat misjudges more or less, from not at all to as much as its level, so that what is seldom done is
// seen as well.
//
// Everything that a run is lies in one file, which is replaced at once and whole. A run that was killed goes on from there, and comes to
// the same file as one that was not. The file says how the net fares, too (learn_check.go), and -weights and -against play by it.

const (
	batch     = 32    // games between two changes of the net; each change is by all of them
	warmUp    = 20    // games for each number of seats by which features are measured
	rate      = 0.002 // how far the first changes go: Adam's step
	rateHalf  = 10000 // games after which they go half as far, after twice as many a third
	memory    = 0.9   // of slopes (Adam)
	memory2   = 0.999 // of their squares
	little    = 1e-3  // a slope that is no matter
	smoothing = 0.01  // what plays, and is checked, is a running mean: so much of it is the newest net
	saveAfter = 20 * time.Second
)

// learning is what a run is asked to do. It does not change while it goes on.
type learning struct {
	Game   string
	Level  string
	Seats  []int
	Seed   uint64
	Hidden int
	Lambda float64
	Every  int // games between two checks
	Games  int // of each match of a check
}

// learner is a run, as its file holds it.
type learner struct {
	Learning learning
	Shape    shape
	Played   int       // games so far
	Numbers  []float64 // of the net
	Mean     []float64 // their running mean: the net that plays
	Slopes   []float64 // Adam's running means of slopes
	Squares  []float64 // and of their squares
	Course   []check

	f     *fitting
	level game.Level
	held  []foretelling
}

// learn plays up to so many games, in all with those of earlier runs of the same file, and prints the course of the run; then, where there are
// no hidden units, the weights.
func learn(out io.Writer, games int, file, seats string, l learning, procs int) error {
	if file == "" {
		return errors.New("-learn needs -run, a file that holds the run")
	}
	f, err := fittingOf(l.Game)
	if err != nil {
		return err
	}
	if l.Seats, err = (aim{seats: seats}).tables(f); err != nil {
		return err
	}
	r, err := openRun(file, l, procs)
	if err != nil {
		return err
	}
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt)
	defer signal.Stop(stop)
	fmt.Fprint(out, r.heading())
	for _, c := range r.Course {
		fmt.Fprintln(out, c.row(l.Seats))
	}
	saved := time.Now()
	for {
		if r.due() {
			c, err := r.check(procs)
			if err != nil {
				return err
			}
			r.Course = append(r.Course, c)
			fmt.Fprintln(out, c.row(l.Seats))
			saved = time.Time{}
		}
		if time.Since(saved) >= saveAfter || r.Played >= games {
			if err := r.save(file); err != nil {
				return err
			}
			saved = time.Now()
		}
		if r.Played >= games {
			if l.Hidden == 0 {
				r.print(out)
			}
			return nil
		}
		select {
		case <-stop:
			fmt.Fprintf(out, "stopped after %d games: the same command goes on\n", r.Played)
			return r.save(file)
		default:
		}
		if err := r.batch(procs); err != nil {
			return err
		}
	}
}

// openRun goes on with the run in a file, or begins one if there is none.
func openRun(file string, l learning, procs int) (*learner, error) {
	r, err := readRun(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		r = &learner{Learning: l}
		if err = r.furnish(); err == nil {
			err = r.begin(procs)
		}
	case err == nil && !reflect.DeepEqual(r.Learning, l):
		err = fmt.Errorf("%s is a run of %+v, not of %+v", file, r.Learning, l)
	}
	return r, err
}

// readRun is the run in a file.
func readRun(file string) (*learner, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	r := new(learner)
	if err := json.Unmarshal(text, r); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	if err := r.furnish(); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	s, n := &r.Shape, r.Shape.numbers()
	if s.features() != len(r.f.names) || s.Columns != len(r.f.columns) || len(s.Base) != s.features()*s.Columns ||
		len(r.Numbers) != n || len(r.Mean) != n || len(r.Slopes) != n || len(r.Squares) != n {
		return nil, fmt.Errorf("%s holds no net for %s as it is now", file, r.Learning.Game)
	}
	return r, nil
}

// furnish finds what the settings name.
func (r *learner) furnish() (err error) {
	l := &r.Learning
	if r.f, err = fittingOf(l.Game); err != nil {
		return err
	}
	if l.Hidden < 0 || l.Hidden > mostHidden || l.Hidden%4 != 0 || l.Lambda < 0 || l.Lambda > 1 || l.Every < batch || l.Every%batch != 0 || l.Games < 1 {
		return fmt.Errorf("%+v makes no sense: up to %d hidden units in fours, lambda from 0 to 1, checks every so many times %d games", *l, mostHidden, batch)
	}
	for _, n := range l.Seats {
		if n < 2 || n < r.f.def.MinSeats || n > r.f.def.MaxSeats {
			return fmt.Errorf("with %d seats nobody learns to win", n)
		}
	}
	r.level, err = lineup.Level(r.f.def, l.Level)
	return err
}

// save replaces the file at once and whole.
func (r *learner) save(file string) error {
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	part, err := os.CreateTemp(filepath.Dir(file), filepath.Base(file)+".*")
	if err != nil {
		return err
	}
	defer os.Remove(part.Name()) // unless it has been renamed
	_, err = part.Write(text)
	if err = errors.Join(err, part.Sync(), part.Close()); err != nil {
		return err
	}
	return os.Rename(part.Name(), file)
}

// begin measures the features in games between bots as they are now, and makes a net that is no better.
func (r *learner) begin(procs int) error {
	f, w := r.f, r.f.current()
	n, columns := len(f.names), len(f.columns)
	s := shape{Hidden: r.Learning.Hidden, Columns: columns, Deviation: make([]float64, n), Nat: make([]float64, columns)}
	for i, row := range w {
		s.Base = append(s.Base, row...)
		low, high := f.bounds(i)
		s.Low, s.High = append(s.Low, low), append(s.High, high)
		for c := range row {
			s.Fixed = append(s.Fixed, f.fixed != nil && f.fixed(i, c))
		}
	}
	games := make([]episode, warmUp*len(r.Learning.Seats))
	err := atOnce(len(games), procs, func(k int) (err error) {
		games[k], err = r.play(k, f.def, f.see(w), nil)
		return err
	})
	if err != nil {
		return err
	}
	sum, square := make([]float64, n), make([]float64, n)
	count := make([]float64, columns)
	each := func(fn func(p *position, v *seen)) {
		for _, g := range games {
			for i := range g.positions {
				for k := range g.positions[i].seats {
					fn(&g.positions[i], &g.positions[i].seats[k])
				}
			}
		}
	}
	all := 0.0
	each(func(p *position, v *seen) {
		all++
		for i, x := range v.features {
			sum[i] += float64(x)
			square[i] += float64(x) * float64(x)
		}
		v.mix(func(c int, part float64) {
			count[c] += part
			s.Nat[c] += part * p.nat
		})
	})
	for i := range sum {
		s.Deviation[i] = math.Sqrt(max(0, square[i]/all-sum[i]/all*sum[i]/all))
	}
	for c := range s.Nat {
		if count[c] > 0 {
			s.Nat[c] /= count[c]
		} else {
			s.Nat[c] = perShareNat
		}
	}
	mean, shifts := make([][]float64, columns), s.shifts()
	for c := range mean {
		mean[c] = make([]float64, n)
	}
	each(func(_ *position, v *seen) {
		for i, x := range v.features {
			v.mix(func(c int, part float64) { mean[c][i] += part * float64(inputOf(x, shifts[i])) / inputOne / count[c] })
		}
	})
	rng := game.NewRand(r.Learning.Seed, 4000)
	r.Shape = s
	r.Numbers = s.begin(&rng, mean)
	r.Mean = append([]float64(nil), r.Numbers...)
	r.Slopes, r.Squares = make([]float64, len(r.Numbers)), make([]float64, len(r.Numbers))
	return nil
}

// perShareNat is what roll-outs take for a lead that makes a chance e times as large: hundredths of a point.
const perShareNat = 361

// position is one in which a turn begins.
type position struct {
	seats  []seen
	nat    float64 // the lead that makes a chance e times as large, in hundredths of a point
	chance []float64
}

// episode is one game, as it is learnt from.
type episode struct {
	positions []position
	won       []float64
}

// play plays the k-th game with bots of a game's definition. inputs are the shifts of what units see; nil where there is no net yet.
func (r *learner) play(k int, def *game.Def, see sight, inputs []int8) (episode, error) {
	l := &r.Learning
	n, seed := l.Seats[k%len(l.Seats)], l.Seed+uint64(k)
	var e episode
	rng, levels := game.NewRand(seed, 4001), make([]game.Level, n)
	for p := range levels {
		levels[p] = r.level
		levels[p].Noise = int32(rng.Intn(int(r.level.Noise) + 1))
	}
	won, err := turnsOf(def, levels, def.DefaultSetup(n, seed), func(s game.State) {
		e.positions = append(e.positions, r.lookAt(s, n, see, inputs))
	})
	e.won = won
	return e, err
}

// lookAt is a position as training sees it.
func (r *learner) lookAt(s game.State, seats int, see sight, inputs []int8) position {
	t := s.(game.Timed)
	p := position{nat: float64(t.Halving()[seats][t.Eighth()]) / math.Ln2, chance: make([]float64, seats)}
	for who := range game.Player(seats) {
		features, at := see(s, who)
		v := seen{features: append([]int16(nil), features[:len(r.f.names)]...), at: at, plain: r.f.beyond == nil || !r.f.beyond(s, who)}
		if !v.plain {
			v.worth = float64(r.f.def.Eval(s, who))
		}
		if inputs != nil {
			v.input, v.sum = make([]float64, len(inputs)), make([]float64, r.Learning.Hidden)
			for i, shift := range inputs {
				v.input[i] = float64(inputOf(v.features[i], shift)) / inputOne
			}
		}
		p.seats = append(p.seats, v)
	}
	return p
}

// batch plays some games and changes the net by them.
func (r *learner) batch(procs int) error {
	s, inputs := &r.Shape, r.Shape.shifts()
	def := *r.f.def
	p := s.round(r.f, r.Mean)
	def.Eval = p.worth
	slopes := make([][]float64, batch)
	err := atOnce(batch, procs, func(k int) error {
		e, err := r.play(r.Played+k, &def, p.see, inputs)
		if err != nil {
			return err
		}
		slopes[k] = make([]float64, len(r.Numbers))
		s.learnFrom(r.Numbers, &e, r.Learning.Lambda, slopes[k])
		return nil
	})
	if err != nil {
		return err
	}
	sum := slopes[0]
	for _, other := range slopes[1:] {
		for i, v := range other {
			sum[i] += v
		}
	}
	r.move(sum)
	return nil
}

// learnFrom adds to slopes those of one game: by how much its positions' chances miss what they are drawn to, on the mean over its turns.
func (s *shape) learnFrom(x []float64, e *episode, lambda float64, slopes []float64) {
	for i := range e.positions {
		s.foretell(x, &e.positions[i])
	}
	target := append([]float64(nil), e.won...)
	for i := len(e.positions) - 1; i >= 0; i-- {
		p := &e.positions[i]
		for k := range p.seats {
			s.slope(x, &p.seats[k], (p.chance[k]-target[k])/p.nat/float64(len(e.positions)*batch), slopes)
		}
		for k, c := range p.chance {
			target[k] += (1 - lambda) * (c - target[k])
		}
	}
}

// foretell works out the chances in a position.
func (s *shape) foretell(x []float64, p *position) {
	for k := range p.seats {
		p.chance[k] = s.value(x, &p.seats[k]) / p.nat
	}
	shareOut(p.chance)
}

// move changes the net by the slopes of a batch (Adam), and what plays by a little of that.
func (r *learner) move(slopes []float64) {
	r.Played += batch
	n := float64(r.Played / batch)
	step := rate / (1 + float64(r.Played)/rateHalf)
	for i, v := range slopes {
		r.Slopes[i] += (1 - memory) * (v - r.Slopes[i])
		r.Squares[i] += (1 - memory2) * (v*v - r.Squares[i])
		r.Numbers[i] -= step * r.Slopes[i] / (1 - math.Pow(memory, n)) / (math.Sqrt(r.Squares[i]/(1-math.Pow(memory2, n))) + little)
	}
	r.Shape.bounded(r.Numbers)
	for i, v := range r.Numbers {
		r.Mean[i] += smoothing * (v - r.Mean[i])
	}
}

// print prints the weights that a run without units has come to, as -fit does.
func (r *learner) print(out io.Writer) {
	for f, row := range r.Shape.weights(r.Mean) {
		writeRow(out, r.f.names[f], row)
	}
}

// netOf is how the net of a run values positions, for matches; nil if the file holds no run.
func netOf(id, file string) (func(game.State, game.Player) int32, error) {
	if !strings.HasSuffix(file, ".json") {
		return nil, nil
	}
	r, err := readRun(file)
	if err != nil {
		return nil, err
	}
	if r.Learning.Game != id {
		return nil, fmt.Errorf("%s is a run of %s", file, r.Learning.Game)
	}
	return r.Shape.round(r.f, r.Mean).worth, nil
}
