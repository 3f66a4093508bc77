// Command replay prints a game as machine text: every decision with the question it answers, the hashes on the way, and
// the standing at the end. Two machines that print the same have played the same.
//
//	replay [-events] FILE...     saves, bundles and raw slots as the app exports them, fixtures, reports of faults, or files that hold a link
//	replay [-events] LINK        the address of a game, or the text after #g= in it
//	replay [-events] -           any of these from standard input
//	replay -box FILE [-events] [LINK|FILE]
//	replay -report [-names FILE] FILE|-
//	replay -fixture -name NAME -shows SENTENCE LINK
//
// A link may name the box that its game is played with: -box is the file of that box. Without a link or file the command prints the game of the
// box, and the box as make soak takes it.
//
// With -report the command prints a report of a fault of the app with names of functions, files and lines in the place of numbers. It takes them
// from .build/app.names, which make build writes; app.names of a release are those of its version. Equal sources give equal names.
//
// The last form, for a link or any file with one game, keeps the game as engines/GAME/testdata/fixtures/NAME.txt below the working folder. A
// test plays it again for ever. A link to a long game holds nothing but the position: give the file that "Save as a file" makes.
//
// The command leaves names of players out. The exit status is 1 if a game cannot be read or does not lead to its own position.
package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"tabard/engines"
	"tabard/engines/box"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/fixture"
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
	boxFile := flags.String("box", "", "a file with the box that links name")
	fixed := flags.Bool("fixture", false, "keep the game as a fixture of its engine")
	fault := flags.Bool("report", false, "print a report of a fault with names and lines")
	names := flags.String("names", ".build/app.names", "with -report: the names of the version that the report is of")
	name := flags.String("name", "", "with -fixture: what the file is called, without .txt")
	shows := flags.String("shows", "", "with -fixture: what the game shows, in one line")
	root := flags.String("root", ".", "with -fixture: the module's folder")
	if err := flags.Parse(args); err != nil {
		return err
	}
	own, err := boxOf(*boxFile)
	if err != nil {
		return err
	}
	if own.Game != nil && flags.NArg() == 0 && !*fixed && !*fault {
		packed, err := own.Pack()
		if err == nil {
			_, err = fmt.Fprintf(out, "%s %x\n", own.Game.ID, packed)
		}
		return err
	}
	if flags.NArg() == 0 || (*fixed || *fault) && flags.NArg() > 1 {
		return errors.New("say which file, link, or - for standard input; for a fixture or a report one of them")
	}
	if *fault {
		data, err := load(flags.Arg(0), in)
		if err != nil {
			return err
		}
		text, err := named(string(data), *names)
		fmt.Fprint(out, text)
		return err
	}
	w := bufio.NewWriter(out)
	defer w.Flush()
	var faults []error
	for _, arg := range flags.Args() {
		data, err := load(arg, in)
		if err != nil {
			return err
		}
		games, err := read(data, own)
		if err != nil {
			faults = append(faults, err)
		}
		if *fixed && len(games) != 1 {
			return errors.Join(append(faults, fmt.Errorf("%d games; a fixture is one", len(games)))...)
		}
		for _, g := range games {
			if *fixed {
				path, err := keep(*root, *name, *shows, g)
				if err != nil {
					return err
				}
				fmt.Fprintln(w, path)
			} else if err := fixture.Print(w, g, *events); err != nil {
				faults = append(faults, err)
			}
		}
	}
	return errors.Join(faults...)
}

// boxOf reads the file of a box; it returns one without a game if there is no file.
func boxOf(file string) (*box.Box, error) {
	if file == "" {
		return &box.Box{}, nil
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	b, err := box.Decode(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return b, nil
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

// read opens whatever the app or this command gives out. A link may name the box.
func read(data []byte, own *box.Box) ([]save.Game, error) {
	f, err := fixture.Read(data)
	if errors.Is(err, fixture.ErrNotFixture) {
		f.Game, err = fromReport(string(data))
	}
	if !errors.Is(err, errNotReport) {
		if err != nil {
			return nil, err
		}
		return []save.Game{f.Game}, nil
	}
	taken, err := store.OpenShelf(store.NewMemory()).Import(data)
	games := taken.Games
	if len(games) == 0 && errors.Is(err, save.ErrNotSave) && len(data) <= share.MaxText {
		g, linkErr := share.Play(string(data), func(d *game.Def, hash uint64) (packed string, ok bool) {
			if own.Game == d {
				packed, err = own.Pack()
			}
			return packed, game.BoxHash(packed) == hash
		}, nil)
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

// keep writes a game as a fixture of its engine, in the module that is in the working folder, and returns the file's name.
func keep(root, name, shows string, g save.Game) (string, error) {
	if strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" || name == "" {
		return "", fmt.Errorf("-name %q: a fixture has a name of small letters, digits and hyphens", name)
	}
	if shows = strings.TrimSpace(shows); shows == "" || strings.ContainsAny(shows, "\n\r") {
		return "", errors.New("-shows: say in one line what the game shows")
	}
	d := engines.ByCode(g.Code)
	if d == nil {
		return "", save.ErrUnknownGame
	}
	text, err := fixture.Fixture{Shows: shows, Game: g}.Text()
	if err != nil {
		return "", err
	}
	path := filepath.Join(root, "engines", d.ID, "testdata", "fixtures", name+".txt")
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return "", err
	}
	return path, os.WriteFile(path, text, 0o644)
}
