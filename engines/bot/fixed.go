package bot

import "tabard/engines/game"

// Shares of a win are fixed-point numbers: one whole win is 1<<unitBits.
const (
	unitBits = 16
	unit     = 1 << unitBits
)

// decay[i] is unit * 2^(-i/16), rounded: the softmax table. Written down rather than computed so that no machine can
// disagree about it.
var decay = [16]int64{65536, 62757, 60097, 57549, 55109, 52772, 50535, 48393, 46341, 44376, 42495, 40693, 38968, 37316,
	35734, 34219}

// halving is how many hundredths of a point behind halve a seat's weight in the share of the win that a roll-out counts for.
const halving = 250

// weight is 2^(-behind/halving) in fixed point.
func weight(behind, halving int32) int64 {
	steps := int64(behind) * 16 / int64(halving)
	if steps >= 16*unitBits {
		return 0
	}
	return decay[steps&15] >> uint(steps>>4)
}

// shares turns the worth of the position to each seat into each seat's share of the win: the shares add up to about
// one unit, and a lead counts ever less the larger it is.
func shares(worth []int32, halving int32, out []int64) {
	best := worth[0]
	for _, w := range worth[1:] {
		best = max(best, w)
	}
	sum := int64(0)
	for i, w := range worth {
		out[i] = weight(best-w, halving)
		sum += out[i]
	}
	for i := range worth {
		out[i] = out[i] * unit / sum
	}
}

// hash64 spreads a key over 64 bits (the finaliser of SplitMix64).
func hash64(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// positionHash is a 64-bit hash of the snapshot. It is only used within one search, so it need not be the one that
// saves use; it reads eight bytes at a time, which is what makes merging worth it.
func positionHash(s game.State, buf []byte) (uint64, []byte) {
	b, err := s.MarshalMsg(buf[:0])
	if err != nil {
		panic("bot: snapshot of a valid state: " + err.Error())
	}
	h := uint64(len(b)) * 0x9e3779b97f4a7c15
	i := 0
	for ; i+8 <= len(b); i += 8 {
		w := uint64(b[i]) | uint64(b[i+1])<<8 | uint64(b[i+2])<<16 | uint64(b[i+3])<<24 |
			uint64(b[i+4])<<32 | uint64(b[i+5])<<40 | uint64(b[i+6])<<48 | uint64(b[i+7])<<56
		h = (h ^ w) * 0xff51afd7ed558ccd
		h ^= h >> 32
	}
	for ; i < len(b); i++ {
		h = (h ^ uint64(b[i])) * 0xff51afd7ed558ccd
		h ^= h >> 32
	}
	return hash64(h), b
}
