package store

import (
	"bytes"
	"encoding/base64"
	"errors"
	"slices"
	"strings"
	"testing"

	"tabard/engines/save"
	"tabard/web/journal"
)

// secret is what a test looks for where no key may be.
var secret = []byte("sixteen secret b")

// has says that data holds the secret, as it is or as text of a storage.
func has(data []byte) bool {
	for shift := range 3 {
		text := base64.RawURLEncoding.EncodeToString(append(make([]byte, shift), secret...))
		if strings.Contains(string(data), text[4:16]) {
			return true
		}
	}
	return bytes.Contains(data, secret)
}

func record1(t *testing.T, s *Shelf, k Kind, id string) string {
	t.Helper()
	rec, err := s.Record(k, id)
	if err != nil {
		t.Fatal(err)
	}
	return string(rec)
}

// A record of a table has two slots: what breaks off in the middle of a write leaves the state before, and another tab's is not written over.
func TestRecordsOfATable(t *testing.T) {
	for _, k := range []Kind{Heads, Secrets} {
		m := NewMemory()
		s, tab := OpenShelf(m), OpenShelf(m)
		if _, err := s.Record(k, "t1"); !errors.Is(err, ErrNone) {
			t.Errorf("%s: a record that is not there: %v", k, err)
		}
		if err := s.PutRecord(k, "../x", []byte("no")); !errors.Is(err, save.ErrBroken) {
			t.Errorf("%s: an id that is none: %v", k, err)
		}
		for _, text := range []string{"one", "two", "three"} {
			if err := s.PutRecord(k, "t1", []byte(text)); err != nil || record1(t, s, k, "t1") != text {
				t.Fatalf("%s: %v", k, err)
			}
		}
		if err := tab.PutRecord(k, "t1", []byte("other")); !errors.Is(err, ErrStale) {
			t.Errorf("%s: a tab that never read it: %v", k, err)
		}
		if record1(t, tab, k, "t1") != "three" || tab.PutRecord(k, "t1", []byte("four")) != nil {
			t.Errorf("%s: a tab that has read it does not go on", k)
		}
		if err := s.PutRecord(k, "t1", []byte("late")); !errors.Is(err, ErrStale) {
			t.Errorf("%s: a tab that is behind: %v", k, err)
		}
		// The newest slot is damaged: the one before counts, and what cannot be read is put aside, unless it may be a key.
		p, err := s.pair(string(k) + "t1")
		if err != nil {
			t.Fatal(err)
		}
		m.records[p[0].key][9] ^= 1
		fresh := OpenShelf(m)
		if got := record1(t, fresh, k, "t1"); got != "three" {
			t.Errorf("%s: %q after damage", k, got)
		}
		if err := fresh.PutRecord(k, "t1", []byte("five")); err != nil || record1(t, fresh, k, "t1") != "five" {
			t.Errorf("%s: %v", k, err)
		}
		aside, err := fresh.Quarantine()
		if err != nil || len(aside) != map[Kind]int{Heads: 1, Secrets: 0}[k] {
			t.Errorf("%s: %d records put aside, %v", k, len(aside), err)
		}
		if ids, err := fresh.Records(k); err != nil || !slices.Equal(ids, []string{"t1"}) {
			t.Errorf("%s: %q, %v", k, ids, err)
		}
		if err := fresh.DropRecord(k, "t1"); err != nil {
			t.Fatal(err)
		}
		if ids, err := fresh.Records(k); err != nil || len(ids) != 0 {
			t.Errorf("%s: %q, %v", k, ids, err)
		}
	}
}

// The journal has records of tables as it has games: it brings them back where the storage lost them, and they are no games.
func TestTheJournalHasRecordsOfTables(t *testing.T) {
	m, disk := NewMemory(), journal.Disk{}
	s, tab := OpenShelf(m), disk.Open()
	s.Join(nil)
	for k, text := range map[Kind]string{Heads: "a letter", Secrets: "a key"} {
		if err := s.PutRecord(k, "t1", []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	tab.Put(s.Written(), func(faults []error) {
		if err := errors.Join(faults...); err != nil || len(faults) != 2 {
			t.Fatalf("%v", faults)
		}
	})
	empty := OpenShelf(NewMemory())
	found, _ := disk.Open().Found()
	empty.Join(found)
	if record1(t, empty, Heads, "t1") != "a letter" || record1(t, empty, Secrets, "t1") != "a key" {
		t.Error("the journal's records are not there")
	}
	for _, e := range found {
		if !empty.Gone(e.ID) {
			t.Errorf("%s: the storage is said to have it", e.ID)
		}
	}
	if items := list(t, empty); len(items) != 0 {
		t.Errorf("%d games", len(items))
	}
	for more := empty.Refill(); more(); {
	}
	for _, e := range found {
		if empty.Gone(e.ID) {
			t.Errorf("%s is not in the storage that was filled again", e.ID)
		}
	}
	for more := empty.Renew(); more(); {
	}
	if all := empty.Written(); len(all) != 2 {
		t.Errorf("%d entries for a journal that was made anew", len(all))
	}
	// Without room in the storage the journal alone has it.
	full := NewMemory()
	full.Quota = 1
	s = OpenShelf(full)
	s.Join(nil)
	if err := s.PutRecord(Heads, "t2", []byte("a letter")); err != nil || !s.Alone(string(Heads)+"t2") || record1(t, s, Heads, "t2") != "a letter" {
		t.Errorf("without room: %v", err)
	}
}

// A key leaves the device in no file: not with everything, not with a game, not as a damaged record; and no file brings one in.
func TestNoKeyLeavesTheDevice(t *testing.T) {
	m, s, now := rounds(t)
	if err := s.PutRecord(Heads, now.ID, []byte("a letter")); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		if err := s.PutRecord(Secrets, now.ID, append([]byte("TKEY"), secret...)); err != nil {
			t.Fatal(err)
		}
	}
	p, err := s.pair(string(Secrets) + now.ID)
	if err != nil {
		t.Fatal(err)
	}
	m.records[p[1].key][5] ^= 1 // a damaged one is no damaged record for the list
	if err := s.PutRecord(Secrets, now.ID, append([]byte("TKEY"), secret...)); err != nil {
		t.Fatal(err)
	}
	s.Join(nil)
	s.Adopt(string(Secrets)+"t9", &journal.Entry{ID: string(Secrets) + "t9", Slot: append([]byte("junk "), secret...)})
	_, one, err := s.Export(now.ID)
	if err != nil || has(one) {
		t.Errorf("a game's file: %v", err)
	}
	x := s.ExportAll()
	for !x.Step() {
	}
	_, all, err := x.End()
	if err != nil || has(all) || len(all) < len(one) {
		t.Errorf("the file with everything: %d bytes, %v", len(all), err)
	}
	aside, err := s.Quarantine()
	if err != nil || has(bytes.Join(aside, nil)) {
		t.Errorf("what was put aside: %v", err)
	}
	v := s.Survey()
	for !v.Step() {
	}
	if v.Rest.Any() || len(v.Items) != 1 {
		t.Errorf("rest %+v, %d games", v.Rest, len(v.Items))
	}
	// The file with everything has the letter, and brings it to a device without it, where nobody sits.
	again := OpenShelf(NewMemory())
	taken, err := again.Import(all)
	if err != nil || taken.Tables != 1 || record1(t, again, Heads, now.ID) != "a letter" {
		t.Errorf("the letter of the file with everything: %+v, %v", taken, err)
	}
	if ids, err := again.Records(Secrets); err != nil || len(ids) != 0 {
		t.Errorf("the file with everything brings keys: %q, %v", ids, err)
	}
	if err := again.PutRecord(Heads, now.ID, []byte("a newer letter")); err != nil {
		t.Fatal(err)
	}
	if taken, err := again.Import(all); err != nil || taken.Tables != 0 || taken.KnownTables != 1 || record1(t, again, Heads, now.ID) != "a newer letter" {
		t.Errorf("the letter of a file goes for the one that is here: %+v, %v", taken, err)
	}
	for _, part := range []string{"letter:no line", "letter:../x\nrecord", "letter:\nrecord"} {
		if taken, err := OpenShelf(NewMemory()).Import(bundle([][]byte{[]byte(part)})); err == nil || taken.Tables != 0 {
			t.Errorf("%q is taken for a table: %+v", part, taken)
		}
	}
	file := backup(m) // with the keys, as no page of ours writes it
	if !has(file) {
		t.Fatal("the test looks for nothing")
	}
	fresh := OpenShelf(NewMemory())
	if _, err := fresh.Import(file); err != nil {
		t.Fatal(err)
	}
	if ids, err := fresh.Records(Secrets); err != nil || len(ids) != 0 {
		t.Errorf("a file brings keys in: %q, %v", ids, err)
	}
	if record1(t, fresh, Heads, now.ID) != "a letter" {
		t.Error("the head of a table does not come back")
	}
}

// An older backup never takes the place of a newer head.
func TestABackupReplacesNoHead(t *testing.T) {
	m := NewMemory()
	s := OpenShelf(m)
	for _, text := range []string{"letter 1", "letter 2", "letter 3"} {
		if err := s.PutRecord(Heads, "t1", []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	file := backup(m)
	here := OpenShelf(NewMemory())
	if err := here.PutRecord(Heads, "t1", []byte("letter 9")); err != nil {
		t.Fatal(err)
	}
	taken, err := here.Import(file)
	if err != nil || taken.KnownTables != 2 || taken.Left != 0 || record1(t, here, Heads, "t1") != "letter 9" {
		t.Errorf("%+v, %v", taken, err)
	}
	gone := OpenShelf(NewMemory())
	if _, err := gone.Import(file); err != nil || record1(t, gone, Heads, "t1") != "letter 3" {
		t.Errorf("a lost head does not come back: %v", err)
	}
}
