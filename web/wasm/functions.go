package wasm

import (
	"bytes"
	"encoding/binary"
)

// The head of the table by which Go's runtime knows its functions (pcHeader in runtime/symtab.go, since Go 1.20, with words of
// eight bytes), and what a record of a function (_func in runtime/runtime2.go) has at which place.
const (
	tableHead = "\xf1\xff\xff\xff\x00\x00\x01\x08"

	headFuncs = 8  // how many functions
	headNames = 32 // where the names begin, in bytes from the head
	headUnits = 40 // where the tables of units begin; that of files follows, then those by address
	headPlain = 56 // where the tables by address begin: stack, file, line and more of a function, each a run of differences
	headList  = 64 // where the list of the functions' records begins, each with its number and its place; the records follow

	funcNumber  = 0 // its number, the upper half of its addresses
	funcName    = 4 // where its name is, among the names
	funcStack   = 16
	funcFile    = 20
	funcLine    = 24
	funcPlain   = 28 // how many further tables by address it has
	funcUnit    = 32
	funcFirst   = 36 // the line it begins at
	funcKind    = 40 // a word of bytes: what it is to the runtime, and last funcData
	funcData    = 43 // how much further data it has
	funcHead    = 44 // where the places of the further tables are listed, and then those of the further data
	recordAlign = 8
)

// Further tables by address, and further data, by their numbers in internal/abi/symtab.go.
const (
	plainUnsafe = 0 // where a function must not be interrupted: in WebAssembly nothing interrupts it
	plainMap    = 1 // which map of the stack holds
	plainInline = 2 // which inlined call an address belongs to
	plainLive   = 3 // which arguments a trace may show
	plainBounds = 4

	dataArgMaps = 0
	dataMaps    = 1
	dataObjects = 2
	dataInline  = 3 // the inlined calls
	dataDefers  = 4 // two numbers
	dataArgs    = 5 // where a trace finds arguments
	dataLive    = 6
	dataWrap    = 7 // for execution traces

	noData = 1<<32 - 1 // in the place of data that a function does not have
)

// Maps of the stack (stackmap in runtime/symtab.go) and objects on it (stackObjectRecord).
const (
	mapBits     = 4 // after how many maps there are: the bits of each
	mapHead     = 8
	objectsHead = 8 // how many there are
	objectSize  = 16
)

// What an inlined call (inlinedCall in runtime/symtabinl.go) has at which place.
const (
	inlineName   = 4
	inlineParent = 8 // where in the function it was called
	inlineSize   = 16
)

// Where the runtime's module (moduledata in runtime/symtab.go) has the address of the table, of the names, and of further data.
const (
	moduleNames = 8
	moduleData  = 320
)

// functions are the functions of a program as its runtime knows them.
type functions struct {
	memory
	table   []byte // from its head to the end of the memory
	names   int
	units   int
	plain   int
	list    int
	data    int   // where further data begin
	first   int   // the number of the first function; those of the others follow
	records []int // where each function's record begins, in the same order
}

// functionsOf finds the functions in a memory. It reports false if they are laid out in another way than expected.
func functionsOf(m memory) (f functions, ok bool) {
	at := bytes.Index(m.bytes, []byte(tableHead))
	if at < 0 || at+headList+8 > len(m.bytes) {
		return f, false
	}
	f = functions{memory: m, table: m.bytes[at:]}
	n := f.word(headFuncs)
	f.names, f.units, f.plain, f.list = f.word(headNames), f.word(headUnits), f.word(headPlain), f.word(headList)
	if f.names < headList || f.units < f.names || f.plain < f.units || f.list < f.plain || n < tableLeast || f.list+8*n+8 > len(f.table) {
		return f, false
	}
	module := binary.LittleEndian.AppendUint64(nil, uint64(m.from+at))
	module = binary.LittleEndian.AppendUint64(module, uint64(m.from+at+f.names))
	where := bytes.Index(m.bytes, module) - at
	if where < -at || at+where+moduleData+8 > len(m.bytes) {
		return f, false
	}
	f.data = int(binary.LittleEndian.Uint64(m.bytes[at+where+moduleData:])) - m.from - at
	if f.data < 0 || f.data > len(f.table) {
		return f, false
	}
	f.first = f.half(f.list)
	next := f.list + f.half(f.list+4)
	for k := range n {
		r, number := f.list+f.half(f.list+8*k+4), f.first+k
		if r != next || r+funcHead > len(f.table) || f.half(f.list+8*k) != number || f.half(r+funcNumber) != number {
			return f, false
		}
		f.records = append(f.records, r)
		next += (f.recordSize(r) + recordAlign - 1) / recordAlign * recordAlign
	}
	return f, next <= len(f.table)
}

func (f functions) word(i int) int { return int(binary.LittleEndian.Uint64(f.table[i:])) }
func (f functions) half(i int) int { return int(binary.LittleEndian.Uint32(f.table[i:])) }

// address is where something of the table lies in the program's memory.
func (f functions) address(i int) int { return f.from + len(f.bytes) - len(f.table) + i }

func (f functions) setHalf(i, v int) { binary.LittleEndian.PutUint32(f.table[i:], uint32(v)) }

func (f functions) recordSize(record int) int {
	return funcHead + 4*f.half(record+funcPlain) + 4*int(f.table[record+funcData])
}

// plainAt is the place in the record of a function that tells where one of its further tables by address is.
func (f functions) plainAt(record, kind int) (place int, ok bool) {
	return record + funcHead + 4*kind, kind < f.half(record+funcPlain)
}

// dataAt is the place in the record of a function that tells where further data are.
func (f functions) dataAt(record, kind int) (place int, ok bool) {
	return record + funcHead + 4*f.half(record+funcPlain) + 4*kind, kind < int(f.table[record+funcData])
}

// dataEnd is where the last of the further data of functions begins.
func (f functions) dataEnd() (end int) {
	for _, r := range f.records {
		for kind := range int(f.table[r+funcData]) {
			if at, _ := f.dataAt(r, kind); f.half(at) != noData {
				end = max(end, f.data+f.half(at))
			}
		}
	}
	return end
}

// name returns a text of the names.
func (f functions) name(offset int) string {
	text, _, _ := bytes.Cut(f.table[f.names+offset:], []byte{0})
	return string(text)
}

// inlined returns where the list of the inlined calls of a function begins, and where the table is that tells the call of an address.
func (f functions) inlined(record int) (calls, by int, ok bool) {
	call, hasCalls := f.dataAt(record, dataInline)
	table, hasTable := f.plainAt(record, plainInline)
	if !hasCalls || !hasTable || f.half(call) == noData || f.half(table) == 0 {
		return 0, 0, false
	}
	return f.data + f.half(call), f.plain + f.half(table), true
}

// run goes through a table by address, calls each with every value and the address in the function where it ends, and returns the length
// of the table in bytes: pairs of differences up to a pair, not the first, that begins with zero. each ends it by returning false.
func (f functions) run(at int, each func(value, end int) bool) int {
	value, address := -1, 0
	for i, first := at, true; ; first = false {
		difference, used := binary.Uvarint(f.table[i:])
		i += max(used, 0)
		if used <= 0 || difference == 0 && !first {
			return i - at
		}
		length, used := binary.Uvarint(f.table[i:])
		i += max(used, 0)
		value += int(difference>>1) ^ -int(difference&1)
		address += int(length)
		if used <= 0 || !each(value, address) {
			return i - at
		}
	}
}
