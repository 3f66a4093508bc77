package store

import (
	"bytes"
	"errors"
	"reflect"
	"slices"
	"testing"

	"tabard/engines"
	"tabard/engines/coincrown"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
)

// everySave is a game after each of its first decisions, as a table writes it.
func everySave(t testing.TB, d *game.Def, seats, moves int) (all []save.Game) {
	t.Helper()
	whole := savetest.Played(t, d, seats, 5, moves)
	for n := range len(whole.Moves) + 1 {
		g := whole
		g.Moves, g.Hashes = nil, nil
		g, err := save.Rebuild(g, n, func(i int) func(int) (int, error) {
			return func(int) (int, error) { i++; return int(whole.Moves[i-1]), nil }
		}(0), nil)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, g)
	}
	return all
}

func earlier(t testing.TB, s *Shelf, id string) []Earlier {
	t.Helper()
	all, err := s.EarlierOf(id)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		if e.Err != nil {
			t.Fatalf("earlier round %d: %v", e.Gen, e.Err)
		}
	}
	return all
}

// Of every game, with every number of seats, the last five rounds are kept as they began.
func TestTheLastRoundsAreKept(t *testing.T) {
	for _, d := range engines.Games() {
		for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
			m := NewMemory()
			s := OpenShelf(m)
			all := everySave(t, d, seats, 160)
			if _, st, _ := save.Open(all[len(all)-1]); st.Turn() == game.Nobody {
				all = all[:len(all)-1] // a game that is over keeps fewer
			}
			for i, g := range all {
				if i%40 == 20 { // the page is loaded anew now and then
					s = OpenShelf(m)
					get(t, s, g.ID)
				}
				put(t, s, g)
			}
			kept := earlier(t, s, all[0].ID)
			if len(kept) < 2 || len(kept) > earlierMax {
				t.Errorf("%s with %d seats: %d rounds kept after %d decisions", d.ID, seats, len(kept), len(all)-1)
				continue
			}
			for i, e := range kept {
				if !reflect.DeepEqual(e.Game, all[len(e.Game.Moves)]) {
					t.Errorf("%s with %d seats: round %d is not the game as it was", d.ID, seats, i)
				}
				_, st, err := save.Open(e.Game)
				if err != nil || st.Turn() != home(e.Game) || !st.Settled() {
					t.Errorf("%s with %d seats: round %d begins with seat %d, %v", d.ID, seats, i, st.Turn(), err)
				}
				if i > 0 && len(e.Game.Moves) >= len(kept[i-1].Game.Moves) {
					t.Errorf("%s with %d seats: round %d is not earlier than the one before it", d.ID, seats, i)
				}
			}
		}
	}
}

// rounds is a shelf with a game and five copies of it.
func rounds(t testing.TB) (*Memory, *Shelf, save.Game) {
	m := NewMemory()
	s := OpenShelf(m)
	all := everySave(t, engines.ByID("coincrown"), 2, 80)
	put(t, s, all...)
	if n := len(earlier(t, s, all[0].ID)); n != earlierMax {
		t.Fatalf("%d rounds", n)
	}
	return m, s, all[len(all)-1]
}

func TestGoingBackMakesAnotherGame(t *testing.T) {
	_, s, now := rounds(t)
	back := earlier(t, s, now.ID)[2]
	g, err := s.Revive(now.ID, back.Gen)
	if err != nil || g.ID == now.ID || !reflect.DeepEqual(g.Moves, back.Game.Moves) {
		t.Fatalf("%+v, %v", g, err)
	}
	if got := get(t, s, now.ID); !reflect.DeepEqual(got, now) {
		t.Error("the game itself has changed")
	}
	if len(list(t, s)) != 2 {
		t.Error("there are not two games")
	}
	if _, err := s.Revive(now.ID, 1<<30); !errors.Is(err, ErrNone) {
		t.Errorf("a round that is not there: %v", err)
	}
}

// Both slots are gone or damaged: the game is listed, and its earlier rounds bring it back.
func TestARoundBringsADamagedGameBack(t *testing.T) {
	for name, spoil := range map[string]func(m *Memory, key string){
		"gone":    func(m *Memory, key string) { _ = m.Delete(key) },
		"damaged": func(m *Memory, key string) { _ = m.Set(key, []byte("rubbish")) },
	} {
		m, _, now := rounds(t)
		spoil(m, slotKey(now.ID, 0))
		spoil(m, slotKey(now.ID, 1))
		s := OpenShelf(m)
		items := list(t, s)
		if len(items) != 1 || items[0].ID != now.ID || items[0].Err == nil || items[0].Title != "Sunday" {
			t.Fatalf("%s: list %+v", name, items)
		}
		if name == "gone" && !errors.Is(items[0].Err, ErrGone) {
			t.Errorf("%s: %v", name, items[0].Err)
		}
		newest := earlier(t, s, now.ID)[0]
		g, err := s.Revive(now.ID, newest.Gen)
		if err != nil || !reflect.DeepEqual(g.Snapshot, newest.Game.Snapshot) {
			t.Errorf("%s: %v", name, err)
		}
		// Room is not made at its cost.
		if s.dropEarlier() && len(earlier(t, s, now.ID)) != earlierMax {
			t.Errorf("%s: a round of a game that cannot be opened was given up", name)
		}
	}
}

// A full storage gives up rounds, the oldest first, before it refuses a game.
func TestRoundsMakeRoom(t *testing.T) {
	m, s, now := rounds(t)
	used := 0
	for k, r := range m.records {
		used += len(k) + len(r)
	}
	m.Quota = used
	before := earlier(t, s, now.ID)
	other := now
	other.ID = "other"
	put(t, s, other)
	left := earlier(t, s, now.ID)
	if len(left) == 0 || len(left) >= len(before) || !reflect.DeepEqual(left, before[:len(left)]) {
		t.Errorf("%d of %d rounds are left", len(left), len(before))
	}
	if got := get(t, OpenShelf(m), "other"); !reflect.DeepEqual(got, other) {
		t.Error("the other game is not there")
	}
	// Once there is nothing left to give up the refusal is said, and nothing is lost.
	m.Quota = 1
	if err := s.Put(other); !errors.Is(err, ErrFull) {
		t.Errorf("full: %v", err)
	}
	get(t, OpenShelf(m), "other")
	get(t, OpenShelf(m), now.ID)
}

func TestDeletingAGameDeletesItsRounds(t *testing.T) {
	m, s, now := rounds(t)
	if err := s.Delete(now.ID); err != nil {
		t.Fatal(err)
	}
	if keys, _ := m.Keys(""); len(keys) != 0 {
		t.Errorf("keys %v", keys)
	}
}

func TestAGameIsKeptBeforeItsHistoryIsGivenUp(t *testing.T) {
	m := NewMemory()
	s := OpenShelf(m)
	g := stages(t, 50)[0]
	put(t, s, g)
	if err := s.KeepEarlier(g.ID); err != nil {
		t.Fatal(err)
	}
	lost := g
	lost.Rebase(engines.ByCode(g.Code))
	put(t, s, lost, lost, lost)
	kept := earlier(t, s, g.ID)
	if len(kept) == 0 || !reflect.DeepEqual(kept[len(kept)-1].Game, g) {
		t.Errorf("the game before is not kept: %d", len(kept))
	}
	if err := s.KeepEarlier("none"); err == nil {
		t.Error("kept what is not there")
	}
}

// A game that ends keeps the newest of its rounds, whether its shelf was there all the time or is opened for the last decision; one whose end is
// taken back has rounds again.
func TestAGameThatIsOverKeepsOneRound(t *testing.T) {
	for _, fresh := range []bool{false, true} {
		m := NewMemory()
		s := OpenShelf(m)
		g := savetest.Played(t, coincrown.Def, 2, 5, -1)
		all := len(g.Moves)
		before := savetest.Played(t, coincrown.Def, 2, 5, all-1)
		for n := range all {
			put(t, s, savetest.Played(t, coincrown.Def, 2, 5, n))
		}
		was := earlier(t, s, g.ID)
		if fresh {
			s = OpenShelf(m)
			get(t, s, g.ID)
		}
		put(t, s, g)
		if is := earlier(t, s, g.ID); len(was) != earlierMax || len(is) != earlierOver || is[0].Gen != was[0].Gen {
			t.Errorf("fresh %v: rounds %v, then %v", fresh, gens(was), gens(is))
		}
		for range 3 {
			put(t, s, before, g)
		}
		if is := earlier(t, s, g.ID); len(is) < 1 || len(is) > earlierMax {
			t.Errorf("fresh %v: rounds %v in the end", fresh, gens(is))
		}
	}
}

func TestRestCountsWhatNoListShows(t *testing.T) {
	m, s, now := rounds(t)
	add(t, s, resultOf(t, ended(t, "one", 1)))
	if _, err := s.SaveSettings(Settings{Name: "Ann"}); err != nil {
		t.Fatal(err)
	}
	if v := surveyed(s); v.RestErr != nil || v.Rest.Any() {
		t.Fatalf("%+v, %v", v.Rest, v.RestErr)
	}
	// Copies of no game, of which none can be read, are on no list; a game of which one can be read is, by its name, with all copies.
	_ = m.Set(earlierKey("junk", 1), []byte("123"))
	_ = m.Set(earlierKey("gone", 1), m.records[earlierKey(now.ID, earlier(t, s, now.ID)[0].Gen)])
	_ = m.Set(earlierKey("gone", 2), []byte("123"))
	items := list(t, s)
	if i := slices.IndexFunc(items, func(it Item) bool { return it.ID == "gone" }); len(items) != 2 || i < 0 ||
		items[i].Game != "coincrown" || len(items[i].Seats) != 2 || !errors.Is(items[i].Err, ErrGone) {
		t.Errorf("list %+v", items)
	}
	if v := surveyed(s); v.RestErr != nil || v.Rest != (Rest{Damaged: 1, Bytes: 3}) {
		t.Errorf("%+v, %v", v.Rest, v.RestErr)
	}
	_ = m.Delete(earlierKey("junk", 1))
	_ = m.Set("bad:00000001", []byte("12345"))
	for _, key := range []string{"game:", "game:x:c", "game:" + now.ID, "round:x:1", "round:zzz:0000000g", "result:", "what"} {
		_ = m.Set(key, []byte("1"))
	}
	if v := surveyed(s); v.RestErr != nil || v.Rest != (Rest{Damaged: 1, Unknown: 7, Bytes: 12}) {
		t.Errorf("%+v, %v", v.Rest, v.RestErr)
	}
}

// A newer program has taken over the storage in another tab: from then on nothing is written or deleted here.
func TestANewerLayoutIsOnlyRead(t *testing.T) {
	m, s, now := rounds(t)
	_ = m.Set(layoutKey, []byte("2"))
	before := NewMemory()
	for k, r := range m.records {
		before.records[k] = bytes.Clone(r)
	}
	_, settingsErr := s.SaveSettings(Settings{Words: map[string]string{"Theme": "dark"}})
	_, _, getErr := s.Get(now.ID)
	for name, err := range map[string]error{
		"put": s.Put(now), "rename": s.Rename(now.ID, "x"), "delete": s.Delete(now.ID), "settings": settingsErr,
		"result": added(s, resultOf(t, ended(t, "one", 1))), "newer": s.Newer(), "keep": s.KeepEarlier(now.ID),
	} {
		if !errors.Is(err, save.ErrNewer) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if getErr != nil || len(list(t, s)) != 1 {
		t.Errorf("reading: %v", getErr)
	}
	if !reflect.DeepEqual(m.records, before.records) {
		t.Error("something was written")
	}
	for _, text := range []string{"1", "0", "", "x", "-3"} {
		_ = m.Set(layoutKey, []byte(text))
		put(t, s, now)
	}
}
