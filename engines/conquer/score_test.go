package conquer

import (
	"testing"

	"tabard/engines/gametest"
)

// The scores of the acceptance scenarios.
func TestScoreOf(t *testing.T) {
	s := &State{box: house()}
	for _, c := range []struct {
		name     string
		done     []byte
		faction  Faction
		captured int
		want     Sheet
	}{
		{"CQ-70 points, three blue, three of the faction, two peasants (R-111, R-113)", []byte{16, 36, 28, 13}, Goldmere, 2, Sheet{9, 3, Blue, 3, 2, 0}},
		{"CQ-71 a card with both colours is one point (R-112, R-113)", []byte{16, 17, 24}, Tidewall, 0, Sheet{3, 3, Blue, 3, 0, 0}},
		{"CQ-72 one set only (R-111)", []byte{1, 10, 43, 20, 33, 42}, Goldmere, 0, Sheet{1 + 2 + 3 + 4 + 2 + 1, 3, Red, 0, 0, 0}},
		{"the set is told in the colour of most cards", []byte{1, 10, 43, 20, 33, 42, 56}, Oakenshaw, 0, Sheet{20, 3, Silver, 0, 0, 0}},
		{"two of a colour are no set", []byte{1, 10}, Emberhold, 0, Sheet{3, 0, 0, 2, 0, 0}},
		{"nothing done", nil, Ravenmoor, 3, Sheet{Captured: 3}},
	} {
		gametest.Want(t, c.name, s.ScoreOf(c.done, c.faction, c.captured), c.want)
	}
	gametest.Want(t, "the total of CQ-70", s.ScoreOf([]byte{16, 36, 28, 13}, Goldmere, 2).Total(), 17)
	gametest.Want(t, "colours", Ribbons([]byte{16, 36, 28, 13}), [Colors]uint8{Blue: 3, Gold: 2, Purple: 1})
}
