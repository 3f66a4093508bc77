package library

import (
	"slices"
	"strconv"

	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/shell"
	"tabard/engines"
	"tabard/engines/save"
	"tabard/web/store"
)

// wins counts who has won how many games of a series, by colour: the latest results among the first n that are game s.N of it and those before
// that, at a table of the same seats. A shared win is one for each.
func (b book) wins(code uint8, seats []save.Seat, s save.Series, n int) (won [ui.Colours]int) {
	for _, r := range slices.Backward(b.all[:n]) {
		if s.N == 0 {
			break
		}
		if r.Code != code || r.Series != s || !sameSeats(r.Seats, seats) {
			continue
		}
		s.N--
		for _, k := range r.Standing {
			if k.Place == 1 && k.Who >= 0 {
				won[r.Seats[k.Who].Colour]++
			}
		}
	}
	return won
}

// sameSeats says that the same sit at two tables, in whatever order.
func sameSeats(a, b []save.Seat) bool {
	for _, s := range a {
		if !slices.Contains(b, s) {
			return false
		}
	}
	return len(a) == len(b)
}

// score says how a series stands: "Ann 2 and Bo 1".
func score(seats []save.Seat, won [ui.Colours]int) string {
	var parts []string
	for c, n := range won {
		if i := slices.IndexFunc(seats, func(s save.Seat) bool { return int(s.Colour) == c }); i >= 0 && n > 0 {
			parts = append(parts, seats[i].Name+" "+strconv.Itoa(n))
		}
	}
	return words.And(parts)
}

// after are the wins of a series after one of its games, which is on record, and whether it is over then.
func (b book) after(r store.Result) (won [ui.Colours]int, over bool) {
	n := slices.IndexFunc(b.all, func(o store.Result) bool { return o.ID == r.ID }) + 1
	won = b.wins(r.Code, r.Seats, r.Series, n)
	return won, r.Series.N >= r.Series.Of || 2*slices.Max(won[:]) > int(r.Series.Of)
}

// seriesText says how a series stands after a game, and who wins it where it is over.
func (b book) seriesText(r store.Result) (text string, over bool) {
	won, over := b.after(r)
	text = seriesLine(r.Series, score(r.Seats, won))
	if over {
		var best []string
		for _, s := range r.Seats {
			if won[s.Colour] == slices.Max(won[:]) {
				best = append(best, s.Name)
			}
		}
		text += " " + say.SeriesWon(len(best), words.And(best))
	}
	return text, over
}

func seriesLine(s save.Series, score string) string {
	return say.SeriesLine(strconv.Itoa(int(s.N)), strconv.Itoa(int(s.Of)), score)
}

// seriesOf says of a stored game how its series stands; empty for a game by itself.
func (b book) seriesOf(it store.Item) string {
	d, s := engines.ByID(it.Game), it.Series
	if d == nil || s.N == 0 {
		return ""
	}
	if i := slices.IndexFunc(b.all, func(r store.Result) bool { return r.ID == it.ID }); i >= 0 {
		text, _ := b.seriesText(b.all[i])
		return text
	}
	s.N--
	return seriesLine(it.Series, score(it.Seats, b.wins(d.Code, it.Seats, s, len(b.all))))
}

// NextInSeries says which game of which series comes after g, a game of a series: the next one, or the first of another series after the last.
func (l *Library) NextInSeries(g save.Game) save.Series {
	next := save.Series{N: g.Series.N + 1, Of: g.Series.Of}
	i := slices.IndexFunc(l.book.all, func(r store.Result) bool { return r.ID == g.ID })
	over := next.N > next.Of
	if i >= 0 {
		_, over = l.book.after(l.book.all[i])
	}
	if over {
		next.N = 1
	}
	return next
}
