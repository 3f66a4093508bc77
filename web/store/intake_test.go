package store

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"reflect"
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
)

// counting is a storage that counts what a browser's would have to do: one for each record that is read, written or deleted, and one for
// each that there is when keys are listed.
type counting struct {
	*Memory
	ops int
}

func (c *counting) Get(key string) ([]byte, error) { c.ops++; return c.Memory.Get(key) }

func (c *counting) Set(key string, rec []byte) error { c.ops++; return c.Memory.Set(key, rec) }

func (c *counting) Delete(key string) error { c.ops++; return c.Memory.Delete(key) }

func (c *counting) Keys(prefix string) ([]string, error) {
	c.ops += len(c.records)
	return c.Memory.Keys(prefix)
}

// backupOf is a backup of records by name, in that order.
func backupOf(names []string, rec func(i int) []byte) []byte {
	b := []byte(backupMagic)
	for i, k := range names {
		text := toText(rec(i))
		b = binary.BigEndian.AppendUint16(b, uint16(len(k)))
		b = append(append(b, k...), backupUTF8)
		b = binary.BigEndian.AppendUint32(b, uint32(len(text)))
		b = append(b, text...)
	}
	return b
}

func names(n int, pattern string) (all []string) {
	for i := range n {
		all = append(all, fmt.Sprintf(pattern, i))
	}
	return all
}

// variants are n games that differ in little, as records.
func variants(t testing.TB, n, moves int) (recs [][]byte) {
	g := savetest.Played(t, coincrown.Def, 2, 5, moves)
	for i := range n {
		g.ID, g.Created = fmt.Sprintf("v%d", i), int64(1+i)
		rec, err := save.Encode(g)
		if err != nil {
			t.Fatal(err)
		}
		recs = append(recs, rec)
	}
	return recs
}

// hostile files by what they are made of, n of it.
var hostileFiles = map[string]func(t testing.TB, n int) []byte{
	"games": func(t testing.TB, n int) []byte { return bundle(variants(t, n, 20)) },
	"finished games": func(t testing.TB, n int) []byte {
		return bundle(variants(t, n, -1))
	},
	"games of a backup": func(t testing.TB, n int) []byte {
		recs := variants(t, n, 20)
		return backupOf(names(n, "game:v%d:a"), func(i int) []byte { return seal(7, recs[i]) })
	},
	"games with rounds": func(t testing.TB, n int) []byte {
		recs := variants(t, n, 20)
		return backupOf(append(names(n, "game:v%d:a"), names(n, "round:v%d:00000003")...), func(i int) []byte { return seal(7, recs[i%n]) })
	},
	"junk": func(_ testing.TB, n int) []byte {
		return backupOf(names(n, "junk%d"), func(i int) []byte { return []byte{byte(i), byte(i >> 8), 1, 2} })
	},
	"equal junk": func(_ testing.TB, n int) []byte {
		return backupOf(names(n, "junk%d"), func(int) []byte { return []byte("the same") })
	},
	"junk rounds": func(_ testing.TB, n int) []byte {
		return backupOf(names(n, "round:j%d:00000001"), func(i int) []byte { return []byte{byte(i), byte(i >> 8), 3} })
	},
	"junk rounds of one game": func(_ testing.TB, n int) []byte {
		return backupOf(names(n, "round:one:%08x"), func(i int) []byte { return []byte{byte(i), byte(i >> 8), 3} })
	},
	"junk slots": func(_ testing.TB, n int) []byte {
		return backupOf(names(n, "game:j%d:a"), func(i int) []byte { return seal(1, []byte{byte(i), byte(i >> 8), 4}) })
	},
	"junk results": func(_ testing.TB, n int) []byte {
		return backupOf(names(n, "result:j%d"), func(i int) []byte { return []byte{'T', 'R', 'E', 'S', byte(i), byte(i >> 8)} })
	},
	"junk that was put aside": func(_ testing.TB, n int) []byte {
		return backupOf(names(n, "bad:%08d-00000000"), func(i int) []byte { return []byte{byte(i), byte(i >> 8), 5} })
	},
	"junk parts": func(_ testing.TB, n int) []byte {
		var parts [][]byte
		for i := range n {
			parts = append(parts, []byte{byte(i), byte(i >> 8), 6})
		}
		return bundle(parts)
	},
	"one game": func(t testing.TB, n int) []byte {
		rec := variants(t, 1, 20)[0]
		return backupOf(names(n, "game:o%d:a"), func(i int) []byte { return seal(uint32(1+i), rec) })
	},
	"one game in parts": func(t testing.TB, n int) []byte {
		var parts [][]byte
		for range n {
			parts = append(parts, variants(t, 1, 20)[0])
		}
		return bundle(parts)
	},
	"one game in a newer state": func(t testing.TB, n int) []byte { // of an id that is taken here
		g := savetest.Played(t, coincrown.Def, 2, 5, 21)
		g.ID = "mine"
		rec, err := save.Encode(g)
		if err != nil {
			t.Fatal(err)
		}
		var parts [][]byte
		for range n {
			parts = append(parts, rec)
		}
		return bundle(parts)
	},
}

// lived is a storage with a game that has all its rounds, and a result.
func lived(t testing.TB) *Memory {
	t.Helper()
	m, _, now := rounds(t)
	s := OpenShelf(m)
	add(t, s, resultOf(t, ended(t, "done", 1)))
	g := savetest.Played(t, coincrown.Def, 2, 9, 20)
	g.ID = "mine"
	put(t, s, g)
	if len(earlier(t, s, now.ID)) != earlierMax {
		t.Fatal("there are no rounds to lose")
	}
	return m
}

// run takes a file in by steps, and says how many operations the dearest took.
func run(t testing.TB, s *Shelf, c *counting, file []byte) (taken Taken, dearest int, err error) {
	t.Helper()
	in, err := s.Intake(file)
	if err != nil {
		t.Fatal(err)
	}
	for done := false; !done; {
		before := c.ops
		done = in.Step()
		dearest = max(dearest, c.ops-before)
	}
	taken, err = in.End()
	return taken, dearest, err
}

// Whatever a file is made of: the operations of the storage grow with it and not with its square, those of a step not at all but for
// listing what is stored; so do those of the lists afterwards.
func TestAnImportGrowsWithItsFile(t *testing.T) {
	for what, file := range hostileFiles {
		var all, step, after [2]int
		for i, n := range []int{100, 400} {
			c := &counting{Memory: lived(t)}
			before := len(c.records)
			s := OpenShelf(c)
			_, dearest, _ := run(t, s, c, file(t, n))
			all[i], step[i] = c.ops, dearest-2*before // the keys of rounds and of what was put aside are listed once
			c.ops = 0
			items, err := s.List()
			if err != nil {
				t.Fatal(err)
			}
			if _, err := s.Reckon(items); err != nil {
				t.Fatal(err)
			}
			if _, err := s.Rest(); err != nil {
				t.Fatal(err)
			}
			if _, err := s.Rounds(); err != nil {
				t.Fatal(err)
			}
			after[i] = c.ops
		}
		if all[1] > 5*all[0] || after[1] > 5*after[0] {
			t.Errorf("%s: %v operations to take 100 and 400, %v to list them", what, all, after)
		}
		if step[1] > max(2*step[0], 400) {
			t.Errorf("%s: %v operations in one step", what, step)
		}
	}
}

// Whatever a file is made of: nothing that was here goes, nothing that is not a game comes onto the list, one game is one game, and
// what is said to have been taken is there.
func TestAHostileFileHarmsNothing(t *testing.T) {
	const n = 300
	wantGames := map[string]int{"games": n, "finished games": n, "games of a backup": n, "games with rounds": n, "one game": 1,
		"one game in parts": 1, "one game in a newer state": 1}
	for what, file := range hostileFiles {
		for _, tight := range []bool{false, true} {
			m := lived(t)
			if tight { // as much room as there is now, and a little
				m.Quota = 3000
				for k, r := range m.records {
					m.Quota += len(k) + len(r)
				}
			}
			was := copyRecords(m)
			s := OpenShelf(m)
			before := len(list(t, s))
			data := file(t, n)
			taken, err := s.Import(data)
			items := list(t, s)
			for _, it := range items {
				if it.Err != nil || it.Game == "" {
					t.Errorf("%s: on the list: %+v", what, it)
				}
			}
			if len(items) != before+len(taken.Games)-taken.Here {
				t.Errorf("%s: %d games after %d and %d taken", what, len(items), before, len(taken.Games))
			}
			if want := wantGames[what]; !tight && len(taken.Games) != want {
				t.Errorf("%s: %d games taken, want %d", what, len(taken.Games), want)
			}
			if wantGames[what] == 0 && (taken.Aside > maxAside || taken.Aside == 0) {
				t.Errorf("%s: %d records aside", what, taken.Aside)
			}
			if wantGames[what] == 0 && what != "equal junk" && taken.Aside+taken.Left != n {
				t.Errorf("%s: %d records aside and %d left", what, taken.Aside, taken.Left)
			}
			for key, rec := range was {
				_, _, round := earlierID(key)
				if is := m.records[key]; !bytes.Equal(is, rec) && !(round && wantGames[what] > 0 && tight) {
					t.Errorf("%s: %s is gone", what, key)
				}
			}
			if len(earlier(t, s, items[0].ID)) == 0 && taken.Games == nil {
				t.Errorf("%s: the rounds are gone", what)
			}
			if tight && wantGames[what] > 1 && !errors.Is(err, ErrFull) {
				t.Errorf("%s: full storage is not told: %v", what, err)
			}
			// Once more: nothing is new.
			m.Quota = 0
			if !tight {
				stored := len(m.records)
				again, _ := s.Import(data)
				if again.Here != len(again.Games) || len(again.Games) != len(taken.Games) || len(m.records) > stored+maxAside-taken.Aside {
					t.Errorf("%s, again: %d games, %d were here, %d records after %d", what, len(again.Games), again.Here, len(m.records), stored)
				}
			}
		}
	}
}

func copyRecords(m *Memory) map[string][]byte {
	out := map[string][]byte{}
	for k, r := range m.records {
		out[k] = bytes.Clone(r)
	}
	return out
}

// An import that is stopped leaves whole games, says which, and goes on from there the next time.
func TestAnImportIsStopped(t *testing.T) {
	for _, what := range []string{"games", "games with rounds", "junk"} {
		file := hostileFiles[what](t, 1000)
		s := OpenShelf(NewMemory())
		in, err := s.Intake(file)
		if err != nil {
			t.Fatal(err)
		}
		for n := range 2 {
			if in.Step() {
				t.Fatalf("%s: at the end after %d steps", what, n+1)
			}
		}
		if at, of := in.Progress(); at == 0 || at >= of || of < 1000 {
			t.Errorf("%s: at %d of %d", what, at, of)
		}
		taken, err := in.End()
		if !errors.Is(err, ErrStopped) {
			t.Errorf("%s: %v", what, err)
		}
		items := list(t, s)
		if len(items) != len(taken.Games) {
			t.Errorf("%s: %d games listed, %d taken", what, len(items), len(taken.Games))
		}
		for _, g := range taken.Games {
			if !reflect.DeepEqual(get(t, s, g.ID), g) {
				t.Errorf("%s: %s is another game", what, g.ID)
			}
		}
		if again, err := s.Import(file); errors.Is(err, ErrStopped) || again.Here != len(taken.Games) {
			t.Errorf("%s: then %d were here, %v", what, again.Here, err)
		}
	}
}

// playOn plays a game on from where it stands, with a save after each decision.
func playOn(t testing.TB, s *Shelf, g save.Game, moves int) save.Game {
	t.Helper()
	_, st, err := save.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	for i := range moves {
		legal := st.Legal(nil)
		if len(legal) == 0 {
			break
		}
		st.Apply(legal[i%len(legal)], nil)
		g.Add(i%len(legal), st)
		if g.Snapshot, err = save.Pack(st); err != nil {
			t.Fatal(err)
		}
		put(t, s, g)
	}
	return g
}

// A game that comes with its rounds keeps its place among them: those that begin here are later, and stay.
func TestRoundsBeginAfterThoseOfTheFile(t *testing.T) {
	m := NewMemory()
	g := playOn(t, OpenShelf(m), savetest.Played(t, coincrown.Def, 2, 9, 0), 50)
	s := OpenShelf(NewMemory())
	if _, err := s.Import(backup(m)); err != nil {
		t.Fatal(err)
	}
	old := earlier(t, s, g.ID)
	playOn(t, s, g, 40)
	is := earlier(t, s, g.ID)
	if len(old) == 0 || len(is) != earlierMax || is[2].Gen <= old[0].Gen {
		t.Errorf("rounds %v after %v", gens(is), gens(old))
	}
}

func gens(all []Earlier) (out []uint32) {
	for _, e := range all {
		out = append(out, e.Gen)
	}
	return out
}

// A game in play looks for its rounds once, not each time one begins.
func TestARoundDoesNotListEverything(t *testing.T) {
	c := &counting{Memory: NewMemory()}
	for i := range 500 {
		_ = c.Memory.Set(fmt.Sprintf("other%d", i), []byte("x"))
	}
	s := OpenShelf(c)
	g := playOn(t, s, savetest.Played(t, coincrown.Def, 2, 9, 0), 70)
	if all := earlier(t, OpenShelf(c.Memory), g.ID); len(all) != earlierMax || c.ops > 70*20+2*600 {
		t.Errorf("%d rounds, %d operations", len(all), c.ops)
	}
}
