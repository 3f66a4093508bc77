package share_test

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"testing"

	"tabard/engines"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/engines/share"
)

var update = flag.Bool("update", false, "write the vectors of the present version and rules anew")

// The vectors of today's rules, and of those that are played no more.
const (
	vectors = "testdata/vectors.txt"
	earlier = "testdata/earlier.txt"
)

// about is what a vector says of the game behind its link.
func about(g save.Game) (string, error) {
	d, s, err := save.Open(g)
	if err != nil {
		return "", err
	}
	h, _ := game.Hash(s, nil)
	return fmt.Sprintf("%s rules %d seats %d moves %d based %v hash %016x", d.ID, g.Rules, len(g.Seats), len(g.Moves), len(g.Base) > 0, h), nil
}

// hashOf is the position that about tells of.
func hashOf(what string) string { return what[strings.LastIndex(what, " ")+1:] }

// A link that was ever sent opens as long as its rules are played, and leads to the same position. Today's links of
// moves stay the same, letter for letter; a deflated snapshot may come out otherwise from a later compressor.
// The file holds one link and its game per line.
func TestVectors(t *testing.T) {
	if *update {
		var b strings.Builder
		for _, d := range engines.Games() {
			for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
				for _, moves := range []int{0, 70, -1} {
					plain := savetest.Played(t, d, seats, 77, moves)
					plain.Practice = moves == 70
					based := plain
					based.Rebase(d)
					for _, g := range []save.Game{plain, based} {
						text, err := share.Encode(g)
						if err != nil {
							t.Fatal(err)
						}
						sent, err := share.Decode(text) // of a long game the position alone is sent
						if err != nil {
							t.Fatal(err)
						}
						what, err := about(sent)
						if err != nil {
							t.Fatal(err)
						}
						if whole, err := about(g); err != nil || hashOf(whole) != hashOf(what) {
							t.Fatalf("%s is sent as %s (%v)", whole, what, err)
						}
						fmt.Fprintf(&b, "%s %s\n", text, what)
					}
				}
			}
		}
		keepEarlier(t)
		if err := os.WriteFile(vectors, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(vectors)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.Lines(string(data)) {
		text, want, _ := strings.Cut(strings.TrimSpace(line), " ")
		g, err := share.Decode(text)
		if err != nil {
			t.Errorf("%s: %v", want, err)
			continue
		}
		if got, err := about(g); err != nil || got != want {
			t.Errorf("got %s (%v), want %s", got, err, want)
		}
		if again, err := share.Encode(g); err != nil || (again != text && len(g.Base) == 0) {
			t.Errorf("%s: now the link is %s (%v)", want, again, err)
		}
		n++
	}
	if n == 0 {
		t.Error("no vectors")
	}
}

// rulesOf is the game of a vector, and the rules it was made under.
func rulesOf(what string) (d *game.Def, rules uint16) {
	var id string
	if _, err := fmt.Sscanf(what, "%s rules %d", &id, &rules); err != nil {
		return nil, 0
	}
	return engines.ByID(id), rules
}

// keepEarlier puts the vectors of rules that are played no more to the others of their kind before they are written anew.
func keepEarlier(t *testing.T) {
	t.Helper()
	data, err := os.ReadFile(vectors)
	if err != nil {
		t.Fatal(err)
	}
	kept, err := os.ReadFile(earlier)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		_, what, _ := strings.Cut(strings.TrimSpace(line), " ")
		if d, rules := rulesOf(what); d == nil || rules != d.Rules {
			kept = append(kept, line...)
		}
	}
	if err := os.WriteFile(earlier, kept, 0o644); err != nil {
		t.Fatal(err)
	}
}

// A link with a position opens for ever. One of moves leads to where it was sent from, or says that its rules are no longer
// played; never anywhere else.
func TestVectorsOfEarlierRules(t *testing.T) {
	data, err := os.ReadFile(earlier)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.Lines(string(data)) {
		text, want, _ := strings.Cut(strings.TrimSpace(line), " ")
		if d, rules := rulesOf(want); d == nil || rules >= d.Rules {
			t.Errorf("%s: is no earlier rules", want)
		}
		g, err := share.Decode(text)
		if errors.Is(err, save.ErrHistory) && strings.Contains(want, "based false") {
			n++
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", want, err)
			continue
		}
		if got, err := about(g); err != nil || hashOf(got) != hashOf(want) {
			t.Errorf("got %s (%v), want %s", got, err, want)
		}
		n++
	}
	if n == 0 {
		t.Error("no vectors")
	}
}
