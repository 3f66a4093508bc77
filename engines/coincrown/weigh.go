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
)

var featureNames = []string{"tempo", "lands", "iron", "church", "coins", "resources", "builders", "army", "conquest", "upgrades", "strongholds", "overseas"}

// featureRuns are the features that have a name in common, from one on up to the next run.
var featureRuns = [...]struct {
	from int
	name uint8
}{
	{fBase, byTempo}, {fHamlets, byLands}, {fIronTied, byIron}, {fChurch, byChurch}, {fIncome, byCoins},
	{fFirst, byResources}, {fRankOne, byBuilders}, {fStrikes, byArmy}, {fTake, byConquest}, {fRaise, byUpgrades},
	{fMills, byResources}, {fRevive, byArmy}, {fFort, byStrongholds}, {fToll, byCoins}, {fHarbor, byOverseas},
	{fActive, byTempo},
}

// Weigh takes Eval apart: Def.Weigh.
func Weigh(state game.State, p game.Player, into []int32) {
	clear(into)
	s := state.(*State)
	if s.Over {
		into[byLands], into[byIron] = 1600*int32(s.LandPoints(p)), 1600*int32(s.IronPoints(p))
		into[byChurch] = 1600 * int32(s.ChurchPoints()[p])
		into[byCoins] = 16 * int32(min(40, s.Seats[p].Saved()))
		return
	}
	var f [features]int16
	s.count(p, &f)
	run := 0
	for i, n := range &f {
		if run+1 < len(featureRuns) && featureRuns[run+1].from == i {
			run++
		}
		into[featureRuns[run].name] += int32(n) * int32(weights[i][s.Year-1])
	}
}
