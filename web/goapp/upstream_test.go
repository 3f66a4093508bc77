package goapp

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The patch that go-app is offered fits the release that we build on: it applies, its clients are built with the tag, and carry
// no net/http.
func TestOfferedPatchFitsTheRelease(t *testing.T) {
	patch, err := filepath.Abs("upstream/0001-client-without-http-server.patch")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	run := func(name string, args ...string) string {
		t.Helper()
		cmd := exec.Command(name, args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=-mod=mod", "GOWORK=off")
		out, err := cmd.Output()
		if err != nil {
			var failed *exec.ExitError
			if errors.As(err, &failed) {
				err = errors.Join(err, errors.New(string(failed.Stderr)))
			}
			t.Fatalf("%s %s: %v", name, strings.Join(args, " "), err)
		}
		return string(out)
	}
	offered := forks[0]
	module, version := offered.madeFor()
	offered.patch = module + " " + version + "\n" + harmless
	offered.rewrite = func(string) error { return nil }
	if err := offered.copy("../..", dir); err != nil {
		t.Fatal(err)
	}
	sums, err := os.ReadFile("../../go.sum")
	if err := errors.Join(err, os.WriteFile(filepath.Join(dir, "go.sum"), sums, 0o644)); err != nil {
		t.Fatal(err)
	}
	// The module cache is read-only, and its copy too.
	if err := filepath.WalkDir(dir, func(name string, _ os.DirEntry, err error) error {
		return errors.Join(err, os.Chmod(name, 0o755))
	}); err != nil {
		t.Fatal(err)
	}
	const needs = "net/http\n"
	if list := run("go", "list", "-deps", "./pkg/app"); !strings.Contains(list, needs) {
		t.Error("the release does without net/http by itself: the offered patch and a part of goapp.patch have had their day")
	}
	run("git", "apply", "--whitespace=error-all", patch)
	if list := run("go", "list", "-deps", "./pkg/app"); !strings.Contains(list, needs) {
		t.Error("without the tag something has changed")
	}
	if list := run("go", "list", "-deps", "-tags", "noserver", "./pkg/app"); strings.Contains(list, needs) {
		t.Error("with the tag a client still carries net/http")
	}
	run("go", "build", "-trimpath", "-tags", "noserver", "./pkg/app")
	run("go", "build", "-trimpath", "./pkg/app")
}
