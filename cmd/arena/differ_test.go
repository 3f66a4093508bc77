package main

import (
	"bytes"
	"math"
	"regexp"
	"slices"
	"testing"

	"tabard/engines/game"
)

// TestWhatEvalLacksIsFound: among bots for whom a coin on a weapon type counts nothing, who has more of them wins oftener than they say.
func TestWhatEvalLacksIsFound(t *testing.T) {
	f, err := fittingOf("merchants")
	if err != nil {
		t.Fatal(err)
	}
	w := f.current()
	coin := slices.Index(f.names, "fCoin")
	for c := range w[coin] {
		w[coin][c] = 0
	}
	def := *f.def
	def.Eval = f.eval(w)
	blind := *f
	blind.def = &def
	all, err := differences(&blind, game.Level{Width: 1, Deals: 1}, 2, 40, 7_700_000, 2)
	if err != nil {
		t.Fatal(err)
	}
	if d := all.doubts(false)[0]; d.name != "fCoin" || d.sure < 3 || d.effect < 0.05 {
		t.Errorf("the surest doubt is %+v", d)
	}
}

// TestDoubtsAreCounted on two games of two seats: what is summed, what a standard error is, and which pair is which.
func TestDoubtsAreCounted(t *testing.T) {
	d := &differing{names: []string{"a", "b", "c"}, n: 8, squares: []float64{8, 2, 0.1, 8, 2, 4, 1, 1, 1},
		games: [][]float64{{3, 1, 9, 0, 0, 2, 0, 0, 0}, {4, -1, 9, 0, 0, 0, 0, 0, 1}}}
	list := d.doubts(false)
	if len(list) != 2 || list[0].name != "a" || list[1].name != "b" { // c is seen too seldom
		t.Fatalf("%+v", list)
	}
	if a := list[0]; math.Abs(a.sure-7.0/5) > 1e-9 || math.Abs(a.effect-7.0/8) > 1e-9 {
		t.Errorf("%+v", a)
	}
	var names []string
	for k := range d.squares {
		names = append(names, d.name(k))
	}
	if want := []string{"a", "b", "c", "a squared", "b by a", "b squared", "c by a", "c by b", "c squared"}; !slices.Equal(names, want) {
		t.Errorf("%q", names)
	}
}

func TestDifferencesArePrinted(t *testing.T) {
	var out bytes.Buffer
	if err := run([]string{"-game", "coincrown", "-seats", "2", "-levels", "page:width=1:noise=0", "-differ", "4"}, &out); err != nil {
		t.Fatal(err)
	}
	if !regexp.MustCompile(`(?s)^coincrown, 2 seats, 4 games, .*\n  weighed wrongly, of \d+:\n(    f\S.* standard errors, .*\n){8}  missing, of \d+:\n(    f.* standard errors, .*\n){8}$`).MatchString(out.String()) {
		t.Errorf("printed\n%s", out.String())
	}
	if err := run([]string{"-differ", "4"}, &out); err == nil {
		t.Error("differences in no game")
	}
}
