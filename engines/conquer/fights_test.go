package conquer

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestRulingsOfFights(t *testing.T) {
	gametest.Scenarios{
		{"R-75 each soldier pays for its shots once in an engagement", func(t *testing.T) {
			s := base(t, 2).man(0, Archer, "(0,0)").man(1, Archer, "(2,0)").dice("a00 dC0 a000 dC0 a00 dC0 a000 d00")
			s.Seats[0].Arrows, s.Seats[1].Flaming = 1, 1
			s.hits("(2,0)", AmmoArrow).asks(1, FrameCounter).offers(KindCounter, 1).does(Counter(AmmoFlaming))
			s.asks(0, FrameCounter).offers(KindCounter, 1).does(Counter(AmmoNone))
			s.asks(1, FrameCounter).offers(KindCounter, 1).does(Counter(AmmoNone)).asks(0, FrameMain)
			is(s, "arrows", [2]uint16{s.Seats[0].Arrows, s.Seats[1].Flaming}, [2]uint16{})
		}},
		{"R-73 a counter needs range and sight, a river does not matter (R-17)", func(t *testing.T) {
			for _, c := range [...]struct {
				edit    string
				attack  SoldierType
				from    string
				counter bool
			}{{"G@(0,0)", Bolteer, "(0,0)", false}, {"G@(0,0)", Bolteer, "(1,0)", true}, {"(1,0)-(2,0)", Bolteer, "(1,0)", true}} {
				s := base(t, 2, c.edit).man(0, c.attack, c.from).man(1, Archer, "(5,0)").dice("a0000 dCC")
				s.Seats[0].Arrows, s.Seats[1].Arrows = 1, 1
				s.does(Attack(s.at(c.from), s.at("(5,0)"), AmmoArrow))
				is(s, "asked", s.Prompt().Kind == FrameCounter, c.counter)
			}
			s := base(t, 2, "F@(3,0)").man(0, Catapult, "(0,0)").man(1, Catapult, "(5,0)").dice("a000 dCC a0 d00")
			s.Seats[0].Stock[Stone], s.Seats[1].Stock[Stone] = 2, 1
			s.hits("(5,0)", AmmoStone2).asks(1, FrameCounter).does(Counter(AmmoStone1)).asks(0, FrameMain)
		}},
		{"R-85 nobody strikes back at two Archers", func(t *testing.T) {
			s := base(t, 2).man(0, Archer, "(0,0)").man(0, Archer, "(0,1)").man(1, Archer, "(2,0)").gives(0, ArcherVolley).dice("a0000 dCC")
			s.Seats[0].Arrows, s.Seats[1].Arrows = 2, 2
			one, two := min(s.at("(0,0)"), s.at("(0,1)")), max(s.at("(0,0)"), s.at("(0,1)"))
			s.does(Volley(one, two, s.at("(2,0)"))).asks(0, FrameMain)
		}},
		{"R-77 in a counter the cards of the own turn and of others' turns stay where they are (R-76)", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(1, StrongAttack).dice("a000 dC00 a000 d000")
			s.hits("(1,0)", AmmoNone).does(Pass()).does(Pass()).does(Counter(AmmoNone)).asks(1, FramePost).offers(KindPlay, 0)
			s = base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(0, AddedDefense).dice("a000 dC00 a222 d000")
			s.hits("(1,0)", AmmoNone).does(Pass()).does(Pass()).does(Counter(AmmoNone)).asks(0, FramePost).offers(KindPlay, 0).does(Pass())
			is(s, "soldiers", s.Seats[0].NArmy, 0)
		}},
		{"R-85 a Shield Wall is for the declared attack alone", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").man(1, Warrior, "(2,0)").gives(1, ShieldWall).dice("a000 dC00 a000 dC00")
			s.hits("(1,0)", AmmoNone).does(Pass()).asks(1, FramePreDefend).offers(KindPlay, 1).does(Pass()).does(Counter(AmmoNone))
			s.asks(1, FramePost).does(Pass()).asks(0, FrameCounter).does(Counter(AmmoNone)).asks(1, FramePreDefend).offers(KindPlay, 0)
		}},
		{"two Archers defeat from afar if the nearer one is two spaces away", func(t *testing.T) {
			for at, afar := range map[string]uint8{"(1,0)": 0, "(2,0)": 1} {
				s := base(t, 2).man(0, Archer, "(0,0)").man(0, Archer, "(-1,0)").man(1, Warrior, at).gives(0, ArcherVolley).dice("a2222 d000")
				s.Seats[0].Arrows = 2
				s.does(Volley(s.at("(-1,0)"), s.at("(0,0)"), s.at(at)))
				is(s, at, s.Counts[BeatAfar], afar)
			}
		}},
		{"R-79 of two Weak Fights the later one has the tie (R-78, Q-05)", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(0, WeakFight).gives(1, WeakFight).dice("a210 d210")
			s.hits("(1,0)", AmmoNone).does(Pass()).does(Pass()).does(Pass()).asks(0, FramePost)
			s.does(Play(WeakFight, 0, 0)).does(RemoveDie(1)).asks(1, FramePost).does(Play(WeakFight, 0, 0)).does(RemoveDie(1))
			s.asks(0, FrameMain)
			is(s, "soldiers", s.Seats[1].NArmy, 1)
			s = base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(0, WeakFight).gives(1, WeakFight).dice("a220 d210")
			s.hits("(1,0)", AmmoNone).does(Pass()).does(Pass()).does(Pass()).asks(1, FramePost)
			s.does(Play(WeakFight, 0, 0)).offers(KindRemoveDie, 2).does(RemoveDie(2)).asks(0, FramePost).does(Play(WeakFight, 0, 0)).does(RemoveDie(1))
			s.asks(0, FrameMain)
			is(s, "soldiers", s.Seats[1].NArmy, 0)
		}},
		{"R-81 who does not fight is not asked for Weak Fight", func(t *testing.T) {
			s := base(t, 3).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(2, WeakFight).gives(2, StrongAttack).dice("a000 d222")
			s.hits("(1,0)", AmmoNone).asks(2, FrameStepAsk).offers(KindPlay, 0).does(Pass()).asks(0, FrameMain)
		}},
		{"R-82 only the side that is losing is asked, by turns", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(1, AddedDefense).gives(1, WeakerFight).dice("a100 d200")
			s.hits("(1,0)", AmmoNone).does(Pass()).asks(1, FramePreDefend).does(Pass()).asks(1, FrameStepAsk)
			s = base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(1, AddedDefense).gives(1, WeakerFight).dice("a220 d200 d1")
			s.hits("(1,0)", AmmoNone).does(Pass()).does(Pass()).asks(1, FramePost).offers(KindPlay, 2).does(Play(AddedDefense, 0, 0))
			s.asks(1, FramePost).offers(KindPlay, 1).does(Play(WeakerFight, 0, 0)).asks(0, FrameMain)
			is(s, "soldiers", s.Seats[1].NArmy, 1)
		}},
		{"R-84 Bolteers shoot one by one", func(t *testing.T) {
			s := base(t, 2).man(0, Bolteer, "(0,0)").man(0, Bolteer, "(0,1)").man(0, Archer, "(1,0)").man(1, Knight, "(3,0)").gives(0, ArcherVolley)
			s.Seats[0].Arrows = 2
			s.offers(KindVolley, 0).offers(KindAttack, 3)
			for _, at := range [][3]string{{"(0,0)", "(0,1)", "(1,0)"}, {"(0,1)", "(0,0)", "(1,0)"}} {
				s = base(t, 2).man(0, Bolteer, at[0]).man(0, Archer, at[1]).man(0, Archer, at[2]).man(1, Knight, "(3,0)").gives(0, ArcherVolley)
				s.Seats[0].Arrows = 2
				s.offers(KindVolley, 1)
			}
		}},
		{"R-80 what Weak and Weaker Fight do to a roll is over with it (R-79)", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(1, WeakerFight).dice("a220 d2C0 a200 d100")
			s.hits("(1,0)", AmmoNone).does(Pass()).does(Pass()).asks(1, FramePost).does(Play(WeakerFight, 0, 0))
			s.asks(1, FrameCounter).does(Counter(AmmoNone)).asks(0, FrameMain)
			is(s, "soldiers", [2]uint8{s.Seats[0].NArmy, s.Seats[1].NArmy}, [2]uint8{0, 1})
			s = base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(0, WeakFight).dice("a100 dC22 a100 d100")
			s.hits("(1,0)", AmmoNone).does(Pass()).asks(0, FramePost).does(Play(WeakFight, 0, 0)).does(RemoveDie(2))
			s.asks(1, FrameCounter).does(Counter(AmmoNone)).asks(0, FrameMain)
			is(s, "soldiers", [2]uint8{s.Seats[0].NArmy, s.Seats[1].NArmy}, [2]uint8{1, 1})
		}},
		{"R-88 a Warrior on a settlement may be part of a Shield Wall (R-85)", func(t *testing.T) {
			for _, target := range []string{"(0,0)", "(1,0)"} {
				s := base(t, 2).held(0, Farm, 1, "(1,0)", 1, Warrior).man(1, Warrior, "(0,0)").man(0, Knight, "(0,1)").gives(1, ShieldWall).dice("a22222 dCCC000")
				other := map[string]string{"(0,0)": "(1,0)", "(1,0)": "(0,0)"}[target]
				s.does(Attack(s.at("(0,1)"), s.at(target), AmmoNone)).does(Pass()).does(Play(ShieldWall, s.at(other), 0))
				s.asks(0, FrameCasualty).offers(KindCasualty, 2).does(Casualty(s.at("(1,0)")))
				is(s, "occupier", s.OccupierOf(&s.Seats[0].Towns[0]), game.Nobody)
				is(s, "soldiers left", s.Seats[1].NArmy, 1)
			}
			s := base(t, 2).man(0, Knight, "(0,0)").man(1, Warrior, "(1,0)").man(1, Warrior, "(2,0)").gives(1, ShieldWall).dice("a00000 dCCCCCC")
			s.hits("(1,0)", AmmoNone).does(Pass()).does(Play(ShieldWall, s.at("(2,0)"), 0)).asks(0, FrameMain) // no counter
			is(s, "the card", s.Seats[1].Open[0], ShieldWall|TurnedOver)
		}},
		{"R-133 two Warriors may stand together against two Archers", func(t *testing.T) {
			s := base(t, 2).man(0, Archer, "(0,0)").man(0, Archer, "(0,1)").man(1, Warrior, "(2,0)").man(1, Warrior, "(3,0)")
			s.gives(0, ArcherVolley).gives(1, ShieldWall).dice("a2200 d000000")
			s.Seats[0].Arrows = 2
			one, two := min(s.at("(0,0)"), s.at("(0,1)")), max(s.at("(0,0)"), s.at("(0,1)"))
			s.does(Volley(one, two, s.at("(2,0)"))).does(Pass()).does(Play(ShieldWall, s.at("(3,0)"), 0)).asks(0, FrameCasualty)
		}},
		{"R-87 R-122 more dice may be rolled than lie in the box", func(t *testing.T) {
			s := base(t, 2).man(0, Champion, "(0,0)").man(1, Champion, "(1,0)").gives(0, StrongAttack).gives(0, StrongAttack)
			s.gives(1, AddedDefense).gives(1, AddedDefense).dice("a00000000 d00000000").hits("(1,0)", AmmoNone).does(Pass())
			s.does(Play(StrongAttack, 0, 0)).does(Play(StrongAttack, 0, 0)).does(Play(AddedDefense, 0, 0)).does(Play(AddedDefense, 0, 0))
			s.asks(0, FrameMain)
		}},
		{"R-76 Added Defense is in every defence of the engagement, before or after the roll", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(1, AddedDefense).dice("a000 dC000 a000 dC00 a000 d0000")
			s.hits("(1,0)", AmmoNone).does(Pass()).does(Play(AddedDefense, 0, 0)).does(Counter(AmmoNone)).does(Counter(AmmoNone)).asks(0, FrameMain)
			s = base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(1, AddedDefense).dice("a100 d000 dC a000 dC00 a000 d0000")
			s.hits("(1,0)", AmmoNone).does(Pass()).does(Pass()).does(Play(AddedDefense, 0, 0)).does(Counter(AmmoNone)).does(Counter(AmmoNone)).asks(0, FrameMain)
		}},
		{"R-80 removed first, then halved, rounded down", func(t *testing.T) {
			s := base(t, 2).man(0, Knight, "(0,0)").man(1, Warrior, "(1,0)").gives(1, WeakFight).gives(1, WeakerFight).dice("a22210 d210")
			s.hits("(1,0)", AmmoNone).does(Pass()).does(Pass()).asks(1, FramePost).does(Play(WeakFight, 0, 0)).does(RemoveDie(2))
			a, _ := s.Fight.Totals()
			is(s, "attack", a, 5)
			s.asks(1, FramePost).does(Play(WeakerFight, 0, 0)).asks(0, FrameMain) // 2 against 3
			is(s, "soldiers", s.Seats[1].NArmy, 1)
		}},
		{"R-94 a retreat ends beside no enemy of the one who retreats (R-72)", func(t *testing.T) {
			s := base(t, 3).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").man(2, Warrior, "(3,0)").man(1, Knight, "(2,-2)").gives(1, StrategicRetreat)
			s.hits("(1,0)", AmmoNone).does(Play(StrategicRetreat, 0, 0))
			wantCells(t, s.board, "refuges", s.spots(KindRetreatTo, false), "(1,1) (2,-1)")
			s.does(RetreatTo(s.at("(1,1)"))).asks(0, FrameMain).offers(KindAttack, 0)
			s = base(t, 2).held(0, Farm, 1, "(1,0)", 1, Warrior).man(0, Warrior, "(0,0)").gives(1, StrategicRetreat)
			s.hits("(1,0)", AmmoNone).does(Play(StrategicRetreat, 0, 0)).does(RetreatTo(s.at("(2,-1)")))
			is(s, "occupier", s.OccupierOf(&s.Seats[0].Towns[0]), game.Nobody)
		}},
	}.Run(t)
}

func TestRulingsOfCards(t *testing.T) {
	gametest.Scenarios{
		{"R-93 Misdirection is asked of all opponents, again after each card, and at the end of the main part", func(t *testing.T) {
			s := base(t, 3).man(0, Warrior, "(0,0)").man(2, Warrior, "(5,0)").gives(1, Misdirection).gives(2, Misdirection).gives(2, Misdirection).dice("m3 m4 m3")
			s.does(EndTurn()).asks(1, FrameStepAsk).does(Pass()).asks(2, FrameStepAsk).offers(KindPlay, 1)
			s.does(Play(Misdirection, s.at("(0,0)"), 0)).does(MoveTo(s.at("(1,0)"))).asks(1, FrameStepAsk).offers(KindPlay, 2)
			s.does(Play(Misdirection, s.at("(5,0)"), 0)).asks(1, FrameMisdirect).does(Stay()).asks(2, FrameStepAsk)
			s.does(Play(Misdirection, s.at("(1,0)"), 0)).does(MoveTo(s.at("(0,0)"))).asks(1, FrameDropObj)
			is(s, "discarded", s.ActGone[Misdirection], 3)
		}},
		{"R-93 Misdirection is asked before the first act of the main part, after every move and every fight", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Champion, "(1,0)").gives(1, Misdirection).dice("m3 a000 d000000")
			s.dry(func() { s.beginTurn(0, nil) })
			s.asks(1, FrameStepAsk).offers(KindPlay, 1).does(Pass()).asks(0, FrameMain)
			s.walks("(0,0)").does(Pass()).does(Stay()).asks(1, FrameStepAsk).does(Pass()).asks(0, FrameMain)
			s.hits("(1,0)", AmmoNone).does(Pass()).does(Pass()).asks(1, FrameStepAsk).does(Pass()).asks(0, FrameMain)
			s.does(EndTurn()).asks(1, FrameStepAsk)
		}},
		{"R-93 a misdirected occupier leaves, and what was declared of it is lost (R-104)", func(t *testing.T) {
			s := base(t, 2).held(1, Farm, 1, "(1,0)", 0, Warrior).wants(0, 74).gives(1, Misdirection).dice("m3")
			s.does(Declare(74, siteAt(t, s.board, "(1,0)"))).does(EndTurn()).does(Play(Misdirection, s.at("(1,0)"), 0))
			s.goes(1).offers(KindMoveTo, 9).does(MoveTo(s.at("(0,0)")))
			is(s, "occupier", s.OccupierOf(&s.Seats[1].Towns[0]), game.Nobody)
			is(s, "declared", s.Vowed(0), 0)
			is(s, "discarded", s.ObjGone[1]>>(74&63)&1, 1)
		}},
		{"R-129 a roll that is too low spends a Misdirection for nothing", func(t *testing.T) {
			s := base(t, 2, "F@(1,0)", "F@(1,-1)", "F@(0,1)", "F@(-1,1)", "F@(-1,0)", "F@(0,-1)").man(0, Warrior, "(0,0)").gives(1, Misdirection).dice("m3")
			s.does(EndTurn()).does(Play(Misdirection, s.at("(0,0)"), 0)).goes(1).offers(KindMoveTo, 0).does(Stay()).asks(1, FrameDropObj)
			s = base(t, 2, "M@(1,0)", "M@(1,-1)", "M@(0,1)", "L@(-1,1)", "L@(-1,0)", "L@(0,-1)").man(0, Warrior, "(0,0)").gives(1, Misdirection)
			s.does(EndTurn()).asks(1, FrameDropObj) // nobody is asked who has no target
		}},
		{"R-92 an open card stays, turned over until the owner's next turn", func(t *testing.T) {
			s := base(t, 2).man(0, Archer, "(0,0)").man(0, Archer, "(0,1)").man(1, Champion, "(3,0)").gives(0, ArcherVolley).gives(0, Repeat).dice("a0000 d000000")
			s.Seats[0].Arrows = 4
			one, two := min(s.at("(0,0)"), s.at("(0,1)")), max(s.at("(0,0)"), s.at("(0,1)"))
			s.does(Volley(one, two, s.at("(3,0)"))).calm().offers(KindVolley, 0).offers(KindAttack, 0)
			is(s, "cards", [3]uint8{s.Seats[0].NAct, s.Seats[0].NOpen, s.ActGone[ArcherVolley]}, [3]uint8{1, 1, 0})
			s.does(Play(Repeat, one, 0)).calm().offers(KindVolley, 0).offers(KindAttack, 1).turn(1).turn(0).offers(KindVolley, 1)
		}},
		{"R-97 Promoted is an upgrade, of the first tier only, with nothing to pay", func(t *testing.T) {
			s := base(t, 2).man(0, Archer, "(0,0)").man(0, Knight, "(5,0)").gives(0, Promoted).wants(0, 16)
			s.offers(KindPlay, 1).does(Play(Promoted, s.at("(0,0)"), 0)).can(Claim(16, 0), true).offers(KindUpgrade, 0)
			is(s, "type", s.soldier(s.at("(0,0)")).Type, Bolteer)
			is(s, "purse", s.Seats[0].Goods(), Goods{})
		}},
		{"R-144 Promoted is for who has neither moved, attacked nor been upgraded", func(t *testing.T) {
			s := base(t, 2).man(0, Archer, "(0,0)").gives(0, Promoted)
			for flags, may := range map[uint8]bool{0: true, Deployed: true, Moved | Acted: false, Attacked | Acted: false, Acted: false, Upgraded: false} {
				s.soldier(s.at("(0,0)")).Flags = flags
				s.can(Play(Promoted, s.at("(0,0)"), 0), may)
			}
		}},
		{"R-98 Kidnapped takes one from an inhabited enemy settlement", func(t *testing.T) {
			s := base(t, 3).town(0, Farm, 1, "(1,0)").town(1, Farm, 1, "(-5,0)").town(2, Farm, 1, "(5,-5)").gives(0, Kidnapped)
			s.Seats[1].Towns[0].Flags = 0
			s.offers(KindPlay, 1).does(Play(Kidnapped, s.Seats[2].Towns[0].Site, 0))
			is(s, "peasants", [3]uint16{s.Seats[0].Captured, s.Seats[0].Spare, uint16(s.Seats[2].Towns[0].Flags)}, [3]uint16{1, 0, 0})
		}},
		{"R-96 Reinforcement keeps to the rules of deployment (R-47)", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(1,0)").man(1, Warrior, "(3,0)").town(0, Farm, 1, "(-5,0)").gives(0, Reinforcement).gives(0, Reinforcement).wants(0, 1)
			s.offers(KindPlay, 18).does(Play(Reinforcement, s.at("(-4,1)"), uint16(Warrior))).offers(KindPlay, 0).can(Claim(1, 0), false)
			is(s, "flags", s.soldier(s.at("(-4,1)")).Flags, Deployed|Reinforced)
		}},
		{"R-95 R-145 Repeat is for who has moved or attacked and is not sick", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(0, Warrior, "(5,0)").man(0, Warrior, "(-5,0)").gives(0, Repeat)
			s.soldier(s.at("(0,0)")).Flags, s.soldier(s.at("(5,0)")).Flags = Moved|Acted, Moved|Acted|SickNow
			s.offers(KindPlay, 1).can(Play(Repeat, s.at("(0,0)"), 0), true)
		}},
		{"R-99 Sickness keeps one soldier from moving and attacking, alone and with another", func(t *testing.T) {
			s := base(t, 2).man(1, Archer, "(0,0)").man(1, Archer, "(0,1)").man(0, Knight, "(3,0)").gives(0, Sickness).gives(1, ArcherVolley)
			s.Seats[1].Arrows = 2
			s.does(Play(Sickness, s.at("(0,0)"), 0)).turn(1)
			s.offers(KindVolley, 0).offers(KindAttack, 1).can(Attack(s.at("(0,1)"), s.at("(3,0)"), AmmoArrow), true).offers(KindMove, 1)
			s.ends(1).turn(1).offers(KindVolley, 1).offers(KindAttack, 2).offers(KindMove, 2)
		}},
		{"R-136 Attrition and Sickness are not kept from a seat that has no turn left", func(t *testing.T) {
			s := base(t, 2).man(1, Warrior, "(0,0)").has(1, 1, 2, 3).gives(0, Attrition).gives(0, Sickness)
			s.Finisher = 1
			s.offers(KindPlay, 2)
		}},
		{"Q-01 who is asked depends on what all can see alone", func(t *testing.T) {
			for _, c := range [...]struct {
				gone, hidden, open uint8
				asked              bool
			}{{0, 1, 0, true}, {3, 1, 0, true}, {4, 1, 0, false}, {0, 0, 0, false}, {0, 0, 1, false}} {
				s := base(t, 2).man(0, Warrior, "(0,0)").dice("m3")
				s.ActDeck[HinderedPath] -= c.gone
				s.ActGone[HinderedPath] = c.gone
				if c.hidden > 0 {
					s.gives(1, Craftpoints)
				}
				if c.open > 0 {
					s.ActDeck[ShieldWall]--
					insert(s.Seats[1].Open[:], &s.Seats[1].NOpen, ShieldWall)
				}
				s.walks("(0,0)")
				is(s, "asked", s.Prompt().Kind == FrameRollAsk, c.asked)
				s.offers(KindPlay, 0)
			}
		}},
	}.Run(t)
}
