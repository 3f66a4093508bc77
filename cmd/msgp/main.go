// Command msgp generates the code that encodes and decodes the types of a file. It runs go tool msgp with the flags that all our files
// have in common, and takes away the calls that add the name of a field to an error: nobody reads the name for a damaged save, and the
// 400 calls make the download 8 kB larger and the generated files 430 lines longer.
package main

import (
	"flag"
	"log"
	"os"
	"os/exec"
	"regexp"
	"strings"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("msgp: ")
	unexported := flag.Bool("unexported", false, "for types whose names are not exported, too")
	flag.Parse()
	if err := generate(flag.Arg(0), *unexported); err != nil {
		log.Fatal(err)
	}
}

// generate writes name_gen.go for the file name.go of the current folder.
func generate(file string, unexported bool) error {
	out := strings.TrimSuffix(file, ".go") + "_gen.go"
	args := []string{"tool", "msgp", "-tests=false", "-io=false", "-file=" + file, "-o=" + out}
	if unexported {
		args = append(args, "-unexported")
	}
	run := exec.Command("go", args...)
	run.Stdout, run.Stderr = os.Stdout, os.Stderr
	if err := run.Run(); err != nil {
		return err
	}
	code, err := os.ReadFile(out)
	if err != nil {
		return err
	}
	return os.WriteFile(out, plain(code), 0o644)
}

var wrapped = regexp.MustCompile(`(?m)^\s*err = msgp\.WrapError\(err.*\)\n`)

// plain returns generated code that passes errors on as they are.
func plain(code []byte) []byte { return wrapped.ReplaceAll(code, nil) }
