package emara

import (
	"strings"
	"testing"

	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
)

func TestCostsInWords(t *testing.T) {
	for _, c := range []struct {
		res   [4]byte
		coins int
		want  string
	}{
		{[4]byte{}, 0, "nothing"},
		{[4]byte{2, 0, 0, 0}, 0, "2 wood"},
		{[4]byte{1, 1, 0, 0}, 1, "1 wood, 1 cloth and 1 coin"},
		{[4]byte{0, 0, 0, 3}, 2, "3 stone and 2 coins"},
	} {
		if got := cost(c.res, c.coins); got != c.want {
			t.Errorf("%v and %d: %q, want %q", c.res, c.coins, got, c.want)
		}
	}
}

// What cards say of their points and goods is what the tables give.
func TestAdvisorLinesTellTheTables(t *testing.T) {
	for a := rules.MasterOfCoin; a <= rules.SirAntoni; a++ {
		card := rules.House.Advisors[a]
		want := ""
		switch {
		case card.N > 0:
			want = say.Good(rules.AdvisorGain[a]).Amount(int(card.N))
		case card.BP > 0:
			want = say.Buildings(int(card.BP))
		case a >= rules.FirstPatron:
			want = say.Citizens(int(card.CP))
		default:
			continue
		}
		if says := say.Advisor(a); !strings.HasPrefix(says.Line(), want) || says.Brief() != want {
			t.Errorf("%s says %q and %q, the table %q", rules.AdvisorNames[a], says.Brief(), says.Line(), want)
		}
	}
}
