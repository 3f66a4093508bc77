package emara

import (
	"math/bits"
	"slices"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestTurn(t *testing.T) {
	gametest.Scenarios{
		{"CE-08 the third slot moves exactly three steps; movement and gain are compulsory, the card comes first (R-05 to R-09)",
			func(t *testing.T) {
				s := b0()
				for _, a := range s.Legal(nil) {
					gametest.Want(t, "a turn begins with a card", a.Kind, KindPlayCard)
				}
				s.plays(t, CardWood, 3)
				s.wantIllegal(t, EndTurn())
				s.wantKind(t, KindMove, Move(CountryCircuit), Move(TownCircuit))
				c := s.copied()
				c.do(t, Move(CountryCircuit))
				gametest.Want(t, "country", c.Prompt(), game.Frame{Kind: FrameVisit, A: uint16(WeavingMill)})
				c.do(t, Leave())
				c.wantIllegal(t, EndTurn(), Move(TownCircuit))
				c.do(t, Gain())
				c.wantLegal(t, EndTurn())
				c.wantIllegal(t, Gain())
				s.has(0, "Br 1").do(t, Move(TownCircuit))
				gametest.Want(t, "town", s.Prompt(), game.Frame{Kind: FrameVisit, A: uint16(ConstructionSite)})
			}},
		{"each card that gives something must give it; exchange, helpers and town visit may be left (R-07)", func(t *testing.T) {
			for c := Card(1); c <= Cards; c++ {
				s := b0().has(0, "W 3, C 3").plays(t, c, 1)
				s.wantIllegal(t, EndTurn())
				s.do(t, Move(CountryCircuit))
				s.leaves(t)
				free := c == CardExchange || c == CardHelpers || c == CardTown
				gametest.Want(t, CardNames[c]+" may be left", s.can(EndTurn()), free)
				if g, gives := CardGood(c); gives {
					had := s.Seats[0].Owned(g)
					s.do(t, Gain())
					gametest.Want(t, "one more", s.Seats[0].Owned(g), had+1)
					s.wantIllegal(t, Gain())
				} else {
					s.wantIllegal(t, Gain())
				}
			}
		}},
		{"CE-09 the step card and the slot may move the same councilor, each with its visit (R-08, R-59, R-60)", func(t *testing.T) {
			s := b0().plays(t, CardStep, 1)
			s.do(t, Step(CountryCircuit), Gather(0, 0))
			s.wantIllegal(t, EndTurn(), Step(TownCircuit))
			s.do(t, Move(CountryCircuit), Gather(0, 0))
			gametest.Want(t, "country", s.At(0, CountryCircuit), Grainfield)
			s.wants(t, 0, "S 1, G 1")
			gametest.Want(t, "done", s.Flags, DoneCard|DoneMove)
			s.do(t, EndTurn())
			declined := b0().plays(t, CardStep, 2)
			declined.do(t, Move(TownCircuit))
			declined.wantIllegal(t, EndTurn())
			declined.do(t, Step(CountryCircuit), Leave())
			declined.wantLegal(t, EndTurn())
		}},
		{"CE-10 a hire before the movement goes by where the councilor stands then (R-11)", func(t *testing.T) {
			s := b0().has(0, "C 2").plays(t, CardWood, 2)
			s.do(t, Hire(Forest, 0), Gain(), Move(CountryCircuit), Gather(0, 0), EndTurn())
			s.wants(t, 0, "CP 11, C 0, W 1, G 1")
			gametest.Want(t, "country", s.At(0, CountryCircuit), Grainfield)
			gametest.Want(t, "turn", s.Prompt(), game.Frame{Kind: FramePlayCard, Who: 1})
		}},
		{"CE-12 without resources the exchange is not offered and need not be made (R-07)", func(t *testing.T) {
			s := b0().plays(t, CardExchange, 1)
			s.do(t, Move(TownCircuit))
			gametest.Want(t, "a market without goods asks nothing (Q-04)", s.Prompt().Kind, FrameTurn)
			s.wantKind(t, KindCardExchange)
			s.wantLegal(t, EndTurn())
		}},
		{"CE-13 other seats' councilors on the same locations change nothing", func(t *testing.T) {
			alone := b0().has(0, "W 2, C 2, G 2, S 2")
			beside := b0().has(0, "W 2, C 2, G 2, S 2").stands(1, Forest, Castle).stands(2, Forest, Castle)
			for _, a := range []game.Action{PlayCard(CardStone, 0), Hire(Forest, 1), pay(1, 1, 0, 0, 0), Gain(), Move(TownCircuit),
				BuyCoin(1), pay(1, 0, 0, 0, 0)} {
				if !slices.Equal(alone.Legal(nil), beside.Legal(nil)) {
					t.Fatalf("%s, and beside others %s", bench.Menu(alone), bench.Menu(beside))
				}
				if alone.can(a) {
					alone.step(t, a, nil)
					beside.step(t, a, nil)
				}
			}
			gametest.Want(t, "seat A", alone.Seats[0], beside.Seats[0])
		}},
		{"CE-14 the town card and the movement may visit the same location twice, all open again (R-59)", func(t *testing.T) {
			s := b0().has(0, "W 3").plays(t, CardTown, 2)
			s.do(t, Move(TownCircuit), Donate(Wood))
			s.keep(t, 0).leaves(t)
			s.do(t, VisitTown(Cathedral), Donate(Wood))
			s.keep(t, 0).leaves(t)
			s.wants(t, 0, "W 0, Bk 2")
			gametest.Want(t, "tokens", bits.OnesCount16(s.Seats[0].Favors), 2)
			gametest.Want(t, "price", s.DonationPrice(Wood), 3)
			gametest.Want(t, "the councilor has moved once", s.At(0, TownCircuit), Cathedral)
		}},
		{"CE-29 a visit may be left without doing anything; its chance is gone then (R-06)", func(t *testing.T) {
			s := b0().has(0, "W 1").visits(t, Castle)
			before := s.Seats[0]
			s.do(t, Leave())
			gametest.Want(t, "seat A", s.Seats[0], before)
			s.wantIllegal(t, VisitTown(Castle), Gift(Wood))
		}},
		{"CE-58 after round 3 the statue moves on and every seat draws three of all nine cards again (R-71)", func(t *testing.T) {
			s := b0().lastTurn(3, 1)
			gametest.Want(t, "the statue in round 3", s.Start, 2)
			events := s.anyTurn(t)
			gametest.Want(t, "statue", s.Start, 0)
			gametest.Want(t, "round", s.Round, 4)
			gametest.Want(t, "turn", s.Turn(), 0)
			drew := 0
			for i, e := range events {
				switch e.Kind {
				case EvHand:
					drew++
				case EvRound:
					gametest.Want(t, "hands are drawn before the event shows", drew, 3)
					gametest.Want(t, "and nothing is drawn after it", slices.ContainsFunc(events[i:], func(e game.Event) bool { return e.Kind == EvHand }), false)
				}
			}
			for p := range s.Seats[:3] {
				q := &s.Seats[p]
				gametest.Want(t, "hand", bits.OnesCount16(q.Hand), 3)
				gametest.Want(t, "deck", bits.OnesCount16(q.Deck), 6)
				gametest.Want(t, "played", q.Played, 0)
				gametest.Want(t, "slots", q.Slots, [3]byte{})
			}
			for _, p := range []game.Player{0, 1, 2, 0} {
				gametest.Want(t, "turn", s.Turn(), p)
				s.anyTurn(t)
			}
		}},
		{"CE-71 in the full selection nine, six and three cards are in hand, twice over (R-84)", func(t *testing.T) {
			s := laid(t, 2, map[int]int{OptionSelection: 1}, func(*State) bool { return true })
			for round, n := range []int{9, 6, 3, 9, 6, 3} {
				gametest.Want(t, "round", int(s.Round), round+1)
				for p := range s.Seats[:2] {
					gametest.Want(t, "hand", bits.OnesCount16(s.Seats[p].Hand), n)
				}
				for range 2 * Laps {
					s.anyTurn(t)
				}
			}
			gametest.Want(t, "scoring", s.Depth == 0 || s.Prompt().Kind == FrameSplit, true)
		}},
		{"cancelling goes back to the last menu: payments and tokens to choose from are no menus (Q-01)", func(t *testing.T) {
			settled := func(s *State, kind uint8, menu bool) {
				t.Helper()
				gametest.Want(t, "question", s.Prompt().Kind, kind)
				gametest.Want(t, FrameNames[kind]+" is a menu", s.Settled(), menu)
			}
			s := b0().has(0, "W 2, Co 2")
			settled(s, FramePlayCard, true)
			s.visits(t, Cathedral)
			settled(s, FrameVisit, true)
			s.step(t, Donate(Wood), nil)
			settled(s, FramePay, false)
			s.step(t, pay(1, 0, 0, 0, 0), nil)
			settled(s, FrameKeep, false)
			s.keep(t, 0)
			settled(s, FrameTurn, true)
			settled(longPayment(t), FramePayKind, false)
			settled(b0().has(0, "Ri 1").final(), FrameSplit, true)
			s = b0().event(Alms).lastTurn(2, 2).has(0, "Co 1")
			s.do(t, s.Legal(nil)[0])
			s.finish(t)
			settled(s, FrameReward, true)
			gametest.Want(t, "the end is settled", b0().final().Settled(), true)
		}},
		{"a seat has eighteen turns, a turn begun is gone", func(t *testing.T) {
			gametest.Want(t, "before the first", b0().at(1, 1).TurnsLeft(0), 18)
			s := b0().at(2, 2)
			gametest.Want(t, "before the fifth", s.TurnsLeft(0), 14)
			s.do(t, s.Legal(nil)[0])
			gametest.Want(t, "in it", [2]int{s.TurnsLeft(0), s.TurnsLeft(1)}, [2]int{13, 14})
			gametest.Want(t, "at the end", b0().final().TurnsLeft(0), 0)
			layout := laid(t, 2, map[int]int{OptionLayout: 1}, func(*State) bool { return true })
			gametest.Want(t, "in the set-up", layout.TurnsLeft(1), 18)
		}},
		{"CE-72 undo stops at drawn tokens and at an advisor turned up, not at a hire", func(t *testing.T) {
			s := b0().has(0, "W 1").visits(t, Cathedral)
			gametest.Want(t, "donation", reveals(s.do(t, Donate(Wood))), true)
			s = b0().lies(Merchant, Castle, 0).has(0, "W 1, C 1, G 1").plays(t, CardWood, 1)
			gametest.Want(t, "recruit", reveals(s.do(t, Recruit(Castle, 0))), true)
			s = b0().has(0, "C 2").plays(t, CardWood, 1)
			gametest.Want(t, "hire", reveals(s.do(t, Hire(Forest, 0))), false)
			gametest.Want(t, "the end of the turn", reveals(s.finish(t)), true)
		}},
	}.Run(t)
}
