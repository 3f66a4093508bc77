package store

import (
	"bytes"
	"slices"
	"strings"
)

// Memory is storage that lasts as long as the page. It stands in where the browser keeps nothing, and tests use it.
type Memory struct {
	// Quota is how many bytes of keys and records fit; 0 means that all do.
	Quota int
	// Fault, if set, is asked before each operation ("get", "set", "delete", "keys"). An error from it is the
	// operation's: tests break storage with it.
	Fault func(op, key string) error

	records map[string][]byte
}

// NewMemory returns empty storage.
func NewMemory() *Memory { return &Memory{records: map[string][]byte{}} }

func (m *Memory) fault(op, key string) error {
	if m.Fault == nil {
		return nil
	}
	return m.Fault(op, key)
}

// Get implements Storage.
func (m *Memory) Get(key string) ([]byte, error) {
	if err := m.fault("get", key); err != nil {
		return nil, err
	}
	return bytes.Clone(m.records[key]), nil
}

// Set implements Storage.
func (m *Memory) Set(key string, record []byte) error {
	if err := m.fault("set", key); err != nil {
		return err
	}
	if m.Quota > 0 {
		used := len(key) + len(record)
		for k, r := range m.records {
			if k != key {
				used += len(k) + len(r)
			}
		}
		if used > m.Quota {
			return ErrFull
		}
	}
	m.records[key] = append([]byte{}, record...) // never nil, which would mean that there is none
	return nil
}

// Delete implements Storage.
func (m *Memory) Delete(key string) error {
	if err := m.fault("delete", key); err != nil {
		return err
	}
	delete(m.records, key)
	return nil
}

// Keys implements Storage.
func (m *Memory) Keys(prefix string) ([]string, error) {
	if err := m.fault("keys", prefix); err != nil {
		return nil, err
	}
	var keys []string
	for k := range m.records {
		if strings.HasPrefix(k, prefix) {
			keys = append(keys, k)
		}
	}
	slices.Sort(keys)
	return keys, nil
}

// Volatile implements Storage: always true.
func (m *Memory) Volatile() bool { return true }
