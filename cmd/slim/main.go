// Slim is what comes before the program is built and after it is linked: go run ./cmd/slim prepares the client's copies of go-app and msgp
// in the folder of builds (web/goapp). With -tight it writes a linked program, one of tests, as the site would have it (web/wasm). It
// compiles in a moment, and all else is compiled with those copies.
package main

import (
	"flag"
	"fmt"
	"os"

	"tabard/web/goapp"
	"tabard/web/wasm"
)

func main() {
	build := flag.String("build", ".build", "the folder to copy and patch the client's modules into")
	tight := flag.String("tight", "", "write this program as the site would have it to -out, and do nothing else")
	out := flag.String("out", "", "the program to write")
	flag.Parse()
	err := error(nil)
	if *tight != "" {
		err = tighten(*tight, *out)
	} else {
		err = goapp.Prepare(".", *build)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func tighten(program, out string) error {
	linked, err := os.ReadFile(program)
	if err != nil {
		return fmt.Errorf("slim: read the program: %w", err)
	}
	tight, err := wasm.Tight(linked)
	if err != nil {
		return err
	}
	return os.WriteFile(out, tight, 0o644)
}
