package site

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A diet is what the client's copy of a module has in another form. It holds for one version: a new one wants to be read first.
type diet struct {
	module, version string
	folder          string          // what is copied
	files           map[string]edit // below the folder; nil leaves the file out
	added           map[string]string
}

// Slim prepares a build of the client from copies of modules that make the program smaller by a third (see goAppDiet and
// msgpDiet): without what only servers and other apps use, and with one type for all elements instead of an interface and a struct
// for each (see oneElement). Nothing else that runs in the browser is touched but how a new element gets its attributes (see
// attributesAtOnce). Slim writes the copies below build, and a go.mod that uses them, for `go build -modfile`, to build/client.mod. root is the folder of our module, build a folder below it.
func Slim(root, build string) error {
	relative, err := filepath.Rel(root, build)
	if err != nil || strings.HasPrefix(relative, "..") {
		return fmt.Errorf("site: the build folder %s is not below the module", build)
	}
	for from, to := range map[string]string{"go.mod": "client.mod", "go.sum": "client.sum"} {
		data, err := os.ReadFile(filepath.Join(root, from))
		if err != nil {
			return fmt.Errorf("site: read %s: %w", from, err)
		}
		if err := os.WriteFile(filepath.Join(build, to), data, 0o644); err != nil {
			return fmt.Errorf("site: write %s: %w", to, err)
		}
	}
	for name, d := range map[string]diet{"go-app": goAppDiet, "msgp": msgpDiet} {
		if err := d.copy(root, filepath.Join(build, name)); err != nil {
			return fmt.Errorf("site: slim %s: %w", name, err)
		}
		edit := exec.Command("go", "mod", "edit", "-replace", d.module+"=./"+filepath.ToSlash(filepath.Join(relative, name)),
			filepath.Join(build, "client.mod"))
		if out, err := edit.CombinedOutput(); err != nil {
			return fmt.Errorf("site: point the client at the copy of %s: %w: %s", name, err, out)
		}
	}
	return nil
}

// copy writes the slim module to the folder.
func (d diet) copy(root, to string) error {
	list := exec.Command("go", "list", "-m", "-f", "{{.Version}} {{.Dir}}", d.module)
	list.Dir = root
	out, err := list.Output()
	if err != nil {
		return fmt.Errorf("find the module: %w", err)
	}
	version, from, _ := strings.Cut(strings.TrimSpace(string(out)), " ")
	if version != d.version {
		return fmt.Errorf("%s is not %s: read the new release before slimming it", version, d.version)
	}
	if err := os.RemoveAll(to); err != nil {
		return err
	}
	if err := os.CopyFS(filepath.Join(to, d.folder), os.DirFS(filepath.Join(from, d.folder))); err != nil {
		return err
	}
	mod, err := os.ReadFile(filepath.Join(from, "go.mod"))
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(to, "go.mod"), mod, 0o644); err != nil {
		return err
	}
	for name, change := range d.files {
		file := filepath.Join(to, d.folder, filepath.FromSlash(name))
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		// Files of the module cache are read-only, and their copies too: put new ones in their place.
		if err := os.Remove(file); err != nil {
			return err
		}
		if change == nil {
			continue
		}
		text, err = change(text)
		if err := errors.Join(err, os.WriteFile(file, text, 0o644)); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	for name, text := range d.added {
		file := filepath.Join(to, d.folder, filepath.FromSlash(name))
		if _, err := os.Stat(file); err == nil {
			return fmt.Errorf("%s is there already", name)
		}
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text), 0o644)); err != nil {
			return err
		}
	}
	return nil
}
