package emara

import (
	"slices"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestTown(t *testing.T) {
	gametest.Scenarios{
		{"CE-21 a stone donation for three, two of them coins, takes the marker off the board (R-03, R-19, R-22)", func(t *testing.T) {
			s := b0().has(0, "S 1, Co 2")
			s.Donation[Stone] = 2
			s.visits(t, Cathedral)
			e := bench.Find(t, s.do(t, Donate(Stone)), EvMarker)
			gametest.Want(t, "marker", e, game.Event{Kind: EvMarker, A: MarkDonation + uint16(Stone), B: 1, N: 4})
			s.keep(t, 0)
			s.wants(t, 0, "S 0, Co 0, Bk 1")
			gametest.Want(t, "price", s.DonationPrice(Stone), 4)
			gametest.Want(t, "tokens", s.Seats[0].Favors != 0, true)
		}},
		{"a donation in coins alone turns the marker of the kind that was named (R-22)", func(t *testing.T) {
			s := b0().has(0, "Co 1").visits(t, Cathedral)
			s.do(t, Donate(Grain))
			gametest.Want(t, "grain", s.DonationPrice(Grain), 2)
			gametest.Want(t, "cloth", s.DonationPrice(Cloth), 1)
		}},
		{"CE-22 gift and book are one each in a visit to the castle, in either order (R-87, R-88)", func(t *testing.T) {
			for _, order := range [][]game.Action{{Gift(Wood), CastleBook()}, {CastleBook(), Gift(Wood)}} {
				s := b0().has(0, "W 1, Bk 1").visits(t, Castle)
				s.do(t, order...)
				s.wants(t, 0, "W 0, Bk 0, Ri 1, BP 35")
				gametest.Want(t, "gift", s.GiftPrice(Wood), 2)
				s = b0().has(0, "W 9, Bk 9").visits(t, Castle)
				s.do(t, order[0])
				s.wantIllegal(t, order[0])
				s.wantLegal(t, order[1])
				s.do(t, order[1])
				gametest.Want(t, "the visit is over", s.Prompt().Kind, FrameTurn)
			}
		}},
		{"in one visit each thing is done once, and in the next once more (R-87, R-59)", func(t *testing.T) {
			for _, row := range []struct {
				at     Location
				once   game.Action
				others []game.Action
			}{
				{Castle, Gift(Stone), []game.Action{Gift(Wood), Gift(Stone)}},
				{Castle, CastleBook(), []game.Action{CastleBook()}},
				{Cathedral, Donate(Wood), []game.Action{Donate(Wood), Donate(Grain)}},
				{Market, BuyCoin(1), []game.Action{BuyCoin(1)}},
				{Market, SellBooks(2), []game.Action{SellBooks(1), SellBooks(2)}},
				{ConstructionSite, BuildStone(), []game.Action{BuildStone()}},
				{ConstructionSite, Feed(2), []game.Action{Feed(1), Feed(2)}},
				{ConstructionSite, BuildWood(3), []game.Action{BuildWood(1), BuildWood(3)}},
			} {
				s := b0().tokens(0, 1, 4, 7, 10).has(0, "W 9, C 9, G 9, S 9, Bk 9, Br 9").visits(t, row.at)
				s.wantLegal(t, row.others...)
				if s.do(t, row.once); s.Prompt().Kind == FramePay {
					s.do(t, s.Legal(nil)[0])
				}
				s.keep(t, 0)
				gametest.Want(t, "the visit goes on", s.Prompt().Kind, FrameVisit) // a token is still to be redeemed
				s.wantIllegal(t, row.others...)
				s.at(2, 1).visits(t, row.at).wantLegal(t, row.others...)
			}
			s := b0().has(0, "G 9, Co 1").hut(0, int(Forest), 0).arrives(t, Forest)
			s.do(t, Gather(0, 0))
			gametest.Want(t, "one gathering is the whole visit", s.Prompt().Kind, FrameTurn)
		}},
		{"CE-23 the market sells one coin, and two for two resources to merchants from afar (R-20, R-54)", func(t *testing.T) {
			s := b0().has(0, "W 2, Bk 1").visits(t, Market)
			s.wantKind(t, KindBuyCoin, BuyCoin(1))
			s.do(t, BuyCoin(1))
			s.wants(t, 0, "W 1, Co 1")
			s.wantKind(t, KindBuyCoin)
			s = b0().event(FarMerchants).has(0, "W 2").visits(t, Market)
			s.wantKind(t, KindBuyCoin, BuyCoin(1), BuyCoin(2))
			s.do(t, BuyCoin(2))
			s.wants(t, 0, "W 0, Co 2")
		}},
		{"CE-24 one to five books are sold at once (R-56)", func(t *testing.T) {
			s := b0().has(0, "Bk 6").visits(t, Market)
			s.wantKind(t, KindSellBooks, SellBooks(1), SellBooks(2), SellBooks(3), SellBooks(4), SellBooks(5))
			c := s.copied()
			c.do(t, SellBooks(5))
			c.wants(t, 0, "CP 31, Bk 1")
			s.do(t, SellBooks(3))
			s.wants(t, 0, "CP 20, Bk 3")
		}},
		{"CE-25 stone, three breads and three wood at the construction site (R-31, R-57)", func(t *testing.T) {
			s := b0().has(0, "S 1, W 3, Br 3").visits(t, ConstructionSite)
			s.do(t, BuildStone(), Feed(3), BuildWood(3))
			s.wants(t, 0, "BP 45, CP 33, S 0, W 0, Br 0")
			gametest.Want(t, "stone", s.Shows(MarkStone), 4)
			gametest.Want(t, "bread", s.Shows(MarkBread), 5)
		}},
		{"CE-27 coins build, but feed nobody; never two wood (R-19, R-21, R-58)", func(t *testing.T) {
			s := b0().has(0, "Co 3").visits(t, ConstructionSite)
			s.wantKind(t, KindFeed)
			s.wantKind(t, KindBuildStone, BuildStone())
			s.wantKind(t, KindBuildWood, BuildWood(1), BuildWood(3))
			s.do(t, BuildStone())
			s.wants(t, 0, "Co 2, BP 35, CP 15")
			s.wantKind(t, KindBuildWood, BuildWood(1))
		}},
		{"CE-28 the exchange takes one resource or three, never coins (R-20)", func(t *testing.T) {
			s := b0().has(0, "W 1, C 1, Co 5").plays(t, CardExchange, 1)
			s.wantKind(t, KindCardExchange, Exchange(1))
			c := s.copied()
			c.do(t, Exchange(1))
			c.wantKind(t, KindPay, pay(0, 1, 0, 0, 0), pay(1, 0, 0, 0, 0))
			c.do(t, pay(0, 1, 0, 0, 0))
			c.wants(t, 0, "W 1, C 0, Co 6")
			s.has(0, "G 1").do(t, Exchange(3))
			s.wants(t, 0, "W 0, C 0, G 0, Co 7")
		}},
		{"both circuits' rewards fall with each delivery down to the board's numbers", func(t *testing.T) {
			s := b0()
			for i, values := range [][2]int{{5, 6}, {4, 5}, {3, 4}, {2, 3}, {2, 3}} {
				gametest.Want(t, "stone and bread", [2]int{s.Shows(MarkStone), s.Shows(MarkBread)}, values)
				gametest.Want(t, "markers gone", s.StoneMark == 3 && s.BreadMark == 3, i >= 3)
				s.at(2, 1).has(0, "S 1, Br 1, CP 0").visits(t, ConstructionSite).do(t, BuildStone(), Feed(1))
				gametest.Want(t, "points", int(s.Seats[0].CP), values[0]+values[1])
			}
		}},
	}.Run(t)
}

// Merchants from afar change the market alone.
func TestFarMerchants(t *testing.T) {
	s := b0().event(FarMerchants).has(0, "W 4").plays(t, CardExchange, 1)
	s.wantKind(t, KindCardExchange, Exchange(1), Exchange(3))
	s.do(t, Exchange(3))
	s.wants(t, 0, "W 1, Co 2")
	s.do(t, Move(TownCircuit))
	s.wantKind(t, KindBuyCoin, BuyCoin(1))
}

func TestPaying(t *testing.T) {
	payments := func(t *testing.T, s *State, want ...game.Action) {
		t.Helper()
		slices.SortFunc(want, game.Action.Compare)
		s.wantKind(t, KindPay, want...)
	}
	gametest.Scenarios{
		{"CE-47 a reduced goldsmith is paid with any three of its four, or two and a coin (R-13, R-19)", func(t *testing.T) {
			s := b0().lies(Goldsmith, Castle, 0).has(0, "C 2, G 1, S 1, Co 1").plays(t, CardHelpers, 1)
			s.do(t, CardRecruit(Castle, 0))
			payments(t, s, pay(0, 2, 1, 0, 0), pay(0, 2, 0, 1, 0), pay(0, 1, 1, 1, 0), pay(0, 2, 0, 0, 1), pay(0, 1, 1, 0, 1),
				pay(0, 1, 0, 1, 1), pay(0, 0, 1, 1, 1))
		}},
		{"what is not of the price's kinds is never taken, nor more than the price has of one", func(t *testing.T) {
			s := b0().lies(Dressmaker, Castle, 0).has(0, "W 5, C 5, G 5, S 5, Co 1").plays(t, CardWood, 1)
			s.do(t, Recruit(Castle, 0))
			payments(t, s, pay(0, 2, 1, 0, 0), pay(0, 1, 1, 0, 1), pay(0, 2, 0, 0, 1))
		}},
		{"nothing has changed until a payment is made (Q-01)", func(t *testing.T) {
			s := b0().lies(Goldsmith, Castle, 0).has(0, "C 1, G 1, S 1, Co 1").plays(t, CardHelpers, 1)
			before := *s
			s.do(t, CardRecruit(Castle, 0))
			gametest.Want(t, "asked", s.Pop().Kind, FramePay)
			gametest.Want(t, "below", *s, before)
		}},
		{"the payment offered first spares coins, then the kind that there is least of", func(t *testing.T) {
			for has, offered := range map[string]game.Action{
				"W 1, C 3, G 2, S 2, Co 2": pay(0, 2, 0, 0, 0),
				"W 2, C 1, G 3, S 3, Co 2": pay(2, 0, 0, 0, 0),
				"W 2, Co 2":                pay(2, 0, 0, 0, 0),
				"S 1, Co 2":                pay(0, 0, 0, 1, 1),
				"W 1, S 1, Co 1":           pay(1, 0, 0, 1, 0),
			} {
				s := b0().owns(0, Schoolmarm).has(0, has).plays(t, CardWood, 1)
				s.step(t, Use(Schoolmarm, 0), nil)
				gametest.Want(t, has, s.Suggest(), offered)
			}
			s := b0().owns(0, Scholar, Steward, Baker, Merchant).has(0, "W 1, C 3, G 2, S 2, Co 2").plays(t, CardWood, 1)
			l, i := s.spaceOf(t, LadyFrida)
			s.step(t, Recruit(l, i), nil)
			for _, offered := range []game.Action{PayKind(Wood, 0), PayKind(Cloth, 3), PayKind(Grain, 2), PayKind(Stone, 1)} {
				gametest.Want(t, "part of a long payment", s.Suggest(), offered)
				s.step(t, offered, nil)
			}
			s.wants(t, 0, "W 1, C 0, G 0, S 1, Co 2, CP 22")
		}},
		{"a reduction never takes a price below nothing, and says how much it takes off (R-13, R-16)", func(t *testing.T) {
			for _, q := range []Seat{{}, {Advisors: 1 << (Scholar - 1)}} {
				p := q.price(&[4]byte{0, 1, 0, 0}, 2)
				gametest.Want(t, "one less two", [2]int{p.N, p.Off}, [2]int{0, 1})
				p = q.price(&[4]byte{0, 2, 1, 0}, 1)
				gametest.Want(t, "three less one", [2]int{p.N, p.Off}, [2]int{2, 1})
				p = q.price(&[4]byte{0, 2, 1, 0}, 0)
				gametest.Want(t, "three", [2]int{p.N, p.Off}, [2]int{3, 0})
			}
		}},
		{"the Scholar's long price is asked kind by kind and ends in coins (Q-02, R-16)", func(t *testing.T) {
			s := b0().owns(0, Scholar, Steward, Baker, Merchant).has(0, "W 2, C 1, S 3, Co 1").plays(t, CardWood, 1)
			l, i := s.spaceOf(t, LadyFrida)
			s.do(t, Recruit(l, i))
			s.wantKind(t, KindPayKind, PayKind(Wood, 1), PayKind(Wood, 2))
			c := s.copied()
			c.do(t, PayKind(Wood, 1)) // all the rest must go, and does
			c.wants(t, 0, "W 1, C 0, S 0, Co 0, CP 22")
			s.do(t, PayKind(Wood, 2))
			s.wantKind(t, KindPayKind, PayKind(Cloth, 0), PayKind(Cloth, 1))
			s.do(t, PayKind(Cloth, 1))
			s.wantKind(t, KindPayKind, PayKind(Stone, 2), PayKind(Stone, 3))
			s.do(t, PayKind(Stone, 2))
			s.wants(t, 0, "W 0, C 0, S 1, Co 0, CP 22")
		}},
	}.Run(t)
}

// spaceOf is where an advisor lies.
func (s *State) spaceOf(t *testing.T, a Advisor) (Location, int) {
	t.Helper()
	for l := range s.AdvisorAt {
		for i, at := range s.AdvisorAt[l] {
			if at == a {
				return Town + Location(l), i
			}
		}
	}
	t.Fatalf("%s does not lie on the town", AdvisorNames[a])
	return 0, 0
}
