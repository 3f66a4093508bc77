package conquer

import (
	"testing"

	"tabard/app/face"
	"tabard/app/face/facetest"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// afield is a game of two in the main part of Ann's second turn, without soldiers, with Ann's and Ben's hands empty, and a
// run of grass from west to east in the middle of the board for whoever is to stand there.
func afield(t *testing.T, avalon bool) (s *rules.State, row []rules.Cell) {
	t.Helper()
	setup := rules.Def.DefaultSetup(2, 4)
	setup.Options[rules.OptionStart] = 1
	if avalon {
		setup.Options[rules.OptionAvalon] = 1
	}
	s, err := rules.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	for s.Round < 2 || s.Prompt().Kind != rules.FrameMain {
		legal := s.Legal(nil)
		a := legal[0]
		for _, o := range legal { // nothing is bought or moved on the way
			if o.Kind == game.Done || o.Kind == game.EndTurn {
				a = o
			}
		}
		s.Apply(a, nil)
	}
	for p := range s.Seats {
		q := &s.Seats[p]
		q.Army, q.NArmy, q.Reserve = [8]rules.Soldier{}, 0, [2]byte{}
		for _, id := range q.Obj[:q.NObj] {
			s.ObjDeck[id>>6] |= 1 << (id & 63)
		}
		for _, k := range q.Act[:q.NAct] {
			s.ActDeck[k]++
		}
		q.Obj, q.NObj, q.Act, q.NAct = [4]byte{}, 0, [3]byte{}, 0
	}
	reread(s)
	b := s.Board()
	for c := range rules.Cell(b.Cells()) {
		row = row[:0]
		for at := c; at != rules.NoCell && b.Terrain(at) == rules.Grass && b.Kingdom(at) == 0; at = b.Next(at, rules.East) {
			if row = append(row, at); len(row) == 7 {
				return s, row
			}
		}
	}
	t.Fatal("there is no such run of grass")
	return nil, nil
}

// stands puts soldiers of a seat onto the board, by ascending cells.
func stands(s *rules.State, p game.Player, army ...rules.Soldier) {
	q := &s.Seats[p]
	q.NArmy = uint8(copy(q.Army[:], army))
	reread(s)
}

// gives puts objectives and action cards into a hand.
func gives(s *rules.State, p game.Player, objectives []uint8, cards []rules.ActionCard) {
	q := &s.Seats[p]
	q.NObj, q.NAct = uint8(copy(q.Obj[:], objectives)), uint8(copy(q.Act[:], cards))
	for _, id := range objectives {
		s.ObjDeck[id>>6] &^= 1 << (id & 63)
	}
	for _, k := range cards {
		s.ActDeck[k]--
	}
}

func TestSheetsTellTheRightNumbers(t *testing.T) {
	const ann, ben = game.Player(0), game.Player(1)
	first := func(s *rules.State, p game.Player) *rules.Town { return &s.Seats[p].Towns[0] }
	beside := func(s *rules.State, town *rules.Town) rules.Cell {
		for _, c := range s.CellsOf(town) {
			for d := range rules.Directions {
				if o := s.Board().Next(c, d); o != rules.NoCell && s.Board().Terrain(o) == rules.Grass {
					if p, _ := s.TownOn(o); p < 0 {
						return o
					}
				}
			}
		}
		panic("no room beside the settlement")
	}
	farms := func(s *rules.State, flags uint8) { // both settlements of Ann
		q := &s.Seats[ann]
		q.Faction = rules.Emberhold
		for i := range q.NTowns {
			q.Towns[i] = rules.Town{Site: q.Towns[i].Site, Type: rules.Farm, Tier: 1, Flags: flags}
		}
	}
	for _, c := range []struct {
		name  string
		pose  func(s *rules.State, row []rules.Cell) face.Ref
		want  []string
		never []string
	}{
		{"an Archer and whom it reaches", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Seats[ann].Arrows, s.Seats[ann].Flaming = 2, 1
			stands(s, ann, rules.Soldier{Cell: row[0], Type: rules.Archer})
			stands(s, ben, rules.Soldier{Cell: row[3], Type: rules.Warrior}, rules.Soldier{Cell: row[5], Type: rules.Knight})
			return hexRef(row[0])
		}, []string{"tier 1, range 1 to 4, 2 attack dice, 2 defence dice.", "It may move and then attack this turn.",
			"with an arrow: 28% to win", "2 dice against 3", "with a flaming arrow: 50% to win", "3 dice against 3",
			"Upgrade: to a Bolteer: 2 coins, 1 wood, 1 iron and 2 craftpoints", "Enemies who reach it: none"}, []string{"Knight", "Enemies in its reach"}},
		{"a Warrior that an Archer and a Knight reach", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Seats[ann].Arrows = 1
			stands(s, ann, rules.Soldier{Cell: row[0], Type: rules.Archer}, rules.Soldier{Cell: row[2], Type: rules.Knight})
			stands(s, ben, rules.Soldier{Cell: row[3], Type: rules.Warrior})
			return hexRef(row[3])
		}, []string{"Defeating it brings 2 craftpoints.", "It may move and then attack in Ben's next turn.", "Attack by your Archer", "2 dice against 3",
			"Attack by your Knight", "5 dice against 3", "Attack on your Knight"}, []string{"Attack on your Archer"}},
		{"a Catapult with three stones", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Seats[ann].Stock[rules.Stone] = 3
			stands(s, ann, rules.Soldier{Cell: row[0], Type: rules.Catapult})
			stands(s, ben, rules.Soldier{Cell: row[4], Type: rules.Warrior}, rules.Soldier{Cell: row[6], Type: rules.Champion})
			return hexRef(row[0])
		}, []string{"range 5 to 8, 2 attack dice for each stone, 2 defence dice, always 3 movement", "with 1 stone: ", "2 dice against 6", "with 2 stone", "4 dice against 6",
			"with 3 stone", "6 dice against 6", "Upgrade: none, it is the best of its kind"}, []string{"Attack on Ben's Warrior"}},
		{"a soldier that has moved", func(s *rules.State, row []rules.Cell) face.Ref {
			stands(s, ann, rules.Soldier{Cell: row[0], Type: rules.Knight, Flags: rules.Moved | rules.Acted})
			return hexRef(row[0])
		}, []string{"It has moved and may still attack this turn.", "missing: ", "not this turn: it has moved or attacked"}, nil},
		{"a soldier that has just come", func(s *rules.State, row []rules.Cell) face.Ref {
			stands(s, ann, rules.Soldier{Cell: row[0], Type: rules.Warrior, Flags: rules.Deployed})
			return hexRef(row[0])
		}, []string{"It may move and then attack this turn.", "not this turn: it has just come onto the board"}, nil},
		{"a soldier that will be sick, of a seat that will not attack", func(s *rules.State, row []rules.Cell) face.Ref {
			stands(s, ben, rules.Soldier{Cell: row[0], Type: rules.Warrior, Flags: rules.SickNext | rules.Attacked})
			s.Seats[ben].Flags |= rules.NoAttackNext
			return hexRef(row[0])
		}, []string{"It is sick: it can neither move nor attack in Ben's next turn.", "By Attrition, Ben cannot attack in Ben's next turn."}, []string{"has attacked"}},
		{"a settlement under siege", func(s *rules.State, row []rules.Cell) face.Ref {
			at := beside(s, first(s, ben))
			stands(s, ann, rules.Soldier{Cell: at, Type: rules.Warrior})
			return siteRef(first(s, ben).Site)
		}, []string{"Under siege by your Warrior at ", "a Warrior for 3 coins, 1 wood, 2 iron and 1 peasant, an Archer for 3 coins, 2 wood, 1 iron and 1 peasant",
			"Nobody guards it", "In Ben's next turn it brings 2 coins, and by its peasant "}, []string{"Occupied"}},
		{"a settlement with a guard", func(s *rules.State, row []rules.Cell) face.Ref {
			stands(s, ben, rules.Soldier{Cell: beside(s, first(s, ben)), Type: rules.Archer})
			first(s, ben).Flags = 0
			return siteRef(first(s, ben).Site)
		}, []string{"Guarded by Ben's Archer at ", " if a peasant works there then."}, []string{"Nobody guards", "siege"}},
		{"an occupied settlement that is vowed", func(s *rules.State, row []rules.Cell) face.Ref {
			stands(s, ann, rules.Soldier{Cell: first(s, ben).Site / 2, Type: rules.Warrior})
			s.Vows[1] = rules.Vow{Owner: ann, Site: first(s, ben).Site, Since: s.Seats[ann].Turns - 1}
			return siteRef(first(s, ben).Site)
		}, []string{"Occupied by your Warrior: its 2 coins, ", "go to you every turn", "Your declared objective is to hold it: 1 of 3 turns so far.",
			"It may move this turn.", "it can neither attack nor strike back", "not while it is occupied"}, []string{"guards"}},
		{"a settlement whose peasant has come in, and a vow that is long fulfilled", func(s *rules.State, row []rules.Cell) face.Ref {
			town := first(s, ann)
			town.Tier, town.Flags, town.Type = 1, 0, rules.Village
			s.Vows[1] = rules.Vow{Owner: ben, Site: town.Site, Since: 0}
			s.Seats[ben].Turns = 5
			return siteRef(town.Site)
		}, []string{"In your next turn it brings 2 coins, and 1 wood and 1 iron if a peasant works there then.", "3 of 3 turns so far"}, []string{"without a peasant"}},
		{"a city beside a settlement", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Seats[ben].Towns[0].Tier, s.Seats[ben].Towns[1].Tier = rules.Avalon, 2
			return siteRef(s.Seats[ben].Towns[1].Site)
		}, []string{"not possible: a player has one city, and it stands already"}, nil},
		{"a settlement that was improved this turn", func(s *rules.State, row []rules.Cell) face.Ref {
			town := first(s, ann)
			town.Tier, town.Flags, town.Type = 2, rules.Peasant|rules.Improved, rules.Farm
			return siteRef(town.Site)
		}, []string{"Your tier 2 Farm", "In your next turn it brings 3 coins, and by its peasant 1 wood, 2 horses and 1 craftpoint.",
			"City of Avalon: 8 coins, 2 wood, 2 iron, 2 horses, 2 stone and 5 craftpoints; it then brings 4 coins, and with a peasant 1 wood, 1 iron, 1 horse, 1 stone and 2 craftpoints",
			"not this turn: it has just been improved"}, nil},
		{"an objective of two parts", func(s *rules.State, row []rules.Cell) face.Ref {
			gives(s, ann, []uint8{5}, nil)
			s.Counts[rules.CraftedWarrior] = 2
			return objRef(5)
		}, []string{"Craft a Warrior and an Archer in one turn.", "Warrior: 1 of 1", "Archer: 0 of 1", "On the card: 2 points", "Colours: blue", "It is not fulfilled yet."}, nil},
		{"an objective that is paid for", func(s *rules.State, row []rules.Cell) face.Ref {
			gives(s, ann, []uint8{41}, nil)
			s.Seats[ann].Stock = [5]uint16{9, 3, 2, 3, 0}
			return objRef(41)
		}, []string{"Wood: 3 of 3", "Iron: 3 of 3", "Horses: 2 of 3", "Stone: 3 of 3", "It is not fulfilled yet."}, []string{"Only what you do"}},
		{"an objective that can be claimed, for the colours", func(s *rules.State, row []rules.Cell) face.Ref {
			gives(s, ann, []uint8{69}, nil)
			q := &s.Seats[ann]
			q.Faction, q.DoneObj, q.NDone = rules.Emberhold, [8]byte{29, 73}, 2
			s.Counts[rules.TookQuarry] = 1
			return objRef(69)
		}, []string{"Of the objectives whose names begin with Captured only one can be claimed in a turn.", "You can claim it now.", "Done so far: 1 of 1", "Worth to you: 11 points; 1 of them for Emberhold; 3 of them for three cards with blue"}, nil},
		{"an objective when the sign is used up", func(s *rules.State, row []rules.Cell) face.Ref {
			gives(s, ann, []uint8{69}, nil)
			s.Counts[rules.TookQuarry], s.EitherOr = 1, true
			return objRef(69)
		}, []string{"Not this turn: you have claimed another one whose name begins with Captured."}, []string{"You can claim"}},
		{"an objective that another has declared", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Vows[0] = rules.Vow{Owner: ben, Since: s.Seats[ben].Turns, Count: 1}
			return declRef(65)
		}, []string{"Ben's declared objective", "Done so far: 1 of 2", "Declared by Ben: it must be done by the end of Ben's turn 3 turns from now."}, []string{"Worth", "claimed in your"}},
		{"an objective of the last turn that it has", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Seats[ann].Turns = 4
			s.Vows[0] = rules.Vow{Owner: ann, Since: 1, Count: 1}
			return declRef(65)
		}, []string{"Declared by you: it must be done by the end of this turn."}, []string{"from now"}},
		{"a settlement held long enough", func(s *rules.State, row []rules.Cell) face.Ref {
			stands(s, ben, rules.Soldier{Cell: first(s, ann).Site / 2, Type: rules.Warrior})
			s.Seats[ben].Turns = 4
			s.Vows[1] = rules.Vow{Owner: ben, Site: first(s, ann).Site, Since: 1}
			return declRef(rules.VowObjectives[1])
		}, []string{"it can be claimed in the main part of Ben's turn."}, []string{"from now"}},
		{"a card of the turn with nothing to play it on", func(s *rules.State, row []rules.Cell) face.Ref {
			gives(s, ann, nil, []rules.ActionCard{rules.Repeat, rules.Repeat})
			s.ActGone[rules.Repeat]++
			s.ActDeck[rules.Repeat]--
			return actRef(rules.Repeat, false)
		}, []string{"Action card in your hand: 2", "your turn, in the main part", "Not now: there is nothing that it could be played on.", "Discarded: 1", "In the deck or in other hands: 1"}, nil},
		{"a card that can be played", func(s *rules.State, row []rules.Cell) face.Ref {
			gives(s, ann, nil, []rules.ActionCard{rules.Craftpoints})
			return actRef(rules.Craftpoints, false)
		}, []string{"Take 3 craftpoints.", "You can play it now."}, nil},
		{"a card for others' turns", func(s *rules.State, row []rules.Cell) face.Ref {
			gives(s, ann, nil, []rules.ActionCard{rules.Misdirection})
			return actRef(rules.Misdirection, false)
		}, []string{"Not now: it is for the turns of others.", "another's turn, between two acts"}, nil},
		{"a card that has been used", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Seats[ann].Open, s.Seats[ann].NOpen = [3]byte{rules.ArcherVolley | rules.TurnedOver}, 1
			s.ActDeck[rules.ArcherVolley]--
			return actRef(rules.ArcherVolley, true)
		}, []string{"You have used it; it is ready again when your next turn begins.", "Open: you: turned over", "In the deck or in other hands: 3"}, nil},
		{"a resource", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Seats[ann].Stock[rules.Horse], s.Seats[ann].Faction = 2, rules.Ravenmoor
			return resRef(rules.Horse)
		}, []string{"You have 2 horses.", "sell one for 1 coin and buy one for 1 coin", "Knight: 2 coins, 1 iron, 1 horse and 2 craftpoints", "Tier 2 Quarry: 6 coins, 2 wood, 1 horse and 2 craftpoints"},
			[]string{"Warrior", "\nFarm"}},
		{"a resource that peasants bring", func(s *rules.State, row []rules.Cell) face.Ref {
			farms(s, 0)
			return resRef(rules.Horse)
		}, []string{"; 2 more in the next turn if every settlement has a peasant then\n"}, nil},
		{"a resource that nothing brings", func(s *rules.State, row []rules.Cell) face.Ref {
			farms(s, 0)
			return resRef(rules.Stone)
		}, []string{"; 0 more in the next turn\n"}, []string{"if every"}},
		{"a seat whose peasants have come in", func(s *rules.State, row []rules.Cell) face.Ref {
			farms(s, 0)
			return seatRef(ann)
		}, []string{"Your next turn brings 4 coins, 2 wood and 2 horses if every settlement has a peasant then."}, nil},
		{"a seat whose peasants are at work", func(s *rules.State, row []rules.Cell) face.Ref {
			farms(s, rules.Peasant)
			return seatRef(ann)
		}, []string{"Your next turn brings 4 coins, 2 wood and 2 horses as things stand."}, []string{"if every"}},
		{"a soldier in reserve", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Seats[ann].Reserve = [2]byte{1, 2}
			return reserveRef(rules.Archer)
		}, []string{"In your reserve: 2 Archers; your army has 3 of 8 soldiers.", "to deploy on this turn", "Price: 3 coins, 2 wood, 1 iron and 1 peasant", "Bolteer: tier 2, range 1 to 5, 4 attack dice, 3 defence dice"}, nil},
		{"a settlement to build for the Masons", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Seats[ann].Faction = rules.Tidewall
			return buildRef(rules.Farm)
		}, []string{"Price: 3 coins, 2 iron, 2 stone and 2 craftpoints", "Tier 2 Farm: 4 coins, ", "City of Avalon: 6 coins, ", "Settlements: 2 of 5"}, nil},
		{"a pile of discards", func(s *rules.State, row []rules.Cell) face.Ref {
			s.ActDeck, s.ActGone = s.ActGone, [21]byte{rules.Sickness: 3, rules.Repeat: 1}
			return actGoneRef
		}, []string{"4 cards", "Repeat (1) and Sickness (3)"}, nil},
		{"a good of a counted box", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Opt |= rules.OptCounted
			s.Seats[ann].Stock, s.Seats[ben].Stock = [5]uint16{0, 0, 7}, [5]uint16{0, 0, 28}
			for i := range s.Seats[ann].NTowns { // no horses are left for what they yield
				s.Seats[ann].Towns[i].Type, s.Seats[ann].Towns[i].Flags = rules.Farm, rules.Peasant
			}
			return resRef(rules.Horse)
		}, []string{"You have 7 horses.", "Left in the box: 0 of 35", "You: 7; 0 more in the next turn"}, nil},
		{"a good of a box that never runs out", func(s *rules.State, row []rules.Cell) face.Ref {
			return resRef(rules.Horse)
		}, []string{"You have "}, []string{"box"}},
		{"coins of a counted box", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Opt |= rules.OptCounted
			s.Seats[ann].Coins, s.Seats[ben].Coins = 20, 15
			return coinsRef
		}, []string{"Left in the box: 25 of 60"}, nil},
		{"peasants of a counted box", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Opt |= rules.OptCounted
			for p := range 2 {
				q := &s.Seats[p]
				for i := range q.NTowns {
					q.Towns[i].Flags = rules.Peasant
				}
				q.Spare, q.Captured = 3, 1
			}
			return peasantRef
		}, []string{"Left in the box: 20 of 32"}, nil},
		{"a flaming arrow of a counted box", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Opt |= rules.OptCounted
			s.Seats[ann].Flaming, s.Seats[ben].Flaming = 1, 2
			return ammoRef(rules.Flaming)
		}, []string{"Left in the box: 5 of 8"}, nil},
		{"a Warrior of a counted box", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Opt |= rules.OptCounted
			s.Seats[ann].Reserve, s.Seats[ben].Reserve = [2]byte{2, 0}, [2]byte{1, 1}
			stands(s, ben, rules.Soldier{Cell: row[0], Type: rules.Warrior})
			return reserveRef(rules.Warrior)
		}, []string{"Left in the box: 4 of 8"}, nil},
		{"a settlement of a counted box", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Opt |= rules.OptCounted
			for p := range 2 {
				for i := range s.Seats[p].NTowns {
					s.Seats[p].Towns[i].Type, s.Seats[p].Towns[i].Tier = rules.Quarry, rules.Tier(1+i)
				}
			}
			return siteRef(first(s, ann).Site)
		}, []string{"Left in the box: 4 of 6"}, nil},
		{"a settlement to be built of a counted box", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Opt |= rules.OptCounted
			for p := range 2 {
				for i := range s.Seats[p].NTowns {
					s.Seats[p].Towns[i].Type, s.Seats[p].Towns[i].Tier = rules.Village, 1
				}
			}
			return buildRef(rules.Village)
		}, []string{"Left in the box: 2 of 6"}, nil},
		{"a card for which nothing is left in the box", func(s *rules.State, row []rules.Cell) face.Ref {
			s.Opt |= rules.OptCounted
			gives(s, ann, nil, []rules.ActionCard{rules.FlamingArrows})
			s.Seats[ben].Flaming = 8
			return actRef(rules.FlamingArrows, false)
		}, []string{"No flaming arrow is left in the box."}, []string{"played on"}},
		{"a deck", func(s *rules.State, row []rules.Cell) face.Ref {
			gives(s, ben, nil, []rules.ActionCard{rules.Repeat, rules.Sickness})
			s.ActGone = [21]byte{}
			return actDeckRef
		}, []string{"78 cards left", "You: 0 in hand, 0 open", "Ben: 2 in hand, 0 open"}, nil},
		{"a seat", func(s *rules.State, row []rules.Cell) face.Ref {
			q := &s.Seats[ben]
			q.DoneObj, q.NDone, q.Captured, q.Faction = [8]byte{29}, 1, 2, rules.Emberhold
			stands(s, ben, rules.Soldier{Cell: row[0], Type: rules.Knight})
			q.Reserve = [2]byte{2, 0}
			return seatRef(ben)
		}, []string{"Emberhold, red and blue", "1 of 4 objectives completed; 5 points as things stand.", "Upgraded a Farm (2; red and blue)", "Army: 3 of 8", "In reserve: 2 Warriors",
			"Captured peasants: 2 points", "Faction colours: 1 point"}, nil},
	} {
		s, row := afield(t, true)
		ref := c.pose(s, row)
		d := Face().Inspect(viewOf(s, ann, 1), ref)
		facetest.Sheet(t, Face(), ref, d, pointIcon, objectiveIcon, "g-soldier", "g-village")
		facetest.Tells(t, c.name, facetest.Said(d), c.want, c.never)
	}
}

// The sheet of the open fight speaks of the dice, of the roll, and of the cards that may still come.
func TestTheFightExplainsItself(t *testing.T) {
	s, row := afield(t, false)
	stands(s, 0, rules.Soldier{Cell: row[0], Type: rules.Knight})
	stands(s, 1, rules.Soldier{Cell: row[1], Type: rules.Warrior}, rules.Soldier{Cell: row[2], Type: rules.Warrior})
	gives(s, 1, nil, []rules.ActionCard{rules.ShieldWall, rules.WeakFight})
	gives(s, 0, nil, []rules.ActionCard{rules.StrongAttack})
	sheet := func() string {
		d := Face().Inspect(viewOf(s, 0, 1), fightRef)
		facetest.Sheet(t, Face(), fightRef, d)
		return facetest.Said(d)
	}
	has := func(text string, want ...string) {
		t.Helper()
		facetest.Tells(t, "the fight", text, want, nil)
	}
	s.Apply(rules.Attack(row[0], row[1], rules.AmmoNone), nil)
	has(sheet(), "Your Knight at ", "against Ben's Warrior", "5 dice against 3", "Your possible cards: Strong Attack", "Ben's possible cards: Strategic Retreat, Added Defense and Shield Wall")
	for s.Prompt().Kind != rules.FramePreAttack {
		s.Apply(rules.Pass(), nil)
	}
	s.Apply(rules.Play(rules.StrongAttack, 0, 0), nil)
	has(sheet(), "6 dice against 3", "Strong Attack: played: 1", "Ben's possible cards: Added Defense and Shield Wall")
	for s.Prompt().Kind != rules.FramePreDefend {
		s.Apply(rules.Pass(), nil)
	}
	s.Apply(rules.Play(rules.ShieldWall, row[2], 0), nil)
	has(sheet(), "6 dice against 6", "Two soldiers fight side by side, so nobody strikes back.", "Ben's possible cards: Added Defense\n")
	for s.Prompt().Kind == rules.FramePreDefend {
		s.Apply(rules.Pass(), nil)
	}
	if s.Prompt().Kind == rules.FramePost {
		a, d := s.Fight.Totals()
		has(sheet(), num(a)+" against "+num(d)+": ", "Attack dice: ", "Defence dice: ")
	}
}
