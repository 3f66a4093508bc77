// Package url is what the client needs of net/url: it takes addresses apart that come from the browser, which has checked and
// escaped them, and leaves them as they are. The patched copy of go-app has it in its own module.
package url

import "strings"

// URL is an address in parts. One that names no host, as mail does, has all behind its scheme in Opaque.
type URL struct {
	Scheme, Opaque, Host, Path string
	RawQuery, Fragment         string
	ForceQuery                 bool // a question mark without a query
}

// Parse takes an address apart. It never fails.
func Parse(raw string) (*URL, error) {
	u := &URL{}
	raw, u.Fragment, _ = strings.Cut(raw, "#")
	raw, u.RawQuery, u.ForceQuery = strings.Cut(raw, "?")
	u.ForceQuery = u.ForceQuery && u.RawQuery == ""
	if i := strings.IndexAny(raw, ":/"); i > 0 && raw[i] == ':' {
		u.Scheme, raw = raw[:i], raw[i+1:]
		if !strings.HasPrefix(raw, "/") {
			u.Opaque = raw
			return u, nil
		}
	}
	if rest, ok := strings.CutPrefix(raw, "//"); ok {
		i := strings.Index(rest, "/")
		if i < 0 {
			i = len(rest)
		}
		u.Host, raw = rest[:i], rest[i:]
	}
	u.Path = raw
	return u, nil
}

// Hostname is the host without its port, and without the brackets of a number.
func (u *URL) Hostname() string {
	host := u.Host
	if i := strings.LastIndex(host, ":"); i > strings.LastIndex(host, "]") {
		host = host[:i]
	}
	return strings.Trim(host, "[]")
}

// String puts the parts together.
func (u *URL) String() string {
	s := ""
	if u.Scheme != "" {
		s = u.Scheme + ":"
	}
	switch {
	case u.Opaque != "":
		s += u.Opaque
	case u.Host != "" || u.Scheme != "" && u.Path != "":
		s += "//" + u.Host
	}
	if u.Opaque == "" {
		if u.Path != "" && u.Path[0] != '/' && u.Host != "" {
			s += "/"
		}
		s += u.Path
	}
	if u.RawQuery != "" || u.ForceQuery {
		s += "?" + u.RawQuery
	}
	if u.Fragment != "" {
		s += "#" + u.Fragment
	}
	return s
}
