package games

import (
	"testing"
	"time"
)

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
