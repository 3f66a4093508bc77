package coincrown

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"tabard/engines/game"
)

// Whatever row of RULES.md the code or a test cites is there, and each is there once.
func TestCitedRulesExist(t *testing.T) {
	ledger, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := map[string]int{}
	for _, m := range regexp.MustCompile(`(?m)^\| ([A-Z]+(?:-\d+)?) \|`).FindAllStringSubmatch(string(ledger), -1) {
		rows[m[1]]++
	}
	for id, n := range rows {
		if n != 1 {
			t.Errorf("%s has %d rows", id, n)
		}
	}
	if len(rows) < 66+10 {
		t.Errorf("only %d rows", len(rows))
	}
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") {
			continue
		}
		b, err := os.ReadFile(f.Name())
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range regexp.MustCompile(`\b(R|INV)-\d+\b`).FindAllString(string(b), -1) {
			if rows[id] == 0 {
				t.Errorf("%s cites %s, which has no row", f.Name(), id)
			}
		}
	}
}

// events stop undo exactly where something unknown is seen: a look, a card from a deck, a newly shown land, a toll,
// the end of a turn and a pass.
func TestOnlyWhatWasUnknownStopsUndo(t *testing.T) {
	var out game.Sink
	r := game.NewRand(5, 5)
	stops := map[game.Kind]bool{}
	for seed := range uint64(60) {
		s, err := New(Def.DefaultSetup(2+int(seed%3), seed))
		if err != nil {
			t.Fatal(err)
		}
		for s.Depth > 0 {
			legal := s.Legal(nil)
			a, before := legal[r.Intn(len(legal))], *s
			out.Reset()
			s.Apply(a, &out)
			unknown := false
			switch a.Kind {
			case game.Pass, game.EndTurn, KindTollStation, KindWatchtower:
				unknown = true
			default:
				for tier := range Tier(Tiers) {
					unknown = unknown || s.DeckLeft(tier) != before.DeckLeft(tier)
				}
				for l, top := range s.LandTop {
					unknown = unknown || top != before.LandTop[l] && top != 0
				}
			}
			if unknown != out.Reveals() {
				t.Fatalf("%s on %s: reveals %t, want %t", Def.ActionText(a), Def.FrameText(before.Prompt()), out.Reveals(), unknown)
			}
			stops[a.Kind] = stops[a.Kind] || unknown
		}
	}
	for _, k := range []game.Kind{game.Pass, game.EndTurn, KindTollStation, KindWatchtower, KindPay, game.Done, KindCavalry} {
		if !stops[k] {
			t.Errorf("%s never stopped undo in the corpus", KindNames[k])
		}
	}
}
