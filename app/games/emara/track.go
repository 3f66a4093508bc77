package emara

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/emara"
	"tabard/engines/game"
)

// track draws the score track, a lane for each seat: citizens stand above the line, buildings below it. The one that
// limits the seat is lit, and the bar between them is the gap.
func (d drawing) track() app.UI {
	top, best := trackStart, -1
	for p := range game.Player(d.s.N) {
		final, _ := d.s.Forecast(p)
		best = max(best, final)
		top = max(top, int(d.s.Seats[p].CP), int(d.s.Seats[p].BP), final)
	}
	if d.s.N == 1 {
		best = -1 // nobody to lead
		top = max(top, d.victoriaHeads())
	}
	top = (top + trackStep - 1) / trackStep * trackStep
	var rows []app.UI
	var said []string
	for p := range game.Player(d.s.N) {
		final, _ := d.s.Forecast(p)
		rows = append(rows, d.lane(p, top, final == best))
		said = append(said, d.laneText(p))
	}
	if d.s.N == 1 {
		ahead := say.AriaBehind
		if final, _ := d.s.Forecast(0); final > int(d.s.VictoriaCP) {
			ahead = say.AriaAhead
		}
		said = append(said, ahead(int(d.s.VictoriaCP)))
	}
	rows = append(rows, axis(top))
	body := []app.UI{d.piece("em-lanes", trackRef, face.Sentences(said...), rows...)}
	if d.s.N == 1 {
		body = append(body, d.victoria(top))
	}
	return ui.Part("em-track"+area(court), say.BoardTrack.String(), append([]app.UI{ui.Box("em-legend",
		ui.Wrap("em-key", ui.Sign(citizenIcon, ""), ui.Span("", say.BoardCitizens.String())),
		ui.Wrap("em-key", ui.Sign(buildingIcon, ""), ui.Span("", say.BoardBuildings.String())),
		ui.Wrap("em-key em-gold", ui.Sign(crownIcon, ""), ui.Span("", say.BoardForecast.String())), ui.Span("em-key em-lower", say.BoardLow.String()))}, body...)...)
}

const (
	trackStart = 60 // the lanes are at least so long, and grow by whole steps with who goes furthest
	trackStep  = 20
)

// laneText says where a seat stands.
func (d drawing) laneText(p game.Player) string {
	q := &d.s.Seats[p]
	final, _ := d.s.Forecast(p)
	gap := say.GapNone.String()
	switch {
	case q.CP < q.BP:
		gap = say.GapCitizens(int(q.BP - q.CP))
	case q.BP < q.CP:
		gap = say.GapBuildings(int(q.CP - q.BP))
	}
	return say.AriaLane(int(q.BP), int(q.CP), final, gap, d.Person(p))
}

func (d drawing) lane(p game.Player, top int, leads bool) app.UI {
	q := &d.s.Seats[p]
	cp, bp := int(q.CP), int(q.BP)
	final, _ := d.s.Forecast(p)
	class := "em-lane " + d.seatClass(p)
	if leads {
		class += " em-leads"
	}
	if p == d.v.Turn {
		class += " em-acts"
	}
	tally := func(sign string, n int, class string) app.UI {
		return ui.Wrap("em-tally "+class, ui.Sign(sign, ""), ui.Span("", face.Num(n)))
	}
	return ui.Box(class,
		ui.Wrap("em-who", d.crest(p), ui.Span("em-name", d.NameOf(p))),
		ui.Wrap("em-tallies", tally(citizenIcon, cp, lowClass(cp, bp)), tally(buildingIcon, bp, lowClass(bp, cp)), tally(crownIcon, final, "em-final")),
		scale(top, "em-scale",
			rule(),
			svg("rect", "em-gap", "x", percent(min(cp, bp), top), "width", percent(max(cp, bp)-min(cp, bp), top), "y", "22", "height", "8"),
			figure(citizenIcon, "em-figure "+lowClass(cp, bp), percent(cp, top), 0),
			figure(buildingIcon, "em-figure "+lowClass(bp, cp), percent(bp, top), 30),
			figure(crownIcon, "em-forecast", percent(final, top), 15)))
}

// lowClass lights the number that is not above the other one.
func lowClass(n, other int) string {
	if n <= other {
		return "em-low"
	}
	return "em-high"
}

// percent is a place on a scale. Style attributes are refused by the page's policy, so that places along a scale are
// percentages in the attributes of a drawing without a view box.
func percent(n, top int) string {
	return strconv.FormatFloat(100*float64(n)/float64(top), 'f', 2, 64) + "%"
}

// svg is an element of a drawing with its attributes.
func svg(name, class string, attributes ...string) app.HTMLElem {
	e := app.Elem(name).XMLNS("http://www.w3.org/2000/svg").Class(class)
	for i := 0; i+1 < len(attributes); i += 2 {
		e = e.Attr(attributes[i], attributes[i+1])
	}
	return e
}

// scale is a drawing as wide as its place: things on it stand at percentages.
func scale(top int, class string, body ...app.UI) app.UI {
	return svg("svg", class+" em-top-"+face.Num(top), "aria-hidden", "true", "focusable", "false").Body(body...)
}

func rule() app.UI { return svg("line", "em-line", "x1", "0", "x2", "100%", "y1", "26", "y2", "26") }

// figure stands on a scale with its middle at x.
func figure(sign, class, x string, y int) app.UI {
	size, left := "22", "-11"
	if class == "em-forecast" {
		size, left = "20", "-10"
		y++
	}
	body := []app.UI{svg("use", "em-shape", "href", ui.SymbolURL(sign), "x", left, "y", face.Num(y), "width", size, "height", size)}
	if strings.HasSuffix(class, "em-low") {
		body = append([]app.UI{svg("circle", "em-glow", "cx", "0", "cy", face.Num(y+11), "r", "14")}, body...)
	}
	return svg("svg", class, "x", x, "overflow", "visible").Body(body...)
}

// axis numbers the lanes.
func axis(top int) app.UI {
	body := []app.UI{}
	for n := 0; n <= top; n += trackStep {
		body = append(body, svg("text", "em-mark", "x", percent(n, top), "y", "12", "text-anchor", "middle").Body(app.Text(face.Num(n))))
	}
	return ui.Wrap("em-axis", scale(top, "em-ruler", body...))
}

// victoriaHeads is where Victoria comes to if nobody but her turns a marker or takes a rank.
func (d drawing) victoriaHeads() int {
	n := int(d.s.VictoriaCP)
	for _, step := range d.s.VictoriaAhead(nil) {
		n += step.Sum()
	}
	return n
}

// victoria is the automaton's lane of a solo game: where she is, and where she is heading.
func (d drawing) victoria(top int) app.UI {
	now, heads := int(d.s.VictoriaCP), d.victoriaHeads()
	label, name := say.AriaVictoria(now, heads), say.Victoria.String()
	if d.v.Over {
		label = say.AriaVictoriaEnd(now)
	}
	return d.piece("em-lane em-victoria", victoriaRef, label,
		ui.Wrap("em-who", ui.NeutralCrest(name), ui.Span("em-name", name)),
		ui.Wrap("em-tallies", ui.Wrap("em-tally em-low", ui.Sign(citizenIcon, ""), ui.Span("", face.Num(now))), ui.Wrap("em-tally em-final", ui.Sign(crownIcon, ""), ui.Span("", face.Num(heads)))),
		scale(top, "em-scale", rule(),
			svg("rect", "em-gap", "x", percent(now, top), "width", percent(heads-now, top), "y", "22", "height", "8"),
			figure(citizenIcon, "em-figure em-low", percent(now, top), 0),
			figure(crownIcon, "em-forecast", percent(heads, top), 15)))
}
