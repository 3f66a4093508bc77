package app

import (
	"errors"
	"strings"
	"testing"

	"tabard/app/lingo"
	"tabard/app/session"
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
	if len(s.tables) != 0 {
		t.Fatalf("a saved table is kept: %v", s.tables)
	}
	m.Fault = func(op, key string) error {
		if op == "set" && strings.HasPrefix(key, "game:") {
			return store.ErrFull
		}
		return nil
	}
	sit(t, s, "new")
	if err := s.current.View.Save.Err; !errors.Is(err, store.ErrFull) {
		t.Fatalf("the save says %v", err)
	}
	move(s)
	s.leaveTable()
	if s.tables["new"] == nil {
		t.Fatal("a table that is not saved is forgotten")
	}
	if !s.atRisk() {
		t.Error("the page may be closed")
	}
	s.went("saves")
	if text := s.page(); !strings.Contains(text, lingo.T("saves.onlyhere")) || !strings.Contains(text, `href="#play/new"`) {
		t.Errorf("the list does not say that it is nowhere else, or does not lead to it: %s", text)
	}
	if s.openTable("new"); s.current == nil || s.current.View.Rev == 0 {
		t.Errorf("it cannot be gone on with: %+v", s.current)
	}
	s.leaveTable()
	// The file of all games has it, and the file that is offered before it is deleted.
	stray := s.tables["new"].Machine.Save()
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
	if _, body := s.dialogBody(); !strings.Contains(html(body), `data-do="export"`) || strings.Contains(html(body), `data-do="raw"`) {
		t.Errorf("before it is deleted there is no file of it: %s", html(body))
	}
	s.press("close", "")
	m.Fault = nil
	s.delete("old")
	if s.atRisk() {
		t.Error("the page asks before it is closed, with everything saved")
	}
	if _, err := s.shelf.Look("new"); err != nil || len(s.tables) != 0 {
		t.Errorf("after room was made: %v, tables %v", err, s.tables)
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
	one.list()
	if len(one.items) != 1 || one.items[0].Title != "Sunday" || one.whereIs(one.items[0], one.gameOf) == "" {
		t.Fatalf("the list is %+v", one.items)
	}
	one.openTable("x")
	one.play(session.Rename{Title: "Tuesday"})
	if err := one.current.View.Save.Err; !errors.Is(err, store.ErrStale) {
		t.Errorf("the overtaken tab saves: %v", err)
	}
	if g, err := two.shelf.Look("x"); err != nil || g.Title != "Sunday" {
		t.Errorf("the shelf has %q, %v", g.Title, err)
	}
}

// A deleted game that has come back from a file is not written over by the one that is brought back.
func TestWhatIsBroughtBackWritesOverNothing(t *testing.T) {
	s := shellOn(store.NewMemory())
	sit(t, s, "x")
	s.leaveTable()
	_, file, err := s.shelf.Export("x")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.shelf.Rename("x", "Later"); err != nil {
		t.Fatal(err)
	}
	s.delete("x")
	if _, err := s.shelf.Import(file); err != nil {
		t.Fatal(err)
	}
	s.undelete()
	if len(s.items) != 2 {
		t.Errorf("the shelf has %+v", s.items)
	}
	if g, err := s.shelf.Look("x"); err != nil || g.Title != "" {
		t.Errorf("the game of the file is %q, %v", g.Title, err)
	}
}

// Messages at a table are the table's: it has the live region, and what was said before is not said again after it.
func TestMessagesAreSaidWhereTheyBelong(t *testing.T) {
	s := shellOn(store.NewMemory())
	s.Tell("before")
	sit(t, s, "x")
	if got := s.saying(); strings.Contains(got, "before") {
		t.Errorf("the table says %q", got)
	}
	s.Tell("copied")
	if got := s.saying(); got != "copied" || s.current.Toast != "copied" {
		t.Errorf("the table says %q and shows %q", got, s.current.Toast)
	}
	if s.current.View.Turn == game.Nobody {
		t.Fatal("nobody is to decide")
	}
	s.leaveTable()
	if got := s.saying(); got != "" {
		t.Errorf("after the table the page says %q", got)
	}
}
