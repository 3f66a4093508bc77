package store

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"tabard/engines/game"
	"tabard/engines/save"
)

// Results of finished games are kept apart from the games, so that a game may be deleted and still count. Each has a record
// of its own, named after its game and written once: nothing that happens to one write can touch another result,
// and two tabs that write at the same time only ever add. While a record is being written its game lies finished on the
// shelf, and Survey.Settle makes the result again from there if the writing failed or its record is damaged.
//
// What counts is decided where it happens: AddResult is for a game that has ended at this table, Keep for a game that
// comes from outside. A finished game from outside, and one whose result the player has removed, leave a record
// that says that they do not count, so that Settle passes them by. Only Import, when it brings the result
// itself, and RestoreResult write over such a record.

const resultPrefix = "result:"

func resultKey(id string) string { return resultPrefix + id }

// ErrResult is wrapped by errors of Import that are about results, not about games.
var ErrResult = errors.New("store: result")

// kept is what the record of one game's result holds.
type kept struct {
	raw    []byte // nil if there is none
	r      Result
	counts bool
	err    error // why raw cannot be read
}

func (k kept) whole() bool { return k.raw != nil && k.err == nil }

// kept reads the record of a game's result. The error is the storage's.
func (s *Shelf) kept(id string) (k kept, err error) {
	if k.raw, err = s.storage.Get(resultKey(id)); err != nil {
		return k, failed("read result of", id, err)
	}
	if k.raw == nil {
		return k, nil
	}
	if k.r, k.counts, k.err = decodeResult(k.raw); k.err == nil && k.r.ID != id {
		k.err = fmt.Errorf("result: %w: of %s under the name of %s", save.ErrBroken, k.r.ID, id)
	}
	return k, nil
}

// ResultIn is the id of the game whose result has a record of that name.
func ResultIn(key string) (id string, ok bool) { return strings.CutPrefix(key, resultPrefix) }

// Result returns the result of a game; counts is false if there is none that counts and can be read.
func (s *Shelf) Result(id string) (r Result, counts bool, err error) {
	k, err := s.kept(id)
	return k.r, k.whole() && k.counts && k.r.readable(), err
}

// writeResult writes a record over what lies there, which is put aside first if it is damaged, and reads it back.
func (s *Shelf) writeResult(id string, old kept, rec []byte) error {
	if errors.Is(old.err, save.ErrNewer) {
		return failed("write result of", id, old.err)
	}
	if old.err != nil {
		if err := s.quarantine(old.raw); err != nil {
			return failed("write result of", id, err)
		}
	}
	if bytes.Equal(old.raw, rec) {
		return nil
	}
	if err := s.setSure(resultKey(id), rec); err != nil {
		return failed("write result of", id, err)
	}
	return nil
}

// AddResult keeps how a game ended at this table, and returns what counts from now on. It changes nothing if that is known already, or if the
// player has removed the game from the records; counts is false then. A game that ended otherwise before counts as it has ended now.
func (s *Shelf) AddResult(r Result) (now Result, counts bool, err error) {
	rec, err := encodeResult(r)
	if err != nil {
		return r, false, err
	}
	old, err := s.kept(r.ID)
	switch {
	case err != nil:
		return r, false, err
	case errors.Is(old.err, save.ErrNewer), old.whole() && !old.counts:
		return r, false, nil
	case old.whole() && slices.Equal(old.r.Standing, r.Standing):
		return old.r, true, nil
	}
	err = s.writeResult(r.ID, old, rec)
	return r, err == nil, err
}

// DropResult takes back the result of a game that goes on after all, because its last decision was undone. A record that
// cannot be read stays.
func (s *Shelf) DropResult(id string) error {
	old, err := s.kept(id)
	if err != nil || !old.whole() || !old.counts {
		return err
	}
	if err := s.del(resultKey(id)); err != nil {
		return failed("drop result of", id, err)
	}
	return nil
}

// ClearResult removes the result of a game from the records, and says whether there was one; RestoreResult brings it back. It is for an explicit
// wish of the player only. What cannot be read stays.
func (s *Shelf) ClearResult(id string) (gone bool, err error) {
	old, err := s.kept(id)
	if err != nil || !old.whole() || !old.counts {
		return false, err
	}
	rec, err := aside(id)
	if err != nil {
		return false, err
	}
	err = s.writeResult(id, old, rec)
	return err == nil, err
}

// RestoreResult brings back a result that ClearResult has removed.
func (s *Shelf) RestoreResult(r Result) error {
	_, err := s.takeResult(r)
	return err
}

// setAside notes that a game does not count.
func (s *Shelf) setAside(id string) error {
	rec, err := aside(id)
	if err != nil {
		return err
	}
	old, err := s.kept(id)
	if err != nil {
		return err
	}
	return s.writeResult(id, old, rec)
}

// takeResult takes in a result from outside. One that is there already stays as it is.
func (s *Shelf) takeResult(r Result) (fresh bool, err error) {
	rec, err := encodeResult(r)
	if err != nil {
		return false, err
	}
	old, err := s.kept(r.ID)
	if err != nil {
		return false, err
	}
	if errors.Is(old.err, save.ErrNewer) || old.whole() && old.counts {
		return false, nil
	}
	return true, s.writeResult(r.ID, old, rec)
}

// Keep puts a game on the shelf that comes from outside, from a file or a link. If it is over, it was not played here and
// does not count. That is noted as well as can be: a full storage must not keep the game itself out.
func (s *Shelf) Keep(g save.Game) error {
	noted := false
	if _, st, err := save.Open(g); err == nil && st.Turn() == game.Nobody {
		if k, err := s.kept(g.ID); err == nil && k.raw == nil {
			noted = s.setAside(g.ID) == nil
			s.guests[g.ID] = !noted
		}
	}
	err := s.Put(g)
	if err != nil && noted {
		_ = s.del(resultKey(g.ID)) // there is no such game after all
	}
	return err
}

// settle makes the result of a game if there is no record that tells whether it counts.
func (s *Shelf) settle(id string) (made bool, err error) {
	k, err := s.kept(id)
	if err != nil || k.whole() || errors.Is(k.err, save.ErrNewer) || s.guests[id] {
		return false, err
	}
	g, err := s.Look(id)
	if err != nil {
		return false, err
	}
	r, ok := ResultOf(g)
	if ok {
		_, _, err = s.AddResult(r)
	}
	return ok && err == nil, err
}
