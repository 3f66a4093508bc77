package coincrown

import "tabard/engines/game"

// What a person would call the features, in the order of Def.Features.
const (
	byTempo = iota
	byLands
	byIron
	byChurch
	byCoins
	byResources
	byBuilders
	byArmy
	byConquest
	byUpgrades
	byStrongholds
	byOverseas
	byKinds
)

var featureNames = []string{"tempo", "lands", "iron", "church", "coins", "resources", "builders", "army", "conquest", "upgrades", "strongholds", "overseas", "kinds"}

// nameOf is by feature what a person would call it.
var nameOf = game.NamesOf(features, []game.FeatureRun{
	{fBase, byTempo}, {fHamlets, byLands}, {fIronTied, byIron}, {fChurch, byChurch}, {fIncome, byCoins},
	{fFirst, byResources}, {fRankOne, byBuilders}, {fStrikes, byArmy}, {fTake, byConquest}, {fRaise, byUpgrades},
	{fMills, byResources}, {fRevive, byArmy}, {fFort, byStrongholds}, {fToll, byCoins}, {fHarbor, byOverseas},
	{fActive, byTempo},
})

// Weigh takes Eval apart: Def.Weigh.
func Weigh(state game.State, p game.Player, into []int32) {
	clear(into)
	s := state.(*State)
	into[byKinds] = 1600 * int32(s.CardPoints(p))
	if s.Over {
		into[byLands], into[byIron] = 1600*int32(s.LandPoints(p)), 1600*int32(s.IronPoints(p))
		into[byChurch] = 1600 * int32(s.ChurchPoints()[p])
		into[byCoins] = 16 * int32(min(40, s.Seats[p].Saved()))
		return
	}
	var f [features]int16
	s.count(p, &f)
	column := ColumnOf(s)
	for i, n := range &f {
		into[nameOf[i]] += int32(n) * int32(weights[i][column])
	}
}
