package store

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"testing"

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
}

func (f *faulty) broken() bool {
	f.n++
	return f.n == f.at || (f.dies && f.n > f.at)
}

func (f *faulty) Get(key string) ([]byte, error) {
	if f.broken() {
		return nil, errFault
	}
	return f.Storage.Get(key)
}

func (f *faulty) Keys(prefix string) ([]string, error) {
	if f.broken() {
		return nil, errFault
	}
	return f.Storage.Keys(prefix)
}

func (f *faulty) Set(key string, record []byte) error {
	if !f.broken() {
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
	if f.broken() {
		if f.n == f.at && f.how == reported {
			_ = f.Storage.Delete(key)
		}
		return errFault
	}
	return f.Storage.Delete(key)
}

// Whatever operation of a Put fails, however, and whether the page lives on or not: afterwards the game is there, as it
// was before or as it should be, and a Put that said it worked has worked.
func TestEveryFaultOfAWrite(t *testing.T) {
	games := stages(t, 1, 2, 3, 4, 5)
	faults := 0
	for before := range 4 { // how often the game was written before
		for how := range mishaps {
			for _, dies := range []bool{false, true} {
				for at := 1; ; at++ {
					m := NewMemory()
					f := &faulty{Storage: m, how: how}
					s := OpenShelf(f)
					put(t, s, games[:before]...)
					f.n, f.at, f.dies = 0, at, dies
					err := s.Put(games[before])
					if f.n < at {
						break // the write has no such operation
					}
					faults++
					name := fmt.Sprintf("%d writes before, operation %d, mishap %d, dies %v", before, at, how, dies)
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
				}
			}
		}
	}
	if faults < 100 {
		t.Errorf("only %d faults were tried", faults)
	}
	t.Logf("%d faults", faults)
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

// A deletion that fails half-way leaves the newest state.
func TestAFailedDeletionLosesNothing(t *testing.T) {
	games := stages(t, 10, 11, 12)
	for at := 1; ; at++ {
		m := NewMemory()
		put(t, OpenShelf(m), games...)
		f := &faulty{Storage: m, at: at, dies: true}
		err := OpenShelf(f).Delete(games[0].ID)
		if f.n < at {
			break
		}
		got, _, e := OpenShelf(m).Get(games[0].ID)
		if err != nil && (e != nil || !reflect.DeepEqual(got, games[2])) {
			t.Errorf("operation %d: delete %v, get %v", at, err, e)
		}
		if err == nil && !errors.Is(e, ErrNone) {
			t.Errorf("operation %d: deleted, but get says %v", at, e)
		}
	}
}
