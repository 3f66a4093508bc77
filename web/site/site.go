// Package site turns the program and the hand-made files into the site: one page, its manifest, its service worker and
// everything they need, as plain files that any static host can serve under any path.
//
// The page's script is go-app's with two sections of ours (app.js). Page, manifest and service worker are our own: those that go-app's
// server writes break under a sub-path, mix versions after a deploy, and empty the cache when one file is missing.
// All addresses are relative and all navigation is in the fragment, so that the export does not depend on the host.
//
// Each address in the page carries ?v= and the beginning of the file's SHA-256, so that a host's caching rules cannot mix
// two versions. Hosts ignore it; our own server calls such an answer immutable.
package site

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"strings"
	"text/template"

	"tabard/web/serve"
	"tabard/web/wasm"
)

const (
	light = "#efe6d4"
	dark  = "#1d1610"
)

var (
	//go:embed shell.html
	shellHTML string
	//go:embed 404.html
	missingHTML string
	//go:embed recover.html
	recoverHTML string
	//go:embed sw.js
	swJS string
)

// Source has the parts from which Build makes a site.
type Source struct {
	Wasm     []byte  // the client, built for js/wasm
	WasmExec []byte  // Go's own wasm_exec.js, of the release that built Wasm
	AppJS    []byte  // go-app's page script, a template
	Static   fs.FS   // the folder of hand-made files
	Words    []Words // the catalogues, English first
}

// Words are those of a language for the program, by wordsEnds, the texts of what works without one (package ftl, Script), and what is drawn in
// the language (go-app's HTMLString): the first screen, and the rules of each game.
type Words struct {
	Tag        string
	Catalogues [len(wordsEnds)]string
	Page       map[string]any
	First      string
	Rules      []Rules
}

// Files are the files of a site by published name, with slashes.
type Files map[string][]byte

// Names returns the names of the files in alphabetical order.
func (f Files) Names() []string {
	names := make([]string, 0, len(f))
	for name := range f {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// url returns the relative address of a file, with the mark of its contents. It returns an error if there is no such file.
func (f Files) url(name string) (string, error) {
	data, ok := f[name]
	if !ok {
		return "", fmt.Errorf("site: the page needs %s, which is not there", name)
	}
	return name + "?v=" + hash(data)[:16], nil
}

// plainName matches names that mean the same in a URL, in a cache and in a file system: the only ones that are published.
var plainName = regexp.MustCompile(`^[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*$`)

// noVersion stands for the version until the version is known.
const noVersion = "000000000000"

// Build makes the site and returns it with its version. Equal sources give equal bytes, and every published byte counts for the version:
// Build first puts the site together with noVersion, and takes the hash of that as the version.
func Build(src Source) (Files, string, error) {
	parts, err := gather(src)
	if err != nil {
		return nil, "", err
	}
	var tongues []tongue
	for _, w := range src.Words {
		tongues = append(tongues, tongue{w.Tag, w.Page})
	}
	blank, err := parts.assemble(tongues, serve.Policy, noVersion)
	if err != nil {
		return nil, "", err
	}
	version := blank.version()
	files, err := parts.assemble(tongues, serve.Policy, version)
	return files, version, err
}

// The program's words are wordsIn, of each language two files, whose names are its tag and wordsEnds: all but the rules, and the rules.
const wordsIn = "words/"

var wordsEnds = [...]string{".txt", "-rules.txt"}

// firstIn is before the tag of a language in the name of its first screen, which becomes a part of the page.
const firstIn = "first/"

// gather reads the files that are published as they are, the templates of app.js and worker.js, and the first screens.
func gather(src Source) (Files, error) {
	if len(src.Wasm) == 0 {
		return nil, fmt.Errorf("site: no program: app.wasm is empty")
	}
	program, err := wasm.Tight(src.Wasm)
	if err != nil {
		return nil, err
	}
	parts := Files{"app.wasm": program, "wasm_exec.js": src.WasmExec, "app.js": src.AppJS, ".nojekyll": nil}
	if len(src.Words) == 0 {
		return nil, fmt.Errorf("site: no words: not even those of English")
	}
	for _, w := range src.Words {
		first, err := markup(w.First)
		if err != nil {
			return nil, err
		}
		for i, end := range wordsEnds {
			parts[wordsIn+w.Tag+end] = []byte(w.Catalogues[i])
		}
		parts[firstIn+w.Tag] = []byte(first)
	}
	if err := parts.addRules(src.Words); err != nil {
		return nil, err
	}
	if err := parts.addStatic(src.Static); err != nil {
		return nil, err
	}
	if err := parts.join(); err != nil {
		return nil, err
	}
	return parts, parts.spellMedia()
}

// joined are scripts that are published as one, by its name: each file costs the service worker a sum, and the page a wait for it. boot.js has
// what runs before the first screen, app.js what the program needs (go-app's script comes last), beside.js what is at work beside it. The page for emergencies has the journal, too.
var joined = map[string][]string{
	"static/boot.js":   {"static/boot.js", "static/words.js", "static/first.js", journal},
	"app.js":           {"static/tabs.js", "app.js"},
	"static/beside.js": {"static/travel.js", "static/drag.js", "static/sound.js", "static/awake.js", "static/rules.js"},
}

const journal = "static/journal.js"

// join puts the files of each joined script in its place.
func (f Files) join() error {
	for name, parts := range joined {
		var whole []byte
		for _, part := range parts {
			text, there := f[part]
			if !there {
				return fmt.Errorf("site: %s is missing", part)
			}
			whole = append(whole, text...)
			if part != journal {
				delete(f, part)
			}
		}
		f[name] = whole
	}
	return nil
}

// assemble returns the site of a version in some languages, made of the files and templates that gather has read.
func (f Files) assemble(tongues []tongue, policy, version string) (files Files, err error) {
	workerJS, ok := f["static/worker.js"]
	if !ok {
		return nil, fmt.Errorf("site: static/worker.js is missing")
	}
	files = maps.Clone(f)
	delete(files, "static/worker.js")
	first := map[string]string{}
	for name, html := range f {
		if tag, is := strings.CutPrefix(name, firstIn); is {
			first[tag] = string(html)
			delete(files, name)
		}
	}
	if files["app.js"], err = appJS(string(f["app.js"]), version); err != nil {
		return nil, err
	}
	for i, t := range tongues {
		name := "manifest.webmanifest"
		if i > 0 {
			name = "manifest-" + t.Tag + ".webmanifest"
		}
		if files[name], err = manifest(files, t); err != nil {
			return nil, err
		}
	}
	rules, err := files.rules()
	if err != nil {
		return nil, err
	}
	words, err := files.words(tongues)
	if err != nil {
		return nil, err
	}
	page := pageData{
		CSP: policy, Tongues: tongues, Light: light, Dark: dark, Version: version,
		Styles: files.only(ownStyles), LaterStyles: files.only(laterStyles), GameStyles: gameStyles(files), Words: words, First: first, Rules: rules, Program: string(withoutComments("program.js", []byte(programJS))), Compile: string(withoutComments("compile.js", []byte(compileJS))), files: files,
	}
	for _, made := range []struct{ name, text string }{
		{"worker.js", string(workerJS)}, {"static/boot.js", string(f["static/boot.js"])}, {"index.html", shellHTML}, {"404.html", missingHTML},
		{"static/recover/say.js", `{{.Say "page-locale" "page-half" "page-open" "recover-" "fault-"}}window.tabardSay = say;` + "\n"}, {"static/recover/index.html", recoverHTML},
	} {
		if files[made.name], err = fill(made.name, made.text, page); err != nil {
			return nil, err
		}
	}
	if page.Files, err = precache(files); err != nil {
		return nil, err
	}
	if files["sw.js"], err = fill("sw.js", string(withoutComments("sw.js", []byte(swJS))), page); err != nil {
		return nil, err
	}
	return files, nil
}

// pageData fills the templates.
type pageData struct {
	CSP, Light, Dark, Version string
	Tongues                   []tongue // English first
	Styles, LaterStyles       []string
	GameStyles                map[string]string // by the game's id
	Words                     []string          // the tag of each language and the addresses of its words
	First                     map[string]string // the first screen as HTML, by the language's tag
	Rules                     []rulesLink       // the pages of the rules
	Files                     string            // of the service worker, as JavaScript
	Program, Compile          string            // how scripts fetch the program, and compile it

	files Files
}

// URL returns the relative address of a file, with the mark of its contents. Templates call it.
func (p pageData) URL(name string) (string, error) { return p.files.url(name) }

// Size returns how many bytes a file has. Templates call it.
func (p pageData) Size(name string) int { return len(p.files[name]) }

// fill fills a template. It uses text/template: nothing of it comes from outside, and html/template would rewrite the scripts.
func fill(name, text string, page any) ([]byte, error) {
	t, err := template.New(name).Option("missingkey=error").Parse(text)
	if err != nil {
		return nil, fmt.Errorf("site: parse %s: %w", name, err)
	}
	var out bytes.Buffer
	if err := t.Execute(&out, page); err != nil {
		return nil, fmt.Errorf("site: fill %s: %w", name, err)
	}
	return out.Bytes(), nil
}

func (f Files) addStatic(static fs.FS) error {
	err := fs.WalkDir(static, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		if !plainName.MatchString(path) {
			return fmt.Errorf("the name %q has characters other than letters, digits, '.', '_' and '-'", path)
		}
		file, err := static.Open(path)
		if err != nil {
			return err
		}
		defer file.Close()
		data, err := io.ReadAll(file)
		if err != nil {
			return err
		}
		f["static/"+path], err = withPalette(path, withoutComments(path, data))
		return err
	})
	if err != nil {
		return fmt.Errorf("site: read static files: %w", err)
	}
	return nil
}

// version returns twelve hexadecimal digits that depend on the name and every byte of each file.
func (f Files) version() string {
	h := sha256.New()
	for _, name := range f.Names() {
		fmt.Fprintf(h, "%s %s\n", name, hash(f[name]))
	}
	return hex.EncodeToString(h.Sum(nil))[:12]
}

// ownStyles are the style sheets of every screen but a table, in the order of the cascade. laterStyles come after them when the program is
// there (static/first.js).
var (
	ownStyles   = []string{"static/boot.css", "static/tabard.css", "static/start.css"}
	laterStyles = []string{"static/table.css"}
)

// The typefaces are as large as all else that a first visit needs before the program: until that has come, the page does with the system's. The
// sheet fonts names them.
const (
	fontsIn = "static/fonts/"
	fonts   = fontsIn + "fonts.css"
)

var namesTypeface = regexp.MustCompile(`@font-face \{ font-family: "([^"]+)"; src: url\("([^"]+)"\)[^}]* font-weight: (\d+)`)

// typeface is one as a script adds it: its family, weight and address.
type typeface struct{ Family, Weight, URL string }

// Typefaces returns those of the sheet fonts. Templates call it.
func (p pageData) Typefaces() (faces []typeface, err error) {
	sheet := string(p.files[fonts])
	for _, m := range namesTypeface.FindAllStringSubmatch(sheet, -1) {
		url, err := p.URL(fontsIn + m[2])
		if err != nil {
			return nil, err
		}
		faces = append(faces, typeface{m[1], m[3], url})
	}
	if len(faces) != strings.Count(sheet, "@font-face") {
		return nil, fmt.Errorf("site: not all typefaces of %s are written as the first", fonts)
	}
	return faces, nil
}

// only returns those of some files that there are.
func (f Files) only(names []string) (there []string) {
	for _, name := range names {
		if _, is := f[name]; is {
			there = append(there, name)
		}
	}
	return there
}

// gameStyles returns the style sheets of the games by the games' ids. They come later, too, and
// each holds only while its game is on the screen.
func gameStyles(files Files) map[string]string {
	sheets := map[string]string{}
	for _, name := range files.Names() {
		if id, is := strings.CutSuffix(name, ".css"); is && strings.Count(name, "/") == 1 && !slices.Contains(laterStyles, name) && !slices.Contains(ownStyles, name) {
			sheets[strings.TrimPrefix(id, "static/")] = name
		}
	}
	return sheets
}

// words returns the tag of each language, and the addresses of its words.
func (f Files) words(tongues []tongue) (list []string, err error) {
	for _, t := range tongues {
		list = append(list, t.Tag)
		for _, end := range wordsEnds {
			url, err := f.url(wordsIn + t.Tag + end)
			if err != nil {
				return nil, err
			}
			list = append(list, url)
		}
	}
	return list, nil
}

// precache returns the service worker's list of files, with their hashes: everything that play without a network needs.
func precache(files Files) (string, error) {
	list := [][2]string{}
	for _, name := range files.Names() {
		switch {
		case name == "index.html":
			list = append(list, [2]string{"", hash(files[name])}) // browsers ask for the page by the name of its folder
		case name == ".nojekyll", unplayed(name):
			// Only hosts read this.
		default:
			list = append(list, [2]string{name, hash(files[name])})
		}
	}
	text, err := json.MarshalIndent(list, "", " ")
	if err != nil {
		return "", fmt.Errorf("site: write the list of files: %w", err)
	}
	return string(text), nil
}

// unplayed says that a file is not for play: hosts, systems that install the app and whoever has no program read it.
func unplayed(name string) bool {
	return name == "404.html" || forSystems(name) || strings.HasPrefix(name, rulesIn)
}

// forSystems says that a file is for the system that installs the app, or for an app store: no page shows it.
func forSystems(name string) bool {
	return strings.HasPrefix(name, "static/screenshots/") || strings.HasPrefix(name, "static/launch/")
}

func hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}
