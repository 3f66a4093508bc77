package main

import (
	"slices"

	"tabard/cmd/lineup"
)

// Definitions, for games with scores of any size.
const (
	closeShare = 10 // percent of the winner's score: a margin of no more is a close game, and so is one of a single point
	blowShare  = 40 // percent of the winner's score: a margin of as much is a blow-out
)

// tally sums up the games of a study.
type tally struct {
	*study
	length       [4][]float64 // rounds, turns, decisions, forced decisions in percent: by game
	scores       []float64    // of every seat
	top, margins []float64    // by game: the winner's score; how far the second is behind
	changes      []float64
	close, blown []float64   // by game: 1 if it was
	order        [][]float64 // by order of play and game: share of the win
	points       [][]float64 // by order of play and game: score
	parts, still int
	subjects     []subject
	events       [][2]int // by number: games with it, how often
	kinds        []int
	deeds        [][2]int // as events
}

// subject sums up one subject over all games.
type subject struct {
	name          string
	up, taken     int       // copies
	might, did    int       // seats that might have taken it, that did
	times         int       // taken, in all games
	owners, alone []float64 // shares of the win: of every seat that had it, of one that alone had it
}

func (s *study) tally(records []record) *tally {
	t := &tally{study: s, events: make([][2]int, len(s.def.Events)), kinds: make([]int, len(s.def.Kinds)), deeds: make([][2]int, len(s.deeds))}
	n := s.setup.Seats
	t.order, t.points = make([][]float64, n), make([][]float64, n)
	t.subjects = make([]subject, len(s.reader.subjects))
	for i := range t.subjects {
		t.subjects[i].name = s.reader.subjects[i]
	}
	for g := range records {
		t.add(&records[g])
	}
	return t
}

func (t *tally) add(r *record) {
	for i, n := range []float64{float64(r.rounds), float64(r.turns), float64(r.decisions), 100 * float64(r.forced) / float64(r.decisions)} {
		t.length[i] = append(t.length[i], n)
	}
	t.changes = append(t.changes, float64(r.changes))
	t.parts, t.still = t.parts+r.parts, t.still+r.still
	n := len(r.score)
	for place := range n {
		p := (int(r.first) + place) % n
		t.order[place] = append(t.order[place], r.won[p])
		t.points[place] = append(t.points[place], float64(r.score[p]))
		t.scores = append(t.scores, float64(r.score[p]))
	}
	if n > 1 {
		sorted := slices.Sorted(slices.Values(r.score))
		best, margin := sorted[n-1], sorted[n-1]-sorted[n-2]
		t.top, t.margins = append(t.top, float64(best)), append(t.margins, float64(margin))
		t.close = append(t.close, one(margin <= max(1, best*closeShare/100)))
		t.blown = append(t.blown, one(margin > 1 && 100*margin >= blowShare*best))
	}
	for i := range t.subjects {
		t.subjects[i].add(r, i)
	}
	for k, times := range r.events {
		if times > 0 {
			t.events[k][0]++
			t.events[k][1] += times
		}
	}
	for i, d := range t.study.deeds {
		times := 0
		for _, k := range d.of {
			times += r.events[k]
		}
		if times > 0 {
			t.deeds[i][0]++
			t.deeds[i][1] += times
		}
	}
	for k, times := range r.kinds {
		t.kinds[k] += times
	}
}

func (x *subject) add(r *record, i int) {
	x.up, x.taken = x.up+r.up[i], x.taken+r.taken[i]
	owners, last := 0, 0
	for p := range r.owned {
		if r.offered[p][i] {
			x.might++
		}
		if r.took[p][i] > 0 {
			x.did++
		}
		x.times += r.took[p][i]
		if r.owned[p][i] {
			x.owners = append(x.owners, r.won[p])
			owners, last = owners+1, p
		}
	}
	if owners == 1 {
		x.alone = append(x.alone, r.won[last])
	}
}

func one(is bool) float64 {
	if is {
		return 1
	}
	return 0
}

// span is the mean, and between which numbers nine of ten games lie.
func span(of []float64) (mean, low, high float64) {
	mean, _ = lineup.Mean(of)
	sorted := slices.Sorted(slices.Values(of))
	return mean, sorted[len(sorted)/20], sorted[len(sorted)-1-len(sorted)/20]
}
