package store

import "math/rand/v2"

// NewID returns a fresh id for a game: ten letters and digits, 50 random bits.
func NewID() string {
	const digits = "0123456789abcdefghjkmnpqrstvwxyz"
	var b [10]byte
	bits := rand.Uint64() // fresh at every start, from the system's own source
	for i := range b {
		b[i] = digits[bits%32]
		bits /= 32
	}
	return string(b[:])
}
