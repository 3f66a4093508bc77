package merchants

import "tabard/engines/game"

// Eighth is which eighth of the year it is, by the seat that has most of it before it.
func (s *State) Eighth() int {
	time := timeEnd - 1
	for p := range game.Player(s.N) {
		time = min(time, s.Time(p))
	}
	return 8 * time / timeEnd
}

// halving is the lead that halves a rival's odds to win, in hundredths of a point, by seats and eighth of the game:
//
//	go run ./cmd/arena -game merchants -chances 400 -levels knight:iterations=0
var halving = [game.MaxSeats + 1][8]uint16{
	2: {958, 1036, 819, 851, 700, 819, 437, 273},
	3: {921, 1077, 787, 851, 819, 787, 532, 345},
	4: {885, 819, 819, 673, 728, 622, 454, 319},
}

// Halving is the table of what a lead is worth. It is not to be changed.
func (s *State) Halving() *[game.MaxSeats + 1][8]uint16 { return &halving }
