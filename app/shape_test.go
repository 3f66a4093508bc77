package app

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

// A type of the interface with more than these is a room that everything leads through: it is to be taken apart.
const (
	mostMethods = 60
	mostFields  = 15
)

// mayBeLarge are the types that may have more, with the reason.
var mayBeLarge = map[string]string{
	"app/session.Session": "one state machine over one position: undo, curtain, windows and log all read and change the same steps, and what " +
		"could be taken out would call back for every one of them",
	"app/session.View":        "a value without methods: all that a screen may know at one revision",
	"app/face.Face":           "a table of what a game tells of itself: data and funcs, and no state",
	"app/face/facetest.suite": "of tests",
	"app/face/facetest.Own":   "of tests",
}

// shape is what a type is made of.
type shape struct{ fields, methods int }

// shapes are the types of package app and below, by folder and name.
func shapes(t *testing.T) map[string]shape {
	t.Helper()
	all := map[string]shape{}
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return err
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		folder := path.Join("app", filepath.ToSlash(filepath.Dir(file)))
		for _, decl := range tree.Decls {
			switch decl := decl.(type) {
			case *ast.GenDecl:
				for _, spec := range decl.Specs {
					ts, ok := spec.(*ast.TypeSpec)
					if !ok {
						continue
					}
					st, ok := ts.Type.(*ast.StructType)
					if !ok {
						continue
					}
					s := all[folder+"."+ts.Name.Name]
					for _, f := range st.Fields.List {
						s.fields += max(1, len(f.Names))
					}
					all[folder+"."+ts.Name.Name] = s
				}
			case *ast.FuncDecl:
				if decl.Recv == nil {
					continue
				}
				recv := decl.Recv.List[0].Type
				star, pointer := recv.(*ast.StarExpr)
				if pointer {
					recv = star.X
				}
				if id, ok := recv.(*ast.Ident); ok {
					s := all[folder+"."+id.Name]
					s.methods++
					all[folder+"."+id.Name] = s
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestNoTypeOfTheInterfaceIsAKnot(t *testing.T) {
	all := shapes(t)
	if s := all["app/table.Table"]; s.methods < 20 || s.fields < 5 || len(all) < 100 {
		t.Fatalf("%d types were found, and a table with %+v", len(all), s)
	}
	for name, s := range all {
		large := s.fields > mostFields || s.methods > mostMethods
		if large && mayBeLarge[name] == "" {
			t.Errorf("%s has %d fields and %d methods, more than %d and %d: take it apart", name, s.fields, s.methods, mostFields, mostMethods)
		}
		if !large && mayBeLarge[name] != "" {
			t.Errorf("%s is not large any more: take it off the list", name)
		}
	}
	for name := range mayBeLarge {
		if _, ok := all[name]; !ok {
			t.Errorf("there is no %s: take it off the list", name)
		}
	}
}
