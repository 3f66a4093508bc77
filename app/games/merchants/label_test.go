package merchants

import (
	"testing"

	"tabard/app/face/facetest"
	"tabard/app/session"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// at is a table with the first seat to act and no open cards but those that change lays out; the first seat alone is a
// person.
func at(t *testing.T, seats int, frame game.Frame, change func(s *rules.State, q *rules.Seat)) *teller {
	t.Helper()
	setup := rules.Def.DefaultSetup(seats, 1)
	setup.Options[rules.OptionStart] = 1
	s, err := rules.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s.KingdomOpen, s.CraftOpen = [3]byte{}, [5]byte{}
	s.SteveOrder = [4]byte{}
	if seats == 2 {
		s.SteveOrder = [4]byte{rules.Orcs, rules.Elves, rules.Dwarves, rules.Hobgoblins}
	}
	q := &s.Seats[0]
	q.Held[rules.KindOf(rules.Axe, rules.Standard)] = 1
	s.Frames[0].Kind = rules.FrameAction
	if frame.Kind == rules.FrameTurnDone {
		s.Frames[0].Kind = frame.Kind
	} else if frame.Kind != rules.FrameAction {
		s.Frames[0].Kind = rules.FrameTurnDone
		s.Frames[1], s.Depth = frame, 2
	}
	change(s, q)
	return look(viewOf(s, 0, 1))
}

// space is where a race buys at a depth of a region.
func space(s *rules.State, r rules.Region, race rules.Race, depth int) int {
	for i, row := range s.Board() {
		if row.Region == r && row.Race == race {
			return rules.SpaceOf(i, depth)
		}
	}
	panic("no such row")
}

// lies puts a weapon that the space asks for on it; owner 0 is the first seat, rules.SteveOwner-1 Salesman Steve.
func lies(s *rules.State, at int, owner uint8, q rules.Quality) {
	s.Spaces[at] = rules.Tile(owner+1, rules.KindOf(s.Wants(at), q))
}

var menu = game.Frame{Kind: rules.FrameAction}

const steve = rules.SteveOwner - 1

// Labels tell the exact outcome, with everything that changes it and all that follows.
func TestLabelsTellTheOutcome(t *testing.T) {
	axe, vorpalAxe := rules.KindOf(rules.Axe, rules.Standard), rules.KindOf(rules.Axe, rules.Vorpal)
	graElf1 := rules.SpaceOf(4, 1) // wants an axe; GraOrc1 faces it and wants a sword
	for _, row := range []struct {
		name             string
		seats            int
		frame            game.Frame
		change           func(s *rules.State, q *rules.Seat)
		action           game.Action
		text, note, warn string
	}{
		{"a paid craft card that opens vorpal axes and takes the bonus card", 4, menu, func(s *rules.State, q *rules.Seat) {
			q.Level[rules.Axe], q.Coins[rules.Axe], q.Gold, s.CraftOpen[1] = 4, 1, 9, 41
		}, rules.Learn(1), "Learn craft card 2: 2 levels in axes with 1 gold off, for 8 gold",
			"Level 4 to 6; forging axes then costs 3 gold; vorpal axes can be forged, for 13 gold each; takes the bonus card for axes", ""},
		{"a bonus card that another holds is not promised", 4, menu, func(s *rules.State, q *rules.Seat) {
			q.Level[rules.Axe], s.CraftOpen[0], s.BonusHolder[rules.Axe] = 5, 1, 2
		}, rules.Learn(0), "Learn craft card 1: 1 level in axes, for nothing", "Level 5 to 6", ""},
		{"the first level of a weapon, with a second card to follow", 3, menu, func(s *rules.State, q *rules.Seat) {
			q.Level[rules.Mace], s.CraftOpen[4] = 0, 26
			q.Kingdoms = 1<<(rules.ExtraCrafty-1) | 1<<(rules.OreContract-1)
		}, rules.Learn(4), "Learn craft card 5: 2 levels in maces, for nothing",
			"Level 0 to 2; maces can be forged, for 4 gold each; a second card may follow", ""},
		{"two players lose the linked kingdom card", 2, menu, func(s *rules.State, _ *rules.Seat) {
			s.CraftOpen[2], s.KingdomOpen[1] = 19, rules.KingsRansom
		}, rules.Learn(2), "Learn craft card 3: 1 level in maces, for nothing", "Level 1 to 2; King's Ransom is lost", ""},
		{"two players lose the linked craft card", 2, menu, func(s *rules.State, _ *rules.Seat) {
			s.CraftOpen[1], s.CraftOpen[3] = 19, 7
		}, rules.Learn(1), "Learn craft card 2: 1 level in maces, for nothing", "Level 1 to 2; the craft card for 1 level in axes with 2 gold off is lost", ""},
		{"two players keep the Slush Fund", 2, menu, func(s *rules.State, _ *rules.Seat) {
			s.CraftOpen[0], s.KingdomOpen[0] = 19, rules.SlushFund
		}, rules.Learn(0), "Learn craft card 1: 1 level in maces, for nothing", "Level 1 to 2", ""},

		{"forging what others hold too", 4, menu, func(s *rules.State, q *rules.Seat) {
			q.Coins[rules.Axe] = 2
			s.Seats[2].Held[vorpalAxe] = 2
		}, rules.Forge(axe), "Forge a standard axe for 3 gold", "Leaves 7 gold; 2 open spaces for axes now; 3 held, 1 of them by you", ""},
		{"forging by night", 4, game.Frame{Kind: rules.FrameForge, A: 1, N: 3}, func(s *rules.State, q *rules.Seat) {
			q.Coins[rules.Axe], q.Held[axe], s.KingdomGone = 2, 0, 1<<(rules.NightShift-1)
			lies(s, graElf1, 1, 0)
			lies(s, rules.SpaceOf(7, 1), 1, 0)
		}, rules.Forge(axe), "Forge a standard axe for 1 gold", "Leaves 9 gold; no open space for axes now; none held by anyone", ""},

		{"a sale that moves a token", 4, menu, func(s *rules.State, q *rules.Seat) {
			q.Race[rules.Elves], q.Regions, s.RegionFree = 3, 1<<rules.Grasslands, s.RegionFree&^(1<<rules.Grasslands)
			q.Kingdoms, q.Level[rules.Axe] = 1<<(rules.SilverTongue-1), 3
			lies(s, s.Opposite(graElf1), 1, 0)
			s.Seats[1].Level[rules.Sword], s.Tokens = 1, 1
		}, rules.Sell(graElf1, axe), "Sell a standard axe to the Elves at Grasslands 1 for 11 gold",
			"6, +3 Elf tiles, +1 Grasslands tile, +1 Silver Tongue = 11; faces Ben's standard sword: now the new one wins, level 3 to 1; " +
				"takes your Elf reward tile; moves the token of the Grasslands, number 2 of 3; opens Grasslands 2 for the Orcs (mace) and the Elves (hammer)", ""},
		{"a sale that ends the season", 3, menu, func(s *rules.State, q *rules.Seat) {
			q.Race, s.Reward[rules.Orcs], s.Tokens = [4]byte{}, 6, 2
			lies(s, space(s, rules.Mountains, rules.Dwarves, 2), 2, rules.Vorpal)
			s.Frontier[rules.Mountains] = 2
		}, rules.Sell(rules.SpaceOf(0, 2), axe), "Sell a standard axe to the Orcs at Mountains 2 for 6 gold",
			"No reward tile: yours of this season is taken; faces Cleo's vorpal hammer: now the new one loses, vorpal over standard; moves the token of the Mountains, number 3 of 3; " +
				"opens Mountains 3 for the Orcs (sword) and the Dwarves (axe)", "This ends the season: everyone else has one more turn, then comes war"},
		{"a surplus token", 4, menu, func(s *rules.State, q *rules.Seat) {
			q.Race[rules.Elves], s.Tokens, s.Trigger, s.FinalTurns = 0, 3, 1, 1
			s.Frontier[rules.Grasslands] = 6
			s.Spaces[graElf1] = 0
			q.Held[rules.KindOf(rules.Sword, rules.Vorpal)] = 1
			lies(s, rules.SpaceOf(3, 6), 0, 0)
			q.Level[rules.Sword] = 1
		}, rules.Sell(rules.SpaceOf(4, 6), rules.KindOf(rules.Sword, rules.Vorpal)), "Sell a vorpal sword to the Elves at Grasslands 6 for 18 gold",
			"Faces your standard axe: now the new one wins, vorpal over standard; takes your Elf reward tile; takes the token of the Grasslands off the board", ""},
		{"Salesman Steve ends the season after a sale", 2, menu, func(s *rules.State, q *rules.Seat) {
			q.Race[rules.Elves], s.Tokens = 1, 2
			lies(s, rules.SpaceOf(1, 1), 1, 0)
		}, rules.Sell(graElf1, axe), "Sell a standard axe to the Elves at Grasslands 1 for 7 gold",
			"6, +1 Elf tile = 7; nothing faces it yet; takes your Elf reward tile; Salesman Steve then sells a mace to the Orcs at Desert 1; " +
				"moves the token of the Desert, number 3 of 3; opens Desert 2 for the Hobgoblins (sword) and the Orcs (axe)",
			"This ends the season: everyone else has one more turn, then comes war"},
		{"Salesman Steve sells opposite", 2, menu, func(s *rules.State, q *rules.Seat) {
			q.Race[rules.Elves] = 0
			lies(s, rules.SpaceOf(2, 1), steve, 0)
			lies(s, rules.SpaceOf(2, 2), steve, 0)
		}, rules.Sell(graElf1, axe), "Sell a standard axe to the Elves at Grasslands 1 for 6 gold",
			"Faces Salesman Steve's standard sword, which always loses; takes your Elf reward tile; Salesman Steve then sells a sword to the Orcs at Grasslands 1; " +
				"moves the token of the Grasslands, number 1 of 3; opens Grasslands 2 for the Orcs (mace) and the Elves (hammer)", ""},
		{"a sale that opens a battlefield with a taken side", 2, menu, func(s *rules.State, q *rules.Seat) {
			q.Race[rules.Elves] = 0
			lies(s, s.Opposite(graElf1), 1, 0)
			lies(s, s.Opposite(rules.SpaceOf(4, 2)), steve, 0)
		}, rules.Sell(graElf1, axe), "Sell a standard axe to the Elves at Grasslands 1 for 6 gold",
			"Faces Ben's standard sword: now a tie, both level 1; takes your Elf reward tile; moves the token of the Grasslands, number 1 of 3; " +
				"opens Grasslands 2 for the Elves (hammer); Salesman Steve then sells a mace to the Orcs at Desert 1", ""},
		{"a sale that opens a battlefield which is full already", 4, menu, func(s *rules.State, q *rules.Seat) {
			q.Race[rules.Elves] = 0
			lies(s, s.Opposite(graElf1), 0, rules.Vorpal)
			lies(s, rules.SpaceOf(4, 2), 1, 0)
			lies(s, s.Opposite(rules.SpaceOf(4, 2)), 2, 0)
		}, rules.Sell(graElf1, axe), "Sell a standard axe to the Elves at Grasslands 1 for 6 gold",
			"Faces your vorpal sword: now the new one loses, vorpal over standard; takes your Elf reward tile; moves the token of the Grasslands, number 1 of 3; " +
				"Grasslands 2 was full already; moves the token of the Grasslands, number 2 of 3; opens Grasslands 3 for the Orcs (sword) and the Elves (hammer)", ""},
		{"a sale opposite an own weapon of a lower level", 4, menu, func(s *rules.State, q *rules.Seat) {
			q.Race[rules.Elves], q.Level[rules.Axe], s.Frontier[rules.Grasslands] = 0, 3, 2
			lies(s, s.Opposite(graElf1), 0, 0)
		}, rules.Sell(graElf1, axe), "Sell a standard axe to the Elves at Grasslands 1 for 6 gold",
			"Faces your standard sword: now the new one wins, level 3 to 0; takes your Elf reward tile", ""},
		{"Salesman Steve opens the battlefield that was smuggled to", 2, game.Frame{Kind: rules.FrameSellByCard, A: uint16(rules.SmugglersRoad), B: 1}, func(s *rules.State, q *rules.Seat) {
			s.KingdomGone, q.Race[rules.Orcs] = 1<<(rules.SmugglersRoad-1), 0
			lies(s, rules.SpaceOf(1, 1), 1, 0)
		}, rules.Sell(rules.SpaceOf(2, 2), axe), "Sell a standard axe to the Orcs at Desert 2 for 6 gold",
			"Nothing faces it yet; takes your Orc reward tile; Salesman Steve then sells a mace to the Orcs at Desert 1; " +
				"moves the token of the Desert, number 1 of 3; opens Desert 2 for the Hobgoblins (sword)", ""},
		{"the wrong weapon by Bait and Switch", 4, game.Frame{Kind: rules.FrameSellByCard, A: uint16(rules.BaitAndSwitch), B: 1}, func(s *rules.State, q *rules.Seat) {
			s.KingdomGone, q.Race[rules.Elves] = 1<<(rules.BaitAndSwitch-1), 1
		}, rules.Sell(rules.SpaceOf(5, 1), axe), "Sell a standard axe to the Elves at Forest 1 for 6 gold",
			"6, +1 Elf tile, -1 by the card = 6; the space asks for a mace; nothing faces it yet; takes your Elf reward tile", ""},
		{"forging and selling in one", 4, menu, func(s *rules.State, q *rules.Seat) {
			q.Level[rules.Axe], q.Coins[rules.Axe], q.Race[rules.Elves] = 6, 2, 1
			s.BonusHolder[rules.Axe], s.BonusReady = 0, 1<<rules.Axe
		}, rules.ForgeSell(graElf1, axe), "Forge a standard axe for 3 gold and sell it to the Elves at Grasslands 1 for 7 gold",
			"6, +1 Elf tile = 7; uses up the bonus card for axes this season; nothing faces it yet; takes your Elf reward tile", ""},

		{"a card that stays", 4, menu, func(s *rules.State, q *rules.Seat) { s.KingdomOpen[2] = rules.ExtraCrafty },
			rules.TakeKingdom(2), "Take Extra-Crafty for 4 gold",
			"Whenever you learn, you may learn a second open craft card at its price; stays with you, card 1 of 2", ""},
		{"a card that scores", 4, menu, func(s *rules.State, q *rules.Seat) {
			s.KingdomOpen[0], s.Season, q.Level = rules.MastersMark, rules.Winter, [4]byte{5, 6, 1, 4}
			q.Kingdoms = 1<<(rules.BigForge-1) | 1<<(rules.FinePrint-1)
		}, rules.TakeKingdom(0), "Take Master's Mark, with 1 gold",
			"At the year's end: 4 gold for each weapon in which you have level 5 or more, 12 at most; stays with you, card 3 of 4; worth 8 gold now", ""},
		{"a card of gold and its linked card", 2, menu, func(s *rules.State, _ *rules.Seat) {
			s.KingdomOpen[2], s.CraftOpen[4] = rules.KingsRansom, 8
		}, rules.TakeKingdom(2), "Take King's Ransom, with 7 gold", "Nothing but the gold; used at once; the craft card for 2 levels in axes is lost", ""},
		{"a region tile", 4, game.Frame{Kind: rules.FrameRegion}, func(s *rules.State, _ *rules.Seat) {
			s.KingdomGone = 1 << (rules.LandGrant - 1)
			lies(s, rules.SpaceOf(1, 1), 2, 0)
		}, rules.TakeRegion(rules.Desert), "Take the tile of the Desert", "Every later sale there brings 1 gold more; 1 open space there now", ""},
		{"a race tile", 4, game.Frame{Kind: rules.FrameRace}, func(s *rules.State, _ *rules.Seat) { s.KingdomGone = 1 << (rules.FamilyTies - 1) },
			rules.TakeRace(rules.Dwarves), "Take your Dwarf reward tile", "Every later sale to them brings 1 gold more; selling to the Dwarves brings no reward tile until next season", ""},
		{"a discarded craft card", 4, game.Frame{Kind: rules.FrameOld}, func(s *rules.State, q *rules.Seat) {
			s.KingdomGone, s.CraftGone, q.Level[rules.Axe] = 1<<(rules.AncientTechniques-1), 1<<2|1<<6|1<<8, 2
		}, rules.TakeOld(7), "Take discarded craft card 2 for nothing: 1 level in axes with 2 gold off", "Level 2 to 3; forging axes then costs 3 gold", ""},
		{"the Crown Bond", 4, game.Frame{Kind: rules.FrameBond}, func(_ *rules.State, q *rules.Seat) { q.Kingdoms = 1 << (rules.CrownBond - 1) },
			rules.Bond(8), "Lay 8 gold on the Crown Bond: 16 gold at the year's end", "", ""},

		{"an ordinary end of a turn", 4, game.Frame{Kind: rules.FrameTurnDone}, func(*rules.State, *rules.Seat) {}, rules.EndTurn(), "End your turn", "Ben is next", ""},
		{"the end of the turn that ended the season", 4, game.Frame{Kind: rules.FrameTurnDone}, func(s *rules.State, _ *rules.Seat) {
			s.Tokens, s.Trigger, s.TriggeredNow, s.FinalTurns = 3, 0, true, 3
		}, rules.EndTurn(), "End your turn", "Ben is next, then 2 turns more before the war", ""},
		{"the last turn but one", 4, game.Frame{Kind: rules.FrameTurnDone}, func(s *rules.State, _ *rules.Seat) {
			s.Tokens, s.Trigger, s.FinalTurns = 3, 2, 2
		}, rules.EndTurn(), "End your turn", "Ben is next, for the last turn before the war", ""},
		{"no token is left on the board", 2, game.Frame{Kind: rules.FrameTurnDone}, func(s *rules.State, _ *rules.Seat) {
			s.Frontier = [4]byte{7, 7, 7, 7}
		}, rules.EndTurn(), "End your turn", "Ben is next, for the last turn before the war", ""},
		{"the last turn of a season", 3, game.Frame{Kind: rules.FrameTurnDone}, func(s *rules.State, _ *rules.Seat) {
			s.Tokens, s.Trigger, s.FinalTurns, s.Season = 3, 1, 1, rules.Autumn
		}, rules.EndTurn(), "End your turn", "", "War breaks out and autumn ends"},
		{"the last turn of the year", 3, game.Frame{Kind: rules.FrameTurnDone}, func(s *rules.State, _ *rules.Seat) {
			s.Tokens, s.Trigger, s.FinalTurns, s.Season = 3, 1, 1, rules.Winter
		}, rules.EndTurn(), "End your turn", "", "War breaks out and the game ends"},
		{"a season that nobody moves on", 3, game.Frame{Kind: rules.FrameTurnDone}, func(s *rules.State, _ *rules.Seat) {
			s.Stall = 3 * rules.StallTurns
		}, rules.EndTurn(), "End your turn", "", "War breaks out and spring ends"},
		{"nothing can be done", 4, menu, func(_ *rules.State, q *rules.Seat) { q.Held, q.Gold = [8]uint16{}, 2 },
			rules.Pass(), "Pass and get 3 gold", "", ""},
	} {
		c := at(t, row.seats, row.frame, row.change)
		if game.Index(c.v.Legal, row.action) < 0 {
			t.Errorf("%s: %s is not possible", row.name, rules.Def.ActionText(row.action))
			continue
		}
		if l := c.labeller().label(row.action); l.Text != row.text || l.Note != row.note || l.Warn != row.warn {
			t.Errorf("%s:\n%q\n%q\n%q\nwant\n%q\n%q\n%q", row.name, l.Text, l.Note, l.Warn, row.text, row.note, row.warn)
		}
	}
}

// What is out of reach says why, in one line for each thing that is missing.
func TestLockedInWords(t *testing.T) {
	c := at(t, 4, menu, func(s *rules.State, q *rules.Seat) {
		q.Gold, q.Level = 4, [4]byte{6, 1, 0, 3}
		q.Held = [8]uint16{0: 1, 6: 1} // a standard axe, a standard hammer
		q.Kingdoms = 1<<(rules.BigForge-1) | 1<<(rules.FinePrint-1)
		s.CraftOpen[0], s.KingdomOpen = 8, [3]byte{rules.SilverTongue, rules.AncientTechniques, rules.SlushFund}
		s.BonusHolder[rules.Axe] = 0
		lies(s, rules.SpaceOf(1, 1), 1, 0) // both open hammer spaces
		lies(s, rules.SpaceOf(6, 1), 1, 0)
	})
	want := [][2]string{
		{"Learn craft card 1: 2 levels in axes, for 12 gold", "Needs 12 gold: you have 4"},
		{"Forge a standard axe for 5 gold", "Needs 5 gold: you have 4"},
		{"Forge a vorpal axe for 15 gold", "Needs 15 gold: you have 4"},
		{"Forge a standard sword for 5 gold", "Needs 5 gold: you have 4"},
		{"Forge a standard mace for 5 gold", "Needs level 1 in maces: you have 0"},
		{"Forge a standard hammer for 5 gold", "Needs 5 gold: you have 4"},
		{"Forge a vorpal hammer for 15 gold", "Needs level 5 in hammers: you have 3"},
		{"Sell a sword", "You hold no swords"}, {"Sell a mace", "You hold no maces"}, {"Sell a hammer", "No open space asks for a hammer"},
		{"Sell into a locked space", "Locked until every battlefield before it is filled on both sides"},
		{"Take Silver Tongue for 2 gold", "You have 2 of 2 cards that stay: no more this season"},
		{"Take Ancient Techniques for 1 gold", "Nothing can be done with Ancient Techniques now"},
		{"Forge and sell an axe", "The bonus card for axes is used until next season"},
	}
	got := c.labeller().locked()
	if len(got) != len(want) {
		t.Errorf("%d lines, want %d", len(got), len(want))
	}
	for i := range min(len(got), len(want)) {
		if l := got[i]; l.Label.Text != want[i][0] || l.Reason != want[i][1] {
			t.Errorf("%q: %q, want %q: %q", l.Label.Text, l.Reason, want[i][0], want[i][1])
		}
	}
}

// Questions name the card that asks and what is left.
func TestPromptsInWords(t *testing.T) {
	for _, row := range []struct {
		frame           game.Frame
		text, why, left string
	}{
		{menu, "Choose your action", "", ""},
		{game.Frame{Kind: rules.FrameForge, N: 2}, "Forge another weapon?", "", "2 more possible"},
		{game.Frame{Kind: rules.FrameForge, A: 1, N: 3}, "Forge a weapon", "Night Shift: each for 2 gold less", "3 more possible"},
		{game.Frame{Kind: rules.FrameForge, A: 1, N: 1}, "Forge another weapon?", "Night Shift: each for 2 gold less", "1 more possible"},
		{game.Frame{Kind: rules.FrameDrive, A: 2}, "Choose the second action", "Drive the Workers: learn, forge or sell", ""},
		{game.Frame{Kind: rules.FrameSellByCard, A: uint16(rules.BaitAndSwitch), B: 1}, "Choose a weapon and a space that asks for another", "Bait and Switch", ""},
		{game.Frame{Kind: rules.FrameSellByCard, A: uint16(rules.SmugglersRoad), B: 1}, "Choose a weapon and a locked space", "Smuggler's Road", ""},
		{game.Frame{Kind: rules.FrameSellByCard, A: uint16(rules.DesperateTimes), B: 1}, "Sell a weapon for 1 gold less", "Desperate Times", ""},
		{game.Frame{Kind: rules.FrameSellByCard, A: uint16(rules.DesperateTimes), B: 2}, "Sell a second weapon for 1 gold less?", "Desperate Times", ""},
		{game.Frame{Kind: rules.FrameBond}, "How much gold do you lay on the Crown Bond?", "twice as much comes back at the year's end", ""},
	} {
		c := at(t, 4, row.frame, func(*rules.State, *rules.Seat) {})
		c.v.Prompt = row.frame
		if p := c.prompt(); p.Text != row.text || p.Why != row.why || p.Left != row.left || p.Slide != (row.frame.Kind == rules.FrameBond) {
			t.Errorf("%+v, want %q, %q, %q", p, row.text, row.why, row.left)
		}
	}
	c := at(t, 4, menu, func(s *rules.State, _ *rules.Seat) { s.Tokens, s.Trigger, s.FinalTurns = 3, 1, 1 })
	if p := c.prompt(); p.Left != "your last turn before the war" {
		t.Errorf("in the final turns: %+v", p)
	}
}

func TestTurnlineTellsTheSeason(t *testing.T) {
	for _, row := range []struct {
		change func(s *rules.State, q *rules.Seat)
		want   string
	}{
		{func(s *rules.State, _ *rules.Seat) { s.Season, s.Tokens = rules.Summer, 2 }, "Summer 2/3"},
		{func(s *rules.State, _ *rules.Seat) {
			s.Season, s.Tokens, s.Trigger, s.TriggeredNow, s.FinalTurns = rules.Summer, 3, 0, true, 3
		}, "Summer ends: this turn and 3 more"},
		{func(s *rules.State, _ *rules.Seat) {
			s.Season, s.Tokens, s.Trigger, s.FinalTurns = rules.Winter, 3, 2, 2
		}, "Winter ends: 2 turns left"},
	} {
		c := at(t, 4, menu, row.change)
		if got := c.turnline(); got != row.want {
			t.Errorf("%q, want %q", got, row.want)
		}
	}
}

// tell is an event in the words for the first seat, who plays alone against bots.
func tell(seats int, e game.Event) string {
	v := session.View{Def: rules.Def}
	for i := range seats {
		v.Seats = append(v.Seats, viewSeat(i))
	}
	return look(v).narrator().line(e).Text
}

// Log lines tell each thing once, in the past, with names; they need no position.
func TestLines(t *testing.T) {
	battle := func(result, first, second uint16, a, b rules.Kind, levelA, levelB uint16) game.Event {
		return game.Event{Kind: rules.EvBattle, Who: game.Nobody, A: uint16(rules.Grasslands)<<3 | 2, B: result,
			C: uint16(a)<<8 | uint16(b), N: int16((first|levelA<<3)<<8 | second | levelB<<3)}
	}
	axe, sword := rules.KindOf(rules.Axe, rules.Standard), rules.KindOf(rules.Sword, rules.Vorpal)
	for _, row := range []struct {
		e    game.Event
		want string
	}{
		{game.Event{Kind: rules.EvLearned, Who: 0, A: 7, N: 4}, "You learned 1 level in axes with 2 gold off, for 4 gold"},
		{game.Event{Kind: rules.EvLearned, Who: 1, A: 1}, "Ben learned 1 level in axes"},
		{game.Event{Kind: rules.EvLearned, Who: 1, A: 8, B: rules.LearnFree}, "Ben learned 2 levels in axes for nothing"},
		{game.Event{Kind: rules.EvLearned, Who: 1, A: 8, B: rules.LearnOld}, "Ben learned 2 levels in axes from the discard pile"},
		{game.Event{Kind: rules.EvSold, Who: 2, A: uint16(axe), B: uint16(rules.SpaceOf(4, 1)), C: rules.SaleParts(2, true, false, true), N: 8},
			"Cleo sold a standard axe to the Elves at Grasslands 1 for 8 gold (6, +2 Elf tiles, +1 Grasslands tile, -1 by the card = 8)"},
		{game.Event{Kind: rules.EvToken, Who: game.Nobody, A: uint16(rules.Desert), B: 1, N: 2}, "The token of the Desert moved: number 2 of 3"},
		{game.Event{Kind: rules.EvToken, Who: game.Nobody, A: uint16(rules.Desert)}, "The token of the Desert left the game"},
		{game.Event{Kind: rules.EvUnlocked, Who: game.Nobody, A: uint16(rules.Desert), N: 2}, "Desert 2 is open, between the Hobgoblins (sword) and the Orcs (axe)"},
		{game.Event{Kind: rules.EvTriggered, Who: 0}, "You brought the season to its end: everyone else has one more turn"},
		{game.Event{Kind: rules.EvTriggered, Who: 1, A: rules.TriggerEmpty}, "No token is left, so the season ends: one more turn for everyone else"},
		{game.Event{Kind: rules.EvTriggered, Who: 1, A: rules.TriggerStall}, "Nobody moved the season on, so it ends"},
		{game.Event{Kind: rules.EvSteveSold, Who: game.Nobody, A: uint16(rules.SpaceOf(2, 1)), B: uint16(rules.KindOf(rules.Mace, rules.Standard))},
			"Salesman Steve sold a mace to the Orcs at Desert 1"},
		{game.Event{Kind: rules.EvSteveNone, Who: game.Nobody, A: uint16(rules.Elves)}, "Salesman Steve found no room with the Elves"},
		{game.Event{Kind: rules.EvKingdom, Who: 1, A: uint16(rules.ExtraCrafty), N: -2}, "Ben took Extra-Crafty for 2 gold"},
		{game.Event{Kind: rules.EvKingdom, Who: 1, A: uint16(rules.KingsRansom), N: 7}, "Ben took King's Ransom, with 7 gold"},
		{game.Event{Kind: rules.EvLinked, Who: game.Nobody, B: uint16(rules.KingsRansom)}, "The linked card was lost: King's Ransom"},
		{game.Event{Kind: rules.EvPassed, Who: 0, N: 3}, "You passed and got 3 gold"},
		{game.Event{Kind: rules.EvPassed, Who: 1}, "Ben passed"},
		{game.Event{Kind: rules.EvWar, Who: game.Nobody, N: 1}, "War in summer"},
		{battle(1, 1, 2, axe, sword-1, 18, 3), "Grasslands 2: your standard axe beat Ben's standard sword, level 18 to 3"},
		{battle(2, 1, 2, axe, sword, 7, 5), "Grasslands 2: Ben's vorpal sword beat your standard axe, vorpal over standard"},
		{battle(2, rules.SteveOwner, 2, axe, sword, 0, 5), "Grasslands 2: Ben's vorpal sword beat Salesman Steve's standard axe, which always loses"},
		{battle(1, 1, 2, axe, sword-1, 4, 4), "Grasslands 2: your standard axe beat Ben's standard sword, by Fine Print, both level 4"},
		{battle(0, 3, 2, axe, sword-1, 4, 4), "Grasslands 2: Cleo's standard axe and Ben's standard sword broke each other, both level 4"},
		{battle(0, rules.SteveOwner, rules.SteveOwner, axe, sword-1, 0, 0),
			"Grasslands 2: Salesman Steve's standard axe and Salesman Steve's standard sword broke each other, both his"},
		{game.Event{Kind: rules.EvRepairs, Who: 1, A: 1, N: 2}, "Ben got 2 gold for repairing 1 weapon"},
		{game.Event{Kind: rules.EvCleared, Who: game.Nobody, N: 8}, "8 cards discarded"},
		{game.Event{Kind: rules.EvCleared, Who: game.Nobody, N: 2, A: 1}, "2 cards discarded; the spring and summer deck left the game"},
		{game.Event{Kind: rules.EvCleared, Who: game.Nobody, A: 1}, "The spring and summer deck left the game"},
		{game.Event{Kind: rules.EvSeason, Who: 0, N: 2}, "Autumn began with your turn"},
		{game.Event{Kind: rules.EvPrize, Who: 1, A: 14, N: 15}, "Ben got 15 gold for 14 defeated points"},
		{game.Event{Kind: rules.EvEndCard, Who: 1, A: uint16(rules.TrophyHall), N: 12}, "Ben got 12 gold from Trophy Hall"},
	} {
		if got := tell(4, row.e); got != row.want {
			t.Errorf("%s: %q, want %q", rules.Def.EventText(row.e), got, row.want)
		}
	}
	if got := tell(3, game.Event{Kind: rules.EvUnlocked, Who: game.Nobody, A: uint16(rules.Mountains), N: 3}); got != "Mountains 3 is open, between the Orcs (sword) and the Dwarves (axe)" {
		t.Errorf("on the board for three: %q", got)
	}
}

// German declines what is sold and what is beaten, and whose it is agrees with it.
func TestLinesInGerman(t *testing.T) {
	facetest.Speak(t, "de")
	battle := func(result, first, second uint16, a, b rules.Kind) game.Event {
		return game.Event{Kind: rules.EvBattle, Who: game.Nobody, A: uint16(rules.Forest)<<3 | 2, B: result, C: uint16(a)<<8 | uint16(b), N: int16((first|4<<3)<<8 | second | 3<<3)}
	}
	axe, sword, mace := rules.KindOf(rules.Axe, rules.Standard), rules.KindOf(rules.Sword, rules.Standard), rules.KindOf(rules.Mace, rules.Standard)
	at := uint16(rules.SpaceOf(4, 1))
	for _, row := range []struct {
		e    game.Event
		want string
	}{
		{game.Event{Kind: rules.EvSold, Who: 0, A: uint16(axe), B: at, C: rules.SaleParts(2, true, false, false), N: 9},
			"Du hast eine einfache Axt an die Elfen auf Grasland 1 für 9 Gold verkauft (6, +2 Elfen-Plättchen, +1 Grasland-Plättchen = 9)"},
		{game.Event{Kind: rules.EvSold, Who: 1, A: uint16(mace + 1), B: at, N: 18}, "Ben hat einen Vorpalkolben an die Elfen auf Grasland 1 für 18 Gold verkauft"},
		{game.Event{Kind: rules.EvLearned, Who: 0, A: 7, N: 4}, "Du hast für 4 Gold gelernt: 1 Stufe für Äxte und 2 Gold Rabatt"},
		{game.Event{Kind: rules.EvSeason, Who: 0, N: 2}, "Der Herbst begann mit deinem Zug"},
		{game.Event{Kind: rules.EvSeason, Who: 1, N: 1}, "Der Sommer begann mit Bens Zug"},
		{battle(1, 1, 2, axe, mace), "Wald 2: Deine einfache Axt hat Bens einfachen Streitkolben geschlagen, Stufe 4 gegen 3"},
		{battle(2, 1, 3, mace, sword), "Wald 2: Cleos einfaches Schwert hat deinen einfachen Streitkolben geschlagen, Stufe 4 gegen 3"},
		{battle(2, rules.SteveOwner, 1, sword, axe), "Wald 2: Deine einfache Axt hat Verkäufer Steves einfaches Schwert geschlagen, denn Verkäufer Steve verliert immer"},
		{battle(0, 1, 1, mace, axe), "Wald 2: Dein einfacher Streitkolben und deine einfache Axt haben einander zerstört, beide auf Stufe 4"},
	} {
		if got := tell(4, row.e); got != row.want {
			t.Errorf("%s: %q, want %q", rules.Def.EventText(row.e), got, row.want)
		}
	}
}

// A scene tells a battle and all that came of it; the chips are what it brought the viewer.
func TestScenesInWords(t *testing.T) {
	v := session.View{Def: rules.Def, Viewer: 0}
	for i := range 3 {
		v.Seats = append(v.Seats, viewSeat(i))
	}
	axe, vorpal := rules.KindOf(rules.Axe, rules.Standard), rules.KindOf(rules.Sword, rules.Vorpal)
	at := func(r rules.Region, depth uint16) uint16 { return uint16(r)<<3 | depth }
	got := look(v).narrator().scenes([]game.Event{
		{Kind: rules.EvTurnEnded, Who: 2},
		{Kind: rules.EvWar, Who: game.Nobody, N: 3},
		{Kind: rules.EvBattle, Who: 0, A: at(rules.Mountains, 1), B: 2, C: uint16(axe)<<8 | uint16(vorpal), N: (2|4<<3)<<8 | 1 | 5<<3},
		{Kind: rules.EvDefeated, Who: 0, A: uint16(axe)},
		{Kind: rules.EvInsured, Who: 1, N: 2},
		{Kind: rules.EvBattle, Who: game.Nobody, A: at(rules.Forest, 2), C: uint16(axe)<<8 | uint16(axe+2), N: (1|3<<3)<<8 | 3 | 3<<3},
		{Kind: rules.EvSalvage, Who: 0, N: 1}, {Kind: rules.EvSalvage, Who: 2, N: 1},
		{Kind: rules.EvRepairs, Who: 0, A: 2, N: 4}, {Kind: rules.EvRepairs, Who: 1, A: 1, N: 2},
		{Kind: rules.EvUnsold, Who: 0, N: 9}, {Kind: rules.EvPrize, Who: 0, A: 4, N: 15}, {Kind: rules.EvEndCard, Who: 0, A: uint16(rules.TrophyHall), N: 4},
		{Kind: rules.EvPrize, Who: 1, A: 2, N: 7}, {Kind: rules.EvOver, Who: game.Nobody},
	})
	want := []struct {
		title, text string
		brought     int
	}{
		{"War in winter: Mountains 1", "Your vorpal sword beat Ben's standard axe, vorpal over standard. You scored 1 defeated point. Ben got 2 gold by War Insurance.", 1},
		{"War in winter: Forest 2", "Your standard axe and Cleo's standard sword broke each other, both level 3. You got 1 gold for scrap. Cleo got 1 gold for scrap.", 1},
		{"Repairs", "You got 4 gold for repairing 2 weapons. Ben got 2 gold for repairing 1 weapon.", 4},
		{"Unsold weapons", "You got 9 gold for unsold weapons.", 9},
		{"Defeated weapons", "You got 15 gold for 4 defeated points. Ben got 7 gold for 2 defeated points.", 15},
		{"Kingdom cards", "You got 4 gold from Trophy Hall.", 4},
	}
	if len(got) != len(want) {
		t.Fatalf("%d scenes, want %d: %+v", len(got), len(want), got)
	}
	for i, x := range got {
		brought := 0
		for _, chip := range x.Chips {
			brought += chip.N
		}
		if x.Title != want[i].title || x.Text != want[i].text || brought != want[i].brought || (x.Sides != nil) != (i < 2) {
			t.Errorf("%q: %q brought %d, want %+v", x.Title, x.Text, brought, want[i])
		}
	}
	if look(v).narrator().scenes([]game.Event{{Kind: rules.EvSold, Who: 0}, {Kind: rules.EvTurnEnded}}) != nil {
		t.Error("a turn without a war has scenes")
	}
}

// The end of a season is told under headings.
func TestChapters(t *testing.T) {
	events := []game.Event{
		{Kind: rules.EvTurnEnded, Who: 0}, {Kind: rules.EvWar, Who: game.Nobody, N: 1}, {Kind: rules.EvBattle, Who: 0, B: 1}, {Kind: rules.EvDefeated},
		{Kind: rules.EvRepairs, Who: 0}, {Kind: rules.EvRepairs, Who: 1}, {Kind: rules.EvCleared, Who: game.Nobody, N: 8},
		{Kind: rules.EvRestocked, Who: game.Nobody}, {Kind: rules.EvSeason, Who: 1, N: 2}, {Kind: rules.EvCraftUp, A: 1},
		{Kind: rules.EvUnsold, Who: 0}, {Kind: rules.EvPrize, Who: 1}, {Kind: rules.EvOver, Who: game.Nobody},
	}
	want := []string{"", "War in summer", "", "", "Repairs", "", "Autumn", "", "", "", "Year's end", "", ""}
	for i := range events {
		if got := chapter(events, i); got != want[i] {
			t.Errorf("before event %d: %q, want %q", i, got, want[i])
		}
	}
}
