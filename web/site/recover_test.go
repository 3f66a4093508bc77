package site

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tabard/app/games"
	"tabard/engines"
	"tabard/web/serve"
)

// The page for emergencies is on its own: it keeps our policy, finds its files, and knows every game.
func TestThePageForEmergenciesStandsAlone(t *testing.T) {
	dir := filepath.Join("..", "..", "static", "recover")
	read := func(name string) string {
		t.Helper()
		b, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	files := built(t)
	page, records := string(files["static/recover/index.html"]), read("records.js")
	if !strings.Contains(page, `content="`+serve.Policy+`"`) {
		t.Error("the page has another policy")
	}
	for _, m := range regexp.MustCompile(`(?:src|href)="([^"]+)"`).FindAllStringSubmatch(page, -1) {
		_, err := os.Stat(filepath.Join(dir, m[1]))
		if _, made := files[path.Join("static/recover", m[1])]; err != nil && !made {
			t.Errorf("the page asks for %s: %v", m[1], err)
		}
	}
	if strings.Contains(page, "style=") || strings.Contains(page, "onclick") {
		t.Error("the page has what its policy forbids")
	}
	for _, d := range engines.Games() {
		if want := fmt.Sprintf("%d: %q", d.Code, games.ByID(d.ID).Name); !strings.Contains(records, want) {
			t.Errorf("the page does not know %s: add it to games in static/recover/records.js", want)
		}
	}
}
