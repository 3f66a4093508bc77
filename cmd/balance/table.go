package main

import (
	"fmt"
	"io"
	"math"
	"strings"
	"unicode/utf8"

	"tabard/cmd/lineup"
)

var legend = fmt.Sprintf(`Equal bots in all seats. ± is half of a 95 %% interval. In brackets: where nine of ten games lie.
Close: the second is behind by at most %d %% of the winner's score, or by one point. Blow-out: by %d %% or more.
Taken: of the copies that came up (of a card of Coin & Crown: of the years in which a copy lay in a stall; of a subject without
copies: of the games in which somebody might take it, those in which somebody did). Seats: of the seats that might have taken
it, those that did. Owners: the share of the win of seats that had it; alone: of a seat that was the only one.
`, closeShare, blowShare)

// share is a share of the wins in percent.
func share(mean, half float64) string { return fmt.Sprintf("%.1f ± %.1f %%", 100*mean, 100*half) }

func percent(of, all int) string {
	if all == 0 {
		return "–"
	}
	return fmt.Sprintf("%.0f %%", 100*float64(of)/float64(all))
}

func ratio(of []float64) string {
	if len(of) == 0 {
		return "–"
	}
	mean, half := lineup.Mean(of)
	if len(of) == 1 {
		half = 1
	}
	return share(mean, half)
}

// grid prints rows as a table whose columns are even; the first row is its head.
func grid(out io.Writer, rows [][]string) {
	widths := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, cell := range row {
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	for k, row := range rows {
		for i, cell := range row {
			fmt.Fprint(out, "| ", cell, strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell)+1))
		}
		fmt.Fprintln(out, "|")
		for i := range row {
			if k == 0 {
				fmt.Fprint(out, "|", strings.Repeat("-", widths[i]+2))
			}
		}
		if k == 0 {
			fmt.Fprintln(out, "|")
		}
	}
}

func (t *tally) print(out io.Writer) {
	n := t.setup.Seats
	fmt.Fprintf(out, "\n## %s, %d seats, %d games, %s, seeds from %d\n\n", t.def.ID, n, t.games, t.level.ID, t.seed)
	rows := [][]string{{"figure", "value"}}
	for i, name := range []string{"rounds", "turns", "decisions", "forced decisions, %"} {
		mean, low, high := span(t.length[i])
		rows = append(rows, []string{name, fmt.Sprintf("%.1f (%.0f to %.0f)", mean, low, high)})
	}
	mean, low, high := span(t.scores)
	rows = append(rows, []string{"score", fmt.Sprintf("%.1f (%.0f to %.0f), standard deviation %.1f", mean, low, high, deviation(t.scores))})
	if n > 1 {
		mean, low, high = span(t.top)
		rows = append(rows, []string{"winner's score", fmt.Sprintf("%.1f (%.0f to %.0f)", mean, low, high)})
		mean, low, high = span(t.margins)
		rows = append(rows, []string{"margin", fmt.Sprintf("%.1f (%.0f to %.0f)", mean, low, high)}, []string{"close", ratio(t.close)},
			[]string{"blow-outs", ratio(t.blown)})
		mean, low, high = span(t.changes)
		rows = append(rows, []string{"leader changes", fmt.Sprintf("%.1f (%.0f to %.0f)", mean, low, high)})
	}
	if t.ended != nil {
		rows = append(rows, []string{"standstills", fmt.Sprintf("%s (%d of %d)", percent(t.still, t.parts), t.still, t.parts)})
	}
	grid(out, rows)
	if n > 1 {
		fmt.Fprintf(out, "\nBy order of play (par %.1f %%):\n\n", 100/float64(n))
		rows = [][]string{{"place", "wins", "score"}}
		for i := range n {
			mean, half := lineup.Mean(t.points[i])
			rows = append(rows, []string{fmt.Sprint(i + 1), ratio(t.order[i]), fmt.Sprintf("%.1f ± %.1f", mean, half)})
		}
		grid(out, rows)
	}
	fmt.Fprintf(out, "\nSubjects (par %.1f %%):\n\n", 100/float64(n))
	rows = [][]string{{"subject", "came up", "taken", "seats", "a game", "owners", "win", "alone", "win"}}
	for i := range t.subjects {
		x := &t.subjects[i]
		rows = append(rows, []string{x.name, fmt.Sprint(x.up), percent(x.taken, x.up), percent(x.did, x.might),
			fmt.Sprintf("%.2f", float64(x.times)/float64(t.games)), fmt.Sprint(len(x.owners)), ratio(x.owners), fmt.Sprint(len(x.alone)), ratio(x.alone)})
	}
	grid(out, rows)
	fmt.Fprintf(out, "\nEvents:\n\n")
	rows = [][]string{{"event", "games with it", "a game"}}
	for k, e := range t.events {
		if e[0] > 0 {
			rows = append(rows, []string{t.def.Events[k], percent(e[0], t.games), fmt.Sprintf("%.2f", float64(e[1])/float64(t.games))})
		}
	}
	for i, d := range t.deeds {
		rows = append(rows, []string{t.study.deeds[i].name, percent(d[0], t.games), fmt.Sprintf("%.2f", float64(d[1])/float64(t.games))})
	}
	grid(out, rows)
	fmt.Fprintf(out, "\nUnused: verbs: %s; events: %s; never taken: %s; never to be taken: %s\n", listed(t.unusedKinds()), listed(t.unusedEvents()),
		listed(t.untaken(true)), listed(t.untaken(false)))
}

func (t *tally) unusedKinds() (names []string) {
	for k, times := range t.kinds {
		if times == 0 && t.def.Kinds[k] != "" {
			names = append(names, t.def.Kinds[k])
		}
	}
	return names
}

func (t *tally) unusedEvents() (names []string) {
	for k, e := range t.events {
		if e[0] == 0 && t.def.Events[k] != "" {
			names = append(names, t.def.Events[k])
		}
	}
	return names
}

// untaken are the subjects that nobody took: those that somebody might have taken, or the others.
func (t *tally) untaken(up bool) (names []string) {
	for i := range t.subjects {
		x := &t.subjects[i]
		if x.taken == 0 && len(x.owners) == 0 && (x.up > 0) == up {
			names = append(names, x.name)
		}
	}
	return names
}

func listed(names []string) string {
	if len(names) == 0 {
		return "none"
	}
	return strings.Join(names, " ")
}

func deviation(of []float64) float64 {
	mean, _ := lineup.Mean(of)
	sum := 0.0
	for _, x := range of {
		sum += (x - mean) * (x - mean)
	}
	return math.Sqrt(sum / float64(len(of)))
}
