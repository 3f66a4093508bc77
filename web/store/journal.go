package store

import (
	"errors"
	"maps"
	"slices"

	"tabard/engines/save"
	"tabard/web/journal"
)

// Beside the storage there may be a journal (package journal), which holds the newest slot of every game, and of every record of a table by link, where it outlasts a
// browser that is killed. The storage may be behind it then, or hold nothing at all: of the two the one that is further counts.

// Join tells the shelf what a journal has found. From now on Written says what is to be written down there.
func (s *Shelf) Join(found []journal.Entry) {
	s.joined = true
	for _, e := range found {
		s.Adopt(e.ID, &e)
	}
}

// Joined says that there is a journal.
func (s *Shelf) Joined() bool { return s.joined }

// Adopt puts what the journal holds of a game in the place of what the shelf knew of it; nil is nothing. What cannot be read
// is put aside and does not count.
func (s *Shelf) Adopt(id string, e *journal.Entry) {
	delete(s.journal, id)
	if e == nil || e.Slot == nil {
		return
	}
	gen, rec, err := unseal(e.Slot)
	if err == nil && kindOf(id) == "" {
		_, err = s.lineOf(id, slot{raw: e.Slot, gen: gen, rec: rec})
	}
	if err != nil && !errors.Is(err, save.ErrNewer) {
		if s.aside(id, e.Slot) != nil {
			s.unread[id] = e.Slot // Put tries again, before the journal's is written over
		}
		return
	}
	s.journal[id] = slot{raw: e.Slot, gen: gen, rec: rec}
}

// Written returns the games that were written or deleted since it was last asked, as entries of the journal.
func (s *Shelf) Written() (all []journal.Entry) {
	for _, id := range s.fresh {
		sl := s.journal[id]
		all = append(all, journal.Entry{ID: id, Gen: sl.gen, Slot: sl.raw, With: s.with[id]})
		delete(s.with, id)
	}
	s.fresh = nil
	return all
}

// Renew has all games that the storage or the old journal holds written into a journal that was made anew: the next one at each call of step,
// which returns false after the last.
func (s *Shelf) Renew() (step func() (more bool)) {
	ids, _ := s.ids() // what the storage does not list now is written with its next move
	for _, k := range [...]Kind{Heads, Secrets} {
		tables, _ := s.Records(k)
		for _, id := range tables {
			ids = append(ids, string(k)+id)
		}
	}
	return each(ids, func(id string) {
		p, err := s.pair(id)
		if err != nil {
			return
		}
		from := p[0]
		if kindOf(id) == "" {
			_, from, _, err = p.open()
		}
		if err == nil && from.whole() && !slices.Contains(s.fresh, id) {
			s.journal[id] = slot{raw: from.raw, gen: from.gen, rec: from.rec}
			s.fresh = append(s.fresh, id)
		}
	})
}

// Emptied says that the storage holds nothing at all.
func (s *Shelf) Emptied() bool {
	keys, err := s.storage.Keys("")
	return err == nil && len(keys) == 0
}

// Refill puts games that only the journal has into a storage that was emptied: the next one at each call of step, which returns false after the
// last.
func (s *Shelf) Refill() (step func() (more bool)) {
	return each(slices.Sorted(maps.Keys(s.journal)), func(id string) {
		if noted, ok := s.journal[id]; ok && s.Gone(id) {
			_ = s.set(slotKey(id, 0), noted.raw) // without room the journal has it
		}
	})
}

// each returns what does the next of all at each call, and returns false after the last.
func each(all []string, do func(string)) (step func() (more bool)) {
	return func() bool {
		if len(all) > 0 {
			do(all[0])
			all = all[1:]
		}
		return len(all) > 0
	}
}

// Lacks says why the storage does not have what an entry holds, or something newer; nil if it has. What lasts no longer than the page has
// nothing.
func (s *Shelf) Lacks(e journal.Entry) error {
	if s.storage.Volatile() {
		return ErrBlocked
	}
	if p, err := s.slots(e.ID); err != nil || e.Slot != nil && p.top() < e.Gen {
		return ErrFull // it had no room before
	}
	return nil
}

// Alone says that the last Put of a game went into the journal only: what lasts no longer than the page has nothing.
func (s *Shelf) Alone(id string) bool { return s.alone[id] || s.storage.Volatile() }

// Gone says that the storage has nothing of a game, whatever the journal holds.
func (s *Shelf) Gone(id string) bool {
	p, err := s.slots(id)
	return err == nil && p.none()
}

// GameOf is the game that a record of the storage is a slot of.
func GameOf(key string) (id string, ok bool) { return slotID(key) }

// wrote notes the newest slot of a game for the journal; nil says that it is deleted.
func (s *Shelf) wrote(id string, gen uint32, sealed []byte) {
	if !s.joined {
		return
	}
	if sealed == nil {
		delete(s.journal, id)
	} else {
		s.journal[id] = slot{raw: sealed, gen: gen, rec: sealed[slotHeader : len(sealed)-slotTail]}
	}
	delete(s.alone, id)
	if !slices.Contains(s.fresh, id) {
		s.fresh = append(s.fresh, id)
	}
}

// ids are the games that the storage or the journal holds, sorted.
func (s *Shelf) ids() (ids []string, err error) {
	keys, err := s.storage.Keys(gamePrefix)
	if err != nil {
		return nil, err
	}
	for _, key := range keys {
		if id, ok := slotID(key); ok {
			ids = append(ids, id)
		}
	}
	return s.withJournal(ids), nil
}

// withJournal adds the games that the journal holds to some, and sorts them.
func (s *Shelf) withJournal(ids []string) []string {
	for id := range s.journal {
		if kindOf(id) == "" {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}
