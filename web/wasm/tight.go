// Package wasm changes and reads programs that Go's linker wrote for WebAssembly. Tight makes a program smaller; Names fill what it left out
// into a stack trace of the smaller one.
package wasm

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// errLayout is the error of a program that is not laid out as Go's linker lays it out.
var errLayout = errors.New("wasm: not a program as Go's linker writes it")

const header = "\x00asm\x01\x00\x00\x00"

// The sections of a program that are read or written here, by their ids.
const (
	typeSection    = 1
	importSection  = 2
	funcSection    = 3
	startSection   = 8
	elementSection = 9
	codeSection    = 10
	dataSection    = 11
)

// Tight returns a smaller program that does the same. Go's runtime finds a function by its address in a table that has sixteen
// records of twenty bytes for each function, since a function takes a whole 64 KB of addresses in WebAssembly; the k-th record
// holds k/16 and nothing else. The linker writes the table as a hundred thousand data segments: a twelfth of the program. Tight
// leaves it out, and adds a start function of a few instructions that writes it. It also leaves out names and lines,
// see withoutNames, and writes functions so that they pack better, see tightCode. It returns an error for a program that Go's linker did not write.
func Tight(wasm []byte) ([]byte, error) {
	sections, err := sectionsOf(wasm)
	if err != nil {
		return nil, err
	}
	held, err := sections.data()
	if err != nil {
		return nil, err
	}
	if code := sections.find(codeSection); code != nil {
		if code, err = tightCode(code); err != nil {
			return nil, err
		}
		sections.put(codeSection, code)
	}
	var start []byte
	if at, records := findTable(held); records > 0 {
		clear(held.bytes[at : at+records*tableRecord])
		start = fillTable(held.from+at, records)
	}
	start = append(start, withoutNames(held)...)
	if len(start) > 0 {
		if err := sections.startWith(start); err != nil {
			return nil, err
		}
	}
	sections.put(dataSection, held.segments())
	return sections.program(), nil
}

type section struct {
	id   byte
	body []byte
}

type sections []section

func sectionsOf(wasm []byte) (sections, error) {
	rest, ok := bytes.CutPrefix(wasm, []byte(header))
	if !ok {
		return nil, fmt.Errorf("%w: the header", errLayout)
	}
	var all sections
	for len(rest) > 0 {
		body, after, err := sized(rest[1:])
		if err != nil {
			return nil, fmt.Errorf("%w: section %d", err, rest[0])
		}
		all = append(all, section{rest[0], body})
		rest = after
	}
	return all, nil
}

// sized reads bytes behind their number.
func sized(in []byte) (body, rest []byte, err error) {
	n, rest, err := number(in)
	if err != nil || n > uint64(len(rest)) {
		return nil, nil, errLayout
	}
	return rest[:n], rest[n:], nil
}

func number(in []byte) (n uint64, rest []byte, err error) {
	n, used := binary.Uvarint(in)
	if used <= 0 || n > 1<<32 {
		return 0, nil, errLayout
	}
	return n, in[used:], nil
}

// find returns the body of a section, or nil.
func (s sections) find(id byte) []byte {
	if i := slices.IndexFunc(s, func(x section) bool { return x.id == id }); i >= 0 {
		return s[i].body
	}
	return nil
}

func (s sections) put(id byte, body []byte) {
	s[slices.IndexFunc(s, func(x section) bool { return x.id == id })].body = body
}

func (s sections) program() []byte {
	out := []byte(header)
	for _, x := range s {
		out = binary.AppendUvarint(append(out, x.id), uint64(len(x.body)))
		out = append(out, x.body...)
	}
	return out
}

// memory is the memory that the data of a program fills: bytes from an address on.
type memory struct {
	from  int
	bytes []byte
}

// data lays out the segments of the data section. Each is "0, i32.const address, end, bytes".
func (s sections) data() (memory, error) {
	count, in, err := number(s.find(dataSection))
	if err != nil {
		return memory{}, fmt.Errorf("%w: the number of data segments", err)
	}
	var m memory
	for range count {
		if len(in) < 2 || in[0] != 0 || in[1] != 0x41 {
			return memory{}, fmt.Errorf("%w: a data segment", errLayout)
		}
		// The address is a signed number, but a positive one reads the same without its sign.
		at, rest, err := number(in[2:])
		if err != nil || at >= 1<<28 || len(rest) == 0 || rest[0] != 0x0b {
			return memory{}, fmt.Errorf("%w: the place of a data segment", errLayout)
		}
		data, rest, err := sized(rest[1:])
		if err != nil {
			return memory{}, fmt.Errorf("%w: the bytes of a data segment", err)
		}
		in = rest
		if m.bytes == nil {
			m.from = int(at)
		}
		i := int(at) - m.from
		if i < 0 {
			return memory{}, fmt.Errorf("%w: the first data segment is not the lowest", errLayout)
		}
		if need := i + len(data); need > len(m.bytes) {
			m.bytes = append(m.bytes, make([]byte, need-len(m.bytes))...)
		}
		copy(m.bytes[i:], data)
	}
	if len(in) > 0 {
		return memory{}, fmt.Errorf("%w: more than the data segments", errLayout)
	}
	return m, nil
}

// dataGap is how many zeros between two segments cost as much as the head of another segment.
const dataGap = 8

// segments is the data section for a memory: what is zero for longer is left out.
func (m memory) segments() []byte {
	var out []byte
	count := uint64(0)
	for i := 0; i < len(m.bytes); {
		if m.bytes[i] == 0 {
			i++
			continue
		}
		end, zeros := i, 0
		for j := i; j < len(m.bytes) && zeros <= dataGap; j++ {
			if m.bytes[j] == 0 {
				zeros++
			} else {
				end, zeros = j+1, 0
			}
		}
		out = appendConst(append(out, 0), m.from+i)
		out = binary.AppendUvarint(append(out, 0x0b), uint64(end-i))
		out = append(out, m.bytes[i:end]...)
		count++
		i = end
	}
	return append(binary.AppendUvarint(nil, count), out...)
}

const (
	tableRecord = 20 // bytes: a function's number, and sixteen that are zero where it is the only one
	tablePer    = 16 // records of one function
	tableLeast  = 50 // functions that a program has at least: a shorter run is taken for a coincidence
)

// findTable finds the runtime's table of functions, and how many records follow the rule.
func findTable(m memory) (at, records int) {
	record := func(k int) []byte {
		return append(binary.LittleEndian.AppendUint32(nil, uint32(k/tablePer)), make([]byte, tableRecord-4)...)
	}
	var sample []byte
	for k := tablePer; k < 3*tablePer; k++ {
		sample = append(sample, record(k)...)
	}
	at = bytes.Index(m.bytes, sample) - tablePer*tableRecord
	if at < 0 {
		return 0, 0
	}
	for k := 0; at+(k+1)*tableRecord <= len(m.bytes) && bytes.Equal(m.bytes[at+k*tableRecord:at+(k+1)*tableRecord], record(k)); k++ {
		records = k + 1
	}
	if records < tableLeast*tablePer {
		return 0, 0
	}
	return at, records
}

// fillTable is the code that writes the records of the table to an address.
func fillTable(address, records int) []byte {
	const where, record = 0, 1
	return slices.Concat(constant(address), set(where), constant(0), set(record), loop(slices.Concat(
		get(where), get(record), constant(tablePer), over, store(0),
		get(where), constant(tableRecord), plus, set(where),
		get(record), constant(1), plus, tee(record), constant(records), less, again)))
}

// startWith adds a function that runs before everything else. Its code has the locals, numbers of 32 bits.
func (s *sections) startWith(code []byte) error {
	body := slices.Concat([]byte{1, locals, 0x7f}, code, []byte{0x0b})
	imported, err := s.importedFuncs()
	if err != nil {
		return err
	}
	if s.find(startSection) != nil {
		return fmt.Errorf("%w: there is a start function", errLayout)
	}
	kind, err := s.appended(typeSection, []byte{0x60, 0, 0})
	if err != nil {
		return err
	}
	own, err := s.appended(funcSection, binary.AppendUvarint(nil, kind))
	if err != nil {
		return err
	}
	if _, err := s.appended(codeSection, append(binary.AppendUvarint(nil, uint64(len(body))), body...)); err != nil {
		return err
	}
	before := slices.IndexFunc(*s, func(x section) bool { return x.id == elementSection || x.id == codeSection })
	*s = slices.Insert(*s, before, section{startSection, binary.AppendUvarint(nil, imported+own)})
	return nil
}

// appended adds an entry to a section that is a list, and returns its number.
func (s sections) appended(id byte, entry []byte) (uint64, error) {
	n, rest, err := number(s.find(id))
	if err != nil {
		return 0, fmt.Errorf("%w: section %d", err, id)
	}
	s.put(id, slices.Concat(binary.AppendUvarint(nil, n+1), rest, entry))
	return n, nil
}

// importedFuncs counts the functions that the host gives; Go's programs import nothing else.
func (s sections) importedFuncs() (uint64, error) {
	n, in, err := number(s.find(importSection))
	for range n {
		for range 2 { // module and name
			if err == nil {
				_, in, err = sized(in)
			}
		}
		if err == nil && (len(in) == 0 || in[0] != 0) {
			err = errLayout
		}
		if err == nil {
			_, in, err = number(in[1:])
		}
	}
	if err != nil {
		return 0, fmt.Errorf("%w: the imports", err)
	}
	return n, nil
}
