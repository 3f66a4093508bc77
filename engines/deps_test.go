package engines_test

import (
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The import policy of the whole module: arrows point from games to the contract, from engines to nothing above them,
// and what a server needs never reaches the browser. Only direct imports are judged: under GOOS=js the standard
// library's own os and time lead to syscall/js.

// own says which packages of this module a package may import. The first rule that fits its folder decides. Patterns: *
// is one folder name, a trailing /... is a folder and all below it, = is the importer's own last folder name.
var own = []struct {
	in, may, why string
}{
	{"engines/game", "", "the contract stands on nothing"},
	{"engines/gametest", "engines/game", "the suite knows games by the contract only, and nothing but tests imports it"},
	{"engines/bot/bottest", "engines/bot engines/game", "what bots promise in any game, for tests"},
	{"engines/bot", "engines/game", "bots play any game by the contract"},
	{"engines/json", "", "a reader of texts knows nobody's texts"},
	{"engines/box", "engines engines/game engines/json engines/save engines/share", "a box is a text about a game's numbers, or a link; its title is as clean as a game's"},
	{"engines/save/savetest", "engines engines/game engines/save", "sample saves for tests"},
	{"engines/save/fixture", "engines engines/game engines/save", "a played game as text, for tests and tools"},
	{"engines/save", "engines engines/game", "a save finds its game by its code"},
	{"engines/share", "engines engines/game engines/save", "a link is a save in another spelling"},
	{"engines/post", "engines engines/game engines/save engines/share", "a letter is a link; bots think outside, through a function"},
	{"engines", "engines/*", "the list of the games"},
	{"engines/*", "engines/game", "a game knows the contract and no other game"},
	{"app/session", "engines engines/bot engines/game engines/post engines/save engines/share", "one table as pure rules: no widgets, no browser, no storage; what it asks a bot and hears is package bot's own data"},
	{"app/words/ftl", "", "Fluent's syntax knows no program"},
	{"app/words/*", "app/words", "accessors of texts: made by cmd/words"},
	{"app/words", "app/words/ftl", "words depend on nothing; natively they are compiled from their files"},
	{"app/face", "app/session app/words engines/game", "what the shell needs of a game"},
	{"app/face/facetest", "app/face app/session app/words engines/bot engines/game engines/save", "the suite knows a game by its face, and nothing but tests imports it"},
	{"app/ui", "app/face app/words app/words/shell engines/game", "widgets know no game and no table"},
	{"app/games", "app/face app/games/* app/ui app/words app/words/shell engines engines/game", "the games that have a face, and their special deals"},
	{"app/games/*", "app/face app/session app/ui app/words app/words/= app/words/shell engines/= engines/game", "a face knows its own game and no other"},
	{"app/table", "app/face app/session app/ui app/verbs app/words app/words/post app/words/shell engines engines/bot engines/game engines/save engines/share web/page", "the shell shows any game through its face; the advice and the analyses that it shows are package bot's own data"},
	{"app/house", "app/games app/session app/ui app/words app/words/shell engines/box engines/game engines/save engines/share web/page web/store", "what all screens share knows no screen and no table; of a game it knows what the numbers of its box are called"},
	{"app/verbs", "", "a list of names depends on nothing"},
	{"app/post", "app/face app/games app/house app/session app/ui app/verbs app/words app/words/* engines/game engines/post engines/save engines/share web/page web/store", "tables by link: what this device knows of them, and their screens; what it wants of the tables it asks through an interface of its own"},
	{"app/setup", "app/face app/games app/house app/session app/table app/ui app/verbs app/words app/words/post app/words/shell engines/game engines/save web/store", "setting a game up is a room of its own: no other screen"},
	{"app/prefs", "app/games app/house app/table app/ui app/words app/words/shell web/page", "the settings are a room of their own: no other screen"},
	{"app/boxes", "app/face app/games app/house app/ui app/verbs app/words/shell engines/box engines/game engines/save web/page web/store", "the boxes are a room of their own: no other screen"},
	{"app/desk", "app/face app/games app/house app/session app/table app/ui app/words app/words/shell engines/save web/journal web/page web/store", "the tables of this page: what the library does for them it asks through an interface of its own"},
	{"app/library", "app/face app/games app/house app/session app/table app/ui app/verbs app/words app/words/shell engines engines/game engines/save engines/share web/page web/store", "everything that is stored: what it wants of the tables it asks through an interface of its own"},
	{"app", "app/boxes app/desk app/face app/games app/house app/library app/post app/prefs app/session app/setup app/table app/ui app/verbs app/words app/words/shell engines/game web/page web/store", "the composition root alone knows the rooms together; it asks the page for things, and never touches it"},
	{"web/store", "engines/box engines/game engines/json engines/save web/journal", "storage keeps saves and boxes, and knows no screen"},
	{"web/journal", "", "what is written down is bytes under a name"},
	{"web/tabs", "", "who may play which game is a matter between tabs"},
	{"web/bridge", "engines engines/bot engines/game", "carries questions to a bot and answers back"},
	{"web/page", "engines/bot web/bridge web/journal web/store web/tabs", "the page as the browser has it: it knows no screen and no game, and hands questions to a bot on as they are"},
	{"web/serve", "", "the server only serves files"},
	{"web/goapp", "", "prepares modules of others"},
	{"web/wasm", "", "programs are bytes"},
	{"web/site", "web/serve web/store web/wasm", "the export has the server's policy in its page, names the files of saved games and makes the program smaller"},
	{"web/...", "app app/session engines/... web/...", "the browser edge"},
	{"cmd/client", "app app/games app/words web/bridge web/journal web/page web/store", "the page and the worker"},
	{"cmd/lineup", "engines/bot engines/box engines/game", "who plays, for the mains that let bots play"},
	{"cmd/*", "app app/... cmd/lineup engines engines/... web/...", "mains put things together; nothing imports them"},
}

// ownInTests is what test code may import beside that, by top folder: never a layer above.
var ownInTests = map[string]string{
	"engines": "engines engines/...",
	"app":     "app app/... engines engines/... web/bridge web/journal web/page web/store web/tabs",
	"web":     "app app/... engines engines/... web/... cmd/...",
	"cmd":     "app app/... engines engines/... web/... cmd/...",
}

// banned says which packages of the standard library a package must not import.
var banned = []struct {
	in, except, not, why string
	tests                bool // in tests too
}{
	{"engines/...", "", "syscall/js net net/...", "engines run without a browser and without a network", true},
	{"engines/...", "engines/gametest engines/save/savetest", "time", "rules and bots have no clock: a replay must not depend on when it runs", false},
	{"engines/...", "", "math/rand math/rand/v2 crypto/rand", "all chance comes from game.Rand, which is part of the state", true},
	{"engines/...", "engines/gametest", "os os/... path/filepath syscall log flag", "engines are pure: no files, no environment", false},
	{"engines/...", "engines/gametest", "math reflect unsafe", "no floats, which may differ between machines, and no tricks", false},
	{"engines/...", "", "encoding/json encoding/gob encoding/xml", "one wire format, msgp", false},
	{"app/...", "", "syscall/js", "everything that touches the browser by hand is in web", false},
	{"app/...", "app/face/facetest", "net net/... os os/... math/rand math/rand/v2 unsafe", "the interface runs in a page: no files, no network, no weak chance", false},
}

// outside says which modules of others a package may import, and why we have them. README lists the reasons at length.
var outside = []struct {
	in, may, why string
}{
	{"engines/post", "golang.org/x/crypto/blake2s github.com/tinylib/msgp/msgp", "the hash of chains, draws and seals, a quarter as much program as the standard library's SHA-256; records of heads and keys"},
	{"engines/...", "github.com/tinylib/msgp/msgp", "the snapshot format"},
	{"app/session", "", "the session is tested without a browser, and no widget may leak into it"},
	{"app/house", "github.com/maxence-charriere/go-app/v10/pkg/app rsc.io/qr/coding", "the interface; links as pictures"},
	{"app/...", "github.com/maxence-charriere/go-app/v10/pkg/app", "the interface"},
	{"web/serve", "", "what faces a network is the standard library and our own few lines"},
	{"web/site", "github.com/andybalholm/brotli", "small files on slow lines"},
	{"web/goapp", "github.com/bluekeyes/go-gitdiff/gitdiff", "patches of go-app and msgp are diffs, and git need not be there"},
	{"web/page", "github.com/maxence-charriere/go-app/v10/pkg/app", "the page and its elements"},
	{"web/e2e/hello", "github.com/maxence-charriere/go-app/v10/pkg/app", "go-app's own smallest program, which times are measured beside"},
	{"web/...", "github.com/tinylib/msgp/msgp", "records and messages"},
	{"cmd/...", "", "mains are thin"},
}

// server are packages that must not be in the program that the browser loads: they are large, or of no use there.
const server = "net net/... os/exec html/template text/template testing flag engines/gametest engines/bot/bottest app/face/facetest web/serve web/site web/goapp web/wasm cmd/serve cmd/site cmd/slim"

// fits says whether a path matches one of the patterns, for an importer in folder from.
func fits(patterns, p, from string) bool {
	for _, pattern := range strings.Fields(patterns) {
		if strings.HasSuffix(pattern, "/=") {
			pattern = strings.TrimSuffix(pattern, "=") + path.Base(from)
		}
		if folder, ok := strings.CutSuffix(pattern, "/..."); ok && (p == folder || strings.HasPrefix(p, folder+"/")) {
			return true
		}
		if ok, _ := path.Match(pattern, p); ok {
			return true
		}
	}
	return false
}

// refused says why folder from must not import imp, or nothing.
func refused(from, imp string, test bool) string {
	if p, ok := strings.CutPrefix(imp, "tabard/"); ok {
		top, _, _ := strings.Cut(from, "/")
		if test && fits(ownInTests[top], p, from) {
			return ""
		}
		for _, r := range own {
			if fits(r.in, from, "") {
				if fits(r.may, p, from) {
					return ""
				}
				return r.why
			}
		}
		return "no rule speaks of this folder; write one"
	}
	if first, _, _ := strings.Cut(imp, "/"); strings.Contains(first, ".") {
		for _, r := range outside {
			if fits(r.in, from, "") {
				if fits(r.may, imp, "") {
					return ""
				}
				return "not among the modules we use here: " + r.why
			}
		}
		return "no rule speaks of this folder; write one"
	}
	for _, b := range banned {
		if (b.tests || !test) && fits(b.in, from, "") && !fits(b.except, from, "") && fits(b.not, imp, "") {
			return b.why
		}
	}
	return ""
}

// source is one Go file of the module.
type source struct {
	folder, name string
	imports      []string
	wasm, test   bool // built for the browser; test code
}

// sources reads the imports of every Go file of the module.
func sources(t *testing.T) []source {
	t.Helper()
	wasm := build.Default
	wasm.GOOS, wasm.GOARCH, wasm.CgoEnabled = "js", "wasm", false
	var all []source
	for _, top := range []string{"engines", "app", "web", "cmd"} {
		err := filepath.WalkDir(filepath.Join("..", top), func(file string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if d.IsDir() && (d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".") && d.Name() != "..") {
				return fs.SkipDir
			}
			if d.IsDir() || filepath.Ext(file) != ".go" {
				return nil
			}
			tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
			if err != nil {
				return err
			}
			folder := strings.TrimPrefix(filepath.ToSlash(filepath.Dir(file)), "../")
			s := source{folder: folder, name: d.Name(), test: strings.HasSuffix(file, "_test.go")}
			if s.wasm, err = wasm.MatchFile(filepath.Dir(file), d.Name()); err != nil {
				return err
			}
			for _, i := range tree.Imports {
				p, err := strconv.Unquote(i.Path.Value)
				if err != nil {
					return err
				}
				s.imports = append(s.imports, p)
			}
			all = append(all, s)
			return nil
		})
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
	}
	return all
}

func TestImportsPointOneWay(t *testing.T) {
	all := sources(t)
	if len(all) < 50 {
		t.Fatalf("only %d Go files found", len(all))
	}
	for _, s := range all {
		for _, imp := range s.imports {
			if why := refused(s.folder, imp, s.test); why != "" {
				t.Errorf("%s/%s imports %s: %s", s.folder, s.name, imp, why)
			}
		}
	}
}

// A rule that outlived its subject would let whatever takes its name pass unjudged: every rule decides over a folder, every
// folder of ours that it names is there, and every module of others that it grants is imported.
func TestEveryRuleHasASubject(t *testing.T) {
	all := sources(t)
	exists := func(list, patterns string) {
		for _, p := range strings.Fields(patterns) {
			if !slices.ContainsFunc(all, func(s source) bool { return fits(p, s.folder, "conquer") || fits(p+"/...", s.folder, "") }) {
				t.Errorf("%s names %s, which is no folder", list, p)
			}
		}
	}
	var mine, others []string
	for _, r := range own {
		mine = append(mine, r.in)
		exists("own", r.may)
	}
	for _, r := range outside {
		others = append(others, r.in)
	}
	for top, may := range ownInTests {
		exists("ownInTests", top+" "+may)
	}
	for _, r := range banned {
		exists("banned", r.in+" "+r.except)
	}
	for _, p := range strings.Fields(server) {
		if _, ok := ownInTests[strings.Split(p, "/")[0]]; ok {
			exists("server", p)
		}
	}
	decides := func(in []string, s source) int {
		return slices.IndexFunc(in, func(pattern string) bool { return fits(pattern, s.folder, "") })
	}
	for i, pattern := range mine {
		if !slices.ContainsFunc(all, func(s source) bool { return decides(mine, s) == i }) {
			t.Errorf("own: the rule on %s decides over no folder", pattern)
		}
	}
	for i, r := range outside {
		if !slices.ContainsFunc(all, func(s source) bool { return decides(others, s) == i }) {
			t.Errorf("outside: the rule on %s decides over no folder", r.in)
		}
		for _, may := range strings.Fields(r.may) {
			if !slices.ContainsFunc(all, func(s source) bool { return decides(others, s) == i && slices.Contains(s.imports, may) }) {
				t.Errorf("outside: nothing that the rule on %s decides over imports %s", r.in, may)
			}
		}
	}
}

// What the browser loads is cmd/client and all that it leads to, file by file as built for it.
func TestNoServerInTheBrowser(t *testing.T) {
	byFolder := map[string][]source{}
	for _, s := range sources(t) {
		if s.wasm && !s.test {
			byFolder[s.folder] = append(byFolder[s.folder], s)
		}
	}
	reached := []string{"cmd/client"}
	for i := 0; i < len(reached); i++ {
		for _, s := range byFolder[reached[i]] {
			for _, imp := range s.imports {
				p, mine := strings.CutPrefix(imp, "tabard/")
				if fits(server, p, "") {
					t.Errorf("%s/%s, which the browser loads, imports %s", s.folder, s.name, imp)
				}
				if mine && !slices.Contains(reached, p) {
					reached = append(reached, p)
				}
			}
		}
	}
	for _, want := range []string{"app", "app/session", "engines/game", "web/bridge"} {
		if !slices.Contains(reached, want) {
			t.Errorf("the browser does not reach %s: %v", want, reached)
		}
	}
}

// inBrowser are the parts of go-app that reach into the page. The interface is elements and nothing else: what is to happen on the
// page it asks of web/page.
const inBrowser = "Window Value ValueOf Func FuncOf Event Context EventHandler UpdateNotifier Getenv IsClient IsServer CopyBytesToGo CopyBytesToJS Route RouteWithRegexp RunWhenOnBrowser Wrapper BrowserWindow"

// TestTheInterfaceTouchesNoPage looks at every use of go-app in package app and below.
func TestTheInterfaceTouchesNoPage(t *testing.T) {
	banned := strings.Fields(inBrowser)
	uses := 0
	for _, s := range sources(t) {
		if s.test || s.folder != "app" && !strings.HasPrefix(s.folder, "app/") || !slices.Contains(s.imports, "github.com/maxence-charriere/go-app/v10/pkg/app") {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", s.folder, s.name), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			sel, ok := n.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			if x, ok := sel.X.(*ast.Ident); ok && x.Name == "app" && x.Obj == nil {
				uses++
				if slices.Contains(banned, sel.Sel.Name) {
					t.Errorf("%s/%s uses app.%s: package web/page does what is done to the page", s.folder, s.name, sel.Sel.Name)
				}
			}
			for _, call := range []string{"OnClick", "OnInput", "OnChange", "OnKeyDown", "OnMount", "OnNav"} {
				if sel.Sel.Name == call {
					t.Errorf("%s/%s calls %s: events of the page are heard in package web/page", s.folder, s.name, call)
				}
			}
			return true
		})
	}
	if uses < 100 {
		t.Fatalf("only %d uses of go-app were found", uses)
	}
}

func TestThePolicyRefuses(t *testing.T) {
	for _, c := range []struct {
		from, imp string
		test, ok  bool
	}{
		{"engines/coincrown", "tabard/engines/game", false, true},
		{"engines/emara", "tabard/engines/coincrown", false, false},
		{"engines/coincrown", "tabard/engines/bot", false, false},
		{"engines/coincrown", "tabard/engines/gametest", false, false},
		{"engines/coincrown", "tabard/engines/gametest", true, true},
		{"engines/game", "tabard/engines/save", false, false},
		{"engines/bot", "tabard/engines/coincrown", false, false},
		{"engines/save", "tabard/app/session", false, false},
		{"engines/save", "tabard/web/store", true, false},
		{"engines", "tabard/engines/merchants", false, true},
		{"engines/coincrown", "syscall/js", true, false},
		{"engines/coincrown", "net/http", false, false},
		{"engines/coincrown", "time", false, false},
		{"engines/coincrown", "time", true, true},
		{"engines/bot", "math/rand/v2", false, false},
		{"engines/bot", "math", false, false},
		{"engines/bot", "math/bits", false, true},
		{"engines/coincrown", "os", false, false},
		{"engines/gametest", "os", false, true},
		{"engines/game", "github.com/tinylib/msgp/msgp", false, true},
		{"engines/game", "github.com/maxence-charriere/go-app/v10/pkg/app", false, false},
		{"app/session", "github.com/maxence-charriere/go-app/v10/pkg/app", false, false},
		{"app/session", "tabard/app/ui", false, false},
		{"app/session", "tabard/web/store", false, false},
		{"app/table", "tabard/engines/coincrown", false, false},
		{"app/table", "tabard/app/games/coincrown", false, false},
		{"app/games/coincrown", "tabard/engines/coincrown", false, true},
		{"app/games/emara", "tabard/engines/coincrown", false, false},
		{"app/games/emara", "tabard/app/games/coincrown", false, false},
		{"app/ui", "syscall/js", false, false},
		{"app", "tabard/web/page", false, true},
		{"app", "tabard/app/desk", false, true},
		{"app", "tabard/app/library", false, true},
		{"app", "tabard/engines/save", false, false},
		{"app/desk", "tabard/app/library", false, false},
		{"app/desk", "tabard/app/setup", false, false},
		{"app/desk", "tabard/app/prefs", false, false},
		{"app/desk", "tabard/app", false, false},
		{"app/library", "tabard/app/desk", false, false},
		{"app/library", "tabard/app/setup", false, false},
		{"app/library", "tabard/app/prefs", false, false},
		{"app/house", "rsc.io/qr/coding", false, true},
		{"app/desk", "rsc.io/qr/coding", false, false},
		{"app/setup", "tabard/app/desk", false, false},
		{"app/setup", "tabard/app/library", false, false},
		{"app/prefs", "tabard/app/setup", false, false},
		{"app/house", "tabard/app/table", false, false},
		{"app/house", "tabard/app/desk", false, false},
		{"web/page", "tabard/app", false, false},
		{"web/bridge", "tabard/app/session", false, false},
		{"app", "net/http", false, false},
		{"app", "tabard/cmd/client", false, false},
		{"web/serve", "github.com/maxence-charriere/go-app/v10/pkg/app", false, false},
		{"web/store", "tabard/app", false, false},
		{"cmd/client", "tabard/web/site", false, false},
		{"cmd/serve", "tabard/web/serve", false, true},
		{"pkg/util", "tabard/engines/game", false, false},
	} {
		if why := refused(c.from, c.imp, c.test); (why == "") != c.ok {
			t.Errorf("%s importing %s (in a test: %v): refused with %q, want allowed %v", c.from, c.imp, c.test, why, c.ok)
		}
	}
}
