package site

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// eachSheet calls do with the name and the text of each of our style sheets.
func eachSheet(t *testing.T, do func(name, text string)) {
	t.Helper()
	sheets, err := filepath.Glob("../../static/*.css")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range sheets {
		sheet, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		do(name, string(sheet))
	}
}

// eachRule calls do with each rule of a style sheet without comments: with what stands before its bracket, behind that of the rules around it from the
// outermost on, and with what stands in its bracket. It returns an error if brackets are not closed, or closed once too often.
func eachRule(sheet string, do func(heads []string, body string)) error {
	var heads []string
	for start, i := 0, 0; i < len(sheet); i++ {
		switch sheet[i] {
		case '{':
			heads = append(heads, strings.TrimSpace(sheet[start:i]))
			start = i + 1
		case ';':
			if len(heads) == 0 || strings.HasPrefix(heads[len(heads)-1], "@") {
				start = i + 1
			}
		case '}':
			if len(heads) == 0 {
				return errors.New("a rule is closed that is not open")
			}
			do(heads, sheet[start:i])
			heads, start = heads[:len(heads)-1], i+1
		}
	}
	if len(heads) > 0 {
		return errors.New(strings.Join(heads, " ") + " is not closed")
	}
	return nil
}

// apart cuts a list of selectors, or one of them, at any of some signs, but not within brackets.
func apart(text, signs string) (all []string) {
	depth, start := 0, 0
	for i, r := range text + signs[:1] {
		switch {
		case r == '(' || r == '[':
			depth++
		case r == ')' || r == ']':
			depth--
		case depth == 0 && strings.ContainsRune(signs, r):
			if part := strings.TrimSpace(text[start:i]); part != "" {
				all = append(all, part)
			}
			start = i + 1
		}
	}
	return all
}
