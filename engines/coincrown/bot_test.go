package coincrown_test

import (
	"testing"

	"tabard/engines/bot"
	"tabard/engines/coincrown"
	"tabard/engines/game"
)

// sameGame is the hash of the decisions of the game below. It changes whenever the rules, the weights or the search do,
// and must then be replaced; it must never differ between machines.
const sameGame = 0x7a630ad5b4c51238

// TestBotsPlayTheSameGameEverywhere guards the promise that a bot's answer depends on the view, its level and its seed
// alone: the same natively and in the browser.
func TestBotsPlayTheSameGameEverywhere(t *testing.T) {
	s, err := coincrown.New(coincrown.Def.DefaultSetup(3, 42))
	if err != nil {
		t.Fatal(err)
	}
	levels := []game.Level{coincrown.Def.Levels[0], coincrown.Def.Levels[1], {ID: "quick knight", Width: 6, Iterations: 8, Horizon: 10}}
	h := uint64(14695981039346656037)
	for s.Turn() != game.Nobody {
		who := s.Turn()
		a := bot.Choose(coincrown.Def, game.View(s, who), who, levels[who], 7)
		h = (h ^ a.Key()) * 1099511628211
		if err := game.Play(s, a, nil); err != nil {
			t.Fatal(err)
		}
	}
	if h != sameGame {
		t.Errorf("the bots played another game: %#x", h)
	}
}
