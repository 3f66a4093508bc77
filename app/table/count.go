package table

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// counting is the counting of the score at the end, before the result opens: part by part, in each part the last of the standing first and
// the winner last. Points travel to the seats, whose cards have what has come to them so far, and bars grow on a card at the foot of the
// board. Whoever wants no pauses sees each part come to all seats at once. When all have come the winner is shown.
type counting struct {
	on        bool
	gains     []gain
	come, out int // how many of them have come to the seats, and how many have set out
	runs      int // tells the end that is counted from one that was counted before
}

// gain is what a part of the score gives to a rank of the standing.
type gain struct{ part, rank int }

// Beat is how long each gain takes, and without pauses each part; the winner is shown four times as long.
func (p Pace) Beat() time.Duration {
	if p.Pause() == 0 {
		return 130 * time.Millisecond
	}
	return 200*time.Millisecond + p.Pause()/4
}

// Counts says that the score is being counted.
func (t *Table) Counts() bool { return t.score.counting.on }

// count begins the counting, if there is something to count. A part that gives nothing is left out, unless the score is the least of them.
func (t *Table) count() {
	ranks, gains := t.View.Standing, []gain(nil)
	for _, part := range t.score.sources() {
		for i := len(ranks) - 1; i >= 0; i-- {
			if ranks[i].Parts[part] != 0 || t.Face.Least && ranks[i].Who != game.Nobody {
				gains = append(gains, gain{part, i})
			}
		}
	}
	t.score.counting = counting{on: gains != nil, gains: gains, runs: t.score.counting.runs + 1}
	if gains != nil {
		t.emit(After{t.Pace.Beat(), countOn(t.score.counting.runs)})
	}
}

// countOn goes on with the counting of that run.
type countOn int

func (countOn) news() {}

func (m countOn) do(t *Table) {
	c := &t.score.counting
	if !c.on || int(m) != c.runs {
		return
	}
	c.on, c.come = c.come < len(c.gains), c.out
	if !c.on {
		return
	}
	wait, still := t.Pace.Beat(), t.Pace.Pause() == 0
	for c.out < len(c.gains) && (c.out == c.come || still && c.gains[c.out].part == c.gains[c.come].part) {
		c.out++
	}
	t.Stage.flash, t.Stage.moves = nil, nil
	switch p := t.score.flies(); {
	case p != game.Nobody:
		t.Stage.moves = []moved{{face.Motion{From: gainSpot, To: face.Ref("@" + strconv.Itoa(int(p)))}, p}}
		t.Stage.flashN++
	case c.come == c.out && !still:
		wait *= 4
	}
	t.emit(After{wait, m})
}

// gainSpot is where points set out from, on the card of the counting.
const gainSpot = "gain"

// flies is the seat that points are on their way to. None travel where somebody wants no pauses.
func (t *score) flies() game.Player {
	if c := &t.counting; c.out > c.come && t.Pace.Pause() > 0 {
		return t.View.Standing[c.gains[c.come].rank].Who
	}
	return game.Nobody
}

// points is a score: while it is counted, what has come to its side so far.
func (t *score) points(r *game.Rank) int {
	c := &t.counting
	if !c.on {
		return int(r.Keys[0])
	}
	sum, some := 0, false
	for _, g := range c.gains[:c.come] {
		o := &t.View.Standing[g.rank]
		n := int(o.Parts[g.part])
		switch {
		case r.Who != o.Who && (t.Face.Allies == nil || !t.Face.Allies(t.View, r.Who, o.Who)):
		case !t.Face.Least:
			sum += n
		case !some || n < sum:
			sum, some = n, true
		}
	}
	return sum
}

// step names what is counted now: the part of the score, "begin" or "winner"; empty if nothing is.
func (t *score) step() string {
	switch c := &t.counting; {
	case !c.on:
		return ""
	case c.come < c.out:
		return t.View.Def.Parts[c.gains[c.come].part]
	case c.out == 0:
		return "begin"
	}
	return "winner"
}

// countCard lies at the foot of the board while the score is counted: what is counted, and a bar for everybody beside the crest. Those who
// listen have heard everything in one text.
func (t *score) countCard() app.UI {
	c, ranks := &t.counting, t.View.Standing
	card := app.Section().ID("count").Class("count").Aria("hidden", true)
	if !c.on {
		return card.Hidden(true)
	}
	head := []app.UI{ui.Span("count-part", say.EndTitle.String())}
	switch p := t.flies(); {
	case c.come < c.out:
		g := c.gains[c.come]
		head[0] = ui.Span("count-part", t.Face.Parts[g.part].Name)
		if p != game.Nobody {
			head = append(head, app.Span().Class("count-gain").DataSet("spot", gainSpot).Body(t.crest(p), app.Text("+"+partText(ranks[g.rank], g.part))))
		}
	case c.out > 0:
		head = []app.UI{ui.Span("count-part", t.Headline()), ui.Span("count-why", t.Why())}
	}
	most := 1
	for i := range ranks {
		sum := 0
		for _, n := range ranks[i].Parts {
			if sum += int(n); t.Face.Least {
				sum = int(n)
			}
			most = max(most, sum)
		}
	}
	rows := make([]app.UI, len(ranks)) // as they sit, an automaton last
	for i := range ranks {
		r, at := &ranks[i], len(ranks)-1
		if r.Who != game.Nobody {
			at = int(r.Who)
		}
		won := "gone"
		if r.Place == 1 && c.out > 0 && c.come == c.out {
			won = "count-crown"
		}
		rows[at] = app.Li().Class("count-row").Body(t.rankCrest(r.Who), t.bars(i, most), ui.Span("count-sum", strconv.Itoa(t.points(r))), ui.Symbol("g-crown", won))
	}
	return card.Body(app.P().Class("count-head").Body(head...), app.Ul().Class("count-rows").Body(rows...), app.Div().Class("count-skip").DataSet("do", "counted"))
}

// bars are what has come to a rank, the longest as wide as the sheet: one after the other, or one below the other where the score is the
// least of them.
func (t *score) bars(rank, most int) app.UI {
	const wide, high = 1000, 20
	class, r := "crest-plain", &t.View.Standing[rank]
	if r.Who != game.Nobody {
		class = ui.SeatClass(t.View.Seats[r.Who].Colour)
	}
	var bars []app.UI
	x := 0
	for _, g := range t.counting.gains[:t.counting.come] {
		if g.rank != rank {
			continue
		}
		y, h, w := 0, high, int(r.Parts[g.part])*wide/most
		if t.Face.Least {
			h = high / 2
			x, y = 0, h*(len(bars)%2)
		}
		bars = append(bars, ui.Rect("count-bar", x, y, w, h, 0))
		x += w
	}
	return ui.Svg("0 0 1000 20", "count-bars "+class, bars...).Attr("preserveAspectRatio", "none")
}

// sources are the parts of the score that are told: all of them that the set-up has, and at the end those that gave somebody something. Goods that were left
// over and have been shared out, for example, are on other accounts then.
func (t *score) sources() (told []int) {
	for i := range t.Face.Parts {
		some := !t.View.Over && (t.Face.Scores == nil || t.Face.Scores(t.View, i))
		for _, r := range t.View.Standing {
			some = some || r.Parts[i] != 0
		}
		if some {
			told = append(told, i)
		}
	}
	return told
}

// winners are the crests of those on the first place, beneath a crown.
func (t *score) winners() app.UI {
	crests := []app.UI{ui.Symbol("g-crown", "result-crown")}
	for _, r := range t.View.Standing {
		if r.Place == 1 && r.Who != game.Nobody {
			crests = append(crests, t.crest(r.Who))
		}
	}
	return ui.Box("result-winners", crests...)
}
