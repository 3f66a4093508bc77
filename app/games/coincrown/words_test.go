package coincrown

import (
	"testing"

	rules "tabard/engines/coincrown"
)

func TestCoinsInWords(t *testing.T) {
	for _, c := range []struct {
		coins rules.Coins
		want  string
	}{
		{rules.Coins{}, "nothing"},
		{rules.Coins{2, 0, 0}, "2 bronze"},
		{rules.Coins{2, 1, 0}, "1 silver and 2 bronze"},
		{rules.Coins{1, 2, 3}, "3 gold, 2 silver and 1 bronze"},
	} {
		if got := en.Coins(c.coins); got != c.want {
			t.Errorf("%v: %q, want %q", c.coins, got, c.want)
		}
	}
}

func TestEveryReasonForAStartPlayerHasWords(t *testing.T) {
	if len(en.Starts) != int(rules.StartChosen)+1 {
		t.Errorf("%d reasons for a start player, want %d", len(en.Starts), rules.StartChosen+1)
	}
}
