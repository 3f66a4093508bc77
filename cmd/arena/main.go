// Command arena lets the levels of a game play against each other: each against the one below it, on the same deals from
// every seat. A level alone at the table plays against the game's automaton, each level the same deals. Apart from the
// times, the same flags print the same table on every machine.
package main

import (
	"cmp"
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
	levelList := flags.String("levels", "", "levels, weakest first, each against the one before (default: all of the game's, after random and greedy); knight:width=4 is one with another number")
	seed := flags.Uint64("seed", 1, "first seed")
	options := flags.String("options", "", "options of the set-up, like space=card,selection=full (default: the game's defaults)")
	boxFile := flags.String("box", "", "a file with the box that is played with (default: the game's own); needs -game")
	file := flags.String("weights", "", "a file that -fit has printed: the stronger level plays by its weights; -fit starts from them")
	foe := flags.String("against", "", "a file that -fit has printed: the weaker level plays by its weights")
	procs := flags.Int("p", 1, "rounds that are played at a time; nothing but the times depends on it")
	test := flags.String("sprt", "", "elo0,elo1 or elo0,elo1,alpha,beta: play until it is certain which of them the stronger level is worth, at most -games games, and print a row for LEDGER.md")
	fitGames := flags.Int("fit", 0, "instead of matches, fit the weights of the game to who wins so many games and print them")
	chanceGames := flags.Int("chances", 0, "instead of matches, watch so many games for each number of seats between bots of one level, and print which lead halves a rival's odds (Halving)")
	tuneGames := flags.Int("tune", 0, "instead of matches, move the weights of the game by what wins so many games between bots of one level (-levels) with small changes of them, and print them")
	step := flags.Float64("step", 0.2, "how far -tune moves weights, as a part of them: what is best a long way off need not be best near by")
	learnGames := flags.Int("learn", 0, "instead of matches, let a net play up to so many games against itself and learn from them, going on from the file of -run; -games is the length of the matches that show how it fares")
	runFile := flags.String("run", "", "the file, like merchants.json, that holds a run of -learn: made where there is none. -weights and -against play by such a file, too")
	hidden := flags.Int("hidden", 16, "hidden units of the net of -learn; 0 to learn weights alone")
	lambda := flags.Float64("lambda", 0.8, "how far -learn looks ahead: 0 for a turn, 1 for who has won")
	every := flags.Int("every", 3200, "games of -learn between two looks at how it fares")
	traits := flags.Bool("traits", false, "whoever misjudges has the trait of a name at a table: names move on from seat to seat and deal to deal")
	characters := flags.Bool("characters", false, "instead of levels, play each level that misjudges with each trait against the same level without, and tell in what share of its turns it does what the trait likes, beside those without")
	way := flags.Float64("way", 0.5, "how much of the way to the weights that best foretell who wins -fit goes")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *chanceGames > 0 {
		def := engines.ByID(*id)
		if def == nil {
			return fmt.Errorf("-chances needs -game, not %q", *id)
		}
		if *levelList == "" {
			*levelList = "squire"
		}
		return chances(out, def, *levelList, *seatList, *chanceGames, *seed, *procs)
	}
	if *learnGames > 0 {
		l := learning{Game: *id, Level: cmp.Or(*levelList, "squire"), Seed: *seed, Hidden: *hidden, Lambda: *lambda, Every: *every, Games: *games}
		return learn(out, *learnGames, *runFile, *seatList, l, *procs)
	}
	if *tuneGames > 0 {
		if *levelList == "" {
			*levelList = "squire:noise=0"
		}
		return tune(out, *id, *levelList, aim{from: *file, seats: *seatList, games: *tuneGames, seed: *seed, step: *step, procs: *procs})
	}
	if *fitGames > 0 {
		return fit(out, *id, aim{from: *file, seats: *seatList, way: *way, games: *fitGames, seed: *seed, procs: *procs})
	}
	other, err := evalOf(*id, *file)
	if err != nil {
		return err
	}
	against, err := evalOf(*id, *foe)
	if err != nil {
		return err
	}
	defs := engines.Games()
	if *id != "" {
		def := engines.ByID(*id)
		if def == nil {
			return fmt.Errorf("no game %q", *id)
		}
		defs = []*game.Def{def}
	}
	a := arena{traits: *traits, characters: *characters, other: other, against: against, levels: *levelList, options: *options, box: *boxFile, seats: *seatList, games: *games, seed: *seed, procs: *procs}
	if *test != "" {
		t, err := parseSPRT(*test)
		if err != nil {
			return err
		}
		a.test = &t
		fmt.Fprintln(out, "| Game | Match | Seats | Games | Share | Elo (95 %) | Bounds | Verdict |\n|---|---|--:|--:|--:|--:|--:|---|")
	} else if *characters {
		fmt.Fprintln(out, "| Game | Level | Trait | Seats | Games | Does it in | The others in | Wins | Elo (95 %) |\n|---|---|---|--:|--:|--:|--:|--:|--:|")
	} else {
		fmt.Fprintf(out, "%-10s %-18s %5s %5s  %-16s %5s  %-12s %6s  %8s %9s\n", "game", "match", "seats", "games", "win share", "par", "score", "rivals", "ms/dec.", "dec./s")
	}
	for _, def := range defs {
		if err := a.table(out, def); err != nil {
			return fmt.Errorf("%s: %w", def.ID, err)
		}
	}
	return nil
}

// evalOf is how a file of weights values positions; nil without one.
func evalOf(id, file string) (func(game.State, game.Player) int32, error) {
	if file == "" {
		return nil, nil
	}
	if net, err := netOf(id, file); net != nil || err != nil {
		return net, err
	}
	f, err := fittingOf(id)
	if err != nil {
		return nil, err
	}
	w, err := f.read(file)
	if err != nil {
		return nil, err
	}
	return f.eval(w), nil
}

// arena is what the flags say of the matches.
type arena struct {
	traits, characters     bool
	other, against         func(game.State, game.Player) int32 // how the strong and the weak level value positions, if not by their game
	levels, options, seats string
	box                    string // a file
	games, procs           int
	seed                   uint64
	test                   *sprt // nil for a table
}

// table plays all matches of one game and prints their rows.
func (a arena) table(out io.Writer, def *game.Def) error {
	ladder, err := ladderOf(def, a.levels, a.characters)
	if err != nil {
		return err
	}
	setup, err := lineup.Setup(def, a.options)
	if err != nil {
		return err
	}
	if setup.Box, err = lineup.Box(def, a.box); err != nil {
		return err
	}
	seats, err := lineup.Seats(def, a.seats)
	if err != nil {
		return err
	}
	for _, n := range seats {
		if setup.Seats = n; n == 1 && a.test != nil {
			return errors.New("a level alone at the table has nobody to be tested against")
		}
		list := matches(def, ladder, setup, a.levels == "")
		if a.characters {
			list = characterMatches(def, ladder, setup)
		}
		for _, m := range list {
			m.seed, m.other, m.against, m.traits = a.seed, a.other, a.against, a.traits
			r, err := m.series(a.procs, func(r *result) bool {
				return r.games >= a.games || a.test != nil && a.test.verdict(r.rounds, n) != verdictOpen
			})
			if err != nil {
				return fmt.Errorf("%s: %w", m.name(), err)
			}
			if a.characters {
				fmt.Fprintln(out, r.character(m))
			} else if a.test != nil {
				fmt.Fprintln(out, a.test.row(m, r))
			} else {
				fmt.Fprintln(out, r.row(m))
			}
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

// characterMatches are matches of each level that misjudges, with each trait, or with its own if it comes with one, against the same level without.
func characterMatches(def *game.Def, ladder []game.Level, setup game.Setup) (list []match) {
	for _, l := range ladder {
		for t := range def.Traits {
			own, plain := l, l
			own.Trait, plain.Trait = uint8(t+1), 0
			plain.ID, _, _ = strings.Cut(l.ID, ":trait=")
			if l.Noise > 0 && setup.Seats > 1 && (l.Trait == 0 || l.Trait == own.Trait) {
				list = append(list, match{def: def, setup: setup, strong: own, weak: plain})
			}
		}
	}
	return list
}

// ladderOf are the levels, weakest first. One is enough to show characters.
func ladderOf(def *game.Def, list string, characters bool) (ladder []game.Level, err error) {
	if list == "" {
		return append([]game.Level{bot.Random()}, def.Levels...), nil
	}
	for _, name := range strings.Split(list, ",") {
		l, err := lineup.Level(def, name)
		if err != nil {
			return nil, err
		}
		l.ID = name
		ladder = append(ladder, l)
	}
	if len(ladder) < 2 && !characters && def.MinSeats > 1 {
		return nil, errors.New("a match needs two levels")
	}
	return ladder, nil
}
