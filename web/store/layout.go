package store

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"

	"tabard/engines/save"
)

// The layout is what keys there are and what lies under them. A program that lays things out anew writes its number before
// anything else; every tab that still runs an older program only reads from then on. No record means layout 1.
const (
	layout    = 1
	layoutKey = "layout"
)

// Newer wraps save.ErrNewer if a newer program has taken over the storage: nothing is written any more.
func (s *Shelf) Newer() error {
	raw, err := s.storage.Get(layoutKey)
	if err != nil {
		return fmt.Errorf("store: read the layout: %w", err)
	}
	if n, err := strconv.Atoi(string(raw)); err == nil && n > layout {
		return fmt.Errorf("store: %w: layout %d", save.ErrNewer, n)
	}
	return nil
}

// set writes a record. Where there is no room, earlier rounds make it.
func (s *Shelf) set(key string, rec []byte) error {
	if err := s.Newer(); err != nil {
		return err
	}
	for {
		err := s.storage.Set(key, rec)
		if !errors.Is(err, ErrFull) || !s.dropEarlier() {
			return err
		}
	}
}

// setSure is set, and reads the record back: ErrUnsure means that it reads differently.
func (s *Shelf) setSure(key string, rec []byte) error {
	if err := s.set(key, rec); err != nil {
		return err
	}
	back, err := s.storage.Get(key)
	if err != nil {
		return fmt.Errorf("read back: %w", err)
	}
	if !bytes.Equal(back, rec) {
		return ErrUnsure
	}
	return nil
}

func (s *Shelf) del(key string) error {
	if err := s.Newer(); err != nil {
		return err
	}
	return s.storage.Delete(key)
}
