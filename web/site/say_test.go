package site

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tabard/app/words"
	say "tabard/app/words/shell"
)

// sources are the files whose words stand in page.ftl.
func sources(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{"shell.html": shellHTML, "404.html": missingHTML, "recover.html": recoverHTML}
	for _, name := range []string{"boot.js", "words.js", "recover/records.js", "recover/recover.js"} {
		data, err := os.ReadFile(filepath.Join("..", "..", "static", name))
		if err != nil {
			t.Fatal(err)
		}
		out[name] = string(withoutComments(name, data))
	}
	return out
}

// The pages ask for no text that page.ftl does not have, and page.ftl has none that nothing asks for.
func TestEveryWordOfThePagesIsAsked(t *testing.T) {
	asked := map[string]bool{"page-locale": true, "page-half": true}
	texts := sources(t)
	code, err := os.ReadFile("manifest.go")
	if err != nil {
		t.Fatal(err)
	}
	texts["manifest.go"] = string(code)
	pattern := regexp.MustCompile(`(?:Say "|data-say="|\b(?:say|told|refusal)\(")([a-z]+-[a-z-]+)"`)
	for _, text := range texts {
		for _, m := range pattern.FindAllStringSubmatch(text, -1) {
			asked[m[1]] = true
		}
		for _, m := range regexp.MustCompile(`data-say="([^"]*)"`).FindAllStringSubmatch(text, -1) {
			if _, plain := page(t, "en")[m[1]].(string); !plain {
				t.Errorf("nobody fills %s where it stands in the page", m[1])
			}
		}
		for _, m := range regexp.MustCompile(`fault: "([a-z]+)"`).FindAllStringSubmatch(text, -1) {
			asked["fault-"+m[1]] = true
		}
	}
	shots, err := filepath.Glob("../../static/screenshots/*.png")
	if err != nil || len(shots) == 0 {
		t.Fatalf("%d pictures, %v", len(shots), err)
	}
	for _, shot := range shots {
		asked["shot-"+strings.TrimSuffix(filepath.Base(shot), ".png")] = true
	}
	want := slices.Sorted(maps.Keys(page(t, "en")))
	if got := slices.Sorted(maps.Keys(asked)); !slices.Equal(got, want) {
		t.Errorf("asked for\n%q\npage.ftl has\n%q", got, want)
	}
}

// No sentence stands in the pages themselves or in their scripts, beside the name and what only developers read.
func TestPagesHaveNoWordsOfTheirOwn(t *testing.T) {
	tag := regexp.MustCompile(`(?s)\{\{.*?\}\}|<!doctype html>|<[^>]*>`)
	told := regexp.MustCompile(`(?:aria-label|alt|title|placeholder)="[^"{]*[A-Za-z][^"]*"`)
	literal := regexp.MustCompile("[\"`']((?:[A-Za-z]+[,:]? )+[a-z]+[.:]?)[\"`']")
	developers := []string{"use strict", "start failed:", "no offline copy:", "an entry that cannot be written as text"}
	for name, text := range sources(t) {
		if strings.HasSuffix(name, ".html") {
			bare := strings.Fields(tag.ReplaceAllString(text, " "))
			if slices.ContainsFunc(bare, func(s string) bool { return s != "Tabard" && s != "·" }) || told.MatchString(text) {
				t.Errorf("%s says %q %q", name, bare, told.FindString(text))
			}
			continue
		}
		for _, m := range literal.FindAllStringSubmatch(text, -1) {
			if !slices.Contains(developers, m[1]) {
				t.Errorf("%s says %q", name, m[1])
			}
		}
	}
}

// Every language has all words, and its own: none is left in English.
func TestWordsOfThePagesAreTranslated(t *testing.T) {
	english := page(t, "en")
	same := []string{"recover-kilobytes", "recover-record", "recover-button", // signs and places alone
		"manifest-coincrown", "manifest-emara", "manifest-merchants", "manifest-conquer"} // names
	for _, l := range words.Languages[1:] {
		other := page(t, l.Tag)
		for id, text := range english {
			was, _ := json.Marshal(text)
			is, _ := json.Marshal(other[id])
			if equal := string(was) == string(is); other[id] == nil || equal != slices.Contains(same, id) {
				t.Errorf("%s of %s: %s, in English %s", id, l.Tag, is, was)
			}
		}
		if len(other) != len(english) {
			t.Errorf("%d texts of %s, %d of English", len(other), l.Tag, len(english))
		}
	}
}

// A script of the page has its words in every language; so has the page that no script writes.
func TestPagesSpeakEveryLanguage(t *testing.T) {
	files := built(t)
	said := func(name string) map[string]map[string]any {
		t.Helper()
		m := regexp.MustCompile(`(?m)^  const all = (.*);$`).FindSubmatch(files[name])
		if m == nil {
			t.Fatalf("%s has no words", name)
		}
		var all map[string]map[string]any
		if err := json.Unmarshal(m[1], &all); err != nil {
			t.Fatal(err)
		}
		return all
	}
	for name, ids := range map[string][]string{
		"static/boot.js":        {"page-locale", "page-half", "page-title", "boot-loading", "boot-progress", "boot-ended-text"},
		"static/recover/say.js": {"page-locale", "page-half", "page-open", "recover-sum", "recover-count", "fault-cut"},
	} {
		all := said(name)
		if len(all) != len(words.Languages) {
			t.Errorf("%s speaks %d languages", name, len(all))
		}
		for _, l := range words.Languages {
			texts := page(t, l.Tag)
			for _, id := range ids {
				want, _ := json.Marshal(texts[id])
				if got, _ := json.Marshal(all[l.Tag][id]); string(got) != string(want) {
					t.Errorf("%s, %s of %s: %s, want %s", name, id, l.Tag, got, want)
				}
			}
		}
	}
	for name, ids := range map[string][]string{
		"404.html":                  {"missing-page", "missing-title", "missing-text", "page-open"},
		"index.html":                {"noscript-app"},
		"static/recover/index.html": {"recover-intro", "noscript-recover"},
	} {
		for _, l := range words.Languages {
			text := page(t, l.Tag)
			for _, id := range ids {
				if !strings.Contains(string(files[name]), text[id].(string)) {
					t.Errorf("%s does not say %s of %s", name, id, l.Tag)
				}
			}
			if !strings.Contains(string(files[name]), ` lang="`+l.Tag+`"`) {
				t.Errorf("%s does not name the language %s", name, l.Tag)
			}
		}
	}
}

// The page is called what its first screen is called, before the program and with it.
func TestThePageHasTheTitleOfTheFirstScreen(t *testing.T) {
	for _, l := range words.Languages {
		if err := words.Use(l.Tag); err != nil {
			t.Fatal(err)
		}
		if got, want := page(t, l.Tag)["page-title"], say.TitleStart.String(); got != want {
			t.Errorf("%s: %q, and %q", l.Tag, got, want)
		}
	}
	if err := words.Use("en"); err != nil {
		t.Fatal(err)
	}
}

// A text that a page asks for and nobody has stops the export.
func TestAMissingWordStopsTheExport(t *testing.T) {
	for _, id := range []string{"page-title", "noscript-app", "missing-text", "recover-intro", "manifest-daily", "shot-wide"} {
		src, _ := source(t)
		delete(src.Words[1].Page, id)
		if id == "page-title" {
			delete(src.Words[0].Page, id)
		}
		if _, _, err := Build(src); err == nil || !strings.Contains(err.Error(), id) {
			t.Errorf("without %s: %v", id, err)
		}
	}
}
