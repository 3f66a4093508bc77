package store

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
)

// ended is a game that was played to its end, a person against bots.
func ended(t testing.TB, id string, seed uint64) save.Game {
	t.Helper()
	g := savetest.Played(t, coincrown.Def, 2, seed, -1)
	g.ID = id
	return g
}

func resultOf(t testing.TB, g save.Game) Result {
	t.Helper()
	r, ok := ResultOf(g)
	if !ok {
		t.Fatalf("%s has no result", g.ID)
	}
	return r
}

func add(t testing.TB, s *Shelf, all ...Result) {
	t.Helper()
	for _, r := range all {
		if _, _, err := s.AddResult(r); err != nil {
			t.Fatalf("add the result of %s: %v", r.ID, err)
		}
	}
}

// results are those of the shelf, oldest first, and how many there are that cannot be read.
func (s *Shelf) results() (all []Result, unread int, err error) {
	v := surveyed(s)
	return v.Results, v.Unread, v.ResultsErr
}

// clearResults removes all results of a game, and returns those that were removed. restoreResults brings some back.
func (s *Shelf) clearResults(code uint8) (gone []Result, err error) {
	all, _, err := s.results()
	for _, r := range all {
		if r.Code != code || err != nil {
			continue
		}
		var was bool
		if was, err = s.ClearResult(r.ID); was {
			gone = append(gone, r)
		}
	}
	return gone, err
}

func (s *Shelf) restoreResults(all []Result) error {
	var faults []error
	for _, r := range all {
		faults = append(faults, s.RestoreResult(r))
	}
	return errors.Join(faults...)
}

// added is the error of adding a result.
func added(s *Shelf, r Result) error {
	_, _, err := s.AddResult(r)
	return err
}

// results are those of the shelf, all of which can be read.
func results(t testing.TB, s *Shelf) []Result {
	t.Helper()
	all, unread, err := s.results()
	if err != nil || unread != 0 {
		t.Fatalf("results: %d unread, %v", unread, err)
	}
	return all
}

func reckon(t testing.TB, s *Shelf) int {
	t.Helper()
	v := surveyed(s)
	before := len(v.Results)
	if err := settled(v); err != nil {
		t.Fatalf("reckon: %v", err)
	}
	return len(v.Results) - before
}

// settled makes all results that are missing.
func settled(v *Survey) error {
	var faults []error
	for done := false; !done; {
		var err error
		done, err = v.Settle()
		faults = append(faults, err)
	}
	return errors.Join(faults...)
}

// resealed gives a changed record the checksum that fits.
func resealed(rec []byte, change func([]byte)) []byte {
	b := bytes.Clone(rec)
	change(b)
	end := len(b) - 4
	binary.BigEndian.PutUint32(b[end:], crc32.Checksum(b[:end], castagnoli))
	return b
}

func TestAResultComesBack(t *testing.T) {
	m := NewMemory()
	one := resultOf(t, ended(t, "one", 1))
	if one.At != 1700003600 || one.Code != coincrown.Def.Code || one.Rules != coincrown.Def.Rules || one.Setup.Seed != 1 ||
		len(one.Seats) != 2 || one.Seats[1].Name != "Björn" || !one.Seats[1].Bot || len(one.Standing) != 2 || one.Standing[0].Place != 1 {
		t.Fatalf("the result is %+v", one)
	}
	one.Advised, one.Series = true, save.Series{N: 5, Of: 5}
	// With an automaton among them, and every key and part in use and numbers of every size.
	solo := Result{ID: "solo", Code: coincrown.Def.Code, At: 5, Setup: game.Setup{Seats: 2}, Seats: []save.Seat{{Name: "Ann", Colour: 3}, {}},
		Standing: []game.Rank{{Who: game.Nobody, Place: 1}, {Who: 1, Place: 2}, {Who: 0, Place: 2}}}
	for i := range solo.Standing[0].Keys {
		solo.Standing[0].Keys[i] = int32(i) - 4
		solo.Standing[1].Keys[i] = -1 << (4 * i)
	}
	for i := range solo.Standing[1].Parts {
		solo.Standing[1].Parts[i] = int16(1 << i)
	}
	add(t, OpenShelf(m), one, solo)
	if got, want := results(t, OpenShelf(m)), []Result{solo, one}; !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
	if n := len(m.records[resultKey("one")]); n > 200 {
		t.Errorf("a result takes %d bytes", n)
	}
}

func TestWhatIsNoResult(t *testing.T) {
	under := savetest.Played(t, coincrown.Def, 2, 1, 20)
	practice := ended(t, "a", 1)
	practice.Practice = true
	bots := ended(t, "b", 1)
	bots.Seats[0].Bot = true
	broken := ended(t, "c", 1)
	broken.Snapshot = broken.Snapshot[:9]
	for name, g := range map[string]save.Game{"under way": under, "practice": practice, "bots only": bots, "broken": broken, "nothing": {}} {
		if r, ok := ResultOf(g); ok {
			t.Errorf("%s: %+v", name, r)
		}
	}
	s := OpenShelf(NewMemory())
	put(t, s, under, practice, bots)
	if made := reckon(t, s); made != 0 || len(results(t, s)) != 0 {
		t.Errorf("%d results were made", made)
	}
}

func TestAGameCountsOnceAndAsItEndedLast(t *testing.T) {
	s := OpenShelf(NewMemory())
	one := resultOf(t, ended(t, "one", 1))
	later := one
	later.At += 1000
	add(t, s, one, one, later)
	if got := results(t, s); len(got) != 1 || got[0].At != one.At {
		t.Errorf("%+v", got)
	}
	// The last decision was taken back and the game ended otherwise.
	other := resultOf(t, ended(t, "one", 2))
	add(t, s, other)
	if got := results(t, s); len(got) != 1 || !reflect.DeepEqual(got[0], other) {
		t.Errorf("%+v, want %+v", got, other)
	}
	// It was taken back and goes on.
	for range 2 {
		if err := s.DropResult("one"); err != nil || len(results(t, s)) != 0 {
			t.Errorf("dropped: %v, %v", results(t, s), err)
		}
	}
}

func TestRemovedResultsStayRemovedUntilTheyAreBroughtBack(t *testing.T) {
	m := NewMemory()
	s := OpenShelf(m)
	one, two := ended(t, "one", 1), ended(t, "two", 2)
	two.Played++
	put(t, s, one, two)
	all := []Result{resultOf(t, one), resultOf(t, two)}
	add(t, s, all...)
	if gone, err := s.clearResults(coincrown.Def.Code + 1); err != nil || len(gone) != 0 || len(results(t, s)) != 2 {
		t.Fatalf("another game's were removed: %v, %v", gone, err)
	}
	gone, err := s.clearResults(coincrown.Def.Code)
	if err != nil || !reflect.DeepEqual(gone, all) || len(results(t, s)) != 0 {
		t.Fatalf("%+v, %v", gone, err)
	}
	s = OpenShelf(m)
	add(t, s, all[0])
	if made := reckon(t, s); made != 0 || len(results(t, s)) != 0 {
		t.Errorf("removed results came back: %+v", results(t, s))
	}
	if err := s.DropResult("one"); err != nil {
		t.Fatal(err)
	}
	if made := reckon(t, s); made != 0 {
		t.Error("the note that a game does not count was dropped")
	}
	if _, file, err := s.exportAll(); err != nil || bytes.Contains(file, []byte(resultMagic)) {
		t.Errorf("what does not count is exported, %v", err)
	}
	if err := s.restoreResults(gone); err != nil || !reflect.DeepEqual(results(t, s), all) {
		t.Errorf("brought back: %+v, %v", results(t, s), err)
	}
}

// A game that was finished elsewhere does not count here; one that is finished here does, wherever it began.
func TestGamesFromOutside(t *testing.T) {
	s := OpenShelf(NewMemory())
	if err := s.Keep(ended(t, "link", 1)); err != nil {
		t.Fatal(err)
	}
	under := savetest.Played(t, coincrown.Def, 2, 3, 20)
	over := ended(t, under.ID, 3)
	file, err := save.Encode(ended(t, "file", 2))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Import(file); err != nil {
		t.Fatal(err)
	}
	if err := s.Keep(under); err != nil {
		t.Fatal(err)
	}
	if made := reckon(t, s); made != 0 || len(results(t, s)) != 0 {
		t.Errorf("games from outside count: %+v", results(t, s))
	}
	put(t, s, over)
	if made := reckon(t, s); made != 1 || results(t, s)[0].ID != under.ID {
		t.Errorf("%d made: %+v", made, results(t, s))
	}
	// A second copy of a game that is here gets a name of its own and does not count a second time.
	other := ended(t, under.ID, 4)
	if file, err = save.Encode(other); err != nil {
		t.Fatal(err)
	}
	if taken, err := s.Import(file); err != nil || len(taken.Games) != 1 || taken.Games[0].ID == under.ID {
		t.Fatalf("%+v, %v", taken, err)
	}
	if made := reckon(t, s); made != 0 {
		t.Errorf("%d more count", made)
	}
}

func TestResultsAreExportedAndImported(t *testing.T) {
	source := OpenShelf(NewMemory())
	one, two := ended(t, "one", 1), ended(t, "two", 2)
	one.Advised, two.Series = true, save.Series{N: 2, Of: 3}
	put(t, source, one)
	add(t, source, resultOf(t, one), resultOf(t, two)) // the second game was deleted
	want := results(t, source)
	if !want[0].Advised || want[0].Series.N != 0 || want[1].Advised || want[1].Series != two.Series {
		t.Errorf("%+v", want)
	}
	_, file, err := source.exportAll()
	if err != nil {
		t.Fatal(err)
	}
	s := OpenShelf(NewMemory())
	for round, fresh := range []int{2, 0} {
		taken, err := s.Import(file)
		if err != nil || len(taken.Games) != 1 || taken.Results != fresh || taken.Known != 2-fresh {
			t.Errorf("round %d: %d games, %d results, %d known, %v", round, len(taken.Games), taken.Results, taken.Known, err)
		}
		if got := results(t, s); !reflect.DeepEqual(got, want) {
			t.Errorf("round %d: %+v", round, got)
		}
		if made := reckon(t, s); made != 0 {
			t.Errorf("round %d: %d made anew", round, made)
		}
	}
	// Brought together with what another device has, each is there once; what is known here stays as it is.
	other := OpenShelf(NewMemory())
	mine := resultOf(t, ended(t, "one", 3))
	three := resultOf(t, ended(t, "three", 3))
	add(t, other, mine, three)
	if taken, err := other.Import(file); err != nil || taken.Results != 1 || taken.Known != 1 {
		t.Errorf("%+v, %v", taken, err)
	}
	got := results(t, other)
	if len(got) != 3 || !reflect.DeepEqual(got[0], mine) || got[1].ID != "three" || got[2].ID != "two" {
		t.Errorf("%+v", got)
	}
	// A file from before there were results.
	data, err := save.Encode(one)
	if err != nil {
		t.Fatal(err)
	}
	if taken, err := OpenShelf(NewMemory()).Import(bundle([][]byte{data})); err != nil || len(taken.Games) != 1 || taken.Results+taken.Known != 0 {
		t.Errorf("%+v, %v", taken, err)
	}
	// Importing the results is a wish that outweighs an earlier removal.
	if _, err := s.clearResults(coincrown.Def.Code); err != nil {
		t.Fatal(err)
	}
	if taken, err := s.Import(file); err != nil || taken.Results != 2 || !reflect.DeepEqual(results(t, s), want) {
		t.Errorf("after a removal: %+v, %v", taken, err)
	}
}

// Records that cannot be read stay where they are, are counted and exported; nothing but the player's own game writes
// over a damaged one, and nothing over a newer one.
func TestUnreadableResultsAreKept(t *testing.T) {
	m := NewMemory()
	s := OpenShelf(m)
	one, two := ended(t, "one", 1), ended(t, "two", 2)
	put(t, s, one)
	add(t, s, resultOf(t, one), resultOf(t, two))
	good := m.records[resultKey("two")]
	damaged := bytes.Clone(m.records[resultKey("one")])
	damaged[30] ^= 8
	newer := resealed(good, func(b []byte) { b[5] = 2 })
	elsewhere := resealed(good, func([]byte) {})
	_ = m.Set(resultKey("one"), damaged)
	_ = m.Set(resultKey("two"), newer)
	_ = m.Set(resultKey("other"), elsewhere) // under another game's name
	all, unread, err := s.results()
	if err != nil || len(all) != 0 || unread != 3 {
		t.Fatalf("%+v, %d unread, %v", all, unread, err)
	}
	if gone, err := s.clearResults(coincrown.Def.Code); err != nil || len(gone) != 0 {
		t.Errorf("removed %+v, %v", gone, err)
	}
	_, file, err := s.exportAll()
	if err != nil || !bytes.Contains(file, damaged) || !bytes.Contains(file, newer) || !bytes.Contains(file, elsewhere) {
		t.Errorf("not all is exported, %v", err)
	}
	// Such a file gives its games and what can be read, and says what is wrong with the rest.
	taken, err := OpenShelf(NewMemory()).Import(file)
	if len(taken.Games) != 1 || taken.Results != 1 || !errors.Is(err, ErrResult) || !errors.Is(err, save.ErrChanged) || !errors.Is(err, save.ErrNewer) {
		t.Errorf("%d games, %d results, %v", len(taken.Games), taken.Results, err)
	}
	// The damaged one is made again from its game, the newer one is left alone.
	add(t, s, resultOf(t, two))
	if made := reckon(t, s); made != 1 || !bytes.Equal(m.records[resultKey("two")], newer) {
		t.Errorf("%d made", made)
	}
	if q, err := s.Quarantine(); err != nil || len(q) != 1 || !bytes.Equal(q[0], damaged) {
		t.Errorf("quarantine %x, %v", q, err)
	}
	if all, unread, err = s.results(); err != nil || len(all) != 1 || all[0].ID != "one" || unread != 2 {
		t.Errorf("%+v, %d unread, %v", all, unread, err)
	}
	if err := s.setAside("two"); !errors.Is(err, save.ErrNewer) {
		t.Errorf("a newer record was set aside: %v", err)
	}
}

// A result of a game or an option that this program does not have is kept for one that has it.
func TestResultsOfOtherProgramsAreCarriedAlong(t *testing.T) {
	one := resultOf(t, ended(t, "one", 1))
	game9, option := one, one
	game9.ID, game9.Code = "game9", 250
	option.ID, option.Setup.Options[0] = "option", 200
	s := OpenShelf(NewMemory())
	add(t, s, one, game9, option)
	_, file, err := s.exportAll()
	if err != nil {
		t.Fatal(err)
	}
	fresh := OpenShelf(NewMemory())
	if taken, err := fresh.Import(file); err != nil || taken.Results != 3 {
		t.Errorf("%+v, %v", taken, err)
	}
	if all, unread, err := fresh.results(); err != nil || len(all) != 1 || unread != 2 {
		t.Errorf("%+v, %d unread, %v", all, unread, err)
	}
	if _, again, err := fresh.exportAll(); err != nil || !bytes.Equal(again, file) {
		t.Errorf("the second file differs, %v", err)
	}
}

// Every byte cut off and every byte changed: the record says that it is damaged, never something else.
func TestADamagedResultIsNeverTakenForAnother(t *testing.T) {
	m := NewMemory()
	add(t, OpenShelf(m), resultOf(t, ended(t, "one", 1)))
	whole := m.records[resultKey("one")]
	for n := range whole {
		bad := bytes.Clone(whole)
		bad[n] ^= 1 << (n % 8)
		for name, raw := range map[string][]byte{fmt.Sprintf("cut to %d", n): whole[:n], fmt.Sprintf("byte %d", n): bad} {
			if r, _, err := decodeResult(raw); err == nil {
				t.Errorf("%s: %+v", name, r)
			}
		}
	}
}

func TestAResultOutsideTheBoundsIsRefused(t *testing.T) {
	good := resultOf(t, ended(t, "one", 1))
	for name, spoil := range map[string]func(*Result){
		"no id":             func(r *Result) { r.ID = "" },
		"an id like a path": func(r *Result) { r.ID = "../x" },
		"a long id":         func(r *Result) { r.ID = strings.Repeat("a", save.MaxID+1) },
		"no game":           func(r *Result) { r.Code = 0 },
		"before time":       func(r *Result) { r.At = -1 },
		"after time":        func(r *Result) { r.At = farFuture + 1 },
		"no seats":          func(r *Result) { r.Seats, r.Setup.Seats = nil, 0 },
		"five seats":        func(r *Result) { r.Seats, r.Setup.Seats = make([]save.Seat, 5), 5 },
		"unnamed seats":     func(r *Result) { r.Setup.Seats = 3 },
		"a fifth colour":    func(r *Result) { r.Seats = slices.Clone(r.Seats); r.Seats[0].Colour = 4 },
		"no standing":       func(r *Result) { r.Standing = nil },
		"a seat without":    func(r *Result) { r.Standing = r.Standing[:1] },
		"a seat twice":      func(r *Result) { r.Standing = append(slices.Clone(r.Standing), r.Standing[0]) },
		"a seat too far":    func(r *Result) { r.Standing = append(slices.Clone(r.Standing), game.Rank{Who: 2, Place: 3}) },
		"nobody's neighbour": func(r *Result) {
			r.Standing = append(slices.Clone(r.Standing), game.Rank{Who: game.Nobody - 1, Place: 3})
		},
		"place 0":   func(r *Result) { r.Standing = slices.Clone(r.Standing); r.Standing[0].Place = 0 },
		"place 3":   func(r *Result) { r.Standing = slices.Clone(r.Standing); r.Standing[0].Place = 3 },
		"nine rows": func(r *Result) { r.Standing = append(slices.Clone(r.Standing), make([]game.Rank, 9)...) },
	} {
		r := good
		spoil(&r)
		s := OpenShelf(NewMemory())
		if _, _, err := s.AddResult(r); !errors.Is(err, save.ErrBroken) || len(results(t, s)) != 0 {
			t.Errorf("%s: %v", name, err)
		}
	}
	sealed, err := sealResult(&ending{ID: "one", Flags: endingAside, Seats: []sitter{{}}})
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := decodeResult(sealed); !errors.Is(err, save.ErrBroken) {
		t.Errorf("a note with seats: %v", err)
	}
	rec, err := encodeResult(good)
	if err != nil {
		t.Fatal(err)
	}
	for name, raw := range map[string][]byte{
		"format 0": resealed(rec, func(b []byte) { b[5] = 0 }), "bytes that follow": resealed(append(bytes.Clone(rec), 0), func([]byte) {}),
		"too long": resealed(append(bytes.Clone(rec), make([]byte, maxResult)...), func([]byte) {}),
	} {
		if _, _, err := decodeResult(raw); !errors.Is(err, save.ErrBroken) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Whatever operation of the writing fails, and whether the page lives on or not: another result is never touched, and what
// is missing is made again from the game.
func TestEveryFaultOfAddingAResult(t *testing.T) {
	one, two := ended(t, "one", 1), ended(t, "two", 2)
	two.Played++
	want := []Result{resultOf(t, one), resultOf(t, two)}
	faults := 0
	for how := range mishaps {
		for _, dies := range []bool{false, true} {
			for at := 1; ; at++ {
				m := NewMemory()
				s := OpenShelf(m)
				put(t, s, one, two)
				add(t, s, want[0])
				f := &faulty{Storage: m, how: how, at: at, dies: dies}
				_, _, err := OpenShelf(f).AddResult(want[1])
				if f.n < at {
					break
				}
				faults++
				name := fmt.Sprintf("operation %d, mishap %d, dies %v", at, how, dies)
				all, unread, e := OpenShelf(m).results()
				if e != nil || len(all) == 0 || !reflect.DeepEqual(all[0], want[0]) || len(all)+unread > 2 || err == nil && len(all) != 2 {
					t.Fatalf("%s: said %v, then %+v, %d unread, %v", name, err, all, unread, e)
				}
				s = OpenShelf(m)
				reckon(t, s)
				if got := results(t, s); !reflect.DeepEqual(got, want) {
					t.Fatalf("%s: %+v", name, got)
				}
			}
		}
	}
	if faults < 15 {
		t.Errorf("only %d faults were tried", faults)
	}
}

// Full storage: the result comes once there is room.
func TestAResultThatFoundNoRoomIsMadeLater(t *testing.T) {
	m := NewMemory()
	s := OpenShelf(m)
	g := ended(t, "one", 1)
	put(t, s, g)
	m.Fault = func(op, key string) error {
		if op == "set" && strings.HasPrefix(key, resultPrefix) {
			return ErrFull
		}
		return nil
	}
	if _, _, err := s.AddResult(resultOf(t, g)); !errors.Is(err, ErrFull) {
		t.Fatalf("add: %v", err)
	}
	if v := surveyed(s); !errors.Is(settled(v), ErrFull) || len(v.Results) != 0 {
		t.Errorf("%d made", len(v.Results))
	}
	if err := s.Keep(ended(t, "two", 2)); err != nil {
		t.Errorf("a game is kept out because its note found no room: %v", err)
	}
	// The game is all that says how it ended, so it stays until that is noted.
	if err := s.Delete("one"); !errors.Is(err, ErrOwed) || !errors.Is(err, ErrFull) {
		t.Errorf("a finished game without a result is deleted: %v", err)
	}
	if got := get(t, OpenShelf(m), "one"); !reflect.DeepEqual(got, g) {
		t.Error("it is another game now")
	}
	m.Fault = nil
	if err := s.Delete("two"); err != nil {
		t.Fatal(err)
	}
	if made := reckon(t, s); made != 1 || len(results(t, s)) != 1 {
		t.Errorf("%d made", made)
	}
}

// To delete a finished game makes the result that is missing: what goes first is room enough.
func TestAResultIsMadeBeforeItsGameGoes(t *testing.T) {
	m := NewMemory()
	s := OpenShelf(m)
	g := ended(t, "one", 1)
	put(t, s, g, g)
	for k, r := range m.records {
		m.Quota += len(k) + len(r)
	}
	if _, _, err := s.AddResult(resultOf(t, g)); !errors.Is(err, ErrFull) {
		t.Fatalf("add: %v", err)
	}
	if err := s.Delete("one"); err != nil {
		t.Fatal(err)
	}
	if all := results(t, s); len(all) != 1 || len(list(t, s)) != 0 {
		t.Errorf("%d results", len(all))
	}
	// One that the newer slot cannot be read of has its result from the older one.
	m.Quota = 0
	put(t, s, ended(t, "two", 2))
	_ = m.Set(slotKey("two", 1), seal(0x20000000, []byte("no game")))
	m.Fault = func(op, key string) error {
		if op == "set" && strings.HasPrefix(key, resultPrefix) {
			return ErrFull
		}
		return nil
	}
	if err := s.Delete("two"); !errors.Is(err, ErrOwed) {
		t.Errorf("delete: %v", err)
	}
	if _, err := s.Look("two"); err != nil {
		t.Errorf("the slot that can be read went first: %v", err)
	}
	m.Fault = nil
	if err := s.Delete("two"); err != nil || len(results(t, s)) != 2 {
		t.Errorf("%d results, %v", len(results(t, s)), err)
	}
	// A result that no record could hold holds up no deletion.
	g = ended(t, "three", 3)
	g.Played = -1
	put(t, s, g)
	if err := s.Delete("three"); err != nil || len(results(t, s)) != 2 {
		t.Errorf("%d results, %v", len(results(t, s)), err)
	}
}

func TestResultsInBlockedStorage(t *testing.T) {
	m := NewMemory()
	m.Fault = func(string, string) error { return ErrBlocked }
	s := OpenShelf(m)
	r := resultOf(t, ended(t, "one", 1))
	_, _, readErr := s.results()
	_, clearErr := s.clearResults(1)
	for name, err := range map[string]error{"read": readErr, "add": added(s, r), "drop": s.DropResult("one"),
		"clear": clearErr, "bring back": s.restoreResults([]Result{r})} {
		if !errors.Is(err, ErrBlocked) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Two tabs only ever add.
func TestTwoTabsKeepEachOthersResults(t *testing.T) {
	m := NewMemory()
	one, two := OpenShelf(m), OpenShelf(m)
	results(t, one)
	results(t, two)
	for i := range 6 {
		s := []*Shelf{one, two}[i%2]
		r := resultOf(t, ended(t, fmt.Sprintf("g%d", i), uint64(i)))
		r.At += int64(i)
		add(t, s, r)
	}
	for _, s := range []*Shelf{one, two} {
		if got := results(t, s); len(got) != 6 || got[5].ID != "g5" {
			t.Errorf("%d results", len(got))
		}
	}
}
