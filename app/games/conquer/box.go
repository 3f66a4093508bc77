package conquer

import (
	"tabard/app/face"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// boxWords are the words of a box.
func boxWords() face.Numbers {
	n := face.NumbersOf[say.Boxsheet, say.Boxcol](say.BoxlawNamed)
	n.Row, n.First, n.Shown = rowName, first[:], shown
	return n
}

// first are the twenty numbers that change play most, each with the reason.
var first = [...]face.First{
	{Sheet: "movement", Col: "steps"}, // how far everybody comes each turn
	{Sheet: "dice", Col: "one"},       // how often an attack and a defence tell
	{Sheet: "dice", Col: "two"},
	{Sheet: "dice", Col: "strike"},
	{Sheet: "soldiers", Col: "attack", Rows: []string{"Warrior", "Archer", "Knight"}}, // those who fight most
	{Sheet: "soldiers", Col: "defence", Rows: []string{"Warrior", "Archer", "Knight"}},
	{Sheet: "trade", Col: "coins", Rows: []string{"Craft", "Sale"}}, // what coins are worth
	{Sheet: "towns", Col: "yieldcoins", Rows: []string{"Farm1"}},    // the first income
}

// rowName is what a row of a sheet is called.
func rowName(s *game.Sheet, row int) string {
	const soldiers, towns = rules.SoldierTypes, 2 * rules.SettlementTypes
	switch s.ID {
	case "soldiers":
		return say.Soldier(row + 1).String()
	case "arrows":
		return say.Arrow(row).String()
	case "towns":
		return townRow(row)
	case "kits":
		return say.Faction(row).String()
	case "objectives":
		return say.BoxrowsGoal(say.Goal(row+1), row+1)
	case "cards":
		return say.Card(row + 1).String()
	case "trade":
		if row < rules.Resources {
			return say.Resource(row).String()
		}
	case "movement":
		return say.BoxrowsSide(row + 1)
	case "supply":
		switch at := row - soldiers - towns; {
		case row < soldiers:
			return say.Soldier(row + 1).String()
		case at < 0:
			return townRow(row - soldiers)
		case at > 0 && at <= rules.Resources:
			return say.Resource(at - 1).String()
		case at > rules.Resources+1:
			return say.Arrow(at - rules.Resources - 2).String()
		}
	}
	return face.NamedRow(say.BoxrowNamed, s, row)
}

// townRow is the name of a settlement by its row: both tiers of each type, then the city.
func townRow(row int) string {
	if row < 2*rules.SettlementTypes {
		row = row/2 + row%2*rules.SettlementTypes
	}
	return say.Town(row).String()
}

// shown is a row of a sheet with the numbers of a box.
func shown(boxed game.Boxed, s *game.Sheet, row int) (d face.Detail) {
	b := boxed.(*rules.Box)
	switch s.ID {
	case "soldiers":
		x := &b.Soldiers[row+1]
		has := func(icon string, n uint8, col say.Boxcol) face.Chip {
			return face.Chip{Icon: icon, N: int(n), Word: col.String(), Gain: true}
		}
		d.Art = soldierArt[row+1]
		d.Chips = append([]face.Chip{has(oddsIcon, x.Attack, 0), has(shieldIcon, x.Defence, 1), has(moveIcon, x.Base, 4)}, goodsChips(x.Cost, false)...)
	case "arrows":
		d.Art, d.Chips = arrowArt[row], goodsChips(b.ArrowCost[row], false)
	case "towns":
		x := &b.City
		d.Art = townPicture(0, rules.Avalon)
		if t := rules.SettlementType(row / 2); t < rules.SettlementTypes {
			x = &b.Towns[t][row%2]
			d.Art = townPicture(t, rules.Tier(row%2+1))
		}
		d.Chips = append(goodsChips(x.Cost, false), goodsChips(x.Yield, true)...)
	case "objectives":
		id := uint8(row + 1)
		n := int(b.Objectives[id].Points)
		d.Art, d.Chips = objectiveTableau[id].of, []face.Chip{{Icon: pointIcon, N: n, Word: say.PointsWord(n), Gain: true}}
		d.Say(goalLine(b, id))
	case "cards":
		d.Art = cardTableau[row+1].of
		d.Say(cardLine(b, rules.ActionCard(row+1)))
	case "trade":
		if row < rules.Resources {
			d.Art, d.Chips = resourceArt[row], goodsChips(rules.Goods{Coins: b.BuyPrice[row]}, false)
		}
	}
	return d
}
