package coincrown

import (
	"slices"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestOverseas(t *testing.T) {
	h01, h05 := land("H01"), land("H05")
	// ore is a position in which seat 0 misses exactly one ore to make H01 a town.
	ore := func() *State { return table(2).owns(0, "H01@1").give(0, "B03", "B05") }
	gametest.Scenarios{
		{"CC-24 a missing resource is bought overseas; the coins go to the supply (R-74)", func(t *testing.T) {
			s := table(2).owns(0, "H01").give(0, "B01").income3(0, 2, 0, 0)
			supply := s.Supply[Bronze]
			s.do(t, Upgrade(h01), Collect(OvSheep, 0), payBSG(2, 0, 0), Fill(Wheat, 0))
			gametest.Want(t, "level", s.LandLevel[h01], Village)
			gametest.Want(t, "supply", s.Supply[Bronze], supply+2)
			gametest.Want(t, "discard", s.Seats[0].Discard, Coins{})
			gametest.Want(t, "token", s.Seats[0].Overseas, 0)
			gametest.Want(t, "visited", s.Visited(UsedOverseas), true)
		}},
		{"CC-25 an advanced token collects for nothing in a later turn (R-74)", func(t *testing.T) {
			s := table(2).owns(0, "H05").give(0, "B01").income3(0, 2, 0, 0)
			supply := s.Supply[Bronze]
			s.do(t, Advance(), AdvanceBy(0, 2), payBSG(2, 0, 0))
			gametest.Want(t, "token", s.Seats[0].Overseas, 2)
			gametest.Want(t, "supply", s.Supply[Bronze], supply+2)
			gametest.Want(t, "discard", s.Seats[0].Discard, Coins{})
			gametest.Want(t, "no main action is spent", s.ActionsLeft, 1)
			s.startTurn(0)
			s.do(t, Upgrade(h05), Collect(OvLumber, 0), Fill(Wheat, 0))
			gametest.Want(t, "level", s.LandLevel[h05], Village)
			gametest.Want(t, "token", s.Seats[0].Overseas, 0)
		}},
		{"CC-25 a waiting token is topped up and collected in one visit (R-24)", func(t *testing.T) {
			s := ore().income3(0, 2, 0, 0)
			s.Seats[0].Overseas = 2
			s.do(t, Upgrade(h01), Collect(OvOre, 0), payBSG(2, 0, 0), Fill(Sheep, 0), Fill(Lumber, 0))
			gametest.Want(t, "level", s.LandLevel[h01], Town)
			gametest.Want(t, "token", s.Seats[0].Overseas, 0)
		}},
		{"CC-26 one visit a turn: after an advance nothing is collected, even with a fortress (R-18, R-74)", func(t *testing.T) {
			s := ore().income3(0, 8, 0, 0).give(0, "S11", "S06").tops("H02", "V01").slot(TierBronze, 0, "B07", 0, 0)
			s.do(t, Advance(), AdvanceBy(0, 2), payBSG(2, 0, 0))
			s.wantIllegal(t, WhyVisited, Advance())
			s.wantIllegal(t, WhyResources, Upgrade(h01))
			s.do(t, BuyRow(TierBronze, 0), payBSG(1, 0, 0), UseFortress())
			s.wantIllegal(t, WhyVisited, Advance())
			s.wantIllegal(t, WhyResources, Upgrade(h01))
			c := *s
			c.do(t, Force(Village), Troop(Std1, 1))
			c.wantIllegal(t, WhyVisited, Collect(OvStrength2, 0))
			s.startTurn(0)
			s.wantLegal(t, Advance(), Upgrade(h01))
		}},
		{"CC-28 a harbor moves the token two levels for nothing, the rest is paid (R-25, R-74)", func(t *testing.T) {
			s := ore().give(0, "B11").income3(0, 2, 0, 0)
			supply := s.Supply[Bronze]
			events := s.do(t, Upgrade(h01), Collect(OvOre, 2), payBSG(2, 0, 0), Fill(Sheep, 0), Fill(Lumber, 0))
			gametest.Want(t, "level", s.LandLevel[h01], Town)
			gametest.Want(t, "harbor", s.Seats[0].Exhausted(Harbor), 1)
			gametest.Want(t, "supply", s.Supply[Bronze], supply+2)
			gametest.Want(t, "token", s.Seats[0].Overseas, 0)
			gametest.Want(t, "event", bench.Find(t, events, EvHarborUsed).N, 2)
		}},
		{"CC-28 from level 3 a harbor adds one level only (R-28)", func(t *testing.T) {
			s := ore().give(0, "B11")
			s.Seats[0].Overseas = 3
			advance, collect := *s, *s
			advance.do(t, Advance())
			if got := advance.Legal(nil); !slices.Equal(got, []game.Action{AdvanceBy(1, 0)}) {
				t.Errorf("advance by %v", got)
			}
			advance.wantIllegal(t, WhyOutOfReach, AdvanceBy(2, 0))
			collect.do(t, Upgrade(h01))
			if got := collect.Legal(nil); !slices.Equal(got, []game.Action{Collect(OvOre, 1)}) {
				t.Errorf("collect by %v", got)
			}
			collect.wantIllegal(t, WhyOutOfReach, Collect(OvOre, 2))
		}},
		{"CC-28 once the visit is spent a harbor is of no use this turn (R-25)", func(t *testing.T) {
			s := ore().give(0, "B11").income3(0, 2, 0, 0)
			s.do(t, Advance(), AdvanceBy(0, 1), payBSG(1, 0, 0))
			s.wantIllegal(t, WhyVisited, Advance())
			s.wantIllegal(t, WhyResources, Upgrade(h01))
		}},
		{"CC-28 a harbor alone is an advance, with no income at all, and uses the visit", func(t *testing.T) {
			s := table(2).give(0, "B11")
			s.do(t, Advance(), AdvanceBy(2, 0))
			gametest.Want(t, "token", s.Seats[0].Overseas, 2)
			gametest.Want(t, "harbor", s.Seats[0].Ready(Harbor), 0)
			gametest.Want(t, "visited", s.Visited(UsedOverseas), true)
		}},
		{"R-63 one harbor a visit; the second serves a later turn", func(t *testing.T) {
			s := table(2).give(0, "B11", "S09")
			s.do(t, Advance())
			s.wantIllegal(t, WhyOutOfReach, AdvanceBy(3, 0), AdvanceBy(4, 0))
			s.do(t, AdvanceBy(2, 0))
			s.startTurn(0)
			s.do(t, Advance(), AdvanceBy(2, 0))
			gametest.Want(t, "token", s.Seats[0].Overseas, 4)
			s.startTurn(0)
			s.wantIllegal(t, WhyTrackTop, Advance())
		}},
		{"CC-29 a silver buys strength without change and goes to the supply (R-05, R-06)", func(t *testing.T) {
			s := table(2).give(0, "S01").income3(0, 0, 1, 0).tops("H01")
			supply := s.Supply[Silver]
			s.do(t, Force(Hamlet), Troop(Std3, 3))
			s.wantIllegal(t, WhyStrength, Collect(OvStrength1, 0)) // 1 + 1 against 3
			s.do(t, Collect(OvStrength2, 0), payBSG(0, 1, 0))
			gametest.Want(t, "owner", s.LandOwner[land("H01")], 0)
			gametest.Want(t, "supply", s.Supply[Silver], supply+1)
			gametest.Want(t, "discard", s.Seats[0].Discard, Coins{})
		}},
		{"R-27 an item below the token costs nothing, and the token still returns to the base", func(t *testing.T) {
			s := table(2).owns(0, "H01").give(0, "B03")
			s.Seats[0].Overseas = 4
			events := s.do(t, Upgrade(h01), Collect(OvWheat, 0), Fill(Sheep, 0))
			gametest.Want(t, "token", s.Seats[0].Overseas, 0)
			gametest.Want(t, "stood on", bench.Find(t, events, EvCollected).N, 4)
		}},
		{"R-66 an item is never bought past a waiting token", func(t *testing.T) {
			s := ore().income3(0, 4, 0, 0)
			s.Seats[0].Overseas = 1
			gametest.Want(t, "price", s.ItemPrice(0, OvOre, 0), 3)
			s.do(t, Upgrade(h01), Collect(OvOre, 0), payBSG(3, 0, 0), Fill(Sheep, 0), Fill(Lumber, 0))
			gametest.Want(t, "token", s.Seats[0].Overseas, 0)
			gametest.Want(t, "income", s.Seats[0].Income, Coins{1, 0, 0})
		}},
		{"R-26 strength is for battles and resources for upgrades, and only where they help", func(t *testing.T) {
			s := table(2).owns(0, "H01").give(0, "B01", "B03", "S06").income3(0, 4, 0, 0)
			c := *s
			c.do(t, Upgrade(h01))
			c.wantLegal(t, done, Collect(OvWheat, 0), Collect(OvSheep, 0))
			c.wantIllegal(t, WhyNotNeeded, Collect(OvLumber, 0), Collect(OvOre, 0), Collect(OvStrength1, 0))
			s.tops("H02").do(t, Force(Hamlet))
			s.wantIllegal(t, WhyNotNeeded, Collect(OvWheat, 0))
			s.wantIllegal(t, WhyStrength, Collect(OvStrength2, 0))
		}},
		{"an upgrade that cannot do without an item does not offer to", func(t *testing.T) {
			s := ore().income3(0, 4, 0, 0)
			s.do(t, Upgrade(h01))
			s.wantIllegal(t, WhyResources, done)
			s.wantIllegal(t, WhyDeadEnd, Collect(OvSheep, 0)) // the ore would still be missing
		}},
		{"an upgrade for which overseas has nothing to offer does not ask about it", func(t *testing.T) {
			s := table(2).owns(0, "H01").give(0, "B01", "B03")
			s.do(t, Upgrade(h01))
			gametest.Want(t, "question", s.Prompt().Kind, FrameFill)
		}},
		{"R-74 an advance offers every split of free and paid levels up to the top", func(t *testing.T) {
			s := table(2).give(0, "B11").income3(0, 2, 0, 0)
			s.Seats[0].Overseas = 1
			s.do(t, Advance())
			if got := s.Legal(nil); !slices.Equal(got, []game.Action{AdvanceBy(0, 1), AdvanceBy(0, 2), AdvanceBy(1, 0),
				AdvanceBy(1, 1), AdvanceBy(1, 2), AdvanceBy(2, 0), AdvanceBy(2, 1)}) {
				t.Errorf("legal %v", got)
			}
			s.wantIllegal(t, WhyNoCoins, AdvanceBy(0, 3))
			s.wantIllegal(t, WhyOutOfReach, AdvanceBy(0, 0), AdvanceBy(2, 2))
		}},
		{"R-68 an advance needs a coin or a harbor, and room on the track", func(t *testing.T) {
			s := table(2)
			s.wantIllegal(t, WhyNoIncome, Advance())
			s.give(0, "B11-")
			s.wantIllegal(t, WhyNoIncome, Advance())
			s.income3(0, 1, 0, 0)
			s.wantLegal(t, Advance())
		}},
	}.Run(t)
}
