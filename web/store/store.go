// Package store keeps named byte records for the app. The browser adapter writes to local storage; tests and blocked
// storage use memory.
package store

import (
	"errors"
	"fmt"
)

// Storage is a small map of records. Implementations need not be safe for concurrent use.
type Storage interface {
	// Get returns the record, or nil without an error if there is none.
	Get(key string) ([]byte, error)
	// Set writes the record. On an error the old record is unchanged. It wraps ErrFull or ErrBlocked where it can.
	Set(key string, record []byte) error
	// Delete removes the record; it is no error if there is none.
	Delete(key string) error
	// Keys lists all keys that begin with prefix, sorted.
	Keys(prefix string) ([]string, error)
	// Volatile says that what is written is gone when the page closes.
	Volatile() bool
}

var (
	// ErrFull says that the browser has no room left for this app.
	ErrFull = errors.New("store: storage is full")
	// ErrBlocked says that the browser refuses storage.
	ErrBlocked = errors.New("store: storage is blocked")
)

// failed says what could not be done to which record, or to the records of which game.
func failed(what, of string, err error) error { return fmt.Errorf("store: %s %s: %w", what, of, err) }
