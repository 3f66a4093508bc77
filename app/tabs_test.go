package app

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/web/journal"
	"tabard/web/page"
	"tabard/web/store"
	"tabard/web/tabs"
)

// heard is storage that several tabs share: what one writes the others hear of.
type heard struct {
	*store.Memory
	room *tabs.Room
	desk tabs.Desk
	sets int // writes of games
}

func (h *heard) Set(key string, rec []byte) error {
	if strings.HasPrefix(key, "game:") || strings.HasPrefix(key, "round:") {
		h.sets++
	}
	err := h.Memory.Set(key, rec)
	h.room.Tell(h.desk, key)
	return err
}

func (h *heard) Delete(key string) error {
	err := h.Memory.Delete(key)
	h.room.Tell(h.desk, key)
	return err
}

// tab opens a tab in a room of others.
func tab(room *tabs.Room, m *store.Memory) (*visit, *heard) {
	h := &heard{Memory: m, room: room}
	s := in(room, h)
	h.desk = s.tab
	return s, h
}

// start begins a game of two people in a tab.
func start(t *testing.T, s *visit, id string) {
	t.Helper()
	sit(t, s, id)
	lift(s)
}

func lift(s *visit) { s.play(session.Lifted{}) }

// move answers the question at the table with the first thing that is possible, and says whether it counted.
func move(s *visit) bool {
	t := s.desk.Current()
	lift(s)
	before := len(t.Machine.Save().Moves)
	if legal := t.View.Legal; len(legal) > 0 {
		s.play(session.Chose{Rev: t.View.Rev, Action: legal[0]})
	}
	return len(t.Machine.Save().Moves) > before
}

func moves(t *testing.T, s *visit, id string) int {
	t.Helper()
	g, err := s.house.Shelf.Look(id)
	if err != nil {
		t.Fatal(err)
	}
	return len(g.Moves)
}

// A game that is open in one tab opens in another to look at: without a write, without a bot, without a thing to press.
func TestTheSecondTabOnlyLooksOn(t *testing.T) {
	var room tabs.Room
	m := store.NewMemory()
	one, _ := tab(&room, m)
	two, there := tab(&room, m)
	start(t, one, "x")
	two.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	if there.sets != 0 {
		t.Errorf("to look on has written %d times", there.sets)
	}
	if two.desk.Current() == nil || !two.desk.Current().Watched || !strings.Contains(html(two.banner()), "open in another tab") ||
		!strings.Contains(html(two.banner()), "Take over") {
		t.Fatalf("the second tab: %s", html(two.banner()))
	}
	if move(two) || there.sets != 0 {
		t.Error("the second tab has played")
	}
	// It follows what happens in the first one.
	if first, second := move(one), move(one); !first || !second {
		t.Fatal("the first tab does not play")
	}
	if a, b := len(one.desk.Current().Machine.Save().Moves), len(two.desk.Current().Machine.Save().Moves); a != b || there.sets != 0 {
		t.Errorf("%d moves in the first tab, %d in the second", a, b)
	}
	if html(one.banner()) == html(two.banner()) {
		t.Error("the first tab says that it looks on")
	}
	// Names and deletions are no way round.
	two.house.Ask(house.Dialog{Kind: "rename", ID: "x", Text: "Mine"})
	two.rename()
	two.delete("x")
	if g, err := one.house.Shelf.Look("x"); err != nil || g.Title != "" {
		t.Errorf("the game is called %q, %v", g.Title, err)
	}
	// Once the first tab has left it the second can have it without taking it.
	one.visit(house.Route{Place: house.PlaceStart})
	two.visit(house.Route{Place: house.PlaceStart})
	two.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	if two.desk.Current().Watched || !move(two) {
		t.Error("a game that nobody has open cannot be played")
	}
}

func TestTakingOver(t *testing.T) {
	var room tabs.Room
	m := store.NewMemory()
	one, here := tab(&room, m)
	two, _ := tab(&room, m)
	start(t, one, "x")
	move(one)
	two.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	before := moves(t, one, "x")
	two.rejoin()
	if two.desk.Current() == nil || two.desk.Current().Watched || !one.desk.Current().Watched {
		t.Fatal("the game did not change hands")
	}
	if !strings.Contains(html(one.banner()), "taken this game over") || !strings.Contains(one.desk.Current().Voice.Alerted(), "taken this game over") {
		t.Errorf("the first tab says %s", html(one.banner()))
	}
	sets := here.sets
	if move(one) || here.sets != sets {
		t.Error("the first tab still plays")
	}
	if !move(two) || moves(t, two, "x") <= before {
		t.Error("the second tab does not play")
	}
	if len(one.desk.Current().Machine.Save().Moves) != moves(t, two, "x") {
		t.Error("the first tab does not follow")
	}
	// And back again.
	one.rejoin()
	if one.desk.Current().Watched || !two.desk.Current().Watched || !move(one) || move(two) {
		t.Error("the game did not come back")
	}
}

// Two tabs take a game from each other again and again, with the journal's answers in time, late or much later: one of them plays at a time,
// what it plays is saved, the other looks on, and no decision is lost.
func TestTwoTabsFightForAGame(t *testing.T) {
	var room tabs.Room
	var disk journal.Disk
	m := store.NewMemory()
	open := func() *visit {
		h := &heard{Memory: m, room: &room}
		s := journaled(&room, h, disk.Open())
		h.desk = s.tab
		return s
	}
	one, two := open(), open()
	start(t, one, "x")
	one.run()
	two.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	want := history(one)
	for n, s := range []*visit{two, one, two, two, one, one, two, one, two, one} {
		other := map[*visit]*visit{one: two, two: one}[s]
		disk.Hold = n%3 == 1
		if s.desk.Current().Watched {
			s.rejoin()
		}
		if s.desk.Current().Watched || !other.desk.Current().Watched || history(s) != want {
			t.Fatalf("round %d: watched %v and %v, at %d of %d", n, s.desk.Current().Watched, other.desk.Current().Watched, history(s), want)
		}
		for range 1 + n%2 {
			goFar(t, s, 1)
		}
		if n%3 != 2 {
			disk.Answer()
		}
		if want = history(s); move(other) || saved(s) == "failed" || s.desk.AtRisk() {
			t.Fatalf("round %d: the other tab plays as well, or it is %q", n, saved(s))
		}
	}
	disk.Answer()
	for _, again := range []*visit{journaled(new(tabs.Room), m, journal.None{}), journaled(new(tabs.Room), store.NewMemory(), disk.Open())} {
		again.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
		if history(again) != want || again.house.Dialog.Open() || len(lines(t, again)) != 1 {
			t.Errorf("in the end it has %d decisions of %d, asked %q", history(again), want, again.house.Dialog.Kind)
		}
	}
}

// What a tab could not save before it lost its game is not lost silently: both versions are there to choose from.
func TestATabThatLosesAnUnsavedGame(t *testing.T) {
	for _, keep := range []bool{true, false} {
		var room tabs.Room
		m := store.NewMemory()
		one, _ := tab(&room, m)
		two, _ := tab(&room, m)
		start(t, one, "x")
		stored := moves(t, one, "x")
		m.Quota = 1
		move(one)
		two.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
		two.rejoin()
		m.Quota = 0
		text := html(one.banner())
		if !strings.Contains(text, "not saved") || !strings.Contains(text, `data-do="takeover"`) || !strings.Contains(text, `data-do="export"`) {
			t.Fatalf("the first tab says %s", text)
		}
		if !one.desk.AtRisk() {
			t.Error("the page may be closed")
		}
		one.rescue()
		if got := moves(t, one, "x"); got != stored {
			t.Errorf("%d moves were written by a tab that lost the game", got-stored)
		}
		ahead := len(one.desk.Current().Machine.Save().Moves)
		if keep {
			one.takeOver()
			stored = ahead
		} else {
			one.rejoin()
		}
		if one.desk.Current().Watched || !two.desk.Current().Watched || moves(t, one, "x") != stored || !move(one) {
			t.Errorf("keep %v: %d moves, want %d", keep, moves(t, one, "x"), stored)
		}
	}
}

// Where tabs cannot ask each other, each write looks whether it comes too late.
func TestTabsThatDoNotKnowOfEachOther(t *testing.T) {
	for _, keep := range []bool{true, false} {
		m := store.NewMemory()
		one, two := shellOn(m), shellOn(m)
		start(t, one, "x")
		two.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
		lift(two)
		move(two)
		n := moves(t, two, "x")
		move(one) // this one is told now
		if !one.desk.Current().Watched || !errors.Is(one.desk.Current().View.Save.Err, store.ErrStale) || !strings.Contains(html(one.banner()), "two of it now") {
			t.Fatalf("the first tab says %s", html(one.banner()))
		}
		if !one.desk.AtRisk() {
			t.Error("the page may be closed, and its line of the game is nowhere else")
		}
		if moves(t, two, "x") != n {
			t.Error("the stale tab has written")
		}
		if keep {
			mine := len(one.desk.Current().Machine.Save().Moves)
			one.takeOver()
			n = mine
		} else {
			one.rejoin()
		}
		if one.desk.Current().Watched || moves(t, one, "x") != n || !move(one) {
			t.Errorf("keep %v: %d moves, want %d", keep, moves(t, one, "x"), n)
		}
	}
}

// A write of another tab to a game that this one believes its own is noticed at once, not at the next action.
func TestAForeignWriteIsNoticedAtOnce(t *testing.T) {
	var room tabs.Room
	m := store.NewMemory()
	one, _ := tab(&room, m)
	start(t, one, "x")
	deaf := shellOn(m) // knows of no others
	deaf.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	move(deaf)
	one.hear(page.TabChanged{Key: "game:y:a"})
	if one.desk.Current().Watched {
		t.Error("another game's record stops the table")
	}
	one.hear(page.TabChanged{Key: "game:x:a"})
	if !one.desk.Current().Watched || !errors.Is(one.desk.Current().View.Save.Err, store.ErrStale) {
		t.Error("the foreign write went by")
	}
}

// A newer version in another tab: here nothing is written any more, and it is said on every screen.
func TestANewerVersionMakesThisOneLookOn(t *testing.T) {
	for name, tell := range map[string]func(s *visit, m *store.Memory){
		"the app": func(s *visit, m *store.Memory) { s.ears().Outdated() },
		"the storage": func(s *visit, m *store.Memory) {
			_ = m.Set("layout", []byte("2"))
			s.hear(page.TabChanged{Key: "layout"})
		},
		"unheard": func(s *visit, m *store.Memory) { _ = m.Set("layout", []byte("2")); move(s) },
	} {
		m := store.NewMemory()
		s := shellOn(m)
		start(t, s, "x")
		n := moves(t, s, "x")
		tell(s, m)
		says := "stored your games in a new way"
		if name == "the app" {
			says = "at work in another tab"
		}
		if !s.desk.Current().Watched || !strings.Contains(html(s.banner()), says) {
			t.Fatalf("%s: the tab says %s", name, html(s.banner()))
		}
		move(s)
		s.visit(house.Route{Place: house.PlaceStart})
		if !strings.Contains(html(s.banner()), says) {
			t.Errorf("%s: the start screen says nothing", name)
		}
		s.desk.Forget("x")
		s.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
		if s.desk.Current() == nil || !s.desk.Current().Watched || move(s) {
			t.Errorf("%s: a game can still be played", name)
		}
		if moves(t, s, "x") != n {
			t.Errorf("%s: something was written", name)
		}
	}
}

// sick is a session that finds a fault in itself whatever it is told.
type sick struct{ table.Machine }

func (sick) Update(session.Msg) []session.Effect {
	return []session.Effect{session.Broken{Report: "it broke"}}
}

// Whatever else a banner says, it says as well that the game is not saved, and to load the page again is no way round the question
// whether it may be lost.
func TestAnUnsavedGameIsGuardedWhateverHappens(t *testing.T) {
	for name, happens := range map[string]func(s *visit){
		"nothing":         func(*visit) {},
		"a newer version": func(s *visit) { s.hear(page.TabOutdated{}) },
		"a fault": func(s *visit) {
			s.desk.Current().Machine = sick{s.desk.Current().Machine}
			s.play(session.Undo{})
		},
		"another tab": func(s *visit) { s.hear(page.TabLost{ID: "x"}) },
		"the list":    func(s *visit) { s.hear(page.TabOutdated{}); s.visit(house.Route{Place: house.PlaceStart}) },
	} {
		m := store.NewMemory()
		s := shellOn(m)
		start(t, s, "x")
		m.Quota = 1
		move(s)
		happens(s)
		if text := strings.ToLower(html(s.banner())); !strings.Contains(text, "not saved") || s.desk.Current() != nil && !strings.Contains(text, `data-do="export"`) {
			t.Errorf("%s: the banner says %s", name, text)
		}
		s.press("reload", "")
		if _, ok := last[page.Reload](s); !ok || !s.Stage().Risk {
			t.Errorf("%s: the page is loaded again unasked", name)
		}
	}
	// A reload that finds room saves first, and is not asked about.
	m := store.NewMemory()
	s := shellOn(m)
	start(t, s, "x")
	m.Quota = 1
	move(s)
	m.Quota = 0
	if s.press("reload", ""); s.Stage().Risk || moves(t, s, "x") != history(s) {
		t.Errorf("at risk %v, %d moves of %d", s.Stage().Risk, moves(t, s, "x"), history(s))
	}
}

// A page that starts on what a newer version has laid out anew, as after a host went back, says so before anything is tried.
func TestAStorageLaidOutAnewIsSaidAtTheStart(t *testing.T) {
	m := store.NewMemory()
	s := shellOn(m)
	start(t, s, "x")
	move(s)
	_ = m.Set("layout", []byte("2"))
	s = shellOn(m)
	s.hear(page.Facts{Update: "ready"})
	s.visit(house.Route{Place: house.PlaceStart})
	screen := html(s.View())
	if !strings.Contains(screen, "stored your games in a new way") || strings.Contains(screen, "another tab") {
		t.Errorf("the start screen says %s", html(s.banner()))
	}
	if strings.Contains(screen, ">Continue<") || !strings.Contains(screen, "Look at it") {
		t.Error("a game that cannot be continued is called so")
	}
	if !strings.Contains(html(s.banner()), `data-do="reload"`) {
		t.Errorf("there is no way out: %s", html(s.banner()))
	}
	s.hear(page.Facts{Update: "waiting"})
	if !strings.Contains(html(s.banner()), `data-do="update"`) {
		t.Errorf("the version that waits is not offered: %s", html(s.banner()))
	}
	s.visit(house.Route{Place: house.PlaceSaves})
	if strings.Contains(html(s.View()), ">Continue<") {
		t.Error("the list of games calls it so")
	}
}

// A parked table that another tab has overtaken: giving the game another name is said, and does not make it look up to date.
func TestRenamingAStaleParkedTable(t *testing.T) {
	m := store.NewMemory()
	one, two := shellOn(m), shellOn(m)
	start(t, one, "x")
	two.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	move(two)
	move(one)
	one.visit(house.Route{Place: house.PlaceSaves})
	if !one.desk.Has("x") {
		t.Fatal("the table of this tab is forgotten")
	}
	n := moves(t, two, "x")
	one.house.Ask(house.Dialog{Kind: "rename", ID: "x", Text: "Monday"})
	one.rename()
	if g, err := two.house.Shelf.Look("x"); err != nil || g.Title != "Monday" || len(g.Moves) != n {
		t.Errorf("the game is called %q with %d moves, %v", g.Title, len(g.Moves), err)
	}
	one.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	if !one.desk.Current().Watched || !strings.Contains(html(one.banner()), "two of it now") {
		t.Errorf("the parked table: %s", html(one.banner()))
	}
	// A parked table that merely could not be saved says so, too.
	m.Quota = 1
	start(t, one, "y")
	one.visit(house.Route{Place: house.PlaceSaves})
	one.house.Ask(house.Dialog{Kind: "rename", ID: "y", Text: "Tuesday"})
	one.rename()
	if !strings.Contains(toast(one), "Not saved") {
		t.Errorf("it says %q", toast(one))
	}
}

// Wishes of one tab reach the other.
func TestWishesReachTheOtherTab(t *testing.T) {
	var room tabs.Room
	m := store.NewMemory()
	one, _ := tab(&room, m)
	two, _ := tab(&room, m)
	two.house.Settings.Name = "Bea"
	two.house.SaveSettings()
	one.house.Settings.Wish("Pace", "slow")
	one.house.SaveSettings()
	if one.house.Settings.Name != "Bea" || two.house.Settings.Words["Pace"] != "slow" {
		t.Errorf("%+v and %+v", one.house.Settings, two.house.Settings)
	}
	if got, err := store.OpenShelf(m).Settings(); err != nil || !reflect.DeepEqual(got, one.house.Settings) {
		t.Errorf("stored %+v, %v", got, err)
	}
}

// An answer that comes after the player has gone elsewhere opens nothing and holds nothing.
func TestALateAnswerIsDropped(t *testing.T) {
	m := store.NewMemory()
	s := shellOn(m)
	start(t, s, "x")
	s.visit(house.Route{Place: house.PlaceStart})
	late := &lateDesk{}
	s.tab = late
	s.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	if s.screenName() != "opening" || !strings.Contains(html(s.screen()), "Opening") {
		t.Errorf("the screen is %s", s.screenName())
	}
	s.visit(house.Route{Place: house.PlaceStart})
	late.answers[0](true)
	if s.desk.Current() != nil || late.freed != "x" {
		t.Errorf("table %v, freed %q", s.desk.Current(), late.freed)
	}
	late.freed = ""
	s.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	s.visit(house.Route{Place: house.PlaceStart})
	s.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	late.answers[1](true) // of the visit before
	late.answers[2](true)
	if s.desk.Current() == nil || late.freed != "" {
		t.Errorf("table %v, freed %q", s.desk.Current(), late.freed)
	}
}

type lateDesk struct {
	answers []func(bool)
	freed   string
}

func (d *lateDesk) Claim(_ string, _ bool, done func(bool)) { d.answers = append(d.answers, done) }
func (d *lateDesk) Free(id string)                          { d.freed = id }

// The rules have changed since a game was saved: it opens where it stands, that is said, and the game as it was is kept.
func TestAGameOfOtherRulesOpensAsItStands(t *testing.T) {
	for _, d := range engines.Games() {
		m := store.NewMemory()
		old := savetest.Played(t, d, d.MaxSeats, 5, 120)
		for i := range old.Seats {
			old.Seats[i].Bot = false
		}
		if err := store.OpenShelf(m).Put(old); err != nil {
			t.Fatal(err)
		}
		real := save.ByCode
		changed := *d
		changed.Rules++
		changed.New = func(s game.Setup) (game.State, error) { s.Seed++; return d.New(s) } // another deal
		save.ByCode = func(uint8) *game.Def { return &changed }
		func() {
			defer func() { save.ByCode = real }()
			s := shellOn(m)
			s.route = house.Route{Place: house.PlaceTable, Arg: old.ID}
			s.visit(s.route)
			if s.desk.Current() == nil || s.house.Dialog.Kind != "lost" || !s.desk.Current().View.Lost {
				t.Fatalf("%s: the game opens with %v, dialog %q", d.ID, lost(s), s.house.Dialog.Kind)
			}
			if title, body := s.sheet(); !strings.Contains(title, "starts anew") || !strings.Contains(html(body), "Earlier rounds") {
				t.Errorf("%s: it says %q, %s", d.ID, title, html(body))
			}
			s.press("close", "")
			now := s.desk.Current().Machine.Save()
			if string(now.Base) != string(old.Snapshot) || now.Rules != changed.Rules {
				t.Errorf("%s: it does not go on from where it stood", d.ID)
			}
			kept, err := s.house.Shelf.EarlierOf(old.ID)
			if err != nil || len(kept) == 0 || !reflect.DeepEqual(kept[len(kept)-1].Game, old) {
				t.Errorf("%s: the game as it was is not kept: %d, %v", d.ID, len(kept), err)
			}
			// Loaded again it says so no more, and the history that began anew replays.
			again := shellOn(m)
			again.visit(house.Route{Place: house.PlaceTable, Arg: old.ID})
			if again.desk.Current() == nil || again.house.Dialog.Open() || again.desk.Current().View.Rev == 0 {
				t.Errorf("%s: the second time: %v, dialog %q", d.ID, lost(again), again.house.Dialog.Kind)
			}
		}()
		// A program of the old rules leaves what is newer alone.
		s := shellOn(m)
		s.visit(house.Route{Place: house.PlaceTable, Arg: old.ID})
		if s.desk.Current() != nil || !strings.Contains(lost(s), house.Problem(save.ErrNewer)) {
			t.Errorf("%s: a game of newer rules: %v", d.ID, lost(s))
		}
	}
}

// Room is made of finished games that nobody has open: one that another tab shows stays.
func TestRoomIsMadeOfGamesThatNoTabHasOpen(t *testing.T) {
	var room tabs.Room
	m := store.NewMemory()
	one, _ := tab(&room, m)
	two, _ := tab(&room, m)
	for _, id := range []string{"shown", "left"} {
		g := savetest.Played(t, engines.ByID("coincrown"), 2, 9, -1)
		g.ID = id
		if err := one.house.Shelf.Put(g); err != nil {
			t.Fatal(err)
		}
	}
	two.visit(house.Route{Place: house.PlaceTable, Arg: "shown"})
	one.makeRoom()
	if _, err := one.house.Shelf.Look("shown"); err != nil {
		t.Errorf("the game on the other tab's table: %v", err)
	}
	if _, err := one.house.Shelf.Look("left"); !errors.Is(err, store.ErrNone) {
		t.Errorf("the other game is still there: %v", err)
	}
	two.tab.Claim("left", false, func(mine bool) {
		if !mine {
			t.Error("a game that is gone is still claimed")
		}
	})
	if !strings.Contains(toast(one), "One finished game") {
		t.Errorf("it says %q", toast(one))
	}
	two.visit(house.Route{Place: house.PlaceStart})
	one.makeRoom()
	if _, err := one.house.Shelf.Look("shown"); !errors.Is(err, store.ErrNone) {
		t.Errorf("the game that nobody shows any more: %v", err)
	}
}
