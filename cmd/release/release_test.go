package main

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"tabard/web/goapp"
)

// Equal contents give equal bytes, whenever and however they were written.
func TestPackForgetsTheDisk(t *testing.T) {
	one := fstest.MapFS{"index.html": {Data: []byte("page")}, "static/a.css": {Data: []byte("style"), Mode: 0o755, ModTime: time.Unix(5, 0)}}
	two := fstest.MapFS{"static/a.css": {Data: []byte("style")}, "index.html": {Data: []byte("page"), Mode: 0o600, ModTime: time.Unix(1e9, 0)}}
	first, err := pack(one)
	if err != nil {
		t.Fatal(err)
	}
	second, err := pack(two)
	if err != nil || !bytes.Equal(first, second) {
		t.Fatalf("two packings of one site differ, %v", err)
	}
	r, err := zip.NewReader(bytes.NewReader(first), int64(len(first)))
	if err != nil || len(r.File) != 2 || r.File[0].Name != "index.html" || r.File[1].Name != "static/a.css" {
		t.Fatalf("%+v, %v", r, err)
	}
	f, err := r.File[1].Open()
	if err != nil {
		t.Fatal(err)
	}
	if text, err := io.ReadAll(f); err != nil || string(text) != "style" {
		t.Errorf("%q, %v", text, err)
	}
	other := fstest.MapFS{"index.html": {Data: []byte("page")}, "static/a.css": {Data: []byte("Style")}}
	if third, err := pack(other); err != nil || bytes.Equal(first, third) {
		t.Errorf("another site is packed to the same, %v", err)
	}
}

func TestSumsAreThoseOfTheFiles(t *testing.T) {
	list, err := sums(fstest.MapFS{"b": {Data: []byte("abc")}, "a": {}, sumsName: {Data: []byte("old")}})
	want := "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a\n" +
		"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b\n"
	if err != nil || string(list) != want {
		t.Errorf("%s, %v", list, err)
	}
}

// The bill names every module that is linked, with its version and the sum by which go knows it, and says what is smaller than its original.
func TestTheBillNamesWhatIsInside(t *testing.T) {
	root := filepath.Join("..", "..")
	t.Chdir(root)
	if err := os.MkdirAll(".build", 0o755); err != nil {
		t.Fatal(err)
	}
	slim, err := os.MkdirTemp(".build", "test-*")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(slim)
	if err := goapp.Prepare(".", slim); err != nil {
		t.Fatal(err)
	}
	diet := filepath.Join(slim, "client.mod")
	mods, err := modules(diet)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(mods, func(m module) bool { return m.path == "github.com/tinylib/msgp" })
	if i < 0 || mods[i].version == "" || !strings.HasPrefix(mods[i].sum, "h1:") || !slices.Contains(mods[i].in, "app.wasm") {
		t.Fatalf("%+v", mods)
	}
	for _, m := range mods {
		if m.version == "" || m.sum == "" || len(m.in) == 0 || m.path == "tabard" {
			t.Errorf("%+v", m)
		}
	}
	if !mods[i].cut {
		t.Errorf("%s is not the smaller copy", mods[i].path)
	}
	list, err := bom(mods, "go1.26.8 X:experiment")
	if err != nil {
		t.Fatal(err)
	}
	again, err := bom(slices.Clone(mods), "go1.26.8")
	if err != nil || !bytes.Equal(list, again) {
		t.Errorf("a second bill differs, %v", err)
	}
	var b bill
	if err := json.Unmarshal(list, &b); err != nil || b.Format != "CycloneDX" || b.Spec != "1.5" || b.About.Component.Name != "tabard" {
		t.Fatalf("%+v, %v", b.About, err)
	}
	refs := map[string]component{}
	for _, c := range b.Components {
		if _, twice := refs[c.Ref]; twice {
			t.Errorf("%s stands there twice", c.Ref)
		}
		refs[c.Ref] = c
	}
	msgp := refs["github.com/tinylib/msgp"]
	if msgp.URL != "pkg:golang/github.com/tinylib/msgp@"+mods[i].version || !slices.ContainsFunc(msgp.Properties, func(p property) bool { return p.Name == "tabard:changed" }) {
		t.Errorf("%+v", msgp)
	}
	for _, c := range b.Components {
		if len(c.Licences) != 1 || c.Licences[0].License.ID == "" {
			t.Errorf("%s has no licence", c.Name)
		}
	}
	if _, err := bom([]module{{path: "example.org/new", version: "v1.0.0"}}, "go1.26.8"); err == nil || !strings.Contains(err.Error(), "example.org/new") {
		t.Errorf("a module without a licence: %v", err)
	}
	if refs["std"].Version != "1.26.8" || len(b.Components) != len(mods)+1+len(assets) || refs["Lucide"].Licences[0].License.ID != "ISC" {
		t.Errorf("%+v", refs)
	}
	for _, local := range []string{os.TempDir(), diet, "timestamp"} {
		if bytes.Contains(list, []byte(local)) {
			t.Errorf("the bill speaks of %q", local)
		}
	}
}

func TestAReleaseWithoutItsPartsIsAnError(t *testing.T) {
	if _, err := pack(os.DirFS(filepath.Join(t.TempDir(), "none"))); err == nil {
		t.Error("no site is packed")
	}
	if _, err := modules("none.mod"); err == nil {
		t.Error("no modules are listed")
	}
}
