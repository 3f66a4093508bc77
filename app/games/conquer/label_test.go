package conquer

import (
	"strings"
	"testing"

	"tabard/app/face/facetest"
	"tabard/app/session"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// at is a table of two in the main part of Ann's turn, with bare seats: no soldiers, one settlement each, no cards. The
// settlements stand as they were placed.
func at(t *testing.T, change func(s *rules.State, me, foe *rules.Seat)) *teller {
	t.Helper()
	s := menu(t, 2)
	for p := range s.Seats[:2] {
		q := &s.Seats[p]
		q.Army, q.NArmy, q.Reserve = [8]rules.Soldier{}, 0, [2]byte{}
		q.Obj, q.NObj, q.Act, q.NAct, q.Open, q.NOpen = [4]byte{}, 0, [3]byte{}, 0, [3]byte{}, 0
		q.DoneObj, q.NDone, q.Flags = [8]byte{}, 0, rules.HasFaction
		q.Faction, q.Arrows, q.Flaming, q.Coins, q.Stock, q.Spare = uint8(2*p), 0, 0, 9, [5]uint16{1, 1, 1, 1, 1}, 0
		for i := range q.Towns[:q.NTowns] {
			q.Towns[i].Flags = rules.Peasant
		}
	}
	s.Counts, s.EitherOr, s.Fight, s.Mart = [32]byte{}, false, rules.Fight{}, 0
	for i := range s.Vows {
		s.Vows[i].Owner = game.Nobody
	}
	s.Current, s.Finisher, s.Target = 0, game.Nobody, 3
	s.Frames, s.Depth = [8]game.Frame{{Kind: rules.FrameMain, Who: 0}}, 1
	change(s, &s.Seats[0], &s.Seats[1])
	reread(s)
	return look(viewOf(s, 0, 1))
}

// stand puts a soldier of a seat on a space; soldiers are put in the order of their spaces.
func stand(q *rules.Seat, t rules.SoldierType, cell rules.Cell) {
	q.Army[q.NArmy] = rules.Soldier{Cell: cell, Type: t}
	q.NArmy++
}

// field is a row of grass spaces side by side, without anything on or beside them, named from west to east.
func field(t *testing.T, s *rules.State, n int) []rules.Cell {
	t.Helper()
	b := s.Board()
	for i := range b.Cells() {
		row := []rules.Cell{rules.Cell(i)}
		for o := rules.Cell(i); len(row) < n; {
			if o = b.Next(o, rules.East); o == rules.NoCell {
				break
			}
			row = append(row, o)
		}
		free := len(row) == n
		for j, o := range row {
			p, _ := s.TownOn(o)
			free = free && p < 0 && b.Terrain(o) == rules.Grass && (j == 0 || row[j] > row[j-1])
		}
		if free {
			return row
		}
	}
	t.Fatal("no field")
	return nil
}

// Where kingdoms count, all can see how many turns are left and what the kingdoms bring; where they do not, nothing speaks of them.
func TestKingdomsAreToldWhereTheyCount(t *testing.T) {
	for i, row := range []struct {
		turns      uint16
		line, left string
		after      string
	}{
		{4, "Round 3, your turn and 2 more: Ben completed all objectives", "Last turns still to begin: 2", "Ann is next"},
		{6, "Round 3, your last turn: Ben completed all objectives", "Last turns still to begin: 0", "the game ends"},
	} {
		c := at(t, func(s *rules.State, me, foe *rules.Seat) {
			s.Opt, s.Finisher, s.Target, foe.NDone, foe.DoneObj = s.Opt|rules.OptKingdom, 1, 1, 1, [8]byte{1}
			s.First, foe.Turns, me.Turns = 0, 3, row.turns
		})
		if got := c.turnline(); got != row.line {
			t.Errorf("%d: the line says %q", i, got)
		}
		if got := c.labeller().after(); got != row.after {
			t.Errorf("%d: after the turn: %q", i, got)
		}
		facetest.Tells(t, "seat", facetest.Said(Face().Inspect(c.v, seatRef(0))), []string{row.left, "Kingdom: "}, nil)
		if got := c.narrator().said(game.Event{Kind: rules.EvFinished, Who: 1}); got != "Ben completed the last objective: everyone else has 3 more turns" {
			t.Errorf("told as %q", got)
		}
	}
	c := at(t, func(*rules.State, *rules.Seat, *rules.Seat) {})
	facetest.Tells(t, "seat", facetest.Said(Face().Inspect(c.v, seatRef(0))), nil, []string{"Kingdom", "still to begin"})
	if f := Face(); f.Scores(c.v, kingdomPart) || !f.Scores(c.v, kingdomPart-1) {
		t.Error("a row for kingdoms, which do not count")
	}
	if c.v.Setup.Options[rules.OptionEnd] = 1; !Face().Scores(c.v, kingdomPart) {
		t.Error("no row for kingdoms")
	}
}

// Labels tell the chances, what is at stake and what follows.
func TestLabels(t *testing.T) {
	var f []rules.Cell
	var c *teller
	names := func(text string) string {
		for i, cell := range f {
			text = strings.ReplaceAll(text, "<"+num(i)+">", c.cellName(cell))
		}
		return text
	}
	for _, row := range []struct {
		name       string
		change     func(s *rules.State, me, foe *rules.Seat)
		action     func() game.Action
		text       string
		note, warn string
	}{
		{"an attack that may be answered", func(s *rules.State, me, foe *rules.Seat) {
			stand(me, rules.Warrior, f[0])
			stand(foe, rules.Warrior, f[1])
		}, func() game.Action { return rules.Attack(f[0], f[1], rules.AmmoNone) },
			"Attack Ben's Warrior at <1> with your Warrior at <0>", "53% to win, 12% to lose your Warrior; 3 dice against 3; wins 3 craftpoints", ""},
		{"a shot with the last arrow", func(s *rules.State, me, foe *rules.Seat) {
			stand(me, rules.Archer, f[0])
			stand(foe, rules.Warrior, f[3])
			me.Arrows = 1
		}, func() game.Action { return rules.Attack(f[0], f[3], rules.AmmoArrow) },
			"Attack Ben's Warrior at <3> with your Archer at <0> and an arrow",
			"28% to win, and it cannot strike back; 2 dice against 3; wins 3 craftpoints; uses your last arrow", ""},
		{"two Archers together", func(s *rules.State, me, foe *rules.Seat) {
			stand(me, rules.Archer, f[0])
			stand(me, rules.Archer, f[1])
			stand(foe, rules.Knight, f[3])
			me.Arrows, me.Flaming, me.Act, me.NAct = 2, 1, [3]byte{rules.ArcherVolley}, 1
		}, func() game.Action { return rules.Volley(f[0], f[1], f[3]) },
			"Attack Ben's Knight at <3> with your Archers at <0> and <1> together", "39% to win, and it cannot strike back; 4 dice against 5; wins 5 craftpoints; takes two arrows", ""},
		{"an upgrade that fulfils an objective", func(s *rules.State, me, foe *rules.Seat) {
			stand(me, rules.Warrior, f[0])
			me.Stock, me.Obj, me.NObj = [5]uint16{0, 1, 1, 0, 2}, [4]byte{13}, 1
		}, func() game.Action { return rules.Upgrade(f[0]) },
			"Upgrade your Warrior at <0> to a Knight for 2 coins, 1 iron, 1 horse and 2 craftpoints",
			"Attack dice 3 to 5, defence dice 3 to 5; leaves 7 coins; then you can claim Upgraded to a Knight (purple)", ""},
		{"a claim with all that its colours bring", func(s *rules.State, me, foe *rules.Seat) {
			stand(me, rules.Knight, f[0])
			me.Obj, me.NObj, me.DoneObj, me.NDone, s.Target = [4]byte{46}, 1, [8]byte{1, 7}, 2, 4
		}, func() game.Action { return rules.Claim(46, f[0]) },
			"Claim Retired a Knight (red and green) with your Knight at <0>: 2 points",
			"The soldier leaves the game; +1 for a colour of your faction; +3 for three in red; 1 objective still to do", ""},
		{"the last claim", func(s *rules.State, me, foe *rules.Seat) {
			me.Obj, me.NObj, s.Target = [4]byte{42}, 1, 1
			me.Coins = 15
		}, func() game.Action { return rules.Claim(42, 0) },
			"Claim Discarded Fifteen Coins (silver) for 15 coins: 1 point", "", "This ends your turn at once, and everyone else has one more"},
		{"the last claim where kingdoms count", func(s *rules.State, me, foe *rules.Seat) {
			me.Obj, me.NObj, s.Target, me.Coins = [4]byte{42}, 1, 1, 15
			s.Opt |= rules.OptKingdom
		}, func() game.Action { return rules.Claim(42, 0) },
			"Claim Discarded Fifteen Coins (silver) for 15 coins: 1 point", "", "This ends your turn at once, and everyone else has 3 more"},
		{"the last claim of one who has last turns", func(s *rules.State, me, foe *rules.Seat) {
			me.Obj, me.NObj, s.Target, me.Coins = [4]byte{42}, 1, 1, 15
			s.Opt, s.Finisher, foe.NDone, foe.DoneObj = s.Opt|rules.OptKingdom, 1, 1, [8]byte{1}
			s.First, foe.Turns, me.Turns = 0, 3, 4
		}, func() game.Action { return rules.Claim(42, 0) },
			"Claim Discarded Fifteen Coins (silver) for 15 coins: 1 point", "", "This ends your turn at once, and you have no other"},
		{"the end of a turn in which something can be claimed", func(s *rules.State, me, foe *rules.Seat) {
			stand(me, rules.Knight, f[0])
			me.Obj, me.NObj = [4]byte{46}, 1
		}, rules.EndTurn, "End your turn", "1 soldier could still move", "You could still claim Retired a Knight (red and green)"},
		{"the end of a turn in which some could still move and some attack", func(s *rules.State, me, foe *rules.Seat) {
			stand(me, rules.Warrior, f[0])
			stand(me, rules.Warrior, f[1])
			stand(me, rules.Warrior, f[3])
			stand(foe, rules.Knight, f[2])
			me.Army[0].Flags, me.Army[1].Flags = rules.Moved, rules.Moved
		}, rules.EndTurn, "End your turn", "1 soldier could still move; 2 soldiers could still attack", ""},
		{"a purchase", func(s *rules.State, me, foe *rules.Seat) {}, func() game.Action { return rules.Buy(rules.Horse) },
			"Buy a horse for 2 coins", "You have 1 horse; leaves 7 coins", ""},
		{"a move of a Catapult", func(s *rules.State, me, foe *rules.Seat) { stand(me, rules.Catapult, f[0]) }, func() game.Action { return rules.Move(f[0]) },
			"Move your Catapult at <0>", "Moves 3 without a die", ""},
		{"the end of a walk, from where an enemy is in reach", func(s *rules.State, me, foe *rules.Seat) {
			stand(me, rules.Warrior, f[0])
			stand(foe, rules.Knight, f[3])
			s.Frames[1], s.Depth = game.Frame{Kind: rules.FrameRolled, A: f[0], N: 4}, 2
		}, func() game.Action { return rules.MoveTo(f[2]) },
			"Go to <2>, 2 spaces east", "Can attack Ben's Knight at <3> from there; 2 of 4 movement; next to Ben's Knight at <3>; <lord>", ""},
		{"the end of a walk, from where nobody is in reach", func(s *rules.State, me, foe *rules.Seat) {
			stand(me, rules.Archer, f[0])
			stand(foe, rules.Knight, f[3]) // within the range of an Archer that has no arrows
			s.Frames[1], s.Depth = game.Frame{Kind: rules.FrameRolled, A: f[0], N: 1}, 2
		}, func() game.Action { return rules.MoveTo(f[1]) }, "Go to <1>, 1 space east", "1 of 1 movement; <lord>", ""},
		{"which arrows of a volley", func(s *rules.State, me, foe *rules.Seat) {
			stand(me, rules.Archer, f[0])
			stand(me, rules.Archer, f[1])
			stand(foe, rules.Knight, f[3])
			me.Arrows, me.Flaming = 2, 2
			me.Open, me.NOpen = [3]byte{rules.ArcherVolley | rules.TurnedOver}, 1
			s.Fight = rules.Fight{Cell: [2]uint16{f[0], f[3]}, Partner: [2]uint16{f[1] + 1}, Owner: 1}
			s.Frames[1], s.Depth = game.Frame{Kind: rules.FrameFlaming}, 2
		}, func() game.Action { return rules.UseFlaming(2) },
			"Shoot two flaming arrows", "70% to win, and it cannot strike back; 6 dice against 5", ""},
		{"who of a wall falls", func(s *rules.State, me, foe *rules.Seat) {
			stand(me, rules.Champion, f[0])
			stand(foe, rules.Warrior, f[1])
			stand(foe, rules.Warrior, f[2])
			s.Fight = rules.Fight{Cell: [2]uint16{f[0], f[1]}, Partner: [2]uint16{0, f[2] + 1}, Owner: 1, Round: 1, Dice: [2]uint8{6}, Attack: [3]byte{0, 6}, Defence: [4]byte{6}}
			s.Frames[1], s.Depth = game.Frame{Kind: rules.FrameCasualty, A: f[1], B: f[2]}, 2
		}, func() game.Action { return rules.Casualty(f[2]) },
			"Let Ben's Warrior at <2> fall", "Grass; <lord>; next to Ben's Warrior at <1>", ""},
		{"striking back in the own turn", func(s *rules.State, me, foe *rules.Seat) {
			stand(me, rules.Knight, f[0])
			stand(foe, rules.Warrior, f[1])
			s.Fight = rules.Fight{Cell: [2]uint16{f[0], f[1]}, Owner: 1, Round: 2, Dice: [2]uint8{5, 3}, Attack: [3]byte{3}, Defence: [4]byte{4, 0, 0, 1}}
			s.Frames[1], s.Depth = game.Frame{Kind: rules.FrameCounter}, 2
		}, func() game.Action { return rules.Counter(rules.AmmoNone) },
			"Strike back", "85% to win, 2% to lose your Knight; 5 dice against 3; wins 3 craftpoints", ""},
		{"a die that turns the roll", func(s *rules.State, me, foe *rules.Seat) {
			stand(me, rules.Warrior, f[0])
			stand(foe, rules.Warrior, f[1])
			s.Fight = rules.Fight{Cell: [2]uint16{f[0], f[1]}, Owner: 1, Round: 1, Dice: [2]uint8{3}, Attack: [3]byte{1, 2}, Defence: [4]byte{1, 1, 1}, Tie: 1}
			s.Frames[1], s.Depth = game.Frame{Kind: rules.FrameRemoveDie}, 2
		}, func() game.Action { return rules.RemoveDie(1) }, "Take away a die that shows 1", "2 against 2: the attack wins", ""},
	} {
		at(t, func(s *rules.State, _, _ *rules.Seat) { f = field(t, s, 5) })
		c = at(t, row.change)
		a := row.action()
		if game.Index(c.v.Legal, a) < 0 {
			t.Errorf("%s: %s is not possible", row.name, rules.Def.ActionText(a))
			continue
		}
		l := c.labeller().label(a)
		note := strings.ReplaceAll(names(row.note), "<lord>", c.lord(f[2]))
		if l.Text != names(row.text) || l.Note != note || l.Warn != row.warn {
			t.Errorf("%s:\n%q\n%q\n%q\nwant\n%q\n%q\n%q", row.name, l.Text, l.Note, l.Warn, names(row.text), note, row.warn)
		}
	}
}

// Buttons tell objectives of one title apart by their colours, also from one that is declared, and only those.
func TestObjectivesOfOneTitleAreToldApart(t *testing.T) {
	c := at(t, func(s *rules.State, me, foe *rules.Seat) {
		me.Obj, me.NObj = [4]byte{3, 4, 1}, 3
		s.Frames[0] = game.Frame{Kind: rules.FrameDropObj}
	})
	for id, want := range map[uint8]string{3: "Discard “Crafted Two Soldiers: purple”", 4: "Discard “Crafted Two Soldiers: green, silver”", 1: "Discard “Crafted a Warrior”"} {
		if got := c.labeller().label(rules.DropObj(id)).Short; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// A question after a move or an attack says what it was.
func TestWhatCanBeAnsweredIsTold(t *testing.T) {
	c := at(t, func(s *rules.State, me, foe *rules.Seat) {
		s.Current = 1
		s.Frames = [8]game.Frame{{Kind: rules.FrameMain, Who: 1}, {Kind: rules.FrameStepAsk, Who: 0, A: rules.StepStart + 1}}
		s.Depth = 2
	})
	if got := c.prompt().Text; got != "Ben's move or attack is over." {
		t.Errorf("without a log: %q", got)
	}
	c.v.Log = []session.Entry{
		{Events: []game.Event{{Kind: rules.EvTurn, Who: 1, N: 4}}},
		{Events: []game.Event{{Kind: rules.EvMoved, Who: 1, A: 3, B: 4, C: uint16(rules.Archer) | 1<<3}, {Kind: rules.EvBought, Who: 1, N: 2}}},
	}
	if got, want := c.prompt().Text, "Ben's Archer went from "+c.cellName(3)+" to "+c.cellName(4)+"."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	c.v.Log = c.v.Log[:1]
	if got := c.prompt().Text; got != "Ben's move or attack is over." {
		t.Errorf("after the turn has begun: %q", got)
	}
}

// The end of a turn asks for what is open there: work for peasants, peasants for settlements, or neither.
func TestTheEndOfATurnAsksForWhatIsOpen(t *testing.T) {
	for _, row := range []struct {
		spare, flags uint8
		want         string
	}{
		{1, 0, "Choose where your peasants work"},
		{0, 0, "Buy peasants for empty settlements, or end your turn"},
		{1, rules.Peasant, "Sell peasants who have no work, or end your turn"},
	} {
		c := at(t, func(s *rules.State, me, foe *rules.Seat) {
			s.Frames[0] = game.Frame{Kind: rules.FramePeasants}
			me.Spare = uint16(row.spare)
			for i := range me.Towns[:me.NTowns] {
				me.Towns[i].Flags = row.flags
			}
		})
		if got := c.prompt().Text; got != row.want {
			t.Errorf("%q, want %q", got, row.want)
		}
	}
}

// Lines of what is rare in random games, and of what is told in another way to each.
func TestLines(t *testing.T) {
	c := at(t, func(*rules.State, *rules.Seat, *rules.Seat) {})
	a, b := c.cellName(3), c.cellName(4)
	for _, row := range []struct {
		e    game.Event
		want string
	}{
		{game.Event{Kind: rules.EvVolley, Who: 0, A: 3, B: 4, C: 3, N: 1 | (int16(rules.Knight)|1<<3)<<3}, "Your Archers at " + a + " and " + b + " attack Ben's Knight at " + a + " together with 1 flaming arrow"},
		{game.Event{Kind: rules.EvVolley, Who: 1, A: 3, B: 4, C: 3, N: int16(rules.Warrior) << 3}, "Ben's Archers at " + a + " and " + b + " attack your Warrior at " + a + " together"},
		{game.Event{Kind: rules.EvAttacked, Who: 1, A: 3, B: 4, C: rules.AmmoStone2, N: int16(rules.Catapult) | int16(rules.Warrior)<<3}, "Ben's Catapult at " + a + " attacks your Warrior at " + b + " with 2 stone"},
		{game.Event{Kind: rules.EvSiegeBuy, Who: 1, A: uint16(rules.Warrior), B: 3}, "Ben bought a Warrior under siege, at " + a},
		{game.Event{Kind: rules.EvFirst, Who: 0}, "Your turn comes first"},
		{game.Event{Kind: rules.EvFaction, Who: 0, A: uint16(rules.Emberhold)}, "You took the faction Emberhold"},
		{game.Event{Kind: rules.EvMoveDie, Who: 1, A: 3, C: uint16(rules.Knight) | 1<<3, N: 3}, "Ben's Knight at " + a + " rolled 3 to move"},
		{game.Event{Kind: rules.EvShown, Who: 1, A: uint16(rules.ShieldWall)}, "Ben used Shield Wall"},
		{game.Event{Kind: rules.EvReshuffled, Who: game.Nobody, A: 1}, "The discarded objectives are shuffled: they are the deck again"},
		{game.Event{Kind: rules.EvReshuffled, Who: game.Nobody, A: 2}, "The discarded action cards are shuffled: they are the deck again"},
		{game.Event{Kind: rules.EvNoCounter, Who: 0}, "You did not strike back"},
		{game.Event{Kind: rules.EvAddedDie, Who: 1, A: uint16(rules.Strike)}, "Ben added a defence die: C"},
		{game.Event{Kind: rules.EvDieRemoved, Who: 0, A: 2, B: 1}, "You took away a defence die that showed 2"},
		{game.Event{Kind: rules.EvDrewObj, Who: 1}, "Ben drew an objective"},
		{game.Event{Kind: rules.EvDrewObj, Who: 0, A: 1}, "You drew Crafted a Warrior (red)"},
		{game.Event{Kind: rules.EvRoll, Who: 0, A: rules.PackDice([4]byte{1, 0, 2}), B: rules.PackDice([4]byte{0, 1, 1, 1}), N: 4<<5 | 4}, "You rolled 2, 2 and blank: 4. The defence rolled 2, C and 1: 4"},
		{game.Event{Kind: rules.EvMoveDie, Who: 1, A: 3, B: 1, C: uint16(rules.Catapult) | 1<<3, N: 3}, "Ben's Catapult at " + a + " moves 3"},
		{game.Event{Kind: rules.EvOver, Who: game.Nobody, A: 1}, "The game is over: the last round has been played"},
		{game.Event{Kind: rules.EvUpgraded, Who: 0, A: 3, B: uint16(rules.Knight), N: 1}, "You made the soldier at " + a + " a Knight by Promoted"},
		{game.Event{Kind: rules.EvPlayed, Who: 1, A: uint16(rules.Attrition), B: 0}, "Ben played Attrition on you"},
		{game.Event{Kind: rules.EvPlayed, Who: 1, A: uint16(rules.Sickness), B: 3, N: int16(rules.Archer)}, "Ben played Sickness on your Archer at " + a},
		{game.Event{Kind: rules.EvPlayed, Who: 1, A: uint16(rules.WeakFight)}, "Ben played Weak Fight"},
	} {
		if l := c.narrator().line(row.e); l.Text != row.want {
			t.Errorf("%q, want %q", l.Text, row.want)
		}
	}
	events := []game.Event{{Kind: rules.EvTurnEnded, Who: 0}, {Kind: rules.EvTurn, Who: 1, N: 4}, {Kind: rules.EvCoins, Who: 1, N: 5}}
	for i, want := range []string{"", "Ben's turn 4", ""} {
		if got := c.narrator().chapter(events, i); got != want {
			t.Errorf("before event %d: %q, want %q", i, got, want)
		}
	}
}

// An engagement that was interrupted by questions is watched whole, once it is over.
func TestEngagementsAreWatchedWhole(t *testing.T) {
	c := at(t, func(*rules.State, *rules.Seat, *rules.Seat) {})
	duel := int16(rules.Warrior) | (int16(rules.Warrior)|1<<3)<<3
	roll := game.Event{Kind: rules.EvRoll, Who: 0, A: rules.PackDice([4]byte{3}), B: rules.PackDice([4]byte{2, 0, 0, 1}), N: 1}
	held := game.Event{Kind: rules.EvHeld, Who: 1, A: 4, B: uint16(rules.Warrior) | 1<<3}
	back := int16(rules.Warrior) | int16(rules.Warrior)<<3
	c.v.Log = []session.Entry{
		{Events: []game.Event{{Kind: rules.EvCoins, Who: 0, N: 4}}},
		{Events: []game.Event{{Kind: rules.EvAttacked, Who: 0, A: 3, B: 4, N: duel}}},
		{Events: []game.Event{roll}},
		{Events: []game.Event{held}},
		{Events: []game.Event{{Kind: rules.EvCounter, Who: 1, A: 4, B: 3, N: back}, {Kind: rules.EvRoll, Who: 1, A: rules.PackDice([4]byte{0, 0, 3}), B: rules.PackDice([4]byte{3}), N: 6 << 5},
			{Kind: rules.EvDefeated, Who: 1, A: uint16(rules.Warrior), B: 3, C: 0, N: 2}}},
	}
	for i, want := range []int{0, 0, 0, 0, 4} {
		if got := c.narrator().scenes(c.v.Log[i].Events); len(got) != want {
			t.Errorf("entry %d has %d scenes, want %d", i, len(got), want)
		}
	}
	all := c.narrator().scenes(c.v.Log[4].Events)
	a, b := c.cellName(3), c.cellName(4)
	for i, want := range [][2]string{
		{"Attack at " + b, "Your Warrior at " + a + " attacks Ben's Warrior at " + b + "."},
		{"The dice", "You rolled blank, blank and blank: 0. The defence rolled C, blank and blank: 1. Ben's Warrior at " + b + " held."},
		{"Counter-attack at " + a, "Ben's Warrior at " + b + " strikes back at your Warrior at " + a + "."},
		{"The dice", "Ben rolled 2, 2 and 2: 6. The defence rolled blank, blank and blank: 0. Ben defeated your Warrior at " + a + " and got 2 craftpoints."},
	} {
		if i >= len(all) || all[i].Title != want[0] || all[i].Text != want[1] || (all[i].Sides[0].Dice != nil) != (i%2 == 1) {
			t.Errorf("scene %d: %+v, want %v", i, all[i], want)
		}
	}
	// Without an answer, the defence that held is the end.
	c.v.Log = c.v.Log[:4]
	if got := c.narrator().scenes(c.v.Log[3].Events); len(got) != 2 {
		t.Errorf("%d scenes of an attack that failed", len(got))
	}
	c.v.Prompt.Kind = rules.FrameCounter
	if got := c.narrator().scenes(c.v.Log[3].Events); got != nil {
		t.Errorf("%d scenes while the defender is asked", len(got))
	}
}
