package conquer

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// hits attacks with the soldier on (0,0).
func (s stage) hits(target string, a Ammo) stage {
	s.t.Helper()
	return s.does(Attack(s.at("(0,0)"), s.at(target), a))
}

func TestEngagements(t *testing.T) {
	gametest.Scenarios{
		{"CQ-01 a tie with a C is answered, and the Knight falls (R-71, R-89)", func(t *testing.T) {
			s := base(t, 2).man(0, Knight, "(0,0)").man(1, Warrior, "(1,0)").wants(1, 56).dice("a22100 d22C a210 d11000")
			s.hits("(1,0)", AmmoNone).asks(1, FrameCounter).does(Counter(AmmoNone))
			is(s, "Knights", s.Seats[0].NArmy, 0)
			is(s, "reward", s.Seats[1].Stock[Craft], 4)
			is(s, "defeats of the turn", s.log().Sum(anyDefeat), 0)
			s.asks(0, FrameMain).does(EndTurn()).asks(1, FrameDropObj).does(DropObj(56))
		}},
		{"CQ-02 a tie without a C ends it", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").dice("a210 d210")
			s.hits("(1,0)", AmmoNone).asks(0, FrameMain).offers(KindAttack, 0).offers(KindMove, 0)
			is(s, "soldiers", s.Seats[0].NArmy+s.Seats[1].NArmy, 2)
		}},
		{"CQ-03 a plain win is paid and can be claimed at once (R-90)", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").wants(0, 50).dice("a211 d111")
			s.can(Claim(50, 0), false).hits("(1,0)", AmmoNone).asks(0, FrameMain).can(Claim(50, 0), true)
			is(s, "reward", s.Seats[0].Stock[Craft], 2)
			is(s, "the winner's space", s.Seats[0].Army[0].Cell, s.at("(0,0)"))
			s.does(Claim(50, 0))
			is(s, "completed", s.Seats[0].DoneObj[0], 50)
		}},
		{"CQ-04 counters go to and fro", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").dice("a110 d2C0 a100 dC10 a211 d100")
			s.hits("(1,0)", AmmoNone).does(Counter(AmmoNone)).asks(0, FrameCounter).does(Counter(AmmoNone)).asks(0, FrameMain)
			is(s, "reward", s.Seats[0].Stock[Craft], 2)
			is(s, "defeats of the turn", s.log().Sum(anyDefeat), 1)
		}},
		{"CQ-06 without an arrow there is no counter", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Archer, "(1,0)").dice("a000 dCC")
			s.hits("(1,0)", AmmoNone).asks(0, FrameMain)
		}},
		{"CQ-07 melee cannot answer a distant shot (R-73)", func(t *testing.T) {
			s := base(t, 2).man(0, Archer, "(0,0)").man(1, Knight, "(3,0)").dice("a00 dCCCCC")
			s.Seats[0].Arrows = 1
			s.hits("(3,0)", AmmoArrow).asks(0, FrameMain)
			is(s, "arrows", s.Seats[0].Arrows, 0)
		}},
		{"CQ-08 a Catapult cannot answer next to it", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Catapult, "(1,0)").dice("a100 dCC")
			s.Seats[1].Stock[Stone] = 3
			s.hits("(1,0)", AmmoNone).asks(0, FrameMain)
		}},
		{"CQ-10 a flaming arrow is one die more, in attack only (R-74)", func(t *testing.T) {
			s := base(t, 2).man(0, Bolteer, "(0,0)").man(1, Archer, "(1,0)").dice("a00000 dC0 a000 d000")
			s.Seats[0].Flaming, s.Seats[1].Flaming = 1, 1
			s.hits("(1,0)", AmmoFlaming).can(Counter(AmmoArrow), false).does(Counter(AmmoFlaming)).asks(0, FrameMain)
			is(s, "arrows", s.Seats[0].Flaming+s.Seats[1].Flaming, 0)
		}},
		{"CQ-11 Catapults have two dice a stone, one less over forest, and mountains stop them (R-69)", func(t *testing.T) {
			for _, c := range [...]struct {
				edit  string
				ammo  Ammo
				dice  uint8
				legal bool
			}{{"G@(3,0)", AmmoStone3, 6, true}, {"F@(3,0)", AmmoStone3, 5, true}, {"F@(3,0)", AmmoStone1, 1, true}, {"M@(3,0)", AmmoStone1, 0, false}} {
				s := base(t, 2, c.edit).man(0, Catapult, "(0,0)").man(1, Warrior, "(6,0)").gives(1, WeakFight)
				s.Seats[0].Stock[Stone] = 3
				a := Attack(s.at("(0,0)"), s.at("(6,0)"), c.ammo)
				s.can(a, c.legal)
				if c.legal {
					s.does(a).asks(1, FrameDeclAsk)
					is(s, c.edit, s.Fight.Dice[0], c.dice)
					is(s, "stones left", s.Seats[0].Stock[Stone], 2-(c.ammo-AmmoStone1))
				}
			}
		}},
		{"CQ-12 a Catapult reaches from five to eight", func(t *testing.T) {
			for at, n := range map[string]int{"(4,0)": 0, "(5,0)": 1, "(8,0)": 1, "(9,0)": 0} {
				s := base(t, 2).man(0, Catapult, "(0,0)").man(1, Warrior, at)
				s.Seats[0].Stock[Stone] = 1
				s.offers(KindAttack, n)
			}
		}},
		{"CQ-13 Strong Attack lasts, and is no answer to a roll (R-76)", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(0, StrongAttack).gives(0, StrongAttack)
			s.dice("a0000 dC00 a000 dC00 a2222 d000").hits("(1,0)", AmmoNone).asks(0, FramePreAttack).does(Play(StrongAttack, 0, 0))
			s.asks(0, FramePreAttack).offers(KindPlay, 1).does(Pass()).asks(0, FramePost).offers(KindPlay, 0).does(Pass())
			s.asks(1, FrameCounter).does(Counter(AmmoNone)).asks(0, FrameCounter).does(Counter(AmmoNone))
			s.asks(0, FramePreAttack).does(Pass()).asks(0, FrameMain)
			is(s, "reward", s.Seats[0].Stock[Craft], 2)
		}},
		{"CQ-14 Added Defense mends a roll", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(1, AddedDefense).dice("a220 d210 dC")
			s.hits("(1,0)", AmmoNone).asks(1, FrameDeclAsk).does(Pass()).asks(1, FramePreDefend).does(Pass())
			s.asks(1, FramePost).does(Play(AddedDefense, 0, 0)).asks(1, FrameCounter)
		}},
		{"CQ-15 Added Defense is not for the active player (R-77)", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(0, AddedDefense).dice("a110 d2C0 a200 dC10")
			s.hits("(1,0)", AmmoNone).asks(0, FramePreAttack).offers(KindPlay, 0).does(Pass())
			s.asks(0, FramePost).offers(KindPlay, 0).does(Pass()).asks(1, FrameCounter).does(Counter(AmmoNone))
			s.asks(0, FrameCounter)
		}},
		{"CQ-17 Weak Fight takes the C and with it the counter (R-78)", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(0, WeakFight).dice("a100 dC20")
			s.hits("(1,0)", AmmoNone).does(Pass()).asks(0, FramePost).does(Play(WeakFight, 0, 0)).asks(0, FrameRemoveDie)
			s.offers(KindRemoveDie, 3).does(RemoveDie(3)).asks(0, FrameMain)
			is(s, "soldiers", s.Seats[1].NArmy, 1)
		}},
		{"CQ-18 Weaker Fight on both sides (R-80)", func(t *testing.T) {
			s := base(t, 2).man(0, Knight, "(0,0)").man(1, Knight, "(1,0)").gives(0, WeakerFight).gives(1, WeakerFight).dice("a22210 d22211")
			s.hits("(1,0)", AmmoNone).asks(1, FrameDeclAsk).does(Pass()).does(Pass()).asks(1, FramePreDefend).does(Pass())
			s.asks(0, FramePost).does(Play(WeakerFight, 0, 0))
			a, d := s.Fight.Totals()
			is(s, "attack", a, 7)
			is(s, "defence", d, 4)
			s.asks(1, FramePost).does(Play(WeakerFight, 0, 0)).asks(0, FrameMain)
			is(s, "soldiers", s.Seats[1].NArmy, 1)
		}},
		{"CQ-19 seven halved twice is one (R-80, R-122)", func(t *testing.T) {
			s := base(t, 2).man(0, Knight, "(0,0)").man(1, Knight, "(1,0)").gives(1, WeakerFight).gives(1, WeakerFight).dice("a22210 d10000")
			s.hits("(1,0)", AmmoNone).does(Pass()).asks(1, FramePreDefend).does(Pass())
			for _, want := range []int{3, 1} {
				s.asks(1, FramePost).does(Play(WeakerFight, 0, 0))
				if s.Fight.Round == 1 {
					a, _ := s.Fight.Totals()
					is(s, "attack", a, want)
				}
			}
			s.asks(0, FrameMain) // one against one holds
			is(s, "soldiers", s.Seats[1].NArmy, 1)
		}},
	}.Run(t)
}

func TestCardsOfEngagements(t *testing.T) {
	gametest.Scenarios{
		{"CQ-20 two Archers shoot together, and no counter follows (Q-06)", func(t *testing.T) {
			s := base(t, 2).man(0, Archer, "(0,0)").man(0, Archer, "(0,1)").man(1, Knight, "(3,0)").gives(0, ArcherVolley)
			s.Seats[0].Arrows, s.Seats[0].Flaming = 2, 1
			s.dice("a00000 dCCC22").offers(KindVolley, 1)
			one, two := min(s.at("(0,0)"), s.at("(0,1)")), max(s.at("(0,0)"), s.at("(0,1)"))
			s.does(Volley(one, two, s.at("(3,0)"))).asks(0, FrameFlaming).offers(KindFlaming, 2).does(UseFlaming(1))
			s.asks(0, FrameMain).offers(KindAttack, 0).offers(KindVolley, 0)
			is(s, "arrows", s.Seats[0].Arrows, 1)
			is(s, "flaming arrows", s.Seats[0].Flaming, 0)
			is(s, "open card", s.Seats[0].Open[0], ArcherVolley|TurnedOver)
			s.beginTurn(0, nil)
			is(s, "open card", s.Seats[0].Open[0], ArcherVolley)
			for flaming, dice := range map[uint16]string{0: "a0000 d00000", 2: "a000000 d00000"} {
				s = base(t, 2).man(0, Archer, "(0,0)").man(0, Archer, "(0,1)").man(1, Knight, "(3,0)").gives(0, ArcherVolley).dice(dice)
				s.Seats[0].Arrows, s.Seats[0].Flaming = 2-flaming, flaming
				s.does(Volley(one, two, s.at("(3,0)"))).asks(0, FrameMain)
				is(s, "arrows left", s.Seats[0].Arrows+s.Seats[0].Flaming, 0)
			}
		}},
		{"CQ-21 each of the two must reach the target (R-83)", func(t *testing.T) {
			s := base(t, 2).man(0, Archer, "(-1,0)").man(0, Archer, "(-2,0)").man(1, Knight, "(3,0)").gives(0, ArcherVolley)
			s.Seats[0].Arrows = 2
			s.offers(KindVolley, 0).offers(KindAttack, 1)
			for second, n := range map[string]int{"(0,1)": 1, "(0,2)": 0} { // beside the first, or not
				s = base(t, 2).man(0, Archer, "(0,0)").man(0, Archer, second).man(1, Knight, "(3,0)").gives(0, ArcherVolley)
				s.Seats[0].Arrows = 2
				s.offers(KindVolley, n).offers(KindAttack, 2)
				s.Seats[0].Arrows = 1 // two arrows, or none
				s.offers(KindVolley, 0)
			}
		}},
		{"CQ-23 Shield Wall needs two Warriors and a card that is ready (R-85, R-86)", func(t *testing.T) {
			for _, c := range [...]struct {
				target, other SoldierType
				n             int
			}{{Knight, Warrior, 0}, {Warrior, Archer, 0}, {Warrior, Warrior, 1}} {
				s := base(t, 2).man(0, Knight, "(0,0)").man(1, c.target, "(1,0)").man(1, c.other, "(2,0)").gives(1, ShieldWall)
				s.hits("(1,0)", AmmoNone).asks(1, FrameDeclAsk).does(Pass()).asks(1, FramePreDefend).offers(KindPlay, c.n)
			}
			s := base(t, 2).man(0, Knight, "(0,0)").man(0, Knight, "(0,1)").man(1, Warrior, "(1,0)").man(1, Warrior, "(2,0)").gives(1, ShieldWall)
			s.dice("a22222 d000000 a00000 d000").hits("(1,0)", AmmoNone).does(Pass()).does(Play(ShieldWall, s.at("(2,0)"), 0))
			s.asks(0, FrameCasualty).does(Casualty(s.at("(2,0)")))
			is(s, "reward", s.Seats[0].Stock[Craft], 2)
			is(s, "who stays", s.Seats[1].Army[0].Cell, s.at("(1,0)"))
			s.man(1, Warrior, "(2,0)").does(Attack(s.at("(0,1)"), s.at("(1,0)"), AmmoNone)).asks(0, FrameMain)
		}},
		{"CQ-24 a retreat from melee (R-94)", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(0, Warrior, "(3,0)").man(1, Archer, "(1,0)").gives(1, StrategicRetreat)
			s.hits("(1,0)", AmmoNone).does(Play(StrategicRetreat, 0, 0)).asks(1, FrameRetreat).offers(KindRetreatTo, 2)
			s.can(RetreatTo(s.at("(1,1)")), true).does(RetreatTo(s.at("(2,-1)"))).asks(0, FrameMain)
			is(s, "spent", s.soldier(s.at("(0,0)")).Flags, Attacked|Acted)
		}},
		{"CQ-25 a retreat from an Archer", func(t *testing.T) {
			s := base(t, 2).man(0, Archer, "(0,0)").man(1, Warrior, "(3,0)").gives(1, StrategicRetreat)
			s.Seats[0].Arrows = 1
			s.hits("(3,0)", AmmoArrow).does(Play(StrategicRetreat, 0, 0))
			wantCells(t, s.board, "refuges", s.spots(KindRetreatTo, false), "(3,2) (4,1) (5,-2) (5,-1) (5,0)")
			is(s, "arrows", s.Seats[0].Arrows, 0)
			// From two who shoot together it leads away from both.
			s = base(t, 2).man(0, Archer, "(0,0)").man(0, Archer, "(0,1)").man(1, Warrior, "(3,0)").gives(0, ArcherVolley).gives(1, StrategicRetreat)
			s.Seats[0].Arrows = 2
			one, two := min(s.at("(0,0)"), s.at("(0,1)")), max(s.at("(0,0)"), s.at("(0,1)"))
			s.does(Volley(one, two, s.at("(3,0)"))).does(Play(StrategicRetreat, 0, 0))
			wantCells(t, s.board, "refuges", s.spots(KindRetreatTo, false), "(5,-2) (5,-1) (5,0)")
			s.does(RetreatTo(s.at("(5,-1)"))).asks(0, FrameMain)
		}},
		{"CQ-26 a retreat that leads nowhere is not asked for", func(t *testing.T) {
			s := base(t, 2, "M@(2,0)", "M@(2,-1)", "L@(1,1)").man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(1, StrategicRetreat)
			s.hits("(1,0)", AmmoNone)
			if s.Prompt().Kind == FrameDeclAsk {
				t.Error("asked for a retreat")
			}
		}},
		{"CQ-27 who occupies a settlement only defends, and is as near as its nearest space (R-67)", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(1,0)").man(0, Warrior, "(3,0)").man(0, Archer, "(-3,0)").man(1, Warrior, "(1,0)").dice("a000 dCCC a000 dCCC")
			s.Seats[0].Towns[0].Flags, s.Seats[0].Arrows = 0, 1
			s.can(Attack(s.at("(-3,0)"), s.at("(1,0)"), AmmoArrow), true)
			s.does(Attack(s.at("(3,0)"), s.at("(1,0)"), AmmoNone)).asks(0, FrameMain)
			s.man(0, Warrior, "(0,0)").hits("(1,0)", AmmoNone).asks(0, FrameMain) // beside its very space
			s.Current = 1
			s.Ask(FrameMain, 1, 0, 0, 0)
			s.offers(KindAttack, 0)
		}},
		{"R-127 after fifty rounds nobody strikes back any more", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)")
			s.Push(FramePost, 0, 0, 0, 0)
			s.Fight = Fight{Cell: [2]Cell{s.at("(0,0)"), s.at("(1,0)")}, Owner: 1, Round: CounterRounds - 1, Dice: [2]uint8{3, 3}, Attack: [3]byte{3}, Defence: [4]byte{3: 3}}
			is(s, "a counter before", s.canCounter(1), true)
			s.Fight.Round++
			is(s, "a counter", s.canCounter(1), false)
		}},
		{"R-110 the finisher plays no cards and may strike back", func(t *testing.T) {
			s := base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").gives(1, AddedDefense).dice("a000 dC00")
			s.Finisher = 1
			s.hits("(1,0)", AmmoNone).asks(1, FrameCounter)
			s = base(t, 2).man(0, Warrior, "(0,0)").man(1, Warrior, "(1,0)").man(1, Warrior, "(2,0)").dice("a000 d000")
			s.ActDeck[ShieldWall]--
			s.Seats[1].Open[0], s.Seats[1].NOpen, s.Finisher = ShieldWall, 1, 1 // an open card neither
			s.hits("(1,0)", AmmoNone).asks(0, FrameMain)
		}},
	}.Run(t)
}

// The points of a roll that was prescribed are those of the dice.
func TestPrescribedDice(t *testing.T) {
	s := base(t, 2).dice("a012 d012C")
	for i, want := range []Face{Blank, One, Two} {
		is(s, "attack die "+string(rune('1'+i)), house().attackDie[s.Dice.Intn(DieSides)], want)
	}
	for i, want := range []Face{Blank, One, Two, Strike} {
		is(s, "defence die "+string(rune('1'+i)), house().defenceDie[s.Dice.Intn(DieSides)], want)
	}
	var _ game.Rand = s.Dice
}
