package site

import (
	"strings"
	"testing"
)

func TestNamedMedia(t *testing.T) {
	files := Files{
		"static/a.css": []byte("@media (--hand) and (max-height: 4em), (--desk) {\n  a { b: c; }\n}\n@media print { x { y: z; } }\n"),
		"static/b.css": []byte("@custom-media --desk (min-width: 60em);\n@custom-media --hand (max-width: 9em), (--desk) and (max-height: 3em);\n@media (--desk) { a { b: c; } }\n"),
		"static/c.js":  []byte("@media (--none) {"),
	}
	if err := files.spellMedia(); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"static/a.css": "@media (max-width: 9em) and (max-height: 4em), (min-width: 60em) and (max-height: 3em) and (max-height: 4em), (min-width: 60em) {\n" +
			"  a { b: c; }\n}\n@media print { x { y: z; } }\n",
		"static/b.css": "@media (min-width: 60em) { a { b: c; } }\n",
		"static/c.js":  "@media (--none) {",
	} {
		if got := string(files[name]); got != want {
			t.Errorf("%s: %q, not %q", name, got, want)
		}
	}
	for sheet, want := range map[string]string{
		"@media (--none) { a { b: c; } }\n":                              "no media condition is named (--none)",
		"@custom-media --x (--none);\n":                                  "no media condition is named (--none)",
		"@custom-media --x (width: 1em);\n@custom-media --x (all: 1);\n": "--x has been named before",
	} {
		if err := (Files{"static/a.css": []byte(sheet)}).spellMedia(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, not %q", sheet, err, want)
		}
	}
}
