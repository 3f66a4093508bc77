package emara

import (
	"math/bits"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestTokens(t *testing.T) {
	gametest.Scenarios{
		{"CE-48 a draw that empties the stack goes on with the shuffled discards; what is not kept is discarded (R-36, R-89)",
			func(t *testing.T) {
				s := b0().tokens(1, 1, 2, 3).tokens(2, 4, 5).discarded(6, 7, 8, 9, 10).has(0, "W 1").visits(t, Cathedral)
				gametest.Want(t, "stack", bits.OnesCount16(s.FavorStack), 2)
				events := s.do(t, Donate(Wood))
				gametest.Want(t, "question", s.Prompt(), game.Frame{Kind: FrameKeep, N: 3})
				gametest.Want(t, "both of the stack are drawn", s.Drawn>>10&3, 3)
				gametest.Want(t, "and everybody knows them", s.Certain, 3<<10)
				gametest.Want(t, "reshuffled", bench.Find(t, events, EvReshuffled).N, 5)
				gametest.Want(t, "undo stops", reveals(events), true)
				for _, a := range s.Legal(nil) {
					gametest.Want(t, "one must be kept", a.Kind, KindKeep)
				}
				s.keep(t, 0)
				gametest.Want(t, "stack", bits.OnesCount16(s.FavorStack), 4)
				gametest.Want(t, "discarded", bits.OnesCount16(s.FavorDiscard), 2)
				owned := 0
				for p := range s.Seats {
					owned += bits.OnesCount16(s.Seats[p].Favors)
				}
				gametest.Want(t, "owned", owned, 6)
			}},
		{"CE-50 if all tokens are owned a donation gives its book and asks nothing (R-37)", func(t *testing.T) {
			s := b0().tokens(1, 1, 2, 3, 4, 5, 6).tokens(2, 7, 8, 9, 10, 11, 12).has(0, "W 1").visits(t, Cathedral)
			events := s.do(t, Donate(Wood))
			s.wants(t, 0, "W 0, Bk 1")
			gametest.Want(t, "tokens", s.Seats[0].Favors, 0)
			gametest.Want(t, "question", s.Prompt().Kind, FrameTurn)
			gametest.Want(t, "nothing was seen", reveals(events), false)
		}},
		{"CE-51 two tokens are redeemed on arrival, a book of one sold at once (R-39, R-42)", func(t *testing.T) {
			for _, order := range [][]game.Action{{Redeem(6), Redeem(8), SellBooks(3)}, {Redeem(8), Redeem(6), SellBooks(3)},
				{Redeem(8), SellBooks(3), Redeem(6)}} {
				s := b0().tokens(0, 7, 9).has(0, "Bk 2").arrives(t, Market)
				s.do(t, order...)
				s.wants(t, 0, "CP 23, Bk 0")
				gametest.Want(t, "discarded", s.FavorDiscard, 1<<6|1<<8)
				gametest.Want(t, "owned", s.Seats[0].Favors, 0)
				gametest.Want(t, "the visit is over", s.Prompt().Kind, FrameTurn)
			}
		}},
		{"CE-52 a token kept in a visit waits for the next one, which may be by card and for it alone (R-38, R-40)", func(t *testing.T) {
			s := b0().tokens(1, 1, 2, 3, 7, 8).tokens(2, 9, 10, 11, 12).has(0, "W 1").plays(t, CardTown, 2)
			s.do(t, Move(TownCircuit), Donate(Wood))
			s.keep(t, 4)
			s.wantIllegal(t, Redeem(3))
			gametest.Want(t, "the visit is over", s.Prompt().Kind, FrameTurn)
			s.do(t, VisitTown(Cathedral))
			gametest.Want(t, "visit", s.Prompt(), game.Frame{Kind: FrameVisit, A: uint16(Cathedral), B: 1 << 3})
			s.do(t, Redeem(3))
			s.wants(t, 0, "BP 35, Bk 1")
			kept := b0().tokens(0, 6).tokens(1, 1, 2, 3, 7, 8).tokens(2, 9, 10, 11, 12).has(0, "W 1").visits(t, Cathedral)
			kept.do(t, Donate(Wood))
			kept.keep(t, 4)
			kept.wantKind(t, KindRedeem, Redeem(5)) // the older one may go now, and one donation is enough
			kept.wantKind(t, KindDonate)
		}},
		{"CE-53 passing a location redeems nothing", func(t *testing.T) {
			s := b0().tokens(0, 10).stands(0, Forest, Cathedral).has(0, "W 1").plays(t, CardStone, 2)
			s.do(t, Move(TownCircuit))
			gametest.Want(t, "arrived", s.Prompt(), game.Frame{Kind: FrameVisit, A: uint16(Castle)})
			s.wantKind(t, KindRedeem)
		}},
		{"arriving by the step card is arriving (R-41)", func(t *testing.T) {
			s := b0().tokens(0, 8).plays(t, CardStep, 2)
			s.do(t, Step(TownCircuit), Redeem(7))
			s.wants(t, 0, "BP 35")
		}},
		{"each token gives its reward", func(t *testing.T) {
			for i, token := range House.Tokens {
				s := b0().tokens(0, i+1).visits(t, token.At)
				s.do(t, Redeem(i))
				q := &s.Seats[0]
				got := [6]int{int(q.CP) - 10, int(q.BP) - 30, q.Owned(Book), q.Owned(Ring), q.Owned(Coin)}
				reward := [6]int{int(token.CP), int(token.BP), int(token.Gain[0]), int(token.Gain[1]), int(token.Gain[2])}
				gametest.Want(t, "reward", got, reward)
			}
		}},
		{"a token beside an empty stack becomes the stack at once, redeemed or rejected (R-36)", func(t *testing.T) {
			s := b0().tokens(0, 1, 2).tokens(1, 3, 4, 5, 6, 7).tokens(2, 8, 9, 10, 11, 12).visits(t, Castle)
			s.do(t, Redeem(1))
			gametest.Want(t, "stack and discard", [2]uint16{s.FavorStack, s.FavorDiscard}, [2]uint16{1 << 1, 0})
			s.do(t, Redeem(0))
			gametest.Want(t, "stack and discard", [2]uint16{s.FavorStack, s.FavorDiscard}, [2]uint16{1 << 1, 1})
			s = b0().tokens(1, 3, 4, 5, 6, 7).tokens(2, 8, 9, 10, 11).has(0, "W 1").visits(t, Cathedral)
			s.do(t, Donate(Wood))
			gametest.Want(t, "all three are certain", s.Certain, s.Drawn)
			s.keep(t, 12)
			gametest.Want(t, "stack and discard", [2]uint16{s.FavorStack, s.FavorDiscard}, [2]uint16{3, 0})
		}},
		{"a token that came without a question waits for the next visit too (R-38, Q-08)", func(t *testing.T) {
			s := b0().tokens(0, 6).tokens(1, 1, 2, 3, 5, 7).tokens(2, 8, 9, 10, 11, 12).has(0, "W 1").visits(t, Cathedral)
			s.do(t, Donate(Wood))
			gametest.Want(t, "kept", s.Seats[0].Favors>>3&1, 1)
			s.wantKind(t, KindRedeem, Redeem(5))
			s.do(t, Redeem(5))
			gametest.Want(t, "the visit is over", s.Prompt().Kind, FrameTurn)
			s.at(2, 1).visits(t, Cathedral).wantKind(t, KindRedeem, Redeem(3))
		}},
		{"a token redeemed and drawn again in one visit waits for the next (R-38, R-36)", func(t *testing.T) {
			s := b0().tokens(0, 4, 5).tokens(1, 1, 2, 3, 7, 8).tokens(2, 9, 10, 11, 12).discarded().has(0, "W 1")
			s.visits(t, Cathedral).do(t, Redeem(3), Donate(Wood)) // 4 and 6 are the stack
			gametest.Want(t, "drawn", s.Drawn, 1<<3|1<<5)
			s.keep(t, 4)
			s.wantKind(t, KindRedeem, Redeem(4))
		}},
		{"a draw that empties the stack and then the shuffled discards tells all of them to everybody (R-36)", func(t *testing.T) {
			s := b0().tokens(1, 1, 2, 3, 4, 5).tokens(2, 6, 7, 8, 9).discarded(10).has(0, "W 1").visits(t, Cathedral)
			s.do(t, Donate(Wood))
			gametest.Want(t, "drawn", s.Drawn, 7<<9)
			gametest.Want(t, "certain", s.Certain, 7<<9)
			s.keep(t, 10)
			gametest.Want(t, "stack and discard", [2]uint16{s.FavorStack, s.FavorDiscard}, [2]uint16{3 << 10, 0})
		}},
		{"a draw that takes the last of the stack waits with shuffling until the rejects lie there (R-36)", func(t *testing.T) {
			s := b0().tokens(1, 1, 2, 3, 4).tokens(2, 5, 6, 7).discarded(8, 9).has(0, "W 1").visits(t, Cathedral)
			s.do(t, Donate(Wood))
			gametest.Want(t, "drawn and certain", [2]uint16{s.Drawn, s.Certain}, [2]uint16{7 << 9, 7 << 9})
			gametest.Want(t, "discard", s.FavorDiscard, 3<<7)
			s.keep(t, 11)
			gametest.Want(t, "stack and discard", [2]uint16{s.FavorStack, s.FavorDiscard}, [2]uint16{0xf80 &^ (1 << 10), 0})
		}},
		{"two donations in one turn draw from what the first left, and reject onto the same pile (R-36)", func(t *testing.T) {
			s := b0().tokens(1, 1, 2, 3, 4).tokens(2, 5, 6, 7, 8).has(0, "W 1, C 1").plays(t, CardTown, 2)
			s.do(t, Move(TownCircuit), Donate(Wood)) // three of the four that are left
			gametest.Want(t, "nobody else knows them", s.Certain, 0)
			left, first := s.FavorStack, s.Drawn
			s.keep(t, 0)
			rejects := s.FavorDiscard
			gametest.Want(t, "rejects", rejects, first&(first-1))
			s.leaves(t).do(t, VisitTown(Cathedral), Donate(Cloth)) // the last one, then the rejects
			gametest.Want(t, "drawn", s.Drawn, left|rejects)
			gametest.Want(t, "certain", s.Certain, left|rejects)
			s.keep(t, 0)
			gametest.Want(t, "tokens", bits.OnesCount16(s.Seats[0].Favors), 2)
			gametest.Want(t, "stack", bits.OnesCount16(s.FavorStack), 2)
		}},
		{"of two tokens left both are drawn, a single one is kept without a question (R-37, Q-08)", func(t *testing.T) {
			s := b0().tokens(1, 3, 4, 5, 6, 7).tokens(2, 8, 9, 10, 11, 12).has(0, "W 1").visits(t, Cathedral)
			s.do(t, Donate(Wood))
			gametest.Want(t, "question", s.Prompt(), game.Frame{Kind: FrameKeep, N: 2})
			s.keep(t, 1)
			s.at(2, 1).has(0, "C 1").visits(t, Cathedral).do(t, Donate(Cloth))
			gametest.Want(t, "owned", s.Seats[0].Favors, 3)
			gametest.Want(t, "nothing is left", s.FavorStack|s.FavorDiscard, 0)
			gametest.Want(t, "question", s.Prompt().Kind, FrameTurn)
		}},
	}.Run(t)
}
