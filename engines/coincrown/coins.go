package coincrown

import "tabard/engines/game"

// Value is the worth of the coins in bronze.
func (c Coins) Value() int { return int(c[Bronze]) + 3*int(c[Silver]) + 9*int(c[Gold]) }

// Count is the number of coins.
func (c Coins) Count() int { return int(c[Bronze]) + int(c[Silver]) + int(c[Gold]) }

// Has says whether all coins of d are among c.
func (c Coins) Has(d Coins) bool {
	return c[Bronze] >= d[Bronze] && c[Silver] >= d[Silver] && c[Gold] >= d[Gold]
}

func (c *Coins) add(d Coins) {
	c[Bronze] += d[Bronze]
	c[Silver] += d[Silver]
	c[Gold] += d[Gold]
}

func (c *Coins) sub(d Coins) {
	if !c.Has(d) {
		panic("coincrown: coins are taken that are not there")
	}
	c[Bronze] -= d[Bronze]
	c[Silver] -= d[Silver]
	c[Gold] -= d[Gold]
}

// drawOne takes one coin at random: uniform over the coins, not over the kinds.
func (c *Coins) drawOne(r *game.Rand) Denom {
	i := r.Intn(c.Count())
	for d := range Denom(Denoms) {
		if i < int(c[d]) {
			c[d]--
			return d
		}
		i -= int(c[d])
	}
	panic("coincrown: draw from an empty purse")
}
