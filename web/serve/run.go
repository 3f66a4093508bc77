package serve

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"strconv"
	"syscall"
	"time"
)

// Options say what to serve and where.
type Options struct {
	Site   fs.FS  // the exported site
	Addr   string // host:port
	Search bool   // if the port is taken, try the ones after it
	Prefix string // the path below which the site appears
}

// ports is how many ports after the wanted one are tried.
const ports = 20

// grace is how long open answers may take to finish at the end.
var grace = 5 * time.Second

// Run serves until ctx is done, then lets open answers finish, or cuts off those that take too long. It prints the address to out once it listens.
func Run(ctx context.Context, o Options, out io.Writer) error {
	site, err := Load(o.Site, o.Prefix)
	if err != nil {
		return err
	}
	listener, err := listen(o.Addr, o.Search)
	if err != nil {
		return err
	}
	server := &http.Server{
		Handler:           http.HandlerFunc(site.surplus),
		ConnContext:       mark,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		WriteTimeout:      2 * time.Minute,
		IdleTimeout:       time.Minute,
		MaxHeaderBytes:    16 << 10,
		// "OPTIONS *" would be answered without our headers.
		DisableGeneralOptionsHandler: true,
	}
	fmt.Fprintf(out, "Tabard is at http://%s%s (Ctrl-C ends it)\n", listener.Addr(), o.Prefix)
	done := make(chan error, 1)
	go func() { done <- server.Serve(&counted{Listener: listener}) }()
	select {
	case err := <-done:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}
	soon, cancel := context.WithTimeout(context.Background(), grace)
	defer cancel()
	err = server.Shutdown(soon)
	if errors.Is(err, context.DeadlineExceeded) {
		err = server.Close()
	}
	if err != nil {
		return fmt.Errorf("serve: stop: %w", err)
	}
	return nil
}

func listen(addr string, search bool) (net.Listener, error) {
	listener, err := net.Listen("tcp", addr)
	if err == nil || !search || !errors.Is(err, syscall.EADDRINUSE) {
		return listener, wrapListen(err)
	}
	host, first, splitErr := net.SplitHostPort(addr)
	port, atoiErr := strconv.Atoi(first)
	if splitErr != nil || atoiErr != nil {
		return nil, wrapListen(err)
	}
	for next := port + 1; next <= port+ports; next++ {
		listener, err = net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(next)))
		if err == nil {
			return listener, nil
		}
	}
	return nil, wrapListen(err)
}

func wrapListen(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("serve: listen: %w", err)
}
