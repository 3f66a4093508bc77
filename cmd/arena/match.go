package main

import (
	"math"
	"time"

	"tabard/engines/bot"
	"tabard/engines/game"
)

// match is one level against the one below it, which sits in all other seats.
type match struct {
	def          *game.Def
	weakDef      *game.Def // the same game, perhaps with another Eval; nil for def
	seats        int
	strong, weak game.Level
	seed         uint64
}

// result is what a match has come to so far.
type result struct {
	games     int
	rounds    []float64 // per seed: the strong level's share of the wins over all seats
	own, rest int64     // sum of scores
	restSeats int
	decisions int           // of the strong level, forced ones left out
	thinking  time.Duration // on them
	all       int           // decisions of every seat
	took      time.Duration
}

// round plays the n-th seed once from every seat, so that neither the deal nor the seat favours anybody.
func (m match) round(n int, r *result) error {
	share := 0.0
	for seat := range m.seats {
		won, err := m.game(m.seed+uint64(n), game.Player(seat), r)
		if err != nil {
			return err
		}
		share += won
	}
	r.rounds = append(r.rounds, share/float64(m.seats))
	return nil
}

// game plays one game with the strong level in that seat and returns its share of the win.
func (m match) game(seed uint64, strong game.Player, r *result) (float64, error) {
	s, err := m.def.New(m.def.DefaultSetup(m.seats, seed))
	if err != nil {
		return 0, err
	}
	began := time.Now()
	view := s.Clone()
	for s.Turn() != game.Nobody {
		who := s.Turn()
		view.CopyFrom(s)
		view.Redact(who)
		level, def := m.weak, m.def
		if m.weakDef != nil {
			def = m.weakDef
		}
		if who == strong {
			level, def = m.strong, m.def
		}
		start := time.Now()
		search := bot.New(def, view, who, level, seed^uint64(who+1)<<32)
		forced := search.Step(0)
		for !search.Step(1 << 20) {
		}
		if who == strong && !forced {
			r.decisions++
			r.thinking += time.Since(start)
		}
		r.all++
		if err := game.Play(s, search.Best(), nil); err != nil {
			return 0, err
		}
	}
	r.took += time.Since(began)
	r.games++
	share, winners := 0.0, 0
	for _, rank := range s.Standing(nil) {
		if rank.Place == 1 {
			winners++
		}
		if rank.Who == strong {
			r.own += int64(rank.Keys[0])
			if rank.Place == 1 {
				share = 1
			}
			continue
		}
		r.rest += int64(rank.Keys[0])
		r.restSeats++
	}
	return share / float64(winners), nil
}

// winShare is the mean share of the wins and the half width of its 95 % interval over the seeds.
func (r *result) winShare() (mean, half float64) {
	for _, x := range r.rounds {
		mean += x
	}
	n := float64(len(r.rounds))
	mean /= n
	if n < 2 {
		return mean, 1
	}
	sum := 0.0
	for _, x := range r.rounds {
		sum += (x - mean) * (x - mean)
	}
	return mean, 1.96 * math.Sqrt(sum/(n-1)/n)
}
