package table

import (
	"slices"
	"sort"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// The zone of choices neither scrolls nor cuts: its buttons stand in the cells of a grid that always has the same size. What does not fit is
// reached by one button, "n more". What ends something has the last cells, and so its place stays. A page does not know how large its window
// is: each button carries its place in every grid, and the style sheet (table.css, "cells") uses that of the grid that the window has.

// grid is the zone of choices in one form of the table.
type grid struct {
	name       string
	rows, cols int
	letters    int // letters in a line of a cell
	chips      int // chips in a line of a cell
	lines      int // lines of a cell; one of chips is about as high as one of letters
}

// grids are the zones of the hand and of all windows without another, of a tablet upright, of a desk, and of a large desk: for the narrowest
// window of each.
var grids = [...]grid{{"hand", 2, 2, 12, 2, 3}, {"pad", 2, 4, 15, 3, 3}, {"desk", 2, 2, 8, 1, 4}, {"large", 3, 2, 14, 2, 3}}

// cell is a button of the zone of choices.
type cell struct {
	text  string
	chips int
	ends  bool // it closes something: it stands at the end of the grid
	draw  func(class string) app.UI
}

// wide says how many cells of a row the button needs; 0 if it is too large for two.
func (g grid) wide(c cell) int {
	for n := 1; n <= 2; n++ {
		more := 2 * (n - 1) // two cells have no gap and no edge between them
		letters, chips := g.letters*n+more, g.chips*n+more
		if linesOf(c.text, letters, n == 2)+(c.chips+chips-1)/chips <= g.lines {
			return n
		}
	}
	return 0
}

// linesOf is how many lines of so many letters a text takes: too many if it has a longer word that must not be broken.
func linesOf(text string, letters int, broken bool) int {
	n, left := 0, 0
	for _, word := range strings.Fields(text) {
		size := utf8.RuneCountInString(word)
		switch {
		case n > 0 && size < left:
			left -= size + 1
		case size <= letters:
			n, left = n+1, letters-size
		case broken:
			n, left = n+(size+letters-1)/letters, 0
		default:
			return 99
		}
	}
	return n
}

// laid is how the buttons lie in a grid.
type laid struct {
	class []string // of each button
	more  int      // how many have no cell
}

// lay gives the buttons their cells, in their order. The first taken rows are not free: something else stands there. Where not all
// have room, the last before those that end something leave theirs to "n more".
func (g grid) lay(cells []cell, taken int) laid {
	wide, ends := make([]int, len(cells)), 0
	for i, c := range cells {
		if wide[i] = g.wide(c); c.ends {
			wide[i] = max(wide[i], 1)
			ends++
		}
	}
	rest := len(cells) - min(ends, 2) // the last end has a place of its own, and one more if both have room in the last row
	if ends >= 2 && wide[rest]+wide[rest+1] > g.cols {
		rest++
	}
	free := g.rows * g.cols
	for _, size := range wide[rest:] {
		free -= size
	}
	fits := func(n int, more bool) bool {
		at := taken * g.cols
		place := func(size int) bool {
			if at%g.cols+size > g.cols {
				at += g.cols - at%g.cols
			}
			at += size
			return size > 0
		}
		for _, size := range wide[:n] {
			if !place(size) {
				return false
			}
		}
		return (!more || place(1)) && at <= free
	}
	shown := rest
	for shown > 0 && !fits(shown, shown < rest) {
		shown--
	}
	out := laid{class: make([]string, len(cells)), more: rest - shown}
	add := func(i int, what string) { out.class[i] += " " + g.name + "-" + what }
	for i := range cells {
		switch {
		case i >= shown && i < rest:
			add(i, "off")
		case wide[i] == 2:
			add(i, "wide")
		}
	}
	for i := rest; i < len(cells); i++ {
		add(i, []string{"beside", "last"}[i-len(cells)+2])
	}
	return out
}

// crowded says that in some grid not all buttons have a cell once a row is taken.
func crowded(cells []cell) bool {
	return slices.ContainsFunc(grids[:], func(g grid) bool { return g.lay(cells, 1).more > 0 })
}

// endsLast puts what ends something after all else.
func endsLast(cells []cell) []cell {
	sort.SliceStable(cells, func(i, j int) bool { return !cells[i].ends && cells[j].ends })
	return cells
}

// inCells draws the buttons, those that end something last, with their places in all grids. more draws the button to those that have no cell, by their number. taken is how
// many rows something else has.
func inCells(cells []cell, taken int, more func(n int, class string) app.UI) []app.UI {
	classes := make([]string, len(cells))
	mores := map[int]string{} // by number, the grids in which so many have no cell
	for _, g := range grids {
		l := g.lay(cells, taken)
		for i := range cells {
			classes[i] += l.class[i]
		}
		if l.more > 0 {
			mores[l.more] += " " + g.name + "-more"
		}
	}
	var out, ends []app.UI
	for i, c := range cells {
		if it := c.draw(classes[i]); c.ends {
			ends = append(ends, it)
		} else {
			out = append(out, it)
		}
	}
	for n := 1; n <= len(cells); n++ {
		if mores[n] != "" {
			out = append(out, more(n, "bar-more"+mores[n]))
		}
	}
	return append(out, ends...)
}
