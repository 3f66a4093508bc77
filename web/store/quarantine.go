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

// quarantine puts raw aside.
func (s *Shelf) quarantine(raw []byte) error {
	keys, err := s.storage.Keys(quarantinePrefix)
	if err != nil {
		return fmt.Errorf("store: put damaged bytes aside: %w", err)
	}
	key, here, err := s.asideKey(keys, raw)
	if err == nil && !here {
		err = s.set(key, raw)
	}
	if err != nil {
		return fmt.Errorf("store: put damaged bytes aside: %w", err)
	}
	return nil
}

// asideKey returns the name under which raw is put aside beside what lies under keys, or lies there already. The name ends with a sum of
// the bytes: two tabs never write over each other's bytes, and only bytes of the same sum are read and compared.
func (s *Shelf) asideKey(keys []string, raw []byte) (key string, here bool, err error) {
	sum := fmt.Sprintf("%08x", crc32.Checksum(raw, castagnoli))
	next := 1
	for _, k := range keys {
		number, of, _ := strings.Cut(strings.TrimPrefix(k, quarantinePrefix), "-")
		if of == sum {
			old, err := s.storage.Get(k)
			if err != nil || bytes.Equal(old, raw) {
				return k, err == nil, err
			}
		}
		if n, err := strconv.Atoi(number); err == nil && n >= next {
			next = n + 1
		}
	}
	return fmt.Sprintf("%s%08d-%s", quarantinePrefix, next, sum), false, nil
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
