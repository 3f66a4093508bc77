// Command arena lets the levels of a game play against each other: each against the one below it, on the same deals from
// every seat. A level alone at the table plays against the game's automaton, each level the same deals. Apart from the
// times, the same flags print the same table on every machine.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"tabard/cmd/lineup"
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
	id := flags.String("game", "", "the game to play (default: every game)")
	seatList := flags.String("seats", "", "numbers of seats, like 2,3 (default: all that the game allows); with -fit those of its games (default: 2,3,4)")
	games := flags.Int("games", 60, "games per match, rounded up to whole rounds of all seats")
	levelList := flags.String("levels", "", "levels, weakest first, each against the one before (default: all of the game's, after random and greedy)")
	seed := flags.Uint64("seed", 1, "first seed")
	options := flags.String("options", "", "options of the set-up, like space=card,selection=full (default: the game's defaults)")
	file := flags.String("weights", "", "a file that -fit has printed: the stronger level plays by its weights, the other by the present ones; -fit starts from them")
	fitGames := flags.Int("fit", 0, "instead of matches, fit the weights of the game to this many games and print them")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *fitGames > 0 {
		return fit(out, *id, *file, *seatList, *fitGames, *seed)
	}
	var other func(game.State, game.Player) int32
	if *file != "" {
		f, err := fittingOf(*id)
		if err != nil {
			return err
		}
		w, err := f.read(*file)
		if err != nil {
			return err
		}
		other = f.eval(w)
	}
	defs := engines.Games()
	if *id != "" {
		def := engines.ByID(*id)
		if def == nil {
			return fmt.Errorf("no game %q", *id)
		}
		defs = []*game.Def{def}
	}
	fmt.Fprintf(out, "%-10s %-18s %5s %5s  %-16s %5s  %-12s %6s  %8s %9s\n", "game", "match", "seats", "games", "win share", "par", "score", "rivals", "ms/dec.", "dec./s")
	for _, def := range defs {
		if err := table(out, def, other, *seatList, *levelList, *options, *games, *seed); err != nil {
			return fmt.Errorf("%s: %w", def.ID, err)
		}
	}
	return nil
}

// table plays all matches of one game and prints their rows.
func table(out io.Writer, def *game.Def, other func(game.State, game.Player) int32, seatList, levelList, options string, games int, seed uint64) error {
	ladder, err := ladderOf(def, levelList)
	if err != nil {
		return err
	}
	setup, err := lineup.Setup(def, options)
	if err != nil {
		return err
	}
	seats, err := lineup.Seats(def, seatList)
	if err != nil {
		return err
	}
	for _, n := range seats {
		setup.Seats = n
		for _, m := range matches(def, ladder, setup, levelList == "") {
			m.seed, m.other = seed, other
			var r result
			for k := 0; r.games < games; k++ {
				if err := m.round(k, &r); err != nil {
					return fmt.Errorf("%s: %w", m.name(), err)
				}
			}
			fmt.Fprintln(out, r.row(m))
		}
	}
	return nil
}

// matches are the matches to play with that many seats: each level against the one below it, or each alone. all says
// that greedy, which stands apart from the ladder, plays random too.
func matches(def *game.Def, ladder []game.Level, setup game.Setup, all bool) []match {
	var list []match
	if setup.Seats == 1 {
		for _, l := range ladder {
			list = append(list, match{def: def, setup: setup, strong: l})
		}
		return list
	}
	if all {
		list = append(list, match{def: def, setup: setup, strong: bot.Greedy(), weak: bot.Random()})
	}
	for i := 1; i < len(ladder); i++ {
		list = append(list, match{def: def, setup: setup, strong: ladder[i], weak: ladder[i-1]})
	}
	return list
}

// ladderOf are the levels, weakest first.
func ladderOf(def *game.Def, list string) ([]game.Level, error) {
	if list == "" {
		return append([]game.Level{bot.Random()}, def.Levels...), nil
	}
	var ladder []game.Level
	for _, name := range strings.Split(list, ",") {
		l, err := lineup.Level(def, name)
		if err != nil {
			return nil, err
		}
		ladder = append(ladder, l)
	}
	if len(ladder) < 2 && def.MinSeats > 1 {
		return nil, errors.New("a match needs two levels")
	}
	return ladder, nil
}
