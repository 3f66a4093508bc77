package save

import (
	"bytes"
	"errors"
	"testing"
)

func TestFormatsThatDoNotOpen(t *testing.T) {
	if _, err := Decode(seal(current+1, []byte("anything"))); !errors.Is(err, ErrNewer) {
		t.Errorf("the next format: %v", err)
	}
	if _, err := Decode(seal(0, nil)); !errors.Is(err, ErrBroken) {
		t.Errorf("format 0: %v", err)
	}
	if _, err := Decode(seal(current, make([]byte, MaxBytes))); !errors.Is(err, ErrBroken) {
		t.Errorf("a record that is too large: %v", err)
	}
	if _, err := Decode(seal(current, []byte{0xc0})); !errors.Is(err, ErrBroken) {
		t.Errorf("a body that is none: %v", err)
	}
}

// Bodies that no Encode writes.
func TestBodiesThatMakeNoSense(t *testing.T) {
	tests := []struct {
		name  string
		spoil func(*body)
		more  string
	}{
		{name: "bytes after the body", more: "\x00"},
		{name: "a flag that is none", spoil: func(b *body) { b.Flags = flagsEnd }},
		{name: "a move that is cut", spoil: func(b *body) { b.Moves = []byte{0x80} }},
		{name: "a move that is too large", spoil: func(b *body) { b.Moves = []byte{0xff, 0xff, 0x7f} }},
		{name: "a move in too many bytes", spoil: func(b *body) { b.Moves = []byte{0x80, 0x80, 0x80, 0x00} }},
		{name: "too many moves", spoil: func(b *body) { b.Moves = make([]byte, MaxMoves+1) }},
		{name: "too many seats", spoil: func(b *body) { b.Seats = make([]seat, 5) }},
		{name: "too many hashes", spoil: func(b *body) { b.Hashes = make([]uint64, 257) }},
	}
	for _, tt := range tests {
		var b body
		if tt.spoil != nil {
			tt.spoil(&b)
		}
		content, err := b.MarshalMsg(nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Decode(seal(current, append(content, tt.more...))); !errors.Is(err, ErrBroken) {
			t.Errorf("%s: %v", tt.name, err)
		}
	}
}

// Every format from the oldest on has its step, and the steps are taken in order, from where a record stands.
func TestUpgrade(t *testing.T) {
	if len(upgrades) != current-oldest {
		t.Fatalf("%d steps from format %d to %d", len(upgrades), oldest, current)
	}
	for i, step := range upgrades {
		if step == nil {
			t.Errorf("no step from format %d", oldest+i)
		}
	}
	add := func(s string) func([]byte) ([]byte, error) {
		return func(b []byte) ([]byte, error) { return append(b, s...), nil }
	}
	steps := []func([]byte) ([]byte, error){add("2"), add("3")}
	for format, want := range map[int]string{oldest: "x23", oldest + 1: "x3", oldest + 2: "x"} {
		if got, err := upgrade([]byte("x"), format, steps); err != nil || !bytes.Equal(got, []byte(want)) {
			t.Errorf("from format %d: %q, %v", format, got, err)
		}
	}
	steps[1] = func([]byte) ([]byte, error) { return nil, errors.New("no") }
	if _, err := upgrade([]byte("x"), oldest, steps); !errors.Is(err, ErrBroken) {
		t.Errorf("a step that fails: %v", err)
	}
}
