package app

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face/facetest"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/table"
	"tabard/app/words"
	say "tabard/app/words/shell"
	"tabard/web/page"
	"tabard/web/store"
)

// english brings English back after a test of another language.
func english(t *testing.T) {
	t.Cleanup(func() {
		if err := words.Use("en"); err != nil {
			t.Fatal(err)
		}
		games.Renew()
	})
}

// The language changes at once and leaves everything where it is: the screen, the table, and every byte that is stored.
func TestAGameGoesOnInAnotherLanguage(t *testing.T) {
	english(t)
	m := store.NewMemory()
	v := shellOn(m)
	sit(t, v, "x")
	move(v)
	v.run()
	stored, plain := stock(t, m), v.page()
	v.press("language", "qps") // no language that is offered: the row takes the usual one
	if v.house.Settings.Words["Language"] != "" {
		t.Error("a language without words is wished for")
	}
	pseudo, err := words.Packed("qps")
	if err != nil {
		t.Fatal(err)
	}
	v.hear(page.Spoken{Language: "qps", Words: pseudo.All, Rules: pseudo.Rules})
	if v.Stage().Language != "qps" || v.Stage().Screen == "" {
		t.Errorf("the stage is %+v", v.Stage())
	}
	name := games.ByID("coincrown").Name
	if after := v.page(); after == plain || !strings.Contains(after, strings.ReplaceAll(name, "&", "&amp;")) || v.desk.Current() == nil || v.desk.Current().Face.Name != name {
		t.Error("the table says what it said before")
	}
	if now := stock(t, m); !maps.Equal(now, stored) {
		t.Error("what is stored has changed with the language")
	}
}

// Who comes for the first time has no rules yet: the screen and the table's sheet say so, the sheet beside its way back, and the screen shows
// them as soon as they are there. Rules of another
// language, or cut ones, change nothing.
func TestRulesComeAfterTheProgram(t *testing.T) {
	english(t)
	packed, err := words.Packed("en")
	if err != nil {
		t.Fatal(err)
	}
	if err := words.Open(packed.All); err != nil {
		t.Fatal(err)
	}
	german, err := words.Packed("de")
	if err != nil {
		t.Fatal(err)
	}
	v := shellOn(store.NewMemory())
	v.hear(page.Went{Hash: "rules/emara"})
	coming := say.RulesComing.String()
	sheet := table.Rulebook{Face: games.ByID("emara")}
	if html := app.HTMLString(sheet.Body(app.Button().Text("Back"))); !strings.Contains(html, coming) || !strings.Contains(html, "Back") {
		t.Errorf("before the rules are there the sheet is %s", html)
	}
	for _, m := range []page.Msg{page.Spoken{Language: "de", Rules: german.Rules}, page.Spoken{Language: "en", Rules: packed.Rules[:100]}} {
		v.hear(m)
		if html := v.page(); !strings.Contains(html, coming) || strings.Contains(html, `class="chapter"`) {
			t.Errorf("before the rules are there the screen is %s", html)
		}
	}
	v.hear(page.Spoken{Language: "en", Rules: packed.Rules})
	if html := v.page(); strings.Contains(html, coming) || !strings.Contains(html, `class="chapter"`) || toast(v) != "" {
		t.Errorf("with the rules the screen is %s", html)
	}
}

// stock is everything that is stored, but for the settings.
func stock(t *testing.T, m *store.Memory) map[string]string {
	t.Helper()
	keys, err := m.Keys("")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, key := range keys {
		record, err := m.Get(key)
		if err != nil {
			t.Fatal(err)
		}
		if key != "settings" {
			all[key] = string(record)
		}
	}
	return all
}

// Words that do not come leave the old ones, and that is said, at the start of the page too.
func TestWordsThatDoNotCome(t *testing.T) {
	for what, m := range map[string]page.Msg{"after a wish": page.Spoken{Language: "de"}, "cut": page.Spoken{Language: "de", Words: "tabard words de"},
		"at the start": page.Facts{Wordless: "de"}} {
		v := shellOn(store.NewMemory())
		v.hear(m)
		if said := toast(v); said != say.SettingsWordless.String() || words.Tag() != "en" {
			t.Errorf("%s: it says %q in %s", what, said, words.Tag())
		}
	}
}

// Every screen has its title, in every language.
func TestEveryScreenHasATitle(t *testing.T) {
	for _, place := range []house.Place{house.PlaceStart, house.PlaceSetup, house.PlaceTable, house.PlaceSaves, house.PlaceRecords, house.PlaceBoxes, house.PlaceBox, house.PlaceBoxLink, house.PlaceLink, house.PlaceRules,
		house.PlaceSettings, house.PlaceCredits, house.PlaceContinue, house.PlaceLost, "opening"} {
		if title, ok := say.TitleNamed(string(place)); !ok || title.String() == "" {
			t.Errorf("%s has no title", place)
		}
	}
}

// No text of the screens is without use. Families that are asked for by number or name count as a whole.
func TestNoWordsWithoutUse(t *testing.T) {
	var code []string
	err := filepath.WalkDir(".", func(path string, d os.DirEntry, err error) error {
		if err == nil && d.IsDir() && !strings.HasPrefix(path, "words") && d.Name() != "testdata" {
			code = append(code, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	unsaid, accessors := facetest.Unsaid(t, "words/shell", code...)
	if len(unsaid) > 0 || accessors < 400 {
		t.Errorf("of %d accessors nothing says %v", accessors, unsaid)
	}
}
