package table

import (
	"strconv"

	"tabard/app/session"
	say "tabard/app/words/shell"
)

// SeedText is a seed as people copy it.
func SeedText(seed uint64) string { return strconv.FormatUint(seed, 36) }

// ParseSeed reads a seed that somebody typed: what SeedText writes, and any other word by its letters.
func ParseSeed(text string) uint64 {
	if n, err := strconv.ParseUint(text, 36, 64); err == nil {
		return n
	}
	h := uint64(14695981039346656037)
	for _, c := range []byte(text) {
		h = (h ^ uint64(c)) * 1099511628211
	}
	return h
}

// barrierText says why nothing can be taken back.
func barrierText(b session.Barrier) string {
	switch b {
	case session.BarrierRevealed:
		return say.BarrierRevealed.String()
	case session.BarrierOther:
		return say.BarrierOther.String()
	}
	return ""
}
