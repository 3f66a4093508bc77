package store

import (
	"bytes"
	"errors"
	"slices"

	"tabard/engines/game"
	"tabard/engines/save"
)

// Thin leaves of a finished game what it can be opened and looked back at by: its newest slot, and in the journal the same. Its other slot
// and its earlier rounds, which are for play and for the day on which a write is torn, are deleted, but for those that cannot be read or
// hold a move that the newest slot does not. It does nothing for a game that is not over, or whose newest slot is not whole in the storage.
func (s *Shelf) Thin(id string) error {
	p, err := s.slots(id)
	if err != nil || !p[0].whole() || s.journal[id].gen > p[0].gen {
		return err
	}
	g, err := save.Decode(p[0].rec)
	if err != nil {
		return nil
	}
	if _, st, err := save.Open(g); err != nil || st.Turn() != game.Nobody {
		return nil
	}
	keys, err := s.earlierKeys(id)
	if err != nil {
		return err
	}
	var faults []error
	for _, key := range append(keys, p[1].key) {
		raw, err := s.storage.Get(key)
		if err == nil && raw != nil {
			if o, bad := readPart(raw); bad == nil && bytes.Equal(o.Base, g.Base) && len(o.Moves) <= len(g.Moves) &&
				slices.Equal(o.Moves, g.Moves[:len(o.Moves)]) {
				err = s.del(key)
			}
		}
		faults = append(faults, err)
	}
	delete(s.laps, id)
	return errors.Join(faults...)
}
