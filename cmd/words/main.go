// Command words makes Go of the catalogues (app/words/en and its neighbours): for each file a constant for every text, a function for
// every text with arguments, and a type for every family of nouns. The words of what works without the program (page.ftl) need no Go. It
// compares all languages with English, and stops with the file and the line of each fault: a text that is missing, an argument that English
// does not give, a noun without a form that a sentence asks for, a constant of the rules without its text, a word that the language's
// glossary rules out.
//
// Its one argument is the folder app, "app" without one. go generate runs it there (app/words/words.go).
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"go/format"
	"log"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"tabard/app/words/ftl"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("words: ")
	flag.Parse()
	folder := "app"
	if flag.NArg() > 0 {
		folder = flag.Arg(0)
	}
	if err := generate(folder); err != nil {
		log.Fatal(err)
	}
}

// generate reads all languages and writes all files.
func generate(folder string) error {
	languages, err := check(filepath.Join(folder, "words"), specs())
	if err != nil {
		return err
	}
	pages, err := check(filepath.Join(folder, "words"), ftl.PageSpecs)
	if err != nil {
		return err
	}
	for _, l := range pages {
		if _, err := l.Script("page"); err != nil {
			return err
		}
	}
	for _, l := range languages[1:] {
		if err := checkGlossary(os.DirFS(filepath.Join(folder, "words")), l.Tag, sections); err != nil {
			return err
		}
	}
	english := languages[0]
	for i := range sections {
		s := &sections[i]
		if err := s.demand(english.Section(s.name)); err != nil {
			return err
		}
	}
	for i := range sections {
		g := generator{section: &sections[i], number: i, from: english.Section(sections[i].name)}
		if err := write(filepath.Join(folder, sections[i].out), g.file()); err != nil {
			return err
		}
	}
	spec, native := specFiles(languages, pages)
	return errors.Join(write(filepath.Join(folder, "words", "sections_gen.go"), spec),
		write(filepath.Join(folder, "words", "native_gen.go"), native))
}

// check compiles some sections of every language of the folder, and gives all languages, English first.
func check(folder string, specs []ftl.Spec) ([]*ftl.Language, error) {
	from := os.DirFS(folder)
	english, err := ftl.Load(from, "en", specs, nil)
	if err != nil {
		return nil, err
	}
	all := []*ftl.Language{english}
	grammars, err := filepath.Glob(filepath.Join(folder, "*", ftl.Grammar+".ftl"))
	faults := []error{err}
	for _, file := range grammars {
		if tag := filepath.Base(filepath.Dir(file)); tag != "en" {
			l, err := ftl.Load(from, tag, specs, english)
			all, faults = append(all, l), append(faults, err)
		}
	}
	return all, errors.Join(faults...)
}

// specs are the sections for package ftl.
func specs() []ftl.Spec {
	var out []ftl.Spec
	for _, s := range sections {
		spec := ftl.Spec{Name: s.name}
		for _, f := range s.families {
			spec.Families = append(spec.Families, f.name)
		}
		out = append(out, spec)
	}
	return out
}

func write(file, source string) error {
	out, err := format.Source([]byte(source))
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if was, err := os.ReadFile(file); err == nil && bytes.Equal(was, out) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, out, 0o644)
}

// demand finds the members of families that have no message, and those that are said to have none and have one.
func (s *section) demand(from *ftl.Section) error {
	var faults []error
	for _, f := range s.families {
		for _, member := range f.members {
			switch has, silent := from.Message(f.id(member)) != nil, member == "" || slices.Contains(f.silent, f.id(member)); {
			case !has && !silent:
				faults = append(faults, fmt.Errorf("en/%s.ftl: %s is missing: the rules have %s", s.name, f.id(member), member))
			case has && silent:
				faults = append(faults, fmt.Errorf("en/%s.ftl: %s is said to have no words (cmd/words)", s.name, f.id(member)))
			}
		}
	}
	return errors.Join(faults...)
}

// id is the message of a member.
func (f family) id(member string) string { return f.name + "-" + kebab(member) }

// kebab is a name of the rules as an ID: "CardGain" is "card-gain".
func kebab(name string) string {
	var b strings.Builder
	for i, r := range name {
		switch {
		case r == ' ' || r == '.':
			b.WriteByte('-')
		case r >= 'A' && r <= 'Z':
			if i > 0 && name[i-1] != ' ' && name[i-1] != '.' {
				b.WriteByte('-')
			}
			b.WriteRune(r + 'a' - 'A')
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
