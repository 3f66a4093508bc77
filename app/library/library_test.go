package library

import (
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/session"
	"tabard/engines/coincrown"
	"tabard/engines/save"
)

func TestStandingSaysWhereASavedGameStands(t *testing.T) {
	m, _, err := session.New(coincrown.Def, session.Config{ID: "a", Setup: coincrown.Def.DefaultSetup(2, 3),
		Seats: []save.Seat{{Name: "Ann"}, {Name: "Bernard"}}})
	if err != nil {
		t.Fatal(err)
	}
	if got := standing(m.Save()); !strings.Contains(got, "1") {
		t.Errorf("a new game stands at %q", got)
	}
	if got := standing(save.Game{Code: 250}); got != "" {
		t.Errorf("an unknown game stands at %q", got)
	}
	g := m.Save()
	g.Snapshot = g.Snapshot[:3]
	if got := standing(g); got != "" {
		t.Errorf("a damaged game stands at %q", got)
	}
}

// The start says how long a game is at most and at least.
func TestTheStartSaysHowLongAGameIs(t *testing.T) {
	f := *face.Plain(games.ByID("coincrown").Def)
	f.Length = &face.Lengths{Least: 10, Most: 55}
	if got := facts(&f); got != "2 to 4 players, 10 to 55 minutes against bots" {
		t.Errorf("the start says %q", got)
	}
	f.Length.Most = 10
	if got := facts(&f); got != "2 to 4 players, about 10 minutes against bots" {
		t.Errorf("the start says %q", got)
	}
	if got := facts(face.Plain(f.Def)); got != "2 to 4 players" {
		t.Errorf("of a game that nobody has counted the start says %q", got)
	}
}
