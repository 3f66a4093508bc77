package main

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/game"
)

// play runs a small match and returns how many wins the stronger level had, in percent, and its mean score.
func play(t *testing.T, def *game.Def, seats, games int, levels string) (won, score float64) {
	t.Helper()
	ladder, err := ladderOf(def, levels)
	if err != nil {
		t.Fatal(err)
	}
	m := matches(def, ladder, def.DefaultSetup(seats, 0), false)[0]
	m.seed = 1
	var r result
	for n := 0; r.games < games; n++ {
		if err := m.round(n, &r); err != nil {
			t.Fatal(err)
		}
	}
	t.Log(r.row(m))
	won, _ = mean(r.rounds)
	score, _ = mean(r.scores)
	return 100 * won, score
}

// TestEachLevelBeatsTheOneBelow is the smallest match that shows the order; the real table needs more games.
func TestEachLevelBeatsTheOneBelow(t *testing.T) {
	for _, c := range []struct {
		seats, games int
		weak, strong string
		least        float64 // percent of the wins
	}{
		{2, 8, "random", "page", 95},
		{4, 8, "random", "page", 90},
		{2, 40, "page", "squire", 65},
		{4, 40, "page", "squire", 40},
		{2, 4, "page", "knight:iterations=24:horizon=24", 65},
	} {
		if got, _ := play(t, coincrown.Def, c.seats, c.games, c.weak+","+c.strong); got < c.least {
			t.Errorf("%s has %.1f %% of the wins against %s with %d seats", c.strong, got, c.weak, c.seats)
		}
	}
}

func TestTheTableIsTheSameEveryTime(t *testing.T) {
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

func TestFlagsThatMakeNoSense(t *testing.T) {
	for _, args := range [][]string{
		{"-game", "chess"}, {"-game", "coincrown", "-levels", "page"}, {"-levels", "page,king"}, {"-levels", "page,squire:height=3"},
		{"-levels", "page,squire:width=many"}, {"-seats", "two"}, {"-seats", "9", "-games", "1"}, {"-nonsense"},
		{"-fit", "1"}, {"-fit", "1", "-game", "chess"}, {"-options", "wind=west"}, {"-options", "start=last"},
	} {
		if err := run(args, new(bytes.Buffer)); err == nil {
			t.Errorf("%v: no error", args)
		}
	}
}

func TestFittingFindsBetterWeights(t *testing.T) {
	var out bytes.Buffer
	if err := run([]string{"-game", "coincrown", "-fit", "9"}, &out); err != nil {
		t.Fatal(err)
	}
	years := regexp.MustCompile(`// year \d: \d+ samples, error ([0-9.]+) points, was ([0-9.]+)\n`).FindAllStringSubmatch(out.String(), -1)
	if len(years) != coincrown.Years || strings.Count(out.String(), ": {") != coincrown.FeatureCount {
		t.Fatalf("not a table of weights:\n%s", out.String())
	}
	for _, y := range years {
		after, err := strconv.ParseFloat(y[1], 64)
		before, err2 := strconv.ParseFloat(y[2], 64)
		if err != nil || err2 != nil || after > before {
			t.Errorf("the fit made it worse: %s", y[0])
		}
	}
}
