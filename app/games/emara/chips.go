package emara

import (
	"tabard/app/face"
	say "tabard/app/words/emara"
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

func chip(g rules.Good, n int, gain bool) face.Chip {
	return face.Chip{Icon: goodIcon[g], N: n, Word: say.Good(g).Word(n), Gain: gain}
}

// costChips are resources and coins to pay.
func costChips(res [4]byte, coins int) []face.Chip {
	var chips []face.Chip
	for g, n := range res {
		if n > 0 {
			chips = append(chips, chip(rules.Good(g), int(n), false))
		}
	}
	if coins > 0 {
		chips = append(chips, chip(rules.Coin, coins, false))
	}
	return chips
}

// goodChips are goods with their numbers, in turn; what is 0 is left out.
func goodChips(gain bool, goodsAndNumbers ...int) []face.Chip {
	var chips []face.Chip
	for i := 0; i < len(goodsAndNumbers); i += 2 {
		if n := goodsAndNumbers[i+1]; n > 0 {
			chips = append(chips, chip(rules.Good(goodsAndNumbers[i]), n, gain))
		}
	}
	return chips
}

// priceChips show a price; where the kinds are open, only how many.
func priceChips(p rules.Price) []face.Chip {
	switch {
	case p.N == 0:
		return nil
	case p.Any || p.Off > 0:
		return anyChip(p.N)
	}
	return costChips(p.Most, 0)
}

// anyChip are so many resources of any kind to pay.
func anyChip(n int) []face.Chip {
	return []face.Chip{{Icon: basketIcon, N: n, Word: say.ResourcesWord(n)}}
}

// pointChips are citizens and buildings as a gain; nothing for none.
func pointChips(citizens, buildings int) (chips []face.Chip) {
	if citizens > 0 {
		chips = append(chips, face.Chip{Icon: citizenIcon, N: citizens, Word: say.CitizensWord(citizens), Gain: true})
	}
	if buildings > 0 {
		chips = append(chips, face.Chip{Icon: buildingIcon, N: buildings, Word: say.BuildingsWord(buildings), Gain: true})
	}
	return chips
}
