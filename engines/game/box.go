package game

import (
	"encoding/binary"
	"fmt"

	"github.com/tinylib/msgp/msgp"
)

// A box is all numbers that are printed on the components of a game. A game has a type Box, a flat comparable struct of them; House is ours.
// A position points to its box and to what follows from it (Shared); the rules read no number from anywhere else. What is said here of
// boxes is the same for all games: Def.Sheets names the numbers, and Visit of a Box walks them in that order, which is wire format.

// Provenance says where a number of House comes from.
type Provenance byte

// The provenances, as they stand in Sheet.From.
const (
	FromRulebook Provenance = 'r' // its text prints it or leaves no other value
	FromHouse    Provenance = 'h' // it stood only on artwork that is lost: it is ours
	NoNumber     Provenance = '.' // there is no such number on this component
)

// Column is a number that a kind of component has.
type Column struct {
	ID       string   // machine name, the key of its words and in files
	Min, Max int16    // what the engine can play with
	Names    []string // what is printed for 0, 1, 2 ..., where that is no number: machine names
}

// Sheet is a kind of component with numbers on it, or a run of places with numbers on the board.
type Sheet struct {
	ID   string   // machine name, the key of its words and of its block in files
	Rows []string // machine names of the components, as printed from first to last
	Cols []Column
	From string // the Provenance of each number, row by row; one letter if it is the same for all
}

// Of is the provenance of the number of a row and column of House.
func (s *Sheet) Of(row, col int) Provenance {
	if len(s.From) == 1 {
		return Provenance(s.From[0])
	}
	return Provenance(s.From[row*len(s.Cols)+col])
}

// Numbers calls f with the row and column of each number of the sheet, in the order of the wire format.
func (s *Sheet) Numbers(f func(row, col int)) {
	for row := range s.Rows {
		for col := range s.Cols {
			if s.Of(row, col) != NoNumber {
				f(row, col)
			}
		}
	}
}

// Field is the name of a number in the text of a box, by machine names: "weapons, Standard, forge".
func (s *Sheet) Field(row, col int) string {
	return s.ID + ", " + s.Rows[row] + ", " + s.Cols[col].ID
}

// Boxed is a *Box of a game.
type Boxed interface {
	// Visit calls f with each number in the order of Def.Sheets and puts what f returns in its place.
	Visit(f func(old int) int)
	// Check returns an error that names the first number with which the engine cannot play: one beyond its column's bounds, or one
	// that breaks a law together with others.
	Check() error
}

// VisitNumber is Visit of one number.
func VisitNumber[T ~int | ~int8 | ~int16 | ~int32 | ~uint8 | ~uint16 | ~uint32](n *T, f func(int) int) {
	*n = T(f(int(*n)))
}

// VisitNumbers is Visit of numbers in a row.
func VisitNumbers[T ~int | ~int8 | ~int16 | ~int32 | ~uint8 | ~uint16 | ~uint32](row []T, f func(int) int) {
	for i := range row {
		VisitNumber(&row[i], f)
	}
}

// BoxFault says which number of a box the engine cannot play with. It wraps ErrBox.
type BoxFault struct {
	Sheet    *Sheet
	Row, Col int
	N        int    // the number
	Law      string // machine name of what numbers break together; empty for one beyond the bounds of its column
}

// Field is the name of the number in the text of a box: see Sheet.Field.
func (f *BoxFault) Field() string { return f.Sheet.Field(f.Row, f.Col) }

func (f *BoxFault) Error() string {
	c := &f.Sheet.Cols[f.Col]
	at := fmt.Sprintf("%v: %s of %s, %s: %d", ErrBox, c.ID, f.Sheet.Rows[f.Row], f.Sheet.ID, f.N)
	if f.Law != "" {
		return at + ", " + f.Law
	}
	return fmt.Sprintf("%s, from %d to %d", at, c.Min, c.Max)
}

// Unwrap returns ErrBox.
func (f *BoxFault) Unwrap() error { return ErrBox }

// BoxNumbers returns the numbers of a box in the order of Visit.
func BoxNumbers(b Boxed) (all []int) {
	b.Visit(func(n int) int { all = append(all, n); return n })
	return all
}

// PutBoxNumbers gives a box other numbers, in the order of Visit. A number that its field does not hold is cut off.
func PutBoxNumbers(b Boxed, all []int) {
	i := -1
	b.Visit(func(int) int { i++; return all[i] })
}

// Places calls f with the sheet, row and column of each number of sheets, in the order of Visit.
func Places(sheets []Sheet, f func(sheet, row, col int)) {
	for i := range sheets {
		sheets[i].Numbers(func(row, col int) { f(i, row, col) })
	}
}

// CheckBounds returns a *BoxFault for the first number of a box that is beyond the bounds of its column.
func CheckBounds(sheets []Sheet, b Boxed) error {
	all := BoxNumbers(b)
	var fault *BoxFault
	Places(sheets, func(sheet, row, col int) {
		s := &sheets[sheet]
		c := &s.Cols[col]
		if n := all[0]; fault == nil && (n < int(c.Min) || n > int(c.Max)) {
			fault = &BoxFault{Sheet: s, Row: row, Col: col, N: n}
		}
		all = all[1:]
	})
	if fault == nil {
		return nil
	}
	return fault
}

// PackBox returns what differs in a box from the game's own, in few bytes: how many bytes of a mask follow, the mask, whose bit i is set
// if number i differs, and the numbers that differ. It is empty for the game's own box, and equal for equal boxes.
func (d *Def) PackBox(b Boxed) string {
	ours, all := BoxNumbers(d.Box()), BoxNumbers(b)
	var mask, numbers []byte
	for i, n := range all {
		if n == ours[i] {
			continue
		}
		for len(mask) <= i/8 {
			mask = append(mask, 0)
		}
		mask[i/8] |= 1 << (i % 8)
		numbers = binary.AppendVarint(numbers, int64(n))
	}
	if mask == nil {
		return ""
	}
	return string(append(append([]byte{byte(len(mask))}, mask...), numbers...))
}

// UnpackBox returns the box that PackBox packed. The error wraps ErrBox: for bytes that PackBox never returns, and for a box with which the
// engine cannot play.
func (d *Def) UnpackBox(packed string) (Boxed, error) {
	if d.Box == nil {
		return nil, fmt.Errorf("%w: %s has none", ErrBox, d.ID)
	}
	b := d.Box()
	if packed == "" {
		return b, nil
	}
	masks := int(packed[0])
	if masks == 0 || 1+masks > len(packed) || packed[masks] == 0 {
		return nil, fmt.Errorf("%w: mask", ErrBox)
	}
	mask, numbers, i, known := packed[1:1+masks], []byte(packed[1+masks:]), 0, true
	b.Visit(func(n int) int {
		if i/8 < len(mask) && mask[i/8]>>(i%8)&1 == 1 {
			v, size := binary.Varint(numbers)
			if size <= 0 || v != int64(int16(v)) {
				known = false
			} else {
				n, numbers = int(v), numbers[size:]
			}
		}
		i++
		return n
	})
	if !known {
		return nil, fmt.Errorf("%w: numbers", ErrBox)
	}
	if err := b.Check(); err != nil {
		return nil, err
	}
	if d.PackBox(b) != packed { // bits beyond the last number, bytes left, numbers of ours, numbers too large for their fields
		return nil, fmt.Errorf("%w: packed otherwise", ErrBox)
	}
	return b, nil
}

// InBox sets a game up by NewIn of the game, with the box of the set-up: with house where that names none. The error wraps ErrSetup.
func InBox[B Boxed, S State](d *Def, house B, setup Setup, newIn func(B, Setup) (S, error)) (S, error) {
	packed := setup.Box
	if setup.Box = ""; packed == "" { // newIn need not unpack it once more
		return newIn(house, setup)
	}
	b, err := d.UnpackBox(packed)
	if err != nil {
		var none S
		return none, fmt.Errorf("%w: %w", ErrSetup, err)
	}
	return newIn(b.(B), setup)
}

// AppendBox appends a packed box to a snapshot: the position follows. The game's own box takes no room, so that snapshots without a box and
// those with ours are the same.
func AppendBox(b []byte, packed string) []byte {
	if packed == "" {
		return b
	}
	return msgp.AppendBytes(b, []byte(packed))
}

// CutBox reads what AppendBox appended: nil for the game's own box. The error wraps ErrBox, or is msgp's.
func (d *Def) CutBox(b []byte) (box Boxed, rest []byte, err error) {
	if msgp.NextType(b) != msgp.BinType {
		return nil, b, nil
	}
	packed, rest, err := msgp.ReadBytesZC(b)
	switch {
	case err != nil:
		return nil, b, err
	case len(packed) == 0 || len(b)-len(rest) != len(msgp.AppendBytes(nil, packed)): // ours, or a header longer than it need be
		return nil, b, fmt.Errorf("%w: in a snapshot", ErrBox)
	}
	box, err = d.UnpackBox(string(packed))
	return box, rest, err
}

// BoxHash is the name of a packed box in links; 0 for the game's own.
func BoxHash(packed string) uint64 {
	if packed == "" {
		return 0
	}
	return fnv1a([]byte(packed))
}
