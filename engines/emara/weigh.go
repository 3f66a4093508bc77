package emara

import "tabard/engines/game"

// What a person would call the features, in the order of Def.Features.
const (
	byTempo = iota
	byBalance
	byGoods
	byFavors
	byCraftsmen
	byAdvisors
	byRank
	byTurn
	byPlaces
	byTrade
	byCards
	byScore
)

var featureNames = []string{"tempo", "balance", "goods", "favors", "craftsmen", "advisors", "rank", "turn", "places", "trade", "cards", "score"}

// nameOf is by feature what a person would call it.
var nameOf = game.NamesOf(features, []game.FeatureRun{
	{fBase, byTempo}, {fCPShort, byBalance}, {fGood, byGoods}, {fFavor, byFavors}, {fCraft, byCraftsmen},
	{fAdvisor, byAdvisors}, {fNextRank, byRank}, {fTurn, byTurn}, {fUse, byAdvisors}, {fNext, byPlaces},
	{fNextUse, byAdvisors}, {fTrade, byTrade}, {fCards, byCards}, {fStart, byTempo},
})

// Weigh takes Eval apart: Def.Weigh.
func Weigh(state game.State, p game.Player, into []int32) {
	clear(into)
	s := state.(*State)
	score := &into[byScore]
	if s.Depth == 0 {
		*score = 16 * s.worth(p, &present)
		return
	}
	var f [features]int16
	row := &present[s.table()][s.TurnsLeft(p)]
	*score = 16 * s.count(p, row, &f)
	for i, n := range &f {
		into[nameOf[i]] += int32(n) * int32(row[i])
	}
}
