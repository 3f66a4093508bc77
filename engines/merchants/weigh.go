package merchants

import "tabard/engines/game"

// What a person would call the features, in the order of Def.Features.
const (
	byTempo = iota
	byGold
	byLevels
	byCoins
	byBonus
	byWeapons
	byTiles
	bySales
	byWar
	bySteve
	byCards
)

var featureNames = []string{"tempo", "gold", "levels", "coins", "bonus", "weapons", "tiles", "sales", "war", "steve", "cards"}

// nameOf is by feature what a person would call it.
var nameOf = game.NamesOf(features, []game.FeatureRun{
	{fBase, byTempo}, {fPurse, byGold}, {fTypes, byLevels}, {fCoin, byCoins}, {fTop, byLevels},
	{fBonus, byBonus}, {fOpen, byWeapons}, {fTiles, byTiles}, {fContest, bySales}, {fRace, byTiles},
	{fRepair, byWar}, {fSteve, bySteve}, {fCards, byCards}, {fSmithing, bySales}, {fShut, byTempo},
})

// Weigh takes Eval apart: Def.Weigh.
func Weigh(state game.State, p game.Player, into []int32) {
	clear(into)
	s := state.(*State)
	gold := &into[byGold]
	if s.Over {
		*gold = 16 * s.worth(p, present())
		return
	}
	var f [features]int16
	*gold = 1600 * s.count(p, &f)
	row := &present()[s.table()][s.Time(p)]
	for i, n := range &f {
		into[nameOf[i]] += int32(n) * int32(row[i])
	}
}
