package store

import (
	"reflect"
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
)

// Of a finished game that is thinned its newest slot is left, by which it opens as before; what cannot be read, or knows another line, stays.
func TestAThinnedGame(t *testing.T) {
	m := NewMemory()
	s := OpenShelf(m)
	g := playOn(t, s, savetest.Played(t, coincrown.Def, 2, 9, 0), 1<<20)
	add(t, s, resultOf(t, g))
	if len(m.records) != 4 { // two slots, a round and the result
		t.Fatalf("%d records", len(m.records))
	}
	bad, line := earlierKey(g.ID, 1), earlierKey(g.ID, 2)
	m.records[bad] = []byte("nobody can read this")
	other := g
	other.Moves = append([]uint16{}, g.Moves[:9]...)
	other.Moves[8]++
	other.Hashes = nil
	rec, err := save.Encode(other)
	if err != nil {
		t.Fatal(err)
	}
	m.records[line] = seal(2, rec)
	want := get(t, OpenShelf(m), g.ID)
	for range 2 {
		if err := OpenShelf(m).Thin(g.ID); err != nil {
			t.Fatal(err)
		}
		if is := get(t, OpenShelf(m), g.ID); len(m.records) != 4 || // a slot, the result and those two
			m.records[bad] == nil || m.records[line] == nil || !reflect.DeepEqual(is, want) {
			t.Errorf("%d records, %d of %d moves", len(m.records), len(is.Moves), len(want.Moves))
		}
	}
	// It can be written on, and is whole then.
	again := OpenShelf(m)
	g = get(t, again, g.ID)
	g.Title = "again"
	put(t, again, g)
	if is := get(t, OpenShelf(m), g.ID); is.Title != "again" || !reflect.DeepEqual(is.Moves, want.Moves) {
		t.Errorf("then %q with %d moves", is.Title, len(is.Moves))
	}
	// A torn newest slot leaves the other alone, and so does a game that goes on.
	for _, moves := range []int{20, -1} {
		m := NewMemory()
		g := savetest.Played(t, coincrown.Def, 2, 9, moves)
		put(t, OpenShelf(m), g, g, g)
		if moves < 0 {
			m.records[slotKey(g.ID, 0)][50] ^= 1
			m.records[slotKey(g.ID, 1)][50] ^= 1
		}
		before := len(m.records)
		if err := OpenShelf(m).Thin(g.ID); err != nil || len(m.records) != before {
			t.Errorf("%d moves: %v, %d records of %d", moves, err, len(m.records), before)
		}
	}
}
