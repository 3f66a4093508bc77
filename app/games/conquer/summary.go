package conquer

import (
	"strings"

	"tabard/app/face"
	rules "tabard/engines/conquer"
)

// rulesText is the rules in short with every number and name from the tables of the game.
func rulesText(w *words) []face.Section {
	const warrior = rules.Warrior
	card := func(k rules.ActionCard) string { return w.Cards[k].Name }
	var names, basics []string
	for r, n := range w.Resources {
		names = append(names, n.Many)
		if r < rules.Basics {
			basics = append(basics, n.One)
		}
	}
	rewards := w.List([]string{
		fill(w.Lines[lineReward], "n", num(int(rules.Soldiers[warrior].Reward)), "tier", "1"),
		fill(w.Lines[lineReward], "n", num(int(rules.Soldiers[rules.Knight].Reward)), "tier", "2"),
		fill(w.Lines[lineReward], "n", num(int(rules.Soldiers[rules.Champion].Reward)), "tier", "3"),
	})
	values := []string{
		"target", num(rules.DefaultTarget), "maxTarget", num(rules.MaxTarget), "cells", num(rules.TileCells), "objHand", num(rules.ObjectiveHand),
		"actHand", num(rules.ActionHand), "resources", w.List(names), "basics", w.Or(basics), "sell", num(rules.SellPrice),
		"buy", num(int(rules.BuyPrice[rules.Wood])), "buyCraft", num(int(rules.BuyPrice[rules.Craft])), "peasant", num(rules.PeasantPrice),
		"peasantSale", num(rules.PeasantSale), "army", num(rules.ArmyLimit), "towns", num(rules.TownLimit), "die", num(rules.DieSides),
		"champion", num(int(rules.Soldiers[rules.Champion].Bonus)), "catapult", num(int(rules.Soldiers[rules.Catapult].Base)),
		"catapultFast", num(2 * int(rules.Soldiers[rules.Catapult].Base)), "stones", num(rules.MaxStones), "perStone", num(int(rules.Soldiers[rules.Catapult].Attack)),
		"attackDie", w.dieSides(rules.AttackDie), "defenceDie", w.dieSides(rules.DefenceDie), "c", w.Faces[rules.Strike], "rewards", rewards,
		"turns", num(rules.DeclaredTurns), "campaign", num(int(rules.ObjectiveCards[rules.VowObjectives[0]].Terms[0].Need)), "rounds", num(rules.MaxRounds),
		"set", num(rules.SetPoints), "setCards", num(rules.SetCards),
		"volley", card(rules.ArcherVolley), "wall", card(rules.ShieldWall), "hinder", card(rules.HinderedPath), "speed", card(rules.DoubleSpeed),
		"mountains", card(rules.MountainCrossing), "water", card(rules.WaterCrossing), "misdirect", card(rules.Misdirection),
		"retreat", card(rules.StrategicRetreat), "repeat", card(rules.Repeat), "attrition", card(rules.Attrition), "sickness", card(rules.Sickness),
		"strong", card(rules.StrongAttack), "added", card(rules.AddedDefense), "weak", card(rules.WeakFight), "weaker", card(rules.WeakerFight),
		"reinforce", card(rules.Reinforcement), "promoted", card(rules.Promoted), "kidnapped", card(rules.Kidnapped),
	}
	for i := 0; i < len(values); i += 2 {
		values[i] = "{" + values[i] + "}"
	}
	numbers := strings.NewReplacer(values...) // one for all: this runs when the app starts
	out := make([]face.Section, len(w.Rules))
	for i, s := range w.Rules {
		out[i].Title = s.Title
		for _, p := range s.Paras {
			if list, ok := strings.CutPrefix(p, "@"); ok {
				out[i].Paras = append(out[i].Paras, w.ruleList(list)...)
			} else {
				out[i].Paras = append(out[i].Paras, w.Cap(numbers.Replace(p)))
			}
		}
	}
	return out
}

// ruleList are the lines of one list in the rules.
func (w *words) ruleList(name string) []string {
	switch name {
	case "lengths":
		return w.lengthLines()
	case "terrains":
		return w.terrainLines()
	case "factions":
		return w.factionLines()
	case "yields":
		return w.yieldLines()
	case "soldierCosts":
		return w.soldierPrices()
	case "townCosts":
		return w.townPrices()
	case "ammo":
		return w.ammoPrices()
	case "soldiers":
		return w.soldierLines()
	case "objectives":
		return w.objectiveLines()
	}
	return w.cardLines()
}

func (w *words) lengthLines() (out []string) {
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		for l, minutes := range rules.LengthMinutes {
			r := rules.Recommended[seats][l]
			if r[0] == 0 {
				continue
			}
			k, n := lineLength, w.objectives(int(r[0]))
			if r[1] != r[0] {
				n = fill(w.Lines[lineTo], "a", num(int(r[0])), "b", w.objectives(int(r[1])))
			}
			if r[1] == rules.MaxTarget {
				k, n = lineLengthFrom, num(int(r[0]))
			}
			out = append(out, fill(w.Lines[k], "players", num(seats), "minutes", num(minutes), "n", n))
		}
	}
	return out
}

func (w *words) terrainLines() (out []string) {
	for t := range rules.Terrain(rules.Terrains) {
		out = append(out, w.Cap(w.Terrains[t].One)+": "+w.terrainRule(t)+".")
	}
	return out
}

// terrainRule is what a terrain does to soldiers, sight and settlements.
func (w *words) terrainRule(t rules.Terrain) string {
	text := w.Lines[lineClosed]
	if n := rules.StepCost(t); n > 0 {
		text = fill(w.Lines[lineStep], "n", num(n))
	}
	switch t {
	case rules.Forest:
		text += w.Lines[lineHides]
	case rules.Mountain:
		text += w.Lines[lineHidesStones]
	}
	if rules.MayCover(t) {
		return text + w.Lines[lineSettle]
	}
	return text + w.Lines[lineNoSettle]
}

func (w *words) factionLines() (out []string) {
	for f := range rules.Faction(rules.Factions) {
		out = append(out, fill(w.Lines[lineFaction], "name", w.Factions[f].Name, "colors", w.ribbon(rules.FactionCards[f].Ribbon), "kit", w.kit(f),
			"perk", w.Factions[f].Brief, "line", w.Factions[f].Line))
	}
	return out
}

// kit is what a faction begins with.
func (w *words) kit(f rules.Faction) string {
	x := &rules.FactionCards[f]
	towns := []string{w.Towns[x.Towns[0]].A, w.Towns[x.Towns[1]].A}
	soldiers := w.List([]string{w.Soldiers[x.Soldiers[0]].A, w.Soldiers[x.Soldiers[1]].A})
	if x.Soldiers[0] == x.Soldiers[1] {
		soldiers = w.Times(2, w.Soldiers[x.Soldiers[0]])
	}
	kit := w.List(towns) + "; " + soldiers + "; " + w.goods(x.Goods)
	if x.Arrows > 0 {
		kit += "; " + w.Times(int(x.Arrows), w.Arrows[rules.Arrow])
	}
	return kit
}

// ribbon names the colours of a mask: "red and blue".
func (w *words) ribbon(mask uint8) string {
	var names []string
	for c, name := range w.Colors {
		if mask>>c&1 == 1 {
			names = append(names, name)
		}
	}
	return w.List(names)
}

func (w *words) yieldLines() (out []string) {
	for t := range rules.SettlementType(rules.SettlementTypes) {
		for tier := rules.Tier(1); tier < rules.Avalon; tier++ {
			out = append(out, w.yieldLine(t, tier))
		}
	}
	return append(out, w.yieldLine(rules.Farm, rules.Avalon)) // a city of any type yields the same
}

func (w *words) yieldLine(t rules.SettlementType, tier rules.Tier) string {
	y := rules.Yields[t][tier]
	return fill(w.Lines[lineYield], "town", w.Cap(w.townOfTier(t, tier)), "coins", w.goods(rules.Goods{Coins: y.Coins}), "goods", w.goods(rules.Goods{Stock: y.Stock}))
}

// townOfTier is a settlement of a type and a tier: "Farm", "tier 2 Farm".
func (w *words) townOfTier(t rules.SettlementType, tier rules.Tier) string {
	return fill(w.Tiers[tier], "town", w.Towns[t].One)
}

func (w *words) soldierPrices() (out []string) {
	for t := rules.Warrior; t <= rules.Catapult; t++ {
		what := w.Soldiers[t].One
		for from := rules.Warrior; from <= rules.Catapult; from++ {
			if rules.Soldiers[from].Next == t {
				what = fill(w.Lines[lineTo], "a", w.Soldiers[from].One, "b", what)
			}
		}
		out = append(out, w.priceLine(what, rules.SoldierCost[t]))
	}
	return out
}

func (w *words) townPrices() (out []string) {
	for t := range rules.SettlementType(rules.SettlementTypes) {
		out = append(out, w.priceLine(w.Towns[t].One, rules.TownCost[t][1]),
			w.priceLine(fill(w.Lines[lineTo], "a", w.Towns[t].One, "b", w.townOfTier(t, 2)), rules.TownCost[t][2]))
	}
	return append(out, w.priceLine(w.townOfTier(rules.Farm, rules.Avalon), rules.TownCost[rules.Farm][rules.Avalon]))
}

func (w *words) ammoPrices() (out []string) {
	for kind, cost := range rules.ArrowCost {
		out = append(out, w.priceLine(w.Arrows[kind].One, cost))
	}
	return append(out, w.priceLine(w.Lines[lineTradeUp], rules.Goods{Coins: rules.TradeUpPrice}))
}

func (w *words) priceLine(what string, cost rules.Goods) string {
	return fill(w.Lines[linePrice], "what", w.Cap(what), "goods", w.goods(cost))
}

func (w *words) soldierLines() (out []string) {
	for t := rules.Warrior; t <= rules.Catapult; t++ {
		out = append(out, w.Soldiers[t].One+": "+w.soldierRule(t)+".")
	}
	return out
}

// soldierRule is what a type of soldier can do, in numbers.
func (w *words) soldierRule(t rules.SoldierType) string {
	x := &rules.Soldiers[t]
	k := lineMelee
	switch {
	case t == rules.Catapult:
		k = lineCatapult
	case x.Ranged:
		k = lineRanged
	}
	text := fill(w.Lines[k], "tier", num(int(x.Tier)), "near", num(int(x.Near)), "far", num(int(x.Far)), "attack", num(int(x.Attack)), "defence", num(int(x.Defence)))
	switch {
	case x.Base > 0:
		text += fill(w.Lines[lineBase], "n", num(int(x.Base)))
	case x.Bonus > 0:
		text += fill(w.Lines[lineBonus], "n", num(int(x.Bonus)))
	}
	return text
}

// objectiveLines tell every objective once, with the ribbons of all its copies.
func (w *words) objectiveLines() (out []string) {
	for id := uint8(1); id <= rules.Objectives; id++ {
		o := &rules.ObjectiveCards[id]
		if rules.ObjectiveCards[id-1].Title == o.Title {
			continue // its copies lie next to each other
		}
		ribbons := w.ribbon(o.Ribbon)
		for more := id + 1; more <= rules.Objectives && rules.ObjectiveCards[more].Title == o.Title; more++ {
			ribbons += "; " + w.ribbon(rules.ObjectiveCards[more].Ribbon)
		}
		text := w.objective(id)
		out = append(out, fill(w.Lines[lineObjective], "name", text.Name, "points", w.points(int(o.Points)), "ribbons", ribbons, "line", w.Cap(text.Line), "sign", w.sign(o)))
	}
	return out
}

// sign is the either-or sign of an objective in words; empty without one.
func (w *words) sign(o *rules.Objective) string {
	if o.Icons&rules.IconEitherOr == 0 {
		return ""
	}
	return w.Lines[lineEitherOr]
}

func (w *words) cardLines() (out []string) {
	for k := rules.AddedDefense; k <= rules.WeakerFight; k++ {
		text := w.card(k)
		out = append(out, fill(w.Lines[lineCard], "name", text.Name, "when", w.when(k), "line", w.Cap(text.Line)))
	}
	return out
}

// when says in whose turn and at which moment an action card is played: "another's turn, when your soldier is attacked".
func (w *words) when(k rules.ActionCard) string {
	x := &rules.Cards[k]
	var moments []string
	for i, m := range w.Moments {
		if x.Windows>>i&1 == 1 {
			moments = append(moments, m)
		}
	}
	return w.Turns[x.Icons&rules.IconAny] + ", " + w.Or(moments)
}

// objective is an objective in words, its numbers filled in.
func (w *words) objective(id uint8) face.Card {
	o, text := &rules.ObjectiveCards[id], w.Objectives[id]
	parts, n := o.Parts(&rules.Standing{})
	need := 0
	if n > 0 {
		need = parts[0].Need
	}
	values := []string{"n", num(need), "goods", w.goods(o.Goods), "turns", num(rules.DeclaredTurns)}
	text.Brief, text.Line = fill(text.Brief, values...), fill(text.Line, values...)
	return text
}

// card is an action card in words, its numbers filled in.
func (w *words) card(k rules.ActionCard) face.Card {
	text := w.Cards[k]
	values := []string{"craft", num(rules.CardCraft), "flaming", num(rules.CardFlaming)}
	text.Brief, text.Line = fill(text.Brief, values...), fill(text.Line, values...)
	return text
}

// dieSides counts the faces of a die: "blank on 2 sides, 1 on 2 sides and 2 on 2 sides".
func (w *words) dieSides(die [rules.DieSides]rules.Face) string {
	var n [rules.Faces]int
	for _, f := range die {
		n[f]++
	}
	var parts []string
	for f, sides := range n {
		if sides > 0 {
			parts = append(parts, fill(w.Lines[lineDie], "face", w.Faces[f], "sides", w.Count(sides, w.Lines[lineSide], w.Lines[lineSides])))
		}
	}
	return w.List(parts)
}

func (w *words) points(n int) string     { return w.Count(n, w.Lines[linePoint], w.Lines[linePoints]) }
func (w *words) objectives(n int) string { return w.Count(n, w.Lines[lineGoal], w.Lines[lineGoals]) }
