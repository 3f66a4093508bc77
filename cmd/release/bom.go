package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// module is a third-party module that is part of a released program.
type module struct {
	path, version string
	sum           string // as go.sum has it
	cut           bool   // the client has a patched copy of it
	in            []string
}

// programs are the programs of a release: the package of each, and the platform for which go list names its modules.
var programs = []struct{ name, path, os, arch string }{
	{"app.wasm", "./cmd/client", "js", "wasm"},
	{"tabard", "./cmd/serve", "linux", "amd64"},
}

// modules returns the third-party modules of all programs, sorted by path. modfile is the go.mod of the client.
func modules(modfile string) ([]module, error) {
	found := map[string]*module{}
	for _, p := range programs {
		args := []string{"list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}} {{with .Replace}}cut{{end}}{{end}}{{end}}"}
		if p.arch == "wasm" {
			args = append(args, "-modfile="+modfile)
		}
		list := exec.Command("go", append(args, p.path)...)
		list.Env = append(os.Environ(), "GOOS="+p.os, "GOARCH="+p.arch)
		list.Stderr = os.Stderr
		out, err := list.Output()
		if err != nil {
			return nil, fmt.Errorf("release: list the modules of %s: %w", p.name, err)
		}
		for line := range strings.Lines(string(out)) {
			f := strings.Fields(line)
			if len(f) < 2 {
				continue
			}
			m := found[f[0]]
			if m == nil {
				m = &module{path: f[0], version: f[1]}
				found[f[0]] = m
			}
			m.cut = m.cut || len(f) > 2
			if !slices.Contains(m.in, p.name) {
				m.in = append(m.in, p.name)
			}
		}
	}
	proofs, err := os.ReadFile("go.sum")
	if err != nil {
		return nil, fmt.Errorf("release: %w", err)
	}
	for line := range strings.Lines(string(proofs)) {
		if f := strings.Fields(line); len(f) == 3 && found[f[0]] != nil && found[f[0]].version == f[1] {
			found[f[0]].sum = f[2]
		}
	}
	var all []module
	for _, m := range found {
		all = append(all, *m)
	}
	slices.SortFunc(all, func(a, b module) int { return strings.Compare(a.path, b.path) })
	return all, nil
}

// The parts of a bill of materials in the form of CycloneDX 1.5 that are used here.
type (
	bill struct {
		Format     string      `json:"bomFormat"`
		Spec       string      `json:"specVersion"`
		Version    int         `json:"version"`
		About      metadata    `json:"metadata"`
		Components []component `json:"components"`
	}
	metadata struct {
		Component component `json:"component"`
	}
	component struct {
		Type       string     `json:"type"`
		Ref        string     `json:"bom-ref"`
		Name       string     `json:"name"`
		Version    string     `json:"version,omitempty"`
		URL        string     `json:"purl,omitempty"`
		Licences   []licence  `json:"licenses,omitempty"`
		Properties []property `json:"properties,omitempty"`
	}
	licence struct {
		License struct {
			ID string `json:"id"`
		} `json:"license"`
	}
	property struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	}
)

// licences are those of the modules that are part of a program, as SPDX names them.
var licences = map[string]string{
	"github.com/maxence-charriere/go-app/v10": "MIT", "github.com/tinylib/msgp": "MIT", "github.com/philhofer/fwd": "MIT", "rsc.io/qr": "BSD-3-Clause",
	"golang.org/x/crypto": "BSD-3-Clause",
}

// assets are the third-party parts of the site that are not code.
var assets = []struct{ name, licence string }{
	{"Atkinson Hyperlegible", "OFL-1.1"}, {"EB Garamond", "OFL-1.1"}, {"Lucide", "ISC"}, {"game-icons.net", "CC-BY-3.0"},
}

// bom returns the bill of materials: the modules, the standard library and the assets.
func bom(mods []module, goVersion string) ([]byte, error) {
	b := bill{Format: "CycloneDX", Spec: "1.5", Version: 1, About: metadata{component{
		Type: "application", Ref: "tabard", Name: "tabard", Licences: licensed("MIT")}}}
	std := strings.TrimPrefix(strings.Fields(goVersion)[0], "go")
	b.Components = append(b.Components, component{Type: "library", Ref: "std", Name: "std", Version: std, URL: "pkg:golang/std@" + std,
		Licences: licensed("BSD-3-Clause"), Properties: []property{{"tabard:in", "app.wasm"}, {"tabard:in", "tabard"}}})
	for _, m := range mods {
		id, known := licences[m.path]
		if !known {
			return nil, fmt.Errorf("release: %s is in the program: name its licence in cmd/release/bom.go", m.path)
		}
		c := component{Type: "library", Ref: m.path, Name: m.path, Version: m.version, URL: "pkg:golang/" + m.path + "@" + m.version, Licences: licensed(id)}
		for _, in := range m.in {
			c.Properties = append(c.Properties, property{"tabard:in", in})
		}
		if m.cut {
			c.Properties = append(c.Properties, property{"tabard:changed", "a patched copy, see web/goapp"})
		}
		if m.sum != "" {
			c.Properties = append(c.Properties, property{"go:sum", m.sum})
		}
		b.Components = append(b.Components, c)
	}
	for _, a := range assets {
		b.Components = append(b.Components, component{Type: "data", Ref: a.name, Name: a.name, Licences: licensed(a.licence)})
	}
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	e.SetIndent("", "\t")
	if err := e.Encode(b); err != nil {
		return nil, fmt.Errorf("release: bill of materials: %w", err)
	}
	return out.Bytes(), nil
}

func licensed(id string) []licence {
	var l licence
	l.License.ID = id
	return []licence{l}
}
