package store

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"reflect"
	"regexp"
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
)

// asFormat is a save as a program of another format would have begun it.
func asFormat(rec []byte, format uint16) []byte {
	b := bytes.Clone(rec)
	binary.BigEndian.PutUint16(b[6:], format)
	end := len(b) - 4
	binary.BigEndian.PutUint32(b[end:], crc32.Checksum(b[:end], castagnoli))
	return b
}

// imported is what a file gives of games.
func imported(s *Shelf, data []byte) ([]save.Game, error) {
	t, err := s.Import(data)
	return t.Games, err
}

func TestExportAndImport(t *testing.T) {
	games := stages(t, 10, 11)
	games[1].ID = "other"
	s := OpenShelf(NewMemory())
	put(t, s, games...)

	name, one, err := s.Export("other")
	if err != nil || name != "tabard-coincrown-2023-11-14-other.tabard" {
		t.Fatalf("%s, %v", name, err)
	}
	name, all, err := s.exportAll()
	if err != nil || name != "tabard-all.tabard" {
		t.Fatalf("%s, %v", name, err)
	}
	if _, _, err := s.Export("none"); !errors.Is(err, ErrNone) {
		t.Errorf("export of none: %v", err)
	}

	for name, tt := range map[string]struct {
		data []byte
		want []save.Game
	}{"one": {one, games[1:]}, "all": {all, games}} {
		fresh := OpenShelf(NewMemory())
		got, err := imported(fresh, tt.data)
		if err != nil || !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
		for _, g := range tt.want {
			if !reflect.DeepEqual(get(t, fresh, g.ID), g) {
				t.Errorf("%s: %s is not on the shelf", name, g.ID)
			}
		}
		// A second time nothing is new.
		if again, err := imported(fresh, tt.data); err != nil || !reflect.DeepEqual(again, got) || len(list(t, fresh)) != len(got) {
			t.Errorf("%s, again: %+v, %v", name, again, err)
		}
	}
}

func TestImportNeverOverwrites(t *testing.T) {
	games := stages(t, 10, 30)
	s := OpenShelf(NewMemory())
	put(t, s, games[1])
	data, err := save.Encode(games[0])
	if err != nil {
		t.Fatal(err)
	}
	got, err := imported(s, data)
	if err != nil || len(got) != 1 || got[0].ID == games[0].ID {
		t.Fatalf("%+v, %v", got, err)
	}
	if !reflect.DeepEqual(get(t, s, games[1].ID), games[1]) || !reflect.DeepEqual(get(t, s, got[0].ID), got[0]) || len(got[0].Moves) != 10 {
		t.Error("not both games are there")
	}
	// A game without an id, as a link gives it, gets one.
	games[0].ID = ""
	if data, err = save.Encode(games[0]); err != nil {
		t.Fatal(err)
	}
	if got, err = imported(s, data); err != nil || len(got) != 1 || got[0].ID == "" || len(list(t, s)) != 3 {
		t.Errorf("%+v, %v", got, err)
	}
}

// exportAll is an Export from the beginning to the end.
func (s *Shelf) exportAll(ahead ...save.Game) (name string, data []byte, err error) {
	x := s.ExportAll(ahead...)
	for !x.Step() {
	}
	return x.End()
}

// What a page has further on than the shelf is in the file of everything, and what another tab has stored of the same game as well.
func TestTheFileOfAllGamesHasWhatCouldNotBeSaved(t *testing.T) {
	games := stages(t, 10, 11, 12, 13)
	m := NewMemory()
	one, two := OpenShelf(m), OpenShelf(m)
	put(t, one, games[0])
	read := func(want ...save.Game) {
		t.Helper()
		_, all, err := one.exportAll(games[1])
		if err != nil {
			t.Fatal(err)
		}
		got, err := imported(OpenShelf(NewMemory()), all)
		for i := range got {
			got[i].ID = games[0].ID // the second of that name gets another
		}
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%d games of %d, %v", len(got), len(want), err)
		}
	}
	read(games[1])
	get(t, two, games[0].ID)
	put(t, two, games[3])
	read(games[1], games[3])
	bad := bytes.Clone(m.records[slotKey(games[0].ID, 0)])
	bad[100] ^= 1
	_ = m.Set(slotKey(games[0].ID, 0), bad)
	_ = m.Delete(slotKey(games[0].ID, 1))
	if _, all, err := one.exportAll(games[1]); err != nil || !bytes.Contains(all, bad) {
		t.Errorf("what is damaged is not in the file: %v", err)
	}
	games[1].Snapshot = nil
	if _, _, err := one.exportAll(games[1]); !errors.Is(err, save.ErrBroken) {
		t.Errorf("a game that cannot be written: %v", err)
	}
}

// Of a file that is damaged in parts, the good parts are taken and the others named.
func TestImportOfADamagedFile(t *testing.T) {
	games := stages(t, 10, 11)
	games[1].ID = "other"
	s := OpenShelf(NewMemory())
	put(t, s, games...)
	_, all, err := s.exportAll()
	if err != nil {
		t.Fatal(err)
	}
	for n := range all {
		fresh := OpenShelf(NewMemory())
		got, err := imported(fresh, all[:n])
		if n != len(bundleMagic) && err == nil && len(got) != 1 {
			t.Fatalf("cut to %d: nothing said, %d games", n, len(got))
		}
		if len(got) != len(list(t, fresh)) {
			t.Fatalf("cut to %d: %d games, %d on the shelf", n, len(got), len(list(t, fresh)))
		}
	}
	bad := bytes.Clone(all)
	bad[200] ^= 1
	got, err := imported(OpenShelf(NewMemory()), bad)
	if !errors.Is(err, save.ErrChanged) || len(got) != 1 {
		t.Errorf("%d games, %v", len(got), err)
	}
	// The raw slots of a game that is damaged in one of them give the other back.
	m := NewMemory()
	put(t, OpenShelf(m), stages(t, 20, 21)...)
	slot := m.records[slotKey(games[0].ID, 1)]
	slot[50] ^= 1
	_, raw, err := OpenShelf(m).Raw(games[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	if got, err = imported(OpenShelf(NewMemory()), raw); !errors.Is(err, save.ErrChanged) || len(got) != 1 || len(got[0].Moves) != 20 {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestImportRefuses(t *testing.T) {
	for name, tt := range map[string]struct {
		data []byte
		want error
	}{
		"nothing":        {nil, save.ErrNotSave},
		"something else": {[]byte("GIF89a"), save.ErrNotSave},
		"too much":       {make([]byte, MaxImport+1), save.ErrBroken},
		"too many parts": {append([]byte(bundleMagic), make([]byte, 4*(maxParts+1))...), save.ErrBroken},
		"a part too far": {append([]byte(bundleMagic), 0xff, 0xff, 0xff, 0xff, 1), save.ErrCut},
		"half a length":  {append([]byte(bundleMagic), 0, 0), save.ErrCut},
	} {
		if got, err := imported(OpenShelf(NewMemory()), tt.data); !errors.Is(err, tt.want) || len(got) != 0 {
			t.Errorf("%s: %d games, %v", name, len(got), err)
		}
	}
}

func TestImportIntoFullStorage(t *testing.T) {
	m := NewMemory()
	m.Quota = 2000
	a := savetest.Played(t, coincrown.Def, 2, 1, 10)
	b := savetest.Played(t, coincrown.Def, 2, 2, 10)
	b.ID = "other"
	source := OpenShelf(NewMemory())
	put(t, source, a, b)
	_, all, err := source.exportAll()
	if err != nil {
		t.Fatal(err)
	}
	if got, err := imported(OpenShelf(m), all); !errors.Is(err, ErrFull) || len(got) != 1 {
		t.Errorf("%d games, %v", len(got), err)
	}
}

func TestNewID(t *testing.T) {
	seen := map[string]bool{}
	for range 1000 {
		id := NewID()
		if !regexp.MustCompile(`^[a-z0-9]{10}$`).MatchString(id) || seen[id] {
			t.Fatalf("id %q", id)
		}
		seen[id] = true
	}
}
