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
	2: {374, 273, 184, 184, 158, 158, 158, 106},
	3: {252, 252, 146, 184, 152, 146, 125, 67},
	4: {2454, 284, 158, 146, 158, 152, 140, 72},
}

// Halving is the table of what a lead is worth. It is not to be changed.
func (s *State) Halving() *[game.MaxSeats + 1][8]uint16 { return &halving }
