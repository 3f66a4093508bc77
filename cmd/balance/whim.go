package main

import (
	"fmt"
	"io"
	"slices"

	"tabard/cmd/lineup"
	"tabard/engines/game"
)

// whim is what one seat has set its mind on: never to take a subject, or to take it whenever it may.
type whim struct {
	seat    game.Player
	subject int
	only    bool
}

// wilful is a position that lists only those answers of a seat that its whim allows, so that the seat also plans with nothing else.
// Where the whim allows none, it lists all.
type wilful struct {
	game.State
	*reader
	*whim
}

func (w *wilful) Legal(dst []game.Action) []game.Action {
	from := len(dst)
	dst = w.State.Legal(dst)
	if w.Turn() != w.seat {
		return dst
	}
	about := func(a game.Action) bool { return w.is(w.State, a, w.subject) == w.only }
	if !slices.ContainsFunc(dst[from:], about) {
		return dst
	}
	kept := from
	for _, a := range dst[from:] {
		if about(a) {
			dst[kept] = a
			kept++
		}
	}
	return dst[:kept]
}

func (w *wilful) Clone() game.State { return &wilful{w.State.Clone(), w.reader, w.whim} }

func (w *wilful) CopyFrom(from game.State) { w.State.CopyFrom(from.(*wilful).State) }

// Brisk passes on to a game that has its own way of being thought about.
func (w *wilful) Brisk() {
	if b, ok := w.State.(game.Brisk); ok {
		b.Brisk()
	}
}

// wilfulDef is the game for a seat with a whim: the same rules on wilful positions.
func wilfulDef(def *game.Def) *game.Def {
	own := *def
	own.Eval = func(s game.State, p game.Player) int32 { return def.Eval(s.(*wilful).State, p) }
	return &own
}

// whims plays games in which one seat in turn has a whim, and prints what share of them it wins.
func (s *study) whims(out io.Writer, shunned, sought []int) error {
	fmt.Fprintf(out, "\nOne seat with a whim, each in turn, among those without:\n\n")
	rows := [][]string{{"subject", "shuns it", "wins", "takes it whenever it may", "wins"}}
	for i, name := range s.subjects {
		row := []string{name, "", "", "", ""}
		for k, list := range [][]int{shunned, sought} {
			if !slices.Contains(list, i) {
				continue
			}
			n := s.setup.Seats
			games := (s.games + n - 1) / n * n
			records, err := s.all(games, func(g int) (uint64, *whim) {
				return s.seed + uint64(g/n), &whim{game.Player(g % n), i, k == 1}
			})
			if err != nil {
				return err
			}
			won := make([]float64, games)
			for g := range records {
				won[g] = records[g].won[g%n]
			}
			row[1+2*k], row[2+2*k] = fmt.Sprint(games), share(lineup.Mean(won))
		}
		if row[1] != "" || row[3] != "" {
			rows = append(rows, row)
		}
	}
	grid(out, rows)
	return nil
}
