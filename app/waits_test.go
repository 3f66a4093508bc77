package app

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"tabard/app/house"
	"tabard/engines"
	"tabard/engines/save/savetest"
	"tabard/web/journal"
	"tabard/web/page"
	"tabard/web/store"
)

// clocks are the timers of the page that end a waiting, since so many effects.
func clocks(s *visit, from int) (all []page.After) {
	for _, e := range s.asked[from:] {
		if e, ok := e.(page.After); ok && e.D > toastFor {
			if _, ok := e.Msg.(house.Rang); ok {
				all = append(all, e)
			}
		}
	}
	return all
}

// wait lets the patience of the page run out for all that it waits for.
func wait(t *testing.T, s *visit) {
	t.Helper()
	rung := 0
	for all := clocks(s, 0); rung < len(all); all = clocks(s, 0) {
		s.hear(all[rung].Msg)
		rung++
	}
	if rung == 0 {
		t.Fatal("the page waits without a limit")
	}
}

// However much is written down in ten seconds, one timer looks after it, and the page is drawn for it only if an answer is missing.
func TestOneTimerForAllWrites(t *testing.T) {
	var disk journal.Disk
	s := playing(t, &refusing{Memory: store.NewMemory()}, &disk)
	goFar(t, s, 12)
	set := clocks(s, 0)
	if len(set) != 1 || disk.Puts < 12 {
		t.Fatalf("%d timers for %d writes", len(set), disk.Puts)
	}
	still := func() (n int) {
		for _, e := range s.asked {
			if e == (page.Still{}) {
				n++
			}
		}
		return n
	}
	if s.hear(set[0].Msg); still() != 1 || len(clocks(s, 0)) != 1 {
		t.Errorf("nothing is open: %d drawings spared, %d timers", still(), len(clocks(s, 0)))
	}
	disk.Hold = true
	from := len(s.asked)
	goFar(t, s, 1)
	for _, e := range clocks(s, from) {
		s.hear(e.Msg)
	}
	if still() != 1 || saved(s) != "noted" {
		t.Errorf("an answer is missing: %d drawings spared, it is %q", still(), saved(s))
	}
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

// A game that the player takes from another tab, and that the browser does not hand over: that is said, nothing changes, and the answer counts
// when it comes after all. Who has left the table by then keeps nothing.
func TestAGameThatIsNotHandedOver(t *testing.T) {
	for _, verb := range []string{"takeover", "rejoin"} {
		for _, leaves := range []bool{false, true} {
			m := store.NewMemory()
			one, two := shellOn(m), shellOn(m)
			start(t, one, "x")
			if verb == "takeover" { // there are two lines
				two.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
				goFar(t, two, 3)
				stray(t, one)
			} else {
				one.hear(page.TabLost{ID: "x"})
			}
			table := one.desk.Current()
			late := &lateDesk{}
			one.tab = late
			one.press(verb, "")
			if one.atTable() != "" {
				t.Errorf("%s: at once it says %q", verb, one.atTable())
			}
			wait(t, one)
			if !strings.Contains(one.atTable(), "not handed this game over") || one.desk.Current() != table || !table.Watched {
				t.Fatalf("%s: it says %q, watched %v", verb, one.atTable(), table.Watched)
			}
			if leaves {
				one.visit(house.Route{Place: house.PlaceStart})
				late.freed = ""
			}
			late.answers[0](true)
			switch c := one.desk.Current(); {
			case leaves && (c != nil || late.freed != "x"):
				t.Errorf("%s: left, the table is %v, freed %q", verb, c, late.freed)
			case leaves:
			case verb == "takeover": // only the player can say which line counts, and is asked on
				if c != table || !c.Watched || !one.desk.AtRisk() || late.freed != "" {
					t.Errorf("%s: after the late answer the table is %v, freed %q", verb, c, late.freed)
				}
				one.press(verb, "")
				late.answers[len(late.answers)-1](true)
				if c.Watched || !strings.Contains(one.atTable(), "Other line") {
					t.Errorf("%s: pressed again, watched %v, it says %q", verb, c.Watched, one.atTable())
				}
			default:
				if len(late.answers) > 1 {
					late.answers[1](true)
				}
				if c = one.desk.Current(); c == nil || c.Watched || late.freed != "" {
					t.Errorf("%s: after the late answer the table is %v, freed %q", verb, c, late.freed)
				}
			}
		}
	}
}

// A game that comes after the player has left its table is given back, also if the browser takes less time than that.
func TestAGameThatIsHandedOverToNobody(t *testing.T) {
	s := shellOn(store.NewMemory())
	start(t, s, "x")
	s.hear(page.TabLost{ID: "x"})
	late := &lateDesk{}
	s.tab = late
	s.press("rejoin", "")
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

// Many games are written into it in slices, between which the page hears of a press and draws nothing.
func TestAJournalOfManyGamesIsMadeAnew(t *testing.T) {
	const many = 300
	m := &refusing{Memory: store.NewMemory()}
	before := store.OpenShelf(m)
	g := savetest.Played(t, engines.ByID("coincrown"), 2, 9, 30)
	for n := range many {
		g.ID = fmt.Sprint("g", n)
		if err := before.Put(g); err != nil {
			t.Fatal(err)
		}
	}
	var disk journal.Disk
	s := playing(t, m, &disk)
	disk.Lose()
	defer func(was time.Duration) { house.Slice = was }(house.Slice)
	house.Slice = 0
	from := len(s.asked)
	goFar(t, s, 1)
	rests, still, most := 0, 0, 0
	for _, e := range s.asked[from:] {
		switch e := e.(type) {
		case page.After:
			if e.D == house.ReadRest {
				rests++
			}
		case page.Still:
			still++
		case page.Keep:
			most = max(most, len(e.Entries))
		}
	}
	if all, _ := disk.Open().Found(); len(all) != many+1 || rests < many-1 || still != rests || most > 2 {
		t.Errorf("%d games are in the journal, after %d rests, %d of them undrawn, %d at once at most", len(all), rests, still, most)
	}
}
