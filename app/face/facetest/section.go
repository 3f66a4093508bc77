package facetest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strconv"
	"strings"
)

// section finds accessors of the game's words (package say) that its code never calls, and pictures that are not drawn. A method of a family is
// called by its name, whichever family it belongs to.
func (s *suite) section() {
	said := map[string]bool{}
	s.eachFile(".", func(name string, tree *ast.File) {
		ast.Inspect(tree, func(n ast.Node) bool {
			switch x := n.(type) {
			case *ast.SelectorExpr:
				said[x.Sel.Name] = true
			case *ast.BasicLit:
				if text, err := strconv.Unquote(x.Value); err == nil && x.Kind == token.STRING && symbol.MatchString(text) {
					s.icon(name, text)
				}
			}
			return true
		})
	})
	accessors := 0
	s.eachFile("../../words/"+s.own.Section, func(name string, tree *ast.File) {
		for _, d := range tree.Decls {
			for _, name := range accessorsOf(d) {
				if accessors++; !said[name] {
					s.bad("nothing says say.%s", name)
				}
			}
		}
	})
	if accessors < 100 {
		s.bad("%d accessors are few for a game", accessors)
	}
}

// accessorsOf are the exported names that a declaration of package say gives: texts, functions and methods, and neither types nor the
// members of families, which are numbers.
func accessorsOf(d ast.Decl) (names []string) {
	switch x := d.(type) {
	case *ast.FuncDecl:
		if x.Name.IsExported() && x.Name.Name != "String" && !strings.HasSuffix(x.Name.Name, "Named") {
			names = append(names, x.Name.Name)
		}
	case *ast.GenDecl:
		for _, spec := range x.Specs {
			v, ok := spec.(*ast.ValueSpec)
			if !ok || x.Tok != token.CONST {
				continue
			}
			if t, ok := v.Type.(*ast.SelectorExpr); ok && t.Sel.Name == "Text" {
				names = append(names, v.Names[0].Name)
			}
		}
	}
	return names
}

// eachFile parses the Go files of a folder, without its tests.
func (s *suite) eachFile(folder string, do func(name string, tree *ast.File)) {
	files, err := os.ReadDir(folder)
	if err != nil {
		s.tb.Fatal(err)
	}
	for _, f := range files {
		if name := f.Name(); strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") {
			tree, err := parser.ParseFile(token.NewFileSet(), folder+"/"+name, nil, 0)
			if err != nil {
				s.tb.Fatal(err)
			}
			do(name, tree)
		}
	}
}
