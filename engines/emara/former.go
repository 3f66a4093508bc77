package emara

// What was otherwise under rules 1. A game that was begun then goes on by it, and opens for ever.
var (
	formerRanks    = RankCards
	formerAdvisors = AdvisorCards
)

func init() {
	formerRanks[Marquess] = RankCard{"Marquess", 2, 1, [4]uint8{13, 12, 11, 10}}
	formerRanks[Duke] = RankCard{"Duke", 2, 2, [4]uint8{18, 17, 16, 15}}
	for a, cost := range map[Advisor][4]byte{
		MasterOfCoin: {1, 1, 0, 1},
		Archivist:    {0, 1, 2, 0},
		Goldsmith:    {0, 1, 1, 1},
		Merchant:     {0, 1, 1, 0},
		Scholar:      {1, 0, 1, 0},
		Abbess:       {0, 1, 1, 0},
	} {
		formerAdvisors[a].Cost = cost
	}
}

// RankCard is a rank as it is in this game.
func (s *State) RankCard(r Rank) *RankCard {
	if s.Opt&OptRules2 == 0 {
		return &formerRanks[r]
	}
	return &RankCards[r]
}

// AdvisorCard is an advisor as in this game.
func (s *State) AdvisorCard(a Advisor) *AdvisorCard {
	if s.Opt&OptRules2 == 0 {
		return &formerAdvisors[a]
	}
	return &AdvisorCards[a]
}
