package face

import (
	"time"

	"tabard/app/session"
	"tabard/engines/game"
)

// Length is how long a game is for one person against bots, as it was counted in games of bots at the table of the app:
// make balance BALANCE="-length -games 120" counts again, and a test of cmd/balance sees to it that the numbers stay near.
type Length = struct {
	Own   uint16 // questions with more than one answer that the person is asked; the app answers the others
	Shown uint16 // pauses at the normal pace for what the bots do
}

// Lengths are the lengths of a game by the number of seats; zero for numbers that nobody has counted.
type Lengths [game.MaxSeats + 1]Length

// Decide is the time that a person takes for a decision. It is our assumption, for somebody who knows the game; nobody has
// measured it.
const Decide = 8 * time.Second

// Time is how long a game with that many seats takes in the mean.
func (l *Lengths) Time(seats int) time.Duration {
	n := &l[seats]
	return time.Duration(n.Own)*Decide + time.Duration(n.Shown)*session.DefaultPause
}

// Minutes is the same in minutes for who plans an evening: up to the next five.
func (l *Lengths) Minutes(seats int) int {
	const step = 5 * time.Minute
	return int((l.Time(seats)+step-1)/step) * 5
}
