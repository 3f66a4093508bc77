package app

import (
	"slices"
	"strings"
	"testing"

	"tabard/app/house"
	"tabard/app/session"
	"tabard/web/journal"
	"tabard/web/page"
	"tabard/web/store"
	"tabard/web/tabs"
)

// decide plays a decision: the answer that pick chooses of so many.
func decide(t *testing.T, s *visit, pick func(n int) int) {
	t.Helper()
	lift(s)
	tb := s.desk.Current()
	before, legal := len(tb.Machine.Save().Moves), tb.View.Legal
	if len(legal) > 0 {
		s.play(session.Chose{Rev: tb.View.Rev, Action: legal[pick(len(legal))]})
	}
	if s.run(); len(tb.Machine.Save().Moves) == before {
		t.Fatalf("after %d decisions it cannot be played on: over %v, watched %v", before, tb.View.Over, tb.Watched)
	}
}

// goFar plays n decisions that lead to a long game.
func goFar(t *testing.T, s *visit, n int) {
	t.Helper()
	for range n {
		decide(t, s, func(n int) int { return n / 2 })
	}
}

// stray plays one decision that goFar would not play.
func stray(t *testing.T, s *visit) {
	t.Helper()
	for strayed := false; !strayed; {
		decide(t, s, func(n int) int {
			strayed = n > 1
			return (n/2 + 1) % n
		})
	}
}

// twoLines plays game x on in two ways from one position: line one lies in the journal on the disk, line two in the storage early, by the
// visit deaf, which has no journal and plays so many decisions after it has strayed.
func twoLines(t *testing.T, disk *journal.Disk, more int) (early *store.Memory, deaf *visit, one, two []uint16) {
	t.Helper()
	m := store.NewMemory()
	first := playing(t, m, disk)
	goFar(t, first, 2)
	early = copyOf(m)
	goFar(t, first, 5)
	deaf = on(early)
	deaf.openTable("x")
	stray(t, deaf)
	goFar(t, deaf, more)
	return early, deaf, first.desk.Current().Machine.Save().Moves, deaf.desk.Current().Machine.Save().Moves
}

// lines are the moves of all games on the shelf.
func lines(t *testing.T, s *visit) (all [][]uint16) {
	t.Helper()
	for _, it := range surveyed(t, s.house.Shelf) {
		g, err := s.house.Shelf.Look(it.ID)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, g.Moves)
	}
	return all
}

// holdsLine says that one of the games on the shelf begins with a line.
func holdsLine(t *testing.T, s *visit, line []uint16) bool {
	t.Helper()
	return slices.ContainsFunc(lines(t, s), func(m []uint16) bool { return len(m) >= len(line) && slices.Equal(m[:len(line)], line) })
}

// A visit that cannot read the journal plays on from an older state in the storage, for a shorter time than before or for longer. The next
// visit finds two lines of the game: the shelf keeps both, the table asks once which one the player goes on with, and later play loses
// neither line.
func TestTwoLinesOfAGameBothStay(t *testing.T) {
	for _, c := range []struct {
		name  string
		moves int // in the visit without the journal
		full  bool
	}{{"the journal is further", 2, false}, {"the storage is further", 9, false}, {"the storage is full", 2, true}} {
		var disk journal.Disk
		early, deaf, one, two := twoLines(t, &disk, c.moves)
		if saved(deaf) == "failed" || slices.Equal(one[:len(two)-1], two[:len(two)-1]) && len(two) <= len(one) {
			t.Fatalf("%s: %q, lines %v and %v", c.name, saved(deaf), one, two)
		}
		if c.full {
			early.Quota = 1
		}

		v := journaled(new(tabs.Room), early, disk.Open())
		v.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
		v.calm(t)
		if v.desk.Current() == nil || !holdsLine(t, v, one) || !holdsLine(t, v, two) {
			t.Fatalf("%s: the shelf has %v of %v and %v; %s", c.name, lines(t, v), one, two, lost(v))
		}
		if v.house.Dialog.Kind != "lines" || !strings.Contains(html(v.View()), `href="#play/`+v.house.Dialog.ID+`"`) {
			t.Errorf("%s: nobody asks", c.name)
		}
		other := v.house.Dialog.ID
		v.press("close", "")
		goFar(t, v, 4)
		v.leaveTable()
		v.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
		if v.house.Dialog.Open() {
			t.Errorf("%s: it asks again: %s", c.name, v.house.Dialog.Kind)
		}
		goFar(t, v, 2)
		v.leaveTable()
		again := journaled(new(tabs.Room), early, disk.Open())
		again.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
		if again.house.Dialog.Open() || len(lines(t, again)) != 2 || !holdsLine(t, again, one) || !holdsLine(t, again, two) {
			t.Errorf("%s: played on, the shelf has %v, asked %q", c.name, lines(t, again), again.house.Dialog.Kind)
		}
		again.visit(house.Route{Place: house.PlaceTable, Arg: other})
		again.calm(t)
		if tb := again.desk.Current(); tb == nil || tb.View.ID != other || tb.Watched || !move(again) {
			t.Errorf("%s: the other line cannot be played on", c.name)
		}
	}
}

// The journal takes the line that the player goes on with and the other one in one transaction, when the question is on the screen; it takes
// neither where it has no room for the other one.
func TestTwoLinesGoIntoTheJournalTogether(t *testing.T) {
	for _, room := range []bool{true, false} {
		var disk journal.Disk
		early, _, one, two := twoLines(t, &disk, 9)
		early.Quota = 1
		v := journaled(new(tabs.Room), early, disk.Open())
		if !room {
			disk.Fault = func(e journal.Entry) error {
				if e.ID != "x" {
					return journal.ErrFailed
				}
				return nil
			}
		}
		v.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
		v.calm(t)
		taken := 0
		for _, e := range v.asked {
			if k, ok := e.(page.Keep); ok {
				taken++
				if len(k.Entries) != 2 {
					t.Errorf("room %v: %d entries go into the journal by themselves", room, len(k.Entries))
				}
			}
		}
		if taken != 1 || v.house.Dialog.Kind != "lines" {
			t.Errorf("room %v: %d transactions, asked %q", room, taken, v.house.Dialog.Kind)
		}
		disk.Fault = nil
		again := journaled(new(tabs.Room), early, disk.Open())
		again.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
		if !holdsLine(t, again, one) || !holdsLine(t, again, two) || (again.house.Dialog.Kind == "lines") == room {
			t.Errorf("room %v: after a death the shelf has %v, asked %q", room, lines(t, again), again.house.Dialog.Kind)
		}
		named := slices.ContainsFunc(items(again), func(it store.Item) bool { return strings.HasPrefix(it.Title, "Other line, ") })
		if room && !named {
			t.Errorf("the other line is among %+v", items(again))
		}
	}
}

// Where neither the storage nor the journal has room for the other line, the game does not open, that is said, and both lines stay.
func TestTwoLinesWithoutRoom(t *testing.T) {
	var disk journal.Disk
	early, _, one, two := twoLines(t, &disk, 0)

	full := &refusing{Memory: early}
	v := journaled(new(tabs.Room), full, disk.Open())
	disk.Fault = func(journal.Entry) error { return journal.ErrFailed }
	full.err = store.ErrFull
	v.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	v.calm(t)
	if v.desk.Current() != nil {
		v.leaveTable()
	}
	full.err, disk.Fault = nil, nil
	again := journaled(new(tabs.Room), early, disk.Open())
	again.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	if !holdsLine(t, again, one) || !holdsLine(t, again, two) {
		t.Errorf("the shelf has %v of %v and %v", lines(t, again), one, two)
	}
}

// A decision that is taken back, and a journal that heard of it or did not, are one line: nobody is asked.
func TestATakenBackDecisionIsNoOtherLine(t *testing.T) {
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
	disk.Fault = func(journal.Entry) error { return journal.ErrFailed } // the browser dies before it has written
	s.press("undo", "")
	s.run()
	disk.Fault = nil
	again := journaled(new(tabs.Room), m, disk.Open())
	again.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	if again.house.Dialog.Open() || len(lines(t, again)) != 1 {
		t.Errorf("asked %q, the shelf has %v", again.house.Dialog.Kind, lines(t, again))
	}
}

// Two tabs that do not know of each other play a game on in two ways: whichever line the player keeps, the other one stays as a game of its
// own, and that is told.
func TestTheLineOfTheOtherTabStays(t *testing.T) {
	for _, verb := range []string{"takeover", "rejoin"} {
		m := store.NewMemory()
		one, two := shellOn(m), shellOn(m)
		start(t, one, "x")
		two.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
		goFar(t, two, 3)
		stray(t, one)
		mine, other := one.desk.Current().Machine.Save().Moves, two.desk.Current().Machine.Save().Moves
		if !one.desk.Current().Watched || len(lines(t, one)) != 1 {
			t.Fatalf("%s: nobody has noticed: %v", verb, lines(t, one))
		}
		one.press(verb, "")
		one.calm(t)
		if len(lines(t, one)) != 2 || !holdsLine(t, one, mine) || !holdsLine(t, one, other) {
			t.Errorf("%s: the shelf has %v of %v and %v", verb, lines(t, one), mine, other)
		}
		if told := one.atTable(); !strings.Contains(told, "Other line") {
			t.Errorf("%s: it says %q", verb, told)
		}
		goFar(t, one, 2)
		if len(lines(t, one)) != 2 || one.desk.AtRisk() {
			t.Errorf("%s: played on, the shelf has %v", verb, lines(t, one))
		}
	}
}

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
	var disk journal.Disk
	early, _, _, two := twoLines(t, &disk, 2)
	v := journaled(new(tabs.Room), early, disk.Open())
	v.visit(house.Route{Place: house.PlaceSaves})
	v.delete("x")
	v.undelete()
	v.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	if !holdsLine(t, v, two) {
		t.Errorf("the other line is gone: %v", lines(t, v))
	}
}
