package site

import "testing"

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
