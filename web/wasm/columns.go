package wasm

import (
	"encoding/binary"
	"slices"
)

// columns takes the records of functions to pieces: one word of all records comes after the other, and code writes the records from that when
// the program starts. Packed, whole records are four times as much.
//
// An entry of a column is a number: 1 stands for the value that the column had first, 2 for the second, 0 for one that it did not have yet. Such
// a value follows, as what it is more than the last that was new. Where a table lies does not follow: the tables of a column lie in the order
// in which it has them.
type columns struct {
	functions
	packed []byte
	code   []byte
	room   int     // where the code notes the values of a column
	moved  [2]area // the tables by address, and the further data, in their new order
}

// area is a part of the table of functions: bytes behind a place from which records count.
type area struct {
	from, end int
	bytes     []byte
}

// tables are those that a column tells the places of.
type tables struct {
	area int // of columns.moved
	none int // stands for no table
	size func(at int) int
	walk []byte // moves the local next from the begin of a table to its end
}

// place is where a record has something, if it has it.
type place func(record int) (at int, ok bool)

// The locals of the code.
const (
	in     = iota // where it reads
	octet         // the byte that it has read
	shift         // how far it goes up in a number
	entry         // in the list of functions, where the code notes the addresses of the records
	record        // an address
	value         // or its number
	last          // value that was new
	more          // where the next new value is noted
	next          // where the next table lies
	locals        // how many there are
)

// columnsOf takes all records to pieces, for code that has room for a number of four bytes for each of them and for one more. It reports
// false if a record has what is not known here. The records no longer have what only traces show. Further data, that of before among them, lie
// up to dataEnd at least.
func columnsOf(f functions, room, dataEnd int) (c columns, ok bool) {
	c = columns{functions: f, room: room}
	c.moved = [2]area{{f.plain, f.list, []byte{0}}, {f.data, dataEnd, nil}} // no table by address is at place 0
	runs := &tables{0, 0, func(at int) int { return f.run(at, func(int, int) bool { return true }) },
		slices.Concat(loop(slices.Concat(skipNumber, skipNumber, get(next), loadByte(0), again)), moveOn(next, constant(1)))}
	maps := &tables{1, noData, func(at int) int { return mapHead + f.half(at)*((f.half(at+mapBits)+7)/8) },
		moveOn(next, get(next), load(0), get(next), load(mapBits), constant(7), plus, constant(8), over, times, constant(mapHead), plus)}
	objects := &tables{1, noData, func(at int) int { return objectsHead + f.half(at)*objectSize },
		moveOn(next, get(next), load(0), constant(objectSize), times, constant(objectsHead), plus)}
	defers := &tables{1, noData, func(at int) int { return numberSize(f.table[at:]) + numberSize(f.table[at+numberSize(f.table[at:]):]) },
		slices.Concat(skipNumber, skipNumber)}

	// What tells how long a record is comes first, and waits in the list.
	form := []int{funcPlain, funcKind}
	for i, word := range form {
		c.add(func(r int) (int, bool) { return r + word, true }, get(entry), 4*i, nil, nil)
	}
	c.code = slices.Concat(c.code, constant(f.address(f.records[0])), set(record), c.each(
		get(record), get(entry), load(0), store(funcPlain),
		get(record), get(entry), load(4), store(funcKind),
		get(entry), get(record), store(0),
		nextRecord(record)))
	for word := 0; word < funcHead; word += 4 {
		of := map[int]*tables{funcStack: runs}[word]
		if !slices.Contains(form, word) {
			c.add(func(r int) (int, bool) { return r + word, true }, atRecord, word, nil, of)
		}
	}
	for kind := 0; slices.ContainsFunc(f.records, func(r int) bool { return kind < f.half(r+funcPlain) }); kind++ {
		of, known := map[int]*tables{plainUnsafe: nil, plainMap: runs, plainInline: nil, plainLive: nil, plainBounds: runs}[kind]
		if !known {
			return c, false
		}
		has := slices.Concat(constant(kind), atRecord, load(funcPlain), less)
		c.add(func(r int) (int, bool) { return f.plainAt(r, kind) }, get(record), funcHead+4*kind, has, of)
	}
	for kind := 0; slices.ContainsFunc(f.records, func(r int) bool { return kind < int(f.table[r+funcData]) }); kind++ {
		of, known := map[int]*tables{dataArgMaps: maps, dataMaps: maps, dataObjects: objects, dataDefers: defers,
			dataInline: nil, dataArgs: nil, dataLive: nil, dataWrap: nil}[kind]
		if !known {
			return c, false
		}
		has := slices.Concat(constant(kind), atRecord, loadByte(funcData), less)
		to := slices.Concat(get(record), get(record), load(funcPlain), constant(4), times, plus)
		c.add(func(r int) (int, bool) { return f.dataAt(r, kind) }, to, funcHead+4*kind, has, of)
	}
	return c, !slices.ContainsFunc(c.moved[:], func(a area) bool { return a.from+len(a.bytes) > a.end })
}

// atRecord is the code that takes the address of a record from the list.
var atRecord = slices.Concat(get(entry), load(0), tee(record))

// add adds a column. Its code writes to bytes behind an address, where its code has finds that a record has the place.
func (c *columns) add(place place, to []byte, behind int, has []byte, of *tables) {
	start, fresh := slices.Concat(constant(c.room), set(more)), slices.Concat(readNumber(value), moveOn(last, get(value)), get(more), get(last), store(0))
	numbers, packed, before := map[int]int{}, []byte{}, 0
	if of == nil {
		start = slices.Concat(start, constant(0), set(last))
	} else {
		a := c.moved[of.area]
		numbers[of.none] = 1
		start = slices.Concat(start, get(more), constant(of.none), store(0), moveOn(more, constant(4)), constant(c.address(a.from+len(a.bytes))), set(next))
		fresh = slices.Concat(get(more), get(next), constant(c.address(a.from)), minus, store(0), of.walk)
	}
	empty := true
	for _, r := range c.records {
		at, ok := place(r)
		if !ok {
			continue
		}
		v := c.half(at)
		empty = empty && v == 0
		n := numbers[v]
		packed = binary.AppendUvarint(packed, uint64(n))
		if n > 0 {
			continue
		}
		numbers[v] = len(numbers) + 1
		if of == nil {
			packed = binary.AppendUvarint(packed, uint64(uint32(v-before)))
			before = v
			continue
		}
		a := &c.moved[of.area]
		end := a.from + v + of.size(a.from+v)
		a.bytes, a.end = append(a.bytes, c.table[a.from+v:end]...), max(a.end, end)
	}
	if empty {
		return // as the memory is
	}
	c.packed = append(c.packed, packed...)
	write := slices.Concat(readNumber(value),
		get(value), not, when(slices.Concat(fresh, moveOn(more, constant(4)), get(more), constant(c.room), minus, constant(4), over, set(value))),
		to, get(value), constant(4), times, load(c.room-4), store(behind))
	if has != nil {
		write = slices.Concat(has, when(write))
	}
	c.code = slices.Concat(c.code, start, c.each(write))
}

// each is code that runs for each entry of the list.
func (c *columns) each(code ...[]byte) []byte {
	list := c.address(c.list)
	return slices.Concat(constant(list), set(entry), loop(slices.Concat(slices.Concat(code...),
		moveOn(entry, constant(8)), get(entry), constant(list+8*len(c.records)), less, again)))
}

// nextRecord is the code that moves a local from a record to the next.
func nextRecord(local byte) []byte {
	return moveOn(local, get(local), load(funcPlain), get(local), loadByte(funcData), plus, constant(4), times,
		constant(funcHead+recordAlign-1), plus, constant(recordAlign), over, constant(recordAlign), times)
}

func moveOn(local byte, by ...[]byte) []byte {
	return slices.Concat(get(local), slices.Concat(by...), plus, set(local))
}

// readNumber is the code that reads a number of bytes of seven bits, the lowest first, as binary.Uvarint does.
func readNumber(to byte) []byte {
	return slices.Concat(constant(0), set(to), constant(0), set(shift), loop(slices.Concat(
		get(in), loadByte(0), tee(octet), constant(0x7f), and, get(shift), left, get(to), or, set(to),
		moveOn(in, constant(1)), moveOn(shift, constant(7)), get(octet), constant(0x80), less, not, again)))
}

// skipNumber is the code that moves next over such a number.
var skipNumber = loop(slices.Concat(get(next), loadByte(0), set(octet), moveOn(next, constant(1)), get(octet), constant(0x80), less, not, again))

func numberSize(in []byte) int {
	_, used := binary.Uvarint(in)
	return max(used, 0)
}
