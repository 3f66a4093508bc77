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

// itemText is a good of the overseas track: "2 strength".
func itemText(b *rules.Box, i rules.Item) string {
	n := 0
	if i < rules.Items { // an event of the log may be any number
		n = int(b.Goods[i].Strength)
	}
	switch i {
	case rules.OvStrength1:
		return say.ItemStrength1(n)
	case rules.OvStrength2:
		return say.ItemStrength2(n)
	}
	return say.Item(i).String()
}

// cardLine is what a kind of card does, in a sentence.
func (c *teller) cardLine(k rules.CardKind) string { return cardLine(c.box(), k) }

func cardLine(b *rules.Box, k rules.CardKind) string {
	n := int(b.Strengths[k])
	switch k {
	case rules.StandardTroop:
		return say.CardStandardTroopLine(n)
	case rules.EliteTroop:
		return say.CardEliteTroopLine(n)
	case rules.Armor:
		return say.CardArmorLine(n)
	case rules.Cavalry:
		return say.CardCavalryLine(n)
	case rules.Fortress:
		return say.CardFortressLine(b.FortressActions.In(rules.Years), b.FortressActions.In(1))
	case rules.TollStation:
		return say.CardTollStationLine(b.TollCoins.In(rules.Years), b.TollCoins.In(1))
	case rules.Harbor:
		return say.CardHarborLine(int(b.HarborLevels))
	}
	return say.Card(k).Line()
}

// cardBrief is the same in two or three words.
func (c *teller) cardBrief(k rules.CardKind) string {
	b := c.box()
	n := int(b.Strengths[k])
	switch k {
	case rules.StandardTroop:
		return say.CardStandardTroopBrief(n)
	case rules.EliteTroop:
		return say.CardEliteTroopBrief(n)
	case rules.Armor:
		return say.CardArmorBrief(n)
	case rules.Cavalry:
		return say.CardCavalryBrief(n)
	case rules.Fortress:
		return say.CardFortressBrief(b.FortressActions.In(1))
	case rules.TollStation:
		return say.CardTollStationBrief(b.TollCoins.In(1))
	case rules.Harbor:
		return say.CardHarborBrief(int(b.HarborLevels))
	}
	return say.Card(k).Brief()
}
