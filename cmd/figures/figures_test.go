package main

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// says is a section that measures a text.
func says(id, title, text string, quick bool) section {
	return section{id, title, "About " + id + ".", quick, func() (string, error) { return text, nil }}
}

func TestARunRewritesWhatItNamesAndKeepsTheRest(t *testing.T) {
	first, err := update("", []section{says("size", "Size", "1 byte", true), says("bench", "Bench", "2 ns", false)}, []string{"all"})
	if err != nil {
		t.Fatal(err)
	}
	second := []section{says("size", "Size", "3 bytes", true), says("bench", "Bench", "4 ns", false), says("levels", "Levels", "50 %", false)}
	for _, c := range []struct {
		wanted []string
		want   []string
	}{
		{nil, []string{"3 bytes", "2 ns", "Not measured yet."}},
		{[]string{"bench"}, []string{"1 byte", "4 ns", "Not measured yet."}},
		{[]string{"all"}, []string{"3 bytes", "4 ns", "50 %"}},
	} {
		text, err := update(first, second, c.wanted)
		if err != nil {
			t.Fatal(err)
		}
		for i, s := range second {
			if got := kept(text, s); got != c.want[i] {
				t.Errorf("after a run of %q section %s says %q, want %q", c.wanted, s.id, got, c.want[i])
			}
		}
	}
}

func TestAnUnknownSectionAndAFailedMeasurementChangeNothing(t *testing.T) {
	if _, err := update("", []section{says("size", "Size", "", true)}, []string{"sizes"}); err == nil {
		t.Error("a name that is no section's was taken")
	}
	broken := section{id: "size", title: "Size", measure: func() (string, error) { return "", errors.New("no site") }}
	if text, err := update("", []section{broken}, []string{"size"}); err == nil || text != "" {
		t.Errorf("a measurement that failed gave %q, %v", text, err)
	}
}

func TestBenchmarksBecomeRows(t *testing.T) {
	var native strings.Builder
	native.WriteString("cpu: Slow One\n")
	for i, g := range games {
		values := map[string]string{} // of a benchmark: all its units in one line, as go test prints them
		for _, f := range figures {
			bench, level, _ := strings.Cut(f.bench, "/")
			name := bench + "/" + g
			if level != "" {
				name += "/" + level
			}
			if g == "conquer" && f.bench == "Level/marshal" {
				continue
			}
			values[name] += " \t " + strings.Repeat("1", i+1) + "000000 " + f.unit
		}
		for name, v := range values {
			native.WriteString("Benchmark" + name + "-2  \t 10" + v + "\n")
		}
	}
	for _, f := range others {
		native.WriteString("Benchmark" + f.bench + "-2  \t 10 \t 2000000 " + f.unit + "\n")
	}
	text, err := benchText(native.String(), "BenchmarkLevel/emara/knight 5 7000000 ns/op\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"Processor: Slow One.",
		"| of a knight, ms | 1 | 11 | 111 | 1.11e+03 |\n| the same in wasm | – | 7 | – | – |\n",
		"| of the Marshal, ms | 1 | 11 | 111 | – |\n",
		"| Random games of four: games a second | 1,000,000 | 11,000,000 | 111,000,000 | 1,111,000,000 |\n",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("missing:\n%s\nin:\n%s", want, text)
		}
	}
	if _, err := benchText("BenchmarkPlayout/emara-2 5 7 playouts/s\n", ""); err == nil {
		t.Error("figures that no benchmark tells were left out in silence")
	}
}

// put writes a file below a folder of the test.
func put(t *testing.T, root, name, text string) {
	t.Helper()
	path := filepath.Join(root, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestLinesTypesAndFieldsAreCounted(t *testing.T) {
	root := t.TempDir()
	put(t, root, "app/a.go", "package app\n\ntype Big struct {\n\ta, b int\n\tInner\n}\n\nfunc (b *Big) One() {}\n")
	put(t, root, "app/b.go", "package app\n\ntype Inner struct{ c int }\n\nfunc (b Big) Two() {}\n")
	put(t, root, "app/a_test.go", "package app\n\n")
	put(t, root, "app/x_gen.go", "package app\n")
	put(t, root, "engines/gametest/run.go", "package gametest\n")
	put(t, root, "web/e2e/node_modules/m/m.go", "this is no Go\n")
	put(t, root, "engines/emara/testdata/bad.go", "nor is this\n")
	pkgs, err := read(root)
	if err != nil {
		t.Fatal(err)
	}
	lines := linesTable(pkgs)
	for _, want := range []string{
		"| app: the program and its screens | 13 | 1 | 0 | 2 |\n", "| engines/gametest | 0 | 0 | 1 | 0 |\n", "| **all** | 13 | 1 | 1 | 2 |\n",
	} {
		if !strings.Contains(lines, want) {
			t.Errorf("missing %q in:\n%s", want, lines)
		}
	}
	if types := typesTable(pkgs); !strings.Contains(types, "| app.Big | 2 | 3 |\n| app.Inner | 0 | 1 |\n") {
		t.Errorf("types: %s", types)
	}
}

func TestUsesAgainstTheOrderAreCounted(t *testing.T) {
	parse := func(text string) *ast.File {
		f, err := parser.ParseFile(token.NewFileSet(), "", "package app\n"+text, 0)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	straight := &pkg{files: map[string]*ast.File{
		"c.go": parse("func top() { middle(); low(); low() }"),
		"b.go": parse("func middle() { low() }"),
		"a.go": parse("func low() {}"),
	}}
	if all, against := uses(straight); all != 3 || against != 0 {
		t.Errorf("a straight order has %d uses, %d against it", all, against)
	}
	straight.files["a.go"] = parse("func low() { top() }")
	if all, against := uses(straight); all != 4 || against != 1 {
		t.Errorf("a circle has %d uses, %d against its best order", all, against)
	}
	straight.files["d.go"] = parse("func low() {}") // declared twice: nobody knows which is meant
	if all, _ := uses(straight); all != 2 {
		t.Errorf("%d uses where a name has two homes", all)
	}
}
