package main

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"tabard/engines/game"
)

// TestTheTestErrsAsSeldomAsAgreed lets rounds fall by chance for a side that is worth the one or the other number of Elo.
func TestTheTestErrsAsSeldomAsAgreed(t *testing.T) {
	for _, seats := range []int{2, 4} {
		s := sprt{elo0: 0, elo1: 60, alpha: 0.05, beta: 0.05}
		for _, c := range []struct {
			elo   float64
			wrong string
		}{{0, verdictYes}, {60, verdictNo}} {
			rng := game.NewRand(uint64(c.elo), uint64(seats))
			wrong, played := 0, 0
			const tests = 400
			for range tests {
				var rounds []float64
				verdict := verdictOpen
				for verdict == verdictOpen {
					won := 0.0
					for range seats {
						if float64(rng.Intn(1<<20))/(1<<20) < shareOf(c.elo, seats) {
							won += 1 / float64(seats)
						}
					}
					rounds = append(rounds, won)
					verdict = s.verdict(rounds, seats)
				}
				played += len(rounds)
				if verdict == c.wrong {
					wrong++
				}
			}
			t.Logf("%d seats, %g Elo: %d of %d wrong, %d rounds on average", seats, c.elo, wrong, tests, played/tests)
			if wrong > tests/12 { // a spread that is itself estimated costs a little
				t.Errorf("%d seats, %g Elo: %d of %d tests are wrong", seats, c.elo, wrong, tests)
			}
		}
	}
}

func TestEloIsOddsAgainstAnEqualShare(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		if s := shareOf(0, seats); math.Abs(s-1/float64(seats)) > 1e-9 {
			t.Errorf("%d equal seats have %v each", seats, s)
		}
		for _, elo := range []float64{-300, -20, 0, 70, 400} {
			if back := eloOf(shareOf(elo, seats), seats); math.Abs(back-elo) > 1e-6 {
				t.Errorf("%v Elo came back as %v", elo, back)
			}
		}
	}
}

// The verdict does not depend on how many rounds are played at a time, and a far better level is found out soon.
func TestATestIsTheSameAtAnySpeed(t *testing.T) {
	var rows [2]string
	for i, p := range []string{"1", "3"} {
		var out bytes.Buffer
		if err := run([]string{"-game", "merchants", "-seats", "2", "-games", "200", "-levels", "page,squire", "-sprt", "0,100", "-p", p}, &out); err != nil {
			t.Fatal(err)
		}
		rows[i] = out.String()
	}
	if rows[0] != rows[1] || !strings.Contains(rows[0], "| "+verdictYes+" |") || strings.Contains(rows[0], "| 200 |") {
		t.Errorf("%s\n%s", rows[0], rows[1])
	}
}

func TestAPanicInARoundIsToldWithItsSeed(t *testing.T) {
	m := match{def: &game.Def{ID: "broken", New: func(game.Setup) (game.State, error) { panic("no board") }}, setup: game.Setup{Seats: 2}, seed: 7}
	if _, err := m.series(2, func(*result) bool { return false }); err == nil || !strings.Contains(err.Error(), "seed 7") {
		t.Errorf("%v", err)
	}
}
