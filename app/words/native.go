//go:build !js

package words

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"path"

	"tabard/app/words/ftl"
)

// Natively the files of all languages are within the program: tests, the export of the site and tools read them. The client gets the
// catalogue of one language from its page.
//
//go:embed en de
var files embed.FS

func init() {
	if err := Use("en"); err != nil {
		panic(err)
	}
}

// Speaking are the tags of the languages that have a file of that section, English first.
func Speaking(section string) []string {
	tags := []string{"en"}
	others, _ := fs.Glob(files, "*/"+section+".ftl") // the pattern is a good one
	for _, name := range others {
		if tag := path.Dir(name); tag != "en" {
			tags = append(tags, tag)
		}
	}
	return tags
}

// Use opens the catalogue of a language, or of the pseudo-language (ftl.PseudoTag).
func Use(tag string) error {
	packed, err := Packed(tag)
	if err != nil {
		return err
	}
	return errors.Join(Open(packed.All), OpenRules(packed.Rules))
}

// load compiles some sections of a language, and of English, which is its model.
func load(tag string, specs []ftl.Spec) (l, english *ftl.Language, err error) {
	english, err = ftl.Load(files, "en", specs, nil)
	switch {
	case err != nil || tag == "en":
		return english, english, err
	case tag == ftl.PseudoTag:
		return ftl.Pseudo(english), english, nil
	}
	l, err = ftl.Load(files, tag, specs, english)
	return l, english, err
}

// Page is the words of a language for what works without the program, as scripts read them (ftl.Language.Script).
func Page(tag string) (map[string]any, error) {
	l, _, err := load(tag, ftl.PageSpecs)
	if err != nil {
		return nil, err
	}
	return l.Script("page")
}

// Catalogues are the words of a language as the program reads them: All without the rules, and Rules.
type Catalogues struct{ All, Rules string }

// Packed packs the words of a language.
func Packed(tag string) (c Catalogues, err error) {
	l, english, err := load(tag, specs)
	if err != nil {
		return c, err
	}
	books := make([]string, len(Books))
	for i, game := range Books {
		text, err := files.ReadFile(tag + "/rules-" + game + ".txt")
		if errors.Is(err, fs.ErrNotExist) {
			text, err = files.ReadFile("en/rules-" + game + ".txt")
		}
		if err != nil {
			return c, fmt.Errorf("words: the rules of %s: %w", game, err)
		}
		books[i] = string(text)
		if tag == ftl.PseudoTag {
			books[i] = ftl.PseudoBook(books[i])
		}
	}
	return Catalogues{l.Pack(english.Fingerprint()), ftl.PackBooks(books)}, nil
}
