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
//	go run ./cmd/arena -game coincrown -chances 240 (four seats: 200)
var halving = [game.MaxSeats + 1][8]uint16{
	2: {273, 273, 224, 224, 146, 102, 91, 69},
	3: {307, 307, 273, 233, 192, 140, 158, 115},
	4: {787, 273, 199, 170, 170, 177, 170, 146},
}

// Halving is the table of what a lead is worth. It is not to be changed.
func (s *State) Halving() *[game.MaxSeats + 1][8]uint16 { return &halving }
