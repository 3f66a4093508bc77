package box

import (
	"slices"

	"tabard/engines/game"
)

// Mark says what became of a number.
type Mark uint8

// The marks.
const (
	Open    Mark = iota // nobody has read it off yet: ours counts
	Read                // it was read off
	Missing             // it is not in this box: ours counts
)

// Box is a box as its owner keeps it.
type Box struct {
	Game  *game.Def
	Title string // what its owner calls it, after save.Clean
	Marks []Mark // by number in the order of Game.Sheets
	N     []int  // by number: what counts
	ours  []int  // by number: what counts unless it is read off
}

// New is a box of a game of which nothing has been read off yet.
func New(d *game.Def, title string) *Box {
	ours := game.BoxNumbers(d.Box())
	return &Box{Game: d, Title: title, Marks: make([]Mark, len(ours)), N: slices.Clone(ours), ours: ours}
}

// Of is a box as a game was played with it (game.Def.PackBox): what differs from ours was read off. The error wraps game.ErrBox.
func Of(d *game.Def, title, packed string) (*Box, error) {
	boxed, err := d.UnpackBox(packed)
	if err != nil {
		return nil, err
	}
	b := New(d, title)
	for i, n := range game.BoxNumbers(boxed) {
		if n != b.ours[i] {
			b.Put(i, Read, n)
		}
	}
	return b, nil
}

// Ours is what counts for a number unless it is read off.
func (b *Box) Ours(number int) int { return b.ours[number] }

// Put notes what became of a number: n is what was read off, if mark is Read.
func (b *Box) Put(number int, mark Mark, n int) {
	if mark != Read {
		n = b.ours[number]
	}
	b.Marks[number], b.N[number] = mark, n
}

// Done is how many numbers somebody has dealt with, whatever they did.
func (b *Box) Done() (n int) {
	for _, m := range b.Marks {
		if m != Open {
			n++
		}
	}
	return n
}

// Equal says that two boxes have the same title, marks and numbers.
func (b *Box) Equal(o *Box) bool {
	return b.Game == o.Game && b.Title == o.Title && slices.Equal(b.Marks, o.Marks) && slices.Equal(b.N, o.N)
}

// beyond is the first number that is beyond the bounds of its column; nil if none is.
func (b *Box) beyond() (fault *game.BoxFault) {
	i := 0
	game.Places(b.Game.Sheets, func(sheet, row, col int) {
		s := &b.Game.Sheets[sheet]
		if c, n := &s.Cols[col], b.N[i]; fault == nil && (n < int(c.Min) || n > int(c.Max)) {
			fault = &game.BoxFault{Sheet: s, Row: row, Col: col, N: n}
		}
		i++
	})
	return fault
}

// Pack is the box as games are played with it. The error wraps game.ErrBox, and is a *game.BoxFault, if the engine cannot play with it.
func (b *Box) Pack() (string, error) {
	boxed := b.Game.Box()
	game.PutBoxNumbers(boxed, b.N)
	if err := boxed.Check(); err != nil {
		return "", err
	}
	return b.Game.PackBox(boxed), nil
}
