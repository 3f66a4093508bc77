package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tabard/cmd/lineup"
	"tabard/engines"
	"tabard/engines/coincrown"
	"tabard/engines/conquer"
	"tabard/engines/emara"
	"tabard/engines/game"
	"tabard/engines/merchants"
)

// play runs a small match and returns how many wins the stronger level had, in percent, and its mean score.
func play(t *testing.T, def *game.Def, seats, games int, levels string) (won, score float64) {
	t.Helper()
	ladder, err := ladderOf(def, levels, false)
	if err != nil {
		t.Fatal(err)
	}
	m := matches(def, ladder, def.DefaultSetup(seats, 0), false)[0]
	m.seed = 1
	r, err := m.series(1, func(r *result) bool { return r.games >= games })
	if err != nil {
		t.Fatal(err)
	}
	t.Log(r.row(m))
	won, _ = lineup.Mean(r.rounds)
	score, _ = lineup.Mean(r.scores)
	return 100 * won, score
}

// TestEachLevelBeatsTheOneBelow is the smallest match that shows the order; the real table needs more games. Squires win about 72 % of
// the games against one page (LEDGER.md), and the bounds leave room for the luck of so few. A short run plays the lowest step of
// each ladder at tables for two, and leaves the others and larger tables to the long one.
func TestEachLevelBeatsTheOneBelow(t *testing.T) {
	for _, c := range []struct {
		def          *game.Def
		seats, games int
		weak, strong string
		least        float64 // percent of the wins
	}{
		{coincrown.Def, 2, 8, "random", "page", 95},
		{coincrown.Def, 4, 8, "random", "page", 90},
		{coincrown.Def, 2, 40, "page", "squire", 57},
		{coincrown.Def, 4, 40, "page", "squire", 40},
		{coincrown.Def, 2, 40, "squire", "knight", 57},
		{coincrown.Def, 2, 20, "knight", "marshal", 60},
		{emara.Def, 2, 20, "random", "page", 95},
		{emara.Def, 4, 20, "random", "page", 95},
		{emara.Def, 2, 60, "page", "squire", 58},
		{emara.Def, 3, 180, "page", "squire", 46}, // 55.4 ± 5.4 % of 240 games
		{emara.Def, 4, 60, "page", "squire", 36},
		{emara.Def, 2, 8, "squire", "knight:iterations=60:horizon=40", 60},
		{merchants.Def, 2, 20, "random", "page", 90},
		{merchants.Def, 4, 20, "random", "page", 85},
		{merchants.Def, 2, 60, "page", "squire", 58},
		{merchants.Def, 3, 60, "page", "squire", 45},
		{merchants.Def, 4, 60, "page", "squire", 30},
		{merchants.Def, 2, 40, "squire", "knight", 58},
		{merchants.Def, 2, 12, "squire", "marshal:iterations=24", 65},
		{conquer.Def, 2, 20, "random", "page", 90},
		{conquer.Def, 4, 12, "random", "page", 75},
		{conquer.Def, 2, 60, "page", "squire", 55},
	} {
		if testing.Short() && (c.seats > 2 || c.strong != "page") {
			continue
		}
		t.Run(fmt.Sprintf("%s of %s with %d seats", c.strong, c.def.ID, c.seats), func(t *testing.T) {
			t.Parallel()
			if got, _ := play(t, c.def, c.seats, c.games, c.weak+","+c.strong); got < c.least {
				t.Errorf("%.1f %% of the wins against %s", got, c.weak)
			}
		})
	}
}

// TestEachLevelAloneDoesBetter compares levels that have no rivals at the table by their mean scores.
func TestEachLevelAloneDoesBetter(t *testing.T) {
	last := 0.0
	for _, c := range []struct {
		games int
		level string
		least float64 // points more than the level before
	}{{20, "random", 0}, {60, "page", 30}, {60, "squire", 1.5}, {12, "knight:iterations=60:horizon=40", 1}} {
		if testing.Short() && strings.HasPrefix(c.level, "knight") {
			break
		}
		_, score := play(t, emara.Def, 1, c.games, c.level)
		if score < last+c.least {
			t.Errorf("%s alone scores %.1f, the level before %.1f", c.level, score, last)
		}
		last = score
	}
}

func TestTheTableIsTheSameEveryTime(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays 32 games by three levels: in full size only")
	}
	args := []string{"-seats", "2,3", "-games", "4", "-levels", "random,page,squire:width=4"}
	args = append([]string{"-game", "coincrown", "-options", "start=second"}, args...)
	times := regexp.MustCompile(`\s+[0-9.]+\s+[0-9]+\n`)
	var tables []string
	for range 2 {
		var out bytes.Buffer
		if err := run(args, &out); err != nil {
			t.Fatal(err)
		}
		tables = append(tables, times.ReplaceAllString(out.String(), "\n"))
	}
	if tables[0] != tables[1] {
		t.Errorf("two tables from the same flags:\n%s\n%s", tables[0], tables[1])
	}
	if n := strings.Count(tables[0], "\n"); n != 5 {
		t.Errorf("a table of %d lines:\n%s", n, tables[0])
	}
}

// TestCharactersAreTold plays one trait of a level that has its own, and finds that it shows.
func TestCharactersAreTold(t *testing.T) {
	var out bytes.Buffer
	if err := run([]string{"-game", "merchants", "-characters", "-seats", "3", "-games", "30", "-levels", "page:trait=4"}, &out); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	cells := strings.Split(lines[len(lines)-1], "|")
	if len(lines) != 3 || len(cells) != 11 {
		t.Fatalf("%s", out.String())
	}
	var own, others float64
	fmt.Sscanf(cells[6], " %f", &own)
	fmt.Sscanf(cells[7], " %f", &others)
	if others <= 0 || own < 1.1*others {
		t.Errorf("a courtier takes kingdom cards in %v %% of the turns, others in %v:\n%s", own, others, out.String())
	}
}

// TestNamesOfATableBringAllTraits holds what -traits relies on.
func TestNamesOfATableBringAllTraits(t *testing.T) {
	for _, def := range engines.Games() {
		seen := map[uint8]bool{}
		for _, name := range names {
			seen[def.TraitOf(name)] = true
		}
		if len(seen) != len(def.Traits) || seen[0] {
			t.Errorf("%s: the names bring %v", def.ID, seen)
		}
	}
}

func TestFlagsThatMakeNoSense(t *testing.T) {
	for _, args := range [][]string{
		{"-game", "chess"}, {"-game", "coincrown", "-levels", "page"}, {"-levels", "page,king"}, {"-levels", "page,squire:height=3"},
		{"-levels", "page,squire:width=many"}, {"-seats", "two"}, {"-seats", "9", "-games", "1"}, {"-nonsense"},
		{"-fit", "1"}, {"-fit", "1", "-game", "chess"}, {"-options", "wind=west"}, {"-options", "start=last"},
		{"-sprt", "0"}, {"-sprt", "20,0"}, {"-sprt", "0,twenty"}, {"-sprt", "0,20,0.6,0.6"}, {"-game", "emara", "-seats", "1", "-sprt", "0,20"},
		{"-game", "emara", "-against", "none"}, {"-game", "emara", "-fit", "1", "-seats", "9"},
		{"-weights", "none"}, {"-game", "emara", "-weights", "none"}, {"-tune", "1"}, {"-tune", "1", "-game", "emara", "-levels", "king"},
	} {
		if err := run(args, new(bytes.Buffer)); err == nil {
			t.Errorf("%v: no error", args)
		}
	}
}

// TestPrintedWeightsCanBePlayed reads back what a fit has printed.
func TestPrintedWeightsCanBePlayed(t *testing.T) {
	var fitted, out bytes.Buffer
	if err := run([]string{"-game", "emara", "-fit", "3"}, &fitted); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "weights.txt")
	if err := os.WriteFile(file, fitted.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := run([]string{"-game", "emara", "-seats", "2", "-games", "2", "-levels", "greedy,greedy", "-weights", file}, &out); err != nil {
		t.Fatal(err)
	}
	w, err := fittings["emara"].read(file)
	if err != nil {
		t.Fatal(err)
	}
	same := true
	for i, row := range fittings["emara"].current() {
		same = same && slices.Equal(row, w[i])
	}
	if same {
		t.Error("the weights read are the present ones, not those of the file")
	}
	for _, bad := range []string{"\tfBase: {1, 2, many},\n", "\tfMoon: {1},\n", "\tfBase: {1, 2, 3, 4, 5, 6, 7, 8},\n"} {
		if err := os.WriteFile(file, []byte(bad), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := fittings["emara"].read(file); err == nil {
			t.Errorf("%q was read", bad)
		}
	}
}
