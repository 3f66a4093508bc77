// Site exports the static site: it puts the built program and the hand-made files together, packs them for hosts and prints their sizes.
// With -budget it fails if the download is larger than its budget. Without a cache folder it packs quickly, for play on the same machine.
// With -names it keeps the program as the linker wrote it, for go run ./cmd/replay -report. With -also qps the site speaks the
// pseudo-language too, for tests.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"tabard/app"
	"tabard/app/games"
	"tabard/app/words"
	"tabard/web/goapp"
	"tabard/web/site"
	"tabard/web/wasm"
)

func main() {
	program := flag.String("wasm", ".build/app.wasm", "the client, built with GOOS=js GOARCH=wasm")
	static := flag.String("static", "static", "the folder of hand-made files")
	out := flag.String("out", "dist", "the folder to write")
	cache := flag.String("cache", ".build/packed", "where packed files are kept between runs; empty packs quickly, for this machine only")
	names := flag.String("names", "", "the file to keep the program's names in, with the version; empty keeps none")
	also := flag.String("also", "", "the tag of a language beside those that are offered")
	budget := flag.Bool("budget", false, "fail if the packed site is a larger download than its budget")
	flag.Parse()
	if err := export(*program, *static, *out, *cache, *names, *also, *budget); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func export(program, static, out, cache, names, also string, budget bool) error {
	linked, err := os.ReadFile(program)
	if err != nil {
		return fmt.Errorf("site: read the program: %w", err)
	}
	script, err := wasmExec()
	if err != nil {
		return err
	}
	page, err := goapp.PageScript(".")
	if err != nil {
		return err
	}
	src := site.Source{Wasm: linked, WasmExec: script, AppJS: page, Static: os.DirFS(static)}
	var tags []string
	for _, l := range words.Languages {
		tags = append(tags, l.Tag)
	}
	if also != "" {
		tags = append(tags, also)
	}
	for _, tag := range tags {
		packed, err := words.Packed(tag)
		if err != nil {
			return err
		}
		page, err := words.Page(tag)
		if err != nil {
			return err
		}
		if err := words.Use(tag); err != nil {
			return err
		}
		games.Renew()
		w := site.Words{Tag: tag, Catalogues: [...]string{packed.All, packed.Rules}, Page: page, First: app.FirstHTML()}
		for _, f := range games.All() {
			title, page := app.RulesHTML(f, site.RulesHome)
			w.Rules = append(w.Rules, site.Rules{Game: f.Def.ID, Title: title, Page: page})
		}
		src.Words = append(src.Words, w)
	}
	files, version, err := site.Build(src)
	if err != nil {
		return err
	}
	if names != "" {
		if err := keep(names, version, linked); err != nil {
			return err
		}
	}
	packed, err := site.Write(files, out, cache)
	if err != nil {
		return err
	}
	fmt.Printf("version %s in %s\n", version, out)
	if cache == "" {
		return nil
	}
	fmt.Print(site.Report(packed))
	if budget {
		return site.WithinBudget(packed)
	}
	return nil
}

// keep writes the file from which reports of the version get names and lines.
func keep(path, version string, linked []byte) error {
	file, err := wasm.Keep(version, linked)
	if err != nil {
		return err
	}
	if err := os.WriteFile(path, file, 0o644); err != nil {
		return fmt.Errorf("site: keep the names: %w", err)
	}
	return nil
}

// wasmExec takes the script from the toolchain, never from go-app: it must fit the compiler that built the program.
func wasmExec() ([]byte, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("site: ask go for its folder: %w", err)
	}
	data, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return nil, fmt.Errorf("site: read wasm_exec.js: %w", err)
	}
	return data, nil
}
