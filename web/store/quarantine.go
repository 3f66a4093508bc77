package store

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
)

// Damaged bytes are copied aside before anything is written over them: the last three, each once.
const (
	quarantinePrefix = "bad:"
	quarantineMax    = 3
)

// quarantine puts raw aside as well as it can: a full storage must not keep the player from saving.
func (s *Shelf) quarantine(raw []byte) {
	keys, err := s.storage.Keys(quarantinePrefix)
	if err != nil {
		return
	}
	next := 1
	for _, k := range keys {
		if old, err := s.storage.Get(k); err != nil || bytes.Equal(old, raw) {
			return
		}
		if n, err := strconv.Atoi(strings.TrimPrefix(k, quarantinePrefix)); err == nil && n >= next {
			next = n + 1
		}
	}
	if s.storage.Set(fmt.Sprintf("%s%08d", quarantinePrefix, next), raw) != nil {
		return
	}
	for len(keys) >= quarantineMax { // oldest first, since keys are sorted
		if s.storage.Delete(keys[0]) != nil {
			return
		}
		keys = keys[1:]
	}
}

// Quarantine returns the damaged bytes that were put aside, the oldest first, for a report.
func (s *Shelf) Quarantine() ([][]byte, error) {
	keys, err := s.storage.Keys(quarantinePrefix)
	if err != nil {
		return nil, fmt.Errorf("store: list what is damaged: %w", err)
	}
	var all [][]byte
	for _, k := range keys {
		raw, err := s.storage.Get(k)
		if err != nil {
			return nil, fmt.Errorf("store: read what is damaged: %w", err)
		}
		all = append(all, raw)
	}
	return all, nil
}
