package app

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/session"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

// What an engine says of its errors is for engineers. A person reads a text of the catalogue, and the report has the rest.
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
		v.Deal(f, c.config)
		said := toast(v)
		if !strings.HasPrefix(said, "This set-up is not possible") || strings.Contains(said, "session:") || strings.Contains(said, "game:") ||
			strings.Contains(said, f.Def.ID) || said == "This set-up is not possible. "+house.Problem(errors.New("another")) {
			t.Errorf("%s: it says %q", c.name, said)
		}
	}

	v := shellOn(stocked(t))
	for _, err := range []error{
		fmt.Errorf("session: open: %w: code 77", save.ErrUnknownGame), fmt.Errorf("session: open: %w: seat 9", session.ErrSeats),
		fmt.Errorf("%w: seat 9 of 2", save.ErrBroken), errors.New("something that nobody has foreseen"),
	} {
		v.went("play/none")
		v.opening = err
		text := v.page()
		if strings.Contains(text, err.Error()) || !strings.Contains(text, strings.ReplaceAll(house.Problem(err), "'", "&#39;")) || !strings.Contains(text, `data-do="report"`) {
			t.Errorf("%v: %s", err, text)
		}
		if report := v.reportText(); !strings.Contains(report, err.Error()) {
			t.Errorf("the report lacks %v: %s", err, report)
		}
	}
	v.went("play/none")
	if button := regexp.MustCompile(`<button[^>]* data-do="report"[^>]*>`).FindString(v.page()); !regexp.MustCompile(` hidden[ >]`).MatchString(button) {
		t.Errorf("of a game that is not there one can report %s", button)
	}
}
