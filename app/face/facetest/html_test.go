package facetest

import (
	"testing"

	"tabard/app/ui"
)

// What is read of a piece is its label, not what is drawn for the eyes.
func TestDrawings(t *testing.T) {
	d := drawn(ui.Piece("x", "a:1", true, "A & \"B\"", ui.Span("", "seen"), ui.Symbol("g-gold", "y"), ui.Span("", "too")), ui.Exhibit("", "b", "C"))
	refs := d.refs()
	if len(refs) != 1 || refs["a:1"] != 1 || len(d.all()) != 2 || d.all()[1] != "b" {
		t.Errorf("pieces %v of %v in %s", refs, d.all(), d.raw)
	}
	for _, e := range d.elements {
		if e.ref() == "a:1" && (e.name() != `A & "B"` || !e.has("lit") || e.has("li")) {
			t.Errorf("%q of %s", e.name(), d.raw)
		}
	}
	if again := drawn(ui.Piece("x", "a:1", true, "A & \"B\"", ui.Span("", "seen"), ui.Symbol("g-gold", "y"), ui.Span("", "too")), ui.Exhibit("", "b", "C")); again.canon != d.canon {
		t.Errorf("drawn again it is\n%s\nand not\n%s", again.canon, d.canon)
	}
}
