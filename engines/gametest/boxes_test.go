package gametest

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"tabard/engines/game"
)

// Penny is a game with a box, made for this test: two seats take pennies by turns, up to as many as the box says, four times in all.

type pennyBox struct{ Most, Worth, Spare uint8 } // a seat takes at most; what a penny counts; read by nobody

var pennyHouse = pennyBox{3, 2, 1}

// pennyBent breaks what a box must keep.
var pennyBent struct {
	visit func(b *pennyBox, f func(int) int)
	check func(b *pennyBox) error
	share func(b *pennyBox) *pennyBox
	apply func(s *penny)
}

func pennySheets(spare bool) []game.Sheet {
	cols := []game.Column{{ID: "most", Min: 1, Max: 9}, {ID: "worth", Min: 0, Max: 9}}
	if spare {
		cols = append(cols, game.Column{ID: "spare", Min: 0, Max: 9})
	}
	return []game.Sheet{{ID: "penny", Rows: []string{"all"}, Cols: cols, From: "h"}}
}

func (b *pennyBox) Visit(f func(int) int) {
	if pennyBent.visit != nil {
		pennyBent.visit(b, f)
		return
	}
	game.VisitNumber(&b.Most, f)
	game.VisitNumber(&b.Worth, f)
}

func (b *pennyBox) Check() error {
	if pennyBent.check != nil {
		return pennyBent.check(b)
	}
	return game.CheckBounds(pennySheets(false), b)
}

var pennyBoxes game.Shared

var pennyOurs = pennyOf(pennyHouse)

func pennyOf(b pennyBox) *pennyBox {
	return &pennyBoxes.Of(fmt.Sprint(b), func() game.Sharable { return &pennyValues{pennyBox: b} }).(*pennyValues).pennyBox
}

type pennyValues struct {
	pennyBox
	game.InShared
}

type penny struct {
	box     *pennyBox
	Left, N uint8
	Taken   [2]uint8
}

func newPenny(b *pennyBox, setup game.Setup) (game.State, error) {
	if err := b.Check(); err != nil {
		return nil, err
	}
	if pennyBent.share != nil {
		return &penny{box: pennyBent.share(b), Left: 4, N: uint8(setup.Seats)}, nil
	}
	return &penny{box: pennyOf(*b), Left: 4, N: uint8(setup.Seats)}, nil
}

func (s *penny) Turn() game.Player {
	if s.Left == 0 {
		return game.Nobody
	}
	return game.Player(s.Left % s.N)
}

func (s *penny) Prompt() game.Frame {
	if s.Left == 0 {
		return game.Frame{}
	}
	return game.Frame{Kind: 1, Who: s.Turn()}
}

func (s *penny) Settled() bool { return true }

func (s *penny) Legal(dst []game.Action) []game.Action {
	for n := uint8(1); s.Left > 0 && n <= s.box.Most; n++ {
		dst = append(dst, game.Act(game.FirstKind, uint16(n)))
	}
	return dst
}

func (s *penny) Apply(a game.Action, out *game.Sink) {
	s.Taken[s.Turn()] += uint8(a.A)
	s.Left--
	out.Add(game.Event{Kind: 1, N: int16(a.A)})
	if pennyBent.apply != nil {
		pennyBent.apply(s)
	}
}

func (s *penny) Standing(dst []game.Rank) []game.Rank {
	from := len(dst)
	for p, n := range s.Taken {
		r := game.Rank{Who: game.Player(p)}
		r.Keys[0] = int32(n) * int32(s.box.Worth)
		dst = append(dst, r)
	}
	game.Place(dst[from:])
	return dst
}

func (s *penny) Redact(game.Player)     {}
func (s *penny) Still()                 {}
func (s *penny) Determinize(*game.Rand) {}
func (s *penny) Clone() game.State      { c := *s; return &c }
func (s *penny) CopyFrom(g game.State)  { *s = *g.(*penny) }

func (s *penny) Check() error {
	if s.box == nil || s.Left > 4 || s.N != 2 {
		return errors.New("penny: CAN")
	}
	return nil
}

func (s *penny) MarshalMsg(b []byte) ([]byte, error) {
	if s.box != nil {
		b = game.AppendBox(b, pennyDef.PackBox(s.box))
	}
	return append(b, s.Left, s.N, s.Taken[0], s.Taken[1]), nil
}

// pennyDef is the definition that the test is at.
var pennyDef *game.Def

func (s *penny) UnmarshalMsg(b []byte) ([]byte, error) {
	boxed, b, err := pennyDef.CutBox(b)
	if err != nil || len(b) < 4 {
		return b, errors.Join(err, errors.New("penny: short"))
	}
	*s = penny{pennyOurs, b[0], b[1], [2]uint8{b[2], b[3]}}
	if boxed != nil {
		s.box = pennyOf(*boxed.(*pennyBox))
	}
	return b[4:], nil
}

// pennyFaults are what the suite finds in the boxes of Penny.
func pennyFaults(spare bool) string {
	var all strings.Builder
	d := &game.Def{ID: "penny", Code: 201, Rules: 1, MinSeats: 2, MaxSeats: 2, Limit: 4, Alarm: 4, Sheets: pennySheets(spare),
		Kinds: []string{game.FirstKind: "Take"}, Events: []string{1: "Took"}, Frames: []string{1: "Take"}, Keys: []string{"points"},
		Box: func() game.Boxed { b := pennyHouse; return &b }, Zero: func() game.State { return &penny{} }, Whole: func(game.State) bool { return true }}
	pennyDef = d
	d.New = func(setup game.Setup) (game.State, error) { return newPenny(&pennyHouse, setup) }
	x := Boxes[pennyBox, *pennyBox]{Game: Game{Def: d}, House: pennyHouse, NewIn: newPenny, Of: func(s game.State) *pennyBox { return s.(*penny).box }}
	fail := func(format string, args ...any) { fmt.Fprintf(&all, format+"\n", args...) }
	for _, law := range []func(func(string, ...any)){x.sheets, x.shared, func(fail func(string, ...any)) { x.play(20, fail) }, x.read} {
		if law(fail); all.Len() > 0 {
			break
		}
	}
	return all.String()
}

// What breaks a law of boxes is found, and nothing is found in a sound game.
func TestBoxesAreProven(t *testing.T) {
	house := pennyHouse
	defer func() { pennyHouse = house }()
	pennyHouse.Spare = 0
	if got := pennyFaults(false); got != "" {
		t.Errorf("in a sound game: %s", got)
	}
	pennyHouse.Spare = 1
	if got := pennyFaults(false); !strings.Contains(got, "numbers that Visit does not reach") {
		t.Errorf("a number that Visit leaves out: %s", got)
	}
	all := func(b *pennyBox, f func(int) int) {
		game.VisitNumber(&b.Most, f)
		game.VisitNumber(&b.Worth, f)
		game.VisitNumber(&b.Spare, f)
	}
	for _, c := range []struct {
		what, says string
		spare      bool
		bend       func()
	}{
		{"a number that nobody reads", "penny all spare makes no difference", true, func() {
			pennyBent.visit = all
			pennyBent.check = func(b *pennyBox) error { return game.CheckBounds(pennySheets(true), b) }
		}},
		{"a number that is walked twice", "not a number of its own", false, func() {
			pennyBent.visit = func(b *pennyBox, f func(int) int) { game.VisitNumber(&b.Most, f); game.VisitNumber(&b.Most, f) }
		}},
		{"a sheet that names more", "the sheets name 3 numbers, Visit walks 2", true, func() {}},
		{"a box that is never refused", "10 is not refused", false, func() { pennyBent.check = func(*pennyBox) error { return nil } }},
		{"equal boxes that are two", "equal boxes are not one", false, func() {
			pennyBent.share = func(b *pennyBox) *pennyBox { c := *b; return &c }
		}},
		{"a box that is played as ours", "a position does not know its box", false, func() {
			pennyBent.share = func(*pennyBox) *pennyBox { return pennyOurs }
		}},
		{"a position that breaks with another box", "penny: CAN", false, func() {
			pennyBent.apply = func(s *penny) {
				if s.box.Most > 3 {
					s.Left = 9
				}
			}
		}},
	} {
		pennyHouse.Spare = 0
		c.bend()
		if got := pennyFaults(c.spare); !strings.Contains(got, c.says) {
			t.Errorf("%s: found %q, want %q", c.what, got, c.says)
		}
		pennyBent.visit, pennyBent.check, pennyBent.share, pennyBent.apply = nil, nil, nil, nil
	}
}
