package post

import (
	"encoding/base64"
	"errors"
	"testing"

	"tabard/engines"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/share"
)

// FuzzDecode tries data as a letter and as the payload of one whose envelope is right. What decodes is written again as the same text, and
// compares with itself.
func FuzzDecode(f *testing.F) {
	for _, d := range engines.Games() {
		_, devices := seated(f, setUp(d, "PPP", 41), 0, []game.Player{0}, []game.Player{1}, []game.Player{2})
		for _, text := range playOut(f, devices, random(3), 6) {
			data, err := base64.RawURLEncoding.DecodeString(text)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(data, d.Code, byte(0))
			e, err := share.Unwrap(text, version)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(e.Payload, d.Code, e.Flags)
		}
		table, err := New(setUp(d, "PBP", 4), Strict)
		if err != nil {
			f.Fatal(err)
		}
		text, err := table.Text(false)
		if err != nil {
			f.Fatal(err)
		}
		e, err := share.Unwrap(text, version)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(e.Payload, d.Code, e.Flags)
	}
	f.Fuzz(func(t *testing.T, data []byte, code, flags byte) {
		texts := []string{base64.RawURLEncoding.EncodeToString(data)}
		if d := save.ByCode(code); d != nil {
			if text, err := (share.Envelope{Version: version, Code: code, Rules: d.Rules, Flags: flags, Payload: data}).Text(); err == nil {
				texts = append(texts, text)
			}
		}
		for _, text := range texts {
			if c, err := Restore(text); err == nil {
				if _, err := c.Record(); err != nil {
					t.Fatalf("what was restored is not written again: %v", err)
				}
			}
			l, err := Decode(text, nil)
			if err != nil {
				continue
			}
			if err := Compare(l.Table, l.Table.clone(), nil); !errors.Is(err, ErrSame) {
				t.Fatalf("a letter compared with itself: %v", err)
			}
			if l.Course == nil {
				if _, err := l.Table.Text(true); err != nil {
					t.Fatal(err)
				}
				continue
			}
			if len(l.Table.Letters) == 0 {
				continue
			}
			again, err := l.Course.Text(true)
			if err != nil {
				t.Fatal(err)
			}
			if back, err := Decode(again, nil); err != nil || !errors.Is(Compare(l.Table, back.Table, nil), ErrSame) {
				t.Fatalf("written and read again: %v", err)
			}
		}
	})
}

// FuzzCompare compares two letters of which each may be changed: no panic, and exactly one of going on, same, and the errors of Compare.
func FuzzCompare(f *testing.F) {
	d := engines.Games()[2]
	_, devices := seated(f, setUp(d, "PPP", 41), 0, []game.Player{0}, []game.Player{1}, []game.Player{2})
	texts := playOut(f, devices, random(3), 8)
	for _, a := range texts {
		f.Add(a, texts[4])
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		one, err := Decode(a, nil)
		if err != nil {
			return
		}
		two, err := Decode(b, nil)
		if err != nil {
			return
		}
		there, back := Compare(one.Table, two.Table, nil), Compare(two.Table, one.Table, nil)
		if (there == nil) != errors.Is(back, ErrOlder) && !errors.Is(there, ErrSeal) && !errors.Is(back, ErrSeal) {
			t.Fatalf("there %v, back %v", there, back)
		}
	})
}
