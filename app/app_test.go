package app

import (
	"strings"
	"testing"
	"time"

	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/coincrown"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

func TestADraftIsAlwaysPlayable(t *testing.T) {
	f := games.ByID("coincrown")
	for name, last := range map[string]store.LastSetup{
		"the first":            {},
		"two of one colour":    {Seats: []save.Seat{{Name: "A", Colour: 2}, {Name: "B", Colour: 2}, {Colour: 9}}},
		"a level that is gone": {Seats: []save.Seat{{Name: "A"}, {Bot: true, Level: 99}}},
		"an option gone":       {Seats: []save.Seat{{Name: "A"}, {Bot: true}}, Options: [game.MaxOptions]uint8{99, 7}},
		"too many seats":       {Seats: make([]save.Seat, 4)},
	} {
		d := newDraft(f, last, "Ann")
		c := d.config(store.NewID(), 1)
		seen := map[uint8]bool{}
		for _, seat := range c.Seats {
			if seen[seat.Colour] {
				t.Errorf("%s: two seats of one colour", name)
			}
			seen[seat.Colour] = true
			if seat.Name == "" {
				t.Errorf("%s: a seat without a name", name)
			}
		}
		if _, _, err := session.New(coincrown.Def, c); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestADraftTakesWhatIsTyped(t *testing.T) {
	d := newDraft(games.ByID("coincrown"), store.LastSetup{}, "Ann")
	if d.n != 4 || d.seats[0].Name != "Ann" || d.seats[0].Bot || !d.seats[1].Bot {
		t.Fatalf("the first draft is %+v", d)
	}
	d.typed("seat-name:1", "Bernard")
	d.typed("seat-kind:1", "person")
	d.typed("seat-kind:2", "1")
	d.typed("seat-name:77", "nobody")
	d.typed("seed", "winter")
	if d.seats[1].Name != "Bernard" || d.seats[1].Bot || d.seats[2].Level != 1 || !d.seats[2].Bot {
		t.Errorf("seats %+v", d.seats)
	}
	if c := d.config("x", house.Now()); c.Setup.Seed != table.ParseSeed("winter") {
		t.Errorf("seed %d", c.Setup.Seed)
	}
	before := d.seats[1].Colour
	d.recolour(0)
	if d.seats[0].Colour != before || d.seats[1].Colour != 0 {
		t.Errorf("colours after a change: %+v", d.seats)
	}
}

func TestEveryGameHasAFace(t *testing.T) {
	for _, f := range games.All() {
		if f.Def == nil || f.Name == "" || f.Prompt == nil || f.Action == nil || f.Event == nil || f.Turnline == nil ||
			f.Level == nil || f.Option == nil || f.Value == nil {
			t.Errorf("%s: the face has holes", f.Name)
		}
		if len(f.Parts) != len(f.Def.Parts) || len(f.Keys) != len(f.Def.Keys) {
			t.Errorf("%s: %d parts and %d keys for %d and %d", f.Name, len(f.Parts), len(f.Keys), len(f.Def.Parts), len(f.Def.Keys))
		}
	}
	if games.ByID("coincrown") == nil || games.ByID("nonsense") != nil {
		t.Error("games are not found by id")
	}
}

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
