package coincrown

import (
	"slices"
	"strings"
	"testing"

	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// The card that travels is the one that the line names.
func TestTheCardThatIsNamedTravels(t *testing.T) {
	f := Face()
	told := 0
	lively(t, 3, 5, func(s *rules.State, events []game.Event) {
		for _, e := range events {
			if e.Kind != rules.EvBought && e.Kind != rules.EvRefilled {
				continue
			}
			told++
			l := f.Event(viewOf(s, 0, 1), e)
			if kind := slices.Index(cardIcons[:], l.Motion.Icon); kind < 0 || !strings.Contains(l.Text, say.Card(kind).String()) {
				t.Errorf("%s: %s travels", l.Text, l.Motion.Icon)
			}
		}
	})
	if told < 20 {
		t.Errorf("%d cards travelled", told)
	}
}
