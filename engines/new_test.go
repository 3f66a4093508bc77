package engines_test

import (
	"testing"

	"tabard/engines"
)

// A game with our numbers is set up without looking at each of them: nothing but the position is made.
func TestSettingUpMakesThePositionOnly(t *testing.T) {
	for _, d := range engines.Games() {
		setup := d.DefaultSetup(2, 1)
		if n := testing.AllocsPerRun(20, func() {
			if _, err := d.New(setup); err != nil {
				t.Fatal(err)
			}
		}); n > 1 {
			t.Errorf("%s: %v allocations", d.ID, n)
		}
	}
}
