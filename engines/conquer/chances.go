package conquer

import "tabard/engines/game"

// Eighth is which eighth of the game it is, by how near the end has come: by rounds for as long as nobody has an objective, by
// objectives then, and the last when the last round has begun.
func (s *State) Eighth() int {
	switch done := int(s.Target - s.missing()); {
	case s.Finisher != game.Nobody || s.Over:
		return 7
	case done == 0:
		return min(int(s.Round)/4, 2)
	default:
		return min(6, 3+4*(done-1)/max(1, int(s.Target)-1))
	}
}

// halving is the lead that halves a rival's odds to win, in hundredths of a point, by seats and eighth of the game:
//
//	go run ./cmd/arena -game conquer -chances 400 -levels squire:noise=0:width=1
var halving = [game.MaxSeats + 1][8]uint16{
	2: {2655, 2655, 2655, 787, 700, 553, 553, 2454},
	3: {3359, 3359, 3359, 851, 700, 575, 575, 2098},
	4: {19621, 19621, 19621, 885, 647, 492, 492, 1793},
}

// Halving is the table of what a lead is worth. It is not to be changed.
func (s *State) Halving() *[game.MaxSeats + 1][8]uint16 { return &halving }
