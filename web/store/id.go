package store

import "math/rand/v2"

// NewID returns a fresh id for a game: ten letters and digits, 50 random bits.
func NewID() string { return idOf(rand.Uint64()) } // fresh at every start, from the system's own source

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
