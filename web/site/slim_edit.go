package site

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
)

// An edit gives a file of a dependency another form, or says why it cannot.
type edit func([]byte) ([]byte, error)

// edits makes one of several.
func edits(all ...edit) edit {
	return func(text []byte) ([]byte, error) {
		var err error
		for _, e := range all {
			if text, err = e(text); err != nil {
				return nil, err
			}
		}
		return text, nil
	}
}

// instead puts another text in the place of a file.
func instead(other string) edit {
	return func([]byte) ([]byte, error) { return format.Source([]byte(other)) }
}

// replacing changes texts of a file, each of which must be there once.
func replacing(pairs ...string) edit {
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

// without removes declarations and imports from a Go file: "Name" is a function, or a type with its methods, "Type.Name" one
// method. Each must be there.
func without(names []string, imports ...string) edit {
	return func(text []byte) ([]byte, error) {
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, "", text, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		wanted := map[string]bool{}
		for _, name := range names {
			wanted[name] = true
		}
		for _, path := range imports {
			wanted[`"`+path+`"`] = true
		}
		var out bytes.Buffer
		at := 0
		found := map[string]bool{}
		cut := func(name string, node ast.Node) bool { // in the order of the file
			if !wanted[name] {
				return false
			}
			found[name] = true
			out.Write(text[at:fset.Position(node.Pos()).Offset])
			at = fset.Position(node.End()).Offset
			return true
		}
		for _, d := range file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if of := receiver(d); of == "" {
					cut(d.Name.Name, d)
				} else if !cut(of+"."+d.Name.Name, d) {
					cut(of, d)
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					switch spec := spec.(type) {
					case *ast.TypeSpec:
						cut(spec.Name.Name, d)
					case *ast.ImportSpec:
						cut(spec.Path.Value, spec)
					}
				}
			}
		}
		for name := range wanted {
			if !found[name] {
				return nil, fmt.Errorf("%s is not declared", name)
			}
		}
		out.Write(text[at:])
		return format.Source(out.Bytes())
	}
}

// receiver is the type that a method belongs to, or nothing.
func receiver(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return ""
	}
	of := f.Recv.List[0].Type
	if pointer, ok := of.(*ast.StarExpr); ok {
		of = pointer.X
	}
	name, ok := of.(*ast.Ident)
	if !ok {
		return ""
	}
	return name.Name
}
