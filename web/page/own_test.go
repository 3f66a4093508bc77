package page

import (
	"fmt"
	"slices"
	"testing"
)

// wide makes the own zone 300 pixels wide, with lit pieces at these places across it, and scrolls it that far of 500 pixels.
func (d *stand) wide(scrolled float64, at ...float64) {
	d.mine.at = frame{corner{0, 600}, corner{300, 700}}
	d.mine.props["scrollLeft"], d.mine.props["scrollWidth"], d.mine.props["clientWidth"] = scrolled, 800.0, 300.0
	d.mine.kids = nil
	for i, x := range at {
		el := d.b.el(fmt.Sprintf("button.piece.lit[data-ref=own%d][tabindex=-1]", i))
		el.at = frame{corner{x, 610}, corner{x + 40, 690}}
		d.mine.add(el)
	}
}

// edges are what the own zone tells of what lies beyond its edges; "-" stands for nothing.
func (d *stand) edges() (text string) {
	for _, name := range []string{"data-before", "data-after"} {
		if n, is := d.own.attrs[name]; is {
			text += n
		} else {
			text += "-"
		}
	}
	return text
}

// scrolls are the pieces that the page has scrolled to since it was asked last.
func (d *stand) scrolls() (all []string) {
	for _, did := range d.b.did {
		var ref, method string
		if fmt.Sscan(did, &ref, &method); method == "scrollIntoView" {
			all = append(all, ref)
		}
	}
	d.b.did = nil
	return all
}

func TestWhatIsLitIsBroughtIntoView(t *testing.T) {
	d := newStand(t)
	ask := func(why string, want ...string) {
		t.Helper()
		d.show(func(s *Stage) { s.Rev++ })
		if got := d.scrolls(); !slices.Equal(got, want) {
			t.Errorf("%s: scrolled to %v, want %v", why, got, want)
		}
	}
	d.scrolls()
	d.wide(0, 350, 420, 500)
	focus := d.b.focus
	ask("all lit pieces lie beyond the edge", "own0")
	if d.b.focus != focus {
		t.Errorf("the focus went to %s", d.b.focus.name())
	}
	d.wide(0, -90, 50, 500)
	ask("one is in view")
	d.wide(0, 290, 500)
	ask("the middle of the first is beyond the edge", "own0")
	d.wide(0, 270, 500)
	ask("less of the first is in view than a finger needs", "own0")
	d.wide(0, 268, 500)
	ask("as much of the first as a finger needs is in view")
	d.wide(0)
	ask("nothing is lit")

	// The same question scrolls no more, wherever the person has scrolled to; another area of one's own does.
	d.wide(0, 350)
	ask("a question", "own0")
	d.show(func(s *Stage) { s.Piece = "p1" })
	if got := d.scrolls(); len(got) > 0 {
		t.Errorf("the same question scrolled to %v", got)
	}
	d.own.attrs["data-area"] = "1"
	d.show(func(s *Stage) {})
	if got := d.scrolls(); !slices.Equal(got, []string{"own0"}) {
		t.Errorf("another area scrolled to %v", got)
	}
	d.onResize()
	if got := d.scrolls(); !slices.Equal(got, []string{"own0"}) {
		t.Errorf("another window scrolled to %v", got)
	}

	// What is not drawn, in an area that is not looked at, is no goal.
	d.wide(0, 400, 350)
	d.mine.kids[0].hidden = true
	ask("the first is not drawn", "own1")
	// Whoever moves by keys stays at the piece that has the focus; where the page scrolls, nothing is scrolled.
	d.wide(0, 350)
	d.byKey, d.b.focus = true, d.mine.kids[0]
	ask("the focus stands there")
	d.byKey, d.b.html.props["scrollHeight"] = false, 3000.0
	ask("a page that scrolls")
}

func TestTheEdgesTellWhatLiesBeyond(t *testing.T) {
	d := newStand(t)
	for _, c := range []struct {
		why      string
		scrolled float64
		at       []float64
		want     string
	}{
		{"at the beginning, nothing lit", 0, nil, "-0"},
		{"at the beginning", 0, []float64{10, 268, 290, 400}, "-2"},
		{"in the middle", 200, []float64{-100, -30, 10, 400}, "21"},
		{"at the end", 500, []float64{-400}, "1-"},
		{"a hair from the end", 498, []float64{20}, "0-"},
	} {
		d.wide(c.scrolled, c.at...)
		d.show(func(s *Stage) { s.Rev++ })
		if d.b.idle(); d.edges() != c.want {
			t.Errorf("%s: %s, want %s", c.why, d.edges(), c.want)
		}
	}
	d.wide(500, -400)
	d.mine.props["scrollWidth"] = 300.0
	d.mine.props["scrollLeft"] = 0.0
	d.onScroll(&fakeEvent{on: d.board})
	if d.edges() != "0-" {
		t.Error("the board scrolls, and the own zone is counted")
	}
	d.onScroll(&fakeEvent{on: d.mine})
	if d.edges() != "--" {
		t.Errorf("all is in view, and the edges tell %s", d.edges())
	}
	d.wide(0, 350, 400)
	d.mine.kids[1].hidden = true
	if d.onScroll(&fakeEvent{on: d.mine}); d.edges() != "-1" {
		t.Errorf("one of two pieces is drawn beyond the edge, and the edges tell %s", d.edges())
	}
}
