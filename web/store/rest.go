package store

import (
	"fmt"
	"strings"
)

// Rest is what lies in the storage beside games, results and settings.
type Rest struct {
	Damaged int // records that were put aside because they could not be read, and copies of no game that cannot
	Unknown int // records under names that this program does not know
	Bytes   int // of both together
}

// Any says that there is something.
func (r Rest) Any() bool { return r.Damaged+r.Unknown > 0 }

// Rest looks for records that no list shows, so that nobody is told that there is nothing while there is.
func (s *Shelf) Rest() (r Rest, err error) {
	keys, err := s.storage.Keys("")
	if err != nil {
		return Rest{}, fmt.Errorf("store: list everything: %w", err)
	}
	games := map[string]bool{} // with a slot or a copy that can be read: the list shows them with all their copies
	for _, key := range keys {
		if id, ok := slotID(key); ok {
			games[id] = true
		}
	}
	gone, err := s.orphans(games)
	if err != nil {
		return Rest{}, err
	}
	for _, it := range gone {
		games[it.ID] = true
	}
	for _, key := range keys {
		bad := strings.HasPrefix(key, quarantinePrefix)
		if id, _, ok := earlierID(key); ok {
			bad = !games[id]
		}
		if !bad && known(key) {
			continue
		}
		raw, err := s.storage.Get(key)
		if err != nil {
			return Rest{}, failed("read", key, err)
		}
		r.Bytes += len(raw)
		if bad {
			r.Damaged++
		} else {
			r.Unknown++
		}
	}
	return r, nil
}

// known says that some list shows the record of that name, or that it is the program's own business.
func known(key string) bool {
	if _, ok := slotID(key); ok {
		return true
	}
	if _, _, ok := earlierID(key); ok {
		return true
	}
	if id, ok := strings.CutPrefix(key, resultPrefix); ok && id != "" {
		return true
	}
	return internal(key)
}

// internal says that a record is the program's own business: made anew, or for this device alone.
func internal(key string) bool {
	return key == settingsKey || key == layoutKey || key == "probe"
}
