// Command msgp writes the code that packs and unpacks the types of a file: go tool msgp with the flags that all of them have in common.
// It leaves out which field an error came from: nobody reads that of a damaged save, and its 400 places made the page's program 70 kB
// larger.
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

// generate writes name_gen.go for the file name.go of the folder that it runs in.
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

// plain is generated code that passes errors on as they are.
func plain(code []byte) []byte { return wrapped.ReplaceAll(code, nil) }
