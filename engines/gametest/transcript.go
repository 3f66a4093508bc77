package gametest

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"tabard/engines/game"
)

// A transcript is a game as text, in machine names:
//
//	coincrown rules 1
//	setup 2/0/1234567                            seats, options, seed
//	state 83a1…                                  hash of the position, again after every change of seat
//	P0 Turn/14 BuyRow 0 2; Pay 1 2 n=2/3 Pay 0 0 2 | 0a1b2c3d
//	rank P1 place 1 keys 45 2 1 …
//
// A line holds the decisions of one seat up to the next settled position, each with its question and the number of
// actions there were, and a hash of the events. The first transcript of each number of seats lists the events instead.
// Comparing replays the decisions of the text and writes the text anew: a game that is played differently by a later
// engine, or by another machine, differs. Options that came to the game after the text are not in it: they are zero.
// Updating replays them too, so that the decisions stay and only what follows from them changes; it deals a new game only
// where there is none, or where the decisions cannot be played any more.

// script plays a line and writes its transcript with so many options. next chooses; it is asked no more once it returns false.
func script(d *game.Def, setup game.Setup, options int, full bool, next func(s game.State, legal []game.Action) (game.Action, bool)) (string, error) {
	s, err := d.New(setup)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s rules %d\nsetup %s\n", d.ID, d.Rules, firstOptions(setup, options))
	var buf []byte
	state := func() {
		var h uint64
		h, buf = game.Hash(s, buf)
		fmt.Fprintf(&b, "state %016x\n", h)
	}
	state()
	var out game.Sink
	var told []string // events of the open line
	seat := game.Nobody
	for s.Turn() != game.Nobody {
		legal := s.Legal(nil)
		a, ok := next(s, legal)
		if !ok {
			return b.String(), fmt.Errorf("the text ends, but P%d must answer %s", s.Turn(), d.FrameText(s.Prompt()))
		}
		if indexOf(legal, a) < 0 {
			return b.String(), fmt.Errorf("%s is not legal any more", d.ActionText(a))
		}
		if seat == game.Nobody {
			seat = s.Turn()
			fmt.Fprintf(&b, "P%d ", seat)
		} else {
			b.WriteString("; ")
		}
		fmt.Fprintf(&b, "%s/%d %s", d.FrameText(s.Prompt()), len(legal), d.ActionText(a))
		out.Reset()
		s.Apply(a, &out)
		for _, e := range out.Events {
			told = append(told, d.EventText(e))
		}
		if now := s.Turn(); now != seat || s.Settled() {
			if full {
				b.WriteString("\n")
				for _, e := range told {
					b.WriteString("  " + e + "\n")
				}
			} else {
				fmt.Fprintf(&b, " | %08x\n", hashText(told))
			}
			if now != seat {
				state()
			}
			told, seat = told[:0], game.Nobody
		}
	}
	for _, r := range s.Standing(nil) {
		fmt.Fprintf(&b, "rank P%d place %d keys %s parts %s\n", r.Who, r.Place, numbers(r.Keys[:len(d.Keys)]), numbers(r.Parts[:len(d.Parts)]))
	}
	return b.String(), nil
}

func numbers[T int16 | int32](ns []T) string {
	text := make([]string, len(ns))
	for i, n := range ns {
		text[i] = strconv.Itoa(int(n))
	}
	return strings.Join(text, " ")
}

// hashText is FNV-1a, 32 bits, over lines.
func hashText(lines []string) uint32 {
	h := uint32(2166136261)
	for _, l := range lines {
		for i := range len(l) {
			h = (h ^ uint32(l[i])) * 16777619
		}
		h = (h ^ '\n') * 16777619
	}
	return h
}

// optionsOf counts the options in a transcript.
func optionsOf(text string) int {
	_, key, _ := strings.Cut(text, "\nsetup ")
	part := strings.SplitN(key, "/", 3)
	if len(part) < 3 {
		return 0
	}
	return len(split(part[1], ","))
}

// readScript finds the set-up and the decisions in a transcript.
func readScript(d *game.Def, text string) (*Line, error) {
	l := &Line{}
	for n, row := range strings.Split(text, "\n") {
		head, rest, _ := strings.Cut(row, " ")
		switch {
		case head == "setup":
			var err error
			if l.Setup, err = parseSetup(rest); err != nil {
				return nil, err
			}
		case len(head) > 1 && head[0] == 'P':
			rest, _, _ = strings.Cut(rest, " |")
			for _, part := range strings.Split(rest, "; ") {
				_, part, _ = strings.Cut(part, "/")
				_, part, _ = strings.Cut(part, " ")
				a, err := readAction(d, part)
				if err != nil {
					return nil, fmt.Errorf("line %d: %w", n+1, err)
				}
				l.Acts = append(l.Acts, a)
			}
		}
	}
	return l, nil
}

// readAction reads what Def.ActionText wrote.
func readAction(d *game.Def, text string) (game.Action, error) {
	fields := strings.Fields(text)
	if len(fields) == 0 || len(fields) > 4 {
		return game.Action{}, fmt.Errorf("%q is no action", text)
	}
	kind := slices.Index(d.Kinds, fields[0])
	if kind < 1 {
		return game.Action{}, fmt.Errorf("%q is no verb", fields[0])
	}
	var abc [3]uint16
	for i, f := range fields[1:] {
		n, err := strconv.ParseUint(f, 10, 16)
		if err != nil {
			return game.Action{}, fmt.Errorf("%q is no action: %w", text, err)
		}
		abc[i] = uint16(n)
	}
	return game.Action{Kind: game.Kind(kind), A: abc[0], B: abc[1], C: abc[2]}, nil
}

// transcripts compares the golden games with what this engine makes of them, or writes them.
func (p *prover) transcripts() {
	for seats := p.g.Def.MinSeats; seats <= p.g.Def.MaxSeats; seats++ {
		for n := 1; n <= p.c.Transcripts; n++ {
			p.transcript(seats, n)
		}
	}
}

// scriptPath is where transcript n of that many seats is.
func (c *Config) scriptPath(seats, n int) string {
	return filepath.Join(c.Dir, "transcripts", fmt.Sprintf("%d-%02d.txt", seats, n))
}

func (p *prover) transcript(seats, n int) {
	path := p.c.scriptPath(seats, n)
	defer func() {
		if r := recover(); r != nil {
			p.fail("transcript", "%s: panic: %v", path, r)
		}
	}()
	file, err := os.ReadFile(path)
	want, got := string(file), ""
	if err == nil {
		got, err = p.again(want, seats, n == 1)
	}
	where := unlike(want, got)
	switch {
	case p.c.Update && err != nil:
		note := fmt.Sprintf("%s is dealt anew: %v", path, err)
		if os.IsNotExist(err) {
			note = path + " was missing and is dealt"
		}
		p.notes = append(p.notes, note)
		p.write("transcript", path, p.record(seats, n))
	case p.c.Update:
		if where != "" {
			p.write("transcript", path, got)
		}
	case os.IsNotExist(err):
		p.fail("transcript", "golden game %d of %d at %d seats is missing (make golden writes it): %v", n, p.c.Transcripts, seats, err)
	case got != "" && where != "":
		p.fail("transcript", "%s: %s", path, where)
	case err != nil:
		p.fail("transcript", "%s: %v", path, err)
	}
}

// again plays the decisions of a golden game once more and returns its transcript. With an error, that is as far as it went.
func (p *prover) again(text string, seats int, full bool) (string, error) {
	line, err := readScript(p.g.Def, text)
	if err != nil {
		return "", err
	}
	if line.Setup.Seats != seats {
		return "", fmt.Errorf("it is a game for %d seats, not for %d", line.Setup.Seats, seats)
	}
	left := line.Acts
	got, err := script(p.g.Def, line.Setup, min(optionsOf(text), len(p.g.Def.Options)), full, func(s game.State, legal []game.Action) (a game.Action, ok bool) {
		if len(left) == 0 {
			return a, false
		}
		a, left = left[0], left[1:]
		return a, true
	})
	if err == nil && len(left) > 0 {
		err = fmt.Errorf("%d decisions too many", len(left))
	}
	return got, err
}

// record deals a golden game and plays it. Its seed does not depend on the seed of the run.
func (p *prover) record(seats, n int) string {
	setups := p.g.setupsFor(seats)
	fixed := &prover{g: p.g, c: Config{Seed: 1}}
	k := fixed.ticket(setups[(n-1)%len(setups)], 3000+seats, n)
	text, err := script(p.g.Def, k.setup, len(p.g.Def.Options), n == 1, func(s game.State, legal []game.Action) (game.Action, bool) {
		return legal[k.player.choose(s, legal)], true
	})
	if err != nil {
		panic(err)
	}
	return text
}

// write puts a golden text in its place.
func (p *prover) write(law, path, text string) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		p.fail(law, "%v", err)
		return
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		p.fail(law, "%v", err)
	}
}

// unlike tells the first line in which two texts differ, or nothing.
func unlike(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range max(len(w), len(g)) {
		a, b := "(nothing)", "(nothing)"
		if i < len(w) {
			a = w[i]
		}
		if i < len(g) {
			b = g[i]
		}
		if a != b {
			return fmt.Sprintf("line %d is %q, was %q", i+1, b, a)
		}
	}
	return ""
}
