//go:build site

package main

import (
	"embed"
	"io/fs"
)

// The folder is a copy of the export that the Makefile puts here for the time of the build.
//
//go:embed all:site
var site embed.FS

func init() {
	dir, err := fs.Sub(site, "site")
	if err != nil {
		panic(err) // the name is a valid one
	}
	carried = dir
}
