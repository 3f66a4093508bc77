package coincrown

import "tabard/engines/game"

// Eighth is which eighth of the game it is: a year is over when all have passed.
func (s *State) Eighth() int {
	passed := 0
	for p := range s.N {
		if s.Seats[p].Passed {
			passed++
		}
	}
	n := int(s.N)
	return min(7, 8*((int(s.Year)-1)*n+passed)/(Years*n))
}

// halving is the lead that halves a rival's odds to win, in hundredths of a point, by seats and eighth of the game:
//
//	go run ./cmd/arena -game coincrown -chances 240 -levels knight (four seats: 200)
var halving = [game.MaxSeats + 1][8]uint16{
	2: {388, 374, 273, 207, 170, 164, 135, 88},
	3: {307, 224, 273, 243, 233, 207, 146, 72},
	4: {511, 252, 184, 152, 130, 120, 135, 64},
}

// Halving is the table of what a lead is worth. It is not to be changed.
func (s *State) Halving() *[game.MaxSeats + 1][8]uint16 { return &halving }
