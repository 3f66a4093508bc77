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
		if got := coinText(c.coins); got != c.want {
			t.Errorf("%v: %q, want %q", c.coins, got, c.want)
		}
	}
}
