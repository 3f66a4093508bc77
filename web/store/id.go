package store

import "crypto/rand"

// NewID returns a fresh id for a game: ten letters and digits, 50 random bits.
func NewID() string {
	const digits = "0123456789abcdefghjkmnpqrstvwxyz"
	var b [10]byte
	_, _ = rand.Read(b[:]) // never fails: the program ends where the system has no random source
	for i := range b {
		b[i] = digits[b[i]%32]
	}
	return string(b[:])
}
