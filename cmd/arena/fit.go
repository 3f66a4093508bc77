package main

import (
	"bufio"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"

	"tabard/cmd/lineup"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// The weights of a game, and games by which they are fitted (fit_wins.go) or tuned (tune.go). Weights stand in columns, one for each part
// of the game, and a position may lie between two of them. New weights are adopted only by winning (see LEDGER.md): what foretells better
// may well play worse.

const (
	holdOut  = 8        // one game in so many is not fitted to, but shows how well the fit foretells games that it has not seen
	perPoint = 100 * 16 // weights are sixteenths of a hundredth
)

// weights are a game's weights by feature and column.
type weights [][]int16

// fitting is how the weights of one game are fitted. Each game has one in a file of its own.
type fitting struct {
	def     *game.Def
	names   []string // of the features, as they stand in the table of weights
	columns []string
	current func() weights // a copy
	eval    func(w weights) func(game.State, game.Player) int32
	// see counts what Eval with those weights sees. It allocates nothing, and several may see at once.
	see func(w weights) sight
	// beyond says that Eval values the position by more than weighed features, though the game is not over; nil for a game where it never does.
	beyond func(s game.State, p game.Player) bool
	bounds func(feature int) (low, high int16) // of its weights
	fixed  func(feature, column int) bool      // weights that are not to be touched; may be nil
	base   int                                 // one more than the feature that every seat has alike, 0 for none
	// table says by which columns games with so many seats are valued, from and up to; nil where it is all of them.
	table func(seats int) (from, to int)
}

// halves says of a game's weights that the first half of a row is for two seats and the second for other numbers, each with a column for
// every one of those knots.
func (f *fitting) halves(knots []string) {
	for _, seats := range [...]string{"two", "others"} {
		for _, k := range knots {
			f.columns = append(f.columns, seats+" "+k)
		}
	}
	f.table = func(seats int) (from, to int) {
		if seats == 2 {
			return 0, len(knots)
		}
		return len(knots), 2 * len(knots)
	}
}

// each are the names of knots that are numbers.
func each(what string, knots []int) (names []string) {
	for _, k := range knots {
		names = append(names, fmt.Sprint(what, " ", k))
	}
	return names
}

// counts are the features of a position as a seat has them; no game has more.
type counts [mostFeatures]int16

const mostFeatures = 128

// sight counts them.
type sight func(s game.State, p game.Player) (counts, spot)

// spot is where the weights of a position stand: part of the whole way from a column to the next one, and the part of its worth (in weights'
// units) that no weight decides.
type spot struct{ column, part, whole, worth int32 }

// looked is a position as the fit sees it: its features, the column, how far it lies on the way to the next column, and the part of its worth
// (in weights' units) that no weight decides.
type looked struct {
	features []int16
	column   int
	part     float64
	worth    float64
}

// look keeps what is seen of a position.
func (f *fitting) look(see sight, s game.State, p game.Player) looked {
	features, at := see(s, p)
	return looked{slices.Clone(features[:len(f.names)]), int(at.column), float64(at.part) / float64(at.whole), float64(at.worth)}
}

var fittings = map[string]*fitting{}

// aim is how a fit is done.
type aim struct {
	from, seats string // file of weights to begin with, and numbers of seats of the games; may be empty
	games       int
	seed        uint64
	step        float64 // how far weights are moved in tuning, as a part of them
	way         float64 // how much of the way to what best foretells who wins the weights are moved
	procs       int     // games that are played at a time, where the outcome does not depend on it
}

// fittingOf finds how the weights of a game are fitted.
func fittingOf(id string) (*fitting, error) {
	if f := fittings[id]; f != nil {
		return f, nil
	}
	return nil, fmt.Errorf("-fit and -weights need -game, one of %s", strings.Join(slices.Sorted(maps.Keys(fittings)), ", "))
}

// begin finds how the weights of a game are fitted, and the weights to begin with.
func (a aim) begin(id string) (*fitting, weights, error) {
	f, err := fittingOf(id)
	if err != nil {
		return nil, nil, err
	}
	w, err := f.read(a.from)
	return f, w, err
}

// tables are the numbers of seats of the games to fit to.
func (a aim) tables(f *fitting) ([]int, error) {
	if a.seats == "" {
		return []int{2, 3, 4}, nil
	}
	return lineup.Seats(f.def, a.seats)
}

// writeRow prints the weights of a feature as they stand in a game's table.
func writeRow(out io.Writer, name string, row []int16) {
	fmt.Fprintf(out, "\t%s: {%s},\n", name, strings.Trim(strings.ReplaceAll(fmt.Sprint(row), " ", ", "), "[]"))
}

// read is the weights that fit has printed to a file, or without one the present weights.
func (f *fitting) read(path string) (weights, error) {
	w := f.current()
	if path == "" {
		return w, nil
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	if err := f.scan(file, w); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return w, nil
}

// scan reads rows of weights, as writeRow prints them, into w.
func (f *fitting) scan(text io.Reader, w weights) error {
	lines := bufio.NewScanner(text)
	for lines.Scan() {
		name, row, ok := strings.Cut(strings.TrimSpace(lines.Text()), ": {")
		if !ok {
			continue
		}
		i := slices.Index(f.names, strings.TrimSpace(name))
		if i < 0 {
			return fmt.Errorf("no feature %q", name)
		}
		numbers := strings.Split(strings.TrimRight(row, "},"), ",")
		for c, n := range numbers {
			v, err := strconv.ParseInt(strings.TrimSpace(n), 10, 16)
			if err != nil || len(numbers) != len(w[i]) {
				return fmt.Errorf("%q is no row of weights", lines.Text())
			}
			w[i][c] = int16(v)
		}
	}
	return lines.Err()
}

// distorted plays a game to its end between quick bots, each with its own distortion of the weights, so that plans of every kind are seen.
// begins is called with each position in which a turn begins.
func (f *fitting) distorted(w weights, seats int, seed uint64, begins func(s game.State)) (game.State, error) {
	rng := game.NewRand(seed, 1000)
	defs := make([]*game.Def, seats)
	for p := range defs {
		own := make(weights, len(w))
		for i := range w {
			k := 60 + rng.Intn(81) // percent
			own[i] = slices.Clone(w[i])
			for c := range own[i] {
				own[i][c] = int16(max(-32000, min(32000, int(own[i][c])*k/100)))
			}
		}
		def := *f.def
		def.Eval = f.eval(own)
		defs[p] = &def
	}
	s, err := f.def.New(f.def.DefaultSetup(seats, seed))
	if err != nil {
		return nil, err
	}
	first := true // decision of a turn
	for s.Turn() != game.Nobody {
		who := s.Turn()
		if first {
			begins(s)
		}
		a := bot.Choose(defs[who], game.View(s, who), who, game.Level{Width: 2, Deals: 1}, seed)
		ends := s.Settled() && (a.Kind == game.EndTurn || a.Kind == game.Pass)
		s.Apply(a, nil)
		first = ends || s.Turn() != who
	}
	return s, nil
}
