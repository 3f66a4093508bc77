package wasm

import (
	"bytes"
	"encoding/binary"
)

// The head of the table by which Go's runtime knows its functions (pcHeader in runtime/symtab.go, since Go 1.20, with words of
// eight bytes), and what a record of a function (_func in runtime/runtime2.go) has at which place.
const (
	linesHead = "\xf1\xff\xff\xff\x00\x00\x01\x08"

	headFuncs = 8  // how many functions
	headUnits = 40 // where the tables of units begin, in bytes from the head; that of files follows, then those by address
	headPlain = 56 // where the tables by address begin: stack, file, line and more of a function, each a run of differences
	headList  = 64 // where the list of the functions' records begins

	funcStack = 16 // where its table of the stack's depth lies, among the tables by address
	funcFile  = 20
	funcLine  = 24
	funcMore  = 28 // how many further tables it has
	funcUnit  = 32
	funcFirst = 36 // the line it begins at
	funcHead  = 44 // where the places of the further tables are listed
)

// withoutLines clears the tables by which a program knows from which line of which file each of its instructions was made. They are a
// twenty-fifth of it, and only stack traces show them. Traces still name functions and how far into them, and WithLines adds the lines from
// the program as the linker wrote it. A table that is laid out in another way than expected stays as it is.
func withoutLines(m memory) {
	at := bytes.Index(m.bytes, []byte(linesHead))
	if at < 0 {
		return
	}
	table := m.bytes[at:]
	word := func(i int) int { return int(binary.LittleEndian.Uint64(table[i:])) }
	half := func(i int) int { return int(binary.LittleEndian.Uint32(table[i:])) }
	if len(table) < headList+8 {
		return
	}
	n, units, plain, list := word(headFuncs), word(headUnits), word(headPlain), word(headList)
	if units < headList || plain < units || list < plain || n < tableLeast || list+8*n > len(table) {
		return
	}
	var records []int
	kept, given := map[int]bool{0: true}, map[int]bool{}
	for k := range n {
		f := list + half(list+8*k+4)
		if f+funcHead > len(table) || f+funcHead+4*half(f+funcMore) > len(table) {
			return
		}
		records = append(records, f)
		kept[half(f+funcStack)] = true
		for i := range half(f + funcMore) {
			kept[half(f+funcHead+4*i)] = true
		}
		given[half(f+funcFile)], given[half(f+funcLine)] = true, true
	}
	for from := range given {
		if !kept[from] {
			clear(table[plain+from : plain+from+runLength(table[plain+from:list])])
		}
	}
	for _, f := range records {
		clear(table[f+funcFile : f+funcMore])
		clear(table[f+funcUnit : f+funcFirst+4])
	}
	clear(table[units:plain])
}

// runLength returns the length of a table by address in bytes: pairs of numbers up to a pair, not the first, that begins with zero.
func runLength(table []byte) int {
	for at, first := 0, true; ; first = false {
		value, used := binary.Uvarint(table[at:])
		if used <= 0 {
			return 0
		}
		at += used
		if value == 0 && !first {
			return at
		}
		_, used = binary.Uvarint(table[at:])
		if used <= 0 {
			return 0
		}
		at += used
	}
}
