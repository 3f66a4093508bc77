package table

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// The lines of the graph keep to a frame within a sheet of 400 by 170; letters stand so far apart.
const (
	graphLeft, graphRight = 34, 372
	graphTop, graphBottom = 12, 146
	letterHigh            = 12
)

// course is how the scores went, worked out once.
func (t *score) course() []session.Point {
	if t.courseOf != t.View.Rev {
		t.courseOf = t.View.Rev
		t.went = t.Machine.Course(t.Face.PartOf)
	}
	return t.went
}

// graph is a line for each seat, told apart by the shape of its marks and the crest's letter at its end as well as by its colour, and the
// same figures as a table, from which each part of the game can be looked back at.
func (t *score) graph() app.UI {
	points := t.course()
	box := app.Section().Class("graph").Aria("label", say.GraphTitle.String())
	if len(points) < 2 {
		return box.Hidden(true)
	}
	seats := t.View.Seats
	c := curve{points: len(points), low: 0, high: 1, word: func(n int32) string { return strconv.Itoa(int(n)) },
		at: func(k, seat int) int32 { return points[k].Scores[seat] }}
	for _, p := range points {
		for i := range seats {
			c.low, c.high = min(c.low, p.Scores[i]), max(c.high, p.Scores[i])
		}
	}
	return box.Body(
		app.H3().Text(say.GraphTitle.String()),
		t.plot(&c),
		app.Details().Body(app.Summary().Text(say.GraphTable.String()),
			ui.Box("score-wrap", app.Table().Class("score").Body(
				app.Caption().Class("sr").Text(say.GraphTitle.String()),
				t.seatHead(),
				app.TBody().Body(app.Range(points).Slice(func(k int) app.UI {
					p := &points[k]
					return t.seatRow(ui.Button("lookback", "@"+strconv.Itoa(p.Entry), "btn-quiet graph-part", ui.Word(p.Name)),
						func(seat game.Player) string { return strconv.Itoa(int(p.Scores[seat])) })
				}))))))
}

// curve is a line for each seat: so many points between two values.
type curve struct {
	points    int // at least 2
	low, high int32
	word      func(int32) string
	at        func(point, seat int) int32
}

// manyPoints are too many for a mark on each.
const manyPoints = 30

func (c *curve) x(point int) int { return graphLeft + point*(graphRight-graphLeft)/(c.points-1) }
func (c *curve) y(n int32) int {
	return graphBottom - int(n-c.low)*(graphBottom-graphTop)/int(c.high-c.low)
}

// plot draws a curve, with something more before it.
func (t *score) plot(c *curve, more ...app.UI) app.UI {
	lines := more
	for _, n := range [...]int32{c.low, c.high} {
		lines = append(lines, ui.Path("graph-rule", fmt.Sprintf("M%d %dH%d", graphLeft, c.y(n), graphRight)),
			ui.Label("graph-word", graphLeft/2, c.y(n)+4, c.word(n)))
	}
	last := c.points - 1
	for i, seat := range t.View.Seats {
		d, shapes := "", ""
		for k := range c.points {
			to, size := "L", 0
			if k == 0 {
				to = "M"
			} else if k == last {
				size = 1
			}
			at := fmt.Sprintf("%d %d", c.x(k), c.y(c.at(k, i)))
			d += to + at
			if k == last || c.points <= manyPoints {
				shapes += "M" + at + marks[size][seat.Colour%ui.Colours]
			}
		}
		lines = append(lines, ui.G(ui.SeatClass(seat.Colour),
			ui.Path("graph-halo", d), ui.Path("graph-line", d), ui.Path("graph-mark", shapes)))
	}
	down := 0 // how far the letters reach already: the best stands highest
	for _, r := range t.View.Standing {
		if r.Who != game.Nobody {
			down = max(down+letterHigh, c.y(c.at(last, int(r.Who)))+4)
			lines = append(lines, ui.Label("graph-letter", graphRight+16, down, ui.Initial(t.Name(r.Who))))
		}
	}
	return ui.Svg("0 0 400 170", "graph-sheet", lines...)
}

// marks are the shapes of the seats' colours around a point, small ones and those at the end of a line: circle, square, triangle, diamond.
var marks = [2][ui.Colours]string{
	{"m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "m-4-4h8v8h-8z", "m0-4l4 8h-8z", "m0-4l4 4l-4 4l-4-4z"},
	{"m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z", "m-8-8h16v16h-16z", "m0-8l8 16h-16z", "m0-8l8 8l-8 8l-8-8z"},
}
