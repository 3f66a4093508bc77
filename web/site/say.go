package site

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"html"
	"strings"
)

// sayJS is the part of the scripts of two pages that has their words: of boot.js, and of the page for emergencies.
//
//go:embed say.js
var sayJS string

// tongue is a language in which the page speaks without the program.
type tongue struct {
	Tag   string
	texts map[string]any
}

// Say returns a text without arguments, for HTML. Templates call it.
func (t tongue) Say(id string) (string, error) {
	text, err := t.plain(id)
	return html.EscapeString(text), err
}

func (t tongue) plain(id string) (string, error) {
	text, is := t.texts[id].(string)
	if !is {
		return "", fmt.Errorf("site: %s/page.ftl has no %s, or it has arguments", t.Tag, id)
	}
	return text, nil
}

// English is what the page says before a script has chosen the language. Templates call it.
func (p pageData) English() tongue { return p.Tongues[0] }

// Say returns the script that has the texts whose IDs begin with one of some prefixes, in all languages. Templates call it.
func (p pageData) Say(prefixes ...string) (string, error) {
	all := map[string]map[string]any{}
	for _, t := range p.Tongues {
		all[t.Tag] = map[string]any{}
		for id, text := range t.texts {
			for _, prefix := range prefixes {
				if strings.HasPrefix(id, prefix) {
					all[t.Tag][id] = text
				}
			}
		}
	}
	var said bytes.Buffer
	enc := json.NewEncoder(&said)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(all); err != nil {
		return "", fmt.Errorf("site: write the words of the page: %w", err)
	}
	return strings.Replace(string(withoutComments("say.js", []byte(sayJS))), "{{.Said}}", strings.TrimSpace(said.String()), 1), nil
}
