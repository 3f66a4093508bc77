package store

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"tabard/engines/save"
)

// FuzzSlot puts anything into both slots, as it is and sealed. The list and every way to the game
// answer, and what cannot be read stays.
func FuzzSlot(f *testing.F) {
	m := NewMemory()
	games := stages(f, 5, 6)
	put(f, OpenShelf(m), games...)
	id := games[0].ID
	f.Add(m.records[slotKey(id, 0)], m.records[slotKey(id, 1)])
	f.Add([]byte("TSLT"), []byte{})
	f.Add(m.records[slotKey(id, 0)][slotHeader:], m.records[slotKey(id, 1)][slotHeader:])
	f.Fuzz(func(t *testing.T, a, b []byte) {
		for _, sealed := range []bool{false, true} {
			if sealed { // so that what is inside is reached
				a, b = seal(1<<tabBits, a), seal(2<<tabBits, b)
			}
			m := NewMemory()
			_ = m.Set(slotKey(id, 0), a)
			_ = m.Set(slotKey(id, 1), b)
			s := OpenShelf(m)
			if v := surveyed(s); v.Err != nil || len(v.Items) != 1 {
				t.Fatalf("%+v, %v", v.Items, v.Err)
			}
			g, behind, err := s.Get(id)
			if err != nil {
				if _, raw, e := s.Raw(id); e != nil || !bytes.Contains(raw, a) || !bytes.Contains(raw, b) {
					t.Fatalf("raw: %v", e)
				}
				continue
			}
			if err := s.Put(g); err != nil {
				t.Fatalf("put: %v", err)
			}
			if again, _, err := OpenShelf(m).Get(id); err != nil || !reflect.DeepEqual(again, g) {
				t.Fatalf("%+v, %v, behind %v", again, err, behind)
			}
		}
	})
}

// FuzzImport takes anything as a file, and the same as the parts of a bundle.
func FuzzImport(f *testing.F) {
	s := OpenShelf(NewMemory())
	put(f, s, stages(f, 5)...)
	_, one, err := s.Export("g7k2m9q4x1")
	if err != nil {
		f.Fatal(err)
	}
	_, raw, err := s.Raw("g7k2m9q4x1")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(one)
	f.Add(raw)
	f.Add(bundle([][]byte{one, one[:20], {}}))
	m, _, _ := rounds(f)
	f.Add(backup(m))
	f.Add([]byte(backupMagic + "\x00\x0bgame:abc:ab\x00\x00\x00\x00\x04\"AA\""))
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, file := range [][]byte{data, bundle([][]byte{data, data})} {
			s := OpenShelf(NewMemory())
			games, err := imported(s, file)
			if err == nil && len(games) == 0 && !bytes.Equal(file, []byte(bundleMagic)) && !bytes.HasPrefix(file, []byte(backupMagic)) {
				t.Fatal("no game and no error")
			}
			for _, g := range games {
				if got, _, err := s.Get(g.ID); err != nil || !reflect.DeepEqual(got, g) {
					t.Fatalf("%+v, %v", got, err)
				}
			}
		}
	})
}

// FuzzEarlier puts anything in the place of a game's earlier rounds, as it is and sealed: they are listed, what opens can be
// brought back, and what does not stays.
func FuzzEarlier(f *testing.F) {
	m, _, now := rounds(f)
	for k, rec := range m.records {
		if _, _, ok := earlierID(k); ok {
			f.Add(k, rec)
			f.Add(k, rec[slotHeader:len(rec)-slotTail])
		}
	}
	f.Add("round:", []byte{})
	f.Add("round:"+now.ID+":ffffffff", []byte("TSLT"))
	f.Fuzz(func(t *testing.T, key string, raw []byte) {
		for _, rec := range [][]byte{raw, seal(3, raw)} {
			m := NewMemory()
			_ = m.Set(key, rec)
			s := OpenShelf(m)
			items := list(t, s)
			rest, err := surveyed(s).Rest, surveyed(s).RestErr
			if err != nil || len(items) == 0 && !rest.Any() && !internal(key) && !strings.HasPrefix(key, resultPrefix) {
				t.Fatalf("%q is nowhere: %+v, %v", key, rest, err)
			}
			for _, it := range items {
				all, err := s.EarlierOf(it.ID)
				if err != nil {
					t.Fatal(err)
				}
				for _, e := range all {
					g, err := s.Revive(e.ID, e.Gen)
					if (err == nil) != (e.Err == nil) {
						t.Fatalf("%v, then %v", e.Err, err)
					}
					if err == nil && !reflect.DeepEqual(get(t, s, g.ID).Snapshot, e.Game.Snapshot) {
						t.Fatal("brought back as another")
					}
				}
			}
			if !bytes.Equal(m.records[key], rec) {
				t.Fatalf("%q is gone", key)
			}
		}
	})
}

// FuzzSettings reads anything as settings: what is read is within bounds and comes back the same.
func FuzzSettings(f *testing.F) {
	f.Add([]byte(`{"Words":{"Theme":"dark"},"Setups":{"coincrown":{"Seats":[{"Name":"Ann","Bot":true,"Level":2,"Colour":1}],"Options":[1]}}}`))
	f.Add([]byte(`{"x":[[[[]]]],"Name":"\u202e"}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		m := NewMemory()
		_ = m.Set(settingsKey, raw)
		s := OpenShelf(m)
		set, err := s.Settings()
		if err == nil {
			if _, err := s.SaveSettings(set); err != nil {
				t.Fatal(err)
			}
			if again, err := s.Settings(); err != nil || !reflect.DeepEqual(again, set) {
				t.Fatalf("%+v, %v, first %+v", again, err, set)
			}
		}
	})
}

// FuzzResult puts anything under the name of a result, as it is and sealed: every reader answers, what is read is within its
// bounds and comes back the same, and what cannot be read is exported as it is.
func FuzzResult(f *testing.F) {
	m := NewMemory()
	r := resultOf(f, ended(f, "one", 1))
	add(f, OpenShelf(m), r)
	rec := m.records[resultKey("one")]
	f.Add(rec)
	f.Add(rec[save.RecordHead : len(rec)-4])
	f.Add([]byte(resultMagic))
	f.Fuzz(func(t *testing.T, raw []byte) {
		sealed := append([]byte(resultMagic+"\x00\x01"), raw...)
		for _, raw := range [][]byte{raw, resealed(append(sealed, 0, 0, 0, 0), func([]byte) {})} {
			m := NewMemory()
			_ = m.Set(resultKey("one"), raw)
			s := OpenShelf(m)
			all, unread, err := s.results()
			if err != nil || len(all)+unread > 1 {
				t.Fatalf("%+v, %d unread, %v", all, unread, err)
			}
			_, file, err := s.exportAll()
			if err != nil || len(all)+unread == 1 && !bytes.Contains(file, raw) {
				t.Fatalf("export: %v", err)
			}
			for _, r := range all {
				fresh := OpenShelf(NewMemory())
				add(t, fresh, r)
				if again := results(t, fresh); len(again) != 1 || !reflect.DeepEqual(again[0], r) {
					t.Fatalf("%+v, want %+v", again, r)
				}
			}
			if _, err := OpenShelf(NewMemory()).Import(file); err != nil && unread == 0 {
				t.Fatalf("import: %v", err)
			}
			if _, _, err := s.AddResult(r); err != nil {
				t.Fatalf("add: %v", err)
			}
		}
	})
}
