package gametest

import (
	"strings"
	"testing"
)

const toyRules = `| Id | Ruling | Source | Risk | Proof |
|---|---|---|---|---|
| R-01 | A gift is taken or left. | ours | low | TY-01 |
| R-02 | Nobody peeks twice. | rulebook | **medium** | TestPeeks, TY-02 |

| Id | Holds |
|---|---|
| INV-1 | Ten cards exist. |
| CAN | What does not apply is zero. |
`

const toyTests = `package toy

// Peeking (R-02).
func TestPeeks(t *testing.T) {
	run(t, []row{
		{"TY-01 a gift may be left (R-01)", nil},
	})
}

// R-02
func TestTY02(t *testing.T) {
}
`

func TestTheLedgerFindsWhatDoesNotHold(t *testing.T) {
	for name, c := range map[string]struct {
		old, new string // in the rules, the code or the tests
		want     string // the problem; none if all is well
	}{
		"all is well":                     {"", "", ""},
		"a ruling without a test":         {"| TY-01 |", "| TestGifts |", "R-01 names TestGifts, which is no test"},
		"a ruling without a proof":        {"| low | TY-01 |", "| low | |", "R-01 has 4 cells under a head of 4, or an empty one"},
		"a ruling that is not rated":      {"| low |", "| some |", `R-01 is rated "some"`},
		"a ruling twice":                  {"| R-02 | N", "| R-01 | N", "R-01 has a second row"},
		"a gap":                           {"| R-02 | N", "| R-03 | N", "R-02 has no row, though there are 2 of them"},
		"a row with a cell too many":      {"Ten cards exist.", "Ten cards | exist.", "INV-1 has 2 cells under a head of 1, or an empty one"},
		"a proof that does not say so":    {"Peeking (R-02).", "Peeking.", "R-02 names TestPeeks, which does not say that it proves it"},
		"a scenario that proves in vain":  {"left (R-01)", "left (R-01, R-02)", `"TY-01 a gift may be left (R-01, R-02)" proves R-02, whose row does not name TY-01`},
		"a citation of no row":            {"// INV-1", "// INV-2", "toy.go:2 cites INV-2, which has no row in RULES.md"},
		"a ruling that nobody cites":      {"TY-01 |\n", "TY-01 |\n| R-03 | Coins are round. | ours | low | TY-01 |\n", "R-03 is cited by no code and no test"},
		"a scenario twice":                {"func TestTY02", "func TestTY01", "TY-01 is 2 tests"},
		"a scenario that is not there":    {`"TY-01 a`, `"a`, "TY-01 is 0 tests"},
		"a scenario that nobody knows":    {`"TY-01 a`, `"TY-09 a`, "TY-09 is no scenario"},
		"a section of a spec":             {"// INV-1", "// INV-1, spec 3.10", "toy.go:2 cites a section of a text"},
		"a section sign":                  {"// INV-1", "// § 4", "toy.go:2 cites a section of a text"},
		"a bare number of a section":      {"// INV-1", "// as agreed (5.9)", "toy.go:2 cites a section of a text"},
		"a table of another text":         {"// INV-1", "// see table 3.3", "toy.go:2 cites a section of a text"},
		"a number that is no section":     {"// INV-1", "// takes 4.5 ms, a tenth (0 to 1.5 per cent) less", ""},
		"canonical form without a row":    {"| CAN | What", "| can | What", "toy.go:3 cites CAN, which has no row in RULES.md"},
		"a withdrawn ruling with its row": {"| INV-1", "| R-04 | x | ours | low | TY-01 |\n| INV-1", "R-04 was withdrawn and has a row"},
	} {
		change := func(text string) string { return strings.Replace(text, c.old, c.new, 1) }
		files := map[string]string{"toy.go": change("package toy\n// INV-1\nbroken(\"CAN\")\n"), "toy_test.go": change(toyTests)}
		l := Ledger{Scenarios: "TY", Numbers: []int{1, 2}, Mutual: true}
		if strings.Contains(c.want, "withdrawn") {
			l.Gone = []int{4}
		}
		got := l.problems(change(toyRules), files)
		found := c.want == "" && len(got) == 0
		for _, p := range got {
			found = found || c.want != "" && strings.HasPrefix(p, c.want)
		}
		if !found {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
