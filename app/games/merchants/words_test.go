package merchants

import (
	"strings"
	"testing"

	say "tabard/app/words/merchants"
	rules "tabard/engines/merchants"
)

// What the cards promise is what the tables give.
func TestCardWordsTellTheTables(t *testing.T) {
	for _, row := range []struct {
		card uint8
		want string
	}{
		{1, "1 level in axes"}, {8, "2 levels in axes"}, {15, "1 level in swords with 1 gold off"},
		{25, "1 level in maces with 2 gold off"}, {56, "2 levels in hammers with 1 gold off"},
	} {
		if got := craft(&rules.House, row.card); got != row.want {
			t.Errorf("craft card %d: %q, want %q", row.card, got, row.want)
		}
	}
	for id := uint8(1); id <= rules.Kingdoms; id++ {
		line := say.Card(id).Line()
		end := strings.HasPrefix(line, "At the year's end") || id == rules.CrownBond
		if end != (rules.KingdomCards[id].Duration == rules.End) {
			t.Errorf("%s: %q does not fit how long it lasts", rules.KingdomCards[id].ID, line)
		}
		if strings.Contains(line, "12 at most") && rules.EndCardMax != 12 {
			t.Errorf("%s names another bound than %d", rules.KingdomCards[id].ID, rules.EndCardMax)
		}
	}
}
