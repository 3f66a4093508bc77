package main

import (
	"fmt"
	"io"
	"math"
	"slices"

	"tabard/engines/game"
)

// Fitting to who wins. The fit turns the leads of the seats in Eval into chances, as bot.Chances does: a lead of the column's scale makes a
// chance e times as large. It moves the weights to where the winners of all games are the likeliest. A fit to final scores would learn
// mostly from games that are decided; this one learns from games that are not.
//
// Half of the way plays better than all of it (LEDGER.md): the games are between bots that are all wrong by up to two fifths, and say
// what is worth having among such bots.

const (
	winDoubt  = 0.5  // the present weights count as right to within this part of themselves
	winRounds = 12   // of Newton's method
	winEnough = 0.25 // the fit ends with a step that moves no weight by more: sixteenths of a hundredth of a point
	scaleLow  = 50.0 // bounds of a lead that makes a chance e times as large: hundredths of a point
	scaleHigh = 5000.0
)

// contest is a position of a game as all its seats see it.
type contest struct {
	seats []looked
	won   []float64 // each seat's share of the win
}

// contests are the games of a fit.
type contests struct {
	*fitting
	list, held []contest
	scale      []float64 // by column: the lead that makes a chance e times as large, in weights' units
	alike      float64   // how many positions say as much as one, since the positions of a game end alike
}

// fit plays the games, fits the weights, and prints those that lie so much of the way there.
func fit(out io.Writer, id string, a aim) error {
	f, w, err := a.begin(id)
	if err != nil {
		return err
	}
	seats, err := a.tables(f)
	if err != nil {
		return err
	}
	games, see := make([][]contest, a.games), f.see(w)
	err = atOnce(a.games, a.procs, func(k int) error {
		n := seats[k%len(seats)]
		var seen []contest
		end, err := f.distorted(w, n, a.seed+uint64(k), func(s game.State) {
			c := contest{seats: make([]looked, n)}
			for p := range c.seats {
				c.seats[p] = f.look(see, s, game.Player(p))
			}
			seen = append(seen, c)
		})
		if err != nil {
			return err
		}
		won := winShares(end, n)
		for i := range seen {
			seen[i].won = won
		}
		games[k] = seen
		return nil
	})
	if err != nil {
		return err
	}
	d := &contests{fitting: f, scale: make([]float64, len(f.columns))}
	for k, seen := range games {
		d.alike += float64(len(seen)) / float64(len(games))
		if k%holdOut == holdOut-1 {
			d.held = append(d.held, seen...)
		} else {
			d.list = append(d.list, seen...)
		}
	}
	was := make([]float64, 0, len(w)*len(f.columns))
	for _, row := range w {
		for _, v := range row {
			was = append(was, float64(v))
		}
	}
	d.setScale(was)
	x := d.solve(was)
	d.keepSize(was, x)
	fmt.Fprintf(out, "// %d positions, log-loss %.4f, was %.4f; held out %.4f, was %.4f\n",
		len(d.list), d.miss(x, d.list), d.miss(was, d.list), d.miss(x, d.held), d.miss(was, d.held))
	for i, row := range w {
		low, high := f.bounds(i)
		for c, v := range row {
			moved := float64(v) + a.way*(x[i*len(row)+c]-float64(v))
			row[c] = int16(math.Round(max(float64(low), min(float64(high), moved))))
		}
		writeRow(out, f.names[i], row)
	}
	return nil
}

// terms calls fn with each weight that counts for the worth of a position to a seat, and by how much.
func (d *contests) terms(l *looked, fn func(weight int, x float64)) {
	n := len(d.columns)
	for i, v := range l.features {
		if v == 0 {
			continue
		}
		fn(i*n+l.column, (1-l.part)*float64(v))
		if l.part > 0 {
			fn(i*n+l.column+1, l.part*float64(v))
		}
	}
}

// worths are what a position is worth to each seat, with weights x.
func (d *contests) worths(x []float64, c *contest, out []float64) []float64 {
	out = out[:len(c.seats)]
	for p := range c.seats {
		out[p] = c.seats[p].worth
		d.terms(&c.seats[p], func(i int, v float64) { out[p] += x[i] * v })
	}
	return out
}

// chances are those of each seat.
func (d *contests) chances(x []float64, c *contest, by float64, out []float64) {
	out = d.worths(x, c, out)
	for p := range out {
		out[p] /= by
	}
	shareOut(out)
}

// miss is the mean log-loss of the foretold chances.
func (d *contests) miss(x []float64, list []contest) float64 {
	var q [game.MaxSeats]float64
	sum := 0.0
	for i := range list {
		c := &list[i]
		sum += d.missed(x, c, d.scale[c.seats[0].column], q[:])
	}
	return sum / float64(max(1, len(list)))
}

func (d *contests) missed(x []float64, c *contest, by float64, q []float64) float64 {
	d.chances(x, c, by, q)
	sum := 0.0
	for p, won := range c.won {
		sum -= won * math.Log(max(1e-9, q[p]))
	}
	return sum
}

// setScale finds for each column the lead that makes chances e times as large, with the weights as they are: by the golden section.
func (d *contests) setScale(x []float64) {
	var q [game.MaxSeats]float64
	for column := range d.scale {
		loss := func(log float64) float64 {
			sum := 0.0
			for i := range d.list {
				if c := &d.list[i]; c.seats[0].column == column {
					sum += d.missed(x, c, 16*math.Exp(log), q[:])
				}
			}
			return sum
		}
		low, high := math.Log(scaleLow), math.Log(scaleHigh)
		const golden = 0.381966
		a, b := low+golden*(high-low), high-golden*(high-low)
		la, lb := loss(a), loss(b)
		for high-low > 0.02 {
			if la < lb {
				high, b, lb = b, a, la
				a = low + golden*(high-low)
				la = loss(a)
			} else {
				low, a, la = a, b, lb
				b = high - golden*(high-low)
				lb = loss(b)
			}
		}
		d.scale[column] = 16 * math.Exp((low+high)/2)
	}
}

// keepSize scales the weights of each column so that leads stay as large as they were, in games in which nothing but weights counts. A
// sharper fit would otherwise make everything dearer in one part of the game than in the next, and a bot that may end a part would pay
// for waiting.
func (d *contests) keepSize(was, x []float64) {
	if slices.ContainsFunc(d.list, func(c contest) bool { return c.seats[0].worth != 0 || c.seats[0].part != 0 }) {
		return
	}
	n := len(d.columns)
	old, now := make([]float64, n), make([]float64, n)
	var room [game.MaxSeats]float64
	for i := range d.list {
		c := &d.list[i]
		column := c.seats[0].column
		old[column] += spread(d.worths(was, c, room[:]))
		now[column] += spread(d.worths(x, c, room[:]))
	}
	for i := range x {
		if c := i % n; now[c] > 0 && i/n != d.base-1 { // what all have alike leads nowhere
			x[i] *= math.Sqrt(old[c] / now[c])
		}
	}
}

// spread is how far numbers lie from their mean: the sum of the squares.
func spread(all []float64) (sum float64) {
	mean := 0.0
	for _, v := range all {
		mean += v / float64(len(all))
	}
	for _, v := range all {
		sum += (v - mean) * (v - mean)
	}
	return sum
}

// doubt is how far each weight may be wrong: a part of itself or, near 0, of the mean of its row.
func (d *contests) doubt(x []float64) []float64 {
	columns := len(d.columns)
	out := make([]float64, len(x))
	for i := range out {
		mean := 0.0
		for _, v := range x[i/columns*columns : (i/columns+1)*columns] {
			mean += math.Abs(v) / float64(columns)
		}
		out[i] = winDoubt*max(math.Abs(x[i]), tuneFew*mean) + 1
	}
	return out
}

// solve finds the likeliest weights by Newton's method, given the weights before, their doubt, and the games.
func (d *contests) solve(was []float64) (x []float64) {
	n := len(was)
	x, doubt := slices.Clone(was), d.doubt(was)
	var q [game.MaxSeats]float64
	var diff []float64
	var at []int                                      // the weights that count in the position
	mean, place := make([]float64, n), make([]int, n) // of each: what is to be expected of the winner, and where it stands in at, from 1
	for range winRounds {
		slope, curve := make([]float64, n), make([][]float64, n)
		for i := range curve {
			curve[i] = make([]float64, n)
		}
		for k := range d.list {
			c := &d.list[k]
			by := d.scale[c.seats[0].column]
			d.chances(x, c, by, q[:])
			at = at[:0]
			for p := range c.seats {
				d.terms(&c.seats[p], func(i int, v float64) {
					if place[i] == 0 {
						at = append(at, i)
						place[i] = len(at)
					}
					mean[i] += q[p] * v
				})
			}
			for p := range c.seats {
				diff = diff[:0] // what the seat has more than is to be expected of the winner
				for _, i := range at {
					diff = append(diff, -mean[i])
				}
				d.terms(&c.seats[p], func(i int, v float64) { diff[place[i]-1] += v })
				for a, i := range at {
					if diff[a] == 0 {
						continue
					}
					slope[i] += (c.won[p] - q[p]) * diff[a] / by
					row, part := curve[i], q[p]*diff[a]/by/by
					for b := 0; b <= a; b++ {
						row[at[b]] += part * diff[b]
					}
				}
			}
			for _, i := range at {
				mean[i], place[i] = 0, 0
			}
		}
		for i := range curve { // whichever of the two came first
			for j := range i {
				sum := curve[i][j] + curve[j][i]
				curve[i][j], curve[j][i] = sum, sum
			}
		}
		for i := range curve {
			pull := d.alike / doubt[i] / doubt[i]
			curve[i][i] += pull
			slope[i] -= pull * (x[i] - was[i])
			if d.fixed != nil && d.fixed(i/len(d.columns), i%len(d.columns)) {
				slope[i] = 0
				for j := range curve {
					curve[i][j], curve[j][i] = 0, 0
				}
				curve[i][i] = 1
			}
		}
		most := 0.0
		for i, step := range cholesky(curve, slope) {
			x[i] += step
			most = max(most, math.Abs(step))
		}
		if most < winEnough {
			break
		}
	}
	return x
}

// cholesky solves a system of equations that is symmetric and positive. It takes the matrix apart.
func cholesky(m [][]float64, right []float64) []float64 {
	for i := range m {
		for j := 0; j <= i; j++ {
			sum := m[i][j]
			for k := range j {
				sum -= m[i][k] * m[j][k]
			}
			if i == j {
				m[i][i] = math.Sqrt(max(sum, 1e-18))
			} else {
				m[i][j] = sum / m[j][j]
			}
		}
	}
	x := slices.Clone(right)
	for i := range x {
		for k := range i {
			x[i] -= m[i][k] * x[k]
		}
		x[i] /= m[i][i]
	}
	for i := len(x) - 1; i >= 0; i-- {
		for k := i + 1; k < len(x); k++ {
			x[i] -= m[k][i] * x[k]
		}
		x[i] /= m[i][i]
	}
	return x
}
