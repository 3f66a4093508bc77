package store

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tabard/engines"
	"tabard/engines/box"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
)

// boxed is a box of a game with some numbers that differ from ours.
func boxed(t *testing.T, d *game.Def, title string) *box.Box {
	t.Helper()
	b, err := box.Of(d, title, savetest.OtherBox(t, d))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// A box is written, found by its hash, listed and removed; what another tab has written is not written over.
func TestBoxes(t *testing.T) {
	m := NewMemory()
	s, tab := OpenShelf(m), OpenShelf(m)
	d, other := engines.ByID("merchants"), engines.ByID("emara")
	mine, theirs := boxed(t, d, "Mine"), boxed(t, other, "A box of Emara")
	for id, b := range map[string]*box.Box{"one": mine, "two": theirs} {
		if err := s.PutBox(id, b); err != nil {
			t.Fatal(err)
		}
	}
	all, err := s.Boxes()
	if err != nil || len(all) != 2 || all[0].Box.Game != other || !all[1].Box.Equal(mine) || all[1].ID != "one" {
		t.Fatalf("%+v, %v", all, err)
	}
	packed, _ := mine.Pack()
	if found, ok := s.FindBox(d, game.BoxHash(packed)); !ok || found != packed {
		t.Error("a box is not found by its hash")
	}
	for _, hash := range []uint64{0, 1} {
		if _, ok := s.FindBox(d, hash); ok {
			t.Errorf("a box of hash %d is found", hash)
		}
	}
	if _, ok := s.FindBox(other, game.BoxHash(packed)); ok {
		t.Error("a box is found for another game")
	}
	if id, fresh, err := s.AddBox(boxed(t, d, "Mine")); id != "one" || fresh || err != nil {
		t.Errorf("an equal box is put beside the first: %s, %v", id, err)
	}

	further := boxed(t, d, "Mine")
	further.Put(len(further.N)-1, box.Missing, 0)
	if err := tab.PutBox("one", further); !errors.Is(err, ErrStale) {
		t.Errorf("written over by a tab that never read it: %v", err)
	}
	if _, err := tab.Box("one"); err != nil {
		t.Fatal(err)
	}
	if err := tab.PutBox("one", further); err != nil {
		t.Error(err)
	}
	if err := s.PutBox("one", mine); !errors.Is(err, ErrStale) {
		t.Errorf("written over what another tab has written: %v", err)
	}
	if b, err := s.Box("one"); err != nil || !b.Box.Equal(further) {
		t.Errorf("%+v, %v", b, err)
	}
	if err := s.PutBox("one", mine); err != nil {
		t.Error(err)
	}
	if err := s.PutBox("", mine); !errors.Is(err, save.ErrBroken) {
		t.Errorf("a box without an id: %v", err)
	}
	if err := s.DeleteBox("one"); err != nil {
		t.Error(err)
	}
	if _, err := s.Box("one"); !errors.Is(err, ErrNone) {
		t.Errorf("a box that was removed: %v", err)
	}
}

// What cannot be read is listed, put aside before it is written over, and left alone if a newer program has written it; without room nothing
// is lost.
func TestDamagedBoxes(t *testing.T) {
	m := NewMemory()
	s := OpenShelf(m)
	d := engines.ByID("merchants")
	good := boxed(t, d, "Mine")
	newer := strings.Replace(string(good.Encode()), `"tabard-box": 1`, `"tabard-box": 2`, 1)
	m.records[boxKey("bad")] = []byte("{broken")
	m.records[boxKey("new")] = []byte(newer)
	all, err := s.Boxes()
	if err != nil || len(all) != 2 || all[0].Err == nil || all[1].Err == nil || all[0].Box != nil {
		t.Fatalf("%+v, %v", all, err)
	}
	for _, id := range []string{"bad", "new"} {
		if err := s.PutBox(id, good); !errors.Is(err, ErrStale) {
			t.Errorf("%s is written over unseen: %v", id, err)
		}
		if b, err := s.Box(id); err != nil || b.Err == nil {
			t.Errorf("%s: %v", id, err)
		}
	}
	if err := s.PutBox("new", good); !errors.Is(err, save.ErrNewer) || string(m.records[boxKey("new")]) != newer {
		t.Errorf("what a newer program wrote is written over: %v", err)
	}
	if err := s.PutBox("bad", good); err != nil {
		t.Error(err)
	}
	if aside, err := s.Quarantine(); err != nil || len(aside) != 1 || string(aside[0]) != "{broken" {
		t.Errorf("put aside: %q, %v", aside, err)
	}
	m.Quota = 1
	if _, _, err := s.AddBox(boxed(t, engines.ByID("emara"), "x")); !errors.Is(err, ErrFull) {
		t.Errorf("without room: %v", err)
	}
	if b, err := s.Box("bad"); err != nil || !b.Box.Equal(good) {
		t.Errorf("without room: %+v, %v", b, err)
	}
	v := s.Survey()
	for !v.Step() {
	}
	if v.Rest.Unknown != 0 {
		t.Errorf("boxes count as records that nobody knows: %+v", v.Rest)
	}
}

// Boxes go out and come in with the games, as a file of all, as a text by itself, and in a backup; what is no box is named.
func TestBoxesInFiles(t *testing.T) {
	from := OpenShelf(NewMemory())
	d := engines.ByID("merchants")
	mine := boxed(t, d, "Mine")
	if _, _, err := from.AddBox(mine); err != nil {
		t.Fatal(err)
	}
	x := from.ExportAll()
	for !x.Step() {
	}
	_, file, err := x.End()
	if err != nil {
		t.Fatal(err)
	}
	text := mine.Encode()
	record := append([]byte(backupMagic), 0, byte(len(boxKey("abc"))))
	record = append(append(record, boxKey("abc")...), backupUTF8)
	backup := appendPart(record, []byte(toText(text)))
	for what, data := range map[string][]byte{"all": file, "a text": text, "a text with a mark": append([]byte("\ufeff\n"), text...), "a backup": backup} {
		s := OpenShelf(NewMemory())
		for i, want := range []Taken{{Boxes: 1}, {KnownBoxes: 1}} {
			taken, err := s.Import(slices.Clone(data))
			if err != nil || taken.Boxes != want.Boxes || taken.KnownBoxes != want.KnownBoxes || len(taken.Games)+taken.Aside+taken.Left != 0 {
				t.Errorf("%s, time %d: %+v, %v", what, i+1, taken, err)
			}
		}
		if all, err := s.Boxes(); err != nil || len(all) != 1 || !all[0].Box.Equal(mine) {
			t.Errorf("%s: %+v, %v", what, all, err)
		}
	}
	s := OpenShelf(NewMemory())
	taken, err := s.Import([]byte(`{"title": "x"}`))
	var fault *box.Fault
	if !errors.Is(err, ErrBox) || !errors.As(err, &fault) || fault.Why != box.NoBox || taken.Aside+taken.Boxes != 0 {
		t.Errorf("a text that is no box: %+v, %v", taken, err)
	}
	if keys, _ := s.storage.Keys(""); len(keys) != 0 {
		t.Errorf("it left %v", keys)
	}
}
