package conquer_test

import (
	"testing"

	"tabard/engines/bot"
	"tabard/engines/conquer"
	"tabard/engines/game"
)

// sameGame is the hash of the decisions of the game below. It changes whenever the rules, the weights or the search do,
// and must then be replaced; it must never differ between machines.
const sameGame = 0x6e5952295075ec07

// quick looks beyond its turn, as the knights of other games do.
var quick = game.Level{ID: "quick", Width: 2, Iterations: 6, Horizon: 8}

// play plays a game to its end, each seat by one of the levels, and returns the hash of the decisions.
func play(t *testing.T, setup game.Setup, levels ...game.Level) (end *conquer.State, hash uint64) {
	t.Helper()
	s, err := conquer.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	hash = 14695981039346656037
	for n := 0; s.Turn() != game.Nobody; n++ {
		if n > conquer.Def.Alarm {
			t.Fatal("the game does not end")
		}
		who := s.Turn()
		a := bot.Choose(conquer.Def, game.View(s, who), who, levels[int(who)%len(levels)], 7)
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
	_, h := play(t, conquer.Def.DefaultSetup(3, 42), conquer.Def.Levels[0], conquer.Def.Levels[1], quick)
	if h != sameGame {
		t.Errorf("the bots played another game: %#x", h)
	}
}

// TestEveryLevelPlaysEveryGame: all layouts and ways to fill them, dealt factions, teams, Avalon, one objective and five, counted
// pieces, ten rounds at most. Bots score, whatever the game.
func TestEveryLevelPlaysEveryGame(t *testing.T) {
	for _, row := range [...]struct {
		seats                                                            int
		layout, fill, target, factions, align, perks, teams, avalon, box uint8
	}{
		{2, 0, conquer.FillChosen, 3, 0, 1, 0, 0, 1, 0},
		{2, 1, conquer.FillRandom, 5, 1, 0, 1, 0, 0, 0},
		{2, 2, conquer.FillFixed, 2, 0, 0, 0, 0, 0, 0},
		{2, 3, conquer.FillRandom, 1, 1, 0, 0, 0, 0, 0},
		{3, 4, conquer.FillChosen, 2, 0, 0, 0, 0, 0, 0},
		{4, 0, conquer.FillFixed, 2, 1, 0, 0, 1, 0, 0},
		{4, 5, conquer.FillRandom, 1, 0, 0, 0, 0, 1, 0},
		{4, 0, conquer.FillFixed, 3, 1, 0, 0, 0, 0, 1},
	} {
		setup := game.Setup{Seats: row.seats, Seed: uint64(row.layout), Options: [game.MaxOptions]uint8{row.layout, row.fill,
			row.target - 1, row.factions, row.align, row.perks, row.teams, row.avalon, 0, 1, row.box}}
		end, _ := play(t, setup, conquer.Def.Levels[0], conquer.Def.Levels[1], conquer.Def.Levels[0], bot.Random())
		if points := end.Standing(nil)[0].Keys[0]; points < 2 {
			t.Errorf("%+v: the winner has %d points", row, points)
		}
	}
}

// TestGamesEnd: pages and squires bring games to their end; nobody waits for a better card for ever.
func TestGamesEnd(t *testing.T) {
	rounds, games := 0, 4
	for seed := range games {
		end, _ := play(t, conquer.Def.DefaultSetup(2, uint64(seed)), conquer.Def.Levels[1], conquer.Def.Levels[0])
		rounds += int(end.Round)
		if end.Finisher == game.Nobody {
			t.Errorf("seed %d: nobody finishes", seed)
		}
	}
	t.Logf("%d rounds in %d games", rounds, games)
	if rounds > 15*games {
		t.Errorf("%d rounds in %d games", rounds, games)
	}
}

// TestWorkIsBounded counts what a level looks at for one decision, through whole games.
func TestWorkIsBounded(t *testing.T) {
	looked := 0
	counting := *conquer.Def
	counting.Eval = func(s game.State, p game.Player) int32 {
		looked++
		return conquer.Eval(s, p)
	}
	for _, level := range []game.Level{counting.Levels[0], counting.Levels[1], quick} {
		s, err := conquer.New(counting.DefaultSetup(2, 3))
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
		if most > 40000 {
			t.Errorf("a %s looked at %d positions for one decision", level.ID, most)
		}
	}
}
