package conquer

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// languages are all catalogues; each must have every id.
var languages = map[string]*words{"en": en}

func TestEveryIDHasWords(t *testing.T) {
	for tag, w := range languages {
		need := func(kind, id string, texts ...string) {
			t.Helper()
			for i, text := range texts {
				if strings.TrimSpace(text) == "" {
					t.Errorf("%s: %s %s: text %d is missing", tag, kind, id, i)
				}
			}
		}
		need("game", "name", w.Name, w.Tagline, w.Credits, w.You, w.Your, w.YouIn, w.In, w.Possessive)
		for i, n := range w.Terrains {
			need("terrain", num(i), n.One, n.A, n.Many)
		}
		for i, id := range rules.ResourceNames {
			need("resource", id, w.Resources[i].One, w.Resources[i].A, w.Resources[i].Many, resourceIcon[i])
		}
		for i, id := range rules.SoldierNames {
			need("soldier", id, w.Soldiers[i].One, w.Soldiers[i].A, w.Soldiers[i].Many, soldierIcon[i])
		}
		for i, id := range rules.SettlementNames {
			need("settlement", id, w.Towns[i].One, w.Towns[i].A, w.Towns[i].Many, townIcon[i])
		}
		need("tiers", "all", w.Tiers[1:]...)
		need("colours", "all", w.Colors[:]...)
		need("dice", "faces", w.Faces[:]...)
		need("directions", "all", w.Ways[:]...)
		for i, id := range rules.FactionNames {
			need("faction", id, w.Factions[i].Name, w.Factions[i].Brief, w.Factions[i].Line)
		}
		for k := 1; k <= rules.ActionCards; k++ {
			need("card", rules.CardNames[k], w.Cards[k].Name, w.Cards[k].Brief, w.Cards[k].Line)
		}
		for id := 1; id <= rules.Objectives; id++ {
			need("objective", rules.ObjectiveCards[id].Title, w.Objectives[id].Name, w.Objectives[id].Brief, w.Objectives[id].Line)
		}
		for k, id := range rules.FrameNames {
			if id != "" {
				need("question", id, w.Prompts[k].Text)
			}
		}
		for k, id := range rules.KindNames {
			if id != "" {
				need("action", id, w.Actions[k].Text, w.Actions[k].Short, w.Actions[k].Group)
			}
		}
		for k, id := range rules.EventNames {
			if id != "" {
				need("event", id, w.Events[k])
			}
		}
		for k, id := range rules.WhyNames {
			if id != "" {
				need("reason", id, w.Reasons[k])
			}
		}
		for _, o := range rules.Def.Options {
			need("option", o.ID, w.Options[o.ID].Name, w.Options[o.ID].Hint)
			for _, v := range o.Values {
				name, _ := w.value(o.ID, v)
				need("value", o.ID+"."+v, name)
			}
		}
		for _, l := range rules.Def.Levels {
			need("level", l.ID, w.Strength[l.ID].Name, w.Strength[l.ID].Hint)
		}
		for _, id := range rules.Def.Parts {
			need("part", id, w.Parts[id].Name, w.Parts[id].Hint)
		}
		for _, id := range rules.Def.Keys {
			need("key", id, w.Keys[id])
		}
		for _, s := range w.Rules {
			need("chapter", s.Title, append(s.Paras, s.Title)...)
		}
		need("more", "all", w.More[textNone+1:]...)
	}
}

// Every language has the same places to fill as English.
func TestLanguagesAgree(t *testing.T) {
	for tag, w := range languages {
		for i, text := range en.More {
			if !reflect.DeepEqual(places(w.More[i]), places(text)) {
				t.Errorf("%s: text %d, %q, does not fit %q", tag, i, w.More[i], text)
			}
		}
	}
}

// places are the names in braces of a sentence.
func places(s string) map[string]bool {
	found := map[string]bool{}
	for {
		_, rest, ok := strings.Cut(s, "{")
		if !ok {
			return found
		}
		name, after, _ := strings.Cut(rest, "}")
		found[name], s = true, after
	}
}

// The tone is plain: nothing is shouted.
func TestTone(t *testing.T) {
	for tag, w := range languages {
		for _, table := range [][]string{w.More[:], w.Board[:], w.Inspect[:], w.Reasons[:], w.Events[:]} {
			for i, text := range table {
				if strings.Contains(text, "!") {
					t.Errorf("%s: %d shouts: %q", tag, i, text)
				}
			}
		}
	}
}

// No words are kept that nothing says: every name of a text stands in the code, or follows the first of a row that is counted
// on.
func TestNoWordsAreLeftOver(t *testing.T) {
	said := map[string]bool{}
	for _, row := range []string{"flamingOne", "flamingMany", "flamingA", "lastFlaming", "stepBetween", "stepEnds", "passRollShort", "passStepShort",
		"passFlightShort", "passBeforeShort", "passAfterShort", "passCounterShort", "doneSiegeShort", "doneObjShort", "doneActShort", "donePeasantsShort",
		"flamingHalf", "flamingBoth", "defenceDie", "textNone", "texts", "actionOne"} {
		said[row] = true
	}
	names, err := filepath.Glob("*.go")
	if err != nil || len(names) == 0 {
		t.Fatal("no code", err)
	}
	parse := func(name string) *ast.File {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		return file
	}
	for _, name := range names {
		if strings.HasPrefix(name, "text_") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		ast.Inspect(parse(name), func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				said[id.Name] = true
			}
			return true
		})
	}
	found := 0
	ast.Inspect(parse("text_more_en.go"), func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok || len(spec.Values) > 0 && spec.Names[0].Name != "textNone" {
			return true
		}
		for _, id := range spec.Names {
			if found++; !said[id.Name] {
				t.Errorf("nothing says %s", id.Name)
			}
		}
		return true
	})
	if found != int(texts)+1 {
		t.Errorf("%d names of %d texts", found, texts)
	}
}

// Every picture that chips and pieces name is in the sprite.
func TestPicturesAreDrawn(t *testing.T) {
	sprite, err := os.ReadFile("../../../static/icons.svg")
	if err != nil {
		t.Fatal(err)
	}
	icons := []string{coinIcon, peasantIcon, capturedIcon, arrowIcon, flamingIcon, pointIcon, objectiveIcon, Face().Emblem}
	icons = append(append(append(icons, resourceIcon[:]...), soldierIcon[:]...), townIcon[:]...)
	for _, icon := range icons {
		if !strings.Contains(string(sprite), `id="`+icon+`"`) {
			t.Errorf("no picture of %s", icon)
		}
	}
}

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
		c := scene{words: en, s: s}
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
