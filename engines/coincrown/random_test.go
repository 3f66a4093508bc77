package coincrown

import (
	"testing"

	"tabard/engines/game"
)

// CC-60: random games keep every invariant after every decision and end in year 5, for each number of seats.
func TestRandomGamesKeepEveryInvariant(t *testing.T) {
	games := 1000
	if testing.Short() {
		games = 100
	}
	for seats := 2; seats <= 4; seats++ {
		most, options := 0, 0
		for seed := range games {
			s, err := New(Def.DefaultSetup(seats, uint64(seed)))
			if err != nil {
				t.Fatal(err)
			}
			r := game.NewRand(uint64(seed), uint64(seats))
			n := 0
			for ; s.Depth > 0; n++ {
				if err := s.Check(); err != nil {
					t.Fatalf("%d seats, seed %d, decision %d: %v", seats, seed, n, err)
				}
				legal := s.Legal(nil)
				for i := 1; i < len(legal); i++ {
					if legal[i-1].Compare(legal[i]) >= 0 {
						t.Fatalf("%d seats, seed %d, decision %d: %v is not ascending", seats, seed, n, legal)
					}
				}
				if f := s.Prompt(); len(legal) == 1 && legal[0].Kind <= game.Done && f.Kind != FrameTurn {
					t.Fatalf("%d seats, seed %d, decision %d: %s asks for nothing", seats, seed, n, Def.FrameText(f))
				}
				options = max(options, len(legal))
				s.Apply(legal[r.Intn(len(legal))], nil)
			}
			if err := s.Check(); err != nil {
				t.Fatalf("%d seats, seed %d, at the end: %v", seats, seed, err)
			}
			if s.Year != Years || !s.Over {
				t.Fatalf("%d seats, seed %d: ended in year %d", seats, seed, s.Year)
			}
			most = max(most, n)
		}
		t.Logf("%d seats: at most %d decisions a game and %d options", seats, most, options)
		if most > Def.Alarm {
			t.Errorf("%d seats: a random game took %d decisions", seats, most)
		}
	}
}
