package site

import (
	"go/build"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// The versions that go.mod asks for are the ones that the diets know, and their copies are Go without what was to go, in the
// browser and in the tests that run natively.
func TestDietsFitTheirModules(t *testing.T) {
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
	for _, c := range []struct {
		of      diet
		folders []string
		heavy   []string
	}{
		{goAppDiet, []string{"pkg/app", "pkg/errors"}, []string{"context", "encoding/json", "net/http", "net/url", "regexp", "crypto/aes", "crypto/rand",
			"github.com/google/uuid"}},
		{msgpDiet, []string{"msgp"}, []string{"encoding/json"}},
	} {
		dir := t.TempDir()
		if err := c.of.copy("../..", dir); err != nil {
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
	other := goAppDiet
	other.version = "v10.0.0"
	if err := other.copy("../..", t.TempDir()); err == nil {
		t.Error("another version: no error")
	}
	other = msgpDiet
	other.files = map[string]edit{"read.go": replacing("no such text", "")}
	if err := other.copy("../..", t.TempDir()); err == nil {
		t.Error("an edit that does not fit: no error")
	}
}

func TestSlimWantsABuildFolderBelowTheModule(t *testing.T) {
	if err := Slim("../..", t.TempDir()); err == nil {
		t.Error("no error")
	}
}

func TestWithoutCutsWholeDeclarations(t *testing.T) {
	const text = `package p

import (
	"net/http"
	"strings"
)

type keep struct{}

// Serve serves.
func Serve() { http.NotFound(nil, nil) }

func (k *keep) other() {}

type gone struct{ http.Handler }

func (g gone) method() {}

func (k keep) method() string { return strings.ToUpper("") }
`
	const want = `package p

import (
	"strings"
)

type keep struct{}

// Serve serves.

func (k keep) method() string { return strings.ToUpper("") }
`
	got, err := without([]string{"Serve", "gone", "keep.other"}, "net/http")([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("%s", got)
	}
	for _, c := range []struct {
		name     string
		names    []string
		imported string
	}{
		{"a declaration that is missing", []string{"Serve", "gone", "other"}, "net/http"},
		{"a method that is missing", []string{"gone.other"}, "net/http"},
		{"an import that is missing", []string{"Serve"}, "net/smtp"},
	} {
		if _, err := without(c.names, c.imported)([]byte(text)); err == nil {
			t.Errorf("%s: no error", c.name)
		}
	}
	if _, err := without(nil, "x")([]byte("not Go")); err == nil {
		t.Error("a broken file: no error")
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
	e.setAttr("id", text)
	return e
}

func (e *htmlElem) Class(v ...string) HTMLElem {
	e.setAttr("class", strings.Join(v, " "))
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

func TestReplacingWantsEachTextOnce(t *testing.T) {
	got, err := replacing("one", "two", "x()", "y()")([]byte("package one\n\nfunc x() {}\n"))
	if err != nil || string(got) != "package two\n\nfunc y() {}\n" {
		t.Errorf("%s, %v", got, err)
	}
	for _, text := range []string{"package p\n", "package one // one\n", "package one {"} {
		if _, err := replacing("one", "two")([]byte(text)); err == nil {
			t.Errorf("%q: no error", text)
		}
	}
}
