package site

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"strings"
)

var (
	//go:embed start.js
	startJS string
	//go:embed register.js
	registerJS string
	// programJS is a part of three scripts: boot.js, the thinker's and the service worker's.
	//go:embed program.js
	programJS string

	// compileJS is a part of two: boot.js and the thinker's.
	//go:embed compile.js
	compileJS string
)

// appJS returns the page's script: go-app's, a template, with two of its sections exchanged for ours.
//
// In the section of the service worker go-app registers it at an absolute address; boot.js does so at a relative one and without the HTTP
// cache. In the section that starts the program go-app refuses every browser whose name contains "bot" (and so the phones called Cubot),
// fetches it only when the page has been read, and does not notice when it ends.
func appJS(template, version string) ([]byte, error) {
	// Addresses are relative to the page, so that one build runs under any path.
	env, err := json.Marshal(map[string]string{"GOAPP_STATIC_RESOURCES_URL": "./web", "GOAPP_ROOT_PREFIX": "./", "TABARD_VERSION": version})
	if err != nil {
		return nil, fmt.Errorf("site: write the program's environment: %w", err)
	}
	text, err := exchange(template, "Service Worker", "Update", registerJS)
	if err != nil {
		return nil, err
	}
	if text, err = exchange(text, "Web Assembly", "", startJS); err != nil {
		return nil, err
	}
	// The code that used these labels and lengths was in a section that has gone.
	text = strings.NewReplacer("{{.Env}}", string(env), "{{.LoadingLabel}}", "", "{{.WasmContentLength}}", "", "{{.WasmContentLengthHeader}}", "").Replace(text)
	if at := strings.Index(text, "{{"); at >= 0 {
		return nil, fmt.Errorf("site: go-app's app.js has a place that nobody fills, %.40q: read the new release before patching it", text[at:])
	}
	return []byte(text), nil
}

const rule = "// -----------------------------------------------------------------------------\n"

// exchange replaces the section called from, up to the one called to or the end. It fails if the script does not have each of them exactly
// once: somebody must read a new release of go-app first.
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
