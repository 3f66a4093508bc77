package facetest

import (
	"bytes"
	"compress/flate"
	"flag"
	"os"
	"strings"
	"testing"

	"tabard/app/face"
)

var update = flag.Bool("facetest.update", false, "pack the texts of the rules anew from testdata/rules_en.txt")

// RulesText proves that the rules of a game are those of testdata/rules_en.txt with the numbers and names of its tables: names and values
// are what stands in the places, finish completes a paragraph. The program has the filled text alone and packed, which costs it no code.
func RulesText(t *testing.T, has []face.Chapter, finish func(string) string, namesAndValues ...string) {
	t.Helper()
	source, err := os.ReadFile("testdata/rules_en.txt")
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	for line := range strings.Lines(string(source)) {
		line = strings.TrimSuffix(line, "\n")
		if !strings.HasPrefix(line, "# ") {
			line = face.Fill(line, namesAndValues...)
			if i := strings.IndexAny(line, "|?=>") + 1; finish != nil && !strings.HasPrefix(line[i:], "@") {
				line = line[:i] + finish(line[i:])
			}
		}
		if line != "" {
			text.WriteString(line + "\n")
		}
	}
	if *update {
		packRules(t, text.String())
		return
	}
	var got strings.Builder
	for _, c := range has {
		got.WriteString("# " + c.ID + " " + c.Title + "\n")
		for _, p := range c.Paras {
			got.WriteString(p + "\n")
		}
	}
	if got, want := got.String(), text.String(); got != want {
		at := 0
		for at < min(len(got), len(want)) && got[at] == want[at] {
			at++
		}
		t.Errorf("rules_en.flate is not testdata/rules_en.txt with the numbers of the tables: go test -run Tables -facetest.update\nhas   %.200s\nwants %.200s",
			got[at:], want[at:])
	}
}

func packRules(t *testing.T, text string) {
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.BestCompression)
	if err == nil {
		_, err = w.Write([]byte(text))
	}
	if err == nil {
		err = w.Close()
	}
	if err == nil {
		err = os.WriteFile("rules_en.flate", packed.Bytes(), 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
}
