package serve

import (
	"context"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
)

// connections is how many connections are served at a time. As many again get an answer that says when to come back; any more are closed.
var connections int64 = 1000

// counted is a listener that knows how many of its connections are open.
type counted struct {
	net.Listener
	open atomic.Int64
}

// connection is one of them. surplus says that there were too many when it came.
type connection struct {
	net.Conn
	surplus bool
	end     func()
}

// Accept implements net.Listener.
func (l *counted) Accept() (net.Conn, error) {
	for {
		conn, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		n := l.open.Add(1)
		c := &connection{Conn: conn, surplus: n > connections, end: sync.OnceFunc(func() { l.open.Add(-1) })}
		if n <= 2*connections {
			return c, nil
		}
		c.Close()
	}
}

// Close implements net.Conn.
func (c *connection) Close() error {
	c.end()
	return c.Conn.Close()
}

type surplusKey struct{}

// mark notes in the context of a connection's requests that it is surplus.
func mark(ctx context.Context, conn net.Conn) context.Context {
	c, ok := conn.(*connection)
	return context.WithValue(ctx, surplusKey{}, ok && c.surplus)
}

// surplus answers the requests of surplus connections, one each, and leaves all others to the site.
func (s *Site) surplus(w http.ResponseWriter, r *http.Request) {
	if r.Context().Value(surplusKey{}) != true {
		s.ServeHTTP(w, r)
		return
	}
	for _, h := range headers {
		w.Header().Set(h[0], h[1])
	}
	w.Header().Set("Connection", "close")
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("Retry-After", "5") // the seconds in which an unfinished question is cut off
	http.Error(w, "too many visitors at once: please try again in a few seconds", http.StatusServiceUnavailable)
}
