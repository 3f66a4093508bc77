package site

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io"
	"io/fs"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"tabard/app/words"
	"tabard/web/goapp"
	"tabard/web/serve"
)

func picture(t *testing.T, w, h int) *fstest.MapFile {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, w, h))); err != nil {
		t.Fatal(err)
	}
	return &fstest.MapFile{Data: b.Bytes()}
}

// source is a small site with the real scripts.
func source(t *testing.T) (Source, fstest.MapFS) {
	t.Helper()
	static := fstest.MapFS{
		"icon.svg": {Data: []byte("<svg/>")}, "icon-180.png": picture(t, 180, 180), "icon-192.png": picture(t, 192, 192),
		"launch/icon-512.png": picture(t, 512, 512), "launch/icon-maskable-512.png": picture(t, 512, 512), "launch/monochrome-512.png": picture(t, 512, 512),
		"zebra.css": {Data: []byte("z{}")}, "tabard.css": {Data: []byte("t{}")}, "coincrown.css": {Data: []byte("c{}")},
		"fonts/deep.css":        {Data: []byte("not a sheet of the page")},
		"screenshots/phone.png": picture(t, 36, 64),
		"screenshots/wide.png":  picture(t, 128, 72),
	}
	for _, name := range []string{"continue", "daily", "coincrown", "emara", "merchants", "conquer"} {
		static["launch/"+name+"-96.png"] = picture(t, 96, 96)
	}
	for _, name := range []string{"boot.js", "boot.css", "words.js", "first.js", "tabs.js", "journal.js", "awake.js", "sound.js", "travel.js", "drag.js", "rules.js", "worker.js"} {
		data, err := os.ReadFile(filepath.Join("..", "..", "static", name))
		if err != nil {
			t.Fatal(err)
		}
		static[name] = &fstest.MapFile{Data: data}
	}
	// A program of one segment with three hundred bytes of data.
	program := append([]byte("\x00asm\x01\x00\x00\x00"), 11, 0xb3, 2, 1, 0, 0x41, 5, 0x0b, 0xac, 2)
	program = append(program, bytes.Repeat([]byte{'d'}, 300)...)
	script, err := goapp.PageScript("../..")
	if err != nil {
		t.Fatal(err)
	}
	src := Source{Wasm: program, WasmExec: []byte("/* go */"), AppJS: script, Static: static}
	first := map[string]string{"en": "Hello", "de": "Hallo"}
	title := map[string]string{"en": "Zebra & co", "de": "Das Zebra"}
	for _, l := range words.Languages {
		src.Words = append(src.Words, Words{
			Tag: l.Tag, Catalogues: [...]string{"tabard words " + l.Tag, "rules " + l.Tag}, Page: page(t, l.Tag), First: `<div id="tabard">` + first[l.Tag] + "</div>",
			Rules: []Rules{{"zebra", title[l.Tag], "<main>\n  <h1>Zebra</h1>\n</main>"}},
		})
	}
	return src, static
}

// page is the words of a language for what works without the program.
func page(t *testing.T, tag string) map[string]any {
	t.Helper()
	texts, err := words.Page(tag)
	if err != nil {
		t.Fatal(err)
	}
	return texts
}

func built(t *testing.T) Files {
	t.Helper()
	src, _ := source(t)
	files, _, err := Build(src)
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestEqualSourcesGiveEqualBytes(t *testing.T) {
	src, _ := source(t)
	first, v1, err := Build(src)
	if err != nil {
		t.Fatal(err)
	}
	second, v2, err := Build(src)
	if err != nil {
		t.Fatal(err)
	}
	if v1 != v2 || !maps.EqualFunc(first, second, bytes.Equal) {
		t.Error("two builds differ")
	}
}

func TestEveryFileCountsForTheVersion(t *testing.T) {
	src, static := source(t)
	_, old, err := Build(src)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"boot.js", "worker.js", "zebra.css", "fonts/deep.css", "icon.svg"} {
		kept := static[name]
		static[name] = &fstest.MapFile{Data: append(slices.Clone(kept.Data), '\n')}
		_, version, err := Build(src)
		if err != nil {
			t.Fatal(err)
		}
		if version == old {
			t.Errorf("%s changed, the version did not", name)
		}
		static[name] = kept
	}
	src.Wasm = append(slices.Clone(src.Wasm), 0, 0) // one more section
	if _, version, _ := Build(src); version == old {
		t.Error("the program changed, the version did not")
	}
	src.Words[1].Page["boot-loading"] = "Anders"
	if _, version, err := Build(src); err != nil || version == old {
		t.Errorf("a word of the page changed, the version did not: %v", err)
	}
}

// What the build adds counts like what it is given: a version is the hash of the whole site that is put together without one.
func TestEveryByteCountsForTheVersion(t *testing.T) {
	src, _ := source(t)
	files, version, err := Build(src)
	if err != nil {
		t.Fatal(err)
	}
	parts, err := gather(src)
	if err != nil {
		t.Fatal(err)
	}
	var tongues []tongue
	for _, w := range src.Words {
		tongues = append(tongues, tongue{w.Tag, w.Page})
	}
	blank, err := parts.assemble(tongues, serve.Policy, noVersion)
	if err != nil {
		t.Fatal(err)
	}
	if blank.version() != version || !slices.Equal(blank.Names(), files.Names()) {
		t.Errorf("version %s of %v, and %s without a version of %v", version, files.Names(), blank.version(), blank.Names())
	}
	for _, name := range blank.Names() {
		kept := blank[name]
		blank[name] = append(slices.Clone(kept), '\n')
		if blank.version() == version {
			t.Errorf("%s changed, the version did not", name)
		}
		blank[name] = kept
	}
	other, err := parts.assemble(tongues, serve.Policy+"; sandbox", noVersion)
	if err != nil {
		t.Fatal(err)
	}
	if other.version() == version {
		t.Error("the policy changed, the version did not")
	}
}

func TestPageIsStrict(t *testing.T) {
	page := string(built(t)["index.html"])
	for what, pattern := range map[string]string{
		"inline script":           `<script(?:\s[^>]*)?>[^<]`,
		"script without a source": `<script>|<script (?:defer|async)>`,
		"inline style":            `<style|\sstyle=`,
		"inline handler":          `\son[a-z]+=`,
		"absolute address":        `(?:src|href)="(?:/|[a-z]+:)`,
		"unfilled place":          `\{\{|<no value>`,
	} {
		if found := regexp.MustCompile(pattern).FindString(page); found != "" {
			t.Errorf("%s: %q", what, found)
		}
	}
	for _, wanted := range []string{
		"default-src 'none'", `name="description"`, `media="(prefers-color-scheme: dark)"`, "<noscript>", `lang="en"`,
		"static/boot.js?v=", `<progress`, `property="og:title"`,
	} {
		if !strings.Contains(page, wanted) {
			t.Errorf("the page has no %s", wanted)
		}
	}
	if strings.Contains(page, "frame-ancestors") {
		t.Error("frame-ancestors in a meta element only makes the browser complain")
	}
	// go-app takes the first child of the body for its own.
	if !regexp.MustCompile(`<body>\s*<tabard-first`).MatchString(page) {
		t.Error("the first screen is not the first child of the body")
	}
	for _, first := range []string{`<template id="first-en"><div id="tabard">Hello</div></template>`, `<template id="first-de"><div id="tabard">Hallo</div></template>`} {
		if !strings.Contains(page, first) {
			t.Errorf("the page has no %s", first)
		}
	}
	if strings.Index(page, "boot.js") > strings.Index(page, "stylesheet") {
		t.Error("boot.js must come before everything else")
	}
	if strings.Contains(page, "app.wasm") {
		t.Error("the program takes the line from the first screen")
	}
	order := regexp.MustCompile(`rel="stylesheet" (?:href|data-later)="static/([a-z]+)\.css`).FindAllStringSubmatch(page, -1)
	var names []string
	for _, m := range order {
		names = append(names, m[1])
	}
	if want := []string{"boot", "tabard", "coincrown", "zebra"}; !slices.Equal(names, want) {
		t.Errorf("style sheets in order %v, want %v", names, want)
	}
	if held := regexp.MustCompile(`media="not all" data-game="([a-z]+)"`).FindAllStringSubmatch(page, -1); len(held) != 2 || held[0][1] != "coincrown" || held[1][1] != "zebra" {
		t.Errorf("sheets that hold only with their game: %v", held)
	}
}

// The typefaces of the sheet for pages of rules are those that the program's page adds, and are not asked for by a sheet there.
func TestTypefacesComeByScript(t *testing.T) {
	src, static := source(t)
	const sheet = `@font-face { font-family: "Old Hand"; src: url("hand.woff2") format("woff2"); font-weight: 600; font-display: swap; }` + "\n"
	static["fonts/fonts.css"], static["fonts/hand.woff2"] = &fstest.MapFile{Data: []byte(sheet)}, &fstest.MapFile{Data: []byte("a typeface")}
	files, _, err := Build(src)
	if err != nil {
		t.Fatal(err)
	}
	url, err := files.url("static/fonts/hand.woff2")
	if err != nil {
		t.Fatal(err)
	}
	if want := `{ family: "Old Hand", weight: "600", url: "` + url + `" },`; !strings.Contains(string(files["static/boot.js"]), want) {
		t.Errorf("boot.js has no %s", want)
	}
	if strings.Contains(string(files["index.html"]), "fonts.css") {
		t.Error("the page asks for the sheet, too")
	}
	if !strings.Contains(string(files["rules/en/zebra.html"]), "static/fonts/fonts.css") {
		t.Error("a page of rules does without")
	}
	for what, bad := range map[string]string{"a file that is not there": strings.Replace(sheet, "hand", "head", 1), "a rule that is not read": sheet + "@font-face{}"} {
		static["fonts/fonts.css"] = &fstest.MapFile{Data: []byte(bad)}
		if _, _, err := Build(src); err == nil {
			t.Errorf("%s: no error", what)
		}
	}
}

func TestAppJSIsOursWhereItMustBe(t *testing.T) {
	app := string(built(t)["app.js"])
	for _, gone := range []string{"googlebot", "navigator.serviceWorker.register", "goappCanLoadWebAssembly", "{{"} {
		if strings.Contains(app, gone) {
			t.Errorf("app.js still has %s", gone)
		}
	}
	for _, there := range []string{"goappGetenv", "goappShowInstallPrompt", "window.tabardBoot", "window.tabardUpdate.registration", `"TABARD_VERSION":"`, "window.tabardTabs =", "await window.tabardProgram"} {
		if !strings.Contains(app, there) {
			t.Errorf("app.js has no %s", there)
		}
	}
}

func TestAnotherGoAppIsNotPatchedBlindly(t *testing.T) {
	good := rule + "// Service Worker\n" + rule + "old\n" + rule + "// Update\n" + rule + "kept\n"
	if got, err := exchange(good, "Service Worker", "Update", "new\n"); err != nil || got != "new\n"+rule+"// Update\n"+rule+"kept\n" {
		t.Errorf("%q, %v", got, err)
	}
	for name, text := range map[string]string{"missing": "nothing", "twice": good + good, "no end": rule + "// Service Worker\n" + rule} {
		if _, err := exchange(text, "Service Worker", "Update", ""); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	whole := good + rule + "// Web Assembly\n" + rule
	if _, err := appJS(whole, noVersion); err != nil {
		t.Error(err)
	}
	if _, err := appJS("{{.Other}}\n"+whole, noVersion); err == nil || !strings.Contains(err.Error(), "{{.Other}}") {
		t.Errorf("a place that nobody fills: %v", err)
	}
}

// listed reads the list of files out of the service worker.
func listed(t *testing.T, sw []byte) map[string]string {
	t.Helper()
	m := regexp.MustCompile(`(?s)const FILES = new Map\((\[.*?\n\])\);`).FindSubmatch(sw)
	if m == nil {
		t.Fatal("sw.js has no list of files")
	}
	var pairs [][2]string
	if err := json.Unmarshal(m[1], &pairs); err != nil {
		t.Fatal(err)
	}
	list := map[string]string{}
	for _, p := range pairs {
		list[p[0]] = p[1]
	}
	return list
}

func TestServiceWorkerListsWhatPlayNeeds(t *testing.T) {
	files := built(t)
	list := listed(t, files["sw.js"])
	for name, sum := range list {
		if name == "" {
			name = "index.html"
		}
		if hash(files[name]) != sum {
			t.Errorf("%s is listed with another hash", name)
		}
	}
	for _, name := range files.Names() {
		_, is := list[name]
		want := !slices.Contains([]string{"index.html", "404.html", ".nojekyll", "sw.js"}, name) && !strings.HasPrefix(name, "static/screenshots/") && !strings.HasPrefix(name, "static/launch/") &&
			!strings.HasPrefix(name, rulesIn)
		if is != want {
			t.Errorf("%s listed: %v, want %v", name, is, want)
		}
	}
	if list[""] == "" {
		t.Error("the page itself is not listed")
	}
	if _, there := files["static/worker.js"]; there {
		t.Error("the template of worker.js is published")
	}
	for _, own := range []string{"worker.js", "sw.js"} {
		if bytes.Contains(files[own], []byte("{{")) {
			t.Errorf("%s has unfilled places", own)
		}
	}
}

// Each language has a manifest. All of them are one app: they differ only in what is read.
func TestManifestsOfLanguages(t *testing.T) {
	files := built(t)
	var english, german manifestFile
	for name, into := range map[string]*manifestFile{"manifest.webmanifest": &english, "manifest-de.webmanifest": &german} {
		if err := json.Unmarshal(files[name], into); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	if german.Lang != "de" || german.Description != page(t, "de")["page-description"] || german.Description == english.Description {
		t.Errorf("%s: %q", german.Lang, german.Description)
	}
	for i := range german.Shortcuts {
		if name := german.Shortcuts[i].Name; name == english.Shortcuts[i].Name && !strings.Contains(german.Shortcuts[i].URL, "#new/") { // games have one name
			t.Errorf("the shortcut %q is in both", name)
		}
		german.Shortcuts[i].Name = english.Shortcuts[i].Name
	}
	for i := range german.Screenshots {
		if german.Screenshots[i].Label == english.Screenshots[i].Label {
			t.Errorf("the picture %q is in both", german.Screenshots[i].Label)
		}
		german.Screenshots[i].Label = english.Screenshots[i].Label
	}
	german.Lang, german.Description = english.Lang, english.Description
	if !reflect.DeepEqual(german, english) {
		t.Errorf("%+v\n%+v", german, english)
	}
}

func TestManifest(t *testing.T) {
	var m manifestFile
	text := built(t)["manifest.webmanifest"]
	if err := json.Unmarshal(text, &m); err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(text, []byte(`"id"`)) {
		t.Error("an id is the same for every copy on a host: the address of start_url is each one's own")
	}
	if m.StartURL != "./" || m.Scope != "./" || m.Lang != "en" || m.Display != "standalone" {
		t.Errorf("%+v", m)
	}
	var icons []string
	for _, i := range m.Icons {
		icons = append(icons, i.Sizes+" "+i.Purpose)
	}
	if want := []string{"any any", "192x192 any", "512x512 any", "512x512 maskable", "512x512 monochrome"}; !slices.Equal(icons, want) {
		t.Errorf("icons %v, want %v", icons, want)
	}
	want := []manifestShot{
		{"static/screenshots/phone.png", "36x64", "image/png", "narrow", "Coin & Crown on a phone"},
		{"static/screenshots/wide.png", "128x72", "image/png", "wide", "Coin & Crown on a wide screen"},
	}
	if !slices.Equal(m.Screenshots, want) {
		t.Errorf("screenshots %+v", m.Screenshots)
	}
	var shortcuts, pictures []string
	for _, s := range m.Shortcuts {
		shortcuts, pictures = append(shortcuts, s.URL), append(pictures, s.Icons[0].Src+" "+s.Icons[0].Sizes)
	}
	if want := []string{"./#continue", "./#daily", "./#new/coincrown", "./#new/emara", "./#new/merchants", "./#new/conquer"}; !slices.Equal(shortcuts, want) {
		t.Errorf("shortcuts %v, want %v", shortcuts, want)
	}
	if n := len(slices.Compact(slices.Sorted(slices.Values(pictures)))); n != len(shortcuts) {
		t.Errorf("%d pictures of %d shortcuts: %v", n, len(shortcuts), pictures)
	}
	if to := m.ShareTarget; to.Action != m.StartURL || to.Method != "GET" || to.Params != (shareParams{"title", "text", "url"}) {
		t.Errorf("what is shared goes to %+v", to)
	}
}

func TestMissingPartsAreErrors(t *testing.T) {
	for _, name := range []string{"boot.js", "worker.js", "icon-192.png", "launch/icon-maskable-512.png", "launch/monochrome-512.png", "launch/emara-96.png"} {
		src, static := source(t)
		delete(static, name)
		if _, _, err := Build(src); err == nil {
			t.Errorf("a site without %s is built", name)
		}
	}
	src, static := source(t)
	static["a name.txt"] = &fstest.MapFile{}
	if _, _, err := Build(src); err == nil {
		t.Error("a name with a space is published")
	}
	src, _ = source(t)
	src.Wasm = nil
	if _, _, err := Build(src); err == nil {
		t.Error("a site without a program is built")
	}
}

func TestWritePacksAndKeeps(t *testing.T) {
	dir, cache := filepath.Join(t.TempDir(), "out"), filepath.Join(t.TempDir(), "cache")
	files := built(t)
	for range 2 { // the second run takes its packed files from the cache
		packed, err := Write(files, dir, cache)
		if err != nil {
			t.Fatal(err)
		}
		if len(packed) != len(files) {
			t.Errorf("%d of %d files", len(packed), len(files))
		}
		for _, p := range packed {
			data, err := os.ReadFile(filepath.Join(dir, p.Name))
			if err != nil || !bytes.Equal(data, files[p.Name]) {
				t.Errorf("%s: %v", p.Name, err)
			}
			for ext, size := range map[string]int{".br": p.Brotli, ".gz": p.Zip} {
				info, err := os.Stat(filepath.Join(dir, p.Name+ext))
				switch {
				case size == 0 && err == nil:
					t.Errorf("%s%s is there without being worth it", p.Name, ext)
				case size > 0 && (err != nil || info.Size() != int64(size) || size >= p.Raw):
					t.Errorf("%s%s: %v, %d bytes of %d", p.Name, ext, err, size, p.Raw)
				}
			}
			if p.Name == "app.wasm" && (p.Brotli == 0 || p.Zip == 0) {
				t.Error("the program is not packed")
			}
		}
	}
	foreign := t.TempDir()
	if err := os.WriteFile(filepath.Join(foreign, "letter.txt"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Write(files, foreign, cache); err == nil {
		t.Error("a folder that is not a site is cleared")
	}
}

// Without a cache the site is packed by gzip alone, which browsers and the server take for all that there is.
func TestAQuicklyPackedSiteIsServed(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "out")
	files := built(t)
	if _, err := Write(files, dir, t.TempDir()); err != nil { // its .br files must go
		t.Fatal(err)
	}
	packed, err := Write(files, dir, "")
	if err != nil || len(packed) != len(files) {
		t.Fatalf("%d of %d files, %v", len(packed), len(files), err)
	}
	err = filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if filepath.Ext(name) == ".br" {
			t.Errorf("%s is written", name)
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
	server, err := serve.Load(os.DirFS(dir), "/")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"app.wasm", "index.html", "sw.js"} {
		answer := httptest.NewRecorder()
		ask := httptest.NewRequest(http.MethodGet, "/"+name, nil)
		ask.Header.Set("Accept-Encoding", "br, gzip")
		server.ServeHTTP(answer, ask)
		if answer.Code != http.StatusOK || answer.Header().Get("Content-Encoding") != "gzip" {
			t.Fatalf("%s: %d, encoded as %q", name, answer.Code, answer.Header().Get("Content-Encoding"))
		}
		unpacked, err := gzip.NewReader(answer.Body)
		if err != nil {
			t.Fatal(err)
		}
		if data, err := io.ReadAll(unpacked); err != nil || !bytes.Equal(data, files[name]) {
			t.Errorf("%s: %d bytes, %v", name, len(data), err)
		}
	}
}

func TestReportCountsWhatTravels(t *testing.T) {
	got := Report([]Packed{{"app.wasm", 1000, 200, 300}, {"a.png", 50, 0, 0}, {"404.html", 7, 6, 6}, {"static/screenshots/x.png", 9999, 0, 0}})
	fields := strings.Fields(got)
	want := fmt.Sprintf("bytes raw gzip 9 brotli 11 budget app.wasm 1000 300 200 %d whole site 1050 350 250 %d", programBudget, siteBudget)
	if strings.Join(fields, " ") != want {
		t.Errorf("%q, want %q", strings.Join(fields, " "), want)
	}
}

// The budgets hold to the byte, whatever a file weighs unpacked, and what only hosts and shops look at does not count.
func TestTheDownloadHasABudget(t *testing.T) {
	program := Packed{Name: "app.wasm", Raw: 99 << 20, Brotli: programBudget}
	rest := Packed{Name: "a.png", Raw: siteBudget - programBudget}
	shop := Packed{Name: "static/screenshots/x.png", Raw: 1 << 20}
	if err := WithinBudget([]Packed{program, rest, shop}); err != nil {
		t.Error(err)
	}
	rest.Raw++
	if err := WithinBudget([]Packed{program, rest}); err == nil || !strings.Contains(err.Error(), fmt.Sprintf("the whole site is a download of %d bytes, 1 more", siteBudget+1)) {
		t.Errorf("a site that is one byte over: %v", err)
	}
	program.Brotli++
	if err := WithinBudget([]Packed{program}); err == nil || !strings.Contains(err.Error(), fmt.Sprintf("app.wasm is a download of %d bytes, 1 more", programBudget+1)) {
		t.Errorf("a program that is one byte over: %v", err)
	}
}

// below returns a folder within the module that goes with the test.
func below(t *testing.T, root string) (string, error) {
	build := filepath.Join(root, ".build")
	if err := os.MkdirAll(build, 0o755); err != nil {
		return "", err
	}
	dir, err := os.MkdirTemp(build, "test-*")
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir, err
}

// Whoever ships another's code ships its licence. The names are those of the files in static/licences.
func TestEveryModuleInTheProgramHasItsLicence(t *testing.T) {
	names := map[string]string{
		"github.com/maxence-charriere/go-app/v10": "go-app.txt",
		"github.com/tinylib/msgp":                 "msgp.txt",
		"github.com/philhofer/fwd":                "fwd.txt",
		"rsc.io/qr":                               "qr.txt",
		"golang.org/x/crypto":                     "go.txt", // the same text
	}
	// What is shipped is made of the smaller copies, which need fewer modules.
	root := filepath.Join("..", "..")
	slim, err := below(t, root)
	if err = errors.Join(err, goapp.Prepare(root, slim)); err != nil {
		t.Fatal(err)
	}
	list := exec.Command("go", "list", "-modfile="+filepath.Join(slim, "client.mod"), "-deps", "-f", "{{with .Module}}{{.Path}}{{end}}", "tabard/cmd/client")
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := list.CombinedOutput()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, out)
	}
	licences := os.DirFS(filepath.Join("..", "..", "static", "licences"))
	needed, used := map[string]bool{"go.txt": true}, map[string]bool{}
	for module := range strings.FieldsSeq(string(out)) {
		if module == "tabard" {
			continue
		}
		name, known := names[module]
		if !known {
			t.Errorf("%s is in the program: add its licence to static/licences and its name here", module)
		}
		needed[name], used[module] = true, true
	}
	for module := range names {
		if !used[module] {
			t.Errorf("%s is not in the program: take its licence out", module)
		}
	}
	for name := range needed {
		if text, err := fs.ReadFile(licences, name); err != nil || len(text) < 500 {
			t.Errorf("licence %s: %v, %d bytes", name, err, len(text))
		}
	}
}

// The rules are pages beside the program: in every language, led to from the page without scripts, and not stored for play without a network.
func TestRulesArePages(t *testing.T) {
	files := built(t)
	for tag, title := range map[string]string{"en": "Zebra &amp; co", "de": "Das Zebra"} {
		name := "rules/" + tag + "/zebra.html"
		page := string(files[name])
		for _, want := range []string{`<html lang="` + tag + `">`, "<title>" + title + "</title>", "<main><h1>Zebra</h1></main>", `href="../de/zebra.html"`,
			`hreflang="en"`, `href="../../static/tabard.css"`, "default-src 'none'; style-src 'self'"} {
			if !strings.Contains(page, want) {
				t.Errorf("%s has no %s:\n%s", name, want, page)
			}
		}
		if link := `<a href="` + name + `" lang="` + tag + `" hreflang="` + tag + `">` + title + `</a>`; !strings.Contains(string(files["index.html"]), link) {
			t.Errorf("the page has no %s", link)
		}
		if strings.Contains(string(files["sw.js"]), name) {
			t.Errorf("the service worker stores %s", name)
		}
	}
}
