package lingo

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// used collects the ids in every call of T and N below app: whole ones, and the beginnings of those put together.
func used(t *testing.T) (whole, starts map[string]token.Position) {
	t.Helper()
	whole, starts = map[string]token.Position{}, map[string]token.Position{}
	fset := token.NewFileSet()
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") {
			return err
		}
		file, err := parser.ParseFile(fset, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) == 0 {
				return true
			}
			fun, ok := call.Fun.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			pkg, _ := fun.X.(*ast.Ident)
			if pkg == nil {
				return true
			}
			named := call.Args[0]
			switch pkg.Name + "." + fun.Sel.Name {
			case "lingo.T", "lingo.N":
			case "ui.WordButton", "ui.WordLink": // the last one is the id
				named = call.Args[len(call.Args)-1]
			default:
				return true
			}
			pos := fset.Position(call.Pos())
			switch arg := named.(type) {
			case *ast.BasicLit:
				id, err := strconv.Unquote(arg.Value)
				if err != nil {
					t.Fatal(err)
				}
				if fun.Sel.Name == "N" {
					whole[id+".one"], whole[id+".other"] = pos, pos
				} else {
					whole[id] = pos
				}
			case *ast.BinaryExpr:
				left := arg.X
				for {
					b, ok := left.(*ast.BinaryExpr)
					if !ok {
						break
					}
					left = b.X
				}
				if lit, ok := left.(*ast.BasicLit); ok {
					id, err := strconv.Unquote(lit.Value)
					if err != nil {
						t.Fatal(err)
					}
					starts[id] = pos
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return whole, starts
}

func TestEveryIDThatIsUsedHasWords(t *testing.T) {
	whole, starts := used(t)
	if len(whole) < 100 {
		t.Fatalf("only %d ids found in the sources", len(whole))
	}
	for id, pos := range whole {
		if !Has(id) {
			t.Errorf("%s: no words for %q", pos, id)
		}
	}
	for start, pos := range starts {
		found := false
		for id := range english {
			found = found || strings.HasPrefix(id, start)
		}
		if !found {
			t.Errorf("%s: no words begin with %q", pos, start)
		}
	}
}

// indirect ids are put into variables before they are looked up.
var indirect = []string{"problem.", "notice.", "log.copied", "share.copied", "broken.copied", "setup.seedcopied", "daily.copied"}

func TestNoWordsWithoutUse(t *testing.T) {
	whole, starts := used(t)
	for id := range english {
		ok := false
		if _, direct := whole[id]; direct {
			ok = true
		}
		for start := range starts {
			ok = ok || strings.HasPrefix(id, start)
		}
		for _, start := range indirect {
			ok = ok || strings.HasPrefix(id, start)
		}
		if !ok {
			t.Errorf("nothing uses %q", id)
		}
	}
}

func TestEveryLanguageHasTheIDsAndPlaceholdersOfEnglish(t *testing.T) {
	for tag, words := range catalogues {
		for id, text := range english {
			other, ok := words[id]
			if !ok {
				t.Errorf("%s has no %q", tag, id)
			}
			for n := range 5 {
				hole := "{" + strconv.Itoa(n) + "}"
				if strings.Contains(text, hole) != strings.Contains(other, hole) {
					t.Errorf("%s: %q differs in %s", tag, id, hole)
				}
			}
		}
		if len(words) != len(english) {
			t.Errorf("%s has %d texts, English %d", tag, len(words), len(english))
		}
	}
}

func TestTFillsInWhatItIsGiven(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{T("save.at", "12:04"), "saved 12:04"},
		{T("no.such.id"), "no.such.id"},
		{N("saves.taken", 1), "One game taken from the file."},
		{N("saves.taken", 3), "3 games taken from the file."},
		{N("link.players", 0), "0 players"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
	if Use("xx") || !Use("en") {
		t.Error("Use takes a language that is not there, or refuses English")
	}
}
