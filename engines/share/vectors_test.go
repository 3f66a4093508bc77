package share_test

import (
	"flag"
	"fmt"
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

// vectors holds one link and a sentence about its game per line. See package save for what is frozen from the first release on.
const vectors = "testdata/vectors.txt"

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

// Each vector opens and leads to the same position. A link of moves is written again letter for letter; a later compressor may deflate a
// snapshot to other bytes.
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
