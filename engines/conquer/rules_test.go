package conquer

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// sources reads the Go files of the package, tests or others, by name.
func sources(t *testing.T, tests bool) map[string]string {
	t.Helper()
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, f := range files {
		if strings.HasSuffix(f.Name(), ".go") && strings.HasSuffix(f.Name(), "_test.go") == tests {
			b, err := os.ReadFile(f.Name())
			if err != nil {
				t.Fatal(err)
			}
			all[f.Name()] = string(b)
		}
	}
	return all
}

// scenarioIDs are the acceptance scenarios, by their numbers.
var scenarioIDs = []int{1, 2, 3, 4, 6, 7, 8, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 33, 34, 35,
	36, 37, 38, 40, 41, 42, 43, 44, 46, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 61, 62, 64, 65, 67, 68, 69, 70, 71, 72, 73, 75,
	76, 77, 78, 79, 80}

// Each acceptance scenario is a row named after it, and one only.
func TestEveryScenarioIsATest(t *testing.T) {
	found := map[string]int{}
	for _, text := range sources(t, true) {
		for _, m := range regexp.MustCompile(`(?m)^\s*\{"CQ-(\d\d) `).FindAllStringSubmatch(text, -1) {
			found[m[1]]++
		}
	}
	for _, n := range scenarioIDs {
		id := fmt.Sprintf("%02d", n)
		expect(t, "tests of CQ-"+id, found[id], 1)
		delete(found, id)
	}
	for id := range found {
		t.Errorf("CQ-%s is no scenario", id)
	}
}

// cited are the ids of rulings in a text.
var cited = regexp.MustCompile(`\b(?:(?:R|Q|INV)-\d+|CAN)\b`)

// proofs are the tests of the package: what each function says outside of its scenarios' names, its comment included, and
// what each scenario's name says; row is the function of a scenario, or of a row named after a ruling, by its name.
func proofs(t *testing.T) (says, row map[string]string) {
	says, row = map[string]string{}, map[string]string{}
	scenario := regexp.MustCompile(`\{"(CQ-\d\d) ([^"]*)"`)
	ruling := regexp.MustCompile(`\{"([RQ]-\d\d+ [^"]*)"`)
	for _, text := range sources(t, true) {
		for _, at := range regexp.MustCompile(`(?m)((?:^//.*\n)*)^func (Test\w+)\(`).FindAllStringSubmatchIndex(text, -1) {
			name := text[at[4]:at[5]]
			body, _, _ := strings.Cut(text[at[0]:], "\n}\n")
			for _, m := range scenario.FindAllStringSubmatch(body, -1) {
				says[m[1]], row[m[1]+" "+m[2]] = m[2], m[1]
			}
			for _, m := range ruling.FindAllStringSubmatch(body, -1) {
				row[m[1]] = name
			}
			says[name] = scenario.ReplaceAllString(body, "")
		}
	}
	return says, row
}

// Every ruling, every cut, every invariant has one row with a source or a reason and a proof; each proof is a test that
// says what it proves; what a scenario says it proves is proven by it in the row; and nothing cites a row that is not there.
func TestRulingsAreProven(t *testing.T) {
	b, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	says, row := proofs(t)
	proof := map[string][]string{} // by ruling
	for line := range strings.Lines(string(b)) {
		m := regexp.MustCompile(`^\| ((?:R|Q|INV)-\d+|CAN) \|(.*)\|$`).FindStringSubmatch(strings.TrimSpace(line))
		if m == nil {
			continue
		}
		id, cells := m[1], strings.Split(m[2], "|")
		expect(t, "cells of "+id, len(cells), map[byte]int{'R': 4, 'Q': 3, 'I': 2, 'C': 2}[id[0]])
		for _, c := range cells {
			expect(t, "an empty cell of "+id, strings.TrimSpace(c) == "", false)
		}
		if id[0] == 'R' {
			source := regexp.MustCompile(`^ (rulebook|reading|forced|ours)\b`).MatchString(cells[1])
			risk := regexp.MustCompile(`^ (low|\*\*medium\*\*|\*\*high\*\*) $`).MatchString(cells[2])
			expect(t, id+" has a source and a risk", [2]bool{source, risk}, [2]bool{true, true})
		}
		expect(t, "a second row of "+id, proof[id] != nil, false)
		proof[id] = strings.Split(strings.TrimSpace(cells[len(cells)-1]), ", ")
		for _, name := range proof[id] {
			text, ok := says[name]
			if !ok {
				t.Errorf("%s names %s, which is no test", id, name)
			} else if !slices.Contains(cited.FindAllString(text, -1), id) {
				t.Errorf("%s names %s, which does not say that it proves it", id, name)
			}
		}
	}
	for _, of := range [...]struct {
		id string
		n  int
	}{{"R-%02d", 146}, {"Q-%02d", 10}, {"INV-%d", 12}} {
		for n := 1; n <= of.n; n++ {
			id := fmt.Sprintf(of.id, n)
			expect(t, id+" has a row", proof[id] != nil, true)
		}
	}
	for title, name := range row {
		for _, id := range cited.FindAllString(title, -1) {
			if !slices.Contains(proof[id], name) {
				t.Errorf("%q proves %s, whose row does not name %s", title, id, name)
			}
		}
	}
	for _, tests := range []bool{false, true} {
		for name, text := range sources(t, tests) {
			for _, id := range cited.FindAllString(text, -1) {
				if proof[id] == nil {
					t.Errorf("%s cites %s, which has no row", name, id)
				}
			}
		}
	}
}
