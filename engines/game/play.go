package game

import (
	"errors"
	"fmt"
)

var (
	// ErrIllegal is wrapped by Play for an action that is not in the legal list.
	ErrIllegal = errors.New("game: action is not legal")
	// ErrOver is wrapped by Play once the game has ended.
	ErrOver = errors.New("game: the game is over")
)

// Play is the checked door for clicks, links, saves and workers: it applies a only if it is legal. On an error the state
// is untouched and nothing is reported to out.
func Play(s State, a Action, out *Sink) error {
	if s.Turn() == Nobody {
		return ErrOver
	}
	var buf [128]Action
	if Index(s.Legal(buf[:0]), a) < 0 {
		return fmt.Errorf("%w: %d %d %d %d", ErrIllegal, a.Kind, a.A, a.B, a.C)
	}
	s.Apply(a, out)
	return nil
}

// Index returns the place of a in a legal list, by binary search, or -1.
func Index(legal []Action, a Action) int {
	key := a.Key()
	lo, hi := 0, len(legal)
	for lo < hi {
		mid := int(uint(lo+hi) >> 1)
		if legal[mid].Key() < key {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo < len(legal) && legal[lo] == a {
		return lo
	}
	return -1
}

// View returns what a seat may know of s, as a fresh state. Screens, spectators and bots get nothing else.
func View(s State, viewer Player) State {
	v := s.Clone()
	v.Redact(viewer)
	return v
}

// Hash is the 64-bit FNV-1a hash of the snapshot: equal for equal positions on every machine. Saves and transcripts
// store it. buf is scratch memory that is returned, possibly grown, for the next call.
func Hash(s State, buf []byte) (uint64, []byte) {
	b, err := s.MarshalMsg(buf[:0])
	if err != nil {
		panic(fmt.Sprintf("game: snapshot of a valid state: %v", err))
	}
	return fnv1a(b), b
}

// fnv1a is the 64-bit FNV-1a hash of bytes.
func fnv1a(b []byte) uint64 {
	h := uint64(14695981039346656037)
	for _, c := range b {
		h = (h ^ uint64(c)) * 1099511628211
	}
	return h
}
