package site

import (
	"bytes"
	"encoding/json"
	"errors"
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
	ShareTarget     shareTarget        `json:"share_target"`
}

// shareTarget is where a text goes that is shared with the installed app. Params are the names in the query: see static/boot.js.
type shareTarget struct {
	Action  string      `json:"action"`
	Method  string      `json:"method"`
	Enctype string      `json:"enctype"`
	Params  shareParams `json:"params"`
}

type shareParams struct {
	Title string `json:"title"`
	Text  string `json:"text"`
	URL   string `json:"url"`
}

type manifestHandler struct {
	Action string              `json:"action"`
	Accept map[string][]string `json:"accept"`
	Icons  []manifestIcon      `json:"icons"`
}

// manifest describes the app in a language to the system that installs it. There is one for each language, which boot.js links: no browser
// reads the members for several languages that the specification has. Name and start_url are the same in all, so it is one app.
//
// It has no id. A browser resolves an id against the origin without the folder, so that two copies on one host would be one app to the
// system. Without an id the address of start_url identifies the app: it differs between copies and is the same in every version. So
// start_url must never change, or the system would take an update for another app.
func manifest(files Files, in tongue) ([]byte, error) {
	var faults []error
	say := func(id string) string {
		text, err := in.plain(id)
		faults = append(faults, err)
		return text
	}
	m := manifestFile{
		Name: "Tabard", ShortName: "Tabard", Description: say("page-description"), Lang: in.Tag, Dir: "ltr",
		StartURL: "./", Scope: "./", Display: "standalone", DisplayOverride: []string{"standalone", "minimal-ui"},
		ThemeColor: light, BackgroundColor: light, Categories: []string{"games", "entertainment"},
		LaunchHandler: map[string]string{"client_mode": "focus-existing"},
		Icons: []manifestIcon{
			{Src: "static/icon.svg", Sizes: "any", Type: "image/svg+xml", Purpose: "any"},
		},
	}
	for _, png := range []struct{ name, purpose string }{
		{"static/icon-192.png", "any"}, {"static/launch/icon-512.png", "any"}, {"static/launch/icon-maskable-512.png", "maskable"},
		{"static/launch/monochrome-512.png", "monochrome"},
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
	m.ShareTarget = shareTarget{Action: m.StartURL, Method: "GET", Enctype: "application/x-www-form-urlencoded", Params: shareParams{"title", "text", "url"}}
	for _, to := range []struct{ name, hash, picture string }{
		{say("manifest-continue"), "continue", "continue"}, {say("manifest-daily"), "daily", "daily"},
		{say("manifest-coincrown"), "new/coincrown", "coincrown"}, {say("manifest-emara"), "new/emara", "emara"},
		{say("manifest-merchants"), "new/merchants", "merchants"}, {say("manifest-conquer"), "new/conquer", "conquer"},
	} {
		src := "static/launch/" + to.picture + "-96.png"
		w, h, err := pngSize(files, src)
		if err != nil {
			return nil, err
		}
		m.Shortcuts = append(m.Shortcuts, manifestShortcut{to.name, "./#" + to.hash,
			[]manifestIcon{{src, fmt.Sprintf("%dx%d", w, h), "image/png", "any"}}})
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
		label := say("shot-" + strings.TrimSuffix(path.Base(name), ".png"))
		m.Screenshots = append(m.Screenshots, manifestShot{name, fmt.Sprintf("%dx%d", w, h), "image/png", form, label})
	}
	if err := errors.Join(faults...); err != nil {
		return nil, err
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
