package app

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"strings"
	"testing"
	"time"

	"tabard/app/house"
	say "tabard/app/words/shell"
	"tabard/engines"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/web/journal"
	"tabard/web/page"
	"tabard/web/store"
	"tabard/web/tabs"
)

// playing is a page on a storage and a disk, with a game begun and written down.
func playing(t *testing.T, m store.Storage, disk *journal.Disk) *visit {
	t.Helper()
	s := journaled(new(tabs.Room), m, disk.Open())
	start(t, s, "x")
	s.run()
	return s
}

// playOn makes n moves, and lets the page do what is asked of it.
func playOn(t *testing.T, s *visit, n int) {
	t.Helper()
	for range n {
		if !move(s) {
			t.Fatal("it cannot be played on")
		}
		s.run()
	}
}

func saved(s *visit) string { return s.Stage().Save.Word }

func history(s *visit) int { return len(s.desk.Current().Machine.Save().Moves) }

// A game is saved when the journal is on the disk, and not before.
func TestSavedMeansOnTheDisk(t *testing.T) {
	var disk journal.Disk
	s := playing(t, store.NewMemory(), &disk)
	if saved(s) != "saved" || s.Stage().Save.Text == "" {
		t.Fatalf("a new game is %+v", s.Stage().Save)
	}
	disk.Hold = true
	playOn(t, s, 2)
	if saved(s) != "pending" {
		t.Errorf("before the answer it is %q", saved(s))
	}
	disk.Answer()
	if saved(s) != "saved" {
		t.Errorf("after the answer it is %q", saved(s))
	}
	// A table that is left keeps the game until the answer is there.
	playOn(t, s, 1)
	s.visit(house.Route{Place: house.PlaceStart})
	if !s.desk.Has("x") {
		t.Error("the game was given back before it was written")
	}
	disk.Answer()
	if s.desk.Has("x") {
		t.Error("the game is kept although it was written")
	}
	// Without a journal the browser has it, and writes it when it likes.
	none := on(store.NewMemory())
	start(t, none, "x")
	none.run()
	if saved(none) != "noted" || !strings.HasPrefix(none.Stage().Save.Text, "noted ") {
		t.Errorf("without a journal it is %+v", none.Stage().Save)
	}
}

// The answer to an older save says nothing of a newer one that has failed.
func TestAnOlderSaveHidesNoFailure(t *testing.T) {
	var disk journal.Disk
	m := store.NewMemory()
	s := playing(t, m, &disk)
	disk.Hold = true
	playOn(t, s, 1)
	m.Fault = func(op, key string) error {
		if op == "get" && strings.HasPrefix(key, "game:") {
			return store.ErrBlocked
		}
		return nil
	}
	playOn(t, s, 1)
	if saved(s) != "failed" || !s.Stage().Risk {
		t.Fatalf("what could not be read before it was written is %q", saved(s))
	}
	m.Fault = nil
	disk.Answer()
	if saved(s) != "failed" || !s.Stage().Risk {
		t.Errorf("after the answer to the save before it is %q", saved(s))
	}
	s.visit(house.Route{Place: house.PlaceStart})
	if !s.desk.Has("x") {
		t.Fatal("the table is forgotten")
	}
	s.rescue()
	disk.Answer()
	if s.desk.Has("x") || s.Stage().Risk {
		t.Error("what was saved after all is still at risk")
	}
}

// What local storage had not yet written when the browser was killed comes back from the journal, to the last move.
func TestAKilledBrowserLosesNothing(t *testing.T) {
	for _, when := range []int{0, 1, 4} { // moves that had reached the disk; 0: not even the game
		m := store.NewMemory()
		var disk journal.Disk
		s := journaled(new(tabs.Room), m, disk.Open())
		old := copyOf(m)
		start(t, s, "x")
		s.run()
		for n := range 6 {
			if n > 0 && n == when {
				old = copyOf(m)
			}
			playOn(t, s, 1)
		}
		want := history(s)

		again := journaled(new(tabs.Room), old, disk.Open())
		if len(items(again)) != 1 || items(again)[0].Err != nil || items(again)[0].Moves != want {
			t.Fatalf("after %d moves on the disk the list has %+v", when, items(again))
		}
		again.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
		if again.desk.Current() == nil || history(again) != want {
			t.Fatalf("after %d moves on the disk it opens at another place: %v", when, lost(again))
		}
		playOn(t, again, 3)
		if saved(again) != "saved" || again.desk.Current().Watched {
			t.Errorf("it is %q, watched: %v", saved(again), again.desk.Current().Watched)
		}
		// And by then the storage has it again.
		if got := moves(t, on(old), "x"); got != history(again) {
			t.Errorf("the storage has %d moves of %d", got, history(again))
		}
	}
}

// Each tab of a browser under load may see a storage of its own for a while: the journal is the same for all.
func TestTakingOverStartsFromTheJournal(t *testing.T) {
	var room tabs.Room
	var disk journal.Disk
	first := store.NewMemory()
	one := journaled(&room, first, disk.Open())
	start(t, one, "x")
	one.run()
	playOn(t, one, 2)
	two := journaled(&room, copyOf(first), disk.Open())
	playOn(t, one, 2)
	want := history(one)
	two.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	if !two.desk.Current().Watched {
		t.Fatal("the second tab plays as well")
	}
	two.rejoin()
	if history(two) != want || two.desk.Current().Watched {
		t.Fatalf("taken over at %d moves of %d", history(two), want)
	}
	playOn(t, two, 2)
	if saved(two) != "saved" {
		t.Errorf("the new owner's game is %q", saved(two))
	}

	// A tab that has not heard that it lost the game is told by the journal, and says so; nothing of the other's is lost.
	one.desk.Current().Watched = false
	want = history(two)
	if move(one); true {
		one.run()
	}
	if saved(one) != "failed" || !strings.Contains(html(one.banner()), say.BannerStale.String()) {
		t.Errorf("the old owner's game is %q, %s", saved(one), html(one.banner()))
	}
	last := journaled(new(tabs.Room), store.NewMemory(), disk.Open())
	if last.visit(house.Route{Place: house.PlaceTable, Arg: "x"}); history(last) != want {
		t.Errorf("the journal has %d moves of %d", history(last), want)
	}
	// Whoever chooses to keep this one gets it written over the other.
	one.takeOver()
	if saved(one) != "saved" || one.desk.Current().Watched {
		t.Errorf("kept, it is %q", saved(one))
	}
}

// A tab that has lost its game, and hears only then that the journal took the other tab's line in the place of its own, keeps its own to
// choose from.
func TestALineThatTheJournalRefusedAfterATakeOver(t *testing.T) {
	var disk journal.Disk
	m := store.NewMemory()
	s := playing(t, m, &disk)
	disk.Hold = true
	disk.Fault = func(journal.Entry) error { return journal.ErrMoved }
	playOn(t, s, 1)
	s.hear(page.TabLost{ID: "x"})
	disk.Answer()
	mine := s.desk.Current()
	s.hear(page.TabChanged{Key: "game:x:a"})
	text := html(s.banner())
	if s.desk.Current() != mine || !s.desk.AtRisk() || !strings.Contains(text, "not saved") || !strings.Contains(text, `data-do="takeover"`) ||
		!strings.Contains(text, `data-do="export"`) {
		t.Errorf("its line is kept: %v; it says %s", s.desk.Current() == mine, text)
	}
}

// refusing is a storage that takes nothing any more, or one that lasts no longer than the page.
type refusing struct {
	*store.Memory
	err      error
	volatile bool
}

func (r *refusing) Volatile() bool { return r.volatile }

func (r *refusing) Set(key string, rec []byte) error {
	if r.err != nil {
		return fmt.Errorf("%w: test", r.err)
	}
	return r.Memory.Set(key, rec)
}

// One of the two is enough; without both the game is not saved, and that is said.
func TestStorageAndJournalStandInForEachOther(t *testing.T) {
	for _, c := range []struct {
		storage, journal error
		volatile         bool
		word             string
	}{
		{nil, nil, true, "saved"}, {nil, journal.ErrFailed, true, "failed"}, // a stand-in in memory is no storage
		{nil, nil, false, "saved"}, {store.ErrFull, nil, false, "saved"}, {store.ErrBlocked, nil, false, "saved"},
		{nil, journal.ErrFailed, false, "noted"}, {store.ErrFull, journal.ErrFailed, false, "failed"},
	} {
		var disk journal.Disk
		m := &refusing{Memory: store.NewMemory(), volatile: c.volatile}
		s := playing(t, m, &disk)
		playOn(t, s, 1)
		m.err = c.storage
		disk.Fault = func(journal.Entry) error { return c.journal }
		playOn(t, s, 3)
		if saved(s) != c.word || s.Stage().Risk != (c.word == "failed") {
			t.Errorf("storage %v, journal %v: %q, at risk %v", c.storage, c.journal, saved(s), s.Stage().Risk)
		}
		if says := html(s.banner()); c.volatile && c.word == "failed" && !strings.Contains(says, "does not let this page keep") {
			t.Errorf("of a storage in memory it says %s", says)
		}
		want := history(s)
		if c.word == "failed" {
			continue
		}
		again := journaled(new(tabs.Room), m.Memory, disk.Open())
		if again.visit(house.Route{Place: house.PlaceTable, Arg: "x"}); again.desk.Current() == nil || history(again) != want {
			t.Errorf("storage %v, journal %v: lost", c.storage, c.journal)
		}
	}
}

// Somebody else on the same address empties the storage: the open table writes itself anew at once and says so, and what lies in the
// journal stays on the list.
func TestAnEmptiedStorageIsFilledAgain(t *testing.T) {
	for _, with := range []bool{true, false} {
		var disk journal.Disk
		j := disk.Open()
		if !with {
			j = journal.None{}
		}
		m := store.NewMemory()
		s := journaled(new(tabs.Room), m, j)
		start(t, s, "y")
		s.run()
		s.visit(house.Route{Place: house.PlaceStart})
		start(t, s, "x")
		s.run()
		playOn(t, s, 2)
		keys, _ := m.Keys("")
		for _, key := range keys {
			_ = m.Delete(key)
		}
		s.hear(page.TabChanged{})
		if got := moves(t, on(m), "x"); got != history(s) {
			t.Errorf("%d moves of %d are stored", got, history(s))
		}
		if !strings.Contains(s.atTable(), "emptied") {
			t.Errorf("it says %q", s.atTable())
		}
		playOn(t, s, 1)
		if word := saved(s); word != "saved" && with || word != "noted" && !with {
			t.Errorf("then it is %q", word)
		}
		s.visit(house.Route{Place: house.PlaceSaves})
		if want := map[bool]int{true: 2, false: 1}[with]; len(items(s)) != want {
			t.Errorf("%d games of %d are listed", len(items(s)), want)
		}
	}
}

// Without a table on the screen as well the player hears that the storage was emptied and what is gone with it; games of the journal, a parked
// table, the settings and the results are written anew.
func TestAStorageThatIsEmptiedWithNoTable(t *testing.T) {
	defer func(was time.Duration) { house.Slice = was }(house.Slice)
	house.Slice = 0
	for _, with := range []bool{true, false} {
		var disk journal.Disk
		j := disk.Open()
		if !with {
			j = journal.None{}
		}
		m := store.NewMemory()
		if err := store.OpenShelf(m).Keep(savetest.Played(t, engines.ByID("coincrown"), 2, 9, 6)); err != nil {
			t.Fatal(err)
		}
		s := journaled(new(tabs.Room), m, j)
		for _, id := range []string{"x", "y", "z"} {
			start(t, s, id)
			s.run()
			s.visit(house.Route{Place: house.PlaceSaves})
		}
		s.hear(page.Shown{})
		for readOn(s) {
		}
		s.house.Settings.Name = "Ada"
		for _, key := range must(m.Keys("")) {
			_ = m.Delete(key)
		}
		s.hear(page.TabChanged{})
		for readOn(s) {
		}
		want, gone := 3, "One game was nowhere else"
		if !with {
			want, gone = 0, "4 games were nowhere else"
		}
		if says := toast(s); !strings.Contains(says, "emptied") || !strings.Contains(says, gone) || strings.Contains(says, "This game") {
			t.Errorf("journal %v: it says %q", with, says)
		}
		again := on(m)
		for readOn(again) {
		}
		if len(items(s)) != want || len(items(again)) != want || again.house.Settings.Name != "Ada" {
			t.Errorf("journal %v: %d and %d games of %d, settings of %q", with, len(items(s)), len(items(again)), want, again.house.Settings.Name)
		}
	}
}

// Something else takes the game on the screen out of the storage, and leaves the rest: the table writes it anew and says so.
func TestAGameThatIsTakenOutOfTheStorage(t *testing.T) {
	m := store.NewMemory()
	s := on(m)
	start(t, s, "y")
	s.run()
	s.visit(house.Route{Place: house.PlaceStart})
	start(t, s, "x")
	goFar(t, s, 2)
	for _, key := range []string{"game:x:a", "game:x:b"} {
		_ = m.Delete(key)
	}
	s.hear(page.TabChanged{Key: "game:x:b"})
	if got := moves(t, on(m), "x"); got != history(s) || !strings.Contains(s.atTable(), "emptied") {
		t.Errorf("%d moves of %d are stored, it says %q", got, history(s), s.atTable())
	}
}

// Nothing is said of a storage in which nothing was, and what the player has deleted does not come back.
func TestAStorageThatWasEmptyBefore(t *testing.T) {
	var disk journal.Disk
	m := store.NewMemory()
	s := playing(t, m, &disk)
	s.visit(house.Route{Place: house.PlaceSaves})
	s.delete("x")
	s.house.DropToast()
	for _, key := range must(m.Keys("")) {
		_ = m.Delete(key)
	}
	s.hear(page.TabChanged{})
	if toast(s) != "" || len(items(s)) != 0 || len(items(on(m))) != 0 {
		t.Errorf("it says %q, %d games", toast(s), len(items(s)))
	}
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// What is deleted stays so, in every tab and after a new start.
func TestADeletedGameLeavesTheJournal(t *testing.T) {
	var room tabs.Room
	var disk journal.Disk
	m := store.NewMemory()
	h := &heard{Memory: m, room: &room}
	one := journaled(&room, h, disk.Open())
	h.desk = one.tab
	start(t, one, "x")
	one.run()
	one.visit(house.Route{Place: house.PlaceSaves})
	two := journaled(&room, m, disk.Open())
	two.visit(house.Route{Place: house.PlaceSaves})
	if len(items(two)) != 1 {
		t.Fatalf("%d games", len(items(two)))
	}
	one.delete("x")
	two.visit(house.Route{Place: house.PlaceSaves})
	if len(items(one)) != 0 || len(items(two)) != 0 {
		t.Errorf("%d and %d games are listed", len(items(one)), len(items(two)))
	}
	if again := journaled(new(tabs.Room), m, disk.Open()); len(items(again)) != 0 {
		t.Error("it comes back")
	}
	one.undelete()
	if again := journaled(new(tabs.Room), store.NewMemory(), disk.Open()); len(items(again)) != 1 {
		t.Error("what was brought back is not written down")
	}
}

// An entry that cannot be read is put aside and stands in nobody's way.
func TestADamagedEntryOfTheJournal(t *testing.T) {
	var disk journal.Disk
	m := store.NewMemory()
	s := playing(t, m, &disk)
	playOn(t, s, 2)
	want := history(s)
	j := disk.Open()
	j.Get("x", func(e *journal.Entry, _ error) {
		bad := append([]byte{}, e.Slot...)
		bad[len(bad)/2] ^= 1
		j.Put([]journal.Entry{{ID: "x", Gen: e.Gen, Slot: bad}}, func(faults []error) {
			if faults[0] != nil {
				t.Fatal(faults)
			}
		})
	})
	again := journaled(new(tabs.Room), m, disk.Open())
	again.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	if history(again) != want {
		t.Errorf("%d moves of %d", history(again), want)
	}
	if bad, err := again.house.Shelf.Quarantine(); err != nil || len(bad) != 1 {
		t.Errorf("%d records put aside, %v", len(bad), err)
	}
	playOn(t, again, 1)
	if saved(again) != "saved" || errors.Is(again.desk.Current().View.Save.Err, save.ErrBroken) {
		t.Errorf("then it is %q", saved(again))
	}
}

// An entry that lies about its number counts by that of its slot; one with a wrong sum, without a number that anything could come after, or of
// bytes that are no slot, does not count. The game opens at its newest whole state, plays on, and is saved.
func TestAnEntryThatLies(t *testing.T) {
	seal := func(e journal.Entry, gen uint32) []byte { // the slot with another number, and a right sum
		slot := binary.BigEndian.AppendUint32([]byte(string(e.Slot[:4])), gen)
		slot = append(slot, e.Slot[8:len(e.Slot)-4]...)
		return binary.BigEndian.AppendUint32(slot, crc32.Checksum(slot, crc32.MakeTable(crc32.Castagnoli)))
	}
	for name, lie := range map[string]func(e *journal.Entry){
		"a number that is too high":    func(e *journal.Entry) { e.Gen += 1 << 20 },
		"a number that is too low":     func(e *journal.Entry) { e.Gen = 1 },
		"no number":                    func(e *journal.Entry) { e.Gen = 0 },
		"a wrong sum":                  func(e *journal.Entry) { e.Slot[len(e.Slot)-1] ^= 1 },
		"a slot without a number":      func(e *journal.Entry) { e.Slot = seal(*e, 0) },
		"a slot of the last number":    func(e *journal.Entry) { e.Slot = seal(*e, 1<<32-1) },
		"a slot that is cut off":       func(e *journal.Entry) { e.Slot = e.Slot[:9] },
		"an empty slot":                func(e *journal.Entry) { e.Slot = []byte{} },
		"bytes that nobody has sealed": func(e *journal.Entry) { e.Slot = []byte("TSLT is how it begins") },
	} {
		var disk journal.Disk
		m := store.NewMemory()
		s := playing(t, m, &disk)
		goFar(t, s, 3)
		want := history(s)
		j := disk.Open()
		j.Get("x", func(e *journal.Entry, _ error) {
			bad := journal.Entry{ID: "x", Gen: e.Gen, Slot: bytes.Clone(e.Slot)}
			lie(&bad)
			j.Put([]journal.Entry{bad}, func(faults []error) {
				if faults[0] != nil {
					t.Fatal(faults)
				}
			})
		})
		again := journaled(new(tabs.Room), m, disk.Open())
		again.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
		again.calm(t)
		if c := again.desk.Current(); c == nil || c.Watched || history(again) != want || again.house.Dialog.Open() {
			t.Errorf("%s: the table is %v, %s", name, c, lost(again))
			continue
		}
		goFar(t, again, 2)
		want = history(again)
		if saved(again) != "saved" {
			t.Errorf("%s: played on it is %q: %v", name, saved(again), again.desk.Current().View.Save.Err)
		}
		third := journaled(new(tabs.Room), store.NewMemory(), disk.Open())
		if third.visit(house.Route{Place: house.PlaceTable, Arg: "x"}); third.desk.Current() == nil || history(third) != want {
			t.Errorf("%s: the journal has not taken what was played", name)
		}
	}
}

// A journal that does not answer when a game is opened has been read at the start.
func TestAJournalThatIsNoLongerRead(t *testing.T) {
	var disk journal.Disk
	m := store.NewMemory()
	s := playing(t, m, &disk)
	old := copyOf(m)
	playOn(t, s, 3)
	again := journaled(new(tabs.Room), old, disk.Open())
	disk.Deaf = journal.ErrFailed
	again.visit(house.Route{Place: house.PlaceTable, Arg: "x"})
	if want := history(s); history(again) != want {
		t.Errorf("%d moves of %d", history(again), want)
	}
	playOn(t, again, 1)
	if saved(again) != "saved" {
		t.Errorf("then it is %q: %v", saved(again), again.desk.Current().View.Save.Err)
	}
}
