package conquer

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
)

// Every row of RULES.md is there once; whatever row the code or a test cites is there, and what a row names as its proof
// is a test.
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
	for id, n := range rows {
		expect(t, "rows of "+id, n, 1)
	}
	for n := 1; n <= 134; n++ {
		expect(t, fmt.Sprintf("rows of R-%02d", n), rows[fmt.Sprintf("R-%02d", n)], 1)
	}
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	tests := ""
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") {
			continue
		}
		text, err := os.ReadFile(f.Name())
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(f.Name(), "_test.go") {
			tests += string(text)
		}
		for _, id := range regexp.MustCompile(`\b(?:R|Q|INV)-\d+\b`).FindAllString(string(text), -1) {
			if rows[id] == 0 {
				t.Errorf("%s cites %s, which has no row", f.Name(), id)
			}
		}
	}
	for _, name := range regexp.MustCompile(`\bTest[A-Z]\w*|\bCQ-\d\d\b`).FindAllString(ledger, -1) {
		test := "func " + name + "("
		if strings.HasPrefix(name, "CQ-") {
			test = `"` + name + " "
		}
		if !strings.Contains(tests, test) {
			t.Errorf("RULES.md names %s, which is no test", name)
		}
	}
}
