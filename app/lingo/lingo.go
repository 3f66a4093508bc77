// Package lingo holds the words of the shell, by id, one catalogue per language. Words of a game are in its own package.
package lingo

import (
	"strconv"
	"strings"
)

// catalogues by language tag. Every language has the ids of English; a test compares them.
var catalogues = map[string]map[string]string{"en": english}

var current = english

// Use chooses a language and says whether there is one of that tag.
func Use(tag string) bool {
	c, ok := catalogues[tag]
	if ok {
		current = c
	}
	return ok
}

// T is the text of that id with {0}, {1} and so on replaced by args. An unknown id comes back as itself, so that
// nothing is ever blank; a test finds such ids.
func T(id string, args ...string) string {
	text, ok := current[id]
	if !ok {
		if text, ok = english[id]; !ok {
			return id
		}
	}
	for i, a := range args {
		text = strings.ReplaceAll(text, "{"+strconv.Itoa(i)+"}", a)
	}
	return text
}

// N is T for a number: the text of id.one or id.other, in which {0} is the number.
func N(id string, n int, args ...string) string {
	form := ".other"
	if n == 1 || n == -1 {
		form = ".one"
	}
	return T(id+form, append([]string{strconv.Itoa(n)}, args...)...)
}

// Has says whether there is a text of that id.
func Has(id string) bool {
	_, ok := english[id]
	return ok
}
