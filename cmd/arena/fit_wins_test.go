package main

import (
	"bytes"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// wins fits a game to who wins and returns what is printed, and the log-loss after and before.
func wins(t *testing.T, id string, more ...string) (text string, after, before float64) {
	t.Helper()
	var out bytes.Buffer
	if err := run(append([]string{"-game", id, "-fit", "8"}, more...), &out); err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile(`^// \d+ positions, log-loss ([0-9.]+), was ([0-9.]+); held out [0-9.]+, was [0-9.]+\n`).FindStringSubmatch(out.String())
	if row == nil || strings.Count(out.String(), ": {") != len(fittings[id].names) {
		t.Fatalf("not a table of weights:\n%s", out.String())
	}
	after, err := strconv.ParseFloat(row[1], 64)
	if err != nil {
		t.Fatal(err)
	}
	before, err = strconv.ParseFloat(row[2], 64)
	if err != nil {
		t.Fatal(err)
	}
	return out.String(), after, before
}

func TestFittingToWhoWinsForetellsIt(t *testing.T) {
	for id := range fittings {
		if testing.Short() && id != "coincrown" {
			continue
		}
		if _, after, before := wins(t, id, "-seats", "2"); after >= before {
			t.Errorf("%s: a log-loss of %.4f, was %.4f", id, after, before)
		}
	}
}

func TestAFitToWhoWinsIsTheSameAtAnySpeed(t *testing.T) {
	if testing.Short() {
		t.Skip("it fits the weights twice: in full size only")
	}
	one, _, _ := wins(t, "emara", "-p", "1")
	two, _, _ := wins(t, "emara", "-p", "2")
	if one != two {
		t.Errorf("one game at a time:\n%s\ntwo:\n%s", one, two)
	}
}

// Not a step of the way leaves the weights as they are, half of it leads between.
func TestTheWayToWhoWinsHasAMiddle(t *testing.T) {
	if testing.Short() {
		t.Skip("it fits the weights three times: in full size only")
	}
	rows := func(way string) weights {
		text, _, _ := wins(t, "coincrown", "-way", way)
		f := fittings["coincrown"]
		w := f.current()
		if err := f.scan(strings.NewReader(text), w); err != nil {
			t.Fatal(err)
		}
		return w
	}
	stay, half, whole := rows("0"), rows("0.5"), rows("1")
	moved := 0
	for i, row := range fittings["coincrown"].current() {
		for c, v := range row {
			if stay[i][c] != v {
				t.Errorf("%d, %d: %d without a step, not %d", i, c, stay[i][c], v)
			}
			low, high := fittings["coincrown"].bounds(i)
			if whole[i][c] == low || whole[i][c] == high {
				continue
			}
			if whole[i][c] != v {
				moved++
			}
			if mid := (float64(v) + float64(whole[i][c])) / 2; math.Abs(float64(half[i][c])-mid) > 1 {
				t.Errorf("%d, %d: %d between %d and %d", i, c, half[i][c], v, whole[i][c])
			}
		}
	}
	if moved < 50 {
		t.Errorf("%d weights have moved", moved)
	}
}

func TestCholesky(t *testing.T) {
	m := [][]float64{{4, 2, -2}, {2, 10, 2}, {-2, 2, 6}}
	want := []float64{1, -2, 3}
	right := make([]float64, len(m))
	for i, row := range m {
		for j, v := range row {
			right[i] += v * want[j]
		}
	}
	for i, v := range cholesky(m, right) {
		if math.Abs(v-want[i]) > 1e-9 {
			t.Errorf("x%d is %v, not %v", i, v, want[i])
		}
	}
}
