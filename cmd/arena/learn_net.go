package main

import (
	"math"

	"tabard/engines/game"
)

// The net that -learn trains. To a seat a position is worth its features by weights, as Eval has them, and what a layer of hidden units adds.
// A unit sums the features with weights of its own, and what the column adds to them; the sum counts between 0 and 1, squared, so that a
// unit weighs pairs of features; and each column has its own price for it. All seats share one net, which sees what one of them has: seats in
// other chairs have the same worth. Worths are hundredths of a point, and a lead means what it means in bot.Chances.
//
// Trained are floats, in numbers of about one: so many of a feature's usual step (deviation), so many times of what makes a chance e times as
// large (nat). What plays is integers alone: player.

const (
	inputOne  = 128 // of an input: about a feature's usual step
	inputMost = 16 * inputOne
	unitOne   = 512 // of a unit's weights
)

// shape is how large a net is, and in what its numbers are counted. It does not change while a net learns.
type shape struct {
	Hidden    int       // units
	Columns   int       // of the weights
	Base      []int16   // the weights to begin with: by feature, then column
	Deviation []float64 // by feature; 0 for one that never changes
	Nat       []float64 // by column, in hundredths of a point
	Fixed     []bool    // weights that are not learnt
	Low, High []int16   // bounds of a feature's weights
}

func (s *shape) features() int { return len(s.Deviation) }

// Where the numbers of a net lie: weights of the features by feature and column, then by unit its weights of the features, then what
// the columns add, then their prices.
func (s *shape) weight(f, c int) int { return f*s.Columns + c }
func (s *shape) input(h, f int) int  { return (s.Columns+h)*s.features() + f }
func (s *shape) bias(h, c int) int   { return (s.Columns+s.Hidden)*s.features() + h*s.Columns + c }
func (s *shape) price(h, c int) int  { return s.bias(h, c) + s.Hidden*s.Columns }
func (s *shape) numbers() int        { return s.price(0, 0) + s.Hidden*s.Columns }

// step is one of a weight's numbers in its units, sixteenths of a hundredth.
func (s *shape) step(f, c int) float64 {
	if s.Deviation[f] == 0 || s.Fixed[s.weight(f, c)] {
		return 0
	}
	return 16 * s.Nat[c] / s.Deviation[f]
}

// shift is by how many bits a feature is moved to become an input of units.
func (s *shape) shift(f int) int {
	return max(-15, min(8, int(math.Round(math.Log2(inputOne/s.Deviation[f])))))
}

// input is what units see of a feature, at most 16 usual steps.
func inputOf(x int16, shift int8) int32 {
	v := int32(x)
	if shift >= 0 {
		v <<= shift
	} else {
		v >>= -shift
	}
	return max(-inputMost, min(inputMost, v))
}

// shifts are those of all features. One that never changes is not seen by units.
func (s *shape) shifts() []int8 {
	all := make([]int8, s.features())
	for f, d := range s.Deviation {
		if d == 0 {
			all[f] = -15
			continue
		}
		all[f] = int8(s.shift(f))
	}
	return all
}

// begin are the numbers of a net that values positions as its weights do. mean is that of the features' inputs, by column.
func (s *shape) begin(rng *game.Rand, mean [][]float64) []float64 {
	x := make([]float64, s.numbers())
	uniform := func() float64 { return float64(rng.Intn(1<<20))/(1<<19) - 1 }
	spread := 1 / math.Sqrt(float64(s.features()))
	for h := range s.Hidden {
		for f := range s.Deviation {
			x[s.input(h, f)] = spread * uniform()
		}
		for c := range s.Columns {
			x[s.bias(h, c)] = 0.5 + 0.25*uniform()
			for f := range s.Deviation {
				x[s.bias(h, c)] -= x[s.input(h, f)] * mean[c][f]
			}
		}
	}
	return x
}

// bounded keeps the weights of features within their bounds.
func (s *shape) bounded(x []float64) {
	for f := range s.Deviation {
		for c := range s.Columns {
			i := s.weight(f, c)
			if step := s.step(f, c); step > 0 {
				base := float64(s.Base[i])
				x[i] = max((float64(s.Low[f])-base)/step, min((float64(s.High[f])-base)/step, x[i]))
			} else {
				x[i] = 0
			}
		}
	}
}

// weights are those of the features, as Eval has them.
func (s *shape) weights(x []float64) weights {
	w := make(weights, s.features())
	for f := range w {
		w[f] = make([]int16, s.Columns)
		for c := range w[f] {
			i := s.weight(f, c)
			w[f][c] = int16(math.Round(float64(s.Base[i]) + x[i]*s.step(f, c)))
		}
	}
	return w
}

// seen is a position as one seat has it, for training.
type seen struct {
	features []int16
	input    []float64 // of units
	at       spot
	plain    bool      // the net values it; otherwise worth is
	worth    float64   // hundredths of a point
	sum      []float64 // of each unit, before it is bounded
}

// mix calls fn with the column and its part, or the two that a position lies between.
func (v *seen) mix(fn func(c int, part float64)) {
	part := float64(v.at.part) / float64(v.at.whole)
	fn(int(v.at.column), 1-part)
	if part > 0 {
		fn(int(v.at.column)+1, part)
	}
}

// value works out what a position is worth, and what the units see in it.
func (s *shape) value(x []float64, v *seen) float64 {
	if !v.plain {
		return v.worth
	}
	sum := float64(v.at.worth) / 16
	v.mix(func(c int, part float64) {
		for f, n := range v.features {
			if n != 0 {
				i := s.weight(f, c)
				sum += part * float64(n) * (float64(s.Base[i]) + x[i]*s.step(f, c)) / 16
			}
		}
	})
	for h := range s.Hidden {
		a, price := 0.0, 0.0
		for f, n := range v.input {
			if n != 0 {
				a += n * x[s.input(h, f)]
			}
		}
		v.mix(func(c int, part float64) {
			a += part * x[s.bias(h, c)]
			price += part * x[s.price(h, c)] * s.Nat[c]
		})
		v.sum[h] = a
		a = max(0, min(1, a))
		sum += price * a * a
	}
	v.worth = sum
	return sum
}

// slope adds to slopes what each number changes in a loss that changes by that much with each hundredth of the worth. The position has
// been valued with the same numbers.
func (s *shape) slope(x []float64, v *seen, by float64, slopes []float64) {
	if !v.plain {
		return
	}
	v.mix(func(c int, part float64) {
		for f, n := range v.features {
			if n != 0 {
				slopes[s.weight(f, c)] += by * part * float64(n) * s.step(f, c) / 16
			}
		}
	})
	for h, sum := range v.sum {
		a, price := max(0, min(1, sum)), 0.0
		v.mix(func(c int, part float64) {
			price += part * x[s.price(h, c)] * s.Nat[c]
			slopes[s.price(h, c)] += by * part * s.Nat[c] * a * a
		})
		if sum <= 0 || sum >= 1 {
			continue
		}
		d := by * price * 2 * a
		v.mix(func(c int, part float64) { slopes[s.bias(h, c)] += d * part })
		for f, n := range v.input {
			if n != 0 {
				slopes[s.input(h, f)] += d * n
			}
		}
	}
}

// player is a net in integers, as it plays.
type player struct {
	eval   func(game.State, game.Player) int32 // what the weights alone say, with whatever else the game counts
	see    sight
	beyond func(game.State, game.Player) bool
	weight [][]int16 // by column, then feature
	shift  []int8
	units  []four
}

// four are four units, which are looked at together.
type four struct {
	input [][4]int16 // by feature
	bias  [][4]int32 // by column
	price [][4]int16 // by column: hundredths of a point
}

// The most that a net may have.
const (
	mostHidden = 32
	mostBytes  = 20000
)

// round makes a net into what plays, which values positions of game f.
func (s *shape) round(f *fitting, x []float64) *player {
	w := s.weights(x)
	p := &player{eval: f.eval(w), see: f.see(w), beyond: f.beyond, shift: s.shifts(), units: make([]four, s.Hidden/4)}
	for c := range s.Columns {
		column := make([]int16, len(w))
		for f := range w {
			column[f] = w[f][c]
		}
		p.weight = append(p.weight, column)
	}
	whole := func(v, most float64) int { return int(math.Round(max(-most, min(most, v)))) }
	for h := range s.Hidden {
		u, k := &p.units[h/4], h%4
		if k == 0 {
			*u = four{make([][4]int16, len(w)), make([][4]int32, s.Columns), make([][4]int16, s.Columns)}
		}
		for f := range w {
			u.input[f][k] = int16(whole(x[s.input(h, f)]*unitOne, 1<<15-1))
		}
		for c := range s.Columns {
			u.bias[c][k] = int32(whole(x[s.bias(h, c)]*inputOne*unitOne, 1<<30))
			u.price[c][k] = int16(whole(x[s.price(h, c)]*s.Nat[c], 1<<15-1))
		}
	}
	return p
}

// bytes is how much of a program the net's numbers are.
func (p *player) bytes() int {
	n := len(p.shift) * (1 + 2*len(p.weight))
	for i := range p.units {
		n += 8*len(p.units[i].input) + 24*len(p.weight)
	}
	return n
}

// worth is what a position is worth to a seat, in hundredths of a point. It allocates nothing, and is the same on every machine.
func (p *player) worth(s game.State, who game.Player) int32 {
	if s.Turn() == game.Nobody || p.beyond != nil && p.beyond(s, who) {
		return p.eval(s, who)
	}
	all, at := p.see(s, who)
	features := all[:len(p.shift)]
	mix := between(at)
	sum := int64(at.worth) + mix.of(p.weighed(mix.a, features), p.weighed(mix.b, features))
	return int32((sum + p.added(mix, features)) >> 4)
}

// mixed is how much of a number is that of column b, in 65536ths; the rest is that of column a.
type mixed struct {
	a, b int32
	part int64
}

func between(at spot) mixed {
	if at.part == 0 {
		return mixed{at.column, at.column, 0}
	}
	return mixed{at.column, at.column + 1, int64(at.part) << 16 / int64(at.whole)}
}

func (m mixed) of(a, b int64) int64 { return a + (b-a)*m.part>>16 }

func (p *player) weighed(column int32, features []int16) (sum int64) {
	row := p.weight[column][:len(features)]
	for f, n := range features {
		sum += int64(n) * int64(row[f])
	}
	return sum
}

// added is what the units add to the worth, in sixteenths of a hundredth.
func (p *player) added(m mixed, features []int16) (sum int64) {
	if len(p.units) == 0 {
		return 0
	}
	var room [mostFeatures]struct{ feature, n int32 }
	inputs := room[:0]
	for f, x := range features {
		if x == 0 {
			continue
		}
		if n := inputOf(x, p.shift[f]); n != 0 {
			inputs = append(inputs, struct{ feature, n int32 }{int32(f), n})
		}
	}
	for i := range p.units {
		u := &p.units[i]
		var a, b, c, d int64
		for _, in := range inputs {
			row, n := &u.input[in.feature], int64(in.n)
			a += n * int64(row[0])
			b += n * int64(row[1])
			c += n * int64(row[2])
			d += n * int64(row[3])
		}
		for k, v := range [4]int64{a, b, c, d} {
			v = max(0, min(256, (v+m.of(int64(u.bias[m.a][k]), int64(u.bias[m.b][k])))>>8))
			sum += v * v * m.of(int64(u.price[m.a][k]), int64(u.price[m.b][k]))
		}
	}
	return sum >> 12
}
