package coincrown

import (
	"tabard/app/face"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
)

var coinIcon = [rules.Denoms]string{"g-bronze", "g-silver", "g-gold"}
var resourceIcon = [rules.Resources]string{"g-wheat", "g-sheep", "g-lumber", "g-ore"}
var rankIcon = [rules.LandLevels]string{"g-hamlet", "g-village", "g-town", "g-city"}

// coinChips shows coins, the dearest first.
func coinChips(coins rules.Coins, gain bool) []face.Chip {
	var chips []face.Chip
	for d := int(rules.Gold); d >= 0; d-- {
		if coins[d] > 0 {
			chips = append(chips, face.Chip{Icon: coinIcon[d], N: int(coins[d]), Word: say.Denom(d).String(), Gain: gain})
		}
	}
	return chips
}

// counts are the viewer's coins, by kind where they can be spent.
func (c *teller) counts() []face.Count {
	q := c.my()
	if q == nil {
		return nil
	}
	list := []face.Count{{Ref: purseRef, N: q.Purse.Count()}, {Ref: discardRef, N: q.Discard.Count()}}
	for d, n := range q.Income {
		list = append(list, face.Count{Ref: coinRef(rules.Denom(d)), N: int(n), Icon: "g-coins"})
	}
	return list
}

func symbolChips(needs [rules.Resources]uint8) []face.Chip {
	var chips []face.Chip
	for r, n := range needs {
		if n > 0 {
			chips = append(chips, face.Chip{Icon: resourceIcon[r], N: int(n), Word: say.Resource(r).Word(int(n))})
		}
	}
	return chips
}

func pointChip(n int) face.Chip {
	return face.Chip{Icon: "g-crown", N: n, Word: say.ChipPoints(n), Gain: true}
}

func retires() face.Chip {
	return face.Chip{Icon: "g-crypt", N: 1, Word: say.ChipRetire.String()}
}

// winChips are what a card of that kind would win for the seat on turn: points for a new kind, and iron coins.
func (c *teller) winChips(k rules.CardKind) []face.Chip {
	var chips []face.Chip
	if c.labeller().newKind(c.v.Turn, k) {
		chips = append(chips, pointChip(rules.KindPoints))
	}
	for _, i := range rules.IronsOf(k) {
		chips = append(chips, c.ironChip(i)...)
	}
	return chips
}

// ironChip is an iron coin, if one more of what it counts would win it for the seat on turn.
func (c *teller) ironChip(i rules.Iron) []face.Chip {
	p := c.v.Turn
	if p < 0 || c.s.IronOwner[i] == p || c.toTake(p, i) > 1 {
		return nil
	}
	return []face.Chip{{Icon: "g-iron", N: int(c.box().IronPoints[i]), Word: say.ChipIron(say.Iron(i)), Gain: true}}
}
