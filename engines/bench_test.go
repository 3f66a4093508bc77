package engines_test

import (
	"reflect"
	"testing"
	"time"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Every game of the list is measured here, all by the same yardstick: BenchmarkPlayout/emara and so on.

// each runs a benchmark for every game.
func each(b *testing.B, measure func(b *testing.B, d *game.Def)) {
	for _, d := range engines.Games() {
		b.Run(d.ID, func(b *testing.B) {
			b.ReportAllocs()
			measure(b, d)
		})
	}
}

// dealt is a new game of as many seats as there can be.
func dealt(b testing.TB, d *game.Def, seed uint64) game.State {
	b.Helper()
	s, err := d.New(d.DefaultSetup(d.MaxSeats, seed))
	if err != nil {
		b.Fatal(err)
	}
	return s
}

// passed are the positions before every decision of some random games.
func passed(b *testing.B, d *game.Def, games int) (all []game.State) {
	b.Helper()
	r := game.NewRand(uint64(d.MaxSeats), 9)
	for seed := range games {
		s := dealt(b, d, uint64(seed))
		gametest.Playout(s, &r, func() { all = append(all, s.Clone()) })
	}
	return all
}

// BenchmarkPlayout is a random game from its deal to its end.
func BenchmarkPlayout(b *testing.B) {
	each(b, func(b *testing.B, d *game.Def) {
		start, s := dealt(b, d, 1), d.Zero()
		buf := make([]game.Action, 0, 512)
		r := game.NewRand(1, 1)
		decisions := 0
		for b.Loop() {
			s.CopyFrom(start)
			s.Determinize(&r)
			for s.Turn() != game.Nobody {
				legal := s.Legal(buf[:0])
				s.Apply(legal[r.Intn(len(legal))], nil)
				decisions++
			}
		}
		b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
		b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "playouts/s")
		b.ReportMetric(float64(decisions)/float64(b.N), "decisions/game")
	})
}

// BenchmarkLegal is one list of legal actions.
func BenchmarkLegal(b *testing.B) {
	each(b, func(b *testing.B, d *game.Def) {
		all := passed(b, d, 4)
		buf := make([]game.Action, 0, 512)
		options := 0
		for i := 0; b.Loop(); i++ {
			options += len(all[i%len(all)].Legal(buf[:0]))
		}
		b.ReportMetric(float64(options)/float64(b.N), "options")
	})
}

// BenchmarkCopy is one copy of a position, and says how large that is.
func BenchmarkCopy(b *testing.B) {
	each(b, func(b *testing.B, d *game.Def) {
		all, s := passed(b, d, 1), d.Zero()
		for i := 0; b.Loop(); i++ {
			s.CopyFrom(all[i%len(all)])
		}
		b.ReportMetric(float64(reflect.TypeOf(s).Elem().Size()), "bytes")
	})
}

// BenchmarkSnapshot is one snapshot, and says how large the largest is.
func BenchmarkSnapshot(b *testing.B) {
	each(b, func(b *testing.B, d *game.Def) {
		all := passed(b, d, 1)
		buf := make([]byte, 0, 4096)
		size := 0
		for i := 0; b.Loop(); i++ {
			out, err := all[i%len(all)].MarshalMsg(buf[:0])
			if err != nil {
				b.Fatal(err)
			}
			size = max(size, len(out))
		}
		b.ReportMetric(float64(size), "bytes")
	})
}

// BenchmarkEval is the worth of one position to one seat.
func BenchmarkEval(b *testing.B) {
	each(b, func(b *testing.B, d *game.Def) {
		all := passed(b, d, 4)
		for i := 0; b.Loop(); i++ {
			d.Eval(all[i%len(all)], 1)
		}
	})
}

// asked are decisions from a game between pages, every seventh of them, as the seat that is asked sees them.
func asked(b testing.TB, d *game.Def) (all []game.State) {
	b.Helper()
	s := dealt(b, d, 5)
	for n := 0; s.Turn() != game.Nobody; n++ {
		who := s.Turn()
		if n%7 == 0 && len(s.Legal(nil)) > 1 {
			all = append(all, game.View(s, who))
		}
		s.Apply(bot.Choose(d, s, who, d.Levels[0], 1), nil)
	}
	return all
}

// BenchmarkLevel is one decision of each level.
func BenchmarkLevel(b *testing.B) {
	each(b, func(b *testing.B, d *game.Def) {
		all := asked(b, d)
		for _, level := range d.Levels {
			b.Run(level.ID, func(b *testing.B) {
				for i := 0; b.Loop(); i++ {
					s := all[i%len(all)]
					bot.Choose(d, s, s.Turn(), level, 1)
				}
			})
		}
	})
}

// BenchmarkEnding is one decision of a last turn by the strongest level, and says how long the longest took.
func BenchmarkEnding(b *testing.B) {
	each(b, func(b *testing.B, d *game.Def) {
		level := d.Levels[len(d.Levels)-1]
		if level.Endings == 0 {
			b.Skip("no level of this game looks at last turns")
		}
		var all []game.State
		for seed := range uint64(20) {
			s := dealt(b, d, seed)
			for s.Turn() != game.Nobody {
				who := s.Turn()
				if s.(game.Ending).LastTurn() && len(s.Legal(nil)) > 1 {
					all = append(all, game.View(s, who))
				}
				s.Apply(bot.Choose(d, game.View(s, who), who, d.Levels[0], 1), nil)
			}
		}
		most := time.Duration(0)
		for i := 0; b.Loop(); i++ {
			s, began := all[i%len(all)], time.Now()
			bot.Choose(d, s, s.Turn(), level, 1)
			most = max(most, time.Since(began))
		}
		b.ReportMetric(float64(most.Microseconds())/1000, "ms-at-most")
	})
}

// BenchmarkIterations is 100 roll-outs of a decision by the strongest level, where that flies any.
func BenchmarkIterations(b *testing.B) {
	each(b, func(b *testing.B, d *game.Def) {
		level := d.Levels[len(d.Levels)-1]
		if level.Iterations == 0 {
			b.Skip("no level of this game flies roll-outs")
		}
		level.Iterations = 100
		all := asked(b, d)
		rollOuts := 0
		for i := 0; b.Loop(); i++ {
			s := all[i%len(all)]
			search := bot.New(d, s, s.Turn(), level, 1)
			for !search.Step(1 << 20) {
			}
			rollOuts += search.Iterations()
		}
		b.ReportMetric(float64(rollOuts)/b.Elapsed().Seconds(), "roll-outs/s")
	})
}

// BenchmarkAnalysis is a look back at a whole game between the weakest bots, every seat's turning points included.
func BenchmarkAnalysis(b *testing.B) {
	each(b, func(b *testing.B, d *game.Def) {
		start := dealt(b, d, 2)
		var moves []uint16
		for s := start.Clone(); s.Turn() != game.Nobody; {
			a := bot.Choose(d, s, s.Turn(), d.Levels[0], 5)
			moves = append(moves, uint16(game.Index(s.Legal(nil), a)))
			s.Apply(a, nil)
		}
		turnings := 0
		for b.Loop() {
			r := bot.NewAnalysis(d, start, bot.Question{Moves: moves, Of: [game.MaxSeats]bool{true, true, true, true}, Seed: 3})
			for !r.Step(1 << 10) {
			}
			turnings = len(r.Turnings())
		}
		b.ReportMetric(float64(len(moves)), "moves")
		b.ReportMetric(float64(turnings), "turnings")
	})
}
