package save_test

import (
	"errors"
	"reflect"
	"testing"

	"tabard/engines"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
)

// A game with a box of its owner's comes back from its record, opens where nobody has the box, and replays; a record whose position has
// another box, or whose box cannot be played with, is refused.
func TestGamesWithABox(t *testing.T) {
	for _, d := range engines.Games() {
		for _, moves := range []int{0, 40, -1} {
			g := savetest.Boxed(t, d, d.MaxSeats, 5, moves)
			rec, err := save.Encode(g)
			if err != nil {
				t.Fatalf("%s: %v", d.ID, err)
			}
			back, err := save.Decode(rec)
			if err != nil || !reflect.DeepEqual(back, g) {
				t.Fatalf("%s: %v", d.ID, err)
			}
			line, err := save.Replay(back)
			if err != nil || !line.Verified {
				t.Fatalf("%s: %v", d.ID, err)
			}
			if line.Final.(game.Packed).PackedBox() != g.Setup.Box {
				t.Errorf("%s: the game is played on with another box", d.ID)
			}
			plain := savetest.Played(t, d, d.MaxSeats, 5, 0)
			if recPlain, err := save.Encode(plain); err != nil || moves == 0 && len(rec)-len(recPlain) > 2*len(g.Setup.Box)+40 {
				t.Errorf("%s: a record with a box of %d bytes has %d, one without %d: %v", d.ID, len(g.Setup.Box), len(rec), len(recPlain), err)
			}
		}
		g := savetest.Boxed(t, d, d.MaxSeats, 5, 0)
		for what, bend := range map[string]func(g *save.Game){
			"another box":        func(g *save.Game) { g.Setup.Box = "" },
			"a box that is none": func(g *save.Game) { g.Setup.Box += "x" },
			"a title alone":      func(g *save.Game) { *g = savetest.Played(t, d, d.MaxSeats, 5, 0); g.Box = "x" },
			"a snapshot alone":   func(g *save.Game) { g.Setup.Box, g.Box = "", "" },
		} {
			bent := g
			bend(&bent)
			if _, err := save.Encode(bent); !errors.Is(err, save.ErrBroken) {
				t.Errorf("%s, %s: %v", d.ID, what, err)
			}
		}
	}
}
