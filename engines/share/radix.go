package share

import "encoding/binary"

// Radix is a number without sign, lowest limb first, without zero limbs at the end. It is math/big's Int in the few lines
// that are needed here, so that reading a digit does not allocate.
type Radix []uint32

// Push makes digit the lowest digit in base.
func (r Radix) Push(digit, base uint32) Radix {
	carry := uint64(digit)
	for i, limb := range r {
		carry += uint64(limb) * uint64(base)
		r[i] = uint32(carry)
		carry >>= 32
	}
	if carry > 0 {
		r = append(r, uint32(carry))
	}
	return r
}

// Pop takes the lowest digit in base off.
func (r Radix) Pop(base uint32) (digit uint32, rest Radix) {
	if base == 1 {
		return 0, r
	}
	left := uint64(0)
	for i := len(r) - 1; i >= 0; i-- {
		left = left<<32 | uint64(r[i])
		r[i] = uint32(left / uint64(base))
		left %= uint64(base)
	}
	for len(r) > 0 && r[len(r)-1] == 0 {
		r = r[:len(r)-1]
	}
	return uint32(left), r
}

// Bytes is the number, lowest byte first, without zero bytes at the end.
func (r Radix) Bytes() []byte {
	b := make([]byte, 0, 4*len(r))
	for _, limb := range r {
		b = binary.LittleEndian.AppendUint32(b, limb)
	}
	for len(b) > 0 && b[len(b)-1] == 0 {
		b = b[:len(b)-1]
	}
	return b
}

// ToRadix reads bytes. Only what Bytes writes is accepted, so that a game has one text.
func ToRadix(b []byte) (Radix, bool) {
	if len(b) > 0 && b[len(b)-1] == 0 {
		return nil, false
	}
	r := make(Radix, (len(b)+3)/4)
	for i, c := range b {
		r[i/4] |= uint32(c) << (i % 4 * 8)
	}
	return r, true
}

// PackMoves is the moves as bytes of mixed radix, each one of as many options as counts says.
func PackMoves(moves []uint16, counts []int) []byte {
	var r Radix
	for i := len(moves) - 1; i >= 0; i-- {
		r = r.Push(uint32(moves[i]), uint32(counts[i]))
	}
	return r.Bytes()
}
