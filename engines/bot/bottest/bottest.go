// Package bottest proves what bots promise in a game: they play alike everywhere, and their work is bounded.
package bottest

import (
	"runtime"
	"slices"
	"testing"

	"tabard/engines/bot"
	"tabard/engines/game"
)

// Quick is a knight that thinks less, for tests that want all parts of a search.
var Quick = game.Level{ID: "quick knight", Width: 6, Iterations: 8, Horizon: 10}

// Play plays a game to its end, each seat by one of the levels in turn, and returns the end as the game's own type of state.
func Play[S any](t *testing.T, d *game.Def, setup game.Setup, levels ...game.Level) *S {
	t.Helper()
	return any(decide(t, d, setup, by(d, levels, func(game.Action) {}))).(*S)
}

// by lets each seat be played by one of the levels in turn, and tells what they decide.
func by(d *game.Def, levels []game.Level, tell func(game.Action)) func(s game.State, who game.Player) game.Action {
	return func(s game.State, who game.Player) game.Action {
		a := bot.Choose(d, game.View(s, who), who, levels[int(who)%len(levels)], 7)
		tell(a)
		return a
	}
}

// decide plays a game by what choose says.
func decide(t *testing.T, d *game.Def, setup game.Setup, choose func(s game.State, who game.Player) game.Action) game.State {
	t.Helper()
	s, err := d.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; s.Turn() != game.Nobody; n++ {
		if n > d.Alarm {
			t.Fatal("the game does not end")
		}
		if err := game.Play(s, choose(s, s.Turn()), nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// Same guards the promise that a bot's answer depends on the view, its level and its seed alone: natively and in the
// browser the two weakest levels and quick play the game of that hash among three. It changes whenever the rules, the
// weights or the search do, and must then be replaced; it must never differ between machines.
func Same(t *testing.T, d *game.Def, quick game.Level, want uint64) {
	t.Helper()
	hash := uint64(14695981039346656037)
	decide(t, d, d.DefaultSetup(3, 42), by(d, []game.Level{d.Levels[0], d.Levels[1], quick}, func(a game.Action) {
		hash = (hash ^ a.Key()) * 1099511628211
	}))
	if hash != want {
		t.Errorf("the bots played another game: %#x", hash)
	}
}

// Advises guards the same promise for advice: through one game each decision's best answers and what tells them apart.
func Advises(t *testing.T, d *game.Def, want uint64) {
	t.Helper()
	hash, several, caused := uint64(14695981039346656037), 0, 0
	add := func(n uint64) { hash = (hash ^ n) * 1099511628211 }
	decide(t, d, d.DefaultSetup(d.MinSeats, 42), func(s game.State, who game.Player) game.Action {
		list := bot.Advise(d, game.View(s, who), who, d.Levels[0], 7, bot.MaxAdvice)
		for _, a := range list {
			add(a.Action.Key())
			add(uint64(a.Behind))
			for _, c := range a.Causes {
				add(uint64(c.Feature)<<32 | uint64(uint32(c.More)))
				if c.More != 0 {
					caused++
				}
			}
		}
		if len(list) > 1 {
			several++
		}
		return list[0].Action
	})
	if several == 0 || caused < several {
		t.Errorf("advice of several answers %d times, with %d causes", several, caused)
	}
	if hash != want {
		t.Errorf("the advice was another: %#x", hash)
	}
}

// Reviews guards it for looking back: a game between the weakest levels, with the first seat's turning points.
func Reviews(t *testing.T, d *game.Def, want uint64) {
	t.Helper()
	start, err := d.New(d.DefaultSetup(2, 42))
	if err != nil {
		t.Fatal(err)
	}
	var moves []uint16
	end := decide(t, d, d.DefaultSetup(2, 42), func(s game.State, who game.Player) game.Action {
		a := bot.Choose(d, game.View(s, who), who, d.Levels[0], 7)
		moves = append(moves, uint16(game.Index(s.Legal(nil), a)))
		return a
	})
	looked := 0
	counting := *d
	counting.Eval = func(s game.State, p game.Player) int32 {
		looked++
		return d.Eval(s, p)
	}
	r := bot.NewAnalysis(&counting, start, bot.Question{Moves: moves, Of: [game.MaxSeats]bool{true}, Seed: 7})
	for !r.Step(64) {
	}
	hash := uint64(14695981039346656037)
	add := func(n int) { hash = (hash ^ uint64(uint32(n))) * 1099511628211 }
	for _, x := range r.Turns() {
		add(x.Next)
		for p := range x.Chances {
			add(x.Chances[p])
			add(x.Luck[p])
		}
	}
	for _, x := range r.Turnings() {
		t.Logf("move %d: %s, better %s, costs %d ± %d thousandths", x.Move, d.ActionText(x.Played), d.ActionText(x.Better.Action), x.Cost, x.Margin)
		add(x.Move)
		add(int(x.Better.Action.Kind))
		add(x.Cost)
		add(x.Margin)
	}
	if looked > 500000 {
		t.Errorf("a review looked at %d positions", looked)
	}
	if turns := r.Turns(); r.Fault() != nil || turns[len(turns)-1].Chances != bot.Chances(d, end) {
		t.Errorf("fault %v, the end %v", r.Fault(), turns[len(turns)-1])
	}
	if hash != want {
		t.Errorf("the review was another: %#x", hash)
	}
}

// Bounded counts the positions that a level looks at for one decision, through whole games: never more than most.
func Bounded(t *testing.T, d *game.Def, setup game.Setup, most int, levels ...game.Level) {
	t.Helper()
	looked := 0
	counting := *d
	counting.Eval = func(s game.State, p game.Player) int32 {
		looked++
		return d.Eval(s, p)
	}
	for _, level := range levels {
		worst, sum, decisions := 0, 0, 0
		decide(t, &counting, setup, func(s game.State, who game.Player) game.Action {
			looked = 0
			a := bot.Choose(&counting, game.View(s, who), who, level, 1)
			worst, sum, decisions = max(worst, looked), sum+looked, decisions+1
			return a
		})
		t.Logf("%s: %d positions at most, %d on average", level.ID, worst, sum/decisions)
		if worst > most {
			t.Errorf("a %s looked at %d positions for one decision", level.ID, worst)
		}
	}
}

// Traits proves that every trait shows in play at every level that misjudges: among equals whoever has it does at least a tenth more of
// what it likes than the others at the same tables. Once, natively and in full size: that bots play alike everywhere has tests of its own.
func Traits(t *testing.T, d *game.Def, games int) {
	t.Helper()
	if runtime.GOOS == "js" || testing.Short() {
		t.Skip("what bots do in many games is counted natively, in full size only")
	}
	for _, l := range d.Levels {
		if l.Noise > 0 {
			traits(t, d, l, games)
		}
	}
}

func traits(t *testing.T, d *game.Def, level game.Level, games int) {
	t.Helper()
	type count struct{ did, seats int }
	with, without := make([]count, len(d.Traits)), make([]count, len(d.Traits))
	for g := range games {
		deal, turned := g/len(d.Traits), g%len(d.Traits) // the same deal with the traits moved on from seat to seat: luck cancels out
		has := func(p game.Player) int { return (int(p) + turned) % len(d.Traits) }
		of := func(p game.Player, i int) *count {
			if has(p) == i {
				return &with[i]
			}
			return &without[i]
		}
		setup := d.DefaultSetup(min(3, d.MaxSeats), uint64(deal+1))
		for i := range d.Traits {
			for p := range game.Player(setup.Seats) {
				of(p, i).seats++
			}
		}
		decide(t, d, setup, func(s game.State, who game.Player) game.Action {
			level.Trait = uint8(has(who) + 1)
			a := bot.Choose(d, game.View(s, who), who, level, uint64(deal))
			for i, trait := range d.Traits {
				if slices.Contains(trait.Likes, a.Kind) {
					of(who, i).did++
				}
			}
			return a
		})
	}
	for i, trait := range d.Traits {
		own, others := float64(with[i].did)/float64(with[i].seats), float64(without[i].did)/float64(without[i].seats)
		t.Logf("%s, %s: %.1f in a game, the others %.1f", level.ID, trait.ID, own, others)
		if own*100 < others*110 {
			t.Errorf("%s does not show in a %s: %.1f of what it likes in a game, the others %.1f", trait.ID, level.ID, own, others)
		}
	}
}
