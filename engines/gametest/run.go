package gametest

import (
	"flag"
	"runtime"
	"testing"

	"tabard/engines/game"
)

var (
	games    = flag.Int("gametest.games", 0, "playouts per set-up that are examined in full (0: a short run)")
	seed     = flag.Uint64("gametest.seed", 1, "seed of all playouts")
	replay   = flag.String("gametest.replay", "", "examine every position of this line of play only, as printed by a finding")
	update   = flag.Bool("gametest.update", false, "write the golden texts instead of comparing them; golden games keep their decisions")
	only     = flag.Int("gametest.seats", 0, "the only number of seats that Soak plays with (0: every one)")
	boxings  = flag.Int("gametest.boxes", 0, "random boxes that Boxes plays with (0: a short run)")
	boxed    = flag.String("gametest.box", "", "the box that Soak plays with, in hexadecimal digits as replay -box FILE prints it (default: the game's own)")
	soakings = flag.Int("gametest.soak", 0, "playouts of Soak for each number of seats (0: a short run)")
)

// Run proves a game in one call from a test of the game's package.
func Run(t *testing.T, g Game) {
	t.Helper()
	if *replay != "" {
		rerun(t, &g)
		return
	}
	share := max(1, g.Share)
	c := Config{Games: *games, Quick: 3000 / share, Seed: *seed, Dir: "testdata", Update: *update, Transcripts: 10, Perfts: 35, Enough: 500}
	if testing.Short() {
		c.Counted = 3
	}
	if c.Games == 0 {
		c.Games = max(1, 6/share)
		c.Abroad = runtime.GOOS == "js"
		c.Golden = c.Abroad && testing.Short() // the full size plays games there, too
	}
	r := Prove(g, c)
	for _, n := range r.Notes {
		t.Log("note: " + n)
	}
	for i := range r.Findings {
		t.Error(r.Findings[i].text(g.Def, t.Name()))
	}
	t.Logf("%d games, %d decisions, the longest %d, %d laws broken", r.Games, r.Decisions, r.Longest, len(r.Findings))
}

// rerun examines one line of play without any sampling.
func rerun(t *testing.T, g *Game) {
	l, err := parseKey(g.Def, *replay)
	if err != nil {
		t.Fatal(err)
	}
	p := &prover{g: g, t: newTally(g)}
	s, err := g.Def.New(l.Setup)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; ; n++ {
		p.position(&Line{Setup: l.Setup, Acts: l.Acts[:n]}, s, true)
		if n == len(l.Acts) {
			break
		}
		t.Logf("P%d %s: %s", s.Turn(), g.Def.FrameText(s.Prompt()), g.Def.ActionText(l.Acts[n]))
		var out game.Sink
		s.Apply(l.Acts[n], &out)
		for _, e := range out.Events {
			t.Log("    " + g.Def.EventText(e))
		}
	}
	for i := range p.found {
		t.Error(p.found[i].text(g.Def, t.Name()))
	}
}
