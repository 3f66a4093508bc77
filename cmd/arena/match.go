package main

import (
	"fmt"
	"slices"
	"time"

	"tabard/cmd/lineup"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// match is one level against the one below it, which sits in all other seats.
type match struct {
	def          *game.Def
	other        func(game.State, game.Player) int32 // how the strong level values positions, if not by def
	against      func(game.State, game.Player) int32 // and the weak one
	setup        game.Setup
	strong, weak game.Level
	seed         uint64
	traits       bool // whoever misjudges has the trait of a name
}

// names are those that a table of the app begins with.
var names = [game.MaxSeats]string{"Traveller", "Alison", "Hubert", "Oswald"}

func (m match) name() string {
	if m.setup.Seats == 1 {
		return m.strong.ID + " alone"
	}
	return m.strong.ID + " > " + m.weak.ID
}

// result is what a match has come to so far.
type result struct {
	games       int
	rounds      []float64 // per seed: the strong level's share of the wins over all seats
	scores      []float64 // per seed: its mean score
	rest        int64     // sum of the scores of all others, automata too
	restSeats   int
	decisions   int           // of the strong level, forced ones left out
	thinking    time.Duration // on them
	all         int           // decisions of every seat
	took        time.Duration
	own, rivals habit // of what the trait of the strong level likes
}

// habit is in how many of its turns somebody does something.
type habit struct{ turns, did int }

func (h *habit) add(o habit) {
	h.turns += o.turns
	h.did += o.did
}

// onlooker sees in which turns somebody does what a trait likes.
type onlooker struct {
	likes []game.Kind
	of    game.Player // whose turn it is; Nobody between two
	done  bool        // in this turn
}

// see takes in the next answer.
func (w *onlooker) see(s game.State, a game.Action, by *habit) {
	if s.Settled() && s.Turn() != w.of {
		w.of, w.done = s.Turn(), false
		by.turns++
	}
	if s.Turn() == w.of && !w.done && slices.Contains(w.likes, a.Kind) {
		w.done = true
		by.did++
	}
	if s.Settled() && (a.Kind == game.EndTurn || a.Kind == game.Pass) {
		w.of = game.Nobody
	}
}

func (h habit) percent() float64 { return 100 * float64(h.did) / float64(max(1, h.turns)) }

// add takes in the rounds of another result.
func (r *result) add(o *result) {
	r.games += o.games
	r.rounds = append(r.rounds, o.rounds...)
	r.scores = append(r.scores, o.scores...)
	r.rest += o.rest
	r.restSeats += o.restSeats
	r.decisions += o.decisions
	r.thinking += o.thinking
	r.all += o.all
	r.took += o.took
	r.own.add(o.own)
	r.rivals.add(o.rivals)
}

// round plays the n-th seed once from every seat, so that neither the deal nor the seat favours anybody.
func (m match) round(n int, r *result) error {
	share, score := 0.0, 0.0
	for seat := range m.setup.Seats {
		won, own, err := m.game(m.seed+uint64(n), game.Player(seat), r)
		if err != nil {
			return err
		}
		share += won
		score += own
	}
	r.rounds = append(r.rounds, share/float64(m.setup.Seats))
	r.scores = append(r.scores, score/float64(m.setup.Seats))
	return nil
}

// game plays one game with the strong level in that seat and returns its share of the win, and its score.
func (m match) game(seed uint64, strong game.Player, r *result) (won, score float64, err error) {
	m.setup.Seed = seed
	s, err := m.def.New(m.setup)
	if err != nil {
		return 0, 0, err
	}
	strongDef := *m.def
	if m.other != nil {
		strongDef.Eval = m.other
	}
	weakDef := *m.def
	if m.against != nil {
		weakDef.Eval = m.against
	}
	began := time.Now()
	view := s.Clone()
	seen := onlooker{of: game.Nobody}
	if t := int(m.strong.Trait); t > 0 {
		seen.likes = m.def.Traits[t-1].Likes
	}
	for s.Turn() != game.Nobody {
		who := s.Turn()
		level, def := m.weak, &weakDef
		if who == strong {
			level, def = m.strong, &strongDef
		}
		if m.traits && level.Trait == 0 {
			level.Trait = m.def.TraitOf(names[(int(seed%game.MaxSeats)+int(who))%game.MaxSeats])
		}
		view.CopyFrom(s)
		view.Redact(who)
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
		by := &r.rivals
		if who == strong {
			by = &r.own
		}
		seen.see(s, search.Best(), by)
		if err := game.Play(s, search.Best(), nil); err != nil {
			return 0, 0, err
		}
	}
	r.took += time.Since(began)
	r.games++
	winners := 0
	for _, rank := range s.Standing(nil) {
		if rank.Place == 1 {
			winners++
		}
		if rank.Who == strong {
			score = float64(rank.Keys[0])
			if rank.Place == 1 {
				won = 1
			}
			continue
		}
		r.rest += int64(rank.Keys[0])
		r.restSeats++
	}
	return won / float64(winners), score, nil
}

// character is a line of the table of characters.
func (r *result) character(m match) string {
	n := m.setup.Seats
	won, half := lineup.Mean(r.rounds)
	low, high := eloOf(max(won-half, 0.001), n), eloOf(min(won+half, 0.999), n)
	return fmt.Sprintf("| %s | %s | %s | %d | %d | %.1f %% | %.1f %% | %.1f ± %.1f %% | %+.0f (%+.0f to %+.0f) |", m.def.ID, m.weak.ID, m.def.Traits[m.strong.Trait-1].ID, n, r.games,
		r.own.percent(), r.rivals.percent(), 100*won, 100*half, eloOf(won, n), low, high)
}

// row is a line of the table.
func (r *result) row(m match) string {
	won, half := lineup.Mean(r.rounds)
	score, about := lineup.Mean(r.scores)
	par := "–"
	if m.setup.Seats > 1 {
		par = fmt.Sprintf("%.0f %%", 100/float64(m.setup.Seats))
	}
	return fmt.Sprintf("%-10s %-18s %5d %5d  %5.1f %% ± %4.1f %%  %5s  %5.1f ± %4.1f %6.1f  %8.2f %9.0f", m.def.ID, m.name(), m.setup.Seats, r.games,
		100*won, 100*half, par, score, about, float64(r.rest)/float64(max(1, r.restSeats)),
		float64(r.thinking.Microseconds())/1000/float64(max(1, r.decisions)), float64(r.all)/r.took.Seconds())
}
