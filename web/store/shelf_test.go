package store

import (
	"bytes"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/web/journal"
)

// stages is one game at several moments.
func stages(t testing.TB, moves ...int) (all []save.Game) {
	t.Helper()
	for _, n := range moves {
		g := savetest.Played(t, coincrown.Def, 3, 8, n)
		g.Played += int64(n)
		all = append(all, g)
	}
	return all
}

func put(t testing.TB, s *Shelf, games ...save.Game) {
	t.Helper()
	for _, g := range games {
		if err := s.Put(g); err != nil {
			t.Fatalf("put: %v", err)
		}
	}
}

func get(t testing.TB, s *Shelf, id string) save.Game {
	t.Helper()
	g, behind, err := s.Get(id)
	if err != nil || behind {
		t.Fatalf("get %s: behind %v, %v", id, behind, err)
	}
	return g
}

// surveyed is all that the shelf holds.
func surveyed(s *Shelf) *Survey {
	v := s.Survey()
	for !v.Step() {
	}
	return v
}

func list(t testing.TB, s *Shelf) []Item {
	t.Helper()
	v := surveyed(s)
	if v.Err != nil {
		t.Fatalf("list: %v", v.Err)
	}
	return v.Items
}

func TestAGameComesBack(t *testing.T) {
	m := NewMemory()
	for _, g := range stages(t, 0, 1, 2, 50, 51) {
		s := OpenShelf(m)
		if _, _, err := s.Get(g.ID); err != nil && !errors.Is(err, ErrNone) {
			t.Fatal(err)
		}
		put(t, s, g)
		if got := get(t, OpenShelf(m), g.ID); !reflect.DeepEqual(got, g) {
			t.Fatalf("got %+v, want %+v", got, g)
		}
	}
	keys, _ := m.Keys("")
	if len(keys) == 3 {
		keys[2], _, _ = strings.Cut(keys[2], ":0000") // its generation names the tab
	}
	if !slices.Equal(keys, []string{"game:g7k2m9q4x1:a", "game:g7k2m9q4x1:b", "round:g7k2m9q4x1"}) {
		t.Errorf("keys %v", keys)
	}
	if !OpenShelf(m).Volatile() {
		t.Error("memory lasts")
	}
}

func TestPutRefusesWhatCannotBeSaved(t *testing.T) {
	s := OpenShelf(NewMemory())
	g := stages(t, 3)[0]
	g.ID = ""
	if err := s.Put(g); !errors.Is(err, save.ErrBroken) {
		t.Errorf("no id: %v", err)
	}
	g.ID, g.Snapshot = "a", nil
	if err := s.Put(g); !errors.Is(err, save.ErrBroken) {
		t.Errorf("no snapshot: %v", err)
	}
	for name, err := range map[string]error{"rename": s.Rename("a", "b"), "take over": func() error { _, _, err := s.Raw("a"); return err }()} {
		if !errors.Is(err, ErrNone) {
			t.Errorf("%s what is not there: %v", name, err)
		}
	}
}

func TestAGameDamagedInBothSlotsIsShownAndKept(t *testing.T) {
	games := stages(t, 20, 21)
	m := NewMemory()
	put(t, OpenShelf(m), append(stages(t, 0), games...)...) // with the round that begins a game
	id := games[0].ID
	a, b := []byte("rubbish"), bytes.Clone(m.records[slotKey(id, 1)])
	b[100] ^= 4
	_ = m.Set(slotKey(id, 0), a)
	_ = m.Set(slotKey(id, 1), b)

	s := OpenShelf(m)
	for range 2 { // listing must not wear it away
		items := list(t, s)
		if len(items) != 1 || items[0].ID != id || items[0].Title != "Sunday" || items[0].Game != "coincrown" ||
			(!errors.Is(items[0].Err, save.ErrNotSave) && !errors.Is(items[0].Err, save.ErrChanged)) {
			t.Fatalf("list %+v", items)
		}
	}
	if _, _, err := s.Get(id); !errors.Is(err, save.ErrNotSave) {
		t.Errorf("get: %v", err)
	}
	if _, _, err := s.Export(id); err == nil {
		t.Error("export of a damaged game as if it were whole")
	}
	if err := s.TakeOver(id); err == nil {
		t.Error("take over of a damaged game")
	}
	name, data, err := s.Raw(id)
	if err != nil || name != "tabard-"+id+"-raw.tabard" || !bytes.Equal(data, bundle([][]byte{a, b})) {
		t.Errorf("raw %s, %x, %v", name, data, err)
	}
	if _, data, err = s.exportAll(); err != nil || !bytes.Equal(data, bundle([][]byte{a, b})) {
		t.Errorf("all %x, %v", data, err)
	}
	if q, err := s.Quarantine(); err != nil || len(q) != 2 {
		t.Errorf("quarantine %x, %v", q, err)
	}
	// Without an earlier round nothing is known but that it is there.
	rounds, _ := m.Keys(earlierPrefix)
	for _, key := range rounds {
		_ = m.Delete(key)
	}
	if items := list(t, s); len(items) != 1 || items[0].ID != id || items[0].Err == nil || items[0].Game != "" {
		t.Errorf("list without rounds %+v", items)
	}
	// The player may play on in the page that still has the game; then one slot is written, the other kept.
	put(t, s, games[1])
	if got, behind, err := s.Get(id); err != nil || !behind || !reflect.DeepEqual(got, games[1]) {
		t.Errorf("behind %v, %v", behind, err)
	}
}

func TestQuarantineKeepsEverythingOnce(t *testing.T) {
	m := NewMemory()
	s := OpenShelf(m)
	_ = m.Set("bad:00000007", []byte("0")) // under a name that is not ours
	for _, x := range []string{"1", "2", "2", "3", "4", "4", "5"} {
		if err := s.quarantine([]byte(x)); err != nil {
			t.Fatal(err)
		}
	}
	q, err := s.Quarantine()
	if err != nil || string(bytes.Join(q, nil)) != "012345" {
		t.Errorf("%q, %v", q, err)
	}
	m.Fault = func(string, string) error { return ErrBlocked }
	if err := s.quarantine([]byte("6")); !errors.Is(err, ErrBlocked) {
		t.Errorf("blocked: %v", err)
	}
	if _, err := s.Quarantine(); !errors.Is(err, ErrBlocked) {
		t.Errorf("blocked: %v", err)
	}
}

func TestFullStorageKeepsWhatIsThere(t *testing.T) {
	games := stages(t, 20, 21, 22, 200)
	m := NewMemory()
	s := OpenShelf(m)
	put(t, s, games[:2]...)
	for _, r := range m.records {
		m.Quota += len(r)
	}
	m.Quota += 60
	if err := s.Put(games[3]); !errors.Is(err, ErrFull) {
		t.Fatalf("put: %v", err)
	}
	if got := get(t, OpenShelf(m), games[0].ID); !reflect.DeepEqual(got, games[1]) {
		t.Error("the game before is gone")
	}
	m.Quota = 0
	put(t, s, games[2])
	if items := list(t, OpenShelf(m)); len(items) != 1 || items[0].Moves != 22 {
		t.Errorf("list %+v", items)
	}
}

func TestBlockedStorageSaysSo(t *testing.T) {
	m := NewMemory()
	m.Fault = func(string, string) error { return ErrBlocked }
	s := OpenShelf(m)
	g := stages(t, 1)[0]
	v := surveyed(s)
	_, _, getErr := s.Get(g.ID)
	_, _, exportErr := s.Export(g.ID)
	_, _, allErr := s.exportAll()
	_, _, rawErr := s.Raw(g.ID)
	data, _ := save.Encode(g)
	_, importErr := s.Import(data)
	_, setErr := s.Settings()
	_, saveErr := s.SaveSettings(Settings{})
	for name, err := range map[string]error{"list": v.Err, "results": v.ResultsErr, "rest": v.RestErr, "get": getErr, "put": s.Put(g), "delete": s.Delete(g.ID),
		"rename": s.Rename(g.ID, "x"), "take over": s.TakeOver(g.ID), "export": exportErr, "all": allErr, "raw": rawErr,
		"import": importErr, "settings": setErr, "save settings": saveErr, "remember": s.Remember("x", LastSetup{})} {
		if !errors.Is(err, ErrBlocked) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Two tabs: the one that is behind is told, and writes only once it was told to take over.
func TestAStaleTabDoesNotOverwrite(t *testing.T) {
	games := stages(t, 10, 11, 12, 13)
	m := NewMemory()
	one, two := OpenShelf(m), OpenShelf(m)
	put(t, one, games[0])
	if err := two.Put(games[3]); !errors.Is(err, ErrStale) {
		t.Fatalf("a tab that never looked: %v", err)
	}
	get(t, two, games[0].ID)
	put(t, two, games[1])
	if err := one.Put(games[3]); !errors.Is(err, ErrStale) {
		t.Fatalf("a tab that is behind: %v", err)
	}
	if got := get(t, OpenShelf(m), games[0].ID); !reflect.DeepEqual(got, games[1]) {
		t.Error("the stale tab has written")
	}
	// A list of games that shows where this one stands does not make the tab know better.
	if got, err := one.Look(games[0].ID); err != nil || !reflect.DeepEqual(got, games[1]) {
		t.Errorf("a look finds %+v, %v", got, err)
	}
	list(t, one)
	if err := one.Put(games[3]); !errors.Is(err, ErrStale) {
		t.Fatalf("a tab that is behind and has looked: %v", err)
	}
	if _, err := one.Look("nothing"); !errors.Is(err, ErrNone) {
		t.Errorf("a look at nothing: %v", err)
	}
	if err := one.TakeOver(games[0].ID); err != nil {
		t.Fatal(err)
	}
	put(t, one, games[2])
	if err := two.Put(games[3]); !errors.Is(err, ErrStale) {
		t.Errorf("the other tab after the take-over: %v", err)
	}
	// Deleted in the other tab: who still plays brings it back.
	if err := two.Delete(games[0].ID); err != nil {
		t.Fatal(err)
	}
	put(t, one, games[3])
	if got := get(t, OpenShelf(m), games[0].ID); !reflect.DeepEqual(got, games[3]) {
		t.Error("not brought back")
	}
}

// A save of a newer program is neither hidden behind the older slot nor written over.
func TestANewerProgramsSaveIsLeftAlone(t *testing.T) {
	games := stages(t, 10, 11)
	m := NewMemory()
	put(t, OpenShelf(m), games[0])
	// The next format: the number in the record's head is one more, and its checksum fits.
	rec, err := save.Encode(games[1])
	if err != nil {
		t.Fatal(err)
	}
	newer := asFormat(rec, 2)
	_ = m.Set(slotKey(games[0].ID, 1), seal(3<<tabBits-1, newer))
	s := OpenShelf(m)
	if _, _, err := s.Get(games[0].ID); !errors.Is(err, save.ErrNewer) {
		t.Fatalf("get: %v", err)
	}
	if items := list(t, s); len(items) != 1 || !errors.Is(items[0].Err, save.ErrNewer) || items[0].Title != "Sunday" {
		t.Errorf("list %+v", items)
	}
	if err := s.Put(games[1]); !errors.Is(err, save.ErrNewer) {
		t.Errorf("put: %v", err)
	}
	if q, err := s.Quarantine(); err != nil || len(q) != 0 {
		t.Errorf("put aside as damaged: %x, %v", q, err)
	}
	if err := s.TakeOver(games[0].ID); !errors.Is(err, save.ErrNewer) {
		t.Errorf("take over: %v", err)
	}
}

// A slot whose envelope is right but whose game is not counts as damaged.
func TestASlotWithABrokenGame(t *testing.T) {
	games := stages(t, 10, 11)
	m := NewMemory()
	put(t, OpenShelf(m), games[0])
	_ = m.Set(slotKey(games[0].ID, 1), seal(3<<tabBits-1, []byte("no game")))
	s := OpenShelf(m)
	got, behind, err := s.Get(games[0].ID)
	if err != nil || !behind || !reflect.DeepEqual(got, games[0]) {
		t.Fatalf("behind %v, %v", behind, err)
	}
	for _, gen := range []uint32{0, lastGen, 1<<32 - 1} { // and so does one after which no other could come
		if _, _, err := unseal(seal(gen, m.records[slotKey(games[0].ID, 0)])); !errors.Is(err, save.ErrBroken) {
			t.Errorf("generation %d: %v", gen, err)
		}
	}
	f := &faulty{Storage: m, at: 3, how: torn} // the write of the next Put, after two reads
	s.storage = f
	if err := s.Put(games[1]); err == nil {
		t.Fatal("a torn write went through")
	}
	if got, _, err := OpenShelf(m).Get(games[0].ID); err != nil || !reflect.DeepEqual(got, games[0]) {
		t.Errorf("the good slot was written over: %v", err)
	}
}

// What cannot be read is never written over: not what has a sound envelope around a game that makes no sense, and not what the journal
// has. Without room to put it aside the game is not written.
func TestNothingUnreadableIsWrittenOver(t *testing.T) {
	games := stages(t, 10, 11, 12, 13)
	id := games[0].ID
	full := func(op, key string) error {
		if op == "set" && strings.HasPrefix(key, quarantinePrefix) {
			return ErrFull
		}
		return nil
	}
	bad := seal(3<<tabBits-1, []byte("no game"))
	for name, begin := range map[string]func(s *Shelf) error{
		"open":      func(s *Shelf) error { _, _, err := s.Get(id); return err },
		"take over": func(s *Shelf) error { return s.TakeOver(id) },
	} {
		m := NewMemory()
		put(t, OpenShelf(m), games[0])
		_ = m.Set(slotKey(id, 1), bad)
		m.Fault = full
		s := OpenShelf(m)
		if err := begin(s); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for range 2 {
			if err := s.Put(games[1]); !errors.Is(err, ErrFull) {
				t.Errorf("%s: put: %v", name, err)
			}
		}
		if !bytes.Equal(m.records[slotKey(id, 1)], bad) {
			t.Errorf("%s: it is written over", name)
		}
		m.Fault = nil
		put(t, s, games[1:]...)
		if q, err := s.Quarantine(); err != nil || len(q) != 1 || !bytes.Equal(q[0], bad) {
			t.Errorf("%s: put aside %x, %v", name, q, err)
		}
		if got := get(t, OpenShelf(m), id); !reflect.DeepEqual(got, games[3]) {
			t.Errorf("%s: %d moves", name, len(got.Moves))
		}
	}
	m := NewMemory()
	put(t, OpenShelf(m), games[0])
	m.Fault = full
	s := OpenShelf(m)
	s.Join([]journal.Entry{{ID: id, Gen: 2, Slot: bad}})
	get(t, s, id)
	if err := s.Put(games[1]); !errors.Is(err, ErrFull) || len(s.Written()) != 0 {
		t.Errorf("over the journal's: %v", err)
	}
	m.Fault = nil
	put(t, s, games[1])
	if q, err := s.Quarantine(); err != nil || len(q) != 1 || !bytes.Equal(q[0], bad) || len(s.Written()) != 1 {
		t.Errorf("put aside %x, %v", q, err)
	}
}

// A game whose numbers are used up, as no program leaves it, says so and stays as it is.
func TestAfterTheLastGenerationNothingIsWritten(t *testing.T) {
	games := stages(t, 10, 11)
	rec, err := save.Encode(games[0])
	if err != nil {
		t.Fatal(err)
	}
	for gen, ok := range map[uint32]bool{lastGen - 1: false, lastGen - 1<<tabBits - 1: true} {
		m := NewMemory()
		_ = m.Set(slotKey(games[0].ID, 0), seal(gen, rec))
		s := OpenShelf(m)
		get(t, s, games[0].ID)
		if err := s.Put(games[1]); (err == nil) != ok || err != nil && !errors.Is(err, save.ErrBroken) {
			t.Errorf("after %#x: %v", gen, err)
		}
		want := games[0]
		if ok {
			want = games[1]
			if err := s.Put(games[1]); !errors.Is(err, save.ErrBroken) {
				t.Errorf("after what follows %#x: %v", gen, err)
			}
		}
		if got := get(t, OpenShelf(m), games[0].ID); !reflect.DeepEqual(got, want) {
			t.Errorf("after %#x: %d moves", gen, len(got.Moves))
		}
	}
}

func TestRenameAndDelete(t *testing.T) {
	games := stages(t, 10, 11)
	m := NewMemory()
	s := OpenShelf(m)
	put(t, s, games...)
	if err := s.Rename(games[0].ID, "  The\u202e long game "); err != nil {
		t.Fatal(err)
	}
	if g := get(t, s, games[0].ID); g.Title != "The long game" || len(g.Moves) != 11 {
		t.Errorf("%q, %d moves", g.Title, len(g.Moves))
	}
	if items := list(t, s); items[0].Title != "The long game" {
		t.Errorf("list %+v", items)
	}
	if err := s.Delete(games[0].ID); err != nil {
		t.Fatal(err)
	}
	if keys, _ := m.Keys(gamePrefix); len(keys) != 0 || len(list(t, s)) != 0 {
		t.Errorf("after delete: %v", keys)
	}
	if _, _, err := s.Get(games[0].ID); !errors.Is(err, ErrNone) {
		t.Errorf("get: %v", err)
	}
	put(t, s, games[0]) // the id is free again
}

func TestListIsSorted(t *testing.T) {
	m := NewMemory()
	s := OpenShelf(m)
	for i, id := range []string{"old", "new", "mid"} {
		g := stages(t, 5)[0]
		g.ID, g.Title, g.Played = id, strings.ToUpper(id), []int64{100, 300, 200}[i]
		put(t, s, g)
	}
	over := savetest.Played(t, coincrown.Def, 2, 1, -1)
	over.ID, over.Played = "over", 400
	over.Rebase(coincrown.Def)
	put(t, s, over)
	_ = m.Set("game:", []byte("?"))
	_ = m.Set("game:x", []byte("?"))
	want := list(t, s)
	var ids []string
	for _, it := range want {
		ids = append(ids, it.ID)
	}
	if !slices.Equal(ids, []string{"over", "new", "mid", "old"}) {
		t.Fatalf("order %v", ids)
	}
	if it := want[0]; !it.Over || !it.Lost || it.Game != "coincrown" || len(it.Seats) != 2 || it.Seats[1].Name != "Björn" || !it.Seats[1].Bot {
		t.Errorf("%+v", it)
	}
	if it := want[3]; it.Title != "OLD" || it.Over || it.Lost || it.Moves != 5 || it.Created != 1700000000 {
		t.Errorf("%+v", it)
	}
	// What another tab has deleted drops out.
	if err := OpenShelf(m).Delete("mid"); err != nil {
		t.Fatal(err)
	}
	if got := list(t, OpenShelf(m)); len(got) != 3 {
		t.Errorf("%+v", got)
	}
}

// Two tabs that write the same game after the same state are told apart by their names: hardly any two of many draw the same, and none is
// called nothing.
func TestTabsHaveNamesOfTheirOwn(t *testing.T) {
	const tabs = 300
	names := map[uint16]int{}
	for range tabs {
		s := OpenShelf(NewMemory())
		names[s.tab]++
		if after := next(7<<tabBits, s.tab+1); s.tab == 0 || writer(after) != s.tab+1 || writes(after) != 8 {
			t.Fatalf("a tab of the name %d writes %#x", s.tab, after)
		}
	}
	if len(names) < tabs-25 { // three are to be expected
		t.Errorf("%d tabs have %d names", tabs, len(names))
	}
}
