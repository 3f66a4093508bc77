package conquer

import (
	"strings"
	"testing"

	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// Places have names by column and row: neighbours to the east differ by one letter, rows by one number, and no two spaces of
// a board share a name.
func TestPlacesHaveNames(t *testing.T) {
	for _, n := range []struct {
		n    int
		want string
	}{{0, "A"}, {25, "Z"}, {26, "AA"}, {27, "AB"}, {51, "AZ"}, {52, "BA"}} {
		if got := letters(n.n); got != n.want {
			t.Errorf("column %d is %s, want %s", n.n, got, n.want)
		}
	}
	for l := range rules.Layout(rules.Layouts) {
		s := &rules.State{Position: rules.Position{Placement: rules.FixedFill(l), N: uint8(rules.LayoutSeats(l))}}
		c := &teller{words: en, s: s}
		g := rules.GridOf(l)
		seen := map[string]bool{}
		first := false
		for i := range g.Cells() {
			cell := rules.Cell(i)
			name := c.cellName(cell)
			if seen[name] {
				t.Fatalf("layout %d: two spaces are %s", l, name)
			}
			seen[name] = true
			first = first || strings.HasSuffix(name, "1") && len(strings.TrimLeft(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")) == 1
			for d := range rules.Directions {
				o := g.Next(cell, d)
				if o == rules.NoCell {
					continue
				}
				if got := c.way(cell, o); got != "1 space "+en.Ways[d] {
					t.Fatalf("from %s to %s: %s", name, c.cellName(o), got)
				}
			}
		}
		if !first || c.cellName(rules.NoCell) != en.More[nowhere] || c.way(0, 0) != "" {
			t.Errorf("layout %d: no first row, or a name for nothing", l)
		}
	}
}

// What the words count on is in the order of the rules.
func TestRowsOfTexts(t *testing.T) {
	if en.More[arrowOne+text(rules.Flaming)] != "flaming arrow" || en.More[arrowA+text(rules.AmmoFlaming-rules.AmmoArrow)] != "a flaming arrow" ||
		en.More[stepBegins+text(rules.StepEnd)] != en.More[stepEnds] || rules.InPost != 1<<(len(en.Moments)-1) {
		t.Error("a row of texts does not follow the rules")
	}
	for k, name := range rules.FrameNames {
		legal := passes[k] != 0
		if pass := game.Pass; legal && en.More[passes[k]+1] == "" {
			t.Errorf("%s is closed by %v without a button", name, pass)
		}
	}
}

// A game without a limit ends all the same, and its option says when.
func TestNoLimitSaysWhenItEnds(t *testing.T) {
	if hint := en.Values.Of("rounds.off").Hint; !strings.Contains(hint, num(rules.NoRoundLimit)+" rounds") {
		t.Error(hint)
	}
}
