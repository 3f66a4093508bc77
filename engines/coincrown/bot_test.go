package coincrown_test

import (
	"testing"

	"tabard/engines/bot/bottest"
	"tabard/engines/coincrown"
)

func TestBotsPlayTheSameGameEverywhere(t *testing.T) {
	bottest.Same(t, coincrown.Def, bottest.Quick, 0x7a630ad5b4c51238)
}
