package store

import (
	"bytes"
	"encoding/binary"
	"errors"
	"reflect"
	"slices"
	"testing"

	"tabard/engines/save"
)

// backup writes what static/recover/records.js writes.
func backup(m *Memory) []byte {
	b := []byte(backupMagic)
	keys, _ := m.Keys("")
	for _, k := range keys {
		text := toText(m.records[k])
		b = binary.BigEndian.AppendUint16(b, uint16(len(k)))
		b = append(append(b, k...), backupUTF8)
		b = binary.BigEndian.AppendUint32(b, uint32(len(text)))
		b = append(b, text...)
	}
	return b
}

func TestABackupBringsEverythingBack(t *testing.T) {
	m, s, now := rounds(t)
	add(t, s, resultOf(t, ended(t, "one", 1)))
	file := backup(m)
	fresh := OpenShelf(NewMemory())
	taken, err := fresh.Import(file)
	if err != nil || len(taken.Games) != 1 || taken.Results != 1 {
		t.Fatalf("%+v, %v", taken, err)
	}
	if got := get(t, fresh, now.ID); !reflect.DeepEqual(got, now) {
		t.Error("the game is another one")
	}
	was, is := earlier(t, s, now.ID), earlier(t, fresh, now.ID)
	for _, e := range was {
		if !slices.ContainsFunc(is, func(o Earlier) bool { return reflect.DeepEqual(o, e) }) {
			t.Errorf("round %d is missing", e.Gen)
		}
	}
	// A second time nothing is new.
	if taken, err = fresh.Import(file); err != nil || len(taken.Games) != 1 || taken.Known != 1 || len(list(t, fresh)) != 1 {
		t.Errorf("again: %+v, %v", taken, err)
	}
	// A game that has gone on here stays, and the one of the file comes beside it.
	later := now
	later.Title = "Later"
	put(t, fresh, later)
	if taken, err = fresh.Import(file); err != nil || len(list(t, fresh)) != 2 {
		t.Errorf("beside: %+v, %v", taken, err)
	}
	if got := get(t, fresh, now.ID); got.Title != "Later" {
		t.Error("written over")
	}
}

func TestADamagedBackupGivesWhatItHas(t *testing.T) {
	m, _, now := rounds(t)
	_ = m.Set("bad:00000001", []byte("rubbish"))
	file := backup(m)
	for n := len(backupMagic); n < len(file); n += 7 {
		fresh := OpenShelf(NewMemory())
		if _, err := fresh.Import(file[:n]); n > len(backupMagic) && err == nil && n < len(file)/2 {
			list(t, fresh) // cut between two records: whatever came before is there
		}
		for _, it := range list(t, fresh) {
			if it.Err != nil && !errors.Is(it.Err, ErrGone) {
				t.Fatalf("cut at %d: %v", n, it.Err)
			}
		}
	}
	spoilt := bytes.Clone(m.records[slotKey(now.ID, 0)])
	spoilt[50] ^= 1
	_ = m.Set(slotKey(now.ID, 0), spoilt)
	_ = m.Set(slotKey(now.ID, 1), spoilt)
	fresh := OpenShelf(NewMemory())
	if _, err := fresh.Import(backup(m)); !errors.Is(err, save.ErrChanged) {
		t.Errorf("a damaged game: %v", err)
	}
	if len(earlier(t, fresh, now.ID)) != earlierMax {
		t.Error("its rounds were not taken")
	}
	// UTF-16, and records without end.
	wide := append([]byte(backupMagic), 0, 1, 'x', 1, 0, 0, 0, 2, 0xd8, 0)
	if taken, err := fresh.Import(wide); err != nil || len(taken.Games) != 0 {
		t.Errorf("%+v, %v", taken, err)
	}
	many := append([]byte(backupMagic), bytes.Repeat([]byte{0, 0, 0, 0, 0, 0, 0}, maxParts+1)...)
	if _, err := fresh.Import(many); !errors.Is(err, save.ErrBroken) {
		t.Errorf("too many records: %v", err)
	}
}
