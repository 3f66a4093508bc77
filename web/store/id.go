package store

import (
	"encoding/binary"
	"math/rand/v2"
)

// NewID returns a fresh id for a game: ten letters and digits, 50 random bits.
func NewID() string { return idOf(rand.Uint64()) } // fresh at every start, from the system's own source

// IDOf is the id under which this device keeps the table by link of a nonce: every letter of the table leads there.
func IDOf(nonce uint64) string { return idOf(nonce) }

// NewNonce returns a fresh nonce for a table by link.
func NewNonce() uint64 { return rand.Uint64() }

// NewKey returns a fresh key of a seat at a table by link: 128 bits of the same source.
func NewKey() (key [16]byte) {
	binary.BigEndian.PutUint64(key[:8], rand.Uint64())
	binary.BigEndian.PutUint64(key[8:], rand.Uint64())
	return key
}

// idOf is the id of 50 bits.
func idOf(bits uint64) string {
	const digits = "0123456789abcdefghjkmnpqrstvwxyz"
	var b [10]byte
	for i := range b {
		b[i] = digits[bits%32]
		bits /= 32
	}
	return string(b[:])
}

// NewSeed returns a fresh seed for a game that is short enough to be read out: eight letters and digits of base 36. Its
// source is fresh at every start, from the system's own, and too strong to be foreseen.
func NewSeed() uint64 { return rand.Uint64N(36 * 36 * 36 * 36 * 36 * 36 * 36 * 36) }
