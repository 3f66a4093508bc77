package conquer

import (
	"slices"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// kingdomBase is a position of the option in which everybody has had as many turns as there were rounds, up to the current seat.
func kingdomBase(t *testing.T, seats int, first, current game.Player) stage {
	s := base(t, seats)
	s.Opt |= OptKingdom
	s.First, s.Current, s.Round, s.Target = first, current, 5, 1
	s.Stack8 = game.Stack8{}
	for p := range game.Player(seats) {
		s.Seats[p].Turns = 5
		if n := game.Player(seats); (p-first+n)%n > (current-first+n)%n {
			s.Seats[p].Turns = 4
		}
	}
	s.Ask(FrameMain, current, 0, 0, 0)
	return s
}

// turns ends turns until the game is over and tells whose came; who gets an objective in its own turn.
func (s stage) turns(claims map[int]game.Player) (whose []game.Player) {
	s.t.Helper()
	for !s.Over && len(whose) < 40 {
		s.ends(s.Current).calm()
		if s.Over {
			break
		}
		p := s.Current
		whose = append(whose, p)
		if who, ok := claims[len(whose)]; ok {
			if who != p {
				s.t.Fatalf("turn %d is of seat %d", len(whose), p)
			}
			s.wants(p, 39).rich(p).dry(func() { s.Apply(Claim(39, 0), nil) })
			p = s.Current
			if !s.Over {
				whose = append(whose, p)
				s.calm()
			}
		}
	}
	return whose
}

func TestRulingsOfKingdoms(t *testing.T) {
	gametest.Scenarios{
		{"R-148 kinds of settlements and soldiers on the board bring points, each once", func(t *testing.T) {
			s := base(t, 2).town(0, Farm, 1, "(1,0)").town(0, Farm, 2, "(5,-5)").held(0, Quarry, 1, "(-5,0)", 1, Knight)
			s.man(0, Warrior, "(0,6)").man(0, Warrior, "(0,7)").man(0, Champion, "(1,6)").has(0, 40)
			s.Seats[0].Reserve = [2]byte{0, 2}
			without := s.SheetOf(0)
			is(s, "off by default", [2]int{without.Kingdom, s.SheetOf(1).Kingdom}, [2]int{})
			s.Opt |= OptKingdom
			is(s, "two settlements, two soldiers", s.SheetOf(0).Kingdom, 4*KindPoints)
			is(s, "an occupier", s.SheetOf(1).Kingdom, KindPoints)
			is(s, "total", s.SheetOf(0).Total(), without.Total()+4*KindPoints)
			rank := s.Standing(nil)
			is(s, "part of the score", [2]int16{rank[0].Parts[4], rank[1].Parts[4]}, [2]int16{4 * KindPoints, KindPoints})
			is(s, "score", rank[0].Keys[0], int32(s.SheetOf(0).Total()))
		}},
		{"R-148 partners add up what both kingdoms bring", func(t *testing.T) {
			s := base(t, 4).town(0, Farm, 1, "(1,0)").town(2, Farm, 1, "(-5,0)").man(2, Archer, "(0,6)")
			s.Opt |= OptKingdom | OptTeams
			for _, r := range s.Standing(nil) {
				is(s, "points", r.Keys[0], [MaxSeats]int32{3 * KindPoints, 0, 3 * KindPoints, 0}[r.Who])
			}
		}},
		{"R-148 whoever has not completed all has three last turns, whoever began", func(t *testing.T) {
			for seats := 2; seats <= MaxSeats; seats++ {
				for first := range game.Player(seats) {
					for finisher := range game.Player(seats) {
						s := kingdomBase(t, seats, first, finisher).has(finisher, 40)
						s.Finisher, s.Ended = finisher, true
						for p := range game.Player(seats) {
							want := LastTurns
							if p == finisher {
								want = 0
							}
							is(s, "turns left", s.TurnsLeft(p), want)
						}
						var want []game.Player
						for range LastTurns {
							for n := 1; n < seats; n++ {
								want = append(want, (finisher+game.Player(n))%game.Player(seats))
							}
						}
						if got := s.turns(nil); !slices.Equal(got, want) {
							t.Fatalf("%d seats, %d first, %d finished: turns %v, not %v", seats, first, finisher, got, want)
						}
						rounds := uint16(LastTurns) // the first seat begins so many, or is passed over
						if finisher == first {
							rounds--
						}
						is(s, "round", s.Round, 5+rounds)
					}
				}
			}
		}},
		{"R-148 without the option it is one turn", func(t *testing.T) {
			s := kingdomBase(t, 3, 0, 1).has(1, 40)
			s.Opt &^= OptKingdom
			s.Finisher, s.Ended = 1, true
			is(s, "turns left", [3]int{s.TurnsLeft(0), s.TurnsLeft(1), s.TurnsLeft(2)}, [3]int{1, 0, 1})
			if got := s.turns(nil); !slices.Equal(got, []game.Player{2, 0}) {
				t.Errorf("turns %v", got)
			}
		}},
		{"R-148 who completes all then has no further turn, and when all have the game ends", func(t *testing.T) {
			s := kingdomBase(t, 3, 0, 1).has(1, 40)
			s.Finisher, s.Ended = 1, true
			if got := s.turns(map[int]game.Player{1: 2}); !slices.Equal(got, []game.Player{2, 0, 0, 0}) {
				t.Errorf("turns %v", got)
			}
			s = kingdomBase(t, 2, 0, 1).has(1, 40)
			s.Finisher, s.Ended = 1, true
			if got := s.turns(map[int]game.Player{2: 0}); !slices.Equal(got, []game.Player{0, 0}) {
				t.Errorf("turns %v", got)
			}
		}},
		{"R-148 the limit of rounds ends the last turns too, though the first seat is passed over", func(t *testing.T) {
			s := kingdomBase(t, 3, 0, 0).has(0, 40)
			s.Finisher, s.Ended, s.MaxRounds = 0, true, 10
			s.Round = 9
			for p := range s.N {
				s.Seats[p].Turns += 4
			}
			if got := s.turns(nil); !slices.Equal(got, []game.Player{1, 2, 1, 2}) {
				t.Errorf("turns %v", got)
			}
			is(s, "rounds", s.Round, 10)
		}},
		{"R-148 bots reckon with every last turn", func(t *testing.T) {
			s := kingdomBase(t, 3, 0, 2).has(1, 40)
			s.Finisher = 1
			s.Seats[2].Turns++
			is(s, "times", [3]int{s.Time(0), s.Time(1), s.Time(2)}, [3]int{timeLast, timeOver, timeLast})
			s.Seats[0].Turns += LastTurns // the last one was its third
			is(s, "time", s.Time(0), timeOver)
		}},
		{"R-148 the set-up turns it on", func(t *testing.T) {
			is(sets(t, 2, map[int]uint8{OptionEnd: 1}), "option", sets(t, 2, map[int]uint8{OptionEnd: 1}).Opt&OptKingdom, OptKingdom)
			is(sets(t, 2, nil), "option", sets(t, 2, nil).Opt&OptKingdom, 0)
		}},
	}.Run(t)
}
