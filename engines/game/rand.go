package game

import "math/bits"

//go:generate go run tabard/cmd/msgp rand.go

//msgp:limit arrays:8 maps:0

//msgp:tuple Rand

// Rand is a small random stream that lives inside a state (PCG-XSH-RR 64/32), so that a saved game replays the same way
// on every machine and under every later Go release. A game keeps one stream per source of chance.
//
// Inc is odd for a random stream. An even Inc other than zero marks a scripted stream (see Script). The zero Rand is a
// stream that Redact has forgotten: drawing from it panics, because the outcome is not known here.
type Rand struct{ State, Inc uint64 }

// NewRand returns the stream with that number of a seed. Streams of one seed are independent of each other.
func NewRand(seed, stream uint64) Rand {
	r := Rand{Inc: mix(stream)<<1 | 1}
	r.State = mix(seed ^ bits.RotateLeft64(mix(stream+0x9e3779b97f4a7c15), 17))
	r.next()
	return r
}

// mix is the finaliser of SplitMix64: it spreads nearby seeds over all bits.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

func (r *Rand) next() uint32 {
	old := r.State
	r.State = old*6364136223846793005 + r.Inc
	return bits.RotateLeft32(uint32((old>>18^old)>>27), -int(old>>59))
}

// Script returns a stream that yields the given values in turn, each below 1<<width, and panics after the last. It is
// for scenarios that prescribe dice or draws. At most 64/width values fit, and at most 127.
func Script(width uint, values ...int) Rand {
	if width == 0 || width > 32 || len(values) > 127 || uint(len(values))*width > 64 {
		panic("game: a script of that width and length does not fit")
	}
	var r Rand
	r.Inc = uint64(width)<<8 | uint64(len(values))<<1
	for i, v := range values {
		if v < 0 || uint64(v) >= 1<<width {
			panic("game: a scripted value does not fit its width")
		}
		r.State |= uint64(v) << (uint(i) * width)
	}
	return r
}

// Known says whether the stream can be drawn from: false once Redact has cleared it.
func (r Rand) Known() bool { return r.Inc != 0 }

// Uint64 returns 64 random bits of an unscripted stream: seeds for other streams.
func (r *Rand) Uint64() uint64 {
	if r.Inc&1 == 0 {
		panic("game: Uint64 needs a random stream")
	}
	return uint64(r.next())<<32 | uint64(r.next())
}

// Intn returns a uniform number in [0, n), by rejection. A draw with one outcome costs nothing. It panics for n < 1, on
// a forgotten stream, and on a script that is used up or does not fit n.
func (r *Rand) Intn(n int) int {
	switch {
	case n < 1 || n > 1<<31-1:
		panic("game: Intn out of range")
	case n == 1:
		return 0
	case r.Inc == 0:
		panic("game: draw from a forgotten random stream")
	case r.Inc&1 == 0:
		return r.scripted(n)
	}
	u := uint32(n)
	prod := uint64(r.next()) * uint64(u)
	if low := uint32(prod); low < u {
		for threshold := -u % u; low < threshold; low = uint32(prod) {
			prod = uint64(r.next()) * uint64(u)
		}
	}
	return int(prod >> 32)
}

func (r *Rand) scripted(n int) int {
	width, left := uint(r.Inc>>8), r.Inc>>1&127
	if left == 0 {
		panic("game: the scripted stream is used up")
	}
	v := int(r.State & (1<<width - 1))
	if v >= n {
		panic("game: a scripted value is out of the draw's range")
	}
	r.State >>= width
	r.Inc -= 2
	return v
}
