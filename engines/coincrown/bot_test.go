package coincrown_test

import (
	"testing"

	"tabard/engines/bot/bottest"
	"tabard/engines/coincrown"
)

func TestBotsPlayTheSameGameEverywhere(t *testing.T) {
	bottest.Same(t, coincrown.Def, bottest.Quick, 0x6d333ff1c7be2404)
}

func TestAdviceIsTheSameEverywhere(t *testing.T) {
	bottest.Advises(t, coincrown.Def, 0xe9e2031a15efcce1)
}

// TestWorkIsBounded counts what a level looks at for one decision, through whole games.
func TestWorkIsBounded(t *testing.T) {
	bottest.Bounded(t, coincrown.Def, coincrown.Def.DefaultSetup(2, 3), 20000, coincrown.Def.Levels[0], coincrown.Def.Levels[1], bottest.Quick)
}
