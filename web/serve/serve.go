// Package serve is the tiny server of the exported site, on the standard library alone. It reads the folder once, so that
// no request ever touches the file system, and answers from a table of names: what is not in the table does not exist.
//
// go-app's own handler is not used: it calls the host that a request names and serves what comes back to everybody.
package serve

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"path"
	"strconv"
	"strings"
	"time"
)

// Policy is the Content-Security-Policy of every answer but for frame-ancestors, which only a header may say: the page
// repeats it in a meta element for hosts that send no headers. Where browsers know trusted types, no text becomes part of the page
// or a script; of addresses only those that static/boot.js and static/worker.js let pass.
const Policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; " +
	"require-trusted-types-for 'script'; trusted-types default"

// headers are sent with every answer. The permissions are those that Chromium knows on every system: a name that it does
// not know (bluetooth and web-share are missing on some) makes it complain on the console. Sharing is allowed by default.
var headers = [][2]string{
	{"Content-Security-Policy", Policy + "; frame-ancestors 'none'"},
	{"X-Content-Type-Options", "nosniff"},
	{"Referrer-Policy", "no-referrer"},
	{"Permissions-Policy", "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), " +
		"geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), " +
		"picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(self), serial=(), usb=(), window-management=(), " +
		"xr-spatial-tracking=(), clipboard-read=(), clipboard-write=(self), fullscreen=(self)"},
	{"Cross-Origin-Opener-Policy", "same-origin"},
	{"Cross-Origin-Resource-Policy", "same-origin"},
}

// types are written out, because Go's table depends on the machine and lacks the last two.
var types = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".md":          "text/plain; charset=utf-8",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
	".woff2":       "font/woff2",
}

// form is a file in one encoding.
type form struct {
	encoding string // as in Content-Encoding; empty for identity
	data     []byte
	etag     string
}

// file is one published file: its forms, best first, identity last.
type file struct {
	mime  string
	mark  string // what ?v= must be for the answer to hold for ever
	forms []form
}

// Site answers requests for one exported site.
type Site struct {
	prefix  string
	files   map[string]file // by name below the prefix; the page has the empty name
	missing file
}

// Load reads the site in dir, to be served below prefix, which begins and ends with a slash.
func Load(dir fs.FS, prefix string) (*Site, error) {
	if !strings.HasPrefix(prefix, "/") || !strings.HasSuffix(prefix, "/") {
		return nil, fmt.Errorf("serve: the prefix %q must begin and end with a slash", prefix)
	}
	s := &Site{prefix: prefix, files: map[string]file{}}
	err := fs.WalkDir(dir, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		mime, known := types[path.Ext(name)]
		if !known || strings.HasPrefix(path.Base(name), ".") {
			return nil // packed forms are read with their file; notes to other hosts are none of ours
		}
		s.files[name], err = load(dir, name, mime)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("serve: read the site: %w", err)
	}
	page, ok := s.files["index.html"]
	if !ok {
		return nil, errors.New("serve: there is no index.html: export the site first (make build)")
	}
	s.files[""] = page
	s.missing = s.files["404.html"]
	delete(s.files, "404.html")
	if len(s.missing.forms) == 0 {
		return nil, errors.New("serve: there is no 404.html")
	}
	return s, nil
}

func load(dir fs.FS, name, mime string) (file, error) {
	f := file{mime: mime}
	for _, e := range [][2]string{{"br", ".br"}, {"gzip", ".gz"}, {"", ""}} {
		data, err := fs.ReadFile(dir, name+e[1])
		if e[0] != "" && errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return file{}, err
		}
		sum := sha256.Sum256(data)
		f.mark = hex.EncodeToString(sum[:8]) // identity comes last, so this ends as the mark of the plain contents
		f.forms = append(f.forms, form{encoding: e[0], data: data, etag: `"` + hex.EncodeToString(sum[:]) + `"`})
	}
	return f, nil
}

// ServeHTTP implements http.Handler.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	for _, h := range headers {
		w.Header().Set(h[0], h[1])
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		return
	}
	if r.URL.Path+"/" == s.prefix {
		// A path, not an address: the Host header is never believed.
		w.Header().Set("Location", s.prefix)
		w.WriteHeader(http.StatusTemporaryRedirect)
		return
	}
	name, below := strings.CutPrefix(r.URL.Path, s.prefix)
	f, ok := s.files[name]
	if !below || !ok {
		s.notFound(w, r)
		return
	}
	chosen := f.pick(r.Header.Get("Accept-Encoding"))
	f.describe(w, chosen)
	w.Header().Set("ETag", chosen.etag)
	if r.URL.Query().Get("v") == f.mark {
		w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
	} else {
		w.Header().Set("Cache-Control", "no-cache")
	}
	unit, parts, _ := strings.Cut(r.Header.Get("Range"), "=")
	r = r.Clone(r.Context())
	if r.Header.Del("Range"); chosen.encoding != "" {
		// Parts are promised of the plain contents only. ServeContent leaves the length of an encoded answer to us.
		w.Header().Set("Content-Length", strconv.Itoa(len(chosen.data)))
	} else if strings.EqualFold(unit, "bytes") { // other units are as if nobody had asked
		r.Header.Set("Range", "bytes="+satisfiable(parts))
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(chosen.data))
}

// satisfiable puts a range past the end in the place of the last zero bytes: both cannot be satisfied, but Go answers "-0" with a part that
// has no bytes.
func satisfiable(ranges string) string {
	parts := strings.Split(ranges, ",")
	for i, part := range parts {
		n, last := strings.CutPrefix(strings.TrimSpace(part), "-")
		if last && n != "" && strings.Trim(n, " \t0") == "" {
			parts[i] = "9223372036854775807-"
		}
	}
	return strings.Join(parts, ",")
}

// notFound says the same of a name that is missing, hidden or crooked.
func (s *Site) notFound(w http.ResponseWriter, r *http.Request) {
	chosen := s.missing.pick(r.Header.Get("Accept-Encoding"))
	s.missing.describe(w, chosen)
	w.Header().Set("Cache-Control", "no-cache")
	w.Header().Set("Content-Length", strconv.Itoa(len(chosen.data)))
	w.WriteHeader(http.StatusNotFound)
	if r.Method == http.MethodGet {
		w.Write(chosen.data) // a client that has gone away is no concern of ours
	}
}

func (f file) describe(w http.ResponseWriter, chosen form) {
	w.Header().Set("Content-Type", f.mime)
	w.Header().Set("Vary", "Accept-Encoding")
	if chosen.encoding != "" {
		w.Header().Set("Content-Encoding", chosen.encoding)
	}
}

// pick chooses the form that the client likes best, and among equals the smallest: br, gzip, identity.
func (f file) pick(accept string) form {
	likes := qualities(accept)
	best, liked := f.forms[len(f.forms)-1], 0.0
	for _, c := range f.forms {
		if q := likes.of(c.encoding); q > liked {
			best, liked = c, q
		}
	}
	return best
}

// preferences are the q-values of an Accept-Encoding header.
type preferences map[string]float64

func qualities(header string) preferences {
	likes := preferences{}
	for item := range strings.SplitSeq(header, ",") {
		coding, params, _ := strings.Cut(item, ";")
		coding = strings.ToLower(strings.TrimSpace(coding))
		if coding == "" {
			continue
		}
		q := 1.0
		if value, ok := strings.CutPrefix(strings.ToLower(strings.ReplaceAll(params, " ", "")), "q="); ok {
			parsed, err := strconv.ParseFloat(value, 64)
			if err != nil || !(parsed >= 0 && parsed <= 1) {
				parsed = 0 // not understood: as if it had not been offered
			}
			q = parsed
		}
		likes[coding] = q
	}
	return likes
}

func (p preferences) of(encoding string) float64 {
	if encoding == "" {
		encoding = "identity"
	}
	if q, ok := p[encoding]; ok {
		return q
	}
	if q, ok := p["*"]; ok {
		return q
	}
	if encoding == "identity" {
		return 0.0005 // always acceptable, but behind everything that was asked for (q has three digits)
	}
	return 0
}
