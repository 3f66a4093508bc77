package serve

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"time"
)

// running starts the server on a free port of this machine until the test ends, and returns host:port.
func running(t testing.TB, site fs.FS) string {
	t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	read, write := io.Pipe()
	ended := make(chan error, 1)
	go func() { ended <- Run(ctx, Options{Site: site, Addr: "127.0.0.1:0", Prefix: "/"}, write) }()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	line, err := bufio.NewReader(read).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSuffix(strings.TrimPrefix(strings.Fields(line)[3], "http://"), "/")
}

func small() fs.FS {
	return fstest.MapFS{"index.html": {Data: []byte(page)}, "404.html": {Data: []byte("nothing here")}, "app.js": {Data: []byte(script)}}
}

// Whatever arrives on the wire is answered shortly or cut off, and the next visitor is served as if nothing had been.
func TestAbuseOnTheWire(t *testing.T) {
	addr := running(t, small())
	many := strings.Repeat("x", 64<<10)
	for name, c := range map[string]struct {
		send string
		want []string // how the answer may begin
	}{
		"header beyond the cap":        {"GET / HTTP/1.1\r\nHost: a\r\nX: " + many + "\r\n\r\n", []string{"HTTP/1.1 431 "}},
		"address beyond the cap":       {"GET /" + many + " HTTP/1.1\r\nHost: a\r\n\r\n", []string{"HTTP/1.1 431 ", "HTTP/1.1 414 "}},
		"a thousand headers":           {"GET / HTTP/1.1\r\nHost: a\r\n" + strings.Repeat("A: b\r\n", 8000) + "\r\n", []string{"HTTP/1.1 431 "}},
		"noise":                        {"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", []string{"HTTP/1.1 400 "}},
		"no host":                      {"GET / HTTP/1.1\r\n\r\n", []string{"HTTP/1.1 400 "}},
		"two hosts":                    {"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", []string{"HTTP/1.1 400 "}},
		"two lengths":                  {"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx", []string{"HTTP/1.1 400 "}},
		"space before the colon":       {"GET / HTTP/1.1\r\nHost: a\r\nX : y\r\n\r\n", []string{"HTTP/1.1 400 "}},
		"unknown transfer encoding":    {"GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: lzma\r\n\r\n", []string{"HTTP/1.1 501 "}},
		"another protocol's beginning": {"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", []string{"HTTP/1.1 505 ", "HTTP/1.1 400 ", "HTTP/1.0 405", "HTTP/1.1 405"}},
		"asked to be a proxy":          {"CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n", []string{"HTTP/1.1 405 "}},
		"an address of elsewhere":      {"GET http://evil.example/app.js HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n", []string{"HTTP/1.1 200 "}},
		"a body nobody asked for":      {"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n", []string{"HTTP/1.1 405 "}},
		"dots":                         {"GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", []string{"HTTP/1.1 404 "}},
	} {
		t.Run(name, func(t *testing.T) {
			conn, err := net.Dial("tcp", addr)
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			conn.SetDeadline(time.Now().Add(30 * time.Second))
			io.WriteString(conn, c.send) // the server may have cut it off by then
			answer := make([]byte, 512)
			n, _ := io.ReadAtLeast(conn, answer, 12)
			got := string(answer[:n])
			if !slices.ContainsFunc(c.want, func(want string) bool { return strings.HasPrefix(got, want) }) {
				t.Errorf("%.80q, want one of %q", got, c.want)
			}
			if strings.Contains(got, "evil.example") {
				t.Error("a forged host is repeated")
			}
			r, err := http.Get("http://" + addr + "/")
			if err != nil {
				t.Fatal("the next visitor: ", err)
			}
			defer r.Body.Close()
			if text := body(t, r); text != page {
				t.Errorf("the next visitor gets %q", text)
			}
		})
	}
}

// A hundred visitors who never finish their question do not keep others waiting.
func TestOthersAreServedBesideIdleVisitors(t *testing.T) {
	addr := running(t, small())
	for range 100 {
		conn, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		fmt.Fprint(conn, "GET / HTTP/1.1\r\nHost: a\r\nX: ")
	}
	for range 20 {
		r, err := http.Get("http://" + addr + "/app.js")
		if err != nil {
			t.Fatal(err)
		}
		if text := body(t, r); text != script {
			t.Errorf("%q", text)
		}
		r.Body.Close()
	}
}

// Connections are bounded: who comes beyond the bound hears when to come back, and far beyond it there is no answer at all.
func TestConnectionsAreBounded(t *testing.T) {
	old := connections
	connections = 3
	t.Cleanup(func() { connections = old }) // after the server has ended
	addr := running(t, small())
	come := func() (net.Conn, *http.Response) {
		conn, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { conn.Close() })
		conn.SetDeadline(time.Now().Add(30 * time.Second))
		fmt.Fprint(conn, "GET /app.js HTTP/1.1\r\nHost: a\r\n\r\n")
		r, err := http.ReadResponse(bufio.NewReader(conn), nil)
		if err != nil {
			return conn, nil
		}
		return conn, r
	}
	var first net.Conn
	for i := range 3 {
		conn, r := come()
		if r == nil || r.StatusCode != http.StatusOK || body(t, r) != script {
			t.Fatalf("visitor %d: %+v", i, r)
		}
		if first == nil {
			first = conn
		}
	}
	_, r := come()
	if r == nil || r.StatusCode != http.StatusServiceUnavailable || r.Header.Get("Retry-After") != "5" || !r.Close || !strings.Contains(body(t, r), "try again") {
		t.Fatalf("one too many: %+v", r)
	}
	for _, h := range headers {
		if got := r.Header.Get(h[0]); got != h[1] {
			t.Errorf("%s is %q", h[0], got)
		}
	}
	for range 6 { // who ask nothing, beyond twice the bound
		conn, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
	}
	if _, r := come(); r != nil {
		t.Errorf("far too many: %+v", r)
	}
	first.Close()
	for end := time.Now().Add(30 * time.Second); ; { // the server hears of it shortly, and cuts off who ask nothing
		if _, r := come(); r != nil && r.StatusCode == http.StatusOK {
			break
		}
		if time.Now().After(end) {
			t.Fatal("the place of one who has gone is never free")
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// A question about the server itself is answered as any other.
func TestOptionsOfTheServerHaveOurHeaders(t *testing.T) {
	conn, err := net.Dial("tcp", running(t, small()))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	fmt.Fprint(conn, "OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
	r, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	if r.StatusCode != http.StatusMethodNotAllowed || r.Header.Get("Allow") != "GET, HEAD" {
		t.Errorf("status %d, Allow %q", r.StatusCode, r.Header.Get("Allow"))
	}
	for _, h := range headers {
		if got := r.Header.Get(h[0]); got != h[1] {
			t.Errorf("%s is %q", h[0], got)
		}
	}
}

// Who asks for the end is not kept waiting by a visitor who takes in nothing: that is an end like any other.
func TestAStuckDownloadDoesNotSpoilTheEnd(t *testing.T) {
	old := grace
	grace = 50 * time.Millisecond
	t.Cleanup(func() { grace = old })
	big := fstest.MapFS{"index.html": {Data: []byte(page)}, "404.html": {Data: []byte("no")}, "app.wasm": {Data: make([]byte, 64<<20)}}
	ctx, stop := context.WithCancel(t.Context())
	read, write := io.Pipe()
	ended := make(chan error, 1)
	go func() { ended <- Run(ctx, Options{Site: big, Addr: "127.0.0.1:0", Prefix: "/"}, write) }()
	line, err := bufio.NewReader(read).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	conn, err := net.Dial("tcp", strings.TrimSuffix(strings.TrimPrefix(strings.Fields(line)[3], "http://"), "/"))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	fmt.Fprint(conn, "GET /app.wasm HTTP/1.1\r\nHost: a\r\n\r\n")
	if _, err := io.ReadFull(conn, make([]byte, 1000)); err != nil { // it has begun, and is read no further
		t.Fatal(err)
	}
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	conn.SetDeadline(time.Now().Add(30 * time.Second))
	if n, err := io.Copy(io.Discard, conn); n >= 64<<20 || os.IsTimeout(err) {
		t.Errorf("the download went on: %d bytes, %v", n, err)
	}
}

// BenchmarkLoad is a bounded run of 32 visitors at once on loopback; each fetches the page and a program of the real one's
// size, packed.
func BenchmarkLoad(b *testing.B) {
	program := make([]byte, 1_900_000)
	for i := range program {
		program[i] = byte(rand.Uint32())
	}
	addr := running(b, fstest.MapFS{"index.html": {Data: []byte(page)}, "404.html": {Data: []byte("no")},
		"app.wasm": {Data: []byte("\x00asm")}, "app.wasm.br": {Data: program}})
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 32, DisableCompression: true}}
	for _, c := range []struct{ name, path string }{{"page", "/"}, {"program", "/app.wasm"}} {
		b.Run(c.name, func(b *testing.B) {
			var left atomic.Int64
			left.Store(int64(b.N))
			var lock sync.Mutex
			var took []time.Duration
			var visitors sync.WaitGroup
			b.ResetTimer()
			for range 32 {
				visitors.Go(func() {
					var own []time.Duration
					for left.Add(-1) >= 0 {
						start := time.Now()
						request, _ := http.NewRequest(http.MethodGet, "http://"+addr+c.path, nil)
						request.Header.Set("Accept-Encoding", "br")
						r, err := client.Do(request)
						if err != nil {
							b.Error(err)
							return
						}
						n, err := io.Copy(io.Discard, r.Body)
						r.Body.Close()
						if err != nil || r.StatusCode != http.StatusOK || n == 0 {
							b.Errorf("status %d, %d bytes: %v", r.StatusCode, n, err)
							return
						}
						own = append(own, time.Since(start))
					}
					lock.Lock()
					defer lock.Unlock()
					took = append(took, own...)
				})
			}
			visitors.Wait()
			b.StopTimer()
			slices.Sort(took)
			if len(took) > 0 {
				b.ReportMetric(float64(len(took))/b.Elapsed().Seconds(), "answers/s")
				b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "ms-median")
				b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "ms-99%")
			}
		})
	}
}
