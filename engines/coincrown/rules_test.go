package coincrown

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Code, tests, texts and RULES.md agree about what is ruled and what proves it.
func TestRulingsAreProven(t *testing.T) {
	gametest.Ledger{Scenarios: "CC", Split: true, Gone: []int{50, 58}, Numbers: []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26, 28, 29,
		30, 31, 32, 33, 34, 36, 37, 39, 40, 42, 43, 44, 45, 47, 48, 49, 50, 52, 53, 54, 56, 57, 58, 59}}.Prove(t)
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
