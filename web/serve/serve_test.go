package serve

import (
	"context"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

const (
	page   = "<!doctype html><title>page</title>"
	script = "console.log('a script long enough to have parts');"
)

func tinySite(t *testing.T, prefix string) *Site {
	t.Helper()
	s, err := Load(fstest.MapFS{
		"index.html":           {Data: []byte(page)},
		"404.html":             {Data: []byte("nothing here")},
		"404.html.gz":          {Data: []byte("gz:nothing")},
		".nojekyll":            {},
		"app.js":               {Data: []byte(script)},
		"app.js.br":            {Data: []byte("br:script")},
		"app.js.gz":            {Data: []byte("gz:script")},
		"app.wasm":             {Data: []byte("\x00asm")},
		"manifest.webmanifest": {Data: []byte("{}")},
		"static/a.woff2":       {Data: []byte("font")},
		"static/notes.pdf":     {Data: []byte("no type of ours")},
		"static/.secret.txt":   {Data: []byte("hidden")},
	}, prefix)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func ask(s *Site, method, target string, header ...string) *http.Response {
	r := httptest.NewRequest(method, target, nil)
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	return w.Result()
}

func body(t *testing.T, r *http.Response) string {
	t.Helper()
	data, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestEncodingIsNegotiated(t *testing.T) {
	s := tinySite(t, "/")
	for _, c := range []struct{ name, accept, encoding, body string }{
		{"nothing asked", "", "", script},
		{"a browser", "gzip, deflate, br, zstd", "br", "br:script"},
		{"gzip only", "gzip", "gzip", "gz:script"},
		{"the client's own order wins", "br;q=0.5, gzip;q=0.9", "gzip", "gz:script"},
		{"refused", "br;q=0, gzip;q=0", "", script},
		{"anything", "*", "br", "br:script"},
		{"anything but brotli", "br;q=0, *;q=0.3", "gzip", "gz:script"},
		{"identity preferred", "identity, br;q=0.2", "", script},
		{"capitals and spaces", "GZIP ; Q = 1", "gzip", "gz:script"},
		{"nonsense weight", "br;q=high, gzip;q=2", "", script},
		{"NaN is no weight", "br;q=NaN, gzip;q=0.1", "gzip", "gz:script"},
		{"an encoding that is not there", "zstd", "", script},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := ask(s, "GET", "/app.js", "Accept-Encoding", c.accept)
			if got := r.Header.Get("Content-Encoding"); got != c.encoding {
				t.Errorf("encoding %q, want %q", got, c.encoding)
			}
			if got := body(t, r); got != c.body {
				t.Errorf("body %q, want %q", got, c.body)
			}
			if r.ContentLength != int64(len(c.body)) && r.Header.Get("Content-Length") == "" {
				t.Error("no length")
			}
			if got := r.Header.Get("Vary"); got != "Accept-Encoding" {
				t.Errorf("Vary %q", got)
			}
			if got := r.Header.Get("Content-Type"); got != "text/javascript; charset=utf-8" {
				t.Errorf("type %q", got)
			}
		})
	}
}

func TestEachFormHasItsOwnTag(t *testing.T) {
	s := tinySite(t, "/")
	tags := map[string]bool{}
	for _, accept := range []string{"br", "gzip", "identity"} {
		r := ask(s, "GET", "/app.js", "Accept-Encoding", accept)
		tag := r.Header.Get("ETag")
		if len(tag) != 66 || tag[0] != '"' {
			t.Fatalf("%s: tag %q is not a strong SHA-256", accept, tag)
		}
		tags[tag] = true
		for _, match := range []string{tag, `"other", ` + tag, "W/" + tag, "*"} {
			again := ask(s, "GET", "/app.js", "Accept-Encoding", accept, "If-None-Match", match)
			if again.StatusCode != http.StatusNotModified || body(t, again) != "" {
				t.Errorf("%s: If-None-Match %s gives %d", accept, match, again.StatusCode)
			}
			if again.Header.Get("ETag") != tag || again.Header.Get("Vary") == "" || again.Header.Get("Cache-Control") == "" {
				t.Errorf("%s: a 304 must repeat tag, Vary and Cache-Control", accept)
			}
		}
		other := ask(s, "GET", "/app.js", "Accept-Encoding", accept, "If-None-Match", `"other"`)
		if other.StatusCode != http.StatusOK {
			t.Errorf("%s: a foreign tag gives %d", accept, other.StatusCode)
		}
	}
	if len(tags) != 3 {
		t.Errorf("3 forms have %d tags", len(tags))
	}
}

func TestRangesAreOfThePlainContents(t *testing.T) {
	s := tinySite(t, "/")
	r := ask(s, "GET", "/app.js", "Range", "bytes=3-6")
	if got := body(t, r); r.StatusCode != http.StatusPartialContent || got != script[3:7] {
		t.Errorf("%d %q", r.StatusCode, got)
	}
	r = ask(s, "GET", "/app.js", "Range", "bytes=3-6", "Accept-Encoding", "br")
	if got := body(t, r); r.StatusCode != http.StatusOK || got != "br:script" {
		t.Errorf("a range of an encoded form must be answered whole: %d %q", r.StatusCode, got)
	}
	r = ask(s, "GET", "/app.js", "Range", "bytes=1000-")
	if r.StatusCode != http.StatusRequestedRangeNotSatisfiable {
		t.Errorf("a range past the end gives %d", r.StatusCode)
	}
	for header, want := range map[string]int{"bits=0-1": http.StatusOK, "items=3-6": http.StatusOK, "nonsense": http.StatusOK,
		"Bytes=3-6": http.StatusPartialContent, "bytes=6-3": http.StatusRequestedRangeNotSatisfiable, "bytes=-4": http.StatusPartialContent,
		"bytes=-0": http.StatusRequestedRangeNotSatisfiable, "bytes= -00": http.StatusRequestedRangeNotSatisfiable, "bytes=-0,3-6": http.StatusPartialContent,
		"bytes=-0,-0": http.StatusRequestedRangeNotSatisfiable, "bytes=-": http.StatusRequestedRangeNotSatisfiable} {
		if r := ask(s, "GET", "/app.js", "Range", header); r.StatusCode != want || want == http.StatusOK && body(t, r) != script {
			t.Errorf("the range %q gives %d, want %d", header, r.StatusCode, want)
		}
	}
	r = ask(s, "GET", "/app.js", "Range", "bytes=3-6", "If-Range", `"other"`)
	if r.StatusCode != http.StatusOK {
		t.Errorf("a range of another version gives %d", r.StatusCode)
	}
}

func TestMethods(t *testing.T) {
	s := tinySite(t, "/")
	for _, m := range []string{"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW"} {
		r := ask(s, m, "/app.js")
		if r.StatusCode != http.StatusMethodNotAllowed || r.Header.Get("Allow") != "GET, HEAD" {
			t.Errorf("%s: %d, Allow %q", m, r.StatusCode, r.Header.Get("Allow"))
		}
	}
	for _, path := range []string{"/app.js", "/missing"} {
		get, head := ask(s, "GET", path), ask(s, "HEAD", path)
		if head.StatusCode != get.StatusCode || body(t, head) != "" {
			t.Errorf("HEAD %s: %d with a body or another status", path, head.StatusCode)
		}
		for k := range get.Header {
			if head.Header.Get(k) != get.Header.Get(k) {
				t.Errorf("HEAD %s: %s is %q, GET has %q", path, k, head.Header.Get(k), get.Header.Get(k))
			}
		}
	}
}

func TestTypes(t *testing.T) {
	s := tinySite(t, "/")
	for name, want := range map[string]string{
		"/": "text/html; charset=utf-8", "/index.html": "text/html; charset=utf-8", "/app.wasm": "application/wasm",
		"/manifest.webmanifest": "application/manifest+json", "/static/a.woff2": "font/woff2",
	} {
		r := ask(s, "GET", name)
		if got := r.Header.Get("Content-Type"); r.StatusCode != http.StatusOK || got != want {
			t.Errorf("%s: %d %q, want %q", name, r.StatusCode, got, want)
		}
	}
}

// Whatever is not a published file gives one and the same answer, so that nothing is learnt from it.
func TestEverythingElseIsEquallyMissing(t *testing.T) {
	s := tinySite(t, "/repo/")
	want := ask(s, "GET", "/repo/missing")
	wantBody := body(t, want)
	if want.StatusCode != http.StatusNotFound || wantBody != "nothing here" {
		t.Fatalf("%d %q", want.StatusCode, wantBody)
	}
	for _, path := range []string{
		"/", "/app.js", "/repository/app.js", "/repo/static", "/repo/static/", "/repo//app.js", "/repo/./app.js", "/repo/static/../app.js",
		"/repo/../repo/app.js", "/repo/%2e%2e/%2e%2e/etc/passwd", "/repo/..%2f..%2fetc/passwd", "/repo/app.js/", "/repo/app.js%00",
		"/repo/app.js.br", "/repo/app.js.gz", "/repo/.nojekyll", "/repo/static/.secret.txt", "/repo/static/notes.pdf", "/repo/404.html",
		"/repo/APP.JS", `/repo/static\a.woff2`, "/repo/robots.txt", "/repo/web/",
	} {
		r := ask(s, "GET", path)
		if got := body(t, r); r.StatusCode != http.StatusNotFound || got != wantBody {
			t.Errorf("%s: %d %q", path, r.StatusCode, got)
		}
		if len(r.Header) != len(want.Header) {
			t.Errorf("%s: other headers than a missing file's: %v", path, r.Header)
		}
	}
}

func TestPrefix(t *testing.T) {
	s := tinySite(t, "/repo/")
	if r := ask(s, "GET", "/repo/"); r.StatusCode != http.StatusOK || body(t, r) != page {
		t.Errorf("the page below a prefix: %d", r.StatusCode)
	}
	r := ask(s, "GET", "http://evil.example/repo")
	if got := r.Header.Get("Location"); r.StatusCode != http.StatusTemporaryRedirect || got != "/repo/" {
		t.Errorf("without the slash: %d to %q", r.StatusCode, got)
	}
	for _, bad := range []string{"", "repo", "/repo", "repo/"} {
		if _, err := Load(fstest.MapFS{}, bad); err == nil {
			t.Errorf("prefix %q is taken", bad)
		}
	}
}

func TestHostIsNeverUsed(t *testing.T) {
	s := tinySite(t, "/")
	r := httptest.NewRequest("GET", "/app.js", nil)
	r.Host = "evil.example"
	r.Header.Set("X-Forwarded-Host", "worse.example")
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	if w.Body.String() != script {
		t.Errorf("another body for a forged host: %q", w.Body)
	}
	for k, v := range w.Result().Header {
		if strings.Contains(strings.Join(v, " "), ".example") {
			t.Errorf("%s repeats the host: %q", k, v)
		}
	}
}

func TestSecurityHeadersAreOnEveryAnswer(t *testing.T) {
	s := tinySite(t, "/")
	for _, c := range [][2]string{{"GET", "/"}, {"HEAD", "/app.wasm"}, {"GET", "/missing"}, {"POST", "/"}} {
		r := ask(s, c[0], c[1])
		for _, h := range headers {
			if got := r.Header.Get(h[0]); got != h[1] {
				t.Errorf("%s %s: %s is %q", c[0], c[1], h[0], got)
			}
		}
	}
	for _, forbidden := range []string{"unsafe-inline", "'unsafe-eval'", "http:", "https:", "*", "data:"} {
		if strings.Contains(Policy, forbidden) {
			t.Errorf("the policy allows %s", forbidden)
		}
	}
}

func TestCachingFollowsTheMark(t *testing.T) {
	s := tinySite(t, "/")
	mark := s.files["app.js"].mark
	for target, want := range map[string]string{
		"/":                   "no-cache",
		"/app.js":             "no-cache",
		"/app.js?v=" + mark:   "public, max-age=31536000, immutable",
		"/app.js?v=0000":      "no-cache",
		"/app.wasm?v=" + mark: "no-cache",
	} {
		if got := ask(s, "GET", target, "Accept-Encoding", "br").Header.Get("Cache-Control"); got != want {
			t.Errorf("%s: %q, want %q", target, got, want)
		}
	}
}

func TestRunServesAndStops(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"index.html": page, "404.html": "no"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()

	if err := Run(t.Context(), Options{Site: os.DirFS(dir), Addr: taken.Addr().String(), Prefix: "/"}, io.Discard); err == nil {
		t.Error("a taken port is no error when it was asked for by name")
	}

	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	read, write := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		ended <- Run(ctx, Options{Site: os.DirFS(dir), Addr: taken.Addr().String(), Search: true, Prefix: "/"}, write)
	}()
	line := make([]byte, 200)
	n, err := read.Read(line)
	if err != nil {
		t.Fatal(err)
	}
	address := strings.Fields(string(line[:n]))[3]
	if address == "http://"+taken.Addr().String()+"/" {
		t.Fatal("the taken port was announced")
	}
	r, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	if got := body(t, r); got != page {
		t.Errorf("%q", got)
	}
	r.Body.Close()
	stop()
	select {
	case err := <-ended:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(10 * time.Second):
		t.Error("does not stop")
	}
}

func TestLoadWantsASite(t *testing.T) {
	if _, err := Load(fstest.MapFS{"404.html": {}}, "/"); err == nil {
		t.Error("a folder without a page is taken")
	}
	if _, err := Load(fstest.MapFS{"index.html": {}}, "/"); err == nil {
		t.Error("a folder without 404.html is taken")
	}
}

func FuzzPath(f *testing.F) {
	for _, p := range []string{"/", "/app.js", "/../x", "//", "/%00", "/static/../../x"} {
		f.Add(p, "br, gzip;q=0.5", "bytes=0-1")
	}
	s, err := Load(fstest.MapFS{"index.html": {Data: []byte(page)}, "404.html": {Data: []byte("no")}, "app.js": {Data: []byte(script)}}, "/")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, path, accept, ranges string) {
		r := httptest.NewRequest("GET", "/", nil)
		r.URL.Path = path
		r.Header.Set("Accept-Encoding", accept)
		r.Header.Set("Range", ranges)
		w := httptest.NewRecorder()
		s.ServeHTTP(w, r)
		published := path == "/" || path == "/index.html" || path == "/app.js"
		if (w.Code == http.StatusNotFound) == published {
			t.Errorf("%q gives %d", path, w.Code)
		}
	})
}
