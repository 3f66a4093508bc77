package conquer

import (
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// ruleList are the lines of one list in the rules.
func ruleList(boxed game.Boxed, name string) []string {
	b := boxed.(*rules.Box)
	switch name {
	case "lengths":
		return lengthLines()
	case "terrains":
		return terrainLines()
	case "factions":
		return factionLines(b)
	case "yields":
		return yieldLines(b)
	case "soldierCosts":
		return soldierPrices(b)
	case "townCosts":
		return townPrices(b)
	case "ammo":
		return ammoPrices(b)
	case "soldiers":
		return soldierLines(b)
	case "objectives":
		return objectiveLines(b)
	}
	return cardLines(b)
}

// dieSides counts the faces of a die: "blank on 2 sides, 1 on 2 sides and 2 on 2 sides".
func dieSides(die [rules.Faces]uint8) string {
	var parts []string
	for f, sides := range rules.DieFaces(die) {
		if sides > 0 {
			parts = append(parts, say.DieSides(say.Face(f), int(sides)))
		}
	}
	return words.And(parts)
}

// told is what the rules tell of a box in their tags.
func told(boxed game.Boxed, name string) string {
	b := boxed.(*rules.Box)
	pieces := &b.Pieces
	towns := func(tier rules.Tier) string {
		var parts []string
		for t, tiers := range pieces.Towns {
			parts = append(parts, townOf(rules.SettlementType(t), tier).Amount(tiers[tier]))
		}
		return words.And(parts)
	}
	n := 0
	switch name {
	case "sell":
		return say.Coins(int(b.SellPrice))
	case "peasantSale":
		return say.Coins(int(b.PeasantSale))
	case "buy":
		return basicPrices(b)
	case "buyCraft":
		n = int(b.BuyPrice[rules.Craft])
	case "peasant":
		n = int(b.PeasantPrice)
	case "die":
		var sides []string
		for _, n := range b.MoveDie {
			sides = append(sides, num(int(n)))
		}
		return words.Or(sides)
	case "champion":
		n = int(b.Soldiers[rules.Champion].Bonus)
	case "catapult":
		n = int(b.Soldiers[rules.Catapult].Base)
	case "catapultFast":
		n = 2 * int(b.Soldiers[rules.Catapult].Base)
	case "perStone":
		n = int(b.Soldiers[rules.Catapult].Attack)
	case "campaign":
		n = int(b.Objectives[rules.VowObjectives[0]].Need)
	case "attackDie":
		return dieSides(b.AttackDie)
	case "defenceDie":
		return dieSides(b.DefenceDie)
	case "rewards":
		return rewards(b)
	case "farm":
		return amounts(b.Town(rules.Farm, 1).Cost)
	case "farmYield":
		return amounts(b.Town(rules.Farm, 1).Yield)
	case "boxTowns":
		return towns(1)
	case "boxTowns2":
		return towns(2)
	case "boxSoldiers":
		var parts []string
		for t := rules.Warrior; t <= rules.Catapult; t++ {
			parts = append(parts, say.Soldier(t).Amount(pieces.Soldiers[t]))
		}
		return words.And(parts)
	case "boxGoods":
		g := rules.Goods{Coins: uint16(pieces.Coins), Peasants: uint16(pieces.Peasants)}
		for r, n := range pieces.Stock {
			g.Stock[r] = uint16(n)
		}
		parts := eachAmount(g, say.Peasants)
		for kind, n := range pieces.Arrows {
			parts = append(parts, say.Arrow(kind).Amount(n))
		}
		return words.And(parts)
	default:
		return ""
	}
	return num(n)
}

// rewards are the craftpoints for defeated soldiers: by tier, unless its two types bring others.
func rewards(b *rules.Box) string {
	var all []string
	for t := rules.Warrior; t <= rules.Catapult; t += 2 {
		n, other := int(b.Soldiers[t].Reward), int(b.Soldiers[t+1].Reward)
		if n == other {
			all = append(all, say.RewardTier(n, int(rules.SoldierKinds[t].Tier)))
			continue
		}
		all = append(all, say.RewardSoldier(n, say.Soldier(t)), say.RewardSoldier(other, say.Soldier(t+1)))
	}
	return words.And(all)
}
