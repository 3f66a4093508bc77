package emara

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// What is refused is refused for the first reason that a person would give, with the numbers that are missing.
func TestWhy(t *testing.T) {
	turn := func(has string, c Card) func(t *testing.T) *State {
		return func(t *testing.T) *State {
			return b0().owns(0, Bailiff, Landlord, Chamberlain, Baker).owns(1, Merchant).hut(1, int(Forest), 0).has(0, has).plays(t, c, 2)
		}
	}
	visit := func(has string, l Location) func(t *testing.T) *State {
		return func(t *testing.T) *State { return b0().tokens(0, 1, 4, 7, 10).has(0, has).visits(t, l) }
	}
	all := func(n ...byte) uint16 { return PayRes([4]byte(n)) }
	rows := []struct {
		name string
		from func(t *testing.T) *State
		try  game.Action
		want game.Reason
	}{
		{"a card that is not in hand", func(*testing.T) *State { return b0() }, PlayCard(CardTown, 0), game.Reason{ID: WhyNotInHand, A: uint16(CardTown)}},
		{"a slot that is taken", func(*testing.T) *State { return b0().at(2, 2) }, PlayCard(CardStone, 0),
			game.Reason{ID: WhySlotTaken, B: uint16(CardWood)}},
		{"the end before the movement", turn("W 0", CardWood), EndTurn(), game.Reason{ID: WhyMustMove}},
		{"the end before the card", func(t *testing.T) *State {
			s := turn("W 0", CardWood)(t)
			s.do(t, Move(CountryCircuit))
			return s.leaves(t)
		}, EndTurn(), game.Reason{ID: WhyMustCard, A: uint16(CardWood)}},
		{"a second movement", func(t *testing.T) *State {
			s := turn("W 0", CardWood)(t)
			s.do(t, Move(CountryCircuit))
			return s.leaves(t)
		}, Move(TownCircuit), game.Reason{ID: WhyMoved}},
		{"a card used again", func(t *testing.T) *State {
			s := turn("W 0", CardWood)(t)
			s.do(t, Gain())
			return s
		}, Gain(), game.Reason{ID: WhyCardDone, A: uint16(CardWood)}},
		{"what another card does", turn("W 0", CardWood), Step(TownCircuit), game.Reason{ID: WhyOtherCard, A: uint16(CardStep), B: uint16(CardWood)}},
		{"an exchange of coins", turn("C 1, Co 5", CardExchange), Exchange(3), game.Reason{ID: WhyShort, Need: 3, Have: 1}},
		{"a second hire", func(t *testing.T) *State {
			s := turn("W 9, C 9", CardWood)(t)
			s.do(t, Hire(Forest, 1))
			return s
		}, Hire(Forest, 2), game.Reason{ID: WhyBonusDone, A: uint16(DoneHire)}},
		{"a second recruit", func(t *testing.T) *State {
			s := turn("W 3, C 3, G 3, S 3", CardWood)(t)
			s.do(t, Recruit(Castle, 0))
			return s
		}, Recruit(Castle, 1), game.Reason{ID: WhyBonusDone, A: uint16(DoneRecruit)}},
		{"a hut that is taken", turn("C 2", CardWood), Hire(Forest, 0), game.Reason{ID: WhyHutTaken, B: 1}},
		{"a hut elsewhere", turn("W 2", CardWood), Hire(Quarry, 0), game.Reason{ID: WhyNotHere, A: uint16(Quarry)}},
		{"a fifth craftsman", func(t *testing.T) *State {
			return b0().hut(0, int(Quarry), 0, int(Quarry), 1, int(Quarry), 2, int(Grainfield), 0).has(0, "W 9, C 9").plays(t, CardWood, 1)
		}, Hire(Forest, 0), game.Reason{ID: WhyCraftsmen}},
		{"a hut too dear, a coin in hand", turn("W 1, Co 1", CardWood), Hire(Forest, 2),
			game.Reason{ID: WhyShort, A: all(0, 1, 1, 0), B: 1, Need: 3, Have: 2}},
		{"a hut too dear by card too", turn("C 1", CardHelpers), CardHire(Forest, 2),
			game.Reason{ID: WhyShort, A: all(1, 0, 1, 0), Need: 2, Have: 1}},
		{"an advisor elsewhere", turn("W 3, C 3, G 3, S 3", CardWood), Recruit(Market, 0), game.Reason{ID: WhyNotHere, A: uint16(Market)}},
		{"an advisor too dear by card and event", func(t *testing.T) *State {
			return b0().event(GoodLabour).lies(MasterOfCoin, Castle, 0).plays(t, CardHelpers, 1)
		}, CardRecruit(Castle, 0), game.Reason{ID: WhyShort, A: all(2, 2, 0, 1), Need: 3}},
		{"an empty space", func(t *testing.T) *State {
			s := b0().lies(Merchant, Castle, 1).stack().has(0, "W 1, C 1, G 1").plays(t, CardHelpers, 1)
			s.do(t, Recruit(Castle, 1))
			return s
		}, CardRecruit(Castle, 1), game.Reason{ID: WhyEmptySpace, A: uint16(Castle)}},
		{"a rank without coins", turn("Ri 5", CardWood), RankUp(), game.Reason{ID: WhyGoods, A: uint16(Coin), Need: 1}},
		{"a rank without rings", func(t *testing.T) *State {
			return b0().rank(0, Baron).has(0, "Co 2").plays(t, CardWood, 1)
		}, RankUp(), game.Reason{ID: WhyGoods, A: uint16(Ring), Need: 1}},
		{"a rank above the highest", func(t *testing.T) *State { return b0().rank(0, Duke).has(0, "Co 9, Ri 9").plays(t, CardWood, 1) },
			RankUp(), game.Reason{ID: WhyTopRank}},
		{"an advisor of somebody else", turn("W 1", CardWood), Use(Merchant, 1), game.Reason{ID: WhyNotRecruited, A: uint16(Merchant)}},
		{"an ability without a ring", turn("W 1", CardWood), Use(Bailiff, 0), game.Reason{ID: WhyGoods, A: uint16(Ring), Need: 1}},
		{"an ability again", func(t *testing.T) *State {
			s := turn("Ri 2", CardWood)(t)
			s.do(t, Use(Bailiff, 0))
			return s
		}, Use(Bailiff, 0), game.Reason{ID: WhyUsed, A: uint16(Bailiff)}},
		{"no point for the Landlord", turn("C 1, CP 0", CardWood), Use(Landlord, 0), game.Reason{ID: WhyNoCitizen}},
		{"two breads of one grain", turn("C 1, G 1", CardWood), Use(Baker, 2), game.Reason{ID: WhyShort, A: all(0, 0, 1, 0), Need: 3, Have: 2}},
		{"a swap after a swap", func(t *testing.T) *State {
			s := turn("Ri 2", CardWood)(t)
			s.do(t, Swap(1))
			return s
		}, Swap(-1), game.Reason{ID: WhySwapped}},
		{"a swap of more than there is", turn("Ri 2", CardWood), Swap(3), game.Reason{ID: WhyGoods, A: uint16(Ring), Need: 3, Have: 2}},
		{"a visit's business from the menu", turn("W 1", CardWood), Donate(Wood), game.Reason{ID: WhyArrive, A: uint16(Cathedral)}},
		{"a gift in another place", visit("W 1", Market), Gift(Wood), game.Reason{ID: WhyArrive, A: uint16(Castle)}},
		{"a gift too dear", visit("Bk 1", Castle), Gift(Wood), game.Reason{ID: WhyShort, A: all(1, 0, 0, 0), Need: 1}},
		{"a second book", func(t *testing.T) *State {
			s := visit("Bk 2", Castle)(t)
			s.do(t, CastleBook())
			return s
		}, CastleBook(), game.Reason{ID: WhyDone, A: uint16(SubCastleBook)}},
		{"more coins than are sold", visit("W 2", Market), BuyCoin(2), game.Reason{ID: WhyOneCoin, Need: 2, Have: 1}},
		{"more coins than merchants from afar sell", func(t *testing.T) *State {
			return b0().event(FarMerchants).has(0, "W 3").visits(t, Market)
		}, BuyCoin(3), game.Reason{ID: WhyOneCoin, Need: 3, Have: 2}},
		{"more books than there are", visit("Bk 2", Market), SellBooks(3), game.Reason{ID: WhyGoods, A: uint16(Book), Need: 3, Have: 2}},
		{"three wood of two and no coin", visit("W 2", ConstructionSite), BuildWood(3), game.Reason{ID: WhyShort, A: all(1, 0, 0, 0), Need: 3, Have: 2}},
		{"a token of another place", visit("W 1", Castle), Redeem(6), game.Reason{ID: WhyTokenPlace, A: 6, B: uint16(Market)}},
		{"a token of nobody", visit("W 1", Castle), Redeem(1), game.Reason{ID: WhyNoToken, A: 1}},
		{"a token that has just come (R-38)", func(t *testing.T) *State {
			s := b0().tokens(0, 6).tokens(1, 1, 2, 3, 7, 8).tokens(2, 9, 10, 11, 12).has(0, "W 1").visits(t, Cathedral)
			s.do(t, Donate(Wood))
			return s.keep(t, 4)
		}, Redeem(3), game.Reason{ID: WhyTokenNew, A: 3}},
		{"more bakers than craftsmen", func(t *testing.T) *State { return b0().has(0, "G 3").arrives(t, Forest) }, Gather(1, 0),
			game.Reason{ID: WhyBakers, A: uint16(Forest), Need: 1}},
		{"more breads than grain of this gathering", func(t *testing.T) *State {
			return b0().hut(0, int(Grainfield), 0, int(Grainfield), 1).arrives(t, Grainfield)
		}, Gather(2, 0), game.Reason{ID: WhyGoods, A: uint16(Grain), Need: 2, Have: 1}},
		{"more coins baked than there are", func(t *testing.T) *State { return b0().hut(0, int(Forest), 0).has(0, "G 1").arrives(t, Forest) },
			Gather(1, 1), game.Reason{ID: WhyGoods, A: uint16(Coin), Need: 1}},
		{"a payment of too little", func(t *testing.T) *State {
			s := turn("W 2, C 2", CardWood)(t)
			s.step(t, Hire(Forest, 1), nil)
			return s
		}, pay(1, 0, 0, 0, 0), game.Reason{ID: WhyWrongSum, Need: 2, Have: 1}},
		{"a payment in another kind", func(t *testing.T) *State {
			s := turn("W 2, C 2", CardWood)(t)
			s.step(t, Hire(Forest, 1), nil)
			return s
		}, pay(2, 0, 0, 0, 0), game.Reason{ID: WhyNotInPrice, A: uint16(Wood), Need: 2, Have: 1}},
		{"coins for coins (R-20)", func(t *testing.T) *State {
			s := turn("W 2, C 2, Co 1", CardExchange)(t)
			s.step(t, Exchange(1), nil)
			return s
		}, pay(0, 0, 0, 0, 1), game.Reason{ID: WhyNoCoins}},
		{"a trade of another event", func(t *testing.T) *State {
			s := b0().event(Alms).lastTurn(2, 2).has(0, "Ri 1")
			s.do(t, s.Legal(nil)[0])
			s.finish(t)
			return s
		}, Trade(2), game.Reason{ID: WhyOtherEvent, A: uint16(Famine)}},
		{"more points than are left over", func(*testing.T) *State { return b0().has(0, "Ri 1").final() }, Split(3),
			game.Reason{ID: WhyPoints, Need: 3, Have: 2}},
		{"something when the game is over", func(*testing.T) *State { return b0().final() }, EndTurn(), game.Reason{ID: WhyOver}},
		{"something else than is asked", func(*testing.T) *State { return b0() }, EndTurn(), game.Reason{ID: WhyNotAsked, A: uint16(FramePlayCard)}},
	}
	for _, c := range rows {
		t.Run(c.name, func(t *testing.T) {
			s := c.from(t)
			s.wantIllegal(t, c.try)
			gametest.Want(t, WhyNames[c.want.ID], s.Why(c.try), c.want)
		})
	}
}
