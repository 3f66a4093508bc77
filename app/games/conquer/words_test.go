package conquer

import (
	"strings"
	"testing"

	"tabard/app/face/facetest"
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
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
		c := &teller{s: s}
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
				if got := c.way(cell, o); got != "1 space "+say.Way(d).String() {
					t.Fatalf("from %s to %s: %s", name, c.cellName(o), got)
				}
			}
		}
		if !first || c.cellName(rules.NoCell) != say.Nowhere.String() || c.way(0, 0) != "" {
			t.Errorf("layout %d: no first row, or a name for nothing", l)
		}
	}
}

// Families that the code counts through are in the order of the rules.
func TestRowsOfTexts(t *testing.T) {
	for i, want := range [rules.Faces]say.Face{rules.Blank: say.FaceBlank, rules.One: say.FaceOne, rules.Two: say.FaceTwo, rules.Strike: say.FaceStrike} {
		if say.Face(i) != want {
			t.Errorf("face %d is called %s", i, say.Face(i))
		}
	}
	for i, want := range [rules.Directions]say.Way{rules.East: say.WayEast, rules.SouthEast: say.WaySouthEast, rules.SouthWest: say.WaySouthWest, rules.West: say.WayWest,
		rules.NorthWest: say.WayNorthWest, rules.NorthEast: say.WayNorthEast} {
		if say.Way(i) != want {
			t.Errorf("direction %d is called %s", i, say.Way(i))
		}
	}
	for i, want := range [...]string{rules.AmmoNone: "", rules.AmmoArrow: "an arrow", rules.AmmoFlaming: "a flaming arrow", rules.AmmoStone1: "1 stone", rules.AmmoStone3: "3 stone"} {
		if want != "" && shot(rules.Ammo(i)) != want {
			t.Errorf("ammunition %d is %q", i, shot(rules.Ammo(i)))
		}
	}
	for window, want := range map[uint16]say.Moment{rules.InMain: say.MomentMain, rules.InRolled: say.MomentRolled, rules.InRoll: say.MomentRoll, rules.InStep: say.MomentStep,
		rules.InDecl: say.MomentAttacked, rules.InAttack: say.MomentAttack, rules.InDefence: say.MomentDefence, rules.InPost: say.MomentLost} {
		if window != 1<<want {
			t.Errorf("window %d is %q", window, want)
		}
	}
	for kind := range rules.SettlementType(rules.SettlementTypes) {
		for tier, want := range [...]string{1: "Farm", 2: "tier 2 Farm", rules.Avalon: "City of Avalon"} {
			if kind == rules.Farm && tier > 0 && townOf(kind, rules.Tier(tier)).String() != want || townOf(kind, rules.Avalon) != townOf(0, rules.Avalon) {
				t.Errorf("tier %d of type %d is %q", tier, kind, townOf(kind, rules.Tier(tier)))
			}
		}
	}
}

// German declines what is put into its sentences: names have no article, a peasant that is paid is an object, and some resources are many.
func TestGermanDeclines(t *testing.T) {
	facetest.Speak(t, "de")
	warrior := rules.House.Soldiers[rules.Warrior].Cost
	for _, x := range []struct{ got, want string }{
		{say.NextTurn("Anna"), "in Annas nächstem Zug"},
		{say.NextTurn(words.You), "in deinem nächsten Zug"},
		{amounts(warrior), "3 Münzen, 1 Holz, 2 Eisen und 1 Bauer"},
		{paid(warrior), "3 Münzen, 1 Holz, 2 Eisen und 1 Bauern"},
		{say.StockTrade(2, say.Resource(rules.Wood), 1), "Holz kommt aus Siedlungen; im Hauptteil deines Zuges kannst du verkaufen (für 1 Münze) und kaufen (für 2 Münzen)."},
		{say.StockTrade(2, say.Resource(rules.Horse), 1), "Pferde kommen aus Siedlungen; im Hauptteil deines Zuges kannst du verkaufen (für 1 Münze) und kaufen (für 2 Münzen)."},
	} {
		if x.got != x.want {
			t.Errorf("%q, want %q", x.got, x.want)
		}
	}
}
