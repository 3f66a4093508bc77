package gametest

import (
	"strings"
	"testing"
)

func TestWireNumbersMayOnlyBeAppended(t *testing.T) {
	old := "code and rules: 7 1\nverbs: - Pass Done\nbits: 1 2\n"
	row := func(code, verbs, bits string) []Row {
		return []Row{{"code and rules", strings.Fields(code)}, {"verbs", strings.Fields(verbs)}, {"bits", strings.Fields(bits)}}
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
