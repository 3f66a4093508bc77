// Serve shows the exported site on this machine. By default nobody else can reach it.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"tabard/web/serve"
)

func main() {
	const usual = "127.0.0.1:8080"
	dir := flag.String("dir", "dist", "the exported site")
	addr := flag.String("addr", "", "where to listen (default "+usual+", or the next port that is free)")
	prefix := flag.String("prefix", "/", "the path below which the site appears, for instance /repo/")
	flag.Parse()

	options := serve.Options{Dir: *dir, Addr: *addr, Prefix: *prefix}
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
