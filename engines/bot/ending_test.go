package bot

import (
	"testing"

	"tabard/engines/game"
)

// last is a last turn of the toy game: three coins and a card of five points.
func last() *toyState {
	return &toyState{N: 2, Round: toyRounds - 1, Coins: [4]uint8{3, 3}, Card: [4]uint8{5, 5}, Held: [4]uint8{1, 1}}
}

// TestNoLineKnowsADrawBeforehand lets coins count after the last turn, too: a gamble brings two, on average, and all three that are there may be sold.
func TestNoLineKnowsADrawBeforehand(t *testing.T) {
	rich := *toy
	rich.Eval = func(s game.State, p game.Player) int32 {
		t := s.(*toyState)
		return 100*int32(t.Points[p]) + 90*int32(t.Coins[p])
	}
	x := New(&rich, last(), 0, toy.Levels[1], 3)
	for !x.Step(1) {
	}
	worth := map[game.Action]int64{}
	for i, w := range x.turn.result() {
		worth[x.legal[i]] = w
	}
	end, gamble, card := worth[game.Action{Kind: game.EndTurn}], worth[game.Action{Kind: toyGamble}], worth[game.Action{Kind: toyCard}]
	if more := gamble - end - 500; more <= 90 || more >= 270 { // the card comes after it
		t.Errorf("a gamble is worth %d more than nothing", more)
	}
	if card != gamble {
		t.Errorf("a gamble after the card is worth %d, before it %d", card, gamble)
	}
	if sell := worth[game.Action{Kind: toySell, A: 3}]; sell != end+500+30 {
		t.Errorf("selling three coins is worth %d, nothing %d", sell, end)
	}
}

// TestALastTurnLeavesTasteAndRollOutsAside plays last turns by a level that misjudges.
func TestALastTurnLeavesTasteAndRollOutsAside(t *testing.T) {
	for seed := range uint64(40) {
		noisy := game.Level{ID: "noisy", Width: 2, Noise: 400, Endings: 1000, Iterations: 40, Horizon: 4}
		x := New(toy, last(), 0, noisy, seed)
		for !x.Step(1) {
		}
		if a := x.Best(); a != (game.Action{Kind: toySell, A: 3}) || x.Iterations() > 0 {
			t.Errorf("seed %d: %v after %d roll-outs", seed, a, x.Iterations())
		}
	}
}

// TestALastTurnThatIsTooLargeIsSearchedAsAnyOther compares with a level that does not look at endings.
func TestALastTurnThatIsTooLargeIsSearchedAsAnyOther(t *testing.T) {
	level := toy.Levels[1]
	for seed := range uint64(20) {
		level.Endings = 5
		small := Choose(toy, last(), 0, level, seed)
		level.Endings = 0
		if a := Choose(toy, last(), 0, level, seed); a != small {
			t.Errorf("seed %d: %v, without a look at the ending %v", seed, small, a)
		}
	}
}

// TestHasteInALastTurn ends a search before anything has been found, and on the way.
func TestHasteInALastTurn(t *testing.T) {
	for steps := range 4 {
		x := New(toy, last(), 0, toy.Levels[1], 1)
		x.Step(steps)
		x.Hurry()
		if game.Index(last().Legal(nil), x.Best()) < 0 {
			t.Errorf("after %d steps %v", steps, x.Best())
		}
	}
}
