package facetest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"reflect"
	"regexp"
	"strconv"
	"strings"

	"tabard/app/face"
)

// symbol is what the code calls a picture.
var symbol = regexp.MustCompile(`^(g|game|ui)-[a-z-]*[a-z]$`)

// leftOver finds texts that nothing says, and pictures that are not drawn. Texts stand in the files text_*.go, under keys of
// maps, ids of face.Pairs and face.Texts, or names of constants; the code says them by key, id or name.
func (s *suite) leftOver() {
	files, err := os.ReadDir(".")
	if err != nil {
		s.tb.Fatal(err)
	}
	kept, said := map[string]string{}, map[string]bool{}
	var starts, ends []string
	for _, name := range s.named() {
		said[name] = true
	}
	for _, file := range files {
		name := file.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			s.tb.Fatal(err)
		}
		keys := map[ast.Node]bool{}
		if strings.HasPrefix(name, "text_") {
			s.keep(tree, name, kept, keys)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			switch x := n.(type) {
			case *ast.ValueSpec:
				for _, id := range x.Names {
					keys[id] = true // a name that is given is not said
				}
			case *ast.Ident:
				if !keys[n] {
					said[x.Name] = true
				}
			case *ast.BinaryExpr: // a key that is put together
				if part, ok := literal(x.X); ok && x.Op == token.ADD {
					starts = append(starts, part)
				}
				if part, ok := literal(x.Y); ok && x.Op == token.ADD {
					ends = append(ends, part)
				}
			case *ast.AssignStmt:
				if part, ok := literal(x.Rhs[0]); ok && x.Tok == token.ADD_ASSIGN {
					ends = append(ends, part)
				}
			case *ast.BasicLit:
				text, err := strconv.Unquote(x.Value)
				if x.Kind != token.STRING || err != nil {
					break
				}
				if symbol.MatchString(text) {
					s.icon(name, text)
				}
				if !keys[n] {
					said[text] = true
				}
			}
			return true
		})
	}
	for key, where := range kept {
		whole := key
		for _, end := range append(ends, ends...) {
			key = strings.TrimSuffix(key, end)
		}
		ok := said[whole] || said[key] || said[strings.TrimSuffix(whole, "s")]
		for _, start := range starts {
			ok = ok || strings.HasPrefix(whole, start)
		}
		if !ok {
			s.bad("nothing says %s of %s", whole, where)
		}
	}
}

// named are the keys that the rules say, the machine names of set-ups and scores, and what every face says (face.Words).
func (s *suite) named() []string {
	all := append(append(s.own.Counted, s.def.Keys...), s.def.Parts...)
	for _, f := range reflect.VisibleFields(reflect.TypeFor[face.Words]()) {
		all = append(all, f.Name)
	}
	for _, l := range s.def.Levels {
		all = append(all, l.ID)
	}
	for _, t := range s.def.Traits {
		all = append(all, t.ID)
	}
	for _, o := range s.def.Options {
		all = append(all, o.ID)
		for _, v := range o.Values {
			all = append(all, o.ID+"."+v)
		}
	}
	return all
}

// literal is the word that an expression is, if it may be part of a key.
func literal(x ast.Expr) (string, bool) {
	lit, ok := x.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(lit.Value)
	return text, err == nil && word.MatchString(text)
}

var word = regexp.MustCompile(`^[A-Za-z]{2,}$`)

// keep collects the keys of a file of texts: constants without a value of their own, keys of tables whose keys are plain
// names or strings, and ids of short tables, each there once. Tables by the numbers of the rules are not among them: words
// proves those.
func (s *suite) keep(tree *ast.File, where string, kept map[string]string, keys map[ast.Node]bool) {
	ast.Inspect(tree, func(n ast.Node) bool {
		switch x := n.(type) {
		case *ast.GenDecl:
			for _, spec := range x.Specs {
				if c, ok := spec.(*ast.ValueSpec); ok && x.Tok == token.CONST {
					for _, id := range c.Names {
						kept[id.Name] = where
					}
				}
			}
		case *ast.CompositeLit:
			of, ok := x.Type.(*ast.SelectorExpr)
			if !ok || of.Sel.Name != "Pairs" && of.Sel.Name != "Texts" {
				break
			}
			here := map[string]bool{}
			for _, row := range x.Elts {
				id := row.(*ast.CompositeLit).Elts[0].(*ast.BasicLit)
				text, _ := strconv.Unquote(id.Value)
				if here[text] {
					s.bad("%s stands twice in a table of %s", text, where)
				}
				kept[text], keys[id], here[text] = where, true, true
			}
		case *ast.KeyValueExpr:
			switch key := x.Key.(type) {
			case *ast.Ident:
				if _, text := x.Value.(*ast.BasicLit); text {
					kept[key.Name], keys[key] = where, true
				}
			case *ast.BasicLit:
				if text, err := strconv.Unquote(key.Value); err == nil && key.Kind == token.STRING {
					kept[text], keys[key] = where, true
				}
			}
		}
		return true
	})
}
