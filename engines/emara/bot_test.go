package emara_test

import (
	"testing"

	"tabard/engines/bot"
	"tabard/engines/bot/bottest"
	"tabard/engines/emara"
)

func TestBotsPlayTheSameGameEverywhere(t *testing.T) {
	bottest.Same(t, emara.Def, bottest.Quick, 0x1174cb6285848f77)
}

func TestReviewIsTheSameEverywhere(t *testing.T) {
	bottest.Reviews(t, emara.Def, 0x827ea5f017dbd789)
}

func TestAdviceIsTheSameEverywhere(t *testing.T) { bottest.Advises(t, emara.Def, 0xd6c4a654efdfa9bc) }

// TestEveryLevelPlaysEveryGame: all numbers of seats, both layouts, both selections.
func TestEveryLevelPlaysEveryGame(t *testing.T) {
	for seats := 1; seats <= emara.MaxSeats; seats++ {
		for variant := range uint8(4) {
			setup := emara.Def.DefaultSetup(seats, uint64(seats))
			setup.Options[emara.OptionLayout] = variant & 1
			setup.Options[emara.OptionSelection] = variant >> 1
			end := bottest.Play[emara.State](t, emara.Def, setup, emara.Def.Levels[1], emara.Def.Levels[0], bottest.Quick, bot.Random())
			if final, _ := end.Forecast(0); final < 45 {
				t.Errorf("%d seats, variant %d: a squire ends with %d points", seats, variant, final)
			}
		}
	}
}

// TestWorkIsBounded counts what a level looks at for one decision, through whole games of rich turns: all cards in hand.
func TestWorkIsBounded(t *testing.T) {
	setup := emara.Def.DefaultSetup(2, 3)
	setup.Options[emara.OptionSelection] = 1
	bottest.Bounded(t, emara.Def, setup, 20000, emara.Def.Levels[0], emara.Def.Levels[1])
}

// Rivals with names have traits (see game.Trait).
func TestTraitsShow(t *testing.T) { bottest.Traits(t, emara.Def, 100) }
