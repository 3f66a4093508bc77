package save_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"tabard/engines"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
)

var update = flag.Bool("update", false, "write golden files of the present format and rules")

// Every golden save opens and replays. -update writes those of the present format and rules; the package comment says what happens to
// the others.
func TestGoldenSavesOpen(t *testing.T) {
	if *update {
		for _, d := range engines.Games() {
			for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
				for name, moves := range map[string]int{"start": 0, "middle": 90, "end": -1} {
					data, err := save.Encode(savetest.Played(t, d, seats, 2026, moves))
					if err != nil {
						t.Fatal(err)
					}
					name := fmt.Sprintf("%s-format1-rules%d-%d-%s.tabard", d.ID, d.Rules, seats, name)
					if err := os.WriteFile(filepath.Join("testdata", name), data, 0o644); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
	names, err := filepath.Glob(filepath.Join("testdata", "*.tabard"))
	if err != nil {
		t.Fatal(err)
	}
	byGame := map[string]int{}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		g, err := save.Decode(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		line, err := save.Replay(g)
		if line == nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		byGame[line.Def.ID]++
		if g.Rules == line.Def.Rules && !line.Verified {
			t.Errorf("%s: written under today's rules, but its moves do not replay: %v", name, err)
		}
	}
	for _, d := range engines.Games() {
		if byGame[d.ID] == 0 {
			t.Errorf("%s has no golden saves: make golden writes them", d.ID)
		}
	}
}
