package merchants

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestLearn(t *testing.T) {
	gametest.Scenarios{
		{"BM-05 a card of twice the level costs 4 at level 2 and brings two levels", func(t *testing.T) {
			s := base(4).crafts(8).level('R', Axe, 2, 0)
			e := s.do(t, Learn(0))
			gametest.Want(t, "gold and level", [2]int{int(s.Seats[0].Gold), int(s.Seats[0].Level[Axe])}, [2]int{6, 4})
			gametest.Want(t, "event", e[0], game.Event{Kind: EvLearned, A: 8, B: LearnPaid, N: 4})
			gametest.Want(t, "position", s.CraftOpen[0], 0)
			s.wantIllegal(t, WhyActed, Learn(0), Forge(std(Axe)))
		}},
		{"BM-06 a card of once the level with two coins makes its weapon cheaper, and level 5 opens vorpal ones (R-18)", func(t *testing.T) {
			s := base(4).crafts(7).level('R', Axe, 4, 0)
			s.wantIllegal(t, WhyLevel, Forge(vorpal(Axe)))
			s.do(t, Learn(0))
			q := &s.Seats[0]
			gametest.Want(t, "gold and level", [2]int{int(q.Gold), int(q.Level[Axe])}, [2]int{6, 5})
			gametest.Want(t, "costs", [2]int{q.ForgeCost(&House, std(Axe), false), q.ForgeCost(&House, vorpal(Axe), false)}, [2]int{3, 13})
			gametest.Want(t, "vorpal", q.CanForge(&House, vorpal(Axe)), true)
		}},
		{"BM-07 without a level every card is free (R-17)", func(t *testing.T) {
			s := base(4).crafts(17).gold('R', 0)
			s.do(t, Learn(0))
			gametest.Want(t, "gold and level", [2]int{int(s.Seats[0].Gold), int(s.Seats[0].Level[Sword])}, [2]int{0, 2})
		}},
		{"BM-08 who cannot pay cannot learn (R-14)", func(t *testing.T) {
			s := base(4).crafts(8, 0, 1).level('R', Axe, 3, 0).gold('R', 5)
			s.wantIllegal(t, WhyGold, Learn(0))
			gametest.Want(t, "reason", s.Why(Learn(0)), game.Reason{ID: WhyGold, Need: 6, Have: 5})
			s.wantIllegal(t, WhyEmpty, Learn(1))
			s.wantLegal(t, Learn(2))
		}},
		{"BM-10 Extra-Crafty offers a second card at its cost after the first", func(t *testing.T) {
			s := base(4).crafts(1, 6).owns('R', ExtraCrafty).gold('R', 3)
			s.do(t, Learn(0))
			gametest.Want(t, "question", s.Prompt().Kind, FrameSecond)
			s.wantIllegal(t, WhyEmpty, Learn(0))
			s.wantIllegal(t, WhyNotAsked, Forge(std(Axe)), EndTurn())
			skip := s.copied()
			e := s.do(t, Learn(1))
			q := &s.Seats[0]
			gametest.Want(t, "taken", [3]int{int(q.Level[Axe]), int(q.Gold), int(q.Coins[Axe])}, [3]int{3, 1, 1})
			gametest.Want(t, "way", e[0].B, LearnSecond)
			gametest.Want(t, "no third", s.Prompt().Kind, FrameTurnDone)
			skip.do(t, Done())
			gametest.Want(t, "left", [2]int{int(skip.Seats[0].Level[Axe]), int(skip.Seats[0].Gold)}, [2]int{2, 3})
		}},
		{"Extra-Crafty is not asked where no second card can be paid, nor by Apprentice and Ancient Techniques", func(t *testing.T) {
			s := base(4).crafts(1, 8).owns('R', ExtraCrafty).gold('R', 3)
			s.do(t, Learn(0))
			gametest.Want(t, "question", s.Prompt().Kind, FrameTurnDone)
			s = base(4).crafts(1, 2).owns('R', ExtraCrafty).kingdoms(Apprentice)
			s.do(t, TakeKingdom(0), TakeFree(0))
			gametest.Want(t, "question", s.Prompt().Kind, FrameTurnDone)
			gametest.Want(t, "gold", s.Seats[0].Gold, 8)
		}},
		{"the first to level 6 takes the bonus card, by a card of two levels too, and keeps it (R-16)", func(t *testing.T) {
			s := base(4).crafts(8).level('R', Axe, 5, 0)
			e := s.do(t, Learn(0))
			gametest.Want(t, "level", s.Seats[0].Level[Axe], 7)
			gametest.Want(t, "event", bench.Find(t, e, EvBonus), game.Event{Kind: EvBonus, A: uint16(Axe)})
			gametest.Want(t, "holder and ready", [2]int{int(s.BonusHolder[Axe]), int(s.BonusReady)}, [2]int{0, 1})
			s.season(Autumn).level('P', Axe, 6, 1).crafts(40).gold('P', 20).moves('P')
			gametest.Want(t, "count", count(s.do(t, Learn(0)), EvBonus), 0)
			gametest.Want(t, "as high, and no holder", [2]int{int(s.Seats[1].Level[Axe]), int(s.BonusHolder[Axe])}, [2]int{7, 0})
		}},
	}.Run(t)
}

func TestForge(t *testing.T) {
	// made forges these one after the other and ends the action.
	made := func(t *testing.T, s *State, all ...Kind) {
		t.Helper()
		for _, k := range all {
			s.do(t, Forge(k))
		}
		if s.Prompt().Kind == FrameForge {
			s.do(t, Done())
		}
	}
	gametest.Scenarios{
		{"BM-11 a hammer and two axes with one coin cost 13 (Q-01)", func(t *testing.T) {
			s := base(4).level('P', Axe, 2, 1).gold('P', 20).moves('P')
			other := s.copied()
			made(t, s, std(Hammer), std(Axe), std(Axe))
			gametest.Want(t, "gold", s.Seats[1].Gold, 7)
			gametest.Want(t, "held", s.Seats[1].Held, [8]uint16{0: 2, 6: 1})
			made(t, other, std(Axe), std(Hammer), std(Axe))
			gametest.Want(t, "in another order the same", *s == *other, true)
		}},
		{"BM-12 coins add up, lower the vorpal price too, and no price falls below nothing (R-18)", func(t *testing.T) {
			s := base(4).level('Y', Sword, 2, 2)
			gametest.Want(t, "two coins", s.Seats[2].ForgeCost(&House, std(Sword), false), 3)
			s = base(4).level('Y', Sword, 3, 3).season(Autumn).level('Y', Sword, 6, 6)
			q := &s.Seats[2]
			gametest.Want(t, "six coins", [2]int{q.ForgeCost(&House, std(Sword), false), q.ForgeCost(&House, vorpal(Sword), false)}, [2]int{0, 9})
		}},
		{"BM-13 one to three weapons, five with Big Forge, each paid at once, of a level high enough (R-12)", func(t *testing.T) {
			s := base(4).gold('R', 40)
			s.wantIllegal(t, WhyNotAsked, Done())
			s.wantIllegal(t, WhyLevel, Forge(vorpal(Axe)), Forge(std(Sword)), Forge(vorpal(Hammer)))
			gametest.Want(t, "vorpal", s.Why(Forge(vorpal(Axe))), game.Reason{ID: WhyLevel, A: uint16(vorpal(Axe)), Need: 5, Have: 1})
			s.do(t, Forge(std(Axe)), Forge(std(Axe)))
			s.wantLegal(t, Done(), Forge(std(Mace)))
			s.do(t, Forge(std(Mace)))
			s.wantIllegal(t, WhyActed, Forge(std(Axe)))
			s = base(4).gold('R', 40).owns('R', BigForge)
			made(t, s, std(Axe), std(Axe), std(Axe), std(Axe), std(Mace))
			gametest.Want(t, "gold", s.Seats[0].Gold, 15)
			s.wantIllegal(t, WhyActed, Forge(std(Axe)))
			s = base(4).gold('R', 14).level('R', Axe, 4, 0)
			s.wantIllegal(t, WhyLevel, Forge(vorpal(Axe)))
			s.do(t, Forge(std(Axe)), Forge(std(Axe)))
			gametest.Want(t, "no third for 4 gold", s.Prompt().Kind, FrameTurnDone)
			s = base(4).gold('R', 14).level('R', Axe, 5, 0)
			s.wantIllegal(t, WhyGold, Forge(vorpal(Axe)))
			s.gold('R', 15).do(t, Forge(vorpal(Axe)))
			gametest.Want(t, "held and gold", [2]int{int(s.Seats[0].Held[vorpal(Axe)]), int(s.Seats[0].Gold)}, [2]int{1, 0})
		}},
		{"BM-14 Ore Contract helps standard weapons only, Night Shift both; all discounts add up (R-41)", func(t *testing.T) {
			s := base(4).level('R', Axe, 3, 3).owns('R', OreContract)
			q := &s.Seats[0]
			gametest.Want(t, "three coins and the contract", [2]int{q.ForgeCost(&House, std(Axe), false), q.ForgeCost(&House, vorpal(Axe), false)}, [2]int{1, 12})
			s.season(Autumn).level('R', Axe, 5, 4)
			gametest.Want(t, "four coins and the contract", [2]int{q.ForgeCost(&House, std(Axe), false), q.ForgeCost(&House, vorpal(Axe), false)}, [2]int{0, 11})
			s = base(4).level('P', Axe, 2, 1)
			q = &s.Seats[1]
			gametest.Want(t, "night shift", [2]int{q.ForgeCost(&House, std(Axe), true), q.ForgeCost(&House, vorpal(Axe), true)}, [2]int{2, 12})
			s.kingdoms(NightShift).moves('P').gold('P', 11)
			s.do(t, TakeKingdom(0))
			s.wantIllegal(t, WhyForgeFirst, Done())
			made(t, s, std(Axe), std(Axe), std(Hammer))
			gametest.Want(t, "gold", s.Seats[1].Gold, 11-4-2-2-3)
			s.wantIllegal(t, WhyActed, Forge(std(Axe)))
		}},
		{"Big Forge does not stretch Night Shift", func(t *testing.T) {
			s := base(4).owns('R', BigForge).kingdoms(NightShift).gold('R', 40)
			s.do(t, TakeKingdom(0))
			gametest.Want(t, "weapons", s.Prompt().N, 3)
		}},
		{"weapons never run out (R-46)", func(t *testing.T) {
			s := base(4).gold('R', 400)
			for range 26 {
				s.Stall = 0
				made(t, s.moves('R'), std(Axe), std(Axe), std(Axe))
			}
			gametest.Want(t, "held", s.Seats[0].Held[std(Axe)], 78)
		}},
		{"gold has no limit (R-45)", func(t *testing.T) {
			s := base(4).gold('R', 500).kingdoms(KingsRansom)
			s.do(t, TakeKingdom(0))
			gametest.Want(t, "gold", s.Seats[0].Gold, 507)
		}},
	}.Run(t)
}

func TestBonusCard(t *testing.T) {
	gametest.Scenarios{
		{"BM-39 Forge and Sell pays, earns and turns the bonus card until the next season", func(t *testing.T) {
			s := base(4).level('R', Axe, 6, 2).gold('R', 3)
			gametest.Want(t, "ready", s.BonusReady, 1)
			e := s.do(t, ForgeSell(s.at("GraElf1"), std(Axe)))
			q := &s.Seats[0]
			gametest.Want(t, "gold and tiles", [2]int{int(q.Gold), int(q.Race[Elves])}, [2]int{7, 2})
			gametest.Want(t, "paid first", gametest.EventKinds(e)[0], EvForged)
			gametest.Want(t, "ready", s.BonusReady, 0)
			gametest.Want(t, "nothing held", q.Held, [8]uint16{})
			again := s.copied().moves('R')
			again.wantIllegal(t, WhyBonusUsed, ForgeSell(again.at("MtnDwa1"), std(Axe)))
			s.lastTurn('R').do(t, Learn(0), EndTurn())
			gametest.Want(t, "ready in summer", [2]uint8{s.Season, s.BonusReady}, [2]uint8{Summer, 1})
		}},
		{"BM-40 the sale cannot pay for its forging, and without an open space there is none (R-57, R-58)", func(t *testing.T) {
			s := base(4).level('R', Axe, 6, 2).gold('R', 2)
			s.wantIllegal(t, WhyGold, ForgeSell(s.at("GraElf1"), std(Axe)))
			s.gold('R', 30).lies("GraElf1=P Std, MtnDwa1=P Std")
			s.wantKind(t, KindForgeSell)
			s.wantIllegal(t, WhyOccupied, ForgeSell(s.at("GraElf1"), std(Axe)))
			s.wantIllegal(t, WhyLocked, ForgeSell(s.at("MtnDwa3"), std(Axe)))
			s.wantIllegal(t, WhyWeapon, ForgeSell(s.at("MtnHob1"), std(Axe)))
			s.wantIllegal(t, WhyNoBonus, ForgeSell(s.at("MtnHob1"), std(Sword)))
		}},
		{"a weapon that is held cannot be used for it", func(t *testing.T) {
			s := base(4).level('R', Axe, 6, 2).gold('R', 2).held('R', std(Axe))
			s.wantIllegal(t, WhyGold, ForgeSell(s.at("GraElf1"), std(Axe)))
		}},
	}.Run(t)
}
