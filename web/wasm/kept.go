package wasm

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
)

// Keep packs a program as Go's linker wrote it into a file that is kept for the reports of a version. Equal programs give equal files.
func Keep(version string, linked []byte) ([]byte, error) {
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	w.Comment = version
	_, err := w.Write(linked)
	if err := errors.Join(err, w.Close()); err != nil {
		return nil, fmt.Errorf("wasm: pack the program: %w", err)
	}
	return out.Bytes(), nil
}

// Kept reads what Keep has packed: the version, and the names of its program.
func Kept(file []byte) (version string, names Names, err error) {
	r, err := gzip.NewReader(bytes.NewReader(file))
	if err != nil {
		return "", names, fmt.Errorf("wasm: unpack the program: %w", err)
	}
	linked, err := io.ReadAll(r)
	if err != nil {
		return "", names, fmt.Errorf("wasm: unpack the program: %w", err)
	}
	names, err = NamesOf(linked)
	return r.Comment, names, err
}
