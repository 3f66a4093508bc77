package gametest

import (
	"strings"
	"testing"

	"tabard/engines/game"
)

func TestWireNumbersMayOnlyBeAppended(t *testing.T) {
	old := "code and rules: 7 1\nverbs: - Pass Done\nbits: 1 2\n"
	row := func(code, verbs, bits string) []Row {
		return []Row{fixed(Row{Name: "code and rules", Words: strings.Fields(code)}), {Name: "verbs", Words: strings.Fields(verbs)},
			{Name: "bits", Words: strings.Fields(bits)}}
	}
	for name, c := range map[string]struct {
		rows []Row
		want string // of the problem; none for what is allowed
	}{
		"nothing new":         {row("7 1", "- Pass Done", "1 2"), ""},
		"one more verb":       {row("7 1", "- Pass Done Buy", "1 2"), ""},
		"one more row":        {append(row("7 1", "- Pass Done", "1 2"), List("goods", "Wood", "Stone")), ""},
		"a verb in between":   {row("7 1", "- Pass Buy Done", "1 2"), "verbs"},
		"one verb less":       {row("7 1", "- Pass", "1 2"), "verbs"},
		"a verb with a tail":  {row("7 1", "- Pass DoneAll", "1 2"), "verbs"},
		"two verbs exchanged": {row("7 1", "- Done Pass", "1 2"), "verbs"},
		"another bit":         {row("7 1", "- Pass Done", "1 4"), "bits"},
		"one number more":     {row("7 1 1", "- Pass Done", "1 2"), "code and rules"},
		"another code":        {row("8 1", "- Pass Done", "1 2"), "code and rules"},
		"a row that is gone":  {row("7 1", "- Pass Done", "1 2")[:2], "bits are gone"},
	} {
		text, problems := wire(old, c.rows)
		if got := strings.Join(problems, "\n"); (got == "") != (c.want == "") || !strings.HasPrefix(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
		if c.want == "" && !strings.HasPrefix(text, "code and rules: 7 1\nverbs: - Pass Done") {
			t.Errorf("%s: %q", name, text)
		}
	}
	if r := List("x", "", "a"); r.Words[0] != "-" || r.Words[1] != "a" {
		t.Errorf("%v", r)
	}
}

// A new trait may come only with the names of its bearers: the others share all names that there are.
func TestANewTraitMustNameItsBearers(t *testing.T) {
	d := &game.Def{Traits: []game.Trait{{ID: "bold"}, {ID: "pious"}}}
	old, _ := wire("", wireRows(d))
	for _, c := range []struct {
		bearers []string
		want    string
	}{{nil, "traits without bearers"}, {[]string{"Egbert"}, ""}} {
		d.Traits = append(d.Traits[:2:2], game.Trait{ID: "sailor", Bearers: c.bearers})
		if _, problems := wire(old, wireRows(d)); len(problems) > 0 != (c.want != "") || !strings.HasPrefix(strings.Join(problems, ""), c.want) {
			t.Errorf("a trait with the bearers %q: %q, want %q", c.bearers, problems, c.want)
		}
	}
}
