package main

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"time"
)

// sumsName is the name of the file of hashes.
const sumsName = "SHA256SUMS"

// epoch is the time of every file in the archive: the earliest that the format can store.
var epoch = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// pack returns a zip archive of all files of a site, sorted by name. It holds nothing of where and when they lay on a disk.
func pack(site fs.FS) ([]byte, error) {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	err := fs.WalkDir(site, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(site, name)
		if err != nil {
			return err
		}
		h := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: epoch}
		h.SetMode(0o644)
		f, err := w.CreateHeader(h)
		if err != nil {
			return err
		}
		_, err = f.Write(data)
		return err
	})
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		return nil, fmt.Errorf("release: pack the site: %w", err)
	}
	return b.Bytes(), nil
}

// sums returns the SHA-256 of every file of a folder but the list itself, sorted by name.
func sums(dir fs.FS) (list []byte, err error) {
	err = fs.WalkDir(dir, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || name == sumsName {
			return err
		}
		data, err := fs.ReadFile(dir, name)
		list = fmt.Appendf(list, "%x  %s\n", sha256.Sum256(data), name)
		return err
	})
	return list, err
}
