package table

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/engines/game"
)

// The graph of the scores is drawn on a sheet of these sizes, within which the lines keep to a frame.
const (
	graphWide, graphHigh  = 400, 170
	graphLeft, graphRight = 34, 372
	graphTop, graphBottom = 12, 146
	markSmall, markLarge  = 4, 8
	letterHigh            = 12
)

// course is how the scores went, worked out once.
func (t *Table) course() []session.Point {
	if t.courseOf != t.View.Rev {
		t.courseOf = t.View.Rev
		t.points = t.Driver.Machine.Course(t.Face.PartOf)
	}
	return t.points
}

// graph is a line for each seat, told apart by the shape of its marks and the crest's letter at its end as well as by its colour, and the
// same figures as a table, from which each part of the game can be looked back at.
func (t *Table) graph() app.UI {
	points := t.course()
	box := app.Section().Class("graph").Aria("label", lingo.T("graph.title"))
	if len(points) < 2 {
		return box.Hidden(true)
	}
	seats := t.View.Seats
	low, high := int32(0), int32(1)
	for _, p := range points {
		for i := range seats {
			low, high = min(low, p.Scores[i]), max(high, p.Scores[i])
		}
	}
	x := func(i int) int { return graphLeft + i*(graphRight-graphLeft)/(len(points)-1) }
	y := func(score int32) int { return graphBottom - int(score-low)*(graphBottom-graphTop)/int(high-low) }
	lines := make([]app.UI, 0, 2*len(seats)+4)
	for _, n := range [...]int32{low, high} {
		at := strconv.Itoa(y(n))
		lines = append(lines, ui.Path("graph-rule", "M"+strconv.Itoa(graphLeft)+" "+at+"H"+strconv.Itoa(graphRight)),
			ui.Label("graph-word", graphLeft/2, y(n)+4, strconv.Itoa(int(n))))
	}
	for i, seat := range seats {
		d, marks := "M", ""
		for k, p := range points {
			if k > 0 {
				d += "L"
			}
			at, size := y(p.Scores[i]), markSmall
			if k == len(points)-1 {
				size = markLarge
			}
			d += strconv.Itoa(x(k)) + " " + strconv.Itoa(at)
			marks += markPath(seat.Colour, x(k), at, size)
		}
		lines = append(lines, ui.G(ui.SeatClass(seat.Colour),
			ui.Path("graph-halo", d), ui.Path("graph-line", d), ui.Path("graph-mark", marks)))
	}
	down := 0 // how far the letters reach already: the best stands highest
	for _, r := range t.View.Standing {
		if r.Who != game.Nobody {
			down = max(down+letterHigh, y(r.Keys[0])+4)
			lines = append(lines, ui.Label("graph-letter", graphRight+markLarge+8, down, ui.Initial(t.Name(r.Who))))
		}
	}
	return box.Body(
		app.H3().Text(lingo.T("graph.title")),
		ui.Svg("0 0 "+strconv.Itoa(graphWide)+" "+strconv.Itoa(graphHigh), "graph-sheet", lines...),
		app.Details().Body(app.Summary().Text(lingo.T("graph.table")),
			ui.Box("score-wrap", app.Table().Class("score").Body(
				app.Caption().Class("sr").Text(lingo.T("graph.title")),
				app.THead().Body(app.Tr().Body(app.Td(), app.Range(seats).Slice(func(i int) app.UI {
					return app.Th().Scope("col").Body(t.crest(game.Player(i)), ui.Span("score-name", t.Name(game.Player(i))))
				}))),
				app.TBody().Body(app.Range(points).Slice(func(k int) app.UI {
					p := &points[k]
					return app.Tr().Body(
						app.Th().Scope("row").Body(ui.Button("lookback", "@"+strconv.Itoa(p.Entry), "btn-quiet graph-part", ui.Word(p.Name))),
						app.Range(seats).Slice(func(i int) app.UI { return app.Td().Text(strconv.Itoa(int(p.Scores[i]))) }))
				}))))))
}

// markPath is the shape of a seat's colour, so large to each side of its middle.
func markPath(colour uint8, x, y, size int) string {
	n := strconv.Itoa
	switch colour % ui.Colours {
	case 0:
		return "M" + n(x-size) + " " + n(y) + "a" + n(size) + " " + n(size) + " 0 1 0 " + n(2*size) + " 0a" + n(size) + " " + n(size) + " 0 1 0 " + n(-2*size) + " 0z"
	case 1:
		return "M" + n(x-size) + " " + n(y-size) + "h" + n(2*size) + "v" + n(2*size) + "h" + n(-2*size) + "z"
	case 2:
		return "M" + n(x) + " " + n(y-size) + "l" + n(size) + " " + n(2*size) + "h" + n(-2*size) + "z"
	}
	return "M" + n(x) + " " + n(y-size) + "l" + n(size) + " " + n(size) + "l" + n(-size) + " " + n(size) + "l" + n(-size) + " " + n(-size) + "z"
}
