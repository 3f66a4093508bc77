package facetest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// symbol is what the code calls a picture.
var symbol = regexp.MustCompile(`^(g|game|ui)-[a-z-]*[a-z]$`)

// section finds accessors of the game's words (package say) that neither its code calls nor, as a form of a noun, a sentence asks for, and
// pictures that are not drawn.
func (s *suite) section() {
	eachFile(s.tb, ".", func(name string, tree *ast.File) {
		ast.Inspect(tree, func(n ast.Node) bool {
			if x, ok := n.(*ast.BasicLit); ok && x.Kind == token.STRING {
				if text, err := strconv.Unquote(x.Value); err == nil && symbol.MatchString(text) {
					s.icon(name, text)
				}
			}
			return true
		})
	})
	unsaid, accessors := Unsaid(s.tb, "../../words/"+s.own.Section, ".")
	for _, name := range unsaid {
		s.bad("nothing says say.%s", name)
	}
	if accessors < 100 {
		s.bad("%d accessors are few for a game", accessors)
	}
}

// Unsaid are the accessors of words in a folder that neither the code of other folders, without their tests, nor a sentence of their own file
// ever asks for, and how many accessors there are. A method of a family is called by its name, whichever family it belongs to.
func Unsaid(t testing.TB, words string, code ...string) (unsaid []string, accessors int) {
	said := map[string]bool{}
	for _, folder := range code {
		eachFile(t, folder, func(_ string, tree *ast.File) {
			ast.Inspect(tree, func(n ast.Node) bool {
				if x, ok := n.(*ast.SelectorExpr); ok {
					said[x.Sel.Name] = true
				}
				return true
			})
		})
	}
	asked := askedInSentences(t, words)
	eachFile(t, words, func(_ string, tree *ast.File) {
		for _, d := range tree.Decls {
			for _, name := range accessorsOf(d) {
				if accessors++; !said[name] && !asked[strings.ToLower(name)] {
					unsaid = append(unsaid, name)
				}
			}
		}
	})
	return unsaid, accessors
}

// within is how a sentence asks for the form of a noun, and for another message.
var within = regexp.MustCompile(`form: "([a-z0-9-]+)"|\{ ([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)?) \}`)

// askedInSentences are the accessors of what the sentences of a file ask for, in small letters. The file has the name of the folder of words.
func askedInSentences(t testing.TB, words string) map[string]bool {
	text, err := os.ReadFile(path.Join(words, "../en", path.Base(words)+".ftl"))
	if err != nil {
		t.Fatal(err)
	}
	asked := map[string]bool{}
	for _, m := range within.FindAllStringSubmatch(string(text), -1) {
		asked[strings.NewReplacer("-", "", ".", "").Replace(m[1]+m[2])] = true
	}
	return asked
}

// accessorsOf are the exported names that a declaration of package say gives: texts, functions and methods, and neither types nor the
// members of families, which are numbers. Package face asks for names and hints.
func accessorsOf(d ast.Decl) (names []string) {
	switch x := d.(type) {
	case *ast.FuncDecl:
		if x.Name.IsExported() && x.Name.Name != "String" && x.Name.Name != "Hint" && !strings.HasSuffix(x.Name.Name, "Named") {
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
func eachFile(t testing.TB, folder string, do func(name string, tree *ast.File)) {
	files, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if name := f.Name(); strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") {
			tree, err := parser.ParseFile(token.NewFileSet(), folder+"/"+name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			do(name, tree)
		}
	}
}
