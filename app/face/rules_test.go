package face

import (
	"testing"

	"tabard/engines/game"
)

// Names are made whole, lists put in where theirs stand, and of a tag only what it shows is left.
func TestRulebook(t *testing.T) {
	f := &Face{Chapters: func() []Chapter {
		return ReadChapters("# a A\n|Is it?\nof?@list\n\n# b B\nx={R-1}the {n=five} of {all=5=5}, {a} {")
	},
		List: func(_ game.Boxed, name string) []string { return []string{name, "more"} },
		Told: func(_ game.Boxed, name string) string { return map[string]string{"n": "six"}[name] }}
	got := f.Rules(nil)
	want := []Para{{"a", Printed, "Is it?", false}, {"a-of-1", Silent, "list", true}, {"a-of-2", Silent, "more", true}, {"b-x", Ours, "the six of 5=5,  ", false}}
	var all []Para
	for _, s := range got {
		all = append(all, s.Paras...)
	}
	if len(got) != 2 || got[0].ID != "a" || got[1].Title != "B" || len(all) != len(want) {
		t.Fatalf("became %+v", got)
	}
	for i, p := range all {
		if p != want[i] {
			t.Errorf("paragraph %d became %+v", i, p)
		}
	}
}

// What is shown leads to a paragraph: a reason before the action that it refuses, a piece by the beginning of its ref.
func TestIndex(t *testing.T) {
	f := &Face{Chapters: func() []Chapter { return ReadChapters("# buy Buying\nprice|It costs.\nchange?No change.\n") },
		Index: Index{Actions: []string{4: "buy"}, Reasons: []string{1: "buy-change"}, Pieces: [][2]string{{"row", "buy"}}, Aims: []Aim{4: Build}}}
	for what, c := range map[string][2]string{
		"an action":             {f.RuleOf(game.Action{Kind: 4}, game.Reason{}), "buy"},
		"a reason":              {f.RuleOf(game.Action{Kind: 4}, game.Reason{ID: 1}), "buy-change"},
		"another reason":        {f.RuleOf(game.Action{Kind: 4}, game.Reason{ID: 7}), "buy"},
		"an action without one": {f.RuleOf(game.Action{Kind: 9}, game.Reason{}), ""},
		"a piece":               {f.RuleOfPiece("row:0:3"), "buy"},
		"a piece without one":   {f.RuleOfPiece("moon"), ""},
		"a question":            {f.RuleOfPrompt(3), ""},
	} {
		if c[0] != c[1] {
			t.Errorf("%s leads to %q, not %q", what, c[0], c[1])
		}
	}
	for id, text := range map[string]string{"buy": "It costs.", "buy-price": "It costs.", "buy-change": "No change.", "moon": ""} {
		if p, ok := f.Paragraph(nil, id); p.Text != text || ok != (text != "") {
			t.Errorf("%q is %q", id, p.Text)
		}
		if title := f.RuleTitle(id); (title == "Buying") != (text != "") {
			t.Errorf("%q is told of in %q", id, title)
		}
	}
	if f.AimOf(4) != Build || f.AimOf(5) != 0 {
		t.Error("aims are lost")
	}
}
