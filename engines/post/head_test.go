package post

import (
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"tabard/engines/game"
	"tabard/engines/merchants"
	"tabard/engines/save"
	"tabard/engines/share"
)

// heads are heads of all kinds, and the keys of the table: an invitation, a letter at rest, one that is open, and one after the end.
func heads(t testing.TB) ([]Head, Keys) {
	t.Helper()
	head := func(l Letter) Head {
		h, err := NewHead("table1", l, 1_800_000_000)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	table, err := New(setUp(merchants.Def, "PBP", 9), Advised)
	if err != nil {
		t.Fatal(err)
	}
	keys := Keys{ID: "table1", Nonce: 9}
	keys.Held[0], keys.Of[0] = true, key(9, 0)
	keys.Held[2], keys.Of[2] = true, key(9, 2)
	if err := table.Sit(0, "Edith", keys.Of[0]); err != nil {
		t.Fatal(err)
	}
	all := []Head{head(Letter{Table: table.clone()})}
	_, devices := seated(t, setUp(merchants.Def, "PBP", 9), Advised, []game.Player{0, 2})
	playOut(t, devices, random(9), 11)
	c := devices[0].head
	all = append(all, head(Letter{c.t, c}))
	all[1].Seen, all[1].Earlier = 7, all[0].Text
	if err := c.Begin(key(9, c.Next()), nil); err != nil {
		t.Fatal(err)
	}
	all = append(all, head(Letter{c.t, c}))
	for c.Holder() != game.Nobody {
		if err := c.Play(random(9)(c, c.Turn()), nil); err != nil {
			t.Fatal(err)
		}
	}
	playOut(t, devices, random(9), 5000)
	return append(all, head(Letter{c.t, c})), keys
}

func TestAHeadIsKept(t *testing.T) {
	all, keys := heads(t)
	for i, h := range all {
		data, err := h.Encode()
		if err != nil {
			t.Fatal(err)
		}
		back, err := DecodeHead(data)
		if err != nil || !reflect.DeepEqual(back, h) {
			t.Fatalf("head %d: %+v, want %+v: %v", i, back, h, err)
		}
		l, err := back.Open()
		if err != nil {
			t.Fatalf("head %d: %v", i, err)
		}
		fresh, err := NewHead(h.ID, l, h.Came)
		if fresh.Seen, fresh.Earlier = h.Seen, h.Earlier; err != nil || !reflect.DeepEqual(fresh, h) {
			t.Errorf("head %d tells something else than its letter: %+v, want %+v: %v", i, h, fresh, err)
		}
		for p := range keys.Of {
			if keys.Held[p] && strings.Contains(string(data), string(keys.Of[p][:])) {
				t.Errorf("head %d has a key in it", i)
			}
		}
	}
	if a, b, c, d := all[0], all[1], all[2], all[3]; a.Next != game.Nobody || a.Over || b.Next == game.Nobody || c.Letters != 11 || c.Next != b.Next || !d.Over || d.Next != game.Nobody {
		t.Errorf("%+v", all)
	}
	l, err := all[2].Open()
	if err != nil {
		t.Fatal(err)
	}
	if err := l.Course.Resume(keys.Of[l.Course.Holder()]); err != nil {
		t.Errorf("an open letter does not go on: %v", err)
	}
}

func TestWhatIsNoHead(t *testing.T) {
	all, _ := heads(t)
	for what, bend := range map[string]func(h *Head){
		"no id":                  func(h *Head) { h.ID = "" },
		"an id that is a path":   func(h *Head) { h.ID = "../x" },
		"no letter":              func(h *Head) { h.Text = "" },
		"a letter without end":   func(h *Head) { h.Text = strings.Repeat("x", share.MaxText+1) },
		"one that was given up":  func(h *Head) { h.Earlier = strings.Repeat("x", share.MaxText+1) },
		"more seen than written": func(h *Head) { h.Seen = h.Letters + 1 },
		"no seats":               func(h *Head) { h.Seats = nil },
		"a bot that writes":      func(h *Head) { h.Next = 1 },
		"nobody's seat":          func(h *Head) { h.Next = 3 },
		"over and somebody's":    func(h *Head) { h.Next, h.Over = 0, true },
		"a time before all":      func(h *Head) { h.Came = -1 },
	} {
		h := all[1]
		bend(&h)
		_, err := h.Encode()
		wants(t, what, err, save.ErrBroken)
	}
	data, err := all[1].Encode()
	if err != nil {
		t.Fatal(err)
	}
	bent := append([]byte{}, data...)
	bent[20] ^= 1
	later := headRecord.Seal(nil)
	later[5] = byte(headRecord.Format) + 1
	for _, c := range []struct {
		what string
		data []byte
		want error
	}{
		{"nothing", nil, save.ErrNotSave},
		{"something else", []byte("TABARD, but no head"), save.ErrNotSave},
		{"cut", data[:8], save.ErrCut},
		{"cut later", data[:len(data)-3], save.ErrChanged},
		{"changed", bent, save.ErrChanged},
		{"a body that is none", headRecord.Seal([]byte{0x90}), save.ErrBroken},
		{"keys", keysRecord.Seal(nil), save.ErrNotSave},
		{"a number changed by hand", later, save.ErrChanged},
	} {
		_, err := DecodeHead(c.data)
		wants(t, c.what, err, c.want)
	}
}

func TestKeysAreKeptAndToldToNobody(t *testing.T) {
	_, keys := heads(t)
	data, err := keys.Encode()
	if err != nil {
		t.Fatal(err)
	}
	back, err := DecodeKeys(data)
	if err != nil || back != keys {
		t.Fatalf("%v", err)
	}
	_, err = Keys{ID: "table1"}.Encode()
	wants(t, "no key", err, save.ErrBroken)
	_, err = DecodeHead(data)
	wants(t, "keys as a head", err, save.ErrNotSave)
	// Whatever prints a key, or what has one in it, prints none: a report of a fault, a log, a panic's value.
	for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%q", "%x", "%X", "%d", "%b", "%o"} {
		for _, what := range []any{keys, &keys, keys.Of[0], []Key{keys.Of[0]}, fmt.Errorf("with %v", keys)} {
			said := fmt.Sprintf(verb, what)
			for _, k := range []string{hex.EncodeToString(keys.Of[0][:4]), fmt.Sprintf("%d %d %d", keys.Of[0][0], keys.Of[0][1], keys.Of[0][2]), string(keys.Of[0][:4])} {
				if strings.Contains(strings.ToLower(said), k) {
					t.Errorf("%s of %T tells a key", verb, what)
				}
			}
		}
	}
}

// records has the records of heads and keys of format 1. They stay, whatever comes after.
const records = "testdata/records1.txt"

func TestGoldenRecords(t *testing.T) {
	if *update {
		all, keys := heads(t)
		var lines []string
		for _, h := range all {
			data, err := h.Encode()
			if err != nil {
				t.Fatal(err)
			}
			lines = append(lines, base64.RawURLEncoding.EncodeToString(data))
		}
		data, err := keys.Encode()
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, base64.RawURLEncoding.EncodeToString(data))
		if err := os.WriteFile(records, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(records)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, line := range strings.Fields(string(text)) {
		data, err := base64.RawURLEncoding.DecodeString(line)
		if err != nil {
			t.Fatal(err)
		}
		if k, err := DecodeKeys(data); !errors.Is(err, save.ErrNotSave) {
			if err != nil || k.Of[2] != key(9, 2) {
				t.Errorf("keys: %v", err)
			}
			continue
		}
		h, err := DecodeHead(data)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := h.Open(); err != nil {
			t.Error(err)
		}
		n++
	}
	if n < 4 {
		t.Errorf("%d heads", n)
	}
}

// FuzzRecords tries data as a record and as the body of one: what decodes is written again and read as the same.
func FuzzRecords(f *testing.F) {
	all, keys := heads(f)
	for _, h := range all {
		data, err := h.Encode()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
		f.Add(data[save.RecordHead : len(data)-save.RecordTail])
	}
	data, err := keys.Encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add(data[save.RecordHead : len(data)-save.RecordTail])
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, d := range [][]byte{data, headRecord.Seal(data), keysRecord.Seal(data)} {
			if h, err := DecodeHead(d); err == nil {
				rec, err := h.Encode()
				if err != nil {
					t.Fatal(err)
				}
				if back, err := DecodeHead(rec); err != nil || !reflect.DeepEqual(back, h) {
					t.Fatalf("%+v, want %+v: %v", back, h, err)
				}
			}
			if k, err := DecodeKeys(d); err == nil {
				rec, err := k.Encode()
				if err != nil {
					t.Fatal(err)
				}
				if back, err := DecodeKeys(rec); err != nil || back != k {
					t.Fatalf("%v", err)
				}
			}
		}
	})
}
