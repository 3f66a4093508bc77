package library

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/web/store"
)

// tally sums up the games of one person against bots. Lists are in the order of play.
type tally struct {
	played, won  int
	best         int
	streak, long int // games won in a row: the last ones, and the most there were
	margins      []int
	victories    []bool
	seats        [game.MaxSeats + 1]tallyRow
	levels       [maxLevels + 1]tallyRow // one more than the strongest rival's level; 0 without rivals
}

// maxLevels is how many strengths of bots are told apart.
const maxLevels = 6

// tallyRow counts games of one number of seats, or against rivals of one strength.
type tallyRow struct{ played, won, best int }

// tallyOf counts the results of a game in which one person sat.
func tallyOf(code uint8, results []store.Result) (y tally) {
	for _, r := range results {
		own, alone := ownSeat(r)
		if r.Code != code || !alone {
			continue
		}
		by, won := margin(r, own)
		mine, _ := game.RankOf(r.Standing, own)
		score := int(mine.Keys[0])
		y.margins, y.victories = append(y.margins, by), append(y.victories, won)
		if y.played++; y.played == 1 || score > y.best {
			y.best = score
		}
		y.streak++
		if won {
			y.won++
		} else {
			y.streak = 0
		}
		y.long = max(y.long, y.streak)
		strongest := min(strongest(r), maxLevels)
		y.seats[min(len(r.Seats), game.MaxSeats)].count(score, won)
		y.levels[strongest].count(score, won)
	}
	return y
}

func (r *tallyRow) count(score int, won bool) {
	if r.played++; r.played == 1 || score > r.best {
		r.best = score
	}
	if won {
		r.won++
	}
}

// tallyCard shows the tally of a game, with a bar for each of the last games.
func (s *recordsScreen) tallyCard(f *face.Face) app.UI {
	y := tallyOf(f.Def.Code, s.lib.book.all)
	if y.played == 0 {
		return app.Div().Hidden(true)
	}
	hall := face.Hall{Title: say.TallyTitle.String(), Columns: []string{say.TallyAgainst.String(), say.TallyPlayed.String(), say.TallyWon.String(), say.TallyBest.String()}}
	add := func(name string, r tallyRow) {
		if r.played > 0 {
			hall.Rows = append(hall.Rows, []string{name, strconv.Itoa(r.played), strconv.Itoa(r.won), strconv.Itoa(r.best)})
		}
	}
	for n, r := range y.seats {
		add(say.TallySeats(n), r)
	}
	for n, r := range y.levels[1:min(len(f.Def.Levels)+1, len(y.levels))] {
		name, _ := f.Level(f.Def.Levels[n].ID)
		add(say.TallyLevel(name), r)
	}
	hall.Intro = say.TallyLine(strconv.Itoa(y.best), say.TallyGames(y.played), strconv.Itoa(y.long), strconv.Itoa(y.streak), strconv.Itoa(y.won))
	return ui.Box("tally", s.hall(hall, "records-"+f.Def.ID, "tally-"+f.Def.ID), y.graph())
}

// The bars of the graph stand on a line in the middle of a sheet; as many games as fit.
const (
	tallyBars = 30
	tallyWide = 10
	tallyHalf = 40
)

// graph is a bar a game: up by how far it was won, down by how far it was not. What it shows stands in the table as well.
func (y *tally) graph() app.UI {
	from := max(0, len(y.margins)-tallyBars)
	most := 1
	for _, m := range y.margins[from:] {
		most = max(most, m, -m)
	}
	bars := []app.UI{ui.Path("tally-base", fmt.Sprint("M0 ", tallyHalf, "H", tallyBars*tallyWide))}
	for i, m := range y.margins[from:] {
		class, high := "tally-lost", -max(2, -m*tallyHalf/most)
		if y.victories[from+i] {
			class, high = "tally-won", max(2, m*tallyHalf/most)
		}
		bars = append(bars, ui.Path(class, fmt.Sprint("M", i*tallyWide+1, " ", tallyHalf, "v", -high, "h", tallyWide-2, "v", high, "z")))
	}
	return app.Elem("figure").Class("tally-graph").Body(
		ui.Svg(fmt.Sprint("0 -1 ", tallyBars*tallyWide, " ", 2*tallyHalf+2), "tally-sheet", bars...),
		app.Elem("figcaption").Class("hint").Text(say.TallyGraph(len(y.margins)-from)))
}

// strongest is one more than the level of the strongest bot, 0 without bots.
func strongest(r store.Result) (level int) {
	for _, seat := range r.Seats {
		if seat.Bot {
			level = max(level, int(seat.Level)+1)
		}
	}
	return level
}

// inRow is how many wins in a row against a level call for the next.
const inRow = 3

// outgrown says that one person has won the newest games of a kind, three in a row against rivals of the same strength, and that there are
// stronger ones: those of level next.
func (b book) outgrown(f *face.Face) (next int, ok bool) {
	won := 0
	for _, r := range slices.Backward(b.all) {
		if r.Code != f.Def.Code {
			continue
		}
		own, alone := ownSeat(r)
		level := strongest(r)
		if _, first := margin(r, own); !alone || !first || level == 0 || next != 0 && level != next {
			return 0, false
		}
		next = level
		if won++; won == inRow {
			return next, next < len(f.Def.Levels)
		}
	}
	return 0, false
}
