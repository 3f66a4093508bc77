package store

import (
	"encoding/binary"
	"errors"
	"fmt"

	"tabard/engines/save"
)

// A backup is every record of ours under its own name, as the page for emergencies (static/recover/records.js) writes it:
// "TABACKUP", then for each record the length of its name as uint16, the name, a byte, the length of its text as uint32 and
// the text as the browser keeps it. The byte is 0 for UTF-8 and 1 for UTF-16, which damaged text may need.
const (
	backupMagic = "TABACKUP"
	backupUTF8  = 0
)

// unpackBackup lays the records of a backup out again. With an error the records before the fault are there.
func unpackBackup(rest []byte) (*Memory, error) {
	m := NewMemory()
	for n := 0; len(rest) > 0; n++ {
		if n == maxParts {
			return m, fmt.Errorf("%w: more than %d records", save.ErrBroken, maxParts)
		}
		name, kind, text := "", byte(0), []byte(nil)
		if k := 2; len(rest) >= k {
			k += int(binary.BigEndian.Uint16(rest))
			if len(rest) >= k+5 {
				name, kind = string(rest[2:k]), rest[k]
				size := uint64(binary.BigEndian.Uint32(rest[k+1:]))
				if k += 5; uint64(len(rest)-k) >= size {
					text = rest[k : k+int(size) : k+int(size)]
					rest = rest[k+int(size):]
				}
			}
		}
		if text == nil {
			return m, fmt.Errorf("%w: record %d of a backup", save.ErrCut, n)
		}
		if kind == backupUTF8 {
			m.records[name] = fromText(string(text))
		} else {
			m.records[name] = text
		}
	}
	return m, nil
}

// backup takes in the games, earlier rounds and results of a backup. What was damaged there is named in the error, and stays
// in the file.
func (t *Taken) backup(s *Shelf, data []byte) error {
	m, err := unpackBackup(data)
	faults := []error{err}
	from := OpenShelf(m)
	items, err := from.List()
	faults = append(faults, err)
	for _, it := range items {
		if err := t.from(s, from, it); err != nil {
			faults = append(faults, fmt.Errorf("game %s: %w", it.ID, err))
		}
	}
	faults = append(faults, from.eachResult(func(id string, k kept) {
		if k.err == nil && k.counts {
			k.err = t.known(s, k.r)
		}
		if k.err != nil {
			faults = append(faults, fmt.Errorf("%w: of %s: %w", ErrResult, id, k.err))
		}
	}))
	return errors.Join(faults...)
}

// from takes in one game of another shelf, and its earlier rounds where they are not known here.
func (t *Taken) from(s, other *Shelf, it Item) error {
	if it.Err == nil {
		g, err := other.Look(it.ID)
		if err != nil {
			return err
		}
		if g, err = s.take(g); err != nil {
			return err
		}
		t.Games = append(t.Games, g)
		if g.ID != it.ID {
			return nil // its rounds would come under the name of another game
		}
	}
	for _, key := range other.earlierKeys(it.ID) {
		raw, err := other.storage.Get(key)
		if err != nil {
			return err
		}
		if here, err := s.storage.Get(key); err != nil || here != nil {
			continue
		}
		if err := s.set(key, raw); err != nil {
			return err
		}
	}
	if it.Err != nil && !errors.Is(it.Err, ErrGone) {
		return it.Err
	}
	return nil
}
