package app

import (
	"errors"
	"strings"
	"testing"

	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/session"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

// What an engine says of its errors is for engineers. A person reads a text of the catalogue. (Package desk: where a game does not open.)
func TestNobodyReadsTheEnglishOfAnEngine(t *testing.T) {
	f := games.ByID("coincrown")
	seats := func(level uint8) []save.Seat {
		return []save.Seat{{Name: "Ann"}, {Name: "Bo", Bot: true, Level: level}}
	}
	odd := f.Def.DefaultSetup(2, 3)
	odd.Options[0] = 99
	for _, c := range []struct {
		name   string
		config session.Config
		cause  error
	}{
		{"an option without that value", session.Config{ID: "x", Setup: odd, Seats: seats(0)}, game.ErrSetup},
		{"a level that does not exist", session.Config{ID: "x", Setup: f.Def.DefaultSetup(2, 3), Seats: seats(99)}, session.ErrSeats},
	} {
		_, _, err := session.New(f.Def, c.config)
		if !errors.Is(err, c.cause) {
			t.Fatalf("%s: %v, want %v", c.name, err, c.cause)
		}
		v := shellOn(store.NewMemory())
		v.desk.Deal(f, c.config)
		said := toast(v)
		if !strings.HasPrefix(said, "This set-up is not possible") || strings.Contains(said, "session:") || strings.Contains(said, "game:") ||
			strings.Contains(said, f.Def.ID) || said == "This set-up is not possible. "+house.Problem(errors.New("another")) {
			t.Errorf("%s: it says %q", c.name, said)
		}
	}
}

// Why a game is not saved is said in the catalogue's words, in the menu of its table as on the rest of the page.
func TestTheMenuSaysThatASaveHasFailed(t *testing.T) {
	m := store.NewMemory()
	v := shellOn(m)
	sit(t, v, "x")
	m.Quota = 1
	move(v)
	v.run()
	v.press("open", "menu")
	err := v.desk.Current().View.Save.Err
	if text := v.page(); err == nil || strings.Contains(text, err.Error()) || strings.Contains(text, "store:") ||
		!strings.Contains(text, say.SaveFailed.String()) || !strings.Contains(text, house.Problem(store.ErrFull)) {
		t.Errorf("%v: %s", err, text)
	}
}
