package conquer_test

import (
	"testing"

	"tabard/engines/bot"
	"tabard/engines/bot/bottest"
	"tabard/engines/conquer"
	"tabard/engines/game"
)

// quick looks beyond its turn, as the knights of other games do.
var quick = game.Level{ID: "quick", Width: 2, Iterations: 6, Horizon: 8}

func TestBotsPlayTheSameGameEverywhere(t *testing.T) {
	bottest.Same(t, conquer.Def, quick, 0xc7cb97c673bd4544)
}

func TestReviewIsTheSameEverywhere(t *testing.T) {
	bottest.Reviews(t, conquer.Def, 0xb530dad6805523f1)
}

func TestAdviceIsTheSameEverywhere(t *testing.T) { bottest.Advises(t, conquer.Def, 0x66e31544df297ba8) }

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
		end := bottest.Play[conquer.State](t, conquer.Def, setup, conquer.Def.Levels[0], conquer.Def.Levels[1], conquer.Def.Levels[0], bot.Random())
		if points := end.Standing(nil)[0].Keys[0]; points < 2 {
			t.Errorf("%+v: the winner has %d points", row, points)
		}
	}
}

// TestGamesEnd: pages and squires bring games to their end; nobody waits for a better card for ever.
func TestGamesEnd(t *testing.T) {
	rounds, games := 0, 4
	for seed := range games {
		end := bottest.Play[conquer.State](t, conquer.Def, conquer.Def.DefaultSetup(2, uint64(seed)), conquer.Def.Levels[1], conquer.Def.Levels[0])
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
	bottest.Bounded(t, conquer.Def, conquer.Def.DefaultSetup(2, 3), 40000, conquer.Def.Levels[0], conquer.Def.Levels[1], quick)
}

// Rivals with names have traits (see game.Trait).
func TestTraitsShow(t *testing.T) { bottest.Traits(t, conquer.Def, 16) }
