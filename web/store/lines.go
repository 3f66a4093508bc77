package store

import (
	"bytes"
	"slices"

	"tabard/engines/save"
)

// A game has two lines where it was played on from one position in two ways: in a visit that could not read the journal and went on from
// what the storage had, or in two tabs that did not know of each other. A shelf goes on with one line and keeps the other as a game of its
// own.

// Lines are two lines of one game.
type Lines struct {
	Here  save.Game // goes on under the game's id
	Other save.Game // was kept under an id of its own
}

// KeepLine keeps the line other of a game, from which the player does not go on, as a game of its own; here is the line from which the
// player goes on. If here holds all of other, or the line was kept before, it does nothing, and fresh is false.
func (s *Shelf) KeepLine(here, other save.Game) (kept save.Game, fresh bool, err error) {
	if holds(here, other) {
		return save.Game{}, false, nil
	}
	bare, err := nameless(other)
	if err != nil {
		return save.Game{}, false, failed("keep a line of", other.ID, err)
	}
	other.ID = idOf(sum(append([]byte(here.ID+":line:"), bare...)))
	p, err := s.pair(other.ID)
	if err != nil || !p.none() {
		return save.Game{}, false, err
	}
	if err := s.Keep(other); err != nil {
		return save.Game{}, false, err
	}
	return other, true, nil
}

// Forked returns the two lines of a game that Get has found since it was last asked.
func (s *Shelf) Forked(id string) (l Lines, ok bool) {
	l, ok = s.forks[id]
	delete(s.forks, id)
	return l, ok
}

// fork keeps a line of a game that either only the storage or only the journal holds, if Get is not to return it.
func (s *Shelf) fork(id string) error {
	ahead, ok := s.journal[id]
	p, err := s.slots(id)
	if !ok || err != nil || !p[0].whole() || ahead.gen == p[0].gen && bytes.Equal(ahead.raw, p[0].raw) {
		return err
	}
	older, newer := ahead, p[0]
	if ahead.gen > p[0].gen {
		older, newer = newer, older
	}
	other, err := save.Decode(older.rec)
	here, bad := save.Decode(newer.rec)
	if err != nil || bad != nil {
		return nil // Get says what is wrong
	}
	here.ID, other.ID = id, id
	if byte(older.gen) == byte(newer.gen) { // one page wrote both, one after the other: it has taken back what the other has not heard of
		return nil
	}
	kept, fresh, err := s.KeepLine(here, other)
	if err == nil && fresh {
		s.forks[id] = Lines{here, kept}
	}
	return err
}

// otherLine returns the game of the second slot if that is another line than g, the game of the first: page and journal of a browser, side by
// side in a file of everything that is stored.
func (p pair) otherLine(g save.Game) (other save.Game, ok bool) {
	if !p[0].whole() || !p[1].whole() || byte(p[0].gen) == byte(p[1].gen) {
		return save.Game{}, false
	}
	other, err := save.Decode(p[1].rec)
	return other, err == nil && !holds(g, other)
}

// holds says that a line of a game begins with all that another one has.
func holds(a, b save.Game) bool {
	if !bytes.Equal(a.Base, b.Base) { // a begins anew where b stood
		return len(b.Base) == 0 && bytes.Equal(a.Base, b.Snapshot)
	}
	return len(a.Moves) >= len(b.Moves) && slices.Equal(a.Moves[:len(b.Moves)], b.Moves)
}
