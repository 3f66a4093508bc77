package app

import (
	"errors"
	"strings"
	"testing"

	"tabard/app/house"
	"tabard/app/session"
	say "tabard/app/words/shell"
	"tabard/engines/coincrown"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/page"
	"tabard/web/store"
)

// sit puts a new game of two people on the screen.
func sit(t *testing.T, s *visit, id string) {
	t.Helper()
	m, effects, err := session.New(coincrown.Def, session.Config{ID: id, Setup: coincrown.Def.DefaultSetup(2, 3),
		Seats: []save.Seat{{Name: "Ann"}, {Name: "Bernard"}}})
	if err != nil {
		t.Fatal(err)
	}
	s.seat(m, effects)
}

// Full storage, the table is left, room is made: the game is saved without the player coming back to it.
func TestAGameThatCouldNotBeSavedIsSavedOnceThereIsRoom(t *testing.T) {
	m := store.NewMemory()
	s := shellOn(m)
	sit(t, s, "old")
	s.leaveTable()
	if s.desk.Has("old") {
		t.Fatal("a saved table is kept")
	}
	m.Fault = func(op, key string) error {
		if op == "set" && strings.HasPrefix(key, "game:") {
			return store.ErrFull
		}
		return nil
	}
	sit(t, s, "new")
	if err := s.desk.Current().View.Save.Err; !errors.Is(err, store.ErrFull) {
		t.Fatalf("the save says %v", err)
	}
	move(s)
	s.leaveTable()
	if !s.desk.Has("new") {
		t.Fatal("a table that is not saved is forgotten")
	}
	if !s.desk.AtRisk() {
		t.Error("the page may be closed")
	}
	s.went("saves")
	if text := s.page(); !strings.Contains(text, say.SavesOnlyhere.String()) || !strings.Contains(text, `href="#play/new"`) {
		t.Errorf("the list does not say that it is nowhere else, or does not lead to it: %s", text)
	}
	if s.openTable("new"); s.desk.Current() == nil || s.desk.Current().View.Rev == 0 {
		t.Errorf("it cannot be gone on with: %+v", s.desk.Current())
	}
	s.leaveTable()
	// The file of all games has it, and the file that is offered before it is deleted.
	stray, _ := s.desk.Game("new")
	s.press("exportall", "")
	fresh := store.OpenShelf(store.NewMemory())
	if file, ok := last[page.Download](s); !ok {
		t.Error("there is no file of all games")
	} else if taken, err := fresh.Import(file.Data); err != nil || len(taken.Games) != 2 {
		t.Errorf("the file has %d games, %v", len(taken.Games), err)
	} else if g, err := fresh.Look("new"); err != nil || !sameGame(g, stray) {
		t.Errorf("the file has it as %d moves, %v", len(g.Moves), err)
	}
	s.press("delete", "new")
	if _, body := s.sheet(); !strings.Contains(html(body), `data-do="export"`) || strings.Contains(html(body), `data-do="raw"`) {
		t.Errorf("before it is deleted there is no file of it: %s", html(body))
	}
	s.press("close", "")
	m.Fault = nil
	s.delete("old")
	if s.desk.AtRisk() {
		t.Error("the page asks before it is closed, with everything saved")
	}
	if _, err := s.house.Shelf.Look("new"); err != nil || s.desk.Has("new") || s.desk.Has("old") {
		t.Errorf("after room was made: %v, open: %v", err, s.desk.Has("new"))
	}
}

// A tab that was overtaken and shows the list of games still knows that it was overtaken.
func TestAnOvertakenTableStaysSoWhateverTheListShows(t *testing.T) {
	m := store.NewMemory()
	one, two := shellOn(m), shellOn(m)
	sit(t, one, "x")
	two.openTable("x") // to open is to save
	two.play(session.Rename{Title: "Sunday"})
	one.play(session.Rename{Title: "Monday"})
	one.leaveTable()
	one.went("saves")
	if len(items(one)) != 1 || items(one)[0].Title != "Sunday" || !strings.Contains(html(one.library.View(house.PlaceSaves)), "Sunday") {
		t.Fatalf("the list is %+v", items(one))
	}
	one.openTable("x")
	one.play(session.Rename{Title: "Tuesday"})
	if err := one.desk.Current().View.Save.Err; !errors.Is(err, store.ErrStale) {
		t.Errorf("the overtaken tab saves: %v", err)
	}
	if g, err := two.house.Shelf.Look("x"); err != nil || g.Title != "Sunday" {
		t.Errorf("the shelf has %q, %v", g.Title, err)
	}
}

// A deleted game that has come back from a file is not written over by the one that is brought back.
func TestWhatIsBroughtBackWritesOverNothing(t *testing.T) {
	s := shellOn(store.NewMemory())
	sit(t, s, "x")
	s.leaveTable()
	_, file, err := s.house.Shelf.Export("x")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.house.Shelf.Rename("x", "Later"); err != nil {
		t.Fatal(err)
	}
	s.delete("x")
	if _, err := s.house.Shelf.Import(file); err != nil {
		t.Fatal(err)
	}
	s.undelete()
	if len(items(s)) != 2 {
		t.Errorf("the shelf has %+v", items(s))
	}
	if g, err := s.house.Shelf.Look("x"); err != nil || g.Title != "" {
		t.Errorf("the game of the file is %q, %v", g.Title, err)
	}
}

// Messages at a table are the table's: it has the live region, and what was said before is not said again after it.
func TestMessagesAreSaidWhereTheyBelong(t *testing.T) {
	s := shellOn(store.NewMemory())
	s.house.Tell("before")
	sit(t, s, "x")
	if got := s.saying(); strings.Contains(got, "before") {
		t.Errorf("the table says %q", got)
	}
	s.house.Tell("copied")
	if got := s.saying(); got != "copied" || s.atTable() != "copied" {
		t.Errorf("the table says %q and shows %q", got, s.atTable())
	}
	if s.desk.Current().View.Turn == game.Nobody {
		t.Fatal("nobody is to decide")
	}
	s.leaveTable()
	if got := s.saying(); got != "" {
		t.Errorf("after the table the page says %q", got)
	}
}
