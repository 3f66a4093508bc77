// Command balance lets equal bots play a game very often and tells whether it is worth playing: how long it takes, how near
// it is, whether the order of play decides it, and what each card, tile and kind of action does for who has it. The same
// flags print the same table on every machine, however many processors it has.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"

	"tabard/cmd/lineup"
	"tabard/engines"
	"tabard/engines/game"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "balance:", err)
		os.Exit(1)
	}
}

// study is one game with one number of seats, played by bots of one level.
type study struct {
	*reader
	setup   game.Setup
	level   game.Level
	games   int
	seed    uint64
	workers int
}

func run(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("balance", flag.ContinueOnError)
	id := flags.String("game", "", "the game to play (default: every game)")
	seatList := flags.String("seats", "", "numbers of seats, like 2,3 (default: all from two on that the game allows)")
	games := flags.Int("games", 100, "games to play")
	levelName := flags.String("level", "squire", "the level of all bots, with other numbers if wanted, like knight:iterations=40")
	seed := flags.Uint64("seed", 1, "first seed")
	options := flags.String("options", "", "options of the set-up, like space=card,selection=full (default: the game's defaults)")
	boxFile := flags.String("box", "", "a file with the box that is played with (default: the game's own); needs -game")
	shun := flags.String("shun", "", "subjects, like card.TollStation,action (a name or its beginning; all): one seat never takes them, each by itself")
	only := flags.String("only", "", "subjects: one seat takes them whenever it may, each by itself")
	folder := flags.String("out", "", "a folder for plots, as SVG")
	length := flags.Bool("length", false, "only count how long a game is for one person against bots")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *games < 1 {
		return errors.New("a table needs a game")
	}
	if *folder != "" {
		if err := os.MkdirAll(*folder, 0o777); err != nil {
			return err
		}
	}
	defs := engines.Games()
	if *id != "" {
		def := engines.ByID(*id)
		if def == nil {
			return fmt.Errorf("no game %q", *id)
		}
		defs = []*game.Def{def}
	}
	if !*length {
		fmt.Fprint(out, legend)
	}
	for _, def := range defs {
		s := study{reader: readers[def.ID](), games: *games, seed: *seed, workers: runtime.GOMAXPROCS(0)}
		var err error
		if s.level, err = lineup.Level(def, *levelName); err != nil {
			return fmt.Errorf("%s: %w", def.ID, err)
		}
		if s.setup, err = lineup.Setup(def, *options); err != nil {
			return fmt.Errorf("%s: %w", def.ID, err)
		}
		if s.setup.Box, err = lineup.Box(def, *boxFile); err != nil {
			return fmt.Errorf("%s: %w", def.ID, err)
		}
		seats, err := lineup.Seats(def, *seatList)
		if err != nil {
			return fmt.Errorf("%s: %w", def.ID, err)
		}
		for _, n := range seats {
			s.setup.Seats = n
			if *length {
				if err := s.lengths(out); err != nil {
					return fmt.Errorf("%s with %d seats: %w", def.ID, n, err)
				}
				continue
			}
			if n < 2 && *seatList == "" {
				continue // alone nobody is better than anybody
			}
			if err := s.report(out, *shun, *only, *folder); err != nil {
				return fmt.Errorf("%s with %d seats: %w", def.ID, n, err)
			}
		}
	}
	return nil
}

// report plays all games of a study and prints its tables.
func (s *study) report(out io.Writer, shun, only, folder string) error {
	shunned, err := s.find(shun)
	if err != nil {
		return err
	}
	sought, err := s.find(only)
	if err != nil {
		return err
	}
	records, err := s.all(s.games, func(g int) (uint64, *whim) { return s.seed + uint64(g), nil })
	if err != nil {
		return err
	}
	t := s.tally(records)
	t.print(out)
	if len(shunned)+len(sought) > 0 {
		if err := s.whims(out, shunned, sought); err != nil {
			return err
		}
	}
	if folder != "" {
		return t.plots(folder)
	}
	return nil
}

// find are the subjects that a list of names or beginnings of names means.
func (r *reader) find(list string) (found []int, err error) {
	if list == "" {
		return nil, nil
	}
	for _, text := range strings.Split(list, ",") {
		before := len(found)
		for i, name := range r.subjects {
			if text == "all" || name == text || strings.HasPrefix(name, text+".") {
				found = append(found, i)
			}
		}
		if len(found) == before {
			return nil, fmt.Errorf("no subject %q; there are %s", text, strings.Join(r.subjects, " "))
		}
	}
	return found, nil
}
