package app

import (
	"regexp"
	"strings"
	"testing"

	"tabard/app/games"
	"tabard/app/house"
	"tabard/engines/save/savetest"
	"tabard/web/page"
	"tabard/web/store"
)

// crowded is a storage with so many games; the one played last is called "last", and its deal is of no day.
func crowded(t *testing.T, n int) *store.Memory {
	t.Helper()
	m := store.NewMemory()
	shellOn(m).hear(page.File{Data: large(t, n)})
	g := savetest.Played(t, games.ByID("coincrown").Def, 2, 5, 10)
	g.ID, g.Title, g.Played = "last", "last", 1<<31
	if err := store.OpenShelf(m).Put(g); err != nil {
		t.Fatal(err)
	}
	return m
}

// The page starts before all that is stored has been looked through: it says how far that is, and asks nobody who has games whether
// everything is new here. A list that changes meanwhile is read once more.
func TestTheStartWithManyGames(t *testing.T) {
	m := crowded(t, 40)
	sliced(t, 0)
	lists := 0
	m.Fault = func(op, key string) error {
		if op == "keys" && key == "" {
			lists++
		}
		return nil
	}
	v := shellOn(m)
	v.went("")
	for n := range 20 {
		if !strings.Contains(v.page(), "Looking through the saved games: ") || strings.Contains(v.page(), "data-do=\"learn\"") || len(items(v)) != 0 {
			t.Fatalf("after %d slices it shows %s", n, v.page())
		}
		readOn(v)
	}
	for n := 0; !strings.Contains(v.page(), "Looking through the saved games: 20 of 41."); n++ {
		if n > 200 || !readOn(v) {
			t.Fatalf("after %d slices more it shows %s", n, v.page())
		}
	}
	v.went("saves")
	if screen := v.page(); !strings.Contains(screen, "Looking through the saved games: 20 of 41.") || !regexp.MustCompile(`<p [^>]*hidden[^>]*>No game is saved`).MatchString(screen) {
		t.Errorf("the list shows %s", screen)
	}
	v.went("records")
	if screen := v.page(); !strings.Contains(screen, "Looking through the saved games: 20 of 41.") || !regexp.MustCompile(`<p [^>]*hidden[^>]*>Nothing is noted`).MatchString(screen) {
		t.Errorf("the records show %s", screen)
	}
	if lists != 1 {
		t.Errorf("at the start names were listed %d times", lists)
	}
	g := savetest.Played(t, games.ByID("coincrown").Def, 2, 6, 10)
	g.ID = "other"
	if err := store.OpenShelf(m).Put(g); err != nil {
		t.Fatal(err)
	}
	v.hear(page.TabChanged{Key: "game:other:a"})
	for readOn(v) {
	}
	if v.went("saves"); len(items(v)) != 42 || strings.Contains(v.page(), "Looking through") || lists < 2 {
		t.Errorf("%d games, %d lists; it shows %s", len(items(v)), lists, v.page())
	}
}

// What wants to know all games waits until they are known, and no longer than its screen is shown.
func TestWhoWaitsForTheList(t *testing.T) {
	m := crowded(t, 40)
	sliced(t, 0)
	for _, leaves := range []bool{false, true} {
		v := shellOn(m)
		v.went("continue")
		readOn(v)
		if v.route.Place != house.PlaceContinue {
			t.Fatalf("it does not wait: %v", v.route)
		}
		if leaves {
			v.went("saves")
		}
		for readOn(v) {
		}
		if want := map[bool]house.Route{false: {Place: house.PlaceTable, Arg: "last"}, true: {Place: house.PlaceSaves}}[leaves]; v.route != want {
			t.Errorf("left %v: it shows %v", leaves, v.route)
		}
	}
}
