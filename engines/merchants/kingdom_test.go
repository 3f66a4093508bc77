package merchants

import (
	"math/bits"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestKingdom(t *testing.T) {
	gametest.Scenarios{
		{"BM-32 Bait and Switch sells into an open space of another weapon for a gold less; the weapon fights as what it is (R-54)", func(t *testing.T) {
			s := base(4).kingdoms(BaitAndSwitch).held('R', std(Axe)).level('R', Axe, 3, 0)
			s.do(t, TakeKingdom(0))
			gametest.Want(t, "gold", s.Seats[0].Gold, 7)
			s.wantIllegal(t, WhySameWeapon, Sell(s.at("GraElf1"), std(Axe)))
			s.wantIllegal(t, WhyLocked, Sell(s.at("ForElf3"), std(Axe)))
			s.wantIllegal(t, WhyNotHeld, Sell(s.at("ForElf1"), std(Mace)))
			s.wantIllegal(t, WhyMustFirst, Done())
			e := s.do(t, Sell(s.at("ForElf1"), std(Axe)))
			gametest.Want(t, "gold and tiles", [2]int{int(s.Seats[0].Gold), int(s.Seats[0].Race[Elves])}, [2]int{13, 2})
			race, _, _, cut := PartsOf(e[0].C)
			gametest.Want(t, "parts", [2]int{race, map[bool]int{true: 1}[cut]}, [2]int{1, 1})
			s.lies("ForDwa1=Y Std").level('Y', Hammer, 2, 0)
			gametest.Want(t, "its axe level fights", s.Battle(s.at("ForElf1"), s.at("ForDwa1")), 1)
		}},
		{"BM-33 no third slot card in spring, others still; in summer a third (R-40)", func(t *testing.T) {
			for _, card := range []uint8{TrophyHall, BigForge} {
				s := base(4).owns('R', SilverTongue, ExtraCrafty).kingdoms(card, KingsRansom, SlushFund)
				s.wantIllegal(t, WhyLimit, TakeKingdom(0))
				gametest.Want(t, "reason", s.Why(TakeKingdom(0)), game.Reason{ID: WhyLimit, Need: 2, Have: 2})
				s.wantLegal(t, TakeKingdom(1), TakeKingdom(2))
				ransom := s.copied()
				ransom.do(t, TakeKingdom(1))
				gametest.Want(t, "gold", ransom.Seats[0].Gold, 17)
				s.season(Summer).do(t, TakeKingdom(0))
				gametest.Want(t, "slot cards", s.Seats[0].SlotCards(), 3)
			}
		}},
		{"BM-34 Drive the Workers costs 6, needs something to do, and only its second action may be left (R-14, R-59)", func(t *testing.T) {
			s := base(4).kingdoms(DriveTheWorkers).gold('R', 5)
			s.wantIllegal(t, WhyGold, TakeKingdom(0))
			gametest.Want(t, "reason", s.Why(TakeKingdom(0)), game.Reason{ID: WhyGold, Need: 6, Have: 5})
			s.gold('R', 6).do(t, TakeKingdom(0))
			gametest.Want(t, "gold", s.Seats[0].Gold, 0)
			s.wantIllegal(t, WhyMustFirst, Done())
			s.do(t, s.freeCard(t))
			s.wantLegal(t, Done())
			s.do(t, Done())
			gametest.Want(t, "question", s.Prompt().Kind, FrameTurnDone)
			s = base(4).crafts().kingdoms(DriveTheWorkers).gold('R', 10)
			s.wantIllegal(t, WhyUseless, TakeKingdom(0))
			s.gold('R', 11).wantLegal(t, TakeKingdom(0))
			s.gold('R', 6).held('R', std(Axe)).wantLegal(t, TakeKingdom(0))
			s.do(t, TakeKingdom(0), Sell(s.at("GraElf1"), std(Axe)))
			s.do(t, Forge(std(Axe)))
			gametest.Want(t, "what was earned may be spent", s.Seats[0].Gold, 2)
		}},
		{"the workers' actions are whole ones: Extra-Crafty and Big Forge count, twice", func(t *testing.T) {
			s := base(4).kingdoms(DriveTheWorkers).owns('R', ExtraCrafty, BigForge).gold('R', 42)
			s.do(t, TakeKingdom(0), Learn(0))
			gametest.Want(t, "second craft", s.Prompt().Kind, FrameSecond)
			s.do(t, Learn(1))
			gametest.Want(t, "second action", s.Prompt(), game.Frame{Kind: FrameDrive, A: 2})
			s.wantIllegal(t, WhyNotAsked, TakeKingdom(1), EndTurn(), Pass())
			s.do(t, Forge(std(Axe)))
			gametest.Want(t, "more weapons", s.Prompt().N, 4)
			s.do(t, Forge(std(Axe)), Forge(std(Axe)), Forge(std(Axe)), Forge(std(Mace)))
			gametest.Want(t, "question", s.Prompt().Kind, FrameTurnDone)
		}},
		{"BM-35 Ancient Techniques needs a discarded craft card, and takes any for its own gold alone (R-15, R-32)", func(t *testing.T) {
			s := base(4).kingdoms(AncientTechniques)
			s.wantIllegal(t, WhyUseless, TakeKingdom(0))
			s = base(4).crafts(1, 8, 10, 11, 19).level('R', Axe, 5, 0).lastTurn('R').gold('R', 20)
			s.do(t, Forge(std(Axe)), Done(), EndTurn())
			s.kingdoms(AncientTechniques).moves('R')
			gold := s.Seats[0].Gold
			s.do(t, TakeKingdom(0))
			s.wantKind(t, KindOld, TakeOld(1), TakeOld(8), TakeOld(10), TakeOld(11), TakeOld(19))
			s.wantIllegal(t, WhyTaken, TakeOld(2))
			e := s.do(t, TakeOld(8))
			gametest.Want(t, "gold", s.Seats[0].Gold, gold-1)
			gametest.Want(t, "event", bench.Find(t, e, EvLearned), game.Event{Kind: EvLearned, A: 8, B: LearnOld})
			gametest.Want(t, "level and bonus card", [2]int{int(s.Seats[0].Level[Axe]), int(s.BonusHolder[Axe])}, [2]int{7, 0})
			gametest.Want(t, "left", s.CraftGone, bit64(1)|bit64(10)|bit64(11)|bit64(19))
		}},
		{"BM-36 the Slush Fund pays 1 and stays, at the last alone (R-10, R-11, R-31)", func(t *testing.T) {
			s := base(4).kingdoms(SlushFund, KingsRansom, CrownBond).gold('R', 4)
			s.do(t, TakeKingdom(0))
			gametest.Want(t, "gold and pool", [2]int{int(s.Seats[0].Gold), int(s.KingdomOpen[0])}, [2]int{5, int(SlushFund)})
			s.do(t, EndTurn(), TakeKingdom(0), EndTurn())
			gametest.Want(t, "the next one too", s.Seats[1].Gold, 11)
			s.lastTurn('R').do(t, s.freeCard(t), EndTurn())
			gametest.Want(t, "pool", s.KingdomOpen, [3]byte{SlushFund})
			gametest.Want(t, "discarded", s.KingdomGone>>(KingsRansom-1)&1&(s.KingdomGone>>(CrownBond-1)), 1)
		}},
		{"BM-37 Family Ties takes an own reward tile without a sale", func(t *testing.T) {
			s := base(4).kingdoms(FamilyTies)
			s.do(t, TakeKingdom(0))
			s.wantKind(t, KindRace, TakeRace(Hobgoblins), TakeRace(Orcs), TakeRace(Elves), TakeRace(Dwarves))
			e := s.do(t, TakeRace(Orcs))
			gametest.Want(t, "tiles and space", [2]int{int(s.Seats[0].Race[Orcs]), int(s.Reward[Orcs])}, [2]int{1, 0b1110})
			gametest.Want(t, "event", e[0], game.Event{Kind: EvReward, A: uint16(Orcs), B: 1})
			e = s.sells(t, 'R', "DesOrc1", std(Mace))
			gametest.Want(t, "a sale finds none", [2]int{count(e, EvReward), int(e[0].N)}, [2]int{0, 7})
			s.lastTurn('R').do(t, s.freeCard(t), EndTurn())
			gametest.Want(t, "full again", s.Reward[Orcs], 15)
			s = base(4).kingdoms(FamilyTies)
			for r := range s.Reward {
				s.Reward[r] &^= 1
				s.Seats[0].Race[r]++
			}
			s.wantIllegal(t, WhyUseless, TakeKingdom(0))
		}},
		{"BM-38 Crown Bond takes up to 10 gold and pays twice as much", func(t *testing.T) {
			s := base(4).kingdoms(CrownBond).gold('R', 8)
			s.do(t, TakeKingdom(0))
			gametest.Want(t, "answers", len(s.Legal(nil)), 9)
			s.wantIllegal(t, WhyGold, Bond(9))
			e := s.do(t, Bond(8))
			gametest.Want(t, "gold and bond", [2]int{int(s.Seats[0].Gold), int(s.Seats[0].Bond)}, [2]int{0, 8})
			gametest.Want(t, "event", e[0], game.Event{Kind: EvBonded, N: 8})
			gametest.Want(t, "worth", s.EndCard(0, CrownBond), 16)
			s = base(4).kingdoms(CrownBond).gold('R', 25)
			s.do(t, TakeKingdom(0))
			gametest.Want(t, "answers", len(s.Legal(nil)), 11)
			s.wantIllegal(t, WhyGold, Bond(11))
		}},
		{"Land Grant, Border Treaty and Royal Survey each take a region's tile that is left (R-21)", func(t *testing.T) {
			for _, card := range []uint8{LandGrant, BorderTreaty, RoyalSurvey} {
				s := base(4).regionTile('P', Forest).kingdoms(card)
				s.do(t, TakeKingdom(0))
				s.wantKind(t, KindRegion, TakeRegion(Mountains), TakeRegion(Desert), TakeRegion(Grasslands))
				s.wantIllegal(t, WhyTaken, TakeRegion(Forest))
				e := s.do(t, TakeRegion(Desert))
				gametest.Want(t, "tiles", [3]int{int(s.Seats[0].Regions), int(s.RegionFree), int(s.Seats[0].Gold)}, [3]int{2, 5, 10 + int(House.Kingdoms[card].Gold)})
				gametest.Want(t, "event", e[0], game.Event{Kind: EvRegion, A: uint16(Desert)})
			}
			s := base(4).kingdoms(LandGrant).regionTile('P', Mountains).regionTile('P', Desert).regionTile('P', Grasslands).regionTile('Y', Forest)
			s.wantIllegal(t, WhyUseless, TakeKingdom(0))
			three := base(3).kingdoms(BorderTreaty)
			three.do(t, TakeKingdom(0))
			three.wantKind(t, KindRegion, TakeRegion(Mountains), TakeRegion(Grasslands), TakeRegion(Forest))
		}},
		{"Apprentice takes an open craft card for its own gold alone", func(t *testing.T) {
			s := base(4).crafts(0, 8, 0, 1).level('R', Axe, 4, 0).kingdoms(Apprentice).gold('R', 2)
			s.do(t, TakeKingdom(0))
			s.wantKind(t, KindFree, TakeFree(1), TakeFree(3))
			s.wantIllegal(t, WhyTaken, TakeFree(0))
			s.do(t, TakeFree(1))
			gametest.Want(t, "level and gold", [2]int{int(s.Seats[0].Level[Axe]), int(s.Seats[0].Gold)}, [2]int{6, 0})
			gametest.Want(t, "bonus card", s.BonusHolder[Axe], 0)
			s = base(4).crafts().kingdoms(Apprentice)
			s.wantIllegal(t, WhyUseless, TakeKingdom(0))
		}},
		{"Rush Order forges one weapon at its price and sells it, paid before it earns (R-41, R-57, R-58)", func(t *testing.T) {
			s := base(4).kingdoms(RushOrder).level('R', Axe, 2, 1).gold('R', 9)
			s.do(t, TakeKingdom(0))
			s.wantKind(t, KindForgeSell, ForgeSell(s.at("GraElf1"), std(Axe)), ForgeSell(s.at("MtnDwa1"), std(Axe)))
			s.wantIllegal(t, WhyGold, ForgeSell(s.at("DesOrc1"), std(Mace)))
			s.wantIllegal(t, WhyLevel, ForgeSell(s.at("MtnHob1"), std(Sword)))
			s.do(t, ForgeSell(s.at("GraElf1"), std(Axe)))
			gametest.Want(t, "gold", s.Seats[0].Gold, 7)
			gametest.Want(t, "no bonus card was needed", s.BonusReady, 0)
			s = base(4).kingdoms(RushOrder).gold('R', 9)
			s.wantIllegal(t, WhyUseless, TakeKingdom(0))
			s = base(4).kingdoms(RushOrder).gold('R', 40).lies("GraElf1=P Std, MtnDwa1=P Std, DesOrc1=P Std, ForElf1=P Std")
			s.wantIllegal(t, WhyUseless, TakeKingdom(0))
		}},
		{"Smuggler's Road sells into a locked space that wants the weapon, at the full price (R-25, R-34)", func(t *testing.T) {
			s := base(4).kingdoms(SmugglersRoad).held('R', std(Axe))
			s.do(t, TakeKingdom(0))
			s.wantIllegal(t, WhyNotLocked, Sell(s.at("GraElf1"), std(Axe)))
			s.wantIllegal(t, WhyWeapon, Sell(s.at("GraElf2"), std(Axe)))
			e := s.do(t, Sell(s.at("ForElf2"), std(Axe)))
			gametest.Want(t, "gold and tiles", [2]int{int(s.Seats[0].Gold), int(s.Seats[0].Race[Elves])}, [2]int{14, 2})
			gametest.Want(t, "tokens", [2]int{count(e, EvToken), int(s.Frontier[Forest])}, [2]int{0, 1})
			s = base(4).kingdoms(SmugglersRoad)
			s.wantIllegal(t, WhyUseless, TakeKingdom(0))
			s.Frontier = [4]byte{7, 7, 7, 7}
			s.held('R', std(Axe)).wantIllegal(t, WhyUseless, TakeKingdom(0))
		}},
		{"Desperate Times sells one or two weapons for a gold less each (R-59)", func(t *testing.T) {
			s := base(4).kingdoms(DesperateTimes).held('R', std(Axe), std(Mace))
			s.do(t, TakeKingdom(0), Sell(s.at("GraElf1"), std(Axe)))
			gametest.Want(t, "question", s.Prompt(), game.Frame{Kind: FrameSellByCard, A: uint16(DesperateTimes), B: 2})
			one := s.copied()
			one.do(t, Done())
			gametest.Want(t, "one", one.Seats[0].Gold, 13)
			s.do(t, Sell(s.at("ForElf1"), std(Mace)))
			gametest.Want(t, "two", s.Seats[0].Gold, 20)
			s = base(4).kingdoms(DesperateTimes)
			s.wantIllegal(t, WhyUseless, TakeKingdom(0))
			s.held('R', std(Axe)).do(t, TakeKingdom(0), Sell(s.at("GraElf1"), std(Axe)))
			gametest.Want(t, "nothing more to sell", s.Prompt().Kind, FrameTurnDone)
		}},
		{"Night Shift costs 4 and needs a weapon that can then be paid (R-15)", func(t *testing.T) {
			s := base(4).kingdoms(NightShift).gold('R', 6)
			s.wantIllegal(t, WhyUseless, TakeKingdom(0))
			s.gold('R', 7).do(t, TakeKingdom(0), Forge(std(Axe)))
			gametest.Want(t, "gold", s.Seats[0].Gold, 0)
			gametest.Want(t, "nothing more to forge", s.Prompt().Kind, FrameTurnDone)
		}},
		{"what a card pays may pay for its effect, after the link and before the effect (R-52)", func(t *testing.T) {
			s := base(2).kingdoms(ExtraCrafty).crafts(8).gold('R', 4)
			e := s.do(t, TakeKingdom(0))
			gametest.Want(t, "events", [2]game.EventKind{gametest.EventKinds(e)[0], gametest.EventKinds(e)[1]}, [2]game.EventKind{EvKingdom, EvLinked})
			gametest.Want(t, "gold", [2]int{int(e[0].N), int(s.Seats[0].Gold)}, [2]int{-4, 0})
			b := base(4).kingdoms(CrownBond).gold('R', 0)
			b.do(t, TakeKingdom(0))
			b.wantKind(t, KindBond, Bond(0))
		}},
		{"an empty position holds no card; used cards go to the pile, slot cards to the seat (R-31)", func(t *testing.T) {
			s := base(4).kingdoms(PatronsPurse, 0, FieldSmiths)
			s.wantIllegal(t, WhyEmpty, TakeKingdom(1))
			slot := s.copied()
			s.do(t, TakeKingdom(0))
			gametest.Want(t, "gold and pile", [2]int{int(s.Seats[0].Gold), int(s.KingdomGone >> (PatronsPurse - 1) & 1)}, [2]int{13, 1})
			slot.do(t, TakeKingdom(2))
			gametest.Want(t, "in front", slot.Seats[0].Kingdoms, bit32(FieldSmiths))
		}},
		{"nothing comes up before the turn is over, and an empty deck leaves positions empty (R-11, R-47)", func(t *testing.T) {
			s := base(4).season(Summer)
			s.CraftGone |= s.CraftLeft & SpringMask
			s.CraftLeft &^= SpringMask
			for _, a := range []game.Action{s.freeCard(t), EndTurn(), TakeKingdom(0), EndTurn()} {
				gametest.Want(t, "reveals", (&game.Sink{Events: s.copied().do(t, a)}).Reveals(), a == EndTurn() && s.LastAction == ActKingdom)
				s.do(t, a)
			}
			gametest.Want(t, "craft position stays empty, autumn cards wait", [2]int{int(s.CraftOpen[0]), bits.OnesCount64(s.CraftLeft)}, [2]int{0, 20})
			gametest.Want(t, "kingdom position is full", s.KingdomOpen[0] != 0, true)
		}},
	}.Run(t)
}
