package game

import (
	"errors"
	"strings"
	"testing"
)

type toyBox struct {
	price [3]uint8
	extra int16
}

func (b *toyBox) Visit(f func(int) int) {
	VisitNumbers(b.price[:], f)
	VisitNumber(&b.extra, f)
}

func (b *toyBox) Check() error { return CheckBounds(toySheets, b) }

var toySheets = []Sheet{
	{ID: "shop", Rows: []string{"bread", "wine"}, Cols: []Column{{ID: "price", Min: 1, Max: 9}, {ID: "gift", Min: 0, Max: 3}}, From: "rh.h"},
	{ID: "extra", Rows: []string{"all"}, Cols: []Column{{ID: "points", Min: -5, Max: 5}}, From: "h"},
}

// A box's numbers are walked in the order of the sheets, and what lies beyond a column's bounds is named.
func TestCheckBounds(t *testing.T) {
	good := toyBox{[3]uint8{1, 0, 3}, -5}
	if err := good.Check(); err != nil {
		t.Error(err)
	}
	for _, c := range []struct {
		box  toyBox
		says string
	}{
		{toyBox{[3]uint8{0, 0, 3}, 0}, "price of bread, shop: 0, from 1 to 9"},
		{toyBox{[3]uint8{1, 4, 3}, 0}, "gift of bread, shop: 4, from 0 to 3"},
		{toyBox{[3]uint8{1, 0, 4}, 0}, "gift of wine, shop: 4, from 0 to 3"},
		{toyBox{[3]uint8{1, 0, 3}, 6}, "points of all, extra: 6, from -5 to 5"},
	} {
		if err := c.box.Check(); !errors.Is(err, ErrBox) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%+v: %v, want %q", c.box, err, c.says)
		}
	}
	if s := &toySheets[0]; s.Of(0, 0) != FromRulebook || s.Of(1, 0) != NoNumber || s.Of(1, 1) != FromHouse || toySheets[1].Of(0, 0) != FromHouse {
		t.Error("provenance of the toy's numbers")
	}
	twice := good
	twice.Visit(func(n int) int { return 2 * n })
	if twice != (toyBox{[3]uint8{2, 0, 6}, -10}) {
		t.Errorf("doubled: %+v", twice)
	}
}

// A box is packed as what differs, comes back equal, and bytes that are no packed box are refused.
func TestPackBox(t *testing.T) {
	d := &Def{ID: "toy", Sheets: toySheets, Box: func() Boxed { return &toyBox{[3]uint8{1, 0, 3}, 0} }}
	for _, c := range []struct {
		box    toyBox
		packed string
	}{
		{toyBox{[3]uint8{1, 0, 3}, 0}, ""},
		{toyBox{[3]uint8{9, 0, 3}, 0}, "\x01\x01\x12"},
		{toyBox{[3]uint8{1, 2, 3}, -5}, "\x01\x0a\x04\x09"},
	} {
		packed := d.PackBox(&c.box)
		if packed != c.packed {
			t.Errorf("%+v is packed as %q, want %q", c.box, packed, c.packed)
		}
		if b, err := d.UnpackBox(packed); err != nil || *b.(*toyBox) != c.box {
			t.Errorf("%q: %+v, %v, want %+v", packed, b, err, c.box)
		}
	}
	for what, packed := range map[string]string{
		"no mask": "\x00", "a cut mask": "\x02\x01", "a mask that ends with nothing": "\x02\x01\x00\x12", "a missing number": "\x01\x03\x12",
		"a number too many": "\x01\x01\x12\x12", "a number of ours": "\x01\x01\x02", "a bit too far": "\x01\x11\x12\x02", "beyond the bounds": "\x01\x01\x14",
		"beyond the field": "\x01\x01\x92\x04", "a number in more bytes than it needs": "\x01\x01\x92\x00", "an endless number": "\x01\x01\xff",
	} {
		if b, err := d.UnpackBox(packed); !errors.Is(err, ErrBox) {
			t.Errorf("%s: %+v, %v", what, b, err)
		}
	}
	for _, packed := range []string{"", "\x01\x01\x12", "\x01\x0a\x04\x09"} {
		b, rest, err := d.CutBox(append(AppendBox(nil, packed), 0x93, 1, 2, 3))
		if err != nil || len(rest) != 4 || (b == nil) != (packed == "") || b != nil && d.PackBox(b) != packed {
			t.Errorf("%q in a snapshot: %+v, %x left, %v", packed, b, rest, err)
		}
	}
	for what, snapshot := range map[string]string{
		"ours": "\xc4\x00\x93", "a long header": "\xc5\x00\x03\x01\x01\x12\x93", "cut": "\xc4\x03\x01\x01", "broken": "\xc4\x02\x01\x01\x93",
	} {
		if b, _, err := d.CutBox([]byte(snapshot)); err == nil {
			t.Errorf("%s: %+v", what, b)
		}
	}
	if _, err := (&Def{ID: "bare"}).UnpackBox("\x01\x01\x12"); !errors.Is(err, ErrBox) {
		t.Errorf("a box of a game without boxes: %v", err)
	}
	if BoxHash("") != 0 || BoxHash("\x01\x01\x12") == BoxHash("\x01\x0a\x04\x09") {
		t.Error("hashes of boxes")
	}
}
