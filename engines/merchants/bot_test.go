package merchants_test

import (
	"testing"

	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/merchants"
)

// sameGame is the hash of the decisions of the game below. It changes whenever the rules, the weights or the search do,
// and must then be replaced; it must never differ between machines.
const sameGame = 0x79ed9089d40b1e1d

// quick is a knight that thinks less.
var quick = game.Level{ID: "quick knight", Width: 6, Iterations: 8, Horizon: 10}

// play plays a game to its end, each seat by one of the levels, and returns the hash of the decisions.
func play(t *testing.T, setup game.Setup, levels ...game.Level) (end *merchants.State, hash uint64) {
	t.Helper()
	s, err := merchants.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	hash = 14695981039346656037
	for n := 0; s.Turn() != game.Nobody; n++ {
		if n > merchants.Def.Alarm {
			t.Fatal("the game does not end")
		}
		who := s.Turn()
		a := bot.Choose(merchants.Def, game.View(s, who), who, levels[int(who)%len(levels)], 7)
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
	_, h := play(t, merchants.Def.DefaultSetup(3, 42), merchants.Def.Levels[0], merchants.Def.Levels[1], quick)
	if h != sameGame {
		t.Errorf("the bots played another game: %#x", h)
	}
}

// TestEveryLevelPlaysEveryGame: all numbers of seats, all pairs of mats. A squire ends richer than a simple greedy player
// would, who makes about 115 gold with two or three seats and 85 with four.
func TestEveryLevelPlaysEveryGame(t *testing.T) {
	for seats := 2; seats <= merchants.MaxSeats; seats++ {
		for variant := range uint8(3) {
			setup := merchants.Def.DefaultSetup(seats, uint64(seats)+10*uint64(variant))
			if seats == 2 {
				setup.Options[merchants.OptionMats] = variant
			}
			end, _ := play(t, setup, merchants.Def.Levels[1], merchants.Def.Levels[0], quick, bot.Random())
			if end.Seats[0].Gold < 115 {
				t.Errorf("%d seats, variant %d: a squire ends with %d gold", seats, variant, end.Seats[0].Gold)
			}
			if end.Turns > 400 {
				t.Errorf("%d seats, variant %d: %d turns", seats, variant, end.Turns)
			}
		}
	}
}

// TestNobodyForgesForTheYearsEnd: seats that can forge for nothing would gain by doing so for a hundred turns; the season
// must end nevertheless.
func TestNobodyForgesForTheYearsEnd(t *testing.T) {
	for seats := 2; seats <= merchants.MaxSeats; seats++ {
		turns, games := 0, 12
		for seed := range games {
			end, _ := play(t, merchants.Def.DefaultSetup(seats, uint64(seed)), merchants.Def.Levels[1])
			turns += int(end.Turns)
		}
		if turns > 170*games {
			t.Errorf("%d squires take %d turns for a game", seats, turns/games)
		}
	}
}

// TestWorkIsBounded counts what a level looks at for one decision, through whole games.
func TestWorkIsBounded(t *testing.T) {
	looked := 0
	counting := *merchants.Def
	counting.Eval = func(s game.State, p game.Player) int32 {
		looked++
		return merchants.Eval(s, p)
	}
	for _, level := range []game.Level{counting.Levels[0], counting.Levels[1], quick} {
		s, err := merchants.New(counting.DefaultSetup(2, 3))
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
