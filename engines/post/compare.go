package post

import (
	"errors"
	"fmt"
	"slices"

	"tabard/engines/game"
)

// Compare says how a letter goes together with the head, the newest letter that a device has of a table. Mine says which seats are this
// device's; nil for none. Without an error the letter goes on from the head, and becomes it. Otherwise the head stays, and the error says why:
//
//	ErrSame     it is the head
//	ErrOlder    the head goes on from it
//	ErrFork     (*ForkError) the table goes on in two ways
//	ErrAltered  (*ForkError) the same, from a letter of this device on
//	ErrForeign  another table
//	ErrForged   this table with other people's keys or names in it
//	ErrTaken    while joining: two have sat down on one seat
//	ErrSeal     (*SealError) it goes on, but a letter of the head is not what its author sealed: who passed it on had changed it
func Compare(head, letter *Table, mine func(p game.Player) bool) error {
	if mine == nil {
		mine = func(game.Player) bool { return false }
	}
	if err := compare(head, letter, mine); err != nil {
		return fmt.Errorf("post: compare: %w", err)
	}
	return nil
}

func compare(head, letter *Table, mine func(p game.Player) bool) error {
	switch {
	case !head.invites(letter) && head.Setup.Seed != letter.Setup.Seed:
		return ErrForeign
	case !head.invites(letter):
		return fmt.Errorf("%w: another set-up", ErrForged)
	case head.First == game.Nobody || letter.First == game.Nobody:
		return compareJoining(head, letter)
	}
	for p := range game.Player(len(head.Seats)) {
		if head.Tips[p] != letter.Tips[p] || head.Seats[p].Name != letter.Seats[p].Name {
			return fmt.Errorf("%w: seat %d has another key or name", ErrForged, p)
		}
	}
	if head.First != letter.First {
		return &ForkError{Letter: 1, Seat: head.First, Mine: mine(head.First)}
	}
	common := min(len(head.Letters), len(letter.Letters))
	for n := 1; n <= common; n++ {
		p := head.Letters[n-1].Seat
		resealed := head.last(p) == n && letter.last(p) == n && head.Seals[p] != letter.Seals[p]
		if resealed || !head.same(letter, n) {
			return &ForkError{Letter: n, Seat: p, Mine: mine(p)}
		}
	}
	switch {
	case len(letter.Letters) < len(head.Letters):
		return ErrOlder
	case len(letter.Letters) == len(head.Letters):
		return ErrSame
	}
	for p := range game.Player(len(head.Seats)) {
		if n := head.last(p); n > 0 {
			if ok, err := head.Sealed(n, letter); err == nil && !ok {
				return &SealError{Letter: n, Seat: p}
			}
		}
	}
	return nil
}

// compareJoining compares where at least one of both is still joining.
func compareJoining(head, letter *Table) error {
	if err := head.clash(letter); err != nil {
		return err
	}
	more, less := letter.First != game.Nobody, head.First != game.Nobody
	for p := range game.Player(len(head.Seats)) {
		switch a, b := head.Joined(p), letter.Joined(p); {
		case a && !b:
			less = true
		case b && !a:
			more = true
		}
	}
	switch {
	case more:
		return nil
	case less:
		return ErrOlder
	}
	return ErrSame
}

// same says whether letter n, whose beginnings are the same, is the same in both tables.
func (t *Table) same(u *Table, n int) bool {
	a, b, from := t.Letters[n-1], u.Letters[n-1], 0
	if n > 1 {
		from = t.Letters[n-2].Moves
	}
	return a == b && slices.Equal(t.Moves[from:a.Moves], u.Moves[from:b.Moves]) && t.act(n) == u.act(n)
}

// act is the act of letter n, the zero Act if it has none.
func (t *Table) act(n int) Act {
	for _, a := range t.Acts {
		if a.Letter == n {
			return a
		}
	}
	return Act{}
}

// errUnshown says that a seal cannot be checked yet.
var errUnshown = errors.New("post: the link of this seal is not shown")

// Sealed says whether letter n, which must be its author's newest in t, is what its author sealed, by a later letter in which the author has
// shown the next link. It is how two letters of one number are told apart afterwards: the author made those that are sealed. There is
// an error while that link is not shown.
func (t *Table) Sealed(n int, later *Table) (bool, error) {
	p := t.Letters[n-1].Seat
	next := t.Shown[p] + 1
	if t.last(p) != n || later.Shown[p] < next || t.ID() != later.ID() {
		return false, errUnshown
	}
	link := back(t.Setup.Seed, p, later.Links[p], later.Shown[p]-next)
	return t.seal(t.ID(), n, link) == t.Seals[p], nil
}
