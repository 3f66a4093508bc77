package site

import (
	_ "embed"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

var (
	//go:embed start.js
	startJS string
	//go:embed register.js
	registerJS string
	// programJS is part of the page's, the thinker's and the service worker's script.
	//go:embed program.js
	programJS string
)

// appJS is go-app's page script with two of its sections exchanged for ours.
//
// Service worker: boot.js registers it, with a relative address and without the HTTP cache. Start of the program: go-app's
// own refuses every user agent that contains "bot" (so also the phones called Cubot), counts compressed bytes against
// decoded ones, and does not notice when the program ends.
func appJS(files Files, version string) ([]byte, error) {
	wasm, err := files.url("app.wasm")
	if err != nil {
		return nil, err
	}
	start := strings.NewReplacer("{{.Program}}", programJS, "{{.Wasm}}", wasm, "{{.Size}}", strconv.Itoa(len(files["app.wasm"]))).Replace(startJS)
	text, err := goappJS(version)
	if err != nil {
		return nil, err
	}
	if text, err = exchange(text, "Service Worker", "Update", registerJS); err != nil {
		return nil, err
	}
	if text, err = exchange(text, "Web Assembly", "", start); err != nil {
		return nil, err
	}
	return []byte(text), nil
}

// goappJS asks go-app for its page script. The handler is asked in memory for this one path, and never serves anything else.
func goappJS(version string) (string, error) {
	handler := &app.Handler{
		Name:    "Tabard",
		Version: version,
		Env:     map[string]string{"TABARD_VERSION": version},
		Icon: app.Icon{ // go-app's own would be foreign addresses
			Default: "static/icon-192.png", Large: "static/icon-512.png", SVG: "static/icon.svg", Maskable: "static/icon-maskable-512.png",
		},
		Resources: relative{},
	}
	answer := httptest.NewRecorder()
	handler.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, "/app.js", nil))
	if answer.Code != http.StatusOK {
		return "", fmt.Errorf("site: go-app answers %d for app.js", answer.Code)
	}
	return answer.Body.String(), nil
}

// relative resolves go-app's absolute locations against the page, so that one build runs under any path.
type relative struct{}

// Resolve implements app.ResourceResolver.
func (relative) Resolve(location string) string {
	if location == "" || location == "/" {
		return "./"
	}
	return "./" + strings.TrimPrefix(location, "/")
}

const rule = "// -----------------------------------------------------------------------------\n"

// exchange replaces the section called from, up to the one called to or the end. That go-app's script has these sections
// must be checked at each new release, so it fails if they are not there exactly once.
func exchange(text, from, to, with string) (string, error) {
	head, tail, err := splitAt(text, from)
	if err != nil {
		return "", err
	}
	if to == "" {
		return head + with, nil
	}
	_, rest, err := splitAt(tail, to)
	if err != nil {
		return "", err
	}
	return head + with + rest, nil
}

func splitAt(text, section string) (string, string, error) {
	heading := rule + "// " + section + "\n" + rule
	if strings.Count(text, heading) != 1 {
		return "", "", fmt.Errorf("site: go-app's app.js has no single section %q: read the new release before patching it", section)
	}
	at := strings.Index(text, heading)
	return text[:at], text[at:], nil
}
