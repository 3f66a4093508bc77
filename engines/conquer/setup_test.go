package conquer

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// sets a game up with those options.
func sets(t *testing.T, seats int, options map[int]uint8) stage {
	t.Helper()
	return deals(t, seats, 11, options)
}

// deals is sets with another seed.
func deals(t *testing.T, seats int, seed uint64, options map[int]uint8) stage {
	t.Helper()
	setup := Def.DefaultSetup(seats, seed)
	for i, v := range options {
		setup.Options[i] = v
	}
	s, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return stage{s, t}
}

// first takes the first answer, to questions of that kind only, until another one is asked.
func (s stage) first(frame uint8) stage {
	s.t.Helper()
	for s.Prompt().Kind == frame {
		s.Apply(s.Legal(nil)[0], nil)
	}
	return s
}

func TestRulingsOfTheSetup(t *testing.T) {
	gametest.Scenarios{
		{"R-01 the objectives that are played to are agreed, from one to eight", func(t *testing.T) {
			for n := uint8(0); n < MaxTarget; n++ {
				is(sets(t, 2, map[int]uint8{OptionTarget: n}), "objectives", sets(t, 2, map[int]uint8{OptionTarget: n}).Target, n+1)
			}
			setup := Def.DefaultSetup(2, 1)
			setup.Options[OptionTarget] = MaxTarget
			if _, err := New(setup); err == nil {
				t.Error("nine objectives can be agreed")
			}
		}},
		{"R-07 the highest roll begins, and equal ones roll again among themselves (R-12)", func(t *testing.T) {
			s := base(t, 4)
			rolls := []int{3, 5, 5, 1, 4, 4, 2, 6}
			var rolled []game.Player
			who := s.highest(15, func(p game.Player) int { rolled = append(rolled, p); n := rolls[0]; rolls = rolls[1:]; return n })
			is(s, "who begins", who, 2)
			is(s, "rolls", [8]game.Player(rolled), [8]game.Player{0, 1, 2, 3, 1, 2, 1, 2})
			starts := map[game.Player]bool{}
			for seed := range uint64(40) {
				setup := Def.DefaultSetup(3, seed)
				setup.Options[OptionFill] = FillChosen
				s, err := New(setup)
				if err != nil {
					t.Fatal(err)
				}
				starts[s.Turn()] = true
			}
			is(s, "seats that begin to lay", len(starts), 3)
		}},
		{"R-08 any tile that is left is laid, either side up, in turn, the centre first (R-10)", func(t *testing.T) {
			s := sets(t, 3, map[int]uint8{OptionFill: FillChosen})
			begins := s.Turn()
			for laid := range LayoutTiles(Std3) {
				who := (begins + game.Player(laid)) % 3
				s.asks(who, FrameTile).offers(KindTile, Tiles-laid)
				s.Apply(s.Legal(nil)[laid%3], nil)
				s.asks(who, FrameSide).offers(KindSide, Sides).does(PickSide(laid%2)).asks(who, FrameSlot)
				if laid == 0 {
					s.offers(KindSlot, 1).can(PickSlot(CentreSlot(Std3)), true)
				}
				s.first(FrameSlot).asks(who, FrameRotation).offers(KindRotation, 6).first(FrameRotation)
			}
			for n := range game.Player(3) {
				s.asks((begins+n)%3, FrameSeatSlot).offers(KindSeatSlot, 3-int(n))
				s.Apply(s.Legal(nil)[0], nil)
			}
			for n := range game.Player(3) {
				s.asks(n, FrameFaction).offers(KindFaction, Factions-int(n))
				s.Apply(s.Legal(nil)[1], nil)
			}
		}},
		{"R-10 factions are dealt if the table wants it", func(t *testing.T) {
			seen := map[Faction]bool{}
			for seed := range uint64(60) {
				setup := Def.DefaultSetup(4, seed)
				setup.Options[OptionFactions] = 1
				s, err := New(setup)
				if err != nil {
					t.Fatal(err)
				}
				for p := range s.N {
					seen[s.Seats[p].Faction] = true
				}
				if k := s.Prompt().Kind; k != FrameStartType && k != FrameStartSite {
					t.Fatalf("question %s after the deal", FrameNames[k])
				}
			}
			gametest.Want(t, "factions that are dealt", len(seen), Factions)
		}},
		{"R-147 who plays later begins with coins for each who plays before, if the table wants that", func(t *testing.T) {
			for seats := 2; seats <= MaxSeats; seats++ {
				for start := 1; start <= seats; start++ {
					coins := func(later uint8) (of [MaxSeats]int) {
						s := sets(t, seats, map[int]uint8{OptionFactions: 1, OptionStart: uint8(start), OptionLater: later, OptionPieces: 1})
						for s.Round == 0 {
							s.Apply(s.Legal(nil)[0], nil)
						}
						s.sound()
						for p := range seats {
							of[p] = int(s.Seats[p].Coins)
						}
						return of
					}
					alike, richer := coins(0), coins(1)
					for place := range seats {
						p := (start - 1 + place) % seats
						gametest.Want(t, "coins more", richer[p]-alike[p], place*LaterCoins)
					}
				}
			}
		}},
		{"R-11 settlements are placed in rounds of one each, then soldiers by seats (R-13)", func(t *testing.T) {
			s := sets(t, 3, nil).first(FrameFaction)
			for p := range game.Player(3) {
				q := &s.Seats[p]
				kit := &House.Kits[q.Faction]
				is(s, "kit", q.Goods(), kit.Goods)
				is(s, "arrows", q.Arrows, uint16(kit.Arrows))
				is(s, "cards", [2]uint8{q.NObj, q.NAct}, [2]uint8{3, 2})
				is(s, "soldiers", q.ArmySize(), 2)
			}
			for n := range 6 {
				is(s, "who places a settlement", s.Turn(), game.Player(n%3))
				if s.Prompt().Kind == FrameStartType {
					s.Apply(s.Legal(nil)[0], nil)
				}
				s.asks(game.Player(n%3), FrameStartSite)
				legal := s.Legal(nil)
				s.Apply(legal[len(legal)-1], nil)
			}
			for n := range 6 {
				s.asks(game.Player(n/2), FrameStartSoldier).offers(game.Done, 0).offers(game.Pass, 0)
				is(s, "settlement", s.Prompt().A, uint16(n%2))
				s.Apply(s.Legal(nil)[0], nil)
			}
			for p := range game.Player(3) {
				q := &s.Seats[p]
				is(s, "settlements", q.NTowns, 2)
				is(s, "peasants at work, but of the seat whose turn has begun", q.Towns[0].Flags&q.Towns[1].Flags == Peasant, p != s.First)
				is(s, "soldiers on the board", q.NArmy, 2)
			}
			is(s, "the first turn", [2]uint16{s.Round, s.Seats[s.First].Turns}, [2]uint16{1, 1})
			is(s, "whose", s.Current, s.First)
			is(s, "counted in the set-up", s.log().Sum(1<<DeployedSoldiers|anyNew), 0)
		}},
		{"R-12 two attack dice say who begins, unless a seat is agreed", func(t *testing.T) {
			s := base(t, 3).dice("a20 a11 a10 a01 a22")
			s.rollFirst(nil)
			is(s, "who begins", s.First, 1)
			for agreed := range uint8(3) {
				s := sets(t, 3, map[int]uint8{OptionStart: agreed + 1})
				is(s, "agreed", s.First, game.Player(agreed))
				for s.Round == 0 {
					s.Apply(s.Legal(nil)[0], nil)
				}
				is(s, "who begins", s.Current, game.Player(agreed))
			}
		}},
		{"R-130 no soldier starts beside a settlement that is under siege, it waits in reserve (R-13)", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(1,0)").town(0, Farm, 1, "(-5,0)").man(1, Warrior, "(3,0)").dice("a22 a00")
			s.Seats[0].Reserve = [2]byte{2}
			s.askStartSoldier(0, 0, nil)
			s.asks(0, FrameStartSoldier)
			_, i := s.TownAt(siteAt(t, s.board, "(-5,0)"))
			is(s, "settlement", s.Prompt().A, uint16(i))
			s.offers(KindStartSoldier, 9)
			s.Apply(s.Legal(nil)[0], nil)
			is(s, "waiting", s.Seats[0].Reserve[0], 1)
			is(s, "who begins", s.Current, 0)
		}},
		{"R-128 a game without a limit of rounds has one of two hundred", func(t *testing.T) {
			for option, rounds := range []uint16{40, 10, 20, 30, 200} {
				s := sets(t, 2, map[int]uint8{OptionRounds: uint8(option)})
				is(s, "rounds", s.MaxRounds, rounds)
			}
			s := base(t, 2)
			s.MaxRounds, s.Round, s.First, s.Current = NoRoundLimit, NoRoundLimit, 0, 1
			s.endTurn(1, nil)
			is(s, "over", s.Over, true)
		}},
	}.Run(t)
}
