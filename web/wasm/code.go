package wasm

import (
	"encoding/binary"
	"slices"
)

// Instructions of WebAssembly, on numbers of 32 bits.
var (
	plus  = []byte{0x6a}
	minus = []byte{0x6b}
	times = []byte{0x6c}
	over  = []byte{0x6e}
	rest  = []byte{0x70}
	and   = []byte{0x71}
	or    = []byte{0x72}
	left  = []byte{0x74}
	less  = []byte{0x49}
	not   = []byte{0x45}
	again = []byte{0x0d, 0} // goes back to the begin of the innermost loop if the number before is not 0
)

func get(local byte) []byte   { return []byte{0x20, local} }
func set(local byte) []byte   { return []byte{0x21, local} }
func tee(local byte) []byte   { return []byte{0x22, local} }
func constant(n int) []byte   { return appendConst(nil, n) }
func load(at int) []byte      { return access(0x28, 2, at) }
func loadByte(at int) []byte  { return access(0x2d, 0, at) }
func store(at int) []byte     { return access(0x36, 2, at) }
func storeByte(at int) []byte { return access(0x3a, 0, at) }

// access is an instruction on the memory, at bytes behind the address that it is given.
func access(code, align byte, at int) []byte {
	return binary.AppendUvarint([]byte{code, align}, uint64(at))
}

func loop(code []byte) []byte { return slices.Concat([]byte{0x03, 0x40}, code, []byte{0x0b}) }

// when is code that runs if the number before is not 0.
func when(code []byte) []byte { return slices.Concat([]byte{0x04, 0x40}, code, []byte{0x0b}) }

// appendConst writes i32.const n, for an n from 0 to 1<<32-1, as the signed number that it is to WebAssembly.
func appendConst(out []byte, n int) []byte {
	return appendSigned(append(out, opConst), int(int32(uint32(n))))
}

// appendSigned writes a signed number: bit 6 of the last byte is the sign.
func appendSigned(out []byte, n int) []byte {
	for ; n < -64 || n >= 64; n >>= 7 {
		out = append(out, byte(n)|0x80)
	}
	return append(out, byte(n)&0x7f)
}
