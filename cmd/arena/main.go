// Command arena lets the levels of a game play against each other: each against the one below it, on the same deals from
// every seat. Apart from the times, the same flags print the same table on every machine.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "arena:", err)
		os.Exit(1)
	}
}

func run(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("arena", flag.ContinueOnError)
	id := flags.String("game", "coincrown", "the game to play")
	seatList := flags.String("seats", "2,3,4", "numbers of seats")
	games := flags.Int("games", 60, "games per match, rounded up to whole rounds of all seats")
	levelList := flags.String("levels", "", "levels, weakest first, each against the one before (default: all of the game's, after random and greedy)")
	seed := flags.Uint64("seed", 1, "first seed")
	fitGames := flags.Int("fit", 0, "instead of matches, fit the weights of Coin & Crown to this many games and print them")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *fitGames > 0 {
		return fit(out, *fitGames, *seed)
	}
	def := engines.ByID(*id)
	if def == nil {
		return fmt.Errorf("no game %q", *id)
	}
	pairs, err := pairsOf(def, *levelList)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%-18s %5s %5s  %-16s %5s  %6s %6s  %8s %9s\n", "match", "seats", "games", "win share", "par", "score", "rivals", "ms/dec.", "dec./s")
	for _, f := range strings.Split(*seatList, ",") {
		seats, err := strconv.Atoi(f)
		if err != nil {
			return fmt.Errorf("seats: %w", err)
		}
		for _, p := range pairs {
			m := match{def: def, seats: seats, strong: p[1], weak: p[0], seed: *seed}
			var r result
			for n := 0; r.games < *games; n++ {
				if err := m.round(n, &r); err != nil {
					return fmt.Errorf("%s against %s: %w", p[1].ID, p[0].ID, err)
				}
			}
			fmt.Fprintln(out, r.row(m))
		}
	}
	return nil
}

// pairsOf are the matches to play: weaker and stronger level.
func pairsOf(def *game.Def, list string) ([][2]game.Level, error) {
	var ladder []game.Level
	if list == "" {
		ladder = append([]game.Level{bot.Random()}, def.Levels...)
	} else {
		for _, name := range strings.Split(list, ",") {
			l, err := levelOf(def, name)
			if err != nil {
				return nil, err
			}
			ladder = append(ladder, l)
		}
	}
	var pairs [][2]game.Level
	if list == "" {
		pairs = append(pairs, [2]game.Level{bot.Random(), bot.Greedy()})
	}
	for i := 1; i < len(ladder); i++ {
		pairs = append(pairs, [2]game.Level{ladder[i-1], ladder[i]})
	}
	if len(pairs) == 0 {
		return nil, errors.New("a match needs two levels")
	}
	return pairs, nil
}

// levelOf finds a level by its name. "knight:iterations=400:width=6" is knight with other numbers, for experiments.
func levelOf(def *game.Def, text string) (game.Level, error) {
	name, changes, _ := strings.Cut(text, ":")
	all := append([]game.Level{bot.Random(), bot.Greedy()}, def.Levels...)
	for _, l := range all {
		if l.ID != name {
			continue
		}
		for _, c := range strings.Split(changes, ":") {
			if c == "" {
				continue
			}
			key, value, _ := strings.Cut(c, "=")
			n, err := strconv.Atoi(value)
			if err != nil {
				return l, fmt.Errorf("level %q: %w", text, err)
			}
			switch key {
			case "iterations":
				l.Iterations = n
			case "horizon":
				l.Horizon = n
			case "width":
				l.Width = n
			case "deals":
				l.Deals = n
			case "noise":
				l.Noise = int32(n)
			default:
				return l, fmt.Errorf("level %q: no number is called %q", text, key)
			}
		}
		l.ID = text
		return l, nil
	}
	return game.Level{}, fmt.Errorf("no level %q", name)
}

// row is a line of the table.
func (r *result) row(m match) string {
	mean, half := r.winShare()
	return fmt.Sprintf("%-18s %5d %5d  %5.1f %% ± %4.1f %%  %3.0f %%  %6.1f %6.1f  %8.2f %9.0f", m.strong.ID+" > "+m.weak.ID, m.seats, r.games,
		100*mean, 100*half, 100/float64(m.seats), float64(r.own)/float64(r.games), float64(r.rest)/float64(r.restSeats),
		float64(r.thinking.Microseconds())/1000/float64(max(1, r.decisions)), float64(r.all)/r.took.Seconds())
}
