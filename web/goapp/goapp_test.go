package goapp

import (
	"go/build"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// The patches fit the versions that go.mod asks for, and the copies are Go without what was to go, in the browser and in the tests that
// run natively.
func TestPatchesFitTheirModules(t *testing.T) {
	browser, native := build.Default, build.Default
	browser.GOOS, browser.GOARCH = "js", "wasm"
	native.GOOS, native.GOARCH = "linux", "amd64"
	compiled := func(name string) bool {
		folder, file := filepath.Split(name)
		for _, by := range []build.Context{browser, native} {
			if ok, err := by.MatchFile(folder, file); err != nil || ok {
				return true
			}
		}
		return false
	}
	for i, c := range []struct{ folders, heavy []string }{
		{[]string{"pkg/app", "pkg/errors", "pkg/url"}, []string{"context", "encoding/json", "net/http", "net/url", "regexp", "crypto/aes", "crypto/rand",
			"github.com/google/uuid"}},
		{[]string{"msgp", "msgp/json"}, []string{"encoding/json"}},
	} {
		dir := t.TempDir()
		if err := forks[i].copy("../..", dir); err != nil {
			t.Error(err)
			continue
		}
		for _, folder := range c.folders {
			files, err := filepath.Glob(filepath.Join(dir, folder, "*.go"))
			if err != nil || len(files) == 0 {
				t.Fatalf("%s: %d files, %v", folder, len(files), err)
			}
			for _, name := range files {
				if !compiled(name) || strings.HasSuffix(name, "_test.go") {
					continue
				}
				file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
				if err != nil {
					t.Error(err)
					continue
				}
				for _, imported := range file.Imports {
					path, _ := strconv.Unquote(imported.Path.Value)
					for _, heavy := range c.heavy {
						if path == heavy {
							t.Errorf("%s still needs %s", name, heavy)
						}
					}
				}
			}
		}
	}
}

// harmless is a patch that fits any msgp and go-app.
const harmless = `diff --git b/more.txt b/more.txt
new file mode 100644
--- /dev/null
+++ b/more.txt
@@ -0,0 +1 @@
+more
`

// A patch that is made for another version is refused, and says which hunks do not fit the one in go.mod.
func TestPatchesSayWhereTheyDoNotFit(t *testing.T) {
	for name, c := range map[string]struct {
		patch string
		says  []string
	}{
		"another version": {"github.com/tinylib/msgp v1.0.0\n" + harmless, []string{"the patch fits github.com/tinylib/msgp v1.6.5, but is made for v1.0.0"}},
		"no such line": {`github.com/tinylib/msgp v1.6.4
diff --git a/msgp/read.go b/msgp/read.go
--- a/msgp/read.go
+++ b/msgp/read.go
@@ -1,2 +1,2 @@
-package msgp
+package other
 
@@ -12,1 +12,1 @@ import (
-	"no/such/import"
+	"another"
diff --git a/msgp/none.go a/msgp/none.go
deleted file mode 100644
`, []string{"made for v1.6.4, does not fit github.com/tinylib/msgp v1.6.5", "msgp/read.go: hunk 2 of 2 (@@ -12,1 +12,1 @@ import (), line 12: conflict", "none.go: no such file"}},
		"a file that is there": {"github.com/tinylib/msgp v1.6.5\n" + strings.ReplaceAll(harmless, "more.txt", "msgp/read.go"), []string{"msgp/read.go: the file is there already"}},
		"nothing":              {"github.com/tinylib/msgp v1.6.5\n", []string{"the patch changes nothing"}},
		"no such module":       {"example.org/none v1.0.0\n" + harmless, []string{"find the module"}},
	} {
		f := forks[1]
		f.patch = c.patch
		err := f.copy("../..", t.TempDir())
		for _, want := range c.says {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %v\ndoes not say %q", name, err, want)
			}
		}
	}
}

func TestPrepareWantsABuildFolderBelowTheModule(t *testing.T) {
	if err := Prepare("../..", t.TempDir()); err == nil {
		t.Error("no error")
	}
}

func TestAllElementsShareOneType(t *testing.T) {
	const text = `package app

import (
	"strings"
)

// The interface that represents a "b" HTML element.
type HTMLB interface {
	HTML

	// Sets the content.
	Text(v any) HTMLB
}

// B returns it.
func B() HTMLB {
	e := &htmlB{
		htmlElement: htmlElement{
			tag: "b",
		},
	}

	return e
}

type htmlB struct {
	htmlElement
}

func (e *htmlB) Text(v any) HTMLB {
	e.setAttr("value", v)
	return e
}

func (e *htmlB) ID(format string, v ...any) HTMLB {
	e.setAttr("id", FormatString(format, v...))
	return e
}

func (e *htmlB) Class(v ...string) HTMLB {
	e.setAttr("class", strings.Join(v, " "))
	return e
}

func (e *htmlB) Aria(k string, v any) HTMLB {
	e.setAttr("aria-"+k, FormatString("%v", v))
	return e
}

type HTMLElem interface {
	HTML
}

func Elem(tag string) HTMLElem {
	e := &htmlElem{
		htmlElement: htmlElement{
			tag: tag,
		},
	}

	return e
}

type htmlElem struct {
	htmlElement
}

func (e *htmlElem) Text(v any) HTMLElem {
	return e.Body(Text(v))
}
`
	const want = `package app

import "strings"

// htmlElem is an element of any tag.
type htmlElem struct{ htmlElement }

type HTMLB = *htmlElem

func B() HTMLElem {
	e := &htmlElem{
		htmlElement: htmlElement{
			tag: "b",
		},
	}

	return e
}

type HTMLElem = *htmlElem

func Elem(tag string) HTMLElem {
	e := &htmlElem{
		htmlElement: htmlElement{
			tag: tag,
		},
	}

	return e
}

func (e *htmlElem) Text(v any) HTMLElem {
	if e.tag == "b" {
		e.setAttr("value", v)
		return e
	}
	return e.Body(Text(v))
}

func (e *htmlElem) ID(text string) HTMLElem {
	e.setText("id", text)
	return e
}

func (e *htmlElem) Class(v ...string) HTMLElem {
	e.setText("class", strings.Join(v, " "))
	return e
}

func (e *htmlElem) Aria(k string, v any) HTMLElem {
	e.setAttr("aria-"+k, v)
	return e
}
`
	got, err := oneElement([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("%s", got)
	}
	for name, bad := range map[string]string{
		"a broken file":                    "not Go",
		"nothing to share":                 "package app\n",
		"a function without an element":    "package app\n\nfunc F() int { return 1 }\n",
		"a method that takes other things": strings.Replace(text, "func (e *htmlElem) Text(v any)", "func (e *htmlElem) Text(v string)", 1),
		"another form for an unknown tag":  strings.Replace(text, `tag: "b"`, `tag: named`, 1),
	} {
		if _, err := oneElement([]byte(bad)); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// A machine that has built nothing has no module yet: the first make run fetches what it patches.
func TestModulesAreFetchedWhereNothingWasBuilt(t *testing.T) {
	out, err := exec.Command("go", "env", "GOMODCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	// What this machine has fetched stands for the net.
	t.Setenv("GOPROXY", "file://"+filepath.Join(strings.TrimSpace(string(out)), "cache", "download"))
	t.Setenv("GOFLAGS", "-modcacherw")
	t.Setenv("GOMODCACHE", t.TempDir())
	for _, f := range forks {
		if err := f.copy("../..", t.TempDir()); err != nil {
			t.Errorf("%s: %v", f.name, err)
		}
	}
}
