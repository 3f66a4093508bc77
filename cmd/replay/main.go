// Command replay prints a game as machine text: every decision with the question it answers, the hashes on the way, and
// the standing at the end. It is for reports of faults: two machines that print the same have played the same.
//
//	replay [-events] FILE...     saves, bundles and raw slots as the app exports them, or files that hold a link
//	replay [-events] LINK        the address of a game, or the text after #g= in it
//	replay [-events] -           any of these from standard input
//
// Names of players are left out. The exit status is 1 if a game cannot be read or does not lead to its own position.
package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/share"
	"tabard/web/store"
)

func main() {
	if err := run(os.Args[1:], os.Stdin, os.Stdout); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "replay:", err)
		os.Exit(1)
	}
}

func run(args []string, in io.Reader, out io.Writer) error {
	flags := flag.NewFlagSet("replay", flag.ContinueOnError)
	events := flags.Bool("events", false, "print what each decision brought about")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() == 0 {
		return errors.New("say which file, link, or - for standard input")
	}
	w := bufio.NewWriter(out)
	defer w.Flush()
	var faults []error
	for _, arg := range flags.Args() {
		data, err := load(arg, in)
		if err != nil {
			return err
		}
		games, err := read(data)
		if err != nil {
			faults = append(faults, err)
		}
		for _, g := range games {
			if err := show(w, g, *events); err != nil {
				faults = append(faults, err)
			}
		}
	}
	return errors.Join(faults...)
}

// load returns the bytes that an argument stands for: of standard input, of a file, or, where there is no such file, of
// the argument itself as a link.
func load(arg string, in io.Reader) ([]byte, error) {
	if arg == "-" {
		return readUpTo(in)
	}
	f, err := os.Open(arg)
	if err != nil {
		if _, e := share.Decode(arg); !errors.Is(e, share.ErrNotLink) {
			return []byte(arg), nil
		}
		return nil, err
	}
	defer f.Close()
	return readUpTo(f)
}

func readUpTo(in io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(in, store.MaxImport+1))
	if err != nil {
		return nil, fmt.Errorf("read: %w", err)
	}
	return data, nil
}

// read opens whatever the app gives out.
func read(data []byte) ([]save.Game, error) {
	taken, err := store.OpenShelf(store.NewMemory()).Import(data)
	games := taken.Games
	if len(games) == 0 && errors.Is(err, save.ErrNotSave) && len(data) <= share.MaxText {
		g, linkErr := share.Decode(string(data))
		if errors.Is(linkErr, share.ErrNotLink) {
			return nil, err
		}
		if linkErr != nil {
			return nil, linkErr
		}
		return []save.Game{g}, nil
	}
	return games, err
}

// show prints one game. The error says that its moves do not lead to its position.
func show(w io.Writer, g save.Game, events bool) error {
	d, end, err := save.Open(g)
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "%s rules %d (here %d)\n", d.ID, g.Rules, d.Rules)
	fmt.Fprintf(w, "setup seats %d seed %#x", g.Setup.Seats, g.Setup.Seed)
	for i, o := range d.Options {
		if v := int(g.Setup.Options[i]); v < len(o.Values) {
			fmt.Fprintf(w, " %s %s", o.ID, o.Values[v])
		}
	}
	if g.Practice {
		fmt.Fprint(w, " practice")
	}
	fmt.Fprintln(w)
	for i, s := range g.Seats {
		who := "human"
		if s.Bot {
			who = d.Levels[s.Level].ID
		}
		fmt.Fprintf(w, "seat P%d %s\n", i, who)
	}
	if len(g.Base) > 0 {
		fmt.Fprintln(w, "based: older history is lost")
	}

	var sink game.Sink
	var scratch []byte
	var hash uint64
	line, err := save.Walk(g, func(i int, s game.State, a game.Action, options int) (game.State, error) {
		if i > 0 && i%save.HashEvery == 0 {
			hash, scratch = game.Hash(s, scratch)
			fmt.Fprintf(w, "hash %016x\n", hash)
		}
		fmt.Fprintf(w, "%d P%d %s: %s (%d of %d)\n", i, s.Turn(), d.FrameText(s.Prompt()), d.ActionText(a), g.Moves[i], options)
		sink.Reset()
		s.Apply(a, &sink)
		if events {
			for _, e := range sink.Events {
				fmt.Fprintf(w, "  %s\n", d.EventText(e))
			}
		}
		return s, nil
	})
	if line == nil {
		return err
	}
	if line.Lost {
		fmt.Fprintf(w, "LOST %v\n", err)
	}
	hash, _ = game.Hash(end, scratch)
	fmt.Fprintf(w, "end %016x after %d moves", hash, len(g.Moves))
	if turn := end.Turn(); turn == game.Nobody {
		fmt.Fprint(w, ", over\n")
	} else {
		fmt.Fprintf(w, ", P%d to answer %s\n", turn, d.FrameText(end.Prompt()))
	}
	for _, r := range end.Standing(nil) {
		fmt.Fprintf(w, "place %d P%d", r.Place, r.Who)
		for i, k := range d.Keys {
			fmt.Fprintf(w, " %s %d", k, r.Keys[i])
		}
		fmt.Fprintln(w)
	}
	return err
}
