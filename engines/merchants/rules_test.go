package merchants

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
)

// own reads the Go files of the package by name.
func own(t *testing.T) map[string]string {
	t.Helper()
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, f := range files {
		if strings.HasSuffix(f.Name(), ".go") {
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
var scenarioIDs = []int{1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23, 25, 26, 27, 28, 29, 30, 32, 33, 34,
	35, 36, 37, 38, 39, 40, 41, 43, 44, 45, 46, 48, 49, 50, 51, 52, 53, 54, 56, 58, 59, 60, 61, 62, 63, 65, 66, 68, 69, 70, 71}

// Each acceptance scenario is a row named after it, and one only.
func TestEveryScenarioIsATest(t *testing.T) {
	found := map[string]int{}
	for name, text := range own(t) {
		if strings.HasSuffix(name, "_test.go") {
			for _, m := range regexp.MustCompile(`(?m)^\s*\{"BM-(\d\d) `).FindAllStringSubmatch(text, -1) {
				found[m[1]]++
			}
		}
	}
	for _, n := range scenarioIDs {
		id := fmt.Sprintf("%02d", n)
		want(t, "tests of BM-"+id, found[id], 1)
		delete(found, id)
	}
	for id := range found {
		t.Errorf("BM-%s is no scenario", id)
	}
}

// Whatever row of RULES.md the code or a test cites is there, and each is there once; what a row names as its proof is a
// test.
func TestCitedRulesExist(t *testing.T) {
	b, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	ledger := string(b)
	rows := map[string]int{}
	for _, m := range regexp.MustCompile(`(?m)^\| ([A-Z]+(?:-\d+)?) \|`).FindAllStringSubmatch(ledger, -1) {
		rows[m[1]]++
	}
	for n := 1; n <= 59; n++ {
		want(t, fmt.Sprintf("rows of R-%02d", n), rows[fmt.Sprintf("R-%02d", n)], 1)
	}
	for id, n := range rows {
		if n != 1 {
			t.Errorf("%s has %d rows", id, n)
		}
	}
	tests, cited := "", map[string]bool{}
	for name, text := range own(t) {
		if strings.HasSuffix(name, "_test.go") {
			tests += text
		}
		for _, id := range regexp.MustCompile(`\b(R|Q|INV)-\d+\b`).FindAllString(text, -1) {
			if rows[id] == 0 {
				t.Errorf("%s cites %s, which has no row", name, id)
			}
			cited[id] = true
		}
	}
	for _, name := range regexp.MustCompile(`\bTest[A-Z]\w*|\bBM-\d\d\b`).FindAllString(ledger, -1) {
		test := "func " + name + "("
		if strings.HasPrefix(name, "BM-") {
			test = `{"` + name + " "
		}
		if !strings.Contains(tests, test) {
			t.Errorf("RULES.md names %s, which is no test", name)
		}
	}
	for n := 1; n <= 59; n++ {
		if id := fmt.Sprintf("R-%02d", n); !cited[id] {
			t.Errorf("%s is cited by no code and no test", id)
		}
	}
}
