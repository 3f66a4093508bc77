package wasm

import (
	"bytes"
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

// withoutNames clears what only stack traces show, a tenth of a program: functions' names, files and lines, inlined calls and arguments. In a
// trace, functions have numbers then, and inlined calls no frames; Names has all of that from the program as the linker wrote it.
// withoutNames also clears what follows from the order of the functions. The instructions that it returns write that, and the numbers. It
// changes nothing, and returns none, if functions are laid out in another way than expected.
func withoutNames(m memory) (start []byte) {
	f, ok := functionsOf(m)
	if !ok {
		return nil
	}
	names := []byte{0} // what lies at 0 is no name
	kept := map[string]int{}
	for _, name := range append(namesKept, runtimeName) {
		kept[name] = len(names)
		names = append(append(names, name...), 0)
	}
	numbers := (len(names) + numberSpace) &^ (numberSpace - 1)
	if f.names+numbers+numberSpace*len(f.records) > f.units || f.first+len(f.records) > numberMost {
		return nil
	}
	f.clearData()
	f.clearTables()
	for k, r := range f.records {
		name, short := f.name(f.half(r+funcName)), 0
		if strings.HasPrefix(name, "runtime.") {
			short = kept[runtimeName]
		}
		if at, ok := kept[name]; ok {
			short = at
		}
		f.clearRecord(r)
		f.setHalf(r+funcName, short)
		clear(f.table[f.list+8*k : f.list+8*k+8])
	}
	clear(f.table[f.names:f.plain])
	copy(f.table[f.names:], names)
	return f.fillNumbers(numbers)
}

// onlyShown reports whether a further table by address serves traces alone.
func onlyShown(kind int) bool { return kind == plainUnsafe || kind == plainInline || kind == plainLive }

// clearTables clears the tables by address that only traces need. One that stands for another as well, since both are equal, stays.
func (f functions) clearTables() {
	kept, cleared := map[int]bool{0: true}, map[int]bool{}
	for _, r := range f.records {
		kept[f.half(r+funcStack)] = true
		cleared[f.half(r+funcFile)], cleared[f.half(r+funcLine)] = true, true
		for kind := range f.half(r + funcPlain) {
			place, _ := f.plainAt(r, kind)
			if onlyShown(kind) {
				cleared[f.half(place)] = true
			} else {
				kept[f.half(place)] = true
			}
		}
	}
	for from := range cleared {
		if !kept[from] {
			at := f.plain + from
			clear(f.table[at : at+f.run(at, func(int, int) bool { return true })])
		}
	}
}

// clearData clears inlined calls and the places of arguments, but for those that stand for other data as well.
func (f functions) clearData() {
	kept, sizes := map[int]bool{noData: true}, map[int]int{}
	for _, r := range f.records {
		for kind := range int(f.table[r+funcData]) {
			place, _ := f.dataAt(r, kind)
			from := f.half(place)
			switch {
			case from == noData:
			case kind == dataInline:
				sizes[from] = f.inlinedSize(r)
			case kind == dataArgs:
				sizes[from] = bytes.IndexByte(f.table[f.data+from:], argsEnd) + 1
			default:
				kept[from] = true
			}
		}
	}
	for from, size := range sizes {
		if !kept[from] {
			clear(f.table[f.data+from : f.data+from+size])
		}
	}
}

// inlinedSize is how many bytes the inlined calls of a function are.
func (f functions) inlinedSize(record int) int {
	calls := 0
	if _, by, ok := f.inlined(record); ok {
		f.run(by, func(call, _ int) bool {
			calls = max(calls, call+1)
			return true
		})
	}
	return calls * inlineSize
}

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
// at numbers, among the names.
func (f functions) fillNumbers(numbers int) []byte {
	head := f.from + len(f.bytes) - len(f.table)
	list, names := head+f.list, head+f.names
	const entry, record, name, number = 0, 1, 2, 3
	return slices.Concat(
		constant(list), set(entry), constant(head+f.records[0]), set(record),
		constant(names+numbers), set(name), constant(f.first), set(number),
		loop(slices.Concat(
			get(entry), get(number), store(0),
			get(entry), get(record), constant(list), minus, store(4),
			get(record), get(number), store(funcNumber),
			get(record), load(funcName), not, when(slices.Concat(
				get(record), get(name), constant(names), minus, store(funcName),
				numberName(name, number))),
			get(entry), constant(8), plus, set(entry),
			get(name), constant(numberSpace), plus, set(name),
			get(record), load(funcPlain), get(record), loadByte(funcData), plus, constant(4), times,
			constant(funcHead+recordAlign-1), plus, constant(recordAlign), over, constant(recordAlign), times, get(record), plus, set(record),
			get(number), constant(1), plus, tee(number), constant(f.first+len(f.records)), less, again,
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
