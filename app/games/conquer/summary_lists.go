package conquer

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
)

// The lists in the rules, line by line from the tables, and single entries of them.

func lengthLines() (out []string) {
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		for l, minutes := range rules.LengthMinutes {
			r := rules.Recommended[seats][l]
			from, to := int(r[0]), int(r[1])
			switch {
			case from == 0:
			case to == rules.MaxTarget:
				out = append(out, say.LineLengthFrom(minutes, from, seats))
			case to != from:
				out = append(out, say.LineLengthTo(from, minutes, to, seats))
			default:
				out = append(out, say.LineLength(minutes, from, seats))
			}
		}
	}
	return out
}

func terrainLines() (out []string) {
	for t := range say.Terrain(rules.Terrains) {
		out = append(out, t.Rule())
	}
	return out
}

func factionLines(b *rules.Box) (out []string) {
	for f := range rules.Faction(rules.Factions) {
		out = append(out, say.LineFaction(ribbon(rules.FactionCards[f].Ribbon), say.Faction(f), kit(b, f)))
	}
	return out
}

// kit is what a faction begins with.
func kit(b *rules.Box, f rules.Faction) string {
	x, begins := &rules.FactionCards[f], &b.Kits[f]
	arrows := ""
	if begins.Arrows > 0 {
		arrows = say.Arrow(rules.Arrow).Amount(int(begins.Arrows))
	}
	return face.Notes(words.And([]string{say.Town(x.Towns[0]).A(), say.Town(x.Towns[1]).A()}), words.And(troop(x)), amounts(begins.Goods), arrows)
}

func yieldLines(b *rules.Box) (out []string) {
	for t := range rules.SettlementType(rules.SettlementTypes) {
		for tier := rules.Tier(1); tier < rules.Avalon; tier++ {
			out = append(out, yieldLine(b, t, tier))
		}
	}
	return append(out, yieldLine(b, rules.Farm, rules.Avalon)) // a city of any type yields the same
}

// yieldLine is what a settlement brings each turn, as a sentence.
func yieldLine(b *rules.Box, t rules.SettlementType, tier rules.Tier) string {
	return say.LineYield(townOf(t, tier), brings(b, t, tier))
}

func soldierPrices(b *rules.Box) (out []string) {
	for t := rules.Warrior; t <= rules.Catapult; t++ {
		line := say.LinePriceSoldier(amounts(b.Soldiers[t].Cost), say.Soldier(t))
		for from := rules.Warrior; from <= rules.Catapult; from++ {
			if rules.SoldierKinds[from].Next == t {
				line = say.LinePriceUpgrade(say.Soldier(from), amounts(b.Soldiers[t].Cost), say.Soldier(t))
			}
		}
		out = append(out, line)
	}
	return out
}

func townPrices(b *rules.Box) (out []string) {
	for t := range rules.SettlementType(rules.SettlementTypes) {
		out = append(out, say.LinePriceTown(amounts(b.Town(t, 1).Cost), townOf(t, 1)),
			say.LinePriceImprove(townOf(t, 1), amounts(b.Town(t, 2).Cost), townOf(t, 2)))
	}
	return append(out, say.LinePriceTown(amounts(b.Town(rules.Farm, rules.Avalon).Cost), townOf(rules.Farm, rules.Avalon)))
}

func ammoPrices(b *rules.Box) (out []string) {
	for kind, cost := range b.ArrowCost {
		out = append(out, say.LinePriceArrow(say.Arrow(kind), amounts(cost)))
	}
	return append(out, say.LinePriceTradeUp(say.Coins(int(b.TradeUpPrice))))
}

func soldierLines(b *rules.Box) (out []string) {
	for t := rules.Warrior; t <= rules.Catapult; t++ {
		out = append(out, say.RuleLine(soldierRule(b, t), say.Soldier(t)))
	}
	return out
}

// soldierRule is what a type of soldier can do, in numbers.
func soldierRule(b *rules.Box, t rules.SoldierType) string {
	x, kind := &b.Soldiers[t], rules.SoldierKinds[t]
	attack, defence, far, near, tier := int(x.Attack), int(x.Defence), int(x.Far), int(x.Near), int(kind.Tier)
	switch {
	case t == rules.Catapult:
		return say.RuleCatapult(attack, int(x.Base), defence, far, near, tier)
	case kind.Ranged:
		return say.RuleRanged(attack, defence, far, near, tier)
	}
	return say.RuleMelee(attack, int(x.Bonus), defence, far, tier)
}

// objectiveLines tell every objective once, with the ribbons of all its copies.
func objectiveLines(b *rules.Box) (out []string) {
	for id := uint8(1); id <= rules.Objectives; id++ {
		o := &rules.ObjectiveCards[id]
		if copyOf(b, id, id-1) {
			continue // its copies lie next to each other
		}
		ribbons := ribbon(o.Ribbon)
		for more := id + 1; more <= rules.Objectives && copyOf(b, more, more-1); more++ {
			ribbons = face.Notes(ribbons, ribbon(rules.ObjectiveCards[more].Ribbon))
		}
		out = append(out, say.LineObjective(ribbons, goalLine(b, id), int(b.Objectives[id].Points), say.Goal(id).String(), o.Icons&rules.IconEitherOr != 0))
	}
	return out
}

func cardLines(b *rules.Box) (out []string) {
	for k := rules.AddedDefense; k <= rules.WeakerFight; k++ {
		out = append(out, say.LineCard(say.Card(k), cardLine(b, k), when(k)))
	}
	return out
}

// copyOf says that an objective is told together with the one before it: it has its title and its numbers.
func copyOf(b *rules.Box, id, before uint8) bool {
	return rules.ObjectiveCards[id].Title == rules.ObjectiveCards[before].Title && b.Objectives[id] == b.Objectives[before]
}
