package wasm

import (
	"bytes"
	"debug/gosym"
	"encoding/binary"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// tracePlace matches the second line of a frame in a stack trace of a tight program. It has "?:0" in the place of file and line, then how
// far into the function the frame is. The frame of an inlined function has no such number.
var tracePlace = regexp.MustCompile(`^\t\?:0(?: \+0x([0-9a-f]+))?$`)

// WithLines adds files and lines to a stack trace of a tight program, as a report of a fault has it. linked is the program as Go's linker
// wrote it, of the same version: .build/app.wasm, since equal sources give equal bytes. A frame of a function that linked does not have
// stays as it is, and so does one from which an inlined function was called.
func WithLines(linked []byte, trace string) (string, error) {
	table, err := lineTable(linked)
	if err != nil {
		return "", err
	}
	lines := strings.Split(trace, "\n")
	innermost := 0 // the place of the innermost function that was inlined into the next frame with a number
	for i := 1; i < len(lines); i++ {
		place := tracePlace.FindStringSubmatch(lines[i])
		if place == nil {
			continue
		}
		if innermost == 0 {
			innermost = i
		}
		if place[1] == "" {
			continue
		}
		at := innermost
		innermost = 0
		name := lines[i-1]
		if arguments := strings.LastIndexByte(name, '('); arguments > 0 {
			name = name[:arguments]
		}
		f := table.LookupFunc(name)
		into, err := strconv.ParseUint(place[1], 16, 16)
		if f == nil || err != nil {
			continue
		}
		pc := f.Entry + into
		if into > 0 { // a frame names where its call returns to
			pc--
		}
		if file, line, _ := table.PCToLine(pc); line > 0 {
			lines[at] = strings.Replace(lines[at], "?:0", file+":"+strconv.Itoa(line), 1)
		}
	}
	return strings.Join(lines, "\n"), nil
}

// lineTable reads the table of lines of a program. In WebAssembly it has functions by their numbers, while a function's addresses are its
// number times 64 KB and how far into the function they are; package gosym knows addresses only.
func lineTable(linked []byte) (*gosym.Table, error) {
	sections, err := sectionsOf(linked)
	if err != nil {
		return nil, err
	}
	m, err := sections.data()
	if err != nil {
		return nil, err
	}
	at := bytes.Index(m.bytes, []byte(linesHead))
	if at < 0 || at+headList+8 > len(m.bytes) {
		return nil, fmt.Errorf("%w: no table of lines", errLayout)
	}
	text := slices.Clone(m.bytes[at:])
	n, list := int(binary.LittleEndian.Uint64(text[headFuncs:])), int(binary.LittleEndian.Uint64(text[headList:]))
	if n < 0 || list < 0 || n > len(text) || list > len(text) || list+8*n+8 > len(text) {
		return nil, fmt.Errorf("%w: the table of lines", errLayout)
	}
	toAddress := func(i int) {
		binary.LittleEndian.PutUint32(text[i:], binary.LittleEndian.Uint32(text[i:])<<16)
	}
	for k := range n + 1 { // the last one is where the functions end, and has no record
		toAddress(list + 8*k)
		if k == n {
			break
		}
		f := list + int(binary.LittleEndian.Uint32(text[list+8*k+4:]))
		if f+funcHead > len(text) {
			return nil, fmt.Errorf("%w: the record of a function", errLayout)
		}
		toAddress(f)
	}
	table, err := gosym.NewTable(nil, gosym.NewLineTable(text, 0))
	if err != nil {
		return nil, fmt.Errorf("wasm: read the table of lines: %w", err)
	}
	return table, nil
}
