package site

import (
	"strings"
	"testing"
)

func TestWithoutCutsWholeDeclarations(t *testing.T) {
	const text = `package p

import (
	"net/http"
	"strings"
)

type keep struct{}

// Serve serves.
func Serve() { http.NotFound(nil, nil) }

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
	got, err := without([]byte(text), []string{"Serve", "gone"}, "net/http")
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
		{"an import that is missing", []string{"Serve"}, "net/smtp"},
	} {
		if _, err := without([]byte(text), c.names, c.imported); err == nil {
			t.Errorf("%s: no error", c.name)
		}
	}
	if _, err := without([]byte("not Go"), nil, "x"); err == nil {
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
