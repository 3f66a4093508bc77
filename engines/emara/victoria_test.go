package emara

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestVictoria(t *testing.T) {
	// quiet plays whole rounds alone without turning a marker or taking a rank.
	quiet := func(t *testing.T, s *State, rounds int) (all []game.Event) {
		t.Helper()
		for range rounds * Laps {
			all = append(all, s.anyTurn(t)...)
		}
		return all
	}
	alone := func(t *testing.T) *State {
		return laid(t, 1, nil, func(s *State) bool { return s.EventsLeft&(1<<(Respected-1)) == 0 })
	}
	gametest.Scenarios{
		{"CE-64 left to herself Victoria has 15, 31, 49, 68 and 73 after rounds 2 to 6 (R-74, R-75)", func(t *testing.T) {
			s := alone(t)
			quiet(t, s, 1)
			gametest.Want(t, "after round 1", s.VictoriaCP, 0)
			for i, cp := range []int16{15, 31, 49, 68, 73} {
				ahead := s.VictoriaAhead(nil)
				gametest.Want(t, "steps ahead", len(ahead), 5-i)
				gametest.Want(t, "the round of the next one", int(ahead[0].Round), i+2)
				gametest.Want(t, "what it will bring", int16(ahead[0].Sum()), cp-s.VictoriaCP)
				quiet(t, s, 1)
				gametest.Want(t, "points", s.VictoriaCP, cp)
				gametest.Want(t, "stone", int(s.StoneMark), min(i+1, 4))
				gametest.Want(t, "bread", int(s.BreadMark), min(i+1, 4))
			}
			gametest.Want(t, "one card of each rank but the duke", s.NobleTaken, [5]byte{1, 1, 1, 1, 0})
			gametest.Want(t, "steps ahead at the last question", len(s.VictoriaAhead(nil)), 0)
		}},
		{"she takes the top card that is left, and the numbers that the markers show", func(t *testing.T) {
			s := base(1).at(2, 3).rank(0, Baron)
			s.StoneMark, s.BreadMark = 4, 1
			s.anyTurn(t)
			gametest.Want(t, "points", s.VictoriaCP, 2+5+3)
			gametest.Want(t, "markers", [2]uint8{s.StoneMark, s.BreadMark}, [2]uint8{4, 2})
			gametest.Want(t, "barons gone", s.NobleTaken[Baron-1], 2)
		}},
		{"the trade comes before her step (R-72), and no event changes it (R-73)", func(t *testing.T) {
			for _, e := range []Event{Famine, Respected, PeoplesGift, LongSummer} {
				s := base(1).event(e).at(2, 3).has(0, "G 1")
				s.do(t, s.Legal(nil)[0])
				s.finish(t)
				if e == Famine {
					gametest.Want(t, "asked first", s.Prompt().Kind, FrameReward)
					gametest.Want(t, "her step is still to come", s.VictoriaCP, 0)
					s.do(t, Trade(0))
				}
				gametest.Want(t, "points", s.VictoriaCP, 15)
				gametest.Want(t, "round", s.Round, 3)
			}
		}},
		{"gain events give her nothing", func(t *testing.T) {
			s := laid(t, 1, nil, func(s *State) bool { return s.Event == FineCloth })
			gametest.Want(t, "points", s.VictoriaCP, 0)
		}},
		{"she stands in the ranking with her points, ahead in a tie (R-76)", func(t *testing.T) {
			s := base(1).has(0, "CP 74, BP 80")
			s.VictoriaCP = 74
			s.final()
			who, place := s.places()
			gametest.Want(t, "first", who[0], game.Nobody)
			gametest.Want(t, "places", [2]uint8{place[0], place[1]}, [2]uint8{1, 2})
			s.Seats[0].CP = 75
			who, _ = s.places()
			gametest.Want(t, "first", who[0], 0)
		}},
		{"three turns in a row, and undo stops at the end of each", func(t *testing.T) {
			s := base(1)
			for lap := range Laps {
				gametest.Want(t, "turn of the round", int(s.Lap), lap+1)
				gametest.Want(t, "undo stops", reveals(s.anyTurn(t)), true)
			}
			gametest.Want(t, "round", s.Round, 3)
		}},
	}.Run(t)
}
