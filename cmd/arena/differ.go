package main

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"

	"tabard/cmd/lineup"
	"tabard/engines/game"
)

// Where Eval and outcome differ: equal bots play, and at the begin of every turn it is written down what each seat has more of than the
// mean of its table, which chance its lead in Eval gives it, and whether it won. What goes along with winning more or less often than was
// said is what Eval lacks: by itself a feature that is weighed wrongly, by its square or together with another one a feature that is missing.

// doubt is something that may go along with winning more often than Eval says.
type doubt struct {
	name   string
	sure   float64 // how many standard errors lie between it and chance; positions of one game count as one
	effect float64 // how much oftener a seat wins that has a standard deviation more of it
}

// differing are sums over each game: what each seat won beyond what was said, times what it has more than the mean of its table.
type differing struct {
	names   []string
	games   [][]float64 // by game and doubt
	squares []float64   // by doubt: of what seats have more than the mean of their table, summed
	n       float64     // seats of all positions
}

const (
	differShown = 8    // doubts of each kind that are printed
	differLeast = 0.02 // of its square a seat has on the mean, or it is seen too seldom
)

func differ(out io.Writer, id, level, seatList string, games int, seed uint64, procs int) error {
	f, err := fittingOf(id)
	if err != nil {
		return err
	}
	ladder, err := ladderOf(f.def, level+","+level)
	if err != nil {
		return err
	}
	seats, err := lineup.Seats(f.def, seatList)
	if err != nil {
		return err
	}
	for _, n := range seats {
		if n < 2 {
			continue
		}
		all, err := differences(f, ladder[0].Level, n, games, seed, procs)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%s, %d seats, %d games, seeds from %d: what goes along with winning oftener than Eval says\n", id, n, games, seed)
		for _, kind := range []struct {
			name  string
			pairs bool
		}{{"weighed wrongly", false}, {"missing", true}} {
			list := all.doubts(kind.pairs)
			fmt.Fprintf(out, "  %s, of %d:\n", kind.name, len(list))
			for _, d := range list[:min(differShown, len(list))] {
				fmt.Fprintf(out, "    %-32s %+5.1f standard errors, %+5.1f %% of the win for a standard deviation\n", d.name, d.sure, 100*d.effect)
			}
		}
	}
	return nil
}

// differences plays the games.
func differences(f *fitting, level game.Level, seats, games int, seed uint64, procs int) (*differing, error) {
	type turn struct {
		glance
		has [][]float64 // by seat and feature
	}
	w := f.current()
	played := make([][]turn, games)
	err := atOnce(games, procs, func(g int) error {
		won, err := turns(f.def, level, f.def.DefaultSetup(seats, seed+uint64(g)), func(s game.State) {
			t := turn{glance: glanceAt(f.def, s, seats)}
			for p := range seats {
				l, ok := f.look(s, game.Player(p), w)
				if !ok {
					return
				}
				has := make([]float64, len(l.features))
				for i, v := range l.features {
					has[i] = float64(v)
				}
				t.has = append(t.has, has)
			}
			played[g] = append(played[g], t)
		})
		for i := range played[g] {
			played[g][i].won = won
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	// What a lead is worth is found anew from these very games, so that no doubt is only that.
	var seen []glance
	for _, turns := range played {
		for i := range turns {
			seen = append(seen, turns[i].glance)
		}
	}
	table := *halvingTable(f.def)
	for e := range table[seats] {
		table[seats][e] = cmp.Or(halvingOf(seen, e), table[seats][e])
	}
	n := len(f.names)
	d := &differing{names: f.names, games: make([][]float64, games), squares: make([]float64, n+n*(n+1)/2)}
	for g, turns := range played {
		sums := make([]float64, len(d.squares))
		for i := range turns {
			t := &turns[i]
			said := foretold(&table, &t.glance)
			d.n += float64(seats)
			// look counts something that seats have, as what each has more of than the mean of its table.
			look := func(k int, has func(p int) float64) {
				mean := 0.0
				for p := range seats {
					mean += has(p) / float64(seats)
				}
				for p := range seats {
					x := has(p) - mean
					sums[k] += (t.won[p] - said[p]) * x
					d.squares[k] += x * x
				}
			}
			k := n
			for a := range n {
				look(a, func(p int) float64 { return t.has[p][a] })
				for b := range a + 1 {
					look(k, func(p int) float64 { return t.has[p][a] * t.has[p][b] })
					k++
				}
			}
		}
		d.games[g] = sums
	}
	return d, nil
}

// doubts are those of a kind, the surest first.
func (d *differing) doubts(pairs bool) (list []doubt) {
	from, to := 0, len(d.names)
	if pairs {
		from, to = to, len(d.squares)
	}
	for k := from; k < to; k++ {
		sum, square := 0.0, 0.0
		for _, game := range d.games {
			sum += game[k]
			square += game[k] * game[k]
		}
		if square == 0 || d.squares[k] < differLeast*d.n {
			continue
		}
		list = append(list, doubt{d.name(k), sum / math.Sqrt(square), sum / math.Sqrt(d.squares[k]*d.n)})
	}
	slices.SortStableFunc(list, func(a, b doubt) int { return cmp.Compare(math.Abs(b.sure), math.Abs(a.sure)) })
	return list
}

// name is what is looked at.
func (d *differing) name(k int) string {
	if k < len(d.names) {
		return d.names[k]
	}
	k -= len(d.names)
	a := 0
	for ; k > a; a++ {
		k -= a + 1
	}
	if k == a {
		return d.names[a] + " squared"
	}
	return d.names[a] + " by " + d.names[k]
}
