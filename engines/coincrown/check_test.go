package coincrown

import (
	"strings"
	"testing"

	"tabard/engines/game"
)

// Each row breaks one thing in a sound position; Check must name it.
func TestCheckFindsWhatIsBroken(t *testing.T) {
	sound := func() *State {
		s := table(3).give(0, "B08", "S06x", "B01-", "B03").owns(0, "H01@1", "V01").owns(1, "T01").income3(0, 3, 1, 0).
			slot(TierBronze, 0, "B07", 1, 0).seen(0, true, "G03").tops("V05")
		return s
	}
	sound().holds(t)
	rows := []struct {
		name  string
		cites string
		spoil func(s *State)
	}{
		{"R-08 a coin too many", "INV-1", func(s *State) { s.Seats[1].Purse[Silver]++ }},
		{"a token lost", "INV-2", func(s *State) { s.Tokens[0]-- }},
		{"an upgrade card lost", "INV-3", func(s *State) { s.UpgradeCards-- }},
		{"a card in two places", "INV-4", func(s *State) { s.Left[0]++ }},
		{"a troop that is nowhere", "INV-5", func(s *State) { s.Seats[0].Troop[0] = [11]byte{} }},
		{"an exhausted cavalry", "INV-6", func(s *State) { s.Seats[0].Tired[Cavalry] = 1 }},
		{"an iron coin without the most", "INV-7", func(s *State) { s.IronOwner[IronFields] = 1 }},
		{"an iron coin that nobody took", "INV-7", func(s *State) { s.IronOwner[IronFields] = game.Nobody }},
		{"a card in a slot that is not in use", "INV-8", func(s *State) { s.Row[0][4] = s.Row[0][0]; s.Row[0][0] = Place{} }},
		{"a card in the wrong row", "INV-4", func(s *State) { s.Row[1][0] = s.Row[0][0]; s.Row[0][0] = Place{} }},
		{"bonus coins on a vacant slot", "CAN", func(s *State) { s.Row[0][1].Bronze = 1 }},
		{"an unknown card", "CAN", func(s *State) { s.Row[0][0].Def = 32 }},
		{"R-60 five seats", "CAN", func(s *State) { s.N = 5 }},
		{"one seat", "CAN", func(s *State) { s.N = 1 }},
		{"year 6", "CAN", func(s *State) { s.Year = 6 }},
		{"a seat that is not in the game", "CAN", func(s *State) { s.Seats[3].Overseas = 1 }},
		{"a start player that is not in the game", "CAN", func(s *State) { s.Start = 3 }},
		{"a purse stream of nobody", "CAN", func(s *State) { s.Purses[3] = s.Purses[0] }},
		{"a scripted stream", "CAN", func(s *State) { s.Market[0] = game.Script(3, 1) }},
		{"a half-forgotten stream", "CAN", func(s *State) { s.Land[0].Inc = 0 }},
		{"a fifth overseas level", "R-28", func(s *State) { s.Seats[0].Overseas = 5 }},
		{"a reserved coin of last year", "R-44", func(s *State) { s.Seats[0].ReservedThisYear = true }},
		{"a land of a seat that does not exist", "CAN", func(s *State) { s.LandOwner[5] = 3 }},
		{"a land without an owner that was raised", "CAN", func(s *State) { s.LandLevel[5] = Village }},
		{"a land below its printed level", "CAN", func(s *State) { s.LandLevel[land("T01")] = Village }},
		{"a land deck without a top", "R-54", func(s *State) { s.LandTop[Village] = 0 }},
		{"an owned land on its deck", "INV-4", func(s *State) { s.LandTop[Village] = uint8(land("V01")) + 1 }},
		{"a village on the towns", "INV-4", func(s *State) { s.LandTop[Town] = uint8(land("V02")) + 1 }},
		{"a top that nobody saw", "CAN", func(s *State) { s.KnownBy[TierGold] = 0; s.Peeked = 0 }},
		{"a top seen by a stranger", "CAN", func(s *State) { s.KnownBy[TierGold] = 1 << 3 }},
		{"a top of another deck", "INV-4", func(s *State) { s.Top[TierGold] = 1 }},
		{"a top looked at by another than the mover", "R-20", func(s *State) { s.KnownBy[TierGold] = 2 }},
		{"a closed question left behind", "CAN", func(s *State) { s.Frames[2].A = 1 }},
		{"a seat that acts after passing", "R-65", func(s *State) { s.Seats[0].Passed = true }},
		{"two menus", "CAN", func(s *State) { s.Follow(FrameTurn, 0, 0, 0) }},
		{"a payment for a vacant slot", "CAN", func(s *State) { s.Follow(FramePay, PayForRow, 2, 2) }},
		{"a payment with a wrong price", "CAN", func(s *State) { s.Follow(FramePay, PayForBlind, 0, 1) }},
		{"a payment that cannot be made", "CAN", func(s *State) { s.Follow(FramePay, PayForDiplomacy, 1, 9) }},
		{"a seen card with another price", "R-19", func(s *State) { s.Follow(FramePay, PayForPeeked, 2, 9) }},
		{"a battle that cannot be won", "CAN", func(s *State) { s.Follow(FrameDeploy, uint16(City)<<8, 0, 0) }},
		{"an upgrade of another's land", "CAN", func(s *State) { s.Follow(FrameItem, uint16(land("T01")), 0, 0) }},
		{"a second main action without a fortress", "R-62", func(s *State) { s.ActionsLeft = 2 }},
		{"a coin reserved in the last year", "R-43", func(s *State) { s.reserved(0, Bronze); s.Year = 5 }},
		{"a fourth coin reserved", "CAN", func(s *State) { s.Seats[0].Reserved = 4 }},
		{"a fourth purple card", "CAN", func(s *State) { s.Used = KindsCount << 1 }},
		{"more actions than fortresses gave", "R-17", func(s *State) { s.Taken, s.ActionsLeft = 1, 1 }},
		{"more actions left than one fortress gives", "R-17", func(s *State) {
			s.give(0, "S11-", "G04-")
			s.Taken, s.ActionsLeft = 1, 2
		}},
		{"half a fortress in the last year", "R-17", func(s *State) {
			s.give(0, "S11-")
			s.Year, s.Taken, s.ActionsLeft = 5, 1, 1
		}},
		{"a card that is not seen paid at its printed cost (R-20)", "CAN", func(s *State) {
			s.income3(0, 0, 0, 1).Peeked = 0
			s.Follow(FramePay, PayForPeeked, 2, 6)
		}},
		{"a seen card paid as a blind draw (R-20)", "CAN", func(s *State) {
			s.income3(0, 0, 0, 1)
			s.Follow(FramePay, PayForBlind, 2, 9)
		}},
		{"one stream forgotten among known ones", "CAN", func(s *State) { s.Purses[1] = game.Rand{} }},
		{"a seen top forgotten where the streams are known", "CAN", func(s *State) { s.Top[TierGold] = 0 }},
		{"an item paid for an upgrade that still falls short", "CAN", func(s *State) {
			s.Follow(FrameItem, uint16(land("H01")), 0, 0) // a village: SLO, and no lumber, no ore
			s.Follow(FramePay, PayForItem, uint16(OvSheep)<<8, 2)
		}},
		{"an upgrade for which no upgrade card is left (R-34)", "CAN", func(s *State) {
			s.give(0, "B05", "S02").owns(0, "V06@2", "V07@2", "V08@2", "V09@2", "V10@2")
			for _, h := range LandCards[1:15] {
				s.owns(0, h.ID+"@1")
			}
			s.Follow(FrameItem, uint16(land("V01")), 0, 0)
		}},
		{"symbols filled that the land does not need", "CAN", func(s *State) {
			s.give(0, "B05", "S02")
			s.Follow(FrameItem, uint16(land("H01")), 0, 0) // SLO
			s.Follow(FrameFill, uint16(land("H01")), uint16(Wheat), 0)
		}},
		{"more wilds promised than symbols were asked about", "CAN", func(s *State) {
			s.give(0, "B05", "S02", "S07")
			s.Follow(FrameItem, uint16(land("H01")), 0, 0)
			s.Follow(FrameFill, uint16(land("H01")), uint16(Sheep), 1)
		}},
		{"more wilds to name than the land has symbols", "CAN", func(s *State) {
			s.give(0, "S07", "S07", "S07", "S07")
			s.Follow(FrameItem, uint16(land("H01")), 0, 0)
			s.Follow(FrameWilds, uint16(land("H01")), 0, 4)
		}},
		{"an offering of a coin that is not there", "CAN", func(s *State) {
			s.Seats[0].Income[Bronze] -= 3
			s.Supply[Bronze] += 3
			s.Follow(FrameOffer, uint16(Bronze), 0, 0)
		}},
		{"an offering of more than the church has", "CAN", func(s *State) { s.Follow(FrameOffer, uint16(Silver), 0, 1) }},
		{"unknown questions on top of an item's payment", "CAN", func(s *State) {
			s.Follow(FrameItem, uint16(land("H01")), 0, 0)
			s.Follow(FramePay, PayForItem, uint16(OvSheep)<<8, 2)
			s.Follow(77, 0, 0, 0)
			s.Follow(FrameDeploy, 200<<8, 0, 0)
		}},
		{"a question that closes itself", "CAN", func(s *State) {
			s.give(0, "B05", "S02")
			s.Used = UsedOverseas
			s.Follow(FrameItem, uint16(land("H01")), 0, 0)
		}},
		{"a land that does not exist on its deck", "CAN", func(s *State) { s.LandTop[City] = 200 }},
		{"a land of nobody's nobody", "CAN", func(s *State) { s.LandOwner[5] = -2 }},
		{"a card that does not exist on its deck", "CAN", func(s *State) { s.Top[TierGold] = 99 }},
		{"an empty deck with a known top", "CAN", func(s *State) { s.emptied(TierSilver); s.KnownBy[TierSilver] = 1 }},
		{"a storehouse retired that was never had", "INV-4", func(s *State) { s.Seats[0].Gone[1] = 1 }},
		{"a mine exhausted that was never had", "INV-4", func(s *State) { s.Seats[0].Tired[Mine] = 1 }},
		{"exhausted troops counted twice", "CAN", func(s *State) { s.Seats[0].Tired[StandardTroop] = 1 }},
		{"an iron coin of a seat that does not exist", "CAN", func(s *State) { s.IronOwner[0] = 3 }},
		{"an item collected and nothing asked", "CAN", func(s *State) { s.Used = UsedOverseas; s.Follow(FrameItem, uint16(land("H01")), uint16(OvOre), 0) }},
		{"an item paid that fills no symbol", "CAN", func(s *State) {
			s.Follow(FrameItem, uint16(land("H01")), 0, 0) // a village: SLO
			s.Follow(FramePay, PayForItem, uint16(OvWheat)<<8, 1)
		}},
		{"an end with income left", "R-03", func(s *State) {
			s.Pop()
			s.Year, s.Over, s.Taken, s.ActionsLeft, s.Peeked = 5, true, 0, 0, 0
		}},
		{"an end in year 2", "CAN", func(s *State) { s.Pop(); s.Over = true }},
		{"a turn of nobody", "CAN", func(s *State) { s.Frames[0].Who = 3; s.Peeked = 0 }},
		{"an end without an end", "CAN", func(s *State) { s.Over = true }},
		{"more questions than fit", "CAN", func(s *State) { s.Depth = 7 }},
	}
	for _, c := range rows {
		t.Run(c.name, func(t *testing.T) {
			s := sound()
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
