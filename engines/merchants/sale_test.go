package merchants

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// sells gives the seat a weapon, the turn, and sells it.
func (s *State) sells(t *testing.T, mat byte, space string, k Kind) []game.Event {
	t.Helper()
	s.moves(mat)
	s.Seats[s.seat(mat)].Held[k]++
	return s.do(t, Sell(s.at(space), k))
}

func TestSales(t *testing.T) {
	gametest.Scenarios{
		{"BM-15 own tiles of the race raise the price, the one just won not yet, and one is won a season (R-19, R-20)", func(t *testing.T) {
			s := base(4).season(Summer).tiles('P', Dwarves, 1).frontier(Mountains, 3)
			e := s.sells(t, 'P', "MtnDwa1", std(Axe))
			q := &s.Seats[1]
			gametest.Want(t, "gold and tiles", [2]int{int(q.Gold), int(q.Race[Dwarves])}, [2]int{18, 3})
			gametest.Want(t, "taken", s.Reward[Dwarves], 0b1101)
			gametest.Want(t, "event", e[0], game.Event{Kind: EvSold, Who: 1, B: uint16(s.at("MtnDwa1")), C: SaleParts(2, false, false, false), N: 8})
			gametest.Want(t, "reward", bench.Find(t, e, EvReward), game.Event{Kind: EvReward, Who: 1, A: uint16(Dwarves)})
			e = s.sells(t, 'P', "MtnDwa3", std(Axe))
			gametest.Want(t, "gold and tiles", [2]int{int(q.Gold), int(q.Race[Dwarves])}, [2]int{27, 3})
			gametest.Want(t, "no second tile", count(e, EvReward), 0)
		}},
		{"BM-16 a region's tile and Silver Tongue raise the price by one each, Silver Tongue for standard weapons", func(t *testing.T) {
			for _, c := range []struct {
				tongue bool
				mat    byte
				k      Kind
				gold   int
			}{{false, 'R', std(Axe), 7}, {true, 'R', std(Axe), 8}, {false, 'P', vorpal(Axe), 19}, {true, 'P', vorpal(Axe), 19}} {
				s := base(4)
				p := s.seat(c.mat)
				if c.mat == 'R' {
					s.regionTile('R', Mountains)
				}
				if c.tongue {
					s.owns(c.mat, SilverTongue)
				}
				had := s.Seats[p].Race[Dwarves]
				e := s.sells(t, c.mat, "MtnDwa1", c.k)
				gametest.Want(t, "gold", int(e[0].N), c.gold)
				gametest.Want(t, "tile", s.Seats[p].Race[Dwarves], had+1)
				race, region, tongue, cut := PartsOf(e[0].C)
				gametest.Want(t, "race tiles", race, int(had))
				gametest.Want(t, "parts", [3]bool{region, tongue, cut}, [3]bool{c.mat == 'R', c.tongue && QualityOf(c.k) == Standard, false})
			}
		}},
		{"BM-17 into open empty spaces that want the weapon, and nowhere else", func(t *testing.T) {
			s := base(4).held('R', std(Mace), std(Axe), std(Sword))
			s.wantIllegal(t, WhyLocked, Sell(s.at("GraOrc2"), std(Mace)))
			s.wantIllegal(t, WhyWeapon, Sell(s.at("GraOrc1"), std(Axe)))
			gametest.Want(t, "wanted", s.Why(Sell(s.at("GraOrc1"), std(Axe))).B, uint16(Sword))
			s.wantIllegal(t, WhyNotHeld, Sell(s.at("GraElf1"), vorpal(Axe)))
			s.lies("GraOrc1=B Std")
			s.wantIllegal(t, WhyOccupied, Sell(s.at("GraOrc1"), std(Sword)))
			s.wantLegal(t, Sell(s.at("GraElf1"), std(Axe)))
			gametest.Want(t, "the same is said of each", s.Open(s.at("GraElf1")) && !s.Open(s.at("GraOrc1")) && !s.Open(s.at("GraOrc2")), true)
		}},
		{"BM-18 a full battlefield sends its token to the season area and opens the next", func(t *testing.T) {
			s := base(4).lies("GraElf1=R Std")
			e := s.sells(t, 'B', "GraOrc1", std(Sword))
			q := &s.Seats[3]
			gametest.Want(t, "gold and tiles", [2]int{int(q.Gold), int(q.Race[Orcs])}, [2]int{17, 2})
			gametest.Want(t, "tokens and depth", [2]int{int(s.Tokens), int(s.Frontier[Grasslands])}, [2]int{1, 2})
			gametest.Want(t, "token", bench.Find(t, e, EvToken), game.Event{Kind: EvToken, Who: game.Nobody, A: uint16(Grasslands), B: 1, N: 1})
			gametest.Want(t, "unlocked", bench.Find(t, e, EvUnlocked), game.Event{Kind: EvUnlocked, Who: game.Nobody, A: uint16(Grasslands), N: 2})
			open := s.open() & s.layout().within[Grasslands][Depths]
			gametest.Want(t, "open", open, uint64(1)<<s.at("GraOrc2")|1<<s.at("GraElf2"))
			gametest.Want(t, "wanted (R-01)", [2]Weapon{s.Wants(s.at("GraOrc2")), s.Wants(s.at("GraElf2"))}, [2]Weapon{Mace, Hammer})
		}},
		{"BM-20 one player may fill both sides of a battlefield (R-56)", func(t *testing.T) {
			s := base(4)
			s.sells(t, 'R', "GraElf1", std(Axe))
			gametest.Want(t, "one side", s.Tokens, 0)
			s.sells(t, 'R', "GraOrc1", std(Sword))
			gametest.Want(t, "both", [2]uint8{s.Tokens, s.Frontier[Grasslands]}, [2]uint8{1, 2})
		}},
		{"filling a battlefield that has no token any more moves nothing (R-33)", func(t *testing.T) {
			s := base(4).frontier(Grasslands, 3).lies("GraElf1=R Std")
			e := s.sells(t, 'B', "GraOrc1", std(Sword))
			gametest.Want(t, "tokens", [2]int{count(e, EvToken), int(s.Tokens)}, [2]int{0, 0})
		}},
		{"a battlefield that is full when it opens loses its token too, and so on outward (R-06)", func(t *testing.T) {
			s := base(4).lies("GraElf1=R Std, GraElf2=R Std, GraOrc2=B Std, GraElf3=R Std, GraOrc3=B Std")
			e := s.sells(t, 'B', "GraOrc1", std(Sword))
			gametest.Want(t, "tokens and depth", [2]int{int(s.Tokens), int(s.Frontier[Grasslands])}, [2]int{3, 4})
			gametest.Want(t, "unlocked", count(e, EvUnlocked), 3)
			gametest.Want(t, "the season ends", s.Trigger, 3)
		}},
		{"the last token of a region opens nothing", func(t *testing.T) {
			s := base(4).frontier(Grasslands, 6).lies("GraElf6=R Std")
			e := s.sells(t, 'B', "GraOrc6", std(Axe))
			gametest.Want(t, "depth", s.Frontier[Grasslands], 7)
			gametest.Want(t, "tokens and openings", [2]int{count(e, EvToken), count(e, EvUnlocked)}, [2]int{1, 0})
		}},
	}.Run(t)
}

func TestSeasonsEnd(t *testing.T) {
	third := func(t *testing.T) *State {
		t.Helper()
		s := base(4).level('P', Sword, 1, 0).lies("GraElf1=R Std").tokens(2)
		e := s.sells(t, 'P', "GraOrc1", std(Sword))
		gametest.Want(t, "third token by", [2]int{int(s.Tokens), int(s.Trigger)}, [2]int{3, 1})
		gametest.Want(t, "event", bench.Find(t, e, EvTriggered), game.Event{Kind: EvTriggered, Who: 1, A: TriggerToken})
		s.do(t, EndTurn())
		return s
	}
	gametest.Scenarios{
		{"BM-21 after the third token each other seat has one turn, then comes war, and the season begins with who moved it", func(t *testing.T) {
			s := third(t)
			for _, p := range []game.Player{2, 3, 0} {
				gametest.Want(t, "turn", [2]int{int(s.Turn()), int(s.Season)}, [2]int{int(p), 0})
				s.do(t, s.freeCard(t), EndTurn())
			}
			gametest.Want(t, "summer begins", [3]int{int(s.Season), int(s.Turn()), int(s.Start)}, [3]int{1, 1, 1})
			gametest.Want(t, "nothing is left of the spring", [4]int{int(s.Tokens), int(s.Trigger), int(s.FinalTurns), int(s.Stall)}, [4]int{0, -1, 0, 0})
		}},
		{"BM-22 a surplus token leaves the game and still opens the next battlefield (R-05)", func(t *testing.T) {
			s := third(t)
			s.lies("ForDwa1=Y Std").moves('Y')
			e := s.sells(t, 'Y', "ForElf1", std(Mace))
			gametest.Want(t, "token", bench.Find(t, e, EvToken), game.Event{Kind: EvToken, Who: game.Nobody, A: uint16(Forest)})
			gametest.Want(t, "tokens and depth", [2]int{int(s.Tokens), int(s.Frontier[Forest])}, [2]int{3, 2})
			gametest.Want(t, "no second end", [2]int{count(e, EvTriggered), int(s.Trigger)}, [2]int{0, 1})
			s.do(t, EndTurn())
			gametest.Want(t, "turn", s.Turn(), 3)
			s.do(t, Forge(std(Sword)), Done(), EndTurn())
			gametest.Want(t, "turn", [2]int{int(s.Turn()), int(s.Season)}, [2]int{0, 0})
			s.do(t, Forge(std(Axe)), Done(), EndTurn())
			gametest.Want(t, "summer", [2]int{int(s.Turn()), int(s.Season)}, [2]int{1, 1})
		}},
		{"BM-23 who moves the third token in a double action finishes it (R-08)", func(t *testing.T) {
			s := base(4).kingdoms(DriveTheWorkers).lies("GraElf1=P Std").tokens(2).held('R', std(Sword))
			s.do(t, TakeKingdom(0), Sell(s.at("GraOrc1"), std(Sword)))
			gametest.Want(t, "ended, and asked on", [3]int{int(s.Trigger), int(s.Turn()), int(s.Prompt().A)}, [3]int{0, 0, 2})
			s.do(t, Learn(0), EndTurn())
			for p := game.Player(1); p < 4; p++ {
				gametest.Want(t, "turn", s.Turn(), p)
				s.do(t, s.freeCard(t), EndTurn())
			}
			gametest.Want(t, "summer", [2]int{int(s.Season), int(s.Turn())}, [2]int{1, 0})
		}},
		{"BM-68 without a token on the board the season ends with the turn, and the others have one more (R-50)", func(t *testing.T) {
			s := base(4).moves('Y')
			s.Frontier = [4]byte{7, 7, 7, 7}
			s.do(t, s.freeCard(t))
			gametest.Want(t, "not yet", s.Trigger, game.Nobody)
			e := s.do(t, EndTurn())
			gametest.Want(t, "event", bench.Find(t, e, EvTriggered), game.Event{Kind: EvTriggered, Who: 2, A: TriggerEmpty})
			for _, p := range []game.Player{3, 0, 1} {
				gametest.Want(t, "turn", [2]int{int(s.Turn()), int(s.Season)}, [2]int{int(p), 0})
				s.do(t, s.freeCard(t), EndTurn())
			}
			gametest.Want(t, "summer", [2]int{int(s.Season), int(s.Turn())}, [2]int{1, 2})
		}},
		{"BM-69 with nothing but forging and the Slush Fund for three rounds the season ends at once (R-51)", func(t *testing.T) {
			quiet := func() *State {
				s := base(3).kingdoms(SlushFund)
				for i := range 8 {
					if i%2 == 0 {
						s.do(t, Forge(s.first(KindForge)))
						if s.Prompt().Kind == FrameForge {
							s.do(t, Done())
						}
					} else {
						s.do(t, TakeKingdom(0))
					}
					s.do(t, EndTurn())
				}
				gametest.Want(t, "turns", s.Stall, 8)
				return s
			}
			s := quiet()
			who := s.Turn()
			e := s.do(t, TakeKingdom(0), EndTurn())
			gametest.Want(t, "event", bench.Find(t, e, EvTriggered), game.Event{Kind: EvTriggered, Who: (who + 1) % 3, A: TriggerStall})
			gametest.Want(t, "summer", [3]int{int(s.Season), int(s.Turn()), int(s.Stall)}, [3]int{1, int(who+1) % 3, 0})
			s = quiet()
			q := &s.Seats[s.Turn()]
			q.Held[std(Axe)]++
			s.do(t, Sell(s.at("GraElf1"), std(Axe)), EndTurn())
			gametest.Want(t, "after a sale", [2]int{int(s.Season), int(s.Stall)}, [2]int{0, 0})
		}},
		{"who can do nothing else passes and has 5 gold again (R-13)", func(t *testing.T) {
			s := base(4).crafts().kingdoms().gold('R', 3)
			s.wantKind(t, game.Pass, Pass())
			e := s.do(t, Pass())
			gametest.Want(t, "event", e[0], game.Event{Kind: EvPassed, N: 2})
			gametest.Want(t, "gold and standstill", [2]int{int(s.Seats[0].Gold), int(s.Stall)}, [2]int{5, 1})
			s = base(4).crafts().kingdoms().gold('R', 5)
			s.wantIllegal(t, WhyMustAct, Pass())
			s.gold('R', 3).held('R', std(Hammer)).lies("ForDwa1=P Std, DesHob1=P Std").moves('R')
			s.do(t, Pass())
			gametest.Want(t, "gold", s.Seats[0].Gold, 5)
		}},
	}.Run(t)
}

// first is what the first legal action of a verb is about.
func (s *State) first(k game.Kind) Kind {
	for _, a := range s.Legal(nil) {
		if a.Kind == k {
			return Kind(a.A)
		}
	}
	panic("no such action")
}

// freeCard is a Learn action that costs nothing.
func (s *State) freeCard(t *testing.T) game.Action {
	t.Helper()
	for i, id := range s.CraftOpen {
		if id != 0 && House.Crafts[id].Times == 0 {
			return Learn(i)
		}
	}
	t.Fatal("no free craft card lies open")
	return game.Action{}
}
