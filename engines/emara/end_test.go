package emara

import (
	"slices"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// places are the seats as ranked, and their places.
func (s *State) places() (who []game.Player, place []uint8) {
	for _, r := range s.Standing(nil) {
		who, place = append(who, r.Who), append(place, r.Place)
	}
	return who, place
}

func TestEnd(t *testing.T) {
	// best is the score that a seat can reach, found by trying every split.
	best := func(t *testing.T, s *State) (final, second int) {
		t.Helper()
		for _, a := range s.Legal(nil) {
			c := s.copied()
			c.do(t, a)
			lo, hi := min(c.Seats[0].CP, c.Seats[0].BP), max(c.Seats[0].CP, c.Seats[0].BP)
			if int(lo) > final || int(lo) == final && int(hi) > second {
				final, second = int(lo), int(hi)
			}
		}
		suggested := s.copied()
		suggested.do(t, s.Suggest())
		gametest.Want(t, "the suggested split is the best", suggested.Standing(nil)[0].Keys[0], int32(final))
		f, g := s.Forecast(0)
		gametest.Want(t, "the forecast", [2]int{f, g}, [2]int{final, second})
		return final, second
	}
	gametest.Scenarios{
		{"CE-59 nine left-over points make 60 and 66 into 67 and 68; the Toolmaker adds nothing (R-33, R-64, R-65)", func(t *testing.T) {
			s := base(1).owns(0, Toolmaker).tokens(0, 3).has(0, "CP 60, BP 66, Ri 2, Co 1, Br 1, W 2, G 3").final()
			gametest.Want(t, "left over", s.Prompt(), game.Frame{Kind: FrameSplit, N: 9})
			gametest.Want(t, "ways", len(s.Legal(nil)), 10)
			gametest.Want(t, "citizens, buildings, left over", [3]int16(s.Standing(nil)[0].Parts[:3]), [3]int16{60, 66, 9})
			final, second := best(t, s)
			gametest.Want(t, "score", [2]int{final, second}, [2]int{67, 68})
			gametest.Want(t, "undo stops at the last answer too", reveals(s.do(t, Split(0))), true)
			s.wants(t, 0, "CP 60, BP 75") // each may share out as it likes
			gametest.Want(t, "citizens, buildings, left over", [3]int16(s.Standing(nil)[0].Parts[:3]), [3]int16{60, 75, 0})
		}},
		{"CE-60 where the gap is larger all goes to the lower total (R-65)", func(t *testing.T) {
			s := base(1).has(0, "CP 50, BP 70, Ri 4, Bk 1").final()
			gametest.Want(t, "left over", s.Prompt().N, 9)
			final, second := best(t, s)
			gametest.Want(t, "score", [2]int{final, second}, [2]int{59, 70})
		}},
		{"CE-61 the lower total counts: 66 before 65 before 60", func(t *testing.T) {
			s := b0().has(0, "CP 66, BP 68").has(1, "CP 69, BP 60").has(2, "CP 71, BP 65").final()
			gametest.Want(t, "nothing is left over: the game is over (Q-08)", s.Turn(), game.Nobody)
			who, place := s.places()
			if !slices.Equal(who, []game.Player{0, 2, 1}) || !slices.Equal(place, []uint8{1, 2, 3}) {
				t.Errorf("%v, %v", who, place)
			}
			gametest.Want(t, "score", s.Standing(nil)[1].Keys[0], 65)
		}},
		{"CE-62 ties: the higher total, then the rank, then the points on its card (R-66, R-67)", func(t *testing.T) {
			s := base(4).has(0, "CP 65, BP 70").has(1, "CP 70, BP 65").has(2, "CP 70, BP 65").has(3, "CP 69, BP 65")
			s.NobleTaken = [5]byte{4, 4, 3, 1, 1}
			for p, card := range [4][2]uint8{{Count, 6}, {Prince, 7}, {Prince, 9}, {Duke, 18}} {
				s.Seats[p].Rank, s.Seats[p].RankCardCP = card[0], card[1]
			}
			s.final().holds(t)
			who, place := s.places()
			if !slices.Equal(who, []game.Player{2, 1, 0, 3}) || !slices.Equal(place, []uint8{1, 2, 3, 4}) {
				t.Errorf("%v, %v", who, place)
			}
		}},
		{"a higher rank wins over a card with more points (R-67)", func(t *testing.T) {
			s := base(2).has(0, "CP 65, BP 70").has(1, "CP 65, BP 70")
			s.NobleTaken = [5]byte{2, 2, 1, 0, 0}
			s.NobleTaken[Prince-1] = 1
			s.Seats[0].Rank, s.Seats[0].RankCardCP = Count, 7
			s.Seats[1].Rank, s.Seats[1].RankCardCP = Prince, 6
			s.final()
			who, place := s.places()
			if !slices.Equal(who, []game.Player{1, 0}) || !slices.Equal(place, []uint8{1, 2}) {
				t.Errorf("%v, %v", who, place)
			}
		}},
		{"CE-63 who is equal in everything shares the place", func(t *testing.T) {
			s := b0().has(0, "CP 50, BP 60").has(1, "CP 70, BP 65").has(2, "CP 65, BP 70").final()
			who, place := s.places()
			if !slices.Equal(who, []game.Player{1, 2, 0}) || !slices.Equal(place, []uint8{1, 1, 3}) {
				t.Errorf("%v, %v", who, place)
			}
		}},
		{"seats are asked in player order, who has nothing left is not; goods do not count twice", func(t *testing.T) {
			s := b0().has(1, "Ri 1").has(0, "Co 1, W 1")
			s.Start = 1
			s.final()
			gametest.Want(t, "first", s.Prompt(), game.Frame{Kind: FrameSplit, Who: 1, N: 2})
			gametest.Want(t, "undo stops", reveals(s.do(t, Split(1))), true)
			s.wants(t, 1, "CP 11, BP 31, Ri 1")
			gametest.Want(t, "then", s.Prompt(), game.Frame{Kind: FrameSplit, Who: 0, N: 1})
			f, g := s.Forecast(1)
			gametest.Want(t, "standing of who has split", [2]int{f, g}, [2]int{11, 31})
			s.do(t, Split(1))
			gametest.Want(t, "over", s.Turn(), game.Nobody)
			gametest.Want(t, "nothing is asked", s.Prompt().Kind, 0)
		}},
	}.Run(t)
}
