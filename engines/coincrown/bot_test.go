package coincrown_test

import (
	"testing"

	"tabard/engines/bot/bottest"
	"tabard/engines/coincrown"
)

func TestBotsPlayTheSameGameEverywhere(t *testing.T) {
	bottest.Same(t, coincrown.Def, bottest.Quick, 0xced0c7657f8974e2)
}

func TestReviewIsTheSameEverywhere(t *testing.T) {
	bottest.Reviews(t, coincrown.Def, 0xa9579dae466404de)
}

func TestAdviceIsTheSameEverywhere(t *testing.T) {
	bottest.Advises(t, coincrown.Def, 0xe1e2edcec4626d67)
}

// TestWorkIsBounded counts what a level looks at for one decision, through whole games.
func TestWorkIsBounded(t *testing.T) {
	bottest.Bounded(t, coincrown.Def, coincrown.Def.DefaultSetup(2, 3), 20000, coincrown.Def.Levels[0], coincrown.Def.Levels[1], bottest.Quick)
}

// Rivals with names have traits (see game.Trait).
func TestTraitsShow(t *testing.T) { bottest.Traits(t, coincrown.Def, 60) }
