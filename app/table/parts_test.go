package table

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// setBy are the fields that only methods of their own part set, by part: what is said and shown for a moment, and what is open.
var setBy = map[string][]string{
	"voice":  {"said", "alerted", "toast", "toastN", "report"},
	"sheets": {"opened", "trail", "ruleAt"},
}

// What is open, said and toasted is set in one place: by the methods of the part that has it.
func TestPartsSetWhatIsTheirs(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	set := 0
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		fset := token.NewFileSet()
		tree, err := parser.ParseFile(fset, file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range tree.Decls {
			fd, ok := decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			part := ""
			if fd.Recv != nil {
				if star, ok := fd.Recv.List[0].Type.(*ast.StarExpr); ok {
					part = star.X.(*ast.Ident).Name
				}
			}
			check := func(left ast.Expr) {
				sel, ok := left.(*ast.SelectorExpr)
				if !ok {
					return
				}
				for owner, fields := range setBy {
					if slices.Contains(fields, sel.Sel.Name) {
						set++
						if owner != part {
							t.Errorf("%s: %s is set outside of %s", fset.Position(sel.Pos()), sel.Sel.Name, owner)
						}
					}
				}
			}
			ast.Inspect(fd, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.AssignStmt:
					for _, left := range n.Lhs {
						check(left)
					}
				case *ast.IncDecStmt:
					check(n.X)
				case *ast.UnaryExpr:
					if n.Op == token.AND {
						check(n.X)
					}
				}
				return true
			})
		}
	}
	if set < 10 {
		t.Errorf("only %d places set anything", set)
	}
}
