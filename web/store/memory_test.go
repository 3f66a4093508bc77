package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"testing"
)

// storageLaws are what every Storage keeps.
func storageLaws(t *testing.T, s Storage) {
	t.Helper()
	if r, err := s.Get("none"); r != nil || err != nil {
		t.Errorf("get of none: %v, %v", r, err)
	}
	if err := s.Delete("none"); err != nil {
		t.Errorf("delete of none: %v", err)
	}
	all := make([]byte, 256)
	for i := range all {
		all[i] = byte(i)
	}
	for key, r := range map[string][]byte{"b:2": all, "a": {0}, "b:1": []byte(`"quoted"`), "b:0": {}} {
		if err := s.Set(key, r); err != nil {
			t.Fatalf("set %s: %v", key, err)
		}
		got, err := s.Get(key)
		if err != nil || got == nil || !bytes.Equal(got, r) {
			t.Errorf("%s: got %q, %v", key, got, err)
		}
		if len(got) > 0 {
			got[0]++
			if again, _ := s.Get(key); !bytes.Equal(again, r) {
				t.Errorf("%s: what Get returns is the record itself", key)
			}
		}
	}
	if keys, err := s.Keys("b:"); err != nil || !slices.Equal(keys, []string{"b:0", "b:1", "b:2"}) {
		t.Errorf("keys %v, %v", keys, err)
	}
	if err := s.Set("a", []byte("new")); err != nil {
		t.Error(err)
	}
	if r, err := s.Get("a"); err != nil || string(r) != "new" {
		t.Errorf("overwritten: %q, %v", r, err)
	}
	for _, key := range []string{"a", "b:0", "b:1", "b:2"} {
		if err := s.Delete(key); err != nil {
			t.Error(err)
		}
	}
	if keys, err := s.Keys(""); err != nil || len(keys) != 0 {
		t.Errorf("left: %v, %v", keys, err)
	}
}

func TestMemoryKeepsTheLaws(t *testing.T) { storageLaws(t, NewMemory()) }

func TestMemoryFaultsAndQuota(t *testing.T) {
	m := NewMemory()
	m.Quota = 10
	if err := m.Set("key", []byte("1234567")); err != nil {
		t.Error(err)
	}
	if err := m.Set("key", []byte("12345678")); !errors.Is(err, ErrFull) {
		t.Errorf("%v", err)
	}
	if r, _ := m.Get("key"); string(r) != "1234567" {
		t.Errorf("a refused write changed the record to %q", r)
	}
	var ops []string
	m.Fault = func(op, key string) error { ops = append(ops, op+" "+key); return ErrBlocked }
	_, e1 := m.Get("a")
	_, e2 := m.Keys("b")
	for _, err := range []error{e1, e2, m.Set("c", nil), m.Delete("d")} {
		if !errors.Is(err, ErrBlocked) {
			t.Error(err)
		}
	}
	if !slices.Equal(ops, []string{"get a", "keys b", "set c", "delete d"}) {
		t.Errorf("%v", ops)
	}
}

// What lies in the browser must be a JSON string, for go-app reads it.
func TestText(t *testing.T) {
	for _, r := range [][]byte{{}, {0}, {255, 254}, []byte("abc"), bytes.Repeat([]byte{0xfb}, 100)} {
		text := toText(r)
		var s string
		if err := json.Unmarshal([]byte(text), &s); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		if got := fromText(text); !bytes.Equal(got, r) {
			t.Errorf("%s: %x", text, got)
		}
	}
	for _, text := range []string{"", `"`, "plain", `"not base64!"`, `{"Value":1}`, `"AAAA`} {
		if got := fromText(text); string(got) != text {
			t.Errorf("%q became %q", text, got)
		}
	}
}
