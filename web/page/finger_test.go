package page

import "testing"

func TestAFingerMeansWhatLiesNearest(t *testing.T) {
	d := newStand(t) // p0, p4 and p8 have uses; each piece is 50 pixels wide, 100 from the next
	at := func(ref string, x, y, w, h float64, lit bool) {
		n := d.piece(ref)
		n.at = frame{corner{x, y}, corner{x + w, y + h}}
		n.setClass("lit", lit)
	}
	at("p1", 60, 0, 50, 50, false)    // without uses, beside p0
	at("p2", 300, 0, 10, 10, true)    // small
	at("p5", 311, 0, 50, 50, false)   // without uses, beside the small one
	at("p3", 400, 0, 40, 40, true)    // these two
	at("p6", 420, 0, 40, 40, true)    // lie over each other
	at("own", 500, 500, 30, 30, true) // one's own
	for _, c := range []struct {
		what     string
		on       string // the piece under the finger; empty for the board
		x, y     float64
		kind     string
		ref, or  string
		nothings bool
	}{
		{what: "on a piece", on: "p0", x: 25, y: 25, kind: "touch", ref: "p0"},
		{what: "beside a piece", x: 25, y: 73, kind: "touch", ref: "p0"},
		{what: "too far from a piece", x: 25, y: 75, kind: "touch", nothings: true},
		{what: "by mouse beside a piece", x: 25, y: 60, kind: "mouse", nothings: true},
		{what: "by mouse on a piece without uses", on: "p5", x: 312, y: 5, kind: "mouse", ref: "p5"},
		{what: "on a piece without uses, beside a large one", on: "p1", x: 61, y: 5, kind: "touch", ref: "p1"},
		{what: "on a piece without uses, beside a small one", on: "p5", x: 313, y: 5, kind: "touch", ref: "p2"},
		{what: "on it, farther away", on: "p5", x: 320, y: 5, kind: "touch", ref: "p5"},
		{what: "between two", x: 125, y: 125, kind: "pen", ref: "p4"},
		{what: "left on two", on: "p6", x: 422, y: 20, kind: "touch", ref: "p3"},
		{what: "right on two", on: "p6", x: 437, y: 20, kind: "touch", ref: "p6"},
		{what: "in the middle of two", on: "p6", x: 430, y: 20, kind: "touch", ref: "p3", or: "p6"},
		{what: "beside one's own", x: 535, y: 515, kind: "touch", ref: "own"},
	} {
		on := d.board
		if c.on != "" {
			on = d.piece(c.on)
		}
		d.p.heard = nil
		e := &fakeEvent{on: on, props: map[string]any{"detail": 1.0, "clientX": c.x, "clientY": c.y, "pointerType": c.kind}}
		d.click(e)
		d.hearTaken()
		got, pressed := d.p.last().(Press)
		if pressed == c.nothings || got.Ref != c.ref || got.Or != c.or {
			t.Errorf("%s: %v %q %q, not %q %q", c.what, pressed, got.Ref, got.Or, c.ref, c.or)
		}
	}
}

// Whoever holds a piece, or presses it with the other button of the mouse, is told what it is and not shown the browser's own menu; elsewhere
// that menu comes.
func TestAPieceThatIsHeldSaysWhatItIs(t *testing.T) {
	d := newStand(t)
	for _, c := range []struct {
		on   *node
		want Msg
	}{{d.piece("p0"), Press{Do: "inspect", Arg: "p0"}}, {d.board, nil}, {nil, nil}} {
		d.p.heard = nil
		e := &fakeEvent{on: c.on}
		d.onMenu(e)
		if got := d.p.last(); got != c.want || e.prevented != (c.want != nil) {
			t.Errorf("on %v it hears %+v, and the menu is kept away %v", c.on, got, e.prevented)
		}
	}
}

// A piece that lies in another one is pressed for itself, and a control in a piece is no piece.
func TestAFingerOnAPieceInAPiece(t *testing.T) {
	d := newStand(t)
	outer, inner := d.piece("p0"), d.b.el("button.piece.lit[data-ref=in]")
	control := d.b.el("button[data-do=explain]")
	inner.at = frame{corner{0, 0}, corner{10, 10}}
	outer.add(inner, control)
	for _, c := range []struct {
		on  *node
		ref string
		do  string
	}{{inner, "in", ""}, {outer, "p0", ""}, {control, "", "explain"}} {
		d.click(&fakeEvent{on: c.on, props: map[string]any{"detail": 1.0, "clientX": 24.0, "clientY": 24.0, "pointerType": "touch"}})
		d.hearTaken()
		if got := d.p.last().(Press); got.Ref != c.ref || got.Do != c.do {
			t.Errorf("%v, not %q %q", got, c.ref, c.do)
		}
	}
}
