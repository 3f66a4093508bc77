// Package goapp prepares the two modules that make the client a third larger than it needs to be, go-app and msgp: it copies them, applies
// goapp.patch and msgp.patch to the copies, and writes a go.mod for the client that uses the copies. The patches say what they change and
// why. A patch is made for one version; with another version in go.mod it must be read and fitted anew.
package goapp

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/bluekeyes/go-gitdiff/gitdiff"
)

// A fork is a module of which the client uses a patched copy.
type fork struct {
	name    string // of the copy's folder
	folder  string // the part of the module that is copied
	patch   string // a diff by git; the text before it begins with the module and the version that it is made for
	rewrite func(dir string) error
}

var (
	//go:embed goapp.patch
	goappPatch string
	//go:embed msgp.patch
	msgpPatch string
	// errorsGo stands for go-app's package errors: an error says what it knows in a line of text instead of JSON.
	//
	//go:embed errors/errors.go
	errorsGo []byte
	// urlGo is what go-app's client needs of net/url.
	//
	//go:embed url/url.go
	urlGo []byte
)

var forks = []fork{
	{name: "go-app", folder: "pkg", patch: goappPatch, rewrite: rewriteGoApp},
	{name: "msgp", folder: "msgp", patch: msgpPatch, rewrite: func(string) error { return nil }},
}

// Prepare writes the copies to build, and build/client.mod, a go.mod that uses them, for go build -modfile. root is the folder of our
// module, and build a folder below it. The error of a patch that does not fit names the module's version and the hunk.
func Prepare(root, build string) error {
	relative, err := filepath.Rel(root, build)
	if err != nil || strings.HasPrefix(relative, "..") {
		return fmt.Errorf("goapp: the build folder %s is not below the module", build)
	}
	for from, to := range map[string]string{"go.mod": "client.mod", "go.sum": "client.sum"} {
		data, err := os.ReadFile(filepath.Join(root, from))
		if err != nil {
			return fmt.Errorf("goapp: read %s: %w", from, err)
		}
		if err := os.WriteFile(filepath.Join(build, to), data, 0o644); err != nil {
			return fmt.Errorf("goapp: write %s: %w", to, err)
		}
	}
	for _, f := range forks {
		if err := f.copy(root, filepath.Join(build, f.name)); err != nil {
			return fmt.Errorf("goapp: copy %s: %w", f.name, err)
		}
		module, _ := f.madeFor()
		edit := exec.Command("go", "mod", "edit", "-replace", module+"=./"+filepath.ToSlash(filepath.Join(relative, f.name)),
			filepath.Join(build, "client.mod"))
		if out, err := edit.CombinedOutput(); err != nil {
			return fmt.Errorf("goapp: point the client at the copy of %s: %w: %s", f.name, err, out)
		}
	}
	return nil
}

// madeFor returns the module and the version that the patch is made for.
func (f fork) madeFor() (module, version string) {
	line, _, _ := strings.Cut(f.patch, "\n")
	module, version, _ = strings.Cut(line, " ")
	return module, version
}

// copy writes the patched module to the folder to.
func (f fork) copy(root, to string) error {
	module, wanted := f.madeFor()
	version, from, err := find(root, module)
	if err != nil {
		return err
	}
	mod, err := os.ReadFile(filepath.Join(from, "go.mod"))
	if err != nil {
		return err
	}
	if err := os.RemoveAll(to); err != nil {
		return err
	}
	if err := os.CopyFS(filepath.Join(to, f.folder), os.DirFS(filepath.Join(from, f.folder))); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(to, "go.mod"), mod, 0o644); err != nil {
		return err
	}
	if err := apply(f.patch, to); err != nil {
		return fmt.Errorf("the patch, made for %s, does not fit %s %s:\n%w", wanted, module, version, err)
	}
	if version != wanted {
		return fmt.Errorf("the patch fits %s %s, but is made for %s: read what is new and write the version into its first line", module, version, wanted)
	}
	return f.rewrite(to)
}

// find returns the version of a module that the module in root uses, and the folder where it lies. It downloads the module where no build
// has done so yet: go list would name no folder then.
func find(root, module string) (version, dir string, err error) {
	download := exec.Command("go", "mod", "download", "-json", module)
	download.Dir = root
	out, err := download.Output()
	var found struct{ Version, Dir, Error string }
	if broken := json.Unmarshal(out, &found); err != nil || broken != nil {
		return "", "", fmt.Errorf("find the module %s: %w: %s", module, errors.Join(err, broken), found.Error)
	}
	return found.Version, found.Dir, nil
}

// PageScript returns go-app's script of the page, a template that its server would fill. root is the folder of our module.
func PageScript(root string) ([]byte, error) {
	module, _ := forks[0].madeFor()
	_, dir, err := find(root, module)
	if err != nil {
		return nil, fmt.Errorf("goapp: %w", err)
	}
	script, err := os.ReadFile(filepath.Join(dir, "pkg", "app", "gen", "app.js"))
	if err != nil {
		return nil, fmt.Errorf("goapp: read the script of the page: %w", err)
	}
	return script, nil
}

// rewriteGoApp makes the changes to the copy of go-app that are not in its patch.
func rewriteGoApp(dir string) error {
	elements := filepath.Join(dir, "pkg/app/html_gen.go")
	text, err := os.ReadFile(elements)
	if err != nil {
		return err
	}
	if text, err = oneElement(text); err != nil {
		return fmt.Errorf("html_gen.go: %w", err)
	}
	return errors.Join(replace(elements, text), replace(filepath.Join(dir, "pkg/errors/errors.go"), errorsGo),
		replace(filepath.Join(dir, "pkg/url/url.go"), urlGo))
}

// apply applies a diff by git to a folder. The error names every file that does not fit, with its first hunk that does not.
func apply(patch, dir string) error {
	files, _, err := gitdiff.Parse(strings.NewReader(patch))
	if err != nil {
		return err
	}
	if len(files) == 0 {
		return errors.New("the patch changes nothing")
	}
	var bad []error
	for _, f := range files {
		bad = append(bad, applyFile(f, dir))
	}
	return errors.Join(bad...)
}

func applyFile(f *gitdiff.File, dir string) error {
	if f.IsDelete {
		return os.Remove(filepath.Join(dir, filepath.FromSlash(f.OldName)))
	}
	file := filepath.Join(dir, filepath.FromSlash(f.NewName))
	var old []byte
	if f.IsNew {
		if _, err := os.Stat(file); err == nil {
			return fmt.Errorf("%s: the file is there already", f.NewName)
		}
	} else {
		var err error
		if old, err = os.ReadFile(file); err != nil {
			return err
		}
	}
	var text bytes.Buffer
	if err := gitdiff.Apply(&text, bytes.NewReader(old), f); err != nil {
		var at *gitdiff.ApplyError
		if errors.As(err, &at) && at.Fragment > 0 {
			hunk := f.TextFragments[at.Fragment-1]
			return fmt.Errorf("%s: hunk %d of %d (%s), line %d: %w", f.NewName, at.Fragment, len(f.TextFragments), hunk.Header(), at.Line, err)
		}
		return fmt.Errorf("%s: %w", f.NewName, err)
	}
	return replace(file, text.Bytes())
}

// replace puts text in the place of a file, if there is one. Copies from the module cache may be read-only.
func replace(file string, text []byte) error {
	if err := os.Remove(file); err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	return errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, text, 0o644))
}
