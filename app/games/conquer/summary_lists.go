package conquer

import rules "tabard/engines/conquer"

// The lists in the rules, line by line from the tables, and single entries of them.

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
	return fill(w.Lines[lineYield], "town", w.Cap(w.townOfTier(t, tier)), "yield", w.brings(t, tier))
}

// brings is what a settlement brings each turn: "2 coins, and with a peasant 1 wood".
func (w *words) brings(t rules.SettlementType, tier rules.Tier) string {
	y := rules.Yields[t][tier]
	return fill(w.Lines[lineBrings], "coins", w.coins(int(y.Coins)), "goods", w.goods(rules.Goods{Stock: y.Stock}))
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
