package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"sync"

	"tabard/cmd/lineup"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// What a lead is worth. Equal bots play. At the beginning of every turn a glance keeps the Eval of each seat on the spectator's view. For
// each number of seats and each eighth of the game, halvingOf then finds the lead that halves a rival's odds: the one by which the
// chances foretell best who wins. The fit does not see one game in four, which shows how far off the chances are.

// glance is a position as a spectator sees it, and who won.
type glance struct {
	worth  []int32
	won    []float64
	eighth int
	held   bool
}

// halvings is which lead halves a rival's odds, by seats and eighth.
type halvings = [game.MaxSeats + 1][8]uint16

// halvingTable is what a game says of that now.
func halvingTable(def *game.Def) *halvings { return def.Zero().(game.Timed).Halving() }

func chances(out io.Writer, def *game.Def, level, seatList string, games int, seed uint64, procs int) error {
	ladder, err := ladderOf(def, level+","+level, false)
	if err != nil {
		return err
	}
	seats, err := lineup.Seats(def, seatList)
	if err != nil {
		return err
	}
	table := *halvingTable(def)
	for _, n := range seats {
		if n < 2 {
			continue
		}
		seen, err := glances(def, ladder[0], n, games, seed, procs)
		if err != nil {
			return err
		}
		for e := range table[n] {
			table[n][e] = halvingOf(seen, e)
		}
		// An eighth in which hardly anything was seen takes after its neighbour.
		for e := 1; e < 8; e++ {
			table[n][e] = cmp.Or(table[n][e], table[n][e-1])
		}
		for e := 6; e >= 0; e-- {
			table[n][e] = cmp.Or(table[n][e], table[n][e+1])
		}
		held := slices.DeleteFunc(slices.Clone(seen), func(g glance) bool { return !g.held })
		flat := new(halvings)
		for e := range flat[n] {
			flat[n][e] = 250
		}
		fmt.Fprintf(out, "// %s, %d seats: %d positions of %d games held out, off by %.1f %% (by 250 all the time %.1f %%); by eighths", def.ID, n, len(held),
			games/4, 100*astray(&table, held, -1), 100*astray(flat, held, -1))
		for e := range 8 {
			fmt.Fprintf(out, " %.1f", 100*astray(&table, held, e))
		}
		fmt.Fprintln(out)
		for _, line := range reliability(&table, held) {
			fmt.Fprintln(out, line)
		}
	}
	for n, row := range table {
		if slices.Max(row[:]) > 0 {
			fmt.Fprintf(out, "\t%d: {", n)
			for e, h := range row {
				if e > 0 {
					fmt.Fprint(out, ", ")
				}
				fmt.Fprint(out, h)
			}
			fmt.Fprintln(out, "},")
		}
	}
	return nil
}

// glances plays games between equal bots.
func glances(def *game.Def, level game.Level, seats, games int, seed uint64, procs int) ([]glance, error) {
	parts := make([][]glance, games)
	err := atOnce(games, procs, func(g int) (err error) {
		parts[g], err = watch(def, level, def.DefaultSetup(seats, seed+uint64(g)), g%4 == 3)
		return err
	})
	return slices.Concat(parts...), err
}

// atOnce plays games, procs at a time. It returns the faults of all.
func atOnce(games, procs int, play func(g int) error) error {
	faults := make([]error, games)
	next := make(chan int)
	var all sync.WaitGroup
	for range max(procs, 1) {
		all.Go(func() {
			for g := range next {
				faults[g] = play(g)
			}
		})
	}
	for g := range games {
		next <- g
	}
	close(next)
	all.Wait()
	return errors.Join(faults...)
}

// watch plays one game.
func watch(def *game.Def, level game.Level, setup game.Setup, held bool) ([]glance, error) {
	var seen []glance
	view := def.Zero()
	won, err := turns(def, level, setup, func(s game.State) {
		view.CopyFrom(s)
		view.Redact(game.Nobody)
		seen = append(seen, glanceAt(def, view, setup.Seats))
	})
	for i := range seen {
		seen[i].won, seen[i].held = won, held
	}
	return seen, err
}

// glanceAt is the glance at a position; the caller fills in who wins and whether the fit may see it.
func glanceAt(def *game.Def, s game.State, seats int) glance {
	g := glance{eighth: s.(game.Timed).Eighth()}
	for p := range seats {
		g.worth = append(g.worth, def.Eval(s, game.Player(p)))
	}
	return g
}

// turns lets equal bots play a game to its end, and shows the position in which each turn begins. It returns each seat's share of the win.
func turns(def *game.Def, level game.Level, setup game.Setup, begins func(game.State)) ([]float64, error) {
	return turnsOf(def, slices.Repeat([]game.Level{level}, setup.Seats), setup, begins)
}

// turnsOf does the same with a level for each seat.
func turnsOf(def *game.Def, levels []game.Level, setup game.Setup, begins func(game.State)) ([]float64, error) {
	s, err := def.New(setup)
	if err != nil {
		return nil, err
	}
	last := game.Nobody
	view := s.Clone()
	for s.Turn() != game.Nobody {
		who := s.Turn()
		if who != last && s.Settled() {
			last = who
			begins(s)
		}
		view.CopyFrom(s)
		view.Redact(who)
		if err := game.Play(s, bot.Choose(def, view, who, levels[who], setup.Seed^uint64(who+1)<<32), nil); err != nil {
			return nil, err
		}
	}
	return winShares(s, setup.Seats), nil
}

// winShares are each seat's share of the win of a game that is over.
func winShares(s game.State, seats int) []float64 {
	won := make([]float64, seats)
	winners := 0.0
	for _, r := range s.Standing(nil) {
		if r.Place == 1 && r.Who != game.Nobody {
			won[r.Who] = 1
			winners++
		}
	}
	for p := range won {
		won[p] /= winners
	}
	return won
}

// leastSeen positions are needed for an eighth to have a number of its own.
const leastSeen = 60

// halvingOf seeks the number of an eighth, 0 if too little was seen of it.
func halvingOf(seen []glance, eighth int) uint16 {
	best, least, n := 0, math.Inf(1), 0
	for h := 8.0; h < 20000; h *= 1.04 {
		loss := 0.0
		n = 0
		for _, g := range seen {
			if g.eighth != eighth || g.held {
				continue
			}
			n++
			for p, c := range odds(&g, h) {
				// The square, which a few great surprises do not outweigh.
				miss := g.won[p] - c
				loss += miss * miss
			}
		}
		if loss < least {
			best, least = int(math.Round(h)), loss
		}
	}
	if n < leastSeen {
		return 0
	}
	return uint16(best)
}

// foretold are the chances of a glance.
func foretold(t *halvings, g *glance) []float64 { return odds(g, float64(t[len(g.worth)][g.eighth])) }

// odds are the chances of a glance if that lead halves a rival's odds.
func odds(g *glance, halving float64) []float64 {
	parts := make([]float64, len(g.worth))
	for p, w := range g.worth {
		parts[p] = float64(w) / halving * math.Ln2
	}
	shareOut(parts)
	return parts
}

// shareOut makes shares of one whole: each that is one more than another is e times as large.
func shareOut(parts []float64) {
	top, sum := slices.Max(parts), 0.0
	for p, v := range parts {
		parts[p] = math.Exp(v - top)
		sum += parts[p]
	}
	for p := range parts {
		parts[p] /= sum
	}
}

const bins = 10

// bin counts the seats that had about the same foretold chance, and sums their chances and wins.
type bin struct{ n, said, won float64 }

func binned(t *halvings, seen []glance, eighth int) (all [bins]bin) {
	for i := range seen {
		g := &seen[i]
		if eighth >= 0 && g.eighth != eighth {
			continue
		}
		for p, c := range foretold(t, g) {
			b := &all[min(int(c*bins), bins-1)]
			b.n++
			b.said += c
			b.won += g.won[p]
		}
	}
	return all
}

// astray is how far the foretold chances lie from the shares that won, on the mean over all seats and positions; of one eighth, or of
// all of them for -1.
func astray(t *halvings, seen []glance, eighth int) float64 {
	sum, n := 0.0, 1e-9
	for _, b := range binned(t, seen, eighth) {
		sum += math.Abs(b.said - b.won)
		n += b.n
	}
	return sum / n
}

// reliability is a table of foretold chances beside the shares that won.
func reliability(t *halvings, seen []glance) (lines []string) {
	said, won, n := "//   said ", "//   won  ", "//   seats"
	for _, b := range binned(t, seen, -1) {
		if b.n > 0 {
			said += fmt.Sprintf(" %5.1f", 100*b.said/b.n)
			won += fmt.Sprintf(" %5.1f", 100*b.won/b.n)
			n += fmt.Sprintf(" %5.0f", b.n)
		}
	}
	return []string{said, won, n}
}
