package emara

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
var scenarioIDs = []int{1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 27, 28, 29, 30, 32, 33, 34, 35,
	37, 38, 39, 40, 41, 42, 44, 45, 46, 47, 48, 50, 51, 52, 53, 55, 56, 58, 59, 60, 61, 62, 63, 64, 66, 67, 68, 69, 71, 72}

// Each acceptance scenario is a test, and one only: a row named after it, or a test of its own.
func TestEveryScenarioIsATest(t *testing.T) {
	found := map[string]int{}
	for name, text := range own(t) {
		if strings.HasSuffix(name, "_test.go") {
			for _, m := range regexp.MustCompile(`(?m)^\s*\{?"CE-(\d\d) |^func TestCE(\d\d)\(`).FindAllStringSubmatch(text, -1) {
				found[m[1]+m[2]]++
			}
		}
	}
	for _, n := range scenarioIDs {
		id := fmt.Sprintf("%02d", n)
		want(t, "tests of CE-"+id, found[id], 1)
		delete(found, id)
	}
	for id := range found {
		t.Errorf("CE-%s is no scenario", id)
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
	for n := 1; n <= 90; n++ {
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
	for _, name := range regexp.MustCompile(`\bTest[A-Z]\w*|\bCE-\d\d\b`).FindAllString(ledger, -1) {
		test := "func " + name + "("
		if id, ok := strings.CutPrefix(name, "CE-"); ok {
			test = `"` + name + " "
			if strings.Contains(tests, "func TestCE"+id+"(") {
				continue
			}
		}
		if !strings.Contains(tests, test) {
			t.Errorf("RULES.md names %s, which is no test", name)
		}
	}
	for n := 1; n <= 90; n++ {
		if id := fmt.Sprintf("R-%02d", n); !cited[id] {
			t.Errorf("%s is cited by no code and no test", id)
		}
	}
}
