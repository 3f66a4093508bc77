package gametest

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Ledger is what the suite needs to know of a game's RULES.md: the rows of its tables are what code, tests and texts may cite.
type Ledger struct {
	// Scenarios is what the acceptance scenarios are called, CC for CC-01, and Numbers are those there are. Each is one test,
	// a row named after it or a function, or several if Split.
	Scenarios string
	Numbers   []int
	Split     bool
	// Gone are the numbers of rulings that were withdrawn: they are not given to others.
	Gone []int
	// Mutual says that the test which a row names as its proof cites that row, and that a row of a test whose name cites a
	// ruling is named there.
	Mutual bool
	// Folders hold the Go files that cite the rows; nil means the game's own and its face's.
	Folders []string
}

var (
	ledgerRow  = regexp.MustCompile(`^\| ((?:R|Q|INV)-\d+|CAN) \|(.*)\|$`)
	ledgerHead = regexp.MustCompile(`^\| Id \|(.*)\|$`)
	citation   = regexp.MustCompile(`\b(?:(?:R|Q|INV)-\d+|CAN)\b`)
	// elsewhere is a comment's citation of a text that is not in the repository: a numbered section of it.
	elsewhere = regexp.MustCompile(`//.*(?:§|\b[Ss]pec(?:ification)? \d|\b[Ss]ections? \d|\b[Tt]ables? \d+\.\d|[(;,] ?\d{1,2}\.\d{1,2}(?:\.\d+)?[),;])`)
	ratings   = regexp.MustCompile(`^(?:low|\*\*(?:medium|high)\*\*|confirmed|inferred|open)$`)
)

// Prove proves that every row of RULES.md is there once, without a gap in its numbers, filled in and rated, that the proofs
// it names are tests, that every citation has its row and every ruling is cited, that every scenario is a test, and that no
// comment cites what cannot be read here.
func (l Ledger) Prove(t *testing.T) {
	t.Helper()
	rules, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	if l.Folders == nil {
		l.Folders = []string{".", filepath.Join("..", "..", "app", "games", filepath.Base(here))}
	}
	files := map[string]string{}
	for _, folder := range l.Folders {
		names, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil || len(names) == 0 {
			t.Fatalf("%s holds %d Go files: %v", folder, len(names), err)
		}
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			files[filepath.ToSlash(name)] = string(text)
		}
	}
	for _, p := range l.problems(string(rules), files) {
		t.Error(p)
	}
}

// problems lists what is wrong with the rows and with the Go files that cite them, by name.
func (l Ledger) problems(rules string, files map[string]string) (all []string) {
	say := func(format string, args ...any) { all = append(all, fmt.Sprintf(format, args...)) }
	tests := l.tests(files)
	proofs := map[string][]string{} // by row
	var head []string
	for line := range strings.Lines(rules) {
		line = strings.TrimSpace(line)
		if m := ledgerHead.FindStringSubmatch(line); m != nil {
			head = cells(m[1])
		}
		m := ledgerRow.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		id, row := m[1], cells(m[2])
		if proofs[id] != nil {
			say("%s has a second row", id)
		}
		proofs[id] = []string{}
		if len(row) != len(head) || slices.Contains(row, "") {
			say("%s has %d cells under a head of %d, or an empty one", id, len(row), len(head))
			continue
		}
		for i, h := range head {
			switch {
			case (h == "Risk" || h == "Confidence") && !ratings.MatchString(row[i]):
				say("%s is rated %q", id, row[i])
			case h == "Proof":
				proofs[id] = strings.Split(row[i], ", ")
			}
		}
		if id[0] == 'R' && len(proofs[id]) == 0 {
			say("%s names no proof", id)
		}
		for _, name := range proofs[id] {
			switch test, ok := tests.says[name]; {
			case !ok:
				say("%s names %s, which is no test", id, name)
			case l.Mutual && !slices.Contains(citation.FindAllString(test, -1), id):
				say("%s names %s, which does not say that it proves it", id, name)
			}
		}
	}
	gone := map[string]bool{}
	for _, n := range l.Gone {
		id := fmt.Sprintf("R-%02d", n)
		if gone[id] = true; proofs[id] != nil {
			say("%s was withdrawn and has a row", id)
		}
	}
	for _, form := range []string{"R-%02d", "Q-%02d", "INV-%d"} {
		kind, n := form[:strings.Index(form, "-")+1], 0
		if kind == "R-" {
			n = len(gone)
		}
		for id := range proofs {
			if strings.HasPrefix(id, kind) {
				n++
			}
		}
		for i := range n {
			if id := fmt.Sprintf(form, i+1); proofs[id] == nil && !gone[id] {
				say("%s has no row, though there are %d of them", id, n)
			}
		}
	}
	if l.Mutual {
		for _, title := range slices.Sorted(maps.Keys(tests.row)) {
			for _, id := range citation.FindAllString(title, -1) {
				if !slices.Contains(proofs[id], tests.row[title]) {
					say("%q proves %s, whose row does not name %s", title, id, tests.row[title])
				}
			}
		}
	}
	cited := map[string]bool{}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		for n, line := range strings.Split(files[name], "\n") {
			for _, id := range citation.FindAllString(line, -1) {
				if cited[id] = true; proofs[id] == nil {
					say("%s:%d cites %s, which has no row in RULES.md", name, n+1, id)
				}
			}
			if elsewhere.MatchString(line) {
				say("%s:%d cites a section of a text that is not in the repository; cite a row of RULES.md: %s", name, n+1, strings.TrimSpace(line))
			}
		}
	}
	for _, id := range slices.Sorted(maps.Keys(proofs)) {
		if id[0] == 'R' && !cited[id] {
			say("%s is cited by no code and no test", id)
		}
	}
	for _, n := range l.Numbers {
		id := fmt.Sprintf("%s-%02d", l.Scenarios, n)
		if found := tests.times[id]; found == 0 || found > 1 && !l.Split {
			say("%s is %d tests", id, found)
		}
		delete(tests.times, id)
	}
	for _, id := range slices.Sorted(maps.Keys(tests.times)) {
		say("%s is no scenario", id)
	}
	return all
}

// proven is what the tests of a game say that they prove.
type proven struct {
	says  map[string]string // by function or scenario: its own text, the names of scenarios in it apart
	row   map[string]string // by the name of a row that cites rulings: the function or scenario it belongs to
	times map[string]int    // by scenario: tests of that name
}

// tests reads the tests among the files.
func (l Ledger) tests(files map[string]string) proven {
	p := proven{map[string]string{}, map[string]string{}, map[string]int{}}
	scenario := regexp.MustCompile(`(?:[{(]|^\s*)"(` + l.Scenarios + `-\d\d) ([^"]*)"`)
	function := regexp.MustCompile(`^Test(` + l.Scenarios + `)(\d\d)$`)
	ruling := regexp.MustCompile(`\{"([RQ]-\d\d+ [^"]*)"`)
	start := regexp.MustCompile(`(?m)((?:^//.*\n)*)^func (Test\w+)\(`)
	for name, text := range files {
		if !strings.HasSuffix(name, "_test.go") {
			continue
		}
		for _, at := range start.FindAllStringSubmatchIndex(text, -1) {
			test := text[at[4]:at[5]]
			body, _, _ := strings.Cut(text[at[0]:], "\n}\n")
			if m := function.FindStringSubmatch(test); m != nil {
				id := m[1] + "-" + m[2]
				p.says[id] = body
				p.times[id]++
			}
			for line := range strings.Lines(body) {
				for _, m := range scenario.FindAllStringSubmatch(line, -1) {
					p.says[m[1]] += m[2]
					p.row[m[1]+" "+m[2]] = m[1]
					p.times[m[1]]++
				}
			}
			for _, m := range ruling.FindAllStringSubmatch(body, -1) {
				p.row[m[1]] = test
			}
			p.says[test] = scenario.ReplaceAllString(body, "")
		}
	}
	return p
}

// cells are the cells of a table's row.
func cells(row string) []string {
	all := strings.Split(row, "|")
	for i := range all {
		all[i] = strings.TrimSpace(all[i])
	}
	return all
}
