package post

import (
	"encoding/binary"

	"golang.org/x/crypto/blake2s"

	"tabard/engines/game"
)

// Hash is BLAKE2s-256 cut to 128 bits: a link of a chain, the tip of one, or what is drawn from.
type Hash [16]byte

// Key is what a seat keeps to itself: 16 bytes from the system's source of chance, one key for each seat of each table. It belongs to
// one device and is in no letter, no backup and no report.
type Key [16]byte

// Chain is how many links a key has. Link 0 is the tip, which is told when a seat joins; each letter of the seat shows the next one.
// The last link seals the last but one letter, so that a seat can write Chain-1 letters.
const Chain = 1024

// digest is the hash of a label and of parts, each with its length before it, so that no two lists give the same bytes.
func digest(label string, parts ...[]byte) Hash {
	var room [256]byte
	b := append(append(room[:0], byte(len(label))), label...)
	for _, p := range parts {
		b = append(binary.AppendUvarint(b, uint64(len(p))), p...)
	}
	sum := blake2s.Sum256(b)
	return Hash(sum[:len(Hash{})])
}

// step is the link before v in the chain of a seat at the table of that nonce.
func step(nonce uint64, p game.Player, v Hash) Hash {
	return digest("link", binary.BigEndian.AppendUint64(nil, nonce), []byte{byte(p)}, v[:])
}

// back is the link so many places before v.
func back(nonce uint64, p game.Player, v Hash, places int) Hash {
	for range places {
		v = step(nonce, p, v)
	}
	return v
}

// link is link n of the key's chain: hidden until the seat's letter n shows it.
func (k Key) link(nonce uint64, p game.Player, n int) Hash {
	return back(nonce, p, digest("key", k[:]), Chain-n)
}

// rand is the stream of a hash: 127 of its bits.
func (h Hash) rand() game.Rand {
	return game.Rand{State: binary.BigEndian.Uint64(h[:8]), Inc: binary.BigEndian.Uint64(h[8:]) | 1}
}

// seed is the first half of a hash.
func (h Hash) seed() uint64 { return binary.BigEndian.Uint64(h[:8]) }

// Seal is by whom a letter was written: a hash of the game up to its end, keyed with the next link of its author. It can be checked when
// the author's next letter shows that link, and not made by anybody else before.
type Seal [6]byte
