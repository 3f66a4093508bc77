package store

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"
)

// Damaged bytes are copied aside before anything is written over them, each once. Nothing here ever deletes them: that is
// the player's wish, on the page for emergencies.
const quarantinePrefix = "bad:"

// quarantine puts raw aside. The name ends with a sum of the bytes, so that two tabs never write over each other's.
func (s *Shelf) quarantine(raw []byte) error {
	keys, err := s.storage.Keys(quarantinePrefix)
	if err != nil {
		return fmt.Errorf("store: put damaged bytes aside: %w", err)
	}
	next := 1
	for _, k := range keys {
		old, err := s.storage.Get(k)
		if err != nil {
			return fmt.Errorf("store: put damaged bytes aside: %w", err)
		}
		if bytes.Equal(old, raw) {
			return nil
		}
		number, _, _ := strings.Cut(strings.TrimPrefix(k, quarantinePrefix), "-")
		if n, err := strconv.Atoi(number); err == nil && n >= next {
			next = n + 1
		}
	}
	key := fmt.Sprintf("%s%08d-%08x", quarantinePrefix, next, crc32.Checksum(raw, castagnoli))
	if err := s.set(key, raw); err != nil {
		return fmt.Errorf("store: put damaged bytes aside: %w", err)
	}
	return nil
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
