package app

import (
	"testing"

	"tabard/app/house"
	"tabard/web/journal"
	"tabard/web/store"
	"tabard/web/tabs"
)

// A decision that is taken back and played in another way, and a browser killed before its local storage was on the disk: one line.
func TestAnotherDecisionInTheSameVisitIsNoOtherLine(t *testing.T) {
	m := store.NewMemory()
	var disk journal.Disk
	s := playing(t, m, &disk)
	goFar(t, s, 3)
	for n := 0; !s.desk.Current().View.CanUndo; n++ {
		if n == 20 {
			t.Fatal("nothing can be taken back")
		}
		goFar(t, s, 1)
	}
	old := copyOf(m)
	s.press("undo", "")
	s.run()
	stray(t, s)
	goFar(t, s, 3)
	want := history(s)
	again := journaled(new(tabs.Room), old, disk.Open())
	again.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	if again.house.Dialog.Open() || len(lines(t, again)) != 1 || history(again) != want {
		t.Errorf("asked %q, the shelf has %v, opened at %d of %d", again.house.Dialog.Kind, lines(t, again), history(again), want)
	}
}

// Whoever deletes a game of two lines before it was opened has been shown one of them only: the other stays on the list.
func TestDeletingAGameOfTwoLines(t *testing.T) {
	m := store.NewMemory()
	var disk journal.Disk
	first := playing(t, m, &disk)
	goFar(t, first, 2)
	early := copyOf(m)
	goFar(t, first, 5)
	deaf := on(early)
	deaf.openTable("x")
	stray(t, deaf)
	goFar(t, deaf, 2)
	two := deaf.desk.Current().Machine.Save().Moves
	v := journaled(new(tabs.Room), early, disk.Open())
	v.visit(house.Route{Place: house.PlaceSaves})
	v.delete("x")
	v.undelete()
	v.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	if !holdsLine(t, v, two) {
		t.Errorf("the other line is gone: %v", lines(t, v))
	}
}
