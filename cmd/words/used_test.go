package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// Every text that has an accessor of its own is asked for by the program, or by another text. (Of families the rules ask, by number.)
func TestEveryTextIsUsed(t *testing.T) {
	const words = "tabard/app/words/"
	unused := map[string]map[string]bool{} // by package: the accessors that nobody asks for
	files := token.NewFileSet()
	for _, s := range sections[1:] { // that of grammar is asked by package words itself
		file, err := parser.ParseFile(files, filepath.Join("../../app/words", s.name, "say_gen.go"), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		unused[s.name] = accessors(file)
		if len(unused[s.name]) < 60 {
			t.Fatalf("%s has %d accessors: they are not found any more", s.name, len(unused[s.name]))
		}
		texts, err := os.ReadFile(filepath.Join("../../app/words/en", s.name+".ftl"))
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range inText.FindAllStringSubmatch(string(texts), -1) {
			delete(unused[s.name], camel(found[1])+camel(found[2]))
		}
	}
	for _, folder := range []string{"app", "cmd", "web"} {
		err := filepath.WalkDir(filepath.Join("../..", folder), func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
				return err
			}
			file, err := parser.ParseFile(files, name, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			imported := map[string]string{} // the package, by what the file calls it
			for _, i := range file.Imports {
				if at, _ := strconv.Unquote(i.Path.Value); strings.HasPrefix(at, words) {
					called := "say"
					if i.Name != nil {
						called = i.Name.Name
					}
					imported[called] = path.Base(at)
				}
			}
			ast.Inspect(file, func(n ast.Node) bool {
				if is, ok := n.(*ast.SelectorExpr); ok {
					if of, ok := is.X.(*ast.Ident); ok {
						delete(unused[imported[of.Name]], is.Sel.Name)
					}
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for name, texts := range unused {
		for text := range texts {
			t.Errorf("nothing asks for %s of app/words/en/%s.ftl", text, name)
		}
	}
}

// inText finds what a text takes from another.
var inText = regexp.MustCompile(`\{ ([a-z][a-z0-9-]*)(?:\.([a-z-]+))? \}`)

// accessors are the constants of type words.Text and the functions that a generated file has for texts outside of families.
func accessors(file *ast.File) map[string]bool {
	out := map[string]bool{}
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil && d.Name.IsExported() && len(d.Type.Results.List) == 1 { // who looks for a name gets two results
				out[d.Name.Name] = true
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				v, ok := s.(*ast.ValueSpec)
				if !ok || d.Tok != token.CONST {
					continue
				}
				if of, ok := v.Type.(*ast.SelectorExpr); ok && of.Sel.Name == "Text" {
					out[v.Names[0].Name] = true
				}
			}
		}
	}
	return out
}
