package store

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"reflect"
	"strings"
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

// run takes a file in by steps, and says how many operations the dearest took, and how many bytes the one that allocates most.
func run(t testing.TB, s *Shelf, c *counting, file []byte) (taken Taken, dearest int, largest uint64) {
	t.Helper()
	in, err := s.Intake(file)
	if err != nil {
		t.Fatal(err)
	}
	at, of := in.Progress()
	for done := false; !done; {
		before := c.ops
		largest = max(largest, allocates(func() { done = in.Step() }))
		dearest = max(dearest, c.ops-before)
		now, _ := in.Progress()
		if now < at || now > of || done && in.full == nil && now != of {
			t.Fatalf("at %d of %d after %d, done %v", now, of, at, done)
		}
		at = now
	}
	taken, _ = in.End()
	return taken, dearest, largest
}

// Whatever a file is made of: the operations of the storage grow with it and not with its square, and so do those of the lists afterwards.
// Neither the operations of a step nor the bytes that it works on grow at all, but that names of what is stored are listed once, and that
// the list of what was taken is copied now and then.
func TestAnImportGrowsWithItsFile(t *testing.T) {
	for what, file := range hostileFiles {
		var all, step, after [2]int
		var work [2]uint64
		for i, n := range []int{400, 1600} {
			c := &counting{Memory: lived(t)}
			before := len(c.records)
			s := OpenShelf(c)
			data := file(t, n)
			taken, dearest, largest := run(t, s, c, data)
			all[i], step[i] = c.ops, dearest-2*before // the keys of rounds and of what was put aside are listed once
			work[i] = largest - min(largest, uint64(len(taken.Games)+taken.Rounds)*300)
			c.ops = 0
			v := surveyed(s)
			if err := errors.Join(v.Err, v.ResultsErr, v.RestErr, settled(v)); err != nil {
				t.Fatal(err)
			}
			after[i] = c.ops
		}
		if all[1] > 5*all[0] || after[1] > 5*after[0] {
			t.Errorf("%s: %v operations to take 400 and 1600, %v to list them", what, all, after)
		}
		if step[1] > 60 {
			t.Errorf("%s: %v operations in one step", what, step)
		}
		if work[1] > 256<<10 {
			t.Errorf("%s: %v bytes in one step", what, work)
		}
	}
}

// Whatever a file is made of: nothing that was here goes, nothing that is not a game comes onto the list, one game is one game, and
// what is said to have been taken is there.
func TestAHostileFileHarmsNothing(t *testing.T) {
	const n = 300
	wantGames := map[string]int{"games": n, "finished games": n, "games of a backup": n, "games with rounds": n, "one game": 1,
		"one game in parts": 1, "one game in a newer state": 1, "one name": 1}
	records := map[string]int{"one large record": 1}
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
			gone := 0 // of which there are earlier rounds alone
			for _, it := range items {
				if errors.Is(it.Err, ErrGone) {
					gone++
				} else if it.Err != nil || it.Game == "" {
					t.Errorf("%s: on the list: %+v", what, it)
				}
			}
			if gone != taken.Rounds || len(items) != before+gone+len(taken.Games)-taken.Here {
				t.Errorf("%s: %d games after %d and %d taken, of %d rounds alone, %d told", what, len(items), before, len(taken.Games), gone, taken.Rounds)
			}
			if want := wantGames[what]; !tight && len(taken.Games) != want {
				t.Errorf("%s: %d games taken, want %d", what, len(taken.Games), want)
			}
			if junk := strings.Contains(what, "junk"); taken.Aside > maxAside || junk && taken.Aside == 0 {
				t.Errorf("%s: %d records aside", what, taken.Aside)
			}
			// Every record of the file is told of, but for rounds of games that came with it.
			told := len(taken.Games) + taken.Rounds + taken.Again + taken.Aside + taken.Left
			if want := cmp.Or(records[what], n); told != want && (!tight || wantGames[what] == 0) {
				t.Errorf("%s: %d records of %d are told of: %d games, %d of rounds, %d again, %d aside, %d left", what, told, want,
					len(taken.Games), taken.Rounds, taken.Again, taken.Aside, taken.Left)
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
	for what, steps := range map[string]int{"games": 500, "games with rounds": 2500, "junk": 1500} {
		file := hostileFiles[what](t, 1000)
		s := OpenShelf(NewMemory())
		in, err := s.Intake(file)
		if err != nil {
			t.Fatal(err)
		}
		for n := range steps {
			if in.Step() {
				t.Fatalf("%s: at the end after %d steps", what, n+1)
			}
		}
		if at, of := in.Progress(); at <= len(backupMagic) || at >= of || of != len(file) {
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
