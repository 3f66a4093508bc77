package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"tabard/cmd/lineup"
)

// bar is one line of a plot, in percent. half is half of its interval, 0 for none.
type bar struct {
	name        string
	value, half float64
}

// plots writes the pictures of a tally: wins by order of play, the owners' wins, and what is taken.
func (t *tally) plots(folder string) error {
	par := 100 / float64(t.setup.Seats)
	var order, owners, taken []bar
	for i, of := range t.order {
		mean, half := lineup.Mean(of)
		order = append(order, bar{fmt.Sprint("place ", i+1), 100 * mean, 100 * half})
	}
	for i := range t.subjects {
		x := &t.subjects[i]
		if len(x.owners) > 1 {
			mean, half := lineup.Mean(x.owners)
			owners = append(owners, bar{x.name, 100 * mean, 100 * half})
		}
		if x.up > 0 {
			taken = append(taken, bar{x.name, 100 * float64(x.taken) / float64(x.up), 0})
		}
	}
	what := fmt.Sprintf("%s, %d seats, %d games, %s", t.def.ID, t.setup.Seats, t.games, t.level.ID)
	for _, p := range []struct {
		file, title string
		bars        []bar
		lines       []float64
	}{
		{"order", "Wins by order of play, %", order, []float64{par}},
		{"owners", "Wins of who has it, %", owners, []float64{par, 1.5 * par}},
		{"taken", "Taken of what came up, %", taken, []float64{10, 90}},
	} {
		name := fmt.Sprintf("%s-%d-%s.svg", t.def.ID, t.setup.Seats, p.file)
		if err := os.WriteFile(filepath.Join(folder, name), []byte(plot(p.title+": "+what, p.bars, p.lines)), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// plot draws bars from 0 to 100 %, with lines across at some heights.
func plot(title string, bars []bar, lines []float64) string {
	const left, wide, line, top = 230, 500, 20, 40
	var b strings.Builder
	high := top + line*len(bars) + 10
	x := func(percent float64) float64 { return left + wide*min(max(percent, 0), 100)/100 }
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="13">`+"\n", left+wide+70, high)
	fmt.Fprintf(&b, `<rect width="100%%" height="100%%" fill="#fff"/><text x="10" y="20" font-size="15">%s</text>`+"\n", escaped(title))
	for i, r := range bars {
		y := top + line*i
		fmt.Fprintf(&b, `<text x="%d" y="%d" text-anchor="end">%s</text><rect x="%d" y="%d" width="%.1f" height="%d" fill="#7d9bb8"/>`+"\n",
			left-8, y+14, escaped(r.name), left, y+3, x(r.value)-left, line-6)
		if r.half > 0 {
			fmt.Fprintf(&b, `<path d="M%.1f %dH%.1f" stroke="#222" stroke-width="2"/>`+"\n", x(r.value-r.half), y+10, x(r.value+r.half))
		}
		fmt.Fprintf(&b, `<text x="%d" y="%d">%.1f</text>`+"\n", left+wide+8, y+14, r.value)
	}
	for _, at := range lines {
		fmt.Fprintf(&b, `<path d="M%.1f %dV%d" stroke="#a33" stroke-dasharray="4 3"/>`+"\n", x(at), top-6, high-6)
	}
	b.WriteString("</svg>\n")
	return b.String()
}

func escaped(text string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(text)
}
