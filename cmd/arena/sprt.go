package main

import (
	"fmt"
	"math"
	"runtime/debug"
	"strconv"
	"strings"
	"sync"

	"tabard/cmd/lineup"
)

// sprt is a sequential probability ratio test on mirrored deals: it plays on until the rounds say with the agreed certainty that
// the strong side is worth elo1 rather than elo0, or the other way round. Elo is counted as odds against an equal share of the wins.
type sprt struct {
	elo0, elo1  float64
	alpha, beta float64 // how often elo0 is taken for elo1, and elo1 for elo0
}

// leastRounds are played in any case.
const (
	leastRounds = 16
	priorRounds = 32
)

// What a test can say.
const (
	verdictOpen = "open"
	verdictYes  = "better"
	verdictNo   = "no better"
)

// parseSPRT reads "elo0,elo1" or "elo0,elo1,alpha,beta".
func parseSPRT(text string) (t sprt, err error) {
	t.alpha, t.beta = 0.05, 0.05
	into := []*float64{&t.elo0, &t.elo1, &t.alpha, &t.beta}
	parts := strings.Split(text, ",")
	if len(parts) != 2 && len(parts) != 4 {
		return t, fmt.Errorf("sprt: %q is not elo0,elo1 or elo0,elo1,alpha,beta", text)
	}
	for i, p := range parts {
		if *into[i], err = strconv.ParseFloat(p, 64); err != nil {
			return t, fmt.Errorf("sprt: %w", err)
		}
	}
	if t.elo0 >= t.elo1 || t.alpha <= 0 || t.beta <= 0 || t.alpha+t.beta >= 1 {
		return t, fmt.Errorf("sprt: %q makes no sense", text)
	}
	return t, nil
}

// shareOf is the share of the wins that so many Elo more than all others bring, and eloOf the other way round.
func shareOf(elo float64, seats int) float64 {
	return 1 / (1 + float64(seats-1)*math.Pow(10, -elo/400))
}

func eloOf(share float64, seats int) float64 {
	return 400 * math.Log10(share*float64(seats-1)/(1-share))
}

// ratio is the logarithm of the ratio of the likelihoods, by the normal approximation with the spread of the rounds themselves:
// of a round it is not known which of its games would have been won with other deals. Since a few rounds know little of their
// spread, and streaks seem sure of themselves, that of priorRounds rounds of games without a common deal is mixed in.
func (t sprt) ratio(rounds []float64, seats int) float64 {
	mean, half := lineup.Mean(rounds)
	n := float64(len(rounds))
	low, high := shareOf(t.elo0, seats), shareOf(t.elo1, seats)
	mid := (low + high) / 2
	spread := (half/1.96*half/1.96*n*n + priorRounds*mid*(1-mid)/float64(seats)) / (n + priorRounds)
	return n * (high - low) * (2*mean - low - high) / (2 * spread)
}

// verdict says what is known after these rounds.
func (t sprt) verdict(rounds []float64, seats int) string {
	if len(rounds) < leastRounds {
		return verdictOpen
	}
	switch r := t.ratio(rounds, seats); {
	case r >= math.Log((1-t.beta)/t.alpha):
		return verdictYes
	case r <= math.Log(t.beta/(1-t.alpha)):
		return verdictNo
	}
	return verdictOpen
}

// row is a line for LEDGER.md.
func (t sprt) row(m match, r *result) string {
	n := m.setup.Seats
	won, half := lineup.Mean(r.rounds)
	elo := "beyond measure"
	if won > 0 && won < 1 {
		low, high := eloOf(max(won-half, 0.001), n), eloOf(min(won+half, 0.999), n)
		elo = fmt.Sprintf("%+.0f (%+.0f to %+.0f)", eloOf(won, n), low, high)
	}
	return fmt.Sprintf("| %s | %s | %d | %d | %.1f ± %.1f %% | %s | %g, %g | %s |", m.def.ID, m.name(), n, r.games, 100*won, 100*half, elo,
		t.elo0, t.elo1, t.verdict(r.rounds, n))
}

// series plays rounds of a match until enough says that it is enough.
func (m match) series(procs int, enough func(r *result) bool) (*result, error) {
	return inOrder(procs, m.seed, m.round, enough)
}

// inOrder plays rounds, several at a time, and takes them in the order of their numbers until enough says that it is enough: the
// outcome does not depend on how many are played at a time. seed is that of round 0, to be told with a fault.
func inOrder(procs int, seed uint64, round func(k int, r *result) error, enough func(r *result) bool) (*result, error) {
	type part struct {
		r   result
		err error
	}
	procs = max(procs, 1)
	stop := make(chan struct{})
	parts := make([]chan part, procs)
	var all sync.WaitGroup
	for w := range parts {
		parts[w] = make(chan part, 1)
		all.Go(func() {
			for k := w; ; k += procs {
				var p part
				func() {
					defer func() {
						if fault := recover(); fault != nil {
							p.err = fmt.Errorf("seed %d: %v\n%s", seed+uint64(k), fault, debug.Stack())
						}
					}()
					p.err = round(k, &p.r)
				}()
				select {
				case parts[w] <- p:
				case <-stop:
					return
				}
				if p.err != nil {
					return
				}
			}
		})
	}
	r, err := new(result), error(nil)
	for k := 0; err == nil && !enough(r); k++ {
		p := <-parts[k%procs]
		err = p.err
		r.add(&p.r)
	}
	close(stop)
	all.Wait()
	return r, err
}
