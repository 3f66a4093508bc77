package site

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

const (
	goApp = "github.com/maxence-charriere/go-app/v10"
	// serverStub stands for go-app's http.go. One function of the client's side names the type.
	serverStub = "package app\n\n// Handler is go-app's server, which the program in the browser does not need.\ntype Handler struct{}\n"
)

// serverOnly are the declarations of go-app's resource.go that serve files.
var serverOnly = []string{"LocalDir", "localResourceResolver", "PrefixedLocation", "prefixedResourceResolver", "GitHubPages"}

// Slim prepares a build of the client from a copy of go-app that makes the program smaller by a quarter:
//   - without net/http: go-app holds its server in the package that the browser needs, and with it a web client, TLS and all
//     of its ciphers;
//   - without regexp, since all paths lead to one component;
//   - with one type for all elements instead of an interface and a struct for each (see oneElement).
//
// Nothing else that runs in the browser is touched. Slim writes the copy to build/go-app and a go.mod that uses it, for
// `go build -modfile`, to build/client.mod. root is the folder of our module, build a folder below it.
func Slim(root, build string) error {
	list := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", goApp)
	list.Dir = root
	out, err := list.Output()
	if err != nil {
		return fmt.Errorf("site: find go-app: %w", err)
	}
	module := strings.TrimSpace(string(out))
	changed, err := slimmed(filepath.Join(module, "pkg", "app"))
	if err != nil {
		return fmt.Errorf("site: go-app is not what it was, read the new release before slimming it: %w", err)
	}

	slim := filepath.Join(build, "go-app")
	if err := os.RemoveAll(slim); err != nil {
		return fmt.Errorf("site: clear the copy of go-app: %w", err)
	}
	if err := os.CopyFS(filepath.Join(slim, "pkg"), os.DirFS(filepath.Join(module, "pkg"))); err != nil {
		return fmt.Errorf("site: copy go-app: %w", err)
	}
	// Files of the module cache are read-only, and their copies too: put new ones in their place.
	for name, data := range changed {
		file := filepath.Join(slim, "pkg", "app", name)
		if err := errors.Join(os.Remove(file), os.WriteFile(file, data, 0o644)); err != nil {
			return fmt.Errorf("site: slim go-app: %w", err)
		}
	}
	for from, to := range map[string]string{
		filepath.Join(module, "go.mod"): filepath.Join(slim, "go.mod"),
		filepath.Join(root, "go.mod"):   filepath.Join(build, "client.mod"),
		filepath.Join(root, "go.sum"):   filepath.Join(build, "client.sum"),
	} {
		data, err := os.ReadFile(from)
		if err != nil {
			return fmt.Errorf("site: read %s: %w", filepath.Base(from), err)
		}
		if err := os.WriteFile(to, data, 0o644); err != nil {
			return fmt.Errorf("site: write %s: %w", filepath.Base(to), err)
		}
	}
	relative, err := filepath.Rel(root, slim)
	if err != nil {
		return fmt.Errorf("site: the build folder is not below the module: %w", err)
	}
	edit := exec.Command("go", "mod", "edit", "-replace", goApp+"=./"+filepath.ToSlash(relative), filepath.Join(build, "client.mod"))
	if out, err := edit.CombinedOutput(); err != nil {
		return fmt.Errorf("site: point the client at the copy of go-app: %w: %s", err, out)
	}
	return nil
}

// slimmed are the files of go-app that the client has in another form.
func slimmed(from string) (map[string][]byte, error) {
	out := map[string][]byte{"http.go": []byte(serverStub)}
	for name, change := range map[string]func([]byte) ([]byte, error){
		"resource.go": func(text []byte) ([]byte, error) { return without(text, serverOnly, "net/http") },
		"html_gen.go": oneElement,
		"node.go": replacing(
			"case *htmlElem, *htmlElemSelfClosing:", "case *htmlElem:"),
		"engine.go": replacing(
			"document.(HTML).body()", "document.body()",
			"child, isBody := child.(HTMLBody); isBody", `child, isHTML := child.(HTML); isHTML && child.Tag() == "body"`),
		"route.go": replacing(
			"\t\"regexp\"\n", "",
			"regexp.MustCompile(pattern)", "anyPath(pattern)",
			"*regexp.Regexp\n", "everyPath\n",
			"type regexpRoute struct", everyPath+"type regexpRoute struct"),
	} {
		text, err := os.ReadFile(filepath.Join(from, name))
		if err != nil {
			return nil, err
		}
		if out[name], err = change(text); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	return out, nil
}

// everyPath is what the client's one route needs of a regular expression.
const everyPath = `// everyPath matches every path.
type everyPath struct{}

func (everyPath) MatchString(string) bool { return true }

func anyPath(pattern string) everyPath {
	if pattern != ".*" {
		panic("the client has one route for every path, not " + pattern)
	}
	return everyPath{}
}

`

// replacing changes texts of a file, each of which must be there once.
func replacing(pairs ...string) func([]byte) ([]byte, error) {
	return func(text []byte) ([]byte, error) {
		for i := 0; i < len(pairs); i += 2 {
			if n := bytes.Count(text, []byte(pairs[i])); n != 1 {
				return nil, fmt.Errorf("%q is there %d times", pairs[i], n)
			}
			text = bytes.Replace(text, []byte(pairs[i]), []byte(pairs[i+1]), 1)
		}
		return format.Source(text)
	}
}

// without removes declarations, with their methods, and an import from a Go file. Each must be there.
func without(text []byte, names []string, imported string) ([]byte, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "", text, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	var cuts []ast.Node
	found := map[string]bool{}
	cut := func(name string, node ast.Node) {
		for _, n := range names {
			if n == name {
				found[n] = true
				cuts = append(cuts, node)
			}
		}
	}
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil {
				cut(d.Name.Name, d)
			} else if of, ok := d.Recv.List[0].Type.(*ast.Ident); ok {
				cut(of.Name, d)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					cut(spec.Name.Name, d)
				case *ast.ImportSpec:
					if spec.Path.Value == `"`+imported+`"` {
						found[imported] = true
						cuts = append(cuts, spec)
					}
				}
			}
		}
	}
	for _, n := range append([]string{imported}, names...) {
		if !found[n] {
			return nil, fmt.Errorf("%s is not declared", n)
		}
	}
	var out bytes.Buffer
	at := 0
	for _, c := range cuts { // in the order of the file
		from, to := fset.Position(c.Pos()).Offset, fset.Position(c.End()).Offset
		out.Write(text[at:from])
		at = to
	}
	out.Write(text[at:])
	return format.Source(out.Bytes())
}
