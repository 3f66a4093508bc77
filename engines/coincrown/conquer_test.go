package coincrown

import (
	"slices"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestDiplomacy(t *testing.T) {
	gametest.Scenarios{
		{"R-70 a hamlet costs 6, a village 9, whatever the shield (R-61)", func(t *testing.T) {
			s := table(2).income3(0, 0, 2, 1).tops("H16", "V14")
			for level, price := range []int{6, 9} {
				c := *s
				c.do(t, Diplomacy(Level(level)))
				gametest.Want(t, "price", c.Price(), price)
			}
			s.wantIllegal(t, WhyNoDiplomacy, Diplomacy(Town), Diplomacy(City))
			poor := table(2).income3(0, 2, 1, 0)
			poor.wantIllegal(t, WhyNoCoins, Diplomacy(Hamlet), Diplomacy(Village))
		}},
		{"R-70 the coins go to the discard, the land comes at its printed level, the next is shown at once (R-54)", func(t *testing.T) {
			s := table(2).income3(0, 0, 0, 1).tops("V05")
			var out game.Sink
			s.Apply(Diplomacy(Village), &out)
			gametest.Want(t, "nothing is shown before the payment", out.Reveals(), false)
			events := s.do(t, payBSG(0, 0, 1))
			gametest.Want(t, "owner", s.LandOwner[land("V05")], 0)
			gametest.Want(t, "level", s.LandLevel[land("V05")], Village)
			gametest.Want(t, "discard", s.Seats[0].Discard, Coins{0, 0, 1})
			gametest.Want(t, "villages left", s.LandsLeft(Village), 13)
			shown := bench.Find(t, events, EvLandShown)
			gametest.Want(t, "shown", int(shown.A), s.TopLand(Village))
			gametest.Want(t, "flags", shown.Flags, game.Reveals)
			gametest.Want(t, "actions", s.Taken, 1)
		}},
		{"R-79 the last land of a deck shows no other", func(t *testing.T) {
			s := table(2).income3(0, 0, 0, 1).owns(1, "V01", "V02", "V03", "V04", "V05", "V06", "V07", "V08", "V09", "V10",
				"V11", "V12", "V13")
			events := s.do(t, Diplomacy(Village), payBSG(0, 0, 1))
			gametest.Want(t, "deck", s.LandTop[Village], 0)
			if slices.Contains(gametest.EventKinds(events), EvLandShown) {
				t.Error("a land is shown")
			}
			s.startTurn(0)
			s.wantIllegal(t, WhyEmptyDeck, Diplomacy(Village), Force(Village))
		}},
	}.Run(t)
}

func TestForce(t *testing.T) {
	gametest.Scenarios{
		{"CC-11 the rulebook's battle: elite and cavalry take a village, the standard troop stays ready (R-71)", func(t *testing.T) {
			s := table(2).give(0, "B08", "S04", "S06").tops("V05")
			s.do(t, Force(Village), Troop(Elite2, 2), Ride())
			gametest.Want(t, "nothing could follow, so Done is not asked", s.Settled(), true)
			gametest.Want(t, "owner", s.LandOwner[land("V05")], 0)
			gametest.Want(t, "points", s.LandPoints(0), 2)
			q := &s.Seats[0]
			gametest.Want(t, "elite exhausted with 1 token", q.Troops(Elite2, 1, true), 1)
			gametest.Want(t, "tokens of strength 2", s.Tokens[1], 19)
			gametest.Want(t, "cavalry retired", q.Retired(Cavalry), 1)
			gametest.Want(t, "standard troop ready with 2 tokens", q.Troops(Std2, 2, false), 1)
			gametest.Want(t, "military", s.IronCount(0, IronMilitary), 3)
			gametest.Want(t, "villages left", s.LandsLeft(Village), 13)
		}},
		{"CC-11 the standard troop would be wasted, and so would all that follows it", func(t *testing.T) {
			s := table(2).give(0, "B08", "S04", "S06").tops("V05")
			s.do(t, Force(Village))
			gametest.Want(t, "a standard troop", s.Wastes(Troop(Std2, 2)), true)
			gametest.Want(t, "an elite troop", s.Wastes(Troop(Elite2, 2)), false)
			gametest.Want(t, "no card of an army", s.Wastes(Church()), false)
			s.do(t, Troop(Std2, 2))
			gametest.Want(t, "an elite troop beside it", s.Wastes(Troop(Elite2, 2)), true)
			s.do(t, Troop(Elite2, 2))
			gametest.Want(t, "a cavalry beside them", s.Wastes(Ride()), true)
		}},
		{"CC-12 armor without a troop is no strength (R-22, R-71)", func(t *testing.T) {
			s := table(2).give(0, "S05", "S06").tops("H03")
			gametest.Want(t, "strength", s.MaxStrength(0), 3)
			s.wantIllegal(t, WhyStrength, Force(Hamlet))
			gametest.Want(t, "need and have", s.Why(Force(Hamlet)), game.Reason{ID: WhyStrength, Need: 4, Have: 3})
			s.tops("H01")
			s.wantLegal(t, Force(Hamlet))
			s.do(t, Force(Hamlet))
			s.wantIllegal(t, WhyNoBearer, WearArmor())
			s.do(t, Ride())
			gametest.Want(t, "owner", s.LandOwner[land("H01")], 0)
			gametest.Want(t, "armor", s.Seats[0].Ready(Armor), 1)
		}},
		{"CC-14 a troop spends its last token, retires, and barracks bring it back the same turn (R-47, R-56, R-71, R-75)", func(t *testing.T) {
			s := table(2).give(0, "S01/1", "G03", "S11").income3(0, 3, 0, 0).tops("H01")
			supply, tokens := s.Supply[Bronze], s.Tokens[0]
			s.do(t, Force(Hamlet), Troop(Std3, 1), Collect(OvStrength2, 0), payBSG(3, 0, 0))
			q := &s.Seats[0]
			gametest.Want(t, "retired", q.Retired(StandardTroop), 1)
			gametest.Want(t, "token back", s.Tokens[0], tokens+1)
			gametest.Want(t, "supply", s.Supply[Bronze], supply+3)
			gametest.Want(t, "discard", q.Discard, Coins{})
			gametest.Want(t, "owner", s.LandOwner[land("H01")], 0)
			s.do(t, UseBarracks(Std3))
			gametest.Want(t, "ready with 3 tokens", q.Troops(Std3, 3, false), 1)
			gametest.Want(t, "barracks", q.Exhausted(Barracks), 1)
			s.tops("H02").give(0, "S06").do(t, UseFortress(), Force(Hamlet), Troop(Std3, 3), Ride())
			gametest.Want(t, "fought again", s.LandOwner[land("H02")], 0)
		}},
		{"R-21 more strength than needed may be deployed, as long as anything is left to deploy", func(t *testing.T) {
			s := table(2).give(0, "B07", "S06", "S06").tops("H01")
			s.do(t, Force(Hamlet), Ride())
			gametest.Want(t, "still asked", s.Prompt().Kind, FrameDeploy)
			s.wantLegal(t, done, Ride())
			c := *s
			c.do(t, done)
			gametest.Want(t, "one cavalry stays", c.Seats[0].Ready(Cavalry), 1)
			s.do(t, Ride())
			gametest.Want(t, "both rode, and nothing is left to ask", s.Settled(), true)
			gametest.Want(t, "retired", s.Seats[0].Retired(Cavalry), 2)
			gametest.Want(t, "owner", s.LandOwner[land("H01")], 0)
		}},
		{"R-21 retiring a troop by an unneeded deployment is allowed", func(t *testing.T) {
			s := table(2).give(0, "B07", "S04", "S04").tops("H01")
			s.do(t, Force(Hamlet), Troop(Std1, 1), Troop(Elite2, 2), Troop(Elite2, 2))
			gametest.Want(t, "retired", s.Seats[0].Retired(StandardTroop), 1)
			gametest.Want(t, "elites", s.Seats[0].Troops(Elite2, 1, true), 2)
		}},
		{"R-22 one armor for each deployed troop", func(t *testing.T) {
			s := table(2).give(0, "B08", "S05", "S05", "S06").tops("V05")
			gametest.Want(t, "strength", s.MaxStrength(0), 1+2+3)
			s.do(t, Force(Village), Troop(Std2, 2), WearArmor())
			s.wantIllegal(t, WhyNoBearer, WearArmor())
			s.wantIllegal(t, WhyStrength, done)
			s.do(t, Ride())
			gametest.Want(t, "owner", s.LandOwner[land("V05")], 0)
			gametest.Want(t, "armor left", s.Seats[0].Ready(Armor), 1)
		}},
		{"a card is offered only if the shield can still be reached with what may follow", func(t *testing.T) {
			s := table(2).give(0, "B07", "B07", "S04", "S05").tops("H03") // 1 + 1 + 2 + 2 against 4
			s.do(t, Force(Hamlet))
			s.wantLegal(t, Troop(Std1, 1), Troop(Elite2, 2))
			s.do(t, Troop(Elite2, 2))
			s.wantIllegal(t, WhyOrder, Troop(Std1, 1))
			if got := s.Legal(nil); !slices.Equal(got, []game.Action{WearArmor()}) {
				t.Errorf("legal %v", got)
			}
			tight := table(2).give(0, "B07", "S06").tops("H03") // 1 + 3 against 4
			tight.do(t, Force(Hamlet))
			tight.wantIllegal(t, WhyDeadEnd, Ride())
			tight.do(t, Troop(Std1, 1), Ride())
		}},
		{"R-23 overseas strength needs no troop, but alone it never reaches a shield", func(t *testing.T) {
			s := table(2).income3(0, 9, 0, 0)
			gametest.Want(t, "strength", s.MaxStrength(0), 2)
			for l := range Level(LandLevels) {
				s.wantIllegal(t, WhyStrength, Force(l))
			}
			s.give(0, "S06").tops("V05")
			s.do(t, Force(Village), Ride(), Collect(OvStrength2, 0), payBSG(3, 0, 0))
			gametest.Want(t, "cavalry and hired strength", s.LandOwner[land("V05")], 0)
		}},
		{"R-71 exhausted troops and cards do not fight", func(t *testing.T) {
			s := table(2).give(0, "B08-", "S04-", "S05-", "S06x")
			gametest.Want(t, "strength", s.MaxStrength(0), 0)
		}},
		{"R-71 the strength of an army is the sum over its cards", func(t *testing.T) {
			s := table(2).give(0, "B07", "B08", "S04", "G01", "S05", "S05", "S05", "S06").income3(0, 2, 0, 0)
			gametest.Want(t, "own", s.Strength(0), 1+1+2+2+3*2+3)
			gametest.Want(t, "with overseas", s.MaxStrength(0), s.Strength(0)+1)
		}},
		{"CC-56 picks made on a copy leave the position as it was, so cancelling leaves no trace", func(t *testing.T) {
			s := table(2).give(0, "B08", "S04", "S05", "B11").income3(0, 3, 1, 0).tops("V01")
			before := *s
			draft := s.Clone().(*State)
			draft.do(t, Force(Village), Troop(Std2, 2), Troop(Elite2, 2), WearArmor(), Collect(OvStrength2, 1))
			if *draft == before {
				t.Error("the draft did nothing")
			}
			gametest.Want(t, "the position", *s, before)
			draft.CopyFrom(s)
			gametest.Want(t, "after going back", *draft, before)
		}},
		{"a battle is told card by card, then the land and what lies below it", func(t *testing.T) {
			s := table(2).give(0, "B08", "S05", "S06").tops("V05")
			events := s.do(t, Force(Village), Troop(Std2, 2), WearArmor(), Ride())
			if got := gametest.EventKinds(events); !slices.Equal(got, []game.EventKind{EvTroopUsed, EvArmorUsed, EvCavalryRetired, EvConquered, EvLandShown, EvIron}) {
				t.Errorf("events %v", got)
			}
			gametest.Want(t, "conquest", events[3], game.Event{Kind: EvConquered, A: uint16(land("V05")), B: uint16(Village), C: 1})
		}},
	}.Run(t)
}

// Every army that a plain search finds is offered, each along one path, and no path ends without a land.
func TestDeploymentsAreAllArmiesOnce(t *testing.T) {
	s := table(2).give(0, "B07", "B08", "B08", "S01/1", "S04", "G01/1", "S05", "S05", "S06", "S06").income3(0, 2, 0, 0).
		tops("T01")
	type army struct {
		troops         [troopKinds]uint8
		armor, cavalry int
		item           Item
	}
	q := s.Seats[0]
	wanted := map[army]bool{}
	var choose func(i int, a army, n, strength int)
	choose = func(i int, a army, n, strength int) {
		if i < troopKinds {
			for k := uint8(0); k <= q.Troop[0][i]; k++ {
				a.troops[i] = k
				choose(i+1, a, n+int(k), strength+int(k)*int(house.power[i]))
			}
			return
		}
		for armor := range min(2, n) + 1 {
			for cavalry := range 3 {
				for item, more := range map[Item]int{0: 0, OvStrength1: 1} {
					if strength+2*armor+3*cavalry+more >= 7 {
						wanted[army{a.troops, armor, cavalry, item}] = true
					}
				}
			}
		}
	}
	choose(0, army{}, 0, 0)

	// spared says that the army would do without one of its cards: those left reach the shield and can wear the armor.
	spared := func(a army) bool {
		troops, strength := 0, 2*a.armor+3*a.cavalry+int(House.Goods[a.item].Strength)
		for i, n := range a.troops {
			troops, strength = troops+int(n), strength+int(n)*int(house.power[i])
		}
		for i, n := range a.troops {
			if n > 0 && troops > a.armor && strength-int(house.power[i]) >= 7 {
				return true
			}
		}
		return a.armor > 0 && strength >= 7+2 || a.cavalry > 0 && strength >= 7+3
	}
	found := map[army]int{}
	var walk func(s *State, a army, wasted bool)
	walk = func(s *State, a army, wasted bool) {
		if s.Settled() {
			found[a]++
			if wasted != spared(a) && (a.item == 0 || wasted) {
				t.Errorf("army %+v: waste is told %t, a card could be spared %t", a, wasted, spared(a))
			}
			return
		}
		legal := s.Legal(nil)
		if len(legal) == 0 {
			t.Fatal("a deployment is stuck")
		}
		for _, act := range legal {
			next, b, waste := *s, a, wasted || s.Wastes(act)
			next.Apply(act, nil)
			switch act.Kind {
			case KindTroop:
				b.troops[troopIndex(ClassTokens(act))]++
			case KindArmor:
				b.armor++
			case KindCavalry:
				b.cavalry++
			case KindCollect:
				b.item, _ = ItemOf(act)
				next.Apply(next.Suggest(), nil)
			}
			walk(&next, b, waste)
		}
	}
	s.do(t, Force(Town))
	walk(s, army{}, false)
	for a, n := range found {
		if n != 1 || !wanted[a] {
			t.Errorf("army %+v is found %d times, possible %t", a, n, wanted[a])
		}
	}
	gametest.Want(t, "armies", len(found), len(wanted))
}
