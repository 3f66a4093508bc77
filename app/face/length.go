package face

import (
	"time"

	"tabard/app/session"
	"tabard/engines/game"
)

// Length is how long a game is for one person against bots, as it was counted in games of bots at the table of the app:
// make balance BALANCE="-length -games 120" counts again, and a test of cmd/balance sees to it that the numbers stay near.
type Length = struct {
	Own     uint16 // questions with more than one answer that the person is asked; the app answers the others
	Shown   uint16 // pauses at the normal pace for what the bots do
	Minutes uint16 // the time of both, up to the next five minutes: for who plans an evening
}

// Lengths are the lengths of a game. Its minutes stand here, though they follow from the rest, since adding them up would
// take 2 kB of the program; and all fields of a Length are of one size, since comparing others would take 2 more.
type Lengths = struct {
	Least, Most uint8 // minutes, over all numbers of seats
	Of          [game.MaxSeats + 1]Length
}

// Decide is the time that a person takes for a decision. It is our assumption, for somebody who knows the game; nobody has
// measured it.
const Decide = 8 * time.Second

// Time is how long so many decisions and pauses take.
func Time(own, shown int) time.Duration {
	return time.Duration(own)*Decide + time.Duration(shown)*session.DefaultPause
}

// UpToFive is a time in minutes, up to the next five.
func UpToFive(t time.Duration) int {
	const step = 5 * time.Minute
	return int((t+step-1)/step) * 5
}
