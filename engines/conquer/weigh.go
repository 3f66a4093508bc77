package conquer

import "tabard/engines/game"

// What a person would call the features, in the order of Def.Features.
const (
	byScore = iota
	byObjectives
	byCoins
	byGoods
	byArmy
	byPeasants
	byIncome
	bySettlements
	byDefence
	byAttack
	byCards
	byPerk
	byLuck
	byEnd
)

var featureNames = []string{"score", "objectives", "coins", "goods", "army", "peasants", "income", "settlements", "defence", "attack", "cards", "perk", "luck", "end"}

// nameOf is by feature what a person would call it.
var nameOf = game.NamesOf(features, []game.FeatureRun{
	{fDone, byScore}, {fHand1, byObjectives}, {fCoins, byCoins}, {fBasic, byGoods}, {fArrows, byArmy},
	{fPeasants, byPeasants}, {fCoinRate, byIncome}, {fTown, bySettlements}, {fSoldier, byArmy}, {fGuarded, byDefence},
	{fHeld, byAttack}, {fSiege, byDefence}, {fRaid, byAttack}, {fThreat, byDefence}, {fPrey, byAttack},
	{fShelter, byDefence}, {fCards, byCards}, {fPerk, byPerk},
})

// Weigh takes Eval apart: Def.Weigh. Luck is what the dice of a search may show beside what it reckons with, the end what it
// is worth to be ahead once it is in sight.
func Weigh(state game.State, p game.Player, into []int32) {
	clear(into)
	s := state.(*State)
	if s.board == nil {
		into[byScore] = 16 * s.taste(p)
		return
	}
	own := s.itemise(p, into)
	if s.Opt&OptTeams != 0 {
		own += s.itemise(p^2, into)
	}
	into[byEnd] = 16 * s.end(p, own, present())
}

// itemise adds what the seat has by itself, and says how much that is.
func (s *State) itemise(p game.Player, into []int32) int32 {
	score := 100 * int32(s.SheetOf(p).Total())
	into[byLuck] += 16 * s.brisk.luck[p]
	time := s.Time(p)
	if time == timeOver {
		score += int32(s.Seats[p].NArmy + s.Seats[p].NTowns)
		into[byScore] += 16 * score
		return score
	}
	into[byScore] += 16 * score
	var f [features]int16
	s.count(p, &f)
	row := &present()[s.columnAt(time)]
	sum := int32(0)
	for i, n := range &f {
		each := int32(n) * int32(row[i])
		into[nameOf[i]] += each
		sum += each
	}
	return score + sum/16
}
