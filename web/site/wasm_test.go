package site

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A program runs as before, with its table of functions: a trace of the stack looks every function up. Only lines are gone.
func TestTightProgramsRunAsBefore(t *testing.T) {
	dir := t.TempDir()
	source, program := filepath.Join(dir, "main.go"), filepath.Join(dir, "main.wasm")
	text := `package main

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
`
	if err := os.WriteFile(source, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-trimpath=false", "-o", program, source) // whatever GOFLAGS says: the bound below counts on full paths
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	before, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	after, err := tight(before)
	if err != nil {
		t.Fatal(err)
	}
	if len(after) > len(before)*85/100 {
		t.Errorf("%d bytes of %d: the table is not found any more", len(after), len(before))
	}
	if err := os.WriteFile(program, after, 0o644); err != nil {
		t.Fatal(err)
	}
	node, err := exec.LookPath("node")
	if err != nil {
		t.Log("node is not here: the program is not run; the browser tests run one")
		return
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(node, filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js"), program).CombinedOutput()
	if got := string(out); err != nil || !strings.Contains(got, "main.names:0 ") || !strings.Contains(got, "main.main:0 ") {
		t.Errorf("%v\n%s", err, out)
	}
}

func TestTightRefusesWhatItDoesNotKnow(t *testing.T) {
	section := func(body ...byte) []byte {
		return append(append([]byte(wasmHeader), wasmData, byte(len(body))), body...)
	}
	good := section(2, 0, 0x41, 0xc0, 0, 0x0b, 2, 'a', 'b', 0, 0x41, 0xc3, 0, 0x0b, 1, 'c')
	got, err := tight(good)
	if want := section(1, 0, 0x41, 0xc0, 0, 0x0b, 4, 'a', 'b', 0, 'c'); err != nil || !bytes.Equal(got, want) {
		t.Errorf("%x, %v, want %x", got, err, want)
	}
	far := section(2, 0, 0x41, 5, 0x0b, 1, 'a', 0, 0x41, 15, 0x0b, 1, 'b')
	if got, err := tight(far); err != nil || !bytes.Equal(got, far) {
		t.Errorf("%x, %v: a long gap is filled", got, err)
	}
	for name, bad := range map[string][]byte{
		"empty": nil, "no program": []byte("<!doctype html>"), "cut section": good[:len(good)-1], "no data": []byte(wasmHeader),
		"passive segment": section(1, 1, 1, 'a'),
		"no end of place": section(1, 0, 0x41, 5, 0, 1, 'a'),
		"backwards":       section(2, 0, 0x41, 5, 0x0b, 1, 'a', 0, 0x41, 4, 0x0b, 1, 'c'),
		"too many bytes":  section(1, 0, 0x41, 5, 0x0b, 1, 'a', 'b'),
		"too few bytes":   section(1, 0, 0x41, 5, 0x0b, 9, 'a'),
		"no number":       section(0x80),
	} {
		if _, err := tight(bad); !errors.Is(err, errWasm) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
