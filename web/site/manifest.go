package site

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	_ "image/png" // to read the size of icons and screenshots
	"path"
	"strings"

	"tabard/web/store"
)

type manifestIcon struct {
	Src     string `json:"src"`
	Sizes   string `json:"sizes"`
	Type    string `json:"type"`
	Purpose string `json:"purpose"`
}

type manifestShot struct {
	Src        string `json:"src"`
	Sizes      string `json:"sizes"`
	Type       string `json:"type"`
	FormFactor string `json:"form_factor"`
	Label      string `json:"label"`
}

type manifestShortcut struct {
	Name  string         `json:"name"`
	URL   string         `json:"url"`
	Icons []manifestIcon `json:"icons"`
}

type manifestFile struct {
	Name            string             `json:"name"`
	ShortName       string             `json:"short_name"`
	Description     string             `json:"description"`
	Lang            string             `json:"lang"`
	Dir             string             `json:"dir"`
	StartURL        string             `json:"start_url"`
	Scope           string             `json:"scope"`
	Display         string             `json:"display"`
	DisplayOverride []string           `json:"display_override"`
	ThemeColor      string             `json:"theme_color"`
	BackgroundColor string             `json:"background_color"`
	Categories      []string           `json:"categories"`
	Icons           []manifestIcon     `json:"icons"`
	Screenshots     []manifestShot     `json:"screenshots,omitempty"`
	Shortcuts       []manifestShortcut `json:"shortcuts"`
	LaunchHandler   map[string]string  `json:"launch_handler"`
	FileHandlers    []manifestHandler  `json:"file_handlers"`
}

type manifestHandler struct {
	Action string              `json:"action"`
	Accept map[string][]string `json:"accept"`
	Icons  []manifestIcon      `json:"icons"`
}

// shotLabels describe the pictures in static/screenshots by name. make shots takes the pictures.
var shotLabels = map[string]string{
	"start":           "Choose a game",
	"phone":           "Coin & Crown on a phone",
	"phone-conquer":   "Craft & Conquer on a phone",
	"phone-emara":     "Crown of Emara on a phone",
	"phone-merchants": "Battle Merchants on a phone",
	"wide":            "Coin & Crown on a wide screen",
	"wide-conquer":    "Craft & Conquer on a wide screen",
	"wide-emara":      "Crown of Emara on a wide screen",
	"wide-merchants":  "Battle Merchants by night",
}

// manifest describes the app to the system that installs it.
//
// It has no id. A browser resolves an id against the origin without the folder, so that two copies on one host would be one app to the
// system. Without an id the address of start_url identifies the app: it differs between copies and is the same in every version. So
// start_url must never change, or the system would take an update for another app.
func manifest(files Files) ([]byte, error) {
	m := manifestFile{
		Name: "Tabard", ShortName: "Tabard", Description: description, Lang: "en", Dir: "ltr",
		StartURL: "./", Scope: "./", Display: "standalone", DisplayOverride: []string{"standalone", "minimal-ui"},
		ThemeColor: light, BackgroundColor: light, Categories: []string{"games", "entertainment"},
		LaunchHandler: map[string]string{"client_mode": "focus-existing"},
		Icons: []manifestIcon{
			{Src: "static/icon.svg", Sizes: "any", Type: "image/svg+xml", Purpose: "any"},
		},
	}
	for _, png := range []struct{ name, purpose string }{
		{"static/icon-192.png", "any"}, {"static/icon-512.png", "any"}, {"static/icon-maskable-512.png", "maskable"},
	} {
		w, h, err := pngSize(files, png.name)
		if err != nil {
			return nil, err
		}
		m.Icons = append(m.Icons, manifestIcon{png.name, fmt.Sprintf("%dx%d", w, h), "image/png", png.purpose})
	}
	small := []manifestIcon{m.Icons[1]}
	// The system's file manager opens files of saved games in an installed app; app/launch.go reads them.
	m.FileHandlers = []manifestHandler{{Action: "./#saves", Accept: map[string][]string{"application/x-tabard": {store.FileType}}, Icons: small}}
	m.Shortcuts = []manifestShortcut{
		{Name: "Continue", URL: "./#continue", Icons: small},
		{Name: "New game", URL: "./#new", Icons: small},
	}
	for _, name := range files.Names() {
		if !strings.HasPrefix(name, "static/screenshots/") || !strings.HasSuffix(name, ".png") {
			continue
		}
		w, h, err := pngSize(files, name)
		if err != nil {
			return nil, err
		}
		form := "narrow"
		if w > h {
			form = "wide"
		}
		label, ok := shotLabels[strings.TrimSuffix(path.Base(name), ".png")]
		if !ok {
			return nil, fmt.Errorf("site: the screenshot %s has no label", name)
		}
		m.Screenshots = append(m.Screenshots, manifestShot{name, fmt.Sprintf("%dx%d", w, h), "image/png", form, label})
	}
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(m); err != nil {
		return nil, fmt.Errorf("site: write the manifest: %w", err)
	}
	return out.Bytes(), nil
}

func pngSize(files Files, name string) (w, h int, err error) {
	data, ok := files[name]
	if !ok {
		return 0, 0, fmt.Errorf("site: the manifest needs %s, which is not there", name)
	}
	c, _, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return 0, 0, fmt.Errorf("site: read the size of %s: %w", name, err)
	}
	return c.Width, c.Height, nil
}
