package facetest

import (
	"flag"
	"fmt"
	"go/format"
	"os"
	"strings"
	"testing"

	"tabard/app/face"
)

var update = flag.Bool("facetest.update", false, "write the texts of the rules anew from testdata/rules_en.txt")

// RulesText proves that the rules of a game are those of testdata/rules_en.txt with the numbers and names of its tables: names and values
// are what stands in the places, finish completes a paragraph. The program has the filled text alone, which costs it no code. A line of the
// file that begins with # is a chapter, every other one a paragraph as face.Chapter has them.
func RulesText(t *testing.T, has []face.Chapter, finish func(string) string, namesAndValues ...string) {
	t.Helper()
	source, err := os.ReadFile("testdata/rules_en.txt")
	if err != nil {
		t.Fatal(err)
	}
	var want []face.Chapter
	for line := range strings.Lines(string(source)) {
		line = strings.TrimSuffix(line, "\n")
		if head, ok := strings.CutPrefix(line, "# "); ok {
			id, title, _ := strings.Cut(head, " ")
			want = append(want, face.Chapter{ID: id, Title: title})
		} else if line != "" {
			c := &want[len(want)-1]
			text := face.Fill(line, namesAndValues...)
			if i := strings.IndexAny(text, "|?=>") + 1; finish != nil && !strings.HasPrefix(text[i:], "@") {
				text = text[:i] + finish(text[i:])
			}
			c.Paras = append(c.Paras, text)
		}
	}
	if *update {
		writeRules(t, want)
		return
	}
	if got, want := fmt.Sprintf("%q", has), fmt.Sprintf("%q", want); got != want {
		at := 0
		for at < min(len(got), len(want)) && got[at] == want[at] {
			at++
		}
		t.Errorf("text_rules_en.go is not testdata/rules_en.txt with the numbers of the tables: go test -run Tables -facetest.update\nhas   %.200s\nwants %.200s",
			got[at:], want[at:])
	}
}

func writeRules(t *testing.T, chapters []face.Chapter) {
	var b strings.Builder
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprintf(&b, "// Code generated from testdata/rules_en.txt by go test -facetest.update; DO NOT EDIT.\n\npackage %s\n\nimport \"tabard/app/face\"\n\n"+
		"// enRules are the rules of the game, in our own sentences.\nvar enRules = []face.Chapter{\n", dir[strings.LastIndex(dir, "/")+1:])
	for _, c := range chapters {
		fmt.Fprintf(&b, "{%q, %q, []string{\n", c.ID, c.Title)
		for _, p := range c.Paras {
			fmt.Fprintf(&b, "%q,\n", p)
		}
		b.WriteString("}},\n")
	}
	b.WriteString("}\n")
	text, err := format.Source([]byte(b.String()))
	if err == nil {
		err = os.WriteFile("text_rules_en.go", text, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
}
