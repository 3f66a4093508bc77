package library

import (
	"strings"
	"testing"
	"time"

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

func TestWhen(t *testing.T) {
	now := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	for back, want := range map[time.Duration]string{
		0: "just now", 5 * time.Minute: "5 minutes ago", 4 * time.Hour: "today 08:00",
		20 * time.Hour: "yesterday 16:00", 100 * time.Hour: "17 Nov 2026",
	} {
		if got := whenAt(now.Add(-back).Unix(), now); got != want {
			t.Errorf("%v ago is %q, want %q", back, got, want)
		}
	}
	if whenAt(0, now) != "" {
		t.Error("an unknown time has words")
	}
}

// The start says how long a game is at most and at least.
func TestTheStartSaysHowLongAGameIs(t *testing.T) {
	f := *face.Plain(games.ByID("coincrown").Def)
	f.Length = &face.Lengths{Least: 10, Most: 55}
	if got := minutes(&f); got != ", 10 to 55 minutes against bots" {
		t.Errorf("the start says %q", got)
	}
	f.Length.Most = 10
	if got := minutes(&f); got != ", about 10 minutes against bots" {
		t.Errorf("the start says %q", got)
	}
	if got := minutes(face.Plain(f.Def)); got != "" {
		t.Errorf("of a game that nobody has counted the start says %q", got)
	}
}
