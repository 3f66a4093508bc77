package post

import (
	"errors"
	"fmt"

	"tabard/engines/game"
)

// What can be wrong with a letter beside what package save says of any link: save.ErrCut, save.ErrChanged, save.ErrNewer,
// save.ErrUnknownGame, save.ErrBroken, save.ErrHistory, and share.ErrNoBox. Words for people belong to the app.
var (
	// ErrNotLetter says that a link is one to a game, not a letter of a table.
	ErrNotLetter = errors.New("post: a link to a game, not a letter")
	// ErrForged says that a letter is whole and cannot be true: a move that is not legal, a link that does not lead to its tip, a
	// count that does not follow from play, another position at the end.
	ErrForged = errors.New("post: the letter does not prove itself")

	// ErrSame says that a letter is the head.
	ErrSame = errors.New("post: the device has this letter")
	// ErrOlder says that the head goes on from the letter.
	ErrOlder = errors.New("post: the device has a later letter")
	// ErrFork says that the table goes on in two ways. It is wrapped by a *ForkError.
	ErrFork = errors.New("post: two letters of one number")
	// ErrAltered is an ErrFork about a letter that was written on this device.
	ErrAltered = errors.New("post: a letter of this device was changed")
	// ErrForeign says that a letter belongs to another table.
	ErrForeign = errors.New("post: a letter of another table")
	// ErrSeal says that what came as a letter is not what its author sealed. It is wrapped by a *SealError.
	ErrSeal = errors.New("post: a letter was not sealed by its author")

	// ErrTaken says that somebody else has sat down there.
	ErrTaken = errors.New("post: the seat is taken")
	// ErrSeat says that a seat cannot do that: it is no person's, or not its turn to write.
	ErrSeat = errors.New("post: not that seat")
	// ErrKey says that a key is not the one with which the seat joined.
	ErrKey = errors.New("post: not the key of this seat")
	// ErrSpent says that a seat has no link left.
	ErrSpent = errors.New("post: the chain of the seat is used up")
	// ErrTable says that a table cannot be set up like this.
	ErrTable = errors.New("post: not a table")
	// ErrBot says that a bot's answer is not what its level plays. It is wrapped by a *BotError.
	ErrBot = errors.New("post: a bot was played by somebody")
)

// ForkError says where two ways of a table part.
type ForkError struct {
	Letter int         // number of the letter, from 1
	Seat   game.Player // who wrote it, in the head
	Mine   bool        // it was written on this device
}

func (e *ForkError) Error() string {
	return fmt.Sprintf("%v: letter %d of seat %d", e.Unwrap(), e.Letter, e.Seat)
}

// Unwrap returns ErrAltered for a letter of this device, and otherwise ErrFork.
func (e *ForkError) Unwrap() error {
	if e.Mine {
		return ErrAltered
	}
	return ErrFork
}

// SealError says which letter its author did not seal.
type SealError struct {
	Letter int
	Seat   game.Player
}

func (e *SealError) Error() string {
	return fmt.Sprintf("%v: letter %d of seat %d", ErrSeal, e.Letter, e.Seat)
}

// Unwrap returns ErrSeal.
func (e *SealError) Unwrap() error { return ErrSeal }

// BotError says which answer of a bot is another than its level gives.
type BotError struct {
	Move int // from 0
	Seat game.Player
}

func (e *BotError) Error() string {
	return fmt.Sprintf("%v: move %d of seat %d", ErrBot, e.Move, e.Seat)
}

// Unwrap returns ErrBot.
func (e *BotError) Unwrap() error { return ErrBot }
