package emara

import (
	"math/bits"
	"strings"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Each row breaks one thing in a sound position; Check must name it.
func TestCheckFindsWhatIsBroken(t *testing.T) {
	turn := func(t *testing.T) *State { // seat A in its turn, with much to break
		return b0().owns(0, Baker).owns(1, Chamberlain).rank(0, Count).rank(1, Baron).hut(0, int(Forest), 0).tokens(0, 7).discarded(1, 2).
			has(0, "W 2, C 3, G 2, S 2, Co 2, Bk 2").plays(t, CardStone, 1)
	}
	visit := func(l Location) func(t *testing.T) *State {
		return func(t *testing.T) *State {
			return b0().tokens(0, 1, 7).has(0, "W 2, C 2, G 2, S 2, Co 2, Bk 1, Br 1").visits(t, l)
		}
	}
	choosing := func(t *testing.T) *State {
		s := b0().has(0, "W 1").visits(t, Cathedral)
		s.do(t, Donate(Wood))
		return s
	}
	over := func(t *testing.T) *State { return b0().final() }
	layout := func(t *testing.T) *State {
		return laid(t, 2, map[int]int{OptionLayout: 1, OptionSpace: SpaceCard}, func(s *State) bool {
			return s.Prompt().Kind == FrameRelocate && s.Start == 0
		})
	}
	push := func(k uint8, a, b uint16, n int16) func(*State) {
		return func(s *State) {
			s.Frames[s.Depth] = game.Frame{Kind: k, Who: s.Turn(), A: a, B: b, N: n}
			s.Depth++
		}
	}
	pair := func(hi, lo int) uint16 { return uint16(hi<<8 | lo) }
	rows := []struct {
		name  string
		cites string
		from  func(t *testing.T) *State
		spoil func(s *State)
	}{
		{"five seats", "CAN", turn, func(s *State) { s.N = 5 }},
		{"no seat", "CAN", turn, func(s *State) { s.N = 0 }},
		{"unknown options", "CAN", turn, func(s *State) { s.Opt = OptLaterPoint << 1 }},
		{"a campaign of three", "CAN", turn, func(s *State) { s.Opt |= OptCampaign }},
		{"no start card", "CAN", turn, func(s *State) { s.StartCard = 0 }},
		{"a start beyond the track", "R-68", turn, func(s *State) { s.Opt |= OptFixedSpace; s.StartBP = 105 }},
		{"a start number that is not the card's", "CAN", turn, func(s *State) { s.StartBP++ }},
		{"a statue of nobody", "CAN", turn, func(s *State) { s.Start = 3 }},
		{"round 7", "CAN", turn, func(s *State) { s.Round = 7 }},
		{"a fourth turn of the round", "CAN", turn, func(s *State) { s.Lap = 4 }},
		{"an unknown event", "CAN", turn, func(s *State) { s.Event = 15 }},
		{"a stream of nobody", "CAN", turn, func(s *State) { s.Hands[3] = s.Hands[0] }},
		{"a scripted stream", "CAN", turn, func(s *State) { s.EventRand = game.Script(4, 1) }},
		{"a half-forgotten stream", "CAN", turn, func(s *State) { s.PatronRand.Inc = 0 }},
		{"one stream forgotten among known ones", "CAN", turn, func(s *State) { s.Hands[1] = game.Rand{} }},
		{"a known stream among forgotten ones", "CAN", turn, func(s *State) { s.FavorRand = game.Rand{} }},
		{"a seat that is not in the game", "CAN", turn, func(s *State) { s.Seats[3].Coin = 1 }},
		{"points below nothing", "INV-8", turn, func(s *State) { s.Seats[0].CP = -1 }},
		{"more of a good than any game brings", "INV-8", turn, func(s *State) { s.Seats[1].Bread = 200 }},
		{"points of a Victoria who does not play", "INV-8", turn, func(s *State) { s.VictoriaCP = 1 }},
		{"a sixth rank", "CAN", turn, func(s *State) { s.Seats[0].Rank = 6 }},
		{"a councilor beside the circuit", "INV-6", turn, func(s *State) { s.Seats[0].Councilor[1] = 4 }},
		{"a 23rd advisor", "CAN", turn, func(s *State) { s.Seats[0].Advisors |= 1 << 22 }},
		{"a card in two places", "INV-1", turn, func(s *State) { s.Seats[1].Deck |= s.Seats[1].Hand }},
		{"a card in no place", "INV-1", turn, func(s *State) { s.Seats[1].Deck &= s.Seats[1].Deck - 1 }},
		{"an unknown card in a slot", "CAN", turn, func(s *State) { s.Seats[0].Slots[2] = 10 }},
		{"cards put away too early", "INV-1", turn, func(s *State) { s.Seats[1].Played |= s.Seats[1].Deck; s.Seats[1].Deck = 0 }},
		{"a hand too large", "INV-1", turn, func(s *State) {
			q := &s.Seats[1]
			bit := uint16(1) << bits.TrailingZeros16(q.Deck)
			q.Hand |= bit
			q.Deck &^= bit
		}},
		{"a location twice", "INV-6", turn, func(s *State) { s.Circuits[0][0] = Quarry }},
		{"a ninth location", "CAN", turn, func(s *State) { s.Circuits[0][0] = 8 }},
		{"a town location in the countryside", "INV-6", turn, func(s *State) { s.Circuits[0][0], s.Circuits[1][0] = Castle, Forest }},
		{"a hut of nobody's seat", "CAN", turn, func(s *State) { s.Huts[1][1] = 3 }},
		{"a craftsman without a hut", "INV-4", turn, func(s *State) { s.Seats[0].CraftPlaced++ }},
		{"a fifth craftsman (R-45)", "INV-4", turn, func(s *State) {
			s.hut(0, int(Quarry), 0, int(Quarry), 1, int(Quarry), 2, int(Grainfield), 0)
		}},
		{"a marker past its end", "INV-7", turn, func(s *State) { s.Gift[Stone] = 4 }},
		{"a marker before its beginning", "INV-7", func(*testing.T) *State { return base(2) }, func(s *State) { s.Donation[Wood] = 0 }},
		{"an advisor twice", "INV-3", turn, func(s *State) { s.AdvisorAt[0][0] = Baker }},
		{"an advisor lost", "INV-3", turn, func(s *State) { s.AdvisorAt[0][0] = NoAdvisor }},
		{"a space that was not refilled", "R-47", turn, func(s *State) {
			s.Seats[2].Advisors |= 1 << (s.AdvisorAt[0][0] - 1)
			s.AdvisorAt[0][0] = NoAdvisor
		}},
		{"an unknown advisor on a space", "CAN", turn, func(s *State) { s.AdvisorAt[0][0] = 23 }},
		{"one of the first set on the stack", "CAN", turn, func(s *State) { s.BTop = Baker }},
		{"a stack without a top", "CAN", turn, func(s *State) { s.BTop = NoAdvisor }},
		{"one of the second set lost", "INV-3", turn, func(s *State) { s.BLeft &= s.BLeft - 1 }},
		{"a rank that nobody took", "INV-5", turn, func(s *State) { s.NobleTaken[Duke-1] = 1 }},
		{"a card that is still on its stack", "INV-5", turn, func(s *State) { s.Seats[0].RankCardCP = 4 }},
		{"the same card twice", "INV-5", func(*testing.T) *State { return b0().rank(0, Baron).rank(1, Baron) },
			func(s *State) { s.Seats[1].RankCardCP = s.Seats[0].RankCardCP }},
		{"points of no rank", "CAN", turn, func(s *State) { s.Seats[2].RankCardCP = 4 }},
		{"a token twice", "INV-2", turn, func(s *State) { s.Seats[1].Favors = 1 << 6 }},
		{"a token lost", "INV-2", turn, func(s *State) { s.FavorStack &= s.FavorStack - 1 }},
		{"tokens drawn that nobody is asked about", "CAN", turn, func(s *State) { s.Drawn, s.FavorDiscard = s.FavorDiscard, 0 }},
		{"an empty stack beside discards", "R-36", turn, func(s *State) { s.FavorDiscard |= s.FavorStack; s.FavorStack = 0 }},
		{"a token certain that was not drawn", "CAN", choosing, func(s *State) { s.Certain = s.FavorStack }},
		{"fewer tokens drawn than asked about", "CAN", choosing, func(s *State) {
			bit := s.Drawn & -s.Drawn
			s.Drawn &^= bit
			s.FavorStack |= bit
		}},
		{"the present event among those left", "INV-9", turn, func(s *State) { s.EventsLeft |= 1 << (Harvest - 1) }},
		{"an event too many", "INV-9", turn, func(s *State) { s.EventsLeft = 1<<Events - 1&^(1<<(Harvest-1))&^1 }},
		{"the start card as event", "INV-9", turn, func(s *State) { s.Event = s.StartCard }},
		{"a winter alone", "INV-9", func(*testing.T) *State { return base(1) }, func(s *State) { s.Event = EarlyWinter }},
		{"a turn taken out of order", "INV-10", turn, func(s *State) { s.filled(2, 1) }},
		{"a turn that was not taken", "INV-10", turn, func(s *State) { s.Lap = 2 }},
		{"a turn before the first round", "INV-1", turn, func(s *State) { s.Round, s.Lap = 0, 0 }},
		{"left-over points shared out in a turn", "CAN", turn, func(s *State) { s.SplitDone = 1 }},
		{"left-over points of nobody's seat", "CAN", over, func(s *State) { s.SplitDone = 15 }},
		{"an end before the scoring", "CAN", over, func(s *State) { s.SplitDone = 3 }},
		{"an end in round 3", "CAN", over, func(s *State) {
			s.Round = 3
			s.events()
		}},
		{"an end within a turn", "CAN", turn, func(s *State) { s.Frames, s.Depth = [6]game.Frame{}, 0 }},
		{"a question of nobody", "CAN", turn, func(s *State) { s.Frames[0].Who = 3 }},
		{"more questions than fit", "CAN", turn, func(s *State) { s.Depth = 7 }},
		{"a closed question left behind", "CAN", turn, func(s *State) { s.Frames[3].A = 1 }},
		{"another card than the slot's", "CAN", turn, func(s *State) { s.Card = CardWood }},
		{"a fourth slot", "CAN", turn, func(s *State) { s.Slot = 3 }},
		{"unknown flags", "CAN", turn, func(s *State) { s.Flags = 64 }},
		{"an ability of another seat's advisor", "CAN", turn, func(s *State) { s.Used = 1 << (Merchant - 1) }},
		{"another seat's Chamberlain", "R-26", turn, func(s *State) { s.Flags |= LastChamberlain }},
		{"a hire without a craftsman", "CAN", func(t *testing.T) *State { return b0().plays(t, CardWood, 1) },
			func(s *State) { s.Flags |= DoneHire }},
		{"something done before a card is played", "CAN", func(*testing.T) *State { return b0() }, func(s *State) { s.Flags = DoneMove }},
		{"a menu with arguments", "CAN", turn, func(s *State) { s.Frames[0].A = 1 }},
		{"two menus", "CAN", turn, push(FrameTurn, 0, 0, 0)},
		{"an unknown question", "CAN", turn, push(77, 0, 0, 0)},
		{"an unknown question at the bottom", "CAN", func(*testing.T) *State { return base(2).lastTurn(2, 1) }, func(s *State) {
			s.filled(1, 1)
			s.Frames[0].Kind = 77
		}},
		{"a trade in a round without trades", "R-51", func(*testing.T) *State {
			s := b0().lastTurn(2, 2).has(0, "G 2")
			s.filled(2, 1)
			return s.event(Famine).to(game.Frame{Kind: FrameReward})
		}, func(s *State) { s.event(LongSummer) }},
		{"a trade that cannot be made", "CAN", func(*testing.T) *State {
			s := b0().lastTurn(2, 2).has(0, "G 2")
			s.filled(2, 1)
			return s.event(Famine).to(game.Frame{Kind: FrameReward})
		}, func(s *State) { s.has(0, "G 0") }},
		{"more points left over than there are", "R-64", func(*testing.T) *State { return b0().has(0, "Ri 2").final() },
			func(s *State) { s.Frames[0].N = 5 }},
		{"a visit without having come", "CAN", turn, push(FrameVisit, uint16(Castle), 0, 0)},
		{"a visit of nowhere", "CAN", visit(Castle), func(s *State) { s.Frames[1].A = 8 }},
		{"a visit elsewhere", "CAN", visit(Castle), func(s *State) { s.Frames[1].A = uint16(Forest) }},
		{"a donation at the castle", "CAN", visit(Castle), func(s *State) { s.Frames[1].N = 1 << SubDonate }},
		{"a token of another place", "CAN", visit(Castle), func(s *State) { s.Frames[1].B |= 1 << 6 }},
		{"a token of another seat", "CAN", visit(Castle), func(s *State) { s.Frames[1].B |= 1 << 1 }},
		{"a visit with nothing left to do", "CAN", visit(Castle), func(s *State) { s.Frames[1].N, s.Frames[1].B = 3, 0 }},
		{"a token to keep without a donation", "CAN", choosing, func(s *State) { s.Frames[1].N = 0 }},
		{"four tokens to choose from", "CAN", choosing, func(s *State) { s.Frames[2].N = 4 }},
		{"a payment for nothing known", "CAN", turn, push(FramePay, 13, 0, 0)},
		{"a payment for a hut out of reach (R-11)", "CAN", turn, push(FramePay, PayForHire, pair(int(Quarry), 1), 0)},
		{"a payment for a hut that is taken", "CAN", turn, push(FramePay, PayForHire, pair(int(Forest), 0), 0)},
		{"a payment for a fourth hut", "CAN", turn, push(FramePay, PayForHire, pair(int(Forest), 3), 0)},
		{"a payment by a card that is not played", "CAN", turn, push(FramePay, PayForCardHire, pair(int(Forest), 1), 0)},
		{"a payment for an advisor out of reach", "CAN", turn, push(FramePay, PayForRecruit, pair(int(Market), 0), 0)},
		{"a payment for an advisor in the countryside", "CAN", turn, push(FramePay, PayForRecruit, pair(int(Forest), 0), 0)},
		{"a payment for another's ability", "CAN", turn, push(FramePay, PayForAdvisor, pair(int(Merchant), 0), 0)},
		{"a payment for a third bread of the Baker", "CAN", turn, push(FramePay, PayForAdvisor, pair(int(Baker), 3), 0)},
		{"a payment in resources for the Bailiff", "CAN", func(t *testing.T) *State {
			return b0().owns(0, Bailiff).has(0, "Ri 1, W 1").plays(t, CardWood, 1)
		}, push(FramePay, PayForAdvisor, pair(int(Bailiff), 0), 0)},
		{"a gift without a visit", "CAN", turn, push(FramePay, PayForGift, 0, 0)},
		{"a gift at the market", "CAN", visit(Market), push(FramePay, PayForGift, 0, 0)},
		{"a gift of bread", "CAN", visit(Castle), push(FramePay, PayForGift, uint16(Bread), 0)},
		{"a second gift", "CAN", visit(Castle), func(s *State) {
			s.Frames[1].N = 1 << SubGift
			push(FramePay, PayForGift, 0, 0)(s)
		}},
		{"a payment for two wood", "CAN", visit(ConstructionSite), push(FramePay, PayForWood, 2, 0)},
		{"a payment for two stones", "CAN", visit(ConstructionSite), push(FramePay, PayForStone, 2, 0)},
		{"a payment of three for coins", "CAN", visit(Market), push(FramePay, PayForCoins, 3, 0)},
		{"a payment with a number", "CAN", visit(Castle), push(FramePay, PayForGift, 0, 1)},
		{"a question above a payment", "CAN", visit(Castle), func(s *State) {
			push(FramePay, PayForGift, 0, 0)(s)
			push(FramePay, PayForGift, 0, 0)(s)
		}},
		{"a payment that cannot be made", "CAN", visit(Castle), func(s *State) {
			s.has(0, "W 0, Co 0")
			push(FramePay, PayForGift, 0, 0)(s)
		}},
		{"a payment of nothing", "CAN", func(t *testing.T) *State {
			return b0().event(GoodLabour).lies(Baker, Castle, 0).plays(t, CardHelpers, 1)
		}, push(FramePay, PayForCardRecruit, pair(int(Castle), 0), 0)},
		{"a long payment without a Scholar", "CAN", turn, push(FramePayKind, PayForRecruit, pair(int(Castle), 0), 4)},
		{"a long payment of a short price", "CAN", func(t *testing.T) *State {
			return b0().owns(0, Scholar).has(0, "W 6").plays(t, CardWood, 1)
		}, push(FramePayKind, PayForRecruit, pair(int(Castle), 0), 3)},
		{"a long payment of more than the price", "CAN", longPayment, func(s *State) { s.Frames[1].N++ }},
		{"a long payment of a fifth kind", "CAN", longPayment, func(s *State) { s.Frames[1].N |= 4 << 8 }},
		{"a long payment asking for what is not there", "CAN", longPayment, func(s *State) {
			s.has(0, "Co 9, W 0")
		}},
		{"a long payment asked whole", "CAN", longPayment, func(s *State) { s.Frames[1].Kind, s.Frames[1].N = FramePay, 0 }},
		{"a layout question in round 1", "CAN", layout, func(s *State) { s.Round, s.Lap = 1, 1 }},
		{"a layout question of the sorted layout", "INV-6", layout, func(s *State) { s.Opt &^= OptRandomLayout }},
		{"a layout question where both circuits have a councilor", "R-81", layout, func(s *State) {
			card := &s.box.Events[s.StartCard]
			c, i := s.Place(card.Country)
			s.Circuits[c][i], s.Circuits[1-c][0] = s.Circuits[1-c][0], s.Circuits[c][i]
		}},
		{"a layout question to another seat", "R-81", layout, func(s *State) { s.Frames[0].Who = 1 }},
		{"goods in the set-up", "CAN", layout, func(s *State) { s.Seats[0].Coin = 1 }},
		{"a resource taken before it is asked for", "CAN", layout, func(s *State) { s.Seats[0].Res[0] = 1 }},
	}
	for _, c := range rows {
		t.Run(c.name, func(t *testing.T) {
			s := c.from(t)
			s.holds(t)
			c.spoil(s)
			err := s.Check()
			if err == nil {
				t.Fatal("Check finds nothing")
			}
			if !strings.Contains(err.Error(), ": "+c.cites+": ") {
				t.Errorf("Check says %q, want it to cite %s", err, c.cites)
			}
		})
	}
}

// longPayment is a Scholar's payment of four or more, just begun.
func longPayment(t *testing.T) *State {
	s := b0().owns(0, Scholar, Steward, Goldsmith, Merchant).has(0, "W 2, C 2, G 2, S 2").plays(t, CardWood, 1)
	l, i := s.spaceOf(t, LadyFrida)
	s.do(t, Recruit(l, i))
	gametest.Want(t, "question", s.Prompt().Kind, FramePayKind)
	return s
}
