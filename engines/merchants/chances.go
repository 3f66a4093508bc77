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
//	go run ./cmd/arena -game merchants -chances 400 -levels knight:iterations=0 (two seats: 1200)
var halving = [game.MaxSeats + 1][8]uint16{
	2: {700, 673, 819, 819, 647, 622, 420, 252},
	3: {851, 787, 728, 757, 787, 757, 437, 374},
	4: {757, 728, 700, 622, 647, 622, 454, 307},
}

// Halving is the table of what a lead is worth. It is not to be changed.
func (s *State) Halving() *[game.MaxSeats + 1][8]uint16 { return &halving }
