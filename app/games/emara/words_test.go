package emara

import (
	"testing"
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
