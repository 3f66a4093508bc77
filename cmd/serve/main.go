// Serve shows the exported site on this machine. By default nobody else can reach it. Built with the tag site it carries the
// site within itself (make tabard) and needs no other file.
package main

import (
	"context"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"syscall"

	"tabard/web/serve"
)

// carried is the site within the program, if it was built with one.
var carried fs.FS

func main() {
	const usual = "127.0.0.1:8080"
	usualDir, dirHelp := "dist", "the folder of the exported site"
	if carried != nil {
		usualDir, dirHelp = "", "the folder of another site than the one carried within"
	}
	dir := flag.String("dir", usualDir, dirHelp)
	addr := flag.String("addr", "", "where to listen (default "+usual+", or the next port that is free)")
	prefix := flag.String("prefix", "/", "the path below which the site appears, for instance /repo/")
	flag.Parse()

	options := serve.Options{Site: carried, Addr: *addr, Prefix: *prefix}
	if *dir != "" {
		options.Site = os.DirFS(*dir)
	}
	if *addr == "" {
		options.Addr, options.Search = usual, true
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := serve.Run(ctx, options, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
