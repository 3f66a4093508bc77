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
)

func (c scene) chip(g rules.Good, n int, gain bool) face.Chip {
	word := c.Goods[g].Many
	if n == 1 {
		word = c.Goods[g].One
	}
	return face.Chip{Icon: goodIcon[g], N: n, Word: word, Gain: gain}
}

// costChips are resources and coins to pay.
func (c scene) costChips(res [4]byte, coins int) []face.Chip {
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

func (c scene) citizens(n int) face.Chip {
	return face.Chip{Icon: citizenIcon, N: n, Word: c.plural(n, "citizen"), Gain: true}
}

func (c scene) buildings(n int) face.Chip {
	return face.Chip{Icon: buildingIcon, N: n, Word: c.plural(n, "building"), Gain: true}
}
