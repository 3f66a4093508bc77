package app

import (
	"fmt"
	"strings"
	"testing"

	"tabard/app/games"
	"tabard/app/house"
	"tabard/engines/save/savetest"
	"tabard/web/store"
)

// The newest hundred finished games keep all that is stored of them. Older ones are thinned a few at a time, and are looked back at and
// counted as before.
func TestOldFinishedGamesTakeLittleRoom(t *testing.T) {
	const n = 110
	m := store.NewMemory()
	s := store.OpenShelf(m)
	g := savetest.Played(t, games.ByID("coincrown").Def, 2, 5, -1)
	for i := range n {
		g.ID, g.Created, g.Played = fmt.Sprintf("over%03d", i), int64(1+i), int64(1000+i)
		for range 2 {
			if err := s.Put(g); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.KeepEarlier(g.ID); err != nil {
			t.Fatal(err)
		}
	}
	records := func() (room [n]int) {
		for i := range room {
			for _, prefix := range []string{"game:", "round:"} {
				keys, err := m.Keys(fmt.Sprintf("%sover%03d:", prefix, i))
				if err != nil {
					t.Fatal(err)
				}
				room[i] += len(keys)
			}
		}
		return room
	}
	if room := records(); room[0] != 3 {
		t.Fatalf("%d records of a game", room[0])
	}
	v := shellOn(m)
	had := len(results(v))
	v.went("play/over001") // what is on a table is left alone
	for range 5 {
		v.library.Reload()
		v.run()
	}
	for i, room := range records() {
		want := 3
		if i <= n-100 && i != 1 { // which was played last, now that it was opened
			want = 1
		}
		if room != want {
			t.Errorf("game %d of %d: %d records, want %d", i, n, room, want)
		}
	}
	v.went("")
	v.went("saves")
	if len(items(v)) != n || len(results(v)) != had || had != n {
		t.Errorf("%d games, %d results of %d", len(items(v)), len(results(v)), had)
	}
	v.press("lookback", "over000")
	if v.desk.Looking() == nil || !strings.Contains(html(v.desk.Shown().Render()), "back") || v.route.Place != house.PlaceTable {
		t.Errorf("an old game is not looked back at: %+v", v.route)
	}
}
