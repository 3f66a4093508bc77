package conquer

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestRulingsOfTheTurn(t *testing.T) {
	gametest.Scenarios{
		{"R-22 R-23 a siege comes first, then the cards, then what settlements bring (R-33, R-100)", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(1,0)").man(1, Warrior, "(3,0)").gives(0, Craftpoints)
			q := &s.Seats[0]
			q.Coins, q.Stock, q.Spare = 3, [5]uint16{1, 2}, 1
			s.beginTurn(0, nil)
			s.asks(0, FrameSiege).offers(KindPlay, 0).offers(KindSell, 0).offers(KindBuy, 0).offers(KindClaim, 0)
			is(s, "objectives before the siege is over", q.NObj, 0)
			is(s, "coins", q.Coins, 3)
			s.does(Done()).asks(0, FrameDropObj).offers(KindPlay, 0)
			is(s, "objectives and cards drawn", [2]uint8{q.NObj, q.NAct}, [2]uint8{1, 2})
			is(s, "nothing collected yet", q.Goods(), Goods{Coins: 3, Stock: [5]uint16{1, 2}, Peasants: 1})
			s.does(Done()).asks(0, FrameDropAct).offers(KindPlay, 0).does(Done()).calm().asks(0, FrameMain)
			is(s, "collected", q.Goods(), Goods{Coins: 5, Stock: [5]uint16{2, 2, 1}, Peasants: 2})
		}},
		{"R-24 what is left over does not matter, what is lacking does", func(t *testing.T) {
			for _, c := range [...]struct {
				coins, iron uint16
				asked       bool
			}{{3, 2, true}, {9, 9, true}, {2, 9, false}, {9, 1, false}} {
				s := base(t, 2).town(0, Farm, 1, "(1,0)").man(1, Warrior, "(3,0)")
				q := &s.Seats[0]
				q.Coins, q.Stock, q.Spare = c.coins, [5]uint16{1, c.iron, 9, 9, 9}, 1
				s.beginTurn(0, nil)
				is(s, "asked", s.Prompt().Kind == FrameSiege, c.asked)
			}
		}},
		{"R-25 a peasant bought ahead need not be placed, and buys a soldier when the siege has come", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(1,0)").man(1, Warrior, "(3,0)")
			q := &s.Seats[0]
			q.Towns[0].Flags, q.Coins, q.Stock, q.Spare = 0, 5, [5]uint16{1, 2}, 1
			s.does(BuyPeasant()).does(EndTurn()).asks(0, FramePeasants).offers(KindPlace, 0).does(Done())
			is(s, "at work, in hand", [2]uint16{uint16(q.Towns[0].Flags & Peasant), q.Spare}, [2]uint16{uint16(Peasant), 1})
			s.beginTurn(0, nil)
			s.asks(0, FrameSiege).offers(KindSiegeBuy, 8).does(SiegeBuy(Warrior, s.at("(0,0)")))
			is(s, "at work, in hand", [2]uint16{uint16(q.Towns[0].Flags & Peasant), q.Spare}, [2]uint16{uint16(Peasant), 0})
		}},
		{"R-143 nobody improves an occupied settlement", func(t *testing.T) {
			for _, tier := range []Tier{1, 2} {
				s := base(t, 2).held(0, Farm, tier, "(1,0)", 1, Knight).town(0, Quarry, tier, "(-5,0)").rich(0).rich(1)
				s.Opt |= OptAvalon
				s.offers(KindImprove, int(2-tier))
				s.can(Improve(s.site("(1,0)")), false).can(Improve(s.site("(-5,0)")), tier == 1)
				for _, a := range s.Legal(nil) {
					is(s, "a city on the occupied one", a.Kind == KindAvalon && a.A == s.site("(1,0)"), false)
				}
				s.turn(1).offers(KindImprove, 0).offers(KindAvalon, 0)
			}
		}},
		{"R-27 under siege a soldier for each settlement may be bought (R-47, Q-03)", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(1,0)").town(0, Farm, 1, "(-5,0)").man(1, Warrior, "(3,0)").rich(0)
			s.Seats[0].Spare = 3
			s.beginTurn(0, nil)
			s.asks(0, FrameSiege).offers(KindSiegeBuy, 34).does(SiegeBuy(Archer, s.at("(-4,1)")))
			s.offers(KindSiegeBuy, 16).does(SiegeBuy(Warrior, s.at("(0,0)"))).asks(0, FrameDropObj)
			is(s, "soldiers", s.Seats[0].NArmy, 2)
			is(s, "counted", [2]uint8{s.Counts[CraftedWarrior] + s.Counts[CraftedArcher], s.Counts[DeployedSoldiers]}, [2]uint8{2, 2})
		}},
		{"R-04 there are eight soldiers at most, reserves among them", func(t *testing.T) {
			for _, waiting := range []uint8{1, 2} {
				s := base(t, 2).town(0, Farm, 1, "(1,0)").rich(0).gives(0, Reinforcement)
				s.Seats[0].Spare = 9
				for _, at := range []string{"(0,-3)", "(0,-4)", "(0,-5)", "(0,-6)", "(0,-7)", "(0,-8)"} {
					s.man(0, Knight, at)
				}
				s.Seats[0].Reserve[1] = waiting
				room := 1 - int(waiting/2)
				s.offers(KindCraft, 2*room).offers(KindPlay, 18*room)
				s.man(1, Warrior, "(3,0)").beginTurn(0, nil)
				is(s, "asked under siege", s.Prompt().Kind == FrameSiege, room == 1)
			}
		}},
		{"R-03 no supply runs out", func(t *testing.T) {
			s := base(t, 2)
			s.Seats[0].Coins, s.Seats[0].Stock = 999, [5]uint16{45, 45, 35, 35, 40}
			for range 33 {
				s.does(BuyPeasant())
			}
			s.Mart = 0
			s.does(Buy(Wood)).does(Buy(Stone)).does(Buy(Craft))
			for range 25 {
				s.rich(0).does(CraftAmmo(Arrow)).does(CraftAmmo(Flaming))
			}
			is(s, "peasants", s.Seats[0].Spare, 33)
			is(s, "arrows", [2]uint16{s.Seats[0].Arrows, s.Seats[0].Flaming}, [2]uint16{25, 25})
		}},
		{"R-29 R-30 an occupied settlement is not under siege, and nobody comes out beside it (R-46)", func(t *testing.T) {
			s := base(t, 2).held(0, Farm, 1, "(1,0)", 1, Warrior).man(1, Warrior, "(3,0)").town(0, Farm, 1, "(-5,0)").rich(0)
			s.Seats[0].Spare, s.Seats[0].Reserve[0] = 1, 1
			is(s, "besieged", s.Besieged(0, &s.Seats[0].Towns[0]) || s.Besieged(0, &s.Seats[0].Towns[1]), false)
			s.beginTurn(0, nil)
			s.asks(0, FrameDropObj)
			s.turn(0).offers(KindDeploy, 9).offers(KindImprove, 1)
			s.rich(1).turn(1).can(Upgrade(s.at("(1,0)")), true)
		}},
		{"R-31 who has room may give one card of each deck away or keep them", func(t *testing.T) {
			s := base(t, 2).wants(0, 1).gives(0, Craftpoints)
			s.beginTurn(0, nil)
			s.asks(0, FrameDropObj).offers(KindDropObj, 2).does(DropObj(1)).asks(0, FrameDropAct).can(Done(), true)
			s.does(DropAct(Craftpoints, false)).calm().asks(0, FrameMain)
			is(s, "cards", [2]uint8{s.Seats[0].NObj, s.Seats[0].NAct}, [2]uint8{1, 1})
			is(s, "discarded", [2]int{cards(s.ObjGone), total(&s.ActGone)}, [2]int{1, 1})
		}},
		{"R-36 R-39 peasants are sold in the last step only, and nothing else is traded or played in it (R-100)", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(1,0)").rich(0)
			s.Seats[0].Spare = 2
			s.offers(KindSellPeasant, 0).offers(KindBuyPeasant, 1).does(EndTurn()).asks(0, FramePeasants)
			s.offers(KindSellPeasant, 1).offers(KindBuyPeasant, 0).offers(KindSell, 0).offers(KindBuy, 0).offers(KindPlay, 0)
			s.does(SellPeasant()).does(SellPeasant()).asks(1, FrameDropObj)
			is(s, "coins", s.Seats[0].Coins, 101)
			is(s, "peasants", s.Seats[0].Spare, 0)
		}},
		{"Q-10 in the last step peasants are bought before any is placed (R-39)", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(1,0)").town(0, Farm, 1, "(-5,0)").town(0, Farm, 1, "(5,-5)")
			for i := range s.Seats[0].NTowns {
				s.Seats[0].Towns[i].Flags = 0
			}
			s.Seats[0].Coins, s.Seats[0].Spare = 4, 1
			s.does(EndTurn()).offers(KindBuyPeasant, 1).offers(KindPlace, 3).does(BuyPeasant()).offers(KindBuyPeasant, 1)
			s.offers(KindPlace, 2).does(Place(s.Seats[0].Towns[0].Site)).offers(KindBuyPeasant, 0).offers(KindPlace, 2)
			s.does(Place(s.Seats[0].Towns[2].Site)).asks(1, FrameDropObj)
			is(s, "without a peasant", s.Seats[0].Towns[1].Flags, 0)
		}},
		{"R-41 the last objective leaves the peasants to be placed, not bought or sold", func(t *testing.T) {
			for spare, frame := range map[uint16]uint8{0: FrameDropObj, 1: FramePeasants, 3: FrameDropObj} {
				s := base(t, 2).town(0, Farm, 1, "(1,0)").town(0, Farm, 1, "(-5,0)").wants(0, 40).rich(0)
				s.Seats[0].Towns[0].Flags, s.Seats[0].Towns[1].Flags = 0, 0
				s.Target, s.Seats[0].Spare = 1, spare
				s.does(Claim(40, 0))
				is(s, "question", s.Prompt().Kind, frame)
				if frame == FramePeasants {
					s.offers(KindBuyPeasant, 0).offers(KindSellPeasant, 0).offers(KindPlace, 2).offers(game.Done, 0)
				}
				is(s, "peasants kept", s.Seats[0].Spare, max(spare, 2)-2+spare%3%2)
			}
		}},
		{"R-42 who was deployed this turn may move and attack", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(1,0)").man(1, Warrior, "(-1,0)").dice("m4 a222 d000")
			s.Seats[0].Reserve[0] = 1
			s.does(Deploy(Warrior, s.at("(0,0)"))).walks("(0,0)").does(MoveTo(s.at("(0,-1)")))
			s.does(Attack(s.at("(0,-1)"), s.at("(-1,0)"), AmmoNone))
			is(s, "enemies", s.Seats[1].NArmy, 0)
		}},
		{"R-47 what a turn has used up is there again in the next one (R-44, R-119)", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(1,0)").rich(0)
			s.Seats[0].Reserve = [2]byte{2}
			c := s.at("(0,0)")
			s.does(Deploy(Warrior, c)).offers(KindDeploy, 0).offers(KindUpgrade, 0).does(Improve(siteAt(t, s.board, "(1,0)")))
			s.Opt |= OptAvalon
			s.offers(KindAvalon, 0).does(Move(c)).does(Stay()).offers(KindMove, 0)
			s.turn(0).offers(KindDeploy, 8).offers(KindMove, 1).offers(KindAvalon, 8).does(Upgrade(c)).offers(KindUpgrade, 0)
			s.turn(0).does(Upgrade(c))
			is(s, "type", s.soldier(c).Type, Champion)
		}},
		{"R-123 a settlement may be founded beside an enemy, and is under siege at once", func(t *testing.T) {
			s := base(t, 2).man(1, Warrior, "(0,0)").rich(0)
			s.Seats[0].Reserve[0] = 1
			s.does(Establish(Farm)).does(PickSite(siteAt(t, s.board, "(1,0)"))).offers(KindDeploy, 0)
			is(s, "besieged", s.Besieged(0, &s.Seats[0].Towns[0]), true)
			s.does(Establish(Farm)).does(PickSite(siteAt(t, s.board, "(-5,0)"))).offers(KindDeploy, 9)
		}},
		{"R-124 a siege takes nothing from the yield, a missing peasant the resources", func(t *testing.T) {
			s := base(t, 2).town(0, Village, 1, "(1,0)").man(1, Warrior, "(0,0)").town(0, Quarry, 1, "(-5,0)")
			_, i := s.TownAt(siteAt(t, s.board, "(-5,0)"))
			s.Seats[0].Towns[i].Flags = 0
			s.collect(0, nil)
			is(s, "goods", s.Seats[0].Goods(), Goods{Coins: 4, Stock: [5]uint16{1, 1}, Peasants: 1})
			s.rich(0).calm().offers(KindImprove, 2)
		}},
		{"R-126 what cards give is neither gathered nor crafted", func(t *testing.T) {
			s := base(t, 2).gives(0, Craftpoints).gives(0, FlamingArrows).wants(0, 8).wants(0, 35)
			s.does(Play(Craftpoints, 0, 0)).does(Play(FlamingArrows, 0, 0)).offers(KindClaim, 0)
			is(s, "craftpoints", s.Seats[0].Stock[Craft], 3)
			is(s, "flaming arrows", s.Seats[0].Flaming, 3)
			is(s, "counted", Counters(s.Counts), Counters{})
		}},
		{"CQ-77 who has lost everything goes on playing", func(t *testing.T) {
			s := base(t, 2).held(0, Farm, 1, "(1,0)", 1, Warrior).held(0, Farm, 1, "(-5,0)", 1, Knight)
			s.Seats[0].Coins, s.Seats[0].Stock = 20, [5]uint16{2, 4, 2, 4, 2}
			s.Seats[0].Spare = 1
			s.beginTurn(0, nil)
			s.asks(0, FrameDropObj).does(Done()).asks(0, FrameDropAct).does(Done()).asks(0, FrameMain)
			is(s, "drawn", [2]uint8{s.Seats[0].NObj, s.Seats[0].NAct}, [2]uint8{1, 1})
			is(s, "goods", s.Seats[0].Goods(), Goods{Coins: 20, Stock: [5]uint16{2, 4, 2, 4, 2}, Peasants: 1})
			s.does(Sell(Horse)).does(Buy(Wood)).does(CraftSoldier(Warrior)).offers(KindDeploy, 0)
			s.does(Establish(Farm)).does(PickSite(siteAt(t, s.board, "(5,-5)"))).offers(KindDeploy, 9)
			s.does(Deploy(Warrior, s.at("(4,-4)")))
			is(s, "settlements and soldiers", [2]uint8{s.Seats[0].NTowns, s.Seats[0].NArmy}, [2]uint8{3, 1})
		}},
	}.Run(t)
}

func TestRulingsOfMarches(t *testing.T) {
	gametest.Scenarios{
		{"R-55 who enters a settlement stops, and leaves with another move", func(t *testing.T) {
			s := base(t, 2).town(1, Farm, 1, "(1,0)").man(0, Warrior, "(0,0)").gives(0, Repeat).dice("m6 m3 m4")
			s.walks("(0,0)").does(Enter(siteAt(t, s.board, "(1,0)"))).asks(0, FrameMain).offers(KindMove, 0).offers(KindAttack, 0)
			at := s.Seats[0].Army[0].Cell
			s.does(Play(Repeat, at, 0)).does(Move(at)).goes(1).offers(KindMoveTo, 9).does(Stay()).offers(KindMove, 0)
			s.turn(0).does(Move(at)).does(MoveTo(s.at("(3,0)")))
			is(s, "occupier", s.OccupierOf(&s.Seats[1].Towns[0]), game.Nobody)
		}},
		{"R-58 a Catapult is not hindered, nor is a misdirected soldier", func(t *testing.T) {
			s := base(t, 2).man(0, Catapult, "(0,0)").gives(1, HinderedPath)
			s.walks("(0,0)").asks(0, FrameRolled).does(Stay()).asks(1, FrameStepAsk)
			s = base(t, 3).man(0, Warrior, "(0,0)").man(0, Warrior, "(5,0)").gives(1, Misdirection).gives(2, HinderedPath).dice("m5")
			s.askStep(StepStart, nil)
			s.asks(1, FrameStepAsk).does(Play(Misdirection, s.at("(0,0)"), 0)).asks(1, FrameMisdirect)
			is(s, "points", s.Prompt().N, 5)
		}},
		{"R-149 a plain die shows 1 to 6, and half of a 1 is nothing", func(t *testing.T) {
			plain := func(m string) stage {
				s := base(t, 2).man(0, Warrior, "(0,0)").man(0, Knight, "(3,0)").gives(1, HinderedPath)
				s.Opt |= OptPlainDie
				return s.dice(m)
			}
			s := plain("m6")
			s.walks("(0,0)").does(Play(HinderedPath, 0, 0)).asks(0, FrameRolled)
			is(s, "half of a 6", s.Prompt().N, 3)
			s = plain("m1")
			s.walks("(0,0)").does(game.Action{Kind: game.Pass}).asks(0, FrameRolled)
			is(s, "a 1", s.Prompt().N, 1)
			s = plain("m1")
			s.walks("(0,0)").does(Play(HinderedPath, 0, 0)).asks(0, FrameRolled)
			is(s, "half of a 1", s.Prompt().N, 0)
			if got := s.Legal(nil); len(got) != 1 || got[0] != Stay() {
				t.Errorf("a soldier without points may do %v", got)
			}
			long, plainOne := sets(t, 2, nil), sets(t, 2, map[int]uint8{OptionDie: 1})
			is(long, "the usual die", *long.Die(), [DieSides]uint8{3, 4, 5, 6, 7, 8})
			is(plainOne, "the plain die", *plainOne.Die(), [DieSides]uint8{1, 2, 3, 4, 5, 6})
		}},
		{"R-57 R-122 two Hindered Paths halve twice", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").gives(1, HinderedPath).gives(1, HinderedPath).dice("m6")
			s.walks("(0,0)").does(Play(HinderedPath, 0, 0)).does(Play(HinderedPath, 0, 0)).asks(0, FrameRolled)
			is(s, "points", s.Prompt().N, 1)
		}},
		{"R-59 R-60 a Catapult doubles its three and crosses mountains and water (R-125)", func(t *testing.T) {
			var edits []string
			for r := -9; r <= 9; r++ {
				for q, letter := range map[int]string{1: "M", 2: "L"} {
					if hexDist(coord{int8(q), int8(r)}, coord{}) <= 9 {
						edits = append(edits, letter+"@"+spot(q, r))
					}
				}
			}
			s := base(t, 2, edits...).man(0, Catapult, "(0,0)").gives(0, DoubleSpeed)
			s.walks("(0,0)").does(Play(DoubleSpeed, 0, 0))
			is(s, "points", s.Prompt().N, 6)
			s = base(t, 2, edits...).man(0, Catapult, "(0,0)").gives(0, MountainCrossing).gives(0, WaterCrossing)
			s.walks("(0,0)").offers(KindPlay, 0) // neither alone leads across
			s = base(t, 2, "M@(1,0)", "M@(1,-1)", "M@(0,1)", "M@(-1,1)", "M@(-1,0)", "L@(0,-1)").man(0, Catapult, "(0,0)").gives(0, MountainCrossing).gives(0, WaterCrossing)
			s.walks("(0,0)").offers(KindPlay, 2).does(Play(MountainCrossing, 0, 0)).offers(KindStay, 0).offers(KindPlay, 1)
		}},
		{"R-132 after a crossing nobody is made so fast that no space is left beyond", func(t *testing.T) {
			// Two points lead over the mountain to (2,0), which four reach on the only way round.
			var edits []string
			for q := -9; q <= 9; q++ {
				for r := -9; r <= 9; r++ {
					switch c := (coord{int8(q), int8(r)}); {
					case c == coord{1, 0}:
						edits = append(edits, "M@(1,0)")
					case hexDist(c, coord{}) <= 9 && c != coord{} && c != coord{2, 0} && c != coord{1, -1} && c != coord{2, -1}:
						edits = append(edits, "L@"+spot(q, r))
					}
				}
			}
			for points, plays := range map[int]int{2: 2, 3: 1} {
				s := base(t, 2, edits...).man(0, Warrior, "(0,0)").gives(0, MountainCrossing).gives(0, DoubleSpeed).dice("m3")
				s.walks("(0,0)").goes(points).offers(KindPlay, plays)
				if plays == 2 {
					s.does(Play(MountainCrossing, 0, 0)).goesTo("(2,0)").offers(KindPlay, 0)
				}
			}
		}},
		{"R-135 Double Speed doubles any roll, whether it gains a space or not", func(t *testing.T) {
			walls := []string{"M@(1,0)", "M@(1,-1)", "M@(0,1)", "M@(-1,1)", "M@(-1,0)", "M@(0,-1)"}
			s := base(t, 2, walls...).man(0, Warrior, "(0,0)").gives(0, DoubleSpeed).gives(0, MountainCrossing).dice("m3")
			s.walks("(0,0)").goes(1).offers(KindPlay, 1).does(Play(DoubleSpeed, 0, 0)).offers(KindPlay, 1).does(Play(MountainCrossing, 0, 0))
			s.offers(KindMoveTo, 12)
			s = base(t, 2).man(0, Warrior, "(0,0)").gives(0, DoubleSpeed).gives(1, HinderedPath).gives(1, HinderedPath).dice("m3")
			s.walks("(0,0)").does(Play(HinderedPath, 0, 0)).does(Play(HinderedPath, 0, 0)).offers(KindPlay, 0) // nothing to double
		}},
		{"R-48 R-50 nobody stops where another is, on friendly settlements neither", func(t *testing.T) {
			s := base(t, 2, corridor()...).man(0, Warrior, "(0,0)").man(0, Warrior, "(1,0)").dice("m4")
			s.walks("(0,0)").goesTo("(2,0) (3,0)")
			s = base(t, 2, corridor()...).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").dice("m4")
			s.walks("(0,0)").goesTo("")
			s = base(t, 2).town(0, Farm, 1, "(1,0)").man(0, Warrior, "(0,0)").dice("m3").walks("(0,0)")
			s.can(MoveTo(s.at("(1,0)")), false).can(MoveTo(s.at("(2,0)")), false).can(MoveTo(s.at("(3,0)")), true)
		}},
	}.Run(t)
}
