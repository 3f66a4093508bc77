package conquer

import (
	"strings"
	"testing"

	"tabard/engines/game"
)

// Each row breaks one thing in a sound position; Check must name it.
func TestCheckFindsWhatIsBroken(t *testing.T) {
	sound := func() stage {
		s := base(t, 2, "M@(0,7)", "L@(0,8)").town(0, Farm, 1, "(1,0)").town(0, Quarry, 2, "(-5,0)").held(1, Village, 1, "(5,-5)", 0, Warrior)
		s.man(0, Archer, "(0,-3)").man(1, Knight, "(0,3)").wants(0, 1).wants(1, 2).gives(0, Kidnapped).gives(1, Misdirection).has(0, 40)
		return s
	}
	fight := func() stage {
		s := sound().man(0, Knight, "(0,4)").gives(1, WeakFight).dice("a22210 d10000")
		s.does(Attack(s.at("(0,4)"), s.at("(0,3)"), AmmoNone)).does(Pass()).does(Pass()).does(Pass()).asks(1, FramePost)
		s.Dice = game.NewRand(1, 3) // a script is not sound
		return s
	}
	asked := func() stage { // for a retreat, before any roll
		s := sound().man(0, Knight, "(0,4)")
		return s.does(Attack(s.at("(0,4)"), s.at("(0,3)"), AmmoNone)).asks(1, FrameDeclAsk)
	}
	vowed := func() stage {
		s := sound().wants(0, 74)
		return s.does(Declare(74, siteAt(t, s.board, "(5,-5)")))
	}
	over := func() stage {
		s := sound()
		s.finish(1, nil)
		return s
	}
	drew := func() stage { // seat 0 has drawn into a full hand
		s := sound().wants(0, 3).wants(0, 4).gives(0, Repeat)
		s.Seats[1].Turns++
		s.beginTurn(0, nil)
		return s.asks(0, FrameDropObj)
	}
	placed := func() stage { // one settlement of each seat lies
		s := sets(t, 3, map[int]uint8{OptionPieces: 1})
		for s.Prompt().N < 3 {
			s.Apply(s.Legal(nil)[0], nil)
		}
		return s
	}
	tally := func() stage { // what is in the box is counted
		s := counted(t).tokens(Village, 1, 1).ranks(Catapult, 0)
		s.Seats[0].Coins, s.Seats[0].Stock = 60, [5]uint16{45, 45, 35, 35, 40}
		return s
	}
	lies := func() stage { return sets(t, 2, nil) }
	for _, row := range []struct {
		name  string
		cites string
		from  func() stage
		spoil func(s stage)
	}{
		{"factions once more in a window of the game", "CAN", asked, func(s stage) { s.Frames[1] = game.Frame{Kind: FrameFaction, Who: 1} }},
		{"peasants in a window of the game", "CAN", asked, func(s stage) { s.Frames[1] = game.Frame{Kind: FramePeasants, Who: 1} }},
		{"cards before they are dealt", "R-11", lies, func(s stage) { s.dealObj(1, nil) }},
		{"one seat", "CAN", sound, func(s stage) { s.N = 1 }},
		{"five seats", "CAN", sound, func(s stage) { s.N = 5 }},
		{"nothing to play to", "CAN", sound, func(s stage) { s.Target = 0 }},
		{"more to play to than there may be", "CAN", sound, func(s stage) { s.Target = 9 }},
		{"a turn of a stranger", "CAN", sound, func(s stage) { s.Current = 2 }},
		{"a finisher who has not finished", "INV-5", sound, func(s stage) { s.Finisher = 0 }},
		{"too many questions", "CAN", sound, func(s stage) { s.Depth = 9 }},
		{"an end in the midst", "CAN", sound, func(s stage) { s.Over = true }},
		{"no end without a question", "CAN", over, func(s stage) { s.Over = false }},
		{"a round past the limit", "CAN", sound, func(s stage) { s.Round = 41 }},
		{"a limit that cannot be agreed", "CAN", sound, func(s stage) { s.MaxRounds = 39 }},
		{"teams of one", "CAN", sound, func(s stage) { s.Opt |= OptTeams }},
		{"an unknown option", "CAN", sound, func(s stage) { s.Opt |= optEnd }},
		{"a scripted stream", "CAN", sound, func(s stage) { s.ActRand = game.Script(3, 1) }},
		{"one stream forgotten", "CAN", sound, func(s stage) { s.ObjRand = game.Rand{} }},
		{"a third seat's coins", "CAN", sound, func(s stage) { s.Seats[2].Coins = 1 }},
		{"coins beyond all bounds", "CAN", sound, func(s stage) { s.Seats[0].Coins = maxGoods + 1 }},
		{"stone beyond all bounds", "CAN", sound, func(s stage) { s.Seats[0].Stock[Stone] = maxGoods + 1 }},
		{"a board of another placement", "CAN", sound, func(s stage) { s.Placement.Tiles[0]++ }},
		{"settlements lost", "INV-3", lies, func(s stage) {
			for s.Round == 0 {
				s.Apply(s.Legal(nil)[0], nil)
			}
			s.Seats[0].Towns[1] = Town{}
			s.Seats[0].NTowns = 1
		}},
		{"nine soldiers", "INV-3", sound, func(s stage) { s.Seats[0].Reserve = [2]byte{4, 3} }},
		{"six settlements", "INV-3", sound, func(s stage) { s.Seats[0].NTowns = 6 }},
		{"a city that was not agreed", "INV-3", sound, func(s stage) { s.Seats[0].Towns[0].Tier, s.Seats[0].Towns[0].Fourth = Avalon, s.at("(-6,1)") }},
		{"two cities", "INV-3", sound, func(s stage) {
			s.Opt |= OptAvalon
			s.Seats[0].Towns[0].Tier, s.Seats[0].Towns[0].Fourth = Avalon, s.at("(-6,0)")
			s.Seats[0].Towns[1].Tier, s.Seats[0].Towns[1].Fourth = Avalon, s.at("(0,0)")
			if s.Seats[0].Towns[0].Site != siteAt(t, s.board, "(-5,0)") {
				s.Seats[0].Towns[0].Fourth, s.Seats[0].Towns[1].Fourth = s.Seats[0].Towns[1].Fourth, s.Seats[0].Towns[0].Fourth
			}
		}},
		{"one faction twice", "INV-10", sound, func(s stage) { s.Seats[1].Faction = s.Seats[0].Faction }},
		{"a settlement of an unknown type", "CAN", sound, func(s stage) { s.Seats[0].Towns[0].Type = 3 }},
		{"a fourth space without a city", "CAN", sound, func(s stage) { s.Seats[0].Towns[0].Fourth = 5 }},
		{"a settlement in a lake", "INV-2", sound, func(s stage) { s.settles(1, siteAt(t, s.board, "(0,8)")) }},
		{"settlements too near each other", "INV-2", sound, func(s stage) { s.settles(1, siteAt(t, s.board, "(4,0)")) }},
		{"a settlement on another", "INV-2", sound, func(s stage) { s.settles(1, siteAt(t, s.board, "(2,0)")) }},
		{"a space that nobody takes", "CAN", sound, func(s stage) { s.State.on.soldier.Add(s.at("(0,0)")) }},
		{"an unknown soldier", "CAN", sound, func(s stage) { s.Seats[0].Army[0].Type = 7 }},
		{"soldiers out of order", "CAN", sound, func(s stage) { a := &s.Seats[0].Army; a[0], a[1] = a[1], a[0] }},
		{"two soldiers on a space", "INV-1", sound, func(s stage) { s.man(1, Warrior, "(0,-3)") }},
		{"a soldier on a mountain", "INV-1", sound, func(s stage) { s.man(1, Warrior, "(0,7)") }},
		{"a soldier on the own settlement", "INV-1", sound, func(s stage) {
			s.Seats[0].Towns[1].Flags = 0
			s.Seats[0].Towns[0].Flags = 0
			s.man(0, Warrior, "(1,0)")
		}},
		{"a peasant under an occupier", "INV-1", sound, func(s stage) { s.Seats[1].Towns[0].Flags = Peasant }},
		{"a soldier on the edge of a settlement", "INV-1", sound, func(s stage) { s.man(1, Warrior, "(2,0)") }},
		{"a second occupier", "INV-1", sound, func(s stage) { s.man(0, Warrior, "(6,-5)") }},
		{"a soldier that moved and did nothing", "CAN", sound, func(s stage) { s.Seats[0].Army[0].Flags = Moved }},
		{"a sick soldier outside its turn", "CAN", sound, func(s stage) { s.Seats[1].Army[0].Flags = SickNow }},
		{"a ban on attacks outside the turn", "CAN", sound, func(s stage) { s.Seats[1].Flags |= NoAttackNow }},
		{"an objective in two places", "INV-4", sound, func(s stage) { s.ObjGone[0] |= 1 << 1 }},
		{"an objective lost", "INV-4", sound, func(s stage) { s.ObjDeck[0] &^= 1 << 60 }},
		{"an objective that does not exist", "CAN", sound, func(s stage) { s.Seats[0].Obj[0] = 76 }},
		{"a fifth copy of a card", "INV-4", sound, func(s stage) { s.ActGone[Kidnapped]++ }},
		{"a card lost", "INV-4", sound, func(s stage) { s.ActDeck[Repeat]-- }},
		{"an open card that does not stay", "R-92", sound, func(s stage) { s.Seats[0].Open[0], s.Seats[0].NOpen = Repeat, 1; s.ActDeck[Repeat]-- }},
		{"a fourth objective", "INV-5", sound, func(s stage) { s.wants(0, 3).wants(0, 4).wants(0, 5) }},
		{"a fourth objective among declared ones", "INV-5", vowed, func(s stage) { s.wants(0, 3).wants(0, 4) }},
		{"a third action card", "INV-5", sound, func(s stage) { s.gives(0, Repeat).gives(0, Repeat) }},
		{"a third action card, an open one", "INV-5", sound, func(s stage) {
			s.gives(0, Repeat).ActDeck[ShieldWall]--
			s.Seats[0].Open[0], s.Seats[0].NOpen = ShieldWall|TurnedOver, 1
		}},
		{"a fourth objective that may stay", "CAN", drew, func(s stage) { s.Frames[0].N = 0 }},
		{"a third action card that may stay", "CAN", drew, func(s stage) { s.does(DropObj(1)).asks(0, FrameDropAct).Frames[0].N = 0 }},
		{"all completed, and the turn goes on", "INV-5", sound, func(s stage) { s.has(0, 41, 42); s.Finisher = 0 }},
		{"more last turns than there are", "INV-5", sound, func(s stage) {
			s.has(1, 41, 42)
			s.Opt, s.Finisher, s.Seats[0].Turns = s.Opt|OptKingdom, 1, s.Seats[1].Turns-LastTurns
		}},
		{"a turn before its time", "INV-5", sound, func(s stage) { s.Seats[1].Turns++ }},
		{"a turn missed", "INV-5", sound, func(s stage) { s.Seats[0].Turns-- }},
		{"a turn in the set-up", "INV-5", placed, func(s stage) { s.Seats[0].Turns = 1 }},
		{"all completed, and nobody has finished", "INV-5", sound, func(s stage) { s.has(1, 41, 42, 43) }},
		{"more completed than agreed", "INV-5", sound, func(s stage) { s.has(0, 41, 42, 43) }},
		{"hidden cards in the true position", "CAN", sound, func(s stage) { s.ObjDeck[0] |= 1 << 1; s.Seats[0].Obj[0] = 0 }},
		{"more hidden than there are", "INV-4", sound, func(s stage) {
			s.Redact(game.Nobody)
			s.ObjGone[0] |= s.ObjDeck[0]
			s.ObjGone[1] |= s.ObjDeck[1]
			s.ObjDeck = [2]uint64{}
		}},
		{"a declaration of a stranger", "INV-8", vowed, func(s stage) { s.Vows[1].Owner = 2 }},
		{"a declaration in a turn to come", "INV-8", vowed, func(s stage) { s.Vows[1].Since = 9 }},
		{"a declaration of a settlement that is not held", "INV-8", vowed, func(s stage) { s.Vows[1].Site = siteAt(t, s.board, "(1,0)") }},
		{"a declaration of nobody", "CAN", vowed, func(s stage) { s.Vows[1].Owner = game.Nobody }},
		{"the menu of another seat", "CAN", sound, func(s stage) { s.Frames[0].Who = 1 }},
		{"a question past the last", "CAN", sound, func(s stage) { s.Frames[1].Kind = FrameRolled }},
		{"a trade outside the menu", "CAN", asked, func(s stage) { s.Mart = 1 }},
		{"a turn that has ended in its midst", "R-41", sound, func(s stage) { s.Ended = true }},
		{"an engagement without a question", "CAN", sound, func(s stage) { s.Fight.Round = 1 }},
		{"a settlement placed that is in no kit", "CAN", placed, func(s stage) {
			t := &s.Seats[0].Towns[0]
			for t.Type = 0; s.startTypes(0) != 1<<FactionCards[s.Seats[0].Faction].Towns[0]|1<<FactionCards[s.Seats[0].Faction].Towns[1]; {
				t.Type++
			}
		}},
		{"no peasants for the settlements", "CAN", placed, func(s stage) { s.Seats[1].Spare = 1 }},
		{"a coin more than there are", "INV-12", tally, func(s stage) { s.Seats[1].Coins = 1 }},
		{"a horse more than there are", "INV-12", tally, func(s stage) { s.Seats[1].Stock[Horse] = 1 }},
		{"more peasants than there are", "INV-12", tally, func(s stage) { s.Seats[1].Spare, s.Seats[0].Captured = 14, 14 }},
		{"more arrows than there are", "INV-12", tally, func(s stage) { s.Seats[0].Arrows, s.Seats[1].Arrows = 9, 8 }},
		{"more flaming arrows than there are", "INV-12", tally, func(s stage) { s.Seats[0].Flaming = 9 }},
		{"more Archers than there are", "INV-12", tally, func(s stage) { s.Seats[0].Reserve[1], s.Seats[1].Reserve[1] = 4, 5 }},
		{"more Catapults than there are", "INV-12", tally, func(s stage) { s.man(0, Catapult, "(0,0)") }},
		{"more Villages than there are", "INV-12", tally, func(s stage) { s.tokens(Village, 1, -1) }},
		{"a settlement to be founded that is not in the box", "CAN", tally, func(s stage) {
			s.does(Establish(Village)).tokens(Village, 1, 0)
		}},
		{"an engagement of friends", "CAN", fight, func(s stage) { s.Fight.Cell[1] = s.at("(0,-3)"); s.Fight.Owner = 0 }},
		{"a stranger is asked", "CAN", fight, func(s stage) { s.Frames[1].Who = 2 }},
		{"a second soldier who is none", "R-84", fight, func(s stage) { s.Fight.Partner[1] = 1 + s.at("(0,0)") }},
		{"dice before a roll", "INV-9", asked, func(s stage) { s.Fight.Attack[0] = 1 }},
		{"halves before a roll", "INV-9", asked, func(s stage) { s.Fight.Halved[1] = 1 }},
		{"too many attack dice", "INV-9", fight, func(s stage) { s.Fight.Attack[0]++ }},
		{"too many defence dice", "INV-9", fight, func(s stage) { s.Fight.Defence[3]++ }},
	} {
		t.Run(row.name, func(t *testing.T) {
			s := row.from()
			if err := s.Check(); err != nil {
				t.Fatalf("the position is not sound: %v", err)
			}
			row.spoil(s)
			err := s.Check()
			if err == nil {
				t.Fatal("Check finds nothing")
			}
			if !strings.Contains(err.Error(), "conquer: "+row.cites+": ") {
				t.Errorf("%v, want %s", err, row.cites)
			}
		})
	}
}

// settles puts a settlement there, whether it may stand there or not.
func (s stage) settles(p game.Player, site Site) {
	s.settle(p, Town{Site: site, Type: Farm, Tier: 1})
}
