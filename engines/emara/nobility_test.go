package emara

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestRanks(t *testing.T) {
	gametest.Scenarios{
		{"CE-55 the second Baron is worth three, and the event's two are not printed on the card (R-63, R-67)", func(t *testing.T) {
			s := b0().event(Respected).rank(1, Baron).has(0, "Co 1").plays(t, CardWood, 1)
			s.do(t, RankUp())
			s.wants(t, 0, "CP 15, Co 0")
			gametest.Want(t, "card", s.Seats[0].RankCardCP, 3)
			gametest.Want(t, "taken", s.NobleTaken[Baron-1], 2)
		}},
		{"one rank a turn, none skipped, none beyond the duke (R-63)", func(t *testing.T) {
			s := b0().has(0, "Co 9, Ri 9, CP 0")
			cp := 0
			for r := Baron; r <= Duke; r++ {
				s.at(2, 1).plays(t, CardWood, 1).do(t, RankUp())
				gametest.Want(t, "rank", s.Seats[0].Rank, r)
				cp += int(House.Ranks[r].CP[0])
				gametest.Want(t, "points", int(s.Seats[0].CP), cp)
				s.wantIllegal(t, RankUp())
			}
			s.wants(t, 0, "Co 4, Ri 4, CP 50")
			s.at(2, 1).plays(t, CardWood, 1).wantIllegal(t, RankUp())
		}},
		{"a rank needs its coins and its rings; resources and ranks of others do not help", func(t *testing.T) {
			s := b0().rank(0, Baron).has(0, "Co 1, W 9").plays(t, CardWood, 1)
			s.wantIllegal(t, RankUp())
			s = b0().rank(0, Baron).has(0, "Ri 1, W 9").plays(t, CardWood, 1)
			s.wantIllegal(t, RankUp())
			s = b0().rank(0, Baron).has(0, "Ri 1, Co 1").plays(t, CardWood, 1)
			s.wantLegal(t, RankUp())
		}},
	}.Run(t)
}

func TestTrades(t *testing.T) {
	gametest.Scenarios{
		{"CE-56 at the round's end each seat makes one trade or none, in player order (R-19, R-51, R-53)", func(t *testing.T) {
			s := b0().event(Famine).lastTurn(2, 2).has(0, "G 1, Co 1").has(1, "Ri 1")
			s.do(t, s.Legal(nil)[0])
			s.finish(t)
			gametest.Want(t, "first", s.Prompt(), game.Frame{Kind: FrameReward})
			s.wantKind(t, KindTrade, Trade(0), Trade(1))
			s.wantLegal(t, Decline())
			s.do(t, Trade(1))
			s.wants(t, 0, "G 0, Co 0, CP 15")
			gametest.Want(t, "second", s.Prompt(), game.Frame{Kind: FrameReward, Who: 1})
			s.wantKind(t, KindTrade, Trade(2))
			events := s.do(t, Trade(2))
			s.wants(t, 1, "Ri 0, CP 15")
			gametest.Want(t, "the third can do nothing and is not asked (Q-08)", bench.Find(t, events, EvDeclined).Who, game.Player(2))
			gametest.Want(t, "round", s.Round, 3)
			gametest.Want(t, "statue", s.Start, 1)
		}},
		{"a trade may be declined, and undo stops at the answer", func(t *testing.T) {
			s := b0().event(Alms).lastTurn(2, 2).has(0, "Co 1")
			s.do(t, s.Legal(nil)[0])
			s.finish(t)
			gametest.Want(t, "undo stops", reveals(s.do(t, Decline())), true)
			s.wants(t, 0, "Co 1, CP 10")
			gametest.Want(t, "round", s.Round, 3)
		}},
		{"each trade gives what it says; books give a receipt (R-33)", func(t *testing.T) {
			for row, after := range []string{"CP 13, BP 30", "CP 15, BP 30", "CP 15, BP 30", "CP 14, BP 30", "CP 14, BP 30",
				"CP 10, BP 37", "CP 10, BP 37"} {
				s := base(2).event(EventTrades[row].Event).owns(0, Toolmaker).lastTurn(2, 1).has(0, "G 2, Ri 1, Co 1, Bk 1")
				s.do(t, s.Legal(nil)[0])
				s.finish(t)
				s.do(t, Trade(row))
				if s.Prompt().Kind == FramePay {
					s.do(t, pay(0, 0, int(House.Trades[row].N), 0, 0))
				}
				s.wants(t, 0, after)
			}
		}},
		{"the trades of round 6 come before the scoring (R-52)", func(t *testing.T) {
			s := b0().event(OldBooks).lastTurn(6, 1).has(2, "Bk 1").has(0, "Ri 1")
			s.do(t, s.Legal(nil)[0])
			s.finish(t)
			gametest.Want(t, "first the seat with the statue", s.Prompt(), game.Frame{Kind: FrameReward, Who: 2})
			s.do(t, Trade(5), Decline())
			s.wants(t, 2, "BP 35, Bk 0")
			gametest.Want(t, "scoring", s.Prompt(), game.Frame{Kind: FrameSplit, Who: 0, N: 2})
		}},
	}.Run(t)
}
