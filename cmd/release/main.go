// Release finishes a release: it packs the site into an archive, lists the third-party parts of the site and the programs (bom.json, as
// CycloneDX), and writes the hashes of all files (SHA256SUMS). It writes no time, no name of a machine and no folder, so that equal sources
// give equal bytes wherever they are built (make reproduce). Run it in the folder of the module, after make release has built the programs.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
)

func main() {
	site := flag.String("site", "dist", "the folder of the exported site")
	modfile := flag.String("modfile", ".build/client.mod", "the go.mod that the client is built with")
	out := flag.String("out", "release", "the folder of the release, with its programs")
	flag.Parse()
	if err := release(*site, *modfile, *out); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func release(site, modfile, out string) error {
	packed, err := pack(os.DirFS(site))
	if err != nil {
		return err
	}
	mods, err := modules(modfile)
	if err != nil {
		return err
	}
	list, err := bom(mods, runtime.Version())
	if err != nil {
		return err
	}
	err = errors.Join(os.WriteFile(filepath.Join(out, "tabard-site.zip"), packed, 0o644),
		os.WriteFile(filepath.Join(out, "bom.json"), list, 0o644))
	if err != nil {
		return fmt.Errorf("release: %w", err)
	}
	return sum(out)
}

// sum writes the SHA-256 of all other files of a folder into a file that sha256sum -c reads.
func sum(dir string) error {
	text, err := sums(os.DirFS(dir))
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, sumsName), text, 0o644)
	}
	if err != nil {
		return fmt.Errorf("release: sums: %w", err)
	}
	fmt.Print(string(text))
	return nil
}
