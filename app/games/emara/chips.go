package emara

import (
	"tabard/app/face"
	rules "tabard/engines/emara"
)

// Symbols of the sprite.
var (
	goodIcon = [rules.Goods]string{"g-lumber", "g-cloth", "g-wheat", "g-stone", "g-bread", "g-book", "g-ring", "g-coins"}
	cardIcon = [rules.Cards + 1]string{"", "g-lumber", "g-stone", "g-cloth", "g-wheat", "g-ring", "g-exchange", "g-step", "g-craftsman", "g-visit"}
)

const (
	citizenIcon   = "g-citizen"
	buildingIcon  = "g-building"
	crownIcon     = "g-crown"
	favorIcon     = "g-favor"
	craftsmanIcon = "g-craftsman"
	advisorIcon   = "g-advisor"
	councilorIcon = "g-councilor"
	nobleIcon     = "g-noble"
	basketIcon    = "g-basket" // resources of any kind
)

func (c *teller) chip(g rules.Good, n int, gain bool) face.Chip {
	word := c.Goods[g].Many
	if n == 1 {
		word = c.Goods[g].One
	}
	return face.Chip{Icon: goodIcon[g], N: n, Word: word, Gain: gain}
}

// costChips are resources and coins to pay.
func (c *teller) costChips(res [4]byte, coins int) []face.Chip {
	var chips []face.Chip
	for g, n := range res {
		if n > 0 {
			chips = append(chips, c.chip(rules.Good(g), int(n), false))
		}
	}
	if coins > 0 {
		chips = append(chips, c.chip(rules.Coin, coins, false))
	}
	return chips
}

// goodChips are goods with their numbers, in turn; what is 0 is left out.
func (c *teller) goodChips(gain bool, goodsAndNumbers ...int) []face.Chip {
	var chips []face.Chip
	for i := 0; i < len(goodsAndNumbers); i += 2 {
		if n := goodsAndNumbers[i+1]; n > 0 {
			chips = append(chips, c.chip(rules.Good(goodsAndNumbers[i]), n, gain))
		}
	}
	return chips
}

// priceChips show a price; where the kinds are open, only how many.
func (c *teller) priceChips(p rules.Price) []face.Chip {
	switch {
	case p.N == 0:
		return nil
	case p.Any || p.Off > 0:
		return []face.Chip{{Icon: basketIcon, N: p.N, Word: c.plural(p.N, "resource")}}
	}
	return c.costChips(p.Most, 0)
}

// citizens and buildings are points as a gain; nothing for none.
func (c *teller) citizens(n int) []face.Chip  { return c.points(citizenIcon, n, "citizen") }
func (c *teller) buildings(n int) []face.Chip { return c.points(buildingIcon, n, "building") }

func (c *teller) points(icon string, n int, word string) []face.Chip {
	if n == 0 {
		return nil
	}
	return []face.Chip{{Icon: icon, N: n, Word: c.plural(n, word), Gain: true}}
}
