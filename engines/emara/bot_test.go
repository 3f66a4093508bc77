package emara_test

import (
	"testing"

	"tabard/engines/bot"
	"tabard/engines/emara"
	"tabard/engines/game"
)

// sameGame is the hash of the decisions of the game below. It changes whenever the rules, the weights or the search do,
// and must then be replaced; it must never differ between machines.
const sameGame = 0xa3e9d18255eb07ad

// quick is a knight that thinks less.
var quick = game.Level{ID: "quick knight", Width: 6, Iterations: 8, Horizon: 10}

// play plays a game to its end, each seat by one of the levels, and returns the hash of the decisions.
func play(t *testing.T, setup game.Setup, levels ...game.Level) (end *emara.State, hash uint64) {
	t.Helper()
	s, err := emara.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	hash = 14695981039346656037
	for n := 0; s.Turn() != game.Nobody; n++ {
		if n > emara.Def.Limit {
			t.Fatal("the game does not end")
		}
		who := s.Turn()
		a := bot.Choose(emara.Def, game.View(s, who), who, levels[int(who)%len(levels)], 7)
		hash = (hash ^ a.Key()) * 1099511628211
		if err := game.Play(s, a, nil); err != nil {
			t.Fatal(err)
		}
	}
	return s, hash
}

// TestBotsPlayTheSameGameEverywhere guards the promise that a bot's answer depends on the view, its level and its seed
// alone: the same natively and in the browser.
func TestBotsPlayTheSameGameEverywhere(t *testing.T) {
	_, h := play(t, emara.Def.DefaultSetup(3, 42), emara.Def.Levels[0], emara.Def.Levels[1], quick)
	if h != sameGame {
		t.Errorf("the bots played another game: %#x", h)
	}
}

// TestEveryLevelPlaysEveryGame: all numbers of seats, both layouts, both selections.
func TestEveryLevelPlaysEveryGame(t *testing.T) {
	for seats := 1; seats <= emara.MaxSeats; seats++ {
		for variant := range uint8(4) {
			setup := emara.Def.DefaultSetup(seats, uint64(seats))
			setup.Options[emara.OptionLayout] = variant & 1
			setup.Options[emara.OptionSelection] = variant >> 1
			end, _ := play(t, setup, emara.Def.Levels[1], emara.Def.Levels[0], quick, bot.Random())
			if final, _ := end.Forecast(0); final < 45 {
				t.Errorf("%d seats, variant %d: a squire ends with %d points", seats, variant, final)
			}
		}
	}
}

// TestWorkIsBounded counts what a level looks at for one decision, through whole games of rich turns: all cards in hand.
func TestWorkIsBounded(t *testing.T) {
	looked := 0
	counting := *emara.Def
	counting.Eval = func(s game.State, p game.Player) int32 {
		looked++
		return emara.Eval(s, p)
	}
	setup := counting.DefaultSetup(2, 3)
	setup.Options[emara.OptionSelection] = 1
	for _, level := range counting.Levels[:2] {
		s, err := emara.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		most, sum, decisions := 0, 0, 0
		for s.Turn() != game.Nobody {
			who := s.Turn()
			looked = 0
			a := bot.Choose(&counting, game.View(s, who), who, level, 1)
			most = max(most, looked)
			sum += looked
			decisions++
			s.Apply(a, nil)
		}
		t.Logf("%s: %d positions at most, %d on average", level.ID, most, sum/decisions)
		if most > 20000 {
			t.Errorf("a %s looked at %d positions for one decision", level.ID, most)
		}
	}
}
