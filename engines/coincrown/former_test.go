package coincrown

import (
	"testing"

	"tabard/engines/gametest"
)

// begun makes a position one of a game that was begun under rules 1.
func (s *State) begun() *State {
	for _, c := range formers {
		s.Left[c.row] += c.copies - MarketCards[c.row].Copies
	}
	return s
}

func TestGamesOfEarlierRules(t *testing.T) {
	gametest.Scenarios{
		{"INV-4 a game keeps the cards it was dealt", func(t *testing.T) {
			s := table(2).begun()
			s.holds(t)
			gametest.Want(t, "toll stations", s.Copies(row("G05")), 3)
			gametest.Want(t, "barracks", s.Copies(row("G03")), 3)
		}},
		{"INV-4 the cards of two boxes do not mix", func(t *testing.T) {
			s := table(2).begun()
			s.Left[row("G03")] += 2
			if s.Check() == nil {
				t.Error("five barracks among three toll stations")
			}
			s = table(2)
			s.Left[row("G03")] -= 2
			if s.Check() == nil {
				t.Error("three barracks beside one toll station")
			}
		}},
		{"R-19 what was being paid is paid at the former price, what comes after costs what it costs now", func(t *testing.T) {
			s := table(2).begun().income3(0, 0, 0, 2).give(0, "S11").slot(TierGold, 0, "G05", 0, 0).slot(TierGold, 1, "G05", 0, 0)
			s.Follow(FramePay, PayForRow, uint16(TierGold)<<8, 9)
			s.holds(t)
			s.do(t, payBSG(0, 0, 1), UseFortress())
			gametest.Want(t, "toll stations", s.Seats[0].Ready(TollStation), 1)
			s.wantIllegal(t, WhyNoCoins, BuyRow(TierGold, 1))
		}},
		{"R-19 a price of rules 1 is none in a game of today", func(t *testing.T) {
			s := table(2).income3(0, 0, 0, 2).slot(TierGold, 0, "G05", 0, 0)
			s.Follow(FramePay, PayForRow, uint16(TierGold)<<8, 9)
			if s.Check() == nil {
				t.Error("a toll station for 9")
			}
		}},
	}.Run(t)
}
