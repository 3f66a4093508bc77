package main

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// glossary is the file in which a language says how each noun of a game is spelt. Under the title of a game stands a table of four columns:
// the English noun, the words that are chosen for it, what else there is to say of them, and the words that are ruled out. The words of a
// cell stand between commas. A word that is ruled out means that whole word in that spelling; "Bau-" means all words that begin so, "-bau" all
// that end so. Under "All games" stand words of every file.
const (
	glossaryFile = "GLOSSARY.md"
	allGames     = "All games"
)

// noun is a row of a glossary.
type noun struct {
	at            string // file and line
	english       string
	chosen, ruled []string
}

// textLine is a line of a file that people read, and where it stands.
type textLine struct{ at, text string }

var aWord = regexp.MustCompile(`\pL+`)

// checkGlossary finds, in the texts of a language, the words that its glossary rules out, and the chosen words that no text says. A language
// without a glossary has no faults.
func checkGlossary(from fs.FS, tag string, sections []section) error {
	name := path.Join(tag, glossaryFile)
	source, err := fs.ReadFile(from, name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	tables, faults := readGlossary(name, string(source))
	all := []textLine{}
	for _, s := range sections {
		texts, err := textsOf(from, tag, s.name)
		faults = append(faults, err)
		all = append(all, texts...)
		if s.title == "" {
			continue
		}
		if tables[s.title] == nil {
			faults = append(faults, fmt.Errorf("%s: %s has no table", name, s.title))
		}
		faults = append(faults, compare(s.title, tables[s.title], texts)...)
		delete(tables, s.title)
	}
	faults = append(faults, compare(allGames, tables[allGames], all)...)
	delete(tables, allGames)
	for title, nouns := range tables {
		faults = append(faults, fmt.Errorf("%s: no game is called %q", nouns[0].at, title))
	}
	return errors.Join(faults...)
}

// readGlossary gives the rows of each table by the heading above it.
func readGlossary(name, source string) (tables map[string][]noun, faults []error) {
	tables = map[string][]noun{}
	title := ""
	for i, line := range strings.Split(source, "\n") {
		if heading, is := strings.CutPrefix(line, "## "); is {
			title = heading
		}
		if !strings.HasPrefix(line, "|") || strings.HasPrefix(line, "|-") || strings.HasPrefix(line, "| English |") {
			continue
		}
		x := noun{at: fmt.Sprintf("%s:%d", name, i+1)}
		cells := strings.Split(strings.Trim(line, "|"), "|")
		if len(cells) != 4 {
			faults = append(faults, fmt.Errorf("%s: a row has four cells, this has %d", x.at, len(cells)))
			continue
		}
		x.english, x.chosen, x.ruled = strings.TrimSpace(cells[0]), wordsOf(cells[1]), wordsOf(cells[3])
		if x.chosen == nil {
			faults = append(faults, fmt.Errorf("%s: no word is chosen for %q", x.at, x.english))
		}
		if slices.ContainsFunc(tables[title], func(o noun) bool { return o.english == x.english }) {
			faults = append(faults, fmt.Errorf("%s: %q has a row already", x.at, x.english))
		}
		tables[title] = append(tables[title], x)
	}
	return tables, faults
}

// wordsOf are the words of a cell.
func wordsOf(cell string) (words []string) {
	for _, word := range strings.Split(cell, ",") {
		if word = strings.TrimSpace(word); word != "" {
			words = append(words, word)
		}
	}
	return words
}

// textsOf are the lines of a section and of its rules, without comments. What the language does not have has no lines.
func textsOf(from fs.FS, tag, section string) (texts []textLine, err error) {
	for _, file := range []string{section + ".ftl", "rules-" + section + ".txt"} {
		name := path.Join(tag, file)
		source, err := fs.ReadFile(from, name)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return nil, err
		}
		for i, line := range strings.Split(string(source), "\n") {
			if comment := strings.HasPrefix(line, "#") && path.Ext(name) == ".ftl"; !comment {
				texts = append(texts, textLine{fmt.Sprintf("%s:%d", name, i+1), line})
			}
		}
	}
	return texts, nil
}

// compare finds the faults of one table.
func compare(title string, nouns []noun, texts []textLine) (faults []error) {
	spoken := strings.Builder{}
	lines := map[string][]string{} // where each word stands
	for _, l := range texts {
		spoken.WriteString(strings.ToLower(l.text) + "\n")
		for _, word := range aWord.FindAllString(l.text, -1) {
			if at := lines[word]; len(at) == 0 || at[len(at)-1] != l.at {
				lines[word] = append(at, l.at)
			}
		}
	}
	for _, x := range nouns {
		for _, word := range x.chosen {
			if !strings.Contains(spoken.String(), strings.ToLower(word)) {
				faults = append(faults, fmt.Errorf("%s: no text of %s says %q for %q", x.at, title, word, x.english))
			}
		}
		for _, rule := range x.ruled {
			for word, places := range lines {
				if !rulesOut(rule, word) {
					continue
				}
				for _, at := range places {
					faults = append(faults, fmt.Errorf("%s: %q: the word for %q is %s (%s)", at, word, x.english, strings.Join(x.chosen, ", "), x.at))
				}
			}
		}
	}
	slices.SortFunc(faults, func(a, b error) int { return strings.Compare(a.Error(), b.Error()) })
	return faults
}

// rulesOut says whether a word that is ruled out means a word of a text: "Bau-" is any word that begins so, "-bau" any that ends so.
func rulesOut(rule, word string) bool {
	if head, is := strings.CutSuffix(rule, "-"); is {
		return strings.HasPrefix(word, head)
	}
	if tail, is := strings.CutPrefix(rule, "-"); is {
		return strings.HasSuffix(word, tail)
	}
	return word == rule
}
