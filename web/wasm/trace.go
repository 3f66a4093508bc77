package wasm

import (
	"debug/gosym"
	"encoding/binary"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// traceFrame matches a frame in a stack trace of a tight program: a function by its number and, in the next line, "?:0" in the place of file and
// line, and how far into the function the frame is. It also matches a number that stands in the text of a panic.
var traceFrame = regexp.MustCompile(`(?m)^(.*)f\.\(?\*?(\d{5})\)?\.f(.*)(?:\n([ \t]*)\?:0(?: \+0x([0-9a-f]{1,4})\b)?)?`)

// Names are the names and lines of a program as Go's linker wrote it.
type Names struct {
	functions
	lines *gosym.Table
}

// NamesOf reads the names and lines of a program that Tight has not yet made smaller.
func NamesOf(linked []byte) (Names, error) {
	sections, err := sectionsOf(linked)
	if err != nil {
		return Names{}, err
	}
	m, err := sections.data()
	if err != nil {
		return Names{}, err
	}
	f, ok := functionsOf(m)
	if !ok {
		return Names{}, fmt.Errorf("%w: no table of functions", errLayout)
	}
	lines, err := f.lines()
	return Names{f, lines}, err
}

// Fill returns a stack trace of the tight program, as a report of a fault has it, with names, files, lines and the frames of inlined calls.
// Arguments stay unknown. A function that the program does not have keeps its number.
func (n Names) Fill(trace string) string {
	return traceFrame.ReplaceAllStringFunc(trace, func(frame string) string {
		part := traceFrame.FindStringSubmatch(frame)
		before, after, indent := part[1], part[3], part[4]
		number, _ := strconv.Atoi(part[2])
		k := number - n.first
		if k < 0 || k >= len(n.records) {
			return frame
		}
		if !strings.Contains(frame, "\n") {
			return before + n.name(n.half(n.records[k]+funcName)) + after
		}
		into, _ := strconv.ParseUint("0"+part[5], 16, 16)
		if into > 0 { // a frame names where its call returns to
			into--
		}
		var out []string
		calls := n.calls(k, int(into))
		last := len(calls) - 1
		for _, c := range calls[:last] {
			out = append(out, before+c.function+"(...)", indent+c.place)
		}
		place := indent + calls[last].place
		if part[5] != "" {
			place += " +0x" + part[5]
		}
		return strings.Join(append(out, before+calls[last].function+after, place), "\n")
	})
}

// call is a call in a trace: of which function, and the file and line it has come to.
type call struct{ function, place string }

// calls are the calls at a place of the k-th function: those that were inlined, the innermost first, and the function itself last.
func (n Names) calls(k, into int) (all []call) {
	record := n.records[k]
	add := func(name int) {
		file, line, _ := n.lines.PCToLine(uint64(n.first+k)<<16 + uint64(into))
		all = append(all, call{n.name(name), file + ":" + strconv.Itoa(line)})
	}
	list, by, ok := n.inlined(record)
	for ok {
		i := n.valueAt(by, into)
		if i < 0 {
			break
		}
		at := list + i*inlineSize
		add(n.half(at + inlineName))
		into = n.half(at + inlineParent)
	}
	add(n.half(record + funcName))
	return all
}

// valueAt looks into a table by address. The value is -1 where the table has none.
func (f functions) valueAt(table, address int) int {
	found := -1
	f.run(table, func(value, end int) bool {
		if address < end {
			found = value
		}
		return address >= end
	})
	return found
}

// lines reads files and lines. In WebAssembly the table has functions by their numbers, while a function's addresses are its number times 64 KB
// and how far into the function they are; package gosym knows addresses only.
func (f functions) lines() (*gosym.Table, error) {
	text := slices.Clone(f.table)
	toAddress := func(i int) {
		binary.LittleEndian.PutUint32(text[i:], binary.LittleEndian.Uint32(text[i:])<<16)
	}
	for k, r := range f.records {
		toAddress(f.list + 8*k)
		toAddress(r + funcNumber)
	}
	toAddress(f.list + 8*len(f.records)) // where the functions end
	table, err := gosym.NewTable(nil, gosym.NewLineTable(text, 0))
	if err != nil {
		return nil, fmt.Errorf("wasm: read the table of lines: %w", err)
	}
	return table, nil
}
