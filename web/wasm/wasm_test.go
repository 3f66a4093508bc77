package wasm

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// built compiles a program of one file for the browser.
func built(t *testing.T, text string) []byte {
	t.Helper()
	dir := t.TempDir()
	source, program := filepath.Join(dir, "main.go"), filepath.Join(dir, "main.wasm")
	if err := os.WriteFile(source, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-o", program, source)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	linked, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	return linked
}

// run returns what a program prints on node. Without node it ends the test: the browser tests run a tight program, too.
func run(t *testing.T, program []byte) string {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("node is not here, so that no program can be run; the browser tests run one")
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "main.wasm")
	if err := os.WriteFile(file, program, 0o644); err != nil {
		t.Fatal(err)
	}
	// A program that panics ends with an error: what it prints is looked at.
	out, _ := exec.Command(node, filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js"), file).CombinedOutput()
	return string(out)
}

// A program runs as before, with its table of functions: a trace of the stack looks every function up. Only lines are gone.
func TestTightProgramsRunAsBefore(t *testing.T) {
	before := built(t, `package main

import ("fmt"; "runtime")

//go:noinline
func names(n int) string {
	if n > 0 { return names(n - 1) }
	pc := make([]uintptr, 8)
	all := ""
	for frames, more := runtime.CallersFrames(pc[:runtime.Callers(1, pc)]), true; more; {
		var f runtime.Frame
		f, more = frames.Next()
		all += fmt.Sprintf("%s:%d ", f.Function, f.Line)
	}
	return all
}

func main() { runtime.GC(); fmt.Println(names(2)) }
`)
	after, err := Tight(before)
	if err != nil {
		t.Fatal(err)
	}
	if len(after) > len(before)*88/100 {
		t.Errorf("%d bytes of %d: the table of functions or that of lines is not found any more", len(after), len(before))
	}
	if got := run(t, after); !strings.Contains(got, "main.names:0 ") || !strings.Contains(got, "main.main:0 ") {
		t.Error(got)
	}
}

// A trace of a tight program with the lines of the linked one is the trace of the linked one, but for the frame that calls an inlined function.
func TestTracesGetTheirLinesBack(t *testing.T) {
	linked := built(t, `package main

import "strings"

type list struct{ n []int }

func (l *list) at(i int) int {
	return l.n[i]
}

//go:noinline
func (l *list) fall(i int) int {
	if i > 0 {
		return l.fall(i-1) + 1
	}
	return l.at(7)
}

func main() {
	strings.Map(func(r rune) rune {
		return rune((&list{}).fall(2))
	}, "x")
}
`)
	short, err := Tight(linked)
	if err != nil {
		t.Fatal(err)
	}
	bare, want := run(t, short), strings.Split(run(t, linked), "\n")
	text, err := WithLines(linked, bare)
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Split(text, "\n")
	if len(got) != len(want) || strings.Count(bare, "?:0") < 6 {
		t.Fatalf("%s\nwants %q", text, want)
	}
	for i := range want {
		if unknown := strings.HasPrefix(got[i], "\t?:0 +0x") && strings.HasPrefix(got[i-1], "main.(*list).fall(") && strings.HasPrefix(got[i-3], "main.(*list).at("); got[i] != want[i] && !unknown {
			t.Errorf("%q, want %q", got[i], want[i])
		}
	}
	if n := strings.Count(text, "?:0"); n != 1 {
		t.Errorf("%d lines are unknown:\n%s", n, text)
	}
	const other = "main.none(0x1)\n\t?:0 +0x2\nmain.main()\n\t?:0 +0xfffff"
	if text, err := WithLines(linked, other); err != nil || text != other {
		t.Errorf("a trace of another program: %q, %v", text, err)
	}
	if _, err := WithLines([]byte("no program"), other); !errors.Is(err, errLayout) {
		t.Errorf("no program: %v", err)
	}
}

func TestTightRefusesWhatItDoesNotKnow(t *testing.T) {
	section := func(body ...byte) []byte {
		return append(append([]byte(header), dataSection, byte(len(body))), body...)
	}
	good := section(2, 0, 0x41, 0xc0, 0, 0x0b, 2, 'a', 'b', 0, 0x41, 0xc3, 0, 0x0b, 1, 'c')
	got, err := Tight(good)
	if want := section(1, 0, 0x41, 0xc0, 0, 0x0b, 4, 'a', 'b', 0, 'c'); err != nil || !bytes.Equal(got, want) {
		t.Errorf("%x, %v, want %x", got, err, want)
	}
	far := section(2, 0, 0x41, 5, 0x0b, 1, 'a', 0, 0x41, 15, 0x0b, 1, 'b')
	if got, err := Tight(far); err != nil || !bytes.Equal(got, far) {
		t.Errorf("%x, %v: a long gap is filled", got, err)
	}
	for name, bad := range map[string][]byte{
		"empty": nil, "no program": []byte("<!doctype html>"), "cut section": good[:len(good)-1], "no data": []byte(header),
		"passive segment": section(1, 1, 1, 'a'),
		"no end of place": section(1, 0, 0x41, 5, 0, 1, 'a'),
		"backwards":       section(2, 0, 0x41, 5, 0x0b, 1, 'a', 0, 0x41, 4, 0x0b, 1, 'c'),
		"too many bytes":  section(1, 0, 0x41, 5, 0x0b, 1, 'a', 'b'),
		"too few bytes":   section(1, 0, 0x41, 5, 0x0b, 9, 'a'),
		"no number":       section(0x80),
	} {
		if _, err := Tight(bad); !errors.Is(err, errLayout) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
