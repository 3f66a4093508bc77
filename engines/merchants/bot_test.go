package merchants_test

import (
	"testing"

	"tabard/engines/bot"
	"tabard/engines/bot/bottest"
	"tabard/engines/game"
	"tabard/engines/merchants"
)

func TestBotsPlayTheSameGameEverywhere(t *testing.T) {
	bottest.Same(t, merchants.Def, bottest.Quick, 0x48833e1b975023ed)
}

func TestReviewIsTheSameEverywhere(t *testing.T) {
	bottest.Reviews(t, merchants.Def, 0xa88e984a44ea36cb)
}

func TestAdviceIsTheSameEverywhere(t *testing.T) {
	bottest.Advises(t, merchants.Def, 0xcf81096f9a864ed4)
}

// TestEveryLevelPlaysEveryGame: all numbers of seats, all pairs of mats. On the mean of three games a squire ends richer than a simple
// greedy player would, who makes about 115 gold with two or three seats and 85 with four.
func TestEveryLevelPlaysEveryGame(t *testing.T) {
	for seats := 2; seats <= merchants.MaxSeats; seats++ {
		gold := 0
		for variant := range uint8(3) {
			setup := merchants.Def.DefaultSetup(seats, uint64(seats)+10*uint64(variant))
			if seats == 2 {
				setup.Options[merchants.OptionMats] = variant
			}
			end := bottest.Play[merchants.State](t, merchants.Def, setup, merchants.Def.Levels[1], merchants.Def.Levels[0], bottest.Quick, bot.Random())
			gold += int(end.Seats[0].Gold)
			if end.Turns > 400 {
				t.Errorf("%d seats, variant %d: %d turns", seats, variant, end.Turns)
			}
		}
		if gold < 3*[merchants.MaxSeats + 1]int{2: 115, 3: 115, 4: 85}[seats] {
			t.Errorf("%d seats: a squire ends with %d gold on the mean", seats, gold/3)
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

// TestSquiresPlaySeasonsOut: bots that wait for each other would end most seasons by standstill, as they did in 390 of 400
// games when their weights made the end of a season look dear.
func TestSquiresPlaySeasonsOut(t *testing.T) {
	const games = 16
	for seats := 2; seats <= merchants.MaxSeats; seats++ {
		stalled := 0
		for seed := range uint64(games) {
			s, err := merchants.New(merchants.Def.DefaultSetup(seats, 100+seed))
			if err != nil {
				t.Fatal(err)
			}
			for s.Turn() != game.Nobody {
				var out game.Sink
				s.Apply(bot.Choose(merchants.Def, game.View(s, s.Turn()), s.Turn(), merchants.Def.Levels[1], seed), &out)
				for _, e := range out.Events {
					if e.Kind == merchants.EvTriggered && e.A == merchants.TriggerStall {
						stalled++
					}
				}
			}
		}
		if all := games * merchants.Seasons; 10*stalled > all {
			t.Errorf("%d seats: %d of %d seasons end by standstill", seats, stalled, all)
		}
	}
}

// TestWorkIsBounded counts what a level looks at for one decision, through whole games.
func TestWorkIsBounded(t *testing.T) {
	bottest.Bounded(t, merchants.Def, merchants.Def.DefaultSetup(2, 3), 20000, merchants.Def.Levels[0], merchants.Def.Levels[1], bottest.Quick)
}

// Rivals with names have traits (see game.Trait).
func TestTraitsShow(t *testing.T) { bottest.Traits(t, merchants.Def, 100) }
