package site

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync"

	"github.com/andybalholm/brotli"
)

// Packed has the sizes of one file in bytes, as it is and by brotli and gzip. Zero stands for a form that the file does not have.
type Packed struct {
	Name             string
	Raw, Brotli, Zip int
}

// compressible are the extensions of files that are not compressed in themselves.
var compressible = map[string]bool{
	".css": true, ".html": true, ".js": true, ".json": true, ".md": true, ".svg": true, ".txt": true, ".wasm": true, ".webmanifest": true,
}

// Write replaces the folder dir by the site. The new folder takes the place of the old one only when it is complete.
//
// Beside each file that becomes smaller so it writes a .br and a .gz file, for hosts that send these. Brotli at full strength takes half a
// minute for the program: the folder cache keeps packed files by the hash of the contents. Without a cache ("") it writes only .gz files, at
// gzip's quickest level, which takes less than a second and is enough to play on the same machine.
func Write(files Files, dir, cache string) ([]Packed, error) {
	if err := replaceable(dir); err != nil {
		return nil, err
	}
	if cache != "" {
		if err := os.MkdirAll(cache, 0o755); err != nil {
			return nil, fmt.Errorf("site: make the cache folder: %w", err)
		}
	}
	dir = filepath.Clean(dir)
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		return nil, fmt.Errorf("site: make the output folder: %w", err)
	}
	fresh, err := os.MkdirTemp(filepath.Dir(dir), "."+filepath.Base(dir)+"-*")
	if err != nil {
		return nil, fmt.Errorf("site: make the output folder: %w", err)
	}
	defer os.RemoveAll(fresh)
	names := files.Names()
	packed := make([]Packed, len(names))
	errs := make([]error, len(names))
	var work sync.WaitGroup
	slots := make(chan struct{}, runtime.NumCPU())
	for i, name := range names {
		work.Go(func() {
			slots <- struct{}{}
			defer func() { <-slots }()
			packed[i], errs[i] = writeOne(name, files[name], fresh, cache)
		})
	}
	work.Wait()
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	if err := os.Chmod(fresh, 0o755); err != nil { // temporary folders are private, this one is to be served
		return nil, fmt.Errorf("site: open the output folder to readers: %w", err)
	}
	if err := os.RemoveAll(dir); err != nil {
		return nil, fmt.Errorf("site: clear the output folder: %w", err)
	}
	if err := os.Rename(fresh, dir); err != nil {
		return nil, fmt.Errorf("site: put the output folder in place: %w", err)
	}
	return packed, nil
}

// replaceable returns an error unless dir is a site, empty or not there: a slip in a flag must not cost anybody a folder.
func replaceable(dir string) error {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) || err == nil && len(entries) == 0 {
		return nil
	}
	if err != nil {
		return fmt.Errorf("site: look into the output folder: %w", err)
	}
	if _, err := os.Stat(filepath.Join(dir, "sw.js")); err != nil {
		return fmt.Errorf("site: %s holds something that is not a site; remove it or choose another folder", dir)
	}
	return nil
}

func writeOne(name string, data []byte, dir, cache string) (Packed, error) {
	file := filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return Packed{}, fmt.Errorf("site: make the folder of %s: %w", name, err)
	}
	if err := os.WriteFile(file, data, 0o644); err != nil {
		return Packed{}, fmt.Errorf("site: write %s: %w", name, err)
	}
	p := Packed{Name: name, Raw: len(data)}
	if !compressible[filepath.Ext(name)] {
		return p, nil
	}
	forms := []form{{".br", brotlied, &p.Brotli}, {".gz", gzipped, &p.Zip}}
	if cache == "" {
		forms = []form{{".gz", gzippedQuickly, &p.Zip}}
	}
	for _, form := range forms {
		small, err := once(cache, hash(data)+form.ext, data, form.pack)
		if err != nil {
			return p, fmt.Errorf("site: compress %s: %w", name, err)
		}
		if len(small) >= len(data) {
			continue
		}
		*form.size = len(small)
		if err := os.WriteFile(file+form.ext, small, 0o644); err != nil {
			return p, fmt.Errorf("site: write %s: %w", name+form.ext, err)
		}
	}
	return p, nil
}

// form is a packed form of a file.
type form struct {
	ext  string
	pack func([]byte) ([]byte, error)
	size *int
}

// once returns what pack makes of data, and keeps it in the folder cache, from which it comes the next time. Without a cache it only packs.
func once(cache, name string, data []byte, pack func([]byte) ([]byte, error)) ([]byte, error) {
	if cache == "" {
		return pack(data)
	}
	kept := filepath.Join(cache, name)
	if small, err := os.ReadFile(kept); err == nil {
		return small, nil
	}
	small, err := pack(data)
	if err != nil {
		return nil, err
	}
	// The file is renamed into place, so that a run which is stopped half-way leaves no half file behind.
	part, err := os.CreateTemp(filepath.Dir(kept), filepath.Base(kept)+".part*")
	if err != nil {
		return nil, err
	}
	_, err = part.Write(small)
	if err = errors.Join(err, part.Close()); err != nil {
		return nil, err
	}
	return small, os.Rename(part.Name(), kept)
}

func brotlied(data []byte) ([]byte, error) {
	var out bytes.Buffer
	w := brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: 11, LGWin: 24})
	_, err := w.Write(data)
	err = errors.Join(err, w.Close())
	return out.Bytes(), err
}

func gzipped(data []byte) ([]byte, error) { return gzippedAt(gzip.BestCompression, data) }

func gzippedQuickly(data []byte) ([]byte, error) { return gzippedAt(gzip.BestSpeed, data) }

func gzippedAt(level int, data []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, level)
	if err != nil {
		return nil, err
	}
	_, err = w.Write(data)
	err = errors.Join(err, w.Close())
	return out.Bytes(), err
}
