package wasm

import (
	"encoding/binary"
	"slices"
	"strings"
)

// namesKept are the names of functions that the runtime asks for; it shows runtime.gopanic in the middle of a trace.
var namesKept = []string{"runtime.gopanic", "reflect.makeFuncStub", "reflect.methodValueCall"}

// runtimeName is the name of all other functions of the runtime, which knows by it its own goroutines, and what to leave out of traces.
const runtimeName = "runtime.f"

// Other functions have their number in the place of a name. The whole has the form of the name of a method, since the runtime takes such a name
// to pieces when a method is called by way of a nil pointer, and would give up on another.
const (
	numberForm   = "f.(*00000).f"
	numberAt     = 4 // the place of the first digit
	numberDigits = 5
	numberMost   = 100_000
	numberSpace  = 16 // bytes that a name takes
)

// withoutNames takes a seventh from a program: what only stack traces show (functions' names, files and lines, inlined calls and arguments), what
// follows from the order of the functions, and the form of their records, which columns pack. In a trace, functions have numbers then, and
// inlined calls no frames; Names has all of that from the program as the linker wrote it. The instructions that withoutNames returns write the
// records and the numbers. It changes nothing, and returns none, if functions are laid out in another way than expected.
func withoutNames(m memory) (start []byte) {
	f, ok := functionsOf(memory{m.from, slices.Clone(m.bytes)})
	if !ok {
		return nil
	}
	names := []byte{0} // what lies at 0 is no name
	kept := map[string]int{}
	for _, name := range append(namesKept, runtimeName) {
		kept[name] = len(names)
		names = append(append(names, name...), 0)
	}
	dataEnd := f.dataEnd()
	for _, r := range f.records {
		name, short := f.name(f.half(r+funcName)), 0
		if strings.HasPrefix(name, "runtime.") {
			short = kept[runtimeName]
		}
		if at, ok := kept[name]; ok {
			short = at
		}
		f.clearRecord(r)
		f.setHalf(r+funcName, short)
	}
	// Where names have been are the numbers, and before those are written the values of columns. What is packed lies behind.
	numbers := f.names + (len(names)+numberSpace)&^(numberSpace-1)
	packed := numbers + numberSpace*len(f.records)
	c, ok := columnsOf(f, f.address(numbers), dataEnd)
	if !ok || packed+len(c.packed) > f.plain || f.first+len(f.records) > numberMost {
		return nil
	}
	clear(f.table[f.names:f.plain])
	copy(f.table[f.names:], names)
	copy(f.table[packed:], c.packed)
	clear(f.table[f.list : f.list+8*len(f.records)])
	final := f.records[len(f.records)-1]
	clear(f.table[f.records[0] : final+f.recordSize(final)])
	for _, a := range c.moved {
		clear(f.table[a.from:a.end])
		copy(f.table[a.from:], a.bytes)
	}
	copy(m.bytes, f.bytes)
	return slices.Concat(constant(f.address(packed)), set(in), c.code, f.fillNumbers(f.address(numbers)))
}

// onlyShown reports whether a further table by address serves traces alone.
func onlyShown(kind int) bool { return kind == plainUnsafe || kind == plainInline || kind == plainLive }

// clearRecord clears what the record of a function has for traces alone, and its number.
func (f functions) clearRecord(record int) {
	f.setHalf(record+funcNumber, 0)
	clear(f.table[record+funcFile : record+funcPlain])
	clear(f.table[record+funcUnit : record+funcFirst+4])
	for kind := range f.half(record + funcPlain) {
		if place, _ := f.plainAt(record, kind); onlyShown(kind) {
			f.setHalf(place, 0)
		}
	}
	for _, kind := range []int{dataInline, dataArgs, dataLive, dataWrap} {
		if place, ok := f.dataAt(record, kind); ok {
			f.setHalf(place, noData)
		}
	}
}

// fillNumbers is the code that writes the list of functions, the number of each, and it as the name of each that has none: names begin
// at an address. The list has the addresses of the records.
func (f functions) fillNumbers(names int) []byte {
	list := f.address(f.list)
	const name, number = value, last
	return slices.Concat(
		constant(list), set(entry), constant(names), set(name), constant(f.first), set(number),
		loop(slices.Concat(
			atRecord, get(number), store(funcNumber),
			get(record), load(funcName), not, when(slices.Concat(
				get(record), get(name), constant(f.address(f.names)), minus, store(funcName),
				numberName(name, number))),
			get(entry), get(number), store(0),
			get(entry), get(record), constant(list), minus, store(4),
			moveOn(entry, constant(8)), moveOn(name, constant(numberSpace)), moveOn(number, constant(1)),
			get(number), constant(f.first+len(f.records)), less, again,
		)))
}

// numberName is the code that writes a number as a name.
func numberName(name, number byte) []byte {
	form := append([]byte(numberForm), make([]byte, numberSpace-len(numberForm))...)
	code := []byte{}
	for i := 0; i < numberSpace; i += 4 {
		code = slices.Concat(code, get(name), constant(int(binary.LittleEndian.Uint32(form[i:]))), store(i))
	}
	power := 1
	for i := numberDigits - 1; i >= 0; i-- {
		code = slices.Concat(code, get(name), get(number), constant(power), over, constant(10), rest, constant('0'), plus, storeByte(numberAt+i))
		power *= 10
	}
	return code
}
