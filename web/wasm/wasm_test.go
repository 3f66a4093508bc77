package wasm

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
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

// A program runs as before: the stack is looked through, grows and is cleared of garbage, and what asks for the name of a function still finds
// what it needs.
func TestTightProgramsRunAsBefore(t *testing.T) {
	before := built(t, `package main

import ("fmt"; "iter"; "reflect"; "runtime"; "runtime/debug"; "strings")

type weight int

//go:noinline
func (w weight) grams() int { return int(w) }

type heavy interface{ grams() int }

type list struct { n []*int; next *list }

//go:noinline
func (l *list) grow(n int) *list {
	var room [40]*int
	for i := range room { v := n + i; room[i] = &v }
	runtime.GC()
	if n == 0 { return l }
	out := (&list{room[:], l}).grow(n - 1)
	for i := range room { if *room[i] != n + i { panic("lost") } }
	return out
}

func caught(do func()) (text string) {
	defer func() { text = fmt.Sprint(recover()) }()
	do()
	return "nothing"
}

func main() {
	debug.SetGCPercent(10)
	sum := 0
	for l := (*list)(nil).grow(50); l != nil; l = l.next { sum += *l.n[0] }
	var none *weight
	things := []heavy{weight(1), none}
	fmt.Println(sum, caught(func() { for _, h := range things { sum += h.grams() } }))
	fmt.Println(caught(func() { fmt.Println([]int{1}[sum:]) }))
	var swap func(*list, int) (int, *list)
	made := reflect.MakeFunc(reflect.TypeOf(swap), func(in []reflect.Value) []reflect.Value {
		(*list)(nil).grow(20)
		return []reflect.Value{in[1], in[0]}
	}).Interface().(func(*list, int) (int, *list))
	v := 7
	a, b := made(&list{n: []*int{&v}}, 5)
	method := reflect.ValueOf(strings.NewReader("abc")).MethodByName("Len").Interface().(func() int)
	next, stop := iter.Pull(func(yield func(int) bool) { for i := range 3 { (*list)(nil).grow(5); if !yield(i) { return } } })
	next()
	second, _ := next()
	stop()
	done := make(chan int)
	go func() { defer close(done); (*list)(nil).grow(30) }()
	<-done
	fmt.Println(a, *b.n[0], method(), second, runtime.NumGoroutine())
	for _, f := range []any{made, method} { fmt.Println(runtime.FuncForPC(reflect.ValueOf(f).Pointer()).Name()) }
}
`)
	after, err := Tight(before)
	if err != nil {
		t.Fatal(err)
	}
	if len(after) > len(before)*80/100 {
		t.Errorf("%d bytes of %d: tables are not found any more", len(after), len(before))
	}
	want := strings.Split(run(t, before), "\n")
	got := strings.Split(run(t, after), "\n")
	if len(want) != 6 || !strings.Contains(want[0], "nil *weight pointer") || len(got) != len(want) {
		t.Fatalf("%q, want %q", got, want)
	}
	names, err := NamesOf(before)
	if err != nil {
		t.Fatal(err)
	}
	if text := names.Fill(got[0]); !strings.HasPrefix(text, "1276 value method main.(*weight).grams called using nil *") {
		t.Errorf("%q, want %q", text, want[0])
	}
	if !slices.Equal(got[1:], want[1:]) {
		t.Errorf("%q, want %q", got[1:], want[1:])
	}
}

// started returns the memory of a program when its start function has run, or ends the test without node.
func started(t *testing.T, program []byte) memory {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("node is not here, so that no program can be started")
	}
	dir := t.TempDir()
	file, dump := filepath.Join(dir, "main.wasm"), filepath.Join(dir, "memory")
	if err := os.WriteFile(file, program, 0o644); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(node, "-e", `const fs = require("fs"), [file, dump] = process.argv.slice(1), module = new WebAssembly.Module(fs.readFileSync(file)), given = {};
		for (const { module: from, name } of WebAssembly.Module.imports(module)) (given[from] ??= {})[name] = () => {};
		fs.writeFileSync(dump, new Uint8Array(new WebAssembly.Instance(module, given).exports.mem.buffer));`, file, dump).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	held, err := os.ReadFile(dump)
	if err != nil {
		t.Fatal(err)
	}
	return memory{0, held}
}

// told is what the runtime reads of a function, besides its name.
type told struct {
	words  [4]int // arguments, deferred calls, kind and flags, numbers of tables
	tables map[string]string
}

func (f functions) told(record int) told {
	is := told{[4]int{f.half(record + 8), f.half(record + 12), f.half(record + funcKind), f.half(record + funcPlain)}, map[string]string{}}
	run := func(name string, at int) {
		if at != 0 {
			is.tables[name] = string(f.table[f.plain+at:][:f.run(f.plain+at, func(int, int) bool { return true })])
		}
	}
	run("stack", f.half(record+funcStack))
	for _, kind := range []int{plainMap, plainBounds} {
		if place, ok := f.plainAt(record, kind); ok {
			run(fmt.Sprint("by address ", kind), f.half(place))
		}
	}
	for kind, size := range map[int]func(at int) int{
		dataArgMaps: func(at int) int { return 8 + f.half(at)*((f.half(at+4)+7)/8) },
		dataMaps:    func(at int) int { return 8 + f.half(at)*((f.half(at+4)+7)/8) },
		dataObjects: func(at int) int { return 8 + 16*f.half(at) },
		dataDefers: func(at int) int {
			_, first := binary.Uvarint(f.table[at:])
			_, second := binary.Uvarint(f.table[at+first:])
			return first + second
		},
	} {
		if place, ok := f.dataAt(record, kind); ok && f.half(place) != noData {
			at := f.data + f.half(place)
			is.tables[fmt.Sprint("data ", kind)] = string(f.table[at : at+size(at)])
		}
	}
	return is
}

// When a tight program has started, each function has what the linker gave it, but for what only traces show.
func TestTightFunctionsAreAsLinked(t *testing.T) {
	linked := built(t, `package main

import ("fmt"; "os"; "sync")

type pair struct { a, b *int }

func main() {
	var wait sync.WaitGroup
	v := 3
	all := [2]pair{{&v, nil}, {nil, &v}}
	for _, p := range all {
		wait.Add(1)
		go func() { defer wait.Done(); defer func() { recover() }(); fmt.Fprintln(os.Stderr, *p.a) }()
	}
	wait.Wait()
}
`)
	short, err := Tight(linked)
	if err != nil {
		t.Fatal(err)
	}
	held, err := func() (memory, error) {
		all, err := sectionsOf(linked)
		if err != nil {
			return memory{}, err
		}
		return all.data()
	}()
	if err != nil {
		t.Fatal(err)
	}
	before, ok := functionsOf(held)
	if !ok {
		t.Fatal("the linked program has no table of functions")
	}
	after, ok := functionsOf(started(t, short))
	if !ok || len(after.records) != len(before.records) || after.first != before.first {
		t.Fatalf("%v: %d functions from %d on, want %d from %d on", ok, len(after.records), after.first, len(before.records), before.first)
	}
	kinds := map[string]int{}
	for k, r := range before.records {
		want, got := before.told(r), after.told(after.records[k])
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("%s: %v, want %v", before.name(before.half(r+funcName)), got, want)
		}
		for kind := range want.tables {
			kinds[kind]++
		}
	}
	for _, kind := range []string{"stack", "by address 1", "data 0", "data 1", "data 2", "data 4"} {
		if kinds[kind] == 0 {
			t.Errorf("no function has %s: the program tries too little", kind)
		}
	}
}

// A trace of a tight program with names is the trace of the linked one, but for arguments.
func TestTracesGetTheirNamesBack(t *testing.T) {
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
	wait := make(chan int)
	go func() {
		defer close(wait)
		strings.Map(func(r rune) rune {
			return rune((&list{}).fall(2))
		}, "x")
	}()
	<-wait
}
`)
	short, err := Tight(linked)
	if err != nil {
		t.Fatal(err)
	}
	file, err := Keep("of this day", linked)
	if err != nil {
		t.Fatal(err)
	}
	version, names, err := Kept(file)
	if version != "of this day" || err != nil {
		t.Fatalf("%q, %v", version, err)
	}
	bare := run(t, short)
	arguments := regexp.MustCompile(`(?m)\([^()*]*\)$`)
	got, want := arguments.ReplaceAllString(names.Fill(bare), "()"), arguments.ReplaceAllString(run(t, linked), "()")
	if got != want || strings.Contains(bare, "main.") || !strings.Contains(got, "main.(*list).at()") || !strings.Contains(got, "created by main.main in") {
		t.Errorf("%s\nfrom\n%s\nwant\n%s", got, bare, want)
	}
	const other = "f.(*99999).f()\n\t?:0 +0x2\nmain.main()\n\t?:0 +0xfffff"
	if text := names.Fill(other); text != other {
		t.Errorf("a trace of another program: %q", text)
	}
	if _, err := NamesOf([]byte("no program")); !errors.Is(err, errLayout) {
		t.Errorf("no program: %v", err)
	}
	if _, _, err := Kept(file[:len(file)/2]); err == nil {
		t.Error("half of a file")
	}
	if _, _, err := Kept(linked); err == nil {
		t.Error("a file that is not packed")
	}
	if _, err := NamesOf(short); !errors.Is(err, errLayout) {
		t.Errorf("a program without names: %v", err)
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
