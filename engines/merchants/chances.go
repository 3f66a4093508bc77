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
//	go run ./cmd/arena -game merchants -chances 400 (two seats: 1200)
var halving = [game.MaxSeats + 1][8]uint16{
	2: {673, 647, 728, 700, 598, 622, 437, 284},
	3: {700, 700, 728, 757, 532, 598, 374, 359},
	4: {728, 787, 757, 700, 553, 511, 404, 319},
}

// Halving is the table of what a lead is worth. It is not to be changed.
func (s *State) Halving() *[game.MaxSeats + 1][8]uint16 { return &halving }
