package coincrown

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Refusals inside a question; those of the menu stand with their rules.
func TestWhyInsideAQuestion(t *testing.T) {
	gametest.Scenarios{
		{"a card that is not there, exhausted, or out of order cannot be deployed", func(t *testing.T) {
			s := table(2).give(0, "B08", "S05", "S06").tops("H01")
			s.do(t, Force(Hamlet))
			s.wantIllegal(t, WhyNoCard, Troop(Elite2, 2), Troop(Std2, 1), Troop(Std3, 9), game.Action{Kind: KindTroop, A: 99, B: 1})
			s.wantIllegal(t, WhyNoBearer, WearArmor())
			s.do(t, Ride())
			gametest.Want(t, "the hamlet is taken", s.Settled(), true)

			s = table(2).give(0, "B07", "S05-", "S06", "S06").tops("V05")
			s.do(t, Force(Village), Ride())
			s.wantIllegal(t, WhyOrder, Troop(Std1, 1))
			s.wantIllegal(t, WhyExhausted, WearArmor())
			s.wantIllegal(t, WhyNotAsked, endTurn)
			without := table(2).give(0, "B07", "B09", "S05").tops("H03")
			without.do(t, Force(Hamlet), Troop(Std1, 1), Troop(Std3, 3))
			without.wantIllegal(t, WhyNoCard, Ride())
			late := table(2).give(0, "B08", "S05", "S06", "S06", "S06").tops("T01")
			late.do(t, Force(Town), Troop(Std2, 2), Ride(), Ride())
			late.wantIllegal(t, WhyOrder, WearArmor())
		}},
		{"an item that costs too much, needs a harbor, or is no item is not collected", func(t *testing.T) {
			s := table(2).give(0, "B09", "B09", "B08").income3(0, 2, 0, 0).tops("H03")
			s.do(t, Force(Hamlet), Troop(Std2, 2), Troop(Std3, 3), Troop(Std3, 3))
			s.wantIllegal(t, WhyNoCoins, Collect(OvStrength2, 0))
			gametest.Want(t, "reason", s.Why(Collect(OvStrength2, 0)), game.Reason{ID: WhyNoCoins, Need: 3, Have: 2})
			s.wantIllegal(t, WhyNoCard, Collect(OvStrength2, 1))
			s.wantIllegal(t, WhyNotNeeded, Collect(0, 0), Collect(9, 0))
		}},
		{"symbols are filled from ready cards and eligible wilds only", func(t *testing.T) {
			s := table(2).owns(0, "H12").give(0, "B01", "B10", "S07-") // two wheat
			s.do(t, Upgrade(land("H12")))
			s.wantIllegal(t, WhyResources, Fill(Wheat, 0))
			s.wantIllegal(t, WhyDeadEnd, Fill(Wheat, 2))
			s.wantIllegal(t, WhyNotNeeded, Fill(Wheat, 3))
			s.wantIllegal(t, WhyNotAsked, Fill(Sheep, 0), done)
			s.do(t, Fill(Wheat, 1))
			s.wantIllegal(t, WhyExhausted, Builder(SkilledBuilder))
			s.wantIllegal(t, WhyNoCard, Builder(MasterBuilder), Builder(Field), StoreTwo(), StoreOne())
			s.do(t, Builder(ApprenticeBuilder))
			gametest.Want(t, "raised", s.LandLevel[land("H12")], Village)
		}},
		{"builders come in rising rank, and each raises only its levels", func(t *testing.T) {
			s := table(2).owns(0, "H12").give(0, "B10", "S07", "G02")
			s.do(t, Upgrade(land("H12")), Fill(Wheat, 2), Builder(SkilledBuilder))
			s.wantIllegal(t, WhyOrder, Builder(ApprenticeBuilder))
			s = table(2).owns(0, "V03").give(0, "B10", "S07", "G02", "S02", "S02") // WOO
			s.do(t, Upgrade(land("V03")), Fill(Wheat, 1), Fill(Ore, 0))
			s.wantIllegal(t, WhyRank, Builder(ApprenticeBuilder))
			s = table(2).owns(0, "V03").give(0, "S08", "S08", "S08")
			s.do(t, Upgrade(land("V03")), Fill(Wheat, 1), Fill(Ore, 2), StoreOne())
			s.wantIllegal(t, WhyOrder, StoreTwo())
			s.do(t, StoreOne(), StoreOne())
			gametest.Want(t, "three storehouses for one symbol each", s.Seats[0].Retired(Storehouse), 3)
			s = table(2).owns(0, "H12").give(0, "B10", "S07")
			s.do(t, Upgrade(land("H12")), Fill(Wheat, 2))
			s.wantIllegal(t, WhyDeadEnd, Builder(SkilledBuilder)) // the apprentice could not follow
		}},
		{"an offering names its own kind of coin and no more than there is", func(t *testing.T) {
			s := table(2).income3(0, 2, 0, 0)
			s.do(t, Church())
			s.wantIllegal(t, WhyNoSuchCoin, Offer(Bronze, 3))
			s.wantIllegal(t, WhyNotAsked, Offer(Silver, 1), pass)
		}},
		{"the token moves by harbors that are ready and coins that are there", func(t *testing.T) {
			s := table(2).give(0, "B11-").income3(0, 1, 0, 0)
			s.do(t, Advance())
			s.wantIllegal(t, WhyExhausted, AdvanceBy(1, 0))
			s.wantIllegal(t, WhyNoCoins, AdvanceBy(0, 2))
			s.wantIllegal(t, WhyNotAsked, pass)
		}},
		{"what does not exist is refused with a reason too", func(t *testing.T) {
			s := table(2).income3(0, 1, 0, 0)
			s.wantIllegal(t, WhyEmptySlot, BuyRow(TierGold, 4), game.Action{Kind: KindBuyRow, A: 7})
			s.wantIllegal(t, WhyEmptyDeck, game.Action{Kind: KindBuyPeeked, A: 3}, game.Action{Kind: KindDrawBlind, A: 3},
				game.Action{Kind: KindForce, A: 4})
			s.wantIllegal(t, WhyNotYours, game.Action{Kind: KindUpgrade, A: 99})
			s.wantIllegal(t, WhyNotAsked, game.Action{Kind: KindMint, A: 9}, game.Action{}, game.Action{Kind: kindsEnd})
		}},
	}.Run(t)
}
