package session

import (
	"errors"
	"iter"

	"tabard/engines/save"
	"tabard/engines/share"
)

// Reading is a game of a link or of a save that is played through a little at a time: after thousands of moves that takes longer than a
// page may stand still.
type Reading struct {
	moves int
	next  func() (struct{}, bool)
	stop  func()

	link    *Linked
	s       *Session
	effects []Effect
	err     error
}

// stride is how many moves a Step makes.
const stride = 8

// ErrStopped says that a Reading was stopped before its end.
var ErrStopped = errors.New("session: reading was stopped")

// StartLink begins to read a link, with the boxes that are at hand. At the end Linked has the game.
func StartLink(text string, boxes share.Boxes) *Reading {
	return start(func(r *Reading, tick func() error) { r.link, r.err = readLink(text, boxes, tick) })
}

// StartGame begins to take up a saved game. At the end Session has what Open returns.
func StartGame(g save.Game) *Reading {
	return start(func(r *Reading, tick func() error) { r.s, r.effects, r.err = open(g, tick) })
}

func start(read func(r *Reading, tick func() error)) *Reading {
	r := &Reading{}
	r.next, r.stop = iter.Pull(func(yield func(struct{}) bool) {
		read(r, func() error {
			if r.moves++; r.moves%stride == 0 && !yield(struct{}{}) {
				return ErrStopped
			}
			return nil
		})
	})
	return r
}

// Step reads on for a few moves, and says whether that was the end.
func (r *Reading) Step() (done bool) {
	_, more := r.next()
	return !more
}

// Stop gives it up.
func (r *Reading) Stop() { r.stop() }

// Moves is how many there were so far.
func (r *Reading) Moves() int { return r.moves }

// Linked is the game of the link.
func (r *Reading) Linked() (*Linked, error) { return r.link, r.err }

// Session is the session of the game.
func (r *Reading) Session() (*Session, []Effect, error) { return r.s, r.effects, r.err }
