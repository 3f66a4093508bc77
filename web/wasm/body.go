package wasm

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"slices"
)

// How Go's compiler writes a function (cmd/internal/obj/wasm). Its code is cut into segments wherever something jumps to, and behind each call:
// a goroutine that waits leaves all its functions, and enters them again at a segment. Local 0 has the place to begin at, local 1 is the stack.
//
//	global.get 0; local.set 1
//	block                              leave: returns 1
//	  loop                             again
//	    block block block              one for each segment
//	      local.get 0; br_table 0 1 2; end
//	      the first segment; end
//	      the second segment; end
//	...
//
// A jump is "i32.const place; local.set 0; br again". A call writes its function's number and the place behind it to the stack, and "br_if leave"
// follows it. Each of those has how many segments are left, or a number that only its function has, so that no two stretches of code
// are equal and little of it can be packed.

// Instructions, by their first byte.
const (
	opBlock   = 0x02
	opLoop    = 0x03
	opIf      = 0x04
	opEnd     = 0x0b
	opBr      = 0x0c
	opBrIf    = 0x0d
	opBrTable = 0x0e
	opGet     = 0x20
	opTee     = 0x22
	opStore64 = 0x37
	opConst   = 0x41
	opConst64 = 0x42
)

// Instructions as a whole.
var (
	getPlace  = string(get(0))
	setPlace  = string(set(0))
	setStack  = string(set(1))
	getGlobal = "\x23\x00"
	block     = "\x02\x40"
	loopBegin = "\x03\x40"
	ifBegin   = "\x04\x40"
	leave     = "\x04\x40\x41\x01\x0f\x0b" // if, i32.const 1, return, end
	orNumber  = "\x20\x02\x84"             // local.get 2, i64.or
)

const (
	firstNumber = 0x1000 // the first function of the code section has this number, the others have the next (funcValueOffset in cmd/link/internal/wasm)
	placeBits   = 16     // an address is a function's number and, in its lowest bits, the place in it
	ownLocal    = 2      // the number of the function, in its bits of an address; locals of the compiler from here on move up by one
)

// tightCode rewrites the functions of a code section so that more of them is equal. They do the same in the same steps, but for jumps ahead,
// which go without the table. A function that is not written as the compiler writes it stays as it is.
func tightCode(code []byte) ([]byte, error) {
	count, in, err := number(code)
	if err != nil {
		return nil, fmt.Errorf("%w: the number of functions", err)
	}
	out := binary.AppendUvarint(nil, count)
	for k := range count {
		var function []byte
		if function, in, err = sized(in); err != nil {
			return nil, fmt.Errorf("%w: a function", err)
		}
		if short, ok := tightBody(function, int(firstNumber+k)); ok {
			function = short
		}
		out = append(binary.AppendUvarint(out, uint64(len(function))), function...)
	}
	return out, nil
}

// body is a function while it is rewritten.
type body struct {
	bytes   []byte
	begins  []int // where each instruction begins, and where the last ends
	table   []int // the segment of each place
	around  []around
	segment int // which the present instruction is in; -1 before the first
	out     []byte
}

// around is what an instruction can be in.
type around int

const (
	inner    around = iota // what stands in one segment
	toLeave                // a branch to it returns 1
	toAgain                // a branch to it looks into the table
	segments               // a branch to it goes on with the segment behind it
)

func tightBody(function []byte, number int) ([]byte, bool) {
	b := body{bytes: function, segment: -1}
	locals, ok := b.read()
	if !ok {
		return nil, false
	}
	b.out = append(b.out, locals...)
	b.out = appendSigned(append(b.out, opConst64), number<<placeBits)
	b.out = append(b.out, set(ownLocal)...)
	first, ok := b.head()
	if !ok {
		return nil, false
	}
	b.out = append(b.out, function[b.begins[0]:b.begins[first]]...)
	for k := first; k+1 < len(b.begins); {
		done := b.jump(k)
		switch op, n := function[b.begins[k]], b.operand(k); {
		case done > 0:
		case op == opBlock || op == opLoop || op == opIf:
			b.around = append(b.around, inner)
		case op == opEnd && len(b.around) > 0:
			if b.reaches(0) == segments {
				b.segment++
			}
			b.around = b.around[:len(b.around)-1]
		case op == opBrIf && b.reaches(n) == toLeave:
			b.out, done = append(b.out, leave...), 1
		case op == opConst64 && n>>placeBits == number && b.op(k+1) == opStore64:
			b.out = append(appendSigned(append(b.out, opConst64), n&(1<<placeBits-1)), orNumber...)
			done = 1
		case op == opGet && n == 0 && !(b.is(k-1, string(constant(0))) && b.is(k-2, setPlace)): // an indirect call keeps its function there for a moment
			return nil, false
		case op >= opGet && op <= opTee && n >= ownLocal:
			b.out, done = binary.AppendUvarint(append(b.out, op), uint64(n+1)), 1
		}
		if done == 0 {
			b.out, done = append(b.out, function[b.begins[k]:b.begins[k+1]]...), 1
		}
		k += done
	}
	return b.out, true
}

// read finds the instructions, and returns the declaration of the locals with one more.
func (b *body) read() (locals []byte, ok bool) {
	kinds, in, err := number(b.bytes)
	if err != nil {
		return nil, false
	}
	declared := in
	for range kinds {
		if _, in, err = number(in); err != nil || len(in) == 0 {
			return nil, false
		}
		in = in[1:]
	}
	const stack, own = "\x01\x7f", "\x01\x7e" // one i32, one i64
	others, ok := bytes.CutPrefix(declared[:len(declared)-len(in)], []byte(stack))
	if !ok {
		return nil, false
	}
	for len(in) > 0 {
		b.begins = append(b.begins, len(b.bytes)-len(in))
		size := instructionSize(in)
		if size == 0 || size > len(in) {
			return nil, false
		}
		in = in[size:]
	}
	b.begins = append(b.begins, len(b.bytes))
	return slices.Concat(binary.AppendUvarint(nil, kinds+1), []byte(stack+own), others), true
}

// head reads what stands before the first segment, and returns the number of the instruction that it begins with.
func (b *body) head() (first int, ok bool) {
	if !b.is(0, getGlobal) || !b.is(1, setStack) {
		return 0, false
	}
	blocks, loop := 0, -1
	for first = 2; b.is(first, block) || b.is(first, loopBegin) && loop < 0; first++ {
		if b.is(first, loopBegin) {
			loop = blocks
		} else {
			blocks++
		}
	}
	if !b.is(first, getPlace) || b.op(first+1) != opBrTable {
		return 2, loop < 0 && blocks == 0
	}
	count, in, err := number(b.bytes[b.begins[first+1]+1:])
	for range count + 1 {
		var to uint64
		if err == nil {
			to, in, err = number(in)
		}
		b.table = append(b.table, int(to))
	}
	count = uint64(b.table[len(b.table)-1]) + 1 // of segments that the table knows
	switch blocks - int(count) {
	case 1:
		b.around = append(b.around, toLeave)
	case 0:
	default:
		return 0, false
	}
	if loop == len(b.around) {
		b.around = append(b.around, toAgain)
	} else if loop >= 0 {
		return 0, false
	}
	b.around = append(b.around, slices.Repeat([]around{segments}, int(count))...)
	return first + 2, err == nil
}

// jump rewrites a jump that begins with an instruction, and returns how many instructions it has. Where it goes back, it looks into the table as before.
// A jump that is all that an if does becomes a branch by the same condition.
func (b *body) jump(k int) (instructions int) {
	begin, branch, within := k, byte(opBr), 0
	if b.is(k, ifBegin) && b.op(k+4) == opEnd {
		begin, branch, within = k+1, opBrIf, 1
	}
	if b.op(begin) != opConst || !b.is(begin+1, setPlace) || b.op(begin+2) != opBr {
		return 0
	}
	depth := b.operand(begin+2) - within
	if b.reaches(depth) != toAgain {
		return 0
	}
	to := b.table[min(b.operand(begin), len(b.table)-1)]
	if to > b.segment {
		depth = to - b.segment - 1
		for b.reaches(depth-(to-b.segment-1)) == inner {
			depth++
		}
	} else {
		b.out = append(b.out, b.bytes[b.begins[begin]:b.begins[begin+2]]...)
	}
	b.out = binary.AppendUvarint(append(b.out, branch), uint64(depth))
	return 3 + 2*within
}

// reaches is what a branch would reach that leaves so many of those around it.
func (b *body) reaches(depth int) around {
	if depth < 0 || depth >= len(b.around) {
		return inner // the function itself, or nothing
	}
	return b.around[len(b.around)-1-depth]
}

// op is the first byte of an instruction, or 0.
func (b *body) op(k int) byte {
	if k+1 >= len(b.begins) {
		return 0
	}
	return b.bytes[b.begins[k]]
}

// operand is the number behind the first byte of an instruction. Of a signed number, this is right where it is not negative.
func (b *body) operand(k int) int {
	n, _ := binary.Uvarint(b.bytes[b.begins[k]+1 : b.begins[k+1]])
	return int(n)
}

func (b *body) is(k int, whole string) bool {
	return k >= 0 && k+1 < len(b.begins) && string(b.bytes[b.begins[k]:b.begins[k+1]]) == whole
}

// instructionSize returns how many bytes the first instruction of some code has, or 0 for one that Go's compiler does not write. It may be more
// than the code has.
func instructionSize(code []byte) int {
	const numbers = 0x80
	n := 1
	number := func() {
		for n < len(code) && code[n] >= numbers {
			n++
		}
		n++
	}
	switch op := code[0]; {
	case op <= 0x01 || op == 0x05 || op == opEnd || op == 0x0f || op == 0x1a || op == 0x1b || op >= 0x45 && op <= 0xc4:
	case op >= opBlock && op <= opIf || op == 0x3f || op == 0x40:
		n++
	case op == opBr || op == opBrIf || op == 0x10 || op >= opGet && op <= 0x24 || op == opConst || op == opConst64:
		number()
	case op == opBrTable:
		count, _ := binary.Uvarint(code[1:])
		number()
		if count >= uint64(len(code)) {
			return 0
		}
		for range count + 1 {
			number()
		}
	case op == 0x11: // an indirect call: the kind of function, and a table
		number()
		number()
	case op >= 0x28 && op <= 0x3e: // of the memory: how it lies there, and where
		number()
		number()
	case op == 0x43:
		n += 4
	case op == 0x44:
		n += 8
	case op == 0xfc && len(code) > 1 && code[1] < 8: // to a whole number, within its bounds
		n++
	case op == 0xfc && len(code) > 1 && code[1] == 10: // copy memory
		n += 3
	case op == 0xfc && len(code) > 1 && code[1] == 11: // fill memory
		n += 2
	default:
		return 0
	}
	return n
}
