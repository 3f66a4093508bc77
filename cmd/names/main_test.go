package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const small = `package small
const (
	KindDig = 4 + iota
	kindsEnd
)
const (
	FrameTurn = 1 + iota
	framesEnd
)
const (
	EvDug = 1 + iota
	EvEnded
	eventsEnd
)
const (
	WhyOver = 1 + iota
	whyEnd
)
`

func TestNamesAreThoseOfTheConstants(t *testing.T) {
	for what, c := range map[string]struct{ source, want, err string }{
		"a small game":          {small, `EvEnded: "Ended"`, ""},
		"its own word for Done": {small, `game.Done: "Leave"`, ""},
		"no list of events":     {strings.Replace(small, "eventsEnd", "last", 1), "", "ends with eventsEnd"},
		"a stray constant":      {strings.Replace(small, "EvEnded", "Over", 1), "", "Over stands among"},
		"no Go":                 {"package", "", "expected"},
	} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "kinds.go"), []byte(c.source), 0o600); err != nil {
			t.Fatal(err)
		}
		code, err := generate(dir, "Leave")
		switch {
		case c.err == "" && err != nil:
			t.Errorf("%s: %v", what, err)
		case c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err)):
			t.Errorf("%s: %v", what, err)
		case !strings.Contains(strings.Join(strings.Fields(string(code)), " "), c.want):
			t.Errorf("%s: %s", what, code)
		}
	}
}
