package store

import (
	"encoding/binary"
	"slices"
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/save/savetest"
)

// A backup of the page for emergencies has the journal's line in one slot and the storage's in the other: both come in.
func TestABackupOfTwoLines(t *testing.T) {
	a := savetest.Played(t, coincrown.Def, 2, 9, 12)
	b := savetest.Played(t, coincrown.Def, 2, 9, 10)
	m := NewMemory()
	s := OpenShelf(m)
	b.ID = "x"
	b.Moves = slices.Clone(b.Moves)
	b.Moves[9]++
	if err := s.Put(b); err != nil {
		t.Fatal(err)
	}
	a.ID = "x"
	s = OpenShelf(m) // another page
	if err := s.TakeOver("x"); err != nil {
		t.Fatal(err)
	}
	if err := s.Put(a); err != nil {
		t.Fatal(err)
	}
	file := []byte(backupMagic)
	keys, _ := m.Keys(gamePrefix)
	for _, k := range keys {
		raw, _ := m.Get(k)
		text := toText(raw)
		file = binary.BigEndian.AppendUint16(file, uint16(len(k)))
		file = append(append(file, k...), 0)
		file = binary.BigEndian.AppendUint32(file, uint32(len(text)))
		file = append(file, text...)
	}
	into := OpenShelf(NewMemory())
	taken, err := into.Import(file)
	items, _ := into.List()
	if len(items) != 2 || err != nil {
		t.Errorf("of two lines in %d slots of a backup %d came in: %+v, %v", len(keys), len(items), taken, err)
	}
}
