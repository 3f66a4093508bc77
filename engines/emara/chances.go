package emara

import "tabard/engines/game"

// Eighth is which eighth of the game it is, by the turns that are left.
func (s *State) Eighth() int {
	left := 0
	for p := range game.Player(s.N) {
		left += s.TurnsLeft(p)
	}
	return min(7, 8*(turns*int(s.N)-left)/(turns*int(s.N)))
}

// halving is the lead that halves a rival's odds to win, in hundredths of a point, by seats and eighth of the game:
//
//	go run ./cmd/arena -game emara -chances 400
var halving = [game.MaxSeats + 1][8]uint16{
	2: {273, 295, 273, 233, 192, 170, 164, 81},
	3: {295, 273, 243, 216, 199, 184, 158, 69},
	4: {374, 319, 243, 216, 199, 164, 135, 61},
}

// Halving is the table of what a lead is worth. It is not to be changed.
func (s *State) Halving() *[game.MaxSeats + 1][8]uint16 { return &halving }
