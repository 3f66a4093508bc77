package site

import (
	_ "embed"
	"fmt"
	"path"
	"strings"
)

// Rules are the rules of a game in a language: the title of their page, and what is drawn there (go-app's HTMLString). They are files of HTML
// beside the program, rules/en/emara.html: people read them, and engines find them, without it. The service worker does not store them, since
// the program has the same text.
type Rules struct{ Game, Title, Page string }

// RulesHome leads from a page of rules to the program. rulesIn is before the names of these pages.
const (
	RulesHome = "../../"
	rulesIn   = "rules/"
)

//go:embed rules.html
var rulesHTML string

// addRules adds the page of every game and language.
func (f Files) addRules(words []Words) error {
	var tags []string
	for _, w := range words {
		tags = append(tags, w.Tag)
	}
	sheets := []string{"static/tabard.css", fonts}
	for _, w := range words {
		for _, r := range w.Rules {
			page, err := markup(r.Page)
			if err != nil {
				return err
			}
			name := rulesIn + w.Tag + "/" + r.Game + ".html"
			f[name], err = fill(name, rulesHTML, struct {
				Rules
				Tag, Home, Page string
				Tags, Styles    []string
			}{r, w.Tag, RulesHome, page, tags, sheets})
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// rulesLink leads from the program's page to a page of rules.
type rulesLink struct{ Tag, URL, Title string }

// rules are the links to all pages of rules.
func (f Files) rules() (links []rulesLink, err error) {
	for _, name := range f.Names() {
		if !strings.HasPrefix(name, rulesIn) {
			continue
		}
		_, rest, _ := strings.Cut(string(f[name]), "<title>")
		title, _, found := strings.Cut(rest, "</title>")
		if !found {
			return nil, fmt.Errorf("site: %s has no title", name)
		}
		links = append(links, rulesLink{path.Base(path.Dir(name)), name, title})
	}
	return links, nil
}
