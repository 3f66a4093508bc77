package gametest

import (
	"fmt"
	"strconv"
	"strings"

	"tabard/engines/game"
)

// Line is a set-up and what was played from it.
type Line struct {
	Setup game.Setup
	Acts  []game.Action
}

// Finding is one broken law.
type Finding struct {
	Law    string
	Detail string
	// Line leads to the broken position, shortened as far as the law stays broken. Nil if no line matters.
	Line *Line
	// Long is the length of the line before it was shortened.
	Long int
}

// text tells the finding with the command that repeats it.
func (f *Finding) text(d *game.Def, test string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "law %s: %s", f.Law, f.Detail)
	if f.Line == nil {
		return b.String()
	}
	key, log := f.Line.tell(d)
	fmt.Fprintf(&b, "\n  to repeat: go test ./engines/%s -run '^%s$' -gametest.replay='%s'", d.ID, test, key)
	fmt.Fprintf(&b, "\n  %d seats, options %v, seed %d; %d decisions (of %d)", f.Line.Setup.Seats,
		f.Line.Setup.Options[:len(d.Options)], f.Line.Setup.Seed, len(f.Line.Acts), f.Long)
	for _, l := range log {
		b.WriteString("\n    " + l)
	}
	return b.String()
}

// tell replays the line and returns its key for -gametest.replay and one text per decision.
func (l *Line) tell(d *game.Def) (key string, log []string) {
	key = setupKey(d, l.Setup) + "/"
	defer func() {
		if p := recover(); p != nil {
			log = append(log, fmt.Sprint("panic: ", p))
		}
	}()
	s, err := d.New(l.Setup)
	if err != nil {
		return key, []string{err.Error()}
	}
	for i, a := range l.Acts {
		legal := s.Legal(nil)
		if i > 0 {
			key += "."
		}
		key += strconv.Itoa(indexOf(legal, a))
		log = append(log, fmt.Sprintf("P%d %s/%d %s", s.Turn(), d.FrameText(s.Prompt()), len(legal), d.ActionText(a)))
		s.Apply(a, nil)
	}
	return key, log
}

// setupKey writes a set-up as seats/options/seed.
func setupKey(d *game.Def, s game.Setup) string { return firstOptions(s, len(d.Options)) }

// firstOptions is setupKey with so many options.
func firstOptions(s game.Setup, n int) string {
	var values []string
	for i := range n {
		values = append(values, strconv.Itoa(int(s.Options[i])))
	}
	return fmt.Sprintf("%d/%s/%d", s.Seats, strings.Join(values, ","), s.Seed)
}

// parseSetup reads what setupKey wrote.
func parseSetup(key string) (s game.Setup, err error) {
	part := strings.Split(key, "/")
	if len(part) != 3 {
		return s, fmt.Errorf("gametest: set-up %q: want seats/options/seed", key)
	}
	if s.Seats, err = strconv.Atoi(part[0]); err != nil {
		return s, fmt.Errorf("gametest: set-up, seats: %w", err)
	}
	for i, v := range split(part[1], ",") {
		n, err := strconv.ParseUint(v, 10, 8)
		if err != nil || i >= game.MaxOptions {
			return s, fmt.Errorf("gametest: set-up, options %q", part[1])
		}
		s.Options[i] = uint8(n)
	}
	if s.Seed, err = strconv.ParseUint(part[2], 10, 64); err != nil {
		return s, fmt.Errorf("gametest: set-up, seed: %w", err)
	}
	return s, nil
}

// indexOf finds a in a list that may be out of order, since that may be what is broken.
func indexOf(legal []game.Action, a game.Action) int {
	for i := range legal {
		if legal[i] == a {
			return i
		}
	}
	return -1
}

// parseKey reads what tell wrote and plays it, so that the line holds actions again.
func parseKey(d *game.Def, key string) (*Line, error) {
	cut := strings.LastIndex(key, "/")
	if cut < 0 {
		return nil, fmt.Errorf("gametest: replay key %q: want seats/options/seed/indices", key)
	}
	setup, err := parseSetup(key[:cut])
	if err != nil {
		return nil, err
	}
	l := Line{Setup: setup}
	s, err := d.New(l.Setup)
	if err != nil {
		return nil, fmt.Errorf("gametest: replay key: %w", err)
	}
	for n, v := range split(key[cut+1:], ".") {
		legal := s.Legal(nil)
		i, err := strconv.Atoi(v)
		if err != nil || i < 0 || i >= len(legal) {
			return nil, fmt.Errorf("gametest: replay key: decision %d is %q of %d options", n, v, len(legal))
		}
		l.Acts = append(l.Acts, legal[i])
		s.Apply(legal[i], nil)
	}
	return &l, nil
}

func split(s, sep string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(s, sep)
}
