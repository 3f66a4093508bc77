package main

import (
	"bytes"
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// house tells the lines of the module, its largest types, and the calls between the files of the interface's packages.
func house() (string, error) {
	pkgs, err := read(".")
	if err != nil {
		return "", err
	}
	return linesTable(pkgs) + "\n" + typesTable(pkgs) + "\n" + callsTable(pkgs), nil
}

// pkg is one folder of Go files.
type pkg struct {
	dir   string
	lines [kinds]int
	files map[string]*ast.File // hand-written ones that are no tests, by name
}

// What a file is, for counting its lines.
const (
	code = iota
	generated
	suite // code that proves other code, and ships nowhere
	tests
	kinds
)

// suites are the packages that prove others.
var suites = []string{"engines/gametest", "engines/bot/bottest", "app/face/facetest", "engines/deptest"}

// kindOf says what a file is by its folder, its name and its text.
func kindOf(dir, name string, text []byte) int {
	switch {
	case strings.HasSuffix(name, "_test.go"):
		return tests
	case strings.HasSuffix(name, "_gen.go") || bytes.Contains(text[:min(len(text), 300)], []byte("DO NOT EDIT")):
		return generated
	case slices.Contains(suites, dir):
		return suite
	}
	return code
}

// read parses every Go file below root, in the order of folders. What the build and the browser tests keep there is left out.
func read(root string) ([]*pkg, error) {
	pkgs := map[string]*pkg{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() {
			if path != root && (strings.HasPrefix(name, ".") || name == "node_modules" || name == "dist" || name == "testdata") {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			return err
		}
		dir := filepath.ToSlash(rel)
		p := pkgs[dir]
		if p == nil {
			p = &pkg{dir: dir, files: map[string]*ast.File{}}
			pkgs[dir] = p
		}
		kind := kindOf(dir, name, text)
		p.lines[kind] += bytes.Count(text, []byte("\n"))
		if kind == code || kind == suite {
			if p.files[name], err = parser.ParseFile(token.NewFileSet(), path, text, 0); err != nil {
				return err
			}
		}
		return nil
	})
	return slices.SortedFunc(maps.Values(pkgs), func(a, b *pkg) int { return cmp.Compare(a.dir, b.dir) }), err
}

// groups are the rows of the table of lines. A folder belongs to the first whose prefix it has.
var groups = []struct {
	name     string
	prefixes []string
}{
	{"engines/conquer", []string{"engines/conquer"}},
	{"engines/coincrown, emara, merchants", []string{"engines/coincrown", "engines/emara", "engines/merchants"}},
	{"engines/gametest", []string{"engines/gametest"}},
	{"engines: contract, bots, saves, links", []string{"engines"}},
	{"app/games", []string{"app/games"}},
	{"app/face, ui, words", []string{"app/face", "app/ui", "app/words"}},
	{"app/session", []string{"app/session"}},
	{"app/table", []string{"app/table"}},
	{"app: the program and its screens", []string{"app"}},
	{"web", []string{"web"}},
	{"cmd", []string{"cmd"}},
}

// groupOf is the row that counts a folder.
func groupOf(dir string) int {
	return slices.IndexFunc(groups, func(g struct {
		name     string
		prefixes []string
	}) bool {
		return slices.ContainsFunc(g.prefixes, func(p string) bool { return dir == p || strings.HasPrefix(dir, p+"/") })
	})
}

func linesTable(pkgs []*pkg) string {
	sums := make([][kinds]int, len(groups)+1)
	for _, p := range pkgs {
		g := groupOf(p.dir)
		for k, n := range p.lines {
			if g >= 0 {
				sums[g][k] += n
			}
			sums[len(groups)][k] += n
		}
	}
	rows := [][]string{{"Lines of Go", "written by hand", "generated", "suites", "tests"}}
	for i, s := range sums {
		name := "**all**"
		if i < len(groups) {
			name = groups[i].name
		}
		row := []string{name}
		for _, n := range s {
			row = append(row, thousands(n))
		}
		rows = append(rows, row)
	}
	return table(rows)
}

// typ is a struct type with what a reader has to know of it.
type typ struct {
	name            string
	methods, fields int
}

// typesOf counts the methods and the fields of every struct type of a package. An embedded field counts as one.
func typesOf(p *pkg) []typ {
	methods, fields := map[string]int{}, map[string]int{}
	for _, f := range p.files {
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Recv != nil {
					methods[receiver(d.Recv.List[0].Type)]++
				}
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if t, ok := s.(*ast.TypeSpec); ok {
						if st, ok := t.Type.(*ast.StructType); ok {
							fields[t.Name.Name] = fieldsOf(st)
						}
					}
				}
			}
		}
	}
	var all []typ
	for name, n := range fields {
		all = append(all, typ{p.dir + "." + name, methods[name], n})
	}
	return all
}

// receiver is the name of the type that a method belongs to.
func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.IndexListExpr:
		return receiver(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}

func fieldsOf(st *ast.StructType) (n int) {
	for _, f := range st.Fields.List {
		n += max(1, len(f.Names))
	}
	return n
}

// typesTable tells the five types of the interface with the most methods.
func typesTable(pkgs []*pkg) string {
	var all []typ
	for _, p := range pkgs {
		if p.dir == "app" || strings.HasPrefix(p.dir, "app/") {
			all = append(all, typesOf(p)...)
		}
	}
	slices.SortFunc(all, func(a, b typ) int {
		return cmp.Or(-cmp.Compare(a.methods, b.methods), -cmp.Compare(a.fields, b.fields), cmp.Compare(a.name, b.name))
	})
	rows := [][]string{{"Largest types of the interface", "methods", "fields"}}
	for _, t := range all[:min(5, len(all))] {
		rows = append(rows, []string{t.name, fmt.Sprint(t.methods), fmt.Sprint(t.fields)})
	}
	return table(rows)
}

// callsTable tells, for each package of the interface outside the games, how many uses of names there are between its files, and how
// many go against the order of files that has the fewest such.
func callsTable(pkgs []*pkg) string {
	rows := [][]string{{"Uses between files", "files", "all", "against the order"}}
	for _, p := range pkgs {
		if p.dir != "app" && !strings.HasPrefix(p.dir, "app/") || strings.HasPrefix(p.dir, "app/games/") || len(p.files) < 5 {
			continue
		}
		all, against := uses(p)
		rows = append(rows, []string{p.dir, fmt.Sprint(len(p.files)), thousands(all), thousands(against)})
	}
	return table(rows)
}

// uses counts how often a file of the package uses a name that one other file alone declares, by pairs of file and name, and how many of
// these uses go upward in the order of files that a simple search finds to have the fewest.
func uses(p *pkg) (all, against int) {
	names := slices.Sorted(maps.Keys(p.files))
	home := map[string]int{} // of each name: the file that declares it, -1 if several do
	for i, name := range names {
		for _, n := range declared(p.files[name]) {
			if at, ok := home[n]; ok && at != i {
				home[n] = -1
			} else {
				home[n] = i
			}
		}
	}
	n := len(names)
	arrows := make([][]int, n)
	for i, name := range names {
		arrows[i] = make([]int, n)
		seen := map[string]bool{}
		ast.Inspect(p.files[name], func(node ast.Node) bool {
			if id, ok := node.(*ast.Ident); ok && !seen[id.Name] {
				seen[id.Name] = true
				if at, ok := home[id.Name]; ok && at >= 0 && at != i {
					arrows[i][at]++
					all++
				}
			}
			return true
		})
	}
	return all, upward(arrows)
}

// declared lists the names of a file's functions, methods, types, variables and constants.
func declared(f *ast.File) (list []string) {
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			list = append(list, d.Name.Name)
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.TypeSpec:
					list = append(list, s.Name.Name)
				case *ast.ValueSpec:
					for _, id := range s.Names {
						list = append(list, id.Name)
					}
				}
			}
		}
	}
	return list
}

// upward orders the nodes so that few arrows point from a later one to an earlier one, by moving single nodes to where they help most
// until none helps, and counts those that are left. The order begins with whoever uses most and is used least.
func upward(arrows [][]int) int {
	n := len(arrows)
	order := make([]int, n)
	weight := make([]int, n)
	for i := range order {
		order[i] = i
		for j := range n {
			weight[i] += arrows[i][j] - arrows[j][i]
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return -cmp.Compare(weight[a], weight[b]) })
	for better := true; better; {
		better = false
		for at := range order {
			best, gain := at, 0
			sum := 0
			for to := at + 1; to < n; to++ { // behind what it stands before: its arrows there turn, theirs turn back
				sum += arrows[order[to]][order[at]] - arrows[order[at]][order[to]]
				if sum > gain {
					best, gain = to, sum
				}
			}
			sum = 0
			for to := at - 1; to >= 0; to-- {
				sum += arrows[order[at]][order[to]] - arrows[order[to]][order[at]]
				if sum > gain {
					best, gain = to, sum
				}
			}
			if best != at {
				moved := order[at]
				order = slices.Insert(slices.Delete(order, at, at+1), best, moved)
				better = true
			}
		}
	}
	count := 0
	for later := range order {
		for earlier := range later {
			count += arrows[order[later]][order[earlier]]
		}
	}
	return count
}
