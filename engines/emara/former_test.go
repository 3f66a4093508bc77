package emara

import (
	"testing"

	"tabard/engines/gametest"
)

// begun makes a position one of a game that was begun under rules 1.
func (s *State) begun() *State {
	s.Opt &^= OptRules2
	return s
}

// A game goes on by the values it was begun with, and opens for ever.
func TestGamesOfEarlierRules(t *testing.T) {
	gametest.Scenarios{
		{"a rank costs and brings what it did when the game began", func(t *testing.T) {
			prince := func() *State {
				return b0().rank(0, Baron).rank(0, Count).rank(0, Prince).has(0, "Co 1, Ri 1, CP 0").plays(t, CardWood, 1)
			}
			prince().wantLegal(t, RankUp())
			prince().begun().wantIllegal(t, RankUp())
			s := prince().begun().has(0, "Co 2")
			s.do(t, RankUp())
			s.wants(t, 0, "CP 13, Co 0, Ri 0")
			s.holds(t)
			s.Opt |= OptRules2
			if s.Check() == nil {
				t.Error("a Marquess of 13 points is of rules 1")
			}
		}},
		{"an advisor costs what he did, also in the middle of paying", func(t *testing.T) {
			for a := MasterOfCoin; a <= Toolmaker; a++ {
				for _, old := range []bool{false, true} {
					s := b0().lies(a, Castle, 0).has(0, "W 5, C 5, G 5, S 5, Co 1").plays(t, CardWood, 1)
					if old {
						s.begun()
					}
					s.do(t, Recruit(Castle, 0))
					s.holds(t)
					sum := 0
					for _, n := range s.AdvisorCard(a).Cost {
						sum += int(n)
					}
					gametest.Want(t, AdvisorCards[a].ID, s.Price(0, PayForRecruit, s.Prompt().B).N, sum)
				}
			}
			s := b0().begun().lies(Merchant, Castle, 1).has(0, "C 1, G 1").plays(t, CardWood, 1)
			s.do(t, Recruit(Castle, 1))
			s.wants(t, 0, "CP 12, C 0, G 0")
		}},
	}.Run(t)
}
