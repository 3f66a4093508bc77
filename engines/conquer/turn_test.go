package conquer

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// walks announces the move of the soldier there.
func (s stage) walks(at string) stage { s.t.Helper(); return s.does(Move(s.at(at))) }

func TestMoves(t *testing.T) {
	gametest.Scenarios{
		{"CQ-37 a Champion adds one, a Catapult goes three without a die", func(t *testing.T) {
			s := base(t, 2).man(0, Champion, "(0,0)").man(0, Catapult, "(5,0)").dice("m3")
			s.walks("(0,0)").asks(0, FrameRolled)
			is(s, "points", s.Prompt().N, 4)
			s.does(Stay()).walks("(5,0)")
			is(s, "points", s.Prompt().N, 3)
		}},
		{"CQ-38 hindered, then the bonus, then doubled (R-56, R-57)", func(t *testing.T) {
			s := base(t, 2).man(0, Champion, "(0,0)").gives(1, HinderedPath).gives(0, DoubleSpeed).dice("m5")
			s.walks("(0,0)").asks(1, FrameRollAsk).does(Play(HinderedPath, 0, 0)).asks(0, FrameRolled)
			is(s, "points", s.Prompt().N, 3)
			s.does(Play(DoubleSpeed, 0, 0))
			is(s, "points", s.Prompt().N, 6)
			s = base(t, 2).man(0, Warrior, "(0,0)").gives(1, HinderedPath).gives(1, HinderedPath).dice("m3")
			s.walks("(0,0)").does(Play(HinderedPath, 0, 0)).does(Play(HinderedPath, 0, 0)).offers(KindMoveTo, 0).does(Stay()).offers(KindMove, 0)
			is(s, "flags", s.Seats[0].Army[0].Flags, Moved|Acted)
			s = base(t, 2).man(0, Champion, "(0,0)").gives(1, HinderedPath).gives(1, HinderedPath).dice("m3")
			s.walks("(0,0)").does(Play(HinderedPath, 0, 0)).does(Play(HinderedPath, 0, 0)).asks(0, FrameRolled)
			is(s, "points", s.Prompt().N, 1)
		}},
		{"CQ-40 an enemy settlement is entered with one point left", func(t *testing.T) {
			for at, least := range map[string]int{"(0,0)": 1, "(-2,0)": 3} {
				for points := 1; points <= 3; points++ {
					s := base(t, 2).town(1, Farm, 1, "(1,0)").man(0, Warrior, at)
					s.Push(FrameRolled, 0, s.at(at), 0, points)
					s.can(Enter(siteAt(t, s.board, "(1,0)")), points >= least)
				}
			}
			s := base(t, 2).town(1, Farm, 1, "(1,0)").man(0, Warrior, "(0,0)").wants(0, 68).wants(0, 71).dice("m3")
			s.walks("(0,0)").does(Enter(siteAt(t, s.board, "(1,0)"))).asks(0, FrameMain)
			is(s, "captured", s.Seats[0].Captured, 1)
			s.can(Claim(68, 0), true).can(Claim(71, 0), true).does(Claim(68, 0)).can(Claim(71, 0), false)
		}},
		{"CQ-41 a defended settlement is closed, but only its owner defends it (R-52, R-53)", func(t *testing.T) {
			for owner, open := range map[game.Player]bool{1: false, 2: true} {
				s := base(t, 3).town(1, Farm, 1, "(1,0)").man(0, Warrior, "(0,0)").man(owner, Warrior, "(3,0)").dice("m6")
				s.walks("(0,0)").can(Enter(siteAt(t, s.board, "(1,0)")), open)
			}
			for points, round := range map[int]bool{3: false, 4: true} {
				s := base(t, 2).town(1, Farm, 1, "(1,0)").man(0, Warrior, "(0,0)")
				s.Push(FrameRolled, 0, s.at("(0,0)"), 0, points)
				s.can(MoveTo(s.at("(3,0)")), round)
			}
			s := base(t, 3).town(1, Farm, 1, "(1,0)").man(0, Warrior, "(0,0)").man(2, Warrior, "(1,0)").dice("m6")
			s.Seats[1].Towns[0].Flags = 0
			s.walks("(0,0)").offers(KindEnter, 0)
		}},
		{"CQ-42 an occupier leaves over any border, and the settlement is free (R-54)", func(t *testing.T) {
			for points, n := range map[int]int{1: 9, 2: 24} {
				s := base(t, 2).town(1, Farm, 1, "(1,0)").man(0, Warrior, "(1,0)").dice("m3")
				s.Seats[1].Towns[0].Flags = 0
				s.walks("(1,0)").goes(points).offers(KindMoveTo, n).does(MoveTo(s.at("(0,0)")))
				is(s, "occupier", s.OccupierOf(&s.Seats[1].Towns[0]), game.Nobody)
			}
		}},
		{"CQ-44 Water Crossing opens what lies beyond the river only (R-61, R-62)", func(t *testing.T) {
			var banks []string
			for r := -8; r <= 8; r++ {
				banks = append(banks, bank(0, r, 1, r), bank(0, r, 1, r-1))
			}
			s := base(t, 2, banks...).man(0, Warrior, "(0,2)").gives(0, WaterCrossing).dice("m4")
			s.walks("(0,2)").goes(2).does(Play(WaterCrossing, 0, 0)).offers(KindStay, 0)
			var got CellSet
			for _, a := range s.Legal(nil) {
				got.Add(a.A)
			}
			wantCells(t, s.board, "beyond the river", got, "(1,0) (1,1) (1,2) (1,3) (2,0) (2,1) (2,2)")
		}},
		{"CQ-46 no move after an attack; Repeat allows both once more, but no upgrade (R-44, R-95)", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(0, Repeat).dice("a000 d000")
			s.Seats[0].Coins, s.Seats[0].Stock = 9, [5]uint16{9, 9, 9, 9, 9}
			s.offers(KindUpgrade, 1).hits("(1,0)", AmmoNone).calm().asks(0, FrameMain).offers(KindMove, 0)
			s.does(Play(Repeat, s.at("(0,0)"), 0)).offers(KindMove, 1).offers(KindAttack, 1).offers(KindUpgrade, 0)
			s.dice("m3 a222 d000").walks("(0,0)").does(MoveTo(s.at("(0,1)"))).offers(KindMove, 0)
			s.does(Attack(s.at("(0,1)"), s.at("(1,0)"), AmmoNone)).asks(0, FrameMain).offers(KindMove, 0).offers(KindAttack, 0)
		}},
		{"R-93 Misdirection leads a soldier as its owner could go, into no settlement", func(t *testing.T) {
			s := base(t, 2).man(0, Champion, "(0,0)").man(0, Warrior, "(5,0)").town(1, Farm, 1, "(1,0)").gives(1, Misdirection).dice("m6 m3")
			s.walks("(5,0)").does(Pass()).does(Stay()).asks(1, FrameStepAsk).does(Play(Misdirection, s.at("(0,0)"), 0))
			s.asks(1, FrameMisdirect).goes(1).offers(KindMoveTo, 5).offers(KindStay, 1).does(MoveTo(s.at("(0,1)"))).asks(0, FrameMain)
			is(s, "flags", s.soldier(s.at("(0,1)")).Flags, 0)
		}},
	}.Run(t)
}

func TestHousehold(t *testing.T) {
	gametest.Scenarios{
		{"CQ-48 what two settlements bring", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 2, "(1,0)").town(0, Quarry, 2, "(-5,0)").wants(0, 33).wants(0, 35)
			s.collect(0, nil)
			is(s, "stock", s.Seats[0].Stock, [5]uint16{1, 2, 2, 1, 2})
			is(s, "coins", s.Seats[0].Coins, 6)
			is(s, "peasants", s.Seats[0].Spare, 2)
			s.can(Claim(33, 0), true).can(Claim(35, 0), true)
			s.collect(0, nil)
			is(s, "coins", s.Seats[0].Coins, 12)
			is(s, "stock", s.Seats[0].Stock, [5]uint16{1, 2, 2, 1, 2})
		}},
		{"CQ-49 an occupied settlement pays the occupier (R-34, R-35, R-40)", func(t *testing.T) {
			s := base(t, 2).town(1, Farm, 1, "(1,0)").man(0, Warrior, "(1,0)")
			s.Seats[1].Towns[0].Flags, s.Seats[1].Spare = 0, 1
			s.collect(0, nil)
			is(s, "stock", s.Seats[0].Stock, [5]uint16{1, 0, 1})
			is(s, "coins", s.Seats[0].Coins, 2)
			s.Current = 1
			s.collect(1, nil)
			is(s, "coins", s.Seats[1].Coins, 0)
			s.does(EndTurn()).asks(1, FramePeasants).offers(KindPlace, 0).offers(KindSellPeasant, 1).does(Done()).asks(0, FrameDropObj)
		}},
		{"CQ-50 prices, and trades in any order; for a search in one (Q-02)", func(t *testing.T) {
			s := base(t, 2)
			s.Seats[0].Coins = 10
			s.does(Buy(Craft))
			is(s, "coins", s.Seats[0].Coins, 0)
			search := stage{s.Clone().(*State), t}
			search.Brisk()
			search.can(Sell(Craft), false) // no sale after a purchase in one run
			s.does(Sell(Craft))
			is(s, "coins after a sale", s.Seats[0].Coins, 1)
			s.Seats[0].Arrows, s.Seats[0].Coins = 1, 2
			s.does(TradeUp())
			is(s, "flaming arrows", s.Seats[0].Flaming, 1)
			is(s, "coins", s.Seats[0].Coins, 0)
			s.Seats[0].Arrows = 1
			s.can(TradeUp(), false)
		}},
		{"CQ-52 one soldier a settlement and turn (R-47)", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(1,0)").town(0, Farm, 1, "(-5,0)")
			s.Seats[0].Reserve = [2]byte{2, 1}
			s.offers(KindDeploy, 36).does(Deploy(Warrior, s.at("(0,0)"))).offers(KindDeploy, 18)
			s.does(Deploy(Archer, s.at("(-4,1)"))).offers(KindDeploy, 0)
		}},
		{"CQ-53 soldiers are bought under siege, at any settlement (R-24, R-26)", func(t *testing.T) {
			s := base(t, 2).town(1, Farm, 1, "(1,0)").town(1, Farm, 1, "(-5,0)").man(0, Warrior, "(3,0)")
			q := &s.Seats[1]
			q.Coins, q.Stock, q.Spare = 3, [5]uint16{1, 2}, 1
			s.beginTurn(1, nil)
			s.asks(1, FrameSiege).offers(KindSiegeBuy, 17).does(SiegeBuy(Warrior, s.at("(0,0)"))).asks(1, FrameDropObj)
			is(s, "goods", q.Goods(), Goods{})
			is(s, "flags", q.Army[0].Flags, Deployed)
			is(s, "crafted", s.Counts[CraftedWarrior], 1)
		}},
		{"CQ-54 nothing is changed for it, and reserves wait (R-28)", func(t *testing.T) {
			s := base(t, 2).town(1, Farm, 1, "(1,0)").town(1, Farm, 1, "(-5,0)").man(0, Warrior, "(3,0)")
			q := &s.Seats[1]
			q.Coins, q.Stock, q.Spare = 2, [5]uint16{1, 2, 0, 5}, 1
			s.beginTurn(1, nil)
			s.asks(1, FrameDropObj)
			s.collect(1, nil)
			s.does(CraftSoldier(Warrior)).offers(KindDeploy, 9)
		}},
		{"CQ-55 a peasant at work is none to spare (R-25)", func(t *testing.T) {
			s := base(t, 2).town(1, Farm, 1, "(1,0)").man(0, Warrior, "(3,0)")
			s.Seats[1].Coins, s.Seats[1].Stock = 3, [5]uint16{1, 2}
			s.beginTurn(1, nil)
			s.asks(1, FrameDropObj)
		}},
		{"CQ-56 who came this turn is not upgraded, but by Promoted or after Reinforcement (R-43, R-45, R-144)", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(1,0)").gives(0, Promoted).gives(0, Reinforcement)
			s.Seats[0].Coins, s.Seats[0].Stock, s.Seats[0].Reserve = 9, [5]uint16{9, 9, 9, 9, 9}, [2]byte{1}
			c := s.at("(0,0)")
			s.does(Deploy(Warrior, c)).can(Upgrade(c), false).can(Play(Promoted, c, 0), true).offers(KindPlay, 1)
			s = base(t, 2).town(0, Farm, 1, "(1,0)").gives(0, Reinforcement)
			s.Seats[0].Coins, s.Seats[0].Stock = 9, [5]uint16{9, 9, 9, 9, 9}
			s.offers(KindPlay, 18).does(Play(Reinforcement, c, uint16(Warrior))).can(Upgrade(c), true).does(Upgrade(c)).offers(KindUpgrade, 0).offers(KindMove, 1)
			s.man(1, Warrior, "(0,1)").dice("a22222 d000").does(Attack(c, s.at("(0,1)"), AmmoNone))
			is(s, "enemies", s.Seats[1].NArmy, 0)
			s = base(t, 2).man(0, Warrior, "(0,0)").gives(0, Promoted).dice("m3")
			s.Seats[0].Coins, s.Seats[0].Stock = 9, [5]uint16{9, 9, 9, 9, 9}
			s.offers(KindUpgrade, 1).offers(KindPlay, 1).walks("(0,0)").does(Stay()).offers(KindUpgrade, 0).offers(KindPlay, 0)
		}},
		{"CQ-58 no more than five settlements, and no improvement in the turn of the purchase (R-120, Q-04)", func(t *testing.T) {
			s := base(t, 2).town(1, Farm, 1, "(-2,-6)").man(0, Warrior, "(-2,-6)").town(1, Farm, 1, "(-9,6)").man(0, Warrior, "(-9,6)")
			s.Seats[1].Towns[0].Flags, s.Seats[1].Towns[1].Flags = 0, 0
			s.Seats[0].Coins, s.Seats[0].Stock = 99, [5]uint16{99, 99, 99, 99, 99}
			for _, at := range []string{"(1,0)", "(-5,0)", "(1,5)", "(-3,5)", "(5,-5)"} {
				s.can(Establish(Farm), true).does(Establish(Farm)).asks(0, FrameSite).does(PickSite(siteAt(t, s.board, at)))
			}
			s.offers(KindEstablish, 0).offers(KindImprove, 0)
			s.beginTurn(0, nil)
			s.collect(0, nil)
			s.offers(KindImprove, 5).does(Improve(siteAt(t, s.board, "(1,0)"))).offers(KindImprove, 4)
		}},
		{"CQ-59 peasants go where they are wanted (Q-03)", func(t *testing.T) {
			idle := func(spare uint16, coins uint16) stage {
				s := base(t, 2).town(0, Farm, 1, "(1,0)").town(0, Farm, 1, "(-5,0)")
				s.Seats[0].Towns[0].Flags, s.Seats[0].Towns[1].Flags = 0, 0
				s.Seats[0].Spare, s.Seats[0].Coins = spare, coins
				return s.does(EndTurn())
			}
			s := idle(3, 0).asks(0, FramePeasants).offers(KindSellPeasant, 1).can(Done(), true)
			is(s, "peasants", s.Seats[0].Spare, 1)
			s = idle(1, 2).can(Done(), false).offers(KindPlace, 2).does(BuyPeasant()).asks(1, FrameDropObj)
			is(s, "working", s.Seats[0].Towns[0].Flags&s.Seats[0].Towns[1].Flags, Peasant)
			idle(1, 2).does(Place(siteAt(t, base(t, 2).board, "(1,0)"))).asks(1, FrameDropObj)
			idle(0, 2).can(Done(), true).offers(KindBuyPeasant, 1)
			idle(0, 1).asks(1, FrameDropObj)
		}},
	}.Run(t)
}

func TestCardsAndObjectives(t *testing.T) {
	gametest.Scenarios{
		{"CQ-61 open cards and declared objectives count for the hand (R-32)", func(t *testing.T) {
			s := base(t, 2).gives(0, Kidnapped).wants(0, 1).wants(0, 2)
			s.ActDeck[ArcherVolley]--
			s.Seats[0].Open[0], s.Seats[0].NOpen = ArcherVolley|TurnedOver, 1
			s.ObjDeck[1] &^= 1 << (65 & 63)
			s.Vows[campaign] = Vow{Owner: 0, Since: 2}
			s.beginTurn(0, nil)
			s.asks(0, FrameDropObj).can(Done(), false).offers(KindDropObj, 4).does(DropObj(65))
			is(s, "declared", s.Vowed(0), 0)
			s.asks(0, FrameDropAct).can(Done(), false).can(DropAct(ArcherVolley, true), true).does(DropAct(ArcherVolley, true)).asks(0, FrameMain)
			first := base(t, 2)
			first.Seats[0].Turns = 0
			first.beginTurn(0, nil)
			first.asks(0, FrameMain)
		}},
		{"CQ-62 Kidnapped is a capture (R-98)", func(t *testing.T) {
			s := base(t, 2).town(1, Village, 1, "(1,0)").gives(0, Kidnapped).wants(0, 71)
			s.does(Play(Kidnapped, siteAt(t, s.board, "(1,0)"), 0)).can(Claim(71, 0), true)
			is(s, "captured", s.Seats[0].Captured, 1)
		}},
		{"CQ-64 what was done in an earlier turn is past", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").wants(0, 50).dice("a211 d111")
			s.hits("(1,0)", AmmoNone).can(Claim(50, 0), true)
			s.beginTurn(0, nil)
			s.collect(0, nil)
			s.can(Claim(50, 0), false)
		}},
		{"CQ-65 an occupation is held for three turns (R-103, R-104)", func(t *testing.T) {
			s := base(t, 2).town(1, Farm, 1, "(1,0)").man(0, Warrior, "(1,0)").man(1, Warrior, "(0,0)").wants(0, 74)
			s.Seats[1].Towns[0].Flags = 0
			s.offers(KindDeclare, 1).does(Declare(74, siteAt(t, s.board, "(1,0)")))
			for turn := 1; turn <= 3; turn++ {
				s.beginTurn(0, nil)
				s.collect(0, nil)
				s.can(Claim(74, 0), turn == 3)
			}
			_, i := s.SoldierAt(s.at("(1,0)"))
			s.remove(0, i, nil)
			s.can(Claim(74, 0), false)
			is(s, "discarded", s.ObjGone[1]>>(74&63)&1, 1)
		}},
		{"CQ-67 goods and soldiers given up (R-105, R-106)", func(t *testing.T) {
			s := base(t, 2).man(0, Knight, "(0,0)").man(1, Warrior, "(5,0)").wants(0, 40).wants(0, 46).wants(0, 44)
			s.Seats[0].Stock[Stone] = 6
			s.can(Claim(44, s.at("(5,0)")), false).does(Claim(40, 0)).does(Claim(46, s.at("(0,0)")))
			is(s, "stone", s.Seats[0].Stock[Stone], 0)
			is(s, "soldiers", s.Seats[0].NArmy, 0)
		}},
		{"CQ-68 Attrition and Sickness last for the next turn of their victim (R-99)", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Knight, "(1,0)").gives(0, Attrition).gives(0, Sickness)
			s.does(Play(Attrition, 1, 0)).does(Play(Sickness, s.at("(1,0)"), 0)).offers(KindPlay, 0)
			s.man(1, Warrior, "(0,1)").town(0, Farm, 1, "(0,2)").gives(1, Craftpoints)
			s.Seats[1].Coins, s.Seats[1].Stock = 9, [5]uint16{9, 9, 9, 9, 9}
			s.beginTurn(1, nil)
			s.collect(1, nil)
			s.calm().offers(KindAttack, 0).can(Move(s.at("(1,0)")), false).can(Upgrade(s.at("(1,0)")), true).can(Play(Craftpoints, 0, 0), true)
			s.dice("m3").walks("(0,1)").does(Enter(siteAt(t, s.board, "(0,2)"))).asks(1, FrameMain)
			s.endTurn(1, nil)
			s.beginTurn(1, nil)
			s.collect(1, nil)
			s.calm().offers(KindAttack, 1).offers(KindMove, 2)                                 // the Warrior is on the settlement
			s = base(t, 3).man(2, Warrior, "(0,0)").man(1, Warrior, "(1,0)").dice("a000 dC00") // before the turn that it is for
			s.Current, s.Seats[1].Flags, s.Seats[1].Army[0].Flags = 2, HasFaction|NoAttackNext, SickNext
			s.Ask(FrameMain, 2, 0, 0, 0)
			s.hits("(1,0)", AmmoNone).asks(1, FrameCounter)
		}},
		{"CQ-69 Reinforcement is deployed, not crafted (R-96)", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(1,0)").gives(0, Reinforcement)
			s.does(Play(Reinforcement, s.at("(0,0)"), uint16(Archer)))
			is(s, "crafted", s.log().Sum(anyCraft), 0)
			is(s, "deployed", s.Counts[DeployedSoldiers], 1)
		}},
		{"CQ-76 an empty deck takes its discards back (R-117)", func(t *testing.T) {
			s := base(t, 2)
			s.ObjGone, s.ObjDeck = [2]uint64{0x3fe}, [2]uint64{}
			is(s, "drawn", s.drawObj(nil) > 0, true)
			is(s, "deck", cards(s.ObjDeck), 8)
			s.ObjDeck, s.ActDeck = [2]uint64{}, [21]byte{}
			s.beginTurn(0, nil)
			s.asks(0, FrameMain)
		}},
		{"CQ-80 without hidden cards nobody is asked", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").dice("m3")
			s.walks("(0,0)").asks(0, FrameRolled)
		}},
	}.Run(t)
}
