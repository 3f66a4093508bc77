package main

import (
	"bytes"
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/cmd/lineup"
	"tabard/engines/coincrown"
	"tabard/engines/conquer"
	"tabard/engines/emara"
	"tabard/engines/game"
	"tabard/engines/merchants"
)

// TestTheAppSaysHowLongAGameIs holds a few games against what the set-up says of very many. Pages play much like squires, and
// sooner, but in a conquest, where they take their time. A short run plays with the fewest seats only.
func TestTheAppSaysHowLongAGameIs(t *testing.T) {
	const rounds, near = 4, 0.35
	for _, c := range []struct {
		def   *game.Def
		level string
		seats []int
	}{
		{coincrown.Def, "squire", []int{2, 3, 4}}, {emara.Def, "page", []int{1, 2, 3, 4}},
		{merchants.Def, "squire", []int{2, 3, 4}}, {conquer.Def, "squire", []int{2, 4}},
	} {
		l, err := lineup.Level(c.def, c.level)
		if err != nil {
			t.Fatal(err)
		}
		if testing.Short() {
			c.seats = c.seats[:1]
		}
		for _, n := range c.seats {
			s := &study{reader: readers[c.def.ID](), setup: c.def.DefaultSetup(n, 0), level: l, games: rounds, seed: 1, workers: 2}
			own, shown, err := s.length()
			if err != nil {
				t.Fatal(err)
			}
			said := games.ByID(c.def.ID).Length.Of[n]
			if r := float64(own) / float64(said.Own); r < 1-near || r > 1+near {
				t.Errorf("%s with %d seats: %d decisions, and the app says %d", c.def.ID, n, own, said.Own)
			}
			counted, kept := face.Time(own, shown), face.Time(int(said.Own), int(said.Shown))
			if r := float64(counted) / float64(kept); r < 1-near || r > 1+near {
				t.Errorf("%s with %d seats: %v, and the app says %v", c.def.ID, n, counted, kept)
			}
		}
	}
}

func TestTheLengthIsPrinted(t *testing.T) {
	var out bytes.Buffer
	if err := run([]string{"-length", "-game", "emara", "-games", "2", "-level", "page"}, &out); err != nil {
		t.Fatal(err)
	}
	if lines := strings.Split(strings.TrimSpace(out.String()), "\n"); len(lines) != 4 || !strings.HasPrefix(lines[0], "emara with 1 seats, 2 games, page: ") ||
		!strings.Contains(lines[3], " minutes; the app says 97, 219 and 20") {
		t.Errorf("printed:\n%s", out.String())
	}
}
