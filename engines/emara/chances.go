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
	2: {319, 262, 233, 184, 184, 192, 152, 72},
	3: {851, 319, 224, 184, 164, 152, 125, 61},
	4: {921, 319, 224, 207, 177, 158, 140, 61},
}

// Halving is the table of what a lead is worth. It is not to be changed.
func (s *State) Halving() *[game.MaxSeats + 1][8]uint16 { return &halving }
