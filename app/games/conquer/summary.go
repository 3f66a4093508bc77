package conquer

import (
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
	return face.Summary(w.Rules, w.Cap, w.ruleList,
		"target", num(rules.DefaultTarget), "maxTarget", num(rules.MaxTarget), "cells", num(rules.TileCells), "objHand", num(rules.ObjectiveHand),
		"actHand", num(rules.ActionHand), "resources", w.List(names), "basics", w.Or(basics), "sell", num(rules.SellPrice),
		"buy", num(int(rules.BuyPrice[rules.Wood])), "buyCraft", num(int(rules.BuyPrice[rules.Craft])), "peasant", num(rules.PeasantPrice),
		"peasantSale", num(rules.PeasantSale), "army", num(rules.ArmyLimit), "towns", num(rules.TownLimit), "dieLeast", num(int(rules.MoveDie[0])), "die", num(rules.MaxDie),
		"champion", num(int(rules.Soldiers[rules.Champion].Bonus)), "catapult", num(int(rules.Soldiers[rules.Catapult].Base)),
		"catapultFast", num(2*int(rules.Soldiers[rules.Catapult].Base)), "stones", num(rules.MaxStones), "perStone", num(int(rules.Soldiers[rules.Catapult].Attack)),
		"attackDie", w.dieSides(rules.AttackDie), "defenceDie", w.dieSides(rules.DefenceDie), "c", w.Faces[rules.Strike], "rewards", rewards,
		"turns", num(rules.DeclaredTurns), "campaign", num(int(rules.ObjectiveCards[rules.VowObjectives[0]].Terms[0].Need)), "rounds", num(rules.MaxRounds),
		"set", num(rules.SetPoints), "setCards", num(rules.SetCards),
		"volley", card(rules.ArcherVolley), "wall", card(rules.ShieldWall), "hinder", card(rules.HinderedPath), "speed", card(rules.DoubleSpeed),
		"mountains", card(rules.MountainCrossing), "water", card(rules.WaterCrossing), "misdirect", card(rules.Misdirection),
		"retreat", card(rules.StrategicRetreat), "repeat", card(rules.Repeat), "attrition", card(rules.Attrition), "sickness", card(rules.Sickness),
		"strong", card(rules.StrongAttack), "added", card(rules.AddedDefense), "weak", card(rules.WeakFight), "weaker", card(rules.WeakerFight),
		"boxSoldiers", w.boxSoldiers(), "boxTowns", w.boxTowns(), "boxGoods", w.boxGoods(),
		"reinforce", card(rules.Reinforcement), "promoted", card(rules.Promoted), "kidnapped", card(rules.Kidnapped),
	)
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

//go:noinline
func (w *words) points(n int) string     { return w.Count(n, w.Lines[linePoint], w.Lines[linePoints]) }
func (w *words) objectives(n int) string { return w.Count(n, w.Lines[lineGoal], w.Lines[lineGoals]) }
