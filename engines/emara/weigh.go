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

// featureRuns are the features that have a name in common, from one on up to the next run.
var featureRuns = [...]struct {
	from int
	name uint8
}{
	{fBase, byTempo}, {fCPShort, byBalance}, {fGood, byGoods}, {fFavor, byFavors}, {fCraft, byCraftsmen},
	{fAdvisor, byAdvisors}, {fNextRank, byRank}, {fTurn, byTurn}, {fUse, byAdvisors}, {fNext, byPlaces},
	{fNextUse, byAdvisors}, {fTrade, byTrade}, {fCards, byCards}, {fStart, byTempo},
}

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
	row := &present[s.TurnsLeft(p)]
	*score = 16 * s.count(p, row, &f)
	run := 0
	for i, n := range &f {
		if run+1 < len(featureRuns) && featureRuns[run+1].from == i {
			run++
		}
		into[featureRuns[run].name] += int32(n) * int32(row[i])
	}
}
