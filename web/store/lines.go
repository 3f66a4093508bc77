package store

import (
	"bytes"
	"errors"
	"slices"

	"tabard/engines/save"
)

// A game has two lines where it was played on from one position in two ways: in a visit that could not read the journal and went on from
// what the storage had, or in two tabs that did not know of each other. A shelf goes on with one line and keeps the other as a game of its
// own.

// Lines are two lines of one game.
type Lines struct {
	Here  save.Game // goes on under the game's id
	Other save.Game // is another line of it; once it is kept, under an id and a title of its own
}

// KeepLine keeps the line other of a game, from which the player does not go on, as a game of its own, under the title that LineTitle gives
// it; here is the line from which the player goes on. Forked tells of it. If here holds all of other, or the line was kept before, it does
// nothing. The journal takes what is written of here next only together with the other line.
func (s *Shelf) KeepLine(here, other save.Game) error {
	if holds(here, other) {
		return nil
	}
	bare, err := nameless(other)
	if err != nil {
		return failed("keep a line of", other.ID, err)
	}
	other.ID = idOf(sum(append([]byte(here.ID+":line:"), bare...)))
	if s.LineTitle != nil {
		other.Title = s.LineTitle(other)
	}
	p, err := s.pair(other.ID)
	if err != nil {
		return err
	}
	if _, _, _, err := p.open(); err == nil || errors.Is(err, save.ErrNewer) {
		return nil
	}
	if err := s.Keep(other); err != nil {
		return err
	}
	s.forks[here.ID] = Lines{here, other}
	s.with[here.ID] = other.ID
	return nil
}

// Forked returns the two lines of a game of which one was kept since it was last asked.
func (s *Shelf) Forked(id string) (l Lines, ok bool) {
	l, ok = s.forks[id]
	delete(s.forks, id)
	return l, ok
}

// Settle ends that the storage and the journal hold two lines of a game that Get has returned: the one of Get is written anew in both, and
// the other is kept, all in one transaction of the journal. It returns what Forked does. On an error both lines stay where they are.
func (s *Shelf) Settle(id string) (l Lines, ok bool, err error) {
	l, two, err := s.fork(id)
	if two {
		err = s.Put(l.Here)
	}
	if err != nil {
		return Lines{}, false, failed("keep both lines of", id, err)
	}
	l, ok = s.Forked(id)
	return l, ok, nil
}

// fork returns the line of a game that Get returns and, if the storage or the journal alone holds one, the other.
func (s *Shelf) fork(id string) (l Lines, two bool, err error) {
	ahead, ok := s.journal[id]
	if !ok {
		return l, false, nil
	}
	p, err := s.slots(id)
	if err != nil || !p[0].whole() || ahead.gen == p[0].gen && bytes.Equal(ahead.raw, p[0].raw) {
		return l, false, err
	}
	older, newer := ahead, p[0]
	if ahead.gen > p[0].gen {
		older, newer = newer, older
	}
	if writer(older.gen) == writer(newer.gen) { // one page wrote both, one after the other: it has taken back what the other has not heard of
		return l, false, nil
	}
	other, err := save.Decode(older.rec)
	here, bad := save.Decode(newer.rec)
	if err != nil || bad != nil {
		return l, false, nil // Get says what is wrong
	}
	here.ID, other.ID = id, id
	return Lines{here, other}, !holds(here, other), nil
}

// keepFork keeps the other line of a game before g is written over it.
func (s *Shelf) keepFork(g save.Game) error {
	l, two, err := s.fork(g.ID)
	if two {
		err = s.KeepLine(g, l.Other)
	}
	return err
}

// otherLine returns the game of the second slot if that is another line than g, the game of the first: page and journal of a browser, side by
// side in a file of everything that is stored.
func (p pair) otherLine(g save.Game) (other save.Game, ok bool) {
	if !p[0].whole() || !p[1].whole() || writer(p[0].gen) == writer(p[1].gen) {
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
