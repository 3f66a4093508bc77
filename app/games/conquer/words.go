package conquer

import (
	"slices"

	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
)

// Nouns and amounts that hang on the numbers of the rules.

func num(n int) string { return face.Num(n) }

// townOf is a settlement of a type and a tier as a noun.
func townOf(t rules.SettlementType, tier rules.Tier) say.Town {
	switch {
	case tier >= rules.Avalon:
		return 2 * rules.SettlementTypes
	case tier == 2:
		return say.Town(rules.SettlementTypes + t%rules.SettlementTypes)
	}
	return say.Town(t % rules.SettlementTypes)
}

// shot is what an attack is paid with; empty for melee.
func shot(a rules.Ammo) string {
	if a == rules.AmmoNone {
		return ""
	}
	return say.Shot(a - rules.AmmoArrow).String()
}

// amounts is a price or a yield in words: "2 coins, 1 wood and 1 peasant"; the word for nothing if there is none.
func amounts(g rules.Goods) string {
	if parts := eachAmount(g, say.Peasants); parts != nil {
		return words.And(parts)
	}
	return say.Nothing.String()
}

// paid is a price as what somebody pays for a thing: languages that decline have a form for it.
func paid(g rules.Goods) string { return words.And(eachAmount(g, say.PeasantsObject)) }

// eachAmount are the single amounts of a price or a yield.
func eachAmount(g rules.Goods, peasants func(n int) string) (parts []string) {
	if g.Coins > 0 {
		parts = append(parts, say.Coins(int(g.Coins)))
	}
	for r, n := range g.Stock {
		if n > 0 {
			parts = append(parts, say.Resource(r).Amount(int(n)))
		}
	}
	if g.Peasants > 0 {
		parts = append(parts, peasants(int(g.Peasants)))
	}
	return parts
}

// ribbonColors are the colours of a mask by name.
func ribbonColors(mask uint8) (names []string) {
	for c := range say.Color(rules.Colors) {
		if mask>>c&1 == 1 {
			names = append(names, c.String())
		}
	}
	return names
}

// ribbon are the colours of a mask in words: "red and blue".
func ribbon(mask uint8) string { return words.And(ribbonColors(mask)) }

// goal is an objective by its name and its colours, which tell cards of one name apart.
func goal(id uint8) string {
	id %= rules.Objectives + 1
	return say.ObjectiveWithColors(ribbon(rules.ObjectiveCards[id].Ribbon), say.Goal(id).String())
}

// when says in whose turn and at which moment an action card is played: "another's turn, when your soldier is attacked".
func when(k rules.ActionCard) string {
	x := &rules.Cards[k]
	var moments []string
	for m := say.MomentMain; m <= say.MomentLost; m++ {
		if x.Windows>>m&1 == 1 {
			moments = append(moments, m.String())
		}
	}
	all := words.Or(moments)
	switch x.Icons & rules.IconAny {
	case rules.IconYour:
		return say.WhenYour(all)
	case rules.IconOther:
		return say.WhenOther(all)
	}
	return say.WhenAny(all)
}

// commas joins what there is to say of a piece; what is empty is left out.
func commas(parts []string) string {
	return words.List(slices.DeleteFunc(parts, func(part string) bool { return part == "" }))
}

// goalLine is what an objective demands, as part of a sentence.
func goalLine(b *rules.Box, id uint8) string {
	line, _ := goalTexts(b, id)
	return line
}

// goalBrief is the same in a few words.
func goalBrief(b *rules.Box, id uint8) string {
	_, brief := goalTexts(b, id)
	return brief
}

func goalTexts(b *rules.Box, id uint8) (line, brief string) {
	o, x := &rules.ObjectiveCards[id], &b.Objectives[id]
	switch {
	case o.Kind == rules.ByPay:
		goods := amounts(x.Goods)
		return say.AimOfGoods(goods), say.AimOfGoodsBrief(goods)
	case o.Kind == rules.ByRetire:
		soldier := say.Soldier(o.Type)
		return say.AimOfRetired(soldier), say.AimOfRetiredBrief(soldier)
	case o.Kind == rules.ByHold:
		return say.AimOfHold.String(), say.AimOfHoldBrief.String()
	case o.Of[1] != 0:
		archers, warriors := some(rules.Archer, x.Also), some(rules.Warrior, x.Need)
		return say.AimOfBoth(archers, warriors), say.AimOfBothBrief(archers, warriors)
	}
	goal, n := say.Goal(id), int(x.Need)
	return goal.Line(n), goal.Brief(n)
}

// some are soldiers that one crafts: "a Warrior", "2 Warriors".
func some(t rules.SoldierType, n uint8) string {
	if n == 1 {
		return say.Soldier(t).A()
	}
	return say.Soldier(t).Amount(int(n))
}

// cardLine is what an action card does, as part of a sentence.
func cardLine(b *rules.Box, k rules.ActionCard) string {
	line, _ := cardTexts(b, k)
	return line
}

// cardBrief is the same in a few words.
func cardBrief(b *rules.Box, k rules.ActionCard) string {
	_, brief := cardTexts(b, k)
	return brief
}

func cardTexts(b *rules.Box, k rules.ActionCard) (line, brief string) {
	card := say.Card(k)
	switch k {
	case rules.Craftpoints:
		goods := say.Resource(rules.Craft).Amount(int(b.CardCraft))
		return say.CardCraftpointsLine(goods), say.CardCraftpointsBrief(goods)
	case rules.FlamingArrows:
		goods := say.Arrow(rules.Flaming).Amount(int(b.CardFlaming))
		return say.CardFlamingArrowsLine(goods), say.CardFlamingArrowsBrief(goods)
	}
	return card.Line(), card.Brief()
}

// basicPrices are what wood, iron, a horse and a stone cost: one number, if it is the same.
func basicPrices(b *rules.Box) string {
	var prices []string
	same := true
	for _, n := range b.BuyPrice[:rules.Basics] {
		prices = append(prices, num(int(n)))
		same = same && n == b.BuyPrice[0]
	}
	if same {
		return prices[0]
	}
	return words.Or(prices)
}
