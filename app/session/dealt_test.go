package session

import (
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/game"
)

// The table of an example is the same each time, and nobody's.
func TestDealt(t *testing.T) {
	a, b := Dealt(coincrown.Def, 14), Dealt(coincrown.Def, 14)
	if a.State.(*coincrown.State).Row != b.State.(*coincrown.State).Row || len(a.Seats) != 2 || a.Seats[0].Name == a.Seats[1].Name || a.Viewer != game.Nobody || len(a.Legal) != 0 {
		t.Errorf("dealt %+v", a)
	}
}
