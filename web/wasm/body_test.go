package wasm

import (
	"bytes"
	"testing"
)

// function is a body with two segments and a loop, as Go's compiler writes it: its code begins in the first segment.
func function(locals string, first, second string) []byte {
	return []byte(locals + "\x23\x00\x21\x01" + "\x02\x40\x03\x40\x02\x40\x02\x40" + "\x20\x00\x0e\x02\x00\x01\x01\x0b" + first + "\x0b" + second + "\x0b\x00\x0b\x41\x01\x0b")
}

func TestBodiesAreWrittenAlike(t *testing.T) {
	const before, after = "\x02\x01\x7f\x01\x7e", "\x03\x01\x7f\x01\x7e\x01\x7e\x42\x80\x80\x94\x80\x01\x21\x02"
	const number = 0x1005
	for name, c := range map[string]struct{ first, second, newFirst, newSecond string }{
		"a jump ahead":             {"\x41\x01\x21\x00\x0c\x01", "", "\x0c\x00", ""},
		"a jump ahead on the way":  {"\x02\x40\x41\x01\x21\x00\x0c\x02\x0b", "", "\x02\x40\x0c\x01\x0b", ""},
		"a jump back":              {"", "\x41\x00\x21\x00\x0c\x00", "", "\x41\x00\x21\x00\x0c\x00"},
		"a jump behind the table":  {"\x41\x09\x21\x00\x0c\x01", "", "\x0c\x00", ""},
		"a condition to go ahead":  {"\x20\x01\x04\x40\x41\x01\x21\x00\x0c\x02\x0b", "", "\x20\x01\x0d\x00", ""},
		"a condition to go back":   {"", "\x20\x01\x04\x40\x41\x00\x21\x00\x0c\x01\x0b", "", "\x20\x01\x41\x00\x21\x00\x0d\x00"},
		"a call that unwinds":      {"\x41\x00\x10\x07\x0d\x02", "\x41\x00\x10\x07\x0d\x01", "\x41\x00\x10\x07" + leave, "\x41\x00\x10\x07" + leave},
		"where a call returns to":  {"\x20\x01\x42\x81\x80\x94\x80\x01\x37\x03\x00", "", "\x20\x01\x42\x01\x20\x02\x84\x37\x03\x00", ""},
		"another function's place": {"\x20\x01\x42\x81\x80\x98\x80\x01\x37\x03\x00", "", "\x20\x01\x42\x81\x80\x98\x80\x01\x37\x03\x00", ""},
		"a local":                  {"\x20\x02\x22\x02\x21\x02", "\x20\x01\x1a", "\x20\x03\x22\x03\x21\x03", "\x20\x01\x1a"},
		"a branch of its own":      {"\x02\x40\x03\x40\x0c\x00\x0b\x0b", "", "\x02\x40\x03\x40\x0c\x00\x0b\x0b", ""},
		"an indirect call":         {"\x21\x00\x41\x00\x20\x00\x11\x00\x00", "", "\x21\x00\x41\x00\x20\x00\x11\x00\x00", ""},
	} {
		got, ok := tightBody(function(before, c.first, c.second), number)
		if want := function(after, c.newFirst, c.newSecond); !ok || !bytes.Equal(got, want) {
			t.Errorf("%s: %v, %x, want %x", name, ok, got, want)
		}
	}
	for name, odd := range map[string][]byte{
		"empty":                   nil,
		"no stack":                function("\x01\x01\x7e", "", ""),
		"reads its place":         function(before, "\x20\x00\x1a", ""),
		"an unknown instruction":  function(before, "\xd0\x70", ""),
		"a cut instruction":       []byte(before + "\x23\x00\x21\x01\x0e\x7f\x00"),
		"blocks without a table":  []byte(before + "\x23\x00\x21\x01\x02\x40\x0b\x0b"),
		"more blocks than needed": []byte(before + "\x23\x00\x21\x01\x02\x40\x02\x40\x02\x40\x20\x00\x0e\x00\x00\x0b\x0b\x0b\x0b"),
	} {
		if got, ok := tightBody(odd, number); ok {
			t.Errorf("%s: %x", name, got)
		}
	}
}

// Of a program that Go's linker wrote, nearly every function is rewritten.
func TestLinkedBodiesAreKnown(t *testing.T) {
	all, err := sectionsOf(built(t, `package main

import "fmt"

func main() { fmt.Println("abc") }
`))
	if err != nil {
		t.Fatal(err)
	}
	count, in, err := number(all.find(codeSection))
	known := 0
	for k := range count {
		var f []byte
		if f, in, err = sized(in); err != nil {
			t.Fatal(err)
		}
		if _, ok := tightBody(f, int(firstNumber+k)); ok {
			known++
		}
	}
	if err != nil || known < int(count)*98/100 {
		t.Errorf("%d of %d functions are known, %v", known, count, err)
	}
}
