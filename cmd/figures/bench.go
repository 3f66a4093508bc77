package main

import (
	"cmp"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// games are the columns of a table, by the names that benchmarks give them.
var games = []string{"coincrown", "emara", "merchants", "conquer"}

// titles are what people call the games.
var titles = []string{"Coin & Crown", "Crown of Emara", "Battle Merchants", "Craft & Conquer"}

// figure is one row of the table of benchmarks: the value of one unit of a benchmark that each game has, in the form that people read.
type figure struct {
	name, bench, unit string
	form              func(float64) string
}

// figures are the rows. Natively all of them are measured, as wasm those whose benchmark runs there.
var figures = []figure{
	{"Random games of four: games a second", "Playout", "playouts/s", whole},
	{"their decisions a second", "Playout", "decisions/s", whole},
	{"their allocations", "Playout", "allocs/op", whole},
	{"A position: bytes", "Copy", "bytes", whole},
	{"its copies a second", "Copy", "ns/op", aSecond},
	{"A snapshot: bytes at most", "Snapshot", "bytes", whole},
	{"Positions weighed a second", "Eval", "ns/op", aSecond},
	{"One decision of a page, ms", "Level/page", "ns/op", millis},
	{"of a squire, ms", "Level/squire", "ns/op", millis},
	{"of a knight, ms", "Level/knight", "ns/op", millis},
	{"of the Marshal, ms", "Level/marshal", "ns/op", millis},
	{"Allocations of a decision of the knight", "Level/knight", "allocs/op", whole},
	{"Roll-outs of the strongest a second", "Iterations", "roll-outs/s", whole},
	{"Analysis of a whole game of four, ms", "Analysis", "ns/op", millis},
	{"A save in mid-game, four players: bytes", "Encode", "bytes/save", whole},
	{"it is written in, µs", "Encode", "ns/op", micros},
	{"it is read in, µs", "Decode", "ns/op", micros},
	{"its moves are played anew in, µs", "Replay", "ns/op", micros},
	{"A link in mid-game, four players: characters", "Link", "characters/link", whole},
	{"In the storage in mid-game: units", "Room", "units/middle", whole},
	{"in the storage when it is over: units", "Room", "units/over", whole},
	{"in the storage when it is one of the older ones: units", "Room", "units/thin", whole},
}

// others are figures of benchmarks that no game has for itself.
var others = []figure{
	{"Twenty saved games in the browser's storage, one round each: units", "Put", "units/20-games", whole},
	{"The list of twenty games is read for the first time in, µs", "List/first", "ns/op", micros},
	{"and once more, unchanged, in", "List/again", "ns/op", micros},
	{"A file of 3,000 games is taken in natively in, ms", "Import/3000-games", "ns/op", millis},
	{"A file of 32,000 records of junk is taken in natively in, ms", "Import/32000-junk", "ns/op", millis},
	{"An answer of a person in a session: µs", "Choose", "ns/op", micros},
	{"A record of 8,000 moves is opened in, ms", "OpenLate", "ns/op", millis},
	{"Our server on loopback, 32 visitors at once: pages a second", "Load/page", "answers/s", whole},
	{"Our server on loopback, 32 visitors at once: programs a second", "Load/program", "answers/s", whole},
}

func whole(v float64) string  { return thousands(int(v + 0.5)) }
func millis(v float64) string { return strconv.FormatFloat(v/1e6, 'g', 3, 64) }
func micros(v float64) string { return strconv.FormatFloat(v/1e3, 'g', 3, 64) }

// aSecond is how many fit into a second, of what takes v nanoseconds.
func aSecond(v float64) string { return strconv.FormatFloat(1e3/v, 'g', 3, 64) + " M" }

// bench runs the benchmarks natively and, of the engines, as the browser runs them.
func bench() (string, error) {
	flags := []string{"-run", "^$", "-bench", ".", "-benchmem", "-benchtime", "300ms"}
	native, err := goTest(nil, append([]string{"./engines", "./engines/save", "./engines/share", "./app/session", "./web/store", "./web/serve"}, flags...))
	if err != nil {
		return "", err
	}
	here, err := os.Getwd()
	if err != nil {
		return "", err
	}
	node := []string{"GOOS=js", "GOARCH=wasm", "PATH=" + filepath.Join(here, "web", "wasm", "node") + string(filepath.ListSeparator) + os.Getenv("PATH")}
	flags[3] = "Playout|Level|Snapshot|Eval|Iterations"
	wasm, err := goTest(node, append([]string{"./engines"}, flags...))
	if err != nil {
		return "", err
	}
	return benchText(native, wasm)
}

// goTest runs go test and returns what it printed.
func goTest(env, args []string) (string, error) {
	c := exec.Command("go", append([]string{"test", "-vet=off"}, args...)...)
	c.Env = append(os.Environ(), env...)
	out, err := c.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("go test %s: %w\n%s", strings.Join(args, " "), err, out)
	}
	return string(out), nil
}

// benchText writes the tables of what the benchmarks have printed natively and as wasm. It fails where a figure is missing natively in
// every game, or where a benchmark of others is.
func benchText(native, wasm string) (string, error) {
	n, w := parse(native), parse(wasm)
	rows := [][]string{append([]string{""}, titles...)}
	for _, f := range figures {
		row, any := f.row(n)
		if !any {
			return "", fmt.Errorf("no benchmark tells %q (%s of %s)", f.name, f.unit, f.bench)
		}
		rows = append(rows, row)
		if row, any := f.row(w); any && f.unit != "bytes" && f.unit != "allocs/op" {
			row[0] = "the same in wasm"
			rows = append(rows, row)
		}
	}
	single := [][]string{{"", ""}}
	for _, f := range others {
		v, ok := n[f.bench][f.unit]
		if !ok {
			return "", fmt.Errorf("no benchmark tells %q (%s of %s)", f.name, f.unit, f.bench)
		}
		single = append(single, []string{f.name, f.form(v)})
	}
	return machine(native) + "\n\n" + table(rows) + "\n" + table(single), nil
}

// row is a figure of every game, and whether any game has it. A level's benchmark is named by the game first.
func (f figure) row(found map[string]map[string]float64) (row []string, any bool) {
	bench, level, _ := strings.Cut(f.bench, "/")
	row = []string{f.name}
	for _, g := range games {
		name := bench + "/" + g
		if level != "" {
			name += "/" + level
		}
		text := "–"
		if v, ok := found[name][f.unit]; ok {
			text, any = f.form(v), true
		}
		row = append(row, text)
	}
	return row, any
}

// parse reads the lines of benchmarks: of each by its name, without Benchmark and the number of processors, its values by unit.
func parse(out string) map[string]map[string]float64 {
	found := map[string]map[string]float64{}
	for line := range strings.Lines(out) {
		words := strings.Fields(line)
		if len(words) < 4 || !strings.HasPrefix(words[0], "Benchmark") {
			continue
		}
		name := strings.TrimPrefix(words[0], "Benchmark")
		if i := strings.LastIndexByte(name, '-'); i >= 0 {
			if _, err := strconv.Atoi(name[i+1:]); err == nil {
				name = name[:i]
			}
		}
		values := map[string]float64{}
		for i := 2; i+1 < len(words); i += 2 {
			if v, err := strconv.ParseFloat(words[i], 64); err == nil {
				values[words[i+1]] = v
			}
		}
		found[name] = values
	}
	return found
}

// machine tells the processor that go test names.
func machine(out string) string {
	for line := range strings.Lines(out) {
		if cpu, ok := strings.CutPrefix(line, "cpu: "); ok {
			return "Processor: " + strings.TrimSpace(cpu) + "."
		}
	}
	return "Processor: " + cmp.Or(os.Getenv("HOSTTYPE"), "unknown") + "."
}
