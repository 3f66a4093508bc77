package app

import (
	"strings"
	"testing"
	"time"

	"tabard/app/house"
	"tabard/web/journal"
	"tabard/web/page"
	"tabard/web/store"
)

// patience is how long the page waits for the journal or for another tab.
const patience = 10 * time.Second

// wait lets the patience of the page run out.
func wait(t *testing.T, s *visit) {
	t.Helper()
	for i := len(s.asked) - 1; i >= 0; i-- {
		if e, ok := s.asked[i].(page.After); ok && e.D == patience {
			s.hear(e.Msg)
			return
		}
	}
	t.Fatal("the page waits without a limit")
}

// A journal that does not answer leaves a game noted, and an answer that comes later still counts.
func TestAJournalThatDoesNotAnswer(t *testing.T) {
	var disk journal.Disk
	s := playing(t, &refusing{Memory: store.NewMemory()}, &disk)
	disk.Hold = true
	playOn(t, s, 1)
	if saved(s) != "pending" || s.Stage().Risk {
		t.Fatalf("on its way it is %q, risk %v", saved(s), s.Stage().Risk)
	}
	playOn(t, s, 1)
	wait(t, s)
	if saved(s) != "noted" || s.Stage().Risk {
		t.Errorf("without an answer it is %q, risk %v", saved(s), s.Stage().Risk)
	}
	first := disk.Take()
	first()
	if saved(s) != "noted" {
		t.Errorf("after the answer to the write before it is %q", saved(s))
	}
	disk.Answer()
	if saved(s) != "saved" {
		t.Errorf("after the late answer it is %q", saved(s))
	}
}

// What is only on its way to the journal is at risk, and not saved if the journal does not answer.
func TestWhatIsOnlyOnItsWay(t *testing.T) {
	for _, r := range []*refusing{{Memory: store.NewMemory(), err: store.ErrFull}, {Memory: store.NewMemory(), volatile: true}} {
		disk := journal.Disk{Hold: true}
		s := playing(t, r, &disk)
		if saved(s) != "pending" || !s.Stage().Risk {
			t.Errorf("%v: on its way it is %q, risk %v", r.err, saved(s), s.Stage().Risk)
		}
		wait(t, s)
		if saved(s) != "failed" || !s.Stage().Risk {
			t.Errorf("%v: without an answer it is %q, risk %v", r.err, saved(s), s.Stage().Risk)
		}
		disk.Answer()
		if saved(s) != "saved" || s.Stage().Risk {
			t.Errorf("%v: after the late answer it is %q, risk %v", r.err, saved(s), s.Stage().Risk)
		}
	}
}

// A tab that does not hear whose a game is looks on, and plays once it hears that the game is its own.
func TestAClaimThatIsNotAnswered(t *testing.T) {
	m := store.NewMemory()
	s := shellOn(m)
	start(t, s, "x")
	s.visit(house.Route{Place: house.PlaceStart})
	late := &lateDesk{}
	s.tab = late
	s.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	wait(t, s)
	if c := s.desk.Current(); c == nil || !c.Watched {
		t.Fatalf("without an answer the table is %v", c)
	}
	late.answers[0](true)
	if len(late.answers) > 1 {
		late.answers[1](true) // the tab has it, and hears so at once
	}
	if c := s.desk.Current(); c == nil || c.Watched || late.freed != "" {
		t.Errorf("after the late answer the table is %v, freed %q", c, late.freed)
	}
	// Who has gone elsewhere meanwhile gives it back.
	s.visit(house.Route{Place: house.PlaceStart})
	late = &lateDesk{}
	s.tab = late
	s.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	wait(t, s)
	s.visit(house.Route{Place: house.PlaceStart})
	late.freed = ""
	late.answers[0](true)
	if s.desk.Current() != nil || late.freed != "x" {
		t.Errorf("table %v, freed %q", s.desk.Current(), late.freed)
	}
}

// A journal that was lost while the page is open gets every game of the shelf again, and the player hears of it.
func TestAJournalThatIsLost(t *testing.T) {
	var disk journal.Disk
	s := playing(t, &refusing{Memory: store.NewMemory()}, &disk)
	s.visit(house.Route{Place: house.PlaceStart})
	start(t, s, "y")
	s.run()
	disk.Lose()
	playOn(t, s, 1)
	s.run()
	if saved(s) != "saved" || !strings.Contains(s.page(), "written anew") {
		t.Errorf("it is %q, and the page says %s", saved(s), s.page())
	}
	all, _ := disk.Open().Found()
	if len(all) != 2 {
		t.Errorf("the new journal has %d games", len(all))
	}
}
