package store

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/save"
)

// What a write can run into at one operation: nothing done, all done but reported as failed, or half of it done.
type mishap int

const (
	refused mishap = iota
	reported
	torn
	mishaps
)

var errFault = errors.New("fault")

// faulty breaks one operation of a storage, and all later ones too if the page dies with it.
type faulty struct {
	Storage
	at, n int
	how   mishap
	dies  bool
	hit   string // what kind of operation was broken
}

func (f *faulty) broken(op string) bool {
	f.n++
	if f.n == f.at {
		f.hit = op
	}
	return f.n == f.at || (f.dies && f.n > f.at)
}

func (f *faulty) Get(key string) ([]byte, error) {
	if f.broken("get") {
		return nil, errFault
	}
	return f.Storage.Get(key)
}

func (f *faulty) Keys(prefix string) ([]string, error) {
	if f.broken("keys") {
		return nil, errFault
	}
	return f.Storage.Keys(prefix)
}

func (f *faulty) Set(key string, record []byte) error {
	if !f.broken("set") {
		return f.Storage.Set(key, record)
	}
	if f.n == f.at {
		switch f.how {
		case reported:
			_ = f.Storage.Set(key, record)
		case torn:
			_ = f.Storage.Set(key, record[:len(record)/2])
		}
	}
	return errFault
}

func (f *faulty) Delete(key string) error {
	if f.broken("delete") {
		if f.n == f.at && f.how == reported {
			_ = f.Storage.Delete(key)
		}
		return errFault
	}
	return f.Storage.Delete(key)
}

// begin are the writes of a game, by their number, with which a round begins.
func begin(t *testing.T, games []save.Game) (all []int) {
	t.Helper()
	m := NewMemory()
	s := OpenShelf(m)
	begun := ""
	for i, g := range games {
		put(t, s, g)
		if keys, _ := m.Keys(earlierPrefix); len(keys) > 0 && keys[len(keys)-1] != begun {
			begun = keys[len(keys)-1]
			all = append(all, i)
		}
	}
	return all
}

// Whatever operation of a Put fails, however, and whether the page lives on or not: afterwards the game is there, as it
// was before or as it should be, and a Put that said it worked has worked. So it is with the first writes of a game and with one
// that begins a sixth round, whose copy takes the place of the first one's.
func TestEveryFaultOfAWrite(t *testing.T) {
	first, long := stages(t, 1, 2, 3, 4, 5), everySave(t, coincrown.Def, 2, 100)
	begins := begin(t, long)
	sixth := begins[earlierMax]
	faults := map[string]int{}
	for _, c := range []struct {
		games  []save.Game
		before int // how often the game was written before
		again  bool
	}{{first, 0, false}, {first, 1, false}, {first, 2, false}, {first, 3, false}, {long, sixth, false}, {long, sixth, true}} {
		games, before := c.games, c.before
		for how := range mishaps {
			for _, dies := range []bool{false, true} {
				for at := 1; ; at++ {
					m := NewMemory()
					f := &faulty{Storage: m, how: how}
					s := OpenShelf(f)
					rest := games[:before]
					if c.again { // the page was loaded anew in the fifth round
						fifth := begins[earlierMax-1]
						put(t, s, rest[:fifth+1]...)
						s, rest = OpenShelf(f), rest[fifth+1:]
						get(t, s, games[0].ID)
					}
					put(t, s, rest...)
					f.n, f.at, f.dies = 0, at, dies
					err := s.Put(games[before])
					if f.n < at {
						break // the write has no such operation
					}
					faults[f.hit]++
					name := fmt.Sprintf("%d writes before, again %v, operation %d (%s), mishap %d, dies %v", before, c.again, at, f.hit, how, dies)
					f.at, f.dies = 0, false
					got, _, e := OpenShelf(m).Get(games[0].ID)
					switch {
					case e == nil && reflect.DeepEqual(got, games[before]):
					case e == nil && err != nil && before > 0 && reflect.DeepEqual(got, games[before-1]):
					case e != nil && err != nil && before == 0: // there was nothing yet
					default:
						t.Fatalf("%s: put said %v, then get %v, %d moves", name, err, e, len(got.Moves))
					}
					items := list(t, OpenShelf(m))
					if before > 0 && (len(items) != 1 || items[0].Err != nil || items[0].Moves != len(got.Moves)) {
						t.Fatalf("%s: list %+v", name, items)
					}
					if dies {
						s = OpenShelf(m)
						_, _, _ = s.Get(games[0].ID)
					}
					put(t, s, games[before+1]) // the next write must work again
					got, behind, e := OpenShelf(m).Get(games[0].ID)
					if e != nil || !reflect.DeepEqual(got, games[before+1]) {
						t.Fatalf("%s: the next write is lost: %v", name, e)
					}
					if behind && before > 0 { // a first write that was torn stays aside for one write more
						t.Fatalf("%s: the damaged slot was not the one written over", name)
					}
					if before < sixth {
						continue
					}
					// Two rounds later the last ones are kept, and none but them; one copy that was torn may lie among them, or beside them.
					put(t, s, games[before+2:begins[earlierMax+2]+1]...)
					kept, whole := earlierOf(t, s, games[0].ID)
					if kept != earlierMax || whole != kept {
						if how == torn && f.hit == "set" && kept-whole == 1 && kept <= earlierMax+1 {
							continue
						}
						t.Fatalf("%s: %d rounds are kept, %d of them whole", name, kept, whole)
					}
				}
			}
		}
	}
	for op, least := range map[string]int{"get": 100, "set": 50, "delete": 12, "keys": 6} {
		if faults[op] < least {
			t.Errorf("only %d faults of %s were tried", faults[op], op)
		}
	}
	t.Log(faults)
}

// earlierOf is how many copies there are of a game, and how many of them can be opened.
func earlierOf(t *testing.T, s *Shelf, id string) (kept, whole int) {
	t.Helper()
	all, err := s.EarlierOf(id)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		if e.Err == nil {
			whole++
		}
	}
	return len(all), whole
}

// One slot is cut at every byte or has any bit flipped: the game opens from the other slot, and says so.
func TestADamagedSlotFallsBack(t *testing.T) {
	games := stages(t, 20, 21)
	m := NewMemory()
	put(t, OpenShelf(m), games...)
	try := func(name, key string, other save.Game, bad []byte) {
		t.Helper()
		damaged := NewMemory()
		for k, r := range m.records {
			_ = damaged.Set(k, r)
		}
		_ = damaged.Set(key, bad)
		s := OpenShelf(damaged)
		items := list(t, s)
		if len(items) != 1 || items[0].Err != nil || items[0].Moves != len(other.Moves) {
			t.Fatalf("%s: list %+v", name, items)
		}
		got, behind, err := s.Get(other.ID)
		if err != nil || !behind || !reflect.DeepEqual(got, other) {
			t.Fatalf("%s: behind %v, %v, %d moves", name, behind, err, len(got.Moves))
		}
		if q, err := s.Quarantine(); err != nil || len(q) != 1 || !bytes.Equal(q[0], bad) {
			t.Fatalf("%s: quarantine %x, %v", name, q, err)
		}
		put(t, s, games[1])
		if got := get(t, OpenShelf(damaged), other.ID); !reflect.DeepEqual(got, games[1]) {
			t.Fatalf("%s: after the next write: %+v", name, got)
		}
	}
	for i, key := range []string{"game:g7k2m9q4x1:a", "game:g7k2m9q4x1:b"} {
		whole := m.records[key]
		other := games[1-i]
		for n := range whole {
			try(fmt.Sprintf("%s cut to %d", key, n), key, other, whole[:n])
			bad := bytes.Clone(whole)
			bad[n] ^= 1 << (n % 8)
			try(fmt.Sprintf("%s byte %d flipped", key, n), key, other, bad)
		}
	}
}

// A deletion that fails half-way leaves the newest state, and one that says that it worked leaves nothing.
func TestAFailedDeletionLosesNothing(t *testing.T) {
	games := everySave(t, coincrown.Def, 2, 60) // with rounds
	for _, dies := range []bool{false, true} {
		for at := 1; ; at++ {
			m := NewMemory()
			put(t, OpenShelf(m), games...)
			f := &faulty{Storage: m, at: at, dies: dies}
			err := OpenShelf(f).Delete(games[0].ID)
			if f.n < at {
				break
			}
			got, _, e := OpenShelf(m).Get(games[0].ID)
			if err != nil && (e != nil || !reflect.DeepEqual(got, games[len(games)-1])) {
				t.Errorf("operation %d (%s), dies %v: delete %v, get %v", at, f.hit, dies, err, e)
			}
			if left := list(t, OpenShelf(m)); err == nil && (!errors.Is(e, ErrNone) || len(left) > 0) {
				t.Errorf("operation %d (%s), dies %v: deleted, but get says %v, and the list %+v", at, f.hit, dies, e, left)
			}
		}
	}
}
