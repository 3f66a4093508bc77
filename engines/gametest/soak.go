package gametest

import (
	"encoding/hex"
	"fmt"
	"runtime"
	"sync"
	"testing"
	"time"

	"tabard/engines/game"
)

// Soak plays many games with each number of seats, spread over its set-ups: the cheap laws hold at every position, every
// law holds without any sampling at one position of each game. -gametest.soak says how many for each number of seats; `make
// soak` plays 100,000. -gametest.box is another box to play with.
func Soak(t *testing.T, g Game) {
	t.Helper()
	if *boxed != "" {
		packed, err := hex.DecodeString(*boxed)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := g.Def.UnpackBox(string(packed)); err != nil {
			t.Fatal(err)
		}
		g = *g.packed(string(packed))
	}
	if *replay != "" {
		rerun(t, &g)
		return
	}
	n := *soakings
	if n == 0 {
		n = 20
		if runtime.GOOS == "js" {
			n = 4
		}
	}
	games, decisions, failures := 0, 0, 0
	for seats := g.Def.MinSeats; seats <= g.Def.MaxSeats; seats++ {
		if *only != 0 && *only != seats {
			continue
		}
		r := soak(&g, seats, n, *seed, func(line string) { t.Logf("%d seats: %s", seats, line) })
		for i := range r.Findings {
			t.Error(r.Findings[i].text(g.Def, t.Name()))
		}
		t.Logf("%d seats: %d games, %d decisions, the longest %d, %d failures", seats, r.Games, r.Decisions, r.Longest, len(r.Findings))
		if r.Games != n {
			t.Errorf("%d games with %d seats were played, not %d", r.Games, seats, n)
		}
		games, decisions, failures = games+r.Games, decisions+r.Decisions, failures+len(r.Findings)
	}
	t.Logf("%d games, %d decisions, %d failures", games, decisions, failures)
}

// packed is the game played with a packed box, whatever box its set-ups name.
func (g *Game) packed(box string) *Game {
	start := g.Def.New
	return g.boxed(box, func(setup game.Setup) (game.State, error) {
		setup.Box = box
		return start(setup)
	})
}

// boxed is the game with another New, whose positions have a packed box.
func (g *Game) boxed(box string, start func(game.Setup) (game.State, error)) *Game {
	other, d := *g, *g.Def
	d.New, other.Def = start, &d
	if other.Small.Snapshot > 0 {
		other.Small.Snapshot += len(game.AppendBox(nil, box))
	}
	return &other
}

// soak shares the games of one number of seats out to one worker per processor and tells its progress about twenty times.
func soak(g *Game, seats, n int, seed uint64, tell func(string)) Report {
	var mu sync.Mutex
	all := &prover{g: g, c: Config{Seed: seed}, t: newTally(g)}
	setups := g.setupsFor(seats)
	began, next, done := time.Now(), 0, 0
	take := func() int {
		mu.Lock()
		defer mu.Unlock()
		next++
		return next - 1
	}
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := take(); i < n; i = take() {
				one := &prover{g: g, c: all.c, t: newTally(g)}
				one.sampled(all.ticket(setups[i%len(setups)], 2000+seats, i))
				mu.Lock()
				all.t.add(one.t)
				for j := range one.found {
					all.report(&one.found[j])
					if n >= 1000 { // at once: who waits an hour wants to know
						tell("found: " + one.found[j].text(g.Def, "TestSoak"))
					}
				}
				done++
				if every := (n + 19) / 20; n >= 1000 && done%every == 0 {
					tell(fmt.Sprintf("%d games, %d decisions, %d failures, %.0f games/s", done, all.t.decisions, len(all.found),
						float64(done)/time.Since(began).Seconds()))
				}
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	return all.result()
}

// sampled plays one ticket under the cheap laws and examines one of its positions by every law. Which one is drawn as
// the game goes on: position k replaces the choice so far with a chance of one in k, so all are equally likely.
func (p *prover) sampled(k ticket) {
	pick := game.NewRand(k.setup.Seed, 77)
	var at *Line
	var then game.State
	f := p.g.quick(k, p.t, func(l *Line, s game.State) {
		if pick.Intn(len(l.Acts)+1) == 0 {
			if then == nil {
				then = p.g.Def.Zero()
			}
			then.CopyFrom(s)
			at = &Line{Setup: l.Setup, Acts: l.Acts[:len(l.Acts):len(l.Acts)]}
		}
	})
	p.reportQuick(f)
	if at != nil {
		p.position(at, then, true)
	}
}
