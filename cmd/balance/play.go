package main

import (
	"slices"
	"sync"
	"sync/atomic"

	"tabard/engines/bot"
	"tabard/engines/game"
)

// record holds the counts of one game.
type record struct {
	rounds, turns, decisions, forced, changes int
	first                                     game.Player
	score                                     []int     // by seat
	won                                       []float64 // by seat: its share of the win
	offered, owned                            [][]bool  // by seat and subject: it might have taken it at least once; it had it
	took                                      [][]int   // by seat and subject: how often
	up, taken                                 []int     // by subject: copies that came up, and those of them that were taken
	events, kinds                             []int     // by number: how often
	parts, still                              int
}

// all plays the games of a study on all processors. The result does not depend on which processor plays which game.
func (s *study) all(games int, of func(game int) (seed uint64, w *whim)) ([]record, error) {
	records, errs := make([]record, games), make([]error, games)
	var next atomic.Int64
	var wait sync.WaitGroup
	for range max(1, s.workers) {
		wait.Go(func() {
			for {
				g := int(next.Add(1)) - 1
				if g >= games {
					return
				}
				seed, w := of(g)
				errs[g] = s.play(seed, w, &records[g])
			}
		})
	}
	wait.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return records, nil
}

// play plays one game to its end.
func (s *study) play(seed uint64, w *whim, r *record) error {
	setup := s.setup
	setup.Seed = seed
	state, err := s.def.New(setup)
	if err != nil {
		return err
	}
	n, own := setup.Seats, wilfulDef(s.def)
	r.begin(s.reader, n)
	r.first = s.first(state)
	leader := game.Nobody
	var sink game.Sink
	var legal []game.Action
	var ranks []game.Rank
	for state.Turn() != game.Nobody {
		who := state.Turn()
		view, def := game.View(state, who), s.def
		if w != nil && w.seat == who {
			view, def = &wilful{view, s.reader, w}, own
		}
		a := bot.Choose(def, view, who, s.level, seed^uint64(who+1)<<32)
		legal = state.Legal(legal[:0])
		r.decide(s.reader, state, legal, a)
		sink.Reset()
		if err := game.Play(state, a, &sink); err != nil {
			return err
		}
		turns := r.turns
		r.happened(s.reader, state, sink.Events)
		if r.first == game.Nobody {
			r.first = s.first(state)
		}
		if r.turns > turns {
			ranks = state.Standing(ranks[:0])
			if top := alone(ranks); top != game.Nobody && top != leader {
				if leader != game.Nobody {
					r.changes++
				}
				leader = top
			}
		}
	}
	r.finish(s.reader, state)
	return nil
}

func (r *record) begin(of *reader, seats int) {
	n := len(of.subjects)
	r.score, r.won = make([]int, seats), make([]float64, seats)
	for range seats {
		r.offered, r.owned, r.took = append(r.offered, make([]bool, n)), append(r.owned, make([]bool, n)), append(r.took, make([]int, n))
	}
	r.up, r.taken = make([]int, n), make([]int, n)
	r.events, r.kinds = make([]int, len(of.def.Events)), make([]int, len(of.def.Kinds))
}

// decide counts a decision: the subjects that the seat could choose, and the one that it chose.
func (r *record) decide(of *reader, s game.State, legal []game.Action, a game.Action) {
	who := s.Turn()
	r.decisions++
	if len(legal) == 1 {
		r.forced++
	}
	for _, x := range legal {
		of.each(s, x, func(i int) { r.offered[who][i] = true })
	}
	of.each(s, a, func(i int) { r.took[who][i]++; r.owned[who][i] = true })
	r.kinds[a.Kind]++
}

func (r *record) happened(of *reader, s game.State, events []game.Event) {
	for _, e := range events {
		r.events[e.Kind]++
		if slices.Contains(of.turns, e.Kind) {
			r.turns++
		}
		if of.came != nil {
			of.came(s, e, func(i, up, taken int) { r.up[i], r.taken[i] = r.up[i]+up, r.taken[i]+taken })
		}
		if of.ended != nil {
			part, still := of.ended(e)
			if part {
				r.parts++
			}
			if still {
				r.still++
			}
		}
	}
}

// alone is the seat that leads without an equal; Nobody if two share the lead.
func alone(ranks []game.Rank) game.Player {
	if len(ranks) > 1 && ranks[1].Place == 1 {
		return game.Nobody
	}
	return ranks[0].Who
}

func (r *record) finish(of *reader, s game.State) {
	r.rounds = of.rounds(s)
	winners := 0
	ranks := s.Standing(nil)
	for _, rank := range ranks {
		if rank.Place == 1 {
			winners++
		}
	}
	for _, rank := range ranks {
		if rank.Who == game.Nobody {
			continue
		}
		r.score[rank.Who] = int(rank.Keys[0])
		if rank.Place == 1 {
			r.won[rank.Who] = 1 / float64(winners)
		}
	}
	for p := range r.owned {
		if of.owned != nil {
			of.owned(s, game.Player(p), func(i int) { r.owned[p][i] = true })
		}
		for i := of.told; i < len(of.subjects); i++ {
			if r.offered[p][i] {
				r.up[i] = 1
			}
			if r.took[p][i] > 0 {
				r.taken[i] = 1
			}
		}
	}
}
