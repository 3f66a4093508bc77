package merchants_test

import (
	"testing"

	"tabard/engines/bot"
	"tabard/engines/bot/bottest"
	"tabard/engines/merchants"
)

func TestBotsPlayTheSameGameEverywhere(t *testing.T) {
	bottest.Same(t, merchants.Def, bottest.Quick, 0x79ed9089d40b1e1d)
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
			end := bottest.Play[merchants.State](t, merchants.Def, setup, merchants.Def.Levels[1], merchants.Def.Levels[0], bottest.Quick, bot.Random())
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
			end := bottest.Play[merchants.State](t, merchants.Def, merchants.Def.DefaultSetup(seats, uint64(seed)), merchants.Def.Levels[1])
			turns += int(end.Turns)
		}
		if turns > 170*games {
			t.Errorf("%d squires take %d turns for a game", seats, turns/games)
		}
	}
}

// TestWorkIsBounded counts what a level looks at for one decision, through whole games.
func TestWorkIsBounded(t *testing.T) {
	bottest.Bounded(t, merchants.Def, merchants.Def.DefaultSetup(2, 3), 20000, merchants.Def.Levels[0], merchants.Def.Levels[1], bottest.Quick)
}
