package engines_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabard/engines"
	"tabard/engines/save"
	"tabard/engines/save/fixture"
)

// fixturesWanted is how many games, played by hand, each engine keeps at least.
const fixturesWanted = 5

// Every kept game is played as it was: each decision is legal and the same of as many, and position, places and points are the same. README.md
// of this folder says when to add one, and how.
func TestKeptGamesArePlayedAsTheyWere(t *testing.T) {
	for _, d := range engines.Games() {
		files, err := filepath.Glob(filepath.Join(d.ID, "testdata", "fixtures", "*.txt"))
		if err != nil || len(files) < fixturesWanted {
			t.Errorf("%s has %d fixtures, %v", d.ID, len(files), err)
		}
		shown := map[string]bool{}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			f, err := fixture.Read(text)
			if err != nil {
				t.Errorf("%s: %v", file, err)
				continue
			}
			if f.Game.Code != d.Code {
				t.Errorf("%s is another game", file)
			}
			if len(f.Shows) < 20 || shown[f.Shows] {
				t.Errorf("%s does not say what it is for: %q", file, f.Shows)
			}
			shown[f.Shows] = true
			again, err := f.Text()
			if err != nil {
				t.Errorf("%s: %v", file, err)
			}
			if was, is, n := differ(string(text), string(again)); n > 0 {
				t.Errorf("%s:%d\n\t%s\nis now\n\t%s", file, n, was, is)
			}
			if line, err := save.Replay(f.Game); err != nil || !line.Verified {
				t.Errorf("%s does not replay as a save: %v", file, err)
			}
		}
	}
}

// differ returns the first line in which two texts differ, and its number; 0 if they are the same.
func differ(a, b string) (lineA, lineB string, n int) {
	if a == b {
		return "", "", 0
	}
	as, bs := strings.Split(a, "\n"), strings.Split(b, "\n")
	for n < len(as) && n < len(bs) && as[n] == bs[n] {
		n++
	}
	at := func(lines []string) string {
		if n < len(lines) {
			return lines[n]
		}
		return "(no such line)"
	}
	return at(as), at(bs), n + 1
}
