package merchants

import (
	"strings"
	"testing"

	"tabard/engines/game"
)

// Each row breaks one thing in a sound position; Check must name it.
func TestCheckFindsWhatIsBroken(t *testing.T) {
	sound := func() *State {
		return base(4).level('R', Axe, 6, 0).owns('R', BigForge).owns('P', CrownBond).regionTile('P', Desert).season(Summer).
			lies("GraElf1=R Std, MtnHob3=B Vorpal, DesHob1=Y Std, DesOrc1=P Std").held('R', std(Axe))
	}
	sound().holds(t)
	two := func() *State { return base(2).lies("GraElf1=R Std, MtnHob3=S") }
	two().holds(t)
	over := func() *State {
		s := base(4).season(Winter)
		s.counts(nil)
		return s
	}
	over().holds(t)
	rows := []struct {
		name  string
		cites string
		from  func() *State
		spoil func(s *State)
	}{
		{"five seats", "CAN", sound, func(s *State) { s.N = 5 }},
		{"one seat", "CAN", sound, func(s *State) { s.N = 1 }},
		{"a fifth season", "CAN", sound, func(s *State) { s.Season = 4 }},
		{"a fourth token", "INV-4", sound, func(s *State) { s.Tokens = 4 }},
		{"more tokens than left the board", "INV-4", sound, func(s *State) { s.Frontier[Desert], s.Tokens = 2, 2 }},
		{"a start player who is not there", "CAN", sound, func(s *State) { s.Start = 4 }},
		{"a season ended by a stranger", "CAN", sound, func(s *State) { s.Trigger = 5 }},
		{"a standstill that lasts too long", "R-51", sound, func(s *State) { s.Stall, s.LastAction = 13, ActForge }},
		{"a season that goes on after a standstill", "R-51", sound, func(s *State) { s.Stall, s.LastAction = 12, ActForge }},
		{"a standstill longer than the final turns", "R-51", sound, func(s *State) { s.lastTurn('R').Stall, s.LastAction = 5, ActPass }},
		{"a standstill after a sale", "R-51", sound, func(s *State) { s.LastAction, s.Stall = ActSell, 1 }},
		{"an unknown action", "CAN", sound, func(s *State) { s.LastAction = 9 }},
		{"no turn", "CAN", sound, func(s *State) { s.Turns = 0 }},
		{"too many questions", "CAN", sound, func(s *State) { s.Depth = 7 }},
		{"an end in the midst", "CAN", sound, func(s *State) { s.Over = true }},
		{"an end in autumn", "CAN", over, func(s *State) { s.Season = Autumn }},
		{"Steve among four", "CAN", sound, func(s *State) { s.StevePos = 1 }},
		{"Steve beyond his races", "CAN", two, func(s *State) { s.StevePos = 4 }},
		{"Steve with a race twice", "CAN", two, func(s *State) { s.SteveOrder[0] = s.SteveOrder[1] }},
		{"a scripted stream", "CAN", sound, func(s *State) { s.KingdomRand = game.Script(3, 1) }},
		{"one stream forgotten", "CAN", sound, func(s *State) { s.SpringRand = game.Rand{} }},
		{"a stream known among forgotten ones", "CAN", sound, func(s *State) { r := s.AutumnRand; s.Redact(0); s.AutumnRand = r }},
		{"a craft card in two places", "INV-2", sound, func(s *State) { s.CraftGone |= bit64(s.CraftOpen[0]) }},
		{"a craft card open twice", "INV-2", sound, func(s *State) { s.CraftOpen[1] = s.CraftOpen[0] }},
		{"a craft card lost", "INV-2", sound, func(s *State) { s.CraftOpen[0] = 0 }},
		{"a craft card that does not exist", "CAN", sound, func(s *State) { s.CraftOpen[0] = 57 }},
		{"an autumn card in summer", "INV-2", sound, func(s *State) { s.CraftLeft &^= bit64(40); s.CraftGone |= bit64(40) }},
		{"a spring deck in winter", "INV-2", sound, func(s *State) { s.Season = Winter }},
		{"a kingdom card in two places", "INV-2", sound, func(s *State) { s.KingdomGone |= bit32(s.KingdomOpen[1]) }},
		{"a kingdom card lost", "INV-2", sound, func(s *State) { s.KingdomOpen[1] = 0 }},
		{"a kingdom card that does not exist", "CAN", sound, func(s *State) { s.KingdomOpen[1] = 29 }},
		{"a kingdom card of another number of players", "INV-2", two, func(s *State) { s.KingdomOpen[1] = Veterans }},
		{"the Slush Fund discarded", "R-10", sound, func(s *State) { s.KingdomLeft &^= bit32(SlushFund); s.KingdomGone |= bit32(SlushFund) }},
		{"a later letter out too soon", "INV-2", func() *State { return base(4) }, func(s *State) {
			s.KingdomLeft &^= bit32(KingsRansom)
			s.KingdomGone |= bit32(KingsRansom)
		}},
		{"a fifth seat's gold", "CAN", two, func(s *State) { s.Seats[2].Gold = 1 }},
		{"blue with two players", "R-04", two, func(s *State) { s.Seats[1].Mat = Blue }},
		{"one mat twice", "R-04", two, func(s *State) { s.Seats[1].Mat = Red }},
		{"debts", "INV-4", sound, func(s *State) { s.Seats[0].Gold = -1 }},
		{"gold beyond all bounds", "INV-4", sound, func(s *State) { s.Seats[0].Gold = 30000 }},
		{"more on the bond than it takes", "R-14", sound, func(s *State) { s.Seats[1].Bond = 11 }},
		{"a bond without the card", "R-14", sound, func(s *State) { s.Seats[2].Bond = 1 }},
		{"a score before the end", "CAN", sound, func(s *State) { s.Seats[0].Unsold = 3 }},
		{"a score that was not paid", "CAN", over, func(s *State) { s.Seats[0].Gold, s.Seats[0].Unsold = 1, 3 }},
		{"three slot cards in spring", "INV-4", func() *State { return base(4).owns('R', BigForge, SilverTongue) },
			func(s *State) { s.owns('R', FieldSmiths) }},
		{"a used card in front", "INV-2", sound, func(s *State) { s.owns('R', LandGrant) }},
		{"a level from nowhere", "CAN", sound, func(s *State) { s.Seats[1].Level[Axe]++ }},
		{"a coin from nowhere", "CAN", sound, func(s *State) { s.Seats[1].Coins[Axe]++ }},
		{"weapons without end", "CAN", sound, func(s *State) { s.Seats[0].Held[2] = 6000 }},
		{"a bonus card without a holder", "INV-5", sound, func(s *State) { s.BonusHolder[Axe] = game.Nobody }},
		{"a ready bonus card without a holder", "INV-5", sound, func(s *State) { s.BonusReady |= 1 << Mace }},
		{"a bonus card with the wrong seat", "INV-5", sound, func(s *State) { s.BonusHolder[Axe] = 1 }},
		{"a bonus card of a fifth weapon", "CAN", sound, func(s *State) { s.BonusReady |= 16 }},
		{"a region tile twice", "INV-3", sound, func(s *State) { s.RegionFree |= 1 << Desert }},
		{"a region tile lost", "INV-3", sound, func(s *State) { s.RegionFree &^= 1 << Forest }},
		{"a region that is not there", "CAN", sound, func(s *State) { s.RegionFree |= 16 }},
		{"a region tile of the Desert among three", "INV-3", func() *State { return base(3) }, func(s *State) { s.Seats[0].Regions = 1 << Desert }},
		{"too many race tiles", "INV-3", sound, func(s *State) { s.Seats[0].Race[Orcs] = 2 }},
		{"a printed tile lost", "INV-3", sound, func(s *State) { s.Seats[0].Race[Elves] = 0 }},
		{"a reward tile taken by nobody", "INV-3", sound, func(s *State) { s.Reward[Orcs] &^= 1 }},
		{"a reward tile of a fifth seat", "CAN", sound, func(s *State) { s.Reward[Orcs] |= 16 }},
		{"a reward tile of the Hobgoblins among three", "CAN", func() *State { return base(3) }, func(s *State) { s.Reward[Hobgoblins] = 1 }},
		{"a weapon of a stranger", "CAN", sound, func(s *State) { s.Spaces[4] = Tile(6, 0) }},
		{"a weapon of nobody", "CAN", sound, func(s *State) { s.Spaces[4] = Tile(0, 1) }},
		{"a weapon of Steve among four", "INV-6", sound, func(s *State) { s.Spaces[4] = Tile(SteveOwner, std(Hammer)) }},
		{"a vorpal weapon of Steve", "INV-6", two, func(s *State) { s.Spaces[4] = Tile(SteveOwner, vorpal(Hammer)) }},
		{"a weapon where another is wanted", "INV-6", func() *State { return base(4) }, func(s *State) { s.Spaces[4] = Tile(1, std(Axe)) }},
		{"a space that is not on the board", "CAN", func() *State { return base(3) }, func(s *State) { s.Spaces[40] = Tile(1, std(Axe)) }},
		{"an open token at 8", "CAN", sound, func(s *State) { s.Frontier[Forest] = 8 }},
		{"an open token in the Desert among three", "CAN", func() *State { return base(3) }, func(s *State) { s.Frontier[Desert] = 1 }},
		{"a full battlefield at the open token", "INV-1", sound, func(s *State) { s.Frontier[Desert] = 1 }},
		{"a turn of nobody", "CAN", sound, func(s *State) { s.Frames[0].Who = 4 }},
		{"three tokens and no end", "CAN", sound, func(s *State) { s.Frontier[Forest], s.Tokens = 4, 3 }},
		{"final turns without an end", "CAN", sound, func(s *State) { s.FinalTurns = 2 }},
		{"an end in another's turn", "R-08", sound, func(s *State) { s.Trigger, s.TriggeredNow, s.FinalTurns = 1, true, 3 }},
		{"a final turn out of order", "CAN", sound, func(s *State) { s.Trigger, s.FinalTurns = 1, 3 }},
		{"a closed question left behind", "CAN", sound, func(s *State) { s.Frames[2].A = 1 }},
		{"a question to another seat", "CAN", sound, func(s *State) {
			s.follows(FrameRegion, 0, 0, 0)
			s.Frames[1].Who = 2
		}},
		{"a question about a card that was not used", "CAN", sound, func(s *State) { s.follows(FrameSellByCard, uint16(DesperateTimes), 1, 0) }},
		{"a second craft without Extra-Crafty", "CAN", sound, func(s *State) { s.follows(FrameSecond, 0, 0, 0) }},
		{"more weapons than an action makes", "CAN", sound, func(s *State) { s.follows(FrameForge, 0, 0, 5) }},
		{"a bond that is full", "CAN", func() *State { return base(4).owns('R', CrownBond) }, func(s *State) {
			s.Seats[0].Bond = 3
			s.follows(FrameBond, 0, 0, 0)
		}},
		{"a first worker without a second", "CAN", func() *State { return base(4).gone(DriveTheWorkers) }, func(s *State) { s.follows(FrameDrive, 1, 0, 0) }},
		{"a card's question in a turn of another action", "CAN", func() *State { return base(4).gone(FamilyTies) }, func(s *State) {
			s.follows(FrameRace, 0, 0, 0)
			s.LastAction = ActSell
		}},
		{"a weapon to be sold by Bait and Switch for the second time", "CAN", func() *State { return base(4).gone(BaitAndSwitch).held('R', std(Axe)) }, func(s *State) {
			s.Spaces[4] = Tile(1, std(Axe))
			s.follows(FrameSellByCard, uint16(BaitAndSwitch), 1, 0)
		}},
		{"a question without an answer", "R-15", func() *State { return base(4).gold('R', 0) }, func(s *State) {
			s.follows(FrameForge, 0, 0, 2)
			s.LastAction = ActForge
		}},
	}
	for _, c := range rows {
		t.Run(c.name, func(t *testing.T) {
			s := c.from()
			c.spoil(s)
			err := s.Check()
			if err == nil {
				t.Fatal("Check finds nothing")
			}
			if !strings.HasPrefix(err.Error(), "merchants: "+c.cites+": ") {
				t.Errorf("Check says %q, want it to cite %s", err, c.cites)
			}
		})
	}
}

// follows asks a question on top of a turn whose action is chosen.
func (s *State) follows(kind uint8, a, b uint16, n int) {
	s.LastAction = ActKingdom
	s.Frames[0].Kind = FrameTurnDone
	s.Follow(kind, a, b, n)
}

// gone discards a kingdom card as if it had been used.
func (s *State) gone(id uint8) *State {
	s.kingdoms(id)
	s.KingdomOpen[0] = 0
	s.KingdomGone |= bit32(id)
	return s
}
