package games

import (
	"strconv"
	"testing"
	"time"
)

// Every week has its challenge, which its set-up tells; all games and all their presets come.
func TestTheChallengeOfAWeekIsMadeOfTheWeek(t *testing.T) {
	seen := map[string]bool{}
	for n := range 60 {
		day := time.Date(2026, 11, 22+7*n, 23, 59, 0, 0, time.FixedZone("", 14*3600))
		f, setup := Weekly(day)
		if _, err := f.Def.New(setup); err != nil || setup.Seats != f.Def.MaxSeats {
			t.Fatalf("%v: %+v, %v", day, setup, err)
		}
		if got := Occasion(f, setup); got != WeeklyTitle(day) || len([]rune(got)) > 24 {
			t.Errorf("%v: the set-up is %q, not %q", day, got, WeeklyTitle(day))
		}
		for i := range f.Presets {
			if p := f.Presets[i].Setup(f.Def, setup.Seats); p.Options == setup.Options {
				seen[f.Def.ID+strconv.Itoa(i)] = true
			}
		}
		for _, seed := range []uint64{0, setup.Seed + 1, setup.Seed + 1e6, 1 << 63, 202654, 202600} {
			other := setup
			if other.Seed = seed; Occasion(f, other) != "" {
				t.Errorf("seed %d is %q", seed, Occasion(f, other))
			}
		}
	}
	for _, f := range All() {
		for i := range f.Presets {
			if !seen[f.Def.ID+strconv.Itoa(i)] {
				t.Errorf("%s: preset %d never comes", f.Def.ID, i)
			}
		}
	}
}

func TestTheDealOfADayIsMadeOfTheDate(t *testing.T) {
	for _, f := range All() {
		day := time.Date(2026, 11, 22, 23, 59, 0, 0, time.FixedZone("", 14*3600))
		setup := DailySetup(f, day)
		if setup.Seed != 20261122 || setup.Seats != 3 || f.Def.CheckSetup(setup) != nil {
			t.Errorf("%s: %+v", f.Def.ID, setup)
		}
		if got, ok := DayOf(f, setup); !ok || DailyTitle(got) != DailyTitle(day) {
			t.Errorf("%s: the deal is that of %v, %v", f.Def.ID, got, ok)
		}
		for _, seed := range []uint64{0, 7, 20261322, 20260230, 1 << 63} {
			setup.Seed = seed
			if got, ok := DayOf(f, setup); ok {
				t.Errorf("%s: seed %d is the deal of %v", f.Def.ID, seed, got)
			}
		}
		setup = DailySetup(f, day)
		setup.Seats = 2
		if _, ok := DayOf(f, setup); ok {
			t.Errorf("%s: two seats have a deal of the day", f.Def.ID)
		}
	}
}
