package coincrown

import (
	"tabard/app/words"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
)

// cardOf is the card of a row of the market; troops of one kind differ by their tokens.
func (c *teller) cardOf(row int) say.Card {
	if class, ok := c.box().ClassOf(row); ok {
		return troopOf(class)
	}
	return say.Card(rules.MarketCards[row].Kind)
}

// troopOf is a troop as it is sold, with all its tokens.
func troopOf(class rules.Class) say.Card { return say.Card(rules.CardKinds + int(class)) }

// coinText is coins in words, the dearest first: "1 gold and 2 bronze".
func coinText(c rules.Coins) string {
	var parts []string
	for d := int(rules.Gold); d >= 0; d-- {
		if c[d] > 0 {
			parts = append(parts, say.Denom(d).Amount(int(c[d])))
		}
	}
	if len(parts) == 0 {
		return say.NoCoins.String()
	}
	return words.And(parts)
}

// bronze is a value without coins of its own: a price that any coins may pay.
func bronze(n int) string { return coinText(rules.Coins{byte(n), 0, 0}) }

// statements are sentences of statements that could stand beside others.
func statements(parts []string) []string {
	out := make([]string, len(parts))
	for i, p := range parts {
		out[i] = say.Statement(p)
	}
	return out
}

// symbolText is a row of symbols in words: "1 wheat and 2 ore".
func symbolText(needs [rules.Resources]uint8) string {
	var parts []string
	for r, n := range needs {
		if n > 0 {
			parts = append(parts, say.Resource(r).Amount(int(n)))
		}
	}
	return words.And(parts)
}
